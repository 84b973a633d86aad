"""A table as its log tells it: seats, the game, votes, clocks. No input or output: `live` gives it both.

Every change is an entry of the log. `enact` makes the entry for a command and carries it out at once; `follow` carries
out an entry read from the log. What anybody is shown of it goes through `told`, built on the game's `tell`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from mappamundi.bots import house_bot
from mappamundi.kernel import BadInput, Event, IllegalAction, Noted, Position
from mappamundi.kernel.options import Value
from mappamundi.records import Contest, Match, Seat
from mappamundi.records.record import Begun, Draws, Header, nameless
from mappamundi.server.clock import Clock, later
from mappamundi.server.countdowns import CLOCK, Announced, Countdowns
from mappamundi.server.keeping import DAY, Keeping
from mappamundi.server.logbook import Replaying
from mappamundi.server.new_tables import seat_names
from mappamundi.server.problems import Refusal
from mappamundi.server.rows import Entry, TableRow
from mappamundi.server.rulesets import drawn_by_lot, game_of, lessons_of, read_events
from mappamundi.server.wire import Alarm, NewTable, SeatInfo, TableInfo

# A seat in one of these states is played by a bot while the game goes on.
BY_BOT = ("bot", "held", "open", "invited")
# Seats in these states have a person who plays them; and a person behind them, though a bot may hold one.
PLAYED = ("human", "away")
PERSONAL = (*PLAYED, "held")
# Of so many steps a table knows by heart how to tell them; what came before is told from the log.
REMEMBERED = 64


class Table:
    """One table. `seq` is the number of the last entry that was carried out."""

    def __init__(self, row: TableRow, now: float, keeping: Keeping | None = None) -> None:
        self.id = row.id
        self.row = row
        self.keeping = keeping or Keeping()
        # When anything last happened here, and whether anybody has ever done anything.
        self.last = row.created
        self.used = False
        self.game = game_of(row.game, row.rules, row.corrected)
        self.house_bot = house_bot(row.game)
        self.spec = msgspec.convert(row.spec, NewTable)
        self.secret = row.secret
        self.seq = 0
        self.phase = "lobby"
        names = seat_names(self.spec.seats)
        self.seats = [
            SeatInfo(
                seat=number,
                state="bot" if seat.kind == "bot" else "human" if seat.kind == "me" else seat.kind,
                name=names[number],
                bot=(seat.bot or self.house_bot) if seat.kind == "bot" else None,
            )
            for number, seat in enumerate(self.spec.seats)
        ]
        self.away_since: dict[int, float] = {}
        # Seats that a bot holds because their time ran out, whether their player is there or not.
        self.flagged: set[int] = set()
        self.match: Match | None = None
        # What the lot fell on, by option, once the game has begun.
        self.drawn: dict[str, Value] = {}
        self.header: Header | None = None
        self.chance = Replaying(row.secret)
        self.clock = Clock(self.spec.pace, len(self.seats))
        self.votes: set[int] = set()
        self.scores: tuple[int, ...] | None = None
        self.places: tuple[int, ...] | None = None
        self.rematch: str | None = None
        self.staged = False
        # What the bots of a lesson do where they can, before they think for themselves.
        self.replies: Sequence[Mapping[str, Any]] = ()
        # A lesson in which bots do nothing else, and neither the rules nor the house count seconds: nobody is hurried
        # in a race.
        self.rests = False
        self.keys: dict[str, int] = {}
        # Since which entry, and since when, each of these seats has been awaited.
        self.asked: dict[int, tuple[int, float]] = {}
        # What telling the latest steps rests on, by the numbers of their entries.
        self.scenes: dict[int, Any] = {}
        # Each seat's latest action, and how often anything was taken back: what a bot's choice may have missed.
        self.acted: dict[int, int] = {}
        self.undone = 0
        # How many seconds of others' steps each seat has still to be shown, and whose turn it is.
        self.unseen: dict[int, float] = {}
        self.on_turn: int | None = None
        # Up to when the position has counted the time, how long nobody could move since, and up to when that is known.
        self.counted = now
        self.paused = 0.0
        self.paused_until = 0.0
        # Up to when nothing has counted because the only person here paused the game; and how long it has stood so.
        self.halted: float | None = None
        self.stood = 0.0
        self.countdowns = Countdowns()
        # From this entry on all keys are known; those before are only in the store.
        self.keys_since = 0
        self.clock.restart(now, ())

    # --- what it is ---------------------------------------------------------------------------------------------

    @property
    def position(self) -> Position | None:
        return self.match.position if self.match else None

    def is_on(self) -> bool:
        """Whether the game is played now."""
        return self.phase == "playing" and self.halted is None

    def alone(self) -> int | None:
        """The seat of the only person at a table of bots; nobody's where others play, or may still come."""
        people = [seat.seat for seat in self.seats if seat.state != "bot"]
        return people[0] if len(people) == 1 and self.seats[people[0]].state in PERSONAL else None

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.match.position.to_act() if self.match and self.is_on() else ()

    def awaited(self) -> tuple[int, ...]:
        """The seats that the others wait for now."""
        if not self.match or not self.is_on():
            return ()
        awaited = self.match.position.awaited()
        # Whoever has announced what to do has decided.
        decided = self.countdowns.decided()
        return awaited if decided is None else tuple(seat for seat in awaited if seat != decided)

    def racing(self) -> bool:
        """Whether several seats may act and nobody waits for anybody."""
        return len(self.to_act()) > 1 and not self.awaited()

    def mark(self, seat: int) -> tuple[int, int, int]:
        """What stays the same until the seat has acted, its decision is over, or something was taken back."""
        return (self.acted.get(seat, 0), self.asked.get(seat, (0, 0.0))[0], self.undone)

    def alarm_at(self) -> float | None:
        """When the clock is to play what the position's alarm says. While nobody could move nothing was counted."""
        counts = self.is_on() and not self.rests
        alarm = self.match.position.alarm() if self.match and counts else None
        return None if alarm is None else self.counted + self.paused + alarm.seconds

    def played_by_bot(self) -> list[int]:
        """The seats that may act now and are a bot's to play."""
        if self.rests:
            return []
        decided = self.countdowns.decided()
        return [seat for seat in self.to_act() if self.seats[seat].state in BY_BOT and seat != decided]

    def info(self, now: float) -> TableInfo:
        """What everybody may know."""
        left = list(self.clock.left)
        for seat in self.clock.running if left else ():
            left[seat] = self.clock.left_at(seat, now)
        stands = {seat: until - now for seat, until in self.clock.still_until.items() if until > now}
        alarm_at = self.alarm_at()
        return TableInfo(
            id=self.id,
            game=self.row.game,
            rules=self.row.rules,
            data=self.row.data,
            options=self.spec.options | self.drawn,
            drawn=list(self.drawn),
            seats=list(self.seats),
            pace=self.spec.pace,
            listed=self.spec.listed,
            language=self.spec.language,
            phase=self.phase,  # type: ignore[arg-type]
            created=self.row.created,
            seq=self.seq,
            to_act=list(self.to_act()),
            awaited=list(self.awaited()),
            alarm=None if alarm_at is None else Alarm(seconds=max(0.0, alarm_at - now), at=alarm_at),
            deadlines=self.countdowns.to_wire(now) if self.halted is None else [],
            clocks=[round(seconds, 1) for seconds in left],
            stands=[round(stands.get(seat.seat, 0.0), 3) for seat in self.seats] if stands else [],
            votes=sorted(self.votes),
            paused=self.halted is not None,
            commitment=self.header.commitment if self.header else None,
            scores=list(self.scores) if self.scores else None,
            places=list(self.places) if self.places else None,
            seed=self.secret.hex() if self.phase == "over" else None,
            rematch=self.rematch,
            goes=self.goes(),
        )

    def goes(self) -> float | None:
        """After which day the table is cleared away, if nothing happens here before; nothing if it stays."""
        idle = self.phase == "lobby" or self.staged or not self.used
        until = self.keeping.until("finished" if self.phase == "over" else "idle" if idle else "running", self.last)
        # Whole days: a reader has no use for more, and is told anew only when another day has come.
        return None if until is None else until // DAY * DAY

    def due(self, now: float) -> float | None:
        """When something must happen by itself: a bot's move, or what has its time."""
        return now if self.played_by_bot() else self.deadline()

    def deadline(self) -> float | None:
        """When the next time is up: of the rules, of the house, of a seat that decides, of one that is away."""
        if not self.is_on():
            return None
        times = [*self.graces().values(), *(due.at for due in self.countdowns.dues())]
        flag = self.clock.flag(self.timed_seats())
        if flag:
            times.append(flag[0])
        alarm_at = self.alarm_at()
        if alarm_at is not None:
            times.append(alarm_at)
        return min(times, default=None)

    def pause(self, outages: Iterable[tuple[float, float]]) -> None:
        """Nothing is counted in those times, in which nobody could move. What was given before is not given again."""
        for began, ended in outages:
            began = max(began, self.paused_until)
            if self.halted is not None:
                # What is paused counts nothing anyway.
                ended = min(ended, self.halted)
            if began < ended:
                self._pause(began, ended)
                self.paused_until = ended

    def _pause(self, began: float, ended: float) -> None:
        self.clock.pause(began, ended)
        self.countdowns.pause(began, ended)
        self.paused = later(self.counted + self.paused, began, ended) - self.counted
        self.away_since = {seat: later(since, began, ended) for seat, since in self.away_since.items()}

    def _stand(self, now: float) -> None:
        """While the game is paused nothing is counted up to now. The log says when it was, so that everybody who reads
        it counts alike."""
        began = self.halted
        assert began is not None
        self.countdowns.pause(began, now)
        self.counted = later(self.counted, began, now)
        self.away_since = {seat: later(since, began, now) for seat, since in self.away_since.items()}
        self.stood += max(0.0, now - began)
        self.halted = self.paused_until = max(began, now)

    def graces(self) -> dict[int, float]:
        """When a bot is to hold each absent seat: only while somebody is there to play on with it."""
        if not self.away_since or not any(seat.state == "human" for seat in self.seats):
            return {}
        return {seat: since + self.spec.grace for seat, since in self.away_since.items()}

    def timed_seats(self) -> list[int]:
        """Seats whose time can run out: those of people."""
        return [seat.seat for seat in self.seats if seat.state in PLAYED]

    def agreed(self) -> bool:
        """Whether all who play have agreed to end the game. Those for whom a bot plays are not waited for, unless bots
        play for everybody."""
        people = [seat.seat for seat in self.seats if seat.state in PLAYED]
        people = people or [seat.seat for seat in self.seats if seat.state in PERSONAL]
        return bool(self.votes) and self.votes.issuperset(people)

    def changes(self) -> dict[str, Any]:
        """The columns of the table's row that follow from its state alone."""
        return {"phase": self.phase, "seats": msgspec.to_builtins(self.seats)}

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
        if self.halted is not None:
            self._stand(now)
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
                self.counted, self.paused = now, 0.0
            case "step":
                self.counted, self.paused = now, 0.0
                self._settle_step(body["seat"], entry.seq)
                self._settle_show(body)
            case "announce":
                self.acted[body["seat"]] = entry.seq
                self.countdowns.announced = Announced(body["seat"], body["action"], body["by"], now, body["seconds"])
            case "undo":
                self.countdowns.announced = None
                # The position has counted as far as it had before the step, which is when the step was played.
                self.undone += 1
                if body["seat"] in self.awaited():
                    self.clock.take_back(body["seat"])
                self.votes.clear()
            case "watched":
                self.clock.watched(body["seat"])
                self.unseen.pop(body["seat"], None)
            case "vote":
                (self.votes.add if body["agree"] else self.votes.discard)(body["seat"])
            case "pause":
                self.halted = now if body["paused"] else None
            case "end":
                self.phase = "over"
                self.scores, self.places = tuple(body["scores"]), tuple(body["places"])
            case "rematch":
                self.rematch = body["table"]
        if self.halted is not None and (self.phase != "playing" or self.alone() is None):
            # Nobody waits for somebody else's pause.
            self.halted = None
        self.settle_deadlines(now)
        awaited = self.awaited()
        self.clock.restart(now, awaited, self.unseen)
        self.on_turn = self.position.on_turn() if self.position else None
        self.asked = {seat: self.asked.get(seat, (entry.seq, now)) for seat in awaited}
        # What was left when it happened: whoever reads the log later does not know when the server was away.
        if self.clock.left:
            self.clock.left = list(body.setdefault("clocks", self.clock.left))
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
            self.used = True
        self.seq, self.last = entry.seq, now

    def _settle_step(self, seat: int | None, seq: int) -> None:
        if seat is None:
            return
        self.acted[seat] = seq
        self.countdowns.announced = None
        if seat in self.clock.running:
            self.clock.reward(seat)
        if self.racing():
            # The others go on while somebody asks them to end it; only whoever acts has not agreed.
            self.votes.discard(seat)
        else:
            self.votes.clear()

    def settle_deadlines(self, now: float) -> None:
        """Those of the position, while the game is played and its time counts."""
        position = self.position if self.phase == "playing" else None
        if position is None:
            self.countdowns.announced = None
        if position is None or self.rests:
            self.countdowns.set((), now)
        else:
            self.countdowns.set(self.game.facts.conduct.deadlines(position), now)

    def _settle_show(self, body: Mapping[str, Any]) -> None:
        """Whoever could not act while the step was played is shown it before the next decision; in one's own turn what
        the others answer belongs to what one did."""
        if self.spec.pace.kind != "live" or body["seat"] is None:
            return
        action = self.game.tell_action(body["seat"], self.game.action(body["action"]), None)
        events = [self.game.tell(event, None) for event in read_events(self.game, body["events"])]
        seconds = self.game.beat(action, events).seconds
        for seat in range(len(self.seats)):
            if seat == body["seat"] and body["by"] != "order":
                self.unseen.pop(seat, None)
            elif seat == body["seat"] or (seat not in self.clock.running and seat != self.on_turn):
                self.unseen[seat] = self.unseen.get(seat, 0.0) + seconds

    def enact_passing(self, seat: int, form: Mapping[str, Any], now: float) -> list[Entry]:
        """Let the time pass that the rules count, before a seat acts now; nothing where they count none.

        A refusal costs nothing, not even a note of the time: what the rules do not allow is found out before.
        """
        if self.alarm_at() is None:
            return []
        assert self.match is not None
        passing = self.match.position.elapse(round(now - self.counted - self.paused, 3))
        if passing is None:
            return []
        trial = self.match.position.copy()
        try:
            trial.play(None, passing)
            trial.play(seat, self.game.action(form))
        except IllegalAction as error:
            raise Refusal.of(error) from None
        return [self.enact_step(None, passing.form, CLOCK, now)]

    def enact_step(
        self,
        seat: int | None,
        form: Mapping[str, Any],
        by: str,
        now: float,
        key: str | None = None,
        contest: Contest | None = None,
    ) -> Entry:
        """Play an action; IllegalAction leaves the table as it was. Of a `contest` it is noted who else took part."""
        match = self._require_on()
        self.chance.expect((), {})
        events = self._play(seat, form, now)
        step = match.steps[-1]
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
        if self.chance.used:
            entry.body["preset"] = self.chance.used
        if contest is not None:
            entry.body["contest"] = msgspec.to_builtins(contest)
        self.settle(entry)
        return entry

    def enact_announce(
        self, seat: int, form: Mapping[str, Any], by: str, now: float, key: str | None = None
    ) -> Entry | None:
        """Tell everybody of an action before it is played, if the game wants that; it must be allowed now."""
        if self.match is None or not self.is_on():
            return None
        position, conduct = self.match.position, self.game.facts.conduct
        try:
            action = self.game.action(form)
            seconds = conduct.notice(position, seat, action)
            if not seconds:
                return None
            if self.countdowns.is_announced(seat, action.form):
                raise Refusal(409, "That is announced already.", "announced")
            position.copy().play(seat, action)
        except IllegalAction as error:
            raise Refusal.of(error) from None
        entry = self.entry("announce", now, key, seat=seat, action=dict(action.form), by=by, seconds=seconds)
        self.settle(entry)
        return entry

    def enact_undo(self, seat: int, now: float, key: str | None) -> Entry:
        """Take back the seat's last step, up to the engine's barrier."""
        match = self._require_on()
        try:
            match.undo(seat)
        except IllegalAction as error:
            raise Refusal.of(error) from None
        entry = self.entry("undo", now, key, seat=seat)
        self.settle(entry)
        return entry

    def enact_pause(self, seat: int, paused: bool, now: float, key: str | None = None) -> Entry | None:
        """The only person at a table of bots lets everything stand, or go on; nothing where it does so already."""
        if self.phase != "playing":
            raise Refusal(409, "The game is not being played.", "not_playing")
        if self.alone() != seat:
            detail = "Only somebody who plays against nobody but bots can pause the game."
            raise Refusal(409, detail, "not_alone")
        return None if paused == (self.halted is not None) else self.enact("pause", now, key, seat=seat, paused=paused)

    def _require_on(self) -> Match:
        if self.match is None or self.phase != "playing":
            raise Refusal(409, "The game is not being played.", "not_playing")
        if self.halted is not None:
            raise Refusal(409, "The game is paused.", "paused")
        return self.match

    def enact(self, kind: str, now: float, key: str | None = None, **body: Any) -> Entry:
        """Any other change."""
        entry = self.entry(kind, now, key, **body)
        self.settle(entry)
        return entry

    def enact_start(self, now: float, begun: Begun | None = None) -> Entry:
        """The game begins: the deal is drawn and the commitment to the seed is public from now on.

        One that has `begun` already begins in the middle: a lesson, or a "what if" from another game.
        """
        if self.phase != "lobby":
            raise Refusal(409, "The game has begun already.", "already_started")
        if any(seat.state in ("open", "invited") for seat in self.seats):
            raise Refusal(409, "Some seats are still empty; fill them with people or bots first.", "seats_empty")
        seats = [Seat(name=seat.name or nameless(seat.seat), kind=seat.bot or "human") for seat in self.seats]
        try:
            match = Match.new(self.game, self.spec.options, seats, self.secret, self.row.data)
        except BadInput as error:
            raise Refusal(422, str(error), "bad_table") from None
        header = match.header if begun is None else msgspec.structs.replace(match.header, deal=Draws(), begun=begun)
        entry = self.entry("start", now, header=msgspec.to_builtins(header))
        self._start(header, None)
        self.settle(entry)
        return entry

    def enact_end(self, now: float, how: str) -> Entry:
        """The game is over, by its rules or because everybody agreed; scores are those on the table."""
        assert self.match is not None
        result = self.match.result
        if result is not None:
            scores, places = list(result.scores), list(result.places)
        else:
            # A game that counts only at its end leaves nobody ahead.
            scores = list(self.match.position.standings() or [0] * len(self.seats))
            places = [1 + sum(other > score for other in scores) for score in scores]
        return self.enact("end", now, how=how, scores=scores, places=places)

    def _start(self, header: Header, dump: Mapping[str, Any] | None) -> None:
        """Of games that began in the middle older logs keep the `dump` beside the header."""
        self.header = header
        dump = dump if header.begun is None else header.begun.dump
        self.staged = dump is not None
        self.prepare(header)
        self.chance.expect((), header.deal.orders)
        chance = Noted(self.chance)
        if dump is None:
            position = self.game.new(header.options, len(header.seats), chance)
        else:
            position = self.game.load(dump, chance)
        chance.take()
        self.match = Match(self.game, header, self.secret, chance, position)
        self.drawn = drawn_by_lot(header.options, position)

    def prepare(self, header: Header) -> None:
        """What a lesson has set: its first dice, and what the bots answer."""
        if header.begun is None or header.begun.lesson is None:
            return
        self.chance.preset = header.begun.dice
        for lesson in lessons_of(self.row.game, self.row.rules):
            if lesson["id"] == header.begun.lesson:
                self.replies = lesson.get("replies", ())
                self.rests = lesson.get("rests", False)

    def _play(self, seat: int | None, form: Mapping[str, Any], now: float) -> list[Event]:
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
