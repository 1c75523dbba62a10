"""Puzzles are found where one answer is clearly best, but not plain to see, whoever looks."""

from collections.abc import Iterable, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path

import msgspec
import pytest

from bottega.bots.coach import Decision, Thinker
from bottega.bots.search import Search
from bottega.bots.thoughts import Considered
from bottega.bots.workers import Hands
from bottega.games import game
from bottega.kernel.game import AnyGame, View
from bottega.kernel.record import read, to_text
from bottega.kernel.rng import Stream, stream
from bottega.lab import puzzles
from bottega.lab.books import BadSeries
from bottega.lab.puzzles import (
    FEWEST,
    Book,
    Brought,
    Hunt,
    Looked,
    Puzzle,
    hunt_of,
    hunted,
    is_set,
    look,
    made,
    plain_to_see,
    puzzle_at,
    sure_lead,
)
from tests.coaching import Fixed, considered

MASTERS = game("masters")
RECORDS = Path(__file__).parent.parent / "records"
PLANTED = 37  # the moment of the game beside this file where one answer is clearly best
GAME = (Path(__file__).parent / "a_puzzle.bottega").read_text()
QUICK = hunt_of(MASTERS, 1, 40, 240)


def by_hand(played: AnyGame, rng: Stream, iterations: int) -> Search:
    """Look ahead by what is judged by hand, so that all builds find the same."""
    return Search(played, rng, iterations)


class Liking:
    """Likes the highest answer by two points; the longer look is as sure as the short one."""

    def __init__(self, played: AnyGame, rng: Stream, iterations: int) -> None:
        self.iterations = iterations

    def ponder(self, view: View, options: Sequence[int]) -> list[Considered]:
        return self.weigh(view, options, options)

    def weigh(self, view: View, options: Sequence[int], codes: Sequence[int]) -> list[Considered]:
        return [considered(code, 2.0 * (code == max(options)), 0.3, cards=1.0) for code in codes]


@cache
def asked() -> list[Decision]:
    return puzzles._asked(MASTERS, read(MASTERS, GAME))


def planted() -> Decision:
    return next(one for one in asked() if one.number == PLANTED)


def worth(*values: float, half: float = 0.1) -> Fixed:
    """Let answers of the planted position be worth so much, those first that are not plain."""
    plain = plain_to_see(MASTERS, planted(), stream(1, "eyes"))
    codes = sorted(planted().options, key=lambda code: code in plain)
    pairs = zip(codes, (*values, *[0.0] * (len(codes) - len(values))), strict=True)
    return Fixed({code: considered(code, value, half) for code, value in pairs})


def found(thinker: Thinker, hunt: Hunt = QUICK) -> Puzzle | None:
    return puzzle_at(MASTERS, hunt, "a game", planted(), thinker)


def test_a_planted_puzzle_is_found_with_what_every_answer_is_worth() -> None:
    puzzle = found(by_hand, hunt_of(MASTERS, 1, 60, 400))
    assert puzzle is not None
    best, second, *_ = puzzle.answers
    assert best.line == "take column 3"
    assert sure_lead(best, second) >= QUICK.margin
    assert sorted(one.code for one in puzzle.answers) == sorted(planted().options)
    assert all(one.sources for one in puzzle.answers)
    assert msgspec.json.decode(puzzle.view, type=MASTERS.views) == planted().view


def test_a_position_without_a_clear_best_is_refused() -> None:
    assert found(worth(3.0, 1.7)) is not None
    assert found(worth(3.0, 2.2)) is None  # less than a point
    assert found(worth(3.0, 1.7, half=0.5)) is None  # a point, but within the noise
    assert found(worth(3.0, 1.7), hunt_of(MASTERS, 1, 40, 240, margin=1.5)) is None


