"""Invasions as rows by region: who stands there, the odds, and what the land is worth now."""

from collections.abc import Sequence

from mappamundi.cli.history.y2018.board import army, built, region_title, signs
from mappamundi.cli.history.y2018.words import Words, owner
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.games.history.y2018.counsel import naval_way, worth
from mappamundi.games.history.y2018.odds import invasion_odds
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

Rank = tuple[float, float]
# More lands than this in reach are offered region by region.
MOST_ROWS = 30


def invasion_groups(words: Words, view: View, invasions: Sequence[Action]) -> list[Group]:
    """One group for each region, its lands by points, then by odds; several ways to a land make a further question."""
    board = view.board
    by_land: dict[int, list[Action]] = {}
    for action in invasions:
        by_land.setdefault(action.args[0], []).append(action)
    rows: dict[int, list[tuple[Rank, Choice]]] = {}
    for land, ways in by_land.items():
        rank, row = _row(words, view, land, ways)
        rows.setdefault(board.region_of[land], []).append((rank, row))
    ranked = {region: sorted(found, key=lambda entry: entry[0]) for region, found in sorted(rows.items())}
    if len(by_land) > MOST_ROWS:
        rows_by_region = [_region(words, view, region, found) for region, found in ranked.items()]
        return [Group(words("terminal-by-region"), rows_by_region)]
    return [Group(region_title(words, view, region), [row for _, row in found]) for region, found in ranked.items()]


def _region(words: Words, view: View, region: int, found: "Sequence[tuple[Rank, Choice]]") -> Choice:
    """A long list by regions: what the best land there brings, and a further question."""
    from rich.text import Text

    title = region_title(words, view, region)
    rows = [row for _, row in found]
    (points, chance), best = found[0]
    sure = words("terminal-no-battle") if chance == -1 else words("terminal-win", win=words.per_cent(-chance))
    name = words.regions[region]
    values = view.board.values[view.epoch][region]
    cells = (
        Text(name, style="bold"),
        "·".join(map(str, values)) if any(values) else "–",
        words("terminal-region-lands", lands=len(rows)),
        words("terminal-region-best", land=best.words, points=round(-points), chance=sure),
    )
    there = words.name(view.board.region_ids[region], "in")
    menu = Menu(words("terminal-choose-in", region=there), [Group(title, rows)], "Z7.2", folded=True)
    return Choice(cells, name, menu=menu)


def _row(words: Words, view: View, land: int, ways: Sequence[Action]) -> tuple[Rank, Choice]:
    name = words.lands[land]
    sensible = [way for way in ways if not any(_beats(view, other, way) for other in ways)]
    # Help that is used up is not what the row promises.
    plain = [way for way in sensible if not any(_help(way))]
    best = max(plain, key=lambda way: (invasion_odds(view, way) or (1.0,))[0])
    odds = invasion_odds(view, best)
    points = max(_points(view, way) for way in plain)
    several = f" {words('terminal-ways', count=len(sensible))}" if len(sensible) > 1 else ""
    cells = (
        f"{signs(view, land)} {name}",
        army(words, view, land),
        f"{points:+d}",
        _chance(words, view, land, best),
        built(words, view, land, words.narrow) + several,
    )
    rank = (-points, -odds.win if odds else -1.0)
    rows = [
        Choice((_way(words, way), _chance(words, view, land, way)), f"{name} {_way(words, way)}", way) for way in ways
    ]
    # With one sensible way it is taken at once; the others can still be named, as in "gaul by land".
    question = words("mode-ways", land=words.name(view.board.land_ids[land], "the"))
    menu = Menu(question, [Group("", rows)]) if len(ways) > 1 else None
    return rank, Choice(cells, name, best if len(sensible) == 1 else None, menu)


def _beats(view: View, other: Action, way: Action) -> bool:
    """Whether the other way to the same land costs the same, is nowhere worse, and is better or comes first."""
    if other is way or _help(other) != _help(way):
        return False
    theirs, own = (_value(view, action) for action in (other, way))
    if theirs == own:
        return other.code < way.code
    return all(better >= worse for better, worse in zip(theirs, own, strict=True))


def _value(view: View, action: Action) -> tuple[float, float, float]:
    odds = invasion_odds(view, action)
    return _points(view, action), odds.win if odds else 1.0, -odds.defeat if odds else 0.0


def _points(view: View, action: Action) -> int:
    return worth(view, action.args[0], naval_way(view, action))


def _chance(words: Words, view: View, land: int, action: Action) -> str:
    odds = invasion_odds(view, action)
    if odds is not None:
        return words.odds(odds)
    return words("terminal-renew" if owner(view, land) == view.seat else "tag-free")


def _way(words: Words, action: Action) -> str:
    via, (extra, certain) = action.form.get("via"), _help(action)
    sections = words.listed([words.name(section, "the") for section in via or ()])
    way = words("way-by", way=sections) if via else words("way-land")
    if certain:
        return words("way-certain", way=way)
    return words("way-extra", way=way, extra=extra) if extra else way


def _help(action: Action) -> tuple[int, bool]:
    """What is spent on this battle: extra dice, or a certain win."""
    return action.form.get("extra", 0), bool(action.form.get("auto_win"))
