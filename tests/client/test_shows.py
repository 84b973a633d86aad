"""Games to watch on a server where nobody has played: found, begun by themselves, as long as they say."""

import re

import pytest
from playwright.sync_api import expect
from tests.client.conftest import NewContext, NewPage
from tests.client.test_race import MODULES
from tests.server.serving import Served

from mappamundi.games import GAME_IDS

pytestmark = pytest.mark.scripts

# How long all scenes of a game are shown by its client, in seconds.
LENGTH = f"""async (game) => {{
  {MODULES}
  const {{ ReplayStore }} = await module("replay-store.js");
  const show = await (await fetch(`/api/games/${{game}}/show`)).json();
  const replay = await (await fetch(`/api/records/${{show.record}}/replay`)).json();
  const store = new ReplayStore(replay, () => "", null, {{ record: show.record }}, show.scenes);
  const shown = store.theatre.steps().filter(({{ seq }}) => seq < store.last);
  store.close();
  return [shown.reduce((all, {{ seq }}) => all + store.stands(seq), 0) / 1000, show.seconds];
}}"""


def test_the_pictures_lead_to_a_game_of_each(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    page.goto("/watch")
    expect(page.locator(".shows .show-picture")).to_have_count(len(GAME_IDS))
    for game in GAME_IDS:
        shown, told = page.evaluate(LENGTH, game)
        assert abs(shown - told) < 1.5, game
    page.goto("/")
    expect(page.locator(".game-card .show-picture")).to_have_count(len(GAME_IDS))
    page.locator(".hero-show").click()
    # Where nothing moves it waits for whoever looks.
    expect(page.locator(".moment .eyebrow")).to_have_text("Moment 1 of 7")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.keyboard.press(">")
    expect(page.locator(".moment .eyebrow")).to_have_text("Moment 2 of 7")
    page.locator(".moments button").last.click()
    expect(page.locator(".moment .eyebrow")).to_have_text("Moment 7 of 7")
    page.keyboard.press(">")
    expect(page.locator(".moment")).to_contain_text(re.compile("wins with 166 points, 4 ahead of"))
    page.get_by_role("link", name="The whole game").click()
    expect(page.locator(".replay-bar .eyebrow")).to_contain_text("move 0 of")
    page.goto("/watch/chess")
    expect(page.locator("h1")).to_contain_text("no such game")


def test_a_show_begins_by_itself_and_goes_from_scene_to_scene(context: NewContext, served: Served) -> None:
    page = context(served.url, reduced_motion="no-preference").new_page()
    page.clock.install()
    page.goto("/watch/hotw2018")
    caption = page.locator(".moment .eyebrow")
    expect(caption).to_have_text("Moment 1 of 7")
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    scenes = page.request.get("/api/games/hotw2018/show").json()["scenes"]
    page.clock.run_for(12_500)
    expect(caption).to_have_text("Moment 2 of 7")
    move = int(re.findall(r"\d+", page.locator(".replay-bar .eyebrow").inner_text())[0])
    assert scenes[1]["first"] <= move <= scenes[1]["last"]
