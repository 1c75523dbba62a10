"""Going for good: nothing of somebody is left but games, which stay whole and name nobody."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict
from sqlalchemy import func, insert, select, update

from bottega.server.base.errors import Damaged, Refusing
from bottega.server.base.hours import now
from bottega.server.club.scribe import remade
from bottega.server.house.checkup import check
from bottega.server.people.keys import Host
from bottega.server.store import errands as shelf
from bottega.server.store.appender import named
from bottega.server.store.database import engine_for
from bottega.server.store.results import put
from bottega.server.store.schema import METADATA
from bottega.server.store.schema.clubs import ENTRANTS
from bottega.server.store.schema.finished import RATINGS, RESULTS
from bottega.server.store.schema.logs import LOG
from bottega.server.store.schema.order import ERRANDS
from bottega.server.store.schema.tournaments import COMPETITORS
from bottega.server.table.entries import Murmured, Opened, Renamed, Sat, write
from tests.postgres import Postgres
from tests.server.harness import Guest, Message, serving
from tests.server.stories import House, finished, refused, tell
from tests.server.test_doors import closed
from tests.server.test_groups import founded, joined
from tests.server.test_players import game_of

NAME = "Simonetta"
WORDS = "Greetings from the harbour"
SURE = {"sure": True}


async def go(guest: Guest) -> None:
    """Go for good."""
    await guest.ask("DELETE", "/api/me", json=SURE)


async def pair(house: House, **wish: Any) -> tuple[Guest, Guest, str]:
    """Let two people sit down at a table that they have not begun."""
    anna, bruno = await house.guest(NAME), await house.guest("Bruno")
    table = await anna.table("me", "open", start=False, **wish)
    await bruno.sit(table, 1)
    return anna, bruno, table


async def played(anna: Guest, bruno: Guest, table: str) -> None:
    """Begin a game, let both say something, and let the second give it up."""
    await anna.ask("POST", f"/api/tables/{table}/start")
    async with anna.at(table) as hers, bruno.at(table, 1) as his:
        await hers.answer()
        await his.answer()
        await hers.do("say", text=WORDS, key="words")
        await his.do("say", text="Good evening", key="evening")
        await his.do("resign")
        await hers.play_to_the_end(0)


def everything(url: str) -> str:
    """Read the whole database as one text, but for the log of what is yet to be done."""
    engine = engine_for(url)
    with engine.connect() as connection:
        tables = [one for one in METADATA.sorted_tables if one is not ERRANDS]
        rows = [list(map(tuple, connection.execute(select(one)).all())) for one in tables]
    engine.dispose()
    return json.dumps(rows, default=str)


def ratings(url: str) -> list[tuple[Any, ...]]:
    """Read all ratings."""
    engine = engine_for(url)
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.execute(select(RATINGS)).all()]
    engine.dispose()
    return sorted(found, key=str)


def settled(house: House) -> "asyncio.Task[None]":
    """Let the last look be taken at what somebody has left, as a minute later."""

    async def look() -> None:
        await house.site.store.execute(update(ERRANDS).values(since=1))
        await house.site.errands.care()

    return asyncio.create_task(look())


def test_deleting_a_person_leaves_games_intact_and_nameless(database_url: str) -> None:
    kept: dict[str, Any] = {}

    async def story(house: House) -> None:
        anna, bruno, table = await pair(house)
        await played(anna, bruno, table)
        record = (await bruno.http.get(f"/api/tables/{table}/record")).text
        await house.site.scribe.catch_up()
        kept.update(id=anna.id, table=table, ratings=ratings(database_url))
        await go(anna)
        await settled(house)
        await refused(anna.http.get("/api/me"), 401, "who-are-you")
        await refused(house.stranger().get(f"/api/players/{anna.id}"), 404, "not-found")
        info = await bruno.ask("GET", f"/api/tables/{table}")
        assert [seat.get("name", "") for seat in info["seats"]] == ["", "Bruno"]
        assert info["seats"][0]["kind"] == "person"
        assert (await bruno.http.get(f"/api/tables/{table}/record")).text == record
        brought = {"content": record, "headers": {"content-type": "text/plain"}}
        await bruno.ask("POST", "/api/records", 201, **brought)  # it is played again
        for moment in (1, 2):
            await bruno.ask("GET", f"/api/tables/{table}/moments/{moment}?seat=0&language=en")
        log = (await bruno.ask("GET", f"/api/tables/{table}/log?seat=1&language=en"))["entries"]
        said = [(one.get("text"), one.get("struck")) for one in log if one["kind"] == "said"]
        assert said == [(None, True), ("Good evening", None)]
        for path in ("story", "players", "log?language=fr", "update?seat=1&language=en"):
            told = (await bruno.http.get(f"/api/tables/{table}/{path}")).text
            assert NAME not in told, path
            assert anna.id not in told, path
        page = await bruno.ask("GET", f"/api/players/{bruno.id}")
        assert [one.get("player", "") for one in page["last"][0]["sittings"]] == ["", bruno.id]

    tell(Path("/nowhere"), story, db=database_url)
    left = everything(database_url)
    for word in (NAME, WORDS, kept["id"]):
        assert word not in left
    assert check(database_url).well
    changed = {row[:3] + row[4:] for row in ratings(database_url)}
    assert changed == {row[:3] + row[4:] for row in kept["ratings"]}  # but for who it is of
    before = ratings(database_url)
    assert remade(database_url).damaged == 0
    assert ratings(database_url) == before  # nobody is brought back, nor is anybody rated otherwise
    assert NAME not in everything(database_url)


def test_whoever_has_not_said_that_they_are_sure_stays(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for body in ({}, {"sure": False}, None):
            await refused(anna.http.request("DELETE", "/api/me", json=body), 400, "bad-message")
        assert (await anna.ask("GET", "/api/me"))["id"] == anna.id

    tell(tmp_path, story)


def test_a_game_that_runs_is_given_up_and_goes_on_for_the_others(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, bruno, table = await pair(house, settings={"substitute": "random"})
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with bruno.at(table, 1) as his:
            await go(anna)
            now = await his.until(lambda one: bool(one["info"] and not _name(one, 0)))
            assert now["info"]["seats"][0]["resigned"]
            assert now["entries"][-1]["kind"] == "departed"
            await his.play_to_the_end(1)
        (results,) = [await house.site.store.read(_players)]
        assert anna.id not in results
        assert bruno.id in results

    tell(Path("/nowhere"), story, db=database_url)


def _players(connection: Any) -> list[str]:
    return list(connection.scalars(select(RESULTS.c.player)).all())


def _name(update: Message, seat: int) -> str:
    return str(update["info"]["seats"][seat].get("name", ""))


def test_a_table_that_has_not_begun_is_left_and_ones_own_is_given_up(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, hers = await pair(house)
        his = await bruno.table("me", "open", start=False)
        await anna.sit(his, 1)
        await go(anna)
        assert (await bruno.ask("GET", f"/api/tables/{hers}"))["status"] == "abandoned"
        left = await bruno.ask("GET", f"/api/tables/{his}")
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open"]
        assert NAME not in everything(house.site.settings.db)

    tell(tmp_path, story)


def test_what_somebody_has_opened_is_closed_at_every_process(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.database()

    async def story(house: House) -> None:
        async with serving(tmp_path, db=url) as other:
            anna, bruno, table = await pair(house)
            elsewhere = House(other, house._doors)
            told = {"name": NAME, "recovery": "", "id": anna.id, "token": anna.token}
            watching = {"name": "Bruno", "recovery": "", "id": bruno.id, "token": bruno.token}
            there, seen = elsewhere.known(told), elsewhere.known(watching)
            await played(anna, bruno, table)
            async with there.at(table) as hers, seen.at(table, 1) as his:
                await go(anna)
                assert await closed(hers) == 1008
                await his.until(lambda one: bool(one.get("info") and not _name(one, 0)))
            async with seen.at(table, 1) as his:  # what that process keeps ready names nobody
                assert NAME not in str(his.heard)
                assert WORDS not in str(his.heard)
            await refused(there.http.get("/api/me"), 401, "who-are-you")

    tell(tmp_path, story, db=url)


def test_who_is_killed_in_the_middle_has_gone_after_the_next_start(database_url: str) -> None:
    kept: dict[str, Any] = {}

    async def story(house: House) -> None:
        anna, bruno, table = await pair(house)
        await played(anna, bruno, table)
        kept.update(id=anna.id, bruno=bruno)

        async def killed(id: str, errand: Any) -> None:
            raise asyncio.CancelledError

        house.site.errands._at = killed  # type: ignore[method-assign]
        await go(anna)
        assert NAME in everything(database_url)

    async def later(house: House) -> None:
        await settled(house)
        left = everything(database_url)
        assert NAME not in left
        assert kept["id"] not in left
        query = select(func.count()).select_from(ERRANDS)
        assert await house.site.store.read(lambda c: c.scalar(query)) == 0

    tell(Path("/nowhere"), story, db=database_url)
    tell(Path("/nowhere"), later, db=database_url)


def test_who_is_asked_in_a_window_is_waited_for(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, table = await pair(house)
        await played(anna, bruno, table)
        change, refusals = house.site.tables.change, [Refusing("too-fast", "wait", 0.01)] * 2

        async def first_refused(id: str, make: Callable[..., Any], ack: Any = None) -> int:
            if refusals:
                raise refusals.pop()
            return await change(id, make, ack)

        house.site.tables.change = first_refused  # type: ignore[method-assign]
        await go(anna)
        assert NAME not in everything(house.site.settings.db)

    tell(tmp_path, story)


def test_who_has_gone_is_made_nameless_though_a_moderator_takes_their_name_away(
    database_url: str,
) -> None:
    async def story(house: House) -> None:
        anna, bruno, table = await pair(house)
        await played(anna, bruno, table)
        errands = house.site.errands
        errand = shelf.Errand(anna.id, shelf.GONE, "alias", 1)
        await house.site.store.write(lambda c: shelf.go(c, errand))  # and is killed then
        with pytest.raises(Refusing, match="no such player"):
            await errands.rename(anna.id, "Nobody 12", lambda connection: None)
        await errands.care()
        assert NAME not in everything(database_url)
        assert "Nobody 12" not in everything(database_url)

    tell(Path("/nowhere"), story, db=database_url)


def test_nobody_waits_for_somebody_who_cannot_be_made_nameless(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, _, _ = await pair(house)
        store, older = house.site.store, shelf.Errand("ghost", shelf.GONE, "shade", 1)
        rows = [
            {"tournament": "t", "number": n, "identity": who, "seed": n, "gone": False}
            for n, who in enumerate((older.identity, older.word))  # nobody plays twice
        ]
        await store.execute(insert(COMPETITORS).values(rows))
        await store.execute(insert(ERRANDS).values(asdict(older)))
        await store.write(lambda c: shelf.go(c, shelf.Errand(anna.id, shelf.GONE, "alias", 2)))
        await house.site.errands.care()
        assert NAME not in everything(house.site.settings.db)
        waiting = select(ERRANDS.c.identity)
        assert await store.read(lambda c: list(c.scalars(waiting))) == ["ghost"]

    tell(tmp_path, story)


def test_a_damaged_table_is_made_nameless_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, _, table = await pair(house)
        broken = update(LOG).where(LOG.c.table_id == table, LOG.c.number == 3)
        await house.site.store.execute(broken.values(entry="{}"))
        house.site.tables.find(table).forget()
        with pytest.raises(Damaged):
            async with house.site.tables.reading(table):
                pass
        await go(anna)
        query = select(LOG.c.entry).where(LOG.c.table_id == table)
        rows = await house.site.store.read(lambda c: "".join(c.scalars(query).all()))
        assert NAME not in rows
        assert anna.id not in rows

    tell(tmp_path, story)


def test_what_spectators_wrote_goes_with_them(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, zeno = await house.guest(), await house.guest("Bruno"), await house.guest(NAME)
        table = await finished(anna, "me", "random")
        async with zeno.at(table, None) as his:
            await his.do("say", text=WORDS)
        async with bruno.at(table, None) as seen:
            assert WORDS in str(seen.now)
            await go(zeno)
            told = await seen.hear("update")
            assert told["entries"][-1]["strikes"]
        assert WORDS not in (await bruno.http.get(f"/api/tables/{table}/log")).text
        assert WORDS not in everything(house.site.settings.db)

    tell(tmp_path, story)


def test_an_entry_tells_the_store_whom_it_names() -> None:
    assert named(write(Sat(0, "anna", '"holder":"nobody"'))) == "anna"
    assert named(write(Murmured("anna", "x", '{"holder":"bruno"}'))) == "anna"
    assert named(write(Renamed("anna", "x"))) == "anna"
    opened = (
        b'{"kind":"opened","game":"masters","options":{"deck":"\\"host\\":\\"x\\""},"host":"anna"}'
    )
    assert named(opened) == "anna"
    assert named(b'{"kind":"said","seat":0,"text":"\\"holder\\":\\"anna\\""}') is None
    assert Opened.__struct_config__.tag == "opened"


def test_errands_are_known_by_when_they_were_noted(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        await go(anna)
        (errand,) = await house.site.store.read(lambda c: shelf.due(c, 2**52))
        assert (errand.identity, errand.kind) == (anna.id, shelf.GONE)
        await house.site.errands.care()  # not yet: somebody may still be writing
        assert await house.site.store.read(lambda c: shelf.due(c, 2**52)) == [errand]
        await settled(house)
        assert await house.site.store.read(lambda c: shelf.due(c, 2**52)) == []

    tell(tmp_path, story)


def test_a_game_that_ends_while_somebody_goes_is_rated_as_the_aliass(database_url: str) -> None:
    kept: dict[str, str] = {}

    async def story(house: House) -> None:
        anna, bruno = await house.guest(NAME), await house.guest("Bruno")
        kept.update(id=anna.id)
        store, sat = house.site.store, [(anna.id, 1), (bruno.id, 2)]
        await store.write(lambda c: put(c, "before", game_of(1_000, sat)))
        await house.site.scribe.catch_up()
        errand = shelf.Errand(anna.id, shelf.GONE, "alias", 1)
        await store.write(lambda c: shelf.go(c, errand))
        await store.write(lambda c: put(c, "meanwhile", game_of(2_000, sat)))
        await house.site.scribe.catch_up()  # and nobody was faster
        await house.site.errands.care()
        await house.site.scribe.catch_up()
        assert await store.read(lambda c: shelf.due(c, 2**52)) == []

    tell(Path("/nowhere"), story, db=database_url)
    assert kept["id"] not in everything(database_url)
    games = {row[3]: row[8] for row in ratings(database_url) if not row[2]}
    assert games.pop("alias") == 2
    assert list(games.values()) == [2]


def test_who_comes_to_a_deal_once_more_while_they_go_is_gone_all_the_same(
    database_url: str,
) -> None:
    async def story(house: House) -> None:
        anna = await house.guest(NAME)
        table = (await anna.ask("POST", "/api/daily/masters"))["table"]
        store, errand = house.site.store, shelf.Errand(anna.id, shelf.GONE, "alias", 1)
        await store.write(lambda c: shelf.go(c, errand))
        await house.site.daily.enter(Host(anna.id, NAME), "masters")  # which was under way
        await house.site.errands.care()
        assert await store.read(lambda c: shelf.due(c, 2**52)) == []
        rows = await store.read(lambda c: c.execute(select(ENTRANTS)).all())
        assert [(row.identity, row.table_id) for row in rows] == [("alias", table)]
        assert NAME not in everything(database_url)

    tell(Path("/nowhere"), story, db=database_url)


def test_whoever_goes_leaves_clubs_contests_and_tournaments_to_others(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(NAME), await house.guest("Bruno")
        for guest in (anna, bruno):
            await guest.ask("PATCH", "/api/me", json={"kept": True})
        club = await founded(anna)
        await joined(bruno, club)
        wish: Message = {"name": "Thursday", "game": "masters"}
        contest = (await anna.ask("POST", f"/api/clubs/{club}/contests", 201, json=wish))["id"]
        wish = {"name": "Autumn", "terms": {"game": "masters"}}
        cup = (await anna.ask("POST", "/api/tournaments", 201, json=wish))["id"]
        wish["begins"] = now() + 3_600_000
        timed = (await anna.ask("POST", "/api/tournaments", 201, json=wish))["id"]
        for guest in (anna, bruno):
            await guest.ask("PUT", f"/api/tournaments/{cup}/me")
        await go(anna)
        await settled(house)
        told = await bruno.ask("GET", f"/api/clubs/{club}")
        assert [(one["name"], one["role"]) for one in told["members"]] == [("Bruno", "founder")]
        assert (await bruno.ask("GET", f"/api/contests/{contest}"))["contest"]["name"] == "Thursday"
        told = await bruno.ask("GET", f"/api/tournaments/{cup}")
        assert [one.get("name", "") for one in told["entrants"]] == ["", "Bruno"]
        assert [one.get("player", "") for one in told["entrants"]] == ["", bruno.id]
        assert told["status"] == "abandoned"  # as nobody could begin it any more
        assert (await bruno.ask("GET", f"/api/tournaments/{timed}"))["status"] == "coming"

    tell(tmp_path, story)
