"""Networks in files: whole numbers that say the same everywhere, for the game they are for."""

from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from bottega.bots.api import UnknownBot, bot
from bottega.bots.evaluate import evaluation_of
from bottega.bots.evaluate.network import FARTHEST, FINE, Learned
from bottega.bots.evaluate.sums import ONE, SECOND_BITS, PlainSums, Sums
from bottega.bots.greedy import Greedy
from bottega.bots.match import play
from bottega.bots.networks import ARRAYS, HEAD, BadNetwork, network_for, read
from bottega.games import GAMES, game
from bottega.kernel.game import AnyGame
from bottega.kernel.playout import playout
from bottega.kernel.rng import stream
from bottega.kernel.table import Table
from bottega.learn.train.export import POINTS, Weights, export

WIDTH, DEPTH = 6, 4


def some_weights(played: AnyGame, seed: int = 1) -> Weights:
    assert played.encoding is not None
    rng = np.random.default_rng(seed)
    seats = max(played.players)
    shapes = (
        (played.encoding.size + seats, WIDTH), WIDTH, (WIDTH, DEPTH), DEPTH, (DEPTH, seats), seats,
    )  # fmt: skip
    first, *rest = [rng.normal(0, 0.3, shape) for shape in shapes]
    return Weights(first / 4, *[weights + 0.1 for weights in rest])


def written(played: AnyGame, folder: Path, seed: int = 1) -> Path:
    path = folder / f"{played.name}-{seed}.safetensors"
    export(played, some_weights(played, seed), path)
    return path


def tables(played: AnyGame) -> Iterator[Table]:
    """Some positions of games by chance, with as many players as there can be and with few."""
    for players in (2, max(played.players)):
        modules = {"modules": "houses"} if (played.name, players) == ("lorenzo", 5) else {}
        table = played.new(played.options_of(players, **modules), 3)
        choosers = [stream(seat, "by chance") for seat in range(players)]
        for _ in range(40):
            if table.seat < 0:
                break
            options = table.options
            table.apply(options[choosers[table.seat].below(len(options))])
        yield table


def reckoned(
    played: AnyGame, path: Path, table: Table, seat: int, leads: list[float]
) -> list[float]:
    """What a network adds, in another way: by NumPy, number by number."""
    label, arrays = read(path)
    assert played.encoding is not None
    first, bias, second, second_bias, last, last_bias = [
        np.array(arrays[name], np.int64) for name in ARRAYS
    ]
    players = len(leads)
    own = [leads[(seat + i) % players] for i in range(players)]
    quarters = [max(-FARTHEST, min(FARTHEST, int(np.floor(lead * FINE + 0.5)))) for lead in own]
    seen: npt.NDArray[np.int64] = np.concatenate(
        [
            np.frombuffer(played.observation(table, seat), np.uint8).astype(np.int64),
            np.array(quarters + [0] * (label.seats - players), np.int64),
        ]
    )
    units = np.clip((seen @ first.reshape(-1, label.width) + bias) >> label.shift, 0, ONE)
    sums = units @ second.reshape(label.width, label.depth) + second_bias
    units = np.clip(sums >> SECOND_BITS, 0, ONE)
    out = units @ last.reshape(label.depth, label.seats) + last_bias
    return [float(out[(i - seat) % players]) * label.unit for i in range(players)]


@pytest.mark.parametrize("name", GAMES)
def test_a_network_adds_what_its_whole_numbers_come_to(name: str, tmp_path: Path) -> None:
    played = game(name)
    path = written(played, tmp_path)
    network = network_for(played, path)
    found = set()
    for table in tables(played):
        players = table.setting.players
        leads = [7.3 - 2.125 * seat for seat in range(players)]
        for seat in range(players):
            added = network.corrections(table, seat, leads)
            assert added == reckoned(played, path, table, seat, leads)
            found |= set(added)
    assert len(found) > 3


