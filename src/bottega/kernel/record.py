"""Records: options, seed and answers, enough to rebuild any moment of a game."""

from collections.abc import Iterator
from typing import Any, TypeVar

import msgspec

from bottega.kernel.errors import BadLine, BadOptions, BadRecord
from bottega.kernel.game import Game, Options, Reason, View
from bottega.kernel.rng import SEED_BITS
from bottega.kernel.table import Table

FORMAT = 1
HEADER = f"bottega record {FORMAT}"

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


class Answer(msgspec.Struct, frozen=True):
    """One answer: who gave it, and its code."""

    seat: int
    code: int


class Record(msgspec.Struct, frozen=True):
    """A game as it was played; `result` holds the final points by seat when it is over."""

    game: str
    version: int
    options: Options
    seed: int
    answers: tuple[Answer, ...]
    result: tuple[int, ...] | None = None


class _Json(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    version: int
    options: Options
    seed: str
    answers: list[str]
    result: list[int] | None = None


def to_text(game: Game[Any, Any], record: Record) -> str:
    """Write a record in the text notation, a line for each answer."""
    lines = [HEADER, f"game {record.game} {record.version}", f"players {record.options.players}"]
    lines += [f"option {name} {value}" for name, value in record.options.chosen.items()]
    lines += [f"seed {record.seed}", *_answer_lines(game, record)]
    if record.result is not None:
        lines.append(f"result {' '.join(map(str, record.result))}")
    return "\n".join(lines) + "\n"


def to_json(game: Game[Any, Any], record: Record) -> bytes:
    """Write a record as JSON; the seed is a string, since it may have 256 bits."""
    return msgspec.json.encode(
        _Json(
            FORMAT,
            record.game,
            record.version,
            record.options,
            str(record.seed),
            list(_answer_lines(game, record)),
            None if record.result is None else list(record.result),
        )
    )


def _answer_lines(game: Game[Any, Any], record: Record) -> Iterator[str]:
    return (f"{answer.seat} {game.line(answer.code)}" for answer in record.answers)


def game_of(text: str) -> str:
    """Find the name of the game a record is of, so that it can be read."""
    if text.lstrip().startswith("{"):
        return _decode_json(text).game
    for number, words in _lines(text):
        if words[0] == "game" and len(words) == 3:
            return words[1]
        if words[0] not in ("bottega", "#"):
            raise BadRecord(
                "a record names its game in its second line: 'game NAME VERSION'", number
            )
    raise BadRecord(f"this is no record: it does not begin with '{HEADER}'", 1)


def read(game: Game[Any, Any], text: str) -> Record:
    """Read a record in either notation; what is wrong is named with its line."""
    record = _from_json(game, text) if text.lstrip().startswith("{") else _from_text(game, text)
    if record.version != game.version:
        raise BadRecord(
            f"the record was made by version {record.version} of {record.game}, "
            f"and this is version {game.version}"
        )
    return record


def _lines(text: str) -> Iterator[tuple[int, list[str]]]:
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            yield number, words


def _decode_json(text: str) -> _Json:
    try:
        decoded = msgspec.json.decode(text, type=_Json)
    except msgspec.DecodeError as error:
        raise BadRecord(f"this is no record: {error}") from None
    except UnicodeEncodeError:
        raise BadRecord("this is no record: it is not UTF-8 text") from None
    if decoded.format != FORMAT:
        raise BadRecord(f"the record has format {decoded.format}; this program reads {FORMAT}")
    return decoded


def _from_json(game: Game[Any, Any], text: str) -> Record:
    decoded = _decode_json(text)
    answers: list[Answer] = []
    for number, line in enumerate(decoded.answers, 1):
        try:
            answers.append(_answer(game, line.split()))
        except BadRecord as error:
            raise BadRecord(f"answer {number}: {error}") from None
    try:
        options = game.options_of(decoded.options.players, **decoded.options.chosen)
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    result = None if decoded.result is None else tuple(decoded.result)
    return Record(
        decoded.game, decoded.version, options, _seed(decoded.seed), tuple(answers), result
    )


def _from_text(game: Game[Any, Any], text: str) -> Record:
    head: dict[str, str] = {}
    chosen: dict[str, str] = {}
    answers: list[Answer] = []
    result: tuple[int, ...] | None = None
    for number, words in _lines(text):
        if not head:
            if " ".join(words) != HEADER:
                raise BadRecord(f"a record begins with '{HEADER}'", number)
            head["format"] = words[2]
        elif result is not None:
            raise BadRecord("nothing follows the result", number)
        elif words[0].isdecimal():
            answers.append(_located(game, words, number))
        elif words[0] == "result":
            result = tuple(_number(word, number) for word in words[1:])
        elif answers:
            raise BadRecord(f"an answer begins with its seat, not with {words[0]!r}", number)
        elif words[0] == "option" and len(words) == 3:
            chosen[words[1]] = words[2]
        elif words[0] in ("players", "seed") and len(words) == 2:
            head[words[0]] = words[1]
        elif words[0] == "game" and len(words) == 3:
            head["game"], head["version"] = words[1:]
        else:
            raise BadRecord(f"{' '.join(words)!r} is no line of a record", number)
    for name in ("game", "players", "seed"):
        if name not in head:
            raise BadRecord(f"the record lacks its line '{name} ...'")
    try:
        options = game.options_of(head["players"], **chosen)
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    version = _number(head["version"], 2)
    return Record(head["game"], version, options, _seed(head["seed"]), tuple(answers), result)


def _number(word: str, line: int) -> int:
    if not word.lstrip("-").isdecimal() or len(word) > 9:
        raise BadRecord(f"{word!r} is not a number", line)
    return int(word)


def _seed(word: str) -> int:
    if not word.isdecimal() or len(word) > 78 or int(word) >= 1 << SEED_BITS:
        raise BadRecord(f"a seed is a whole number of at most {SEED_BITS} bits, not {word!r}")
    return int(word)


def _located(game: Game[Any, Any], words: list[str], line: int) -> Answer:
    try:
        return _answer(game, words)
    except BadRecord as error:
        raise BadRecord(str(error), line) from None


def _answer(game: Game[Any, Any], words: list[str]) -> Answer:
    if len(words) < 2 or not words[0].isdecimal() or len(words[0]) > 2:
        raise BadRecord(f"{' '.join(words)!r} is not a seat and an answer")
    try:
        return Answer(int(words[0]), game.parse(" ".join(words[1:])))
    except BadLine as error:
        raise BadRecord(str(error)) from None


def replay(game: Game[T, V], record: Record, to: int | None = None) -> T:
    """Rebuild the table after the first `to` answers, or after all; every answer is checked."""
    count = len(record.answers)
    if to is not None and not 0 <= to <= count:
        raise BadRecord(f"the record has answers 0 to {count}, so there is no moment {to}")
    table = game.new(record.options, record.seed)
    for number, answer in enumerate(record.answers[:to], 1):
        step(game, table, answer, number)
    return table


def step(game: Game[T, V], table: T, answer: Answer, number: int) -> None:
    """Give one recorded answer, or say why it cannot have been given."""
    line = game.line(answer.code)
    if table.seat < 0:
        raise BadRecord(f"answer {number} ({answer.seat} {line}): the game is over before it")
    if answer.seat != table.seat:
        raise BadRecord(f"answer {number} ({answer.seat} {line}): seat {table.seat} is asked")
    if answer.code not in list(table.options):
        reason = game.why_not(table, answer.seat, answer.code)
        raise BadRecord(f"answer {number} ({answer.seat} {line}) is not possible: {_say(reason)}")
    table.apply(answer.code)


def _say(reason: Reason | None) -> str:
    if reason is None:
        return "it is not offered"
    needs = ", ".join(f"{name} {value}" for name, value in reason.need.items())
    has = ", ".join(f"{name} {value}" for name, value in reason.have.items())
    parts = [reason.rule, f"needs {needs}" if needs else "", f"there is {has}" if has else ""]
    return "; ".join(part for part in parts if part)


def verify(game: Game[T, V], record: Record) -> T:
    """Replay a record and compare its result; an unfinished record must have none."""
    table = replay(game, record)
    outcome = game.outcome(table)
    reached = None if outcome is None else tuple(score.points for score in outcome.scores)
    if record.result is not None and record.result != reached:
        found = "unfinished" if reached is None else " ".join(map(str, reached))
        said = " ".join(map(str, record.result))
        raise BadRecord(f"the result is said to be {said}, but the answers lead to {found}")
    return table
