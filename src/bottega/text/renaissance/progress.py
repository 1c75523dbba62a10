"""How far a mission is, as its owner can see it."""

import msgspec

from bottega.games.renaissance.views import RenaissanceView
from bottega.text.renaissance.measures import Measures, materials
from bottega.text.renaissance.nouns import Nouns, value_asked
from bottega.text.renaissance.pieces import Facts

# What somebody can be the first to do, and the kind of cells that are to be filled for it.
FIRSTS = {"first_tile": "", "first_all_stones": "stone", "first_all_foundations": "foundation"}
BEFORE_STONE = {
    "foundations_done_before_first_stone": "foundation",
    "special_before_first_stone": "",
}


class Standing(msgspec.Struct, frozen=True):
    """Whether a condition holds, whether it never can any more, and how far it is, in words."""

    holds: bool
    lost: bool
    text: str


class Progress:
    """Words how far missions are for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word

    def standing(self, view: RenaissanceView, seat: int, mission: str) -> Standing:
        """Tell how far a seat's mission is."""
        measures = Measures(view, seat)
        if mission in measures.own().accomplished:
            return Standing(True, False, self.word("progress-turned"))
        return self._standing(measures, self.nouns.facts(mission)["condition"])

    def sentence(self, view: RenaissanceView, seat: int, mission: str) -> str:
        """Say how far a seat's mission is."""
        return self.standing(view, seat, mission).text

    def _standing(self, measures: Measures, fact: Facts) -> Standing:
        match fact["op"]:
            case "compare":
                return self._compare(measures, fact)
            case "extreme":
                return self._extreme(measures, fact)
            case "behind":
                return self._behind(measures, fact)
            case "every_material":
                odd = measures.odd(fact)
                return self._told(not odd, self.word("progress-odd", n=odd))
            case "flag":
                return self._flag(measures, fact["name"])
        return self._all(measures, fact["of"])

    def _told(self, holds: bool, text: str) -> Standing:
        """Tell how far something is that does not hold."""
        return Standing(holds, False, self.word("progress-done") if holds else text)

    def _compare(self, measures: Measures, fact: Facts) -> Standing:
        metric, need = fact["metric"], fact["value"]
        own = measures.of(metric, measures.side)
        if fact["rel"] == ">=":
            text = self.word("progress-at-least", own=own, need=need)
            return self._told(own >= need, text)
        if fact["rel"] == "<=":
            return self._told(own <= need, self.word("progress-at-most", own=own, need=need))
        match metric["name"]:
            case "empty_cells":
                text = self.word("progress-cells", n=own)
            case "free_stock_slots":
                text = self.word("progress-slots", n=own)
            case _:
                text = self.word("progress-none", own=own)
        return self._told(own == need, text)

    def _extreme(self, measures: Measures, fact: Facts) -> Standing:
        own = measures.of(fact["metric"], measures.side)
        others = measures.others(fact["metric"])
        most = fact["which"] == "most"
        best = max(others) if most else min(others)
        holds = own > best if most else own < best
        text = self.word("progress-most" if most else "progress-least", own=own, best=best)
        return Standing(holds, False, text)  # how close it is remains of interest

    def _behind(self, measures: Measures, fact: Facts) -> Standing:
        own = measures.of(fact["metric"], measures.side)
        others = measures.others(fact["metric"])
        mark = max(others) if fact["versus"] == "max_opponents" else min(others)
        text = self.word("progress-behind", own=own, best=mark)
        return Standing(own <= mark - fact["by"], False, text)

    def _flag(self, measures: Measures, name: str) -> Standing:
        done = measures.own().flags
        late = name in BEFORE_STONE and "placed_stone" in done
        if name not in done and (late or name in measures.view.firsts):
            return Standing(False, True, self.word("progress-lost"))
        kind = {**FIRSTS, **BEFORE_STONE}.get(name)
        left = self.word("progress-cells", n=measures.free(kind)) if kind else ""
        return self._told(name in done, left or self.word("progress-open"))

    def _all(self, measures: Measures, parts: list[Facts]) -> Standing:
        if all(map(value_asked, parts)):
            return self._values(measures, [value_asked(part) for part in parts])
        found = [self._standing(measures, part) for part in parts]
        open_ones = [part for part in found if not part.holds]
        return self._told(not open_ones, self.voice.told(part.text for part in open_ones))

    def _values(self, measures: Measures, wanted: list[int]) -> Standing:
        """Say which values a castle shows, and which are missing."""
        there = {cell.value for _, cell in materials(measures.own())}
        shown = [str(value) for value in wanted if value in there]
        missing = [str(value) for value in wanted if value not in there]
        text = self.word(
            "progress-values",
            missing=self.voice.both(missing),
            missing_count=len(missing),
            shown=self.voice.listed(shown),
            shown_count=len(shown),
        )
        return self._told(not missing, text)
