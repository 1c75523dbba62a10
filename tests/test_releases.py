"""Records and tables of older releases are played again by the rules of their time."""

import json
from functools import cache
from pathlib import Path
from zipfile import ZipFile

import pytest

from bottega.cli import main
from bottega.games import GAMES
from bottega.releases import manifest, release_of, releases
from tests.releases import OLD, by, change, copied, keep, kept, older, set_version, tool
from tests.server.harness import Guest, Message
from tests.server.past import Past, age, rewrite
from tests.server.stories import House, refused, tell
from tests.server.test_records import bring
from tests.server.test_reviews import ended, state

__all__ = ["kept", "older"]

MOVES = 6
RECORDED = {"masters": "2", "lorenzo": "2", "renaissance": "2", "morra": "3"}


@cache
def recorded(archive: Path, game: str) -> str:
    return by(archive, "record", game, "--players", RECORDED[game], "--seed", "3")


def test_a_release_is_numbered_dated_and_kept_with_the_versions_of_its_games(older: Path) -> None:
    tree = older.parents[2]
    assert '__version__ = "0.9.0"' in (tree / "src/bottega/__init__.py").read_text()
    said = (tree / "CHANGELOG.md").read_text()
    assert [line.split(" (")[0] for line in said.splitlines() if line.startswith("## ")] == [
        "## Unreleased",
        "## 0.9.0",
        "## 0.8.0",
    ]
    real = dict.fromkeys(("masters", "lorenzo", "renaissance"), OLD)
    assert manifest(older / "0.8.0.pyz").games == {**real, "morra": 1}
    assert manifest(older / "0.9.0.pyz").games == {**real, "morra": 2}


def test_the_same_sources_make_the_same_archive_and_one_that_adds_no_rules_takes_its_place(
    older: Path, tmp_path: Path
) -> None:
    tree = copied(tmp_path)
    made = tool().make(tree, "1.0.0")
    with ZipFile(made) as archive:
        sources = {name: archive.read(name) for name in archive.namelist()}
    assert "bottega/text/catalogues/ja/lorenzo.ftl" in sources
    assert not [name for name in sources if "/web/" in name or "guide" in name]
    again = tool().make(tree, "1.0.1")
    assert [one.name for one in made.parent.glob("*.pyz")] == [again.name]
    with ZipFile(again) as archive:
        same = {name: archive.read(name) for name in archive.namelist()}
    other = [name for name in same if same[name] != sources[name]]
    assert other == ["release.json", "bottega/__init__.py"]


@pytest.mark.parametrize("number", ["", "1", "1.0", "v1.0.0", "1.0.0 "])
def test_what_is_no_number_of_a_release_changes_nothing(number: str, tmp_path: Path) -> None:
    release = tool()
    with pytest.raises(release.Wrong, match=r"such as 1\.0\.0"):
        release.make(tmp_path, number)


