"""In many games the game offers what a second reading of the rules allows."""

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import AREAS
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.laws import any_option
from bottega.kernel.rng import stream
from tests.lorenzo.choosers import builder
from tests.lorenzo.oracle import KINDS, Turn
from tests.lorenzo.oracle_points import Score
from tests.lorenzo.tables import EXPANDED, options

CHUNKS = 10  # so that several processes can share the work
GAMES = 10  # at most, in each of them
FEWER = 4  # games of each table with expansions


def allowed(table: Lorenzo) -> set[str] | None:
    """Work out what the present question offers; None where there is no second reading."""
    seat = int(table.seat)
    view = GAME.view(table, seat)
    question = view.pending[-1]
    turn = Turn(view, seat)
    if question.frame == "Turn":
        return {*turn.lines(), *turn.leaders(), *turn.others(), *turn.helpers()}
    if question.frame == "LastWord":
        return {"end", *turn.leaders(), *turn.others()}
    if question.frame == "BonusTake":
        return bonus_takes(turn, question.args)
    return None


def bonus_takes(turn: Turn, args: tuple[int, ...]) -> set[str]:
    """Work out what a bonus action can take, and how many servants can go ahead of it (L-71)."""
    _, bits, value, discount, areas, added = args
    kinds = [kind for i, kind in enumerate(KINDS) if bits >> i & 1]
    towers = [area for i, area in enumerate(AREAS) if areas >> i & 1]

    def reached(n: int) -> set[str]:
        """List the cards within reach of so many more servants."""
        held = turn.held["servant"]
        turn.held["servant"] -= n
        worth = value + turn.reach(added + n)
        found = set(turn.bonus_takes(kinds, worth, counts(discount), towers)) - {"decline"}
        turn.held["servant"] = held
        return found

    lines = reached(0) | (set() if added else {"decline"})
    if added % 30 == 0 and turn.minds_servants():
        numbers = range(1, min(turn.held["servant"], 30) + 1)
        lines |= {f"add {n}" for n in numbers if reached(n)}
    return lines


def follow(players: int, rules: str, seed: int) -> None:
    """Play a game and compare every turn of it, then its end."""
    table = GAME.new(options(players, rules), seed)
    rng = stream(seed, "oracle")
    while not table.over():
        expected = allowed(table)
        if expected is not None:
            offered = {GAME.line(code) for code in table.options}
            assert {line for line in offered if not line.startswith("use ")} == expected
        table.apply((builder, any_option)[seed % 5 == 4](table, rng))
    check_end(table, players)


@pytest.mark.once
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_offered_is_what_the_rules_allow(players: int, chunk: int, seeds: range) -> None:
    for seed in seeds[chunk::CHUNKS][:GAMES]:
        follow(players, ("advanced", "basic")[seed % 4 == 3], seed)


@pytest.mark.once
@pytest.mark.parametrize(("players", "rules"), EXPANDED)
def test_what_expansions_offer_is_what_the_rules_allow(
    players: int, rules: str, seeds: range
) -> None:
    for seed in seeds[:: len(seeds) // FEWER]:
        follow(players, rules, seed)


def check_end(table: Lorenzo, players: int) -> None:
    """See that the points are those of a second reading, and who has won by them."""
    view = GAME.view(table, None)
    outcome = GAME.outcome(table)
    assert outcome is not None
    expected = [Score(view, seat).parts() for seat in range(players)]
    assert [score.parts for score in outcome.scores] == expected
    best = max(range(players), key=lambda i: (sum(expected[i].values()), -view.order.index(i)))
    assert outcome.winners == (best,)
