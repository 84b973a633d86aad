"""What a table does by itself: the clock of the rules, absent seats and flags, standing orders, plans, bots.

Only the process that owns a table drives it. Who was connected here and is gone is known here alone, so that each
process looks after its own readers.
"""

import asyncio
import hashlib
import weakref
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from mappamundi.bots import SECOND_LOOK, courtesy
from mappamundi.server.parts import LiveTable
from mappamundi.server.problems import Refusal
from mappamundi.server.race import Start
from mappamundi.server.store import Conflict, Unavailable
from mappamundi.server.table import BY_BOT, PERSONAL
from mappamundi.server.wire import PlannedStep, Stopped
from mappamundi.server.workers import Chosen, Question

# A reader that is gone for so long makes its seat `away`; a reload of the page is quicker.
AWAY_AFTER = 5.0

Mark = tuple[int, int, int]
# What must still be the same when a bot is done, and how often it has waited meanwhile.
Thought = tuple[Mark, int]

CHANGED = "Things are not as they were when it was planned."
SURPRISED = "It did not turn out as planned."
FAILED = msgspec.to_builtins(
    Stopped(number=1, action={}, reason="plan_failed", detail="The server could not follow the plan and dropped it.")
)


class Driver:
    """Drives one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = weakref.proxy(live)
        # Seats whose last reader here has gone, and when.
        self.gone: dict[int, float] = {}
        # Seats for which a bot is choosing or waiting.
        self.thinking: dict[int, Thought] = {}
        # What bots leave to people for a while; its seconds count anew after a restart, which delays a bot and no more.
        self._courtesy = courtesy(live.table.row.game)

    def due(self, now: float) -> float | None:
        """When there is something to do next, if nobody commands anything before."""
        times = [gone + AWAY_AFTER for gone in self.gone.values()]
        table = self._live.table
        if self._live.owned:
            idle = any(seat not in self.thinking for seat in table.played_by_bot())
            deadline = now if idle else self._deadline()
            times += [] if deadline is None else [deadline]
        return min(times, default=None)

    def _deadline(self) -> float | None:
        """When the next time is up; a clock of the rules or of the house waits a little for what is on its way."""
        table, slack = self._live.table, self._live.slack()
        deadline = table.deadline()
        if deadline is None or not slack:
            return deadline
        waiting = {due.at for due in table.countdowns.dues()} | {table.alarm_at()}
        return deadline + slack if deadline in waiting else deadline

    async def drive(self) -> None:
        """Do all that is due, until a person must decide."""
        while await self._mind_absent():
            pass
        live = self._live
        while await self._is_on():
            if not (
                await live.ring(live.hub.now() - live.slack())
                or await self._mind_deadlines()
                or await self._mind_seats()
                or await self._follow_orders()
                or await self._follow_plans()
                or await self._follow_lesson()
            ):
                break
        if live.owned:
            for seat in live.table.played_by_bot():
                self._think(seat, "bot")

    async def _is_on(self) -> bool:
        """Whether the game goes on, and here: while the clock is looked at, another process may take the table over."""
        live = self._live
        if not live.owned or not live.table.is_on():
            return False
        await live.confirm_deadline(live.hub.now())
        return live.owned

    async def _mind_absent(self) -> bool:
        """Players who were connected here and did not come back."""
        live, now = self._live, self._live.hub.now()
        for seat, gone in list(self.gone.items()):
            if now - gone >= AWAY_AFTER:
                if live.table.phase == "playing" and live.table.seats[seat].state == "human":
                    await live.set_seat(seat, "away")
                self.gone.pop(seat, None)
                return True
        return False

    async def _mind_deadlines(self) -> bool:
        """What was announced, and what is done in the name of a seat that took too long."""
        live = self._live
        before = live.hub.now() - live.slack()
        for at, seat, form, by in live.table.countdowns.dues():
            if at > before:
                break
            try:
                await live.play(seat, dict(form), by, announced=True)
            except Refusal as refusal:
                live.hub.complain(live.table.id, refusal)
                live.table.countdowns.call_off(seat, form)
            return True
        return False

    async def _mind_seats(self) -> bool:
        """Seats that were away for too long or are out of time."""
        live, now = self._live, self._live.hub.now()
        for seat, until in live.table.graces().items():
            if until <= now:
                await live.set_seat(seat, "held", bot=live.table.house_bot, why="away")
                return True
        flag = live.table.clock.flag(live.table.timed_seats())
        if flag and flag[0] <= now:
            await live.set_seat(flag[1], "held", bot=live.table.house_bot, why="clock")
            return True
        return False

    async def _follow_orders(self) -> bool:
        """Standing orders: the first legal action that fits, for a decision in somebody else's turn."""
        live, position = self._live, self._live.table.position
        on_turn = position.on_turn() if position else None
        for seat in live.table.awaited():
            # In its own turn, or where several act at once, a seat decides for itself.
            if position is None or on_turn == seat or (on_turn is None and len(position.to_act()) > 1):
                continue
            if (seat, "orders") not in live.private:
                continue
            if live.table.seats[seat].state not in PERSONAL:
                continue
            try:
                orders = live.private_of(seat).orders
            except (msgspec.ValidationError, RecursionError):
                await live.set_private(seat, orders=None)
                raise
            decision = position.view(seat).json().get("decision")
            legal = [dict(action.form) for action in position.legal(seat)]
            for order in orders:
                if order.when != decision:
                    continue
                for wish in order.prefer:
                    for form in legal:
                        if wish.items() <= form.items():
                            await live.play(seat, form, "order")
                            return True
                if order.best:
                    self._think(seat, "order")
                    break
        return False

    async def _follow_plans(self) -> bool:
        """Planned actions, one by one while still legal; the first surprise ends the plan."""
        live, position = self._live, self._live.table.position
        on_turn = position.on_turn() if position else None
        for seat in live.table.awaited():
            # A plan is for its maker's own turn: a decision in somebody else's does not end it.
            if on_turn not in (None, seat) or (seat, "plan") not in live.private:
                continue
            if live.table.seats[seat].state not in PERSONAL:
                continue
            try:
                if await self._follow_plan(seat):
                    return True
            except (Conflict, Unavailable):
                raise
            except Exception:
                # Whatever it is that cannot be read or played: the others must not wait for it, now or after a restart.
                await live.set_private(seat, plan=None, stopped=FAILED)
                raise
        return False

    async def _follow_plan(self, seat: int) -> bool:
        """Play the first step of the seat's plan, or end the plan; False while it waits for another decision."""
        live = self._live
        plan = live.private_of(seat).plan
        step, seen = plan[0], self._seen(seat)
        if step.when and step.when != seen.get("decision"):
            return False
        if not fits(step.given, seen):
            stopped = stop(step, "changed", CHANGED, seen=instead(step.given, seen))
            await live.set_private(seat, plan=None, stopped=stopped)
            return True
        try:
            # The step and what is left of the plan are written together, or a crash could play it twice.
            await live.play(seat, step.action, "plan", private=partial(self._left_of, seat, plan))
        except Refusal as refusal:
            problem = refusal.problem
            stopped = stop(step, problem.reason or "", problem.detail, rule=problem.rule, params=problem.params or {})
            await live.set_private(seat, plan=None, stopped=stopped)
        return True

    async def _follow_lesson(self) -> bool:
        """What a lesson has its bots answer: the first reply that fits an action open to one of them."""
        live, position = self._live, self._live.table.position
        if position is None or not live.table.replies:
            return False
        for seat in live.table.played_by_bot():
            legal = [dict(action.form) for action in position.legal(seat)]
            for reply in live.table.replies:
                for form in legal:
                    if reply.items() <= form.items():
                        await live.play(seat, form, "bot")
                        return True
        return False

    def _seen(self, seat: int) -> Mapping[str, Any]:
        position = self._live.table.position
        return position.view(seat).json() if position else {}

    def _left_of(self, seat: int, plan: list[PlannedStep]) -> dict[str, Any]:
        """What is kept of a plan whose first step was just played."""
        step, seen = plan[0], self._seen(seat)
        if fits(step.expect, seen):
            return {"plan": msgspec.to_builtins(plan[1:]) or None}
        return {"plan": None, "stopped": stop(step, "surprise", SURPRISED, seen=instead(step.expect, seen))}

    def _think(self, seat: int, by: str, again: int = 0, share: float = 1.0) -> None:
        """Let a worker choose for the seat, unless one does so already; `again` counts how often it has waited, and
        `share` is how much it needs of its time."""
        table, position = self._live.table, self._live.table.position
        mark = table.mark(seat)
        if position is None or (seat in self.thinking and self.thinking[seat][0] == mark):
            return
        thought = self.thinking[seat] = (mark, again)
        now = self._live.hub.now()
        closed = table.countdowns.closed(seat, now)
        guests, view = self._live.hub.guests, position.view(seat)
        bot = guests.known(table.row.game, table.seats[seat].bot or table.house_bot)
        offered = self._courtesy.offered(bot, view, position.legal(seat), table.timed_seats(), now - table.stood)
        moment = b"%d %d" % (seat, table.seq) + (b" %d" % again if again else b"")
        question = Question(
            table.row.game,
            table.row.rules,
            bot,
            int.from_bytes(hashlib.blake2b(table.secret + moment, digest_size=6).digest(), "big"),
            view.pack(),
            [action.code for action in offered if action.do not in closed],
            table.row.corrected,
            guests.behind(table.row.game, bot),
            table.header.options if table.header else None,
        )
        choice = asyncio.ensure_future(self._live.hub.workers.choose(question))
        self._live.hub.background(self._play_choice(seat, thought, choice, by, share))

    async def _play_choice(
        self, seat: int, thought: Thought, choice: "asyncio.Future[Chosen]", by: str, share: float
    ) -> None:
        """Play what was chosen when its time has come, if the rules still allow it; whatever else has happened."""
        live, (mark, again) = self._live, thought

        async def play(start: Start) -> None:
            if not self._done(seat, thought) or not self._is_wanted(seat, mark, by):
                return
            position = live.table.position
            if position is not None and action is not None and action in position.legal(seat):
                with suppress(Refusal):
                    # Not by the rules: it was too late for it.
                    await live.play(seat, dict(action.form), by, start=start)
                    return
            self._think(seat, by, again + 1, SECOND_LOOK if action is not None else 1.0)

        async def relieve() -> None:
            if self._done(seat, thought) and self._is_wanted(seat, mark, by):
                await live.set_seat(seat, "bot", bot=live.table.house_bot)

        try:
            code, seconds, forfeits = await choice
            if forfeits:
                await live.ask(relieve)
                return
            if seconds:
                await asyncio.sleep(share * seconds)
            action = None if code is None else live.table.game.action_at(code)
            if action is None:
                await live.ask(lambda: play(Start(live.hub.now())))
            else:
                await live.in_order(seat, action.form, play)
        finally:
            self._done(seat, thought)

    def _done(self, seat: int, thought: Thought) -> bool:
        """A bot is done with choosing; whether nobody has been asked since."""
        if self.thinking.get(seat) != thought:
            return False
        del self.thinking[seat]
        return True

    def _is_wanted(self, seat: int, mark: Mark, by: str) -> bool:
        """Whether the decision that a bot made is still to be made, and by a bot."""
        live, table = self._live, self._live.table
        minded = BY_BOT if by == "bot" else PERSONAL
        return live.owned and table.mark(seat) == mark and seat in table.to_act() and table.seats[seat].state in minded


def fits(expected: Any, seen: Any) -> bool:
    """Whether everything that is named is as expected; what is not there counts as null."""
    if isinstance(expected, dict):
        inner = seen if isinstance(seen, dict) else {}
        return all(fits(value, inner.get(key)) for key, value in expected.items())
    return bool(expected == seen)


def instead(expected: Any, seen: Any) -> Any:
    """What is seen in the places that are not as expected."""
    if not isinstance(expected, dict):
        return seen
    inner = seen if isinstance(seen, dict) else {}
    return {key: instead(value, inner.get(key)) for key, value in expected.items() if not fits(value, inner.get(key))}


def stop(step: PlannedStep, reason: str, detail: str, **more: Any) -> Any:
    """Why a plan stopped at this step, as it is kept."""
    return msgspec.to_builtins(Stopped(number=step.number, action=step.action, reason=reason, detail=detail, **more))
