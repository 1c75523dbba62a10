"""How the kernel runs here: compiled, or as plain Python."""

from functools import cache
from importlib.util import find_spec


@cache
def is_compiled() -> bool:
    """Say whether the kernel runs compiled; it is looked for, not loaded."""
    kernel = find_spec("bottega.kernel.table")
    return kernel is not None and not str(kernel.origin).endswith(".py")


def build() -> str:
    """Say in words how the kernel runs."""
    return "compiled" if is_compiled() else "plain Python, many times slower"
