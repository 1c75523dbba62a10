"""A program outside the tree is checked by the types that are installed with the package."""

import subprocess
import sys
from pathlib import Path

BOT = """
from collections.abc import Sequence

import bottega
from bottega.games.masters import MastersOfRenaissance
from bottega.games.masters.views import MastersView
from bottega.kernel.rng import Stream


class First:
    def __init__(self, game: MastersOfRenaissance, rng: Stream) -> None:
        self.game = game

    def choose(self, view: MastersView, options: Sequence[int]) -> int:
        return options[view.turn * 0]


def first(match: bottega.Match) -> bottega.Bot:
    assert isinstance(match.game, MastersOfRenaissance)
    return First(match.game, Stream(1, 2, 3, 4))


match = bottega.make("masters", players=2, seed=1)
outcome = match.play(first(match)).outcome
winners: tuple[int, ...] = () if outcome is None else outcome.winners
"""
WRONG = """
class Wrong:
    def choose(self, view: MastersView, options: Sequence[int]) -> str:
        return "first"


bot: bottega.Bot = Wrong()
bottega.make("masters", players="two")
"""


def test_a_bot_of_ones_own_passes_the_strictest_checks_and_a_wrong_one_does_not(
    tmp_path: Path,
) -> None:
    (tmp_path / "bot.py").write_text(BOT)
    (tmp_path / "wrong.py").write_text(BOT + WRONG)
    words = ["mypy", "--strict", "--no-error-summary", "--cache-dir", "cache", "bot.py", "wrong.py"]
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=tmp_path, capture_output=True, text=True
    )
    found = [line.split(" error: ")[0] for line in done.stdout.splitlines() if " error: " in line]
    assert found == ["wrong.py:32:", "wrong.py:33:"], done.stdout + done.stderr
