"""Each decision as a numbered list: what can be done, and what it would bring."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from mappamundi.cli.history.board import place
from mappamundi.cli.history.offers import Play, names, several, target_key, targets
from mappamundi.cli.history.scribe import Scribe
from mappamundi.cli.history.y2001.board import MARKS, area_title, army, buildings, signs
from mappamundi.cli.history.y2001.cards import effect_text
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.games.history.y2001 import actions as a
from mappamundi.games.history.y2001.actions import ActionSpace
from mappamundi.games.history.y2001.board import CIVIL_WAR
from mappamundi.games.history.y2001.counsel import counsel
from mappamundi.games.history.y2001.state import DECISIONS, NAVAL
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import Action

if TYPE_CHECKING:
    from rich.text import Text

# A card, a fort or an exchange may go to many places: first one says what, then where.
IN_STEPS: Final = (a.PLAY_EVENT, a.BUILD_FORT)
# What one does last stands last.
ENDS: Final = (a.END_EVENTS, a.END_NAVAL, a.END_EXPANSION, a.END_MONUMENTS)
# What gives the defender more dice, by the way that is taken.
WAYS: Final = {
    "sea": "note-by-sea",
    "strait": "map-strait",
    "forest": "almanac-terrain-forest",
    "mountain": "almanac-terrain-mountain",
    "great_wall": "almanac-terrain-wall",
}
# What the text of a card says itself.
SAID: Final = ("coins", "allied_coins", "forts")


def menu(scribe: Scribe, space: ActionSpace, view: View, legal: Sequence[Action]) -> Menu:
    """The question of the phase, and its answers: invasions by area, cards with their texts, then the rest."""
    words = scribe.words
    question = words(_asked(view, legal))
    told = list(zip(legal, counsel(view, legal), strict=True))
    if any(action.kind == a.REALLOCATE for action in legal):
        return _reallocation(scribe, view, told, question)
    plays: dict[tuple[int, int], list[Play]] = {}
    invasions: dict[int, list[Play]] = {}
    for action, advice in told:
        if action.kind == a.INVADE:
            invasions.setdefault(view.board.area_of[action.args[0]], []).append((action, advice))
        else:
            plays.setdefault((action.kind, _what(action)), []).append((action, advice))
    groups = [
        Group(area_title(scribe, view, area), [_invasion(scribe, view, play) for play in _best_first(same)])
        for area, same in sorted(invasions.items(), key=lambda found: -max(map(_promise, found[1])))
    ]
    rows = [
        ((kind in ENDS, kind, -max(map(_promise, same))), _row(scribe, view, same)) for (kind, _), same in plays.items()
    ]
    rows.sort(key=lambda row: row[0])
    cards = [choice for (_, kind, _), choice in rows if kind == a.PLAY_EVENT]
    rest = [choice for (_, kind, _), choice in rows if kind != a.PLAY_EVENT]
    ways = _ways(scribe, space, told)
    if ways is not None:
        rest.insert(sum(not last and kind != a.PLAY_EVENT for (last, kind, _), _ in rows), ways)
    if cards:
        groups.append(Group(words("terminal-cards"), cards))
    if rest:
        groups.append(Group(words("terminal-otherwise") if groups else "", rest))
    return Menu(question, groups)


def _best_first(plays: Sequence[Play]) -> list[Play]:
    return sorted(plays, key=_promise, reverse=True)


def _invasion(scribe: Scribe, view: View, play: Play) -> Choice:
    """A land with who stands there, what it would bring, and how likely that is."""
    action, told = play
    words, land = scribe.words, action.args[0]
    points = told.get("worth", 0) + told.get("monument", 0)
    way = told.get("battle", {}).get("way", "")
    notes = [scribe.built(buildings(view, land))] if buildings(view, land) else []
    if way in WAYS:
        notes.append(words(WAYS[way]))
    cells = (
        f"{signs(view, land)} {scribe.name(str(action.form['land']))}",
        army(scribe, view, land),
        f"{points:+d}" if points else "",
        _chance(scribe, told),
        ", ".join(notes),
    )
    return Choice(cells, _label(scribe, view, action), action)


def _chance(scribe: Scribe, told: Mapping[str, Any]) -> str:
    """The three ends of the battle, or why there is none."""
    if told.get("enters") in ("empty", "own"):
        return scribe.words("note-free" if told["enters"] == "empty" else "note-own")
    return scribe.odds(told["percent"], told["odds"]) if "percent" in told else ""


def _asked(view: View, legal: Sequence[Action]) -> str:
    """The question of the phase. A9.7: where only an army that is bought back could attack, it is another."""
    if view.decision == NAVAL and not any(action.kind == a.ATTACK_FLEET for action in legal):
        return "decide-naval-buy"
    return f"ask-{DECISIONS[view.decision]}"


def _what(action: Action) -> int:
    """What is asked for first: which card, or how a fort is paid for; any other action by itself."""
    if action.kind == a.PLAY_EVENT:
        return int(action.args[0])
    return int(action.args[1]) if action.kind == a.BUILD_FORT else action.code


def _promise(play: Play) -> float:
    return float(play[1].get("expected") or 0)


def _row(scribe: Scribe, view: View, plays: Sequence[Play]) -> Choice:
    """An action by itself, or a card with the question where it goes."""
    words, action = scribe.words, plays[0][0]
    if action.kind == a.PLAY_EVENT and not targets(action):
        # Coins and forts are in the text.
        note = _note(scribe, {name: value for name, value in plays[0][1].items() if name not in SAID})
        text = scribe.with_note(effect_text(scribe, str(action.form["card"])), note)
        return Choice((_label(scribe, view, action), text), _label(scribe, view, action), action)
    if action.kind not in IN_STEPS or not targets(action):
        return _choice(scribe, plays[0], _label(scribe, view, action))
    best = max(plays, key=_promise)
    note = _note(scribe, best[1]) if _promise(best) > 0 else ""
    if action.kind == a.BUILD_FORT:
        title = words("do-build-forts", pay=action.form["pay"])
        return Choice((f"{title} …", ""), title, menu=_one_by_one(scribe, view, plays, title, words("ask-fort"), ""))
    card = str(action.form["card"])
    title, facts = words("do-play-event", card=scribe.name(card)), effect_text(scribe, card)
    cells = (f"{title} …", scribe.with_note(facts, note))
    if view.board.events[action.args[0]].effect == CIVIL_WAR:
        return Choice(cells, title, menu=_by_empire(scribe, view, plays, title, facts))
    return Choice(cells, title, menu=_where(scribe, view, plays, title, facts))


def _target(scribe: Scribe, view: View, id_: str, told: Mapping[str, Any]) -> "tuple[str | Text, ...]":
    return *place(scribe, view, MARKS, id_), _note(scribe, told)


def _question(scribe: Scribe, action: Action, most: int) -> str:
    """What a card asks for."""
    card = scribe.name(str(action.form["card"]))
    key = target_key(action)
    if action.form["card"] == "barbarians":
        key = "barren"
    return scribe.words(f"mode-play-{key}", card=card, chosen=0, most=most)


def _where(scribe: Scribe, view: View, plays: Sequence[Play], title: str, facts: str) -> Menu:
    """The targets one by one, or several of them at once."""
    most = max(len(targets(action)) for action, _ in plays)
    question = _question(scribe, plays[0][0], most)
    if most == 1:
        return _one_by_one(scribe, view, plays, title, question, facts)
    return several(scribe, plays, title, question, facts, partial(_target, scribe, view))


def _one_by_one(scribe: Scribe, view: View, plays: Sequence[Play], title: str, question: str, facts: str) -> Menu:
    rows = []
    for action, told in sorted(plays, key=_promise, reverse=True):
        name = scribe.name(targets(action)[0])
        rows.append(Choice(_target(scribe, view, targets(action)[0], told), f"{title} {name}", action))
    return Menu(question, [Group("", rows)], facts)


def _by_empire(scribe: Scribe, view: View, plays: Sequence[Play], title: str, facts: str) -> Menu:
    """A14.19: first whose empire, then its lands in the order in which they are fought for."""
    board, order = view.board, scribe.words("mode-play-order")
    by_empire: dict[tuple[int, int], list[Play]] = {}
    for action, told in plays:
        land = action.args[1][0]
        by_empire.setdefault((view.owners[land], view.banners[land]), []).append((action, told))
    rows = []
    for (owner, banner), same in by_empire.items():
        empire = board.banner_ids[banner]
        name = (
            scribe.teller.player(owner)
            if empire.startswith("past_")
            else f"{scribe.teller.player(owner)}, {scribe.name(empire)}"
        )
        most = max(len(targets(action)) for action, _ in same)
        best = max(same, key=_promise)
        if most == 1:
            rows.append(_choice(scribe, same[0], f"{name}: {scribe.name(targets(same[0][0])[0])}", f"{title} {name}"))
            continue
        question = _question(scribe, same[0][0], most)
        lands = several(scribe, same, title, question, order, partial(_target, scribe, view))
        rows.append(Choice((f"{name} …", _note(scribe, best[1])), f"{title} {name}", menu=lands))
    return Menu(_question(scribe, plays[0][0], 3), [Group("", rows)], facts)


def _reallocation(scribe: Scribe, view: View, plays: Sequence[Play], question: str) -> Menu:
    """A6.6: all fleets stay, or some of them become coins."""
    words = scribe.words
    none, *some = sorted(plays, key=lambda play: len(targets(play[0])))
    rows = [_choice(scribe, none, words("do-reallocate", count=0, waters=""))]
    if some:
        title = words("phase-reallocate")
        waters = several(scribe, some, title, question, "", partial(_target, scribe, view))
        rows.append(Choice((f"{title} …", ""), title, menu=waters))
    return Menu(question, [Group("", rows)])


def _ways(scribe: Scribe, space: ActionSpace, plays: Sequence[Play]) -> Choice | None:
    """A7.12: attacks by another way than the best one."""
    words = scribe.words
    rows = []
    for action, told in plays:
        for way in told.get("ways", ()):
            land = action.args[0]
            origin = -1 if "from" not in way else space.board.land_index[way["from"]]
            kind = "sea" if "by" in way else "strait" if way["way"] == "strait" else "land"
            come = words(f"way-{kind}", **({"from": scribe.name(way["from"], form="the")} if "from" in way else {}))
            name = scribe.name(str(action.form["land"]))
            other = space.make(a.INVADE, land, origin, 1 if "by" in way else 0)
            rows.append(Choice((f"{name} · {come}", scribe.odds(way["percent"], way["odds"])), f"{name} {come}", other))
    if not rows:
        return None
    title = words("keys-letter-y")
    title = title[:1].upper() + title[1:]
    return Choice((f"{title} …", ""), title, menu=Menu(words("mode-ways-facts"), [Group("", rows)]))


def _choice(scribe: Scribe, play: Play, label: str, typed: str = "") -> Choice:
    return Choice((label, _note(scribe, play[1])), typed or label, play[0])


def _label(scribe: Scribe, view: View, action: Action) -> str:
    """What the action does, with the names of what it is about."""
    words, form = scribe.words, action.form
    if action.kind == a.KEEP:
        return words("do-keep", empire=scribe.name(view.board.empire_ids[view.drawn], form="the"))
    if action.kind == a.PASS_CARD:
        return words("do-pass-card", who=scribe.teller.player(form["to"]))
    if action.kind == a.PLAY_EVENT:
        return words("do-play-event", card=scribe.name(form["card"]))
    if action.kind == a.BUY_ARMY:
        return words("do-buy-army", coin=form.get("coin", "plain"))
    where = form.get("land") or form.get("water")
    return words(f"do-{action.do.replace('_', '-')}", name=names(scribe, where) if where else "")


def _note(scribe: Scribe, told: Mapping[str, Any]) -> str:
    """The chance, how the land is entered, then points, coins and what may die."""
    words, parts = scribe.words, []
    if "percent" in told:
        parts.append(scribe.odds(told["percent"], told["odds"]))
    if "disease" in told:
        parts.append(f"{told['disease']['percent']} %")
    if told.get("battles"):
        parts.append(" · ".join(f"{row['percent']} %" for row in told["battles"]))
    if told.get("enters") in ("empty", "own"):
        parts.append(words("note-free" if told["enters"] == "empty" else "note-own"))
    if told.get("battle", {}).get("way") == "sea":
        parts.append(words("note-by-sea"))
    points = told.get("worth", 0) + told.get("monument", 0)
    if points:
        parts.append(words("note-points", points=points) if points > 0 else str(points))
    if told.get("coins"):
        parts.append(words("coin-count", coins=told["coins"]))
    if told.get("allied_coins"):
        parts.append(words("allied-count", coins=told["allied_coins"]))
    if told.get("forts"):
        parts.append(words("fort-count", forts=told["forts"]))
    if "prospect" in told:
        low, high = told["prospect"]
        sure = low == high
        parts.append(words("note-prospect-sure", points=low) if sure else words("note-prospect", low=low, high=high))
    if "guard" in told:
        parts.append(f"{told['guard']['without'][0]} % → {told['guard']['with'][0]} %")
    return ", ".join(parts)
