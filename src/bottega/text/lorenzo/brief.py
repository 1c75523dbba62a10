"""Cards and spaces in the compact notation of the terminal: `3W`, `≥4: 1W→3C`."""

from collections.abc import Iterable

from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import Card, Cost, Space, Trade
from bottega.text.lorenzo.nouns import Nouns, bonus_tile_of
from bottega.text.lorenzo.pieces import Facts, ability, effect, promise, yields


class Brief:
    """Writes pieces in few letters for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.word = nouns.word

    def cost(self, card: Card) -> str:
        """Write what a card costs: `2C 1W / 2M(4)`."""
        return " / ".join(filter(None, map(self._cost, card.costs)))

    def _cost(self, cost: Cost) -> str:
        pay = self.nouns.short(counts(cost.pay))
        paid = counts(cost.pay).get("military", 0)
        return f"{pay}({int(cost.military)})" if cost.military > paid else pay

    def does(self, card: Card) -> list[str]:
        """Write what a card brings at once, and what it does later."""
        now = self._effects(map(effect, card.now))
        return [now, *self.kept(card)] if now else self.kept(card)

    def kept(self, card: Card) -> list[str]:
        """Write what a card does as long as it is there, and at the end."""
        parts = [self.nouns.ability_short(ability(piece)) for piece in card.standing]
        if card.value:
            parts.append(f"≥{int(card.value)}: {self._works(card)}")
        if card.points:
            parts.append(self.word("brief-end", points=self.nouns.short({"vp": int(card.points)})))
        if card.promise is not None:
            parts.append(self.word("brief-end", points=self._promise(promise(card.promise))))
        return parts

    def _works(self, card: Card) -> str:
        each = self._effects(yields(card))
        return " ".join(filter(None, [each, "/".join(map(self._trade, card.trades))]))

    def _trade(self, trade: Trade) -> str:
        pays = self.nouns.short(counts(trade.pay))
        gives = self._effect(effect(trade.receive))
        text = f"{pays}→{gives}" if pays else gives
        return f"{text} ×n" if trade.repeated else text

    def _promise(self, fact: Facts) -> str:
        """Write what points at the end depend on."""
        goods = self.nouns.short({"vp": fact["vp"]})
        if "per-leader" in fact:
            return self.word("brief-per-leader", goods=goods)
        if "per-card" in fact:
            return self.word("brief-per-card", goods=goods, kind=fact["per-card"])
        text = self.word("brief-per-held", goods=goods, held=self.nouns.short(fact["per"]))
        return f"{text} (≤{fact['most']})" if "most" in fact else text

    def _effects(self, facts: Iterable[Facts]) -> str:
        return " ".join(map(self._effect, facts))

    def _effect(self, fact: Facts) -> str:
        goods = self.nouns.short(fact.get("goods", {}))
        match fact["effect"]:
            case "gain":
                return goods
            case "privileges":
                return self.nouns.short({"privilege": fact["n"]})
            case "per-card":
                return self.word("brief-per-card", goods=goods, kind=fact["kind"])
            case "per-held":
                held = self.nouns.short({fact["good"]: fact["per"]})
                return self.word("brief-per-held", goods=goods, held=held)
            case "take":
                kinds = fact["kinds"]
                kind = kinds[0] if len(kinds) == 1 else "any"
                off = (f"−{self.nouns.short({good: n})}" for good, n in fact["discount"].items())
                return " ".join([self.word("brief-take", kind=kind, value=fact["value"]), *off])
            case "work" | "visit" as name:
                return self.word(f"brief-{name}", action=fact["action"], value=fact["value"])
            case "lose":
                return f"−{goods}"
            case "one-of":
                return "/".join(map(self._effects, fact["options"]))
            case "rivals-give":
                options = "/".join(map(self.nouns.short, fact["options"]))
                return self.word("brief-rivals-give", goods=options)
            case "drop-own" | "dismiss" as name:
                return self.word(f"brief-{name}", reward=self._effect(fact["receive"]))
            case "per-leader" | "play-free" | "fetch" | "activate" | "slot" | "market" as name:
                return self.word(f"brief-{name}", goods=goods)
        return self.nouns.effect(fact)

    def spot(self, space: Space) -> str:
        """Name a space among those of its area, by its size or by what it brings."""
        name, _, number = space.name.rpartition(" ")
        if number.isdigit():
            return f"{number} ({self._effects(map(effect, space.effects))})"
        if space.effects:
            return self._effects(map(effect, space.effects))
        return self.word("spot-large", malus=int(space.malus)) if name else self.word("spot-small")

    def bonus_tile(self, name: str) -> str:
        """Write what a personal bonus tile adds."""
        tile = bonus_tile_of(name)
        return self.word(
            "brief-bonus-tile",
            harvest=self.nouns.short(counts(tile.harvest)),
            production=self.nouns.short(counts(tile.production)),
        )
