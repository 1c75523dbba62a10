"""What brings the bytes of an observation to between 0 and 1."""

from typing import Any

import numpy as np
import numpy.typing as npt

from bottega.kernel.encoding import Encoding


def scales_of(encoding: Encoding[Any]) -> npt.NDArray[np.float32]:
    """Give what to multiply each entry of an observation with."""
    return np.array([1 / field.most for field in encoding.fields()], np.float32)
