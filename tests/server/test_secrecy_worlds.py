"""In every game, with every option: nobody is sent a byte that depends on what they may not know.

A table is copied in the middle of a game. In one copy everything that a viewer cannot know is dealt anew, and both go
on alike. The viewer must be sent the same bytes: where the table stands, each frame after a move or a stroke of the
clock, each refusal, and the notice to a webhook. Once the game itself tells the viewer something that differs, as when
a card is drawn, the worlds have parted and the comparison ends.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.kit.subject import Subject, subject
from tests.server.core import ME, Core, Mirror, Turned, running
from tests.server.wanting import want

from mappamundi.games import GAME_IDS
from mappamundi.kit.hidden import viewers
from mappamundi.kit.random_play import BUSY, some
from mappamundi.server.countdowns import CLOCK
from mappamundi.server.live import Live
from mappamundi.server.notices import GRACE
from mappamundi.server.problems import Refusal
from mappamundi.server.store.location import sqlite_url

# So often a table is copied, with up to so many steps before each time, and so many in both worlds after it.
COPIES = 5
BETWEEN = 40
AFTER = 4

TABLES = [
    pytest.param(game, number, id=f"{game}-{number}")
    for game in GAME_IDS
    for number in range(len(subject(game).options))
]

Move = tuple[int | None, dict[str, Any]]


async def play(core: Core, live: Live, move: Move) -> None:
    seat, form = move
    key, by = (None, CLOCK) if seat is None else (f"{seat}:{core.key()}", "human")
    # At once, also what a race announces first.
    await live.ask(lambda: live.play(seat, form, by, key, announced=True))


def next_move(played: Subject[Any], live: Live, rng: Random) -> Move:
    seat, action = played.choose(live.table.position, rng, BUSY)
    return seat, dict(action.form)


class World:
    """One of the two copies, and what its viewer is sent there."""

    def __init__(self, core: Core, live: Live, viewer: int | None) -> None:
        self.core = core
        self.live = live
        self.viewer = viewer
        self.letters: list[bytes] = []
        self.mirror: Mirror | None = None
        # Keys that the game before the copy has not used.
        core.keys = COPIES * BETWEEN

        async def deliver(url: str, body: bytes, *_: Any) -> None:
            self.letters.append(body)

        core.hub.post.deliver = deliver  # type: ignore[method-assign, assignment]

    def deal_anew(self, played: Subject[Any], rng: Random) -> bool:
        """Put another world in the place of this one; whether it is another."""
        match = self.live.table.match
        assert match is not None
        before = match.position.dump()
        match.position = played.other_world(match.position, self.viewer, rng, match._chance)
        return match.position.dump() != before

    async def be_missed(self) -> None:
        """Nobody comes to see the decision that waits."""
        if self.viewer is not None:
            await want(self.live, self.viewer, "https://hooks.example/")
            await self.core.later(self.live, GRACE + 1)

    async def sit_down(self) -> None:
        self.mirror = await self.core.sit(self.live, self.viewer, 0)

    async def refusals(self, forms: list[dict[str, Any]]) -> list[Any]:
        """What the viewer is told who tries these."""
        told = []
        for form in forms if self.viewer is not None else ():
            try:
                await self.core.act(self.live, self.viewer or 0, form)
            except Refusal as refusal:
                told.append(refusal.problem)
        return told

    async def refuses(self, move: Move) -> Any:
        """Make the move; why not, if that cannot be."""
        try:
            await play(self.core, self.live, move)
        except Refusal as refusal:
            return refusal.problem
        return None

    def like(self, move: Move, rng: Random) -> Move | None:
        """What looks the same to the viewer as this move in the other world, if anything does: a card that another seat
        lays face down may be another one."""
        seat, form = move
        if seat is None or seat == self.viewer:
            return move
        game, position = self.live.table.game, self.live.table.position
        assert position is not None
        seen = game.tell_action(seat, game.action(form), self.viewer)
        alike = [action for action in position.legal(seat) if game.tell_action(seat, action, self.viewer) == seen]
        return (seat, dict(some(rng, alike).form)) if alike else None

    def sent(self) -> list[bytes]:
        assert self.mirror is not None
        return self.mirror.read().raw

    def told(self) -> Any:
        """What the game itself tells the viewer of its position."""
        position = self.live.table.position
        assert position is not None
        legal = () if self.viewer is None else position.legal(self.viewer)
        return position.view(self.viewer).json(), legal


def copied(url: str, folder: Path) -> Iterator[str]:
    """The same database twice more."""
    for name in ("here", "there"):
        file = folder / f"{name}.db"
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
        yield sqlite_url(file)


def not_allowed(played: Subject[Any], world: World, rng: Random) -> list[dict[str, Any]]:
    """Actions, legal ones of anybody and any others, that the viewer may not do in this world."""
    game, position = played.game, world.live.table.position
    assert position is not None
    codes = [rng.randrange(game.action_count) for _ in range(3)]
    others = [action for seat in position.to_act() if seat != world.viewer for action in position.legal(seat)]
    tried = [*map(game.action_at, codes), *rng.sample(others, min(3, len(others)))]
    mine = () if world.viewer is None else position.legal(world.viewer)
    return [dict(action.form) for action in tried if action not in mine]


async def compare(played: Subject[Any], url: str, table: str, folder: Path, rng: Random, now: float) -> int:
    """Let a copy in which everything hidden is dealt anew go on beside one as it is: how many moves were alike; -1 if
    there was nothing to hide."""
    folder.mkdir()
    async with AsyncExitStack() as stack:
        cores = [await stack.enter_async_context(running(one, Turned(now), "any")) for one in copied(url, folder)]
        lives = [await core.hub.table(table) for core in cores]
        assert lives[0].table.position is not None
        viewer = some(rng, viewers(lives[0].table.position))
        here, there = (World(core, live, viewer) for core, live in zip(cores, lives, strict=True))
        if not there.deal_anew(played, rng):
            return -1
        for world in (here, there):
            await world.be_missed()
            await world.sit_down()
        tried = not_allowed(played, here, rng)
        assert await here.refusals(tried) == await there.refusals(tried)
        assert here.sent() == there.sent()
        assert here.letters == there.letters
        for number in range(AFTER):
            if here.live.table.phase != "playing":
                return number
            move = next_move(played, here.live, rng)
            # Another seat may have no such card in this world.
            answer = there.like(move, rng)
            if answer is None:
                assert move[0] != viewer
                return number
            if refused := await here.refuses(move):
                # The house may have closed it, while the viewer was away.
                assert (await there.refuses(answer)) == refused
                return number
            assert not await there.refuses(answer)
            if here.told() != there.told():
                return number
            assert here.sent() == there.sent(), (viewer, move)
    return AFTER


@pytest.mark.parametrize(("game", "number"), TABLES)
def test_a_viewer_is_sent_the_same_bytes_in_all_worlds_it_cannot_tell_apart(
    game: str, number: int, tmp_path: Path
) -> None:
    played, rng = subject(game), Random(number)
    options = dict(played.options[number])
    least, most = played.game.facts.seats
    players = most if number % 2 else least
    if game == "fourgods" and players == 2:
        # Two with four gods have options of their own.
        players = 3
    alike: list[int] = []

    async def look() -> None:
        url = sqlite_url(tmp_path / "mundi.db")
        async with running(url) as core:
            live = await core.table(*[ME] * players, game=game, options=options)
            for copy in range(COPIES):
                for _ in range(rng.randrange(BETWEEN)):
                    if live.table.phase == "playing":
                        await play(core, live, next_move(played, live, rng))
                if live.table.phase == "playing":
                    folder = tmp_path / f"copy-{copy}"
                    alike.append(await compare(played, url, live.table.id, folder, rng, core.clock.now))

    asyncio.run(look())
    assert max(alike) >= 0, "there was nothing to hide, so nothing is shown"


def test_a_finished_game_tells_everybody_the_same_and_nothing_that_seats_kept_to_themselves(served: Any) -> None:
    """Plans, orders, addresses of notices and keys are no part of a game, also when it has no secrets any more."""
    mark = "between-me-and-the-house"
    created = served.table(*[{"kind": "me"}] * 3)
    table, tokens = created["table"]["id"], created["seats"]
    order = {"when": mark, "prefer": [{"do": mark}], "best": True}
    assert served.put(f"/api/tables/{table}/orders", {"orders": [order]}, tokens["0"]).status_code == 200
    for what in ("record", "replay"):
        refused = {served.get(f"/api/tables/{table}/{what}", token).content for token in (None, *tokens.values())}
        assert len(refused) == 1, "whoever asks too early hears the same"
    for seat, token in tokens.items():
        wish = {"agree": True, "key": f"vote-{seat}-000000"}
        assert served.post(f"/api/tables/{table}/vote", wish, token).status_code == 200
    for what in ("record", "replay"):
        answers = {served.get(f"/api/tables/{table}/{what}", token).content for token in (None, *tokens.values())}
        assert len(answers) == 1
        (answer,) = answers
        for secret in (mark, created["owner"], *tokens.values()):
            assert secret.encode() not in answer
