"""The comparison of pictures sees what is wrong with a screen, and does not mind other letters."""

from tests.client.conftest import NewContext
from tests.client.gallery import sit_at
from tests.client.looks import LETTERS, SHARE, Press, difference, drawn
from tests.client.playing import photograph, quicken
from tests.client.tables import House, invades

# Each is made and mended again; what cannot be mended comes last.
FAULTS = {
    "a blank map": "on => document.querySelector('.map').style.visibility = on ? 'hidden' : ''",
    "no score": "on => document.querySelector('.rail').style.visibility = on ? 'hidden' : ''",
    "the prompt 40 px too high": "on => document.querySelector('.prompt').style.translate = on ? '0 -40px' : ''",
    "the map 40 px to the side": "on => document.querySelector('.board-area').style.translate = on ? '40px' : ''",
    "the other theme": "() => document.documentElement.classList.toggle('dark')",
    "no styles": "() => document.querySelectorAll('link[rel=stylesheet]').forEach(one => one.remove())",
}


def test_the_comparison_sees_faults_and_no_letters(context: NewContext, house: House, press: Press) -> None:
    page = context(house.url).new_page()
    quicken(page)
    sit_at(invades)(page, house)
    before = press.reduce(drawn(page), 30)
    page.evaluate(f"document.documentElement.style.cssText = {LETTERS!r}")
    letters, _ = difference(press.reduce(drawn(page), 30), before)
    page.evaluate("document.documentElement.style.cssText = ''")
    found = {}
    for fault, script in FAULTS.items():
        page.evaluate(script, True)
        found[fault], _ = difference(press.reduce(photograph(page), 30), before)
        page.evaluate(script, False)
    assert letters < SHARE, f"other letters: {letters:.1f} %"
    assert not {fault: share for fault, share in found.items() if share < SHARE}
