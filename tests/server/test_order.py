"""Order on a server: who may come, write and act, what is reported, and what is written down."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, select, text, update
from sqlalchemy.exc import DatabaseError

from bottega.server.base.errors import Refusing
from bottega.server.people import order
from bottega.server.people.invitations import drawn, plain, spelled
from bottega.server.people.limits import Limits, Rate
from bottega.server.people.order import FOR_GOOD, Officer
from bottega.server.people.rates import rates
from bottega.server.store.order import acts
from bottega.server.store.schema.order import ACTS
from bottega.server.store.schema.people import IDENTITIES
from bottega.server.store.store import Identity
from tests.server.company import wire
from tests.server.harness import Guest, Looking, Message, serving
from tests.server.stories import House, refused, tell
from tests.server.test_doors import closed, stream

OPERATOR = {"authorization": "Bearer operator"}
HOUR = 3_600


async def by_operator(house: House, method: str, path: str, **how: Any) -> httpx.Response:
    """Ask for something as the operator."""
    return await house.stranger().request(method, path, headers=OPERATOR, **how)


async def act(house: House, what: str, whom: Guest | None = None, **more: Any) -> None:
    """Let the operator do something about somebody."""
    body = {"what": what, "why": "a reason", **more}
    if whom is not None:
        body["player"] = whom.id
    done = await by_operator(house, "POST", "/api/order/acts", json=body)
    assert done.status_code == 201, done.text


async def log_of_acts(house: House) -> list[Message]:
    """Read what was done, the latest first."""
    told = await by_operator(house, "GET", "/api/order/acts")
    return list(told.json().get("acts", []))


async def moderator(house: House, name: str = "Mona") -> Guest:
    """Let in somebody whom the operator names to keep order."""
    mona = await house.guest(name)
    named = await by_operator(house, "PUT", f"/api/order/moderators/{mona.id}")
    assert [one["name"] for one in named.json()["moderators"]] == [name]
    return mona


async def talking(house: House, *words: str) -> tuple[Guest, Guest, str, int]:
    """Let two people sit at a table, and the first say something; give the last entry of that."""
    anna, bruno = await house.guest(), await house.guest("Bruno")
    table = await anna.table("me", "open", start=False)
    await bruno.sit(table, 1)
    number = 0
    async with anna.at(table) as hers:
        for word in words:
            number = (await hers.do("say", text=word, key=word))["number"]
    return anna, bruno, table, number


async def said(guest: Guest, table: str, seat: int) -> list[str | None]:
    """List what was said at a table, as a seat reads it: None where it is shown no more."""
    log = (await guest.ask("GET", f"/api/tables/{table}/log?seat={seat}"))["entries"]
    return [one.get("text") for one in log if one["kind"] in ("said", "murmured")]


# What somebody may.


def someone(**how: Any) -> Identity:
    return Identity("anna", "Anna", 0, **how)


def test_a_ban_says_until_when_it_holds() -> None:
    with pytest.raises(Refusing, match="until 1970-01-01 01:00 UTC") as refusal:
        order.let_in(someone(banned_until=HOUR * 1_000), 0)
    assert (refusal.value.fault, refusal.value.wait) == ("banned", HOUR)
    order.let_in(someone(banned_until=HOUR * 1_000), HOUR * 1_000)


def test_a_ban_for_good_has_no_end() -> None:
    assert order.ends(None, 7) == FOR_GOOD
    with pytest.raises(Refusing, match="banned any more") as refusal:
        order.let_in(someone(banned_until=FOR_GOOD), 0)
    assert refusal.value.wait is None


def test_moderators_decide_nothing_about_each_other() -> None:
    order.may_act_on(Officer(), someone(moderator=True))
    order.may_act_on(Officer("mona", "Mona"), someone())
    with pytest.raises(Refusing, match="operator"):
        order.may_act_on(Officer("mona", "Mona"), someone(moderator=True))


def test_a_code_may_be_typed_in_any_way() -> None:
    code = drawn()
    assert plain(spelled(code).lower().replace("-", " ")) == code
    assert len(spelled(code)) == 14


# Invitations.


def test_nobody_new_comes_without_an_invitation_where_one_is_wanted(database_url: str) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for path in ("/api/guests", "/api/welcome"):
            why = await refused(http.post(path, json={}), 403, "uninvited")
            assert "invitation" in why
            wrong = {"invitation": "AAAA-BBBB-CCCC"}
            await refused(http.post(path, json=wrong), 403, "uninvited")
        made = await by_operator(house, "POST", "/api/order/invitations", json={"uses": 2})
        (one,) = made.json()["invitations"]
        assert one["link"].endswith(f"/join/{one['code']}")
        told = {"name": "Anna", "invitation": one["code"].lower()}
        anna = await http.post("/api/guests", json=told)
        assert anna.status_code == 201
        browser = house.stranger()
        assert (await browser.post("/api/welcome", json=told | {"name": None})).status_code == 400
        known = await browser.post("/api/welcome", json={"invitation": one["code"]})
        assert known.status_code == 200
        assert (
            await browser.post("/api/welcome")
        ).json() == known.json()  # who is known needs none
        used_up = house.stranger().post("/api/guests", json=told)
        await refused(used_up, 403, "uninvited")
        back = await http.post("/api/recover", json={"code": anna.json()["recovery"]})
        assert back.status_code == 200

    tell(Path("/nowhere"), story, db=database_url, invited=True)


def test_an_invitation_counts_once_for_each_who_comes_at_two_processes(
    tmp_path: Path, postgres: Any
) -> None:
    url = postgres.database()

    async def story(house: House) -> None:
        async with serving(tmp_path, db=url, invited=True) as other:
            made = await by_operator(house, "POST", "/api/order/invitations", json={"uses": 3})
            told = {"invitation": made.json()["invitations"][0]["code"]}
            doors = [house.server.base, other.base] * 4
            http = house.stranger()
            came = await asyncio.gather(
                *(http.post(f"{base}/api/guests", json=told) for base in doors)
            )
            assert sorted(one.status_code for one in came) == [201] * 3 + [403] * 5

    tell(tmp_path, story, db=url, invited=True)


def test_an_invitation_ends_and_can_be_withdrawn(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for days in (1, None):
            made = await by_operator(
                house, "POST", "/api/order/invitations", json={"days": days, "note": "the club"}
            )
            code = made.json()["invitations"][0]["code"]
            seen = await house.stranger().get(f"/api/invitations/{code}")
            assert seen.json() == {"good": True}
            if days:
                await house.site.store.execute(text("UPDATE invitations SET until = 1"))
            else:
                gone = await by_operator(house, "DELETE", f"/api/order/invitations/{code}")
                assert len(gone.json()["invitations"]) == 1
                again = by_operator(house, "DELETE", f"/api/order/invitations/{code}")
                await refused(again, 404, "not-found")
            assert (await house.stranger().get(f"/api/invitations/{code}")).json() == {
                "good": False
            }
            coming = house.stranger().post("/api/guests", json={"invitation": code})
            await refused(coming, 403, "uninvited")
        assert [one["what"] for one in await log_of_acts(house)] == ["withdraw", "invite", "invite"]

    tell(tmp_path, story, invited=True)


def test_members_may_invite_as_many_as_the_operator_lets_them(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        assert (await anna.ask("GET", "/api/me/order"))["invites"] == 2
        told = await anna.ask("POST", "/api/me/invitations", 201, json={})
        code = told["invitations"][0]["code"]
        assert told["left"] == 1
        house.site.people.invited = True
        seen = await house.stranger().get(f"/api/invitations/{code}")
        assert seen.json() == {"good": True, "host": "Anna"}
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        seen = await house.stranger().get(f"/api/invitations/{code}")
        assert seen.json() == {"good": True}  # who hides is nobody, to a guest of theirs too
        await anna.ask("PATCH", "/api/me", json={"hidden": False})
        came = await house.stranger().post("/api/guests", json={"invitation": code})
        dossier = await by_operator(house, "GET", f"/api/order/players/{came.json()['id']}")
        assert dossier.json()["host"] == {"id": anna.id, "name": "Anna"}
        await refused(bruno.http.delete(f"/api/me/invitations/{code}"), 404, "not-found")
        await anna.ask("DELETE", f"/api/me/invitations/{code}")  # who came by it still counts
        two = anna.http.post("/api/me/invitations", json={"uses": 2})
        await refused(two, 403, "forbidden")
        assert (await anna.ask("POST", "/api/me/invitations", 201, json={}))["left"] == 0

    tell(tmp_path, story, invitations_each=2)


def test_where_the_operator_says_nothing_members_invite_nobody(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        assert "invites" not in await anna.ask("GET", "/api/me/order")
        await refused(anna.http.post("/api/me/invitations", json={}), 403, "forbidden")

    tell(tmp_path, story)


def test_codes_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        answers = [
            (await http.post("/api/guests", json={"invitation": f"A{n}"})).status_code
            for n in range(30)
        ]
        assert answers[0] == 403
        assert answers[-1] == 429
        assert (await http.get("/api/invitations/AAAA")).status_code == 429

    tell(tmp_path, story, invited=True)


# Reports.


async def waiting(house: House) -> list[Message]:
    """List the reports that wait."""
    told = await by_operator(house, "GET", "/api/order/reports")
    return list(told.json().get("reports", []))


def test_a_player_a_seat_and_words_can_be_reported(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, bruno, table, number = await talking(house, "You are all fools")
        ways = (
            {"player": anna.id, "reason": "name"},
            {"table": table, "seat": 0, "reason": "cheating", "words": " Look at move 3. "},
            {"table": table, "number": number, "reason": "insults"},
        )
        for way in ways:
            await bruno.ask("POST", "/api/reports", 201, json=way)
        found = (await waiting(house))[::-1]
        assert [one["reason"] for one in found] == ["name", "cheating", "insults"]
        assert {one["whom"]["id"] for one in found} == {anna.id}
        assert {one["reporter"]["name"] for one in found} == {"Bruno"}
        assert found[1]["words"] == "Look at move 3."
        assert found[2]["quoted"] == "You are all fools"
        await bruno.ask("POST", "/api/reports", 201, json=ways[2])  # said once is enough
        assert len(await waiting(house)) == 3

    tell(Path("/nowhere"), story, db=database_url)


def test_a_report_must_name_somebody_whom_one_may_know_of(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, table, number = await talking(house, "hello")
        await anna.ask("PATCH", "/api/me", json={"hidden": True})
        closed_table = await anna.table("me", "me", settings={"watch": "none"})
        cases: tuple[tuple[Message, int, str], ...] = (
            ({}, 400, "bad-message"),
            ({"player": anna.id, "table": table, "seat": 0}, 400, "bad-message"),
            ({"table": table}, 400, "bad-message"),
            ({"player": anna.id, "seat": 0}, 400, "bad-message"),
            ({"player": bruno.id}, 400, "bad-message"),
            ({"player": anna.id}, 404, "not-found"),  # who hides
            ({"player": "nobody"}, 404, "not-found"),
            ({"table": table, "seat": 7}, 404, "not-found"),
            ({"table": table, "number": number + 1}, 404, "not-found"),
            ({"table": table, "number": 1}, 404, "not-found"),
            ({"table": closed_table, "seat": 0}, 403, "forbidden"),
        )
        house.site.limits = Limits(dict.fromkeys(rates(house.site.settings), Rate(0.0, 1)))
        for body, status, fault in cases:
            asking = bruno.http.post("/api/reports", json={"reason": "other", **body})
            await refused(asking, status, fault)
        assert await waiting(house) == []

    tell(tmp_path, story)


def test_reports_are_rate_limited(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        body = {"player": anna.id, "reason": "other"}
        answers = [(await bruno.http.post("/api/reports", json=body)).status_code for _ in range(7)]
        assert answers == [201] * 5 + [429] * 2

    tell(tmp_path, story)


# What is done.


def test_who_is_muted_plays_and_does_not_talk(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        table = await anna.table("me", "open", start=False)
        await bruno.sit(table, 1)
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with anna.at(table) as hers:
            await act(house, "mute", anna, seconds=HOUR)
            told = await hers.do("say", text="but")
            assert (told["error"], told["message"][:21]) == ("muted", "you may not write unt")
            assert HOUR - 60 < told["wait"] <= HOUR
            command = {"type": "say", "text": "but", "key": "k"}
            path = f"/api/tables/{table}/seats/0/commands"
            await refused(anna.http.post(path, json=command), 403, "muted")
            assert (await hers.answer())["ack"]
            standing = await anna.ask("GET", "/api/me/order")
            assert standing["muted"]["why"] == "a reason"
            await act(house, "unmute", anna)
            assert (await hers.do("say", text="thank you"))["ack"]
        assert await said(bruno, table, 1) == ["thank you"]

    tell(Path("/nowhere"), story, db=database_url)


def test_who_is_banned_is_told_until_when_and_put_out(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "open", start=False)
        async with anna.at(table) as hers, stream(anna, "/api/me/notices"):
            await act(house, "ban", anna, seconds=HOUR)
            assert await closed(hers) == 1008
        why = await refused(anna.http.get("/api/me"), 403, "banned")
        assert "until" in why
        await refused(anna.http.post("/api/welcome"), 403, "banned")
        await refused(anna.http.get(f"/api/tables/{table}/log"), 403, "banned")
        standing = await anna.ask("GET", "/api/me/order")
        assert standing["banned"]["why"] == "a reason"
        assert standing["banned"]["until"] > 0
        assert (await anna.ask("GET", "/api/me/export"))["stored"]["identities"]
        async with wire(house.server, anna.token) as socket:
            told = await Looking(socket).hear("refusal")
            assert (told["error"], told["wait"] > 0) == ("banned", True)
        await act(house, "unban", anna)
        assert (await anna.ask("GET", "/api/me"))["id"] == anna.id
        assert await anna.ask("GET", "/api/me/order") == {}

    tell(tmp_path, story)


def test_a_ban_holds_at_every_process(tmp_path: Path, postgres: Any) -> None:
    url = postgres.database()

    async def story(house: House) -> None:
        async with serving(tmp_path, db=url) as other:
            anna = await house.guest()
            there = House(other, house._doors).known({**vars(anna)})
            table = await anna.table("me", "open", start=False)
            async with there.at(table) as hers:
                await act(house, "ban", anna)
                assert await closed(hers) == 1008
            await refused(there.http.get("/api/me"), 403, "banned")

    tell(tmp_path, story, db=url)


def test_words_that_are_struck_are_shown_to_nobody_and_stay_in_the_log(database_url: str) -> None:
    async def story(house: House) -> None:
        _, bruno, table, number = await talking(house, "hello", "You are all fools")
        async with bruno.at(table, 1, have=number) as his:
            await act(house, "strike", table=table, number=number)
            told = await his.until(lambda now: bool(now.get("entries")))
            assert told["entries"][-1] == {
                "number": number + 1,
                "at": told["entries"][-1]["at"],
                "kind": "struck",
                "strikes": [number],
            }
        async with bruno.at(table, 1) as his:
            spoken = [one for one in his.now["entries"] if one["kind"] == "said"]
            assert [one.get("text") for one in spoken] == ["hello", None]
            assert spoken[1]["struck"]
            assert "fools" not in str(his.heard)
        assert await said(bruno, table, 1) == ["hello", None]
        (done,) = await log_of_acts(house)
        assert (done["what"], done["was"]) == ("strike", "You are all fools")
        nothing = {"what": "strike", "why": "a reason", "table": table, "number": 1}
        asking = by_operator(house, "POST", "/api/order/acts", json=nothing)
        await refused(asking, 404, "not-found")

    tell(Path("/nowhere"), story, db=database_url)


def test_who_loses_their_name_has_another_everywhere_at_once(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, bruno, table, _ = await talking(house, "hello")
        watched = await bruno.table("me", "me", "random", settings={"public": True})
        async with anna.at(watched, None) as hers:
            assert (await hers.do("say", text="oh"))["ack"]
        await anna.ask("POST", f"/api/tables/{table}/start")
        async with bruno.at(table, 1) as his:
            for seat in his.now["options"] and (1,):
                assert seat
            await act(house, "rename", anna)
            told = await his.until(lambda now: now["info"] and now["number"] > 5)
            names = [seat.get("name") for seat in told["info"]["seats"]]
        called = (await anna.ask("GET", "/api/me"))["name"]
        assert called != "Anna"
        assert names == [called, "Bruno"]
        log = (await bruno.ask("GET", f"/api/tables/{table}/log?seat=1"))["entries"]
        assert "Anna" not in str(log)
        assert {one["name"] for one in log if one["kind"] == "said"} == {called}
        listed = await bruno.ask("GET", "/api/me/tables")
        assert "Anna" not in str(listed)
        assert "Anna" not in str(await anna.ask("GET", f"/api/tables/{watched}/log"))
        (done, *_) = await log_of_acts(house)
        assert (done["was"], done["whom"]["name"]) == ("Anna", called)

    tell(Path("/nowhere"), story, db=database_url)


def test_every_act_is_written_down_and_closes_the_report_that_it_answers(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, table, number = await talking(house, "fools")
        mona = await moderator(house)
        for way in ({"table": table, "number": number}, {"player": anna.id}):
            await bruno.ask("POST", "/api/reports", 201, json={"reason": "insults", **way})
        first, second = [one["id"] for one in await waiting(house)]
        wish = {"what": "mute", "why": "insults", "player": anna.id, "seconds": 60, "report": first}
        await mona.ask("POST", "/api/order/acts", 201, json=wish)
        assert [one["id"] for one in await waiting(house)] == [second]
        done = {"what": "close", "why": "nothing in it", "report": second}
        await mona.ask("POST", "/api/order/acts", 201, json=done)
        assert (await mona.ask("GET", "/api/order")) == {"name": "Mona"}
        await refused(mona.http.post("/api/order/acts", json=done), 404, "not-found")
        told = (await mona.ask("GET", "/api/order/acts"))["acts"]
        assert [one["what"] for one in told] == ["close", "mute", "appoint"]
        assert [one["officer"]["name"] for one in told[:2]] == ["Mona", "Mona"]
        assert "officer" not in told[2]  # the operator
        assert told[1]["until"] > told[1]["at"]
        past = await mona.ask("GET", "/api/order/reports?closed=true")
        assert {one["id"] for one in past["reports"]} == {first, second}
        dossier = await mona.ask("GET", f"/api/order/players/{anna.id}")
        assert (dossier["reports"], len(dossier["acts"])) == (2, 2)
        assert dossier["muted"]["why"] == "insults"

    tell(tmp_path, story)


def test_what_was_done_can_be_neither_changed_nor_lost(database_url: str) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        await act(house, "mute", anna, seconds=HOUR)
        for change in (update(ACTS).values(why="no reason"), delete(ACTS)):
            if database_url.startswith("sqlite"):
                with pytest.raises(DatabaseError, match="acts stand"):
                    await house.site.store.execute(change)
            else:
                await house.site.store.execute(change)
        (kept,) = await house.site.store.read(acts)
        assert (kept.why, kept.whom) == ("a reason", anna.id)

    tell(Path("/nowhere"), story, db=database_url)


def test_moderators_see_reports_and_acts_and_the_rest_is_the_operators(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, mona, other = await house.guest(), await moderator(house), await house.guest("Ugo")
        await by_operator(house, "PUT", f"/api/order/moderators/{other.id}")
        for path in ("", "/reports", "/acts", "/moderators", "/invitations", f"/players/{anna.id}"):
            await refused(anna.http.get(f"/api/order{path}"), 403, "forbidden")
            await mona.ask("GET", f"/api/order{path}")
        wish = {"what": "ban", "why": "a reason", "player": anna.id}
        await refused(anna.http.post("/api/order/acts", json=wish), 403, "forbidden")
        for about in (other.id, mona.id):
            asking = mona.http.post("/api/order/acts", json={**wish, "player": about})
            await refused(asking, 403, "forbidden")
        for path in (f"/api/order/moderators/{anna.id}", "/api/operator"):
            method = "GET" if path == "/api/operator" else "PUT"
            await refused(mona.http.request(method, path), 403, "forbidden")
        await by_operator(house, "DELETE", f"/api/order/moderators/{mona.id}")
        await refused(mona.http.get("/api/order/reports"), 403, "forbidden")

    tell(tmp_path, story)


def test_without_a_token_of_the_operators_nobody_is_the_operator(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        for word in ("Bearer operator", "Bearer"):
            headers = {"authorization": word}
            for path in ("/api/operator", "/api/order/acts", "/metrics"):
                asking = house.stranger().get(path, headers=headers)
                await refused(asking, 401, "who-are-you")

    tell(tmp_path, story, operator="")


def test_the_operator_sees_how_the_server_fares(database_url: str) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        async with anna.at(table) as hers:
            await hers.answer()
            await house.site._pulse()
            told = (await by_operator(house, "GET", "/api/operator")).json()
        assert told["tables"] == {"running": 1}
        assert told["today"] == 1
        assert told["database"] == house.site.store.engine.dialect.name
        (one,) = told["processes"]
        assert one["connections"] == 1
        assert one["commands"] >= 1
        assert one["cores"] >= 1

    tell(Path("/nowhere"), story, db=database_url)


# Whom one does not want to hear.


def test_who_blocks_somebody_does_not_read_what_they_say(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, bruno, table, _ = await talking(house, "hello")
        async with bruno.at(table, 1) as his, anna.at(table) as hers:
            await bruno.ask("PUT", f"/api/me/blocks/{anna.id}")
            await hers.do("say", text="Bruno?")
            await his.do("say", text="nobody is here")
            assert "Bruno?" not in str(his.heard)
            assert await said(bruno, table, 1) == ["nobody is here"]
            assert await said(anna, table, 0) == ["hello", "Bruno?", "nobody is here"]
            told = await bruno.ask("GET", f"/api/tables/{table}/update?seat=1")
            assert "Bruno?" not in str(told)
            await bruno.ask("DELETE", f"/api/me/blocks/{anna.id}")
            await hers.do("say", text="again")
            await his.until(lambda now: "again" in str(now.get("entries")))

    tell(Path("/nowhere"), story, db=database_url)


def test_who_blocks_somebody_is_told_nothing_of_theirs(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, table, _ = await talking(house, "hello")
        await house.site._noting.end()
        told: list[str] = []
        tell_one = house.site.notices.tell
        house.site.notices.tell = lambda holder, notice: told.append(notice.notice)  # type: ignore[method-assign]
        async with anna.at(table) as hers:
            await bruno.ask("PUT", f"/api/me/blocks/{anna.id}")
            await hers.do("say", text="Bruno?")
            await house.site._noting.end()
            assert told == []
            await bruno.ask("DELETE", f"/api/me/blocks/{anna.id}")
            await hers.do("say", text="Bruno!")
            await house.site._noting.end()
        assert told == ["chat"]
        house.site.notices.tell = tell_one  # type: ignore[method-assign]

    tell(tmp_path, story)


def test_a_restraint_is_read_with_who_somebody_is(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        await act(house, "ban", anna)
        query = select(IDENTITIES.c.banned_until).where(IDENTITIES.c.id == anna.id)
        found = await house.site.store.read(lambda c: c.scalar(query))
        assert found == FOR_GOOD
        standing = await anna.ask("GET", "/api/me/order")
        assert "until" not in standing["banned"]

    tell(tmp_path, story)
