"""Who sees what: building views, and hiding what a seat may not hear."""

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.answering import AnswerAction
from bottega.games.renaissance.building import cell_of, riders_of
from bottega.games.renaissance.events import Whispered
from bottega.games.renaissance.names import FAMILIES, FIRST_MISSION, KINDS, MISSION_CARDS, NO_CARD
from bottega.games.renaissance.pieces import MODIFIERS
from bottega.games.renaissance.scoring import score
from bottega.games.renaissance.state import (
    A_KIND,
    FLAGS,
    POOLED,
    PULLEY,
    RIDER,
    VERDICTS,
    WATCHERS,
    Person,
    Renaissance,
    Site,
    names,
    special_at,
)
from bottega.games.renaissance.turn import Store
from bottega.games.renaissance.views import Announced, Cell, Phase, RenaissanceView, Side
from bottega.games.renaissance.views import Person as PersonView
from bottega.kernel.events import Event
from bottega.kernel.game import Question
from bottega.kernel.table import HandOver
from bottega.parts.bits import BITS


def view(table: Renaissance, seat: int | None) -> RenaissanceView:
    """Build what a seat sees, field by field."""
    me: i64 = WATCHERS if seat is None else i64(seat)
    trader = party_to_offer(table, me)
    return RenaissanceView(
        seat,
        table.setting,
        table.pending(Question),
        int(table.seat),
        tuple([_side(table, side, me) for side in range(table.rules.sides)]),
        tuple([_person(table, other, me) for other in range(table.rules.seats)]),
        _listed(FAMILIES, table.families),
        len(table.pile),
        _pile_known(table, me),
        names(table, table.discards),
        int(table.first),
        int(table.mover),
        int(table.regular),
        int(table.turn),
        names(table, known(table, table.tray, me)),
        len(table.tray),
        _pool(table, me),
        names(table, table.given) if trader else None,
        names(table, table.taken) if trader else None,
        len(table.given),
        len(table.taken),
        seats_of(table, table.again),
        names(table, table.aims),
        tuple([(KINDS[there // A_KIND], int(there % A_KIND)) for there in table.baked]),
        _laid_by(table),
        names(table, _specials(table, table.used)),
        seats_of(table, table.extra),
        _listed(FLAGS, table.firsts),
        VERDICTS[table.verdict],
        int(table.ender),
        phase(table),
        announced(table),
    )


def phase(table: Renaissance) -> Phase:
    """Say what the mover does: act, store a card, or wait for others."""
    for frame in table.stack:
        if frame.seat == table.mover and frame.seat >= 0 and not isinstance(frame, HandOver):
            return "store" if isinstance(frame, Store) else "act"
    return "wait"


def announced(table: Renaissance) -> Announced | None:
    """Tell of the action that is being answered."""
    asked: list[int] = []
    last: AnswerAction | None = None
    for frame in table.stack:
        if isinstance(frame, AnswerAction):
            asked.append(int(frame.seat))
            last = frame
    if last is None:
        return None
    card, targets = table.cards[last.card].name, seats_of(table, last.hit)
    return Announced(int(last.actor), card, targets, tuple(sorted(asked)))


def seats_of(table: Renaissance, bits: i64) -> tuple[int, ...]:
    """List the seats of a set."""
    return tuple([int(seat) for seat in range(table.rules.seats) if bits & BITS[seat]])


def _listed(words: "list[str] | tuple[str, ...]", bits: i64) -> tuple[str, ...]:
    if not bits:  # so it is most often, here and below, and search builds many views
        return ()
    return tuple([word for i, word in enumerate(words) if bits & BITS[i]])


def _specials(table: Renaissance, bits: i64) -> vec[i64]:
    found = vec[i64]([])
    if not bits:
        return found
    for i in range(i64(len(table.laid_by))):
        if bits & BITS[i]:
            found = append(found, special_at(i))
    return found


def open_to(table: Renaissance, card: i64, me: i64) -> bool:
    """Say whether a viewer knows where a hidden card is; all is open in the end."""
    return table.over() or table.seen[card] & BITS[me] != 0


def known(table: Renaissance, cards: vec[i64], me: i64) -> vec[i64]:
    """Give those of these hidden cards that a viewer knows."""
    found = vec[i64]([])
    for card in cards:
        if open_to(table, card, me):
            found = append(found, card)
    return found


def own_or_known(table: Renaissance, cards: vec[i64], own: bool, me: i64) -> vec[i64]:
    """Give all of one's own hidden cards, and of others those that a viewer knows."""
    return cards if own else known(table, cards, me)


def party_to_offer(table: Renaissance, me: i64) -> bool:
    """Say whether a viewer is one of the two between whom an offer is made."""
    for frame in table.stack:
        name = type(frame).__name__
        if name in ("Offer", "AnswerOffer", "AnswerCounter"):
            args = frame.args()
            return int(me) in (args[0], args[1])
    return False


def _laid_by(table: Renaissance) -> dict[str, int]:
    found: dict[str, int] = {}
    for i in range(i64(len(table.laid_by))):
        if table.laid_by[i] >= 0:
            found[table.cards[special_at(i)].name] = int(table.laid_by[i])
    return found


def _pile_known(table: Renaissance, me: i64) -> dict[int, str]:
    found: dict[int, str] = {}
    n = len(table.pile)
    for i in range(n):
        card = table.pile[n - 1 - i]
        if table.seen[card] & BITS[me]:
            found[i] = table.cards[card].name
    return found


def _pool(table: Renaissance, me: i64) -> tuple[tuple[int, str | None], ...]:
    """List the pool: what a viewer knows first, so that the order of the rest tells nothing."""
    known: list[tuple[int, str | None]] = []
    hidden: list[tuple[int, str | None]] = []
    for there in table.pool:
        if open_to(table, there // POOLED, me):
            known.append((int(there % POOLED), table.cards[there // POOLED].name))
        else:
            hidden.append((int(there % POOLED), None))
    hidden.sort()
    return (*known, *hidden)


def _cell(table: Renaissance, site: Site, cell: i64) -> Cell | None:
    card = site.cells[cell]
    if card == NO_CARD:
        return None
    material = not site.fixed & BITS[cell]
    specials = names(table, riders_of(site, card)) if len(site.riders) else ()
    return Cell(table.cards[card].name, specials, int(site.values[cell]), material)


def _lifted(table: Renaissance, site: Site) -> tuple[tuple[str, str], ...]:
    """List specials by what they lie on: a view of the castle has no other order of them."""
    found: list[tuple[str, str]] = []
    for rider in sorted(site.riders, key=_host):
        special, host = table.cards[rider // RIDER], table.cards[rider % RIDER]
        if cell_of(site, host.number) < 0:
            found.append((special.name, host.name))
    return tuple(found)


def _host(rider: i64) -> i64:
    return rider % RIDER


def _side(table: Renaissance, side: i64, me: i64) -> Side:
    site = table.sites[side]
    own = table.over() or (me != WATCHERS and table.side(me) == side)
    seats = [seat for seat in range(table.rules.seats) if table.side(seat) == side]
    return Side(
        tuple([int(seat) for seat in seats]),
        site.castle.name,
        tuple([_cell(table, site, cell) for cell in range(site.castle.size)]),
        _lifted(table, site),
        names(table, site.zone),
        names(table, site.under),
        None if site.cover == NO_CARD else table.cards[site.cover].name,
        names(table, own_or_known(table, site.stock, own, me)),
        len(site.stock),
        int(table.rules.slots),
        names(table, own_or_known(table, site.vault, own, me)),
        len(site.vault),
        int(site.slots),
        names(table, missions_known(table, site, site.mandatory, own, me)),
        len(site.mandatory),
        names(table, missions_known(table, site, site.optional, own, me)),
        len(site.optional),
        names(table, own_or_known(table, site.away, own, me)),
        len(site.away),
        names(table, accomplished(site)),
        _listed(MISSION_CARDS, site.silent),
        site.immune,
        int(site.laid),
        int(site.laid_here),
        int(site.thrown),
        int(site.changed),
        _listed(FLAGS, site.flags),
        score(table, side, table.over()),
    )


def missions_known(table: Renaissance, site: Site, cards: vec[i64], own: bool, me: i64) -> vec[i64]:
    """Give the missions of a pile that a viewer knows: those face up, its own, those shown."""
    found = vec[i64]([])
    for card in cards:
        if own or site.done & BITS[card - FIRST_MISSION] or open_to(table, card, me):
            found = append(found, card)
    return found


def accomplished(site: Site) -> vec[i64]:
    """List the missions that a side has accomplished."""
    found = vec[i64]([])
    for cards in (site.mandatory, site.optional):
        for card in cards:
            if site.done & BITS[card - FIRST_MISSION]:
                found = append(found, card)
    return found


def modifiers(bits: i64, pulley: i64) -> dict[str, int]:
    """Name what holds in a turn."""
    if not bits and not pulley:
        return {}
    found = {name: 1 for i, name in enumerate(MODIFIERS) if bits & BITS[i]}
    if pulley:
        found["materials_up_to"] = int(pulley)
    return found


def near_to(table: Renaissance, seat: i64, me: i64) -> vec[i64]:
    """List the cards that a viewer knows to be in a hand or in the stock beside it."""
    found = vec[i64]([])
    if table.over():
        return found
    for card in table.people[seat].hand:
        if table.near[card] & BITS[me]:
            found = append(found, card)
    site = table.site(seat)
    for cards in (site.stock, site.vault):
        for card in cards:
            if table.near[card] & BITS[me] and table.keeper[card] == seat:
                found = append(found, card)
    return sorted_cards(found) if len(found) > 1 else found


def sorted_cards(cards: vec[i64]) -> vec[i64]:
    """Give cards in rising order."""
    return vec[i64](sorted([i64(card) for card in cards]))


def _person(table: Renaissance, seat: i64, me: i64) -> PersonView:
    person: Person = table.people[seat]
    own = table.over() or seat == me
    sides = range(table.rules.sides)
    return PersonView(
        int(table.side(seat)),
        names(table, own_or_known(table, person.hand, own, me)),
        len(person.hand),
        names(table, near_to(table, seat, me)),
        modifiers(person.next, person.pulley_next),
        modifiers(person.now & ~PULLEY, person.pulley),
        tuple([value for value in range(6) if person.placed & BITS[value]]),
        int(person.actions),
        int(person.destroyed),
        int(person.stock_built),
        tuple([int(person.aimed // BITS[8 * side] % 256) for side in sides]),
        person.pure_action,
        person.pure_discard,
        int(person.action_streak),
        int(person.discard_streak),
        None if person.last_action == NO_CARD else table.cards[person.last_action].name,
        int(person.last_at),
    )


def redact(event: Event, seat: int | None) -> Event:
    """Hide from a seat which cards moved, were seen or chosen, unless it may know."""
    listener = -1 if seat is None else seat
    if isinstance(event, Whispered) and listener not in event.known:
        hidden: dict[str, None] = dict.fromkeys(event.secrets)
        return msgspec.structs.replace(event, **hidden)
    return event
