"""What languages do to a name behind a small word, as functions of the catalogues.

`{ DE($name) }` is “de Bob” or “d’Alice”, `{ AD($name) }` is “a Bob” or “ad Alice”.
`web/src/lib/grammar.ts` does the same in the browser.
"""

import unicodedata
from collections.abc import Callable
from typing import Any, Final

from bottega.text.spans import MARKED


def _first(name: str) -> str:
    """Give the first letter of a name, without its accent and in lower case."""
    words = MARKED.sub(r"\2", name)
    return unicodedata.normalize("NFD", words)[:1].lower()


def de(name: Any) -> str:
    """Put “de” before a name, as French does."""
    return f"d’{name}" if _first(str(name)) in tuple("aehiouœæ") else f"de {name}"


def ad(name: Any) -> str:
    """Put “a” before a name, as Italian does."""
    return f"ad {name}" if _first(str(name)) == "a" else f"a {name}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": de, "AD": ad}
