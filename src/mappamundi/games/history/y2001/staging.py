"""A new game, and the position that a scenario sets up."""

from collections.abc import Mapping
from typing import Any, Final

from mappamundi.games.history.board import BIT, union
from mappamundi.games.history.setup import Reader
from mappamundi.games.history.y2001 import building, fleets, selection, turn
from mappamundi.games.history.y2001.board import (
    ARMY,
    ASTRONOMY,
    CAPITAL,
    CITY,
    ELITE_TROOPS,
    FORT,
    JIHAD,
    LASTING,
    MONUMENT,
    REALLOCATION,
    TREACHERY,
    Board,
)
from mappamundi.games.history.y2001.board import CRUSADE as CRUSADE_CARD
from mappamundi.games.history.y2001.board import MINOR as MINOR_CARD
from mappamundi.games.history.y2001.effects import CRUSADERS
from mappamundi.games.history.y2001.position import Position
from mappamundi.games.history.y2001.state import (
    CRUSADE,
    DECISIONS,
    EVENTS,
    EXPAND,
    MINOR,
    MONUMENTS_DUE,
    NAVAL,
    NONE,
    REALLOCATE,
    Rules,
    Variant,
)
from mappamundi.kernel import BadInput, Chance

SETUP_KEYS: Final = frozenset(
    (
        "epoch",
        "scores",
        "lands",
        "turn",
        "hands",
        "empires",
        "draft",
        "history",
        "played_order",
        "preeminence",
        "fleets",
        "supply",
    )
)
PIECES: Final = {"capital": CAPITAL, "city": CITY, "monument": MONUMENT, "fort": FORT}
LAND_KEYS: Final = frozenset(("owner", "empire", "epoch", "active", "armies", *PIECES))
TURN_KEYS: Final = frozenset(
    (
        "seat",
        "empire",
        "phase",
        "pool",
        "lost",
        "losses",
        "coins",
        "allied_coins",
        "restricted",
        "engineering",
        "events",
        "fleets",
        "played",
        "treachery",
    )
)
SUPPLY_KEYS: Final = frozenset(("capitals", "forts", "monuments"))
# The phases of a turn in which a setup can begin; Barbarians and Plague are begun by playing their card.
TURN_PHASES: Final = {
    DECISIONS[decision]: decision for decision in (EVENTS, CRUSADE, MINOR, NAVAL, REALLOCATE, EXPAND, MONUMENTS_DUE)
}
PHASES: Final = ("first_roll", "draft", *TURN_PHASES)


def new(rules: Rules, players: int, variant: Variant, chance: Chance) -> Position:
    """A2.1–A2.6: a new game on an empty board, up to the first draft."""
    p = Position(rules, players, variant, chance)
    board = rules.board
    if variant.minor_empire_deal:  # A17.2
        deal(p, "minor", 1)
        deal(p, "others", board.hand_greater - 1)
    else:
        deal(p, "greater", board.hand_greater)
    deal(p, "lesser", board.hand_lesser)
    p.markers = marker_pile(p)
    selection.first_roll(p)
    p.run()
    p.log.read()
    return p


def deal(p: Position, name: str, count: int) -> None:
    """A2.2–A2.4: so many cards of a deck to each seat in turn; the rest is out of the game."""
    deck = p.board.decks[name]
    order = p.chance.shuffle(name, len(deck))
    for seat in range(p.players):
        dealt = [deck[place] for place in order[seat * count : (seat + 1) * count]]
        p.hands[seat] = tuple(sorted([*p.hands[seat], *dealt]))


