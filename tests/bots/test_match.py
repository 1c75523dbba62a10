"""Games between bots: counted, timed and hashed alike whichever way they are played."""

from collections.abc import Sequence

import pytest

from bottega.bots.api import BadBot
from bottega.bots.match import chooser, play, simulate
from bottega.bots.random import Random
from bottega.games.masters import GAME
from bottega.kernel.errors import BadOptions
from bottega.kernel.game import View
from bottega.kernel.record import Record, verify
from bottega.kernel.rng import Stream


class Scribe:
    """Answers at random and notes what it was shown."""

    def __init__(self, rng: Stream) -> None:
        self.random = Random(GAME, rng)
        self.seen: list[tuple[int | None, int]] = []

    def choose(self, view: View, options: Sequence[int]) -> int:
        self.seen.append((view.seat, len(options)))
        return self.random.choose(view, options)


@pytest.mark.parametrize("players", GAME.players)
def test_random_bots_play_the_same_inside_the_kernel_and_outside_it(players: int) -> None:
    options = GAME.options_of(players)
    inside = simulate(GAME, options, 5, 40, ["random"])
    decisions = 0
    for seed in range(40, 45):
        bots = [Scribe(chooser(seed, seat)) for seat in range(players)]
        played = play(GAME, options, seed, bots)
        again = play(GAME, options, seed, ["random"])
        assert GAME.dump(played.table) == GAME.dump(again.table)
        assert played.answers == again.answers
        decisions += played.decisions
        for seat, bot in enumerate(bots):
            assert {who for who, _ in bot.seen} == {seat}  # nobody sees another's view
        asked = [n for bot in bots for _, n in bot.seen]
        assert played.decisions == sum(n > 1 for n in asked)
        assert len(played.answers) == len(asked)
    assert inside.decisions == decisions


def test_a_simulation_is_the_sum_of_its_games() -> None:
    options = GAME.options_of(3)
    whole = simulate(GAME, options, 6, 7, ["greedy", "random", "random"])
    wins, points = [0, 0, 0], [0, 0, 0]
    for seed in range(7, 13):
        outcome = GAME.outcome(play(GAME, options, seed, ["greedy", "random", "random"]).table)
        assert outcome is not None
        for seat in range(3):
            wins[seat] += seat in outcome.winners
            points[seat] += outcome.counted[seat]
    assert whole.wins == wins
    assert whole.mean_scores == [n / 6 for n in points]
    assert whole.games == 6
    assert (whole.game, whole.players) == ("masters", 3)


def test_a_digest_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    options = GAME.options_of(2)
    digests = [simulate(GAME, options, 3, seed, ["random"]).digest for seed in (1, 1, 2)]
    assert digests[0] == digests[1] != digests[2]


def test_a_digest_tells_the_order_of_games() -> None:
    options = GAME.options_of(2)
    three = simulate(GAME, options, 3, 1, ["random"]).digest
    assert three != simulate(GAME, options, 2, 1, ["random"]).digest


def test_a_solo_defeat_counts_nothing() -> None:  # ruling M-51
    result = simulate(GAME, GAME.options_of(1), 5, 1, ["random"])
    assert result.wins == [0]
    assert result.mean_scores == [0.0]


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    simulate(GAME, GAME.options_of(2), 4, 1, ["random"], told.append)
    assert told == [1, 2, 3, 4]


def test_the_answers_make_a_record_that_verifies() -> None:
    options = GAME.options_of(2)
    played = play(GAME, options, 9, ["greedy", "random"])
    record = Record(GAME.name, GAME.version, options, 9, played.answers)
    assert GAME.dump(verify(GAME, record)) == GAME.dump(played.table)


@pytest.mark.parametrize("names", [[], ["random"] * 3, ["random"] * 5])
def test_there_is_one_bot_for_all_seats_or_one_for_each(names: list[str]) -> None:
    with pytest.raises(BadOptions, match="4 seats want 1 or 4 bots"):
        play(GAME, GAME.options_of(4), 1, names)


@pytest.mark.parametrize(("games", "seed"), [(0, 1), (-1, 1), (1, -1), (1, 1 << 256)])
def test_a_series_needs_games_and_seeds(games: int, seed: int) -> None:
    with pytest.raises(BadOptions):
        simulate(GAME, GAME.options_of(2), games, seed, ["random"])


class Says:
    """Gives one and the same answer, whatever is asked."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, options: Sequence[int]) -> int:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (-1, "answered -1, but was offered: "),
        (281, r"answered 281 \(end\), but was offered: \d+ \(keep "),
        (10**30, "answered 1000000000000000000000000000000"),
        (None, "answered None, which is not a number"),
        ("7", "answered '7', which is not a number"),
        (KeyError("x"), "raised KeyError: 'x'"),
    ],
)
def test_a_bot_that_breaks_is_named_with_what_it_did(answer: object, says: str) -> None:
    with pytest.raises(BadBot, match=r"the bot Says in seat 1 " + says):
        play(GAME, GAME.options_of(2), 1, [Random(GAME, chooser(1, 0)), Says(answer)])
