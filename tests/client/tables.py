"""Games played to a certain point without a browser, so that a test can sit down where it wants to look."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any
from unittest.mock import patch

from playwright.sync_api import Page
from tests.client.pages import at_start
from tests.games.hotw2001.game import ENDINGS as ENDINGS_2001
from tests.games.hotw2018.game import ENDINGS
from tests.games.hotw2024.game import ENDINGS as ENDINGS_2024
from tests.server.serving import Served

from mappamundi.games import game as find_game
from mappamundi.games.history.y2018.position import Position
from mappamundi.kernel import Position as AnyPosition
from mappamundi.kernel import Seeded
from mappamundi.kit.random_play import BUSY, pick, some
from mappamundi.records.record import Begun
from mappamundi.server.live import Live

NAMES = ("Inês", "Rafael", "Anouk", "Matteo")
SIX = (*NAMES, "Willem", "Giulia")
GAME = "hotw2018"
GAME_2001 = "hotw2001"
GAME_2024 = "hotw2024"
A_DAY = 86_400
BOT = {"kind": "bot", "bot": "greedy"}


def person(name: str) -> dict[str, Any]:
    return {"kind": "me", "name": name}


class Table:
    """A table whose seats are all people, so that nothing happens by itself."""

    def __init__(self, served: Served, created: dict[str, Any]) -> None:
        self.served = served
        self.id: str = created["table"]["id"]
        self.created = created
        self.game: str = created["table"]["game"]
        self.tokens: dict[str, str] = created["seats"]
        self.rng = Random(2018)
        served.get(f"/api/tables/{self.id}")
        self.live: Live = served.app.state.hub.live[self.id]

    @property
    def position(self) -> Position:
        position = self.live.table.position
        assert isinstance(position, Position)
        return position

    @property
    def any_position(self) -> AnyPosition:
        """Whatever the edition."""
        position = self.live.table.position
        assert position is not None
        return position

    def to_act(self) -> Sequence[int]:
        return self.any_position.to_act()

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.any_position.view(seat).json()

    def forms(self, seat: int) -> list[dict[str, Any]]:
        """What the seat may do."""
        return [dict(action.form) for action in self.any_position.legal(seat)]

    def decision(self, seat: int) -> str:
        return str(self.view(seat)["decision"])

    def act(self, seat: int, form: dict[str, Any]) -> None:
        answer = self.served.act(self.id, self.tokens[str(seat)], form)
        assert answer.status_code == 200, answer.text

    def step(self) -> None:
        """Somebody does something. Not by a request, which costs three times as much."""
        position = self.any_position
        seat = some(self.rng, position.to_act())
        form = dict(pick(self.rng, position.legal(seat), BUSY, ENDINGS_2001 | ENDINGS | ENDINGS_2024).form)
        self.served.inside(self.live.arrive(seat, form, self.served.key()))

    def log(self, seat: int) -> list[dict[str, Any]]:
        """What the seat was told from the beginning."""
        log: list[dict[str, Any]] = self.served.get(
            f"/api/tables/{self.id}/seat?since=0", self.tokens[str(seat)]
        ).json()["log"]
        return log

    def lost_since(self, seat: int) -> list[str]:
        """The lands from which others drove the seat's armies since it last ended a turn, as the events tell it."""
        lost: list[str] = []
        for entry in self.log(seat):
            for event in entry.get("events", ()):
                if event["event"] == "turn_ended" and event["seat"] == seat:
                    lost = []
                elif event["event"] == "army_removed" and event["seat"] == seat:
                    lost.append(event["land"])
        return lost

    def until(self, there: Callable[["Table"], int | None]) -> int:
        """Play on until a seat is where it should be; which one."""
        for _ in range(3000):
            seat = there(self)
            if seat is not None:
                return seat
            self.step()
        raise AssertionError("no game came to that point")

    def sit(self, page: Page, seat: int | None, owner: bool = True) -> None:
        """Give a browser the seat's key, and open the table."""
        kept: dict[str, Any] = {"id": self.id, "game": self.game, "seats": {}, "last": 1}
        if seat is not None:
            kept["seats"] = {str(seat): self.tokens[str(seat)]}
        if owner:
            kept |= {"owner": self.created["owner"], "invitations": self.created["invitations"]}
        at_start(
            page,
            f"""{{ const kept = JSON.parse(localStorage.getItem('mundi.tables') ?? '{{}}');
            kept[{self.id!r}] = {json.dumps(kept)};
            localStorage.setItem('mundi.tables', JSON.stringify(kept)); }}""",
        )
        page.goto(f"/t/{self.id}")


def chooses_empire(table: Table) -> int | None:
    """The third era: somebody has at least three empires to choose from."""
    if table.position.epoch < 3:
        return None
    found = [
        seat
        for seat in table.position.to_act()
        if len([action for action in table.position.legal(seat) if action.do == "choose_empire"]) > 2
    ]
    return found[0] if found else None


