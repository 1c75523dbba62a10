"""Cards, leaders, tiles, families, tokens and lots in words, made from their data."""

from collections.abc import Iterable, Mapping

from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import CARD_KINDS, SPECIAL, BonusTile, Card, Cost, Trade
from bottega.games.lorenzo.requirements import maximum, requirement
from bottega.text.lorenzo.deeds import Deeds
from bottega.text.lorenzo.pieces import (
    CARDS,
    RULES,
    Facts,
    ability,
    effect,
    family_of,
    leader_of,
    lot_of,
    promise,
    tile_of,
    yields,
)
from bottega.text.lorenzo.things import PERIODS
from bottega.text.voice import Voice


def bonus_tile_of(name: str) -> BonusTile:
    """Find a personal bonus tile by its name."""
    return next(tile for tile in RULES.bonus_tiles if tile.name == name)


class Nouns(Deeds):
    """Tells of the pieces of the game for one reader."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self.copiers = {leader.name for leader in RULES.leaders if leader.copies}

    def requires(self, name: str) -> str:
        """List what a leader requires, and what it allows at most."""
        leader = leader_of(name)
        needed = [self.count(thing, n) for thing, n in requirement(leader).items()]
        return self.voice.both([*needed, *self.most(maximum(leader))])

    def leader_text(self, name: str) -> str:
        """Give the whole text of a leader."""
        return self.voice.told(
            [
                self.word("text-leader", leader=self.leader(name), requirement=self.requires(name)),
                *self._leader_sentences(name),
            ]
        )

    def _leader_sentences(self, name: str) -> Iterable[str]:
        leader = leader_of(name)
        if leader.played:
            yield self.word("text-played", effects=self.effects(map(effect, leader.played)))
        if leader.once:
            yield self.word("text-once", effects=self.effects(map(effect, leader.once)))
        yield from (self.ability(ability(piece)) for piece in leader.standing)

    def leader_short(self, name: str) -> str:
        """Say in a few words what a leader does."""
        leader = leader_of(name)
        parts = [self.effect(effect(piece)) for piece in leader.played]
        if leader.once:
            parts.append(self.word("short-once", effects=self.effects(map(effect, leader.once))))
        parts += [self.ability_short(ability(piece)) for piece in leader.standing]
        return self.voice.listed(parts)

    def tile_text(self, name: str) -> str:
        """Give the whole text of an excommunication tile."""
        tile = tile_of(name)
        told = self.ability(ability(tile.curse))
        return self.word("text-tile", period=PERIODS[tile.period], ability=told)

    def tile_short(self, name: str) -> str:
        """Say in a few words what an excommunication does."""
        return self.ability_short(ability(tile_of(name).curse))

    def bonus_tile_text(self, name: str) -> str:
        """Give the whole text of a personal bonus tile."""
        return self.word("text-bonus-tile", tile=self.bonus_tile(name), **self.bonus_gains(name))

    def bonus_gains(self, name: str) -> dict[str, str]:
        """Say what a personal bonus tile adds to harvest and production."""
        tile = bonus_tile_of(name)
        return {
            "harvest": self.goods(counts(tile.harvest)),
            "production": self.goods(counts(tile.production)),
        }

    def family_text(self, name: str) -> str:
        """Give the whole text of a family."""
        head = self.word("text-family", family=self.family(name))
        return self.voice.told([head, *self._family_sentences(name)])

    def _family_sentences(self, name: str) -> Iterable[str]:
        family = family_of(name)
        yield from (self.ability(ability(piece)) for piece in family.standing)
        if family.leaders:
            yield self.word("text-beside", leaders=self.count("leader", int(family.leaders)))
        if family.received:
            yield self.word("text-received", effects=self.effects(map(effect, family.received)))

    def family_short(self, name: str) -> str:
        """Say in a few words what a family does."""
        family = family_of(name)
        parts = [self.ability_short(ability(piece)) for piece in family.standing]
        if family.leaders:
            leaders = self.count("leader", int(family.leaders))
            parts.append(self.word("short-beside", leaders=leaders))
        parts += [self.effect(effect(piece)) for piece in family.received]
        return " · ".join(parts)

    def token_text(self, face: int) -> str:
        """Give the whole text of a token."""
        return self.word("text-token", goods=self.token(face))

    def lot_text(self, name: str) -> str:
        """Give the whole text of a tile that is bid on: what each bid begins with."""
        rows = enumerate(lot_of(name).rows, start=1)
        told = [self.word("text-row", row=n, goods=self.goods(counts(row))) for n, row in rows]
        return self.voice.told([self.word("text-lot", lot=self.lot(name)), *told])

    def card_text(self, number: int) -> str:
        """Give the whole text of a card."""
        card = CARDS[number]
        tower = "special" if card.tower == SPECIAL else "usual"
        key = f"card-of-{CARD_KINDS[card.kind]}"
        kind = self.word(key, period=PERIODS[card.period], tower=tower)
        head = self.word("text-card", card=self.card(number), kind=kind)
        return self.voice.told([head, *self.card_sentences(card)])

    def card_sentences(self, card: Card) -> Iterable[str]:
        """Tell of a card sentence by sentence: its cost, then all it does."""
        if any(cost.pay or cost.each_rival for cost in card.costs):
            yield self.word("text-cost", cost=self.cost(card))
        if card.now:
            yield self.word("text-now", effects=self.effects(map(effect, card.now)))
        if card.slot >= 0:
            yield self.word("text-slot")
        yield from (self.ability(ability(piece)) for piece in card.standing)
        yield from self.kept_sentences(card)

    def kept_sentences(self, card: Card) -> Iterable[str]:
        """Tell what a card brings after it has been taken."""
        yield from self._work_sentences(card)
        if card.points:
            yield self.word("text-points", points=self.count("vp", int(card.points)))
        if card.promise is not None:
            yield self.word("text-points", points=self.promise(promise(card.promise)))

    def _work_sentences(self, card: Card) -> Iterable[str]:
        key, value = CARD_KINDS[card.kind], int(card.value)
        each = yields(card)
        if each:
            yield self.word(f"text-{key}", value=value, effects=self.effects(each))
        trades = [self._often(trade) for trade in card.trades]
        if all(_takes(trade) for trade in card.trades) and trades:
            yield self.word("text-trades", value=value, trades=self.voice.either(trades))
        elif trades:
            ways = [self.arrow(trade) for trade in card.trades]
            yield self.word(f"text-{key}", value=value, effects=self.voice.either(ways))

    def _often(self, trade: Trade) -> str:
        """Say what an arrow takes and gives, and that it may be repeated."""
        text = self.trade_of(trade)
        return self.word("trade-repeated", trade=text) if trade.repeated else text

    def promise(self, fact: Facts) -> str:
        """Say what points at the end depend on."""
        goods = self.count("vp", fact["vp"])
        if "per-leader" in fact:
            return self.word("effect-per-leader", goods=goods)
        if "per-card" in fact:
            return self.word("effect-per-card", goods=goods, kind=fact["per-card"])
        if list(fact["per"].values()) == [1]:
            text = self.per_each(goods, *fact["per"])
        else:
            text = self.word("effect-per-held", goods=goods, held=self.goods(fact["per"]))
        return self.word("points-most", points=text, most=fact["most"]) if "most" in fact else text

    def cost(self, card: Card) -> str:
        """Say what a card costs: `3 wood`, `2 coins or 3 military points (of at least 6)`."""
        return self.voice.either(map(self._cost, card.costs))

    def _cost(self, cost: Cost) -> str:
        if cost.each_rival:
            return self._with_rivals(counts(cost.pay), counts(cost.each_rival))
        return self.price(counts(cost.pay), int(cost.military))

    def _with_rivals(self, pay: Mapping[str, int], each: Mapping[str, int]) -> str:
        """Say what is paid once, and then again for each rival."""
        rivals = self.word("each-rival", goods=self.goods(each))
        return self.voice.both([*(self.count(*item) for item in pay.items()), rivals])

    def price(self, pay: Mapping[str, int], military: int) -> str:
        """Say what one price is, with the military points that it asks for."""
        if not military or military == pay.get("military", 0):
            return self.goods(pay)
        if not pay:
            return self.word("cost-needed", threshold=self.count("military", military))
        goods = self.goods(pay)
        return self.word("cost-military", goods=goods, threshold=military)

    def trade_of(self, trade: Trade) -> str:
        """Say what an arrow of a building takes and gives, once."""
        pays, each = counts(trade.pay), counts(trade.each_rival)
        told = self._with_rivals(pays, each) if each else self.goods(pays)
        return self.word("trade", pays=told, gives=self.effect(effect(trade.receive)))

    def arrow(self, trade: Trade) -> str:
        """Say what an arrow of a card offers: a trade, or something without a price."""
        if _takes(trade):
            return self.exchange([self.trade_of(trade)])
        return self.effect(effect(trade.receive))

    def end(self, verdict: str) -> str:
        """Say why the game ended."""
        return self.word(f"end-{verdict}")


def _takes(trade: Trade) -> bool:
    return bool(trade.pay or trade.each_rival)
