"""Nothing leaks: whatever is sent to a seat, a spectator or a caller tells what they may know."""

import asyncio
import io
import json
import logging
from collections.abc import Awaitable, Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from msgspec import Raw

from bottega.kernel.rng import stream
from bottega.kernel.session import Session
from bottega.server.base import logs
from bottega.server.table import happening, showing
from bottega.server.table.entries import Answered, Done, Ended, Ordered, Started, Undone
from bottega.server.table.hearing import Tiding, heard
from bottega.server.table.readers import Reader
from bottega.server.table.showing import Surroundings
from bottega.server.table.table import Table
from bottega.text.ledger import Deed, Scribe, Teller
from tests.server.company import SALT, SEED, Company, company, plain, spectator
from tests.server.harness import Guest, Looking, Message


@pytest.fixture(autouse=True)
def everybody_is_told_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be as many messages as there can be."""
    monkeypatch.setattr("bottega.server.web.socket.PAUSE", 0.0)


WATCHER = None  # the seat of a spectator
SEATS = (0, 1, 2, WATCHER)
CODES = 282


class Scene:
    """A table of three people, a bot and a spectator, and everything they were told."""

    def __init__(self, party: Company, watcher: Looking) -> None:
        self.party = party
        self.eyes: dict[int | None, Looking] = dict(enumerate(party.eyes)) | {WATCHER: watcher}
        self.pages: dict[int | None, list[str]] = {seat: [] for seat in SEATS}  # over HTTP
        self.read: dict[int | None, list[Message]] = {seat: [] for seat in SEATS}  # entries, there

    async def fetch(self, seat: int | None, guest: Guest, path: str) -> Any:
        """Ask over HTTP and note all of the answer, its headers too."""
        answer = await guest.http.get(f"/api/tables/{self.party.table}{path}")
        self.pages[seat].append(f"{answer.headers} {json.dumps(answer.json())}")
        self.read[seat] += answer.json().get("entries", [])
        return answer.json()

    def told(self, seat: int | None) -> str:
        """Give all that somebody was told."""
        return json.dumps(self.eyes[seat].heard) + "".join(self.pages[seat])

    def updates(self, seat: int | None) -> list[Message]:
        """Give the updates that somebody heard."""
        return [message for message in self.eyes[seat].heard if message["type"] == "update"]

    def entries(self, seat: int | None) -> list[Message]:
        """Give the entries that somebody heard of, one way or the other."""
        heard = [entry for update in self.updates(seat) for entry in update.get("entries", [])]
        return heard + self.read[seat]


async def _pester(scene: Scene, guest: Guest, seat: int | None) -> None:
    """Ask for everything that can be asked for, the forbidden things too."""
    mine = "" if seat is None else f"&seat={seat}"
    for path in (
        "",
        "/update?language=fr" + mine,
        "/log?language=en" + mine,
        "/record",
        "/log?seat=3",
    ):
        await scene.fetch(seat, guest, path)
    for other in (0, 1, 2, 3):
        if other != seat:
            await scene.fetch(seat, guest, f"/update?seat={other}")
            await scene.fetch(seat, guest, f"/seats/{other}/why-not?code=3")
            await scene.fetch(seat, guest, f"/moments/1?seat={other}")
            await scene.fetch(seat, guest, f"/seats/{other}/why-not?line=take%20row%201")
    for decision in (1, 3):
        await scene.fetch(seat, guest, f"/moments/{decision}?language=en&panels=true{mine}")
    await scene.fetch(seat, guest, "/story?language=en")


async def _err(eye: Looking) -> None:
    """Do what is refused, in many ways."""
    await eye.do("answer", code=2**31, version=eye.now["version"])
    await eye.do("answer", code=0, version=2**50)
    await eye.do("undo", version=2**50)
    await eye.do("propose", what="undo", to=2**50)
    await eye.do("vote", proposal=2**50, agree=True)
    await eye.do("orders", orders=[{"question": "secret", "answers": []}])
    await eye.send(type="nonsense")
    for code in range(0, CODES, 3):
        await eye.send(type="why-not", code=code)


async def _order(eye: Looking) -> None:
    """Give a standing order, and take it back."""
    await eye.do("orders", orders=[{"question": "end-turn"}])
    await eye.do("orders", orders=[])


async def played(stack: AsyncExitStack, folder: Path, moves: int = 10_000) -> Scene:
    """Play a game, or its beginning, and keep everything that is told to anybody."""
    how: dict[str, Any] = {"people": 3, "bots": ("random",), "settings": {"substitute": "random"}}
    party = await stack.enter_async_context(company(folder, **how))
    watcher = await stack.enter_async_context(spectator(party.server))
    await watcher.send(type="hello", table=party.table, language="en")
    await watcher.hear("update")
    scene = Scene(party, watcher)
    zeno = await party.server.guest("Zeno")
    stack.push_async_callback(zeno.close)
    for move in range(moves):
        if (await party.truth()).status != "running":
            break
        if move in (0, 9, 60):
            for eye in party.eyes:
                await _order(eye)
            for seat, guest in [*enumerate(party.guests), (WATCHER, zeno)]:
                await _pester(scene, guest, seat)
            for eye in party.eyes:
                await _err(eye)
        await party.step()
    number = (await party.truth()).number
    for eye in scene.eyes.values():
        await eye.until(lambda now: bool(now["number"] >= number))
    return scene


async def _secrets_of(party: Company) -> dict[str, list[str]]:
    """List what belongs to one person only, and what belongs to the server."""
    table = await party.truth()
    keys = party.server.site.keys
    found = {"server": [SALT, SEED, f"{int(SEED):x}", keys._key.decode()]}
    for seat, guest in enumerate(party.guests):
        link = keys.link(table.id, seat, table.seats[seat].generation)
        found[guest.name] = [guest.id, guest.token, guest.recovery, link]
    return found


async def no_secret(scene: Scene, secrets: dict[str, list[str]]) -> None:
    """See that nobody was told a secret; seed and salt are none when the game is over."""
    over = next(iter(scene.eyes.values())).now.get("status") == "over"
    for seat in SEATS:
        said = scene.told(seat)
        if over:  # what was told before the end
            end = {"status": "over"}.items()
            before = [m for m in scene.eyes[seat].heard if not end <= m.items()]
            said = json.dumps(before) + "".join(scene.pages[seat])
        for whose, words in secrets.items():
            for word in words:
                told = word in said  # of texts that differ pytest writes a comparison, very slowly
                assert not told, f"seat {seat} heard a secret of {whose}"


async def true_events(party: Company) -> dict[int, list[Any]]:
    """Play the log again without the server; give what happened in each entry."""
    table = await party.truth()
    session: Session[Any, Any] = Session(table.game, table.options, int(SEED), (0, 1, 2))
    found: dict[int, list[Any]] = {}
    for number, entry in enumerate(await party.log(), 1):
        if isinstance(entry, Answered):
            found[number] = list(session.submit(entry.seat, entry.code, session.version))
        elif isinstance(entry, Ended):
            found[number] = list(session.end(entry.seat, session.version))
        elif isinstance(entry, Undone) and entry.code is not None:
            found[number] = list(session.take_back(entry.seat, entry.code, session.version))
        elif isinstance(entry, Undone):
            session.undo(entry.seat, session.version)
    return found


async def only_redacted(scene: Scene) -> None:
    """See that every event was told as the game redacts it for its hearer."""
    happened = await true_events(scene.party)
    game = (await scene.party.truth()).game
    for seat in SEATS:
        numbers = set()
        for entry in (e for update in scene.updates(seat) for e in update.get("entries", [])):
            numbers.add(entry["number"])
            redacted = [game.redact(event, seat) for event in happened.get(entry["number"], [])]
            assert entry.get("events", []) == [plain(event) for event in redacted if event]
        last = scene.eyes[seat].now["number"]  # a bot may have gone on since
        assert numbers >= {number for number in happened if number <= last}


async def only_own_deeds(scene: Scene) -> None:
    """See that every deed was told, in any language, as that of what its hearer may know."""
    happened, table = await true_events(scene.party), await scene.party.truth()
    scribe, teller = Scribe(table.game, table.options), Teller("masters", "en", ())
    for seat in SEATS:
        told = [entry for entry in scene.entries(seat) if "deeds" in entry]
        assert told
        for entry in told:
            gists = map(table.game.telling.gist, happened[entry["number"]])
            done = map(scribe.deed, heard(table.game, gists, seat))
            true = [{"text": teller.text(deed), "changes": deed.changes} for deed in done]
            deeds = [deed for deed in plain(true) if deed["text"]]
            assert [*map(pieces, entry["deeds"])] == [*map(pieces, deeds)]


def pieces(deed: Message) -> tuple[list[str], list[Message]]:
    """List what a deed names, and what it changed."""
    things = [part["thing"] for part in deed["text"] if isinstance(part, dict)]
    return sorted(t for t in things if not t.startswith("seat:")), deed.get("changes", [])


async def only_own(scene: Scene) -> None:
    """See that answers, word for word, and orders were told to the seat that gave them only."""
    game, log = (await scene.party.truth()).game, await scene.party.log()
    for seat in SEATS:
        told = {entry["number"]: entry for entry in scene.entries(seat)}
        lines = [told[number]["line"] for number in sorted(told) if "line" in told[number]]
        given = [game.line(e.code) for e in log if isinstance(e, Answered) and e.seat == seat]
        assert lines == given[: len(lines)], f"seat {seat} was told another seat's answer"
        orders = {number for number, entry in told.items() if entry["kind"] == "ordered"}
        own = {n for n, e in enumerate(log, 1) if isinstance(e, Ordered) and e.seat == seat}
        assert orders == own, f"seat {seat} was told of another seat's orders"
        assert seat is WATCHER or (lines and orders)


async def views_are_true(scene: Scene) -> None:
    """See that every view was that of its seat at that moment, and nothing more."""
    moments = {}
    table = Table(scene.party.table)
    for row in await scene.party.server.site.store.rows(scene.party.table):
        table.fold(row)
        if table.session is not None:
            moments[row.number] = {s: plain(table.session.view(s)) for s in SEATS}
    for seat in SEATS:
        assert len(scene.updates(seat)) > 5
        for update in scene.updates(seat):
            assert update["view"] == moments[update["number"]][seat]


def bytes_for(table: Table, seat: int | None) -> bytes:
    """Write everything about this moment that a seat could be sent."""
    table.shown.clear()
    table.playing()._known = (None, 0, 0, [])
    sent = [
        showing.update(table, Reader(seat, "en", have, panels=True), Surroundings(0, {0}))
        for have in (0, table.number)
    ]
    if seat is not None:
        some = range(table.number % 7, CODES, 7)  # other ones at other moments
        sent += [msgspec.json.encode(showing.reason(table, seat, code, "en")) for code in some]
    return b"".join(sent)


def same_bytes(table: Table, seat: int | None, chance: int) -> None:
    """See that a seat is sent the same if what it cannot see is dealt anew."""
    session = table.playing()
    true, sent = session.table, bytes_for(table, seat)
    view = table.game.view(true, seat)
    session.table = session._listened(
        table.game.determinize(view, stream(chance, f"seat {seat} at {table.number}"))
    )
    try:
        assert bytes_for(table, seat) == sent, f"seat {seat} at {table.number}"
    finally:
        session.table = true
        bytes_for(table, seat)


async def moments_are_redacted(party: Company) -> None:
    """See that looking back while the game runs tells each the own part of it only."""
    table = await party.truth()
    assert table.status == "running"
    made = table.playing().record().answers
    for seat, guest in enumerate(party.guests):
        for decision in range(1, len(made) + 1):
            path = f"/api/tables/{party.table}/moments/{decision}?seat={seat}&language=en"
            told = await guest.ask("GET", path)
            assert told["by"] == made[decision - 1].seat
            assert ("line" in told) is (told["by"] == seat)
            kept = [e for e in told.get("events", ()) if e["event"] == "LeadersKept"]
            assert all((e["leaders"] is not None) is (e["seat"] == seat) for e in kept)
            assert decision > len(party.guests) or len(kept) == 1


async def dealt_anew(party: Company) -> int:
    """Compare at several moments of a stored game; count the comparisons."""
    table, compared = Table(party.table), 0
    rows = await party.server.site.store.rows(party.table)
    for row in rows[:-1]:
        table.fold(row)
        if table.session is None or (row.number > 20 and row.number % 29):
            continue
        for seat in SEATS:
            same_bytes(table, seat, chance=row.number)
            compared += 1
    return compared


def test_a_whole_game_tells_nobody_more_than_they_may_know(tmp_path: Path) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            scene = await played(stack, tmp_path)
            party = scene.party
            assert (await party.truth()).status == "over"
            await no_secret(scene, await _secrets_of(party))
            await only_redacted(scene)
            await only_own_deeds(scene)
            await only_own(scene)
            await views_are_true(scene)
            assert await dealt_anew(party) > 60

    asyncio.run(run())


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_other_deals_behind_the_same_view_look_the_same(tmp_path: Path, seed: str) -> None:
    async def run() -> None:
        with patch("tests.server.company.SEED", seed):
            async with company(tmp_path, people=4) as party:
                party.chance.seed(int(seed))
                for _ in range(60):
                    await party.step()
                assert await dealt_anew(party) > 60

    asyncio.run(run())


def test_moments_of_a_running_game_tell_nobody_more_than_they_may_know(tmp_path: Path) -> None:
    async def run() -> None:
        async with company(tmp_path, people=3) as party:
            for _ in range(25):
                await party.step()
            await moments_are_redacted(party)

    asyncio.run(run())


def test_links_are_given_to_those_they_belong_to_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with company(tmp_path, people=2) as party:
            for seat, guest in enumerate(party.guests):
                links = await guest.ask("GET", f"/api/tables/{party.table}/links")
                assert list(links["links"]) == [str(seat)]

    asyncio.run(run())


# The detector itself.


def _whole_events(seat: int | None, tidings: Iterable[Tiding]) -> tuple[Raw, ...]:
    return tuple(one.raw for one in tidings)


def _whole_deed(done: Done, seat: int | None) -> Deed:
    return done


def _whole_table(table: Table, seat: int | None) -> Raw:
    return Raw(msgspec.json.encode(plain(table.game.pack(table.playing().table))))


def _with_the_seed(table: Table, *more: Any) -> Any:
    return msgspec.structs.replace(INFO(table, *more), seed=table.seed)


def _line_for_all(upshot: Any, seat: int | None) -> str | None:
    return next((line for _, line in upshot.made), None) if upshot else None


INFO = showing.info

LEAKS: dict[str, tuple[Any, Any, list[str]]] = {  # where is put what, and who finds it
    "told_to": (happening, _whole_events, ["events"]),
    "heard_by": (Done, _whole_deed, ["deeds"]),
    "_view": (showing, _whole_table, ["views", "bytes"]),
    "_own_line": (happening, _line_for_all, ["own"]),
    "PRIVATE": (happening, (), ["own"]),
    "info": (showing, _with_the_seed, ["secret"]),
}


@pytest.mark.parametrize("where", LEAKS)
def test_a_leak_is_found_where_there_is_one(tmp_path: Path, where: str) -> None:
    room, leak, finders = LEAKS[where]

    async def run() -> list[str]:
        found = []
        async with AsyncExitStack() as stack:
            stack.enter_context(patch.object(room, where, leak))
            scene = await played(stack, tmp_path, moves=20)
            secrets = await _secrets_of(scene.party)
            checks: dict[str, Awaitable[Any]] = {
                "secret": no_secret(scene, secrets),
                "events": only_redacted(scene),
                "deeds": only_own_deeds(scene),
                "own": only_own(scene),
                "views": views_are_true(scene),
                "bytes": dealt_anew(scene.party),
            }
            for name, check in checks.items():
                try:
                    await check
                except AssertionError:
                    found.append(name)
        return found

    assert set(finders) <= set(asyncio.run(run()))  # others may find it, too, by what was played


# Logs.


@contextmanager
def logged() -> Iterator[io.StringIO]:
    """Log everything, as the server does when it is asked for debug messages."""
    root = logging.getLogger()
    kept = (root.handlers[:], root.level)
    said = io.StringIO()
    for ours in ("websockets.client", "asyncio"):  # the client's side of the test
        logging.getLogger(ours).setLevel(logging.WARNING)
    try:
        with patch("sys.stderr", said):
            logs.set_up("debug")
        yield said
    finally:
        root.handlers[:], root.level = kept[0], kept[1]
        root.setLevel(kept[1])


def test_the_logs_hold_no_secret_even_at_their_most_talkative(tmp_path: Path) -> None:
    async def run() -> None:
        with logged() as said:
            async with AsyncExitStack() as stack:
                scene = await played(stack, tmp_path, moves=20)
                secrets = await _secrets_of(scene.party)
                logging.getLogger("bottega").debug("the end")
        lines = said.getvalue().splitlines()
        assert any('"the end"' in line for line in lines)
        for whose, words in secrets.items():
            for word in words:
                bad = [line for line in lines if word in line]
                assert not bad, f"a secret of {whose} is in the logs: {bad[0][:300]}"

    asyncio.run(run())


def test_the_seed_is_told_when_the_game_is_over(tmp_path: Path) -> None:
    async def run() -> None:
        async with company(tmp_path) as party:
            await party.finish()
            told = await party.guests[0].ask("GET", f"/api/tables/{party.table}")
            assert (told["seed"], told["salt"]) == (SEED, SALT)
            assert [e for e in await party.log() if isinstance(e, Started)]

    asyncio.run(run())