@pytest.mark.parametrize("game", ["masters", "lorenzo", "renaissance"])
def test_a_record_is_verified_by_the_rules_of_its_time(
    game: str, kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = recorded(kept / "0.9.0.pyz", game)
    file = tmp_path / "old.bottega"
    file.write_text(text)
    assert main(["verify", str(file), "--json"]) == 0
    (verdict,) = json.loads(capfd.readouterr().out)
    result = [int(word) for word in text.splitlines()[-1].split()[1:]]
    assert (verdict["file"], verdict["game"], verdict["version"]) == (str(file), game, OLD)
    assert (verdict["verified"], verdict["result"]) == (True, result)
    change(file, f"game {game} {OLD}", f"game {game} {GAMES[game].version}")
    assert main(["verify", str(file)]) == 1, "the rule was changed"
    assert "the answers lead to" in capfd.readouterr().err


def test_what_is_wrong_with_an_older_record_is_said_by_its_release(
    kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lines = recorded(kept / "0.9.0.pyz", "masters").splitlines()
    file = tmp_path / "old.bottega"
    file.write_text("\n".join([*lines[:-1], "result 99 0"]))
    assert main(["verify", str(file)]) == 1
    assert "the result is said to be 99 0" in capfd.readouterr().err


def test_each_of_two_releases_plays_its_own_version_of_a_toy_that_we_do_not_have(
    kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for release, rounds in (("0.8.0", 3), ("0.9.0", 5)):
        file = tmp_path / f"{release}.bottega"
        file.write_text(recorded(kept / f"{release}.pyz", "morra"))
        assert main(["verify", str(file)]) == 0
        assert f"3 players, {3 * rounds} answers: verified" in capfd.readouterr().out


def test_an_older_record_is_shown_and_judged_by_its_release(
    kept: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "old.bottega"
    begun = recorded(kept / "0.9.0.pyz", "masters").splitlines()[:20]
    file.write_text("\n".join(begun))
    assert main(["replay", str(file), "--to", "9", "--seat", "1", "--language", "fr"]) == 0
    assert f"masters (version {OLD}), 2 players: 9/" in capfd.readouterr().out
    assert main(["review", str(file), "--seat", "0", "--iterations", "1", "--json"]) == 0
    judged = json.loads(capfd.readouterr().out)
    assert judged["decisions"] == len(judged["judged"]) > 2
    assert main(["replay", str(file), "--to", "9999"]) == 1
    assert "there is no moment 9999" in capfd.readouterr().err


def test_without_its_release_an_older_record_is_refused_by_name(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], older: Path
) -> None:
    assert release_of("masters", OLD) is None
    file = tmp_path / "old.bottega"
    file.write_text(recorded(older / "0.9.0.pyz", "masters"))
    for command in ("verify", "replay"):
        assert main([command, str(file)]) == 1
        assert f"was made by version {OLD} of masters" in capfd.readouterr().err


def test_the_releases_that_are_kept_play_no_version_that_we_play_ourselves_otherwise() -> None:
    for release in releases():
        assert release.file().exists()
        for name, version in release.games.items():
            assert name not in GAMES or version <= GAMES[name].version


def given_up(folder: Path) -> Past:
    """Let somebody give a game up after a few moves, and stop the server."""
    past = Past()

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        past.table = await anna.table("me", "random")
        async with anna.at(past.table) as looking:
            for _ in range(MOVES):
                await looking.until(lambda now: bool(now.get("options")) or now.get("held") == 0)
                await looking.move()
            await looking.do("resign")
        await past.remember(house, anna)

    tell(folder, story)
    return past


async def why(guest: Guest, path: str) -> Message:
    """Ask what a bot considered; where a person decided that is refused."""
    told: Message = (await guest.http.get(path)).json()
    return {name: said for name, said in told.items() if name != "request"}


def test_a_table_of_an_older_release_is_looked_back_at_told_and_reviewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    past = given_up(tmp_path)
    tree = copied(tmp_path / "older")
    set_version(tree, "masters", OLD)
    keep(tool().freeze(tree, "0.7.0").parent, monkeypatch)
    table, seen = f"/api/tables/{past.table}", {}
    looks = ("0?seat=0&language=en", "7?seat=0&language=ja&panels=true", "5?seat=1")
    paths = [*(f"{table}/moments/{look}" for look in looks), f"{table}/story?language=en"]
    whys = [f"{table}/moments/{decision}/why?language=fr" for decision in range(1, MOVES + 1)]

    async def before(house: House) -> None:
        (anna,) = past.returned(house)
        for path in paths:
            seen[path] = await anna.ask("GET", path)
        for path in whys:
            seen[path] = await why(anna, path)
        assert any("considered" in seen[path] for path in whys), "a bot decided"

    async def after(house: House) -> None:
        (anna,) = past.returned(house)
        assert (await anna.ask("GET", table))["outdated"]
        async with anna.at(past.table) as looking:
            await looking.do("say", text="A newer server wrote this.")
        for path in paths:
            assert await anna.ask("GET", path) == seen[path]
        for path in whys:
            assert await why(anna, path) == seen[path]
        await refused(anna.http.get(f"{table}/moments/9999"), 404, "not-found")
        await state(anna, "POST", past.table)
        review = (await ended(anna, past.table, language="en"))["review"]
        assert review["decisions"] == len(review["judged"]) > 2
        assert all(judged["sentence"] for judged in review["judged"])

    tell(tmp_path, before)
    rewrite(tmp_path, "entry", "opened", age)
    tell(tmp_path, after, review_iterations=1)


def test_a_server_takes_records_of_an_older_release_and_shows_them_by_the_rules_of_their_time(
    kept: Path, tmp_path: Path
) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        for game in GAMES:
            text = recorded(kept / "0.9.0.pyz", game)
            info = await bring(anna, text)
            assert (info["status"], info["version"]) == ("over", OLD)
            assert f"version {OLD} of {game}" in info["outdated"]
            table = f"/api/tables/{info['id']}"
            told = await anna.ask("GET", f"{table}/update")
            points = " ".join(str(one["points"]) for one in told["outcome"]["scores"])
            assert text.endswith(f"\nresult {points}\n")
            assert await anna.ask("GET", f"{table}/record") == text
            moment = await anna.ask("GET", f"{table}/moments/9?seat=1&language=en")
            assert moment["decision"] == 9
        wrong = text.replace("\nresult ", "\nresult 9")
        said = await refused(anna.http.post("/api/records", content=wrong), 422, "bad-record")
        assert "the result is said to be 9" in said

    tell(tmp_path, story)


def test_without_its_release_a_server_refuses_an_older_record_by_its_version(
    older: Path, tmp_path: Path
) -> None:
    text = recorded(older / "0.9.0.pyz", "masters")

    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        said = await refused(anna.http.post("/api/records", content=text), 422, "bad-record")
        assert f"was made by version {OLD} of masters" in said

    tell(tmp_path, story)
