"""A browser and a server for each worker; people with browsers of their own for each test."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browsing import PATIENCE, PLAIN_NAME, Company, launched
from tests.web.serving import House

pytest.register_assert_rewrite("tests.web.whole")
expect.set_options(timeout=PATIENCE)  # as long as everything else is waited for


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launched(playwright)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = House(tmp_path_factory.mktemp("house"), BOTTEGA_HOSTS=PLAIN_NAME)
    server.open()
    yield server
    server.kill()


@pytest.fixture
def frail_house(tmp_path: Path) -> Iterator[House]:
    """Give a server of the test's own, which may be killed."""
    server = House(tmp_path)
    server.open()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def company(browser: Browser, house: House) -> Iterator[Company]:
    people = Company(browser, house, painted=False)
    yield people
    people.leave(everybody=True)


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fail a test, as a part of it, when anything went wrong in somebody's browser.

    After a test that failed nobody stays: what is wrong with a page is not the next one's fault.
    """
    people = pyfuncitem.funcargs.get("company")
    if not isinstance(people, Company):
        return (yield)
    try:
        done = yield
    except BaseException:
        people.leave(everybody=True)
        raise
    trouble = people.leave()
    assert not trouble, "\n".join(trouble)
    return done
