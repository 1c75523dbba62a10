"""What moderators may not: decide about each other, know who reports them, act without a trace."""

from pathlib import Path

from tests.server.stories import House, refused, tell
from tests.server.test_groups import founded, joined
from tests.server.test_order import by_operator, log_of_acts, moderator, waiting

ACTS = "/api/order/acts"


def test_what_is_reported_of_moderators_is_the_operators_alone(database_url: str) -> None:
    async def story(house: House) -> None:
        mona, olga = await moderator(house), await house.guest("Olga")
        await by_operator(house, "PUT", f"/api/order/moderators/{olga.id}")
        anna = await house.guest()
        await anna.ask("POST", "/api/reports", 201, json={"player": mona.id, "reason": "insults"})
        (one,) = await waiting(house)
        done = {"what": "close", "why": "nothing in it", "report": one["id"]}
        for officer in (mona, olga):
            assert await officer.ask("GET", "/api/order/reports") == {}
            assert "waiting" not in await officer.ask("GET", "/api/order")
            await refused(officer.http.post(ACTS, json=done), 404, "not-found")
        assert await waiting(house) == [one]
        await anna.ask("POST", "/api/reports", 201, json={"player": olga.id, "reason": "spam"})
        await by_operator(house, "DELETE", f"/api/order/moderators/{olga.id}")
        told = await mona.ask("GET", "/api/order/reports")  # of who is a moderator no more
        assert [each["whom"]["name"] for each in told["reports"]] == ["Olga"]
        assert (await by_operator(house, "POST", ACTS, json=done)).status_code == 201
        assert [each["whom"]["id"] for each in await waiting(house)] == [olga.id]
        assert (await log_of_acts(house))[0]["what"] == "close"

    tell(Path("/nowhere"), story, db=database_url)


def test_a_moderator_in_a_club_takes_words_away_and_that_is_written_down(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna, bruno, carla, dino = [
            await house.guest(n) for n in ("Anna", "Bruno", "Carla", "Dino")
        ]
        await anna.ask("PATCH", "/api/me", json={"kept": True})
        club = await founded(anna)
        for guest in (bruno, carla):
            await joined(guest, club)
            await by_operator(house, "PUT", f"/api/order/moderators/{guest.id}")
        await joined(dino, club)
        path = f"/api/clubs/{club}/chat"
        for guest, text in ((dino, "fools"), (bruno, "mine"), (carla, "hers"), (anna, "ours")):
            await guest.ask("POST", path, json={"text": text})
        await dino.ask("DELETE", f"{path}/4", 403)
        await bruno.ask("DELETE", f"{path}/1")
        await bruno.ask("DELETE", f"{path}/2")  # one's own are no matter of order
        await bruno.ask("DELETE", f"{path}/3", 403)  # about a moderator the operator decides
        told = await anna.ask("GET", path)
        assert [one["text"] for one in told["lines"]] == ["hers", "ours"]
        acts = [one for one in await log_of_acts(house) if one["what"] == "strike"]
        assert [(o["officer"]["id"], o["whom"]["id"], o["was"]) for o in acts] == [
            (bruno.id, dino.id, "fools")
        ]
        await bruno.ask("DELETE", f"/api/clubs/{club}/members/{bruno.id}")
        await bruno.ask("DELETE", f"{path}/4", 404)

    tell(tmp_path, story)
