"""What one viewer may see: its own type, built up from nothing out of what is public and what is the viewer's own."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final, cast

from mappamundi.games.history.board import members
from mappamundi.games.history.y2001 import scoring, standing, wire
from mappamundi.games.history.y2001.board import ARMY, CAPITAL, CITY, EFFECTS, FORT, MONUMENT, Board
from mappamundi.games.history.y2001.chronicle import DEGREES
from mappamundi.games.history.y2001.state import (
    CRUSADE,
    DECISIONS,
    DRAFT,
    GAME_OVER,
    MINOR,
    NOBODY,
    NONE,
    Rules,
    State,
    Variant,
)
from mappamundi.kernel.describing import described_view

# What the JSON of a land calls the pieces in it.
MARKS: Final = (("capital", CAPITAL), ("city", CITY), ("monument", MONUMENT), ("fort", FORT))
MARKS_OF: Final = tuple(
    cast(wire.Land, {mark: True for mark, flag in MARKS if here & flag}) for here in range(2 * CAPITAL)
)
# An empire card that is there and that the viewer may not know.
HIDDEN: Final = -2


class View:
    """A seat's or a spectator's sight of the game (`viewer` None), in the ints of the board.

    Public (A18.1, A18.5–A18.7): map, scores, coins, pools, fleets, played cards, how many greater and lesser cards and
    markers each seat has, who kept and who passed a card to whom, empires once called. Of its own: its event cards, its
    empire once it has seen it, the card it draws and the one it passed on (A18.1, A18.3, A18.4). Nobody's: cards not
    dealt, the deck, the values of markers before the end (A18.2, A18.6). Nothing of it shows in the ids, the order or
    the actions of other seats (A18.8): what is hidden is not in the view at all.
    """

    __slots__ = (
        "ages",
        "allied_coins",
        "allotted",
        "armies",
        "banner",
        "banners",
        "barren",
        "betrayed",
        "board",
        "called",
        "capitals_left",
        "coins",
        "decision",
        "deck_size",
        "drawn",
        "due",
        "empire",
        "empires",
        "engineering",
        "epoch",
        "first_rolls",
        "fleet_ages",
        "fleet_owners",
        "fleets",
        "force",
        "forts_left",
        "front",
        "gained",
        "greater_counts",
        "halts",
        "hand",
        "lesser_counts",
        "losses",
        "lost",
        "marker_counts",
        "markers_left",
        "minor",
        "monuments_left",
        "order",
        "owners",
        "past_empires",
        "past_events",
        "pieces",
        "plagued",
        "played",
        "players",
        "pool",
        "preeminence",
        "reserve",
        "restricted",
        "sailed",
        "scores",
        "seat",
        "stacks",
        "strengths",
        "to_act",
        "turns",
        "variant",
        "viewer",
    )

    def __init__(self, p: State, to_act: tuple[int, ...], viewer: int | None) -> None:
        self.viewer: int | None = viewer
        self.to_act = to_act
        self.board: Board = p.board
        self.players = p.players
        self.variant: Variant = p.variant
        self.epoch = p.epoch
        self.decision = p.decision
        self.halts = p.halts
        self.scores = tuple(p.scores)
        self.gained = p.gained
        # The map and the box.
        self.owners = p.owners[:]
        self.banners = p.banners[:]
        self.ages = p.ages[:]
        self.stacks = p.stacks[:]
        self.pieces = p.pieces[:]
        self.capitals_left = p.capitals_left
        self.forts_left = p.forts_left
        self.monuments_left = p.monuments_left
        self.fleet_owners = p.fleet_owners[:]
        self.fleet_ages = p.fleet_ages[:]
        # Event cards (A18.1) and markers (A18.6).
        greater = p.board.greater
        counts = [sum([card < greater for card in hand]) for hand in p.hands]
        self.hand = () if viewer is None else p.hands[viewer]
        self.greater_counts = tuple(counts)
        self.lesser_counts = tuple([len(hand) - count for hand, count in zip(p.hands, counts, strict=True)])
        self.past_events = tuple(p.past_events)
        self.marker_counts = tuple([len(values) for values in p.preeminence])
        self.markers_left = len(p.markers)
        self.preeminence = tuple(p.preeminence) if p.decision == GAME_OVER else ()
        # The draft (A18.3, A18.4) and the empires of the epoch (A18.5).
        self.first_rolls = p.first_rolls
        self.order = p.order
        self.allotted = p.allotted
        self.deck_size = len(p.deck)
        is_own = p.decision == DRAFT and viewer is not None and p.drafting() == viewer
        self.drawn = p.drawn if is_own or p.drawn == NONE else HIDDEN
        self.empires = tuple(
            [
                card if card == NONE or (viewer is not None and p.has_seen(viewer, seat)) else HIDDEN
                for seat, card in enumerate(p.empires)
            ]
        )
        self.called = p.called
        self.turns = p.turns
        self.past_empires = tuple(p.past_empires)
        self.strengths = tuple(p.strengths)
        # The turn.
        self.seat = p.seat
        self.empire = p.empire
        self.banner = p.banner
        self.pool = p.pool
        self.reserve = p.reserve
        self.restricted = p.restricted
        self.lost = p.lost
        self.losses = p.losses
        self.coins = p.coins
        self.allied_coins = p.allied_coins
        self.engineering = p.engineering
        self.force = p.force
        self.played = p.played
        self.betrayed = p.betrayed
        self.minor = p.minor
        self.fleets = p.fleets
        self.barren = p.barren
        self.plagued = p.plagued
        self.due = p.due
        self.armies = p.armies[:]
        self.front = p.front[:]
        self.sailed = p.sailed

    def __repr__(self) -> str:
        return described_view(self)

    def pack(self) -> list[Any]:
        """Everything but the board."""
        return list(_PACKED(self))

    @classmethod
    def unpack(cls, rules: Rules, packed: Sequence[Any]) -> "View":
        """The view again, in a process that has the rules."""
        view = object.__new__(cls)
        for name, value in zip(PACKED, packed, strict=True):
            setattr(view, name, value)
        view.board = rules.board
        view.variant = Variant(*view.variant)
        return view

    # --- what it comes to ---------------------------------------------------------------------------------------

    def lands(self) -> list[list[int]]:
        """How many lands each seat has, by area and seat."""
        return scoring.counts(self.board, self.owners, self.players)

    def rolled(self) -> list[wire.FirstRoll]:
        """A2.7, A2.8: the dice that said who drafts first."""
        return [{"seat": seat, "dice": [one, other]} for seat, one, other in self.first_rolls]

    def is_active(self, land: int) -> bool:
        """Whether an army of the active empire is there: not one of a minor empire or a Crusader."""
        return self.pieces[land] & ARMY != 0 and self.decision not in (MINOR, CRUSADE)

    # --- as JSON ------------------------------------------------------------------------------------------------

    def json(self) -> wire.View:
        """The view with names."""
        board, own, lands = self.board, self.own(), self.lands()
        with_empire = [card != NONE for card in self.empires]
        standings = standing.standings(self.decision, self.seat, with_empire)
        return {
            "viewer": own["viewer"],
            "to_act": list(self.to_act),
            "players": self.players,
            "options": cast(wire.Options, self.variant._asdict()),
            "epoch": self.epoch,
            "phase": DECISIONS[self.decision],
            "decision": DECISIONS[self.decision],
            "scores": list(self.scores),
            "supply": {
                "capitals": self.capitals_left,
                "forts": self.forts_left,
                "monuments": self.monuments_left,
                "markers": self.markers_left,
            },
            "lands": self._lands_json(),
            "fleets": {
                board.water_ids[water]: {"owner": owner, "epoch": self.fleet_ages[water]}
                for water, owner in enumerate(self.fleet_owners)
                if owner >= 0
            },
            "score_now": [self._score_json(lands, seat, where) for seat, where in enumerate(standings)],
            # A18.5: those called so far, in printed order; of them those that nobody held.
            "called": [board.empire_ids[n] for n in board.epoch_empires[self.epoch][: self.called]],
            "seats": [self._seat_json(seat) for seat in range(self.players)],
            "turn": self._turn_json() if self.seat != NOBODY else None,
            "hand": own["hand"],
            "selection": own["selection"],
            # At the end every die can be checked, and these fell before the first step.
            "first_rolls": self.rolled() if self.decision == GAME_OVER else [],
        }

    def own(self) -> wire.Own:
        """What is told of the viewer's own cards, and of what it knows about others'."""
        return {"viewer": self.viewer, "hand": self._hand_json(), "selection": self._selection_json()}

    def _hand_json(self) -> wire.Hand:
        board, viewer = self.board, self.viewer
        empire = NONE if viewer is None else self.empires[viewer]
        return {
            "greater": [board.event_ids[card] for card in self.hand if card < board.greater],
            "lesser": [board.event_ids[card] for card in self.hand if card >= board.greater],
            "empire": None if empire < 0 else board.empire_ids[empire],
            # A18.4: a card that the viewer passed on and that is not yet called.
            "passed": {
                str(seat): board.empire_ids[card]
                for seat, card in enumerate(self.empires)
                if card >= 0 and seat != viewer
            },
        }

    def _lands_json(self) -> dict[str, wire.Land]:
        """Only lands with something in them, and of those only what is there."""
        board = self.board
        lands: dict[str, wire.Land] = {}
        for land, name in enumerate(board.land_ids):
            owner, marks = self.owners[land], MARKS_OF[self.pieces[land]]
            if owner >= 0:
                told: wire.Land = {"owner": owner, "empire": board.banner_ids[self.banners[land]]}
                if self.is_active(land):
                    told["active"] = True
                if self.stacks[land] > 1:
                    told["armies"] = self.stacks[land]
                told["epoch"] = self.ages[land]
                lands[name] = told | marks
            elif marks:
                lands[name] = marks.copy()
        return lands

    def _seat_json(self, seat: int) -> wire.Seat:
        """What everybody sees of a seat."""
        board = self.board
        return {
            "greater": self.greater_counts[seat],
            "lesser": self.lesser_counts[seat],
            "with_empire": self.empires[seat] != NONE,
            "empires": [board.empire_ids[card] for card in self.past_empires[seat]],
            "strengths": list(self.strengths[seat]),
            "events": [board.event_ids[card] for card in self.past_events[seat]],
            "markers": self.marker_counts[seat],
            "preeminence": list(self.preeminence[seat]) if self.preeminence else None,
        }

    def _turn_json(self) -> wire.Turn:
        board = self.board
        return {
            "seat": self.seat,
            "empire": board.empire_ids[self.empire],
            "in_play": board.banner_ids[self.banner],
            "pool": self.pool,
            "reserve": self.reserve,
            "restricted": self.restricted,
            "lost": self.lost,
            "losses": self.losses,
            "coins": self.coins,
            "allied_coins": self.allied_coins,
            "engineering": self.engineering,
            "events": [EFFECTS[effect] for effect in members(self.force)],
            "played": [board.event_ids[card] for card in self.played],
            "treachery": None if self.betrayed == NONE else board.land_ids[self.betrayed],
            "fleets": [board.water_ids[water] for water in members(self.fleets)],
            "barren": None if self.barren == NONE else board.barren_ids[self.barren],
            "plague": None if self.plagued == NONE else board.land_ids[self.plagued],
            "monuments": self.due,
        }

    def _score_json(self, lands: list[list[int]], seat: int, where: str) -> wire.ScoreNow:
        """A12: what the seat would score with what stands now, and what would bring it more in each area."""
        board = self.board
        rows = scoring.area_rows(board, self.epoch, lands, seat)
        capitals, cities, monuments = scoring.built(board, scoring.lands_of(self.owners, seat), self.pieces)
        fleets = scoring.fleet_points(self.fleet_owners, seat)
        return {
            "standing": where,
            "points": capitals + cities + monuments + fleets + sum(points for _, _, points in rows),
            "areas": [self._area_json(lands, seat, *row) for row in rows],
            "capitals": capitals,
            "cities": cities,
            "monuments": monuments,
            "fleets": fleets,
        }

    def _area_json(self, lands: list[list[int]], seat: int, area: int, degree: int, points: int) -> wire.AreaPoints:
        """An area with its points; and what would bring more there, and how much more, where anything can."""
        board = self.board
        row: wire.AreaPoints = {"area": board.area_ids[area], "degree": DEGREES[degree], "points": points}
        found = standing.ascent(board, area, lands[area], seat)
        if found is not None:
            higher, more, rivals, empty = found
            gained = board.area_values[area][self.epoch] * board.multipliers[higher] - points
            row["next"] = {
                "degree": DEGREES[higher],
                "points": gained,
                "lands": more,
                "rivals": rivals,
                "empty": empty,
            }
        return row

    def _selection_json(self) -> wire.Selection | None:
        """A3.9, A18.3: who drafts in which order, to whom the cards went, and the card drawn if it is the viewer's."""
        if self.decision != DRAFT:
            return None
        return {
            "order": list(self.order),
            "rolls": self.rolled() if self.epoch == 1 else [],
            "allotted": list(self.allotted),
            "deck": self.deck_size,
            "drawn": None if self.drawn < 0 else self.board.empire_ids[self.drawn],
        }


PACKED: Final = tuple(name for name in View.__slots__ if name != "board")
_PACKED: Final = attrgetter(*PACKED)
