"""How far a mission is, in words: the rule counts what a view shows."""

from collections.abc import Sequence

from bottega.games.renaissance.printed import conditions as c
from bottega.games.renaissance.progress import progress_of
from bottega.games.renaissance.views import Distance, RenaissanceView
from bottega.kernel.telling import kebab
from bottega.text.layout import capital
from bottega.text.renaissance.nouns import Nouns, value_asked
from bottega.text.wording import Wording

CLOSE = c.Extreme | c.Behind  # how close these are remains of interest when they hold
FILLED = {  # the cells that a deed asks for
    "first_all_stones": "stone",
    "first_all_foundations": "foundation",
    "foundations_done_before_first_stone": "foundation",
}


class Distances(Wording[Nouns]):
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

    def _sentence(self, view: RenaissanceView, mission: str, far: Distance) -> str:
        asked = self.nouns.asked(mission)
        return self._run(view, asked, far) or self._told(asked, far)

    def _told(self, asked: c.Asks, far: Distance) -> str:
        if far.lost or _done_for_good(asked, far):
            return self.word("progress-lost")
        if far.holds and not isinstance(asked, CLOSE):
            return self.word("progress-done")
        match asked:
            case c.Compare():
                return self._compared(asked, far)
            case c.Extreme():
                things = self._counted(asked.metric, far.own)
                return self._begun(f"progress-{asked.which}", things=things, best=far.mark)
            case c.Behind():
                return self.word("progress-behind", own=far.own, best=far.mark)
            case c.EveryMaterial():
                return self.word("progress-odd", n=far.own)
            case c.All():
                return self._all(asked.of, far)
        return self._deed(asked, far)

    def _compared(self, asked: c.Compare, far: Distance) -> str:
        if asked.rel == ">=":
            things = self._counted(asked.metric, far.mark)
            return self.word("progress-at-least", own=far.own, things=things)
        things = self._counted(asked.metric, far.own)
        if asked.rel == "<=":
            return self._begun("progress-at-most", things=things, need=far.mark)
        return self.word("progress-left", things=things)

    def _begun(self, key: str, **args: str | int) -> str:
        """Say a sentence that begins with what is counted."""
        return capital(self.word(key, **args))

    def _counted(self, metric: c.Metric, n: int) -> str:
        """Count what a mission counts: `3 actions in this turn`."""
        match metric:
            case c.CardsHeld():
                zone = metric.zones[0] if len(metric.zones) == 1 else "both"
                return self.word(f"held-{zone}", things=self.nouns.selected(n, metric.filter))
            case c.Materials():
                return self.nouns.selected(n, metric.filter, "material")
            case c.EmptyCells():
                return self.word(f"measure-empty-cells-{metric.kind}", n=n)
            case c.Counter():
                return self.word(f"measure-{kebab(metric.counter)}", n=n)
        return self.word(f"measure-{kebab(metric.word)}", n=n)

    def _run(self, view: RenaissanceView, asked: c.Asks, far: Distance) -> str:
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

    def _deed(self, asked: c.Asks, far: Distance) -> str:
        kind = FILLED.get(asked.name) if isinstance(asked, c.Done) else None
        if kind is None:
            return self.word("progress-open")
        cells = self.word(f"measure-empty-cells-{kind}", n=far.mark - far.own)
        return self.word("progress-left", things=cells)

    def _all(self, parts: Sequence[c.Asks], far: Distance) -> str:
        pairs = list(zip(parts, far.parts, strict=True))
        if all(map(value_asked, parts)):
            return self._values(pairs)
        return self.voice.told(self._told(asked, part) for asked, part in pairs if not part.holds)

    def _values(self, pairs: list[tuple[c.Asks, Distance]]) -> str:
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


def _done_for_good(asked: c.Asks, far: Distance) -> bool:
    """Say whether something was done that a mission asks never to do."""
    if not isinstance(asked, c.Compare) or far.holds:
        return False
    return asked.rel == "==" and isinstance(asked.metric, c.Counter)
