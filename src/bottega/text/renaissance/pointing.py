"""The things that answers point at, each told from others like it."""

from bottega.games.renaissance.printed.things import Composite
from bottega.games.renaissance.telling import questions as q
from bottega.games.renaissance.views import RenaissanceView, Side
from bottega.kernel.telling import Told
from bottega.text.renaissance.lying import cell_of, kind_of, side_of
from bottega.text.renaissance.nouns import Nouns
from bottega.text.wording import Wording


class Pointing(Wording[Nouns]):
    """Names what an answer is about, for one reader."""

    def seat(self, told: Told | None) -> int:
        """Give who is asked; with no question, the reader."""
        return (self.voice.seat or 0) if told is None else told.seat

    def own(self, view: RenaissanceView, told: Told | None) -> Side:
        """Give the side of who is asked."""
        return side_of(view, self.seat(told))

    def card(self, name: str, view: RenaissanceView, told: Told | None) -> str:
        """Name a card; what tells it from another one that the reader has is told besides."""
        side = self.own(view, told)
        hand = view.people[self.seat(told)].hand
        held = (*hand, *side.stock, *side.vault, *view.tray)
        alike = {self.nouns.card(other) for other in held if other != name}
        named = self.nouns.card(name)
        return self.voice.aside(named, self._apart(name)) if named in alike else named

    def _apart(self, name: str) -> str:
        card = self.nouns.printed(name)
        if not isinstance(card, Composite):
            return self.word(f"family-{card.family}")
        kinds = self.voice.either(self.word(f"kind-{kind}") for kind in card.kinds)
        return self.word("material", title=kinds, value=card.value)

    def material(self, side: Side, cell: int) -> str:
        """Tell what lies on a cell; an empty or unknown one is just named."""
        there = cell_of(side, cell)
        if there is None:
            return self.word("cell", cell=cell)
        if not there.material:
            return self.word("on-cell", thing=self.nouns.card(there.card), cell=cell)
        kind = self.word(f"kind-{kind_of(side, cell)}")
        return self.word("worth", thing=kind, value=there.value, cell=cell)

    def behind(self, verb: str, told: Told | None) -> str | None:
        """Give the card that an answer uses without naming it."""
        if isinstance(told, q.Window):
            return {"pope": told.canceller, "pray": told.turner}.get(verb)
        return told.special if isinstance(told, q.Repeat) and verb == "repeat" else None
