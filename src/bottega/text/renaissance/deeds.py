"""What actions and special cards do: sentences made from their data, word by word."""

from bottega.kernel.telling import kebab
from bottega.text.renaissance.pieces import Facts
from bottega.text.renaissance.things import Things


def whom(fact: Facts) -> str:
    """Say whom a step is about, in one word."""
    return str(fact["who"]).partition("_")[0]


class Deeds(Things):
    """Words what cards do for one reader."""

    def selected(self, n: int, fact: Facts, noun: str = "card") -> str:
        """Count things that a filter selects: `2 exposed materials of value 1 or 2`."""
        if "any" in fact:
            kinds = self.voice.both(self.word(f"kinds-{_noun(one, noun)}") for one in fact["any"])
            return self.word("count-together", n=n, kinds=kinds)
        return self._valued(self.word(f"count-{_noun(fact, noun)}", n=n), fact)

    def kinds_of(self, fact: Facts, noun: str = "card") -> str:
        """Name things that a filter selects, as many as they may be."""
        return self._valued(self.word(f"kinds-{_noun(fact, noun)}"), fact)

    def _valued(self, things: str, fact: Facts) -> str:
        if "values" not in fact:
            return things
        return self.word("of-value", things=things, values=self.values(fact["values"]))

    def _lost(self, fact: Facts, noun: str) -> str:
        """Say how many of what are lost: a number, or all there are."""
        chosen: Facts = fact.get("filter", {})
        if fact["count"] != "all":
            return self.selected(fact["count"], chosen, noun)
        return self._valued(self.word(f"every-{_noun(chosen, noun)}"), chosen)

    def step(self, fact: Facts) -> str:
        """Say what one step of an action does."""
        name = str(fact["step"])
        told = getattr(self, f"_step_{name}", None)
        return told(fact) if told else self.word(f"step-{kebab(name)}")

    def _step_lose_materials(self, fact: Facts) -> str:
        if fact.get("region") == "side":
            return self.word("step-lose-flank")
        things = self._lost(fact, "material")
        if fact.get("cascade"):
            return self.word("step-lose-cascade", things=things)
        chooser = "none" if fact["count"] == "all" else fact["chooser"]
        return self.word("step-lose-materials", who=whom(fact), things=things, chooser=chooser)

    def _step_steal_material(self, fact: Facts) -> str:
        return self.word("step-steal-material", things=self._lost(fact, "material"))

    def _step_swap_materials(self, fact: Facts) -> str:
        return self.word("step-swap-materials", n=fact["count"])

    def _step_place_materials(self, fact: Facts) -> str:
        match = fact["match"]
        if match == "in_play":
            return self.word("step-place-in-play")
        key = "any" if match == "none" else kebab(match)
        return self.word(f"step-place-{key}", n=fact["max"])

    def _step_stock_discard(self, fact: Facts) -> str:
        key = f"step-stock-discard-{fact['chooser']}"
        return self.word(key, who=whom(fact), things=self.word("count-card", n=fact["count"]))

    def _step_stock_take_material(self, fact: Facts) -> str:
        return self.word("step-stock-take-material", n=fact["count"])

    def _step_hand_look(self, fact: Facts) -> str:
        return self.word("step-hand-look-all" if fact["audience"] == "all" else "step-hand-look")

    def _step_hand_trade(self, fact: Facts) -> str:
        key = "step-hand-trade-random" if fact["take_chooser"] == "random" else "step-hand-trade"
        return self.word(key, take=self.word("count-card", n=fact["take"]), give=fact["give"])

    def _step_hand_discard(self, fact: Facts) -> str:
        if fact["count"] == "any":
            return self.word("step-hand-discard-any")
        things = self._lost(fact, "card")
        if fact.get("cost"):
            return self.word("step-hand-discard-cost", things=things)
        return self.word("step-hand-discard", who=whom(fact), things=things)

    def _step_hand_pool(self, fact: Facts) -> str:
        key = "step-hand-pool-blind" if fact["blind"] else "step-hand-pool"
        return self.word(key, n=fact["count"])

    def _step_draw_look(self, fact: Facts) -> str:
        return self.word("step-draw-look", look=fact["look"], take=fact["take"])

    def _step_draw_until(self, fact: Facts) -> str:
        return self.word("step-draw-until", n=fact["count"])

    def _step_discard_special(self, fact: Facts) -> str:
        if fact["whose"] == "any":
            return self.word("step-discard-special-any", n=fact["count"])
        return self._of_places("step-discard-special-own", fact)

    def _step_take_special(self, fact: Facts) -> str:
        return self._of_places("step-take-special", fact)

    def _of_places(self, key: str, fact: Facts) -> str:
        places = self.voice.either(self.word(f"place-{place}") for place in fact["where"])
        return self.word(key, n=fact["count"], places=places)

    def _step_show_mission(self, fact: Facts) -> str:
        return self.word("step-show-mission", n=fact["count"])

    def _step_modifier(self, fact: Facts) -> str:
        name = kebab(fact["name"])
        if fact.get("from") == "hand":
            name += "-hand"
        return self.word(f"step-{name}", who=whom(fact), n=fact.get("count", 1))

    def effect(self, fact: Facts) -> str:
        """Say what one ability of a special card does."""
        name = str(fact["effect"])
        told = getattr(self, f"_effect_{name}", None)
        return told(fact) if told else self.word(f"effect-{kebab(name)}")

    def _effect_lock_stock(self, fact: Facts) -> str:
        things = self._valued(self.word("a-material"), fact["unlock"])
        return self.word("effect-lock-stock", things=things)

    def _effect_toll(self, fact: Facts) -> str:
        things = self._valued(self.word("a-material"), fact["filter"])
        cards = self.word("count-card", n=fact["count"])
        return self.word("effect-toll", things=things, cards=cards)

    def _effect_immune_adjacent(self, fact: Facts) -> str:
        only = fact.get("only_attacks")
        return self.word("effect-immune-adjacent-attacks" if only else "effect-immune-adjacent")

    def _effect_trap(self, fact: Facts) -> str:
        return self.word(f"effect-trap-{fact['scope']}")

    def _effect_collect_attacks(self, fact: Facts) -> str:
        return self.word("effect-collect-attacks", points=self.points(fact["points_each"]))

    def _effect_extra_stock(self, fact: Facts) -> str:
        return self.word("effect-extra-stock", slots=self.word("count-slot", n=fact["slots"]))

    def _effect_duplicate_action(self, fact: Facts) -> str:
        start = fact["when"] == "own_turn_start"
        return self.word("effect-duplicate-action-start" if start else "effect-duplicate-action")

    def _effect_score_count(self, fact: Facts) -> str:
        values = self.values(fact["count"]["values"])
        points = self.points(fact["points_each"])
        return self.word("effect-score-count", points=points, values=values)

    def _effect_replace_materials(self, fact: Facts) -> str:
        return self.word(f"effect-replace-{fact['require'].partition('_')[0]}")

    def _effect_stock_discard(self, fact: Facts) -> str:
        cards = self.word("count-card", n=fact["count"])
        return self.word("effect-stock-discard", cards=cards)

    def special(self, facts: Facts) -> list[str]:
        """Say where a special card is laid and what it does there."""
        where = self.word(f"where-{kebab(facts['where'])}", n=abs(facts["points"]))
        does = [self.effect(fact) for fact in facts["effects"]]
        match facts["where"]:
            case "own_zone":  # where specials are laid if nothing else is said
                return does or [where]
            case "opponent_stock_slot":
                return [*does, where]
        return [where, *does]


def _noun(fact: Facts, noun: str) -> str:
    """Give the key of what a filter selects."""
    name = fact["kinds"][0] if "kinds" in fact else fact.get("is", noun)
    if fact.get("exposed"):
        return f"exposed-{name}"
    return f"pure-{name}" if fact.get("pure") else str(name)
