"""Seats in browsers of their own, and the scan for what they are told but could not know by the rules."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

from playwright.sync_api import Page, Response, WebSocket, expect
from tests.client.conftest import NewContext
from tests.client.playing import END, at_table, decide, quicken
from tests.client.tables import Table, person
from tests.server.serving import Served, bearer, finish

from mappamundi.kernel import Game
from mappamundi.kit.hidden import named
from mappamundi.records import decode, replay

# The cards that a seat knows, from the dump of a position.
KnownCards = Callable[[Mapping[str, Any], int], Set[str]]


class Seat:
    """One player, in a browser of their own, and all that the server sent there about the table."""

    def __init__(self, context: NewContext, served: Served, number: int) -> None:
        self.number = number
        self.frames: list[Any] = []
        self.answers: list[tuple[str, Any]] = []
        self.page: Page = context(served.url).new_page()
        quicken(self.page)
        self.page.on("websocket", self._listen)
        self.page.on("response", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(json.loads(frame))

    def _read(self, response: Response) -> None:
        # A table's own answers name no card; rules and catalogues name them all to everybody.
        if re.search(r"/api/tables/\w+$", response.url) and response.ok:
            self.answers.append((response.url, response.json()))

    def told(self) -> Iterator[tuple[int, Any]]:
        """Each frame with the number of steps told so far, until the end turns everything up."""
        step = 0
        for frame in self.frames:
            if frame["type"] == "frame" and frame["told"]["kind"] == "end":
                return
            step += frame["type"] == "frame" and frame["told"]["kind"] == "step"
            yield step, frame


def table_of_three(context: NewContext, served: Served, game: str, **more: Any) -> tuple[Table, list[Seat]]:
    """A new table, and Ann, Bo and Cy in their browsers at it."""
    table = Table(served, served.table(*(person(name) for name in ("Ann", "Bo", "Cy")), game=game, **more))
    players = [Seat(context, served, number) for number in range(3)]
    for player in players:
        table.sit(player.page, player.number, owner=player.number == 0)
        at_table(player.page)
    return table, players


def take_turns(players: Sequence[Seat], to_act: Callable[[], Iterable[int]], enough: Callable[[], bool]) -> None:
    """Whoever is to act takes what is offered first."""
    while not enough():
        for seat in to_act():
            decide(players[seat].page, asked=lambda seat=seat: seat in to_act())  # type: ignore[misc]


def ended(served: Served, created: Mapping[str, Any], tokens: dict[str, str], players: Sequence[Seat]) -> bytes:
    """The record of a game that ends by agreement, once everybody's page shows the end."""
    finish(served, created["table"]["id"], tokens)
    for player in players:
        expect(player.page.locator(END)).to_be_visible()
    record = served.http.get(f"/api/tables/{created['table']['id']}/record", headers=bearer(created["owner"]))
    assert record.status_code == 200, record.text
    return record.content


def scan_all(
    game: Game, record: bytes, players: Sequence[Seat], known_cards: KnownCards, cards: Set[str], least: int
) -> list[list[set[str]]]:
    """Scan what each was told; gives what each knew after each step."""
    known = [known_after_each_step(game, record, player.number, known_cards, cards) for player in players]
    for player in players:
        scan(player, known[player.number], cards, least)
    return known


def known_after_each_step(
    game: Game, record: bytes, viewer: int, known_cards: KnownCards, cards: Set[str]
) -> list[set[str]]:
    """All cards that a seat got to know so far, worked out from the game itself, not from what was sent."""
    known: set[str] = set()
    steps = []
    for moment in replay(decode(record), game):
        known |= known_cards(moment.position.dump(), viewer)
        for event in moment.events:
            # What went through its hands within a step, and stayed for no decision.
            told = game.tell(event, viewer)
            if told.get("seat") == viewer:
                known |= set(named(told, cards))
        steps.append(set(known))
    return steps


def scan(player: Seat, known: Sequence[Set[str]], cards: Set[str], least: int) -> None:
    """No frame names a card that its seat could not know when it was sent; and at least so many steps were told."""
    found = step = 0
    for step, frame in player.told():
        names = set(named(frame, cards))
        assert names <= known[step], f"seat {player.number} was told of {names - known[step]} in step {step}"
        found += len(names)
    assert step > least, f"seat {player.number} heard {step} steps"
    assert found > 20
    for url, answer in player.answers:
        assert not set(named(answer, cards)), url
