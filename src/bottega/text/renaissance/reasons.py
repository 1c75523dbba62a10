"""Why an answer is not possible: the rule, what it needs, and what is there."""

from bottega.games.renaissance.names import CARDS
from bottega.kernel.game import Words
from bottega.text import wording
from bottega.text.renaissance.nouns import Nouns
from bottega.text.wording import Args


class Reasons(wording.Reasons[Nouns]):
    """Words reasons for one reader."""

    def fact(self, side: str, name: str, fact: Words) -> Args:
        """Word one fact; a number stays one besides, for the message to choose by."""
        match name, fact:
            case "card", str() | int():
                return {"card": self.nouns.told_apart(_named(fact))}
            case "mission", str() | int():
                return self._mission(_named(fact))
            case "kind", str():
                return {"kind": self.word(f"kind-{fact}")}
            case "cell", int():
                return {"cell": fact}
            case "values", tuple():
                return {"values": self.nouns.values(fact)}
        return super().fact(side, name, fact)

    def _mission(self, name: str) -> Args:
        return {"mission": self.nouns.card(name), "condition": self.nouns.face(name)}


def _named(fact: str | int) -> str:
    """Name a card that is given by its name or its number."""
    return fact if isinstance(fact, str) else CARDS[fact]
