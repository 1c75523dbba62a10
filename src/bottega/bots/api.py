"""What a bot is, and how one is found by its name."""

import importlib.util
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Protocol

from bottega.bots.greedy import Greedy
from bottega.bots.levels import BEFORE, LEVELS, opponent
from bottega.bots.networks import SUFFIX, WITH, network_for
from bottega.bots.random import Random
from bottega.bots.search import Search, timed
from bottega.bots.shipped import TRAINED, shipped
from bottega.kernel.errors import BottegaError
from bottega.kernel.game import AnyGame
from bottega.kernel.rng import Stream, stream

FILE_FORM: Final = "FILE.py:Class"


class UnknownBot(BottegaError):
    """No bot has this name, or its file does not hold one."""


class BadBot(BottegaError):
    """A bot broke at the table: it raised, or its answer was not among the options."""


class Bot(Protocol):
    """Whoever answers for a seat; it is told nothing but that seat's view."""

    def choose(self, view: Any, options: Sequence[int]) -> int:
        """Pick one of the options; a bot of one game may say which views it reads."""


Maker = Callable[[AnyGame, Stream], Bot]

SEARCH: Final = re.compile(r"search:([1-9]\d{0,6})(?:x([1-9]\d?))?")
SEARCH_FORM: Final = "search:N"
TIMED: Final = re.compile(r"search:(\d{1,3}(?:\.\d{1,3})?)s")  # seconds a turn, for measuring

MAKERS: Final[Mapping[str, Maker]] = {
    "random": Random,
    "greedy": Greedy,
    **{name: partial(opponent, name) for name in LEVELS},
}
EARLIER: Final[Mapping[str, Maker]] = {name: partial(opponent, name) for name in BEFORE}


def known() -> tuple[str, ...]:
    """List the bots that have a name of their own."""
    return tuple(MAKERS)


def bot(name: str, game: AnyGame, rng: Stream) -> Bot:
    """Make the bot of this name for one seat of one game; its chance comes from `rng` alone."""
    return maker(name)(game, rng)


def maker(name: str) -> Maker:
    """Find what makes the bots of a name: our own, or a class in a file, there the only one."""
    if named := MAKERS.get(name) or EARLIER.get(name):
        return named
    if searching := SEARCH.fullmatch(name):
        iterations, jobs = searching.groups(default="1")
        return lambda game, rng: Search(game, rng, int(iterations), jobs=int(jobs))
    if timing := TIMED.fullmatch(name):
        return partial(timed, seconds=float(timing[1]))
    who, at, file = name.partition(WITH)
    if at and file == TRAINED:
        return _with_network(name, who, shipped)
    if at and file.endswith(SUFFIX):
        return _with_network(name, who, partial(_file_for, Path(file)))
    if name.endswith(".py"):
        return _from_file(name, Path(name), _only_bot(Path(name)))
    path, colon, kind = name.rpartition(":")
    if not colon or not path.endswith(".py") or not kind:
        names = ", ".join(known())
        raise UnknownBot(
            f"no bot is called {name!r}; there is: {names}, {SEARCH_FORM}, or {FILE_FORM}"
        )
    return _from_file(name, Path(path), kind)


def check(names: Iterable[str], game: AnyGame) -> None:
    """See that there are such bots, before others begin to play with them.

    What they have to do without in this game is said here: those others keep silent.
    """
    for name in dict.fromkeys(names):
        made = maker(name)
        if ".py" not in name:
            made(game, stream(0, "checked"))


def _with_network(name: str, who: str, judge: Callable[[AnyGame], Path | None]) -> Maker:
    """Let a bot that looks ahead judge by a network."""
    if who == "greedy":
        return lambda game, rng: Greedy(game, rng, network=judge(game))
    if searching := SEARCH.fullmatch(who):
        iterations, jobs = map(int, searching.groups(default="1"))
        return lambda game, rng: Search(game, rng, iterations, jobs=jobs, network=judge(game))
    if timing := TIMED.fullmatch(who):
        seconds = float(timing[1])
        return lambda game, rng: timed(game, rng, seconds, judge(game))
    raise UnknownBot(f"{name}: greedy and {SEARCH_FORM} judge by a network, {who!r} does not")


def _file_for(file: Path, game: AnyGame) -> Path:
    """Give the file of a network that fits the game; any other is refused before a game begins."""
    network_for(game, file)
    return file


def _only_bot(path: Path) -> str:
    """Name the class of a file that chooses; imported and abstract ones do not count."""
    module = _module(path)
    found = [
        name
        for name, value in vars(module).items()
        if inspect.isclass(value)
        and value.__module__ == module.__name__
        and callable(getattr(value, "choose", None))
        and not inspect.isabstract(value)
    ]
    if not found:
        raise UnknownBot(f"{path} has no class with a method choose(view, options)")
    if len(found) > 1:
        names = ", ".join(found)
        raise UnknownBot(f"{path} has several bots, {names}: name one as {path}:{found[0]}")
    return found[0]


def _from_file(name: str, path: Path, kind: str) -> Maker:
    found: Any = getattr(_module(path), kind, None)
    is_class: bool = inspect.isclass(found)
    if not is_class:
        raise UnknownBot(f"{path} has no class {kind!r}")
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"{name} has no method choose(view, options)")
    if not _takes(found, "game", "rng"):
        raise UnknownBot(f"{name} is not made by {kind}(game, rng)")
    if not _takes(found.choose, "self", "view", "options"):
        raise UnknownBot(f"{name} has a method choose, but not choose(view, options)")

    def make(game: AnyGame, rng: Stream) -> Bot:
        try:
            made: Bot = found(game, rng)
        except Exception as error:
            raise BadBot(f"{name} could not be made: {type(error).__name__}: {error}") from error
        return made

    return make


def _takes(called: Any, *arguments: str) -> bool:
    try:
        inspect.signature(called).bind(*arguments)
    except TypeError:
        return False
    except ValueError:  # something compiled, which does not tell
        return True
    return True


def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise UnknownBot(f"there is no file {path}")
    return _load(path.resolve())


@cache
def _load(path: Path) -> ModuleType:
    """Run a file once in a process, as an import does."""
    name = f"bot:{path}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise UnknownBot(f"{path} cannot be read as Python")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses and their like look for it there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise UnknownBot(f"{path} cannot be run: {type(error).__name__}: {error}") from error
    return module
