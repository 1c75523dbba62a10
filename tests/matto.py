"""Matto, a small game: all that a game needs to be played, watched, saved and searched.

The cards are numbered from 0, the Fool, to 16, and everybody is dealt four. Three times all lay a
card face down and show them together; the highest takes three points, or as many as a die shows.
The Fool is never laid, and who is left with it pays five.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Annotated, Any, ClassVar

import msgspec
from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from bottega.kernel.encoding import Encoding, Seat, Sheet, around
from bottega.kernel.errors import BadDump
from bottega.kernel.events import Event
from bottega.kernel.game import Game, Question, Reason, Score, View
from bottega.kernel.layout import Layout
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream, dealer
from bottega.kernel.space import Action, Space, Verb
from bottega.kernel.table import NOBODY, Codes, Frame, HandOver, Table
from bottega.kernel.telling import Amounts, Change, Telling, Told

CARDS, DEALT, ROUNDS = range(17), 4, 3
FOOL, HIDDEN = 0, -1
SURE, PIPS, FINE = 3, 6, 5

# Every answer has a number and a line of text; here a card's own number lays it.
KEEP, THROW = 17, 18
SPACE = Space(
    Verb(0, "lay", "lay {card}", card=[str(card) for card in CARDS]),
    Verb(KEEP, "keep", "keep"),
    Verb(THROW, "throw", "throw"),
)


# What happens, as listeners hear of it. Undo stops at what reveals something.


class Laid(Event):
    seat: int
    card: int  # HIDDEN to all others


class Shown(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


class Kept(Event):
    seat: int


class Thrown(Event):
    reveals: ClassVar[bool] = True
    seat: int
    pips: int


class Ended(Event):
    reveals: ClassVar[bool] = True
    hands: tuple[tuple[int, ...], ...]


# The table, and what can be pending on it: questions to a seat, and steps that ask nobody.

Card = Annotated[int, Meta(ge=HIDDEN, le=CARDS[-1])]
Points = Annotated[int, Meta(ge=0, le=ROUNDS * PIPS)]


class Zones(msgspec.Struct, forbid_unknown_fields=True):
    """Where everything lies, by seat."""

    hands: list[list[Card]]
    laid: list[list[Card]]  # one card or none, face down
    played: list[Card]  # round after round
    points: list[Points]

    def copy(self) -> "Zones":
        hands, laid = [hand[:] for hand in self.hands], [zone[:] for zone in self.laid]
        return Zones(hands, laid, self.played[:], self.points[:])


class Matto(Table):
    def __init__(self, setting: Options, zones: Zones, source: Table | None = None) -> None:
        super().__init__(source)
        self.setting = setting
        self.zones = zones
        self.seats = range(setting.players)

    def copy(self) -> "Matto":
        return Matto(self.setting, self.zones.copy(), self)


class Round(Frame[Matto]):
    """A round begins, or the last one is over."""

    def run(self, table: Matto) -> None:
        if len(table.zones.hands[0]) > DEALT - ROUNDS:
            table.then(*map(Lay, table.seats), Show(NOBODY))
        else:
            table.tell(Ended(tuple(map(tuple, table.zones.hands))))


class Lay(Frame[Matto]):
    """Which card do you lay? All choose at the same time."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        # On the class, a compiled kernel would not see them.
        self.together = True
        self.always = True  # to be passed over would tell that one's other card is the Fool

    def options(self, table: Matto) -> Codes:
        return vec[i64]([card for card in table.zones.hands[self.seat] if card != FOOL])

    def answer(self, table: Matto, code: int) -> None:
        table.zones.hands[self.seat].remove(code)
        table.zones.laid[self.seat].append(code)
        table.tell(Laid(self.seat, code))


class Show(Frame[Matto]):
    """All cards are turned up, and the highest has the turn."""

    def run(self, table: Matto) -> None:
        cards = [zone.pop() for zone in table.zones.laid]
        table.zones.played += cards
        table.tell(Shown(tuple(cards)))
        winner = cards.index(max(cards))
        table.then(Prize(winner), HandOver(winner), Round(NOBODY))


