"""Browsers, the people who sit at them, and a list of all that went wrong in their pages."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    APIResponse,
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
)

from tests.web.serving import House

Size = tuple[int, int]
Theme = Literal["day", "night"]
Message = dict[str, Any]

DESK: Size = (1366, 768)
PHONE: Size = (360, 740)
LANGUAGES = ("en", "fr", "it", "de", "ja")
PATIENCE = 60_000  # ms until a test gives up waiting: a busy machine is no fault
MOMENT = 50  # ms in which a page would ask for what it needs next
KEPT = 6  # windows at most that wait for somebody
CARD = ".game-card:has(#game-masters)"  # on the first page

# Follow a link of the client, which loads nothing anew; nobody is at its end.
NOWHERE = "/nowhere"
EMPTY = "/ready"  # a page of the house without the client
FOLLOWING = """(path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
}"""

# The first is the same browser without windows, which takes a fifth less work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PLAIN_NAME = "bottega.home"  # leads to this machine; without TLS browsers trust it less
FLAGS = (
    f"--host-resolver-rules=MAP {PLAIN_NAME} 127.0.0.1",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Each window has another renderer for suggestions below an address, which nobody types here.
    # Only the last list of this name counts: the rest is what Playwright's own has of use to us.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "MediaRouter,OptimizationHints,PaintHolding",
)
# Bots are shown without delay, until somebody prefers another pace.
HASTY = """try {
    const key = 'bottega.preferences';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, '{"speed": "once"}');
} catch { /* an empty page has no storage */ }"""
# What nobody looks at is laid out and can be clicked, but not painted: a quarter of the work.
UNPAINTED = """{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important; }');
    document.adoptedStyleSheets = [sheet];
}"""
PAINTED = "document.adoptedStyleSheets = []"
# What measures itself is told of a new size within a frame.
WIDER = """new Promise((done) => requestAnimationFrame(() => setTimeout(() =>
    done(document.scrollingElement.scrollWidth - innerWidth))))"""
LEFT = "net::ERR_ABORTED"  # a page was left while it waited for something


def launched(playwright: Playwright) -> Browser:
    """Start the browser of this machine."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail(f"none of these browsers is installed: {', '.join(NAMES)}", pytrace=False)
    unboxed = ("--no-sandbox",) if os.geteuid() == 0 else ()
    return playwright.chromium.launch(executable_path=found, args=[*FLAGS, *unboxed])


class Window(NamedTuple):
    """What a browser's window has from the beginning."""

    language: str
    moves: bool
    touch: bool
    base: str  # the address of the house


