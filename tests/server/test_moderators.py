"""What moderators may not: decide about each other, know who reports them, act without a trace."""

from pathlib import Path

from tests.server.stories import House, refused, tell
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
