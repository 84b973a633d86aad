"""The screens apart from the table: what they offer, what they say when nothing is there, what mistakes do."""

import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect
from tests.client.conftest import PHONE, NewPage, Watched
from tests.client.measures import too_low
from tests.client.pages import fresh, hear, linger
from tests.client.playing import decide, quicken, shot
from tests.client.waiting import PATIENCE, drawn, wait_for
from tests.words import LANGUAGES

GAMES = ("Avalon Hill · 2001", "Z-Man · 2018", "Rio Grande · 2024", "Ludically · 2016")
BOTS = [{"kind": "bot", "bot": "greedy"}] * 3


@pytest.fixture
def page(visitor: Watched) -> Page:
    page = visitor.page()
    quicken(page)
    return page


@pytest.fixture
def guest(page_at: NewPage, address: str) -> Page:
    """Somebody else, with a browser that speaks French first and Dutch second."""
    return page_at(address, locale="fr-FR")


def table(page: Page, **more: Any) -> Any:
    """A table set up through the interface for programs."""
    answer = page.request.post("/api/tables", data={"game": "hotw2018", "seats": BOTS, **more})
    assert answer.status == 201, answer.text()
    return answer.json()


@pytest.fixture(scope="module")
def finished(browser: Browser, address: str) -> str:
    """A game that three bots have played to its end."""
    context = fresh(browser, address)
    page = context.new_page()
    name = str(table(page, listed=True)["table"]["id"])
    assert wait_for(page, lambda: page.request.get(f"/api/tables/{name}").json()["phase"] == "over", 4 * PATIENCE)
    context.close()
    return name


# --- home ---------------------------------------------------------------------------------------------------------


def test_home_shows_four_games_that_can_be_played(page: Page) -> None:
    page.goto("/")
    cards = page.locator(".game-card")
    expect(cards).to_have_count(len(GAMES))
    for card, publisher in zip(cards.all(), GAMES, strict=True):
        expect(card).to_contain_text(re.compile(publisher, re.IGNORECASE))
        expect(card).to_contain_text(re.compile(r"\d–\d players · (\d+–)?\d+ min"))
        expect(card.locator("svg").first).to_be_attached()
    # Three editions have one name: whoever hears the buttons hears the year.
    for card, year in zip(cards.all(), ("2001", "2018", "2024"), strict=False):
        expect(card.get_by_role("button", name=f"Play History of the World ({year})")).to_be_enabled()
        expect(card.get_by_role("link", name=f"Rules: History of the World ({year})")).to_be_visible()
    expect(page.locator(".hero-note")).to_contain_text("History of the World (2018)")
    expect(cards.last.get_by_role("button", name="Play 4 Gods")).to_be_enabled()


def test_my_games_say_what_is_to_decide(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.locator(".draft-cards, .prompt").first).to_be_visible()
    page.goto("/")
    row = page.locator("#mine").locator("xpath=ancestor::section").locator("li").first
    expect(row).to_contain_text(re.compile("Keep a card|is deciding|are deciding|Under way"))


def test_a_page_is_never_blank_and_needs_no_second_look(page: Page, address: str) -> None:
    bare = page.request.get("/").text()
    assert "Mappa Mundi" in bare.split("<body>")[1]
    assert all(f'<p lang="{language}">' in bare for language in LANGUAGES)
    asked: list[str] = []
    hear(page, "request", lambda request: asked.append(request.url))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    named = set(re.findall(r'href="(/assets/[^"]+\.js)"', bare))
    first = [url.removeprefix(address) for url in asked if url.endswith(".js")]
    # Pictures come when the page stands; everything else was named in the page itself.
    late = [path for path in first if path not in named and "/games/" not in path]
    assert late == []


# --- new table and lobby --------------------------------------------------------------------------------------------


