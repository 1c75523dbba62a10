"""Observations: what a seat sees as a row of bytes, written straight from the table."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr, u8

from bottega.kernel.layout import Field, Layout
from bottega.kernel.table import Frame, Frames, Table, names_of

T = TypeVar("T", bound=Table)


def around(seats: int) -> list[str]:
    """Name seats as one of them sees them: itself first, then the others in their order."""
    return ["own", *[f"+{i}" for i in range(1, seats)]]


def blank(count: int) -> vec[u8]:
    """Give so many zeros."""
    return extend(vec[u8](capacity=i64(count)), bytes(count))


@final
class Sheet:
    """Rows of bytes, one observation each; entries are counted from the present row's first."""

    def __init__(self, most: vec[u8], least: vec[i64], blank: vec[u8]) -> None:
        self.size: i64 = len(most)
        self.most: vec[u8] = most
        self.least: vec[i64] = least
        self.blank: vec[u8] = blank
        self.clear()

    def clear(self) -> None:
        """Begin anew with nothing but zeros; what was written so far stays with who has it."""
        self.out: vec[u8] = self.blank[:]
        self.at: i64 = 0

    def turn(self, row: i64) -> None:
        """Let what follows be written into a row."""
        self.at = row * self.size

    def flag(self, entry: i64) -> None:
        """Note that this holds."""
        self.out[self.at + entry] = 1

    def flags(self, first: i64, bits: i64) -> None:
        """Note the members of a set."""
        at = self.at + first
        while bits:
            if bits & 1:
                self.out[at] = 1
            at += 1
            bits >>= 1

    def marks(self, first: i64, members: vec[i64]) -> None:
        """Note the members of a list."""
        self.marks_within(first, members, 0, i64(len(members)))

    def marks_within(self, first: i64, members: vec[i64], begin: i64, end: i64) -> None:
        """Note the members of a list from one place to another."""
        out, at = self.out, self.at + first
        for i in range(begin, end):
            out[at + members[i]] = 1

    def depths(self, first: i64, members: vec[i64]) -> None:
        """Write for each member of a list its place from the end, that of the last being 1."""
        n = i64(len(members))
        for i in range(n):
            self.number(first + members[i], n - i)

    def number(self, entry: i64, value: i64) -> None:
        """Write a number where 0 stands for 0, or the nearest that the entry holds."""
        if value > 0:
            most = i64(self.most[entry])
            self.out[self.at + entry] = u8(value if value < most else most)

    def level(self, entry: i64, value: i64) -> None:
        """Write a number where 0 stands for the least one, or the nearest that the entry holds."""
        self.number(entry, value - self.least[entry])


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How one number of a frame is written."""

    def lay(self, layout: Layout, name: str) -> int:
        """Declare its entries and give the first one's place."""
        raise NotImplementedError

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        """Write the number as a seat of so many sees it."""
        raise NotImplementedError


class Unsaid(Form):
    """A number that tells no more than what is written anyway."""

    def lay(self, layout: Layout, name: str) -> int:
        return 0

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        """Leave the sheet as it is: there is nothing to say."""


class Number(Form):
    """A number as it is."""

    def __init__(self, most: int, least: int = 0) -> None:
        self.most = most
        self.least = least

    def lay(self, layout: Layout, name: str) -> int:
        return layout.number(name, self.most, self.least)

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        sheet.level(first, value)


class OneOf(Form):
    """One of several things; a number below zero stands for none."""

    def __init__(self, words: Sequence[object]) -> None:
        self.words = words
        self.count: i64 = len(words)

    def lay(self, layout: Layout, name: str) -> int:
        return layout.flags(name, self.words)

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        """Mark the one that is meant."""
        if 0 <= value < self.count:
            sheet.flag(first + value)


class AnyOf(Form):
    """A set of things, a bit for each."""

    def __init__(self, words: Sequence[object]) -> None:
        self.words = words
        self.mask: i64 = 2 ** len(words) - 1

    def lay(self, layout: Layout, name: str) -> int:
        return layout.flags(name, self.words)

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        sheet.flags(first, value & self.mask)


