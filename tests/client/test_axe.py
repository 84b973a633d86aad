"""That colours of one kind are looked at once hides nothing."""

from tests.client.axe import COLOURS, faults
from tests.client.conftest import NewPage
from tests.client.playing import settled

PALE = "() => { document.querySelector('h1').style.color = 'rgb(235, 230, 220)'; }"


def test_words_that_cannot_be_read_are_found_as_often_as_they_are_looked_at(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    page.goto("/nowhere")
    settled(page)
    # What can be read now cannot in other colours, and stays a fault until it is mended.
    assert faults(page, COLOURS) == []
    page.evaluate(PALE)
    for _ in range(2):
        assert [fault.partition(":")[0] for fault in faults(page, COLOURS)] == ["color-contrast"]
    page.evaluate("() => { document.querySelector('h1').style.color = ''; }")
    assert faults(page, COLOURS) == []
