"""Cards and spaces in the compact notation of the terminal: `3W`, `≥4: 1W→3C`."""

from collections.abc import Iterable

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.printed import effects as e
from bottega.games.lorenzo.printed.things import Card, Cost, Promise, Space
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.wording import Wording


class Brief(Wording[Nouns]):
    """Writes pieces in few letters for one reader."""

    def cost(self, card: Card) -> str:
        """Write what a card costs: `2C 1W / 2M(4)`."""
        return " / ".join(filter(None, map(self._cost, card.costs)))

    def _cost(self, cost: Cost) -> str:
        pay = self.nouns.short(cost.pay)
        return f"{pay}({cost.military})" if cost.military > cost.pay.get("military", 0) else pay

    def does(self, card: Card) -> list[str]:
        """Write what a card brings at once, and what it does later."""
        now = self._effects(card.now)
        return [now, *self.kept(card)] if now else self.kept(card)

    def kept(self, card: Card) -> list[str]:
        """Write what a card does as long as it is there, and at the end."""
        parts = list(map(self.nouns.ability_short, card.standing))
        if card.value:
            parts.append(f"≥{card.value}: {self._works(card)}")
        if card.points:
            parts.append(self.word("brief-end", points=self.nouns.short({"vp": card.points})))
        if card.end is not None:
            parts.append(self.word("brief-end", points=self._promise(card.end)))
        return parts

    def _works(self, card: Card) -> str:
        each = self._effects(card.each)
        return " ".join(filter(None, [each, "/".join(map(self._trade, card.trades))]))

    def _trade(self, trade: e.Trade) -> str:
        pays = self.nouns.short(trade.pay)
        gives = self._effect(trade.receive)
        text = f"{pays}→{gives}" if pays else gives
        return f"{text} ×n" if trade.repeated else text

    def _promise(self, end: Promise) -> str:
        """Write what points at the end depend on."""
        goods = self.nouns.short({"vp": end.vp})
        if end.per_leader:
            return self.word("brief-per-leader", goods=goods)
        if end.per_card:
            return self.word("brief-per-card", goods=goods, kind=end.per_card)
        text = self.word("brief-per-held", goods=goods, held=self.nouns.short(end.per))
        return text if end.most is None else f"{text} (≤{end.most})"

    def _effects(self, effects: Iterable[e.AnyEffect]) -> str:
        return " ".join(map(self._effect, effects))

    def _effect(self, effect: e.AnyEffect) -> str:
        short = self.nouns.short
        match effect:
            case e.Gain():
                return short(effect.goods)
            case e.Lose():
                return f"−{short(effect.goods)}"
            case e.Privileges():
                return short({"privilege": effect.n})
            case e.PerCard():
                return self.word("brief-per-card", goods=short(effect.goods), kind=effect.kind)
            case e.PerHeld():
                held = short({effect.good: effect.per})
                return self.word("brief-per-held", goods=short(effect.goods), held=held)
            case e.PerLeader():
                return self.word("brief-per-leader", goods=short(effect.goods))
            case e.Take():
                kind = effect.kinds[0] if len(effect.kinds) == 1 else "any"
                off = (f"−{short({good: n})}" for good, n in effect.discount.items())
                return " ".join([self.word("brief-take", kind=kind, value=effect.value), *off])
            case e.OneOf():
                return "/".join(map(self._effects, effect.options))
            case e.RivalsGive():
                return self.word("brief-rivals-give", goods="/".join(map(short, effect.options)))
        return self._named(effect)

    def _named(self, effect: e.AnyEffect) -> str:
        """Name what has a word of its own here; others are told as everywhere."""
        match effect:
            case e.Work() | e.Visit():
                key = f"brief-{effect.word}"
                return self.word(key, action=effect.action, value=effect.value)
            case e.DropOwn() | e.Dismiss():
                return self.word(f"brief-{effect.word}", reward=self._effect(effect.receive))
            case e.PlayFree() | e.Fetch() | e.Activate() | e.Slot() | e.Market():
                return self.word(f"brief-{effect.word}")
        return self.nouns.effect(effect)

    def spot(self, space: Space) -> str:
        """Name a space among those of its area, by its size or by what it brings."""
        name, _, number = space.name.rpartition(" ")
        if number.isdigit():
            return f"{number} ({self._effects(space.effects)})"
        if space.effects:
            return self._effects(space.effects)
        return self.word("spot-large", malus=space.malus) if name else self.word("spot-small")

    def bonus_tile(self, name: str) -> str:
        """Write what a personal bonus tile adds."""
        tile = printed.bonus_tiles()[name]
        return self.word(
            "brief-bonus-tile",
            harvest=self.nouns.short(tile.harvest),
            production=self.nouns.short(tile.production),
        )
