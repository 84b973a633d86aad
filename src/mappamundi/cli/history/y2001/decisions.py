"""Each decision as a numbered list: what can be done, and what it would bring."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.y2001 import actions as a
from mappamundi.games.history.y2001.actions import ActionSpace
from mappamundi.games.history.y2001.board import CIVIL_WAR
from mappamundi.games.history.y2001.counsel import counsel
from mappamundi.games.history.y2001.state import DECISIONS, NAVAL
from mappamundi.games.history.y2001.view import View
from mappamundi.kernel import Action

# A card, a fort or an exchange may go to many places: first one says what, then where.
IN_STEPS: Final = (a.PLAY_EVENT, a.BUILD_FORT)
# What one does last stands last.
ENDS: Final = (a.END_EVENTS, a.END_NAVAL, a.END_EXPANSION, a.END_MONUMENTS)
# Under which names the targets stand in the form of an action, and the question for them.
TARGETS: Final = ("land", "lands", "area", "areas", "waters")

Play = tuple[Action, Mapping[str, Any]]


def menu(teller: Teller, space: ActionSpace, view: View, legal: Sequence[Action]) -> Menu:
    """The question of the phase, and its answers, those of a kind together and the most promising first."""
    question = teller.words(_asked(view, legal))
    told = list(zip(legal, counsel(view, legal), strict=True))
    if any(action.kind == a.REALLOCATE for action in legal):
        return _reallocation(teller, told, question)
    plays: dict[tuple[int, int], list[Play]] = {}
    for action, advice in told:
        plays.setdefault((action.kind, _what(action)), []).append((action, advice))
    rows = [
        ((kind in ENDS, _order(kind), -max(map(_promise, same))), _row(teller, view, same))
        for (kind, _), same in plays.items()
    ]
    rows.sort(key=lambda row: row[0])
    choices = [choice for _, choice in rows]
    ways = _ways(teller, space, told)
    if ways is not None:
        last = sum(not key[0] for key, _ in rows)
        choices.insert(last, ways)
    return Menu(question, [Group("", choices)])


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


def _order(kind: int) -> int:
    """Invasions before what is built and bought."""
    return 0 if kind == a.INVADE else 1 + kind


def _promise(play: Play) -> float:
    return float(play[1].get("expected") or 0)


def _row(teller: Teller, view: View, plays: Sequence[Play]) -> Choice:
    """An action by itself, or a card with the question where it goes."""
    words, action = teller.words, plays[0][0]
    if action.kind not in IN_STEPS or not _targets(action):
        return _choice(teller, plays[0], _label(teller, view, action))
    best = max(plays, key=_promise)
    note = _note(teller, best[1]) if _promise(best) > 0 else ""
    if action.kind == a.BUILD_FORT:
        title = words("do-build-forts", pay=action.form["pay"])
        return Choice((f"{title} …", ""), title, menu=_one_by_one(teller, plays, title, words("ask-fort"), ""))
    card = str(action.form["card"])
    title, facts = words("do-play-event", card=teller.name(card)), words(f"text-{card}".replace("_", "-"))
    if view.board.events[action.args[0]].effect == CIVIL_WAR:
        return Choice((f"{title} …", note), title, menu=_by_empire(teller, view, plays, title, facts))
    return Choice((f"{title} …", note), title, menu=_where(teller, plays, title, facts))


def _targets(action: Action) -> list[str]:
    named: Any = next((action.form[key] for key in TARGETS if key in action.form), [])
    return list(named) if isinstance(named, list) else [named]


def _question(teller: Teller, action: Action, most: int) -> str:
    """What a card asks for."""
    card = teller.name(str(action.form["card"]))
    key = next(key for key in TARGETS if key in action.form)
    if action.form["card"] == "barbarians":
        key = "barren"
    return teller.words(f"mode-play-{key}", card=card, chosen=0, most=most)


def _where(teller: Teller, plays: Sequence[Play], title: str, facts: str) -> Menu:
    """The targets one by one, or several of them at once."""
    most = max(len(_targets(action)) for action, _ in plays)
    question = _question(teller, plays[0][0], most)
    if most == 1:
        return _one_by_one(teller, plays, title, question, facts)
    return _several(teller, plays, title, question, facts)


def _one_by_one(teller: Teller, plays: Sequence[Play], title: str, question: str, facts: str) -> Menu:
    rows = []
    for action, told in sorted(plays, key=_promise, reverse=True):
        name = teller.name(_targets(action)[0])
        rows.append(_choice(teller, (action, told), name, f"{title} {name}"))
    return Menu(question, [Group("", rows)], facts)


def _several(teller: Teller, plays: Sequence[Play], title: str, question: str, facts: str) -> Menu:
    """A set is typed as numbers or names with commas between them."""
    play = plays[0][0]
    key = next(key for key in TARGETS if key in play.form)
    alone = {_targets(action)[0]: told for action, told in plays if len(_targets(action)) == 1}
    ids = list(dict.fromkeys(target for action, _ in plays for target in _targets(action)))
    rows = []
    for id_ in ids:
        name = teller.name(id_)
        rows.append(Choice((name, _note(teller, alone.get(id_, {}))), f"{title} {name}", key=id_))
    head = {name: value for name, value in play.form.items() if name != key}

    def form(keys: Sequence[str]) -> Mapping[str, Any]:
        return head | {key: list(keys)}

    hint = teller.words("terminal-several-hint")
    return Menu(question, [Group("", rows)], f"{facts} {hint}".strip(), form)


def _by_empire(teller: Teller, view: View, plays: Sequence[Play], title: str, facts: str) -> Menu:
    """A14.19: first whose empire, then its lands in the order in which they are fought for."""
    board = view.board
    by_empire: dict[tuple[int, int], list[Play]] = {}
    for action, told in plays:
        land = action.args[1][0]
        by_empire.setdefault((view.owners[land], view.banners[land]), []).append((action, told))
    rows = []
    for (owner, banner), same in by_empire.items():
        empire = board.banner_ids[banner]
        name = teller.player(owner) if empire.startswith("past_") else f"{teller.player(owner)}, {teller.name(empire)}"
        most = max(len(_targets(action)) for action, _ in same)
        best = max(same, key=_promise)
        if most == 1:
            rows.append(_choice(teller, same[0], f"{name}: {teller.name(_targets(same[0][0])[0])}", f"{title} {name}"))
            continue
        question = _question(teller, same[0][0], most)
        lands = _several(teller, same, title, question, teller.words("mode-play-order"))
        rows.append(Choice((f"{name} …", _note(teller, best[1])), f"{title} {name}", menu=lands))
    return Menu(_question(teller, plays[0][0], 3), [Group("", rows)], facts)


def _reallocation(teller: Teller, plays: Sequence[Play], question: str) -> Menu:
    """A6.6: all fleets stay, or some of them become coins."""
    words = teller.words
    none, *some = sorted(plays, key=lambda play: len(_targets(play[0])))
    rows = [_choice(teller, none, words("do-reallocate", count=0, waters=""))]
    if some:
        title = words("phase-reallocate")
        rows.append(Choice((f"{title} …", ""), title, menu=_several(teller, some, title, question, "")))
    return Menu(question, [Group("", rows)])


def _ways(teller: Teller, space: ActionSpace, plays: Sequence[Play]) -> Choice | None:
    """A7.12: attacks by another way than the best one."""
    words = teller.words
    rows = []
    for action, told in plays:
        for way in told.get("ways", ()):
            land = action.args[0]
            origin = -1 if "from" not in way else space.board.land_index[way["from"]]
            kind = "sea" if "by" in way else "strait" if way["way"] == "strait" else "land"
            come = words(f"way-{kind}", **({"from": teller.name(way["from"], form="the")} if "from" in way else {}))
            name = teller.name(str(action.form["land"]))
            other = space.make(a.INVADE, land, origin, 1 if "by" in way else 0)
            rows.append(Choice((f"{name} · {come}", f"{way['percent'][0]} %"), f"{name} {come}", other))
    if not rows:
        return None
    title = words("keys-letter-y")
    title = title[:1].upper() + title[1:]
    return Choice((f"{title} …", ""), title, menu=Menu(words("mode-ways-facts"), [Group("", rows)]))


def _choice(teller: Teller, play: Play, label: str, typed: str = "") -> Choice:
    return Choice((label, _note(teller, play[1])), typed or label, play[0])


def _names(teller: Teller, ids: Any) -> str:
    return teller.words.listed([teller.name(id_, form="the") for id_ in (ids if isinstance(ids, list) else [ids])])


def _label(teller: Teller, view: View, action: Action) -> str:
    """What the action does, with the names of what it is about."""
    words, form = teller.words, action.form
    if action.kind == a.KEEP:
        return words("do-keep", empire=teller.name(view.board.empire_ids[view.drawn], form="the"))
    if action.kind == a.PASS_CARD:
        return words("do-pass-card", who=teller.player(form["to"]))
    if action.kind == a.PLAY_EVENT:
        return words("do-play-event", card=teller.name(form["card"]))
    if action.kind == a.BUY_ARMY:
        return words("do-buy-army", coin=form.get("coin", "plain"))
    place = form.get("land") or form.get("water")
    return words(f"do-{action.do.replace('_', '-')}", name=_names(teller, place) if place else "")


def _note(teller: Teller, told: Mapping[str, Any]) -> str:
    """The chance, how the land is entered, then points, coins and what may die."""
    words, parts = teller.words, []
    if "percent" in told:
        parts.append(f"{told['percent'][0]} %")
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