def test_a_table_has_a_language_and_guests_are_received_in_it(
    page: Page, guest: Page, page_at: NewPage, address: str
) -> None:
    linger(page)
    page.goto("/new")
    page.get_by_label("Seat 2: who sits there").select_option("invited")
    page.get_by_label("Language of the table").select_option("nl")
    page.get_by_role("radio", name="Listed").check()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.locator(".terms")).to_contain_text("Nederlands")
    start = page.get_by_role("button", name="Begin the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(start).to_have_accessible_description(re.compile("one is still empty"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link for seat 2").click()
    expect(page.locator(".copy-link")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    shot(page, "lobby")
    guest.goto("/")
    expect(guest.locator("html")).to_have_attribute("lang", "en")
    guest.goto(link)
    expect(guest.locator("html")).to_have_attribute("lang", "nl")
    # Whoever reads one of our languages is received in that one.
    reader = page_at(address, locale="pt-BR")
    reader.goto(link)
    expect(reader.get_by_label("Seu nome à mesa")).to_be_visible()
    expect(reader.get_by_text("History of the World (2018)")).to_be_visible()
    guest.get_by_role("button", name="De plaats innemen").click()
    expect(guest.get_by_role("alert")).to_contain_text("hoe de tafel je moet noemen")
    guest.locator("input").fill("Anouk")
    guest.get_by_role("button", name="De plaats innemen").click()
    expect(page.get_by_text("Anouk")).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".draft-cards, .prompt").first).to_be_visible()
    guest.goto(link)
    guest.reload()
    expect(guest.get_by_role("alert")).to_contain_text("al gebruikt")


def test_a_lobby_can_be_filled_with_bots(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("Seat 2: who sits there").select_option("open")
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("button", name="Fill with bots and begin").click()
    expect(page.locator(".draft-cards, .prompt").first).to_be_visible()


def test_several_people_at_one_screen(page: Page) -> None:
    page.goto("/new")
    page.get_by_label("Seat 2: who sits there").select_option("here")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("needs a name")).to_be_visible()
    page.get_by_label("Seat 2: name").fill("Rafael")
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    kept = page.evaluate("Object.values(JSON.parse(localStorage.getItem('mundi.tables')))[0]")
    assert sorted(kept["seats"]) == ["0", "1"]


def test_what_is_not_there_is_said_plainly(page: Page, visitor: Watched) -> None:
    page.goto("/t/0123456789abcdef")
    expect(page.locator("h1")).to_have_text("There is no such table.")
    page.goto("/nowhere/at/all")
    expect(page.locator("h1")).to_have_text("There is no land here.")
    expect(page.get_by_role("link", name="Back to the known world")).to_be_visible()
    visitor.errors = [error for error in visitor.errors if "404" not in error]


# --- after the game -------------------------------------------------------------------------------------------------


def test_the_end_page_is_whole_at_once(page: Page, finished: str) -> None:
    page.goto(f"/t/{finished}")
    expect(page.locator("main.end h1")).to_contain_text("made the world")
    expect(page.locator(".story p").first).to_be_visible()
    expect(page.locator(".luck-rows li")).to_have_count(3)
    expect(page.locator(".places li")).to_have_count(3)
    page.get_by_role("button", name="by region").click()
    expect(page.locator(".bar-rows li").first).to_be_visible()
    shot(page, "end-by-region")
    page.get_by_role("button", name="table", exact=True).click()
    tables = page.locator(".chart-table table")
    expect(tables).to_have_count(2)
    # What the regions brought, and the points at the start, are the points at the end.
    by_era, by_part = (
        [
            [int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()]
            for row in one.locator("tbody tr").all()
        ]
        for one in tables.all()
    )
    brought = [sum(column) for column in zip(*by_part, strict=True)]
    assert [row[0] + sum_ for row, sum_ in zip(by_era, brought, strict=True)] == [row[-1] for row in by_era]
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".luck-foot")).to_contain_text("dice follow from it")


def test_a_replay_by_keys_and_what_if_from_its_middle(page: Page, finished: str) -> None:
    page.goto(f"/t/{finished}/replay")
    expect(page.locator(".replay-mark")).to_be_visible()
    move = page.locator(".replay-bar .eyebrow")
    expect(move).to_contain_text("move 0 of")
    drawn(page)
    page.keyboard.press(".")
    expect(move).to_contain_text("move 1 of")
    page.keyboard.press(">")
    page.keyboard.press(">")
    expect(move).not_to_contain_text(re.compile("move [01] of"))
    page.keyboard.press("<")
    page.keyboard.press(",")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press(" ")
    page.get_by_label("Go to move").fill("60")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(move).to_contain_text("move 60 of")
    shot(page, "replay")
    page.get_by_role("button", name="What if from here").click()
    page.wait_for_url(re.compile(rf"/t/(?!{finished})\w+$"))
    expect(page.locator(".draft-cards, .prompt").first).to_be_visible()
    expect(page.locator(".table-screen")).to_have_class(re.compile(r"\bcopy\b"))
    page.goto("/")
    expect(page.get_by_text("What if: With")).to_be_visible()


