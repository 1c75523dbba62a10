"""Seats: open or kept for who is invited, taken by a link, left, and several for one person."""

import asyncio
from pathlib import Path

from tests.server.harness import Guest, Message
from tests.server.stories import House, finished, refused, tell


def secret_of(link: str) -> str:
    """Read the secret of a link, which is after its #."""
    return link.partition("#")[2].partition(".")[2]


async def links_of(guest: Guest, table: str) -> dict[str, str]:
    found: dict[str, str] = (await guest.ask("GET", f"/api/tables/{table}/links"))["links"]
    return found


async def seats_of(guest: Guest, table: str) -> list[Message]:
    found: list[Message] = (await guest.ask("GET", f"/api/tables/{table}"))["seats"]
    return found


def test_an_open_seat_is_for_the_first_who_comes(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice, ciro = [await house.guest(name) for name in ("Anna", "Bice", "Ciro")]
        table = await anna.table("me", "open", start=False)
        await bice.sit(table, 1)
        path = f"/api/tables/{table}/seats"
        await refused(ciro.http.post(f"{path}/1", json={}), 403, "forbidden")
        await refused(bice.http.post(f"{path}/1", json={}), 409, "not-now")
        await refused(ciro.http.post(f"{path}/2", json={}), 404, "not-found")
        await refused(ciro.http.post(f"{path}/x", json={}), 404, "not-found")
        assert [seat["name"] for seat in await seats_of(ciro, table)] == ["Anna", "Bice"]

    tell(tmp_path, story)


def test_two_who_come_at_once_do_not_share_a_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice, ciro = [await house.guest(name) for name in ("Anna", "Bice", "Ciro")]
        table = await anna.table("me", "open", start=False)
        path = f"/api/tables/{table}/seats/1"
        both = [one.http.post(path, json={}) for one in (bice, ciro)]
        answers = await asyncio.gather(*both)
        assert sorted(answer.status_code for answer in answers) == [200, 403]

    tell(tmp_path, story)


def test_an_invited_seat_opens_by_its_link_only(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "invited", "invited", start=False)
        links = await links_of(anna, table)
        assert links["1"].startswith(f"{house.server.base}/t/{table}#1.")
        path = f"/api/tables/{table}/seats/1"
        secret = secret_of(links["1"])
        for wrong in (None, "", "x", secret[:-1], secret + "A", secret_of(links["2"])):
            asking = bice.http.post(path, json={"link": wrong})
            await refused(asking, 403, "forbidden")
        await bice.sit(table, 1, secret)
        assert (await seats_of(anna, table))[1]["name"] == "Bice"

    tell(tmp_path, story)


def test_links_cannot_be_guessed_and_are_all_different(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        secrets = set()
        for _ in range(2):
            table = await anna.table("me", "open", "invited", start=False)
            secrets |= {secret_of(link) for link in (await links_of(anna, table)).values()}
        assert len(secrets) == 6
        assert all(len(secret) >= 22 for secret in secrets)  # of base64: 128 bits and more

    tell(tmp_path, story)


def test_links_are_told_to_those_only_whose_seats_they_are(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "invited", "open", "random", start=False)
        assert set(await links_of(anna, table)) == {"0", "1", "2"}
        assert await links_of(bice, table) == {}
        await bice.sit(table, 2)
        assert set(await links_of(anna, table)) == {"0", "1"}
        assert set(await links_of(bice, table)) == {"2"}
        secrets = [secret_of(link) for link in (await links_of(anna, table)).values()]
        for path in ("", "/log", "/update"):
            shown = (await house.stranger().get(f"/api/tables/{table}{path}")).text
            assert not any(secret in shown for secret in secrets)

    tell(tmp_path, story)


def test_the_link_for_everybody_is_the_tables_own_address(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "open", "invited", start=False)
        for guest in (anna, bice):
            links = await guest.ask("GET", f"/api/tables/{table}/links")
            assert links["table"] == f"https://bottega.example/t/{table}"

    tell(tmp_path, story, url="https://bottega.example/")


def test_a_link_is_void_once_somebody_has_sat_down(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice, ciro = [await house.guest(name) for name in ("Anna", "Bice", "Ciro")]
        table = await anna.table("me", "invited", start=False)
        secret = secret_of((await links_of(anna, table))["1"])
        await bice.sit(table, 1, secret)
        for guest in (anna, ciro):
            asking = guest.http.post(f"/api/tables/{table}/seats/1", json={"link": secret})
            await refused(asking, 403, "forbidden")
        fresh = secret_of((await links_of(bice, table))["1"])
        assert fresh != secret

    tell(tmp_path, story)


def test_a_renewed_link_makes_the_one_before_void(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "invited", "random", start=False)
        path = f"/api/tables/{table}/seats"
        old = secret_of((await links_of(anna, table))["1"])
        await refused(bice.http.post(f"{path}/1/link"), 403, "forbidden")
        await refused(anna.http.post(f"{path}/2/link"), 404, "not-found")
        await refused(anna.http.post(f"{path}/7/link"), 404, "not-found")
        new = secret_of((await anna.ask("POST", f"{path}/1/link"))["links"]["1"])
        await refused(bice.http.post(f"{path}/1", json={"link": old}), 403, "forbidden")
        await bice.sit(table, 1, new)

    tell(tmp_path, story)


def test_the_link_of_ones_own_seat_brings_it_to_another_identity(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, phone = await house.guest("Anna"), await house.guest("Anna's phone")
        table = await anna.table("me", "random")
        await phone.sit(table, 0, secret_of((await links_of(anna, table))["0"]))
        await refused(anna.http.get(f"/api/tables/{table}/update?seat=0"), 403, "forbidden")
        assert (await phone.ask("GET", f"/api/tables/{table}/update?seat=0"))["seat"] == 0

    tell(tmp_path, story)


def test_a_new_holder_is_not_taken_for_the_former_one_who_used_the_same_key(
    tmp_path: Path,
) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await anna.table("me", "random")
        link = secret_of((await links_of(anna, table))["0"])
        said = {"type": "say", "key": "the same", "text": "I am Anna"}
        path = f"/api/tables/{table}/seats/0/commands"
        await anna.ask("POST", path, json=said)
        await bice.sit(table, 0, link)
        await bice.ask("POST", path, json={**said, "text": "I am Bice"})
        log = await bice.ask("GET", f"/api/tables/{table}/log?seat=0")
        texts = [entry["text"] for entry in log["entries"] if "text" in entry]
        assert texts == ["I am Anna", "I am Bice"]

    tell(tmp_path, story)


def test_no_link_opens_the_seat_of_a_bot_or_of_a_game_that_is_over(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice = await house.guest("Anna"), await house.guest("Bice")
        table = await finished(anna, "me", "random")
        link = {"link": secret_of((await links_of(anna, table))["0"])}
        path = f"/api/tables/{table}/seats"
        await refused(bice.http.post(f"{path}/0", json=link), 409, "not-now")
        other = await anna.table("me", "random")
        asking = bice.http.post(f"/api/tables/{other}/seats/1", json=link)
        await refused(asking, 403, "forbidden")

    tell(tmp_path, story)


def test_a_seat_can_be_left_before_the_start_and_is_free_again(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice, ciro = [await house.guest(name) for name in ("Anna", "Bice", "Ciro")]
        table = await anna.table("me", "open", start=False)
        path = f"/api/tables/{table}/seats/1"
        await bice.sit(table, 1)
        await refused(ciro.http.delete(path), 403, "forbidden")
        left = await bice.ask("DELETE", path)
        assert left["seats"][1]["kind"] == "open"
        assert (await bice.ask("GET", "/api/me/tables"))["tables"] == []
        await ciro.sit(table, 1)
        await anna.ask("POST", f"/api/tables/{table}/start")
        await refused(ciro.http.delete(path), 409, "not-now")

    tell(tmp_path, story)


def test_the_host_frees_the_seat_of_who_is_away_and_never_of_who_is_there(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bice, ciro = [await house.guest(name) for name in ("Anna", "Bice", "Ciro")]
        table = await anna.table("me", "open", "open", start=False)
        path = f"/api/tables/{table}/seats/1"
        await bice.sit(table, 1)
        await ciro.sit(table, 2)
        async with bice.at(table, 1):
            await refused(anna.http.delete(path), 409, "not-now")
            await refused(ciro.http.delete(path), 403, "forbidden")
        async with anna.at(table) as host:
            await host.until(lambda now: 1 not in now.get("here", ()))
            freed = await anna.ask("DELETE", path)
            assert freed["seats"][1]["kind"] == "open"
        await bice.sit(table, 1)
        await anna.ask("DELETE", f"/api/tables/{table}/seats/0")  # the host's own seat
        await anna.ask("POST", f"/api/tables/{table}/start", json={"present": True})
        await refused(anna.http.delete(f"/api/tables/{table}/seats/0"), 409, "not-now")

    tell(tmp_path, story)


def test_one_identity_holds_several_seats_of_a_hot_seat(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "me", "me")
        async with anna.at(table, 0) as first, anna.at(table, 2) as last:
            (welcome,) = [one for one in first.heard if one["type"] == "welcome"]
            assert welcome["mine"] == [0, 1, 2]
            assert first.now["options"]
            assert last.now["options"]  # leaders are chosen together
            assert first.now["view"] != last.now["view"]
        assert set(await links_of(anna, table)) == {"0", "1", "2"}

    tell(tmp_path, story)


# Names.


def test_several_people_on_one_device_have_names_of_their_own(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        seats = [
            {"kind": "me"},
            {"kind": "me", "name": "  Bice\n "},
            {"kind": "bot", "bot": "random"},
        ]
        wish = {"game": "masters", "seats": seats, "start": True}
        made = await anna.ask("POST", "/api/tables", 201, json=wish)
        assert [seat["name"] for seat in made["seats"]] == ["Anna", "Bice", "Random"]
        assert [seat["kind"] for seat in made["seats"]] == ["person", "person", "bot"]
        log = await anna.ask("GET", f"/api/tables/{made['id']}/log?seat=0")
        assert [one["name"] for one in log["entries"] if one["kind"] == "sat"] == ["Anna", "Bice"]
        async with anna.at(made["id"], None, language="en") as eye:
            assert eye.now["sentence"].startswith("Waiting for Anna, Bice")

    tell(tmp_path, story)


def test_only_ones_own_seats_can_be_named(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        for seat in (
            {"kind": "open", "name": "Bice"},
            {"kind": "invited", "name": "Bice"},
            {"kind": "bot", "bot": "random", "name": "Bice"},
        ):
            wish = {"game": "masters", "seats": [{"kind": "me"}, seat]}
            await refused(anna.http.post("/api/tables", json=wish), 422, "bad-options")
        for name in ("", "x" * 25, "\u200b"):
            wish = {"game": "masters", "seats": [{"kind": "me", "name": name}]}
            await refused(anna.http.post("/api/tables", json=wish), 400, "bad-message")

    tell(tmp_path, story)


def test_bots_have_names_that_tell_them_apart(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "greedy", "random", "greedy", start=False)
        told = [(seat["name"], seat.get("bot")) for seat in await seats_of(anna, table)]
        bots = [("Greedy", "greedy"), ("Random", "random"), ("Greedy 2", "greedy")]
        assert told == [("Anna", None), *bots]
        async with house.site.tables.reading(table) as truth:
            assert truth.names("de") == ["Anna", "Gierig", "Zufällig", "Gierig 2"]

    tell(tmp_path, story)


def test_sentences_name_bots_in_the_language_of_who_reads(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "apprentice", "apprentice")
        for language, name in (("en", "Nino 2"), ("ja", "ニーノ 2")):
            async with anna.at(table, 0, language=language, panels=True) as eye:
                assert name in str(eye.now["panels"])

    tell(tmp_path, story)
