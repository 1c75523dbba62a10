"""How a table is set up."""

from collections.abc import Iterable, Mapping, Sequence

from bottega.kernel.errors import BadOptions
from bottega.kernel.values import Strict, Value

ANYTHING = "*"  # stands for every value that is not named


class Option(Value):
    """One option of a table: its legal values, the first of which is the default.

    Where it is free, other texts are legal too, and the game itself checks them. A value may be
    for some numbers of players only, and may need certain values of other options.
    """

    values: tuple[str, ...]
    free: bool = False
    players: Mapping[str, tuple[int, ...]] = {}
    needs: Mapping[str, Mapping[str, tuple[str, ...]]] = {}

    @property
    def default(self) -> str:
        """Give the value that holds when nothing is said."""
        return self.values[0]


class Options(Strict):
    """What was chosen for a table; made and checked by `Game.options_of`."""

    players: int
    chosen: dict[str, str]


def pairs(chosen: Iterable[tuple[str, str]]) -> list[str]:
    """Write options with their values as a command names them."""
    return [f"{key}={value}" for key, value in chosen]


def counted(number: int, one: str = "player", many: str = "") -> str:
    """Write a number of players, or of what else there is."""
    return f"1 {one}" if number == 1 else f"{number:,} {many or one + 's'}"


def span(numbers: Sequence[int]) -> str:
    """Write numbers of players: the first and the last, or where some are left out all of them."""
    if numbers[-1] - numbers[0] == len(numbers) - 1 > 0:
        return f"{numbers[0]} to {numbers[-1]}"
    *most, last = map(str, numbers)
    return f"{', '.join(most)} or {last}" if most else last


def settle_options(
    game: str,
    counts: Sequence[int],
    declared: Mapping[str, Option],
    players: object,
    chosen: Mapping[str, object],
) -> Options:
    """Check what was chosen for a game and fill in what was not said."""
    words = {str(count): count for count in counts}
    count = words.get(str(counts[0] if players is None else players))
    if count is None:
        raise BadOptions(f"{game} is for {span(counts)} players, not {players}")
    full = {name: option.default for name, option in declared.items()}
    for name, value in chosen.items():
        option = declared.get(name)
        if option is None:
            known = ", ".join(declared) or "none"
            raise BadOptions(f"{game} has no option {name!r}; it has: {known}")
        word = str(value).lower() if isinstance(value, bool) else str(value)
        if word not in option.values and not option.free:
            known = ", ".join(option.values)
            raise BadOptions(f"option {name} is one of {known}, not {word!r}")
        full[name] = word
    for name, option in declared.items():
        _check_company(name, option, count, full)
    return Options(count, full)


def _check_company(name: str, option: Option, count: int, full: Mapping[str, str]) -> None:
    """Check that a value fits the number of players and the other options."""
    value = full[name]
    fits = option.players.get(value)
    if fits is not None and count not in fits:
        raise BadOptions(f"option {name}={value} is for {span(fits)} players, not {count}")
    named = value if value in option.needs or value in option.values else ANYTHING
    for other, values in option.needs.get(named, {}).items():
        if full[other] not in values:
            wanted = " or ".join(f"{other}={word}" for word in values)
            raise BadOptions(f"option {name}={value} needs {wanted}, not {other}={full[other]}")
