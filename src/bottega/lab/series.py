"""A series of deals between bots, and the file in which it can be stopped and gone on with."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from bottega import __version__
from bottega.bots.networks import SUFFIX, WITH
from bottega.kernel.game import AnyGame, Outcome
from bottega.kernel.options import Options
from bottega.kernel.values import Strict
from bottega.lab import books
from bottega.lab.books import BadSeries, Part

KIND: Final = "bottega series"

__all__ = ["BadSeries", "Book", "Deal", "Ended", "Series", "differences", "ended_as", "series_of"]


class Series(Strict):
    """All that decides how a deal goes; the seed as a word, since it may be long."""

    kind: str
    bottega: str
    game: str
    version: int
    players: int
    options: dict[str, str]
    bots: list[str]
    files: dict[str, str]  # of bots from files: a hash of what is in them
    seed: str


class Ended(Strict, array_like=True):
    """How one game of a deal ended; lists are by seat."""

    winners: tuple[int, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]


class Deal(Part):
    """A deal that was played once for every rotation, in their order."""

    deal: int
    games: tuple[Ended, ...]


def series_of(game: AnyGame, options: Options, bots: Sequence[str], seed: int) -> Series:
    """Name a series of deals."""
    files = {name: _hash(name) for name in bots if _file(name) is not None}
    chosen = dict(sorted(options.chosen.items()))
    return Series(
        KIND,
        __version__,
        game.name,
        game.version,
        options.players,
        chosen,
        list(bots),
        files,
        str(seed),
    )


def ended_as(outcome: Outcome) -> Ended:
    """Keep of an outcome what a series needs."""
    return Ended(outcome.winners, outcome.places, outcome.counted)


def _file(name: str) -> Path | None:
    """Find the file that a bot's name names, if it does."""
    if name.endswith(SUFFIX):
        return Path(name.partition(WITH)[2])
    path = name if name.endswith(".py") else name.rpartition(":")[0]
    return Path(path) if path.endswith(".py") else None


def _hash(name: str) -> str:
    path = _file(name)
    if path is None or not path.is_file():
        return ""
    return blake2b(path.read_bytes(), digest_size=8).hexdigest()


class Book(books.Book[Series, Deal]):
    """The file of a series: a line for each deal that is finished."""

    def __init__(self, path: Path, series: Series) -> None:
        self.deals: dict[int, Deal] = {}
        super().__init__(path, series, Deal, _differences)

    def __enter__(self) -> "Book":
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def take(self, part: Deal) -> bool:
        """Keep a deal that there is once."""
        if part.deal < 0 or part.deal in self.deals:
            return False
        self.deals[part.deal] = part
        return True


def _differences(there: Series, here: Series) -> list[str]:
    return differences(msgspec.to_builtins(there), msgspec.to_builtins(here))


def differences(there: Mapping[str, Any], here: Mapping[str, Any]) -> list[str]:
    """Say in words what two series do not have in common."""
    found = []
    for key in there:
        if there[key] == here[key]:
            continue
        if key == "files":
            changed = [name for name in here[key] if there[key].get(name) != here[key][name]]
            found += [f"{name} has changed since" for name in changed if name in there["bots"]]
        elif isinstance(there[key], dict):
            for name in sorted({*there[key], *here[key]}):
                old, new = there[key].get(name), here[key].get(name)
                found += [f"{name} is {old} there, {new} here"] if old != new else []
        else:
            found.append(f"{key} is {_words(there[key])} there, {_words(here[key])} here")
    return found


def _words(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