def test_a_position_is_refused_where_the_longer_look_disagrees() -> None:
    class Fickle(Liking):
        def weigh(
            self, view: View, options: Sequence[int], codes: Sequence[int]
        ) -> list[Considered]:
            liked = max(options) if self.iterations <= QUICK.first else min(options)
            return [considered(code, 2.0 * (code == liked), 0.1) for code in codes]

    assert found(Liking) is not None
    assert found(Fickle) is None


def test_what_is_plain_to_see_is_no_puzzle() -> None:
    plain = plain_to_see(MASTERS, planted(), stream(1, "eyes"))
    for code in plain:
        likes = {each: considered(each, 3.0 * (each == code), 0.1) for each in planted().options}
        assert found(Fixed(likes)) is None


def test_few_answers_and_sets_are_no_puzzles() -> None:
    few = msgspec.structs.replace(planted(), options=planted().options[: FEWEST - 1])
    assert puzzle_at(MASTERS, QUICK, "a game", few, Liking) is None
    sets = [one for one in everything() if is_set(MASTERS, one, stream(1, "sets"))]
    assert {one.view.pending[-1].frame for one in sets} >= {"Produce"}
    assert planted() not in sets
    for one in sets[:3]:
        assert puzzle_at(MASTERS, QUICK, "a game", one, Liking) is None


@cache
def everything() -> list[Decision]:
    text = next(RECORDS.glob("masters-*-2-*")).read_text()
    return puzzles._asked(MASTERS, read(MASTERS, text))


def games(seed: int = 5, count: int = 2) -> Iterable[puzzles.Made]:
    return made(MASTERS, MASTERS.options_of(1), ["random"], count, seed)


def hunt(out: Path, sources: Iterable[puzzles.Source], jobs: Hands = 1) -> list[Looked]:
    with closing(Book(out, QUICK)) as book:
        for _ in hunted(MASTERS, QUICK, sources, [book], jobs, Liking):
            pass
        return list(book.looked.values())


@cache
def whole() -> dict[str, Looked]:
    """Look at two short games."""
    return {one.source: look(MASTERS, QUICK, Liking, one) for one in games()}


def test_a_search_that_was_stopped_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    def stopped() -> Iterable[puzzles.Source]:
        yield from list(games())[1:2]
        raise KeyboardInterrupt

    out = tmp_path / "puzzles.jsonl"
    with pytest.raises(KeyboardInterrupt):
        hunt(out, stopped())
    assert out.read_bytes().count(b"\n") == 2
    out.write_bytes(out.read_bytes() + b'{"source":"half a li')
    hunt(out, games())
    kept = {one.source: one for one in hunt(out, ())}
    assert {name: one.puzzles for name, one in kept.items()} == {
        name: one.puzzles for name, one in whole().items()
    }
    assert sum(len(one.puzzles) for one in kept.values()) > 0
    with pytest.raises(BadSeries, match="another search for puzzles: seed is 1 there, 2 here"):
        Book(out, hunt_of(MASTERS, 2, 40, 240))


def test_the_same_seed_finds_the_same_in_several_processes(tmp_path: Path) -> None:
    told = hunt(tmp_path / "two", games(), jobs=2)
    for one in told:
        assert one.puzzles == whole()[one.source].puzzles


def test_a_game_that_cannot_be_read_is_named_and_holds_nobody_up(tmp_path: Path) -> None:
    bad = Brought("a bad one", GAME.replace("masters", "chess", 1))
    first, second = hunt(tmp_path / "a", [bad, Brought("short", short())])
    assert (first.positions, first.puzzles) == (0, [])
    assert "chess" in first.trouble
    assert second.positions > 0
    assert second.trouble == ""


def short() -> str:
    record = read(MASTERS, GAME)
    return to_text(MASTERS, msgspec.structs.replace(record, answers=record.answers[:6]))


def test_of_a_turn_only_the_first_puzzle_is_kept() -> None:
    decided = {one.number: (one.view.asked, one.turn) for one in asked()}
    told = look(MASTERS, QUICK, Liking, Brought("a game", GAME))
    turns = [decided[one.decision] for one in told.puzzles]
    assert len(set(turns)) == len(turns) > 1
