"""Whatever comes from outside is taken, or refused by name."""

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bottega.games import game as game_called
from bottega.kernel import record
from bottega.kernel.errors import BadDump, BadRecord, BottegaError, Refused
from bottega.kernel.game import Game
from bottega.kernel.rng import Stream, stream
from bottega.kernel.session import Session
from bottega.kernel.table import Table
from tests.kernel.damage import misprint, spoil
from tests.kernel.doors import AnySession, move, opened, state
from tests.matto import GAME as MATTO

MASTERS = game_called("masters")
GAMES = pytest.mark.parametrize("game", [MATTO, MASTERS], ids=lambda game: str(game.name))
EXAMPLES = settings().max_examples  # more with --long
RANDOM = st.randoms(use_true_random=False)

R = TypeVar("R")
E = TypeVar("E", bound=BottegaError)


def tried(attempt: Callable[[], R], refusal: type[E]) -> R | E:
    """Give what an attempt gives, or how it was refused; any other error is a failure."""
    try:
        return attempt()
    except refusal as error:
        return error


def eager(table: Table, rng: Stream, game: Game[Any, Any]) -> int:
    """Choose so that late positions are reached: rather build something than let goods go."""
    codes = [int(code) for code in table.options]
    liked = [
        code for code in codes if game.action(code).verb in ("buy", "play", "activate", "store")
    ]
    if liked and rng.below(4):
        codes = liked
    return codes[rng.below(len(codes))]


@cache
def moments(game: Game[Any, Any]) -> list[bytes]:
    """Dump every moment of a few games, held turns included."""
    dumps = []
    for players in game.players:
        for seed in range(3):
            table = game.new(game.options_of(players), seed)
            table.holds = seed
            rng = stream(seed, "moments")
            dumps.append(game.dump(table))
            while not table.over():
                if table.held >= 0:
                    table.release()
                else:
                    table.apply(eager(table, rng, game))
                dumps.append(game.dump(table))
    return dumps


@cache
def sessions(game: Game[Any, Any]) -> list[bytes]:
    """Save every moment of a few sessions, early answers and held turns included."""
    saved = []
    for players in game.players:
        session = opened(game, players, players, range(0, players, 2))
        rng = stream(players, "moves")
        while not session.over:
            saved.append(session.save())
            move(session, rng)
        saved.append(session.save())
    return saved


@cache
def records(game: Game[Any, Any]) -> list[record.Record]:
    """Play a few games to their end and record them."""
    played = []
    for players in game.players:
        session = opened(game, players, players)
        rng = stream(players, "moves")
        while not session.over:
            move(session, rng)
        played.append(session.record())
    return played


def play_out(game: Game[Any, Any], table: Table, rng: Stream) -> None:
    """Play to the end, and see at every step that nothing is lost."""
    for _ in range(2 * game.longest):
        if table.over():
            break
        if table.held >= 0:
            table.release()
        else:
            table.apply(table.options[rng.below(len(table.options))])
        game.audit(table)
    assert table.over()
    assert game.outcome(table) is not None


def knock(session: AnySession, rng: Random) -> None:
    """Do anything at the door of a session, sensible or not."""
    seats = range(-1, session.options.players + 1)
    seat = rng.choice([*session.asked(), *seats])
    codes = session.choices(seat) if seat >= 0 else ()
    code = rng.choice([*codes, rng.randint(-2, len(session.game.space) + 2)])
    version = session.version + rng.choice((0, 0, 0, 0, 0, 1, -1))
    way = rng.randrange(10)
    if way == 0:
        session.undo(seat, version)
    elif way == 1:
        session.rewind(rng.randint(-1, len(session.steps) + 1))
    elif way <= 3:
        session.end(seat, version)
    else:
        session.submit(seat, code, version)


@GAMES
@given(players=st.integers(2, 4), seed=st.integers(0, 50), people=st.integers(0, 15), rng=RANDOM)
@settings(max_examples=EXAMPLES)
def test_the_door_takes_or_refuses_by_name_and_then_nothing_has_changed(
    game: Game[Any, Any], players: int, seed: int, people: int, rng: Random
) -> None:
    session = opened(game, players, seed, [i for i in range(players) if people >> i & 1])
    for _ in range(40):
        before, version = state(session), session.version
        refusal = tried(lambda: knock(session, rng), Refused)
        if refusal is None:
            assert session.version >= version
            game.audit(session.table)
        else:
            assert type(refusal) is not Refused
            assert str(refusal)
            assert state(session) == before
    assert state(Session.restore(game, session.save())) == state(session)


@GAMES
@given(rng=RANDOM)
@settings(max_examples=3 * EXAMPLES)
def test_a_damaged_record_is_read_or_refused_by_name(game: Game[Any, Any], rng: Random) -> None:
    text = record.to_text(game, rng.choice(records(game)))
    read_or_refused(game, misprint(text, rng))


