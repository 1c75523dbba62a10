"""The networks that come with Bottega, and what is played where one cannot be used."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bottega.bots import levels, shipped
from bottega.bots import networks as networks_module
from bottega.bots.api import bot
from bottega.bots.coach import hint, searching
from bottega.bots.evaluate import evaluation_of
from bottega.bots.evaluate.network import LEARNED, Learned
from bottega.bots.levels import PLAIN, levels_of
from bottega.bots.networks import network_for
from bottega.bots.search import Search
from bottega.games import GAMES, game
from bottega.kernel.rng import stream
from tests.bots.positions import SETTINGS, Setting, after, codes, named
from tests.toy import GAME as MORRA

LARGEST = 4_000_000  # bytes
MASTERS = game("masters")


@pytest.fixture(autouse=True)
def _nothing_said() -> None:
    shipped.say.cache_clear()
    shipped._fitting.cache_clear()


def grandmaster(name: str = "masters") -> Search:
    made = bot("grandmaster", game(name), stream(1, "bot"))
    assert isinstance(made, Search)
    return made


def judges_by_network(made: Any) -> bool:
    view = made.game.view(made.game.new(made.game.options_of(2), 1), 0)
    return isinstance(made.evaluation(view), Learned)


@pytest.mark.parametrize("name", GAMES)
def test_a_network_that_is_shipped_fits_its_game_and_is_small(name: str) -> None:
    file = shipped.FOLDER / f"{name}.safetensors"
    if not file.exists():
        pytest.skip("none is shipped for this game")
    assert file.stat().st_size <= LARGEST
    assert shipped.shipped(game(name)) == file


@pytest.mark.parametrize("name", GAMES)
def test_grandmaster_judges_by_the_network_of_its_game(
    name: str, networks: Path, compiled: bool
) -> None:
    assert shipped.shipped(game(name)) == networks / f"{name}.safetensors"
    assert judges_by_network(grandmaster(name)) == compiled
    for level in levels_of(name):
        made = bot(level, game(name), stream(1, "bot"))
        assert judges_by_network(made) == (levels_of(name)[level].learned and compiled)


def test_a_game_that_is_not_ours_has_none() -> None:
    assert shipped.shipped(MORRA) is None


def broken(whole: bytes) -> dict[str, bytes | None]:
    """Give files that cannot be used, by what is said of them."""
    return {
        "cannot be read: No such file": None,
        "damaged: its numbers are not those": whole[:-1] + bytes([whole[-1] ^ 1]),
        "for another layout of observations: 7": whole.replace(
            b'\\"layout\\":1', b'\\"layout\\":7'
        ),
        "for another version of the game: 1": whole.replace(b'\\"version\\":2', b'\\"version\\":1'),
    }


def test_where_a_network_cannot_be_used_the_hand_judges_and_it_is_said_once(
    networks: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    whole = (networks / "masters.safetensors").read_bytes()
    for number, (sentence, data) in enumerate(broken(whole).items()):
        folder = tmp_path / str(number)
        folder.mkdir()
        if data is not None:
            (folder / "masters.safetensors").write_bytes(data)
        monkeypatch.setattr(shipped, "FOLDER", folder)
        caplog.clear()
        for _ in range(2):
            made = bot("search:3@trained", MASTERS, stream(1, "bot"))
            assert not judges_by_network(made)
        (said,) = caplog.messages
        assert sentence in said
        assert said.endswith("so that positions of masters are judged by hand")


@pytest.mark.parametrize("name", GAMES)
def test_a_grandmaster_without_a_network_thinks_no_less_than_a_master(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    master = bot("master", game(name), stream(1, "bot"))
    assert isinstance(master, Search)
    assert grandmaster(name).iterations >= master.iterations


def test_without_a_compiler_levels_think_as_much_as_is_quick_and_say_so_once(
    networks: Path, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    monkeypatch.setattr(levels, "is_compiled", lambda: False)
    for name in ("grandmaster", "master", "grandmaster"):
        made = bot(name, MASTERS, stream(1, "bot"))
        assert isinstance(made, Search)
        assert made.iterations == PLAIN
        assert not judges_by_network(made)
    assert len(caplog.messages) == 1
    assert "nothing is compiled here" in caplog.messages[0]
    caplog.clear()
    assert bot("virtuoso", MASTERS, stream(1, "bot")).iterations < PLAIN  # type: ignore[attr-defined]
    assert not caplog.messages


def test_a_network_is_read_once_in_a_process(
    networks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads = []
    read = networks_module.read

    def counting(path: Path) -> Any:
        reads.append(path)
        return read(path)

    monkeypatch.setattr(networks_module, "read", counting)
    networks_module._read.cache_clear()
    for _ in range(3):
        assert judges_by_network(bot("search:3@trained", MASTERS, stream(1, "bot")))
    assert len(reads) == 1


COMMANDS = """
import sys
from pathlib import Path