def test_records_are_taken_and_bad_files_are_named(page: Page, finished: str, tmp_path: Path, visitor: Watched) -> None:
    good, bad = tmp_path / "good.ndjson", tmp_path / "bad.ndjson"
    body = page.request.get(f"/api/tables/{finished}/record").body()
    good.write_bytes(body)
    bad.write_bytes(body[:400])
    linger(page)
    page.goto("/watch")
    page.set_input_files("input[type=file]", bad)
    expect(page.locator(".toast")).to_contain_text("not a record that can be played back")
    page.set_input_files("input[type=file]", good)
    expect(page.locator(".replay-mark")).to_be_visible()
    visitor.errors = [error for error in visitor.errors if "422" not in error]


# --- rules, lessons, settings -------------------------------------------------------------------------------------


def test_a_rule_has_its_figure_its_cards_and_a_board(page: Page) -> None:
    page.goto("/rules/hotw2018/Z9.2")
    expect(page.locator(".figure-table")).to_contain_text("61%")
    expect(page.locator(".figure-catapult li")).to_have_count(4)
    page.goto("/rules/hotw2018/Z17.2")
    expect(page.locator(".concerned a").first).to_be_visible()
    page.goto("/rules/hotw2018/Z9.2")
    page.locator(".rule-entry.chosen").get_by_role("button", name="Try it on a board").click()
    expect(page.locator(".guide")).to_contain_text("Danubia")


def test_a_rule_tells_where_it_spoke(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.locator(".draft-cards").first).to_be_visible()
    decide(page)
    page.goto("/rules/hotw2018/Z3")
    section = page.locator("section", has=page.locator("#in-this-game"))
    expect(section.locator("li").first).to_be_visible()
    expect(section.locator("a").first).to_have_attribute("href", re.compile(r"^/t/\w+"))


@pytest.mark.parametrize("wish", ["9.2", "Z9.2", "first army on the catapult"])
def test_rules_are_found_by_word_and_number(page: Page, wish: str) -> None:
    page.goto("/rules/hotw2018")
    expect(page.locator(".primer-page").first).to_be_visible()
    search = page.get_by_role("searchbox")
    drawn(page)
    page.keyboard.press("/")
    expect(search).to_be_focused()
    page.keyboard.type(wish)
    expect(page.locator(".rule-entry .rule-number", has_text="Z9.2").first).to_be_visible()


def test_settings_are_kept(page: Page, visitor: Watched) -> None:
    page.goto("/settings")
    page.get_by_role("radio", name="Dark").check()
    expect(page.locator("html")).to_have_class(re.compile("dark"))
    page.get_by_role("radio", name="Saffron").check()
    expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()
    page.get_by_label("Language").last.select_option("it")
    expect(page.locator("h1")).to_have_text("Preferenze")
    page.reload()
    expect(page.locator("h1")).to_have_text("Preferenze")
    expect(page.locator("html")).to_have_class(re.compile("dark"))
    assert page.evaluate("JSON.parse(localStorage.getItem('mundi.settings')).pigment") == 3
    # Nobody is signed in, which the browser counts as an error.
    visitor.errors = [error for error in visitor.errors if "401" not in error]


def signed_up(page: Page, name: str, password: str) -> Locator:
    """Make an account; the part of the settings that shows it."""
    page.goto("/settings")
    account = page.get_by_role("region", name="Account")
    account.get_by_role("radio", name="Make an account").check()
    account.get_by_label("Name").fill(name)
    account.get_by_label("Password").fill(password)
    account.get_by_role("button", name="Make an account").click()
    expect(account.get_by_text("This one, since")).to_be_visible()
    return account


def test_a_device_is_signed_out_from_another(page: Page, visitor: Watched, address: str) -> None:
    page.set_viewport_size(PHONE)
    account = signed_up(page, "Gerardus", "orbis terrarum")
    laptop = {"Origin": address, "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"}
    with httpx.Client(base_url=address, headers=laptop, timeout=PATIENCE / 1000) as other:
        other.post("/api/login", json={"name": "Gerardus", "password": "orbis terrarum"}).raise_for_status()
        page.reload()
        sign_out = account.get_by_role("button", name="Sign out: Firefox, Linux")
        expect(sign_out).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert too_low(page) == []
        sign_out.focus()
        page.keyboard.press("Enter")
        expect(account.get_by_role("heading", name="Where you are signed in")).to_be_focused()
        expect(sign_out).to_have_count(0)
        assert other.get("/api/me").status_code == 401
    account.get_by_role("button", name="Sign out everywhere").click()
    expect(account.get_by_label("Password")).to_be_visible()
    visitor.errors = [error for error in visitor.errors if "401" not in error]