@GAMES
@given(rng=RANDOM)
@settings(max_examples=3 * EXAMPLES)
def test_damaged_json_is_read_or_refused_by_name(game: Game[Any, Any], rng: Random) -> None:
    data = record.to_json(game, rng.choice(records(game)))
    read_or_refused(game, spoil(data, rng).decode("utf-8", "surrogateescape"))


@GAMES
@given(text=st.text(), tail=st.text())
@settings(max_examples=EXAMPLES)
def test_any_text_is_a_record_or_refused_by_name(
    game: Game[Any, Any], text: str, tail: str
) -> None:
    read_or_refused(game, text)
    read_or_refused(game, f"{record.HEADER}\ngame {game.name} 1\nplayers 2\n{text}\nseed 1\n{tail}")


def read_or_refused(game: Game[Any, Any], text: str) -> None:
    tried(lambda: record.rules_of(text), BadRecord)
    table = tried(lambda: record.verify(game, record.read(game, text)), BadRecord)
    if isinstance(table, BadRecord):
        assert str(table)
    else:
        game.audit(table)


@GAMES
@given(rng=RANDOM, seed=st.integers(0, 99))
@settings(max_examples=5 * EXAMPLES)
def test_a_damaged_dump_is_refused_by_name_or_plays_to_its_end(
    game: Game[Any, Any], rng: Random, seed: int
) -> None:
    data = spoil(rng.choice(moments(game)), rng)
    table = tried(lambda: game.load(data), BadDump)
    if isinstance(table, BadDump):
        assert f"this is no dump of {game.name}" in str(table)
    else:
        play_out(game, table, stream(seed, "answers"))


@GAMES
@given(rng=RANDOM, seed=st.integers(0, 99))
@settings(max_examples=3 * EXAMPLES)
def test_a_damaged_session_is_refused_by_name_or_plays_to_its_end(
    game: Game[Any, Any], rng: Random, seed: int
) -> None:
    data = spoil(rng.choice(sessions(game)), rng)
    session = tried(lambda: Session.restore(game, data), BadDump)
    if isinstance(session, BadDump):
        assert "this session cannot be restored" in str(session)
    else:
        answers = stream(seed, "answers")
        while not session.over:
            move(session, answers)
        record.verify(game, session.record())


# What fuzzing has found.


def changed(data: bytes, *path: str | int, to: object) -> bytes:
    """Change one place of a JSON value."""
    whole = msgspec.json.decode(data)
    at = whole
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = to
    return msgspec.json.encode(whole)


def first_moment(frame: str) -> bytes:
    """Find a dump of Masters that asks this question."""
    ending = f'"{frame}","args":\\[[^]]*\\]}}],"streams"'.encode()
    return next(data for data in moments(MASTERS) if re.search(ending, data))


@pytest.mark.parametrize("name", ["players", "self"])
@GAMES
def test_a_dump_with_an_option_named_like_a_parameter_is_refused(
    game: Game[Any, Any], name: str
) -> None:
    with pytest.raises(BadDump):
        game.load(changed(moments(game)[0], "options", "chosen", to={name: "3"}))


def test_a_dump_where_nobody_pays_is_refused() -> None:
    with pytest.raises(BadDump, match="what is pending is impossible"):
        MASTERS.load(changed(first_moment("Pay"), "stack", -1, "args", 0, to=9))


@pytest.mark.parametrize("coins", [100, 1900, 2000])
def test_a_dump_where_goods_would_overflow_is_refused(coins: int) -> None:
    data = first_moment("Produce")
    seat = msgspec.json.decode(data)["stack"][-1]["args"][0]
    data = changed(data, "state", "players", seat, "box", to={"coin": coins, "shield": 9})
    with pytest.raises(BadDump):
        MASTERS.load(changed(data, "state", "gain", to={"coin": 2000}))


DEEP = "[" * 100_000


@pytest.mark.parametrize("place", ['"options":{', '"stack":[{'])
@GAMES
def test_a_dump_that_nests_without_end_is_refused(game: Game[Any, Any], place: str) -> None:
    data = moments(game)[0].decode().replace(place, f'{place}"x":{DEEP}')
    with pytest.raises(BadDump):
        game.load(data.encode())


def test_a_session_that_nests_without_end_is_refused() -> None:
    data = sessions(MATTO)[0].decode().replace('"options":{', f'"options":{{"x":{DEEP}')
    with pytest.raises(BadDump):
        Session.restore(MATTO, data.encode())


def test_a_record_that_nests_without_end_is_refused() -> None:
    text = record.to_json(MATTO, records(MATTO)[0]).decode()
    with pytest.raises(BadRecord):
        record.read(MATTO, text.replace('"options":{', f'"options":{{"x":{DEEP}'))
