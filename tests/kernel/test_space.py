"""Every answer has a code, a typed value and a line of text."""

from hashlib import sha256
from typing import Any

import pytest

from bottega.games import GAMES
from bottega.kernel.errors import BadLine
from bottega.kernel.game import Game
from bottega.kernel.space import Action, Space, Verb
from tests.matto import SPACE, THROW

RELEASED = {  # how many answers each game had, and a digest of their lines
    "masters": (282, "487f045eeb362459"),
    "lorenzo": (1312, "7cac5dd9ffca95e4"),
    "renaissance": (3220, "3e494fbd8af48484"),
}
COLOURS = ("green", "blue")
SMALL = Space(
    Verb(0, "buy", "buy {colour} slot {slot}", colour=COLOURS, slot=("1", "2", "3")),
    Verb(6, "buy_all", "buy everything"),
    Verb(7, "end", "end"),
)


def test_codes_run_without_a_gap_and_the_last_argument_runs_fastest() -> None:
    assert len(SMALL) == 8
    assert SMALL.lines == [
        "buy green slot 1",
        "buy green slot 2",
        "buy green slot 3",
        "buy blue slot 1",
        "buy blue slot 2",
        "buy blue slot 3",
        "buy everything",
        "end",
    ]


def test_an_action_names_its_arguments() -> None:
    assert SMALL.action(4) == Action("buy", {"colour": "blue", "slot": "2"})
    assert SMALL.action(7) == Action("end", {})


@pytest.mark.parametrize("space", [SMALL, SPACE])
def test_codes_lines_and_actions_lead_to_each_other(space: Space) -> None:
    for code in range(len(space)):
        assert space.parse(space.line(code)) == code
        assert space.code(space.action(code)) == code


@pytest.mark.parametrize("text", ["throw", "  THROW ", "Throw\n", "\tthrow"])
def test_case_and_spacing_do_not_matter(text: str) -> None:
    assert SPACE.parse(text) == THROW
    assert SMALL.parse("Buy   BLUE slot\t2") == 4


@pytest.mark.parametrize("code", [-1, 8, 10**20])
def test_a_number_outside_the_space_is_no_answer(code: int) -> None:
    with pytest.raises(BadLine, match=f"no answer number {code}"):
        SMALL.action(code)
    with pytest.raises(BadLine, match=f"no answer number {code}"):
        SMALL.line(code)


def test_an_unknown_word_is_told_how_answers_begin() -> None:
    with pytest.raises(BadLine) as error:
        SMALL.parse("sell blue")
    assert str(error.value) == "'sell blue' is no answer; one begins with buy, end"


def test_a_known_verb_is_told_its_form() -> None:
    with pytest.raises(BadLine) as error:
        SMALL.parse("BUY red slot 2")
    assert str(error.value) == (
        "'BUY red slot 2' is not of the form 'buy {colour} slot {slot}' "
        "(colour: green, blue; slot: 1, 2, 3)"
    )


@pytest.mark.parametrize("text", ["", " ", "\n", "{colour}", "buy", "end end", "endend", "éné"])
def test_anything_else_is_refused_by_name(text: str) -> None:
    with pytest.raises(BadLine):
        SMALL.parse(text)


@pytest.mark.parametrize(
    "action",
    [
        Action("sell", {}),
        Action("end", {"slot": "1"}),
        Action("buy", {"colour": "blue"}),
        Action("buy", {"colour": "red", "slot": "1"}),
        Action("buy", {"colour": "{slot}", "slot": "1"}),
    ],
)
def test_a_wrong_action_is_refused_by_name(action: Action) -> None:
    with pytest.raises(BadLine):
        SMALL.code(action)


def test_a_gap_in_the_codes_is_an_error_of_the_game() -> None:
    with pytest.raises(ValueError, match="end begins at 3, not 2"):
        Space(Verb(0, "go", "go {way}", way=("left", "right")), Verb(3, "end", "end"))


def test_two_answers_with_one_line_are_an_error_of_the_game() -> None:
    with pytest.raises(ValueError, match="same line"):
        Space(Verb(0, "end", "end"), Verb(1, "stop", "end"))


def town(*ways: str, by: tuple[str, ...] = ("foot",)) -> Space:
    """Number the answers of a town that had two ways and feet at first, and then a third way."""
    return Space(
        Verb(0, "go", "go {way} by {by}", way=ways, by=by),
        Verb(2, "look", "look {way}", way=ways),
        Verb(4, "stay", "stay"),
        released=({"way": 2, "by": 1}, {"way": 3}),
    )


def test_later_words_are_numbered_behind_all_others_release_by_release() -> None:
    first = ["go left by foot", "go right by foot", "look left", "look right", "stay"]
    assert town("left", "right").lines == first
    third = [*first, "go up by foot", "look up"]
    assert town("left", "right", "up").lines == third
    fourth = [*third, "go down by foot", "look down", "go back by foot", "look back"]
    assert town("left", "right", "up", "down", "back").lines == fourth
    riding = [f"go {way} by horse" for way in ("left", "right", "up")]
    assert town("left", "right", "up", by=("foot", "horse")).lines == [*third, *riding]


def test_codes_of_a_verb_follow_its_words_wherever_they_are_numbered() -> None:
    space = town("left", "right", "up", "down")
    assert space.codes("look") == [2, 3, 6, 8]
    assert [space.line(code) for code in space.codes("go")] == [
        f"go {way} by foot" for way in ("left", "right", "up", "down")
    ]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_lines_of_released_versions_keep_their_codes(game: Game[Any, Any]) -> None:
    count, digest = RELEASED[game.name]
    lines = "\n".join(game.space.lines[:count])
    assert sha256(lines.encode()).hexdigest()[:16] == digest


def test_an_action_never_becomes_an_answer_of_another_verb() -> None:
    walk = Space(
        Verb(0, "go", "go {way}", way=("left", "right")),
        Verb(2, "go_home", "go home"),
    )
    with pytest.raises(BadLine):
        walk.code(Action("go", {"way": "home"}))


def test_words_with_capitals_are_read_back() -> None:
    space = Space(Verb(0, "go", "go {town}", town=("Florence",)))
    assert space.parse(space.line(0)) == 0


@pytest.mark.parametrize("name", GAMES)
def test_factors_tell_every_answer_from_all_others(name: str) -> None:
    space = GAMES[name].space
    found = [space.factors(code) for code in range(len(space))]
    assert len(set(found)) == len(space)
    for factors in found:
        assert all(0 <= n < size for n, size in zip(factors, space.factor_sizes, strict=True))


def test_factors_are_the_verb_and_each_argument() -> None:
    space = Space(
        Verb(0, "lay", "lay {card} at {cell}", card=["a", "b"], cell=["1", "2"]),
        Verb(4, "drop", "drop {card}", card=["b", "c"]),
        Verb(6, "end", "end"),
    )
    assert space.words == {
        "verb": ("lay", "drop", "end"),
        "card": ("a", "b", "c"),
        "cell": ("1", "2"),
    }
    assert space.factor_sizes == (3, 4, 3)
    assert space.factors(space.parse("lay b at 1")) == (0, 2, 1)
    assert space.factors(space.parse("drop b")) == (1, 2, 0)
    assert space.factors(space.parse("end")) == (2, 0, 0)
    with pytest.raises(BadLine, match="no answer number 7"):
        space.factors(7)
