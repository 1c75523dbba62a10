"""Records: the deal is committed to and told at the end, and a game can be taken along."""

import json
from pathlib import Path

import msgspec
import pytest

from bottega.games import GAMES
from bottega.kernel import record
from bottega.kernel.errors import BadRecord
from bottega.kernel.fairness import commitment
from bottega.kernel.options import Options
from bottega.server.table.entries import Started, read
from tests.server.harness import Guest, Message
from tests.server.stories import House, finished, refused, tell

MASTERS = GAMES["masters"]
RECORDS = Path(__file__).parents[1] / "records"
TEXT = {"content-type": "text/plain"}


async def record_of(guest: Guest, table: str) -> str:
    return str(await guest.ask("GET", f"/api/tables/{table}/record"))


async def bring(guest: Guest, text: str | bytes, status: int = 201) -> Message:
    told: Message = await guest.ask("POST", "/api/records", status, content=text, headers=TEXT)
    return told


async def deal_of(house: House, table: str) -> Started:
    """Read the deal where it is kept: in the store."""
    entries = [read(row.entry) for row in await house.site.store.rows(table)]
    return next(entry for entry in entries if isinstance(entry, Started))


# The deal.


def test_salt_and_seed_are_in_the_store_and_nowhere_else_while_the_game_runs(
    tmp_path: Path,
) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        deal = await deal_of(house, table)
        assert int(deal.seed).bit_length() > 64
        shown = []
        for path in ("", "/update", "/update?seat=0", "/log", "/log?seat=0&language=en"):
            shown.append((await anna.http.get(f"/api/tables/{table}{path}")).text)
        shown.append((await anna.http.get("/api/tables")).text)
        shown.append((await anna.http.get("/api/me/tables")).text)
        shown.append((await anna.http.get(f"/api/tables/{table}/record")).text)
        shown.append((await anna.http.get(f"/api/tables/{table}/moments/0")).text)
        shown.append(await house.metrics())
        assert all(deal.seed not in text for text in shown)
        assert all(deal.salt not in text for text in shown)
        assert all(hex(int(deal.seed))[2:] not in text for text in shown)

    tell(tmp_path, story)


def test_the_commitment_is_published_at_the_start_and_is_right_at_the_end(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "open", start=False)
        path = f"/api/tables/{table}"
        assert "commitment" not in await anna.ask("GET", path)
        await anna.sit(table, 1)
        published = (await anna.ask("POST", f"{path}/start"))["commitment"]
        async with anna.at(table, 0) as one, anna.at(table, 1) as other:
            while one.now.get("status", "running") == "running":
                for seat, looking in enumerate((one, other)):
                    await looking.until(lambda now: now["number"] >= one.now["number"])
                    while looking.now.get("options") or looking.now.get("held") == seat:
                        await looking.move()
                await one.until(lambda now: now["number"] >= other.now["number"])
        info = await anna.ask("GET", path)
        assert info["commitment"] == published
        options = Options(info["players"], info["options"])
        assert commitment("masters", options, int(info["seed"]), info["salt"]) == published

    tell(tmp_path, story)