class Seat(Form):
    """A seat, counted from the one that looks; a number below zero stands for none."""

    def __init__(self, most: int) -> None:
        self.words = around(most)

    def lay(self, layout: Layout, name: str) -> int:
        """Declare an entry for each place around the table."""
        return layout.flags(name, self.words)

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        if value >= 0:
            sheet.flag(first + (value - seat + seats) % seats)


class Seats(Seat):
    """A set of seats, a bit for each."""

    def write(self, sheet: Sheet, first: i64, value: i64, seat: i64, seats: i64) -> None:
        sheet.flags(first, turned(value, seat, seats))


def turned(bits: i64, seat: i64, seats: i64) -> i64:
    """Give a set of seats as one of them counts them: itself first."""
    one: i64 = 1
    return ((bits >> seat) | (bits << (seats - seat))) & ((one << seats) - 1)


class Slot:
    """Where one number of a frame is written, and how."""

    def __init__(self, form: Form, first: int) -> None:
        self.form = form
        self.first: i64 = first


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[T]):
    """How a game's observations are laid out and written; one layout serves all tables of a game.

    Seats are counted from the one that looks. What is pending is written here for all games: the
    question that is asked with its numbers, which a game's `forms` say by name how to write, the
    kinds of all that waits beneath it, and who owes an answer.
    """

    def __init__(
        self,
        version: int,
        layout: Layout,
        frames: Frames,
        forms: Mapping[str, Form],
        seats: int,
    ) -> None:
        self.version = version  # raised whenever an entry moves or means something else
        whole = Layout()
        whole.fields += layout.fields
        self.kinds: dict[type[Frame[Any]], i64] = {
            kind: i64(number) for number, kind in enumerate(frames.values())
        }
        self.asked: i64 = whole.flags("asked", frames)
        self.waiting: i64 = whole.flags("waiting", frames)
        self.owing: i64 = whole.flags("owing", around(seats))
        used = {name for kind in frames.values() for name in names_of(kind)}
        laid = {
            name: Slot(form, form.lay(whole, f"asked.{name}"))
            for name, form in forms.items()
            if name in used
        }
        self.slots: list[list[Slot]] = [
            [laid[name] for name in names_of(kind)] for kind in frames.values()
        ]
        self.layout = whole
        self.size = len(whole)
        self.most: vec[u8] = vec[u8]([u8(field.most) for field in whole.fields])
        self.least: vec[i64] = vec[i64]([i64(field.least) for field in whole.fields])
        self.blank: vec[u8] = blank(self.size)

    def fields(self) -> tuple[Field, ...]:
        """Name every entry, in order."""
        return tuple(self.layout.fields)

    def sheet(self, rows: int = 1) -> Sheet:
        """Give room for so many observations."""
        return Sheet(self.most, self.least, self.blank if rows == 1 else blank(self.size * rows))

    def observe(self, table: T, seat: i64, sheet: Sheet) -> None:
        """Write what a seat sees into the present row, which holds nothing but zeros."""
        self.write(table, seat, sheet)
        self._write_pending(table, seat, i64(table.setting.players), sheet)

    def write(self, table: T, seat: i64, sheet: Sheet) -> None:
        """Write the game's own entries."""
        raise NotImplementedError

    def _write_pending(self, table: Table, seat: i64, seats: i64, sheet: Sheet) -> None:
        kind: i64 = -1
        for i in range(table._depth):
            frame = table._frames[i]
            kind = self.kinds[type(frame)]
            sheet.flag(self.waiting + kind)
            if frame.seat >= 0:
                sheet.flag(self.owing + (frame.seat - seat + seats) % seats)
        if kind < 0:
            return
        sheet.flag(self.asked + kind)
        numbers = table._frames[table._depth - 1].numbers()
        slots = self.slots[kind]
        for i in range(i64(len(slots))):
            slots[i].form.write(sheet, slots[i].first, numbers[i], seat, seats)
