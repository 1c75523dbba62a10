"""The names of answers, part by part, as short as a button: what one builds, and where."""

from collections.abc import Callable

from bottega.games.renaissance.telling import questions as q
from bottega.games.renaissance.views import RenaissanceView, Side
from bottega.kernel.telling import Choice, Told
from bottega.text.renaissance.lying import cell_of, kind_of, owner_of
from bottega.text.renaissance.nouns import Nouns
from bottega.text.renaissance.pointing import Pointing

Naming = Callable[[dict[str, str], RenaissanceView, Told | None], list[str]]
HANDLED = ("play", "lay", "store", "shelter")  # what else a card is good for is told after it


class Labels(Pointing):
    """Names answers for one reader; the verb is said by the question or its group."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self._verbs: dict[str, Naming] = {
            "oblige": self._missions,
            "oblige_one": self._missions,
            "show": self._missions,
            "claim": self._claimed,
            "build": self._built,
            "move": self._moved,
            "target": self._target,
            "strike": self._struck,
            "aim": self._aimed,
            "flank": lambda args, view, told: [self.word(f"chip-flank-{args['side']}")],
        }

    def parts(self, choice: Choice, view: RenaissanceView, told: Told | None) -> list[str]:
        """Name an answer part by part; nothing where its sentence is short enough."""
        if choice.verb in self._verbs:
            return self._verbs[choice.verb](choice.args, view, told)
        if "card" not in choice.args:
            return []
        card = self.card(choice.args["card"], view, told)
        handled = choice.verb in HANDLED and not isinstance(told, q.DoubleWhich)
        return [card, self.word(f"chip-{choice.verb}")] if handled else [card]

    def _missions(
        self, args: dict[str, str], view: RenaissanceView, told: Told | None
    ) -> list[str]:
        return [self.nouns.card(name) for names in args.values() for name in names.split()]

    def _claimed(self, args: dict[str, str], view: RenaissanceView, told: Told | None) -> list[str]:
        """Name a mission; where that is not what is asked, what is done with it too."""
        mission = self.nouns.card(args["mission"])
        return [mission if isinstance(told, q.Claim) else self.word("chip-claim", mission=mission)]

    def _built(self, args: dict[str, str], view: RenaissanceView, told: Told | None) -> list[str]:
        name, cell = args["card"], int(args["cell"])
        card, side = self.card(name, view, told), self.own(view, told)
        if isinstance(told, q.Relay):
            return [card]
        if isinstance(told, q.Renovate):
            return [card, self.word("chip-instead", thing=self._there(side, cell))]
        kind, place = kind_of(side, cell), self.word("chip-cell", cell=cell)
        if not kind or self.nouns.plainly(name, kind):
            return [card, place]
        return [card, self.word(f"kind-{kind}"), place]  # it could be something else

    def _there(self, side: Side, cell: int) -> str:
        """Name what lies on a cell."""
        there = cell_of(side, cell)
        if there is None:
            return self.word("chip-cell", cell=cell)
        title = self.word(f"kind-{kind_of(side, cell)}")
        material = self.word("material", title=title, value=there.value)
        thing = material if there.material else self.nouns.card(there.card)
        return self.word("chip-on-cell", thing=thing, cell=cell)

    def _moved(self, args: dict[str, str], view: RenaissanceView, told: Told | None) -> list[str]:
        """Name the material of a rival, and where it goes or what it is swapped for."""
        cell, own = int(args["cell"]), int(args["own"])
        to = self.word("chip-cell", cell=own)
        if not isinstance(told, q.Duel):
            return [self.word("chip-cell", cell=cell), to]
        there = self._there(view.sides[told.castle], cell)
        if isinstance(told, q.Steal):
            return [there, to]
        return [there, self.word("chip-swap", thing=self._there(self.own(view, told), own))]

    def _target(self, args: dict[str, str], view: RenaissanceView, told: Told | None) -> list[str]:
        seat = int(args["seat"]) - 1
        if isinstance(told, q.Toll):
            return [self.word("chip-toll")]
        if not isinstance(told, q.LayOn):
            return [self.voice.name(seat)]
        return [self._side_of(self.nouns.side(seat), told)]

    def _side_of(self, seats: list[int], told: Told | None) -> str:
        """Name a side; that of who is asked is told as such."""
        own = self.seat(told) in seats
        return self.word("chip-yours") if own else self.nouns.side_name(seats[0])

    def _struck(self, args: dict[str, str], view: RenaissanceView, told: Told | None) -> list[str]:
        castle = told.castle if isinstance(told, q.Strike | q.LayCell) else None
        side = self.own(view, told) if castle is None else view.sides[castle]
        return [self._there(side, int(args["cell"]))]

    def _aimed(self, args: dict[str, str], view: RenaissanceView, told: Told | None) -> list[str]:
        """Name a special, and whose it is where that is not said by the question."""
        card, side = self.nouns.card(args["card"]), owner_of(view, args["card"])
        if side is None or isinstance(told, q.RemoveSpecial):
            return [card]
        return [self.voice.aside(card, self._side_of(list(side.seats), told))]
