"""Who is muted writes nowhere, whatever others would read of it."""

from pathlib import Path

from tests.server.stories import House, refused, tell
from tests.server.test_groups import founded, joined
from tests.server.test_order import HOUR, act


def test_who_is_muted_says_nothing_in_a_club_and_names_none(database_url: str) -> None:
    async def story(house: House) -> None:
        anna, bruno = await house.guest(), await house.guest("Bruno")
        for guest in (anna, bruno):
            await guest.ask("PATCH", "/api/me", json={"kept": True})
        club = await founded(anna)
        await joined(bruno, club)
        await act(house, "mute", anna, seconds=HOUR)
        club_of = f"/api/clubs/{club}"
        deals = {"name": "You are all fools", "game": "masters"}
        played = {"name": "You are all fools", "terms": {"game": "masters"}}
        writing = (
            ("POST", f"{club_of}/chat", {"text": "You are all fools"}),
            ("PATCH", club_of, {"about": "You are all fools"}),
            ("POST", "/api/clubs", {"name": "You are all fools"}),
            ("POST", f"{club_of}/contests", deals),
            ("POST", "/api/tournaments", played),
            (
                "POST",
                "/api/tables",
                {"game": "masters", "seats": [{"kind": "me", "name": "Fools"}]},
            ),
            ("PATCH", "/api/me", {"name": "You are all fools"}),
        )
        for method, path, body in writing:
            await refused(anna.http.request(method, path, json=body), 403, "muted")
        assert (await anna.ask("GET", "/api/me"))["name"] == "Anna"
        await anna.ask("PATCH", "/api/me", json={"hidden": False})  # which says nothing
        await anna.table("me", "random")
        await bruno.ask("POST", f"{club_of}/chat", json={"text": "Good evening"})
        said = (await anna.ask("GET", f"{club_of}/chat"))["lines"]
        assert [line["text"] for line in said] == ["Good evening"]
        await act(house, "unmute", anna)
        await anna.ask("POST", f"{club_of}/chat", json={"text": "Thank you"})

    tell(Path("/nowhere"), story, db=database_url)
