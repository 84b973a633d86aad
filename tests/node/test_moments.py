"""Every moment of whole games, put into words by the client's plug-ins in all languages, without a browser.

A game is played at the server's core, and what a viewer was sent is handed to the client's own scripts, which run in
Node as they are (`browser.mjs`): the store takes the frames, and of each position the plug-in is asked all that a
table, a replay and the page of the end ask for. Nothing may fail, or show the name of a message in its place. What only
a browser can show is tested in `tests/client`.
"""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.kit.subject import Golden, subject
from tests.node.asking import ask, needs_node
from tests.server.core import ME, Core, Mirror, running

from mappamundi.games import GAME_IDS
from mappamundi.server.countdowns import CLOCK
from mappamundi.server.limits import Limits, Purse
from mappamundi.server.store.location import sqlite_url

GAMES = [pytest.param(game, kept, id=kept.name) for game in GAME_IDS for kept in subject(game).golden]


async def sent(core: Core, game: str, kept: Golden) -> list[dict[str, Any]]:
    """All that a seat and somebody who looks on were sent of a whole game, and what they are told of it at its end."""
    played, rng = subject(game), Random(kept.seed)
    live = await core.table(*[ME] * kept.players, game=game, options=dict(kept.options))
    mirrors: dict[int | None, Mirror] = {viewer: await core.sit(live, viewer, 0) for viewer in (0, None)}
    while live.table.phase == "playing":
        seat, action = played.choose(live.table.position, rng, kept.style)
        form, by = dict(action.form), CLOCK if seat is None else "human"
        await live.ask(lambda: live.play(seat, form, by, core.key(), announced=True))  # noqa: B023
        for mirror in mirrors.values():
            mirror.read()
    purse = Purse(Limits(0.0, 0), "somebody")
    return [
        {
            "viewer": viewer,
            "messages": [json.loads(one) for one in mirror.raw],
            "annals": msgspec.to_builtins(await live.annals(viewer, purse)),
        }
        for viewer, mirror in mirrors.items()
    ]


@needs_node
@pytest.mark.parametrize(("game", "kept"), GAMES)
def test_every_moment_of_a_game_is_put_into_words(
    game: str, kept: Golden, tmp_path: Path, details: dict[str, Any]
) -> None:
    async def play() -> list[dict[str, Any]]:
        async with running(sqlite_url(tmp_path / "mundi.db")) as core:
            return await sent(core, game, kept)

    told = asyncio.run(play())
    found = ask("moments.mjs", tmp_path, {"game": game, "details": details[game], "told": told})
    assert not found["faults"], "\n".join(map(str, found["faults"]))
    assert not found["missing"]
    # Something was asked, and something said.
    moments = sum(len(one["messages"]) for one in told)
    assert found["asked"]["prompt"] >= moments
    assert found["asked"]["annals"] >= 4 * len(told)
    assert found["said"] > 40
