"""Cards, leaders, tiles, families, tokens, lots and spaces in words, made from what is printed."""

from collections.abc import Iterable

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.printed.effects import Trade
from bottega.games.lorenzo.printed.things import Card, Cost, Promise, Space
from bottega.text.layout import capital
from bottega.text.lorenzo.effects import Effects
from bottega.text.lorenzo.things import PERIODS, Counts


class Nouns(Effects):
    """Tells of the pieces of the game for one reader."""

    def requires(self, name: str) -> str:
        """List what a leader requires, and what it allows at most."""
        leader = printed.leaders()[name]
        needed = [self.count(thing, n) for thing, n in leader.requires.items()]
        return self.voice.both([*needed, *self.most(leader.most)])

    def leader_text(self, name: str) -> str:
        """Give the whole text of a leader."""
        return self.voice.told(
            [
                self.word("text-leader", leader=self.leader(name), requirement=self.requires(name)),
                *self._leader_sentences(name),
            ]
        )

    def _leader_sentences(self, name: str) -> Iterable[str]:
        leader = printed.leaders()[name]
        if leader.played:
            yield self.word("text-played", effects=self.effects(leader.played))
        if leader.once:
            yield self.word("text-once", effects=self.effects(leader.once))
        yield from (self.ability(piece) for piece in leader.standing)

    def leader_short(self, name: str) -> str:
        """Say in a few words what a leader does."""
        leader = printed.leaders()[name]
        parts = [self.effect(piece) for piece in leader.played]
        if leader.once:
            parts.append(self.word("short-once", effects=self.effects(leader.once)))
        parts += [self.ability_short(piece) for piece in leader.standing]
        return self.voice.listed(parts)

    def tile_text(self, name: str) -> str:
        """Give the whole text of an excommunication tile."""
        tile = printed.tiles()[name]
        told = self.ability(tile.ability)
        return self.word("text-tile", period=PERIODS[tile.period], ability=told)

    def tile_short(self, name: str) -> str:
        """Say in a few words what an excommunication does."""
        return self.ability_short(printed.tiles()[name].ability)

    def bonus_tile_text(self, name: str) -> str:
        """Give the whole text of a personal bonus tile."""
        tile = capital(self.bonus_tile(name))
        return self.word("text-bonus-tile", tile=tile, **self.bonus_gains(name))

    def bonus_gains(self, name: str) -> dict[str, str]:
        """Say what a personal bonus tile adds to harvest and production."""
        tile = printed.bonus_tiles()[name]
        return {
            "harvest": self.goods(tile.harvest),
            "production": self.goods(tile.production),
        }

    def family_text(self, name: str) -> str:
        """Give the whole text of a family."""
        head = self.word("text-family", family=self.family(name))
        return self.voice.told([head, *self._family_sentences(name)])

    def _family_sentences(self, name: str) -> Iterable[str]:
        family = printed.families()[name]
        yield from (self.ability(piece) for piece in family.standing)
        if family.leaders:
            yield self.word("text-beside", leaders=self.count("leader", family.leaders))
        if family.received:
            yield self.word("text-received", effects=self.effects(family.received))

    def family_short(self, name: str) -> str:
        """Say in a few words what a family does."""
        family = printed.families()[name]
        parts = [self.ability_short(piece) for piece in family.standing]
        if family.leaders:
            leaders = self.count("leader", family.leaders)
            parts.append(self.word("short-beside", leaders=leaders))
        parts += [self.effect(piece) for piece in family.received]
        return " · ".join(parts)

    def token_text(self, face: int) -> str:
        """Give the whole text of a token."""
        return self.word("text-token", goods=self.token(face))

    def lot_text(self, name: str) -> str:
        """Give the whole text of a tile that is bid on: what each bid begins with."""
        rows = enumerate(printed.lots()[name].rows, start=1)
        told = [self.word("text-row", row=n, goods=self.goods(row)) for n, row in rows]
        return self.voice.told([self.word("text-lot", lot=self.lot(name)), *told])

    def space_text(self, name: str) -> str:
        """Say what a space outside the towers is good for, and whom it takes."""
        return self.voice.told(self._space_sentences(printed.spaces()[name]))

    def _space_sentences(self, space: Space) -> Iterable[str]:
        if space.effects:
            yield self.word("space-gives", goods=self.effects(space.effects))
        if space.area in ("harvest", "production", "council"):
            yield self.word(f"space-for-{space.area}")
        if space.area == "own":
            yield self.word("space-needs", value=space.value)
        if space.malus:
            yield self.word("space-malus", n=space.malus)
        if space.shared:
            yield self.word("space-shared")

    def card_text(self, number: int) -> str:
        """Give the whole text of a card."""
        card = printed.cards()[number]
        tower = "special" if card.tower == "special" else "usual"
        key = f"card-of-{card.kind}"
        kind = self.word(key, period=PERIODS[card.period], tower=tower)
        head = self.word("text-card", card=self.card(number), kind=kind)
        return self.voice.told([head, *self.card_sentences(card)])

    def card_sentences(self, card: Card) -> Iterable[str]:
        """Tell of a card sentence by sentence: its cost, then all it does."""
        if any(cost.pay or cost.each_rival for cost in card.costs):
            yield self.word("text-cost", cost=self.cost(card))
        if card.now:
            yield self.word("text-now", effects=self.effects(card.now))
        if card.slot:
            yield self.word("text-slot")
        yield from (self.ability(piece) for piece in card.standing)
        yield from self.kept_sentences(card)

    def kept_sentences(self, card: Card) -> Iterable[str]:
        """Tell what a card brings after it has been taken."""
        yield from self._work_sentences(card)
        if card.points:
            yield self.word("text-points", points=self.count("vp", card.points))
        if card.end is not None:
            yield self.word("text-points", points=self.promise(card.end))

    def _work_sentences(self, card: Card) -> Iterable[str]:
        key, value = card.kind, card.value
        if card.each:
            yield self.word(f"text-{key}", value=value, effects=self.effects(card.each))
        trades = [self._often(trade) for trade in card.trades]
        if trades and all(map(_takes, card.trades)):
            yield self.word("text-trades", value=value, trades=self.voice.either(trades))
        elif trades:
            ways = [self.arrow(trade) for trade in card.trades]
            yield self.word(f"text-{key}", value=value, effects=self.voice.either(ways))

    def _often(self, trade: Trade) -> str:
        """Say what an arrow takes and gives, and that it may be repeated."""
        text = self.trade(trade)
        return self.word("trade-repeated", trade=text) if trade.repeated else text

    def promise(self, end: Promise) -> str:
        """Say what points at the end depend on."""
        goods = self.count("vp", end.vp)
        if end.per_leader:
            return self.word("effect-per-leader", goods=goods)
        if end.per_card:
            return self.word("effect-per-card", goods=goods, kind=end.per_card)
        if list(end.per.values()) == [1]:
            text = self.per_each(goods, *end.per)
        else:
            text = self.word("effect-per-held", goods=goods, held=self.goods(end.per))
        return text if end.most is None else self.word("points-most", points=text, most=end.most)

    def cost(self, card: Card) -> str:
        """Say what a card costs: `3 wood`, `2 coins or 3 military points (of at least 6)`."""
        return self.voice.either(map(self._cost, card.costs))

    def _cost(self, cost: Cost) -> str:
        if cost.each_rival:
            return self.paid(cost.pay, cost.each_rival)
        return self.price(cost.pay, cost.military)

    def price(self, pay: Counts, military: int) -> str:
        """Say what one price is, with the military points that it asks for."""
        if not military or military == pay.get("military", 0):
            return self.goods(pay)
        if not pay:
            return self.word("cost-needed", threshold=self.count("military", military))
        goods = self.goods(pay)
        return self.word("cost-military", goods=goods, threshold=military)

    def arrow(self, trade: Trade) -> str:
        """Say what an arrow of a card offers: a trade, or something without a price."""
        if _takes(trade):
            return self.exchange([self.trade(trade)])
        return self.effect(trade.receive)


def _takes(trade: Trade) -> bool:
    return bool(trade.pay or trade.each_rival)
