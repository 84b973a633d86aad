"""Enhancements in two steps: first the card, then its targets."""

from collections.abc import Mapping, Sequence
from typing import Any

from mappamundi.cli.history.y2018.board import army, built
from mappamundi.cli.history.y2018.words import NUMBERS, Words
from mappamundi.cli.play.menu import Choice, Group, Menu
from mappamundi.games.history.y2018.actions import PLAY_EVENT, TARGETS
from mappamundi.games.history.y2018.board import Card
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel import Action

NOUNS = {"land": "land", "lands": "lands", "region": "region", "waters": "waters", "barrens": "barren lands"}


def event_groups(words: Words, view: View, legal: Sequence[Action]) -> list[Group]:
    """The enhancements that can be played now."""
    by_card: dict[str, list[Action]] = {}
    for action in legal:
        if action.kind == PLAY_EVENT:
            by_card.setdefault(action.form["card"], []).append(action)
    rows = [_row(words, view, words.card(card), plays) for card, plays in by_card.items()]
    return [Group("Cards", rows)] if rows else []


def _row(words: Words, view: View, card: Card, plays: Sequence[Action]) -> Choice:
    target = TARGETS.get(card.effect.id, "")
    cells = (f"Play {card.name}{' …' if target else ''}", words.effect_text(card))
    if not target:
        return Choice(cells, f"play {card.name}", plays[0])
    if target in ("land", "region"):
        rows = [_target(words, view, card, play.form[target], play) for play in plays]
        question = f"Choose a {target} for {card.name}."
        return Choice(cells, f"play {card.name}", menu=Menu(question, [Group("", rows)], words.effect_text(card)))
    ids = sorted({name for play in plays for name in play.form[target]})
    rows = [_target(words, view, card, name) for name in ids]
    most = max(len(play.form[target]) for play in plays)

    def form(keys: Sequence[str]) -> Mapping[str, Any]:
        return {"do": "play_event", "card": card.id, target: sorted(keys)}

    count = f"up to {NUMBERS[most]} {NOUNS[target]}" if most > 1 else f"one of the {NOUNS[target]}"
    hint = f" Numbers or names, as in: 1{', 2' if len(ids) > 1 else ''}" if most > 1 else ""
    question = f"Choose {count} for {card.name}."
    return Choice(
        cells,
        f"play {card.name}",
        menu=Menu(question, [Group("", rows)], f"{words.effect_text(card)}{hint}", form),
    )


def _target(words: Words, view: View, card: Card, key: str, action: Action | None = None) -> Choice:
    """A land with its owner, a region, or a section."""
    board = view.board
    target = TARGETS[card.effect.id]
    if target == "region":
        name = words.region(key)
        return Choice((name,), f"{card.name} {name}", action, key=key)
    if target in ("waters", "barrens"):
        name = board.section_names[board.section_index[key]]
        return Choice((name,), f"{card.name} {name}", action, key=key)
    land = board.land_index[key]
    name = board.land_names[land]
    region = board.region_names[board.region_of[land]]
    return Choice((name, army(words, view, land), region, built(view, land)), f"{card.name} {name}", action, key=key)
