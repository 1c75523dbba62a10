"""Records: options, seed and answers, enough to rebuild any moment of a game."""

import re
from collections.abc import Iterator
from typing import Annotated, TypeVar

import msgspec

from bottega.kernel.errors import BadLine, BadOptions, BadRecord
from bottega.kernel.fairness import commitment
from bottega.kernel.game import AnyGame, Game, Outcome, Reason, View
from bottega.kernel.options import Options
from bottega.kernel.rng import SEED_BITS
from bottega.kernel.table import Table
from bottega.kernel.values import Value

FORMAT = 1
HEADER = f"bottega record {FORMAT}"
HEX = r"[0-9a-f]{1,128}"
Hex = Annotated[str, msgspec.Meta(pattern=f"^{HEX}$")]

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


class Answer(Value):
    """One answer: who gave it, and its code."""

    seat: int
    code: int


class Places(Value, eq=False):
    """Where things stand in the text that a record was read from, for its errors."""

    heads: dict[str, int] = {}
    answers: tuple[int, ...] = ()
    result: int | None = None

    def __eq__(self, other: object) -> bool:
        """Where it stands makes no other record of it."""
        return isinstance(other, Places)

    __hash__ = None  # type: ignore[assignment]


class Record(Value):
    """A game as it was played; `result` holds the final points by seat when it is over.

    One that was played on a server has the salt and the commitment of its deal besides.
    """

    game: str
    version: int
    options: Options
    seed: int
    answers: tuple[Answer, ...]
    result: tuple[int, ...] | None = None
    places: Places = Places()
    salt: str | None = None  # with which the deal was committed to
    commitment: str | None = None  # as it was published when the game began

    def line(self, number: int) -> int | None:
        """Find the line of an answer, both counted from 1."""
        known = self.places.answers
        return known[number - 1] if number <= len(known) else None


class _Json(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    game: str
    version: int
    options: Options
    seed: str
    answers: list[str]
    result: list[int] | None = None
    salt: Hex | msgspec.UnsetType = msgspec.UNSET
    commitment: Hex | msgspec.UnsetType = msgspec.UNSET


def points_of(outcome: Outcome | None) -> tuple[int, ...] | None:
    """Give everyone's points as a record's result has them; None while the game goes on."""
    return None if outcome is None else tuple(score.points for score in outcome.scores)


def to_text(game: AnyGame, record: Record) -> str:
    """Write a record in the text notation, a line for each answer."""
    lines = [HEADER, f"game {record.game} {record.version}", f"players {record.options.players}"]
    lines += [f"option {name} {value}" for name, value in record.options.chosen.items()]
    lines.append(f"seed {record.seed}")
    lines += [f"salt {record.salt}"] if record.salt else []
    lines += [f"commitment {record.commitment}"] if record.commitment else []
    lines += _answer_lines(game, record)
    if record.result is not None:
        lines.append(f"result {' '.join(map(str, record.result))}")
    return "\n".join(lines) + "\n"


def to_json(game: AnyGame, record: Record) -> bytes:
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
            record.salt or msgspec.UNSET,
            record.commitment or msgspec.UNSET,
        )
    )


def _answer_lines(game: AnyGame, record: Record) -> Iterator[str]:
    return (f"{answer.seat} {game.line(answer.code)}" for answer in record.answers)


def rules_of(text: str) -> tuple[str, int]:
    """Find the game and the version that a record is of, so that it can be read by their rules."""
    if text.lstrip().startswith("{"):
        decoded = _decode_json(text)
        return decoded.game, decoded.version
    for number, words in _lines(text):
        if words[0] == "game" and len(words) == 3:
            return words[1], _number(words[2], number)
        if words[0] != "bottega":
            raise BadRecord(
                "a record names its game in its second line: 'game NAME VERSION'", number
            )
    raise BadRecord(f"this is no record: it does not begin with '{HEADER}'", 1)


def read(game: AnyGame, text: str) -> Record:
    """Read a record in either notation; what is wrong is named with its line."""
    record = _from_json(game, text) if text.lstrip().startswith("{") else _from_text(game, text)
    if record.game != game.name:
        raise BadRecord(f"the record is of {record.game}, not of {game.name}", _head(record))
    if record.version != game.version:
        raise BadRecord(
            f"the record was made by version {record.version} of {record.game}, "
            f"and this is version {game.version}",
            _head(record),
        )
    return record


def _head(record: Record) -> int | None:
    return record.places.heads.get("game")


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


def _from_json(game: AnyGame, text: str) -> Record:
    decoded = _decode_json(text)
    answers: list[Answer] = []
    for number, line in enumerate(decoded.answers, 1):
        try:
            answers.append(_answer(game, line.split()))
        except BadRecord as error:
            raise BadRecord(f"answer {number}: {error}") from None
    options = _options(game, decoded.options.players, decoded.options.chosen, None)
    seed = _seed(decoded.seed, None)
    result = None if decoded.result is None else tuple(decoded.result)
    return Record(
        decoded.game,
        decoded.version,
        options,
        seed,
        tuple(answers),
        result,
        salt=decoded.salt or None,
        commitment=decoded.commitment or None,
    )


