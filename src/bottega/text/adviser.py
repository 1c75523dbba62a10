"""What the coach says of answers: which is better, by how much, and what for."""

from collections.abc import Callable, Mapping
from typing import Final

from bottega.text.catalogue import Catalogue

# What points come from; "rivals" is what the others have, so more of it holds them back, and
# "whole" is what a network sees beyond the parts.
SOURCES: Final = (
    "points",
    "cards",
    "faith",
    "engine",
    "goods",
    "leaders",
    "missions",
    "castle",
    "hand",
    "tempo",
    "rivals",
    "whole",
)
NAMED: Final = 3  # sources in a sentence, at most
SHARE: Final = 0.2  # of all that speaks for an answer: what is less is not named
LEAST: Final = 0.1  # points: what is less is not named either


class Adviser:
    """Speaks as the coach, in one language; answers are named as the table names them."""

    def __init__(self, language: str) -> None:
        self.catalogue = Catalogue(language, "coach")
        self.word: Callable[..., str] = self.catalogue.word  # fractions are numbers too

    def only(self, answer: str) -> str:
        """Say that there is no choice."""
        return self.word("coach-only", answer=answer)

    def best(self, best: str, other: str, ahead: float, sources: Mapping[str, float]) -> str:
        """Say that an answer is better than another, by how much and what for."""
        if ahead <= 0:
            return self.word("coach-alike", best=best, other=other)
        return self._compared("coach-best", ahead, sources, best=best, other=other)

    def worse(self, ahead: float, sources: Mapping[str, float]) -> str:
        """Say of an answer that the best is better; `sources` is what the best has more."""
        if ahead <= 0:
            return self.word("coach-as-good")
        return self._compared("coach-worse", ahead, sources)

    def gave_away(self, best: str, other: str, lost: float, sources: Mapping[str, float]) -> str:
        """Say of an answer that was given what the best would have been."""
        if best == other:
            return self.word("coach-was-best", answer=other)
        if lost <= 0:
            return self.word("coach-was-as-good", best=best, other=other)
        return self._compared("coach-gave-away", lost, sources, best=best, other=other)

    def worth(self, value: float, low: float, high: float, players: int = 2) -> str:
        """Say how far ahead an answer leads, with its interval; alone nobody is behind."""
        shown = round(value, 1)
        way = "level" if shown == 0 else "ahead" if shown > 0 else "behind"
        if players == 1:
            way = "alone"
        elif shown < 0:
            shown, low, high = -shown, -high, -low
        interval = {"low": _tenths(low), "high": _tenths(high)}
        return self.word("coach-worth", way=way, points=self.points(shown), **interval)

    def points(self, points: float) -> str:
        """Count points, in tenths."""
        return self.word("count-point", n=_tenths(points))

    def why(self, sources: Mapping[str, float]) -> tuple[str, str]:
        """Name what speaks for an answer and what against it; each may be nothing."""
        gains = {name: sources[name] for name in SOURCES if sources.get(name, 0) >= LEAST}
        costs = {name: -sources[name] for name in SOURCES if -sources.get(name, 0) >= LEAST}
        whole = sum(gains.values())
        return self._listed(gains, whole), self._listed(costs, whole)

    def _compared(
        self, key: str, points: float, sources: Mapping[str, float], **answers: str
    ) -> str:
        gains, costs = self.why(sources)
        said = {"points": self.points(points), **answers}
        if not gains:
            return self.word(key, **said)
        if not costs:
            return self.word(f"{key}-for", gains=gains, **said)
        return self.word(f"{key}-though", gains=gains, costs=costs, **said)

    def _listed(self, sizes: Mapping[str, float], whole: float) -> str:
        """Name the largest sources, the largest first."""
        large = [name for name, size in sizes.items() if size >= SHARE * whole]
        large.sort(key=lambda name: -sizes[name])
        return self.catalogue.both([self.word(f"coach-source-{name}") for name in large[:NAMED]])

    def review(self, judged: int, asked: int, iterations: int, lost: float) -> list[str]:
        """Sum a review up; one that was stopped is said to be partial."""
        if asked == 0:
            return [self.word("coach-nothing")]
        lines = [self.word("coach-judged", n=judged, iterations=iterations)] if judged else []
        if judged < asked:
            lines.append(self.word("coach-partial", judged=judged, n=asked))
        if lost > 0:
            lines.append(self.word("coach-lost", points=self.points(lost)))
        elif judged:
            lines.append(self.word("coach-lost-nothing"))
        return lines

    def moment(self, number: int, turn: int) -> str:
        """Head what is said of a decision, by its number and its turn."""
        return self.word("coach-moment", number=number, turn=turn)

    def hint(self, worth: str, sentence: str) -> str:
        """Put what an answer is worth before what is said of it."""
        return self.catalogue.told((worth, sentence))

    def chart(self, players: int) -> str:
        """Head the chart of a review."""
        return self.word("coach-chart", way="alone" if players == 1 else "ahead")


def _tenths(points: float) -> float:
    """Round to tenths, which is as much as an estimate tells; whole numbers stay whole."""
    return round(points, 1) + 0.0  # no minus before a zero
