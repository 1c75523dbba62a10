"""What is asked, put to one reader."""

from functools import singledispatchmethod

from bottega.games.masters.telling import Pay, Produce, Start, Store, Whites
from bottega.games.masters.views import MastersView
from bottega.kernel.telling import Told
from bottega.text.masters.nouns import Nouns
from bottega.text.wording import Wording


class Questions(Wording[Nouns]):
    """Words questions for one reader."""

    def ask(self, told: Told, view: MastersView) -> str:
        """Ask what is told."""
        return self.word(f"question-{told.ask}", **self._about(told))

    @singledispatchmethod
    def _about(self, told: Told) -> dict[str, str | int]:
        """Give what the sentence speaks of."""
        return {}

    @_about.register
    def _(self, told: Start) -> dict[str, str | int]:
        return {"n": told.goods}

    @_about.register
    def _(self, told: Whites) -> dict[str, str | int]:
        return {"n": told.marbles}

    @_about.register
    def _(self, told: Store) -> dict[str, str | int]:
        return {"n": sum(told.goods.values()), "fits": "yes" if told.fits else "no"}

    @_about.register
    def _(self, told: Produce) -> dict[str, str | int]:
        return {"pays": self.nouns.goods(told.pays), "gives": self.nouns.goods(told.gains)}

    @_about.register
    def _(self, told: Pay) -> dict[str, str | int]:
        return {"pays": self.nouns.count(told.good, told.count)}
