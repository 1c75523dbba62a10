"""Playing in a browser: what a table shows, and a player who clicks on the board itself."""

import random
import re
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.browsing import PATIENCE

PAUSE = 25  # ms between looks at several tables: looking takes work from the page
CAN = "[data-thing].can"
CHOSEN = '.thing[data-thing][aria-pressed="true"]'  # a click on it would take a choice back
LAST = "end"  # the answer of those who do nothing more with their leaders
END = '[data-answer="end-turn"]'
READY = ".closing .ready"  # gives what was tapped
CLOSING = ".closing .held"  # the end of a turn, or what closes a choice made one by one
BEGUN = ("line:row 1", "member:neutral")  # one of them can be clicked on a first turn

# Everything a player goes by; `mark` changes whenever anything of it does.
SHOWN = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const text = (selector) => document.querySelector(selector)?.textContent ?? '';
    const things = all('[data-thing]').map((thing) => `${thing.dataset.thing} ${thing.className}`);
    const behind = (thing) => thing.closest('.tabbed')?.checkVisibility() === false;  // a tab
    const shown = {
        over: document.querySelector('.result, .win') !== null,
        curtain: document.querySelector('.curtain') !== null,
        yours: document.querySelector('.bar.yours') !== null,
        ending: document.querySelector('[data-answer="end-turn"]:not(:disabled)') !== null,
        closing: document.querySelector('.closing .held:not(:disabled)') !== null,
        ready: document.querySelector('.closing .ready:not(:disabled)') !== null,
        busy: document.querySelector(
            '.sending, .closing .held:disabled, [aria-busy=true]', // said, or a board on its way
        ) !== null,
        things: all('[data-thing].can:not(.thing[aria-pressed="true"])')
            .filter((thing) => thing.checkVisibility() || behind(thing))
            .map((thing) => thing.dataset.thing),
        answers: ['.opts', '.closing', '.quiet']
            .flatMap((part) => all(`.bar ${part} [data-answer]:not(.held)`))
            .map((answer) => answer.dataset.answer),
        numbered: all('.opts [data-answer]').length,
        chosen: all('.thing[data-thing][aria-pressed="true"]').map((thing) => thing.dataset.thing),
        question: text('.bar h1'),
    };
    const todo = shown.closing || shown.things.length > 0 || shown.answers.length > 0;
    return {
        ...shown,
        asks: shown.yours && !shown.busy && todo,
        mark: JSON.stringify([shown, things, text('.log'), text('.players')]),
    };
}"""

# What can be seen at a glance of a table where others are asked.
OTHERS = "document.querySelector('.bar.yours, .result, .win') === null"

# Wait in the page itself: what is shown is looked at whenever something of the page has changed.
WAITING = f"""([before, patience]) => new Promise((done) => {{
    const shown = {SHOWN};
    const look = () => {{
        due = 0;
        const now = shown();
        const fits = CONDITION;
        if (fits || performance.now() > limit) {{
            watching.disconnect();
            clearInterval(besides);
            done({{ ...now, fits }});
        }}
    }};
    let due = 0;
    const limit = performance.now() + patience;
    const watching = new MutationObserver(() => {{ due ||= setTimeout(look); }});
    const everything = {{ subtree: true, childList: true, attributes: true, characterData: true }};
    watching.observe(document, everything);
    const besides = setInterval(look, 250); // what styles alone change is no change of the page
    look();
}})"""
CHANGED = "now.mark !== before && !now.busy"
ASKED = "now.asks || now.over"
HANDED = "now.asks || now.curtain"

# Where to click something, once it lies still and nothing lies above it; and what is shown then.
POINT = f"""async (thing, patience) => {{
    const limit = performance.now() + patience;
    const frame = () => new Promise(requestAnimationFrame);
    const ways = ['end', 'center', 'start'];
    thing.scrollIntoViewIfNeeded();
    for (let last = null; performance.now() < limit; await frame()) {{
        const {{ x, y, width, height }} = thing.getBoundingClientRect();
        const at = [x + width / 2, y + height / 2];
        const above = document.elementFromPoint(...at);
        if (document.getAnimations().length && String(at) !== String(last)) last = at;
        else if (!thing.disabled && above && thing.contains(above))
            return {{ at, shown: ({SHOWN})() }};
        else {{
            thing.scrollIntoView({{ block: ways[0] }}); // from beneath what lies above it
            ways.push(ways.shift());
        }}
    }}
    return null;
}}"""

# How gladly the things on a board are clicked, by what stands before the colon of their names.
LIKES = {
    "deck": 20.0,
    "slot": 8.0,
    "fresh": 4.0,  # what is let go brings the others on the road of faith, and the end nearer
    "line": 3.0,
    "store": 3.0,
    "box": 3.0,
    "any": 3.0,
    "good": 3.0,
    "produce": 2.0,
    "power": 1.0,
    "base": 0.5,
    "leader": 0.3,
    "discard": 0.3,
    "decline": 0.1,
    "pass": 0.02,
}


class Shown:
    """What a table shows at a moment."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.over: bool = told["over"]
        self.curtain: bool = told["curtain"]
        self.yours: bool = told["yours"]
        self.ending: bool = told["ending"]
        self.closing: bool = told["closing"]
        self.ready: bool = told["ready"]  # something was tapped, and the button gives it
        self.busy: bool = told["busy"]
        self.things: list[str] = told["things"]
        self.answers: list[str] = told["answers"]
        self.chosen: list[str] = told["chosen"]
        self.numbered: int = told["numbered"]  # how many of the answers have a number
        self.question: str = told["question"]
        self.asks: bool = told["asks"]  # whether there is something to do
        self.mark: str = told["mark"]

    def kind(self, kind: str) -> list[str]:
        """List the things of a kind that can be clicked."""
        return [thing for thing in self.things if thing.startswith(f"{kind}:")]


