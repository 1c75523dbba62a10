"""Looking back: at any moment, and through the log, as far as each may know it."""

from pathlib import Path

from tests.server.harness import Message
from tests.server.stories import House, finished, leaders_told, refused, tell


def test_while_the_game_runs_each_looks_back_from_the_own_seat_only(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", start=False, settings={"watch": "none"})
        path = f"/api/tables/{table}/moments/0"
        await refused(anna.http.get(path), 409, "not-now")
        await bice.sit(table, 1)
        await anna.ask("POST", f"/api/tables/{table}/start")
        assert (await anna.ask("GET", f"{path}?seat=0"))["seat"] == 0
        await refused(anna.http.get(f"{path}?seat=1"), 403, "forbidden")
        await refused(bice.http.get(f"{path}?seat=0"), 403, "forbidden")
        stranger = house.stranger()
        await refused(stranger.get(f"{path}?seat=0"), 401, "who-are-you")
        await refused(stranger.get(path), 403, "forbidden")

    tell(tmp_path, story)


def test_after_the_end_everybody_looks_back_from_any_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, stranger = await house.guest(), house.stranger()
        table = await finished(anna, "me", "random", settings={"watch": "none"})
        path = f"/api/tables/{table}/moments"
        told = [(await stranger.get(f"{path}/2?seat={seat}")).json() for seat in (0, 1)]
        assert told[0]["view"] != told[1]["view"]
        last = told[0]["decisions"]
        end = (await stranger.get(f"{path}/{last}?language=en")).json()
        assert end["decision"] == last
        assert end["sentence"]
        for wrong in (f"{last + 1}", "-1", "x", "1.5", "9" * 30, "0?seat=2"):
            await refused(stranger.get(f"{path}/{wrong}"), 404, "not-found")

    tell(tmp_path, story)


def test_looking_back_shows_what_was_seen_then(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", settings={"hand_over": False})
        seen = []
        async with anna.at(table) as looking:
            while looking.now.get("status", "running") == "running":
                seen.append(looking.now["view"])
                await looking.answer()
        for decision, view in enumerate(seen[:5]):
            moment = await anna.ask("GET", f"/api/tables/{table}/moments/{decision}?seat=0")
            assert moment["view"] == view

    tell(tmp_path, story)


# The log.


def test_pages_of_the_log_give_the_whole_game_as_it_was_heard(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        heard: dict[int, Message] = {}
        async with anna.at(table) as looking:
            await looking.play_to_the_end(0)
            for message in looking.heard:
                heard |= {one["number"]: one for one in message.get("entries", ())}
        read_again: list[Message] = []
        while True:
            after = read_again[-1]["number"] if read_again else 0
            page = await anna.ask("GET", f"/api/tables/{table}/log?seat=0&after={after}")
            if not page["entries"]:
                break
            read_again += page["entries"]
        assert {one["number"]: one for one in read_again} == heard
        assert read_again[-1]["number"] == page["last"]

    tell(tmp_path, story)


def test_the_log_is_redacted_by_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        stranger = house.stranger()
        table = await anna.table("me", "open", start=False)
        await bice.sit(table, 1)
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.at(table) as hers, bice.at(table, 1) as his:
            await hers.answer()
            await hers.do("orders", orders=[{"question": "end-turn"}])
            await his.answer()
        path = f"/api/tables/{table}/log"
        hers_told = (await anna.ask("GET", f"{path}?seat=0"))["entries"]
        his_told = (await bice.ask("GET", f"{path}?seat=1"))["entries"]
        others = (await stranger.get(path)).json()["entries"]
        kinds = [[one["kind"] for one in told] for told in (hers_told, his_told, others)]
        assert "ordered" in kinds[0]
        assert "ordered" not in kinds[1] + kinds[2]
        lines = [{one.get("line") for one in told} - {None} for told in (hers_told, his_told)]
        assert lines[0]
        assert lines[1]
        assert not any("line" in one for one in others)
        told = (hers_told, his_told, others)
        assert [leaders_told(entries) for entries in told] == [{0}, {1}, set()]
        await refused(bice.http.get(f"{path}?seat=0"), 403, "forbidden")
        await refused(stranger.get(f"{path}?seat=0"), 401, "who-are-you")

    tell(tmp_path, story)


def test_the_log_of_a_table_without_spectators_is_closed_to_them(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random", settings={"watch": "none"})
        await refused(house.stranger().get(f"/api/tables/{table}/log"), 403, "forbidden")
        assert await anna.ask("GET", f"/api/tables/{table}/log?seat=0")

    tell(tmp_path, story)


def test_spectators_with_a_delay_read_and_look_back_as_late_as_they_watch(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, http = await house.guest(), house.stranger()
        late = {"watch": "delayed", "delay": 5, "hand_over": False}
        table = await anna.table("me", settings=late)
        async with anna.at(table) as looking:
            for _ in range(8):
                await looking.answer()
        path = f"/api/tables/{table}"
        entries = (await http.get(f"{path}/log")).json()["entries"]
        assert [one["kind"] for one in entries].count("answered") == 3
        assert (await http.get(f"{path}/update")).json()["number"] == entries[-1]["number"]
        assert (await http.get(f"{path}/moments/3")).json()["decisions"] == 3
        await refused(http.get(f"{path}/moments/4"), 404, "not-found")

    tell(tmp_path, story)
