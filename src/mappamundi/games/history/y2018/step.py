"""One step of the chronicle as it is listened to: what is told only once all of it is known is kept until then."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mappamundi.games.history.narration import Lines
from mappamundi.games.history.y2018.board import BARREN, Board
from mappamundi.games.history.y2018.scene import Scene, cards_in_force
from mappamundi.kernel.narration import Named, Param, Sentence, inside, listed, player, say, the

Event = Mapping[str, Any]

# What the events of a step belong to; it decides how a piece that comes or goes is told.
RISING, INVADING, PLAGUE, CARD = range(4)
ABOUT: Final = {
    "establish": RISING,
    "play_kingdom": RISING,
    "lose_army": PLAGUE,
    **dict.fromkeys(("invade", "siege", "retreat", "reroll", "hold", "reduce", "spare"), INVADING),
}


class Step(Lines):
    """Listens to the events of one step in their order."""

    def __init__(self, board: Board, scene: Scene, seat: int, do: str) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.scene = scene
        self.do: Final = do
        self.about = ABOUT.get(do, CARD)
        # After the battle the army moves in; nobody need be told that again.
        self.ended = do in ("reduce", "spare")
        # Whose army has just left the land, and by which waters and barren lands one came.
        self.left: int | None = None
        self.via: list[str] = []
        # The effect that is used in this step: the empire's own, or that of the event played.
        self.effect = cards_in_force(board, scene)[0].effect.id if do == "use_effect" else ""
        # A card coming to the board (Z6): where, what it brings, what it clears away.
        self.placed: list[str] = []
        self.armies = 0
        self.tokens = 0
        self.buildings: list[str] = []
        self.markers: list[str] = []
        self.cleared: dict[str, list[Param]] = {}

    def join(self, message: str, land: Named, rule: str, **params: Param) -> None:
        """A line that takes in the lands that follow, if the same is said of them."""
        sentence = say(message, who=player(self.seat), **params, lands=listed([land]))
        self.say(sentence, self.seat, rule, land["name"], joins="lands")

    def change(self, **fields: Any) -> None:
        self.scene = self.scene._replace(**fields)

    def close(self) -> None:
        """What a card brought is told when all of it is known."""
        if self.about != RISING:
            return
        kingdom, board = self.scene.kingdom, self.board
        brought = gains(self.armies, self.tokens)
        if capitals := self.buildings.count("capital"):
            brought.append(say("capital-count", capitals=capitals))
        if "city" in self.buildings:
            brought.append(say("chronicle-thing", building="city"))
        # Z6.9: also where no army was left to come.
        starts = [board.land_ids[land] for land in cards_in_force(board, self.scene)[0].starts]
        sentence = say(
            "chronicle-kingdom-rises" if kingdom else "chronicle-rises",
            who=player(self.seat),
            empire=the(kingdom or self.scene.empire),
            where=listed(map(inside, starts)),
            brought=listed(brought),
        )
        self.say(sentence, self.seat, "Z6.9" if not self.placed else "Z16.1" if kingdom else "Z6.1", *starts)
        for land, things in self.cleared.items():
            self.add(say("chronicle-cleared", land=inside(land), things=listed(things)), "Z6.3")
        for sentence in markers(self.board, self.markers):
            self.add(sentence, "", *self.markers)


def gains(armies: int, tokens: int) -> list[Param]:
    """What comes to a card, as far as it is anything."""
    gained: list[Param] = [say("army-count", armies=armies)] if armies else []
    if tokens:
        gained.append(say("token-count", tokens=tokens))
    return gained


def markers(board: Board, sections: Sequence[str]) -> list[Sentence]:
    """Fleets on the waters, caravans in the barren lands."""
    barren = [section for section in sections if board.section_kind[board.section_index[section]] == BARREN]
    waters = [section for section in sections if section not in barren]
    kinds = (("chronicle-fleets", waters), ("chronicle-caravans", barren))
    return [say(message, count=len(kept), where=sections_of(kept)) for message, kept in kinds if kept]


def sections_of(sections: Sequence[str]) -> Param:
    """Waters and barren lands by name."""
    return listed(map(the, sections))
