"""After a game: each decision with what it brought, the story of the points, and going on."""

from itertools import pairwise
from pathlib import Path

import pytest

from bottega.games import GAMES
from bottega.kernel import record as records
from bottega.server.table.entries import Imported, read
from bottega.server.table.table import Table
from tests.server.harness import Guest, Message
from tests.server.past import age, play_to_the_end, rewrite
from tests.server.stories import House, refused, tell

MASTERS = GAMES["masters"]
RECORDS = Path(__file__).parent.parent / "records"
TWO = RECORDS / "masters-04-2-thrifty-fresh.bottega"
SOLO = RECORDS / "masters-01-1-thrifty-fresh.bottega"
THREE = RECORDS / "masters-07-3-thrifty-fresh.bottega"


async def bring(guest: Guest, text: str) -> str:
    """Let a record be a table here."""
    headers = {"content-type": "text/plain"}
    made = await guest.ask("POST", "/api/records", 201, content=text, headers=headers)
    return str(made["id"])


def unfinished(text: str, answers: int) -> str:
    """Cut a record short."""
    game = records.read(MASTERS, text)
    lines = [f"{a.seat} {MASTERS.line(a.code)}" for a in game.answers[:answers]]
    head = [line for line in text.splitlines() if not line[:1].isdigit()]
    return "\n".join([*(line for line in head if not line.startswith("result")), *lines]) + "\n"


# Moments.


def test_a_moment_tells_who_decided_what_and_what_came_of_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        text = TWO.read_text()
        table, game = await bring(anna, text), records.read(MASTERS, text)
        path = f"/api/tables/{table}/moments"
        deal = await anna.ask("GET", f"{path}/0?language=en")
        assert deal["asked"] == [0, 1]
        assert not {"by", "line", "events", "deeds", "outcome"} & set(deal)
        for number, answer in enumerate(game.answers[:12], 1):
            told = await anna.ask("GET", f"{path}/{number}?seat=1&language=en")
            assert (told["by"], told["line"]) == (answer.seat, MASTERS.line(answer.code))
            before = records.replay(MASTERS, game, number - 1)
            before.log = []
            records.step(MASTERS, before, game, number)
            heard = [MASTERS.redact(event, 1) for event in before.log]
            names = [type(event).__name__ for event in heard if event is not None]
            assert [event["event"] for event in told.get("events", ())] == names
            assert told["asked"] == [before.seat] or number < 4
            assert bool(told.get("deeds")) is bool(names)

    tell(tmp_path, story)


