"""What is left of a turn where nothing is left to decide: one answer that can be taken back for a while, and steps that
are taken by themselves."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.client.conftest import DESKTOP, PHONE, NewPage
from tests.client.playing import quicken
from tests.client.tables import House, Table
from tests.client.waiting import wait_for
from tests.games.hotw2001.game import ENDINGS as ENDINGS_2001
from tests.games.hotw2018.game import ENDINGS
from tests.games.hotw2024.game import ENDINGS as ENDINGS_2024

from mappamundi.games import game as find_game
from mappamundi.kernel import Position, Seeded
from mappamundi.kit.random_play import BUSY, choose, seed_bytes

pytestmark = pytest.mark.scripts

GAMES = 6
# More than so many choices are never nothing.
LITTLE = 5

# What the game makes of each position: the one answer that ends the turn, or one that is given by itself.
ASKED = """async ([game, cases]) => {
    const main = document.querySelector("script[type=module]").src;
    const { loadGame } = await import(new URL("games/index.js", main));
    const { speakOf } = await import(new URL("i18n.js", main));
    const { plugin, book } = await loadGame(game);
    speakOf(game);
    return cases.map(({ seat, view, legal, counsel }) => {
        const env = { seat, view, known: { legal, counsel, view }, ctx: { book, viewer: seat, seats: [] }, ui: {} };
        return { finish: plugin.finish(env), needless: plugin.needless?.(env) ?? null };
    });
}"""


def cases_of(game: str, wanted: str) -> Iterator[tuple[Position, dict[str, Any]]]:
    """Decisions in which this can be done and little else, in random games, each with a copy to go on from."""
    rules = find_game(game)
    for number in range(GAMES):
        rng, position = Random(number), rules.new({}, 4, Seeded(seed_bytes(number)))
        while position.result() is None:
            seat, action = choose(position, rng, BUSY, ENDINGS | ENDINGS_2001 | ENDINGS_2024)
            assert seat is not None
            legal = position.legal(seat)
            if len(legal) < LITTLE and any(one.do == wanted for one in legal):
                view = position.view(seat)
                case = {"seat": seat, "view": view.json(), "legal": [dict(one.form) for one in legal]}
                yield position.copy(), case | {"counsel": list(rules.counsel(view, legal))}
            position.play(seat, action)


def asked(page: Page, house: House, game: str, wanted: str) -> list[tuple[Position, dict[str, Any], dict[str, Any]]]:
    found = list(cases_of(game, wanted))
    page.goto(house.url)
    answers = page.evaluate(ASKED, [game, [case for _, case in found]])
    return [(position, case, answer) for (position, case), answer in zip(found, answers, strict=True)]


def do(position: Position, seat: int, form: dict[str, Any]) -> None:
    position.play(seat, next(one for one in position.legal(seat) if dict(one.form) == form))


def test_the_one_answer_leaves_nothing_to_decide_and_scores_what_it_says(house: House, page_at: NewPage) -> None:
    page = page_at(house.url)
    seen = 0
    for position, case, answer in asked(page, house, "hotw2018", "monument"):
        if answer["finish"] is None:
            continue
        seat, (first, last) = case["seat"], answer["finish"]["forms"]
        before = case["view"]["scores"][seat]
        do(position, seat, first)
        assert [dict(one.form) for one in position.legal(seat)] == [last]
        do(position, seat, last)
        scored = position.view(seat).json()["scores"][seat] - before
        assert answer["finish"]["label"].endswith(f" and score {scored}")
        seen += 1
    assert seen > 10
    seen = 0
    for position, case, answer in asked(page, house, "hotw2001", "build_monument"):
        if answer["finish"] is None:
            continue
        seat, (only,) = case["seat"], answer["finish"]["forms"]
        do(position, seat, only)
        after = position.view(seat).json()
        assert after["decision"] != "monuments"
        # After the last turn of all the markers come on top.
        if position.result() is None:
            assert answer["finish"]["label"].endswith(
                f" and score {after['scores'][seat] - case['view']['scores'][seat]}"
            )
        seen += 1
    assert seen > 5


def test_tokens_that_pay_nothing_are_kept_without_a_word(house: House, page_at: NewPage) -> None:
    """R12.6: one that is kept pays after the last turn."""
    counted = {"finish": 0, "asked": 0}
    for position, case, answer in asked(page_at(house.url), house, "hotw2024", "end_revenue"):
        seat = case["seat"]
        counted["finish" if answer["finish"] else "asked"] += 1
        if answer["finish"] is None:
            continue
        first, last = answer["finish"]["forms"]
        do(position, seat, first)
        view = position.view(seat)
        legal = position.legal(seat)
        told = zip(legal, find_game("hotw2024").counsel(view, legal), strict=True)
        assert not any(advice["gold"] for one, advice in told if one.do == "play_token")
        do(position, seat, last)
        assert position.view(seat).json()["turn"] != view.json()["turn"]
    assert min(counted.values()) > 5, counted


def test_dice_are_held_where_no_other_could_change_the_battle(house: House, page_at: NewPage) -> None:
    counted = [0, 0]
    for position, case, answer in asked(page_at(house.url), house, "hotw2018", "hold"):
        ends = {tuple(advice["odds"]) for advice in case["counsel"]}
        certain = len(ends) == 1 and max(next(iter(ends))) == 1
        assert bool(answer["needless"]) == certain
        counted[certain] += 1
        if certain:
            assert answer["needless"]["form"] == {"do": "hold"}
            do(position, case["seat"], {"do": "hold"})
    assert min(counted) > 5


BUILDS: dict[str, Any] = {
    "epoch": 4,
    "scores": [52, 61, 58],
    "lands": {
        "anatolia": {"owner": 0, "active": True, "capital": True},
        "levant": {"owner": 0, "active": True},
        "zagros": {"owner": 0, "active": True},
        "mesopotamia": {"owner": 0, "active": True},
        "gaul": {"owner": 1},
    },
    "turn": {"seat": 0, "empire": "turks", "phase": "build"},
}


def waits(table: Table) -> bool:
    """Whether the turn is still where it began."""
    return table.decision(0) == "build" and not table.view(0)["lands"]["anatolia"].get("monument")


def finish(page: Page) -> Locator:
    return page.get_by_role("button", name="Build in Anatolia and score ")


def by_time(page: Page) -> None:
    page.clock.run_for(5100)


def by_key(page: Page) -> None:
    page.keyboard.press("Enter")


def by_press(page: Page) -> None:
    page.locator("#board").click(position={"x": 8, "y": 8})


def by_leaving(page: Page) -> None:
    page.goto("/rules")


def by_going_back(page: Page) -> None:
    page.go_back()


@pytest.mark.parametrize("goes", [by_time, by_key, by_press, by_leaving, by_going_back], ids=lambda one: one.__name__)
def test_the_end_of_a_turn_can_be_taken_back_for_a_while(
    goes: Callable[[Page], None], house: House, page_at: NewPage
) -> None:
    table = house.staged(BUILDS)
    page = page_at(house.url, viewport=DESKTOP)
    if goes is by_time:
        page.clock.install()
    quicken(page)
    page.goto("/learn")
    table.sit(page, 0)
    expect(page.locator("#decision .gilt")).to_have_count(1)
    finish(page).click()
    expect(page.locator("#decision h1")).to_have_text("You build in Anatolia and score 12.")
    # Whoever looks for the way back with keys finds it there.
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Undo").click()
    expect(finish(page)).to_be_visible()
    assert waits(table)
    finish(page).click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    assert waits(table)
    goes(page)
    assert wait_for(page, lambda: table.view(0)["scores"][0] == 64)


def test_the_way_back_is_on_a_phone_too(house: House, page_at: NewPage) -> None:
    table = house.staged(BUILDS)
    page = page_at(house.url, viewport=PHONE, has_touch=True, is_mobile=True)
    quicken(page)
    table.sit(page, 0)
    finish(page).tap()
    page.get_by_role("button", name="Undo").tap()
    expect(finish(page)).to_be_visible()
    assert waits(table)
