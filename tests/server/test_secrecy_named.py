"""In the editions of 2001 and 2024 every card that is named to a viewer is one that it knows by the rules.

That no byte depends on what is hidden, `test_secrecy_worlds.py` tells of every game. Here the rules' own list of who
knows what is held against what is sent: a whole game, each seat and somebody who only looks on. For the edition of 2018
`test_secrecy.py` does the same.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from tests.games.hotw2001.game import GAME as GAME_2001
from tests.games.hotw2001.worlds import knows_empire
from tests.games.hotw2024.game import GAME as GAME_2024
from tests.games.hotw2024.worlds import sees_pile
from tests.kit.subject import subject
from tests.server.core import ME, Core, Mirror, with_core

from mappamundi.kernel import Game
from mappamundi.kit.hidden import named
from mappamundi.kit.random_play import BUSY
from mappamundi.records import Record, replay
from mappamundi.server.store.location import sqlite_url

Dump = Mapping[str, Any]

# --- 2001 -------------------------------------------------------------------------------------------------------------

_DATA = GAME_2001.board.data
CARDS_2001 = {entry["id"] for part in (_DATA["empires"], *_DATA["events"].values()) for entry in part}


def known_2001(dump: Dump, viewer: int | None) -> set[str]:
    """A18.3, A18.4: one's own, what was passed on by oneself or seen afterwards, and whatever lies open."""
    known = [*(card for pile in dump["past_events"] for card in pile), *dump["played"]]
    known += [card for pile in dump["past_empires"] for card in pile]
    if viewer is not None:
        known += dump["hands"][viewer]
        known += [card for seat, card in enumerate(dump["empires"]) if knows_empire(dump, viewer, seat)]
        if dump["decision"] == "draft" and dump["order"][len(dump["allotted"])] == viewer:
            known.append(dump["drawn"])
    # Empires are called in the order of their cards: whichever was passed over is open too, and at the end of an epoch
    # all of them were called.
    called = sorted((card["order"], card["id"]) for card in _DATA["empires"] if card["epoch"] == dump["epoch"])
    known += [card for _, card in called[: dump["called"]]]
    known += [card["id"] for card in _DATA["empires"] if card["epoch"] < dump["epoch"]]
    known += [dump["empire"], dump["banner"]]
    return {card for card in known if card in CARDS_2001}


# --- 2024 -------------------------------------------------------------------------------------------------------------

_CATALOGUE = GAME_2024.catalogue()
# What names itself: areas stand on the map for everybody, so that only a pair of them tells of a token.
CARDS_2024 = {entry["id"] for part in ("empires", "events", "pairs") for entry in _CATALOGUE[part]}
_HALVES = {half["id"] for entry in _CATALOGUE["empires"] for half in entry["sub_empires"]}


def known_2024(dump: Dump, viewer: int | None) -> set[str]:
    """R18.1–R18.4, R18.7: what was turned up, what is one's own, and what went through one's hands."""
    known = [
        card for pile in ("past_events", "past_empires", "played_tokens") for cards in dump[pile] for card in cards
    ]
    known += [dump["card"], dump["event"]]
    if not dump["variant"]["hidden_empires"]:
        known += [*dump["empires"], *(dump["pile"] if dump["decision"] == "choose_empire" else ())]
    if viewer is not None:
        known += [dump["hands"][viewer], dump["empires"][viewer], *dump["tokens"][viewer]]
        known += [*dump["passed_events"][viewer], *dump["passed_empires"][viewer]]
        if dump["pile"] and sees_pile(dump, viewer, dump["decision"]):
            known += dump["pile"]
    return {card for card in known if card in CARDS_2024}


def others_tokens(frame: dict[str, Any], viewer: int | None) -> list[dict[str, Any]]:
    """R18.1: what a frame says of tokens that another seat draws, keeps or passes on."""
    secret = ("token_drawn", "token_kept", "tokens_passed")
    events = frame.get("told", {}).get("events", ())
    return [
        event
        for event in events
        if event["event"] in secret and event["seat"] != viewer and event.keys() & {"token", "tokens"}
    ]


# --- what each was sent -----------------------------------------------------------------------------------------------


class Edition(NamedTuple):
    game: Game
    known: Callable[[Dump, int | None], set[str]]
    cards: Set[str]
    options: Mapping[str, Any]


EDITIONS = {
    "2001": Edition(GAME_2001, known_2001, CARDS_2001, {}),
    "2001 with all options": Edition(
        GAME_2001, known_2001, CARDS_2001, {"naval_control": True, "multiple_armies": True, "minor_empire_deal": True}
    ),
    "2024": Edition(GAME_2024, known_2024, CARDS_2024 - _HALVES, {}),
    # All that the rules can hide.
    "2024 with all that can be hidden": Edition(
        GAME_2024,
        known_2024,
        CARDS_2024 - _HALVES,
        {"event_selection": True, "hidden_empires": True, "paired_tokens": True},
    ),
}


async def played(core: Core, edition: Edition) -> tuple[Record, dict[int | None, list[bytes]]]:
    """A whole game: its record, and all that each was sent of it."""
    game_id, rng = edition.game.facts.id, Random(7)
    live = await core.table(ME, ME, ME, game=game_id, options=dict(edition.options))
    mirrors: dict[int | None, Mirror] = {viewer: await core.sit(live, viewer, 0) for viewer in (None, 0, 1, 2)}
    while live.table.phase == "playing":
        seat, action = subject(game_id).choose(live.table.position, rng, BUSY)
        assert seat is not None
        await core.act(live, seat, dict(action.form))
        for mirror in mirrors.values():
            mirror.read()
    return await core.record(live.table.id), {viewer: mirror.raw for viewer, mirror in mirrors.items()}


def known_after_each_step(edition: Edition, record: Record, viewer: int | None) -> Iterator[set[str]]:
    """All cards that a viewer got to know so far, worked out from the game itself, not from what was sent."""
    known: set[str] = set()
    for moment in replay(record, edition.game):
        known |= edition.known(moment.position.dump(), viewer)
        for event in moment.events:
            # What went through its hands within a step, and stayed for no decision.
            told = edition.game.tell(event, viewer)
            if viewer is not None and told.get("seat") == viewer:
                known |= set(named(told, edition.cards))
        yield set(known)


def told(sent: Sequence[bytes]) -> Iterator[tuple[int, Any]]:
    """Each message with the number of steps told so far, until the end turns everything up."""
    step = 0
    for message in map(json.loads, sent):
        if message["type"] == "frame" and message["told"]["kind"] == "end":
            return
        step += message["type"] == "frame" and message["told"]["kind"] == "step"
        yield step, message


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_every_card_that_is_named_to_a_viewer_is_one_it_knows(edition: Edition, tmp_path: Path) -> None:
    async def look(core: Core) -> None:
        record, sent = await played(core, edition)
        known = {viewer: list(known_after_each_step(edition, record, viewer)) for viewer in sent}
        found: dict[int | None, list[tuple[int, set[str]]]] = {viewer: [] for viewer in sent}
        for viewer, messages in sent.items():
            for step, message in told(messages):
                names = set(named(message, edition.cards))
                assert names <= known[viewer][step], (viewer, step, names - known[viewer][step])
                assert not others_tokens(message, viewer)
                found[viewer].append((step, names))
            assert found[viewer][-1][0] > 100
            assert sum(len(names) for _, names in found[viewer]) > 50
        # The scan can fail: what one seat was told, another could not have known at that time.
        assert any(not names <= known[0][step] for step, names in found[1])

    with_core(sqlite_url(tmp_path / "mundi.db"), look)