class Prize(Frame[Matto]):
    """Three points for sure, or as many as the die shows?"""

    def options(self, table: Matto) -> Codes:
        return vec[i64]([KEEP, THROW])

    def answer(self, table: Matto, code: int) -> None:
        if code == KEEP:
            points = SURE
            table.tell(Kept(self.seat))
        else:
            points = 1 + table.streams[0].below(PIPS)
            table.tell(Thrown(self.seat, points))
        table.zones.points[self.seat] += points


# What is told, for whoever words or draws it.


class WhichCard(Told, tag="lay"):
    """Which card is laid?"""

    hand: tuple[int, ...]


class WhichPrize(Told, tag="prize"):
    """Three points, or what the die shows?"""


class MattoTelling(Telling[Matto]):
    questions = WhichCard | WhichPrize

    def told(self, table: Matto, frame: Frame[Matto]) -> Told:
        if isinstance(frame, Lay):
            return WhichCard(int(frame.seat), tuple(table.zones.hands[frame.seat]))
        return WhichPrize(int(frame.seat))

    def holdings(self, table: Matto, seat: int) -> Amounts:
        return {"point": table.zones.points[seat]}

    def touches(self, table: Matto, frame: Frame[Matto], action: Action) -> Sequence[str]:
        return [f"card:{card}" for card in action.args.values()] or [action.verb]

    def changes(self, event: Event) -> Sequence[Change]:
        if isinstance(event, Kept):
            return [Change(event.seat, {"point": SURE})]
        return [Change(event.seat, {"point": event.pips})] if isinstance(event, Thrown) else []


# The contract: what everything around a game asks of it.


class MattoView(View):
    zones: Zones  # a card that the seat may not see is HIDDEN


# What a seat sees as bytes, for learners: seats are counted from the one that looks.

LAYOUT = Layout()
POINTS = LAYOUT.numbers("points", around(4), ROUNDS * PIPS)
HAND = LAYOUT.flags("hand", CARDS)
PLAYED = LAYOUT.flags("played", CARDS)
FORMS = {"seat": Seat(4), "whose": Seat(4)}


class MattoEncoding(Encoding[Matto]):
    def write(self, table: Matto, seat: int, sheet: Sheet) -> None:
        for owner in table.seats:
            place = (owner - seat) % len(table.seats)
            sheet.number(POINTS + place, table.zones.points[owner])
        for card in table.zones.hands[seat]:
            sheet.flag(HAND + card)
        for card in table.zones.played:
            sheet.flag(PLAYED + card)


