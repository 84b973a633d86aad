"""A page that is handed on knows nothing of the test before."""

from playwright.sync_api import Browser, Page, expect
from tests.client.conftest import DESKTOP, PHONE
from tests.client.pages import Pages, at_start, hear

LEAVE = """async () => {
    localStorage.trace = sessionStorage.trace = 'here';
    document.cookie = 'trace=here';
    await caches.open('trace');
    await new Promise(done => { indexedDB.open('trace').onsuccess = done; });
}"""
TRACES = """async () => [localStorage.length, sessionStorage.length, document.cookie, await caches.keys(),
    (await indexedDB.databases()).length, window.trace, innerWidth, matchMedia('(prefers-color-scheme: dark)').matches,
    navigator.onLine, (await navigator.permissions.query({name: 'notifications'})).state]"""


def seen_by(page: Page) -> list[object]:
    page.goto("/settings")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("localStorage.clear()")  # what the site itself keeps as soon as it is open
    found: list[object] = page.evaluate(TRACES)
    return found


def test_nothing_is_left_of_the_test_before(browser: Browser, address: str) -> None:
    pages = Pages(browser)

    def take() -> Page:
        return pages.take(address, viewport=DESKTOP, color_scheme="light", reduced_motion="reduce", locale="en-GB")

    page = take()
    none = seen_by(page)
    heard: list[str] = []
    hear(page, "request", lambda request: heard.append(request.url))
    at_start(page, "window.trace = 'here'")
    page.route("**/settings", lambda route: route.abort())
    page.goto("/learn")
    page.evaluate(LEAVE)
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    page.context.grant_permissions(["notifications"])
    page.context.set_offline(True)
    assert not [trace for trace, before in zip(page.evaluate(TRACES), none, strict=True) if trace == before]
    pages.put_back(page)
    heard.clear()
    again = take()
    assert again is page
    assert seen_by(again) == none
    assert not heard
    again.context.close()
