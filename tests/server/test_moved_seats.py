"""Seats that are moved before the start: who looks from them, speaks and has their links."""

from pathlib import Path

from tests.server.arranging import ARTISAN, INVITED, arranged, names, told_log
from tests.server.stories import House, refused, tell

# Those who are there.


def test_those_present_see_a_change_at_once_and_look_from_where_they_sit_now(
    tmp_path: Path,
) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        await bice.sit(table, 1)
        async with (
            anna.at(table, 0) as host,
            bice.at(table, 1) as guest,
            bice.at(table, None) as watcher,
        ):
            await host.hear("presence", lambda told: told["here"] == [0, 1])
            await arranged(anna, table, seats=[{"from": 1}, ARTISAN, {"from": 0}])
            for looking, seat in ((host, 2), (guest, 0), (watcher, None)):
                now = await looking.until(lambda now: now["entries"][-1]["kind"] == "arranged")
                assert now.get("seat") == seat
                assert now["info"].get("mine", []) == ([] if seat is None else [seat])
                assert names(now["info"])[::2] == ["Bice", "Anna"]
                assert now["here"] == [0, 2]
                told = now["entries"][-1]
                assert told["name"] == "Anna"
                assert told["arranged"] == {"order": [1, None, 0], "seats": [ARTISAN]}
            said = await guest.do("say", text="Hello")
            assert (said["entries"][-1]["seat"], said["entries"][-1]["name"]) == (0, "Bice")

    tell(tmp_path, story)


def test_who_was_away_while_their_seat_was_moved_comes_back_to_it(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        await bice.sit(table, 1)
        async with bice.at(table, 1) as guest:
            have = guest.now["number"]
        await arranged(anna, table, seats=[{"from": 1}, {"from": 0}])
        async with bice.at(table, 1, have=have) as guest:
            assert guest.now["seat"] == 0
            assert (await guest.do("say", text="Back"))["entries"][-1]["seat"] == 0
        async with bice.at(table, 0) as guest:  # who knows nothing says where they sit now
            assert guest.now["seat"] == 0

    tell(tmp_path, story)


def test_a_command_over_plain_http_is_answered_from_where_its_seat_is_now(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        await bice.sit(table, 1)
        await arranged(anna, table, seats=[{"from": 1}, {"from": 0}])
        wish = {"type": "say", "text": "Here", "key": "k"}
        told = await bice.ask("POST", f"/api/tables/{table}/seats/0/commands", json=wish)
        assert (told["seat"], told["ack"]) == (0, "k")

    tell(tmp_path, story)


def test_what_was_said_keeps_its_speaker_whoever_sits_there_later(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        await bice.sit(table, 1)
        async with bice.at(table, 1) as guest:
            await guest.do("say", text="With leaders?")
        await bice.ask("DELETE", f"/api/tables/{table}/seats/1")
        await arranged(anna, table, seats=[{"from": 1}, {"from": 0}])
        log = (await anna.ask("GET", f"/api/tables/{table}/log?seat=1"))["entries"]
        told = {one["kind"]: one.get("name") for one in log[2:]}
        assert told == {"sat": "Bice", "said": "Bice", "left": "Bice", "arranged": "Anna"}

    tell(tmp_path, story)


def test_a_key_counts_once_though_its_seat_was_moved(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False)
        await bice.sit(table, 1)
        async with bice.at(table, 1) as guest, anna.at(table, 0) as host:
            await guest.do("say", text="Once", key="k")
            await arranged(anna, table, seats=[{"from": 1}, {"from": 0}])
            await guest.do("say", text="Once", key="k")
            await host.do("say", text="Twice", key="k")
        said = [one["text"] for one in (await told_log(anna, table)) if one["kind"] == "said"]
        assert said == ["Once", "Twice"]

    tell(tmp_path, story)


def test_who_looks_on_sees_the_lobby_and_no_game_that_wants_no_spectators(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "random", start=False, settings={"watch": "none"})
        async with bice.at(table, None) as watcher:
            assert watcher.now["status"] == "open"
            await anna.ask("POST", f"/api/tables/{table}/start")
            assert (await watcher.hear("refusal"))["error"] == "forbidden"
            assert not any(heard.get("view") for heard in watcher.heard)

    tell(tmp_path, story)


def test_watching_can_be_delayed_until_the_start(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "random", start=False)
        settings = (await anna.ask("GET", f"/api/tables/{table}"))["settings"]
        await arranged(anna, table, settings={**settings, "watch": "delayed", "delay": 3})
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.at(table) as player, bice.at(table, None) as watcher:
            await player.answer()
            assert watcher.now["number"] < player.now["number"]
            assert "view" in watcher.now

    tell(tmp_path, story)


# Links.


def test_no_link_that_was_handed_out_opens_a_seat_that_came_to_its_place(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "invited", "invited", start=False)
        links = (await anna.ask("GET", f"/api/tables/{table}/links"))["links"]
        for _ in range(2):  # there and back: not even the same place opens again
            await arranged(anna, table, seats=[{"from": 0}, {"from": 2}, {"from": 1}])
            for seat in (1, 2):
                secret = {"link": links[str(seat)].rpartition(".")[2]}
                asking = bice.http.post(f"/api/tables/{table}/seats/{seat}", json=secret)
                await refused(asking, 403, "forbidden")
        fresh = (await anna.ask("GET", f"/api/tables/{table}/links"))["links"]["2"]
        await bice.sit(table, 2, fresh.rpartition(".")[2])

    tell(tmp_path, story)


def test_a_seat_that_was_for_everybody_or_a_bot_meanwhile_has_another_link(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "invited", start=False)
        link = (await anna.ask("GET", f"/api/tables/{table}/links"))["links"]["1"]
        for kind in (ARTISAN, INVITED):
            await arranged(anna, table, seats=[{"from": 0}, {"from": 1, **kind}])
        secret = {"link": link.rpartition(".")[2]}
        asking = bice.http.post(f"/api/tables/{table}/seats/1", json=secret)
        await refused(asking, 403, "forbidden")

    tell(tmp_path, story)


def test_a_seat_that_is_taken_away_and_opened_again_has_another_link(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "invited", "invited", start=False)
        seen = set()
        for _ in range(3):
            links = (await anna.ask("GET", f"/api/tables/{table}/links"))["links"]
            assert links["2"] not in seen
            seen.add(links["2"])
            await anna.ask("POST", f"/api/tables/{table}/seats/2/link")
            await arranged(anna, table, seats=[{"from": 0}, {"from": 1}])
            await arranged(anna, table, seats=[{"from": 0}, {"from": 1}, INVITED])
        for link in seen:
            secret = {"link": link.rpartition(".")[2]}
            asking = bice.http.post(f"/api/tables/{table}/seats/2", json=secret)
            await refused(asking, 403, "forbidden")

    tell(tmp_path, story)
