"""Levels to choose from, for every seat, and bots that search as far as the host allows."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bottega.bots import networks, shipped
from bottega.bots.api import known
from bottega.bots.levels import LEVELS, levels_of
from bottega.games import GAMES
from bottega.server.base.settings import BadSetting, read_settings
from bottega.server.minds.bot_pool import is_quick
from bottega.server.minds.bot_process import Job, Reply
from bottega.server.minds.pipe import READY, message, messages
from bottega.server.table.entries import Answered
from bottega.server.table.entries import read as read_entry
from bottega.text import languages
from bottega.text.catalogue import Catalogue
from bottega.text.voice import bot_called, bots_called
from tests.server.asking import OPTIONS, VIEW
from tests.server.stories import House, refused, tell


def opening(**wish: Any) -> dict[str, Any]:
    return {"json": {"game": "masters", "seats": [{"kind": "me"}], **wish}}


def test_a_bot_that_searches_may_do_so_up_to_a_bound(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        assert (await anna.ask("GET", "/api"))["search"] == 100
        made = await anna.table("me", "search:100", start=False)
        seat = (await anna.ask("GET", f"/api/tables/{made}"))["seats"][1]
        assert (seat["bot"], seat["name"]) == ("search:100", "Search:100")
        for bot in (
            "search:101",
            "search:0",
            "search:",
            "search:1e2",
            "search",
            "search:٣",
            "x.py:X",
        ):
            wish = opening(seats=[{"kind": "me"}, {"kind": "bot", "bot": bot}])
            await refused(anna.http.post("/api/tables", **wish), 422, "bad-options")
            wish = opening(settings={"substitute": bot})
            await refused(anna.http.post("/api/tables", **wish), 422, "bad-options")

    tell(tmp_path, story, bot_search=100)


def test_a_server_may_allow_no_such_bot(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        assert "search" not in await anna.ask("GET", "/api")
        wish = opening(settings={"substitute": "search:1"})
        await refused(anna.http.post("/api/tables", **wish), 422, "bad-options")

    tell(tmp_path, story, bot_search=0)


def test_levels_are_told_in_rising_order_and_are_bots_like_others(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        told = (await house.stranger().get("/api")).json()
        names = [level["name"] for level in told["levels"]]
        assert names == ["apprentice", "journeyman", "artisan", "virtuoso", "master", "grandmaster"]
        assert told["bots"] == list(known()) == ["random", "greedy", *names]
        master = told["levels"][-2]
        assert master["iterations"] == LEVELS["master"].iterations
        assert master["games"] == {"renaissance": levels_of("renaissance")["master"].iterations}

    tell(tmp_path, story)


@pytest.mark.parametrize("language", languages())
def test_every_level_has_a_name_and_a_sentence(language: str) -> None:
    catalogue = Catalogue(language, "masters")
    said = [catalogue.word(f"bot-{name}{more}") for name in known() for more in ("", "-note")]
    assert len(set(said)) == len(said)
    assert len({catalogue.word(f"bot-{name}-kind") for name in known()}) == len(known())


def test_each_level_is_somebody_of_the_workshop() -> None:
    people = ["Nino", "Tessa", "Berto", "Ginevra", "Ottone", "Sibilla"]
    for language in languages():
        called = [bot_called(level, language) for level in LEVELS]
        assert len(set(called)) == len(LEVELS)
        assert called == people or language == "ja"
    assert bots_called(["journeyman", None, "master", "journeyman", "x:Y"]) == [
        "Tessa", "", "Ottone", "Tessa 2", "X:Y",
    ]  # fmt: skip


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    bots = ["journeyman", None, "master", "journeyman"]
    called = bots_called(bots, people=["tessa", "", "Anna"])
    assert called == ["Tessa 2", "", "Ottone", "Tessa 3"]
    assert bots_called(bots, "ja", ["Tessa"])[0] == "テッサ 2"  # the same number for all


def test_each_seat_may_have_a_level_of_its_own(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "apprentice", "artisan", "apprentice", start=False)
        seats = (await anna.ask("GET", f"/api/tables/{table}"))["seats"]
        assert [seat["name"] for seat in seats[1:]] == ["Nino", "Berto", "Nino 2"]
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.at(table) as eye:
            await eye.answer()
            await eye.until(lambda now: bool(now.get("options") or now["number"] > 10))
        log = [read_entry(row.entry) for row in await house.site.store.rows(table)]
        by = {(e.by, e.trouble) for e in log if isinstance(e, Answered) and e.seat > 0}
        assert by == {("apprentice", ""), ("artisan", "")}

    tell(tmp_path, story)


def test_networks_are_read_where_bots_think_and_not_where_pages_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(path: Path) -> None:
        raise AssertionError(f"{path} was read in the process of the server")

    async def story(house: House) -> None:
        anna = await house.guest()
        await anna.ask("GET", "/api")
        table = await anna.table("me", "grandmaster")
        async with anna.at(table) as eye:
            await eye.answer()
            await eye.until(lambda now: now["number"] > 4)
        log = [read_entry(row.entry) for row in await house.site.store.rows(table)]
        by = {(e.by, e.trouble) for e in log if isinstance(e, Answered) and e.seat == 1}
        assert by == {("grandmaster", "")}

    monkeypatch.setattr(networks, "read", read)
    monkeypatch.setattr(shipped, "network_for", read)
    tell(tmp_path, story)


@pytest.mark.parametrize("game", GAMES)
def test_levels_that_search_wait_for_the_desks_of_searches(game: str) -> None:
    for name, level in levels_of(game).items():
        assert is_quick(game, name) == (level.iterations == 0)
    assert not is_quick(game, "grandmaster")


WITHOUT = """
from pathlib import Path
from bottega.bots import shipped
shipped.FOLDER = Path("/nowhere")
from bottega.server.minds.bot_process import main
main()
"""


def test_what_bots_do_without_is_a_line_of_the_servers_log(compiled: bool) -> None:
    jobs = [Job("masters", "grandmaster", str(n), VIEW, OPTIONS, 0.01) for n in range(2)]
    told = b"".join(message(msgspec.json.encode(job)) for job in jobs)
    done = subprocess.run([sys.executable, "-c", WITHOUT], input=told, capture_output=True)
    ready, *replies = messages(BytesIO(done.stdout))
    assert ready == READY
    for reply in replies:
        found = msgspec.json.decode(reply, type=Reply)
        assert (found.code in OPTIONS, found.trouble) == (True, None)
    (line,) = done.stderr.splitlines()
    said = msgspec.json.decode(line)
    assert said["level"] == "warning"
    assert ("/nowhere/masters" if compiled else "nothing is compiled") in said["event"]
    assert said["event"].endswith("by hand")


def test_a_bot_that_searches_tells_afterwards_what_it_weighed_and_planned(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "search:3")
        async with anna.at(table) as eye:
            while eye.now["number"] < 25:
                if eye.now.get("options") or eye.now.get("held") == 0:
                    await eye.move()
                else:
                    await eye.hear("update")
            await eye.do("propose", what="abandon")
        path = f"/api/tables/{table}/moments"
        count = (await anna.ask("GET", f"{path}/0"))["decisions"]
        made = [await anna.ask("GET", f"{path}/{n}") for n in range(1, count + 1)]
        numbers = [moment["decision"] for moment in made if moment["by"] == 1]
        told = {n: await anna.ask("GET", f"{path}/{n}/why?language=en") for n in numbers}
        weighed = {n for n, one in told.items() if one["considered"]}
        assert weighed
        for one in told.values():
            assert "trouble" not in one
            assert one.get("planned", one["decision"]) in weighed or not one["considered"]

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("name", "value"), [("bot_workers", 0), ("hint_workers", 0), ("bot_pace", 6), ("bot_pace", -1)]
)
def test_a_setting_that_makes_no_sense_is_refused(name: str, value: float) -> None:
    with pytest.raises(BadSetting, match=name):
        read_settings({}, {f"BOTTEGA_{name.upper()}": str(value)})