def test_a_server_in_trouble_signs_nobody_out(page: Page, visitor: Watched) -> None:
    account = signed_up(page, "Abraham", "theatrum orbis")
    page.route("**/api/me", lambda route: route.abort())
    page.reload()
    again = account.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    expect(account.get_by_label("Password")).to_have_count(0)
    page.unroute("**/api/me")
    again.click()
    expect(account.get_by_text("This one, since")).to_be_visible()
    expect(again).to_have_count(0)
    visitor.errors = [error for error in visitor.errors if "ERR_FAILED" not in error]


def test_of_a_race_no_clock_is_told_and_no_option_that_changes_nothing(page: Page) -> None:
    page.goto("/new")
    page.get_by_role("radio", name="4 Gods").check(force=True)
    page.get_by_label("Seat 2: who sits there").select_option("invited")
    page.get_by_role("radio", name="Listed").check()
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    terms = page.locator(".terms li")
    expect(terms.filter(has_text=re.compile("^live$"))).to_have_count(1)
    expect(terms.filter(has_text="no clock")).to_have_count(0)
    expect(terms.filter(has_text="Wrong tiles: Impossible")).to_have_count(1)
    expect(terms.filter(has_text="Four gods")).to_have_count(0)
    page.goto("/")
    expect(page.locator("section", has=page.locator("#open")).get_by_text("4 Gods · live").first).to_be_visible()


def test_the_table_of_a_finished_game_is_in_the_list(page: Page, finished: str) -> None:
    page.goto("/watch")
    expect(page.locator(f"a[href='/t/{finished}/replay']")).to_be_visible()


OPTIONS = [
    {
        "id": "dice",
        "text": "Whether dice are rolled.",
        "choices": [{"value": True, "text": "Battles are rolled."}, {"value": False, "text": "Strength decides."}],
        "seats": None,
        "players": None,
        "beside": {},
    },
    {
        "id": "penalties",
        "text": "Who pays for errors.",
        "choices": [{"value": "off", "text": "Nobody pays."}, {"value": "all_players", "text": "Everybody pays."}],
        "seats": "Only these pay.",
        "players": None,
        "beside": {},
    },
]
EXCLUSIONS = [
    {"id": "all_of_three", "values": {"penalties": "all_players"}, "text": "Three do not all pay.", "players": 3}
]


def test_the_edition_chosen_last_is_the_usual_one(page: Page) -> None:
    """Its options have words of their own and exclude each other; the next page begins with the same game."""
    page.goto("/new")
    page.get_by_role("radio", name="4 Gods").check(force=True)
    expect(page.get_by_role("radio", name="Timed turns")).to_be_visible()
    expect(page.get_by_text("A tile that does not fit cannot be placed.")).to_be_visible()
    page.get_by_role("radio", name="History of the World (2024)").check(force=True)
    page.get_by_role("group", name="A failed invasion").get_by_role("radio", name="Helps the next one").check(
        force=True
    )
    expect(page.get_by_text("A clear victory gives points to conquer on.")).to_be_visible()
    page.get_by_role("group", name="Invasions", exact=True).get_by_role("radio", name="Without dice").check(force=True)
    expect(page.get_by_role("alert").filter(has_text="only with dice: choose dice")).to_be_visible()
    page.get_by_role("radio", name="Empties the land").check(force=True)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Set up the table").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    page.goto("/")
    expect(page.locator(".hero-note")).to_contain_text("History of the World (2024)")
    row = page.locator("#mine").locator("xpath=ancestor::section").locator("li").first
    expect(row).to_contain_text("History of the World (2024)")


def test_what_has_one_name_is_told_apart(page: Page) -> None:
    """Britain is a land and an Empire, two Events exist in two epochs."""
    page.goto("/rules/hotw2024/R8.5")
    expect(page.locator(".figure-table tbody tr").last).to_contain_text("both go")
    page.goto("/rules/hotw2024/R13.5")
    expect(page.locator(".concerned a")).to_have_text(["Liberate (II)", "Liberate (V)"])
    search, found = page.get_by_role("searchbox"), page.locator(".found-list li")
    search.fill("britain")
    expect(found.filter(has_text="British Empire")).to_contain_text("Epoch V · Britain")
    expect(found.filter(has_text="Northern Europe")).to_contain_text("Britain")
    for name, epochs in (("liberate", ("II", "V")), ("establish cities", ("I", "V"))):
        search.fill(name)
        expect(found.locator("b")).to_have_text([f"{name.capitalize()} ({epoch})" for epoch in epochs])
        for entry, epoch in zip(found.all(), epochs, strict=True):
            expect(entry).to_contain_text(f"Epoch {epoch} · ")
    search.fill("britain")
    found.filter(has_text="Northern Europe").get_by_role("link").click()
    expect(page.locator(".land-entry.chosen h3")).to_have_text("Britain")
    expect(page.locator(".land-entry.chosen")).to_contain_text("sword")