def test_no_two_tables_have_the_same_deal(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        deals = [await deal_of(house, await anna.table("me")) for _ in range(3)]
        assert len({deal.seed for deal in deals}) == 3
        assert len({deal.salt for deal in deals}) == 3
        assert all(len(deal.salt) >= 32 for deal in deals)

    tell(tmp_path, story)


# Taking a record along.


def test_a_record_tells_the_deal_so_it_is_refused_while_the_game_runs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for table in (
            await anna.table("me", "open", start=False),
            await anna.table("me", "random"),
        ):
            await refused(anna.http.get(f"/api/tables/{table}/record"), 409, "not-now")
        gone = await anna.table("me", "open", start=False)
        await anna.ask("DELETE", f"/api/tables/{gone}")
        await refused(anna.http.get(f"/api/tables/{gone}/record"), 409, "not-now")
        await refused(anna.http.get("/api/tables/nothing/record"), 404, "not-found")

    tell(tmp_path, story)


def test_what_was_exported_verifies_in_both_notations(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await finished(anna)
        info = await anna.ask("GET", f"/api/tables/{table}")
        told = await anna.ask("GET", f"/api/tables/{table}/update")
        text = await record_of(anna, table)
        as_json = (await anna.http.get(f"/api/tables/{table}/record?json=true")).text
        json.loads(as_json)
        for written in (text, as_json):
            found = record.read(MASTERS, written)
            assert MASTERS.outcome(record.verify(MASTERS, found)) is not None
            assert found.commitment == info["commitment"]
            assert found.salt == info["salt"]
            assert str(found.seed) == info["seed"]
            assert found.result == tuple(one["points"] for one in told["outcome"]["scores"])
        assert record.read(MASTERS, text) == record.read(MASTERS, as_json)

    tell(tmp_path, story)


def test_an_exported_record_with_another_deal_does_not_verify(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        found = record.read(MASTERS, await record_of(anna, await finished(anna, "me")))
        for changed in (
            msgspec.structs.replace(found, seed=found.seed ^ 1),
            msgspec.structs.replace(found, salt="00" * 16),
            msgspec.structs.replace(found, salt=None),
        ):
            with pytest.raises(BadRecord):
                record.verify(MASTERS, changed)

    tell(tmp_path, story)


def test_a_json_record_says_that_it_is_json(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await finished(anna, "me")
        text = await anna.http.get(f"/api/tables/{table}/record")
        assert text.headers["content-type"] == "text/plain; charset=utf-8"
        as_json = await anna.http.get(f"/api/tables/{table}/record?json=true")
        assert as_json.headers["content-type"] == "application/json"

    tell(tmp_path, story)


def test_a_game_given_up_by_consent_is_recorded_as_far_as_it_went(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "me")
        async with anna.at(table, 0) as looking:
            await looking.answer()
            await looking.do("propose", what="abandon")
        info = await anna.ask("GET", f"/api/tables/{table}")
        assert info["status"] == "abandoned"
        assert info["seed"]
        found = record.read(MASTERS, await record_of(anna, table))
        assert MASTERS.outcome(record.verify(MASTERS, found)) is None
        assert found.result is None
        assert found.commitment == info["commitment"]

    tell(tmp_path, story)


# Bringing one.


def test_a_record_that_is_brought_back_can_be_looked_at_and_exported_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await finished(anna)
        text = await record_of(anna, table)
        as_json = (await anna.http.get(f"/api/tables/{table}/record?json=1")).content
        seen = await anna.ask("GET", f"/api/tables/{table}/moments/7?seat=1")
        for written in (text, as_json, b"\xef\xbb\xbf" + text.encode()):
            info = await bring(anna, written)
            assert info["status"] == "over"
            assert info["id"] != table
            assert await record_of(anna, info["id"]) == text
            again = await anna.ask("GET", f"/api/tables/{info['id']}/moments/7?seat=1")
            assert again["view"] == seen["view"]
        public = (await anna.ask("GET", "/api/tables"))["tables"]
        assert [one["id"] for one in public] == [table]

    tell(tmp_path, story)


def test_a_record_of_bots_in_the_terminal_can_be_brought(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for game in GAMES.values():
            text = next(RECORDS.glob(f"{game.name}-*")).read_text()
            info = await bring(anna, text)
            assert "commitment" not in info
            found = record.read(game, await record_of(anna, info["id"]))
            assert found == record.read(game, text)

    tell(tmp_path, story)


def test_an_unfinished_record_becomes_a_table_that_was_given_up(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        text = await record_of(anna, await finished(anna))
        lines = [line for line in text.splitlines() if not line.startswith("result")]
        info = await bring(anna, "\n".join(lines[:-5]) + "\n")
        assert info["status"] == "abandoned"
        moment = await anna.ask("GET", f"/api/tables/{info['id']}/moments/3")
        assert moment["decisions"] == len(record.read(MASTERS, text).answers) - 5
        path = f"/api/tables/{info['id']}/seats/0"
        await refused(anna.http.post(path, json={}), 409, "not-now")

    tell(tmp_path, story)


def test_damaged_records_are_refused_with_their_line_and_leave_nothing(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        text = await record_of(anna, await finished(anna, "me"))
        lines = text.splitlines()
        seed = next(number for number, line in enumerate(lines) if line.startswith("seed"))
        answers = [number for number, line in enumerate(lines) if line[0].isdigit()]
        swapped = [*lines]
        swapped[answers[0]] = "0 dance"
        other = [*lines]
        other[seed] = "seed 1"
        result = [*lines[:-1], "result 9999"]
        doubled = [*lines[: answers[3]], *lines[answers[0] :]]
        for damaged in (swapped, other, result, doubled, lines[1:], [lines[0]]):
            asking = anna.http.post("/api/records", content="\n".join(damaged), headers=TEXT)
            await refused(asking, 422, "bad-record")
        tables = (await anna.ask("GET", "/api/tables"))["tables"]
        assert len(tables) == 1

    tell(tmp_path, story)


def test_what_is_no_record_at_all_is_refused(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for nothing in (b"", b"hello", b"\xff\xfe\x00", b"{}", b"{" * 9_000, b'{"format": 9}'):
            asking = anna.http.post("/api/records", content=nothing, headers=TEXT)
            await refused(asking, 422, "bad-record")
        unknown = b"bottega record 1\ngame chess 1\nplayers 2\nseed 1\n"
        await refused(anna.http.post("/api/records", content=unknown), 422, "bad-options")

    tell(tmp_path, story)


def test_a_huge_record_is_not_even_read(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        huge = b"bottega record 1\n" + b"# nothing\n" * 110_000
        await refused(anna.http.post("/api/records", content=huge), 413, "too-large")

    tell(tmp_path, story)


def test_who_has_no_name_brings_no_record(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        asking = house.stranger().post("/api/records", content="bottega record 1")
        await refused(asking, 401, "who-are-you")

    tell(tmp_path, story)
