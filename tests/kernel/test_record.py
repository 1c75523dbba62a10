"""Records rebuild a game, and a damaged one says where and why."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from bottega.games import game as game_called
from bottega.kernel import record
from bottega.kernel.errors import BadOptions, BadRecord
from bottega.kernel.game import Game
from bottega.kernel.options import Options
from bottega.kernel.record import Answer, Record
from bottega.kernel.rng import SEED_BITS, stream
from bottega.kernel.session import Session
from tests.matto import GAME as MATTO
from tests.matto import THROW

MASTERS = game_called("masters")
GAMES = pytest.mark.parametrize("game", [MATTO, MASTERS], ids=lambda game: str(game.name))

TEXT = """\
bottega record 1
game matto 1
players 2
seed 3080621
0 lay 15
1 lay 11
0 throw
0 lay 8
1 lay 9
1 throw
0 lay 4
1 lay 5
1 throw
result 2 5
"""


def played(game: Game[Any, Any], seed: int, players: int | None = None) -> Record:
    """Play a random game through the door."""
    session = Session(game, game.options_of(players), seed)
    rng = stream(seed, "answers")
    while not session.over:
        seat = session.asked()[0]
        codes = session.choices(seat)
        session.submit(seat, codes[rng.below(len(codes))], session.version)
    return session.record()


def verified(text: str) -> None:
    record.verify(MATTO, record.read(MATTO, text))


def complaint(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        verified(text)
    return error.value


@GAMES
@pytest.mark.parametrize("players", [2, 4])
def test_both_notations_read_back(game: Game[Any, Any], players: int) -> None:
    for seed in (0, 3, (1 << SEED_BITS) - 1):
        original = played(game, seed, players)
        assert record.read(game, record.to_text(game, original)) == original
        assert record.read(game, record.to_json(game, original).decode()) == original


@GAMES
def test_an_unfinished_record_reads_back_and_verifies(game: Game[Any, Any]) -> None:
    whole = played(game, 3)
    half = msgspec.structs.replace(whole, answers=whole.answers[:4], result=None)
    for text in (record.to_text(game, half), record.to_json(game, half).decode()):
        assert record.read(game, text) == half
        assert not record.verify(game, half).over()


@GAMES
def test_a_replay_leads_to_every_moment(game: Game[Any, Any]) -> None:
    whole = played(game, 3)
    table = game.new(whole.options, whole.seed)
    for number, answer in enumerate(whole.answers[:40]):
        assert game.dump(record.replay(game, whole, number)) == game.dump(table)
        table.play(answer.code)
    end = record.verify(game, whole)
    assert game.dump(record.replay(game, whole)) == game.dump(end)
    assert end.over()


@pytest.mark.parametrize("to", [-1, 10])
def test_there_is_no_moment_outside_the_record(to: int) -> None:
    with pytest.raises(BadRecord, match=f"answers 0 to 9, so there is no moment {to}"):
        record.replay(MATTO, record.read(MATTO, TEXT), to)


def test_the_text_notation_is_as_it_always_was() -> None:
    read = record.read(MATTO, TEXT)
    seats = (0, 1, 0, 0, 1, 1, 0, 1, 1)
    codes = (15, 11, THROW, 8, 9, THROW, 4, 5, THROW)
    answers = tuple(map(Answer, seats, codes))
    assert read == Record("matto", 1, MATTO.options_of(2), 3080621, answers, (2, 5))
    assert record.to_text(MATTO, read) == TEXT


def test_the_json_notation_is_as_it_always_was() -> None:
    assert record.to_json(MATTO, record.read(MATTO, TEXT)) == (
        b'{"format":1,"game":"matto","version":1,"options":{"players":2,"chosen":{}},'
        b'"seed":"3080621","answers":["0 lay 15","1 lay 11","0 throw","0 lay 8","1 lay 9",'
        b'"1 throw","0 lay 4","1 lay 5","1 throw"],"result":[2,5]}'
    )


def test_options_are_written_and_read() -> None:
    options = MASTERS.options_of(1, discard="any", solo_last_colour="defeat")
    empty = Record("masters", MASTERS.version, options, 5, ())
    text = record.to_text(MASTERS, empty)
    assert "option discard any\noption solo_last_colour defeat\n" in text
    assert record.read(MASTERS, text) == empty
    assert record.read(MASTERS, record.to_json(MASTERS, empty).decode()) == empty
    assert record.read(MASTERS, text.replace("option discard any\n", "")).options.chosen == {
        "discard": "fresh",
        "solo_last_colour": "defeat",
    }


def test_comments_and_spacing_do_not_matter() -> None:
    loose = "# a short one\n\n" + TEXT.replace("0 throw", "  0   THROW  # luck\n   \n#").replace(
        "\n", "\r\n"
    )
    assert record.read(MATTO, loose) == record.read(MATTO, TEXT)
    verified(loose)


def test_json_may_be_indented() -> None:
    read = record.read(MATTO, TEXT)
    indented = msgspec.json.format(record.to_json(MATTO, read), indent=2).decode()
    assert record.read(MATTO, f"\n{indented}\n") == read


def test_the_game_of_a_record_is_found_before_it_is_read() -> None:
    assert record.rules_of(TEXT) == ("matto", 1)
    assert record.rules_of("# mine\n" + TEXT) == ("matto", 1)
    assert record.rules_of(record.to_json(MATTO, record.read(MATTO, TEXT)).decode()) == ("matto", 1)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "does not begin with 'bottega record 1'"),
        ("bottega record 1\n", "does not begin with 'bottega record 1'"),
        ("hello\n", "line 1: a record names its game in its second line"),
        ("bottega record 1\nplayers 2\n", "line 2: a record names its game in its second line"),
        ("{", "this is no record"),
        ('{"game": "matto"}', "this is no record"),
        ('{"\ud800', "not UTF-8"),
    ],
)
def test_what_names_no_game_is_no_record(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        record.rules_of(text)


# A damage: what is replaced by what, the line where it is then, and what is said of it.
DAMAGES = [
    ("bottega record 1", "bottega record 2", 1, "begins with 'bottega record 1'"),
    ("bottega record 1", "rottega record 1", 1, "begins with 'bottega record 1'"),
    ("game matto 1", "game matto", 2, "'game matto' is no line of a record"),
    ("game matto 1", "game matto one", 2, "'one' is not a number"),
    ("players 2", "players", 3, "'players' is no line of a record"),
    ("players 2", "gamblers 2", 3, "'gamblers 2' is no line of a record"),
    ("seed 3080621", "seed 3080621 1", 4, "'seed 3080621 1' is no line of a record"),
    ("seed 3080621", "bottega record 1", 4, "'bottega record 1' is no line of a record"),
    ("0 lay 15", "0", 5, "'0' is not a seat and an answer"),
    ("0 lay 15", "000 lay 15", 5, "'000 lay 15' is not a seat and an answer"),
    ("0 lay 15", "0 lay 17", 5, "'lay 17' is not of the form 'lay {card}'"),
    ("0 throw", "0 jump", 7, "'jump' is no answer; one begins with lay, keep, throw"),
    ("0 throw", "throw", 7, "an answer begins with its seat, not with 'throw'"),
    ("0 throw", "seed 1", 7, "an answer begins with its seat, not with 'seed'"),
    ("result 2 5", "result 2 five", 14, "'five' is not a number"),
    ("result 2 5", "result 2 --5", 14, "'--5' is not a number"),
    ("result 2 5", "result 2 5\n0 keep", 15, "nothing follows the result"),
    ("result 2 5", "result 2 5\nresult 2 5", 15, "nothing follows the result"),
    ("game matto 1", "game masters 1", 2, "the record is of masters, not of matto"),
    ("game matto 1", "game matto 2", 2, "made by version 2 of matto, and this is version 1"),
    ("players 2", "players 5", 3, "matto is for 2 to 4 players, not 5"),
    ("players 2", "players " + "9" * 5000, 3, "matto is for 2 to 4 players"),
    ("players 2", "players two", 3, "matto is for 2 to 4 players, not two"),
    ("players 2", "players ²", 3, "matto is for 2 to 4 players, not ²"),
    ("players 2", "players -2", 3, "matto is for 2 to 4 players, not -2"),
    ("seed 3080621", "seed one", 4, "a whole number of at most 256 bits, not 'one'"),
    ("seed 3080621", "seed -1", 4, "a whole number of at most 256 bits, not '-1'"),
    ("seed 3080621", f"seed {1 << 256}", 4, "a whole number of at most 256 bits"),
    ("seed 3080621", "seed " + "9" * 5000, 4, "a whole number of at most 256 bits"),
    (
        "seed 3080621",
        "seed 3080621\noption wind strong",
        5,
        "matto has no option 'wind'; it has: none",
    ),
    (
        "seed 3080621",
        "seed 3080621\noption players 3",
        5,
        "matto has no option 'players'; it has: none",
    ),
    ("seed 3080621", "seed 3080621\noption self 3", 5, "matto has no option 'self'; it has: none"),
    ("seed 3080621", "game matto 1\nseed 3080621", 4, "'game ...' stands in line 2 already"),
    ("seed 3080621", "players 3\nseed 3080621", 4, "'players ...' stands in line 3 already"),
    ("seed 3080621", "seed 2\nseed 3080621", 5, "'seed ...' stands in line 4 already"),
    ("game matto 1\n", "", 2, "lacks its line 'game ...'"),
    ("players 2\n", "", 3, "lacks its line 'players ...'"),
    ("seed 3080621\n", "", 4, "lacks its line 'seed ...'"),
    ("1 lay 11", "0 lay 11", 6, "answer 2 (0 lay 11): seat 1 is asked"),
    ("1 lay 11", "3 lay 11", 6, "answer 2 (3 lay 11): seat 1 is asked"),
    ("1 lay 11", "1 lay 12", 6, "answer 2 (1 lay 12) is not possible: not-in-hand; needs card 12"),
    ("1 lay 11", "1 throw", 6, "answer 2 (1 throw) is not possible: not-now; needs question Lay"),
    ("0 throw\n", "", 7, "answer 3 (0 lay 8) is not possible: not-now; needs question Prize"),
    ("result 2 5", "0 keep", 14, "answer 10 (0 keep): the game is over before it"),
    ("result 2 5", "result 2 6", 14, "said to be 2 6, but the answers lead to 2 5"),
    ("result 2 5", "result 2", 14, "said to be 2, but the answers lead to 2 5"),
    ("result 2 5", "result", 14, "said to be , but the answers lead to 2 5"),
    ("1 throw\nresult", "result", 13, "said to be 2 5, but the answers lead to unfinished"),
]
Damage = tuple[str, str, int, str]


def damaged(damage: Damage) -> str:
    old, new, _, _ = damage
    head, found, tail = TEXT.rpartition(old)
    assert found
    return head + new + tail


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_names_the_line_and_what_is_wrong(damage: Damage) -> None:
    _, _, line, reason = damage
    error = complaint(damaged(damage))
    assert error.line == line
    assert str(error).startswith(f"line {line}: ")
    assert reason in str(error)


def test_options_that_hold_only_together_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game may take a fifth player, or one option, only with another: alone they are refused."""
    whole = MASTERS.options_of(2, discard="any", solo_last_colour="defeat")

    def options_from(players: object, chosen: Mapping[str, object]) -> Options:
        if dict(chosen) != whole.chosen:
            raise BadOptions(f"{dict(chosen)} holds only with more")
        return whole

    text = record.to_text(MASTERS, Record("masters", MASTERS.version, whole, 1, ()))
    monkeypatch.setattr(MASTERS, "options_from", options_from)
    assert record.read(MASTERS, text).options == whole


