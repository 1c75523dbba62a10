"""Why an answer is not possible: the rule, what it needs, and what is there."""

from collections.abc import Mapping
from typing import Final

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.goods import GOODS
from bottega.games.lorenzo.pieces import CARD_KINDS
from bottega.games.lorenzo.requirements import IN_ALL, KINDS_OF_CARDS, LEADERS_IN_PLAY, ONE_KIND
from bottega.kernel.game import Reason, Words
from bottega.kernel.telling import kebab
from bottega.text.lorenzo import offers
from bottega.text.lorenzo.nouns import Nouns

Args = dict[str, str | int]
COUNTED: Final = {*GOODS, *CARD_KINDS, ONE_KIND, IN_ALL, LEADERS_IN_PLAY, KINDS_OF_CARDS}


class Reasons:
    """Words reasons for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word

    def reason(self, reason: Reason) -> str:
        """Say why not. A message may use anything that the reason names, of both its sides."""
        args = {**self._side("have", reason.have), **self._side("need", reason.need)}
        missing = self.nouns.goods(_missing(_counted(reason.need), _counted(reason.have)))
        extras = [f"-{name}" for name in ("threshold", "fee") if name in reason.need]
        key = "".join(["reason-", reason.rule, *extras])
        return self.word(key, missing=missing, **args)

    def _side(self, side: str, facts: Mapping[str, Words]) -> Args:
        things = [self.nouns.count(*item) for item in _counted(facts).items()]
        args: Args = {}
        for name, fact in facts.items():
            if _counts(name) and isinstance(fact, int):
                args[f"{side}_{name}"] = fact
            elif isinstance(fact, Mapping):
                things += self.nouns.most(fact)
            else:
                args |= self._fact(side, name, fact)
        if "or" in facts:  # two kinds of cards
            kinds = [str(facts["kind"]), str(facts["or"])]
            args[f"{side}_cards"] = self.nouns.kinds(kinds)
        return {**args, side: self.voice.both(things)}

    def _fact(self, side: str, name: str, fact: Words) -> Args:
        """Word one fact; a number stays one besides, for the message to choose by."""
        match name, fact:
            case "seat", int():
                return {**self.voice.who(fact)}
            case "question", str():
                return {"topic": self.word(f"topic-{kebab(fact)}")}
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
            case _, int() | str():
                return {f"{side}_{name}": fact}
        raise TypeError(f"a reason cannot be told with {name} = {fact!r}")

    def _privilege(self, name: str) -> str:
        goods = printed.board().privileges[name]
        return self.nouns.goods(goods) if goods else self.word("privilege-stored")


def _counts(name: str) -> bool:
    return name in COUNTED or "+" in name


def _counted(facts: Mapping[str, Words]) -> dict[str, int]:
    return {name: n for name, n in facts.items() if _counts(name) and isinstance(n, int)}


def _missing(need: Mapping[str, int], have: Mapping[str, int]) -> dict[str, int]:
    lacking = {name: n - have.get(name, 0) for name, n in need.items()}
    return {name: n for name, n in lacking.items() if n > 0}
