"""What one viewer may see: its own type, built up from nothing out of what is public and what is the viewer's own."""

from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final, cast

from mappamundi.games.history.board import members
from mappamundi.games.history.y2018 import battle, facts, scoring, selection, standing, wire
from mappamundi.games.history.y2018.actions import EMPIRES_PILE, EVENTS_PILE
from mappamundi.games.history.y2018.board import ACTIVE, BARREN, CAPITAL, CITY, FORT, MONUMENT, Board
from mappamundi.games.history.y2018.chronicle import DEGREES, PILES
from mappamundi.games.history.y2018.powers import Powers
from mappamundi.games.history.y2018.state import (
    DECISIONS,
    NOBODY,
    NONE,
    PHASES,
    PRESS_SIEGE,
    REROLL_DICE,
    Rules,
    State,
    Variant,
)
from mappamundi.kernel.describing import described_view

# What the JSON of a land calls the pieces in it.
MARKS: Final = (("active", ACTIVE), ("capital", CAPITAL), ("city", CITY), ("monument", MONUMENT), ("fort", FORT))
MARKS_OF: Final = tuple(
    cast(wire.Land, {mark: True for mark, flag in MARKS if here & flag}) for here in range(2 * CAPITAL)
)


class View:
    """A seat's or a spectator's sight of the game (`viewer` None), in the ints of the board.

    Public: scores, board, supplies, how many cards are in each hand and pile, who holds which pile, the empires called
    so far, events played in this turn and before it. Of its own: hand, empire until called, the pile that lies open to
    it, the card just drawn.
    """

    __slots__ = (
        "active",
        "attack",
        "attack_bonus",
        "attack_rerolls",
        "auto_wins",
        "board",
        "built",
        "called",
        "capitals_left",
        "catapult",
        "catapult_armies",
        "catapult_tokens",
        "chain",
        "chained",
        "decision",
        "defence",
        "defence_bonus",
        "defence_rerolls",
        "defender",
        "effect_used",
        "empire",
        "epoch",
        "extra_uses",
        "forts_left",
        "front",
        "given",
        "hand",
        "hand_epochs",
        "hand_sizes",
        "holds",
        "kingdom",
        "kingdom_done",
        "links",
        "markers",
        "monuments_left",
        "naval",
        "order",
        "own_empire",
        "owners",
        "phase",
        "pieces",
        "pile_holders",
        "pile_sizes",
        "played",
        "players",
        "pool",
        "powers",
        "scores",
        "seat",
        "seen",
        "seen_pile",
        "shore",
        "side",
        "spent",
        "step",
        "struck",
        "supply",
        "target",
        "to_act",
        "tokens",
        "variant",
        "victims",
        "viewer",
        "waiting_markers",
        "waiting_pool",
        "waiting_tokens",
        "with_empire",
        "won",
    )

    def __init__(self, p: State, to_act: tuple[int, ...], viewer: int | None) -> None:
        self.viewer: int | None = viewer
        self.to_act: Final = to_act
        self.board: Final[Board] = p.board
        self.players: Final = p.players
        self.variant: Variant = p.variant
        self.epoch: Final = p.epoch
        self.phase: Final = p.phase
        self.decision: Final = p.decision
        self.step: Final = p.step
        self.scores: Final = tuple(p.scores)
        # Pieces on the board and in the supplies.
        self.owners: Final = p.owners[:]
        self.pieces: Final = p.pieces[:]
        self.supply: Final = tuple(p.supply)
        self.capitals_left: Final = p.capitals_left
        self.monuments_left: Final = p.monuments_left
        self.forts_left: Final = p.forts_left
        # The turn.
        self.called: Final = p.called
        self.seat: Final = p.seat
        self.empire: Final = p.empire
        self.kingdom: Final = p.kingdom
        self.kingdom_done: Final = p.kingdom_done
        self.pool: Final = p.pool
        self.tokens: Final = p.tokens
        self.markers: Final = p.markers
        self.waiting_pool: Final = p.waiting_pool
        self.waiting_tokens: Final = p.waiting_tokens
        self.waiting_markers: Final = p.waiting_markers
        self.played: Final = p.played
        self.links: Final = p.links
        self.extra_uses: Final = p.extra_uses
        self.auto_wins: Final = p.auto_wins
        self.effect_used: Final = p.effect_used
        self.built: Final = p.built
        self.chain: Final = p.chain
        self.active: Final = p.active[:]
        self.front: Final = p.front[:]
        self.shore: Final = p.shore
        self.powers: Final[Powers | None] = p.powers if p.seat != NOBODY else None
        # The invasion under way.
        self.target: Final = p.target
        self.defender: Final = p.defender
        self.naval: Final = p.naval
        self.chained: Final = p.chained
        self.won: Final = p.won
        self.attack: Final = p.attack
        self.defence: Final = p.defence
        self.attack_rerolls: Final = p.attack_rerolls
        self.defence_rerolls: Final = p.defence_rerolls
        self.side: Final = p.side
        self.holds: Final = p.holds
        self.catapult_armies: Final = p.catapult_armies
        self.catapult_tokens: Final = p.catapult_tokens
        self.catapult: Final = p.catapult_armies + p.catapult_tokens
        fighting = p.decision in (REROLL_DICE, PRESS_SIEGE)
        self.attack_bonus: Final = battle.attack_bonus(p) if fighting else 0
        self.defence_bonus: Final = battle.defence_bonus(p) if fighting else 0
        self.struck: Final = p.struck
        self.victims: Final = p.victims
        # Cards: how many of everybody and of which epochs, which of one's own, and those that were played.
        self.spent: Final = p.spent
        self.hand_epochs, self.hand_sizes = _hands(p.board, tuple(p.hands))
        self.with_empire: Final = tuple([empire != NONE for empire in p.empires])
        self.hand: Final = 0 if viewer is None else p.hands[viewer]
        self.own_empire: Final = NONE if viewer is None else p.empires[viewer]
        self.pile_sizes: Final = (len(p.event_pile), len(p.empire_pile))
        self.order: Final = p.order
        self.given: Final = p.given
        (events, empires), self.seen_pile, self.seen = selection.piles(p, NOBODY if viewer is None else viewer)
        self.pile_holders: Final = (_holder(events), _holder(empires))

    def __repr__(self) -> str:
        return described_view(self)

    def pack(self) -> list[Any]:
        """Everything but the board and what follows from it."""
        return list(_PACKED(self))

    @classmethod
    def unpack(cls, rules: Rules, packed: Sequence[Any]) -> "View":
        """The view again, in a process that has the rules."""
        view = object.__new__(cls)
        for name, value in zip(PACKED, packed, strict=True):
            setattr(view, name, value)
        object.__setattr__(view, "board", rules.board)
        view.variant = Variant(*view.variant)
        object.__setattr__(view, "powers", _powers(rules, view.empire, view.kingdom, view.played))
        return view

    def armies(self) -> list[list[int]]:
        """How many armies each seat has, by area and seat."""
        return scoring.armies(self.board, self.owners, self.players)

    def projection(self, seat: int) -> tuple[list[tuple[int, int, int]], int]:
        """Score now: (area, degree, points) and building points, as if the turn were scored at this moment."""
        return self._projection(self.armies(), seat)

    def _projection(self, armies: list[list[int]], seat: int) -> tuple[list[tuple[int, int, int]], int]:
        areas = scoring.area_points(self.board, self.epoch, armies, seat)
        return areas, scoring.building_points(self.board, self.owners, self.pieces, seat)

    def json(self) -> wire.View:
        """The view with names."""
        board, own, armies = self.board, self.own(), self.armies()
        standings = standing.standings(self.phase, self.step, self.seat, self.with_empire)
        return {
            "viewer": own["viewer"],
            "to_act": list(self.to_act),
            "players": self.players,
            "options": {"selection": self.variant.selection},
            "epoch": self.epoch,
            "phase": PHASES[self.phase],
            "decision": DECISIONS[self.decision],
            "scores": list(self.scores),
            "armies": list(self.supply),
            "supply": {
                "capitals": self.capitals_left,
                "monuments": self.monuments_left,
                "forts": self.forts_left,
            },
            "lands": self._lands_json(),
            "areas": board.values_by_name[self.epoch],
            "score_now": [self._score_json(armies, seat, where) for seat, where in enumerate(standings)],
            "called": [board.empires[n].id for n in board.called[self.epoch][: self.called]],
            "turn": self._turn_json() if self.seat != NOBODY else None,
            "hands": [
                {"events": size, "empire": empire}
                for size, empire in zip(self.hand_sizes, self.with_empire, strict=True)
            ],
            "hand": own["hand"],
            "selection": own["selection"],
        }

    def own(self) -> wire.Own:
        """What is told of the viewer's own cards, and of the pile that lies open to it."""
        board = self.board
        return {
            "viewer": self.viewer,
            "hand": {
                "events": [board.events[n].id for n in members(self.hand)],
                "empire": None if self.own_empire == NONE else board.empires[self.own_empire].id,
            },
            "selection": self._selection_json() if self.order else None,
        }

    def _lands_json(self) -> dict[str, wire.Land]:
        """Only lands with something in them, and of those only what is there."""
        lands: dict[str, wire.Land] = {}
        for name, owner, here in zip(self.board.land_ids, self.owners, self.pieces, strict=True):
            if owner >= 0:
                lands[name] = {"owner": owner, **MARKS_OF[here]}
            elif MARKS_OF[here]:
                lands[name] = MARKS_OF[here].copy()
        return lands

    def _parts(self) -> tuple[list[facts.Part], list[facts.Part]]:
        """What is added to the dice of the battle under way, by reason: the invader's and the defender's."""
        board = self.board
        if not self.attack:
            return [], []
        cards = facts.cards_in_force(board, self.empire, self.kingdom, members(self.played))
        siege = board.siege_bonus[self.catapult]
        fort = bool(self.pieces[self.target] & FORT)
        attack = facts.attack_parts(board, cards, self.target, self.naval, self.chained, siege)
        defence = facts.defence_parts(board, self.powers, self.target, fort, self.naval)
        return attack, defence

    def _score_json(self, armies: list[list[int]], seat: int, where: str) -> wire.ScoreNow:
        areas, buildings = self._projection(armies, seat)
        return {
            "standing": where,
            "points": buildings + sum(points for _, _, points in areas),
            "buildings": buildings,
            "areas": [self._area_json(armies, seat, *row) for row in areas],
        }

    def _area_json(self, armies: list[list[int]], seat: int, area: int, degree: int, points: int) -> wire.AreaPoints:
        """An area with its points; and what would bring more there, and how much more, where anything can."""
        row: wire.AreaPoints = {
            "area": self.board.area_ids[area],
            "degree": DEGREES[degree],
            "points": points,
        }
        values = self.board.values[self.epoch][area]
        found = standing.ascent(self.board, area, armies[area], seat) if any(values) else None
        if found is not None:
            higher, lands, rivals, empty = found
            more = values[higher - 1] - points
            row["next"] = {
                "degree": DEGREES[higher],
                "points": more,
                "lands": lands,
                "rivals": rivals,
                "empty": empty,
            }
        return row

    def _turn_json(self) -> wire.Turn:
        board = self.board
        markers = members(self.markers)
        return {
            "seat": self.seat,
            "empire": board.empires[self.empire].id,
            "kingdom": None if self.kingdom == NONE else board.events[self.kingdom].id,
            "pool": self.pool,
            "tokens": self.tokens,
            "waiting": {"pool": self.waiting_pool, "tokens": self.waiting_tokens},
            "catapult": self.catapult,
            "fleets": [board.section_ids[n] for n in markers if board.section_kind[n] != BARREN],
            "caravans": [board.section_ids[n] for n in markers if board.section_kind[n] == BARREN],
            "played": [board.events[n].id for n in members(self.played)],
            "links": [board.area_ids[n] for n in members(self.links)],
            "extra_uses": list(self.extra_uses),
            "auto_wins": self.auto_wins,
            "chain": None if self.chain == NONE else board.land_ids[self.chain],
            "plague": None if self.struck == NONE else board.area_ids[self.struck],
            "battle": None if self.target == NONE else self._battle_json(),
        }

    def _battle_json(self) -> wire.Battle:
        attack_parts, defence_parts = self._parts()
        return {
            "land": self.board.land_ids[self.target],
            "defender": self.defender,
            "naval": self.naval,
            "attack": list(self.attack),
            "defence": list(self.defence),
            "attack_bonus": self.attack_bonus,
            "defence_bonus": self.defence_bonus,
            "attack_rerolls": self.attack_rerolls,
            "defence_rerolls": self.defence_rerolls,
            "attack_parts": facts.parts_to_json(attack_parts),
            "defence_parts": facts.parts_to_json(defence_parts),
        }

    def _selection_json(self) -> wire.Selection:
        cards = self.board.events if self.seen_pile == EVENTS_PILE else self.board.empires
        return {
            "order": list(self.order),
            "piles": {"events": self.pile_sizes[EVENTS_PILE], "empires": self.pile_sizes[EMPIRES_PILE]},
            "holders": {"events": self.pile_holders[EVENTS_PILE], "empires": self.pile_holders[EMPIRES_PILE]},
            "seen": None
            if self.seen_pile == NONE
            else {"pile": PILES[self.seen_pile], "cards": [cards[n].id for n in self.seen]},
        }


PACKED: Final = tuple(name for name in View.__slots__ if name not in ("board", "powers"))
_PACKED: Final = attrgetter(*PACKED)


@lru_cache(maxsize=1 << 14)
def _hands(board: Board, hands: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Of which epochs the cards of each hand are, and how many.

    Everybody can tell: each epoch brings one, and cards are played openly.
    """
    epochs = tuple([tuple([board.events[n].epoch for n in members(hand)]) for hand in hands])
    return epochs, tuple([len(hand) for hand in epochs])


def _powers(rules: Rules, empire: int, kingdom: int, played: int) -> Powers | None:
    if kingdom >= 0:
        return rules.powers.kingdom(kingdom)
    return rules.powers.empire(empire, played) if empire >= 0 else None


def _holder(seat: int) -> int | None:
    return None if seat == NOBODY else seat
