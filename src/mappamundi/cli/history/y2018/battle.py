"""A battle in figures: the dice, which of them counts, and what is added to it by name."""

from collections.abc import Sequence

from mappamundi.cli.history.y2018.words import Words
from mappamundi.games.history.board import members
from mappamundi.games.history.y2018.board import FORT, Card
from mappamundi.games.history.y2018.view import View

Part = tuple[int, str]


def attack_parts(words: Words, view: View, land: int, naval: bool, siege: int, bonus: int) -> list[Part]:
    """What makes up the invader's bonus: the siege, cards, and what is left over is the chain of invasions."""
    region = view.board.region_ids[view.board.region_of[land]]
    parts: list[Part] = [(siege, "siege")] if siege else []
    for card in _cards(view):
        added = _added(card, region, naval)
        if added:
            parts.append((added, words.effect_title(card)))
    rest = bonus - sum(value for value, _ in parts)
    if rest:
        parts.append((rest, words.effect_title(_cards(view)[0])))
    return parts


def _added(card: Card, region: str, naval: bool) -> int:
    match card.effect.id:
        case "attack_bonus":
            return card.effect.number("bonus")
        case "fleet_attack_bonus" if naval:
            return card.effect.number("bonus")
        case "region_attack_bonus" if region in card.effect.params["regions"]:
            return card.effect.number("bonus")
    return 0


def _cards(view: View) -> list[Card]:
    """The cards whose effects hold: the kingdom alone, or the empire with what was played."""
    board = view.board
    if view.kingdom >= 0:
        return [board.events[view.kingdom]]
    return [board.empires[view.empire], *(board.events[n] for n in members(view.played))]


def defence_parts(view: View, land: int, dice: Sequence[int], bonus: int) -> list[Part]:
    """What makes up the defender's bonus; a fort adds a die and is named without a number."""
    fortified = view.pieces[land] & FORT and len(dice) == view.board.fort_dice
    parts: list[Part] = [(0, "fort")] if fortified else []
    if bonus:
        parts.append((bonus, view.board.terrain[land]))
    return parts


def side(dice: Sequence[int], parts: Sequence[Part]) -> str:
    """One side: "[5] 3 +1 siege = 6"; the counting die stands in brackets."""
    best = dice.index(max(dice))
    faces = " ".join(f"[{face}]" if place == best else str(face) for place, face in enumerate(dice))
    added = "".join(f" +{value} {name}" if value else f" ({name})" for value, name in parts)
    total = f" = {max(dice) + sum(value for value, _ in parts)}" if any(value for value, _ in parts) else ""
    return f"{faces}{added}{total}"


def figures(words: Words, view: View, land: int, naval: bool, siege: int, rolled: "Rolled") -> str:
    """Both sides of a battle."""
    attack = side(rolled.attack, attack_parts(words, view, land, naval, siege, rolled.attack_bonus))
    defence = side(rolled.defence, defence_parts(view, land, rolled.defence, rolled.defence_bonus))
    return f"{attack}  against  {defence}"


class Rolled:
    """The dice on the table, and what is added on each side."""

    def __init__(self, attack: Sequence[int], defence: Sequence[int], attack_bonus: int, defence_bonus: int) -> None:
        self.attack = attack
        self.defence = defence
        self.attack_bonus = attack_bonus
        self.defence_bonus = defence_bonus


def on_the_table(words: Words, view: View) -> str:
    """The battle under way."""
    rolled = Rolled(view.attack, view.defence, view.attack_bonus, view.defence_bonus)
    siege = view.board.siege_bonus[view.catapult]
    return figures(words, view, view.target, view.naval, siege, rolled)
