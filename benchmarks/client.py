"""How fast the client is: bytes of the first load, time to a usable board, long tasks.

    python -m benchmarks.client

A real Chromium loads the pages of a real server over the loopback interface. Tasks are those of
the page's own thread while three bots play at normal speed, with everything moving; somebody
answers for the page from outside, so that nothing but the page works there. They are told by the
clock, and in CPU time: on a busy machine only that says something of the page.
"""

import json
import random
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
GAMES = ("masters", "lorenzo", "renaissance")
BOTS = ("greedy", "greedy", "greedy")
WATCHED = 60  # seconds of a game
LOOK = 400  # ms between two looks whether the seat is asked
LONG = 50  # ms; a longer task can be felt
NATURAL = """localStorage.setItem('bottega.preferences', '{"speed": "natural"}')"""
TRACED = ["toplevel", "devtools.timeline"]
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
        house = House(Path(folder), BOTTEGA_BOT_PACE="0.5")
        house.open()
        browser = launched(playwright)
        try:
            yield browser, house
        finally:
            browser.close()
            house.kill()


def first_load(browser: Browser, house: House, path: str) -> dict[str, Any]:
    """Load a page, or a table of a game, as somebody who was never here; count the bytes."""
    people = Company(browser, house)
    person = people()
    if path in GAMES:
        path = f"/t/{person.opens('me', 'greedy', game=path)}"
    wire = Wire(person)
    person.goes(path)
    person.page.locator("[data-thing].can, .game-card .primary").first.wait_for()
    person.page.evaluate("document.fonts.ready.then(() => true)")
    person.page.wait_for_timeout(SETTLED)
    people.leave(everybody=True)
    return {"bytes": sum(wire.bytes.values()), "by kind": wire.bytes}


def to_a_usable_board(browser: Browser, house: House, game: str) -> dict[str, float]:
    """Measure from the navigation until something on the board can be clicked."""
    people = Company(browser, house)
    person = people()
    table = person.opens("me", *BOTS, game=game)
    person.page.goto(f"/t/{table}", wait_until="commit")
    person.page.locator("[data-thing].can").first.wait_for()
    found = person.page.evaluate(USABLE)
    people.leave(everybody=True)
    return {"page": found["there"], "board": found["now"], "after": found["now"] - found["there"]}


def at_play(browser: Browser, house: House, game: str) -> dict[str, Any]:
    """Let three bots play at normal speed, and give the tasks of the page."""
    people = Company(browser, house)
    person = people(moves=True)
    person.context.add_init_script(NATURAL)
    table = person.plays("me", *BOTS, game=game)
    person.page.locator("[data-thing].can").first.wait_for()
    browser.start_tracing(page=person.page, categories=TRACED)
    answers = answered_outside(person, table)
    tasks = tasks_of(json.loads(browser.stop_tracing())["traceEvents"])
    people.leave(everybody=True)
    return {
        "answers": answers,
        "tasks": len(tasks),
        "long tasks": sum(wall > LONG for wall, _ in tasks),
        "longest task": max(wall for wall, _ in tasks),
        "long in CPU time": sum(cpu > LONG for _, cpu in tasks),
        "longest in CPU time": max(cpu for _, cpu in tasks),
    }


def answered_outside(person: Person, table: str) -> int:
    """Answer for somebody whenever they are asked, for a while; count the answers."""
    rng = random.Random(1)
    seat = f"/api/tables/{table}"
    for n in range(int(WATCHED * 1000 / LOOK)):
        now = person.ask("GET", f"{seat}/update?seat=0")
        command = {"version": now["version"], "key": str(n)}
        if options := now.get("options"):
            command |= {"type": "answer", "code": rng.choice(options)["code"]}
        elif now.get("held") == 0:
            command |= {"type": "end"}
        if "type" in command:
            person.ask("POST", f"{seat}/seats/0/commands", body=command)
        person.page.wait_for_timeout(LOOK)
    return int(person.ask("GET", f"{seat}/update?seat=0")["number"])


def tasks_of(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """List the tasks of the thread that drew most: ms by the clock, and of CPU time."""
    threads: dict[tuple[int, int], list[tuple[float, float]]] = {}
    named = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    for each in events:
        thread = (each["pid"], each["tid"])
        if each["name"].endswith("RunTask") and each["ph"] == "X" and thread in named:
            took = (each["dur"] / 1000, each.get("tdur", 0) / 1000)
            threads.setdefault(thread, []).append(took)
    return max(threads.values(), key=lambda tasks: sum(cpu for _, cpu in tasks))


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
    people.leave(everybody=True)
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
        boards = {
            game: [to_a_usable_board(browser, house, game) for _ in range(RUNS)] for game in GAMES
        }
        return {
            "home": first_load(browser, house, "/"),
            **{game: first_load(browser, house, game) for game in GAMES},
            "usable": {
                game: {
                    name: round(statistics.median(board[name] for board in found), 1)
                    for name in ("page", "board", "after")
                }
                for game, found in boards.items()
            },
            "play": {game: at_play(browser, house, game) for game in GAMES},
            "replay": stepped(browser, house, "ArrowRight"),
            "nothing": stepped(browser, house, "Shift"),
        }


def main() -> None:
    """Print what was measured."""
    found = measured()
    print("\nThe browser client, in Chromium\n")
    for name in ("home", *GAMES):
        print(f"{f'first load of {name}, fonts included':44}{found[name]['bytes'] / 1000:>8.0f} kB")
    for game, usable in found["usable"].items():
        label = f"{game}: until the board can be clicked"
        print(f"{label:44}{usable['board']:>8.0f} ms  (page there at {usable['page']:.0f})")
    for game, play in found["play"].items():
        label = f"{game}, three bots: tasks over {LONG} ms"
        longest = f"longest {play['longest task']:.0f} ms"
        cpu = f"in CPU time {play['long in CPU time']}, longest {play['longest in CPU time']:.0f}"
        print(f"{label:44}{play['long tasks']:>8}    {longest}; {cpu}")
    replay = found["replay"]
    label = f"long tasks in {replay['steps']} steps of a replay"
    print(f"{label:44}{replay['long tasks']:>8}    longest {replay['longest task']:.0f} ms")
    for label, seen in (("meanwhile", replay), ("while nothing happens", found["nothing"])):
        print(f"{f'frames dropped {label}':44}{seen['dropped frames']:>8} of {seen['frames']}")


if __name__ == "__main__":
    main()
