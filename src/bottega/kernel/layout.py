"""Layouts: what each byte of an observation stands for, declared once by name."""

from collections.abc import Iterable

from bottega.kernel.values import Value

LARGEST = 255  # that a byte can hold


class Field(Value):
    """One byte of an observation: its name, its largest value, and the number that 0 stands for."""

    name: str
    most: int = 1
    least: int = 0


class Layout:
    """The entries of an observation in their order; what declares some gives the first's place."""

    def __init__(self) -> None:
        self.fields: list[Field] = []

    def __len__(self) -> int:
        return len(self.fields)

    def number(self, name: str, most: int, least: int = 0) -> int:
        """Let an entry hold a number; what is below or above counts as the least or the most."""
        if not 0 < most - least <= LARGEST:
            raise ValueError(f"a byte does not hold {name} from {least} to {most}")
        return self._add(Field(name, most - least, least))

    def numbers(self, name: str, words: Iterable[object], most: int, least: int = 0) -> int:
        """Let an entry for each word hold a number."""
        first = len(self.fields)
        for word in words:
            self.number(f"{name}.{word}", most, least)
        return first

    def flag(self, name: str) -> int:
        """Let an entry be 1 where something holds."""
        return self._add(Field(name))

    def flags(self, name: str, words: Iterable[object]) -> int:
        """Let an entry for each word be 1 where that is the one, or among those, that is meant."""
        first = len(self.fields)
        for word in words:
            self.flag(f"{name}.{word}")
        return first

    def each(self, places: Iterable[str], inner: "Layout") -> int:
        """Repeat another layout for each place."""
        first = len(self.fields)
        for place in places:
            for field in inner.fields:
                self._add(Field(f"{place}.{field.name}", field.most, field.least))
        return first

    def _add(self, field: Field) -> int:
        self.fields.append(field)
        return len(self.fields) - 1