def test_a_bad_option_names_its_values() -> None:
    text = record.to_text(MASTERS, played(MASTERS, 1, 1))
    with pytest.raises(BadRecord, match="option discard is one of fresh, any, not 'all'"):
        record.read(MASTERS, text.replace("option discard fresh", "option discard all"))
    with pytest.raises(BadRecord, match="no option 'wind'; it has: discard, solo_last_colour"):
        record.read(MASTERS, text.replace("option discard fresh", "option wind strong"))


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("format", 2, "the record has format 2; this program reads 1"),
        ("game", "masters", "the record is of masters, not of matto"),
        ("version", 2, "made by version 2 of matto, and this is version 1"),
        ("version", "1", "this is no record: Expected `int`, got `str`"),
        ("options", {"players": 7, "chosen": {}}, "matto is for 2 to 4 players, not 7"),
        ("options", {"players": 2, "chosen": {"wind": "strong"}}, "no option 'wind'"),
        ("options", {"players": 2, "chosen": {"wind": 1}}, "Expected `str`, got `int`"),
        ("seed", 1, "Expected `str`, got `int`"),
        ("seed", "-1", "at most 256 bits, not '-1'"),
        ("answers", ["0 lay 15", "1 jump"], "answer 2: 'jump' is no answer"),
        ("answers", ["0 lay 15", ""], "answer 2: '' is not a seat and an answer"),
        ("answers", ["0 lay 15", "x lay 11"], "answer 2: 'x lay 11' is not a seat"),
        ("answers", ["0 lay 15", "0 lay 11"], r"answer 2 \(0 lay 11\): seat 1 is asked"),
        ("result", [2, 6], "said to be 2 6, but the answers lead to 2 5"),
        ("result", ["2", "5"], "Expected `int`, got `str`"),
        ("winner", 1, "unknown field `winner`"),
    ],
)
def test_damaged_json_says_what_is_wrong(key: str, value: object, reason: str) -> None:
    whole = msgspec.json.decode(record.to_json(MATTO, record.read(MATTO, TEXT)))
    with pytest.raises(BadRecord, match=reason):
        verified(msgspec.json.encode({**whole, key: value}).decode())


@pytest.mark.parametrize("key", ["format", "game", "version", "options", "seed", "answers"])
def test_json_lacks_nothing(key: str) -> None:
    whole = msgspec.json.decode(record.to_json(MATTO, record.read(MATTO, TEXT)))
    del whole[key]
    with pytest.raises(BadRecord, match=f"missing required field `{key}`"):
        verified(msgspec.json.encode(whole).decode())


def test_the_last_moment_of_a_record_is_its_end() -> None:
    assert record.replay(MATTO, record.read(MATTO, TEXT), 9).over()


def test_a_text_without_a_line_is_no_record_from_its_first_line_on() -> None:
    with pytest.raises(BadRecord) as error:
        record.rules_of("# nothing\n")
    assert error.value.line == 1