opened = []
sys.addaudithook(lambda event, given: opened.append(str(given[0])) if event == "open" else None)
from bottega.bots import shipped
from bottega.cli import main
shipped.FOLDER = Path(sys.argv[1])
for line in sys.argv[2:]:
    try:
        main(line.split())
    except SystemExit:
        pass
print([name for name in opened if name.endswith(".safetensors")])
"""


def commands(folder: Path, *lines: str) -> "subprocess.CompletedProcess[str]":
    """Run commands in one process where the networks lie in a folder."""
    return subprocess.run(
        [sys.executable, "-c", COMMANDS, str(folder), *lines],
        capture_output=True,
        text=True,
        check=True,
    )


def test_commands_that_think_by_no_network_read_none(tmp_path: Path) -> None:
    quick = (
        "games",
        "--help",
        "play --help",
        "arena --help",
        "sim masters --bots random --games 1",
    )
    assert commands(tmp_path, *quick).stdout.splitlines()[-1] == "[]"
    needing = commands(tmp_path, "sim masters --bots greedy@trained --games 1")
    assert "masters.safetensors" in needing.stdout.splitlines()[-1]


def test_a_command_says_once_what_it_does_without(tmp_path: Path) -> None:
    done = commands(tmp_path, "arena masters --bots greedy@trained,random --games 2 --jobs 2")
    assert done.stderr.splitlines() == [
        f"bottega: {tmp_path}/masters.safetensors cannot be read: No such file or directory, "
        "so that positions of masters are judged by hand"
    ]


# The coach


@pytest.mark.parametrize("setting", SETTINGS[::3], ids=named)
def test_sources_and_what_the_network_adds_make_up_the_lead(
    setting: Setting, networks: Path
) -> None:
    played = GAMES[setting[0]]
    network = network_for(played, networks / f"{played.name}.safetensors")
    for answers in (10, 50):
        table = after(setting, 2, answers)
        hand = evaluation_of(played, table.setting)
        assert hand is not None
        learned = Learned(hand, network)
        for seat in range(setting[1]):
            view = played.view(table, seat)
            sources = learned.sources_at(played, table, seat)
            lead = learned.leads_at(played, table, seat)[seat] / hand.stakes(view)
            assert sum(sources.values()) == pytest.approx(lead, abs=1e-9)
            added = sources.pop(LEARNED, 0.0)
            assert (added != 0.0) == (setting[1] > 1)  # alone it has no say
            assert sources == hand.sources(view, seat)


def test_the_coach_judges_by_the_network_and_tells_what_it_adds(
    networks: Path, compiled: bool
) -> None:
    table = MASTERS.new(MASTERS.options_of(2), 0)
    found = hint(MASTERS, MASTERS.view(table, 0), codes(table), stream(0, "hint"), 24)
    for one in found.best:
        assert (LEARNED in one.sources) == compiled
    assert judges_by_network(searching(MASTERS, stream(0, "hint"), 3)) == compiled
