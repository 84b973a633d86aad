"""Three seats of the 2001 edition in three browsers: nobody is told of a card that they could not know."""

from collections.abc import Iterator, Mapping
from typing import Any

from playwright.sync_api import expect
from tests.client.conftest import NewContext
from tests.client.playing import END, at_table, decide
from tests.client.tables import GAME_2001, Table, person
from tests.client.test_game import Seat
from tests.games.hotw2001.game import GAME
from tests.games.hotw2001.worlds import knows_empire
from tests.server.serving import Served, bearer, finish

from mappamundi.records import decode, replay

DATA = GAME.board.data
CARDS = {entry["id"] for part in (DATA["empires"], *DATA["events"].values()) for entry in part}


def named(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from named(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from named(inner)
    elif isinstance(value, str) and value in CARDS:
        yield value


def known_cards(dump: Mapping[str, Any], viewer: int) -> set[str]:
    """A18.3, A18.4: one’s own, what was passed on by oneself or seen afterwards, and whatever lies open."""
    own = [*dump["hands"][viewer], *(card for pile in dump["past_events"] for card in pile), *dump["played"]]
    own += [card for pile in dump["past_empires"] for card in pile]
    own += [card for seat, card in enumerate(dump["empires"]) if knows_empire(dump, viewer, seat)]
    if dump["decision"] == "draft" and dump["order"][len(dump["allotted"])] == viewer:
        own.append(dump["drawn"])
    # Empires are called in the order of their cards: whichever was passed over is open too.
    called = sorted(
        (card for card in DATA["empires"] if card["epoch"] == dump["epoch"]), key=lambda card: card["order"]
    )
    own += [card["id"] for card in called[: dump["called"]]]
    own += [dump["empire"], dump["banner"]]
    return {card for card in own if card in CARDS}


def known_after_each_step(record: bytes, viewer: int) -> list[set[str]]:
    """Worked out from the game itself, not from what was sent."""
    known: set[str] = set()
    steps = []
    for moment in replay(decode(record), GAME):
        known |= known_cards(moment.position.dump(), viewer)
        for event in moment.events:
            # What went through its hands within a step, and stayed for no decision.
            told = GAME.tell(event, viewer)
            if told.get("seat") == viewer:
                known |= set(named(told))
        steps.append(set(known))
    return steps


def test_three_seats_in_three_browsers_leak_nothing(context: NewContext, served: Served) -> None:
    created = served.table(*(person(name) for name in ("Ann", "Bo", "Cy")), game=GAME_2001)
    table = Table(served, created)
    players = [Seat(context, served, number) for number in range(3)]
    for player in players:
        table.sit(player.page, player.number, owner=player.number == 0)
        at_table(player.page)
    # Through the draft of the second epoch: everybody draws, keeps or passes, plays cards and fights.
    while table.any_position.view(None).json()["epoch"] < 2 or table.live.table.seq < 40:
        for seat in table.to_act():
            decide(players[seat].page)
    finish(served, table.id, table.tokens)
    for player in players:
        expect(player.page.locator(END)).to_be_visible()
    record = served.http.get(f"/api/tables/{table.id}/record", headers=bearer(created["owner"]))
    assert record.status_code == 200, record.text
    for player in players:
        known = known_after_each_step(record.content, player.number)
        found = step = 0
        for frame in player.frames:
            if frame["type"] == "frame" and frame["told"]["kind"] == "end":
                break
            if frame["type"] == "frame" and frame["told"]["kind"] == "step":
                step += 1
            told = set(named(frame))
            assert told <= known[step], f"seat {player.number} was told of {told - known[step]} in step {step}"
            found += len(told)
        assert step > 25
        assert found > 20
        for url, answer in player.answers:
            assert not set(named(answer)), url
    # The scan can fail: what one seat was told, another could not have known at that time.
    early = known_after_each_step(record.content, 0)[20]
    assert not set(named(players[1].frames[:20])) <= early
