"""Over whole games: whatever is not offered has a reason, and what the reason says is so."""

from typing import Final

import pytest

from bottega.games.lorenzo import GAME
from bottega.kernel.game import Reason
from bottega.kernel.laws import any_option
from bottega.kernel.rng import stream
from tests.lorenzo.because import RULES
from tests.lorenzo.build import Position, Seat, goods, new_game, seat, table
from tests.lorenzo.choosers import Chooser, builder
from tests.lorenzo.truth import TRUE_WHEN, Case

CLOSE_LOOK: Final = 40  # one moment in so many
USUAL: Final = ("Turn", "LastWord", "Work", "PickPrivileges", "Production", "Effects", "Faith")
RARE: Final = 4  # moments of any other question that are looked at in a game
GAMES: Final = 6  # of each sort, where rules are compiled


def test_every_rule_can_be_seen_to_be_true() -> None:
    assert set(TRUE_WHEN) == RULES - {"game-over", "hand-over", "dearer"}


@pytest.mark.once
@pytest.mark.parametrize("choose", [any_option, builder])
@pytest.mark.parametrize(
    ("advanced", "modules", "players"),
    [
        (True, "none", 2), (True, "none", 3), (True, "none", 4), (False, "none", 2),
        (True, "houses", 3), (True, "houses", 5), (True, "pazzi", 4), (False, "pazzi", 2),
        (True, "houses,pazzi", 2), (True, "houses,pazzi", 4), (True, "houses,pazzi", 5),
    ],
)  # fmt: skip
def test_every_answer_is_offered_or_has_a_reason_that_is_true(
    players: int, choose: Chooser, advanced: bool, modules: str, compiled: bool
) -> None:
    for seed in range(GAMES if compiled else 1):
        game = new_game(players, seed, advanced, modules=modules)
        rng = stream(seed, "reasons")
        seen: dict[str, int] = {}
        while not game.over:
            seen[game.asks] = seen.get(game.asks, 0) + 1
            rare = game.asks not in USUAL and seen[game.asks] <= RARE
            if rare or rng.below(CLOSE_LOOK) == 0:
                check_all(game)
            game.table.play(choose(game.table, rng))
        for code in range(len(GAME.space)):
            assert GAME.why_not(game.table, 0, code) == Reason("game-over")


RICH: Final = goods(coin=9, wood=9, stone=9, servant=5, military=14, vp=9)
# Questions that games of chance hardly ever come to.
SELDOM: Final[dict[str, tuple[Seat, dict[str, int], list[str]]]] = {
    "a card works by another": (seat(RICH, cards=[113, 31, 161]), {}, ["place black production"]),
    "its arrow": (
        seat(RICH, cards=[113, 31, 161]), {}, ["place black production", "activate card 161"],
    ),
    "a repeated trade": (
        seat(RICH, cards=[112, 31]), {},
        ["place black production", "spend 0", *["trade building 1 arrow 1"] * 6],
    ),
    "one card": (
        seat(RICH, cards=[31, 33, 2], played=["leon-battista-alberti"]), {},
        ["use leon-battista-alberti", "spend 0", "activate card 31"],
    ),
    "two cards": (
        seat(RICH, cards=[118, 113, 31]), {"special 1": 144},
        ["place black special 1", "activate card 118"],
    ),
    "one more privilege": (
        seat(played=["jacopo-salviati"]), {}, ["place black council", "privilege coins"],
    ),
    "a seal": (
        seat(goods(faith=8), family="visconti", hand=["santa-rita"], seals=[2]), {},
        ["play santa-rita"],
    ),
    "nobody to copy": (seat(goods(vp=35), hand=["lorenzo-de-medici"]), {}, []),
    "a condition less": (
        seat(RICH, cards=[127], hand=["ferdinando-d-aragona", "giulio-ii"]), {}, [],
    ),
    "servants for goods": (
        seat(goods(wood=2, servant=4), played=["paracelso"]), {"special 1": 113},
        ["place black special 1"],
    ),
    "tokens to pay": (
        seat(tokens=[1, 2], played=["beatrice-d-este"]), {}, ["use beatrice-d-este", "option 1"],
    ),
    "a leader for nothing": (
        seat(RICH, hand=["santa-rita", "lorenzo-de-medici"]), {"special 1": 125},
        ["place black special 1"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("question", SELDOM)
def test_reasons_are_true_at_questions_that_are_seldom_asked(question: str) -> None:
    own, towers, lines = SELDOM[question]
    taken = ["1 black market 1", "1 white market 2"]
    check_all(table(seats={0: own}, towers=towers, placed=taken).play(*lines))


def check_all(game: Position) -> None:
    """See that each code of the space is offered to a seat or refused by a rule that applies."""
    for who in range(len(game.table.players)):
        frame = game.table.frame_for(who)
        if frame is None and who != (game.asked + 1) % len(game.table.players):
            continue  # one seat that is not asked stands for all of them
        codes = [] if frame is None else [int(c) for c in frame.options(game.table)]
        view, offered = game.view(who), {GAME.line(code) for code in codes}
        for code in range(len(GAME.space)):
            reason = GAME.why_not(game.table, who, code)
            line = GAME.line(code)
            assert (reason is None) == (line in offered), line
            for one in () if reason is None else (reason, *reason.also):
                case = Case(view, offered, GAME.action(code), one)
                assert TRUE_WHEN[one.rule](case), f"{line} at {case.question}: {one}"