class _Text:
    """A record's text while it is read, line by line."""

    def __init__(self) -> None:
        self.heads: dict[str, tuple[str, ...]] = {}
        self.chosen: dict[str, str] = {}
        self.answers: list[Answer] = []
        self.result: tuple[int, ...] | None = None
        self.lines: dict[str, int] = {}
        self.answer_lines: list[int] = []

    def take(self, game: AnyGame, words: list[str], line: int) -> None:
        """Take one line, or say what is wrong with it."""
        if not self.lines:
            if " ".join(words) != HEADER:
                raise BadRecord(f"a record begins with '{HEADER}'", line)
            self.lines["bottega"] = line
        elif self.result is not None:
            raise BadRecord("nothing follows the result", line)
        elif words[0].isdecimal():
            self.answers.append(_located(game, words, line))
            self.answer_lines.append(line)
        elif words[0] == "result":
            self.result = tuple(_number(word, line) for word in words[1:])
            self.lines["result"] = line
        elif self.answers:
            raise BadRecord(f"an answer begins with its seat, not with {words[0]!r}", line)
        else:
            self._heading(words, line)

    def _heading(self, words: list[str], line: int) -> None:
        name = " ".join(words[:2]) if words[0] == "option" else words[0]
        if len(words) != HEADINGS.get(words[0]):
            raise BadRecord(f"{' '.join(words)!r} is no line of a record", line)
        if name in self.lines:
            raise BadRecord(f"'{name} ...' stands in line {self.lines[name]} already", line)
        self.lines[name] = line
        if words[0] == "option":
            self.chosen[words[1]] = words[2]
        else:
            self.heads[name] = tuple(words[1:])


# How many words each heading has.
HEADINGS = {"game": 3, "players": 2, "option": 3, "seed": 2, "salt": 2, "commitment": 2}


def _from_text(game: AnyGame, text: str) -> Record:
    found = _Text()
    for line, words in _lines(text):
        found.take(game, words, line)
    for line, name in enumerate(("game", "players", "seed"), 2):
        if name not in found.heads:
            raise BadRecord(f"the record lacks its line '{name} ...'", line)
    name, version = found.heads["game"]
    (players,), (seed,) = found.heads["players"], found.heads["seed"]
    return Record(
        name,
        _number(version, found.lines["game"]),
        _options(game, players, found.chosen, _blamed(game, found)),
        _seed(seed, found.lines["seed"]),
        tuple(found.answers),
        found.result,
        Places(found.lines, tuple(found.answer_lines), found.lines.get("result")),
        _hex(found, "salt"),
        _hex(found, "commitment"),
    )


def _hex(found: _Text, name: str) -> str | None:
    if name not in found.heads:
        return None
    (word,) = found.heads[name]
    if re.fullmatch(HEX, word) is None:
        raise BadRecord(
            f"a {name} is written in hexadecimal digits, not {word!r}", found.lines[name]
        )
    return word


def _blamed(game: AnyGame, found: _Text) -> int:
    """Find the line to name if the options are wrong: of an unknown one, or of the players."""
    for option, value in found.chosen.items():
        choice = game.options.get(option)
        if choice is None or (value not in choice.values and not choice.free):
            return found.lines[f"option {option}"]
    return found.lines["players"]


def _options(game: AnyGame, players: object, chosen: dict[str, str], line: int | None) -> Options:
    try:
        return game.options_from(players, chosen)
    except BadOptions as error:
        raise BadRecord(str(error), line) from None


def _number(word: str, line: int) -> int:
    if re.fullmatch(r"-?[0-9]{1,9}", word) is None:
        raise BadRecord(f"{word!r} is not a number", line)
    return int(word)


def _seed(word: str, line: int | None) -> int:
    if re.fullmatch(r"[0-9]{1,78}", word) is None or int(word) >= 1 << SEED_BITS:
        raise BadRecord(f"a seed is a whole number of at most {SEED_BITS} bits, not {word!r}", line)
    return int(word)


def _located(game: AnyGame, words: list[str], line: int) -> Answer:
    try:
        return _answer(game, words)
    except BadRecord as error:
        raise BadRecord(str(error), line) from None


def _answer(game: AnyGame, words: list[str]) -> Answer:
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
    for number in range(1, (count if to is None else to) + 1):
        step(game, table, record, number)
    return table


def step(game: Game[T, V], table: T, record: Record, number: int) -> None:
    """Give one recorded answer, counted from 1, or say why it cannot have been given."""
    answer = record.answers[number - 1]
    name = f"answer {number} ({answer.seat} {game.line(answer.code)})"
    wrong = ""
    if table.seat < 0:
        wrong = ": the game is over before it"
    elif answer.seat != table.seat:
        wrong = f": seat {table.seat} is asked"
    elif answer.code not in list(table.options):
        wrong = f" is not possible: {_say(game.why_not(table, answer.seat, answer.code))}"
    if wrong:
        raise BadRecord(name + wrong, record.line(number))
    table.apply(answer.code)


def _say(reason: Reason | None) -> str:
    if reason is None:
        return "it is not offered"
    return "; ".join(part for each in reason.all() for part in _parts(each) if part)


def _parts(reason: Reason) -> tuple[str, ...]:
    needs = ", ".join(f"{name} {value}" for name, value in reason.need.items())
    has = ", ".join(f"{name} {value}" for name, value in reason.have.items())
    return reason.rule, f"needs {needs}" if needs else "", f"there is {has}" if has else ""


def verify(game: Game[T, V], record: Record) -> T:
    """Replay a record and compare its result; an unfinished record must have none."""
    _verify_deal(record)
    table = replay(game, record)
    reached = points_of(game.outcome(table))
    if record.result is not None and record.result != reached:
        found = "unfinished" if reached is None else " ".join(map(str, reached))
        said = " ".join(map(str, record.result))
        raise BadRecord(
            f"the result is said to be {said}, but the answers lead to {found}",
            record.places.result,
        )
    return table


def _verify_deal(record: Record) -> None:
    """Compare the deal with what was published before the game."""
    if record.commitment is None:
        return
    line = record.places.heads.get("commitment")
    if record.salt is None:
        raise BadRecord("the commitment cannot be checked without its salt", line)
    if record.commitment != commitment(record.game, record.options, record.seed, record.salt):
        raise BadRecord("the deal is not the one that was committed to", line)
