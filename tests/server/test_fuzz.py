"""Bad input: whatever comes over a WebSocket is refused by name, and the game goes on."""

import asyncio
import gc
import json
import resource
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bottega.server.base.errors import STATUS
from bottega.server.table.entries import Opened, Sat, Started
from bottega.server.table.table import Table
from tests.server.company import Company, company, wire
from tests.server.harness import PATIENCE, Looking

EXAMPLES = 25
BATCH = 400  # messages of an example: 10,000 in all
GROWTH = 16_000_000  # bytes that the second half may leave behind
LONGEST = 65_536

LAST = "the last word"  # no message has such a field, so a refusal names it

Frame = str | bytes

numbers = st.sampled_from(
    [
        -(2**63),
        -1,
        0,
        1,
        2,
        3,
        5,
        15,
        16,
        281,
        282,
        2**31,
        2**31 + 1,
        2**53,
        2**64,
        10**40,
        1.5,
        1e308,
    ]
)
words = st.sampled_from(
    [
        "",
        "x",
        "me",
        "masters",
        "en",
        "fr",
        "x" * 64,
        "x" * 65,
        "\0",
        "\u202e",
        "é" * 40,
        "../..",
        "end",
    ]
)
scraps: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | numbers | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=6,
)


def valid(table: str) -> list[dict[str, Any]]:
    """Give a message of every kind that could be right."""
    return [
        {"type": "hello", "table": table, "seat": 0},
        {"type": "hello", "table": table, "seat": 1, "have": 3, "language": "fr"},
        {"type": "hello", "table": table, "seat": None},
        {"type": "hello", "table": "elsewhere", "seat": 0},
        {"type": "answer", "code": 17, "version": 0, "key": "k"},
        {"type": "end", "version": 1, "key": "k"},
        {"type": "undo", "version": 1, "key": "k"},
        {"type": "propose", "what": "undo", "to": 5, "key": "k"},
        {"type": "propose", "what": "replace", "seat": 3, "key": "k"},
        {"type": "vote", "proposal": 9, "agree": False, "key": "k"},
        {"type": "say", "text": "ciao", "key": "k"},
        {"type": "orders", "orders": [{"question": "nothing", "answers": ["end"]}], "key": "k"},
        {"type": "back", "key": "k"},
        {"type": "resign"},  # without its key: who has resigned is refused all else
        {"type": "hello", "table": table, "seat": 0, "language": "de", "panels": True},
        {"type": "why-not", "code": 3},
        {"type": "why-not", "line": "take row 2"},
        {"type": "ping"},
    ]


