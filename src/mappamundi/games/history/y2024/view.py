"""What one viewer may see: its own type, built up from nothing out of what is public and what is the viewer's own."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final, cast

from mappamundi.games.history.board import BIT, members
from mappamundi.games.history.standing import PLAYS
from mappamundi.games.history.y2024 import scoring, selection, standing, wire
from mappamundi.games.history.y2024.board import (
    ARMY,
    BUILDING_NAMES,
    CAPITAL,
    CITY,
    FLAGS,
    FORT,
    MONUMENT,
    WALL,
    WALLS,
    Board,
    Card,
)
from mappamundi.games.history.y2024.chronicle import DEGREES, LEADERS
from mappamundi.games.history.y2024.state import (
    DECISIONS,
    DRAFT_EVENTS,
    DRAFT_TOKENS,
    GAME_OVER,
    LAST_HONORS,
    NOBODY,
    NONE,
    PHASE_OF,
    PICK_EMPIRE,
    SHORTAGE,
    SPACES,
    TAKE_WALLS,
    Rules,
    State,
    Variant,
    buildings_in,
)
from mappamundi.kernel.describing import described_view

# What the JSON of a land calls the pieces in it.
MARKS: Final = (
    ("active", ARMY),
    ("capital", CAPITAL),
    ("city", CITY),
    ("monument", MONUMENT),
    ("fort", FORT),
    ("wall", WALL),
)
MARKS_OF: Final = tuple(
    cast(wire.Land, {mark: True for mark, flag in MARKS if here & flag}) for here in range(2 * CAPITAL)
)
# A token, a card or an Empire that is there and that the viewer may not know.
HIDDEN: Final = -2


class View:
    """A seat's or a spectator's sight of the game (`viewer` None), in the ints of the board.

    Public (R18.7): gold, chests, map, supplies, Leaders, pools, Honors on tracks and in pools, the size of a stack,
    how many tokens each seat holds, played tokens and cards, Empires once laid open (R18.4). Of its own: its tokens
    and Event, its Empire where those are hidden, what is being passed on to it and what it passed on (R18.1–R18.4).
    Nobody's: the order of stacks, the bag and cards not dealt (R18.5, R18.6). Nothing of it shows in the ids, the order
    or the actions of other seats (R18.8): what is hidden is not in the view at all.
    """

    __slots__ = (
        "agenda",
        "areas",
        "armies",
        "bag_size",
        "beaten",
        "begun",
        "board",
        "card",
        "chests",
        "coast",
        "conquered",
        "counted",
        "decision",
        "drafts",
        "due",
        "empire",
        "empires",
        "endgame",
        "epoch",
        "event",
        "fleets",
        "fleets_left",
        "fleets_pool",
        "force",
        "forts_pool",
        "front",
        "gold",
        "halts",
        "hand",
        "icons",
        "in_event",
        "leader",
        "leaders",
        "modifier",
        "order",
        "owners",
        "pair_counts",
        "passed",
        "passed_empires",
        "passed_events",
        "past_empires",
        "past_events",
        "people",
        "pieces",
        "pile",
        "pile_size",
        "played_tokens",
        "players",
        "points",
        "pool",
        "pools",
        "round",
        "seat",
        "stack_sizes",
        "stock",
        "supply",
        "to_act",
        "token_counts",
        "tokens",
        "tracks",
        "tried",
        "variant",
        "version",
        "viewer",
        "walls_pool",
        "with_event",
    )

    def __init__(self, p: State, to_act: tuple[int, ...], viewer: int | None) -> None:
        self.viewer: int | None = viewer
        self.to_act = to_act
        self.board: Board = p.board
        self.players = p.players
        self.variant: Variant = p.variant
        self.version = p.rules.version
        self.epoch = p.epoch
        self.decision = p.decision
        self.agenda = p.agenda
        self.halts = p.halts
        self.gold = tuple(p.gold)
        self.chests = tuple(p.chests)
        # Pieces on the board and in the supplies.
        self.owners = p.owners[:]
        self.pieces = p.pieces[:]
        self.supply = tuple(p.supply)
        self.stock = tuple(p.stock)
        self.fleets_left = p.fleets_left
        self.leaders = p.leaders
        # Tokens: how many of everybody, which of one's own (R18.1, R18.2).
        areas = p.board.areas
        self.areas = p.areas
        self.bag_size = sum(p.bag)
        self.token_counts = tuple([len(tokens) for tokens in p.tokens])
        self.pair_counts = tuple([sum(token >= areas for token in tokens) for tokens in p.tokens])
        self.tokens = () if viewer is None else p.tokens[viewer]
        self.played_tokens = tuple(p.played_tokens)
        over = p.decision == GAME_OVER
        self.endgame = tuple(
            [
                token if token == NONE or over or epoch == 1 or (drafted and drafted[-1] == viewer) else HIDDEN
                for epoch, (token, drafted) in enumerate(zip(p.endgame, p.drafts, strict=True))
            ]
        )
        self.drafts = tuple(p.drafts)
        epochs = p.board.epochs + 1
        self.passed = () if viewer is None else tuple(p.passed[viewer * epochs : (viewer + 1) * epochs])
        # The organization of the epoch, and its cards (R18.3, R18.4).
        self.order = p.order
        self.round = p.round
        self.pile_size = len(p.pile)
        self.pile = p.pile if selection.is_open(p, NOBODY if viewer is None else viewer) else ()
        hidden = p.variant.hidden_empires
        self.with_event = tuple([card != NONE for card in p.hands])
        self.hand = NONE if viewer is None else p.hands[viewer]
        self.empires = tuple(
            [HIDDEN if card != NONE and hidden and seat != viewer else card for seat, card in enumerate(p.empires)]
        )
        self.passed_events = () if viewer is None else p.passed_events[viewer]
        self.passed_empires = () if viewer is None else p.passed_empires[viewer]
        self.past_empires = tuple(p.past_empires)
        self.past_events = tuple(p.past_events)
        self.people = tuple(p.people)
        self.icons = tuple(p.icons)
        self.counted = p.counted
        # Honors (R18.5).
        self.tracks = tuple(p.tracks)
        self.pools = tuple(p.pools)
        self.stack_sizes = tuple([len(stack) for stack in p.stacks])
        # The turn.
        self.seat = p.seat
        self.card = p.card
        self.empire = p.empire
        self.event = p.event
        self.in_event = p.in_event
        self.pool = p.pool
        self.fleets_pool = p.fleets_pool
        self.walls_pool = p.walls_pool
        self.forts_pool = p.forts_pool
        self.fleets = p.fleets
        self.leader = p.leader
        self.begun = p.begun
        self.due = p.due
        self.tried = p.tried
        self.modifier = p.modifier
        self.points = p.points
        self.beaten = p.beaten
        self.conquered = p.conquered
        self.force: Card = p.force
        self.armies = p.armies[:]
        self.front = p.front[:]
        self.coast = p.coast

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
        board = rules.board
        view.board = board
        view.variant = Variant(*view.variant)
        if view.in_event and view.event >= 0:
            view.force = board.events[view.event]
        else:
            view.force = board.empires[view.empire] if view.empire >= 0 else board.no_card
        return view

    # --- what it comes to ---------------------------------------------------------------------------------------

    def ranked(self) -> list[int]:
        """R1.8: the seats by rank, most gold first."""
        place = list(self.chests).index
        return sorted(range(self.players), key=lambda seat: (self.gold[seat], place(seat)), reverse=True)

    def lands(self) -> list[list[int]]:
        """How many lands each seat has, by area and seat."""
        return scoring.counts(self.board, self.owners, self.players)

    def revenue(self) -> tuple[list[scoring.Row], int, int]:
        """R10.7, R10.8, R10.16: (area, degree, gold), buildings and the Event's gold, if phase E came now."""
        board = self.board
        rows = scoring.area_rows(
            board, self.areas, self.lands(), scoring.standing(board, self.armies), max(self.seat, 0)
        )
        extra = 0
        if self.event >= 0 and not self.in_event:
            extra = scoring.event_gold(board, board.events[self.event], self.armies)
        return rows, scoring.buildings(board, self.pieces, self.armies), extra

    def token_rows(self, seat: int, token: int) -> list[tuple[int, int, int, int]]:
        """R12.3: (area, degree, gold for lands, gold for buildings) of a token, if the armies lay down now."""
        board = self.board
        return [
            scoring.token_row(board, self.owners, self.pieces, self.players, self.areas, seat, area)
            for area in board.token_areas[token]
        ]

    def token_gold(self, seat: int, token: int) -> int:
        """R12.3: what a token would pay if the armies lay down now."""
        return sum(lands + built for _, _, lands, built in self.token_rows(seat, token))

    # --- as JSON ------------------------------------------------------------------------------------------------

    def json(self) -> wire.View:
        """The view with names."""
        board, own, over = self.board, self.own(), self.decision == GAME_OVER
        return {
            "viewer": own["viewer"],
            "to_act": list(self.to_act),
            "players": self.players,
            "options": cast(wire.Options, self.variant._asdict()),
            "epoch": self.epoch,
            "phase": PHASE_OF[self.decision],
            "decision": DECISIONS[self.decision],
            "gold": list(self.gold),
            "scores": list(self.gold),
            "rank": self.ranked(),
            "people": list(self.supply),
            "supply": {
                "capitals": self.stock[0],
                "cities": self.stock[1],
                "monuments": self.stock[2],
                "forts": self.stock[3],
                "walls": self.stock[4],
                "fleets": self.fleets_left,
            },
            "lands": self._lands_json(),
            "areas": [board.area_ids[n] for n in members(self.areas)],
            "bag": self.bag_size,
            # R18.2: only that of the first epoch lies open before all are turned up.
            "endgame": {
                str(epoch): board.token_ids[token] if token >= 0 and (epoch == 1 or over) else None
                for epoch, token in enumerate(self.endgame)
                if token != NONE
            },
            "arrays": [self._array_json(seat) for seat in range(self.players)],
            "score_now": self._score_now_json(),
            "turn": self._turn_json() if self.seat != NOBODY else None,
            "hand": own["hand"],
            "selection": own["selection"],
        }

    def own(self) -> wire.Own:
        """What is told of the viewer's own tokens and cards, and of what is being passed on to it."""
        return {"viewer": self.viewer, "hand": self._hand_json(), "selection": self._selection_json()}

    def _hand_json(self) -> wire.Hand:
        board, viewer = self.board, self.viewer
        empire = NONE if viewer is None else self.empires[viewer]
        return {
            "event": None if self.hand == NONE else board.event_ids[self.hand],
            "empire": None if empire == NONE else board.empire_ids[empire],
            "tokens": [self._token_json(-1 if viewer is None else viewer, token) for token in self.tokens],
            # R18.1–R18.4: what the viewer saw go by.
            "passed": {
                str(epoch): [board.token_ids[token] for token in tokens]
                for epoch, tokens in enumerate(self.passed)
                if tokens
            },
            "endgame": {
                str(epoch): board.token_ids[token]
                for epoch, token in enumerate(self.endgame)
                if token >= 0 and epoch > 1
            },
            "passed_events": [board.event_ids[card] for card in self.passed_events],
            "passed_empires": [board.empire_ids[card] for card in self.passed_empires],
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

    def _array_json(self, seat: int) -> wire.Array:
        """What lies on a seat's array, as everybody sees it."""
        board = self.board
        empire = self.empires[seat]
        if self.variant.hidden_empires and empire != NONE:
            empire = HIDDEN
        track = self.tracks[seat * SPACES : (seat + 1) * SPACES]
        return {
            "empire": None if empire < 0 else board.empire_ids[empire],
            "with_empire": empire != NONE,
            "with_event": self.with_event[seat],
            "empires": [board.empire_ids[card] for card in self.past_empires[seat]],
            "events": [board.event_ids[card] for card in self.past_events[seat]],
            "tokens": self.token_counts[seat],
            "pairs": self.pair_counts[seat],
            "played_tokens": [board.token_ids[token] for token in self.played_tokens[seat]],
            "leader": bool(self.leaders & BIT[seat]),
            "track": [None if honor == NONE else board.honor_ids[honor] for honor in track],
            "pool": [board.honor_ids[honor] for honor in self.pools[seat]],
            "stack": self.stack_sizes[seat],
        }

    def _turn_json(self) -> wire.Turn:
        board = self.board
        return {
            "seat": self.seat,
            "card": board.empire_ids[self.card],
            "empire": None if self.empire == NONE else board.empire_ids[self.empire],
            "event": None if self.event == NONE else board.event_ids[self.event],
            "in_event": self.in_event,
            "pool": self.pool,
            "fleets_in_pool": self.fleets_pool,
            "walls_in_pool": self.walls_pool,
            "forts_in_pool": self.forts_pool,
            "fleets": [board.water_ids[n] for n in members(self.fleets)],
            "leader": LEADERS[self.leader],
            "monuments": self.due,
            "modifier": None if self.tried == NONE else {"land": board.land_ids[self.tried], "plus": self.modifier},
            "conquest": None
            if not self.points
            else {
                "points": self.points,
                "enemy": self.beaten,
                "lands": [board.land_ids[n] for n in self.conquered],
                # R16.8, and version 1 of the rules: with what they are lost.
                "lapses": "invasion" if self.version >= 2 else "any",
            },
            "shortage": self._shortage_json(),
            "revenue": self._revenue_json(),
        }

    def _shortage_json(self) -> wire.Shortage | None:
        """R1.12, R1.15: the building that none is left of, and its land; Great Wall forts are for the pool."""
        if self.decision != SHORTAGE:
            return None
        task = self.agenda[0]
        if task[0] == TAKE_WALLS:
            return {"building": BUILDING_NAMES[WALLS], "land": None}
        return {"building": BUILDING_NAMES[task[2]], "land": self.board.land_ids[task[1]]}

    # What lands and buildings bring, and what keeps a seat from more (R10.7–R10.13, R12.3).

    def _area_json(self, lands: list[list[int]], seat: int, row: scoring.Row, own: int) -> wire.AreaGold:
        """An area in which a seat has `own` lands that count: its degree, and what it lacks for the next."""
        board = self.board
        area, degree, gold = row
        told: wire.AreaGold = {"area": board.area_ids[area], "degree": DEGREES[degree], "gold": gold, "lands": own}
        missing = standing.lack(board, lands[area], seat, own) if degree else None
        if missing:
            told["lacks"] = {
                "degree": DEGREES[missing.degree],
                "lands": missing.lands,
                "friendly": missing.friendly,
                "rivals": list(missing.rivals),
            }
        return told

    def _score_now_json(self) -> list[wire.ScoreNow]:
        """By seat: what it would raise with what stands now; of those who do not play, where their garrisons stand."""
        board, lands = self.board, self.lands()
        told: list[wire.ScoreNow] = []
        for seat, where in enumerate(standing.standings(board, self.decision, self.seat, self.empire, self.empires)):
            if where == PLAYS:
                raised = self._revenue_json()
                told.append(
                    {
                        "standing": where,
                        "gold": raised["gold"],
                        "areas": raised["areas"],
                        "buildings": raised["buildings"],
                        "event": raised["event"],
                    }
                )
                continue
            own = [here[seat] for here in lands]
            rows = scoring.area_rows(board, self.areas, lands, own, seat)
            held = [land for land, owner in enumerate(self.owners) if owner == seat]
            told.append(
                {
                    "standing": where,
                    "gold": 0,
                    "areas": [self._area_json(lands, seat, row, own[row[0]]) for row in rows],
                    "buildings": scoring.buildings(board, self.pieces, held),
                }
            )
        return told

    def _token_json(self, seat: int, token: int) -> wire.HeldToken:
        """R12.3: what a token would pay now, by area, with all lands of the seat."""
        lands, rows = self.lands(), self.token_rows(seat, token)
        return {
            "token": self.board.token_ids[token],
            "gold": sum(control + built for _, _, control, built in rows),
            "areas": [
                {**self._area_json(lands, seat, (area, degree, control), lands[area][seat]), "buildings": built}
                for area, degree, control, built in rows
            ],
        }

    def _built_json(self, lands: Sequence[int]) -> list[wire.Built]:
        """R10.7, R8.11: the buildings in these lands, each with its gold."""
        board = self.board
        return [
            {"land": board.land_ids[land], "building": BUILDING_NAMES[kind], "gold": board.values[FLAGS[kind]]}
            for land in lands
            for kind in buildings_in(self.pieces[land])
        ]

    def _revenue_json(self) -> wire.Revenue:
        """R10.7–R10.16: what phase E brings with what stands now, and which garrisons' buildings bring nothing."""
        board = self.board
        rows, built, extra = self.revenue()
        lands, own = self.lands(), scoring.standing(board, self.armies)
        idle = [land for land, owner in enumerate(self.owners) if owner == self.seat and land not in self.armies]
        told: wire.Revenue = {
            "gold": built + extra + sum(gold for _, _, gold in rows),
            "buildings": built,
            "event": extra,
            "areas": [self._area_json(lands, self.seat, row, own[row[0]]) for row in rows],
            "built": self._built_json(self.armies),
            "idle": [row for row in self._built_json(idle) if row["gold"]] if self.armies else [],
        }
        if extra:
            told["event_areas"] = [
                board.area_ids[area] for area in scoring.event_areas(board, board.events[self.event], self.armies)
            ]
        return told

    def _selection_json(self) -> wire.Selection | None:
        """R3.4, R3.8, R15: whose choice it is, who comes after, and what the viewer sees of it."""
        board = self.board
        ids: Sequence[str]
        if self.decision == DRAFT_TOKENS:
            what, ids = "tokens", board.token_ids
        elif self.decision == DRAFT_EVENTS:
            what, ids = "events", board.event_ids
        elif self.decision == PICK_EMPIRE:
            what, ids = "empires", board.empire_ids
        elif self.decision == LAST_HONORS:
            what, ids = "honors", ()
        else:
            return None
        return {
            "what": what,
            "order": list(self.order),
            "round": self.round,
            "size": self.pile_size,
            "seen": [ids[n] for n in self.pile],
        }


PACKED: Final = tuple(name for name in View.__slots__ if name not in ("board", "force"))
_PACKED: Final = attrgetter(*PACKED)
