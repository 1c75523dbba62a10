"""The position in words: only to those who ask for it, and as far as they may know it."""

from pathlib import Path

from bottega.games import GAMES
from bottega.server.table.table import Table
from bottega.text import Speaker
from tests.server.company import plain
from tests.server.harness import Message
from tests.server.stories import House, tell

MASTERS = GAMES["masters"]


def written(table: Table, seat: int | None, language: str) -> list[Message]:
    """Describe a table as it stands without the server."""
    speaker = Speaker(MASTERS, language, table.names(), seat)
    panels: list[Message] = plain(speaker.panels(table.playing().view(seat)))
    return panels


def test_who_asks_for_panels_hears_the_position_in_words(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me")
        async with anna.at(table, 0, language="fr", panels=True) as eye:
            for _ in range(5):
                async with house.site.tables.reading(table) as truth:
                    assert eye.now["panels"] == written(truth, 0, "fr")
                await eye.move()
            await eye.send(type="hello", table=table, seat=0)
            assert "panels" not in await eye.hear("update")

    tell(tmp_path, story)


def test_panels_are_english_to_who_names_no_language(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        told = await anna.ask("GET", f"/api/tables/{table}/update?seat=0&panels=true")
        assert told["panels"][0]["title"] == "Market"
        assert "sentence" not in told

    tell(tmp_path, story)


def test_panels_of_a_seat_and_of_spectators_show_hands_to_their_holders_only(
    tmp_path: Path,
) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me", "random")
        path = f"/api/tables/{table}/update?language=en&panels=true"
        for query, seat, known in (("&seat=0", 0, {0}), ("", None, set())):
            told = await anna.ask("GET", path + query)
            hands = {
                panel["seat"]
                for panel in told["panels"]
                for row in panel["rows"]
                if row["label"] == "In hand" and "requires" in row["text"]
            }
            assert hands == known
            async with house.site.tables.reading(table) as truth:
                if truth.number == told["number"]:
                    assert told["panels"] == written(truth, seat, "en")

    tell(tmp_path, story)


def test_a_moment_has_panels_where_they_are_asked_for(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await anna.table("me")
        path = f"/api/tables/{table}/moments/0?seat=0"
        assert "panels" not in await anna.ask("GET", path)
        told = await anna.ask("GET", f"{path}&panels=true&language=en")
        async with house.site.tables.reading(table) as truth:
            assert told["panels"] == written(truth, 0, "en")

    tell(tmp_path, story)
