"""Windows that tests leave to each other are as good as new."""

from playwright.sync_api import Browser

from tests.web.browsing import EMPTY, PHONE, Company
from tests.web.serving import House

KEPT = """async () => {
    await navigator.serviceWorker.register('/sw.js');
    localStorage.setItem('kept', 'here');
    sessionStorage.setItem('kept', 'here');
}"""
FOUND = """async () => [
    localStorage.getItem('kept'),
    sessionStorage.getItem('kept'),
    (await navigator.serviceWorker.getRegistrations()).length,
    innerWidth,
    matchMedia('(prefers-color-scheme: dark)').matches,
]"""


def test_a_window_that_somebody_left_keeps_nothing_of_them(browser: Browser, house: House) -> None:
    people = Company(browser, house, painted=False)
    anna = people("Anna", size=PHONE, theme="night")
    anna.goes("/about")
    anna.page.evaluate(KEPT)
    assert people.leave() == []
    berta = people(None)
    assert berta is anna, "it is the same window"
    berta.page.goto(EMPTY)
    assert berta.page.evaluate(FOUND) == [None, None, 0, 1366, False]
    assert berta.context.cookies() == []
    people.leave()
    assert people() is not berta, "who had the window itself may have changed it"
    people.leave(everybody=True)
