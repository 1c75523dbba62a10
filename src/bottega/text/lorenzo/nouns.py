"""Goods, cards, leaders, tiles and spaces in words, made from their data."""

from collections.abc import Iterable, Mapping
from typing import Final

from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import CARD_KINDS, BonusTile, Card
from bottega.games.lorenzo.requirements import requirement
from bottega.text.lorenzo.pieces import RULES, Facts, ability, effect, leader_of, tile_of
from bottega.text.voice import Voice

PERIODS: Final = ("", "I", "II", "III")
ACTIONS: Final = ("take", "work")  # effects that are actions


def bonus_tile_of(name: str) -> BonusTile:
    """Find a personal bonus tile by its name."""
    return next(tile for tile in RULES.bonus_tiles if tile.name == name)


class Nouns:
    """Names the pieces of the game for one reader."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.word = voice.word
        self.copiers = {leader.name for leader in RULES.leaders if leader.played}

    def count(self, thing: str, n: int) -> str:
        """Count goods or cards: `2 coins`, `1 territory`, `6 cards of one kind`."""
        return self.word(f"count-{thing}", n=n)

    def goods(self, things: Mapping[str, int]) -> str:
        """List things with their numbers: `2 coins and 1 stone`."""
        return self.voice.both(self.count(thing, n) for thing, n in things.items())

    def short(self, things: Mapping[str, int]) -> str:
        """List goods in the compact notation of the boards: `2C 1S`."""
        return " ".join(f"{n}{self.word(f'letter-{thing}')}" for thing, n in things.items())

    def points(self, n: int) -> str:
        """Count points of the whole score."""
        return self.word("count-point", n=n)

    def member(self, name: str) -> str:
        """Name a family member by its colour."""
        return self.word(f"member-{name}")

    def valued(self, name: str, value: int) -> str:
        """Name a family member with what it is worth: `black (5)`."""
        return self.word("member", member=self.member(name), value=value)

    def kinds(self, names: Iterable[str]) -> str:
        """Name kinds of cards, as after "for": `buildings`, `cards of any kind`."""
        listed = list(names)
        if len(listed) == len(CARD_KINDS):
            return self.word("cards-any")
        return self.voice.both(self.word(f"cards-{name}") for name in listed)

    def one_of(self, names: Iterable[str]) -> str:
        """Name one card of some kinds, as after "take": `a building`, `a card of any kind`."""
        listed = list(names)
        if len(listed) == len(CARD_KINDS):
            return self.word("one-any")
        return self.voice.either(self.word(f"one-{name}") for name in listed)

    def space(self, name: str) -> str:
        """Name a space, as the place where a member goes."""
        kind, _, number = name.rpartition(" ")
        if kind and number.isdigit():
            return self.word(f"space-{kind}", n=int(number))
        return self.word(f"space-{name.replace(' ', '-')}")

    def spot(self, name: str) -> str:
        """Name a space in the fewest words: a floor as `territory 3`."""
        kind, _, number = name.rpartition(" ")
        if kind in CARD_KINDS:
            return self.word(f"floor-{kind}", n=int(number))
        return self.space(name)

    def card(self, number: int) -> str:
        """Give the name of a card."""
        return self.word(f"card-{number}")

    def leader(self, name: str) -> str:
        """Give the name of a leader."""
        return self.word(f"leader-{name}")

    def bonus_tile(self, name: str) -> str:
        """Name a personal bonus tile."""
        return self.word(f"bonus-tile-{name}")

    def effects(self, facts: Iterable[Facts]) -> str:
        """List effects, actions last: `2 coins, 1 privilege and a harvest of value 4`."""
        parts: list[str] = []
        for fact in sorted(facts, key=lambda fact: fact["effect"] in ACTIONS):
            gains = fact["goods"].items() if fact["effect"] == "gain" else ()
            parts += [self.count(*gain) for gain in gains] or [self.effect(fact)]
        return self.voice.both(parts)

    def effect(self, fact: Facts) -> str:
        """Say what an effect brings."""
        args: dict[str, str | int] = {
            key: value for key, value in fact.items() if isinstance(value, str | int)
        }
        if "goods" in fact:
            args["goods"] = self.goods(fact["goods"])
        match fact["effect"]:
            case "gain":
                return str(args["goods"])
            case "privileges":
                return self.count("privilege", fact["n"])
            case "per-held":
                args["held"] = self.count(fact["good"], fact["per"])
            case "take":
                args["cards"] = self.one_of(fact["kinds"])
                if fact["discount"]:
                    discount = self.goods(fact["discount"])
                    return self.word("effect-take-for-less", **args, discount=discount)
        return self.word(f"effect-{fact['effect']}", **args)

    def ability(self, fact: Facts) -> str:
        """Say in a sentence what an ability does."""
        return self._by_ability("ability", fact)

    def ability_short(self, fact: Facts) -> str:
        """Say in a few words what an ability does."""
        return self._by_ability("short", fact)

    def _by_ability(self, key: str, fact: Facts) -> str:
        args: dict[str, str | int] = {
            name: value for name, value in fact.items() if isinstance(value, str | int)
        }
        n = fact.get("n", 0)
        match fact["ability"]:
            case "value" | "coloured":
                args |= {"n": abs(n), "way": "less" if n < 0 else "more"}
            case "discount":
                args["cards"] = self.kinds(fact["kinds"])
                args["goods"] = self.voice.either(map(self.goods, fact["options"]))
            case "no-floor-bonus":
                args["floors"] = self.voice.both(map(str, fact["floors"]))
            case "doubled":
                args["goods"] = self.voice.both(self.word(f"kind-{x}") for x in fact["goods"])
            case "less":
                args["goods"] = self.voice.both(self.count(good, 1) for good in fact["goods"])
            case "support":
                args["goods"] = self.goods(fact["goods"])
            case "servants":
                args["servants"] = self.count("servant", n)
            case "lose":
                return self.word(f"{key}-lose-{fact['what']}", **args)
        return self.word(f"{key}-{fact['ability']}", **args)

    def requires(self, name: str) -> str:
        """List what a leader requires."""
        return self.goods(requirement(leader_of(name)))

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

    def card_text(self, number: int) -> str:
        """Give the whole text of a card."""
        card = RULES.cards[number]
        kind = self.word(f"card-of-{CARD_KINDS[card.kind]}", period=PERIODS[card.period])
        head = self.word("text-card", card=self.card(number), kind=kind)
        return self.voice.told([head, *self.card_sentences(card)])

    def card_sentences(self, card: Card) -> Iterable[str]:
        """Tell of a card sentence by sentence: its cost, then all it does."""
        if any(cost.pay for cost in card.costs):
            yield self.word("text-cost", cost=self.cost(card))
        if card.now:
            yield self.word("text-now", effects=self.effects(map(effect, card.now)))
        yield from (self.ability(ability(piece)) for piece in card.standing)
        yield from self.kept_sentences(card)

    def kept_sentences(self, card: Card) -> Iterable[str]:
        """Tell what a card brings after it has been taken."""
        yield from self._work_sentences(card)
        if card.points:
            yield self.word("text-points", points=self.count("vp", int(card.points)))

    def _work_sentences(self, card: Card) -> Iterable[str]:
        key = CARD_KINDS[card.kind]
        if card.each:
            effects = self.effects(map(effect, card.each))
            yield self.word(f"text-{key}", value=int(card.value), effects=effects)
        if card.trades:
            trades = self.voice.either(
                self.trade(int(card.number), i) for i in range(len(card.trades))
            )
            yield self.word("text-trades", value=int(card.value), trades=trades)

    def cost(self, card: Card) -> str:
        """Say what a card costs: `3 wood`, `2 coins or 3 military points (of at least 6)`."""
        return self.voice.either(
            self.price(counts(cost.pay), int(cost.military)) for cost in card.costs
        )

    def price(self, pay: Mapping[str, int], military: int) -> str:
        """Say what one price is, with the military points that it asks for."""
        goods = self.goods(pay)
        if not military:
            return goods
        return self.word("cost-military", goods=goods, threshold=military)

    def trade(self, number: int, arrow: int) -> str:
        """Say what an arrow of a building takes and gives."""
        trade = RULES.cards[number].trades[arrow]
        return self.word(
            "trade", pays=self.goods(counts(trade.pay)), gives=self.effect(effect(trade.receive))
        )

    def end(self, verdict: str) -> str:
        """Say why the game ended."""
        return self.word(f"end-{verdict}")