class Trouble:
    """What went wrong in the pages of a context, except while it is expected."""

    def __init__(self, host: str) -> None:
        self.found: list[str] = []
        self.asking: set[Request] = set()  # what has no answer yet
        self._host = host
        self._expected = 0

    @contextmanager
    def expected(self) -> Iterator[None]:
        """Let things go wrong for a while: the server is down, or the line is cut."""
        self._expected += 1
        try:
            yield
        finally:
            self._expected -= 1

    def watch(self, page: Page) -> None:
        """Note whatever a page complains about."""
        page.on("console", self._said)
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", self._asked)
        page.on("requestfinished", self._answered)
        page.on("websocket", lambda socket: self._at_home(socket.url))

    def _note(self, what: str) -> None:
        if not self._expected:
            self.found.append(what)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} {message.location['url']}")

    def _failed(self, request: Request) -> None:
        self.asking.discard(request)
        if request.failure != LEFT:
            self._note(f"failed: {request.url}: {request.failure}")

    def _asked(self, request: Request) -> None:
        if request.resource_type != "eventsource":  # which is answered for ever
            self.asking.add(request)
        self._at_home(request.url)

    def _answered(self, request: Request) -> None:
        self.asking.discard(request)

    def _at_home(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.netloc != self._host:
            self.found.append(f"a request to elsewhere: {url}")


class Person:
    """Somebody at a browser of their own."""

    def __init__(self, context: BrowserContext, window: Window) -> None:
        self.window = window
        self.base = window.base
        self._context = context
        self._lasting = True  # the window is as it came
        self.trouble = Trouble(urlsplit(window.base).netloc)
        self.page = self.tab()
        self.stays = False  # in the client, which is warm then: it goes elsewhere by its links

    @property
    def context(self) -> BrowserContext:
        """Give the window itself to who changes it for good: nobody else gets it afterwards."""
        self._lasting = False
        return self._context

    def tab(self) -> Page:
        """Open another page."""
        page = self._context.new_page()
        page.set_default_timeout(PATIENCE)
        self.trouble.watch(page)
        return page

    def ask(self, method: str, path: str, status: int = 200, body: Any = None) -> Any:
        """Make a request that must be answered with this status; give the JSON."""
        answer = self.send(method, path, body)
        assert answer.status == status, f"{answer.status}: {answer.text()}"
        return answer.json()

    def send(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> APIResponse:
        """Make a request, whatever the answer."""
        return self._context.request.fetch(path, method=method, data=body, headers=headers)

    def text(self, path: str) -> str:
        """Read something that is no JSON."""
        answer = self.send("GET", path)
        assert answer.status == 200, answer.text()
        return answer.text()

    def named(self, name: str) -> None:
        """Be somebody, so that the first page need not ask."""
        self.ask("POST", "/api/guests", 201, {"name": name})

    def opens(self, *seats: str, game: str = "masters", start: bool = True, **wish: Any) -> str:
        """Open a table: seats are "me", "open", "invited" or the name of a bot."""
        kinds = ("me", "open", "invited")
        wishes = [{"kind": s} if s in kinds else {"kind": "bot", "bot": s} for s in seats]
        body = {"game": game, "seats": wishes, "start": start, **wish}
        return str(self.ask("POST", "/api/tables", 201, body)["id"])

    def plays(self, *seats: str, **wish: Any) -> str:
        """Open a table and go there."""
        table = self.opens(*(seats or ("me",)), **wish)
        self.goes(f"/t/{table}")
        return table

    def goes(self, path: str) -> None:
        """Go to a page and wait until it shows something to do."""
        if self.stays and urlsplit(self.page.url).path == NOWHERE:
            self.page.evaluate(FOLLOWING, path)
        else:
            self.page.goto(path)
        self.page.locator("main:not(.lost)").first.wait_for()

    def rests(self) -> None:
        """Wait until the page has all it asked for, and asks for nothing more for a moment.

        A browser says so of a document only once, however much its client asks for later.
        """
        for _ in range(PATIENCE // MOMENT):
            self.page.wait_for_timeout(MOMENT)
            if not self.trouble.asking:
                self.page.wait_for_timeout(MOMENT)
                if not self.trouble.asking:
                    return
        raise AssertionError(f"still asking for {[each.url for each in self.trouble.asking]}")

    def returns(self) -> None:
        """Leave what was looked at, and be as somebody who has just come."""
        if urlsplit(self.page.url).path in ("blank", EMPTY):
            self.page.goto("/about")
        self.page.evaluate(FOLLOWING, NOWHERE)
        self.page.evaluate(UNPAINTED)
        self.page.locator("main.lost").wait_for()
        self.sits_down(DESK, "day")

    def sits_down(self, size: Size, theme: Theme) -> None:
        """Be at a window of a size, by day or by night, with the mouse nowhere."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(color_scheme="dark" if theme == "night" else "light")
        self.page.mouse.move(-1, -1)

    def left(self, base: str) -> bool:
        """Leave the window as if nobody had been there, if it may be somebody else's then."""
        if not self._lasting or self.window.base != base or len(self._context.pages) > 1:
            return False
        self.page.goto(EMPTY)
        line = self._context.new_cdp_session(self.page)
        line.send("Storage.clearDataForOrigin", {"origin": base, "storageTypes": "all"})
        line.detach()
        self.page.evaluate("sessionStorage.clear()")
        self._context.clear_cookies()
        self.stays = False
        return True

    def closes(self) -> None:
        """Close the window."""
        try:
            self._context.close()
        except Error as error:
            self.trouble.found.append(f"not closed: {error}")

    def shares(self, *names: str, game: str = "masters", **wish: Any) -> str:
        """Open a table for several people on this device, and go there."""
        seats = [{"kind": "me"}, *({"kind": "me", "name": name} for name in names)]
        body = {"game": game, "seats": seats, "start": True, **wish}
        table = str(self.ask("POST", "/api/tables", 201, body)["id"])
        self.goes(f"/t/{table}")
        return table

    def sideways(self) -> int:
        """Say by how many pixels the page is wider than its window, once it has heard its size."""
        return int(self.page.evaluate(WIDER))

    def says(self, selector: str = "body") -> str:
        """Give the text that can be seen."""
        return self.page.locator(selector).first.inner_text()


class Company:
    """Makes people, and sees after each test that nothing went wrong in their browsers."""

    def __init__(self, browser: Browser, house: House, painted: bool = True) -> None:
        self._browser = browser
        self._house = house
        self._painted = painted
        self._people: list[Person] = []
        self._gone: list[Person] = []  # whose windows are empty, for who comes next
        self._regulars: dict[str, Person] = {}

    def __call__(
        self,
        name: str | None = "Anna",
        size: Size = DESK,
        language: str = "en",
        theme: Theme = "day",
        moves: bool = False,
        touch: bool = False,
        house: House | None = None,
        new: bool = False,
    ) -> Person:
        """Let somebody in; without a name it is their first visit.

        Their window is as good as new, or new where it matters that it never had a worker.
        """
        window = Window(language, moves, touch, (house or self._house).base)
        person = self._opened(window) if new else self._left(window) or self._opened(window)
        person.sits_down(size, theme)
        self._people.append(person)
        if name is not None:
            person.named(name)
        return person

    def regular(self, name: str = "Anna") -> Person:
        """Let in somebody who comes to tests that only sit at tables; no page is loaded anew.

        Tables of earlier tests are still theirs: who looks at the first page is somebody else.
        """
        if name not in self._regulars:
            self._regulars[name] = person = self._opened(
                Window("en", False, False, self._house.base)
            )
            person.named(name)
            person.stays = True
        self._regulars[name].returns()
        return self._regulars[name]

    def _left(self, window: Window) -> Person | None:
        """Give a window that somebody has left, which takes half the work of a new one."""
        found = next((person for person in self._gone if person.window == window), None)
        if found is not None:
            self._gone.remove(found)
        return found

    def _opened(self, window: Window) -> Person:
        context = self._browser.new_context(
            base_url=window.base,
            locale=window.language,
            reduced_motion="no-preference" if window.moves else "reduce",
            has_touch=window.touch,
            accept_downloads=True,
        )
        context.add_init_script(HASTY)
        if not self._painted:
            context.add_init_script(UNPAINTED)
        return Person(context, window)

    def leave(self, everybody: bool = False) -> list[str]:
        """Send people home, the regular ones only with everybody; give what went wrong.

        Windows at the house that are as they came are emptied, and the last ones kept.
        """
        leaving, self._people = self._people, []
        staying = [*self._regulars.values()]
        if everybody:
            closing = [*leaving, *self._gone, *staying]
            self._gone, self._regulars = [], {}
        else:
            left = [person for person in leaving if person.left(self._house.base)]
            closing = [person for person in leaving if person not in left]
            closing += (*self._gone, *left)[:-KEPT]
            self._gone = [*self._gone, *left][-KEPT:]
        for person in closing:
            person.closes()
        everyone = dict.fromkeys((*leaving, *closing, *staying))
        found = [trouble for person in everyone for trouble in person.trouble.found]
        for person in everyone:
            person.trouble.found = []
        return found
