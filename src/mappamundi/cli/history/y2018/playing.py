"""Enhancements in two steps: first the card, then its targets."""

from collections.abc import Mapping, Sequence
from typing import Any

from mappamundi.cli.history.y2018.board import army, built
from mappamundi.cli.history.y2018.words import Words
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.games.history.y2018.actions import PLAY_EVENT, TARGETS
from mappamundi.games.history.y2018.board import Card
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action


def event_groups(words: Words, view: View, legal: Sequence[Action]) -> list[Group]:
    """The enhancements that can be played now."""
    by_card: dict[str, list[Action]] = {}
    for action in legal:
        if action.kind == PLAY_EVENT:
            by_card.setdefault(action.form["card"], []).append(action)
    rows = [_row(words, view, words.card(card), plays) for card, plays in by_card.items()]
    return [Group(words("terminal-cards"), rows)] if rows else []


def _row(words: Words, view: View, card: Card, plays: Sequence[Action]) -> Choice:
    target, name = TARGETS.get(card.effect.id, ""), words.name(card.id, "the")
    label, text = words("action-play", card=name), words.effect_text(card)
    cells = (f"{label} …" if target else label, text)
    if not target:
        return Choice(cells, label, plays[0])
    if target in ("land", "region"):
        rows = [_target(words, view, card, play.form[target], play) for play in plays]
        return Choice(cells, label, menu=Menu(words(f"mode-event-{target}", card=name), [Group("", rows)], text))
    ids = sorted({id_ for play in plays for id_ in play.form[target]})
    rows = [_target(words, view, card, id_) for id_ in ids]
    most = max(len(play.form[target]) for play in plays)

    def form(keys: Sequence[str]) -> Mapping[str, Any]:
        return {"do": "play_event", "card": card.id, target: sorted(keys)}

    hint = f" {words('terminal-several-hint')}" if most > 1 and len(ids) > 1 else ""
    question = words(f"terminal-choose-{target}", most=most, card=name)
    return Choice(cells, label, menu=Menu(question, [Group("", rows)], f"{text}{hint}", form))


def _target(words: Words, view: View, card: Card, key: str, action: Action | None = None) -> Choice:
    """A land with its owner, an area, or a section."""
    board, name = view.board, words.name(key)
    typed = f"{words.name(card.id)} {name}"
    if TARGETS[card.effect.id] not in ("land", "lands"):
        return Choice((name,), typed, action, key=key)
    land = board.land_index[key]
    area = words.areas[board.area_of[land]]
    return Choice((name, army(words, view, land), area, built(words, view, land)), typed, action, key=key)
