"""Why an answer is not possible: the rule, what it needs, and what is there."""

from collections.abc import Mapping

from bottega.games.masters.cards import COLOURS
from bottega.games.masters.goods import GOODS
from bottega.kernel.game import Reason, Words
from bottega.kernel.telling import kebab
from bottega.text.masters.nouns import LEVELS, Nouns

Args = dict[str, str | int]
COUNTED = {*GOODS, *COLOURS, *(f"{colour} 2" for colour in COLOURS)}


class Reasons:
    """Words reasons for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word

    def reason(self, reason: Reason) -> str:
        """Say why not. A message may use anything that the reason names, of both its sides."""
        args = {**self._side("have", reason.have), **self._side("need", reason.need)}
        missing = _missing(_counted(reason.need), _counted(reason.have))
        return self.word(f"reason-{reason.rule}", missing=self.nouns.goods(missing), **args)

    def _side(self, side: str, facts: Mapping[str, Words]) -> Args:
        counted = _counted(facts)
        args: Args = {side: self.nouns.goods(counted), f"{side}_total": sum(counted.values())}
        for name, fact in facts.items():
            if name not in COUNTED:
                args |= self._fact(side, name, fact)
        return args

    def _fact(self, side: str, name: str, fact: Words) -> Args:
        """Word one fact; a number stays one besides, for the message to choose by."""
        match name, fact:
            case "seat", int():
                return {**self.voice.who(fact)}
            case "question", str():
                return {"topic": self.word(f"topic-{kebab(fact)}")}
            case "leaders", tuple():
                return {f"{side}_leaders": self.voice.both(map(str, fact))}
            case "colour", str():
                return {"colour": self.nouns.colour(fact)}
            case "good", str():
                return {"good": self.nouns.count(fact, 1), "kind": self.word(f"kind-{fact}")}
            case "level", int():
                return {f"{side}_level": fact, f"{side}_roman": LEVELS[fact]}
            case _, int() | str():
                return {f"{side}_{name}": fact}
        raise TypeError(f"a reason cannot be told with {name} = {fact!r}")


def _counted(facts: Mapping[str, Words]) -> dict[str, int]:
    return {name: n for name, n in facts.items() if name in COUNTED and isinstance(n, int)}


def _missing(need: Mapping[str, int], have: Mapping[str, int]) -> dict[str, int]:
    lacking = {name: n - have.get(name, 0) for name, n in need.items()}
    return {name: n for name, n in lacking.items() if n > 0}
