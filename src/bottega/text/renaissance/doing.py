"""What actions and special cards do: sentences made from what is printed, word by word."""

from functools import singledispatchmethod

from bottega.games.renaissance.printed import abilities, steps
from bottega.games.renaissance.printed.conditions import Filter
from bottega.games.renaissance.printed.things import Special
from bottega.kernel.telling import kebab
from bottega.text.renaissance.things import Things


def whom(step: steps.DoesTo) -> str:
    """Say whom a step is about, in one word."""
    return step.who.partition("_")[0]


class Doing(Things):
    """Words what cards do for one reader."""

    def selected(self, n: int, chosen: Filter, noun: str = "card") -> str:
        """Count things that a filter selects: `2 exposed materials of value 1 or 2`."""
        if chosen.either:
            kinds = self.voice.both(self.word(f"kinds-{_noun(one, noun)}") for one in chosen.either)
            return self.word("count-together", n=n, kinds=kinds)
        return self._valued(self.word(f"count-{_noun(chosen, noun)}", n=n), chosen)

    def kinds_of(self, chosen: Filter, noun: str = "card") -> str:
        """Name things that a filter selects, as many as they may be."""
        return self._valued(self.word(f"kinds-{_noun(chosen, noun)}"), chosen)

    def _valued(self, things: str, chosen: Filter) -> str:
        if not chosen.values:
            return things
        return self.word("of-value", things=things, values=self.values(chosen.values))

    def _lost(self, count: int | str, chosen: Filter, noun: str) -> str:
        """Say how many of what are lost: a number, or all there are."""
        if isinstance(count, int):
            return self.selected(count, chosen, noun)
        return self._valued(self.word(f"every-{_noun(chosen, noun)}"), chosen)

    def _cards(self, n: int) -> str:
        return self.word("count-card", n=n)

    @singledispatchmethod
    def step(self, step: steps.Does) -> str:
        """Say what one step of an action does."""
        return self.word(f"step-{kebab(step.word)}")

    @step.register
    def _(self, step: steps.LoseMaterials) -> str:
        if step.region:
            return self.word("step-lose-flank")
        things = self._lost(step.count, step.filter, "material")
        if step.cascade:
            return self.word("step-lose-cascade", things=things)
        chooser = "none" if step.count == "all" else step.chooser
        return self.word("step-lose-materials", who=whom(step), things=things, chooser=chooser)

    @step.register
    def _(self, step: steps.StealMaterial) -> str:
        return self.word(
            "step-steal-material", things=self._lost(step.count, step.filter, "material")
        )

    @step.register
    def _(self, step: steps.SwapMaterials | steps.StockTakeMaterial | steps.DrawUntil) -> str:
        return self.word(f"step-{kebab(step.word)}", n=step.count)

    @step.register
    def _(self, step: steps.PlaceMaterials) -> str:
        if step.max is None:
            return self.word("step-place-in-play")
        key = "any" if step.match == "none" else kebab(step.match)
        return self.word(f"step-place-{key}", n=step.max)

    @step.register
    def _(self, step: steps.StockDiscard) -> str:
        key = f"step-stock-discard-{step.chooser}"
        return self.word(key, who=whom(step), things=self._cards(step.count))

    @step.register
    def _(self, step: steps.HandLook) -> str:
        return self.word("step-hand-look-all" if step.audience == "all" else "step-hand-look")

    @step.register
    def _(self, step: steps.HandTrade) -> str:
        key = "step-hand-trade-random" if step.take_chooser == "random" else "step-hand-trade"
        return self.word(key, take=self._cards(step.take), give=step.give)

    @step.register
    def _(self, step: steps.HandDiscard) -> str:
        if step.count == "any":
            return self.word("step-hand-discard-any")
        things = self._lost(step.count, step.filter, "card")
        if step.cost:
            return self.word("step-hand-discard-cost", things=things)
        return self.word("step-hand-discard", who=whom(step), things=things)

    @step.register
    def _(self, step: steps.HandPool) -> str:
        return self.word("step-hand-pool-blind" if step.blind else "step-hand-pool", n=step.count)

    @step.register
    def _(self, step: steps.DrawLook) -> str:
        return self.word("step-draw-look", look=step.look, take=step.take)

    @step.register
    def _(self, step: steps.DiscardSpecial) -> str:
        if step.whose == "any":
            return self.word("step-discard-special-any", n=step.count)
        return self._of_places("step-discard-special-own", step)

    @step.register
    def _(self, step: steps.TakeSpecial) -> str:
        return self._of_places("step-take-special", step)

    def _of_places(self, key: str, step: steps.DiscardSpecial | steps.TakeSpecial) -> str:
        places = self.voice.either(self.word(f"place-{place}") for place in step.where)
        return self.word(key, n=step.count, places=places)

    @step.register
    def _(self, step: steps.ShowMissions) -> str:
        return self.word("step-show-mission", n=step.count)

    @step.register
    def _(self, step: steps.Restrain) -> str:
        name = kebab(step.modifier)
        if step.source == "hand":
            name += "-hand"
        return self.word(f"step-{name}", who=whom(step), n=step.count)

    @singledispatchmethod
    def effect(self, able: abilities.Can) -> str:
        """Say what one ability of a special card does."""
        return self.word(f"effect-{kebab(able.word)}")

    @effect.register
    def _(self, able: abilities.LockStock) -> str:
        things = self._valued(self.word("a-material"), able.unlock)
        return self.word("effect-lock-stock", things=things)

    @effect.register
    def _(self, able: abilities.Toll) -> str:
        things = self._valued(self.word("a-material"), able.filter)
        return self.word("effect-toll", things=things, cards=self._cards(able.count))

    @effect.register
    def _(self, able: abilities.ImmuneAdjacent) -> str:
        only = able.only_attacks
        return self.word("effect-immune-adjacent-attacks" if only else "effect-immune-adjacent")

    @effect.register
    def _(self, able: abilities.Trap) -> str:
        return self.word(f"effect-trap-{able.scope}")

    @effect.register
    def _(self, able: abilities.CollectAttacks) -> str:
        return self.word("effect-collect-attacks", points=self.points(able.points_each))

    @effect.register
    def _(self, able: abilities.ExtraStock) -> str:
        return self.word("effect-extra-stock", slots=self.word("count-slot", n=able.slots))

    @effect.register
    def _(self, able: abilities.DuplicateAction) -> str:
        start = able.when == "own_turn_start"
        return self.word("effect-duplicate-action-start" if start else "effect-duplicate-action")

    @effect.register
    def _(self, able: abilities.ScoreCount) -> str:
        values, points = self.values(able.counted.values), self.points(able.points_each)
        return self.word("effect-score-count", points=points, values=values)

    @effect.register
    def _(self, able: abilities.ReplaceMaterials) -> str:
        return self.word(f"effect-replace-{able.require.partition('_')[0]}")

    @effect.register
    def _(self, able: abilities.StockLoss) -> str:
        return self.word("effect-stock-discard", cards=self._cards(able.count))

    def special(self, card: Special) -> list[str]:
        """Say where a special card is laid and what it does there."""
        where = self.word(f"where-{kebab(card.where)}", n=abs(card.points))
        does = [self.effect(able) for able in card.effects]
        match card.where:
            case "own_zone":  # where specials are laid if nothing else is said
                return does or [where]
            case "opponent_stock_slot":
                return [*does, where]
        return [where, *does]


def _noun(chosen: Filter, noun: str) -> str:
    """Give the key of what a filter selects."""
    name = chosen.kinds[0] if chosen.kinds else chosen.being or noun
    if chosen.exposed:
        return f"exposed-{name}"
    return f"pure-{name}" if chosen.pure else name
