"""Networks in whole numbers, as files that bots read without PyTorch or NumPy."""

from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
from safetensors.numpy import save

from bottega.bots.evaluate.network import FARTHEST
from bottega.bots.evaluate.sums import ONE, ROOM, SECOND_BITS
from bottega.bots.networks import ARRAYS, FORMAT, HEAD, LABEL, BadNetwork, Label, hash_of, read
from bottega.kernel.game import AnyGame

POINTS: Final = 10.0  # what an output of one is worth
LEAD_SCALE: Final = 128.0  # quarters of a point that count as one
STEEPEST: Final = 127 / (1 << SECOND_BITS)  # that a second weight may be
FINEST: Final = 5  # bits that the first sums may have below a unit
LAST: Final = 2048  # parts of one that last weights are in

Floats = npt.NDArray[np.floating[Any]]


class Weights(NamedTuple):
    """A network as it was learned: weights by input and unit, and what is added to their sums."""

    first: Floats  # entries of an observation between 0 and 1, then leads
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats


def export(game: AnyGame, weights: Weights, path: Path) -> Label:
    """Write a network's file, whole or not at all."""
    assert game.encoding is not None
    arrays, shift = whole_numbers(game, weights)
    bare = save(arrays)
    label = Label(
        format=FORMAT,
        game=game.name,
        version=game.version,
        layout=game.encoding.version,
        size=game.encoding.size,
        seats=len(weights.last_bias),
        width=len(weights.first_bias),
        depth=len(weights.second_bias),
        shift=shift,
        unit=POINTS / (ONE * LAST),
        hash=hash_of(bare[HEAD + int.from_bytes(bare[:HEAD], "little") :]),
    )
    part = path.with_suffix(".part")
    part.write_bytes(save(arrays, {LABEL: msgspec.json.encode(label).decode()}))
    part.replace(path)
    return label


def learned(game: AnyGame, path: Path) -> Weights:
    """Give the weights of a file as they are learned, to go on with."""
    label, arrays = read(path)
    first, first_bias, second, second_bias, last, last_bias = [
        np.array(arrays[name], np.float64) for name in ARRAYS
    ]
    one, part = ONE << label.shift, 1 << SECOND_BITS
    width, depth, seats = label.width, label.depth, label.seats
    return Weights(
        first.reshape(-1, width) * scales(game, seats) / one,
        first_bias / one,
        second.reshape(width, depth) / part,
        second_bias / (part * ONE),
        last.reshape(depth, seats) / LAST,
        last_bias / (LAST * ONE),
    )


def scales(game: AnyGame, leads: int) -> Floats:
    """Say what counts as one in each entry of an observation, and in leads."""
    assert game.encoding is not None
    most = [field.most for field in game.encoding.fields()]
    return np.array([*most, *[LEAD_SCALE] * leads], np.float64)[:, None]


def whole_numbers(game: AnyGame, weights: Weights) -> tuple[dict[str, npt.NDArray[Any]], int]:
    """Round all weights: the first as finely as there is room for their sums, whatever is seen."""
    leads = len(weights.last_bias)
    ones = scales(game, leads)
    largest = ones.copy()
    largest[-leads:] = FARTHEST
    first = weights.first / ones
    for shift in range(FINEST, -1, -1):
        one = ONE << shift
        sums = (np.abs(np.rint(first * one)) * largest).sum(axis=0)
        if (sums + np.abs(np.rint(weights.first_bias * one))).max() < ROOM:
            break
    else:
        raise BadNetwork("its first weights are too large for whole numbers")
    part = 1 << SECOND_BITS
    return {
        "first": _whole(first * one, np.int16),
        "first_bias": _whole(weights.first_bias * one, np.int32),
        "second": _whole(weights.second * part, np.int8),
        "second_bias": _whole(weights.second_bias * part * ONE, np.int32),
        "last": _whole(weights.last * LAST, np.int16),
        "last_bias": _whole(weights.last_bias * LAST * ONE, np.int32),
    }, shift


def _whole(numbers: Floats, kind: type[Any]) -> npt.NDArray[Any]:
    """Round numbers; one that is too large for its kind is refused."""
    rounded = np.rint(numbers.astype(np.float64))
    limits = np.iinfo(kind)
    if rounded.min() < limits.min or rounded.max() > limits.max:
        raise BadNetwork(f"weights up to {np.abs(rounded).max():.0f} do not fit {kind.__name__}")
    return np.ascontiguousarray(rounded.astype(kind))
