"""A table as its log tells it: seats, the game, votes, clocks. No input or output: `live` gives it both.

Every change is an entry of the log. `enact` makes the entry for a command and carries it out at once; `follow` carries
out an entry read from the log. What is sent to anyone goes through `tell`, which is built on the game's own `tell`.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from mappamundi.bots import MAPMAKERS, house_bot
from mappamundi.games import game as find_game
from mappamundi.kernel import BadInput, Event, IllegalAction, Noted, Position, Seeded, View, new_seed
from mappamundi.kernel import Line as Narrated
from mappamundi.records import Match, Record, Seat
from mappamundi.records.record import Header, Step
from mappamundi.server.clock import Clock
from mappamundi.server.problems import Refusal
from mappamundi.server.store.rows import Entry, TableRow
from mappamundi.server.tokens import new_id
from mappamundi.server.wire import Line, NewTable, SeatInfo, TableInfo, Told

# A seat in one of these states is played by a bot while the game goes on.
BY_BOT = ("bot", "held", "open", "invited")
# Seats in these states have a person who plays them; and a person behind them, though a bot may hold one.
PLAYED = ("human", "away")
PERSONAL = (*PLAYED, "held")
# Of so many steps a table knows by heart how to tell them; what came before is told from the log.
REMEMBERED = 64


@cache
def kind_numbers(game_id: str) -> dict[str, int]:
    """The numbers of a game's kinds of events; the log knows them by name."""
    return {kind.name: number for number, kind in enumerate(find_game(game_id).kinds)}


def shown(lines: Sequence[Narrated]) -> list[Line]:
    """Lines of a game as they travel."""
    return [msgspec.convert(line, Line, from_attributes=True) for line in lines]


def new_row(spec: NewTable, now: float) -> TableRow:
    """A table that nobody has sat down at, with a secret of its own."""
    return TableRow(
        id=new_id(),
        game=spec.game,
        rules=find_game(spec.game).facts.rules_version,
        phase="lobby",
        listed=spec.listed,
        created=now,
        updated=now,
        seq=0,
        due=None,
        spec=msgspec.to_builtins(spec),
        seats=[],
        secret=new_seed(),
    )


class Replaying:
    """The seeded chance, but while a log is followed the dice and piles are those that the log kept."""

    def __init__(self, seed: bytes) -> None:
        self.seeded = Seeded(seed)
        self.dice: deque[int] = deque()
        self.orders: dict[str, list[int]] = {}

    def expect(self, dice: Sequence[int], orders: Mapping[str, list[int]]) -> None:
        self.dice = deque(dice)
        self.orders = dict(orders)

    def roll(self, index: int, sides: int) -> int:
        return self.dice.popleft() if self.dice else self.seeded.roll(index, sides)

    def shuffle(self, name: str, count: int) -> list[int]:
        return self.orders.pop(name, None) or self.seeded.shuffle(name, count)


