"""Cards, cells, sides and what belongs to them, by their names."""

from collections.abc import Iterable
from typing import Final

from bottega.games.renaissance.printed import EDITIONS, cards
from bottega.games.renaissance.printed import things as p
from bottega.games.renaissance.printed.conditions import Asks
from bottega.kernel.options import Options
from bottega.kernel.telling import kebab
from bottega.text.spans import AMOUNTS
from bottega.text.voice import Voice
from bottega.text.wording import Names

# Titles that the later edition changed.
LATER: Final = {
    "carpet-seller", "army-42", "clergy-36", "clergy-39", "spying", "artisans-40", "artisans-43",
    "chopper", "merchants-37", "merchants-45",
}  # fmt: skip


def title_key(name: str, card: p.AnyCard) -> str:
    """Give the key that a card shares with all others of its title."""
    if isinstance(card, p.Action):
        return kebab(card.key)
    return card.kinds[0] if isinstance(card, p.Material) else name


class Things(Names):
    """Names the things of the game for one reader."""

    def __init__(self, voice: Voice, options: Options | None = None) -> None:
        self.edition = EDITIONS[0]
        self.teams = 0  # how many; 0 where everybody plays alone
        super().__init__(voice, options)

    def sit_at(self, options: Options) -> None:
        """Speak of a table with these options from now on."""
        self.edition = options.chosen.get("edition", self.edition)
        self.teams = options.players // 2 if options.chosen.get("teams") == "true" else 0

    def printed(self, name: str) -> p.AnyCard:
        """Give what is printed on a card in the edition that is played."""
        return cards(self.edition)[name]

    def asked(self, mission: str) -> Asks:
        """Give what a mission asks for."""
        card = self.printed(mission)
        if not isinstance(card, p.Mission):
            raise TypeError(f"{mission} is no mission")
        return card.condition

    def worth(self, name: str) -> int:
        """Give the number on a card: the value of a material, the points of all else."""
        card = self.printed(name)
        if isinstance(card, p.Special | p.Mission):
            return card.points
        return card.value if isinstance(card, p.Composite | p.Material) else 0

    def plainly(self, name: str, kind: str) -> bool:
        """Say whether a card is a material of this kind and nothing else."""
        card = self.printed(name)
        return isinstance(card, p.Material) and card.kinds == (kind,)

    def title(self, name: str) -> str:
        """Give the title of a card."""
        key = title_key(name, self.printed(name))
        later = self.edition != EDITIONS[0] and key in LATER
        return self.word(f"{'later' if later else 'title'}-{key}")

    def card(self, name: str) -> str:
        """Name a card by its title; a plain material has its value for a name besides."""
        card, title = self.printed(name), self.title(name)
        if isinstance(card, p.Material):
            title = self.word("material", title=title, value=card.value)
        return self.voice.mark(f"card:{name}", title)

    def told_apart(self, name: str) -> str:
        """Name a card; a plain material with its family, since others have the same name."""
        card = self.printed(name)
        if not isinstance(card, p.Material):
            return self.card(name)
        return self.voice.aside(self.card(name), self.word(f"family-{card.family}"))

    def cards(self, names: Iterable[str]) -> str:
        """List cards."""
        return self.voice.both(map(self.card, names))

    def hidden(self, names: Iterable[str] | None, n: int) -> str:
        """List cards, or count them where they are not known."""
        return self.word("count-card", n=n) if names is None else self.cards(names)

    def values(self, numbers: Iterable[int]) -> str:
        """List values, one of which is meant."""
        return self.voice.either(map(str, numbers))

    def change(self, n: int) -> str:
        """Say by how much points change, with its sign."""
        return self.word("loss" if n < 0 else "gain", points=self.points(abs(n)))

    def with_change(self, n: int) -> str:
        """End a sentence with how points change; with nothing where they do not."""
        if not n:
            return ""
        return self.voice.mark(AMOUNTS, self.word("with-change", change=self.change(n)))

    def side(self, seat: int) -> list[int]:
        """List the seats of the side that a seat belongs to."""
        return [seat % self.teams, seat % self.teams + self.teams] if self.teams else [seat]

    def side_name(self, seat: int) -> str:
        """Name a side by its players."""
        return self.voice.both(map(self.voice.name, self.side(seat)))

    def whose(self, seat: int, actor: int | None = None) -> dict[str, str]:
        """Give what the name of a side's thing needs; the actor's own is told as such."""
        seats = self.side(seat)
        if self.voice.seat in seats:
            return {"who": "you", "name": self.side_name(seat)}
        return {"who": "own" if actor in seats else "other", "name": self.side_name(seat)}

    def castle_of(self, seat: int) -> str:
        """Name somebody's castle."""
        return self.word("castle-of", **self.whose(seat))

    def stock_of(self, seat: int) -> str:
        """Name somebody's stock."""
        return self.word("stock-of", **self.whose(seat))

    def zone_of(self, seat: int) -> str:
        """Name somebody's special zone."""
        return self.word("zone-of", **self.whose(seat))

    def hand_of(self, seat: int, actor: int | None = None) -> str:
        """Name the hand of a seat; the actor's own is told as such, unless it is the reader's."""
        person = self.voice.who(seat)
        if seat == actor != self.voice.seat:
            person["who"] = "own"
        return self.word("hand-of", **person)

    def whom(self, seat: int) -> dict[str, str]:
        """Give what a sentence needs about the second person in it."""
        known = self.voice.who(seat)
        return {"whom": known["who"], "target": known["name"]}

    def whom_side(self, seat: int) -> dict[str, str]:
        """Give what a sentence needs about the side of the second person in it."""
        known = self.whose(seat)
        return {"whom": known["who"], "target": known["name"]}
