"""Goods, cards, leaders and tokens in words, made from their data."""

from collections.abc import Mapping
from typing import Final

from bottega.games.masters import printed
from bottega.games.masters.printed import GOODS
from bottega.games.masters.views import Board
from bottega.text.layout import capital
from bottega.text.wording import Names

LEVELS: Final = ("", "I", "II", "III")
MARBLES: Final = (*GOODS, "white", "faith")  # what a marble is, by its number in the market


def count_marbles(marbles: tuple[int, ...]) -> dict[str, int]:
    """Count marbles by what they are, goods first."""
    kinds = [MARBLES[marble] for marble in marbles]
    return {kind: kinds.count(kind) for kind in (*GOODS, "faith", "white") if kind in kinds}


def goods_by(board: Board, ability: str) -> list[str]:
    """List the goods for which a board's played leaders have an ability."""
    played = [printed.LEADERS[number] for number in board.played]
    return sorted((x.good for x in played if x.ability == ability), key=GOODS.index)


class Nouns(Names):
    """Names the pieces of the game for one reader."""

    def count(self, thing: str, n: int) -> str:
        """Count goods, marbles or cards: `2 coins`, `1 green card`, `1 green card of level II`."""
        colour, _, level = thing.partition(" ")
        if level:
            return self.word(
                "cards-of-level", cards=self.count(colour, n), level=LEVELS[int(level)]
            )
        return self.word(f"count-{thing}", n=n)

    def one(self, good: str) -> str:
        """Name a single good: `a coin`."""
        return self.word(f"one-{good}")

    def goods(self, things: Mapping[str, int], faith: int = 0) -> str:
        """List things with their numbers: `2 coins and 1 stone`."""
        counted = [self.count(thing, n) for thing, n in things.items()]
        return self.voice.both([*counted, self.faith(faith)] if faith else counted)

    def sources(self, good: str, warehouse: int, strongbox: int) -> str:
        """Say where a payment comes from: `2 coins from the warehouse`."""
        places = {"warehouse": warehouse, "strongbox": strongbox}
        return self.voice.both(
            self.word(f"from-{place}", goods=self.count(good, n))
            for place, n in places.items()
            if n
        )

    def line(self, name: str) -> str:
        """Name a line of the market: `row 2`, `column 3`."""
        kind, n = name.split()
        return self.word(kind, n=int(n))

    def colour(self, name: str) -> str:
        """Name the colour of a card."""
        return self.word(f"colour-{name}")

    def card(self, number: int) -> str:
        """Name a card by what tells it from all others: its colour, level and points."""
        words = self.word("card", **self._face(printed.CARDS[number]))
        return self.voice.mark(f"card:{number}", words)

    def card_text(self, number: int) -> str:
        """Give the whole text of a card."""
        return self.word("text-card", **self.card_words(number))

    def card_words(self, number: int) -> dict[str, str]:
        """Word all that is printed on a card."""
        card = printed.CARDS[number]
        cost, pays, gives = map(self.goods, (card.cost, card.pays, card.gives))
        return {**self._face(card), "cost": cost, "pays": pays, "gives": gives}

    def _face(self, card: printed.Card) -> dict[str, str]:
        return {
            "colour": self.colour(card.colour),
            "level": LEVELS[card.level],
            "points": self.points(card.points),
        }

    def leader(self, number: int) -> str:
        """Name a leader by what one sees on it: its emblem and its ability."""
        words = self.word("leader", emblem=self.emblem(number), ability=self.ability(number))
        return self.voice.mark(f"leader:{number}", words)

    def emblem(self, number: int) -> str:
        """Name the picture on a leader: `the Press`."""
        return self.word(f"emblem-{printed.LEADERS[number].ability}")

    def ability(self, number: int) -> str:
        """Name a leader's ability in a few words."""
        return self._by_ability("ability", printed.LEADERS[number])

    def requires(self, number: int) -> str:
        """List what a leader requires."""
        return self.goods(printed.LEADERS[number].requires)

    def leader_text(self, number: int) -> str:
        """Give the whole text of a leader."""
        leader = printed.LEADERS[number]
        return self.word(
            "text-leader",
            emblem=capital(self.emblem(number)),
            points=self.points(leader.points),
            requirement=self.requires(number),
            ability=self._by_ability("effect", leader),
        )

    def _by_ability(self, key: str, leader: printed.Leader) -> str:
        places = printed.board().depot if leader.ability == "depot" else 1
        return self.word(
            f"{key}-{leader.ability}",
            good=self.count(leader.good, places),
            kind=self.word(f"kind-{leader.good}"),
            any=self.any(1),
            faith=self.faith(1),
        )

    def any(self, n: int) -> str:
        """Count goods that are free to choose."""
        return self.word("count-any", n=n)

    def faith(self, n: int) -> str:
        """Count faith."""
        return self.count("faith", n)

    def end(self, verdict: str) -> str:
        return self.word(f"end-{verdict}", **self.voice.who(0))

    def token(self, number: int) -> str:
        """Name one of Lorenzo's tokens in a few words."""
        return self.voice.mark(f"token:{number}", self._token("token", number))

    def token_text(self, number: int) -> str:
        """Say what one of Lorenzo's tokens does."""
        return self._token("text-token", number)

    def _token(self, key: str, number: int) -> str:
        token = printed.TOKENS[number]
        if token.colour:
            return self.word(f"{key}-cards", cards=self.count(token.colour, token.cards))
        kind = "shuffle" if token.shuffle else "cross"
        return self.word(f"{key}-{kind}", spaces=self.count("space", token.spaces))
