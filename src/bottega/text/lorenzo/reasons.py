"""Why an answer is not possible: the rule, what it needs, and what is there."""

from collections.abc import Mapping

from bottega.games.lorenzo import printed
from bottega.kernel.game import Reason, Words
from bottega.text import wording
from bottega.text.lorenzo import offers
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.wording import Args


class Reasons(wording.Reasons[Nouns]):
    """Words reasons for one reader."""

    def reason(self, reason: Reason) -> str:
        """Say why not, and what is missing."""
        missing = self.nouns.goods(self.missing(reason))
        extras = [f"-{name}" for name in ("threshold", "fee") if name in reason.need]
        key = "".join(["reason-", reason.rule, *extras])
        return self.word(key, missing=missing, **self.sides(reason))

    def counts(self, name: str) -> bool:
        """Say whether a fact counts goods or cards."""
        return name in printed.COUNTED or "+" in name

    def side(self, side: str, facts: Mapping[str, Words]) -> Args:
        """Word the facts of a side, and list all that it counts."""
        things = [self.nouns.count(*item) for item in self.counted(facts).items()]
        args: Args = {}
        for name, fact in facts.items():
            if self.counts(name) and isinstance(fact, int):
                args[f"{side}_{name}"] = fact
            elif isinstance(fact, Mapping):
                things += self.nouns.most(fact)
            else:
                args |= self.fact(side, name, fact)
        if "or" in facts:  # two kinds of cards
            kinds = [str(facts["kind"]), str(facts["or"])]
            args[f"{side}_cards"] = self.nouns.kinds(kinds)
        return {**args, side: self.voice.both(things)}

    def fact(self, side: str, name: str, fact: Words) -> Args:
        """Word one fact; a number stays one besides, for the message to choose by."""
        match name, fact:
            case "leader", str():
                return {"leader": self.nouns.leader(fact)}
            case "member", str():
                return {"member": self.nouns.member(fact)}
            case "card", int():
                return {"card": self.nouns.card(fact)}
            case "kind", str():
                return {f"{side}_kind": fact, f"{side}_cards": self.nouns.kinds([fact])}
            case "fee", int():
                return {"fee": self.nouns.count("coin", fact)}
            case "threshold", int():
                return {"threshold": self.nouns.count("military", fact)}
            case "face", int():
                return {"token": self.nouns.token(fact)}
            case "lot", str():
                return {"lot": self.nouns.lot(fact)}
            case "tower", str():
                return {"tower": self.word(f"tower-{fact}")}
            case "privilege", str():
                return {"privilege": self._privilege(fact)}
            case "seal", int():
                return {"goods": self.nouns.goods(offers.seals()[fact - 1])}
            case "numbers", tuple():
                return {"numbers": self.voice.either(map(str, fact))}
            case "good", str():
                return {f"{side}_goods": self.word(f"kind-{fact}")}
        return super().fact(side, name, fact)

    def _privilege(self, name: str) -> str:
        goods = printed.board().privileges[name]
        return self.nouns.goods(goods) if goods else self.word("privilege-stored")
