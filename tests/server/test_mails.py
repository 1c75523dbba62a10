"""Mails: to confirmed addresses, once until somebody comes back, and stopped by a click."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import select, update

from bottega.server.people.keys import Keyring
from bottega.server.people.mailing import CONFIRM, FRESH
from bottega.server.store import Store
from bottega.server.store.mails import letters
from bottega.server.store.schema.notices import ADDRESSES
from tests.server.harness import PATIENCE, Guest
from tests.server.mail_stage import BRUNO, SENDER, WHERE, WRONG, Scene, link, play, text_of
from tests.server.test_groups import founded

pytestmark = pytest.mark.usefixtures("impatient")


# An address.


def test_nothing_is_sent_to_an_address_before_it_is_confirmed(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        assert (await house.bruno.ask("GET", "/api/me/mail")) == {"possible": True}
        told = await house.give(" Bruno@Example.NET ")
        assert told == {"possible": True, "asked": "Bruno@example.net", "language": "en"}
        asking = await house.post.next()
        assert asking["To"].addresses[0].addr_spec == "Bruno@example.net"
        assert "Bruno wants to hear from Bottega" in text_of(asking)
        await house.start()
        await house.post.silence()
        await house.confirm(asking)
        assert (await house.bruno.ask("GET", "/api/me/mail"))["address"] == "Bruno@example.net"
        await house.start()
        assert "It is your turn" in text_of(await house.post.next())

    play(tmp_path, scene)


def test_a_link_confirms_for_two_days_one_address_of_one_person(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.give()
        first = await house.post.next()
        token = link(first, "confirm").rpartition("/")[2]
        identity, at, stands, _ = token.split(".")
        keys, path = house.server.site.keys, "/api/mail/confirm"
        forged = Keyring("another secret").sealed(CONFIRM, identity, at, stands)
        stale = keys.sealed(CONFIRM, identity, str(int(at) - FRESH - 1), stands)
        others = keys.sealed(CONFIRM, house.anna.id, at, stands)
        for wrong in (forged, stale, others, token[:-1], "x", "a.b.c"):
            await house.post_to(f"{path}/{wrong}", 403)
        await house.give("bruno@example.org")  # a slip, put right
        await house.confirm(first, 403)
        await house.confirm(await house.post.next())
        assert (await house.bruno.ask("GET", "/api/me/mail"))["address"] == "bruno@example.org"

    play(tmp_path, scene)


def test_an_address_stays_until_the_next_one_is_confirmed(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        told = await house.give("bruno@example.org")
        assert (told["address"], told["asked"]) == (BRUNO, "bruno@example.org")
        asking = await house.post.next()
        await house.start()
        assert (await house.post.next())["To"].addresses[0].addr_spec == BRUNO
        await house.confirm(asking)
        await house.confirm(asking)  # a second click does no harm
        await house.comes_back()
        await house.start()
        assert (await house.post.next())["To"].addresses[0].addr_spec == "bruno@example.org"

    play(tmp_path, scene)


def test_an_address_that_nobody_confirms_is_forgotten_after_some_days(
    tmp_path: Path, database_url: str
) -> None:
    async def scene(house: Scene) -> None:
        site, confirmed = house.server.site, {"possible": True, "language": "en"}
        confirmed["address"] = "bruno@example.net"
        await house.give("slip@example.net")
        await house.post.next()
        await site.errands.care()
        assert (await house.bruno.ask("GET", "/api/me/mail"))["asked"] == "slip@example.net"
        await long_ago(site.store)
        await site.errands.care()
        assert await house.bruno.ask("GET", "/api/me/mail") == {"possible": True}
        assert not await site.store.read(lambda c: c.execute(select(ADDRESSES)).all())
        await house.give("bruno@example.net")
        await house.confirm(await house.post.next())
        await house.give("other@example.net")
        asking = await house.post.next()
        await long_ago(site.store)
        await site.errands.care()
        assert await house.bruno.ask("GET", "/api/me/mail") == confirmed
        await house.confirm(asking, 403)

    play(tmp_path, scene, db=database_url)


async def long_ago(store: Store) -> None:
    """Let addresses have been given four days earlier."""
    earlier = ADDRESSES.c.since - 4 * 86_400_000
    await store.execute(update(ADDRESSES).values(since=earlier))


def test_an_address_is_forgotten_by_its_owner_and_with_all_keys(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        for forget in (("DELETE", "/api/me/mail"), ("POST", "/api/me/revoke")):
            await house.reads()
            told = await house.bruno.ask(*forget)
            house.bruno.http.headers["authorization"] = "Bearer " + told.get(
                "token", house.bruno.token
            )
            assert await house.bruno.ask("GET", "/api/me/mail") == {"possible": True}
            await house.start()
            await house.post.silence()

    play(tmp_path, scene)


@pytest.mark.parametrize(
    "address",
    [
        "bruno",
        "bruno@",
        "@example.net",
        "a b@example.net",
        "a@b",
        "x@y.z\nBcc: c@d.e",
        "a@b.c,d@e.f",
    ],
)
def test_what_is_no_address_is_refused(tmp_path: Path, address: str) -> None:
    async def scene(house: Scene) -> None:
        refused = await house.give(address, status=400)
        assert "address" in refused["message"]
        assert not house.post.calls

    play(tmp_path, scene)


def test_asking_an_address_is_limited_for_a_person_and_for_a_box(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        for n in range(4):
            await house.give(f"bruno{n}@example.net")
        assert (await house.give(status=429))["error"] == "too-fast"
        box = "victim@example.net"
        askers = [await house.server.guest(f"Guest {n}") for n in range(5)]

        async def asks(guest: Guest, n: int, status: int) -> None:
            body = {"address": box.replace("@", f"+{n}@"), "language": "en"}
            await guest.ask("PUT", "/api/me/mail", status, json=body)

        for n, guest in enumerate(askers):
            await asks(guest, n, 200 if n < 4 else 429)
            await guest.close()

    play(tmp_path, scene)


def test_a_server_without_mail_says_so_and_asks_nobody(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        assert await house.bruno.ask("GET", "/api/me/mail") == {}
        refused = await house.give(status=404)
        assert refused["message"] == "this server sends no mails"
        await house.post_to("/api/mail/stop/x", 404)

    play(tmp_path, scene, smtp="")


# What is told.


def test_a_turn_is_told_in_plain_words_with_a_link_and_a_way_out(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.reads(language="de")
        table = await house.start()
        mail = await house.post.next()
        assert mail["Subject"] == "Du bist dran: Masters of Renaissance"
        assert mail["From"] == SENDER
        assert mail["To"] == f"Bruno <{BRUNO}>"
        assert mail["Content-Language"] == "de"
        assert mail["Auto-Submitted"] == "auto-generated"
        assert mail["Message-ID"].endswith("@example.org>")
        assert mail.get_content_type() == "text/plain"
        assert not mail.is_multipart()
        said = text_of(mail)
        assert said.startswith("Hallo Bruno,\n")
        assert f"{WHERE}/t/{table}\n" in said
        assert said.count("://") == 2  # and no other link, nor anything that is fetched
        assert mail["List-Unsubscribe"] == f"<{WHERE}{link(mail, 'stop')}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    play(tmp_path, scene)


def test_no_second_mail_is_sent_until_somebody_has_come_back(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        await house.start()
        await house.post.next()
        await house.until(lambda box: box.told is not None)
        await house.start()
        await house.post.silence()
        await house.comes_back()
        tables = [await house.start()]
        said = text_of(await house.post.next())
        assert f"{WHERE}/t/{tables[0]}\n" in said
        assert said.count(f"{WHERE}/t/") == 3  # all that wait

    play(tmp_path, scene)


def test_one_mail_tells_of_all_tables_that_wait(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.start()
        await house.start()
        await house.reads(language="fr")
        await house.start()
        mail = await house.post.next()
        assert mail["Subject"] == "3 tables vous attendent"
        assert text_of(mail).count(f"{WHERE}/t/") == 3

    play(tmp_path, scene)


def test_who_comes_back_in_time_gets_no_mail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bottega.server.people.mailing.PATIENCE", 400)

    async def scene(house: Scene) -> None:
        await house.reads()
        await house.start()
        await house.until(lambda box: box.due is not None)
        await house.comes_back()
        await asyncio.sleep(0.4)
        await house.post.silence()
        await house.start()
        await house.post.next()

    play(tmp_path, scene)


def test_who_looks_or_has_answered_or_left_the_table_silent_gets_no_mail(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        one, other = await house.sit(), await house.sit()
        async with house.bruno.at(one, 1):
            await house.start(other)
            await house.post.silence()
        silent = await house.sit()
        await house.bruno.ask("PUT", f"/api/tables/{silent}/mute", json={"muted": True})
        await house.start(silent)
        await house.post.silence()
        await house.start(one)
        said = text_of(await house.post.next())
        assert f"/t/{other}\n" in said
        assert silent not in said

    play(tmp_path, scene)


def test_what_is_wished_is_told_and_nothing_else(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        wishes = {"turn": {"mail": False}, "chat": {"mail": True}}
        await house.bruno.ask("PUT", "/api/me/wishes", json=wishes)
        table = await house.start()
        await house.post.silence()
        async with house.anna.at(table, 0) as anna:
            await anna.do("say", text="my secret plan")
        mail = await house.post.next()
        assert mail["Subject"].startswith("Anna has written to you: ")
        assert "secret" not in mail.as_string()

    play(tmp_path, scene)


def test_usually_turns_and_invitations_are_mailed_and_chat_is_not(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        wishes = await house.bruno.ask("GET", "/api/me/wishes")
        mailed = {what: wishes[what]["mail"] for what in ("turn", "invitation", "chat")}
        assert mailed == {"turn": True, "invitation": True, "chat": False}

    play(tmp_path, scene)


def test_quiet_hours_are_kept_and_then_what_still_waits_is_told(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        ends = await held_until(house)
        tables = [await house.start(), await house.start()]
        await house.until(lambda box: box.due is not None)
        await house.post.silence()
        await house.bruno.ask("PUT", "/api/me/wishes", json={})
        mailing = house.server.site.notices.mailing
        assert mailing is not None
        await mailing.deliver(ends)
        said = text_of(await house.post.next())
        assert all(f"/t/{table}\n" in said for table in tables)

    play(tmp_path, scene)


async def held_until(house: Scene) -> int:
    """Let Bruno's hours be quiet, and say when they end."""
    clock = datetime.now(UTC)
    begins, ends = (clock + timedelta(hours=hours) for hours in (-2, 2))
    hours = {"begins": f"{begins:%H:%M}", "ends": f"{ends:%H:%M}", "zone": "UTC"}
    await house.bruno.ask("PUT", "/api/me/wishes", json={"quiet": hours})
    return round(ends.timestamp() * 1000)


