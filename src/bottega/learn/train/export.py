"""Networks in whole numbers, as files that bots read without PyTorch or NumPy."""

from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt
from safetensors.numpy import save

from bottega.bots.evaluate.network import FARTHEST, ONE, ROOM, SECOND_BITS
from bottega.bots.networks import FORMAT, HEAD, LABEL, BadNetwork, Label, hash_of
from bottega.kernel.game import AnyGame
from bottega.learn.train.data import LEAD_SCALE
from bottega.learn.train.fit import POINTS, Model

FINEST: Final = 5  # bits that the first sums may have below a unit
LAST: Final = 2048  # parts of one that last weights are in


def export(game: AnyGame, model: Model, path: Path) -> Label:
    """Write a network's file, whole or not at all."""
    assert game.encoding is not None
    arrays, shift = whole_numbers(game, model)
    width, depth = len(arrays["first_bias"]), len(arrays["second_bias"])
    label = Label(
        FORMAT,
        game.name,
        game.version,
        game.encoding.version,
        game.encoding.size,
        model.seats,
        width,
        depth,
        shift,
        POINTS / (ONE * LAST),
        "",
    )
    bare = save(arrays)
    hash = hash_of(bare[HEAD + int.from_bytes(bare[:HEAD], "little") :])
    label = msgspec.structs.replace(label, hash=hash)
    part = path.with_suffix(".part")
    part.write_bytes(save(arrays, {LABEL: msgspec.json.encode(label).decode()}))
    part.replace(path)
    return label


def whole_numbers(game: AnyGame, model: Model) -> tuple[dict[str, npt.NDArray[Any]], int]:
    """Round all weights: the first as finely as there is room for their sums, whatever is seen."""
    assert game.encoding is not None
    most = np.array([field.most for field in game.encoding.fields()] + [FARTHEST] * model.seats)
    scale = np.where(np.arange(len(most)) < game.encoding.size, most, LEAD_SCALE)
    first = _array(model.first.weight).T / scale[:, None]
    bias = _array(model.first.bias)
    for shift in range(FINEST, -1, -1):
        one = ONE << shift
        rounded, rounded_bias = np.rint(first * one), np.rint(bias * one)
        sums = np.abs(rounded_bias) + (np.abs(rounded) * most[:, None]).sum(axis=0)
        if sums.max() < ROOM:
            break
    else:
        raise BadNetwork("its first weights are too large for whole numbers")
    part = 1 << SECOND_BITS
    second, last = _array(model.second.weight).T, _array(model.last.weight)[: model.seats].T
    return {
        "first": _whole(rounded, np.int16),
        "first_bias": _whole(rounded_bias, np.int32),
        "second": _whole(second * part, np.int8),
        "second_bias": _whole(_array(model.second.bias) * part * ONE, np.int32),
        "last": _whole(last * LAST, np.int16),
        "last_bias": _whole(_array(model.last.bias)[: model.seats] * LAST * ONE, np.int32),
    }, shift


def _whole(numbers: npt.NDArray[np.float64], kind: type[Any]) -> npt.NDArray[Any]:
    """Round numbers; one that is too large for its kind is refused."""
    rounded = np.rint(numbers)
    limits = np.iinfo(kind)
    if rounded.min() < limits.min or rounded.max() > limits.max:
        raise BadNetwork(f"weights up to {np.abs(rounded).max():.0f} are too large for {limits}")
    return np.ascontiguousarray(rounded.astype(kind))


def _array(tensor: Any) -> npt.NDArray[np.float64]:
    found: npt.NDArray[np.float64] = tensor.detach().cpu().numpy().astype(np.float64)
    return found
