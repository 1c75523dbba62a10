"""Why an answer is not possible: the rule, what it needs, and what is there."""

from collections.abc import Mapping

from bottega.games.masters.printed import COLOURS, GOODS
from bottega.kernel.game import Reason, Words
from bottega.text import wording
from bottega.text.masters.nouns import LEVELS, Nouns
from bottega.text.wording import Args

COUNTED = {*GOODS, *COLOURS, *(f"{colour} 2" for colour in COLOURS)}


class Reasons(wording.Reasons[Nouns]):
    """Words reasons for one reader."""

    def reason(self, reason: Reason) -> str:
        """Say why not, and what is missing."""
        missing = self.nouns.goods(self.missing(reason))
        return self.word(f"reason-{reason.rule}", missing=missing, **self.sides(reason))

    def counts(self, name: str) -> bool:
        """Say whether a fact counts goods or cards."""
        return name in COUNTED

    def side(self, side: str, facts: Mapping[str, Words]) -> Args:
        """Word the facts of a side, and list all that it counts."""
        counted = self.counted(facts)
        args: Args = {side: self.nouns.goods(counted), f"{side}_total": sum(counted.values())}
        for name, fact in facts.items():
            if not self.counts(name):
                args |= self.fact(side, name, fact)
        return args

    def fact(self, side: str, name: str, fact: Words) -> Args:
        """Word one fact; a number stays one besides, for the message to choose by."""
        match name, fact:
            case "leaders", tuple():
                return {f"{side}_leaders": self.voice.both(map(self.nouns.leader, fact))}
            case "leader", int():
                return {"leader": self.nouns.leader(fact)}
            case "colour", str():
                return {"colour": self.nouns.colour(fact)}
            case "good", str():
                return {"good": self.nouns.count(fact, 1), "kind": self.word(f"kind-{fact}")}
            case "level", int():
                return {f"{side}_level": fact, f"{side}_roman": LEVELS[fact]}
        return super().fact(side, name, fact)
