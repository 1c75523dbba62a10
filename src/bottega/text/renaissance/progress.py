"""How far a mission is, in words: the rule counts what a view shows."""

from collections.abc import Sequence

from bottega.games.renaissance.printed import conditions as c
from bottega.games.renaissance.progress import progress_of
from bottega.games.renaissance.views import Progress as Far
from bottega.games.renaissance.views import RenaissanceView
from bottega.text.renaissance.nouns import Nouns, value_asked
from bottega.text.wording import Wording

CLOSE = c.Extreme | c.Behind  # how close these are remains of interest when they hold
LEFT = {c.EmptyCells: "progress-cells", c.FreeStockSlots: "progress-slots"}  # so many still are


class Progress(Wording[Nouns]):
    """Words how far missions are for one reader."""

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
        asked = self.nouns.asked(mission)
        return self._run(view, asked, far) or self._told(asked, far)

    def _told(self, asked: c.Asks, far: Far) -> str:
        if far.lost:
            return self.word("progress-lost")
        if far.holds and not isinstance(asked, CLOSE):
            return self.word("progress-done")
        match asked:
            case c.Compare():
                return self._compared(asked, far)
            case c.Extreme():
                return self.word(f"progress-{asked.which}", own=far.own, best=far.mark)
            case c.Behind():
                return self.word("progress-behind", own=far.own, best=far.mark)
            case c.EveryMaterial():
                return self.word("progress-odd", n=far.own)
            case c.All():
                return self._all(asked.of, far)
        return self._deed(far)

    def _compared(self, asked: c.Compare, far: Far) -> str:
        if asked.rel == ">=":
            return self.word("progress-at-least", own=far.own, need=far.mark)
        if asked.rel == "<=":
            return self.word("progress-at-most", own=far.own, need=far.mark)
        return self.word(LEFT.get(type(asked.metric), "progress-none"), n=far.own, own=far.own)

    def _run(self, view: RenaissanceView, asked: c.Asks, far: Far) -> str:
        """Say how many turns in a row came before the present one, which does not count yet."""
        counts = asked.metric if isinstance(asked, c.Compare) else None
        if view.seat is None or not isinstance(counts, c.Counter) or far.own:
            return ""
        person = view.people[view.seat]
        runs = {
            "pure_action_turn_streak": person.action_streak,
            "pure_material_discard_streak": person.discard_streak,
        }
        before = runs.get(counts.counter, 0)
        more = max(1, far.mark - before)
        return self.word("progress-run", before=before, more=more) if before else ""

    def _deed(self, far: Far) -> str:
        left = far.mark - far.own
        return self.word("progress-cells", n=left) if far.mark else self.word("progress-open")

    def _all(self, parts: Sequence[c.Asks], far: Far) -> str:
        pairs = list(zip(parts, far.parts, strict=True))
        if all(map(value_asked, parts)):
            return self._values(pairs)
        return self.voice.told(self._part(asked, part) for asked, part in pairs if not part.holds)

    def _part(self, asked: c.Asks, far: Far) -> str:
        """Say how far one of several conditions is: of what there are too few or too many."""
        if not isinstance(asked, c.Compare) or not isinstance(asked.metric, c.CardsHeld):
            return self._told(asked, far)
        key = "few" if asked.rel == ">=" else "many"
        things = self.nouns.kinds_of(asked.metric.filter)
        return self.word(f"progress-too-{key}", things=things, own=far.own, need=far.mark)

    def _values(self, pairs: list[tuple[c.Asks, Far]]) -> str:
        """Say which values a castle shows, and which are missing."""
        shown = [str(value_asked(asked)) for asked, part in pairs if part.holds]
        missing = [str(value_asked(asked)) for asked, part in pairs if not part.holds]
        return self.word(
            "progress-values",
            missing=self.voice.both(missing),
            missing_count=len(missing),
            shown=self.voice.listed(shown),
            shown_count=len(shown),
        )
