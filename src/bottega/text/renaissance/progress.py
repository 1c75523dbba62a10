"""How far a mission is, in words: the rule counts what a view shows."""

from bottega.games.renaissance.progress import progress_of
from bottega.games.renaissance.views import Progress as Far
from bottega.games.renaissance.views import RenaissanceView
from bottega.text.renaissance.nouns import Nouns, value_asked
from bottega.text.renaissance.pieces import Facts

EXTREMES = ("extreme", "behind")  # how close these are remains of interest when they hold


class Progress:
    """Words how far missions are for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word

    def mission(self, view: RenaissanceView, mission: str) -> str:
        """Say what one's own mission asks for and, from the first turn on, how far it is (N-60)."""
        condition = self.nouns.face(mission)
        if not view.turn:
            return condition
        far = progress_of(view).get(mission)
        turned = self.word("progress-turned")
        progress = turned if far is None else self._sentence(view, mission, far)
        return self.word("mission-progress", condition=condition, progress=progress)

    def sentences(self, view: RenaissanceView) -> dict[str, str]:
        """Say how far one's own missions are that lie face down, from the first turn on (N-60)."""
        told = progress_of(view) if view.turn else {}
        return {mission: self._sentence(view, mission, far) for mission, far in told.items()}

    def _sentence(self, view: RenaissanceView, mission: str, far: Far) -> str:
        fact = self.nouns.facts(mission)["condition"]
        return self._run(view, fact, far) or self._told(fact, far)

    def _told(self, fact: Facts, far: Far) -> str:
        if far.lost:
            return self.word("progress-lost")
        if far.holds and fact["op"] not in EXTREMES:
            return self.word("progress-done")
        match fact["op"]:
            case "compare":
                return self._compared(fact, far)
            case "extreme":
                return self.word(f"progress-{fact['which']}", own=far.own, best=far.mark)
            case "behind":
                return self.word("progress-behind", own=far.own, best=far.mark)
            case "every_material":
                return self.word("progress-odd", n=far.own)
            case "flag":
                return self._deed(far)
        return self._all(fact["of"], far)

    def _compared(self, fact: Facts, far: Far) -> str:
        if fact["rel"] == ">=":
            return self.word("progress-at-least", own=far.own, need=far.mark)
        if fact["rel"] == "<=":
            return self.word("progress-at-most", own=far.own, need=far.mark)
        match fact["metric"]["name"]:
            case "empty_cells":
                return self.word("progress-cells", n=far.own)
            case "free_stock_slots":
                return self.word("progress-slots", n=far.own)
        return self.word("progress-none", own=far.own)

    def _run(self, view: RenaissanceView, fact: Facts, far: Far) -> str:
        """Say how many turns in a row came before the present one, which does not count yet."""
        if view.seat is None or fact["op"] != "compare" or far.own:
            return ""
        person = view.people[view.seat]
        runs = {
            "pure_action_turn_streak": person.action_streak,
            "pure_material_discard_streak": person.discard_streak,
        }
        before = runs.get(fact["metric"].get("counter", ""), 0)
        more = max(1, far.mark - before)
        return self.word("progress-run", before=before, more=more) if before else ""

    def _deed(self, far: Far) -> str:
        left = far.mark - far.own
        return self.word("progress-cells", n=left) if far.mark else self.word("progress-open")

    def _all(self, facts: list[Facts], far: Far) -> str:
        pairs = list(zip(facts, far.parts, strict=True))
        if all(map(value_asked, facts)):
            return self._values(pairs)
        return self.voice.told(self._part(fact, part) for fact, part in pairs if not part.holds)

    def _part(self, fact: Facts, far: Far) -> str:
        """Say how far one of several conditions is: of what there are too few or too many."""
        chosen = fact.get("metric", {}).get("filter")
        if not chosen:
            return self._told(fact, far)
        key = "few" if fact["rel"] == ">=" else "many"
        things = self.nouns.kinds_of(chosen)
        return self.word(f"progress-too-{key}", things=things, own=far.own, need=far.mark)

    def _values(self, pairs: list[tuple[Facts, Far]]) -> str:
        """Say which values a castle shows, and which are missing."""
        shown = [str(value_asked(fact)) for fact, part in pairs if part.holds]
        missing = [str(value_asked(fact)) for fact, part in pairs if not part.holds]
        return self.word(
            "progress-values",
            missing=self.voice.both(missing),
            missing_count=len(missing),
            shown=self.voice.listed(shown),
            shown_count=len(shown),
        )