@st.composite
def mutated(draw: st.DrawFn, messages: list[dict[str, Any]]) -> Frame:
    """Take a message that could be right and spoil something, or nothing."""
    message = dict(draw(st.sampled_from(messages)))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*message, "extra", "type", "key"]))
        how = draw(st.integers(0, 3))
        if how == 0:
            message.pop(name, None)
        else:
            message[name] = draw(scraps)
    text = json.dumps(message)
    forms: list[Frame] = [text, text.encode(), text[: len(text) // 2], text * 2]
    return draw(st.sampled_from(forms))


def nonsense() -> st.SearchStrategy[Frame]:
    """Give what is no message at all."""
    deep = st.sampled_from(["[", '{"type":', '{"orders":[', '{"a":{"b":'])
    return st.one_of(
        st.binary(max_size=40),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
        scraps.map(json.dumps),
        st.builds(lambda part, times: part * times, deep, st.sampled_from([2, 500, 5_000])),
        st.sampled_from(
            [
                "", b"", "null", "[]", "{}", b"\xff\xfe", b"\xed\xa0\x80", "NaN", "1e999",
                '{"type":"say","text":"\\ud800","key":"k"}',
                '{"type":"say","text":"ok","key":"\\udfff\\ud800"}',
                b'{"type":"say","text":"\xed\xa0\x80","key":"k"}',
                '{"type":"ping","type":"hello"}', '{"type":"' + "x" * 60_000 + '"}',
                '{"type":"why-not","code":' + "9" * 5_000 + "}",
            ]
        ),
    )  # fmt: skip


class Batch(list[Frame]):
    """Many messages that are told in few words when they do harm."""

    def __repr__(self) -> str:
        return f"a batch of {sorted({repr(frame)[:200] for frame in self})}"


def frames(table: str) -> st.SearchStrategy[Batch]:
    """Give a batch: few decisions of hypothesis make many messages, in an order of its own."""
    right: list[Frame] = [json.dumps(message) for message in valid(table)]
    bad = st.lists(mutated(valid(table)) | nonsense(), min_size=20, max_size=30)
    return st.builds(_spread, bad.map(lambda some: some + right), st.integers(0, 2**32))


def _spread(some: list[Frame], seed: int) -> Batch:
    chance = Random(seed)
    return Batch(_keyed(chance.choice(some), f"{seed}-{turn}") for turn in range(BATCH))


def _keyed(frame: Frame, key: str) -> Frame:
    """Give a message a key of its own, so that it is not taken for one sent again."""
    return frame.replace('"key": "k"', f'"key": "{key}"') if isinstance(frame, str) else frame


async def _send_all(socket: ClientConnection, batch: Iterable[Frame]) -> list[dict[str, Any]]:
    """Send a batch while listening, and hear everything that is said to it."""
    heard: list[dict[str, Any]] = []

    async def listen() -> None:
        while not (heard and LAST in heard[-1].get("message", "")):
            heard.append(json.loads(await socket.recv()))

    async with asyncio.timeout(PATIENCE):
        listening = asyncio.create_task(listen())
        try:
            for frame in batch:
                await socket.send(frame)
            await socket.send(f'{{"type":"ping","{LAST}":1}}')
            await listening
        finally:
            listening.cancel()
    return heard


def memory() -> int:
    """Give the bytes that this process holds."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


class Fuzzed:
    """A running game with two connections that send anything: a player's and a spectator's."""

    def __init__(self, party: Company, sockets: list[ClientConnection]) -> None:
        self.party = party
        self.sockets = sockets
        self.sent = 0
        self.errors: set[str] = set()

    async def endure(self, batch: list[Frame], which: int) -> None:
        """Send a batch and see that every refusal has a name."""
        heard = await _send_all(self.sockets[which], batch)
        faults = {message["error"] for message in heard if message["type"] == "refusal"}
        assert faults <= set(STATUS) - {"unknown", "unavailable"}
        self.errors |= faults
        self.sent += len(batch)


def fuzz(folder: Path, work: Callable[[Fuzzed, asyncio.Runner], None]) -> None:
    """Run hypothesis outside and the server inside, in one event loop."""
    with asyncio.Runner() as runner:
        party = company(folder, people=2, bots=("random",))
        entered = runner.run(party.__aenter__())
        anna = wire(entered.server, entered.guests[0].token)
        watcher = runner.run(entered.server.guest("Zeno"))
        zeno = wire(entered.server, watcher.token)
        sockets = [runner.run(anna.__aenter__()), runner.run(zeno.__aenter__())]
        try:
            work(Fuzzed(entered, sockets), runner)
        finally:
            for socket in sockets:
                socket.transport.abort()  # a polite end waits until all is read
            runner.run(anna.__aexit__(None, None, None))
            runner.run(zeno.__aexit__(None, None, None))
            runner.run(watcher.close())
            runner.run(party.__aexit__(None, None, None))


def test_ten_thousand_bad_messages_harm_nobody(tmp_path: Path) -> None:
    def work(fuzzed: Fuzzed, runner: asyncio.Runner) -> None:
        party = fuzzed.party
        sizes: list[int] = []

        @settings(
            max_examples=EXAMPLES, database=None, suppress_health_check=list(HealthCheck),
            phases=[Phase.generate], deadline=None,
        )  # fmt: skip
        @given(batch=frames(party.table), which=st.integers(0, 1))
        def endure(batch: list[Frame], which: int) -> None:
            runner.run(fuzzed.endure(batch, which))
            sizes.append(memory())

        endure()
        assert fuzzed.sent >= EXAMPLES * BATCH
        wanted = {"bad-message", "not-found", "stale", "not-now", "forbidden"}
        assert wanted <= fuzzed.errors
        assert sizes[-1] - sizes[len(sizes) // 2] < GROWTH
        runner.run(_goes_on(party))

    fuzz(tmp_path, work)


async def _goes_on(party: Company) -> None:
    """See that the log can be folded again to what is in memory, and that the game ends."""
    table = Table(party.table)
    for row in await party.server.site.store.rows(party.table):
        table.fold(row)
    assert table.outdated is None
    truth = await party.truth()
    assert table.playing().view(None) == truth.playing().view(None)
    assert [kind for kind in await party.log() if isinstance(kind, Opened | Sat | Started)]
    if truth.motion is not None:
        await party.eyes[1].do("vote", proposal=truth.motion.number, agree=False)
    for eye in party.eyes:
        await eye.do("orders", orders=[])
        await eye.do("back")
    await party.finish()
    assert (await party.truth()).status == "over"


async def _closes(socket: ClientConnection) -> int | None:
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_frame_that_is_too_long_closes_its_connection_and_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with company(tmp_path) as party:
            async with wire(party.server, party.guests[0].token) as socket:
                await socket.send("x" * LONGEST)
                assert (await Looking(socket).next())["error"] == "bad-message"
                await socket.send("x" * (LONGEST + 1))
                assert await _closes(socket) == 1009
            assert (await party.eyes[0].answer())["type"] == "update"

    asyncio.run(run())


def test_a_table_does_not_remember_every_language_somebody_asked_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with company(tmp_path) as party:
            async with wire(party.server) as socket:
                eye = Looking(socket)
                for number in range(50):
                    await eye.send(type="hello", table=party.table, language=f"x{number}")
                    await eye.hear("welcome")
            assert len((await party.truth()).speakers) < 20

    asyncio.run(run())
