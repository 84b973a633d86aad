"""A new game, and the position that a scenario sets up."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.board import BIT, members, union
from mappamundi.games.history.setup import Reader
from mappamundi.games.history.y2024 import building, events, selection, turn
from mappamundi.games.history.y2024.board import (
    ARMY,
    CAPITAL,
    CITY,
    CRUSADE,
    FORT,
    IN_REVEAL,
    MONUMENT,
    NO_TEXT,
    WALL,
    WALLS,
    Board,
)
from mappamundi.games.history.y2024.position import Position
from mappamundi.games.history.y2024.state import (
    AIM,
    BUILD,
    DECLARED,
    ENDGAME,
    EVENT,
    EXPAND,
    FINISH,
    IGNORE_DIFFICULT,
    IGNORE_FORT,
    LAY_OUT,
    NEW_EPOCH,
    NOBODY,
    NONE,
    RESUME,
    REVENUE,
    REVENUE_DUE,
    SPACES,
    UNUSED,
    Rules,
    Variant,
)
from mappamundi.kernel import BadInput, Chance, is_named

SETUP_KEYS: Final = frozenset(
    (
        "epoch",
        "gold",
        "scores",
        "chests",
        "lands",
        "turn",
        "honors",
        "hands",
        "tokens",
        "active_areas",
        "endgame",
        "leaders",
        "empires",
        "history",
        "supply",
        "cards",
    )
)
PIECES: Final = {"active": ARMY, "capital": CAPITAL, "city": CITY, "monument": MONUMENT, "fort": FORT, "wall": WALL}
LAND_KEYS: Final = frozenset(("owner", *PIECES))
TURN_KEYS: Final = frozenset(
    (
        "seat",
        "empire",
        "phase",
        "pool",
        "fleets",
        "fleets_in_pool",
        "walls_in_pool",
        "leader",
        "conquest_points",
        "modifier",
        "event",
    )
)
STOCK: Final = ("capitals", "cities", "monuments", "forts", "walls")
SUPPLY_KEYS: Final = frozenset((*STOCK, "people", "fleets"))
# The organization of an epoch at one of its steps, and the phases of a turn.
STEPS: Final = {
    "tokens": selection.begin_tokens,
    "events_draft": selection.deal_events,
    "choose_empire": selection.lay_empires,
}
TURN_PHASES: Final = ("start", "event", "expand", "monuments", "revenue_start", "revenue", "conclude")
LEADER_WORDS: Final = {"unused": UNUSED, "declared": DECLARED, "difficult": IGNORE_DIFFICULT, "fort": IGNORE_FORT}


def new(rules: Rules, players: int, variant: Variant, chance: Chance) -> Position:
    """R2: a new game on an empty board (R2.6); the cards of an epoch are drawn when it begins (R2.2)."""
    rules.space.tidy()
    p = Position(rules, players, variant, chance)
    for place, seat in enumerate(chance.shuffle("chests", players), 1):  # R2.5
        p.gold[seat] = place
    p.chests = sorted(range(players), key=p.gold.__getitem__)
    for seat in range(players):  # R2.3, R2.4
        stack = chance.shuffle(f"honors_{seat}", len(rules.board.honors))
        p.tracks[seat * SPACES] = stack[0]
        p.stacks[seat] = tuple(stack[1:])
    if variant.paired_tokens:  # R2.7, R17.1
        dealt = chance.shuffle("paired", rules.board.pairs)
        for seat in range(players):
            p.tokens[seat] = (rules.board.areas + dealt[seat],)
    p.then((NEW_EPOCH,))
    p.run()
    p.log.read()
    return p


# --- from a setup -----------------------------------------------------------------------------------------------


class Stage(Reader):
    """Makes the position of one setup."""

    def __init__(self, rules: Rules, players: int, variant: Variant, chance: Chance) -> None:
        super().__init__(players)
        self.p: Final = Position(rules, players, variant, chance)
        self.board: Final[Board] = rules.board

    def build(self, setup: Mapping[str, Any]) -> Position:
        p, board = self.p, self.board
        self.keys("setup", setup, SETUP_KEYS)
        p.epoch = self.number("epoch", setup.get("epoch", 1))
        if p.epoch not in range(1, board.epochs + 1):
            raise BadInput(f"epoch is 1 to {board.epochs}, not {p.epoch!r}")
        self.gold(setup)
        self.lands(setup.get("lands") or {})
        self.tokens(setup)
        self.honors(setup.get("honors"))
        self.cards(setup)
        for seat, kept in self.by_seat("leaders", setup.get("leaders")):
            if not kept:
                p.leaders &= ~BIT[seat]
        entry = self.keys("turn", setup.get("turn") or {}, TURN_KEYS)
        phase = str(entry.get("phase", "expand" if "empire" in entry else "tokens"))
        if phase in STEPS:
            self.organization(phase, setup)
        elif phase == "endgame":
            self.supplies(setup)
            p.then((ENDGAME,))
        elif phase in TURN_PHASES:
            p.halts = "empires" not in setup
            self.turn(entry, phase, setup)
        else:
            known = ", ".join((*STEPS, *TURN_PHASES, "endgame"))
            raise BadInput(f"the phase of a turn is one of {known}, not {phase!r}")
        p.run()
        p.log.read()
        return p

    def organization(self, step: str, setup: Mapping[str, Any]) -> None:
        """At one of its steps. Events dealt before it are those of `hands`, or else those that are named as drawn."""
        p = self.p
        if step == "choose_empire" and not setup.get("hands") and is_named(p.chance, f"events_{p.epoch}"):
            p.hands = list(selection.drawn_cards(p, "events", self.board.epoch_events[p.epoch]))
        self.supplies(setup)
        STEPS[step](p)

    def gold(self, setup: Mapping[str, Any]) -> None:
        p = self.p
        given = setup.get("gold", setup.get("scores"))
        pairs = self.by_seat("gold", given) if isinstance(given, Mapping) else enumerate(self.several("gold", given))
        for seat, gold in pairs:
            p.gold[self.seat(seat)] = self.number("gold", gold)
        named = [self.seat(seat) for seat in self.several("chests", setup.get("chests"))]
        p.chests = [seat for seat in range(p.players) if seat not in named] + named
        if len(p.chests) != p.players:
            raise BadInput(f"chests names a seat twice: {named}")

    def lands(self, lands: Mapping[str, Any]) -> None:
        p = self.p
        for name, entry in self.keys("lands", lands, frozenset(self.board.land_ids)).items():
            land = self.board.land_index[name]
            self.keys(f"lands.{name}", entry, LAND_KEYS)
            if entry.get("owner") is not None:
                p.owners[land] = self.seat(entry["owner"])
            for key, flag in PIECES.items():
                if entry.get(key):
                    p.pieces[land] |= flag
            if p.pieces[land] & WALL:
                p.pieces[land] |= FORT
            if p.pieces[land] & CAPITAL and p.pieces[land] & CITY:
                raise BadInput(f"lands.{name} has a capital and a city; only one of them can be there (R1.4)")

    def tokens(self, setup: Mapping[str, Any]) -> None:
        """R3.1: what is neither held nor laid out is in the bag."""
        p, board = self.p, self.board
        if setup.get("active_areas") is not None:
            p.areas = union(self.find_all(board.area_index, "area", "active_areas", setup["active_areas"]))
        else:
            p.areas = board.active_areas(p.epoch)
        for seat, names in self.by_seat("tokens", setup.get("tokens")):
            p.tokens[seat] = tuple(sorted(self.find_all(board.token_index, "token", f"tokens.{seat}", names)))
        epochs = {str(epoch): epoch for epoch in range(1, board.epochs + 1)}
        named = self.mapping("endgame", setup.get("endgame") or {})
        for key, name in named.items():
            epoch = self.find(epochs, "epoch", str(key))
            if name is not None:
                p.endgame[epoch] = self.find(board.area_index, "area", name)
        out = [token for tokens in p.tokens for token in tokens] + p.endgame
        for area in members(p.areas):
            p.bag[area] = max(0, board.area_tokens[area] - out.count(area))

    def honors(self, given: Any) -> None:
        """Left out, track and pool are empty, and the stack has all Honors that are on neither.

        They lie in the order that is named as drawn, or else in that of the data.
        """
        p, board = self.p, self.board
        named = dict(self.by_seat("honors", given))
        for seat in range(p.players):
            where = f"honors.{seat}"
            entry = self.keys(where, named.get(seat) or {}, frozenset(("track", "pool", "stack")))
            spaces = self.several(f"{where}.track", entry.get("track"))
            track = [NONE if name is None else self.find(board.honor_index, "Honor", name) for name in spaces]
            if len(track) > SPACES:
                raise BadInput(f"{where}: a track has {SPACES} spaces, not {len(track)}")
            for space, honor in enumerate(track):
                p.tracks[seat * SPACES + space] = honor
            p.pools[seat] = tuple(self.find_all(board.honor_index, "Honor", f"{where}.pool", entry.get("pool")))
            if entry.get("stack") is not None:
                p.stacks[seat] = tuple(self.find_all(board.honor_index, "Honor", f"{where}.stack", entry["stack"]))
            else:
                out = (*track, *p.pools[seat])
                pile, size = f"honors_{seat}", len(board.honors)
                order = p.chance.shuffle(pile, size) if is_named(p.chance, pile) else range(size)
                p.stacks[seat] = tuple(n for n in order if n not in out)

    def cards(self, setup: Mapping[str, Any]) -> None:
        p, board = self.p, self.board
        for seat, hand in self.by_seat("hands", setup.get("hands")):
            self.keys(f"hands.{seat}", hand, frozenset(("event",)))
            if hand.get("event") is not None:
                p.hands[seat] = self.find(board.event_index, "event", hand["event"])
        for seat, empire in self.by_seat("empires", setup.get("empires")):
            if empire is not None:
                p.empires[seat] = board.whole(self.find(board.empire_index, "empire", empire))
        for seat, entry in self.by_seat("history", setup.get("history")):
            self.keys(f"history.{seat}", entry, frozenset(("people", "icons")))
            people = self.several(f"history.{seat}.people", entry.get("people"))
            p.people[seat] = tuple(self.number("people", count) for count in people)
            p.icons[seat] = self.number("icons", entry.get("icons", 0))
            p.counted |= BIT[seat]

    def turn(self, entry: Mapping[str, Any], phase: str, setup: Mapping[str, Any]) -> None:
        p = self.p
        for key in ("seat", "empire"):
            if key not in entry:
                raise BadInput(f"turn needs {key!r}")
        p.seat = self.seat(entry["seat"])
        half = self.empire(entry["empire"])
        if entry.get("event") is not None:
            self.turned(self.find(self.board.event_index, "event", entry["event"]), phase)
        self.armies()
        self.pool(entry)
        self.option_3(entry)
        self.leader(entry.get("leader", "unused"))
        p.in_event = phase == "event"
        if phase not in ("start", "event", "conclude"):
            p.empire = half
        p.take_up()
        p.explore()
        self.supplies(setup)
        self.resume(phase, half)

    def empire(self, name: Any) -> int:
        """The card of the turn. Returns the half of it that is played, or the card itself (R14.2)."""
        p, board = self.p, self.board
        empire = self.find(board.empire_index, "empire", name)
        p.card = board.whole(empire)
        p.past_empires[p.seat] = (p.card,)
        p.empires[p.seat] = NONE  # it is being played, whether or not `empires` names it too
        if not p.counted & BIT[p.seat]:
            p.people[p.seat] = (board.empires[p.card].pieces,)
        halves = board.empires[p.card].halves
        return halves[0] if halves and empire == p.card else empire

    def turned(self, event: int, phase: str) -> None:
        """The Event of the turn: still to be turned up when the turn begins."""
        p = self.p
        if phase == "start":
            p.hands[p.seat] = event
            return
        p.event = event
        p.past_events[p.seat] = (event,)
        if self.board.events[event].honor and not p.counted & BIT[p.seat]:
            p.icons[p.seat] = 1

    def armies(self) -> None:
        """They stand for the seat whose turn it is, and need not say so."""
        p = self.p
        for land, here in enumerate(p.pieces):
            if here & ARMY and p.owners[land] == NOBODY:
                p.owners[land] = p.seat
            elif here & ARMY and p.owners[land] != p.seat:
                name = self.board.land_ids[land]
                raise BadInput(f"lands.{name}: only armies of seat {p.seat} stand, whose turn it is")

    def resume(self, phase: str, half: int) -> None:
        p = self.p
        if phase == "start":
            turn.start(p, half)
        elif phase == "event":
            self.event(half)
        elif phase == "expand":
            p.then((RESUME, EXPAND))
        elif phase == "monuments":
            p.due = building.monuments_earned(p)
            p.then((BUILD,), (REVENUE,))
        elif phase == "revenue_start":
            p.then((REVENUE,))
        elif phase == "revenue":
            p.then((RESUME, REVENUE_DUE))
        else:
            p.then((FINISH,))

    def pool(self, entry: Mapping[str, Any]) -> None:
        p = self.p
        p.pool = self.number("pool", entry.get("pool", 0))
        p.fleets_pool = self.number("fleets_in_pool", entry.get("fleets_in_pool", 0))
        p.walls_pool = self.number("walls_in_pool", entry.get("walls_in_pool", 0))
        p.fleets = union(self.find_all(self.board.water_index, "water", "fleets", entry.get("fleets")))

    def option_3(self, entry: Mapping[str, Any]) -> None:
        p, board = self.p, self.board
        if entry.get("modifier"):
            given = self.keys("modifier", entry["modifier"], frozenset(("land", "plus")))
            p.tried = self.find(board.land_index, "land", given.get("land"))
            p.modifier = self.number("plus", given.get("plus", 0))
        if entry.get("conquest_points"):
            given = self.keys("conquest_points", entry["conquest_points"], frozenset(("land", "enemy", "points")))
            p.points = self.number("points", given.get("points", 0))
            p.beaten = self.seat(given.get("enemy"))
            p.conquered = (self.find(board.land_index, "land", given.get("land")),)

    def leader(self, word: Any) -> None:
        p = self.p
        if word == "gone":
            p.leaders &= ~BIT[p.seat]
        elif isinstance(word, str) and word in LEADER_WORDS:
            p.leader = LEADER_WORDS[word]
        else:
            raise BadInput(f"leader is {', '.join(LEADER_WORDS)} or gone, not {word!r}")

    def event(self, half: int) -> None:
        """Phase A: the card is turned up; what has no text is on the map, what has waits for its target."""
        p = self.p
        if p.event == NONE:
            raise BadInput("turn: the phase event needs the card that is played, in `event`")
        card = self.board.events[p.event]
        p.then((LAY_OUT, half))
        if card.effect == NO_TEXT:
            p.begun = True
            p.first((RESUME, EVENT))
        elif card.effect == CRUSADE:
            p.forts_pool = card.forts
            p.begun = bool(p.armies) or p.pool < card.amount
            p.first((RESUME, EVENT))
        elif card.phase == IN_REVEAL and events.has_target(p, card):
            p.first((RESUME, AIM))
        else:
            p.in_event = False
            if card.phase == IN_REVEAL:  # R13.2; any other waits for its phase (R5.6)
                events.lapse(p)

    def supplies(self, setup: Mapping[str, Any]) -> None:
        """They follow from the map and the pools, unless the setup says otherwise."""
        p, board = self.p, self.board
        for seat in range(p.players):
            p.supply[seat] = max(0, board.people - p.owners.count(seat) - (p.pool if seat == p.seat else 0))
        on_map = [
            sum(building.holds(here, kind) for here in p.pieces) + (p.walls_pool if kind == WALLS else 0)
            for kind in range(len(STOCK))
        ]
        p.stock = [max(0, all_ - out) for all_, out in zip(board.stock, on_map, strict=True)]
        p.fleets_left = max(0, board.fleets - p.fleets.bit_count() - p.fleets_pool)
        supply = self.keys("supply", setup.get("supply") or {}, SUPPLY_KEYS)
        for kind, key in enumerate(STOCK):
            p.stock[kind] = self.number(key, supply.get(key, p.stock[kind]))
        p.fleets_left = self.number("fleets", supply.get("fleets", p.fleets_left))
        for seat, people in self.by_seat("supply.people", supply.get("people")):
            p.supply[seat] = self.number("people", people)
