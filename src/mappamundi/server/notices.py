"""Notices: who is told, and when, that a decision of a table is theirs.

A notice is sent once for each decision, when it has been the seat's for a while with nobody of that seat connected,
and not in the quiet hours of whoever is to get it. Only the process that drives a table sends; whether a seat has
somebody connected is known to the process they are connected to, which keeps a note of it (`seen`) for all.
"""

import weakref
from typing import Any

import msgspec

from mappamundi.server.parts import LiveTable
from mappamundi.server.quiet import end_of_quiet
from mappamundi.server.table import PLAYED, Table
from mappamundi.server.wire import Language, QuietHours
from mappamundi.words import site_words

# What is kept for a seat: what its holder wants, for which decision it was told last and when, until when somebody is
# known to be there; and what the account wants that has the seat among its games.
NOTICE_KINDS = ("notices", "noticed", "seen", "account")

# A decision waits so long for somebody to come and see it.
GRACE = 20.0
# A seat gets no more than one notice in this time, however often a decision is taken back and given again.
GAP = 60.0
# For so long a note that somebody is there holds; it is renewed when half of it has passed.
SEEN_FOR = 60.0


class Kept(msgspec.Struct):
    """What the holder of a seat, or an account, wants. `site` is where they said so, for links back."""

    webhook: str | None = None
    quiet: QuietHours | None = None
    language: Language = "en"
    site: str = ""


class Notices:
    """The notices of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = weakref.proxy(live)
        # Seats of which this process has noted that somebody is there, and when the last of them left.
        self._noted: set[int] = set()
        self._left: dict[int, float] = {}

    def kept(self, seat: int) -> Kept | None:
        """Where the seat's notices go: where the account wants them that has the seat, else where the seat's own token
        said, which is all that a guest has."""
        if self._live.hub.post.mode == "off":
            return None
        for kind in ("account", "notices"):
            body = self._live.private.get((seat, kind))
            if body and body.get("webhook"):
                return msgspec.convert(body, Kept)
        return None

    def ready(self, seat: int) -> float | None:
        """When the seat's notice is to be sent, unless somebody decides or comes to see before."""
        table, private = self._live.table, self._live.private
        asked, kept = table.asked.get(seat), self.kept(seat)
        if asked is None or kept is None or table.seats[seat].state not in PLAYED:
            return None
        told, told_at = private.get((seat, "noticed"), (0, 0.0))
        if told == asked[0]:
            return None
        seen = max(asked[1], private.get((seat, "seen"), 0.0))
        return end_of_quiet(kept.quiet, max(seen + GRACE, told_at + GAP))

    def first(self) -> float | None:
        """When the next notice of this table is to be sent, by whichever process."""
        times = [self.ready(seat) for seat in self._live.table.asked]
        return min((at for at in times if at is not None), default=None)

    def due(self) -> float | None:
        """When there is something to do here next."""
        live, here = self._live, self._live.seats_here()
        times = [0.0 for seat in self._noted - here]
        for seat in live.table.asked:
            at = self.ready(seat)
            if at is not None and seat in here:
                times.append(self._note_at(seat))
            elif at is not None and live.owned:
                times.append(at)
        return min(times, default=None)

    def _note_at(self, seat: int) -> float:
        """When to note that somebody is there; most decisions are made before."""
        asked, seen = self._live.table.asked[seat][1], float(self._live.private.get((seat, "seen"), 0.0))
        return max(asked + GRACE / 2, seen - SEEN_FOR / 2)

    async def mind(self) -> None:
        """Do what is due."""
        live, now, here = self._live, self._live.hub.now(), self._live.seats_here()
        for seat in self._noted - here:
            self._noted.discard(seat)
            left = self._left.pop(seat, now)
            if live.private.get((seat, "seen"), 0.0) > left:
                await self.keep(seat, seen=left)
        for seat in list(live.table.asked):
            at = self.ready(seat)
            if at is None:
                continue
            if seat in here:
                if self._note_at(seat) <= now:
                    self._noted.add(seat)
                    await self.keep(seat, seen=now + SEEN_FOR)
            elif live.owned and at <= now:
                await self._send(seat)
        if live.owned:
            await self._correct_row(now)

    async def keep(self, seat: int, **kinds: Any) -> None:
        """Keep this for the seat, and with it when the table must be looked at again."""
        live, before = self._live, dict(self._live.private)
        live.remember(seat, kinds)
        try:
            for kind, value in kinds.items():
                await live.hub.store.set_private(live.table.id, seat, kind, value, changes=self._row())
        except BaseException:
            live.private = before
            raise

    def _row(self) -> dict[str, Any]:
        live = self._live
        live.table.row.due = live.due(live.hub.now())
        return {"due": live.table.row.due}

    async def _correct_row(self, now: float) -> None:
        """What is no longer due must not wake the table for ever."""
        live = self._live
        written, due = live.table.row.due, live.due(now)
        if written is not None and written <= now and (due is None or due > now):
            await live.hub.store.set_due(live.table.id, **self._row())

    async def refresh(self) -> None:
        """An account has changed its mind, or taken or left a seat here."""
        live = self._live
        await live.reread_private()
        # Other processes that have the table in memory hear of it.
        await live.hub.store.set_due(live.table.id, **self._row())

    def left(self, seat: int) -> None:
        """The last reader of the seat has gone."""
        if seat in self._noted:
            self._left[seat] = self._live.hub.now()
            self._live.hub.background(self._live.wake())

    async def _send(self, seat: int) -> None:
        """Send the notice of this decision. What is noted first can never be sent twice."""
        live, kept = self._live, self.kept(seat)
        assert kept is not None
        assert kept.webhook is not None
        hub, table_id, asked = live.hub, live.table.id, live.table.asked[seat]
        await self.keep(seat, noticed=[asked[0], hub.now()])

        def is_wanted() -> bool:
            current = hub.at(table_id)
            return current is None or current.table.asked.get(seat) == asked

        body = letter(kept, live.table, seat)
        hub.background(hub.post.deliver(kept.webhook, body, is_wanted, table_id))


def letter(kept: Kept, table: Table | None = None, seat: int | None = None, *, trial: bool = False) -> bytes:
    """What is sent. `text` and `content` are the same: chats of different makers show one or the other."""
    told: dict[str, Any] = {"event": "test" if trial else "decision"}
    words = site_words(kept.language)
    link, text = f"{kept.site}/", words("notice-trial")
    if table is not None and seat is not None:
        name, title = table.seats[seat].name, table.game.facts.title
        link = f"{kept.site}/t/{table.id}"
        told |= {"table": table.id, "game": table.row.game, "title": title, "seat": seat, "name": name}
        if not trial:
            text = words("notice-named", name=name, title=title) if name else words("notice-decision", title=title)
            told["since"] = table.asked[seat][1]
    text = f"{text} {link}"
    return msgspec.json.encode(told | {"link": link, "text": text, "content": text})
