"""Puzzles that are found at once: of recorded games, by a coach that likes what it is told to."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Raw

from bottega.bots.coach import Decision, Worth, decisions
from bottega.games import game
from bottega.kernel.record import read, rules_of
from bottega.lab.puzzles import Book, Looked, Puzzle, hunt_of
from bottega.server.club.finding import quarry

RECORDS = Path(__file__).parent / "records"
PLANTED = Path(__file__).parent / "lab" / "a_puzzle.bottega"
FEWEST = 3


def asked(file: Path, seat: int = 0) -> list[Decision]:
    """List what a recorded game asked of a seat with some answers."""
    text = file.read_text()
    played = game(rules_of(text)[0])
    found = decisions(played, read(played, text), seat)
    return [one for one in found if len(one.options) >= FEWEST]


def puzzle_of(name: str, decision: Decision) -> Puzzle:
    """Make a puzzle of a decision, whose first answer is best, and each other a point less."""
    answers = [
        Worth(code, game(name).line(code), 9.0 - i, 8.5 - i, 9.5 - i, {"cards": 9.0 - i})
        for i, code in enumerate(decision.options)
    ]
    view = Raw(msgspec.json.encode(decision.view))
    return Puzzle(decision.number, decision.view.asked, view, answers)


def looked(source: str, asked: Sequence[Decision], name: str = "masters") -> Looked:
    """Let puzzles have been found in a game."""
    return Looked(source, len(asked), [puzzle_of(name, one) for one in asked])


def written(path: Path, found: Looked, name: str = "masters") -> Path:
    """Let puzzles have been found in a game, and be kept in a file."""
    book = Book(path, hunt_of(game(name)))
    book.add(found)
    book.close()
    return path


def plant(url: str, source: str, asked: Sequence[Decision], name: str = "masters") -> int:
    """Let puzzles have been found in a game, and be kept by a server."""
    with quarry(url, game(name)) as there:
        return there.keep(looked(source, asked, name))
