"""A table before its start: the host changes its seats, options and settings, and starts it."""

import random
from pathlib import Path
from typing import Any

import pytest

from bottega.server.table.entries import Arranged, Started, read
from bottega.server.table.table import Table
from tests.server.arranging import ARTISAN, INVITED, OPEN, arranged, names, told_log
from tests.server.harness import Message
from tests.server.stories import House, refused, tell

WRONG_SEATS: dict[str, list[Message]] = {
    "one seat at two places": [{"from": 0}, {"from": 0}],
    "a seat that is not there": [{"from": 0}, {"from": 9}],
    "a new seat of no kind": [{"from": 0}, {}],
    "a bot of no name": [{"from": 0}, {"kind": "bot"}],
    "a bot that nobody has": [{"from": 0}, {"kind": "bot", "bot": "nobody"}],
    "a bot on a seat of no kind": [{"from": 0}, {"from": 1, "bot": "artisan"}],
    "more seats than the game has": [{"from": 0}, *[OPEN] * 4],
}
WRONG_BODIES: list[Message] = [
    {"seats": []},
    {"seats": [OPEN] * 17},
    {"seats": [{"from": -1}]},
    {"seats": [{"from": 0, "kind": "me"}]},
    {"seats": [{"source": 0}]},
    {"settings": {"clock": {"kind": "sand"}}},
    {"settings": {"publik": True}},
    {"options": {"x": [1]}},
    {"game": "lorenzo"},
]


async def log_of(house: House, table: str) -> list[Any]:
    return [read(row.entry) for row in await house.site.store.rows(table)]


def kinds(info: Message) -> list[str]:
    return [seat.get("bot") or seat["kind"] for seat in info["seats"]]


# Seats.


