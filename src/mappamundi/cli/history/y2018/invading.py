"""Invasions as rows by area: who stands there, the odds, and what the land is worth now."""

from collections.abc import Sequence
from typing import NamedTuple

from mappamundi.cli.history.y2018.board import area_title, army, built, signs
from mappamundi.cli.history.y2018.words import Words, owner
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.games.history.dice import Odds
from mappamundi.games.history.y2018.counsel import counsel
from mappamundi.games.history.y2018.stakes import Advice
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

# More lands than this in reach are offered area by area.
MOST_ROWS = 30


class Way(NamedTuple):
    """One way to a land, with what counsel says of it; `odds` None if nobody fights there."""

    action: Action
    told: Advice
    odds: Odds | None

    @property
    def help(self) -> tuple[int, bool]:
        """What is spent on this battle: extra dice, or a certain win."""
        return self.action.form.get("extra", 0), bool(self.action.form.get("auto_win"))

    @property
    def value(self) -> tuple[float, float, float]:
        """What it brings, and how likely it is to bring it."""
        odds = self.odds or Odds(1.0, 0.0, 0.0)
        return self.told["worth"], odds.win, -odds.defeat


class Row(NamedTuple):
    """A land: its best way without help that is used up, and the answer that it is."""

    best: Way
    points: int
    choice: Choice


def invasion_groups(words: Words, view: View, invasions: Sequence[Action]) -> list[Group]:
    """One group for each area, all by expected points; several ways to a land make a further question."""
    board = view.board
    by_land: dict[int, list[Way]] = {}
    for action, told in zip(invasions, counsel(view, invasions), strict=True):
        odds = Odds(*told["odds"]) if "odds" in told else None
        by_land.setdefault(action.args[0], []).append(Way(action, told, odds))
    rows: dict[int, list[Row]] = {}
    for land, ways in by_land.items():
        rows.setdefault(board.area_of[land], []).append(_row(words, view, land, ways))
    for found in rows.values():
        found.sort(key=_promise)
    # What promises most stands first, and so on the first page.
    ranked = dict(sorted(rows.items(), key=lambda entry: _promise(entry[1][0])))
    if len(by_land) > MOST_ROWS:
        rows_by_area = [_area(words, view, area, found) for area, found in ranked.items()]
        return [Group(words("terminal-by-region"), rows_by_area)]
    return [Group(area_title(words, view, area), [row.choice for row in found]) for area, found in ranked.items()]


def _promise(row: Row) -> float:
    return -float(row.best.told["expected"])


def _area(words: Words, view: View, area: int, found: Sequence[Row]) -> Choice:
    """A long list by areas: what the best land there brings, and a further question."""
    from rich.text import Text

    title = area_title(words, view, area)
    best = found[0]
    odds = best.best.odds
    sure = words("terminal-no-battle") if odds is None else words("terminal-win", win=words.per_cent(odds.win))
    name = words.areas[area]
    values = view.board.values[view.epoch][area]
    cells = (
        Text(name, style="bold"),
        "·".join(map(str, values)) if any(values) else "–",
        words("terminal-region-lands", lands=len(found)),
        words("terminal-region-best", land=best.choice.words, points=best.points, chance=sure),
    )
    rows = [row.choice for row in found]
    there = words.name(view.board.area_ids[area], "in")
    menu = Menu(words("terminal-choose-in", area=there), [Group(title, rows)], "Z7.2", folded=True)
    return Choice(cells, name, menu=menu)


def _row(words: Words, view: View, land: int, ways: Sequence[Way]) -> Row:
    name = words.lands[land]
    sensible = [way for way in ways if not any(_beats(other, way) for other in ways)]
    # Help that is used up is not what the row promises.
    plain = [way for way in sensible if not any(way.help)]
    best = max(plain, key=lambda way: way.value[1])
    points = max(way.told["worth"] for way in plain)
    several = f" {words('terminal-ways', count=len(sensible))}" if len(sensible) > 1 else ""
    cells = (
        f"{signs(view, land)} {name}",
        army(words, view, land),
        f"{points:+d}",
        _chance(words, view, land, best),
        built(words, view, land, words.narrow) + several,
    )
    rows = [
        Choice(
            (_way(words, view, way), _chance(words, view, land, way)), f"{name} {_way(words, view, way)}", way.action
        )
        for way in ways
    ]
    # With one sensible way it is taken at once; the others can still be named, as in "gaul by land".
    question = words("mode-ways", land=words.name(view.board.land_ids[land], "the"))
    menu = Menu(question, [Group("", rows)]) if len(ways) > 1 else None
    return Row(best, points, Choice(cells, name, best.action if len(sensible) == 1 else None, menu))


def _beats(other: Way, way: Way) -> bool:
    """Whether the other way to the same land costs the same, is nowhere worse, and is better or comes first."""
    if other is way or other.help != way.help:
        return False
    if other.value == way.value:
        return other.action.code < way.action.code
    return all(better >= worse for better, worse in zip(other.value, way.value, strict=True))


def _chance(words: Words, view: View, land: int, way: Way) -> str:
    if way.odds is not None:
        return words.odds(way.odds)
    return words("terminal-renew" if owner(view, land) == view.seat else "tag-free")


def _way(words: Words, view: View, way: Way) -> str:
    via, (extra, certain) = way.action.form.get("via"), way.help
    sections = words.listed([words.name(section, "the") for section in via or ()])
    name = words("way-by", way=sections) if via else words("way-land")
    if certain:
        return words("way-certain", way=name, card=words.certain_by(view))
    return words("way-extra", way=name, extra=extra) if extra else name