class Player:
    """Somebody who plays at a table that is open in a page."""

    def __init__(self, page: Page, seed: int = 0, touch: bool = False, brief: float = 0.8) -> None:
        self.page = page
        self.in_the_bar: list[str] = []  # answers for which the board had nothing to click
        self.clicks = 0
        self._rng = random.Random(seed)
        self._touch = touch
        self._brief = brief  # how often a turn is ended while leaders could still be discarded

    def look(self) -> Shown:
        """Read what the table shows."""
        return Shown(self.page.evaluate(SHOWN))

    def _until(self, fits: str, trouble: str, before: Shown | None = None) -> Shown:
        """Wait until the table shows something; say what the trouble is if it never does."""
        waiting = WAITING.replace("CONDITION", fits)
        told = self.page.evaluate(waiting, [before and before.mark, PATIENCE])
        assert told["fits"], f"{trouble}: {told['mark']}"
        return Shown(told)

    def until_changed(self, before: Shown) -> Shown:
        """Wait until the table shows something else, and nothing is on its way."""
        return self._until(CHANGED, "nothing happened", before)

    def until_asked(self) -> Shown:
        """Wait until there is something to do, or the game is over."""
        return self._until(ASKED, "nobody is asked")

    def until_handed(self) -> Shown:
        """Wait until there is something to do, or the device is to be passed on."""
        return self._until(HANDED, "nobody is asked")

    def thing(self, name: str) -> Locator:
        """Find a thing on the board that can be clicked."""
        return self.page.locator(f'{CAN}[data-thing="{name}"]:visible').first

    def reach(self, name: str) -> Locator:
        """Find a thing that can be clicked; on a phone, go to the tab where it lies."""
        found = self.thing(name)
        if self._touch and not found.is_visible():
            for tab in self.page.locator(".tabs button:visible").all():
                tab.tap()
                if found.is_visible():
                    break
        return found

    def answer(self, line: str) -> Locator:
        """Find an answer in the bar."""
        return self.page.locator(f'.bar [data-answer="{line}"]')

    def click(self, what: Locator) -> Shown:
        """Click something, and wait for what comes of it; a tap chooses, a button does it."""
        shown = self.point(what)
        return self.point(self.page.locator(READY)) if self._touch and shown.ready else shown

    def point(self, what: Locator) -> Shown:
        """Click or tap something once, and wait for what comes of it."""
        found = what.evaluate(POINT, PATIENCE)
        assert found, f"{what} cannot be clicked"
        self.clicks += 1
        if self._touch:
            self.page.touchscreen.tap(*found["at"])
        else:
            self.page.mouse.click(*found["at"])
        return self.until_changed(Shown(found["shown"]))

    def step(self) -> Shown:
        """Do one thing: click on the board, end the turn, or answer in the bar."""
        now = self.until_asked()
        if now.over:
            return now
        if now.closing:
            return self.click(self.page.locator(CLOSING))
        enough = LAST in now.answers and self._rng.random() < self._brief
        if now.things and not enough:
            return self.click(self.reach(self._liked(now.things)))
        line = LAST if enough else self._rng.choice(now.answers)
        self.in_the_bar.append(line)
        return self.click(self.answer(line))

    def _liked(self, things: Sequence[str]) -> str:
        weights = [LIKES.get(thing.split(":")[0], 1.0) for thing in things]
        return self._rng.choices(things, weights)[0]

    def turn(self) -> Shown:
        """Play until the turn is ended, or the game is."""
        while not (now := self.until_asked()).over:
            given = len(self.in_the_bar)
            after = self.step()
            if now.ending or LAST in self.in_the_bar[given:]:
                return after
        return now

    def set_up(self) -> Shown:
        """Choose leaders and what one begins with, until the first turn asks."""
        while not set(BEGUN) & set((now := self.until_asked()).things):
            if now.over:
                return now
            self.step()
        return now

    def points(self) -> list[int]:
        """Read everybody's points at the rail, as they are shown once they have counted up."""
        told = self.page.locator(".players .laurel .sr").all_text_contents()
        found = [int(re.sub(r"\D", "", text)) for text in told]
        expect(self.page.locator(".players .laurel b")).to_have_text([str(n) for n in found])
        return found


def asked_among(players: Sequence[Player]) -> Player | None:
    """Wait until one of several is asked; give nobody when the game is over for all of them."""
    if len(players) == 1:
        return None if players[0].until_asked().over else players[0]
    limit = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < limit:
        over = 0
        for player in players:
            if player.page.evaluate(OTHERS):
                continue
            now = player.look()
            if now.asks:
                return player
            over += now.over
        if over == len(players):
            return None
        players[0].page.wait_for_timeout(PAUSE)
    raise AssertionError("the game stands still")


def play_out(*players: Player, most: int = 1500) -> None:
    """Let players play until the game is over for all of them."""
    turns = list(players)
    for _ in range(most):
        player = asked_among(turns)
        if player is None:
            return
        while player.step().asks:
            pass
        turns.sort(key=lambda other: other is player)  # who has just played is looked at last
    raise AssertionError("the game does not end")
