"""What is dealt comes from keyed hashes: neither a view nor a number drawn tells the rest."""

import hashlib
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bottega.games
from bottega.games import GAMES
from bottega.kernel.errors import BadDump
from bottega.kernel.game import Game, chance_of, source_of
from bottega.kernel.playout import playout
from bottega.kernel.rng import Dealer, Stream, dealer, stream
from bottega.kernel.table import Table
from tests.matto import GAME as MATTO

EVERY_GAME = pytest.mark.parametrize("game", [MATTO, *GAMES.values()], ids=lambda game: game.name)


def numbers(seed: int, source: str, blocks: int) -> list[int]:
    """Draw as a dealer must, by the words of its description alone."""
    key = hashlib.blake2b(source.encode(), key=seed.to_bytes(32, "big"), digest_size=32).digest()
    drawn = b"".join(
        hashlib.blake2b(block.to_bytes(8, "big"), key=key).digest() for block in range(blocks)
    )
    return [int.from_bytes(drawn[i : i + 4], "big") for i in range(0, len(drawn), 4)]


def choosers(table: Table) -> list[Stream]:
    return [stream(9, f"seat {seat}") for seat in range(table.setting.players)]


def middle(game: Game[Any, Any]) -> Any:
    """Play the first thirty answers at random."""
    table, rng = game.new(game.options_of(), 5), stream(5, "answers")
    for _ in range(30):
        if table.seat >= 0:
            table.apply(table.options[rng.below(len(table.options))])
    return table


@pytest.mark.parametrize("seed", [0, 7, (1 << 256) - 1])
def test_a_dealer_is_blake2b_in_counter_mode_keyed_by_seed_and_source(seed: int) -> None:
    rng = dealer(seed, "marbles")
    assert [rng.next() for _ in range(64)] == numbers(seed, "marbles", 4)


def test_every_seed_and_every_source_has_a_dealer_of_its_own() -> None:
    keys = {dealer(seed, source).key for seed in range(50) for source in ("deck", "die", "Die")}
    assert len(keys) == 150


@pytest.mark.parametrize("drawn", range(35))
def test_key_and_position_are_all_there_is_to_a_dealer(drawn: int) -> None:
    rng = dealer(3, "die")
    for _ in range(drawn):
        rng.next()
    again, copy = chance_of(source_of(rng)), rng.copy()
    wanted = numbers(3, "die", 4)[drawn:]
    for same in (again, rng, copy):
        assert [same.next() for _ in wanted] == wanted


@EVERY_GAME
def test_all_chance_of_a_dealt_table_is_the_dealers(game: Game[Any, Any]) -> None:
    table = middle(game)
    assert table.streams
    assert all(isinstance(source, Dealer) for source in table.streams)


def test_no_game_draws_from_a_quick_stream() -> None:
    rooms = Path(next(iter(bottega.games.__path__)))
    drawing = [p for p in rooms.rglob("*.py") if re.search(r"\bstream\(", p.read_text("utf-8"))]
    assert drawing == []


@EVERY_GAME
def test_a_table_behind_a_view_draws_from_quick_streams_of_its_own(game: Game[Any, Any]) -> None:
    table = middle(game)
    behind = game.determinize(game.view(table, 0), stream(1, "thoughts"))
    assert len(behind.streams) == len(table.streams)
    assert all(isinstance(source, Stream) for source in behind.streams)


@EVERY_GAME
def test_no_view_holds_a_key(game: Game[Any, Any]) -> None:
    table = middle(game)
    keys = [source.key.hex().encode() for source in table.streams if isinstance(source, Dealer)]
    for seat in (None, *range(table.setting.players)):
        seen = msgspec.json.encode(game.view(table, seat))
        assert not [key for key in keys if key in seen]
    assert all(key in game.dump(table) for key in keys)


@EVERY_GAME
def test_a_dump_goes_on_like_the_table_it_was_taken_of(game: Game[Any, Any]) -> None:
    table = middle(game)
    again = game.load(game.dump(table))
    for one in (table, again):
        playout(one, choosers(one))
    assert game.dump(again) == game.dump(table)


@pytest.mark.parametrize(
    "source", [b'"key":"0g', b'"key":"00', b'"drawn":-1,"key":"', b'"other":1,"key":"']
)
def test_a_dump_with_an_impossible_source_of_chance_is_refused(source: bytes) -> None:
    dump = MATTO.dump(middle(MATTO))
    with pytest.raises(BadDump):
        MATTO.load(dump.replace(b'"key":"', source))


def test_a_stream_of_zeros_only_is_refused() -> None:
    table = MATTO.determinize(MATTO.view(middle(MATTO), 0), stream(1, "thoughts"))
    dump = re.sub(rb'"streams":\[\[[^]]*\]', b'"streams":[[0,0,0,0]', MATTO.dump(table))
    with pytest.raises(BadDump, match="all zeros"):
        MATTO.load(dump)