async def invited(house: Scene, bruno: str) -> None:
    """Let Anna ask Bruno to a table and to a club, of which a mail waits to be sent."""
    await house.anna.ask("PATCH", "/api/me", json={"kept": True})
    table = await house.anna.table("me", "open", start=False)
    await house.anna.ask("POST", f"/api/tables/{table}/invitations", json={"player": bruno})
    club = await founded(house.anna)
    await house.anna.ask("POST", f"/api/clubs/{club}/invitations", json={"player": bruno})
    await house.until(lambda box: box is not None and box.due is not None)
    shelf = house.server.site.store
    async with asyncio.timeout(PATIENCE):
        while len(await shelf.read(lambda c: letters(c, bruno))) < 2:
            await asyncio.sleep(0.02)
    await house.anna.ask("PATCH", f"/api/clubs/{club}", json={"name": "Fanale"})


def test_a_mail_that_waits_tells_of_people_and_clubs_as_they_are_called_when_it_is_sent(
    tmp_path: Path, database_url: str
) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        ends = await held_until(house)
        await invited(house, house.bruno.id)
        await house.anna.ask("PATCH", "/api/me", json={"name": "Annina"})
        mailing = house.server.site.notices.mailing
        assert mailing is not None
        await house.bruno.ask("PUT", "/api/me/wishes", json={})
        await mailing.deliver(ends)
        said = text_of(await house.post.next())
        assert "Annina expects you at a table" in said
        assert "Annina invites you to the club Fanale" in said
        assert "Anna " not in said
        assert "Lanterna" not in said

    play(tmp_path, scene, db=database_url)


