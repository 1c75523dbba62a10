"""The names of answers, as short as a button: what one takes, buys or uses."""

from collections import Counter

from bottega.games.masters.printed import crafting
from bottega.games.masters.views import MastersView
from bottega.kernel.telling import Choice, Told
from bottega.text.layout import capital
from bottega.text.masters.nouns import LEVELS, Nouns
from bottega.text.wording import Wording


class Labels(Wording[Nouns]):
    """Names answers for one reader; the verb is said by the question or its group."""

    def label(self, choice: Choice, view: MastersView, told: Told | None) -> str | None:
        """Name an answer; None where its verb, or what it pays and gains, says it all."""
        args = choice.args
        if choice.verb == "pay":
            n = int(args["count"])
            rest = view.need.get(args["good"], 0) - n
            return self.nouns.sources(args["good"], n, rest)
        named = self._named(choice.verb, args)
        if named is None and not (choice.pays or choice.gains):
            named = self._goods(args)
        return named and capital(named)

    def _named(self, verb: str, args: dict[str, str]) -> str | None:
        nouns = self.nouns
        if verb == "keep":
            return nouns.voice.both(map(nouns.ability, map(int, args["leaders"].split())))
        if verb == "take":
            return nouns.line(args["line"])
        if verb == "buy":
            colour, level = args["deck"].split()
            card = f"{nouns.colour(colour)} {LEVELS[int(level)]}"
            return self.word("label-buy", card=card, slot=args["slot"])
        if verb == "activate":
            return self._power(args["power"])
        return nouns.ability(int(args["leader"])) if "leader" in args else None

    def _goods(self, args: dict[str, str]) -> str | None:
        """Name the goods of an answer whose account is not told."""
        goods = Counter(args.get("goods", args.get("good", "")).split())
        return self.nouns.goods(goods) if goods else None

    def _power(self, power: str) -> str:
        kind, _, which = power.partition(" ")
        if kind == "leader":
            return self.nouns.ability(crafting(which))
        return self.word("panel-slot", n=int(which)) if which else self.word("label-base")
