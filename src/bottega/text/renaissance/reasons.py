"""Why an answer is not possible: the rule, what it needs, and what is there."""

from collections.abc import Mapping

from bottega.games.renaissance.names import CARDS
from bottega.kernel.game import Reason, Words
from bottega.kernel.telling import kebab
from bottega.text.renaissance.nouns import Nouns

Args = dict[str, str | int]


class Reasons:
    """Words reasons for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word

    def reason(self, reason: Reason) -> str:
        """Say why not. A message may use anything that the reason names, of both its sides."""
        args = {**self._side("have", reason.have), **self._side("need", reason.need)}
        return self.word(f"reason-{reason.rule}", **args)

    def _side(self, side: str, facts: Mapping[str, Words]) -> Args:
        args: Args = {}
        for name, fact in facts.items():
            args |= self._fact(side, name, fact)
        return args

    def _fact(self, side: str, name: str, fact: Words) -> Args:
        """Word one fact; a number stays one besides, for the message to choose by."""
        match name, fact:
            case "seat", int():
                return {**self.voice.who(fact)}
            case "question", str():
                return {"topic": self.word(f"topic-{kebab(fact)}")}
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
            case _, int() | str():
                return {f"{side}_{name}": fact}
        raise TypeError(f"a reason cannot be told with {name} = {fact!r}")

    def _mission(self, name: str) -> Args:
        return {"mission": self.nouns.card(name), "condition": self.nouns.face(name)}


def _named(fact: str | int) -> str:
    """Name a card that is given by its name or its number."""
    return fact if isinstance(fact, str) else CARDS[fact]
