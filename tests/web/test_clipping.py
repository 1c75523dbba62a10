"""Nothing in the bar is cut, in any language on any screen, wherever recorded games have stood."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from bottega.games import GAMES
from bottega.kernel import record
from bottega.kernel.table import Table
from bottega.text import Speaker
from bottega.wire import Choice
from tests.web.browsing import DESK, LANGUAGES, PHONE, Company, Person, Size
from tests.web.playing import Player
from tests.web.records import RECORDS, played_on

TABLET: Size = (820, 1180)
SIZES = (DESK, TABLET, PHONE)
HIGHEST = 152  # px of a bar with four rows of chips
MOMENTS = 10  # of a recorded game: of each question those with the most answers come first
ROWS = 4  # of chips at most, where there is room for a whole table
NAMES = ["Anna", "Bartolomeo", "Costanza", "Domenico", "Elisabetta", "Francesco", "Ginevra", "Ugo"]
GAMES_SEEN = {
    "masters": ("04-2-thrifty-fresh", "10-4-thrifty-fresh"),
    "lorenzo": ("10-4-builder-advanced", "26-5-builder-both"),
    "renaissance": ("03-4-builder-full", "14-8-builder-teams"),
}

# Let the line of a page be heard by a test too, which can then say something over it.
LISTENING = """{
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...address) {
            super(...address);
            window.line = this;
            this.addEventListener('message', ({ data }) => {
                const told = JSON.parse(data);
                if (told.type === 'update') window.told = told;
            });
        }
    };
}"""

LAID = "(told) => { window.moments = JSON.parse(told); }"

# Show one moment after another, and whatever one click in the bar narrows it to; give what is cut.
MEASURING = """async ([rows, highest]) => {
    const found = new Set();
    let seen = 0;
    const { port1, port2 } = new MessageChannel(); // a timer would wait, and let frames be drawn
    const drawn = () => new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(null);
    });
    const show = async (moment) => {
        window.version = (window.version ?? 1e6) + 1;
        line.onmessage({ data: JSON.stringify({ ...told, version, ...moment }) });
        await drawn();
        await open();
    };
    const open = async () => {
        document.querySelector('.bar .all[aria-expanded="false"]')?.click();
        await drawn();
    };
    const within = (inner, outer) =>
        inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
        inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const middle = (part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return (top + bottom) / 2;
    };
    const measure = () => {
        const bar = document.querySelector('.bar').getBoundingClientRect();
        const list = document.querySelector('.bar .opts');
        const scrolls = list && getComputedStyle(list).overflowY === 'auto';
        const note = (what, part) => found.add(`${what}: ${part.textContent.trim()}`);
        if (!within(bar, new DOMRect(0, 0, innerWidth, innerHeight)))
            found.add(`a bar of ${Math.round(bar.height)} px lies outside`);
        for (const part of document.querySelectorAll(
            '.bar h1, .bar .opt, .bar .quiet button, .bar .closing button')) {
            if (!part.checkVisibility()) continue;
            seen += 1;
            if (part.scrollWidth > part.clientWidth) note('too wide', part);
            if (part.scrollHeight > part.clientHeight + 3) note('too high', part);
            const box = part.getBoundingClientRect();
            const rolled = scrolls && list.contains(part) ? list.getBoundingClientRect() : null;
            const shown = rolled ? new DOMRect(box.x, rolled.y, box.width, 0) : box;
            if (!within(shown, bar)) note('outside', part);
        }
        const board = document.querySelector('main').getBoundingClientRect().bottom;
        if (rows && board !== (window.lowest ??= board)) found.add('the table jumps');
        if (rows && bar.height > highest) found.add(`a bar of ${Math.round(bar.height)} px`);
        const high = [...document.querySelectorAll('.bar .opt')].map((chip) => middle(chip));
        const lines = high.filter((y, i) => i === 0 || y - high[i - 1] > 8).length;
        if (rows && lines > rows) found.add(`${lines} rows: ${list.textContent}`);
    };
    for (const moment of moments) {
        await show(moment);
        measure();
        const ways = () => document.querySelectorAll('.bar .opt:not([title]), .bar .quiet button');
        for (let way = 0; way < ways().length; way += 1) {
            ways()[way].click();
            await drawn();
            await open();
            measure();
            dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
            await drawn();
            await open();
        }
    }
    return [seen, [...found]];
}"""


def moments(file: Path) -> tuple[int, int, list[Table]]:
    """Find where one seat of a recorded game has most to read: its first decision, and tables."""
    game = GAMES[file.stem.split("-")[0]]
    made = record.read(game, file.read_text(encoding="utf-8"))
    seat = int(made.answers[len(made.answers) // 2].seat)
    first, asked = -1, list[tuple[str, int, Table]]()
    table = game.new(made.options, made.seed)
    for decision, answer in enumerate(made.answers):
        if table.seat == seat == answer.seat:
            first = decision if first < 0 else first
            asked.append((type(table.stack[-1]).__name__, len(table.options), table.copy()))
        table.play(answer.code)
    return first, seat, list(_richest(asked))


def _richest(asked: list[tuple[str, int, Table]]) -> Iterator[Table]:
    """Give the moments with the most answers, one of each question after another."""
    ranks: dict[str, int] = {}
    ranked = []
    for question, n, table in sorted(asked, key=lambda each: -each[1]):
        ranks[question] = rank = ranks.get(question, 0) + 1
        ranked.append((rank, -n, table))
    for _, _, table in sorted(ranked, key=lambda each: each[:2])[:MOMENTS]:
        yield table


def told(name: str, table: Table, seat: int, language: str) -> dict[str, object]:
    """Tell a moment as the server tells it to who is asked."""
    game = GAMES[name]
    voice = Speaker(game, language, NAMES, seat, table.setting)
    view, asked = game.view(table, seat), game.told(table, seat)
    choices = game.telling.choices(table, seat, [int(code) for code in table.options])
    options = [
        Choice(
            **msgspec.structs.asdict(choice),
            name=voice.label(choice, view, asked),
            parts=tuple(voice.label_parts(choice, view, asked)),
            sentence=voice.answer(choice, view, asked),
        )
        for choice in choices
    ]
    return {
        "view": view,
        "question": asked,
        "sentence": voice.question(view, asked),
        "options": options,
        "asked": [seat],
        "held": None,
        "closing": None,
        "chosen": [],
        "entries": [],
        "panels": [],  # the bar alone is looked at
    }


def speak(anna: Person, language: str) -> None:
    """Let a table be told in a language."""
    if anna.page.locator("html").get_attribute("lang") == language:
        return
    anna.page.evaluate("told = null")
    anna.page.locator(".tools select").first.select_option(language, force=True)
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    anna.page.wait_for_function("() => told !== null")


@pytest.mark.parametrize("name", GAMES_SEEN)
def test_nothing_in_the_bar_is_cut(name: str, company: Company) -> None:
    anna = company()
    anna.context.add_init_script(LISTENING)
    found: list[str] = []
    for file in [RECORDS / f"{name}-{which}.bottega" for which in GAMES_SEEN[name]]:
        first, seat, tables = moments(file)
        anna.goes(f"/t/{played_on(anna, file, first, seat)}")
        Player(anna.page).until_asked()
        anna.page.keyboard.press("Shift+T")  # in words the same bar stands under less to draw
        expect(anna.page.locator(".panels section").first).to_be_visible()
        for language in LANGUAGES:
            speak(anna, language)
            shown = [told(name, table, seat, language) for table in tables]
            anna.page.evaluate(LAID, msgspec.json.encode(shown).decode())
            found += measured(anna, len(shown))
    assert not found, "\n".join(found)


def measured(anna: Person, shown: int) -> list[str]:
    """Show so many moments on every screen; list what is cut there."""
    found = []
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        rows = ROWS if (width, height) == DESK else None
        seen, cut = anna.page.evaluate(MEASURING, [rows, HIGHEST])
        assert seen > 2 * shown
        found += [f"{width}x{height} {each}" for each in cut]
    return found
