"""The gallery of the 2018 edition, of what all tables have in common, and of a lesson."""

import pytest
from playwright.sync_api import Page, expect
from tests.client.gallery import BY_HAND, Gallery, State, at_desk, in_hand, sit_at, watch
from tests.client.playing import AT_ONCE, to_cards
from tests.client.tables import (
    House,
    Table,
    begins,
    besieges,
    chooses_empire,
    chooses_event,
    gives,
    invades,
    over,
    rises,
)


def taught(page: Page, house: House) -> None:
    """The first lesson, where its arrow comes first."""
    page.goto("/learn")
    page.locator(".lesson-card .button").first.click()
    for _ in range(2):
        page.locator("#decision .gilt").click()
    expect(page.locator(".order")).to_be_attached()


def untold(page: Page, house: House) -> None:
    """The first decision of somebody to whom nobody has told what the game is about."""
    sit_at(chooses_event)(page, house)
    expect(page.locator(".aim")).to_be_visible()


def draft(page: Page, house: House) -> None:
    sit_at(chooses_empire)(page, house)
    to_cards(page)


def holds_cards(table: Table) -> int | None:
    """In the middle of an invasion, with a card to play."""
    seat = next(iter(table.to_act()), None)
    if seat is None or table.decision(seat) != "invade":
        return None
    return seat if any(form["do"] == "play_event" for form in table.forms(seat)) else None


def watching(page: Page, house: House) -> None:
    table, seat = house.new(begins)
    watch(page, table, seat, (seat + 1) % 4)


def planning(page: Page, house: House) -> None:
    sit_at(invades)(page, house)
    page.keyboard.press("p")


def replayed(page: Page, house: House) -> None:
    table, _ = house.at(over)
    page.goto(f"/t/{table.id}/replay")
    expect(page.locator(".replay .map:not(.empty)")).to_be_attached()


# What opens over a decision, by keys or buttons of which the first shuts the one before.
PANELS = [
    (".chat", ("Chat",)),
    (".t-menu-list", ("Escape", "Menu")),
    (".lands-panel:not(.visually-hidden)", ("Escape", "v")),
    ("#map-legend", ("v", "l")),
    ("dialog[open]", ("l", "?")),
    ("dialog[open]", ("Escape", "/")),
]
EVERYWHERE = ("light", "dark", "phone", "pt-BR")

STATES = {
    "lesson": State(taught, ("light", "dark", "phone")),
    "aim": State(untold, ("light", "phone"), settings=AT_ONCE | {"told": []}),
    "between": State(
        sit_at(chooses_empire),
        ("light", "phone"),
        ".changes-map .cutout",
        then=[("h1", ("and why",))],
        large=True,
        fingers=True,
    ),
    "draft": State(
        draft,
        EVERYWHERE,
        ".draft-cards .cutout",
        then=[(".draft [aria-pressed=true]", ("1",)), (".compare", ("c",))],
        pressed=(),
        large=True,
        fingers=True,
    ),
    "draft-events": State(sit_at(chooses_event), large=True),
    "draft-classic": State(sit_at(gives, "classic"), fingers=True),
    "draft-waiting": State(sit_at(chooses_event, other=1)),
    "meanwhile": State(sit_at(rises), ("light", "phone"), pressed=(), large=True, anew=True, fingers=True),
    "waiting": State(sit_at(invades, other=1), then=[("h1", ("Standing orders",))], large=True),
    "watching": State(watching, pressed=(), large=True, settings=BY_HAND),
    "table": State(sit_at(invades), EVERYWHERE, board=True, then=PANELS, large=True),
    "planning": State(planning, large=True),
    "cards": State(sit_at(holds_cards), axe=False, pressed=()),
    "battle": State(sit_at(besieges), EVERYWHERE, large=True, fingers=True),
    "end": State(sit_at(over), EVERYWHERE, ".end-world svg", flows=True, pressed=(), large=True, fingers=True),
    "replay": State(replayed, ("light", "phone"), flows=True, large=True),
}


@pytest.mark.parametrize("name", at_desk(STATES))
def test_at_a_desk(gallery: Gallery, name: str) -> None:
    gallery.at_desk(name, STATES[name])


@pytest.mark.parametrize("name", in_hand(STATES))
def test_in_the_hand(gallery: Gallery, name: str) -> None:
    gallery.in_hand(name, STATES[name])
