"""Effects and abilities in words, made from their data."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bottega.games.lorenzo.pieces import CARD_LIMIT
from bottega.games.lorenzo.scoring import MANY_CARDS, POINTS_A_CARD
from bottega.text.lorenzo.pieces import Facts
from bottega.text.lorenzo.things import TOWERS, Things

ACTIONS: Final = ("take", "work", "visit", "rivals-drop", "rivals-give")  # effects told last
Args = dict[str, str | int]


class Deeds(Things):
    """Tells what pieces do for one reader."""

    def effects(self, facts: Iterable[Facts]) -> str:
        """List effects, actions last: `2 coins, 1 privilege and a harvest of value 4`."""
        parts: list[str] = []
        for fact in sorted(facts, key=lambda fact: fact["effect"] in ACTIONS):
            gains = fact["goods"].items() if fact["effect"] == "gain" else ()
            parts += [self.count(*gain) for gain in gains] or [self.effect(fact)]
        return self.voice.both(parts)

    def effect(self, fact: Facts) -> str:
        """Say what an effect brings."""
        match fact["effect"]:
            case "gain":
                return self.goods(fact["goods"])
            case "privileges":
                return self.count("privilege", fact["n"])
            case "one-of":
                return self.voice.either(map(self.effects, fact["options"]))
            case "exchange":
                return self.exchange(self.trade(o["pay"], o["receive"]) for o in fact["options"])
            case "per-held" if fact["per"] == 1:
                return self.per_each(self.goods(fact["goods"]), fact["good"])
            case name:
                key = "".join([f"effect-{name}", *self._variants(fact)])
                return self.word(key, **_plain(fact), **self._details(fact))

    def _variants(self, fact: Facts) -> Iterable[str]:
        """Give what is added to the key of an effect that comes in several ways."""
        if fact.get("towers"):
            yield "-usual"
        elif fact.get("discount"):
            yield "-for-less"
        for name in ("capped", "shown"):
            if fact.get(name):
                yield f"-{name}"
        if "cards" in fact:
            yield "-one"

    def _details(self, fact: Facts) -> Args:
        """Word what an effect speaks of."""
        args: Args = {}
        if "goods" in fact:
            args["goods"] = self.goods(fact["goods"])
        if "kinds" in fact:
            args["cards"] = self.one_of(fact["kinds"])
        if "receive" in fact:
            args["reward"] = self.effect(fact["receive"])
        match fact["effect"]:
            case "per-held":
                args["held"] = self.count(fact["good"], fact["per"])
            case "take" if fact["discount"]:
                args["discount"] = self.goods(fact["discount"])
            case "activate":
                args["several"] = self.voice.both(self.count(k, fact["n"]) for k in fact["kinds"])
            case "rivals-give":
                args["goods"] = self.voice.either(map(self.goods, fact["options"]))
        return args

    def per_each(self, goods: str, good: str) -> str:
        """Say that something comes for each piece of a good that one has."""
        return self.word("effect-per-each", goods=goods, things=self.word(f"kind-{good}"))

    def trade(self, pay: Mapping[str, int], receive: Facts) -> str:
        """Say what a trade takes and gives."""
        return self.word("trade", pays=self.goods(pay), gives=self.effect(receive))

    def exchange(self, trades: Iterable[str]) -> str:
        """Say that one may trade, in one of several ways."""
        return self.word("effect-exchange", trades=self.voice.either(trades))

    def ability(self, fact: Facts) -> str:
        """Say in a sentence what an ability does."""
        return self._by_ability("ability", fact)

    def ability_short(self, fact: Facts) -> str:
        """Say in a few words what an ability does."""
        return self._by_ability("short", fact)

    def _by_ability(self, key: str, fact: Facts) -> str:
        args = {**_plain(fact), **self._listed(fact), **self._special(fact)}
        match fact["ability"]:
            case "lose":
                return self.word(f"{key}-lose-{fact['what']}", **args)
            case "no-fee" if len(fact["towers"]) < len(TOWERS):
                return self.word(f"{key}-no-fee-some", **args)
            case "on-take" | "on-leader" if fact["effect"]["effect"] in ("sets", "seals"):
                return self.word(f"{key}-{fact['effect']['effect']}", **args)
        return self.word(f"{key}-{fact['ability']}", **args)

    def _listed(self, fact: Facts) -> Args:
        """Word the goods, cards and effects that an ability speaks of."""
        args: Args = {}
        for name, things in fact.items():
            match name, things:
                case "goods" | "pay" | "receive", dict():
                    args[name] = self.goods(things)
                case "kinds", list():
                    args["one"], args["cards"] = self.one_of(things), self.kinds(things)
                case "towers", list():
                    args["towers"] = self.voice.both(self.word(f"tower-{t}") for t in things)
                case "effects", list():
                    args["effects"] = self.effects(things)
                case "effect", dict() if things["effect"] not in ("sets", "seals"):
                    args["effects"] = self.effect(things)
        return args

    def _special(self, fact: Facts) -> Args:
        """Word what only some abilities have."""
        n = fact.get("n", 0)
        match fact["ability"]:
            case "value" | "coloured":
                return {"n": abs(n), "way": "less" if n < 0 else "more"}
            case "discount":
                return {"goods": self.voice.either(map(self.goods, fact["options"]))}
            case "no-floor-bonus":
                return {"floors": self.voice.both(map(str, fact["floors"]))}
            case "doubled" | "stores":
                return {"goods": self.voice.both(self._kinds(fact["goods"]))}
            case "servants-pay":
                return {"goods": self.voice.either(self._kinds(fact["goods"]))}
            case "less":
                return {"goods": self.voice.both(self.count(good, 1) for good in fact["goods"])}
            case "servants":
                return {"servants": self.count("servant", n)}
            case "lose" if fact["what"] == "many-cards":
                return {"points": self.count("vp", int(POINTS_A_CARD)), "most": int(MANY_CARDS)}
        return self._of_families(fact)

    def _kinds(self, goods: Iterable[str]) -> list[str]:
        return [self.word(f"kind-{good}") for good in goods]

    def _of_families(self, fact: Facts) -> Args:
        match fact:
            case {"ability": "privilege-with", "without": names}:
                return {"without": self.voice.either(self._kinds(names))}
            case {"ability": "more-points", "n": n}:
                return {"points": self.count("vp", n)}
            case {"ability": "card-limit", "points": points}:
                scores = enumerate(points, start=int(CARD_LIMIT) + 1)
                told = [self.word("cards-score", n=n, points=score) for n, score in scores]
                return {"scores": self.voice.both(told)}
            case {"ability": "faith-tiles", "tiles": tiles}:
                told = [self.word("tile-on", n=int(n), goods=self.goods(tiles[n])) for n in tiles]
                return {"spaces": self.voice.both(tiles), "tiles": " · ".join(told)}
            case {"effect": {"effect": "sets", "rewards": rewards}}:
                return {"rewards": " · ".join(map(self.effect, rewards))}
            case {"effect": {"effect": "seals", "seals": seals}}:
                return {"goods": " · ".join(map(self.goods, seals))}
        return {}


def _plain(fact: Mapping[str, Any]) -> Args:
    return {key: value for key, value in fact.items() if isinstance(value, str | int)}
