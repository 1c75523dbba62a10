"""Dealing anew what a view does not know: a table that could be behind it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.castles import NAMED
from bottega.games.renaissance.claims import fulfilled, watch
from bottega.games.renaissance.names import (
    A_FAMILY,
    FAMILIES,
    FIRST_MISSION,
    KINDS,
    MISSIONS_EACH,
    NO_CARD,
    NUMBER,
    ROYAL_EACH,
)
from bottega.games.renaissance.pieces import MODIFIERS, ROYAL
from bottega.games.renaissance.setup import ROYAL_DEALT
from bottega.games.renaissance.state import (
    A_KIND,
    EVERY_CHANGE,
    FLAGS,
    PLAYING,
    POOLED,
    RIDER,
    VERDICTS,
    WATCHERS,
    Person,
    Renaissance,
    Rules,
    Site,
    numbers,
    special_index,
)
from bottega.games.renaissance.views import Person as PersonView
from bottega.games.renaissance.views import RenaissanceView, Side
from bottega.kernel.rng import Stream
from bottega.parts.bits import BITS
from bottega.parts.piles import inserted
from bottega.parts.seen import lay_numbers


def deal(seen: RenaissanceView, rules: Rules, rng: Stream) -> Renaissance:
    """Build a whole table that could be behind a view, all but what is pending and chance."""
    table = Renaissance(None, seen.options, rules)
    table.families = bits_of(FAMILIES, seen.families)
    for side, board in enumerate(seen.sides):
        lay_side(table.sites[side], board)
    for seat, person in enumerate(seen.people):
        lay_person(table.people[seat], person)
    lay_rest(table, seen)
    deal_cards(table, seen, rng)
    deal_missions(table, seen, rng)
    for side in range(table.rules.sides):
        watch(table, side)
    return table


def plausible(table: Renaissance) -> bool:
    """Say whether no mission holds at rest: it would have been turned up by itself."""
    if table.rules.by_hand or table.first < 0 or table.verdict != PLAYING:
        return True
    for side in range(table.rules.sides):
        site = table.sites[side]
        if site.changed:
            continue
        for cards in (site.mandatory, site.optional):
            for card in cards:
                if fulfilled(table, side, card, EVERY_CHANGE):
                    return False
    return True


def bits_of(words: "list[str] | tuple[str, ...]", named: tuple[str, ...]) -> i64:
    """Read words back into a set."""
    found: i64 = 0
    for name in named:
        found |= BITS[words.index(name)]
    return found


def missions_of(named: tuple[str, ...]) -> i64:
    """Read missions back into a set."""
    found: i64 = 0
    for name in named:
        found |= BITS[NUMBER[name] - FIRST_MISSION]
    return found


def lay_side(site: Site, board: Side) -> None:
    """Lay out what is public of a side."""
    lay_numbers(site, board)
    site.castle = NAMED[board.castle]
    for i, cell in enumerate(board.cells):
        if cell is not None:
            site.cells[i] = NUMBER[cell.card]
            site.values[i] = cell.value
            site.filled |= BITS[i]
            if not cell.material:
                site.fixed |= BITS[i]
            for special in cell.specials:
                rider = NUMBER[special] * RIDER + NUMBER[cell.card]
                site.riders = append(site.riders, rider)
    for special, host in board.lifted:
        site.riders = append(site.riders, NUMBER[special] * RIDER + NUMBER[host])
    site.zone = numbers(board.zone)
    site.under = numbers(board.under)
    site.cover = NO_CARD if board.cover is None else i64(NUMBER[board.cover])
    site.slots = board.vault_slots
    site.done = missions_of(board.accomplished)
    site.silent = missions_of(board.missing)
    site.flags = bits_of(FLAGS, board.flags)


def lay_person(person: Person, board: PersonView) -> None:
    """Lay out what is public of a seat."""
    lay_numbers(person, board)
    person.next, person.pulley_next = read_modifiers(board.next)
    person.now, person.pulley = read_modifiers(board.now)
    for value in board.placed:
        person.placed |= BITS[value]
    for side, n in enumerate(board.aimed):
        person.aimed += n * BITS[8 * side]
    person.last_action = NO_CARD if board.last_action is None else i64(NUMBER[board.last_action])


def read_modifiers(named: dict[str, int]) -> tuple[i64, i64]:
    """Read back what holds in a turn, and how many materials one operation may place."""
    bits: i64 = 0
    pulley: i64 = 0
    for name, n in named.items():
        if name == "materials_up_to":
            pulley = n
        else:
            bits |= BITS[MODIFIERS.index(name)]
    return bits, pulley


def lay_rest(table: Renaissance, seen: RenaissanceView) -> None:
    """Lay out what is public of the table."""
    lay_numbers(table, seen)
    table.discards = numbers(seen.discards)
    table.aims = numbers(seen.aims)
    for kind, value in seen.baked:
        table.baked = append(table.baked, KINDS.index(kind) * A_KIND + value)
    for name, seat in seen.laid_by.items():
        table.laid_by[special_index(NUMBER[name])] = seat
    for name in seen.used:
        table.used |= BITS[special_index(NUMBER[name])]
    for seat in seen.extra:
        table.extra |= BITS[seat]
    for seat in seen.again:
        table.again |= BITS[seat]
    table.firsts = bits_of(FLAGS, seen.firsts)
    table.verdict = VERDICTS.index(seen.verdict)
    table.deeds = max([person.last_at for person in seen.people])


class Pack:
    """The playing cards that the viewer cannot place, shuffled."""

    def __init__(self, table: Renaissance, seen: RenaissanceView, rng: Stream) -> None:
        placed = placed_cards(seen)
        self.cards: vec[i64] = vec[i64]([])
        self.at: i64 = 0
        for family in range(i64(len(FAMILIES))):
            if table.families & BITS[family]:
                for place in range(A_FAMILY):
                    card = family * A_FAMILY + place
                    if table.cards[card].name not in placed:
                        self.cards = append(self.cards, card)
        rng.shuffle(self.cards)

    def next(self) -> i64:
        """Give one of them."""
        self.at += 1
        return self.cards[self.at - 1]


def placed_cards(seen: RenaissanceView) -> set[str]:
    """Name every playing card whose place, or nearly so, the view tells."""
    placed = {*seen.discards, *seen.tray, *seen.pile_known.values()}
    placed |= {card for _, card in seen.pool if card is not None}
    for side in seen.sides:
        placed |= {*side.zone, *side.under, *side.stock, *side.vault}
        if side.cover is not None:
            placed.add(side.cover)
        for cell in side.cells:
            if cell is not None:
                placed |= {cell.card, *cell.specials}
    for person in seen.people:
        placed |= {*person.hand, *person.near}
    return placed


def deal_cards(table: Renaissance, seen: RenaissanceView, rng: Stream) -> None:
    """Deal hands, stocks, tray, pool and pile: what is known where it is, the rest by chance."""
    me = BITS[WATCHERS if seen.seat is None else seen.seat]
    pack = Pack(table, seen, rng)
    place_near(table, seen, me, rng)
    for side, board in enumerate(seen.sides):
        site = table.sites[side]
        site.stock = filled(table, site.stock, numbers(board.stock), board.stock_size, me, pack)
        site.vault = filled(table, site.vault, numbers(board.vault), board.vault_size, me, pack)
    for seat, person in enumerate(seen.people):
        hand = table.people[seat].hand
        known = numbers(person.hand)
        table.people[seat].hand = filled(table, hand, known, person.hand_size, me, pack)
    none = vec[i64]([])
    table.tray = filled(table, none, numbers(seen.tray), seen.tray_size, me, pack)
    deal_pool(table, seen, me, pack)
    deal_pile(table, seen, me, pack)
    deal_offer(table, seen)


def filled(
    table: Renaissance, cards: vec[i64], known: vec[i64], size: int, me: i64, pack: Pack
) -> vec[i64]:
    """Fill a place up: what is nearly known is there, what is known joins, chance does the rest."""
    for card in known:
        cards = inserted(cards, card)
        table.seen[card] |= me
    while len(cards) < size:
        cards = inserted(cards, pack.next())
    return cards


def place_near(table: Renaissance, seen: RenaissanceView, me: i64, rng: Stream) -> None:
    """Lay cards that are in a hand or the stock beside it into one of them."""
    for side, board in enumerate(seen.sides):
        site = table.sites[side]
        rooms = [board.stock_size - len(board.stock), board.vault_size - len(board.vault)]
        must: dict[int, int] = {}  # how many of each hand's cards do not fit into it
        for seat in board.seats:
            person = seen.people[seat]
            free = person.hand_size - len(person.hand)
            must[seat] = max(0, len(person.near) - free)
        spare = sum(rooms) - sum(must.values())  # room for cards that may lie in hand as well
        for seat in board.seats:
            near = numbers(seen.people[seat].near)
            rng.shuffle(near)
            for card in near:
                table.near[card] |= me
                table.keeper[card] = seat
                if must[seat]:
                    must[seat] -= 1
                elif spare and rng.below(2):
                    spare -= 1
                else:
                    hand = table.people[seat].hand
                    table.people[seat].hand = inserted(hand, card)
                    continue
                lay_away(site, rooms, card, rng)


def lay_away(site: Site, rooms: list[int], card: i64, rng: Stream) -> None:
    """Lay a card into an ordinary or a sheltered slot, by how much room is left in them."""
    if rng.below(sum(rooms)) < rooms[0]:
        rooms[0] -= 1
        site.stock = inserted(site.stock, card)
    else:
        rooms[1] -= 1
        site.vault = inserted(site.vault, card)


def deal_pool(table: Renaissance, seen: RenaissanceView, me: i64, pack: Pack) -> None:
    """Fill the pool."""
    for seat, name in seen.pool:
        card = pack.next() if name is None else i64(NUMBER[name])
        if name is not None:
            table.seen[card] |= me
        table.pool = inserted(table.pool, card * POOLED + seat)


def deal_pile(table: Renaissance, seen: RenaissanceView, me: i64, pack: Pack) -> None:
    """Lay the pile, the top card last."""
    for place in range(seen.pile - 1, -1, -1):
        name = seen.pile_known.get(place)
        card = pack.next() if name is None else i64(NUMBER[name])
        if name is not None:
            table.seen[card] |= me
        table.pile = append(table.pile, card)


def deal_offer(table: Renaissance, seen: RenaissanceView) -> None:
    """Let an offer be of cards that the two hold, which both know."""
    for question in seen.pending:
        if question.frame not in ("Offer", "AnswerOffer", "AnswerCounter"):
            continue
        one, other = question.args[0], question.args[1]
        offerer, asked = (one, other) if question.frame == "Offer" else (other, one)
        both = BITS[one] | BITS[other]
        for seat in (one, other):
            for card in table.people[seat].hand:
                table.seen[card] |= both
        if seen.given is not None and seen.taken is not None:
            table.given = numbers(seen.given)
            table.taken = numbers(seen.taken)
        else:
            table.given = table.people[offerer].hand[: seen.given_size]
            table.taken = table.people[asked].hand[: seen.taken_size]


def deal_missions(table: Renaissance, seen: RenaissanceView, rng: Stream) -> None:
    """Deal missions so that every side was dealt as many royal and princely ones as all are.

    A side has no mission that held without being turned up; where that cannot be met by the
    cards as they come, ValueError lets all be dealt anew.
    """
    known = {name for side in seen.sides for name in (*side.mandatory, *side.optional, *side.away)}
    rest: list[list[int]] = [[], []]  # royal ones, and princely ones
    for sort in (0, 1):
        cards = vec[i64]([])
        for family in range(i64(len(FAMILIES))):
            if table.families & BITS[family]:
                for i in range(ROYAL_EACH):
                    card = FIRST_MISSION + family * MISSIONS_EACH + sort * ROYAL_EACH + i
                    if table.cards[card].name not in known:
                        cards = append(cards, card)
        rng.shuffle(cards)
        rest[sort] = [int(card) for card in cards]
    me = BITS[WATCHERS if seen.seat is None else seen.seat]
    order = sorted(range(len(seen.sides)), key=lambda side: -len(seen.sides[side].missing))
    for side in order:  # who cannot have many first
        deal_side(table, table.sites[side], seen.sides[side], rest, rng, me)
    for card in (*rest[0], *rest[1]):
        table.unused = inserted(table.unused, card)


def deal_side(
    table: Renaissance, site: Site, board: Side, rest: list[list[int]], rng: Stream, me: i64
) -> None:
    """Deal the missions of a side that the viewer does not know."""
    mine = [*numbers(board.mandatory), *numbers(board.optional), *numbers(board.away)]
    for card in mine:
        table.seen[card] |= me
    total = board.mandatory_size + board.optional_size + board.away_size
    royal = int(ROYAL_DEALT) - sum([table.cards[card].type == ROYAL for card in mine])
    hidden: list[int] = []
    for sort, n in ((0, royal), (1, total - len(mine) - royal)):
        for _ in range(n):
            hidden.append(rest[sort].pop() if board.away_size else draw_mission(site, rest[sort]))
    mixed = vec[i64]([i64(card) for card in hidden])
    rng.shuffle(mixed)
    hidden = [int(card) for card in mixed]
    site.mandatory = pile_of(site, board.mandatory, board.mandatory_size, hidden)
    site.optional = pile_of(site, board.optional, board.optional_size, hidden)
    site.away = numbers(board.away)
    while len(site.away) < board.away_size:  # what was put away may well have held
        site.away = inserted(site.away, hidden.pop())


def pile_of(site: Site, shown: tuple[str, ...], size: int, hidden: list[int]) -> vec[i64]:
    """Give a pile of missions: those that are known, and some that the side can have."""
    cards = vec[i64]([])
    for card in numbers(shown):
        cards = inserted(cards, card)
    while len(cards) < size:
        cards = inserted(cards, draw_mission(site, hidden))
    return cards


def draw_mission(site: Site, cards: list[int]) -> int:
    """Take the first of these missions that a side can have and not turn up."""
    for i, card in enumerate(cards):
        if not site.silent & BITS[card - FIRST_MISSION]:
            return cards.pop(i)
    raise ValueError("no mission is left that this side can have")
