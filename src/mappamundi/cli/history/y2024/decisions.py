"""Each decision as a numbered list: what can be done, and what it would bring."""

from collections.abc import Sequence
from typing import Any

from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.cli.play.telling import Teller
from mappamundi.games.history.y2024 import actions as a
from mappamundi.games.history.y2024.counsel import counsel
from mappamundi.games.history.y2024.state import PHASE_OF
from mappamundi.games.history.y2024.view import View
from mappamundi.kernel import Action


def menu(teller: Teller, view: View, legal: Sequence[Action]) -> Menu:
    """The question of the phase, and its answers, those of a kind together and the most promising first."""
    rows: list[tuple[tuple[int, float], Choice]] = []
    for action, told in zip(legal, counsel(view, legal), strict=True):
        label, note = _label(teller, action), _note(teller, told)
        choice = Choice((label, note), label, action)
        promise: float = told.get("expected") or told.get("gold") or 0
        rows.append(((action.kind, -promise), choice))
    rows.sort(key=lambda row: row[0])
    question = teller.words(f"ask-{PHASE_OF[view.decision]}".replace("_", "-"))
    return Menu(question, [Group("", [choice for _, choice in rows])])


def _names(teller: Teller, ids: Any, form: str = "the") -> str:
    return teller.words.listed([teller.name(id_, form=form) for id_ in (ids if isinstance(ids, list) else [ids])])


def _label(teller: Teller, action: Action) -> str:
    """What the action does, with the names of what it is about."""
    words, form = teller.words, action.form
    do = action.do.replace("_", "-")
    about = next((form[key] for key in ("token", "empire", "water") if key in form), None)
    places = next((form[key] for key in ("land", "lands", "waters", "area") if key in form), None)
    if action.kind == a.USE_LEADER:
        label = words("do-use-leader", ignore=form.get("ignore", "nothing"))
    elif action.kind == a.BUILD_FORT:
        label = words("do-build-fort", land=_names(teller, form["land"]), pay=form["pay"])
    elif action.kind in (a.PLAY_EVENT, a.PLAY_HONOR, a.CHOOSE_EVENT):
        label = words("do-play", card=teller.name(form.get("card") or form["honor"]))
        label = f"{label}: {_names(teller, places)}" if places else label
    elif about is not None:
        form_of = "" if "token" in form else "the"
        label = words(f"do-{do}", name=_names(teller, about, form_of))
    else:
        label = words(f"do-{do}", name=_names(teller, places) if places else "")
    if "take_from" in form:
        label = f"{label} ({words('do-taking', lands=_names(teller, form['take_from']))})"
    return label


def _note(teller: Teller, told: dict[str, Any]) -> str:
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
    gold = told.get("gold", told.get("worth", 0)) + told.get("plunder", 0)
    if gold:
        parts.append(words("note-gold", gold=gold))
    if "prospect" in told:
        parts.append(words("note-prospect", low=told["prospect"][0], high=told["prospect"][1]))
    if "opens" in told:
        parts.append(words("note-opens", lands=len(told["opens"])))
    return ", ".join(parts)