def test_a_mail_that_waits_tells_nothing_of_who_has_gone(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        await held_until(house)
        await invited(house, house.bruno.id)
        await house.anna.ask("DELETE", "/api/me", json={"sure": True})
        assert not await house.server.site.store.read(lambda c: letters(c, house.bruno.id))

    play(tmp_path, scene)


# Stopping.


def test_one_click_stops_all_mails_without_signing_in(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        await house.start()
        mail = await house.post.next()
        path = urlsplit(mail["List-Unsubscribe"].strip("<>")).path
        form = {"List-Unsubscribe": "One-Click"}
        await house.post_to(path[:-1], 404, data=form)
        assert (await house.bruno.ask("GET", "/api/me/mail"))["address"] == BRUNO
        for _ in range(2):  # programs may try again
            await house.post_to(path, data=form)
        assert await house.bruno.ask("GET", "/api/me/mail") == {"possible": True}
        await house.comes_back()
        await house.start()
        await house.post.silence()
        await house.reads("bruno@example.org")
        await house.post_to(path)  # of an address that is not theirs any more
        assert (await house.bruno.ask("GET", "/api/me/mail"))["address"] == "bruno@example.org"

    play(tmp_path, scene)


# A server that is away, and one that refuses.


def test_a_mail_that_is_not_taken_is_tried_again_and_then_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        house.post.answers = ["451 later"] * 2
        await house.start()
        await house.post.next()
        assert house.count("failed") == 2
        await house.until(lambda box: box.told is not None)
        await house.comes_back()
        house.post.answers = ["451 later"] * 5
        await house.start()
        await house.until(lambda box: box.due is not None)
        await house.until(lambda box: box.due is None)
        assert (house.count("given-up"), house.count("failed")) == (1, 7)
        await house.post.silence()
        said = [line for line in caplog.text.splitlines() if " mail.log:" not in line]  # its own
        assert any("a mail was given up" in line for line in said)
        assert not any(BRUNO in line for line in said)
        await house.start()  # and the next thing is tried anew
        await house.post.next()

    play(tmp_path, scene)


def test_a_box_that_is_not_there_is_not_tried_again(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        await house.reads()
        house.post.calls, house.post.answers = 0, [WRONG]
        await house.start()
        await house.until(lambda box: box.told is not None)
        assert (house.post.calls, house.count("refused")) == (1, 1)

    play(tmp_path, scene)


def test_who_gives_an_address_hears_at_once_that_it_was_not_reached(tmp_path: Path) -> None:
    async def scene(house: Scene) -> None:
        house.post.answers = [WRONG]
        assert (await house.give(status=400))["message"] == "the mail server refuses this address"
        house.post.answers = ["451 later"]
        assert "try again" in (await house.give(status=503))["message"]

    play(tmp_path, scene)