def test_the_last_moment_has_the_outcome(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        text = TWO.read_text()
        table, game = await bring(anna, text), records.read(MASTERS, text)
        path = f"/api/tables/{table}/moments"
        last = await anna.ask("GET", f"{path}/{len(game.answers)}")
        assert [score["points"] for score in last["outcome"]["scores"]] == list(game.result or ())
        assert "asked" not in last
        assert "outcome" not in await anna.ask("GET", f"{path}/{len(game.answers) - 1}")

    tell(tmp_path, story)


def test_what_follows_a_turn_that_is_not_ended_yet_cannot_be_looked_at(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me")
        async with anna.at(table) as eye:
            while eye.now.get("held") != 0:  # a turn without leaders in hand closes by itself
                lines = [option["line"] for option in eye.now["options"]]
                away = [line for line in lines if line.startswith("discard")]
                await eye.answer(away[0] if away else None)
            async with house.site.tables.reading(table) as truth:
                last = truth.decisions()
            path = f"/api/tables/{table}/moments/{last}?seat=0"
            told = await anna.ask("GET", path)
            assert told["view"] == eye.now["view"]
            names = [event["event"] for event in told["events"]]
            await eye.end()
            ended = await anna.ask("GET", path)
            more = [event["event"] for event in ended["events"]]
            assert more[: len(names)] == names
            assert {"TokenDrawn", "GameOver"} & set(more[len(names) :])
            assert ended["view"] == eye.now["view"]

    tell(tmp_path, story)


# The story.


@pytest.mark.parametrize("file", [SOLO, TWO, THREE])
def test_the_story_follows_the_points_from_the_deal_to_the_result(
    tmp_path: Path, file: Path
) -> None:
    async def story(house: House) -> None:
        text = file.read_text()
        table, game = await bring(await house.guest(), text), records.read(MASTERS, text)
        told = (await house.stranger().get(f"/api/tables/{table}/story")).json()
        points = told["points"]
        assert told["decisions"] == len(game.answers) == points[-1]["decision"]
        assert [point["turn"] for point in points] == list(range(len(points)))
        assert all(a["decision"] < b["decision"] for a, b in pairwise(points))
        assert points[0]["decision"] == 0
        assert points[0]["points"] == [0] * game.options.players
        assert points[-1]["points"] == list(game.result or ())
        assert len(points) > 10
        for point in points[:: len(points) // 5]:
            then = MASTERS.score(records.replay(MASTERS, game, point["decision"]))
            assert point["points"] == [score.points for score in then]
            assert point["parts"] == [score.parts for score in then]
            assert [sum(parts.values()) for parts in point["parts"]] == point["points"]

    tell(tmp_path, story)


def test_the_story_has_a_point_for_every_turn_of_a_solo_game(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        text = SOLO.read_text()
        table, game = await bring(anna, text), records.read(MASTERS, text)
        told = await anna.ask("GET", f"/api/tables/{table}/story")
        end = MASTERS.view(records.replay(MASTERS, game), 0)
        assert len(told["points"]) >= end.turn

    tell(tmp_path, story)


def test_the_story_marks_milestones_in_the_language_that_is_asked_for(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        text = THREE.read_text()
        table, game = await bring(anna, text), records.read(MASTERS, text)
        path = f"/api/tables/{table}/story"
        marks = (await anna.ask("GET", f"{path}?language=en"))["marks"]
        end = MASTERS.view(records.replay(MASTERS, game), None)
        kinds = [mark["kind"] for mark in marks]
        assert kinds.count("VaticanReport") == end.reports
        assert kinds.count("LastRound") == 1
        assert all(0 < mark["decision"] <= len(game.answers) for mark in marks)
        assert all(mark["sentence"] for mark in marks)
        french = (await anna.ask("GET", f"{path}?language=fr"))["marks"]
        assert [m["sentence"] for m in french] != [m["sentence"] for m in marks]
        plain = (await anna.ask("GET", path))["marks"]
        assert plain == [{"decision": m["decision"], "kind": m["kind"]} for m in marks]

    tell(tmp_path, story)


def test_the_story_of_a_game_that_was_broken_off_ends_where_it_did(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await bring(anna, unfinished(TWO.read_text(), 21))
        told = await anna.ask("GET", f"/api/tables/{table}/story")
        assert told["points"][-1]["decision"] == told["decisions"] == 21

    tell(tmp_path, story)


def test_the_story_is_not_told_before_the_end(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for start in (False, True):
            table = await anna.table("me", "random", start=start)
            await refused(anna.http.get(f"/api/tables/{table}/story"), 409, "not-now")
        await refused(anna.http.get("/api/tables/nowhere/story"), 404, "not-found")

    tell(tmp_path, story)


# Going on from a moment.


async def folded(house: House, table: str) -> Table:
    """Fold the stored log anew."""
    found = Table(table)
    for row in await house.site.store.rows(table):
        found.fold(row)
    return found


async def play_on(guest: Guest, table: str, decision: int, **wish: object) -> Message:
    path = f"/api/tables/{table}/moments/{decision}/play"
    made: Message = await guest.ask("POST", path, 201, json=wish)
    return made


@pytest.mark.parametrize(("file", "decision"), [(SOLO, 30), (TWO, 1), (TWO, 33), (THREE, 50)])
def test_one_goes_on_from_a_moment_to_the_end(tmp_path: Path, file: Path, decision: int) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        text = file.read_text()
        source, game = await bring(anna, text), records.read(MASTERS, text)
        made = await play_on(anna, source, decision, bot="random")
        assert made["status"] == "running"
        assert made["settings"]["public"] is False
        assert "commitment" not in made
        mine = [seat["seat"] for seat in made["seats"] if seat["kind"] == "person"]
        assert len(mine) == 1
        assert {seat.get("bot") for seat in made["seats"]} <= {None, "random"}
        async with anna.at(made["id"], mine[0]) as eye:
            await eye.play_to_the_end(mine[0])
        entries = [read(row.entry) for row in await house.site.store.rows(made["id"])]
        assert not [entry for entry in entries if isinstance(entry, Imported)]
        again = await folded(house, made["id"])
        assert again.outdated is None
        played = again.playing().record()
        assert played.seed == game.seed
        assert played.options == game.options
        assert played.answers[:decision] == game.answers[:decision]
        info = await anna.ask("GET", f"/api/tables/{made['id']}")
        assert info["status"] == "over"

    tell(tmp_path, story)


def test_one_goes_on_from_the_very_position_and_ends_ones_own_turns(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        text = TWO.read_text()
        source, game = await bring(anna, text), records.read(MASTERS, text)
        for decision in range(4, 60, 3):
            then = records.replay(MASTERS, game, decision)
            seat = int(then.seat)
            made = await play_on(anna, source, decision, seat=seat)
            told = await anna.ask("GET", f"/api/tables/{made['id']}/update?seat={seat}")
            assert "closing" not in told, "the moment shows what comes after a set is closed"
            if told.get("held") == seat:
                continue  # that seat has its turn to end first
            assert told["asked"] == [seat]
            moment = await anna.ask("GET", f"/api/tables/{source}/moments/{decision}?seat={seat}")
            assert told["view"] == moment["view"]

    tell(tmp_path, story)


def test_one_may_take_any_seat_and_bots_take_the_others(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        source = await bring(anna, THREE.read_text())
        for seat in range(3):
            made = await play_on(anna, source, 20, seat=seat, bot="random")
            kinds = [one["kind"] for one in made["seats"]]
            assert kinds == ["person" if i == seat else "bot" for i in range(3)]
            assert (await folded(house, made["id"])).outdated is None

    tell(tmp_path, story)


def test_where_one_cannot_go_on_it_is_said_why(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        game = records.read(MASTERS, TWO.read_text())
        source = await bring(anna, TWO.read_text())
        path = f"/api/tables/{source}/moments"
        last, post = len(game.answers), anna.http.post
        await refused(post(f"{path}/{last}/play", json={}), 409, "not-now")
        await refused(post(f"{path}/{last + 1}/play", json={}), 404, "not-found")
        await refused(post(f"{path}/x/play", json={}), 404, "not-found")
        await refused(post(f"{path}/5/play", json={"seat": 2}), 404, "not-found")
        await refused(post(f"{path}/5/play", json={"bot": "nobody"}), 422, "bad-options")
        await refused(post(f"{path}/5/play", json={"more": 1}), 400, "bad-message")
        await refused(house.stranger().post(f"{path}/5/play", json={}), 401, "who-are-you")
        running = await anna.table("me", "random")
        await refused(post(f"/api/tables/{running}/moments/0/play", json={}), 409, "not-now")

    tell(tmp_path, story)


def test_nobody_goes_on_from_a_game_of_another_version(tmp_path: Path) -> None:
    past = play_to_the_end(tmp_path)
    rewrite(tmp_path, "entry", "opened", age)

    async def story(house: House) -> None:
        (anna,) = past.returned(house)
        path = f"/api/tables/{past.table}"
        await refused(anna.http.post(f"{path}/moments/3/play", json={}), 409, "outdated")
        await refused(anna.http.get(f"{path}/story"), 409, "outdated")

    tell(tmp_path, story)
