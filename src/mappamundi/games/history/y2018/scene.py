"""Where the story stands between two steps: whose turn it is, what is in force, which dice lie on the table."""

from collections.abc import Sequence
from typing import NamedTuple

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018 import facts
from mappamundi.games.history.y2018.board import Board, Card
from mappamundi.games.history.y2018.state import NOBODY, NONE
from mappamundi.games.history.y2018.view import View
from mappamundi.kernel.narration import Param, Sentence, name, say

Part = tuple[int, Param]


class Scene(NamedTuple):
    """Where the story stands: the turn, and the invasion under way in it."""

    seat: int = NOBODY
    empire: str = ""
    kingdom: str = ""
    played: tuple[str, ...] = ()
    land: str = ""
    naval: bool = False
    sieges: int = 0
    attack: tuple[int, ...] = ()
    defence: tuple[int, ...] = ()


def scene_of(view: View | None) -> Scene:
    """Where the story stands at this moment, from what everybody sees."""
    if view is None:
        return Scene()
    board = view.board
    if view.seat == NOBODY:
        return Scene()
    scene = Scene(
        seat=view.seat,
        empire=board.empires[view.empire].id,
        kingdom=board.events[view.kingdom].id if view.kingdom >= 0 else "",
        played=tuple([board.events[n].id for n in members(view.played)]),
    )
    if view.target < 0:
        return scene
    return scene._replace(
        land=board.land_ids[view.target],
        naval=bool(view.naval),
        sieges=view.catapult,
        attack=tuple(view.attack),
        defence=tuple(view.defence),
    )


# --- the cards in force -----------------------------------------------------------------------------------------


def cards_in_force(board: Board, scene: Scene) -> list[Card]:
    """The kingdom alone, or the empire with what was played."""
    kingdom = board.event_index[scene.kingdom] if scene.kingdom else NONE
    empire = board.empire_index[scene.empire] if scene.empire else NONE
    return facts.cards_in_force(board, empire, kingdom, sorted(board.event_index[card] for card in scene.played))


def effect_name(card: Card) -> Param:
    """What the effect is called: an empire's has a title, an event's is the card's own name."""
    return name(card.id, of="effect") if card.order else name(card.id)


# --- the dice on the table --------------------------------------------------------------------------------------


def dice(board: Board, scene: Scene, attack: int, defence: int, defender: int) -> Sentence:
    """Both throws of a battle with these totals, and what is added to each by name."""
    bonuses = attack - max(scene.attack, default=0), defence - max(scene.defence, default=0)
    return say(
        "chronicle-dice",
        attack=_throw(scene.attack, _attack_parts(board, scene, bonuses[0]), attack, scene.seat),
        defence=_throw(scene.defence, _defence_parts(board, scene, bonuses[1]), defence, defender),
    )


def _throw(faces: Sequence[int], added: Sequence[Part], total: int, seat: int) -> Param:
    return {"dice": list(faces), "added": [[value, what] for value, what in added], "total": total, "seat": seat}


def _attack_parts(board: Board, scene: Scene, bonus: int) -> list[Part]:
    """Z8.7: the siege, the cards by name. What these leave over is a chain of invasions (Z17.14): nothing else says
    that this one goes on from the last."""
    land, siege, cards = board.land_index[scene.land], board.siege_bonus[scene.sieges], cards_in_force(board, scene)
    parts = facts.attack_parts(board, cards, land, scene.naval, siege=siege)
    if bonus > sum(part.value for part in parts):
        parts = facts.attack_parts(board, cards, land, scene.naval, chained=True, siege=siege)
    names = {card.id: effect_name(card) for card in cards}
    return [(part.value, names.get(part.by) or say("part-siege")) for part in parts]


def _defence_parts(board: Board, scene: Scene, bonus: int) -> list[Part]:
    """Z8.4, Z8.5: a fort is a die more and adds nothing to it; mountains and forests add to the highest."""
    parts: list[Part] = []
    if len(scene.defence) > board.defence_dice:
        parts.append((0, say("sign-fort")))
    if bonus:
        parts.append((bonus, say(f"sign-{board.terrain[board.land_index[scene.land]]}")))
    return parts