def marker_pile(p: Position) -> tuple[int, ...]:
    """A2.6, A17.1: the markers in their order, those left out that a seat has already."""
    if p.variant.no_preeminence:
        return ()
    values = p.board.markers
    pile = [values[place] for place in p.chance.shuffle("preeminence", len(values))]
    for held in p.preeminence:
        for value in held:
            pile.reverse()  # of equals those that lie lowest are gone, so that named draws stay on top
            pile.remove(value)
            pile.reverse()
    return tuple(pile)


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
        entry = self.keys("turn", setup.get("turn") or {}, TURN_KEYS)
        phase = str(entry.get("phase", "expand" if "empire" in entry else "draft"))
        if phase not in PHASES:
            known = ", ".join(PHASES)
            raise BadInput(f"a setup begins in one of the phases {known}, not in {phase!r}")
        self.scores(setup)
        self.cards(setup)
        self.fleets(setup.get("fleets"))
        self.markers(setup.get("preeminence"))
        if phase in TURN_PHASES:
            self.turn(entry, TURN_PHASES[phase], setup)
        else:
            self.lands(setup.get("lands") or {}, NONE)
            self.supplies(setup)
            if phase == "first_roll":
                selection.first_roll(p)
            else:
                self.draft(setup)
        p.run()
        p.log.read()
        return p

    # --- what is there at all times

    def scores(self, setup: Mapping[str, Any]) -> None:
        given = setup.get("scores")
        pairs = (
            self.by_seat("scores", given) if isinstance(given, Mapping) else enumerate(self.several("scores", given))
        )
        for seat, score in pairs:
            self.p.scores[self.seat(seat)] = self.number("scores", score)

    def cards(self, setup: Mapping[str, Any]) -> None:
        p, board = self.p, self.board
        for seat, hand in self.by_seat("hands", setup.get("hands")):
            self.keys(f"hands.{seat}", hand, frozenset(("greater", "lesser", "empire")))
            cards = []
            for deck in ("greater", "lesser"):
                for card in self.find_all(board.event_index, "event card", f"hands.{seat}.{deck}", hand.get(deck)):
                    if board.events[card].greater != (deck == "greater"):
                        raise BadInput(f"hands.{seat}: {board.event_ids[card]} is no {deck} event card")
                    cards.append(card)
            p.hands[seat] = tuple(sorted(cards))
            if hand.get("empire") is not None:
                p.empires[seat] = self.find(board.empire_index, "empire", hand["empire"])
        for seat, empire in self.by_seat("empires", setup.get("empires")):
            if empire is not None:
                p.empires[seat] = self.find(board.empire_index, "empire", empire)
        for seat, strengths in self.by_seat("history", setup.get("history")):
            given = self.several(f"history.{seat}", strengths)
            p.strengths[seat] = tuple([self.number(f"history.{seat}", strength) for strength in given])
        p.turns = tuple([self.seat(seat) for seat in self.several("played_order", setup.get("played_order"))])

    def fleets(self, given: Any) -> None:
        """A16.2: fleets with an army."""
        p, board = self.p, self.board
        for name, entry in self.keys("fleets", given or {}, frozenset(board.water_ids)).items():
            self.keys(f"fleets.{name}", entry, frozenset(("owner", "epoch")))
            water = board.water_index[name]
            p.fleet_owners[water] = self.seat(entry.get("owner"))
            p.fleet_ages[water] = self.number("epoch", entry.get("epoch", p.epoch))

    def markers(self, given: Any) -> None:
        p = self.p
        left = list(self.board.markers)
        for seat, values in self.by_seat("preeminence", given):
            held = [self.number("preeminence", value) for value in self.several(f"preeminence.{seat}", values)]
            for value in held:
                if value not in left:
                    raise BadInput(f"preeminence: there is no marker of {value} left; there are {self.board.markers}")
                left.remove(value)
            p.preeminence[seat] = tuple(held)
        p.markers = marker_pile(p)

    def lands(self, lands: Mapping[str, Any], playing: int) -> None:
        """Armies, of the empire in play where they are `active`, and buildings."""
        for name, entry in self.keys("lands", lands, frozenset(self.board.land_ids)).items():
            self.keys(f"lands.{name}", entry, LAND_KEYS)
            self.land(name, self.board.land_index[name], entry, playing)

    def land(self, name: str, land: int, entry: Mapping[str, Any], playing: int) -> None:
        p, board = self.p, self.board
        for key, flag in PIECES.items():
            if entry.get(key):
                p.pieces[land] |= flag
        if p.pieces[land] & CAPITAL and p.pieces[land] & CITY:
            raise BadInput(f"lands.{name} has a capital and a city; only one of them can be there (A1.11)")
        active = bool(entry.get("active"))
        if entry.get("owner") is None and not active:
            if p.pieces[land] & FORT or entry.get("armies"):
                raise BadInput(f"lands.{name} has armies or a fort without an owner (A1.12)")
            return
        owner = p.seat if entry.get("owner") is None else self.seat(entry["owner"])
        if active and (playing == NONE or owner != p.seat):
            raise BadInput(f"lands.{name}: only armies of the seat whose turn it is are active")
        banner = self.banner(entry, owner, playing if active else NONE)
        p.owners[land] = owner
        p.banners[land] = banner
        p.ages[land] = self.number("epoch", entry.get("epoch", board.banner_ages[banner] or p.epoch))
        p.stacks[land] = self.number("armies", entry.get("armies", 1))
        most = building.MOST_ARMIES - (1 if p.pieces[land] & FORT else 0) if p.variant.multiple_armies else 1
        if not 1 <= p.stacks[land] <= most:
            raise BadInput(f"lands.{name} has {p.stacks[land]} armies; 1 to {most} can be there (A1.11, A15.1)")
        # Minor empires and Crusaders are known by their name alone.
        if active or (playing != NONE and owner == p.seat and banner == playing != p.card().banner):
            p.pieces[land] |= ARMY

    def banner(self, entry: Mapping[str, Any], owner: int, playing: int) -> int:
        if entry.get("empire") is not None:
            return self.find(self.board.banner_index, "empire", entry["empire"])
        return playing if playing != NONE else self.board.banner_index[f"past_{owner}"]

    def supplies(self, setup: Mapping[str, Any]) -> None:
        """They follow from the map, unless the setup says otherwise."""
        p, board = self.p, self.board
        supply = self.keys("supply", setup.get("supply") or {}, SUPPLY_KEYS)

        def left(key: str, all_: int, flags: int) -> int:
            on_map = sum(here & flags != 0 for here in p.pieces)
            return self.number(key, supply.get(key, max(0, all_ - on_map)))

        p.capitals_left = left("capitals", board.capitals, CAPITAL | CITY)
        p.forts_left = left("forts", board.forts, FORT)
        p.monuments_left = left("monuments", board.monuments, MONUMENT)

    # --- the draft

    def drafted(self, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is said of the draft of this epoch, under way or past; its order is read here."""
        p = self.p
        given = self.keys("draft", setup.get("draft") or {}, frozenset(("order", "held", "drawn")))
        p.order = tuple([self.seat(seat) for seat in self.several("draft.order", given.get("order"))])
        if p.order and sorted(p.order) != list(range(p.players)):
            raise BadInput(f"draft.order names each seat once, not {list(p.order)}")
        return given

    def draft(self, setup: Mapping[str, Any]) -> None:
        """A3: whoever holds a card was given it by those who drafted before, itself if it is one of them."""
        p, board = self.p, self.board
        given = self.drafted(setup)
        p.order = p.order or selection.draft_order(p)
        for seat, empire in self.by_seat("draft.held", given.get("held")):
            p.empires[seat] = self.find(board.empire_index, "empire", empire)
        held = [seat for seat, card in enumerate(p.empires) if card != NONE]
        drafted = p.order[: len(held)]
        passed_on = [seat for seat in held if seat not in drafted]
        p.allotted = tuple([seat if seat in held else passed_on.pop(0) for seat in drafted])
        p.turns = ()
        out = [card for card in p.empires if card != NONE]
        if given.get("drawn") is not None:
            out.append(self.find(board.empire_index, "empire", given["drawn"]))
        for card in out:
            if board.empires[card].epoch != p.epoch or out.count(card) > 1:
                raise BadInput(f"draft: {board.empire_ids[card]} is of another epoch, or named twice")
        p.deck = tuple([card for card in selection.shuffled(p) if card not in out])
        if len(held) == p.players:
            selection.end_draft(p)
            return
        if given.get("drawn") is not None:
            p.deck = (out[-1], *p.deck)
        selection.draw(p)

    # --- a turn

    def turn(self, entry: Mapping[str, Any], decision: int, setup: Mapping[str, Any]) -> None:
        p = self.p
        for key in ("seat", "empire"):
            if key not in entry:
                raise BadInput(f"turn needs {key!r}")
        p.halts = "empires" not in setup
        self.drafted(setup)
        p.seat = self.seat(entry["seat"])
        self.empire(self.find(self.board.empire_index, "empire", entry["empire"]), setup)
        self.events(entry, decision)
        self.force(entry, decision)
        self.lands(setup.get("lands") or {}, p.banner)
        self.supplies(setup)
        p.explore(at_sea=decision == CRUSADE)
        p.decision = decision
        if decision == MONUMENTS_DUE:
            building.earn_monuments(p)
            turn.go_on_building(p)
        elif decision == NAVAL and not fleets.may_go_on(p):
            fleets.end_naval(p)

    def empire(self, empire: int, setup: Mapping[str, Any]) -> None:
        """The card of the turn: it has been called, and those before it too. All others of the epoch have played."""
        p, board = self.p, self.board
        p.empire = empire
        p.banner = board.empires[empire].banner
        p.empires[p.seat] = NONE  # it is being played, whether or not `empires` names it too
        p.past_empires[p.seat] = (empire,)
        if not p.strengths[p.seat]:
            p.strengths[p.seat] = (board.empires[empire].strength,)
        cards = board.epoch_empires[p.epoch]
        called = [place for place, card in enumerate(cards) if card in p.empires]
        p.called = min([*called, cards.index(empire) + 1 if empire in cards else len(cards)])
        if "played_order" not in setup:
            before = [seat for seat in range(p.players) if seat != p.seat and p.empires[seat] == NONE]
            p.turns = tuple(before)
        if p.seat not in p.turns:
            p.turns = (*p.turns, p.seat)

    def events(self, entry: Mapping[str, Any], decision: int) -> None:
        """A5.6: cards in force, and those played in this turn."""
        p, board = self.p, self.board
        events = self.find_all(board.event_index, "event card", "turn.events", entry.get("events"))
        played = self.find_all(board.event_index, "event card", "turn.played", entry.get("played"))
        p.played = tuple(played) if entry.get("played") is not None else tuple(events)
        p.lost = self.number("lost", entry.get("lost", 0))
        p.losses = self.number("losses", entry.get("losses", p.lost))
        # A6.5, A6.6: these two do what they do when all cards have been played, so it is enough that they were; but
        # Reallocation is over once the empire expands.
        coming = (ASTRONOMY,) if decision in (EXPAND, MONUMENTS_DUE) else (ASTRONOMY, REALLOCATION)
        waiting = [card for card in p.played if board.events[card].effect in coming]
        effects = [board.events[card].effect for card in (*events, *waiting)]
        p.force = union(effect for effect in effects if effect in LASTING)
        if p.losses >= 1:  # A14.24
            p.force &= ~BIT[ELITE_TROOPS]
        if p.losses >= 2:  # A14.21
            p.force &= ~BIT[JIHAD]
        for card in p.played:
            if board.events[card].effect == MINOR_CARD:
                p.minor = board.minors[board.events[card].minor].banner
        if entry.get("treachery") is not None:
            p.betrayed = self.find(board.land_index, "land", entry["treachery"])
            p.force |= BIT[TREACHERY]
        p.engineering = self.number("engineering", entry.get("engineering", 0))
        p.coins = self.number("coins", entry.get("coins", 0))
        p.allied_coins = self.number("allied_coins", entry.get("allied_coins", 0))
        p.restricted = self.number("restricted", entry.get("restricted", 0))

    def force(self, entry: Mapping[str, Any], decision: int) -> None:
        """Pool and fleets of the empire in play: the active one, a minor empire, or Crusaders."""
        p, board = self.p, self.board
        card = p.card()
        waters, pool = 0, card.strength
        if decision == MINOR:
            minor = board.minors[board.events[self.minor_card()].minor]
            p.banner = p.minor = minor.banner
            p.reserve, pool = pool, minor.strength - len(minor.starts)
            waters = fleets.in_use(p, minor.due)
        elif decision == CRUSADE:
            event = board.events[board.card_of[CRUSADE_CARD]]
            p.banner = event.banner
            p.reserve, pool = pool, CRUSADERS
            waters = BIT[event.water]
        elif decision in (EXPAND, MONUMENTS_DUE):
            pool -= 1
            waters = fleets.in_use(p, fleets.due(p))
        p.pool = self.number("pool", entry.get("pool", pool))
        if entry.get("fleets") is not None:
            waters = union(self.find_all(board.water_index, "water", "turn.fleets", entry["fleets"]))
        p.fleets = waters

    def minor_card(self) -> int:
        """The Minor Empire card that is being played: one of the turn's, or that of the epoch."""
        p, board = self.p, self.board
        for card in p.played:
            if board.events[card].effect == MINOR_CARD:
                return card
        card = board.minor_of(p.epoch)
        p.played = (*p.played, card)
        return card
