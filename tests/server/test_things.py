"""The pieces and the board of a game, for clients that draw them."""

from pathlib import Path

from bottega.games import GAMES
from bottega.text import Speaker, languages
from tests.server.stories import House, refused, tell

MASTERS = GAMES["masters"]


def test_anybody_is_told_all_pieces_of_a_game_with_their_texts(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for language in languages():
            answer = await http.get(f"/api/games/masters/things?language={language}")
            told = answer.json()
            head = (told["game"], told["version"], told["language"])
            assert head == ("masters", MASTERS.version, language)
            texts = Speaker(MASTERS, language, ()).texts()
            assert {key: thing["text"] for key, thing in told["things"].items()} == texts

    tell(tmp_path, story)


def test_whoever_has_the_things_asks_each_time_whether_they_are_still_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        path = "/api/games/lorenzo/things"
        first = await http.get(path)
        assert first.headers["cache-control"] == "no-cache"
        mark = first.headers["etag"]
        again = await http.get(path, headers={"if-none-match": mark})
        assert (again.status_code, again.content) == (304, b"")
        other = await http.get(f"{path}?language=fr", headers={"if-none-match": mark})
        assert other.status_code == 200

    tell(tmp_path, story)


def test_things_are_packed_for_who_reads_that(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        plain = await http.get("/api/games/lorenzo/things", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        packed = await http.get("/api/games/lorenzo/things", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "accept-encoding"
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 4

    tell(tmp_path, story)


def test_a_piece_has_its_kind_its_name_and_what_is_printed(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        told = (await house.stranger().get("/api/games/masters/things")).json()
        card = told["things"]["card-17"]
        assert (card["kind"], card["name"]) == ("card", "17")
        assert card["called"] == "the green card of level II (5 points)"
        assert card["facts"] == {
            "piece": "card", "colour": "green", "level": 2, "points": 5,
            "cost": {"shield": 4}, "pays": {"stone": 1}, "gives": {"faith": 2},
        }  # fmt: skip
        leader = told["things"]["leader-61"]
        assert leader["short"]
        assert leader["facts"] == {
            "piece": "leader", "points": 4, "requires": {"yellow 2": 1},
            "ability": "production", "good": "shield",
        }  # fmt: skip
        token = told["things"]["token-7"]["facts"]
        assert (token["spaces"], token["shuffle"]) == (1, True)
        assert told["board"]["popes"] == [8, 16, 24]

    tell(tmp_path, story)


def test_an_unknown_language_is_english_and_an_unknown_game_is_not_found(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        told = (await http.get("/api/games/masters/things?language=tlh")).json()
        assert told["language"] == "en"
        assert told == (await http.get("/api/games/masters/things")).json()
        await refused(http.get("/api/games/chess/things"), 404, "not-found")
        await refused(http.get("/api/games/masters/things?language=x"), 400, "bad-message")
        await refused(http.get("/api/games/masters/things?seat=0"), 400, "bad-message")

    tell(tmp_path, story)
