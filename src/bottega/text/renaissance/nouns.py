"""Whole texts of cards, missions and castles, made from what is printed."""

from collections.abc import Iterable, Sequence

from bottega.games.renaissance.printed import CASTLES
from bottega.games.renaissance.printed import conditions as c
from bottega.games.renaissance.printed import things as p
from bottega.kernel.telling import kebab
from bottega.text.renaissance.doing import Doing

RELATIONS = {">=": "least", "<=": "most", "==": "exactly"}


class Nouns(Doing):
    """Tells of the pieces of the game for one reader."""

    def face(self, name: str) -> str:
        """Give what stands on the face of a card; nothing for a plain material."""
        match card := self.printed(name):
            case p.Mission():
                return self.condition(card.condition)
            case p.Special():
                return self.voice.told(self.special(card))
            case p.Action():
                return self.voice.told(map(self.step, card.steps))
        return ""

    def card_text(self, name: str) -> str:
        """Give the whole text of a card."""
        card = self.printed(name)
        family = self.word(f"family-{card.family}")
        first, *second = self._what(card)
        what = self.word("text-both", one=first, other=second[0]) if second else first
        head = self.word("text-card", title=self.title(name), what=what, family=family)
        return self.voice.told([head, self.face(name)])

    def _what(self, card: p.AnyCard) -> Iterable[str]:
        """Say what a card is: a composite is two things."""
        if isinstance(card, p.Action):
            yield self._played(card)
        if isinstance(card, p.Composite | p.Material):
            kinds = self.voice.either(self.word(f"text-{kind}") for kind in card.kinds)
            yield self.word("text-worth", kinds=kinds, value=card.value)
        if isinstance(card, p.Special):
            yield self._special_worth(card.points)
        if isinstance(card, p.Mission):
            yield self.word(f"text-{card.type}", points=self.points(card.points))

    def _played(self, card: p.Action) -> str:
        if not card.attack:
            return self.word("text-reaction" if card.reaction else "text-action")
        scopes = self.voice.both(self.word(f"attack-{scope}") for scope in card.attack)
        return self.word("text-attack", scopes=scopes)

    def _special_worth(self, points: int) -> str:
        if not points:
            return self.word("text-special")
        return self.word("text-special-points", points=self.change(points))

    def condition(self, asked: c.Asks) -> str:
        """Say what a mission asks for."""
        match asked:
            case c.Compare():
                return self._compare(asked)
            case c.Extreme():
                return self._extreme(asked)
            case c.Behind():
                key = "most" if asked.versus == "max_opponents" else "least"
                return self.word(f"condition-behind-{key}", n=asked.by)
            case c.EveryMaterial():
                noun = (*asked.such.among, "material")[0]
                return self.word(f"condition-every-{noun}", values=self.values(asked.such.values))
            case c.Done():
                return self.word(f"condition-{kebab(asked.name)}")
            case c.All():
                return self._all(asked.of)
        raise TypeError(f"there are no words for {type(asked).__name__}")

    def _all(self, parts: Sequence[c.Asks]) -> str:
        """Say several conditions; those that each ask for a value are one."""
        each = [value_asked(part) for part in parts]
        if all(each):
            values = self.voice.both(str(value) for value in each)
            return self.word("condition-each-value", values=values)
        return self.voice.told(map(self.condition, parts))

    def _compare(self, asked: c.Compare) -> str:
        metric, n, relation = asked.metric, asked.value, RELATIONS[asked.rel]
        match metric:
            case c.CardsHeld():
                zone = metric.zones[0] if len(metric.zones) == 1 else "both"
                things = self.selected(n, metric.filter)
                return self.word("condition-cards", zone=zone, rel=relation, things=things)
            case c.Materials():
                things = self.selected(n, metric.filter, "material")
                return self.word("condition-materials", rel=relation, things=things)
            case c.EmptyCells():
                return self.word(f"condition-empty-cells-{metric.kind}", n=n)
            case c.Counter():
                return self.word(f"condition-{kebab(metric.counter)}", n=n)
        return self.word(f"condition-{kebab(metric.word)}", n=n, points=self.points(n))

    def _extreme(self, asked: c.Extreme) -> str:
        key = f"condition-extreme-{kebab(asked.metric.word)}"
        if isinstance(asked.metric, c.Materials):
            return self.word(key, things=self.kinds_of(asked.metric.filter, "material"))
        return self.word(key, which=asked.which)

    def castle(self, name: str) -> str:
        """Name a castle."""
        return self.word(f"castle-{name}")

    def castle_text(self, name: str) -> str:
        """Give the whole text of a castle."""
        counts = CASTLES[name].counts.items()
        cells = self.voice.both(self.word(f"count-{kind}", n=n) for kind, n in counts)
        return self.word("text-castle", castle=self.castle(name), cells=cells)

    def end(self, verdict: str, seat: int | None = None) -> str:
        if verdict == "castle" and seat is not None:
            return self.word("end-castle", **self.whose(seat))
        return self.word("end-castle-plain" if verdict == "castle" else f"end-{verdict}")


def value_asked(asked: c.Asks) -> int:
    """Give the one value that a condition asks for; 0 if it asks for anything else."""
    if not isinstance(asked, c.Compare) or not isinstance(asked.metric, c.Materials):
        return 0
    chosen, values = asked.metric.filter, asked.metric.filter.values
    plain = len(values) == asked.value == 1 and chosen == c.Filter(values=values)
    return values[0] if plain and asked.rel == ">=" else 0