def test_the_host_adds_seats_and_bots_moves_them_and_takes_them_away(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.table("me", "open", start=False)
        more = await arranged(anna, table, seats=[{"from": 0}, {"from": 1}, ARTISAN, INVITED])
        assert kinds(more) == ["person", "open", "artisan", "invited"]
        moved = await arranged(anna, table, seats=[{"from": 2}, {"from": 3}, {"from": 0}])
        assert kinds(moved) == ["artisan", "invited", "person"]
        assert moved["players"] == 3
        level = {"kind": "bot", "bot": "master"}
        changed = [{"from": 0, **level}, {"from": 1, **OPEN}, {"from": 2}]
        assert kinds(await arranged(anna, table, seats=changed)) == ["master", "open", "person"]
        mine = (await anna.ask("GET", "/api/me/tables"))["tables"]
        assert [one["mine"] for one in mine] == [[2]]

    tell(tmp_path, story)


@pytest.mark.parametrize("what", WRONG_SEATS)
def test_seats_that_make_no_table_are_refused_and_nothing_changes(
    tmp_path: Path, what: str
) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.table("me", "open", start=False)
        before = await anna.ask("GET", f"/api/tables/{table}")
        asking = anna.http.patch(f"/api/tables/{table}", json={"seats": WRONG_SEATS[what]})
        await refused(asking, 422, "bad-options")
        assert await anna.ask("GET", f"/api/tables/{table}") == before

    tell(tmp_path, story)


def test_a_change_of_another_shape_is_no_message(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.table("me", "open", start=False)
        for body in WRONG_BODIES:
            asking = anna.http.patch(f"/api/tables/{table}", json=body)
            await refused(asking, 400, "bad-message")

    tell(tmp_path, story)


def test_a_person_is_moved_but_neither_removed_nor_turned_into_a_bot(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", "open", start=False)
        await bice.sit(table, 1)
        path = f"/api/tables/{table}"
        for seats in ([{"from": 0}], [{"from": 0}, {"from": 1, **ARTISAN}]):
            why = await refused(anna.http.patch(path, json={"seats": seats}), 409, "not-now")
            assert "Bice" in why
        moved = await arranged(anna, table, seats=[{"from": 1}, {"from": 0}])
        assert names(moved) == ["Bice", "Anna"]
        assert [seat.get("host", False) for seat in moved["seats"]] == [False, True]

    tell(tmp_path, story)


def test_a_table_of_bots_alone_cannot_be_made_by_a_change_either(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.table("open", "open", start=False)
        asking = anna.http.patch(f"/api/tables/{table}", json={"seats": [ARTISAN, ARTISAN]})
        await refused(asking, 422, "bad-options")

    tell(tmp_path, story)


def test_only_the_host_changes_a_table_and_only_before_its_start(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        await bice.sit(table, 1)
        path, wish = f"/api/tables/{table}", {"seats": [{"from": 1}, {"from": 0}]}
        await refused(bice.http.patch(path, json=wish), 403, "forbidden")
        await refused(house.stranger().patch(path, json=wish), 401, "who-are-you")
        await anna.ask("POST", f"{path}/start")
        await refused(anna.http.patch(path, json=wish), 409, "not-now")

    tell(tmp_path, story)


# What is played.


def test_options_and_settings_change_and_it_is_told_what_has_changed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.table("me", "open", start=False)
        before = await anna.ask("GET", f"/api/tables/{table}")
        clock = {"kind": "bank", "bank": 600, "increment": 0}
        settings = {**before["settings"], "clock": clock, "public": False}
        await arranged(anna, table, settings=settings, options={"discard": "any"})
        after = await anna.ask("GET", f"/api/tables/{table}")
        assert after["settings"] == settings
        assert after["options"] == {**before["options"], "discard": "any"}
        told = (await told_log(anna, table))[-1]["arranged"]
        assert set(told["changed"]) == {"clock", "public"}
        assert told["settings"] == settings
        assert told["options"] == {"discard": "any"}
        assert (await house.stranger().get("/api/tables")).json()["tables"] == []

    tell(tmp_path, story)


def test_the_clocks_are_those_of_the_last_change(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.table("me", "random", start=False)
        settings = (await anna.ask("GET", f"/api/tables/{table}"))["settings"]
        clock = {"kind": "bank", "bank": 600}
        seats = [{"from": 0}, {"from": 1}, {"kind": "bot", "bot": "random"}]
        await arranged(anna, table, settings={**settings, "clock": clock}, seats=seats)
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.at(table) as player:
            assert len(player.now["clocks"]) == 3

    tell(tmp_path, story)


def test_what_does_not_fit_gets_the_games_own_word_and_nothing_changes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        wish = {"game": "renaissance", "options": {"teams": "true"}}
        table = await anna.table("me", "open", "open", "open", start=False, **wish)
        path, seats = f"/api/tables/{table}", [{"from": n} for n in range(3)]
        before = await anna.ask("GET", path)
        why = await refused(anna.http.patch(path, json={"seats": seats}), 422, "bad-options")
        assert "players" in why
        await refused(
            anna.http.patch(path, json={"options": {"dragons": "on"}}), 422, "bad-options"
        )
        wrong = {**before["settings"], "substitute": "nobody"}
        await refused(anna.http.patch(path, json={"settings": wrong}), 422, "bad-options")
        assert await anna.ask("GET", path) == before
        plain = await arranged(anna, table, seats=seats, options={})
        assert plain["players"] == 3

    tell(tmp_path, story)


def test_a_change_that_changes_nothing_is_not_noted(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.table("me", "open", start=False)
        info = await anna.ask("GET", f"/api/tables/{table}")
        same = {"seats": [{"from": 0}, {"from": 1}], "settings": info["settings"]}
        unchanged = {**info, "number": 2}
        assert await arranged(anna, table, **same, options=info["options"]) == unchanged
        assert await arranged(anna, table) == unchanged
        assert len(await log_of(house, table)) == 2

    tell(tmp_path, story)


def test_a_change_is_answered_with_the_number_of_its_entry(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.table("me", "open", start=False)
        for seats in ([{"from": 0}, {"from": 1}, ARTISAN], [{"from": 1}, {"from": 0}]):
            told = await arranged(anna, table, seats=seats)
            assert told["number"] == len(await log_of(house, table))

    tell(tmp_path, story)


# Starting.


def test_a_game_starts_with_those_who_are_here_in_one_change(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", "invited", "open", start=False)
        await bice.sit(table, 3)
        path = f"/api/tables/{table}/start"
        await refused(anna.http.post(path, json={}), 409, "not-now")
        await refused(anna.http.post(path, json={"present": "yes"}), 400, "bad-message")
        await refused(bice.http.post(path, json={"present": True}), 403, "forbidden")
        async with bice.at(table, 3) as guest:
            started = await anna.ask("POST", path, json={"present": True})
            assert (names(started), started["status"]) == (["Anna", "Bice"], "running")
            now = await guest.until(lambda now: "view" in now)
            assert (now["seat"], now["info"]["players"]) == (1, 2)
        arrangement, deal = (await log_of(house, table))[-2:]
        assert isinstance(arrangement, Arranged)
        assert arrangement.order == (0, 3)
        assert isinstance(deal, Started)

    tell(tmp_path, story)


def test_where_all_sit_starting_with_those_who_are_here_moves_nobody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        table = await anna.table("me", "random", start=False)
        await anna.ask("POST", f"/api/tables/{table}/start", json={"present": True})
        assert not [one for one in await log_of(house, table) if isinstance(one, Arranged)]

    tell(tmp_path, story)


def test_those_who_are_here_do_not_start_a_game_that_is_for_other_numbers(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        wish = {"game": "renaissance", "options": {"teams": "true"}}
        table = await anna.table("me", "random", "random", "open", start=False, **wish)
        before = await anna.ask("GET", f"/api/tables/{table}")
        asking = anna.http.post(f"/api/tables/{table}/start", json={"present": True})
        assert "players" in await refused(asking, 422, "bad-options")
        assert await anna.ask("GET", f"/api/tables/{table}") == before

    tell(tmp_path, story)


# The log.


def test_a_log_with_changes_folded_again_gives_the_same_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", "invited", start=False)
        await bice.sit(table, 1)
        async with bice.at(table, 1) as guest:
            await guest.do("say", text="Hello")
            await arranged(anna, table, seats=[{"from": 2}, {"from": 1}, ARTISAN, {"from": 0}])
            await arranged(anna, table, seats=[{"from": 2}, {"from": 3}, {"from": 1}])
        async with house.site.tables.reading(table) as live:
            before = situation(live)
        again = Table(table)
        for row in await house.site.store.rows(table):
            again.fold(row)
        assert situation(again) == before
        assert again.outdated is None
        await anna.ask("POST", f"/api/tables/{table}/start")
        log = await told_log(anna, table)
        async with anna.at(table, 1, have=0) as player:
            assert [one["number"] for one in player.now["entries"]] == [
                one["number"] for one in log
            ]

    tell(tmp_path, story)


def test_whatever_a_host_wishes_in_a_row_the_log_folds_to_the_same_table(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        await bice.sit(table, 1)
        chance, taken, count = random.Random(7), 0, 2
        for _ in range(80):
            seats = any_seats(chance, count)
            answer = await anna.http.patch(f"/api/tables/{table}", json={"seats": seats})
            assert answer.status_code in (200, 409, 422), answer.text
            taken += answer.status_code == 200
            async with house.site.tables.reading(table) as live:
                before = situation(live)
                held = sorted(seat.name for seat in live.seats if seat.holder is not None)
                assert held == ["Anna", "Bice"]
                count = len(live.seats)
                assert live.options.players == count
        assert 10 < taken < 70
        again = Table(table)
        for row in await house.site.store.rows(table):
            again.fold(row)
        assert situation(again) == before

    tell(tmp_path, story)


def any_seats(chance: random.Random, count: int) -> list[Message]:
    """Wish for the seats in any order, some left away, changed or new, as it comes."""
    seats: list[Message] = [{"from": seat} for seat in chance.sample(range(count), count)]
    kinds = [OPEN, INVITED, ARTISAN]
    seats = [one | (chance.choice(kinds) if chance.random() < 0.2 else {}) for one in seats]
    seats = [one for one in seats if chance.random() < 0.9]
    return seats + [chance.choice(kinds) for _ in range(chance.choice([0, 0, 1, 2]))] or [OPEN]


def situation(table: Table) -> dict[str, Any]:
    seats = [(seat.plan, seat.holder, seat.name, seat.generation) for seat in table.seats]
    whole = (table.options, table.settings, table.keys, table.moves, table.generation)
    return {"seats": seats, "whole": whole, "told": [one.arranged for one in table.tail]}
