"""Whole games of the 2024 edition through the interface, and three browsers of which none is told too much."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.client.conftest import NewContext, Watched
from tests.client.leaks import ended, scan_all, table_of_three, take_turns
from tests.client.playing import END, MOST_DECISIONS, at_table, decide, shot
from tests.client.tables import GAME_2024, Table, person
from tests.games.hotw2024.game import GAME
from tests.games.hotw2024.worlds import sees_pile
from tests.server.serving import Served, finish
from tests.words import words_of

from mappamundi.kit.hidden import named

BOT = {"kind": "bot", "bot": "greedy"}
# All that the rules can hide.
HIDDEN = {"event_selection": True, "hidden_empires": True, "paired_tokens": True}
CATALOGUE = GAME.catalogue()
# What names itself: areas stand on the map for everybody, so that only a pair of them tells of a token.
CARDS = {entry["id"] for part in ("empires", "events", "pairs") for entry in CATALOGUE[part]}
HALVES = {half["id"] for entry in CATALOGUE["empires"] for half in entry["sub_empires"]}
NAMED = CARDS - HALVES


# All that is read or read out.
SPOKEN = """() => document.getElementById('app').textContent + [...document.querySelectorAll('[aria-label], [title]')]
    .map(one => ` ${one.ariaLabel ?? ''} ${one.title ?? ''}`).join('')"""
# An id of a message that no file has shows itself; it begins as its relatives do.
FAMILIES = {id_.split("-")[0] for id_ in words_of("en", ("site", "table", "history", GAME_2024)) if "-" in id_}


def unworded(page: Page) -> set[str]:
    """What the page shows in place of words."""
    found = re.findall(r"\b[a-z]+(?:-[a-z0-9]+)+\b", page.evaluate(SPOKEN))
    return {id_ for id_ in found if id_.split("-")[0] in FAMILIES}


@pytest.mark.parametrize("dice", [True, False])
def test_a_whole_game_with_dice_and_half_of_one_without(visitor: Watched, served: Served, dice: bool) -> None:
    """What has no dice is seen when everybody has fought for two epochs; from then on the same screens come back."""
    page = visitor.page()
    table = Table(served, served.table(person("Ana"), BOT, BOT, game=GAME_2024, options={"dice": dice}))
    table.sit(page, 0)
    at_table(page)
    for _ in range(MOST_DECISIONS):
        assert not unworded(page)
        if not decide(page):
            break
        if not dice and table.view(None)["epoch"] > 2:
            finish(served, table.id, table.tokens)
            expect(page.locator(END)).to_be_visible()
    else:
        pytest.fail("the game did not end")
    shot(page, f"end-2024-{'dice' if dice else 'certain'}")
    page.reload()
    expect(page.locator(END)).to_be_visible()


# --- three seats, three browsers ------------------------------------------------------------------------------------


def known_cards(dump: Mapping[str, Any], viewer: int) -> set[str]:
    """R18.1–R18.4, R18.7: what was turned up, what is one's own, and what went through one's hands."""
    own = [dump["hands"][viewer], dump["empires"][viewer], *dump["tokens"][viewer]]
    own += [*dump["passed_events"][viewer], *dump["passed_empires"][viewer]]
    seen = [card for pile in ("past_events", "past_empires", "played_tokens") for cards in dump[pile] for card in cards]
    seen += [dump["card"], dump["event"]]
    if dump["pile"] and sees_pile(dump, viewer, dump["decision"]):
        seen += dump["pile"]
    return {card for card in own + seen if card in CARDS}


def others_tokens(frame: dict[str, Any], viewer: int) -> list[dict[str, Any]]:
    """R18.1: what a frame says of tokens that another seat draws, keeps or passes on."""
    secret = ("token_drawn", "token_kept", "tokens_passed")
    events = frame.get("told", {}).get("events", ())
    return [
        event
        for event in events
        if event["event"] in secret and event["seat"] != viewer and event.keys() & {"token", "tokens"}
    ]


def test_three_seats_in_three_browsers_leak_nothing(context: NewContext, served: Served) -> None:
    """No frame names a card or a token that its seat could not know by the rules when it was sent."""
    table, players = table_of_three(context, served, GAME_2024, options=HIDDEN)
    # Through the organization of the second epoch: everybody chooses, is called, invades and is attacked.
    take_turns(players, table.to_act, lambda: table.view(None)["epoch"] >= 2 and table.live.table.seq >= 45)
    record = ended(served, table.created, table.tokens, players)
    known = scan_all(GAME, record, players, known_cards, NAMED, 30)
    for player in players:
        assert not any(others_tokens(frame, player.number) for _, frame in player.told())
    # The scan can fail: what one seat was told, another could not have known at that time.
    assert not set(named(players[1].frames[:20], NAMED)) <= known[0][20]
