"""Each decision as a numbered list: what can be done, and what it would bring."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from mappamundi.cli.history.board import place
from mappamundi.cli.history.offers import Play, names, several, target_key, targets
from mappamundi.cli.history.scribe import Scribe
from mappamundi.cli.history.y2024.board import MARKS, area_title, army, buildings, signs
from mappamundi.cli.history.y2024.cards import forces, text_of, token_text
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.games.history.y2024 import actions as a
from mappamundi.games.history.y2024.counsel import counsel
from mappamundi.games.history.y2024.state import PHASE_OF
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import Action

if TYPE_CHECKING:
    from rich.text import Text

# A card, an Honor or a fort may go to many places: first one says what, then where.
IN_TWO_STEPS: Final = (a.PLAY_EVENT, a.PLAY_HONOR, a.BUILD_FORT)
INVASIONS: Final = (a.INVADE, a.CONQUER)
CARDS: Final = (a.PLAY_EVENT, a.PLAY_HONOR)
# What one does last stands last.
ENDS: Final = (a.END_EXPANSION, a.END_REVENUE, a.END_TURN)


def menu(scribe: Scribe, view: View, legal: Sequence[Action]) -> Menu:
    """The question of the phase, and its answers: invasions by area, cards and Honors with their texts, the rest."""
    words = scribe.words
    plays: dict[tuple[int, int], list[Play]] = {}
    invasions: dict[int, list[Play]] = {}
    for action, told in zip(legal, counsel(view, legal), strict=True):
        if action.kind in INVASIONS:
            invasions.setdefault(view.board.area_of[action.args[0]], []).append((action, told))
            continue
        what = action.args[0] if action.kind in IN_TWO_STEPS else action.code
        plays.setdefault((action.kind, what), []).append((action, told))
    groups = [
        Group(
            area_title(scribe, view, area),
            [_invasion(scribe, view, play) for play in sorted(same, key=_promise, reverse=True)],
        )
        for area, same in sorted(invasions.items(), key=lambda found: -max(map(_promise, found[1])))
    ]
    rows = [
        ((kind in ENDS, kind, -max(map(_promise, same))), _row(scribe, view, same)) for (kind, _), same in plays.items()
    ]
    rows.sort(key=lambda row: row[0])
    cards = [choice for (_, kind, _), choice in rows if kind in CARDS]
    rest = [choice for (_, kind, _), choice in rows if kind not in CARDS]
    if cards:
        groups.append(Group(words("terminal-cards") if groups or rest else "", cards))
    if rest:
        groups.append(Group(words("terminal-otherwise") if groups else "", rest))
    question = words(f"ask-{PHASE_OF[view.decision]}".replace("_", "-"))
    facts = words("organization-facts-tokens") if any(action.kind == a.CHOOSE_TOKEN for action in legal) else ""
    return Menu(question, groups, facts)


def _invasion(scribe: Scribe, view: View, play: Play) -> Choice:
    """A land with who stands there, what it would bring, and how the invasion may end."""
    action, told = play
    words, land = scribe.words, action.args[0]
    # R8.7, R8.8: an invasion that will be frustrated brings its plunder and nothing else.
    worth = 0 if told.get("certain") == "frustrated" else told.get("worth", 0)
    gold = worth + told.get("plunder", 0)
    notes = [scribe.built(buildings(view, land))] if buildings(view, land) else []
    if "cost" in told:
        notes.append(words("note-conquest", points=told["cost"]))
    if "via" in told:
        notes.append(words("card-by-fleet"))
    if told.get("enters") == "friendly" and "falls" in told:
        falling = [words("chronicle-thing", building=name) for name in told["falls"]]
        notes.append(words("note-falls", things=words.listed(falling)))
    cells = (
        f"{signs(view, land)} {scribe.name(str(action.form['land']))}",
        army(scribe, view, land),
        f"{gold:+d}" if gold else "",
        _chance(scribe, view, told),
        ", ".join(notes),
    )
    return Choice(cells, _label(scribe, action), action)


def _chance(scribe: Scribe, view: View, told: Mapping[str, Any]) -> str:
    """R8.3: taken, or both go (R8.7); thrown back with option 3 (R16.2). Without dice what is certain."""
    words = scribe.words
    if "certain" in told:
        return words("note-certain", outcome="never" if told.get("never") else told["certain"])
    if "percent" not in told:
        return words("note-free-land" if told.get("enters") == "free" else "note-friendly-land")
    other = "odds-thrown-back" if view.variant.conquest else "odds-both-go"
    ends = zip(("odds-taken", other), told["percent"], told["odds"], strict=True)
    said = " · ".join(f"{words(end)} {scribe.per_cent(percent, share)}" for end, percent, share in ends)
    if "with_leader" in told:
        better = scribe.per_cent(told["with_leader"]["percent"][0], told["with_leader"]["odds"][0])
        return f"{said} ({words('figure-leader')} {better})"
    return said


def _promise(play: Play) -> float:
    told = play[1]
    return float(told.get("expected") or told.get("gold") or 0)


def _row(scribe: Scribe, view: View, plays: Sequence[Play]) -> Choice:
    """An action by itself, or a card with the question where it goes; with the text of what is offered."""
    words, action = scribe.words, plays[0][0]
    if len(plays) == 1:
        label = _label(scribe, action)
        said = scribe.with_note(_text(scribe, view, action), _note(scribe, plays[0][1]))
        return Choice((label, said), label, action)
    card = str(action.form.get("card") or action.form.get("honor") or "")
    best = max(plays, key=_promise)
    note = _note(scribe, best[1]) if _promise(best) else ""
    if action.kind == a.BUILD_FORT:
        title, question, facts = words("do-build-forts", pay=action.form["pay"]), words("ask-fort"), ""
    else:
        title, facts = words("do-play", card=scribe.name(card)), text_of(scribe, view, card)
        question = _question(scribe, card, plays)
    menu = _where(scribe, view, plays, title, question, facts)
    return Choice((f"{title} …", scribe.with_note(facts, note)), title, menu=menu)


def _text(scribe: Scribe, view: View, action: Action) -> str:
    """What the card, Honor or token says that is offered."""
    board, form = view.board, action.form
    if action.kind == a.CHOOSE_EMPIRE:
        return forces(scribe, view, next(card for card in board.empires if card.id == form["empire"]))
    if "card" in form or "honor" in form:
        return text_of(scribe, view, str(form.get("card") or form["honor"]))
    if "token" in form:
        return token_text(scribe, view, board.token_index[form["token"]])
    return ""


def _target(scribe: Scribe, view: View, id_: str, told: Mapping[str, Any]) -> "tuple[str | Text, ...]":
    return *place(scribe, view, MARKS, id_), _note(scribe, told)


def _question(scribe: Scribe, card: str, plays: Sequence[Play]) -> str:
    name = scribe.name(card, form="the")
    if "area" in plays[0][0].form:
        return scribe.words("ask-area", card=name)
    key = "waters" if any("waters" in action.form for action, _ in plays) else "lands"
    return scribe.words(f"terminal-choose-{key}", most=max(len(targets(action)) for action, _ in plays), card=name)


def _where(scribe: Scribe, view: View, plays: Sequence[Play], title: str, question: str, facts: str) -> Menu:
    """The targets one by one, or several of them at once; and from whom a missing building is taken."""
    words = scribe.words
    taking = any("take_from" in action.form for action, _ in plays)
    if not taking and max(len(targets(action)) for action, _ in plays) > 1:
        return several(scribe, plays, title, question, facts, partial(_target, scribe, view))
    by_target: dict[tuple[str, ...], list[Play]] = {}
    for action, told in sorted(plays, key=_promise, reverse=True):
        by_target.setdefault(tuple(targets(action)), []).append((action, told))
    rows = []
    for ids, same in by_target.items():
        name = words.listed([scribe.name(id_) for id_ in ids])
        cells = place(scribe, view, MARKS, ids[0]) if len(ids) == 1 else (name,)
        if len(same) == 1:
            rows.append(Choice((*cells, _note(scribe, same[0][1])), f"{title} {name}", same[0][0]))
            continue
        takers = [_choice(scribe, play, names(scribe, play[0].form["take_from"], "")) for play in same]
        asked = Menu(words("ask-shortage"), [Group("", takers)])
        cells = (*cells[:-1], f"{cells[-1]} …".strip(), _note(scribe, same[0][1]))
        rows.append(Choice(cells, f"{title} {name}", menu=asked))
    return Menu(question, [Group("", rows)], facts)


def _choice(scribe: Scribe, play: Play, label: str, typed: str = "") -> Choice:
    return Choice((label, _note(scribe, play[1])), typed or label, play[0])


def _label(scribe: Scribe, action: Action) -> str:
    """What the action does, with the names of what it is about."""
    words, form = scribe.words, action.form
    do = action.do.replace("_", "-")
    about = next((form[key] for key in ("token", "card", "empire", "water") if key in form), None)
    places = form.get(target_key(action))
    if action.kind == a.USE_LEADER:
        label = words("do-use-leader", ignore=form.get("ignore", "nothing"))
    elif action.kind == a.BUILD_FORT:
        label = words("do-build-fort", land=names(scribe, form["land"]), pay=form["pay"])
    elif action.kind in (a.PLAY_EVENT, a.PLAY_HONOR):
        label = words("do-play", card=scribe.name(form.get("card") or form["honor"]))
        label = f"{label}: {names(scribe, places)}" if places else label
    elif about is not None:
        form_of = "" if "token" in form or "card" in form else "the"
        label = words(f"do-{do}", name=names(scribe, about, form_of))
    else:
        label = words(f"do-{do}", name=names(scribe, places) if places else "")
    if "take_from" in form:
        label = f"{label} ({words('do-taking', lands=names(scribe, form['take_from']))})"
    return label


def _note(scribe: Scribe, told: Mapping[str, Any]) -> str:
    """The gold, what an Empire may bring, the lands that a fleet opens."""
    words, parts = scribe.words, []
    gold = told.get("gold", told.get("worth", 0)) + told.get("plunder", 0)
    if gold:
        parts.append(words("note-gold", gold=gold))
    if "prospect" in told:
        parts.append(_prospect(scribe, *told["prospect"]))
    if "opens" in told:
        parts.append(words("note-opens", lands=len(told["opens"])))
    return ", ".join(parts)


def _prospect(scribe: Scribe, low: int, high: int) -> str:
    """What an Empire may bring; one number where both ends are the same."""
    words = scribe.words
    return words("gold-count", gold=low) if low == high else words("note-prospect", low=low, high=high)