class Table:
    """One table. `seq` is the number of the last entry that was carried out."""

    def __init__(self, row: TableRow, now: float) -> None:
        self.id = row.id
        self.row = row
        self.game = find_game(row.game)
        self.house_bot = house_bot(row.game)
        self.spec = msgspec.convert(row.spec, NewTable)
        self.secret = row.secret
        self.seq = 0
        self.phase = "lobby"
        self.seats = [
            SeatInfo(
                seat=number,
                state="bot" if seat.kind == "bot" else "human" if seat.kind == "me" else seat.kind,
                name=seat.name or (MAPMAKERS[number % len(MAPMAKERS)] if seat.kind == "bot" else None),
                bot=(seat.bot or self.house_bot) if seat.kind == "bot" else None,
            )
            for number, seat in enumerate(self.spec.seats)
        ]
        self.away_since: dict[int, float] = {}
        # Seats that a bot holds because their time ran out, whether their player is there or not.
        self.flagged: set[int] = set()
        self.match: Match | None = None
        self.header: Header | None = None
        self.chance = Replaying(row.secret)
        self.clock = Clock(self.spec.pace, len(self.seats))
        self.votes: set[int] = set()
        self.scores: tuple[int, ...] | None = None
        self.places: tuple[int, ...] | None = None
        self.rematch: str | None = None
        self.staged = False
        self.keys: dict[str, int] = {}
        # Since which entry, and since when, each of these seats has been asked to decide.
        self.asked: dict[int, tuple[int, float]] = {}
        # What telling the latest steps rests on, by the numbers of their entries.
        self.scenes: dict[int, Any] = {}
        self.clock.restart(now, ())

    # --- what it is ---------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position | None:
        return self.match.position if self.match else None

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.position.to_act() if self.match and self.phase == "playing" else ()

    def played_by_bot(self) -> list[int]:
        """The seats that may act now and are a bot's to play."""
        return [seat for seat in self.to_act() if self.seats[seat].state in BY_BOT]

    def info(self, now: float) -> TableInfo:
        """What everybody may know."""
        left = list(self.clock.left)
        for seat in self.clock.running if left else ():
            left[seat] = max(0.0, left[seat] - (now - self.clock.since))
        return TableInfo(
            id=self.id,
            game=self.row.game,
            rules=self.row.rules,
            options=self.spec.options,
            seats=list(self.seats),
            pace=self.spec.pace,
            listed=self.spec.listed,
            language=self.spec.language,
            phase=self.phase,  # type: ignore[arg-type]
            created=self.row.created,
            seq=self.seq,
            to_act=list(self.to_act()),
            clocks=left,
            votes=sorted(self.votes),
            commitment=self.header.commitment if self.header else None,
            scores=list(self.scores) if self.scores else None,
            places=list(self.places) if self.places else None,
            seed=self.secret.hex() if self.phase == "over" else None,
            rematch=self.rematch,
        )

    def due(self, now: float) -> float | None:
        """When something must happen by itself: a bot's move, a flag, a bot for an absent seat."""
        if self.phase != "playing":
            return None
        if self.played_by_bot():
            return now
        times = list(self.graces().values())
        flag = self.clock.flag(self.timed_seats())
        if flag:
            times.append(flag[0])
        return min(times, default=None)

    def graces(self) -> dict[int, float]:
        """When a bot is to hold each absent seat: only while somebody is there to play on with it."""
        if not any(seat.state == "human" for seat in self.seats):
            return {}
        return {seat: since + self.spec.grace for seat, since in self.away_since.items()}

    def timed_seats(self) -> list[int]:
        """Seats whose time can run out: those of people."""
        return [seat.seat for seat in self.seats if seat.state in PLAYED]

    def changes(self, now: float) -> dict[str, Any]:
        """The columns of the table's row that follow from its state."""
        return {
            "phase": self.phase,
            "due": self.due(now),
            "seats": msgspec.to_builtins(self.seats),
        }

    def effective_log(self, entries: Sequence[Entry]) -> list[Entry]:
        """The entries without the steps that were taken back and the entries that took them back."""
        kept: list[Entry] = []
        for entry in entries:
            if entry.kind == "undo":
                last = max(place for place, other in enumerate(kept) if other.kind == "step")
                del kept[last]
            else:
                kept.append(entry)
        return kept

    # --- carrying out -------------------------------------------------------------------------------------------

    def entry(self, kind: str, now: float, key: str | None = None, **body: Any) -> Entry:
        """The next entry of the log."""
        return Entry(seq=self.seq + 1, at=now, kind=kind, body=body, key=key)

    def follow(self, entry: Entry) -> None:
        """Carry out an entry of the log."""
        body = entry.body
        if entry.kind == "step":
            self.chance.expect(body["dice"], body["orders"])
            self._play(body["seat"], body["action"], entry.at)
        elif entry.kind == "undo":
            assert self.match is not None
            self.match.undo(body["seat"])
        elif entry.kind == "start":
            self._start(msgspec.convert(body["header"], Header), body.get("dump"))
        self.settle(entry)

    def settle(self, entry: Entry) -> None:
        """What an entry means beyond the game itself; its step or undo has been carried out."""
        body, now = entry.body, entry.at
        self.clock.charge(now)
        match entry.kind:
            case "seat":
                seat = self.seats[body["seat"]]
                self.seats[body["seat"]] = SeatInfo(
                    seat=seat.seat, state=body["state"], name=body.get("name", seat.name), bot=body.get("bot")
                )
                self.away_since.pop(seat.seat, None)
                (self.flagged.add if body.get("why") == "clock" else self.flagged.discard)(seat.seat)
                if body["state"] == "away":
                    self.away_since[seat.seat] = now
                elif body["state"] == "human":
                    self.clock.revive(seat.seat)
                self.votes.clear()
            case "start":
                self.phase = "playing"
            case "step":
                self.clock.reward(body["seat"])
                self.votes.clear()
            case "undo":
                self.clock.take_back(body["seat"])
                self.votes.clear()
            case "vote":
                (self.votes.add if body["agree"] else self.votes.discard)(body["seat"])
            case "end":
                self.phase = "over"
                self.scores, self.places = tuple(body["scores"]), tuple(body["places"])
            case "rematch":
                self.rematch = body["table"]
        acting = self.to_act()
        self.clock.restart(now, acting)
        self.asked = {seat: self.asked.get(seat, (entry.seq, now)) for seat in acting}
        # What was left when it happened: whoever reads the log later does not know when the server was away.
        if self.clock.left:
            self.clock.left = list(body.setdefault("clocks", self.clock.left))
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
        self.seq = entry.seq

    def enact_step(self, seat: int, form: Mapping[str, Any], by: str, now: float, key: str | None) -> Entry:
        """Play an action; IllegalAction leaves the table as it was."""
        if self.match is None or self.phase != "playing":
            raise Refusal(409, "The game is not being played.", "not_playing")
        self.chance.expect((), {})
        events = self._play(seat, form, now)
        step = self.match.steps[-1]
        entry = self.entry(
            "step",
            now,
            key,
            seat=seat,
            action=step.action,
            dice=step.dice,
            orders=step.orders,
            events=[[self.game.kinds[event[0]].name, *event[1:]] for event in events],
            by=by,
        )
        self.settle(entry)
        return entry

    def enact_undo(self, seat: int, now: float, key: str | None) -> Entry:
        """Take back the seat's last step, up to the engine's barrier."""
        if self.match is None or self.phase != "playing":
            raise Refusal(409, "The game is not being played.", "not_playing")
        try:
            self.match.undo(seat)
        except IllegalAction as error:
            raise Refusal.of(error) from None
        entry = self.entry("undo", now, key, seat=seat)
        self.settle(entry)
        return entry

    def enact(self, kind: str, now: float, key: str | None = None, **body: Any) -> Entry:
        """Any other change."""
        entry = self.entry(kind, now, key, **body)
        self.settle(entry)
        return entry

    def enact_start(self, now: float, dump: Mapping[str, Any] | None = None) -> Entry:
        """The game begins: the deal is drawn and the commitment to the seed is public from now on.

        With a `dump` it begins in the middle: a lesson, or a "what if" from another game.
        """
        if self.phase != "lobby":
            raise Refusal(409, "The game has begun already.", "already_started")
        if any(seat.state in ("open", "invited") for seat in self.seats):
            raise Refusal(409, "Some seats are still empty; fill them with people or bots first.", "seats_empty")
        seats = [Seat(name=seat.name or f"Seat {seat.seat + 1}", kind=seat.bot or "human") for seat in self.seats]
        try:
            match = Match.new(self.game, self.spec.options, seats, self.secret)
        except BadInput as error:
            raise Refusal(422, str(error), "bad_table") from None
        entry = self.entry("start", now, header=msgspec.to_builtins(match.header))
        if dump is not None:
            entry.body["dump"] = dump
        self._start(match.header, dump)
        self.settle(entry)
        return entry

    def enact_end(self, now: float, how: str) -> Entry:
        """The game is over, by its rules or because everybody agreed; scores are those on the table."""
        assert self.match is not None
        result = self.match.result
        if result is not None:
            scores, places = list(result.scores), list(result.places)
        else:
            scores = list(self.match.position.view(None).json()["scores"])
            places = [1 + sum(other > score for other in scores) for score in scores]
        return self.enact("end", now, how=how, scores=scores, places=places)

    # --- freezing -----------------------------------------------------------------------------------------------

    def freeze(self) -> bytes:
        """The table at this moment, so that only what follows must be read again."""
        assert self.match is not None
        assert self.header is not None
        return msgspec.json.encode(
            {
                "header": self.header,
                "staged": self.staged,
                "dump": self.match.position.dump(),
                "seats": self.seats,
                "away": [[seat, since] for seat, since in self.away_since.items()],
                "flagged": sorted(self.flagged),
                "votes": sorted(self.votes),
                "clocks": self.clock.left,
                "asked": [[seat, *since] for seat, since in self.asked.items()],
                "at": self.clock.since,
            }
        )

    def thaw(self, seq: int, frozen: bytes) -> None:
        """Go on from a frozen moment of play."""
        body = msgspec.json.decode(frozen)
        self.seq = seq
        self.phase = "playing"
        self.header = msgspec.convert(body["header"], Header)
        self.staged = body["staged"]
        chance = Noted(self.chance)
        self.match = Match(self.game, self.header, self.secret, chance, self.game.load(body["dump"], chance))
        self.seats = msgspec.convert(body["seats"], list[SeatInfo])
        self.away_since = dict(body["away"])
        self.flagged = set(body["flagged"])
        self.votes = set(body["votes"])
        self.clock.restart(body["at"], self.to_act())
        self.clock.left = list(body["clocks"])
        self.asked = {seat: (since, at) for seat, since, at in body.get("asked", ())}

    def can_freeze(self) -> bool:
        """Only where nothing can be taken back: a frozen moment has no past."""
        if self.match is None or self.phase != "playing":
            return False
        return not any(self.match.can_undo(seat.seat) for seat in self.seats)

    def _start(self, header: Header, dump: Mapping[str, Any] | None) -> None:
        self.header = header
        self.staged = dump is not None
        self.chance.expect((), header.deal.orders)
        chance = Noted(self.chance)
        if dump is None:
            position = self.game.new(header.options, len(header.seats), chance)
        else:
            position = self.game.load(dump, chance)
        chance.take()
        self.match = Match(self.game, header, self.secret, chance, position)

    def _play(self, seat: int, form: Mapping[str, Any], now: float) -> list[Event]:
        assert self.match is not None
        scene = self.game.scene(self.match.position.view(None))
        try:
            action = self.game.action(form)
            events = self.match.play(seat, action, now)
        except IllegalAction as error:
            raise Refusal.of(error) from None
        self.scenes[self.seq + 1] = scene
        if len(self.scenes) > REMEMBERED:
            del self.scenes[next(iter(self.scenes))]
        return events

    # --- telling ------------------------------------------------------------------------------------------------

    def recalls(self, entries: Sequence[Entry]) -> bool:
        """Whether these entries can be told without those before them."""
        return all(entry.seq in self.scenes for entry in entries if entry.kind == "step")

    def tell(self, entry: Entry, viewer: int | None) -> Told:
        """An entry that the table recalls, as far as this viewer may know."""
        return self._tell(entry, viewer, self.scenes.get(entry.seq))[0]

    def tell_log(self, entries: Sequence[Entry], viewer: int | None) -> list[Told]:
        """The log from its beginning: where the story stands is handed on from step to step."""
        log: list[Told] = []
        scenes = [self.game.scene(None)]
        for entry in entries:
            told, scene = self._tell(entry, viewer, scenes[-1])
            log.append(told)
            if entry.kind == "start":
                scenes = [self.game.scene(self._beginning(entry))]
            elif entry.kind == "step":
                scenes.append(scene)
            elif entry.kind == "undo":
                scenes.pop()
        return log

    def _beginning(self, entry: Entry) -> View | None:
        """What everybody saw when the game began in the middle."""
        dump = entry.body.get("dump")
        return None if dump is None else self.game.load(dump, self.chance).view(None)

    def _tell(self, entry: Entry, viewer: int | None, scene: Any) -> tuple[Told, Any]:
        """The entry, and where the story stands after it."""
        body = entry.body
        told = Told(seq=entry.seq, at=entry.at, kind=entry.kind, seat=body.get("seat"))
        match entry.kind:
            case "start":
                told.lines = shown(self.game.opening(self._beginning(entry)))
            case "step":
                # That an order or a plan played it is the seat's own affair.
                told.by = "human" if viewer != body["seat"] and body["by"] in ("order", "plan") else body["by"]
                told.action = self.game.tell_action(body["seat"], self.game.action(body["action"]), viewer)
                numbers = kind_numbers(self.row.game)
                told.events = [self.game.tell((numbers[name], *values), viewer) for name, *values in body["events"]]
                lines, scene = self.game.narrate(scene, body["seat"], told.action, told.events)
                told.lines = shown(lines)
            case "seat":
                told.state, told.name = body["state"], body.get("name", self.seats[body["seat"]].name)
                told.by = body.get("bot")
            case "chat":
                told.name, told.text = body["name"], body["text"]
            case "vote":
                told.state = "agree" if body["agree"] else "disagree"
            case "end":
                told.state = body["how"]
            case "rematch":
                told.table = body["table"]
        return told, scene

    def record(self, entries: Sequence[Entry]) -> Record:
        """The record of a finished game, seed and all."""
        if self.staged:
            raise Refusal(409, "This game began in the middle: it has no record of its own.", "no_record")
        if self.phase != "over" or self.header is None or self.match is None:
            raise Refusal(409, "The record is given out when the game is over.", "not_over")
        steps = [
            Step(
                seat=entry.body["seat"],
                action=entry.body["action"],
                dice=entry.body["dice"],
                orders=entry.body["orders"],
                time=entry.at,
            )
            for entry in self.effective_log(entries)
            if entry.kind == "step"
        ]
        return Record(self.header, steps, self.match.result, self.secret.hex())