def test_options_speak_for_each_of_their_values(page: Page) -> None:
    """Yes or no, words and lists of seats, as games to come will have them; and what does not go together."""
    sent: list[Any] = []

    def more_options(route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        games["games"][0] |= {"options": OPTIONS, "exclusions": EXCLUSIONS, "race": True}
        route.fulfill(response=answer, json=games)

    def hold(route: Route) -> None:
        # Never answered: what a browser says of a refused request comes sooner or later.
        sent.append(route.request.post_data_json)

    page.route("**/api/games", more_options)
    page.route("**/api/tables", lambda route: hold(route) if route.request.method == "POST" else route.continue_())
    page.goto("/new")
    dice = page.get_by_role("group", name="Whether dice are rolled.")
    expect(dice.get_by_role("radio", name="Yes")).to_be_checked()
    expect(page.get_by_text("Battles are rolled.")).to_be_visible()
    dice.get_by_role("radio", name="No").check()
    expect(page.get_by_text("Strength decides.")).to_be_visible()
    close = page.get_by_role("group", name="When two reach for the same")
    expect(close.get_by_role("radio", name="A lot decides")).to_be_checked()
    close.get_by_role("radio", name="The first to arrive").check()
    expect(page.get_by_text("nearer to the server")).to_be_visible()
    paying = page.get_by_role("group", name="Who pays for errors.")
    paying.get_by_role("radio", name="all_players").check()
    page.get_by_role("button", name="Take seat 4 away").click()
    clash = page.locator(".panel", has=paying).get_by_role("alert")
    expect(clash).to_have_text("Three do not all pay.")
    expect(page.locator(".form-sum")).to_contain_text("One thing is still to be put right.")
    expect(page.locator(".form-sum")).not_to_contain_text("starts at once")
    page.get_by_role("button", name="Set up the table").click()
    assert sent == []
    paying.get_by_role("radio", name="Some seats").check()
    expect(page.get_by_text("Only these pay.")).to_be_visible()
    expect(page.get_by_text("Three do not all pay.")).to_have_count(0)
    page.locator(".seat-list input").nth(2).check()
    page.locator(".seat-list input").nth(0).check()
    with page.expect_request("**/api/tables"):
        page.get_by_role("button", name="Set up the table").click()
    # We hear of a request before it comes to whoever holds it.
    assert wait_for(page, lambda: sent)
    assert [wish["options"] for wish in sent] == [{"dice": False, "penalties": [0, 2]}]
    assert [wish["race"] for wish in sent] == [{"window": 0}]


def test_the_fourth_game_has_its_place_beside_the_others(visitor: Watched) -> None:
    """Two rows of two in a small window, a way past the lessons of other games, and no clock for a race."""
    page = visitor.page()
    page.set_viewport_size({"width": 1024, "height": 768})
    page.goto("/")
    cards = page.locator(".game-cards > *")
    expect(cards).to_have_count(4)
    tops = cards.evaluate_all("all => all.map(one => Math.round(one.getBoundingClientRect().top))")
    assert tops[0] == tops[1] < tops[2] == tops[3]
    page.goto("/learn")
    page.locator(".learn-games a", has_text="4 Gods").click()
    expect(page.locator("#lessons-fourgods")).to_be_in_viewport()
    page.goto("/new")
    expect(page.get_by_text("Time to think")).to_be_visible()
    page.get_by_role("radio", name="4 Gods").check()
    expect(page.get_by_text("When two reach for the same")).to_be_visible()
    expect(page.get_by_text("Time to think")).to_have_count(0)
    # What changes nothing at such a table is not asked.
    expect(page.get_by_role("group", name="With two players")).to_have_count(0)
    expect(page.get_by_role("group", name="Penalties for wrong tiles")).to_have_count(0)
    page.get_by_role("radio", name="As at a table").check()
    expect(page.get_by_role("group", name="Penalties for wrong tiles")).to_be_visible()
