"""Each decision as a numbered list: what can be done, and what it would bring."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.y2024 import actions as a
from mappamundi.games.history.y2024.counsel import counsel
from mappamundi.games.history.y2024.state import PHASE_OF
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import Action

# A card, an Honor or a fort may go to many places: first one says what, then where.
IN_TWO_STEPS: Final = (a.PLAY_EVENT, a.PLAY_HONOR, a.BUILD_FORT)
# What one does last stands last.
ENDS: Final = (a.END_EXPANSION, a.END_REVENUE, a.END_TURN)
# Under which names the targets stand in the form of an action.
TARGETS: Final = ("land", "lands", "waters", "area")

Play = tuple[Action, Mapping[str, Any]]


def menu(teller: Teller, view: View, legal: Sequence[Action]) -> Menu:
    """The question of the phase, and its answers, those of a kind together and the most promising first."""
    plays: dict[tuple[int, int], list[Play]] = {}
    for action, told in zip(legal, counsel(view, legal), strict=True):
        what = action.args[0] if action.kind in IN_TWO_STEPS else action.code
        plays.setdefault((action.kind, what), []).append((action, told))
    rows = [((kind in ENDS, kind, -max(map(_promise, same))), _row(teller, same)) for (kind, _), same in plays.items()]
    rows.sort(key=lambda row: row[0])
    question = teller.words(f"ask-{PHASE_OF[view.decision]}".replace("_", "-"))
    return Menu(question, [Group("", [choice for _, choice in rows])])


def _promise(play: Play) -> float:
    told = play[1]
    return float(told.get("expected") or told.get("gold") or 0)


def _row(teller: Teller, plays: Sequence[Play]) -> Choice:
    """An action by itself, or a card with the question where it goes."""
    if len(plays) == 1:
        return _choice(teller, plays[0], _label(teller, plays[0][0]))
    words, action = teller.words, plays[0][0]
    card = str(action.form.get("card") or action.form.get("honor") or "")
    if action.kind == a.BUILD_FORT:
        title, question, facts = words("do-build-forts", pay=action.form["pay"]), words("ask-fort"), ""
    else:
        title, facts = words("do-play", card=teller.name(card)), words(f"text-{card}".replace("_", "-"))
        question = _question(teller, card, plays)
    best = max(plays, key=_promise)
    cells = (f"{title} …", _note(teller, best[1]) if _promise(best) else "")
    return Choice(cells, title, menu=_where(teller, plays, title, question, facts))


def _question(teller: Teller, card: str, plays: Sequence[Play]) -> str:
    name = teller.name(card, form="the")
    if "area" in plays[0][0].form:
        return teller.words("ask-area", card=name)
    key = "waters" if any("waters" in action.form for action, _ in plays) else "lands"
    return teller.words(f"terminal-choose-{key}", most=max(len(_targets(action)) for action, _ in plays), card=name)


def _targets(action: Action) -> list[str]:
    named: Any = next((action.form[key] for key in TARGETS if key in action.form), [])
    return list(named) if isinstance(named, list) else [named]


def _where(teller: Teller, plays: Sequence[Play], title: str, question: str, facts: str) -> Menu:
    """The targets one by one, or several of them at once; and from whom a missing building is taken."""
    words = teller.words
    several = max(len(_targets(action)) for action, _ in plays) > 1
    if several and not any("take_from" in action.form for action, _ in plays):
        return _several(teller, plays, title, question, facts)
    by_target: dict[tuple[str, ...], list[Play]] = {}
    for action, told in sorted(plays, key=_promise, reverse=True):
        by_target.setdefault(tuple(_targets(action)), []).append((action, told))
    rows = []
    for targets, same in by_target.items():
        name = words.listed([teller.name(target) for target in targets])
        if len(same) == 1:
            rows.append(_choice(teller, same[0], name, f"{title} {name}"))
            continue
        takers = [_choice(teller, play, _names(teller, play[0].form["take_from"], "")) for play in same]
        asked = Menu(words("ask-shortage"), [Group("", takers)])
        rows.append(Choice((f"{name} …", _note(teller, same[0][1])), f"{title} {name}", menu=asked))
    return Menu(question, [Group("", rows)], facts)


def _several(teller: Teller, plays: Sequence[Play], title: str, question: str, facts: str) -> Menu:
    """A set is typed as numbers or names with commas between them."""
    play = plays[0][0]
    key = next(key for key in ("lands", "waters") if key in play.form)
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


def _choice(teller: Teller, play: Play, label: str, typed: str = "") -> Choice:
    return Choice((label, _note(teller, play[1])), typed or label, play[0])


def _names(teller: Teller, ids: Any, form: str = "the") -> str:
    return teller.words.listed([teller.name(id_, form=form) for id_ in (ids if isinstance(ids, list) else [ids])])


def _label(teller: Teller, action: Action) -> str:
    """What the action does, with the names of what it is about."""
    words, form = teller.words, action.form
    do = action.do.replace("_", "-")
    about = next((form[key] for key in ("token", "card", "empire", "water") if key in form), None)
    places = next((form[key] for key in TARGETS if key in form), None)
    if action.kind == a.USE_LEADER:
        label = words("do-use-leader", ignore=form.get("ignore", "nothing"))
    elif action.kind == a.BUILD_FORT:
        label = words("do-build-fort", land=_names(teller, form["land"]), pay=form["pay"])
    elif action.kind in (a.PLAY_EVENT, a.PLAY_HONOR):
        label = words("do-play", card=teller.name(form.get("card") or form["honor"]))
        label = f"{label}: {_names(teller, places)}" if places else label
    elif about is not None:
        form_of = "" if "token" in form or "card" in form else "the"
        label = words(f"do-{do}", name=_names(teller, about, form_of))
    else:
        label = words(f"do-{do}", name=_names(teller, places) if places else "")
    if "take_from" in form:
        label = f"{label} ({words('do-taking', lands=_names(teller, form['take_from']))})"
    return label


def _note(teller: Teller, told: Mapping[str, Any]) -> str:
    """With dice a percentage, without them what is certain; then the gold."""
    words, parts = teller.words, []
    if "percent" in told:
        parts.append(f"{told['percent'][0]} %")
    if "certain" in told:
        parts.append(words("note-certain", outcome="never" if told.get("never") else told["certain"]))
    if told.get("enters") == "friendly" and "falls" in told:
        parts.append(
            words("note-falls", things=words.listed([words("chronicle-thing", building=b) for b in told["falls"]]))
        )
    # R8.7, R8.8: an invasion that will be frustrated brings its plunder and nothing else.
    worth = 0 if told.get("certain") == "frustrated" else told.get("worth", 0)
    gold = told.get("gold", worth) + told.get("plunder", 0)
    if gold:
        parts.append(words("note-gold", gold=gold))
    if "prospect" in told:
        parts.append(_prospect(teller, *told["prospect"]))
    if "opens" in told:
        parts.append(words("note-opens", lands=len(told["opens"])))
    return ", ".join(parts)


def _prospect(teller: Teller, low: int, high: int) -> str:
    """What an Empire may bring; one number where both ends are the same."""
    words = teller.words
    return words("gold-count", gold=low) if low == high else words("note-prospect", low=low, high=high)