def test_whole_numbers_are_close_to_those_that_were_learned(tmp_path: Path) -> None:
    played = game("masters")
    weights = some_weights(played)
    network = network_for(played, written(played, tmp_path))
    assert played.encoding is not None
    scales = np.array([1 / field.most for field in played.encoding.fields()])
    for table in tables(played):
        seen = np.frombuffer(played.observation(table, 0), np.uint8) * scales
        leads = np.zeros(max(played.players))
        first = np.clip(np.concatenate([seen, leads]) @ weights.first + weights.first_bias, 0, 1)
        second = np.clip(first @ weights.second + weights.second_bias, 0, 1)
        wanted = (second @ weights.last + weights.last_bias) * POINTS
        players = table.setting.players
        added = network.corrections(table, 0, [0.0] * players)
        assert np.abs(np.array(added) - wanted[:players]).max() < 0.02 * POINTS


def test_leads_are_corrected_while_a_game_goes_on_and_all_else_is_the_hands(tmp_path: Path) -> None:
    played = game("masters")
    options = played.options_of(2)
    hand = evaluation_of(played, options)
    assert hand is not None
    network = network_for(played, written(played, tmp_path))
    learned = Learned(hand, network)
    table = played.new(options, 1)
    view = played.view(table, 0)
    leads = hand.leads_at(played, table, 1)
    added = network.corrections(table, 1, leads)
    sums = [lead + more for lead, more in zip(leads, added, strict=True)]
    assert learned.leads_at(played, table, 1) == sums != leads
    codes = [int(code) for code in table.options]
    assert learned.advise(view, codes) == hand.advise(view, codes)
    assert learned.sources(view, 0) == hand.sources(view, 0)
    assert learned.leads(view) == hand.leads(view)
    playout(table, [stream(seat, "by chance") for seat in range(2)])
    assert learned.leads_at(played, table, 1) == hand.leads_at(played, table, 1)


def test_who_plays_alone_is_judged_by_hand(tmp_path: Path) -> None:
    played = game("masters")
    options = played.options_of(1)
    hand = evaluation_of(played, options)
    assert hand is not None
    table = played.new(options, 1)
    learned = Learned(hand, network_for(played, written(played, tmp_path)))
    assert learned.leads_at(played, table, 0) == hand.leads_at(played, table, 0)


def test_a_bot_named_with_a_network_judges_by_it(tmp_path: Path) -> None:
    played = game("masters")
    path = written(played, tmp_path)
    options = played.options_of(2)
    games = [
        play(played, options, 2, [f"greedy@{path}"]).answers,
        play(played, options, 2, ["greedy"]).answers,
    ]
    assert games[0] != games[1]
    searching = bot(f"search:3@{path}", played, stream(1, "bot"))
    evaluation = searching.evaluation(played.view(played.new(options, 1), 0))  # type: ignore[attr-defined]
    assert isinstance(evaluation, Learned)
    with pytest.raises(UnknownBot, match="greedy and search:N judge by a network, 'random' does"):
        bot(f"random@{path}", played, stream(1, "bot"))


