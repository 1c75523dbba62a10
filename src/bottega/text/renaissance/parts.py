"""The parts of a position in words, as the terminal and the panels both show them."""

from collections.abc import Iterable

from bottega.games.renaissance.printed import things as p
from bottega.games.renaissance.views import Person, RenaissanceView, Side
from bottega.kernel.telling import kebab
from bottega.text.layout import NO_BREAK
from bottega.text.renaissance.nouns import Nouns
from bottega.text.renaissance.progress import Distances
from bottega.text.wording import Heading, Labelled, reader_last


class Parts(Heading[Nouns]):
    """Words the parts of a position for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self.progress = Distances(nouns)

    def order(self, view: RenaissanceView) -> list[int]:
        """List the sides in turn order, so that the reader's comes last."""
        reader = self.voice.seat
        return reader_last(len(view.sides), None if reader is None else view.people[reader].side)

    def heading(self, view: RenaissanceView) -> str:
        """Say which game this is, and how far it has come."""
        return " · ".join([self.word("title"), *self.turn(view.turn, view)])

    def title(self, side: Side) -> str:
        """Name a side, with the points that everybody can count."""
        names = self.voice.both(map(self.voice.titled, side.seats))
        if len(side.seats) > 1:
            names = self.word("heading-team", names=names)
        return f"{names} · {self.nouns.points(side.score.points)}"

    def table(self, view: RenaissanceView) -> Iterable[Labelled]:
        """Tell of families and piles, and of what an action has on the way."""
        yield "families", self.voice.listed(self.word(f"family-{name}") for name in view.families)
        yield "pile", self._pile(view)
        yield "discards", self._discards(view.discards)
        if view.tray_size:
            yield "aside", self.known(view.tray, view.tray_size)
        if view.pool:
            yield "pool", self.known([name for _, name in view.pool if name], len(view.pool))
        if view.given_size or view.taken_size:
            yield "offer", self._offer(view)
        if view.aims:
            yield "aims", self.nouns.cards(view.aims)

    def _pile(self, view: RenaissanceView) -> str:
        text = self.word("count-card", n=view.pile)
        known = [view.pile_known[place] for place in sorted(view.pile_known)]
        if not known:
            return text
        return self.word("pile-known", cards=text, known=self.nouns.cards(known))

    def _discards(self, cards: tuple[str, ...]) -> str:
        top = self.nouns.card(cards[-1]) if cards else ""
        counted = self.word("count-card", n=len(cards))
        return self.word("discards", n=len(cards), cards=counted, card=top)

    def _offer(self, view: RenaissanceView) -> str:
        given = self.nouns.hidden(view.given, view.given_size)
        taken = self.nouns.hidden(view.taken, view.taken_size)
        return self.word("offer-of", given=given, taken=taken)

    def known(self, names: Iterable[str], size: int) -> str:
        """List the cards that the reader knows, and count the others."""
        seen = list(map(self.held, names))
        hidden = size - len(seen)
        if not seen:
            return self.word("count-card", n=hidden)
        if hidden <= 0:
            return self.voice.listed(seen)
        return self.word("known-and-others", known=self.voice.listed(seen), n=hidden)

    def held(self, name: str) -> str:
        """Name a card with what it is, in letters: `Cannon (A T2)`."""
        title = self.nouns.title(name).replace(" ", NO_BREAK)
        return f"{title}{NO_BREAK}({self._letters(self.nouns.printed(name))})"

    def _letters(self, card: p.AnyCard) -> str:
        parts = [self.word("letter-action")] if isinstance(card, p.Action) else []
        if isinstance(card, p.Special):
            parts.append(f"{self.word('letter-special')}{card.points:+}")
        if isinstance(card, p.Mission):
            parts.append(f"{self.word(f'letter-{card.type}')}{card.points}")
        if isinstance(card, p.Composite | p.Material):
            kinds = "".join(self.word(f"letter-{kind}") for kind in card.kinds)
            parts.append(f"{kinds}{card.value}")
        return NO_BREAK.join(parts)

    def castle(self, side: Side) -> str:
        """Say which castle it is, and how far it has come."""
        filled = sum(cell is not None for cell in side.cells)
        name = self.nouns.castle(side.castle)
        text = self.word("castle-built", castle=name, filled=filled, all=len(side.cells))
        return f"{text} · {self.word('castle-immune')}" if side.immune else text

    def holdings(self, side: Side, view: RenaissanceView) -> Iterable[Labelled]:
        """Tell what lies beside a castle."""
        if side.zone:
            yield "zone", self.voice.listed(self._in_zone(name, view) for name in side.zone)
        if side.under:
            yield "under", self.nouns.cards(side.under)
        if side.cover:
            yield "cover", self.nouns.card(side.cover)
        yield "stock", self._slots(side.stock, side.stock_size, side.stock_slots)
        if side.vault_slots:
            yield "vault", self._slots(side.vault, side.vault_size, side.vault_slots)
        for seat in side.seats:
            yield from self._person(view.people[seat], seat, side)
        if side.flags:
            deeds = (self.word(f"flag-{kebab(name)}") for name in side.flags)
            yield "deeds", self.voice.listed(deeds)

    def _slots(self, names: Iterable[str], size: int, slots: int) -> str:
        return self.voice.aside(self.known(names, size), self.word("count-slot", n=slots))

    def _in_zone(self, name: str, view: RenaissanceView) -> str:
        points = self.nouns.change(self.nouns.worth(name))
        text = self.word("zone-card", card=self.nouns.card(name), points=points)
        return f"{text} {self.word('zone-used')}" if name in view.used else text

    def _person(self, person: Person, seat: int, side: Side) -> Iterable[Labelled]:
        """Tell of a seat's hand and turns; in a team each with its name."""
        name = f"{self.voice.name(seat)} · " if len(side.seats) > 1 else ""
        yield "hand", name + self.known(person.hand, person.hand_size)
        for key, modifiers in (("now", person.now), ("next", person.next)):
            if modifiers:
                told = (self.word(f"modifier-{kebab(m)}", n=n) for m, n in modifiers.items())
                yield key, name + self.voice.listed(told)

    def missions(self, side: Side, view: RenaissanceView) -> Iterable[Labelled]:
        """Tell of a side's missions: the known ones one by one, the others counted."""
        for key, names, size in (
            ("mandatory", side.mandatory, side.mandatory_size),
            ("optional", side.optional, side.optional_size),
            ("away", side.away, side.away_size),
        ):
            open_ones = [name for name in names if name not in side.accomplished]
            for name in open_ones:
                yield key, self.mission(name, side, view)
            hidden = size - len(names)
            if hidden > 0:
                yield key, self.word("count-mission", n=hidden)
        for name in side.accomplished:
            yield "done", self.held(name)

    def mission(self, name: str, side: Side, view: RenaissanceView) -> str:
        """Tell what a mission asks for and, to its owner, how far it is."""
        own = self.voice.seat in side.seats and name not in side.away and view.pending
        told = self.progress.mission(view, name) if own else self.nouns.face(name)
        return f"{self.held(name)} · {told}"