def chooses_event(table: Table) -> int | None:
    found = [
        seat for seat in table.position.to_act() if any(a.do == "choose_event" for a in table.position.legal(seat))
    ]
    return found[0] if found else None


def gives(table: Table) -> int | None:
    found = [seat for seat in table.position.to_act() if table.decision(seat) == "give"]
    return found[0] if found else None


def invades(table: Table) -> int | None:
    """The third era, in the middle of a turn with some choice."""
    position = table.position
    if position.epoch < 3 or not position.to_act():
        return None
    seat = position.to_act()[0]
    if table.decision(seat) != "invade" or position.view(seat).json()["turn"]["pool"] < 3:
        return None
    lands = {action.form["land"] for action in position.legal(seat) if action.do == "invade"}
    return seat if len(lands) > 5 else None


def between(table: Table) -> int | None:
    """The first era is over, and the second is being dealt: whoever has the empires."""
    if table.position.epoch != 2 or not table.position.view(None).json()["selection"]:
        return None
    return int(table.position.view(None).json()["selection"]["holders"]["empires"])


def rises(table: Table) -> int | None:
    """The third era: somebody begins a turn and has lost a land since the last one."""
    position = table.position
    if position.epoch < 3 or not position.to_act():
        return None
    seat = position.to_act()[0]
    return seat if table.decision(seat) == "begin" and table.lost_since(seat) else None


def begins(table: Table) -> int | None:
    """The second era: somebody begins a turn among the armies of the others."""
    position = table.position
    if position.epoch < 2 or not position.to_act() or table.decision(position.to_act()[0]) != "begin":
        return None
    return position.to_act()[0]


def besieges(table: Table) -> int | None:
    if table.position.epoch < 2 or not table.position.to_act():
        return None
    seat = table.position.to_act()[0]
    return seat if table.decision(seat) == "siege" else None


def over(table: Table) -> int | None:
    return None if table.to_act() else 0


# --- the 2024 edition -------------------------------------------------------------------------------------------


def decides(decision: str, epoch: int, least: int = 1) -> Callable[[Table], int | None]:
    """From this epoch on: whoever has this decision and so many answers."""

    def there(table: Table) -> int | None:
        position = table.any_position
        for seat in position.to_act():
            view = table.view(seat)
            if view["decision"] == decision and view["epoch"] >= epoch and len(position.legal(seat)) >= least:
                return seat
        return None

    return there


KEEPS_TOKEN = decides("tokens", 3, 3)
CHOOSES_EMPIRE_2024 = decides("choose_empire", 3, 3)
FIRST_EMPIRE = decides("choose_empire", 1)
KEEPS_EVENT = decides("events_draft", 2, 3)
RAISES_REVENUE = decides("revenue", 3, 6)
CONCLUDES = decides("conclude", 3, 3)
LAST_HONORS = decides("endgame", 5, 2)
DRAFTS_2001 = decides("draft", 2)


class House:
    """A server, and its tables by what can be seen there. Whoever changes one takes a new one."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.url = served.url
        self.at = cache(self.new)
        self.at_2024 = cache(self.new_2024)
        self.at_2001 = cache(self.new_2001)

    def new(self, there: Callable[[Table], int | None], selection: str = "draft") -> tuple[Table, int]:
        """A table at such a point, and the seat to look from."""
        table = self.table(*(person(name) for name in NAMES), options={"selection": selection})
        return table, table.until(there)

    def new_2024(self, there: Callable[[Table], int | None], players: int = 4, **options: Any) -> tuple[Table, int]:
        """The same in the 2024 edition."""
        table = self.table(*(person(name) for name in SIX[:players]), game=GAME_2024, options=options)
        return table, table.until(there)

    def new_2001(self, there: Callable[[Table], int | None], players: int = 3) -> tuple[Table, int]:
        """And in that of 2001."""
        table = self.table(*(person(name) for name in SIX[:players]), game=GAME_2001)
        return table, table.until(there)

    def table(self, *seats: dict[str, Any], **more: Any) -> Table:
        # All games begin alike, and nobody's seat falls to a bot while no browser looks.
        with patch("mappamundi.server.new_tables.new_seed", lambda: bytes(range(32))):
            return Table(self.served, self.served.table(*seats, grace=A_DAY, **more))

    def staged(
        self,
        setup: dict[str, Any],
        players: int = 3,
        game: str = GAME,
        options: dict[str, Any] | None = None,
        bots: int = 0,
        bot: str = "greedy",
    ) -> Table:
        """A table that begins in the middle of a game; bots have the last seats."""
        start, dump = Live.start, find_game(game).stage(setup, options or {}, players, Seeded(bytes(32))).dump()

        async def there(live: Live) -> int:
            return await start(live, Begun(dump))

        with patch.object(Live, "start", lambda live, _: there(live)):
            people = [person(name) for name in SIX[: players - bots]]
            return self.table(*people, *([BOT | {"bot": bot}] * bots), game=game, options=options or {})

    def lobby(self) -> Table:
        """A table that waits for one more, invited, player."""
        return self.table(person(NAMES[0]), {"kind": "invited"}, BOT)