def test_a_network_for_something_else_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    masters, lorenzo = game("masters"), game("lorenzo")
    path = written(masters, tmp_path)
    with pytest.raises(BadNetwork, match="for another game: masters, not lorenzo"):
        Greedy(lorenzo, stream(1, "bot"), network=path).evaluation(
            lorenzo.view(lorenzo.new(lorenzo.options_of(2), 1), 0)
        )
    whole = path.read_bytes()
    changed = {
        whole.replace(b'\\"layout\\":1', b'\\"layout\\":7'): "another layout of observations: 7",
        whole.replace(b'\\"version\\":2', b'\\"version\\":1'): "another version of the game: 1",
        whole.replace(b'\\"format\\":1', b'\\"format\\":2'): "another format: 2, not 1",
        whole[:-1] + bytes([whole[-1] ^ 1]): "damaged: its numbers are not those",
        whole[: HEAD // 2]: "holds no network",
        b"nothing of the kind, but long enough": "holds no network",
    }
    assert whole not in changed
    for number, (data, sentence) in enumerate(changed.items()):
        other = tmp_path / f"{number}.safetensors"
        other.write_bytes(data)
        with pytest.raises(BadNetwork, match=sentence):
            network_for(masters, other)
    with pytest.raises(BadNetwork, match="cannot be read: No such file"):
        network_for(masters, tmp_path / "none.safetensors")


def test_weights_whose_sums_would_outgrow_their_room_are_refused(tmp_path: Path) -> None:
    masters = game("masters")
    weights = some_weights(masters)
    heavy = weights._replace(first=weights.first * 0 + 1e4)
    with pytest.raises(BadNetwork, match="too large for whole numbers"):
        export(masters, heavy, tmp_path / "heavy.safetensors")
    steep = weights._replace(second=weights.second * 0 + 2)
    with pytest.raises(BadNetwork, match="weights up to 128 do not fit int8"):
        export(masters, steep, tmp_path / "steep.safetensors")


def some_arrays(seed: int, size: int, width: int, depth: int, seats: int) -> list[Any]:
    """Weights by chance up to what whole numbers hold, how far entries go, and a shift."""
    rng = np.random.default_rng(seed)
    lengths = ((size + seats) * width, width, width * depth, depth, depth * seats, seats)
    limits = (400, 9000, 127, 9000, 32767, 1_000_000)
    arrays = [
        array(kind, rng.integers(-limit, limit, length, endpoint=True).tolist())
        for kind, limit, length in zip("hibihi", limits, lengths, strict=True)
    ]
    most = rng.choice([1, 3, 255], size).tolist() + [FARTHEST] * seats
    return [*arrays, array("h", most), 5]


@pytest.mark.parametrize(
    ("size", "width", "depth", "seats"), [(45, 192, 32, 4), (7, 3, 1, 1), (8, 33, 5, 6)]
)
def test_c_and_python_add_up_the_same(size: int, width: int, depth: int, seats: int) -> None:
    rng = np.random.default_rng(size)
    arrays = some_arrays(size, size, width, depth, seats)
    most = np.array(arrays[6][:size])
    quick, plain = Sums(*arrays), PlainSums(*arrays)
    seen = [most * 0, most, *(rng.integers(0, most, endpoint=True) for _ in range(20))]
    seen += [one * (rng.random(size) < 0.1) for one in seen[1:]]
    found = set()
    for number, one in enumerate(seen):
        leads = rng.integers(-FARTHEST, FARTHEST, number % (seats + 1), endpoint=True).tolist()
        if number % 5 == 0:
            leads = [FARTHEST * (-1) ** i for i in range(seats)]
        data = one.astype(np.uint8).tobytes()
        assert quick.of(data, leads) == plain.of(data, leads)
        found.add(tuple(plain.of(data, leads)))
    assert len(found) > 3


@pytest.mark.parametrize("kind", dict.fromkeys((Sums, PlainSums)))
def test_arrays_that_do_not_fit_or_grow_too_large_are_refused(kind: type[Sums]) -> None:
    arrays = some_arrays(1, 9, 4, 3, 2)
    sums = kind(*arrays)
    seen = bytes(9)
    with pytest.raises(ValueError, match="what is seen has 8 entries, not 9"):
        sums.of(seen[1:], [])
    with pytest.raises(ValueError, match="a lead of -256 is further than 255"):
        sums.of(seen, [0, -256])
    with pytest.raises(ValueError, match="one number for each seat at most"):
        sums.of(seen, [1, 2, 3])
    for place in range(6):
        less = [*arrays[:place], arrays[place][1:], *arrays[place + 1 :]]
        with pytest.raises(ValueError, match="do not fit each other"):
            kind(*less)
    for place in (1, 3, 5):
        more = [*arrays[:place], array("i", [2**30] * len(arrays[place])), *arrays[place + 1 :]]
        with pytest.raises(ValueError, match=r"its weights add up to \d{10}, more than"):
            kind(*more)
