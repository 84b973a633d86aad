"""That colours of one kind are looked at once hides nothing."""

from tests.client.axe import COLOURS, faults
from tests.client.conftest import NewPage
from tests.client.playing import settled

SAY = """colour => {
    const words = document.querySelector('#spoken') ?? document.createElement('p');
    words.id = 'spoken';
    words.textContent = 'Words on white';
    words.style.cssText = `background: white; position: relative; z-index: 9; color: ${colour}`;
    document.querySelector('main').append(words);
}"""


def test_words_that_cannot_be_read_are_found_as_often_as_they_are_looked_at(page_at: NewPage, address: str) -> None:
    page = page_at(address)
    page.goto("/nowhere")
    settled(page)
    # What can be read cannot be in another colour, and is a fault until that is mended.
    page.evaluate(SAY, "black")
    assert faults(page, COLOURS) == []
    page.evaluate(SAY, "#ddd")
    for _ in range(2):
        assert faults(page, COLOURS) == ["color-contrast: [['#spoken']]"]
    page.evaluate(SAY, "black")
    assert faults(page, COLOURS) == []
