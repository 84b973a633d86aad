"""A seat from Python (mappamundi.wire): whole games with it, through connections that break, and a clear word for what
cannot be done."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.serving import BOT, PATIENCE, Served, serving

from mappamundi.wire import Refused, Table, Unreachable, WireError, parts_of, patched

GAME = "hotw2018"
ME = {"kind": "me", "name": "Ada"}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("wire")) as server:
        yield server


def drop(table: Table) -> None:
    """The connection breaks, without a word."""
    assert table._socket is not None
    table._socket.transport.abort()


async def play(table: Table, dropping: int = 0) -> int:
    """A whole game; now and then the connection breaks. Gives the number of actions."""
    count, rng = 0, random.Random(1)
    async with table:
        async for turn in table:
            assert turn.view["viewer"] == table.seat
            count += 1
            if dropping and count % dropping == 0:
                drop(table)
            await table.act(rng.choice(turn.legal))
    return count


def test_two_seats_play_a_whole_game_through_connections_that_break(served: Served) -> None:
    async def both() -> tuple[list[Table], tuple[int, int]]:
        seats = await Table.set_up(served.url, GAME, [ME, {"kind": "me", "name": "Bo"}, BOT])
        return seats, await asyncio.wait_for(asyncio.gather(play(seats[0], dropping=10), play(seats[1])), 4 * PATIENCE)

    seats, counts = asyncio.run(both())
    assert [seat.seat for seat in seats] == [0, 1]
    for seat in seats:
        assert seat.over
        assert len(seat.info["scores"]) == 3
        assert seat.info == seats[0].info
    replay = served.get(f"/api/tables/{seats[0].id}/replay").json()
    steps = [frame["told"] for frame in replay["frames"] if frame["told"]["kind"] == "step"]
    assert [sum(step["seat"] == seat for step in steps) for seat in (0, 1)] == list(counts), "each action once"
    assert counts[0] > 10


class Cut(Table):
    """One whose connection breaks as soon as it has sent its first action."""

    cut = False

    async def _send(self, message: dict[str, Any]) -> None:
        await super()._send(message)
        if message["type"] == "act" and not self.cut:
            self.cut = True
            drop(self)


def test_what_was_not_acknowledged_is_sent_again_and_done_once(served: Served) -> None:
    async def once() -> None:
        [seat] = await Cut.set_up(served.url, GAME, [ME, BOT, BOT])
        async with seat:
            turn = await anext(aiter(seat))
            seq = await asyncio.wait_for(seat.act(turn.legal[0]), PATIENCE)
            await seat.say("Hello.")
            watch = served.get(f"/api/tables/{seat.id}/watch", params={"since": 0}).json()
            own = [told["seq"] for told in watch["log"] if told["kind"] == "step" and told["seat"] == 0]
            assert own[0] == seq
            assert seat.cut
            assert any(told["kind"] == "chat" and told["text"] == "Hello." for told in watch["log"])

    asyncio.run(once())


def test_it_comes_back_to_a_server_that_let_go_and_sees_the_same(served: Served) -> None:
    async def back() -> None:
        [seat] = await Table.set_up(served.url, GAME, [ME, BOT, BOT])
        async with seat:
            await anext(aiter(seat))
            before, socket = seat.seq, seat._socket
            served.loop.call_soon_threadsafe(served.app.state.hub.let_go)
            turn = await anext(aiter(seat))
            assert seat._socket is not socket
            assert before is not None
            assert seat.seq is not None
            assert seat.seq >= before
            assert turn.view == served.snapshot(seat.id, seat.token or "")["view"]

    asyncio.run(asyncio.wait_for(back(), PATIENCE))


def test_one_that_was_left_says_so_and_can_be_taken_up_again(served: Served) -> None:
    async def leave() -> None:
        [seat] = await Table.set_up(served.url, GAME, [ME, BOT, BOT])
        async with seat:
            turn = await anext(aiter(seat))
            await seat.act(turn.legal[0])
        with pytest.raises(WireError, match="The table was left"):
            await seat.act(turn.legal[0])
        async with seat:
            turn = await anext(aiter(seat))
            await seat.act(turn.legal[0])

    asyncio.run(asyncio.wait_for(leave(), PATIENCE))


def test_a_refusal_is_told_and_the_turn_is_still_ours(served: Served) -> None:
    async def refused() -> None:
        [seat] = await Table.set_up(served.url, GAME, [ME, BOT, BOT])
        async with seat:
            tried = False
            async for turn in seat:
                if tried:
                    await seat.act(turn.legal[0])
                    return
                tried = True
                with pytest.raises(Refused) as refusal:
                    await seat.act({"do": "end_turn"})
                assert refusal.value.status == 422
                assert str(refusal.value).endswith(".")

    asyncio.run(asyncio.wait_for(refused(), PATIENCE))


def test_who_is_too_quick_for_the_server_waits(tmp_path: Path) -> None:
    async def speak(url: str) -> None:
        [seat] = await Table.set_up(url, GAME, [ME, BOT, BOT])
        async with seat:
            # Eight lines at once are taken.
            for number in range(9):
                await seat.say(f"Line {number}.")

    with serving(tmp_path, rate=30.0) as limited:
        asyncio.run(asyncio.wait_for(speak(limited.url), PATIENCE))


def test_seats_meet_by_link_and_a_race_is_run(served: Served) -> None:
    async def meet() -> None:
        seats = [{"kind": "invited"}, {"kind": "open"}]
        made = served.table(*seats, game="fourgods")
        link = f"{served.url}/t/{made['table']['id']}"
        invited = await Table.join(f"{link}#invite={made['invitations']['0']}", name="Ada")
        async with invited, await Table.join(link, name="Bo") as open_:
            served.post(f"/api/tables/{invited.id}/start", token=made["owner"])
            for seat in (invited, open_):
                turn = await anext(aiter(seat))
                await seat.act(next(form for form in turn.legal if form["do"] == "ready"))
            async for turn in open_:
                if turn.view["phase"] == "play":
                    break
            assert [seat["name"] for seat in open_.info["seats"]] == ["Ada", "Bo"]
        with pytest.raises(Refused, match="No seat is open"):
            await Table.join(link, name="Cy")

    asyncio.run(asyncio.wait_for(meet(), PATIENCE))


def test_what_cannot_be_is_said_in_a_sentence(served: Served) -> None:
    async def check() -> None:
        created = served.table(ME, BOT, BOT)
        with pytest.raises(Refused, match="There is no such table"):
            await Table.join(f"{served.url}/t/none", name="Ada")
        with pytest.raises(Refused, match="opens no seat of this table") as refusal:
            await Table(served.url, created["table"]["id"], "wrong").__aenter__()
        assert refusal.value.reason == "wrong_token"
        with pytest.raises(Refused, match="There is no such table"):
            await Table(served.url, "none").__aenter__()
        with pytest.raises(Unreachable, match=r"Nobody answers at http://127\.0\.0\.1:1"):
            await Table.join("http://127.0.0.1:1/t/x", name="Ada")
        with pytest.raises(Unreachable, match=r"Nobody answers at http://127\.0\.0\.1:1"):
            await Table("http://127.0.0.1:1", "x", patience=0.0).__aenter__()
        with pytest.raises(WireError, match="Not at the table yet"):
            await Table(served.url, created["table"]["id"]).act({})
        for wrong in ("127.0.0.1:8420/t/x", "file:///t/x"):
            with pytest.raises(WireError, match="A server has an address"):
                await Table.join(wrong, name="Ada")
        with pytest.raises(WireError, match="A table has an address"):
            await Table.join(served.url, name="Ada")

    asyncio.run(asyncio.wait_for(check(), PATIENCE))


def test_addresses_and_patches_are_read() -> None:
    assert parts_of("https://a.example/games/t/12ab#invite=x-y_z") == ("https://a.example/games", "12ab", "x-y_z")
    assert parts_of("http://127.0.0.1:8420/t/12ab/") == ("http://127.0.0.1:8420", "12ab", None)
    old = {"a": {"b": 1, "c": [1, 2]}}
    new = patched(old, [[["a", "b"], 2], [["a", "c", 1], 3], [["d"], 4]])
    assert new == {"a": {"b": 2, "c": [1, 3]}, "d": 4}
    assert old == {"a": {"b": 1, "c": [1, 2]}}, "whoever looks at it still sees the same"
    assert patched({"a": {"b": 1}}, [[["a", "b"]]]) == {"a": {}}
    assert patched({"a": 1}, [[["a"]]]) == {}
    assert patched(None, [[[], {"a": 1}]]) == {"a": 1}
