"""One step of the chronicle as it is listened to: what is told only once all of it is known is kept until then."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.narration import Lines
from mappamundi.games.history.y2001.board import CRUSADE, EFFECTS, Board
from mappamundi.games.history.y2001.scene import Scene
from mappamundi.kernel.narration import Line, Named, Param, Sentence, inside, listed, name, player, say, the

Event = Mapping[str, Any]

BATTLES: Final = "battles"
# The rule by which a round against an open land ends.
RULES: Final = {"win": "A8.13", "tie": "A8.16", "defeat": "A8.15"}
# The rule by which armies roll for their lives.
ROLLS: Final = {"black_death": "A14.17", "famine": "A14.27", "pestilence": "A14.31"}


class Step(Lines):
    """Listens to the events of one step in their order."""

    def __init__(self, board: Board, scene: Scene, seat: int, action: Event) -> None:
        super().__init__(seat)
        self.board: Final = board
        self.scene = scene
        self.action: Final = action
        # The event card that is played in this step.
        self.card: Final = str(action["card"]) if action["do"] == "play_event" else ""
        # How the army on its way came, and whether it is told already what became of it.
        self.way = ""
        self.ended = action["do"] != "invade"
        # The dice on the table, and the round that is told once it is known what fell.
        self.dice: tuple[list[int], list[int]] = ([], [])
        self.round: Event | None = None
        self.felled: list[str] = []
        self.left: int | None = None
        # Cards that come to their end in it.
        self.lapses: list[tuple[Sentence, str]] = []
        # What falls in an empty land that is entered.
        self.fallen: list[Line] = []
        # An army that gave way to another of the same colour.
        self.renewed = False
        # Fleets that put out, lands that are settled, rolls for life: told together.
        self.fleets: list[str] = []
        self.settled: list[str] = []
        self.rolls: list[Event] = []
        # An empire or a kingdom coming to the map (A6, A14.22): where, what it brings, what it clears away.
        self.rising = ""
        self.placed: list[str] = []
        self.brought: list[Param] = []
        self.capitals = 0
        self.cleared: dict[str, list[Param]] = {}
        self.became: list[str] = []

    def join(self, message: str, place: Named, rule: str, key: str = "lands", **params: Param) -> None:
        """A line that takes in the places that follow, if the same is said of them."""
        sentence = say(message, who=player(self.seat), **params, **{key: listed([place])})
        self.say(sentence, self.seat, rule, place["name"], joins=key)

    def change(self, **fields: Any) -> None:
        self.scene = self.scene._replace(**fields)

    # --- what is told once all of it is known -------------------------------------------------------------------

    def close(self) -> None:
        self.close_round()
        self.close_rolls()
        self.close_rise()
        if self.settled:
            lands, self.settled = self.settled, []
            sentence = say("chronicle-settles", who=player(self.seat), lands=listed(map(inside, lands)))
            self.add(sentence, "A14.28" if self.card == "jewish_revolt" else "A14.29", *lands)
        if self.fleets:
            waters, self.fleets = self.fleets, []
            self.add(say("chronicle-fleets", count=len(waters), where=listed(map(the, waters))), "A6.3", *waters)

    def close_rise(self) -> None:
        """What an empire brought."""
        if not self.rising:
            return
        card, self.rising = self.rising, ""
        if self.capitals:
            self.brought.append(say("capital-count", capitals=self.capitals))
        minor = card in self.board.minor_index
        sentence = say(
            "chronicle-minor-rises" if minor else "chronicle-rises",
            who=player(self.seat),
            empire=the(card),
            where=listed(map(inside, self.placed)),
            brought=listed(self.brought),
        )
        kingdom = card not in self.board.empire_index and not minor
        rule = "A14.6" if minor else "A14.22" if kingdom else "A6.7"
        if kingdom:
            self.add(sentence, rule, *self.placed)
        else:
            self.say(sentence, self.seat, rule, *self.placed)
        for land, things in self.cleared.items():
            self.add(say("chronicle-cleared", land=inside(land), things=listed(things)), rule)
        for land in self.became:
            self.add(say("chronicle-capital-falls", land=inside(land)), "A6.9", land)
        self.placed, self.brought, self.cleared, self.became, self.capitals = [], [], {}, [], 0

    def close_round(self) -> None:
        """A round, with what fell in it: the fort, an army, the last army (A8.13–A8.17, A14.35, A15.5)."""
        event, self.round = self.round, None
        if event is None:
            return
        outcome, place, fort = event["outcome"], event["land"] or event["water"], event["fort"]
        if event["water"]:
            message, rule, where = f"chronicle-fleet-{outcome}", "A16.5", inside(place)
        elif outcome == "win" and fort and self.left is None:
            message, rule, where = "chronicle-fort-win", "A8.14", inside(place)
        elif outcome == "win" and self.left:
            message, rule, where = "chronicle-army-win", "A15.5", inside(place)
        elif outcome == "tie" and fort:
            message, rule, where = "chronicle-fort-tie", "A8.17", inside(place)
        else:
            message, rule = f"chronicle-{outcome}", RULES[outcome]
            where = inside(place) if outcome == "tie" else the(place)
        params: dict[str, Param] = {"who": player(event["attacker"]), "victim": player(event["defender"])}
        key = "water" if event["water"] else "land"
        sentence = say(message, **params, attack=event["attack"], defence=event["defence"], **{key: where})
        self.say(sentence, event["attacker"], rule, place, topic=BATTLES, detail=self._throws(event))
        if "fort" in self.felled and message in ("chronicle-win", "chronicle-army-win"):
            self.add(say("chronicle-falls", building="fort", land=inside(place)), "A14.35")
        for lapse, its_rule in self.lapses:
            self.add(lapse, its_rule)
        self.felled, self.left, self.lapses = [], None, []

    def lapse(self, sentence: Sentence, rule: str) -> None:
        """A card comes to its end: told after the round that ended it, and what fell in that."""
        if self.round is None:
            self.add(sentence, rule)
        else:
            self.lapses.append((sentence, rule))

    def _throws(self, event: Event) -> Sentence:
        attack, defence = self.dice
        added: list[list[Any]] = []
        if self.scene.in_play == EFFECTS[CRUSADE] and event["bonus"]:
            added.append([event["bonus"], name(EFFECTS[CRUSADE])])
        elif event["bonus"]:
            # Weaponry counts in every round, Siegecraft not against an open land.
            added += [[1, name(card)] for card in self.scene.arms[: event["bonus"]]]
        walls: list[list[Any]] = [[1, say("part-fort")]] if event["fort"] else []
        return say(
            "chronicle-dice",
            attack={"dice": attack, "added": added, "total": event["attack"], "seat": event["attacker"]},
            defence={"dice": defence, "added": walls, "total": event["defence"], "seat": event["defender"]},
        )

    def close_rolls(self) -> None:
        """A14.17, A14.27, A14.31, A14.32: who died; of survivors only where it is the end of a plague, or of all."""
        rolls, self.rolls = self.rolls, []
        if not rolls:
            return
        plague = self.action["do"] == "spread_plague" or self.card == "plague"
        rule = "A14.32" if plague else ROLLS[self.card]
        told = [roll for roll in rolls if roll["died"] or plague]
        for roll in told:
            message = "chronicle-dies" if roll["died"] else "chronicle-survives"
            sentence = say(message, victim=player(roll["owner"]), land=inside(roll["land"]))
            self.add(sentence, rule, roll["land"])
        if not told:
            self.add(say("chronicle-all-survive"), rule)
        dice = [
            say("chronicle-disease-dice", land=name(roll["land"]), dice=" ".join(map(str, roll["dice"])))
            for roll in rolls
        ]
        self.lines[-1].detail = say("chronicle-disease-rolls", rolls=listed(dice))
