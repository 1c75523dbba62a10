"""Resigning: a bot plays on for good, or all ends where nobody else is left."""

from pathlib import Path

from bottega.server.table.entries import Answered, Resigned
from tests.server.company import Company, options
from tests.server.test_play import play
from tests.server.test_seats import links_of, secret_of

BOT = {"substitute": "random"}


def test_a_bot_plays_on_for_who_resigns(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        told = await party.eyes[1].do("resign")
        own, before = told["info"]["seats"][1], len(party.eyes[1].heard)
        assert (own["bot"], own["away"], own["resigned"]) == ("random", True, True)
        assert not options(told)
        await party.finish()
        table, log = await party.truth(), await party.log()
        assert table.status == "over"
        assert [entry for entry in log if isinstance(entry, Resigned)] == [Resigned(1, told["ack"])]
        after = log[log.index(Resigned(1, told["ack"])) :]
        answers = [e for e in after if isinstance(e, Answered) and e.seat == 1]
        assert {entry.by for entry in answers} == {"random"}
        assert not any(options(message) for message in party.eyes[1].heard[before:])

    play(tmp_path, scene, people=3, settings=BOT)


def test_who_has_resigned_may_talk_and_nothing_else(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        eye, _ = await party.begin()
        seat = eye.now["seat"]
        option = eye.now["options"][0]["code"]
        version = (await eye.do("resign"))["version"]
        for told in (
            await eye.do("back"),
            await eye.do("resign"),
            await eye.do("answer", code=option, version=version),
            await eye.do("propose", what="abandon"),
            await eye.do("orders", orders=[]),
        ):
            assert told["error"] == "not-now"
        assert (await eye.do("say", text="good luck"))["type"] == "update"
        assert (await party.truth()).seats[seat].away

    play(tmp_path, scene, people=3, settings=BOT)


def test_no_link_opens_a_seat_that_was_given_up(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        link = (await links_of(party.guests[1], party.table))["1"]
        await party.eyes[1].do("resign")
        zeno, path = await party.server.guest("Zeno"), f"/api/tables/{party.table}/seats/1"
        refused = await zeno.ask("POST", path, 409, json={"link": secret_of(link)})
        assert refused["error"] == "not-now"
        await zeno.close()

    play(tmp_path, scene, people=3, settings=BOT)


def test_where_only_bots_would_play_on_the_table_is_given_up(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno = party.eyes
        assert "status" not in await anna.do("resign")  # it runs: Bruno may play on
        told = await bruno.do("resign")
        assert told["status"] == "abandoned"
        assert told["info"]["ended"]
        assert told["info"]["seed"]  # the deal is told, as after every game

    play(tmp_path, scene, settings=BOT)


def test_one_person_among_bots_gives_the_table_up(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        assert (await party.eyes[0].do("resign"))["status"] == "abandoned"
        assert (await party.eyes[0].do("resign"))["error"] == "not-now"

    play(tmp_path, scene, people=1, bots=("random",))


def test_nobody_waits_for_the_vote_of_who_resigned(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        anna, bruno, carla = party.eyes
        number = (await anna.do("propose", what="abandon"))["number"]
        await bruno.do("vote", proposal=number, agree=True)
        assert (await carla.do("resign"))["status"] == "abandoned"

    play(tmp_path, scene, people=3, settings=BOT)


def test_a_log_with_a_resignation_folds_to_the_same_table(tmp_path: Path) -> None:
    async def scene(party: Company) -> None:
        await party.eyes[2].do("resign")
        for _ in range(6):
            await party.step()
        party.server.site.tables.find(party.table).forget()
        seat = (await party.truth()).seats[2]
        assert (seat.away, seat.resigned) == (True, True)

    play(tmp_path, scene, people=3, settings=BOT)