class MattoGame(Game[Matto, MattoView]):
    name = "matto"
    version = 1
    players = range(2, 5)
    space = SPACE
    frames = {kind.__name__: kind for kind in (Round, Lay, Show, Prize, HandOver)}
    events = Laid | Shown | Kept | Thrown | Ended
    views = MattoView
    states = Zones
    telling = MattoTelling(SPACE)
    encoding = MattoEncoding(1, LAYOUT, frames, FORMS, 4)
    longest = ROUNDS * (players[-1] + 1)

    # What the game is.

    def set_up(self, options: Options, seed: int) -> Matto:
        deck = vec[i64](list(CARDS))
        dealer(seed, "deck").shuffle(deck)
        seats = range(options.players)
        hands = [sorted(deck[DEALT * seat : DEALT * (seat + 1)]) for seat in seats]
        table = Matto(options, Zones(hands, [[] for _ in seats], [], [0 for _ in seats]))
        table.streams = [dealer(seed, "die")]
        table.push(Round(NOBODY))
        table.settle()
        return table

    def score(self, table: Matto) -> tuple[Score, ...]:
        fines = [-FINE if FOOL in hand else 0 for hand in table.zones.hands]
        return tuple(
            Score(won + fine, {"rounds": won, "fool": fine})
            for won, fine in zip(table.zones.points, fines, strict=True)
        )

    def refusal(self, table: Matto, frame: Frame[Any], code: int) -> Reason:
        if isinstance(frame, Prize) or code >= KEEP:
            return Reason("not-now", {"question": type(frame).__name__})
        hand = tuple(table.zones.hands[frame.seat])
        rule = "never-laid" if code in hand else "not-in-hand"
        return Reason(rule, {"card": code}, {"hand": hand})

    # Who sees what.

    def sources(self, options: Options) -> int:
        """Count the streams of chance that play draws from."""
        return 1

    def view(self, table: Matto, seat: int | None) -> MattoView:
        def seen(zones: list[list[int]]) -> list[list[int]]:
            mine = [owner == seat or table.over() for owner in table.seats]
            return [[c if mine[i] else HIDDEN for c in zone] for i, zone in enumerate(zones)]

        z = table.zones
        zones = Zones(seen(z.hands), seen(z.laid), z.played[:], z.points[:])
        return MattoView(seat, table.setting, table.pending(Question), int(table.seat), zones)

    def deal(self, view: MattoView, rng: Stream) -> Matto:
        z = view.zones
        seen = {*chain(*z.hands, *z.laid), *z.played}
        unseen = vec[i64]([card for card in CARDS if card not in seen])
        rng.shuffle(unseen)
        while FOOL in list(unseen)[: list(chain(*z.laid)).count(HIDDEN)]:  # it is never laid
            rng.shuffle(unseen)
        cards = iter(unseen)
        laid = [[next(cards) if c == HIDDEN else c for c in zone] for zone in z.laid]
        hands = [sorted(next(cards) if c == HIDDEN else c for c in hand) for hand in z.hands]
        return Matto(view.options, Zones(hands, laid, z.played[:], z.points[:]))

    def redact(self, event: Event, seat: int | None) -> Event:
        if isinstance(event, Laid) and event.seat != seat:
            return Laid(event.seat, HIDDEN)
        return event

    # How it is stored.

    def pack(self, table: Matto) -> Zones:
        return table.zones

    def unpack(self, options: Options, state: Zones) -> Matto:
        if {len(state.hands), len(state.laid), len(state.points)} != {options.players}:
            raise BadDump("somebody is missing")
        return Matto(options, state)

    def audit(self, table: Matto) -> None:
        z, seats = table.zones, table.seats
        down = [*chain(*z.laid), *z.played]
        cards = [*chain(*z.hands), *down]
        rounds, odd = divmod(len(z.played), len(seats))
        sizes = [len(hand) + len(zone) for hand, zone in zip(z.hands, z.laid, strict=True)]
        for says, holds in (
            ("cards are missing", not odd and sizes == [DEALT - rounds for _ in seats]),
            ("cards are doubled or hidden", len({*cards, HIDDEN}) == len(cards) + 1),
            ("hands are not in order", z.hands == [sorted(hand) for hand in z.hands]),
            ("the Fool was laid", FOOL not in down),
            ("what is pending is impossible", possible(table)),
        ):
            if not holds:
                raise BadDump(f"impossible position: {says}")


def possible(table: Matto) -> bool:
    """Say whether what is pending follows from where the cards lie."""
    z, seats = table.zones, table.seats
    waiting = [seat for seat in reversed(seats) if not z.laid[seat]]
    over = len(z.played) == ROUNDS * len(seats)
    laying: list[Any] = [(Show, NOBODY), *((Lay, seat) for seat in waiting)]
    stacks = [[] if over else laying]
    if z.played and len(waiting) == len(seats):
        last = z.played[-len(seats) :]
        winner = last.index(max(last))
        ending: list[Any] = [(Round, NOBODY), (HandOver, winner)]
        stacks += [ending, [*ending, (Prize, winner)]]
    return [(type(frame), *frame.args()) for frame in table.stack] in stacks


GAME = MattoGame()
