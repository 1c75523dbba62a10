"""How fast the client is: bytes of the first load, time to a usable board, a replay's long tasks.

    python -m benchmarks.client

A real Chromium loads the pages of a real server over the loopback interface.
"""

import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright
from tests.web.browsing import Company, Person, launched
from tests.web.records import brought
from tests.web.serving import House

RUNS = 5
STEPS = 60
FRAME = 1000 / 60  # ms
SETTLED = 300  # ms without a request until a page is there

# Note long tasks, and the time between frames, from now on.
WATCHING = """() => {
    const seen = (window.__seen = { tasks: [], frames: [] });
    const tasks = new PerformanceObserver((list) =>
        seen.tasks.push(...list.getEntries().map((entry) => entry.duration)));
    tasks.observe({ type: 'longtask' });
    let last = performance.now();
    const frame = (now) => {
        seen.frames.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}"""
USABLE = """() => {
    const first = performance.getEntriesByType('navigation')[0];
    return { there: first.domContentLoadedEventEnd, now: performance.now() };
}"""


class Wire:
    """Counts what comes over the wire."""

    def __init__(self, person: Person) -> None:
        self.bytes: dict[str, int] = {}
        self._kinds: dict[str, str] = {}
        session: CDPSession = person.context.new_cdp_session(person.page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._finished)

    def _answered(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _finished(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"], "Other")
        self.bytes[kind] = self.bytes.get(kind, 0) + int(event["encodedDataLength"])


@contextmanager
def browsing() -> Iterator[tuple[Browser, House]]:
    """Run a server and a browser."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = launched(playwright)
        try:
            yield browser, house
        finally:
            browser.close()
            house.kill()


def first_load(browser: Browser, house: House, path: str) -> dict[str, Any]:
    """Load a page as somebody who was never here, and count the bytes."""
    people = Company(browser, house)
    person = people()
    if path == "/t":
        path = f"/t/{person.opens('me')}"
    wire = Wire(person)
    person.goes(path)
    person.page.locator("[data-thing].can, .game-card .primary").first.wait_for()
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.wait_for_timeout(SETTLED)
    people.leave()
    return {"bytes": sum(wire.bytes.values()), "by kind": wire.bytes}


def to_a_usable_board(browser: Browser, house: House) -> dict[str, float]:
    """Measure from the navigation until something on the board can be clicked."""
    people = Company(browser, house)
    person = people()
    table = person.opens("me")
    person.page.goto(f"/t/{table}", wait_until="commit")
    person.page.locator("[data-thing].can").first.wait_for()
    found = person.page.evaluate(USABLE)
    people.leave()
    return {"page": found["there"], "board": found["now"], "after": found["now"] - found["there"]}


def stepped(browser: Browser, house: House, key: str) -> dict[str, Any]:
    """Step through a replay with everything moving; give long tasks and dropped frames.

    With a key that does nothing it tells what the machine drops by itself.
    """
    people = Company(browser, house)
    person = people(moves=True)
    person.goes(f"/t/{brought(person)}?at=20")
    person.page.locator(".masters").wait_for()
    person.page.wait_for_timeout(1000)
    person.page.evaluate(WATCHING)
    for _ in range(STEPS):
        person.page.keyboard.press(key)
        person.page.wait_for_timeout(150)
    seen = person.page.evaluate("window.__seen")
    people.leave()
    dropped = [round(frame / FRAME) - 1 for frame in seen["frames"]]
    return {
        "steps": STEPS,
        "long tasks": len(seen["tasks"]),
        "longest task": max(seen["tasks"], default=0),
        "frames": len(seen["frames"]),
        "dropped frames": sum(n for n in dropped if n > 0),
    }


def measured() -> dict[str, Any]:
    """Measure everything."""
    with browsing() as (browser, house):
        boards = [to_a_usable_board(browser, house) for _ in range(RUNS)]
        return {
            "home": first_load(browser, house, "/"),
            "table": first_load(browser, house, "/t"),
            "usable": {
                name: round(statistics.median(board[name] for board in boards), 1)
                for name in ("page", "board", "after")
            },
            "replay": stepped(browser, house, "ArrowRight"),
            "nothing": stepped(browser, house, "Shift"),
        }


def main() -> None:
    """Print what was measured."""
    found = measured()
    print("\nThe browser client, in Chromium\n")
    for name in ("home", "table"):
        print(f"{f'first load of {name}, fonts included':44}{found[name]['bytes'] / 1000:>8.0f} kB")
    print(f"{'until the page is there':44}{found['usable']['page']:>8.0f} ms")
    print(f"{'from there until the board can be clicked':44}{found['usable']['after']:>8.0f} ms")
    replay = found["replay"]
    label = f"long tasks in {replay['steps']} steps of a replay"
    print(f"{label:44}{replay['long tasks']:>8}    longest {replay['longest task']:.0f} ms")
    for label, seen in (("meanwhile", replay), ("while nothing happens", found["nothing"])):
        print(f"{f'frames dropped {label}':44}{seen['dropped frames']:>8} of {seen['frames']}")


if __name__ == "__main__":
    main()
