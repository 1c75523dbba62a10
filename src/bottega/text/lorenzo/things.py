"""Goods, members, places and the names of pieces in words."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.actions import FLOORS, OWN_SPACES
from bottega.text.wording import Names

PERIODS: Final = ("", "I", "II", "III")
TOWERS: Final = tuple(dict.fromkeys(floor.split()[0] for floor in FLOORS))
Counts = Mapping[str, int]


class Things(Names):
    """Names the things of the game for one reader."""

    def count(self, thing: str, n: int) -> str:
        """Count goods or cards: `2 coins`, `1 territory`, `6 cards of one kind`."""
        if "+" in thing:
            return self.word("count-together", n=n, kinds=self._together(thing))
        return self.word(f"count-{thing}", n=n)

    def _together(self, thing: str) -> str:
        return self.voice.both(self.word(f"kind-{name}") for name in thing.split("+"))

    def goods(self, things: Counts) -> str:
        """List things with their numbers: `2 coins and 1 stone`."""
        return self.voice.both(self.count(thing, n) for thing, n in things.items())

    def most(self, things: Counts) -> list[str]:
        """List what there may be at most: `at most 1 servant`, `no coins`."""
        return [self._most(name, n) for name, n in things.items()]

    def _most(self, thing: str, n: int) -> str:
        if not n:
            return self.word("none-of", things=self._together(thing))
        return self.word("at-most", things=self.count(thing, n))

    def member(self, name: str) -> str:
        """Name a family member by its colour."""
        return self.word(f"member-{name}")

    def valued(self, name: str, value: int) -> str:
        """Name a family member with what it is worth: `black (5)`."""
        return self.word("member", member=self.member(name), value=value)

    def kinds(self, names: Iterable[str]) -> str:
        """Name kinds of cards, as after "for": `buildings`, `cards of any kind`."""
        listed = list(names)
        if len(listed) == len(printed.CARD_KINDS):
            return self.word("cards-any")
        return self.voice.both(self.word(f"cards-{name}") for name in listed)

    def one_of(self, names: Iterable[str]) -> str:
        """Name one card of some kinds, as after "take": `a building`, `a card of any kind`."""
        listed = list(names)
        if len(listed) == len(printed.CARD_KINDS):
            return self.word("one-any")
        return self.voice.either(self.word(f"one-{name}") for name in listed)

    def space(self, name: str) -> str:
        """Name a space, as the place where a member goes."""
        kind, _, number = name.rpartition(" ")
        if kind and number.isdigit():
            return self.word(f"space-{kind}", n=int(number))
        if name in OWN_SPACES:
            return self.word("space-own", leader=self.word(f"owner-{name}"))
        return self.word(f"space-{name.replace(' ', '-')}")

    def spot(self, name: str) -> str:
        """Name a space in the fewest words: a floor as `territory 3`."""
        kind, _, number = name.rpartition(" ")
        if kind in TOWERS:
            return self.word(f"floor-{kind}", n=int(number))
        return self.space(name)

    def card(self, number: int) -> str:
        """Give the name of a card."""
        return self.voice.mark(f"card:{number}", self.word(f"card-{number}"))

    def leader(self, name: str) -> str:
        """Give the name of a leader."""
        return self.voice.mark(f"leader:{name}", self.word(f"leader-{name}"))

    def piece(self, thing: str) -> str:
        """Name a card or a leader by the thing that it is on the table."""
        kind, _, name = thing.partition(":")
        return self.leader(name) if kind == "leader" else self.card(int(name))

    def bonus_tile(self, name: str) -> str:
        """Name a personal bonus tile."""
        return self.word(f"bonus-tile-{name}")

    def family(self, name: str) -> str:
        """Give the name of a family."""
        return self.voice.mark(f"family:{name}", self.word(f"family-{name}"))

    def lot(self, name: str) -> str:
        """Name a tile that is bid on."""
        return self.word(f"lot-{name}")

    def token(self, face: int) -> str:
        """Say what a token shows."""
        return self.goods(printed.tokens()[face].goods)

    def tokens(self, faces: Iterable[int]) -> str:
        """Say what some tokens show, one after the other."""
        counted = Counter(map(self.token, faces))
        return " · ".join(f"{n}× {text}" if n > 1 else text for text, n in counted.items())
