"""A new game, and the position that a scenario sets up."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.board import BIT, members, union
from mappamundi.games.history.setup import Reader
from mappamundi.games.history.y2018 import turn
from mappamundi.games.history.y2018.board import ACTIVE, BARREN, CAPITAL, CITY, FORT, MONUMENT, Board
from mappamundi.games.history.y2018.position import Position
from mappamundi.games.history.y2018.state import (
    BEGIN,
    CALL_EMPIRE,
    NEW_EPOCH,
    NONE,
    PHASES,
    Rules,
    Variant,
)
from mappamundi.kernel import BadInput, Chance

SETUP_KEYS: Final = frozenset(
    ("epoch", "scores", "lands", "supply", "armies", "turn", "hands", "called", "phase", "piles")
)
PIECES: Final = {"active": ACTIVE, "capital": CAPITAL, "city": CITY, "monument": MONUMENT, "fort": FORT}
LAND_KEYS: Final = frozenset(("owner", *PIECES))
TURN_KEYS: Final = frozenset(("seat", "empire", "phase", "pool", "tokens", "kingdom", "fleets", "caravans", "played"))


def new(rules: Rules, players: int, variant: Variant, chance: Chance) -> Position:
    """Z1.1, Z1.5, Z1.6: a new game on an empty board; every pile of every epoch is drawn now."""
    p = Position(rules, players, variant, chance)
    for place, seat in enumerate(chance.shuffle("score_order", players), 1):  # Z1.2
        p.scores[seat] = place
    deal(p)
    p.run()
    p.log.read()
    return p


def deal(p: Position) -> None:
    """Z1.3: for each epoch the n events and the n empires that are kept, top first; the rest goes back unseen."""
    board, n = p.board, p.players
    epochs = range(1, board.epochs + 1)
    p.event_piles = ((), *(kept(p, f"events_{epoch}", board.epoch_events[epoch], n) for epoch in epochs))
    p.empire_piles = ((), *(kept(p, f"empires_{epoch}", board.epoch_empires[epoch], n) for epoch in epochs))


def kept(p: Position, name: str, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
    return tuple(cards[place] for place in p.chance.shuffle(name, len(cards))[:n])


# --- from a setup -----------------------------------------------------------------------------------------------


class Stage(Reader):
    """Makes the position of one setup."""

    def __init__(self, rules: Rules, players: int, variant: Variant, chance: Chance) -> None:
        super().__init__(players)
        self.p: Final = Position(rules, players, variant, chance)
        self.board: Final[Board] = rules.board

    def seat(self, value: Any) -> int:
        """A setup of this edition names seats by numbers alone."""
        if isinstance(value, str):
            raise BadInput(f"setup names seat {value!r}; the seats are 0 to {self.players - 1}")
        return super().seat(value)

    def events(self, names: Any) -> list[int]:
        return [self.find(self.board.event_index, "event", name) for name in names or ()]

    def build(self, setup: Mapping[str, Any]) -> Position:
        p = self.p
        self.keys("setup", setup, SETUP_KEYS)
        p.epoch = setup.get("epoch", 1)
        if p.epoch not in range(1, self.board.epochs + 1):
            raise BadInput(f"epoch is 1 to {self.board.epochs}, not {p.epoch!r}")
        deal(p)
        self.scores(setup.get("scores"))
        self.lands(setup.get("lands") or {})
        self.hands(setup.get("hands") or {})
        p.called = setup.get("called", 0)
        if "turn" in setup:
            self.turn(setup["turn"])
        elif setup.get("phase") != "select" and any(empire != NONE for empire in p.empires):
            p.step = CALL_EMPIRE
        else:
            self.piles(setup.get("piles") or {})
            p.step = NEW_EPOCH
        self.supplies(setup)
        p.explore()
        p.run()
        p.log.read()
        return p

    def scores(self, scores: Any) -> None:
        p = self.p
        p.scores = [seat + 1 for seat in range(p.players)]
        pairs = scores.items() if isinstance(scores, Mapping) else enumerate(scores or ())
        for seat, score in pairs:
            p.scores[self.seat(seat)] = score
        if len(set(p.scores)) < p.players:
            raise BadInput(f"scores must all differ, not {p.scores}")

    def lands(self, lands: Mapping[str, Any]) -> None:
        p = self.p
        for name, entry in lands.items():
            land = self.find(self.board.land_index, "land", name)
            self.keys(f"lands.{name}", entry, LAND_KEYS)
            if entry.get("owner") is not None:
                p.owners[land] = self.seat(entry["owner"])
            for key, flag in PIECES.items():
                if entry.get(key):
                    p.pieces[land] |= flag

    def hands(self, hands: Mapping[int, Any]) -> None:
        p = self.p
        for seat, hand in self.by_seat("hands", hands):
            self.keys(f"hands.{seat}", hand, frozenset(("events", "empire")))
            p.hands[seat] = union(self.events(hand.get("events")))
            if hand.get("empire") is not None:
                p.empires[seat] = self.find(self.board.empire_index, "empire", hand["empire"])

    def piles(self, piles: Mapping[str, Any]) -> None:
        p = self.p
        self.keys("piles", piles, frozenset(("events", "empires")))
        if "events" in piles:
            pile = tuple(self.events(piles["events"]))
            p.event_piles = (*p.event_piles[: p.epoch], pile, *p.event_piles[p.epoch + 1 :])
        if "empires" in piles:
            pile = tuple(self.find(self.board.empire_index, "empire", name) for name in piles["empires"])
            p.empire_piles = (*p.empire_piles[: p.epoch], pile, *p.empire_piles[p.epoch + 1 :])
        for pile in (p.event_piles[p.epoch], p.empire_piles[p.epoch]):
            if len(pile) != p.players or len(set(pile)) != p.players:
                raise BadInput(f"a pile of the selection has {p.players} different cards, one for each seat")

    def turn(self, entry: Any) -> None:
        p = self.p
        given = self.keys("turn", entry, TURN_KEYS)
        for key in ("seat", "empire"):
            if key not in given:
                raise BadInput(f"turn needs {key!r}")
        empire = self.find(self.board.empire_index, "empire", given["empire"])
        turn.begin_turn(p, self.seat(given["seat"]), empire)
        p.empires[p.seat] = empire
        p.called = self.board.empires[empire].order
        phase = given.get("phase", "invade")
        if phase not in ("begin", "invade", "build"):
            raise BadInput(f"the phase of a turn is begin, invade or build, not {phase!r}")
        p.phase = PHASES.index(phase)
        if given.get("kingdom") is not None:
            p.kingdom = self.find(self.board.event_index, "event", given["kingdom"])
            p.kingdom_done = True
        for event in self.events(given.get("played")):
            effect = self.board.events[event].effect
            p.played |= BIT[event]
            if effect.id == "extra_die":
                p.extra_uses = (*p.extra_uses, effect.number("uses"))
            elif effect.id == "auto_win":
                p.auto_wins += effect.number("uses")
        p.empower()
        p.pool = given.get("pool", 0)
        p.tokens = given.get("tokens", 0)
        self.markers(given)
        turn.resume(p)

    def markers(self, given: Mapping[str, Any]) -> None:
        """Those of the card in play where the setup names none; in `begin` no card's markers are set yet."""
        p, board = self.p, self.board
        card = board.events[p.kingdom] if p.kingdom >= 0 else board.empires[p.empire]
        own = members(card.markers) if p.phase != BEGIN else []
        barren = {n for n in own if board.section_kind[n] == BARREN}
        for key, defaults in (("fleets", set(own) - barren), ("caravans", barren)):
            if key in given:
                defaults = {self.find(board.section_index, "section", name) for name in given[key]}
            p.lay(p.markers | union(defaults))

    def supplies(self, setup: Mapping[str, Any]) -> None:
        """They follow from the board, unless the setup says otherwise."""
        p, board = self.p, self.board
        for seat in range(p.players):
            p.supply[seat] = board.armies - p.owners.count(seat) - (p.pool if seat == p.seat else 0)
        p.capitals_left = board.capitals - sum(bool(here & (CAPITAL | CITY)) for here in p.pieces)
        p.monuments_left = board.monuments - sum(bool(here & MONUMENT) for here in p.pieces)
        p.forts_left = board.forts - sum(bool(here & FORT) for here in p.pieces)
        for seat, armies in self.by_seat("armies", setup.get("armies")):
            p.supply[seat] = armies
        supply = self.keys("supply", setup.get("supply") or {}, frozenset(("capitals", "monuments", "forts")))
        p.capitals_left = supply.get("capitals", p.capitals_left)
        p.monuments_left = supply.get("monuments", p.monuments_left)
        p.forts_left = supply.get("forts", p.forts_left)
