"""Whole texts of cards, missions and castles, made from their data."""

from collections.abc import Iterable

from bottega.kernel.telling import kebab
from bottega.text.renaissance.deeds import Deeds
from bottega.text.renaissance.pieces import CASTLES, Facts

RELATIONS = {">=": "least", "<=": "most", "==": "exactly"}


class Nouns(Deeds):
    """Tells of the pieces of the game for one reader."""

    def face(self, name: str) -> str:
        """Give what stands on the face of a card; nothing for a plain material."""
        facts = self.facts(name)
        if facts["condition"]:
            return self.condition(facts["condition"])
        sentences = self.special(facts) if facts["where"] else map(self.step, facts["steps"])
        return self.voice.told(sentences)

    def card_text(self, name: str) -> str:
        """Give the whole text of a card."""
        facts = self.facts(name)
        family = self.word(f"family-{facts['family']}")
        first, *second = self._what(facts)
        what = self.word("text-both", one=first, other=second[0]) if second else first
        head = self.word("text-card", title=self.title(name), what=what, family=family)
        return self.voice.told([head, self.face(name)])

    def _what(self, facts: Facts) -> Iterable[str]:
        """Say what a card is: a composite is two things."""
        if facts["attack"]:
            scopes = self.voice.both(self.word(f"attack-{scope}") for scope in facts["attack"])
            yield self.word("text-attack", scopes=scopes)
        elif facts["steps"]:
            yield self.word("text-reaction" if facts["reaction"] else "text-action")
        if facts["kinds"]:
            kinds = self.voice.either(self.word(f"text-{kind}") for kind in facts["kinds"])
            yield self.word("text-worth", kinds=kinds, value=facts["value"])
        if facts["where"]:
            yield self._special_worth(facts["points"])
        if facts["condition"]:
            yield self.word(f"text-{facts['type']}", points=self.points(facts["points"]))

    def _special_worth(self, points: int) -> str:
        if not points:
            return self.word("text-special")
        return self.word("text-special-points", points=self.change(points))

    def condition(self, fact: Facts) -> str:
        """Say what a mission asks for."""
        match fact["op"]:
            case "compare":
                return self._compare(fact)
            case "extreme":
                return self._extreme(fact)
            case "behind":
                key = "most" if fact["versus"] == "max_opponents" else "least"
                return self.word(f"condition-behind-{key}", n=fact["by"])
            case "every_material":
                chosen = fact["filter"]
                noun = chosen.get("among", ["material"])[0]
                return self.word(f"condition-every-{noun}", values=self.values(chosen["values"]))
            case "flag":
                return self.word(f"condition-{kebab(fact['name'])}")
        return self._all(fact["of"])

    def _all(self, parts: list[Facts]) -> str:
        """Say several conditions; those that each ask for a value are one."""
        each = [value_asked(part) for part in parts]
        if all(each):
            values = self.voice.both(str(value) for value in each)
            return self.word("condition-each-value", values=values)
        return self.voice.told(map(self.condition, parts))

    def _compare(self, fact: Facts) -> str:
        metric, n = fact["metric"], fact["value"]
        relation = RELATIONS[fact["rel"]]
        match metric["name"]:
            case "cards":
                zones = metric["zones"]
                zone = zones[0] if len(zones) == 1 else "both"
                things = self.selected(n, metric["filter"])
                return self.word("condition-cards", zone=zone, rel=relation, things=things)
            case "materials":
                things = self.selected(n, metric["filter"], "material")
                return self.word("condition-materials", rel=relation, things=things)
            case "empty_cells":
                return self.word(f"condition-empty-cells-{metric['kind']}", n=n)
            case "counter":
                return self.word(f"condition-{kebab(metric['counter'])}", n=n)
        return self.word(f"condition-{kebab(metric['name'])}", n=n, points=self.points(n))

    def _extreme(self, fact: Facts) -> str:
        metric = fact["metric"]
        key = f"condition-extreme-{kebab(metric['name'])}"
        if metric["name"] == "materials":
            return self.word(key, things=self.kinds_of(metric["filter"], "material"))
        return self.word(key, which=fact["which"])

    def castle(self, name: str) -> str:
        """Name a castle."""
        return self.word(f"castle-{name}")

    def castle_text(self, name: str) -> str:
        """Give the whole text of a castle."""
        counts = CASTLES[name]["counts"].items()
        cells = self.voice.both(self.word(f"count-{kind}", n=n) for kind, n in counts)
        return self.word("text-castle", castle=self.castle(name), cells=cells)

    def end(self, verdict: str, seat: int | None = None) -> str:
        """Say why the game ended."""
        if verdict == "castle" and seat is not None:
            return self.word("end-castle", **self.whose(seat))
        return self.word("end-castle-plain" if verdict == "castle" else f"end-{verdict}")


def value_asked(fact: Facts) -> int:
    """Give the one value that a condition asks for; 0 if it asks for anything else."""
    if fact["op"] != "compare" or fact["metric"]["name"] != "materials":
        return 0
    values = fact["metric"]["filter"].get("values", [])
    plain = len(values) == len(fact["metric"]["filter"]) == fact["value"] == 1
    return int(values[0]) if plain and fact["rel"] == ">=" else 0
