"""Corrected data in the browser: the mark with what differs, and the corrected names and texts."""

from pathlib import Path

from playwright.sync_api import expect
from tests.client.conftest import PHONE, NewContext
from tests.client.tables import Table, invades, person
from tests.server.serving import BOT, serving
from tests.server.test_corrected import OURS, WEAPONRY, corrected, folder

NILE = "- id: nile\n  name: Nile\n"


def test_a_table_shows_that_it_plays_with_corrected_data(context: NewContext, client: Path, tmp_path: Path) -> None:
    """In the lobby, at the table on a desk and a phone, at its end and in its almanac; nowhere else."""
    text = corrected()
    assert NILE in text
    mine = folder(tmp_path / "mine", text.replace(NILE, NILE.replace("Nile", 'The "Great" River')))
    with serving(tmp_path, client, data=str(mine)) as served:
        page = context(served.url).new_page()
        lobby = Table(served, served.table(person("Ann"), {"kind": "invited"}, BOT))
        lobby.sit(page, 0)
        note = page.locator(".data-note")
        expect(note).to_contain_text("With corrected data.")
        page.goto("/new")
        expect(note).to_contain_text("With corrected data.")

        played = Table(served, served.table(person("Ann"), person("Bo"), person("Cy")))
        played.sit(page, played.until(invades))
        page.get_by_role("button", name="Corrected data").click()
        told = page.get_by_role("dialog", name="Played with corrected data")
        expect(told.get_by_role("listitem")).to_have_text(
            [
                'lands: nile: name Nile → The "Great" River',
                "empires: sumerians: armies 3 → 9",
                f"events: weaponry: effect: text {WEAPONRY} → {OURS}",
            ]
        )
        expect(told).to_contain_text("3 entries differ")
        with page.expect_download() as file:
            told.get_by_role("link", name="Download the file").click()
        assert Path(file.value.path()).read_bytes() == (mine / "hotw2018.yaml").read_bytes()
        page.keyboard.press("Escape")
        expect(page.locator("#land-table").get_by_text('The "Great" River').first).to_be_attached()

        page.goto("/rules/hotw2018/events.weaponry")
        expect(page.locator("#weaponry")).to_contain_text(OURS)
        expect(note).to_be_visible()
        page.goto("/rules/hotw2024/events")
        expect(page.locator(".page-title")).to_be_visible()
        expect(note).to_have_count(0)

        for seat in range(3):
            served.post(f"/api/tables/{played.id}/vote", {"agree": True, "key": served.key()}, played.tokens[str(seat)])
        page.goto(f"/t/{played.id}")
        expect(page.locator("main.end .data-note")).to_be_visible()

        phone = context(served.url, viewport=PHONE).new_page()
        other = Table(served, served.table(person("Ann"), person("Bo"), person("Cy")))
        other.sit(phone, other.until(invades))
        expect(phone.locator("header").get_by_role("button", name="Corrected data")).to_be_in_viewport()
