"""Who sees what: building views and hiding events."""

from typing import Any, TypeAlias

from mypy_extensions import i64

from bottega.games.lorenzo.actions import LEADERS, ROWS, SLOTS, SPACES
from bottega.games.lorenzo.draft import sights
from bottega.games.lorenzo.events import (
    LeaderDiscarded,
    LeaderDrafted,
    LeadersDrawn,
    PacksPassed,
    TokenKept,
    TokensDrawn,
    TokensOffered,
)
from bottega.games.lorenzo.goods import (
    COIN,
    SERVANT,
    STONE,
    WOOD,
    count,
    counts,
    faith,
    military,
    points,
    tokens,
)
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, MEMBERS, TERRITORY, Footing
from bottega.games.lorenzo.placed import placed_member, placed_seat, placed_space
from bottega.games.lorenzo.queries import (
    CARD_TOWERS,
    adapted_tower,
    card_limit_reached,
    gone,
    military_need,
    price,
    price_count,
    worker_value,
)
from bottega.games.lorenzo.ruleset import DECK_SIZE, FLOORS, PILE
from bottega.games.lorenzo.scoring import score
from bottega.games.lorenzo.state import NO_FAMILY, NO_LEADER, NO_TILE, Lorenzo, Player, names
from bottega.games.lorenzo.tokens import face_on, faces_of, how_many
from bottega.games.lorenzo.towers import PayFor
from bottega.games.lorenzo.views import Board, LorenzoView, Lot, Member
from bottega.kernel.events import Event
from bottega.kernel.game import Question
from bottega.parts.bits import BITS


def view(table: Lorenzo, seat: int | None) -> LorenzoView:
    """Build what a seat sees, field by field."""
    over = table.over()
    seats = range(len(table.players))
    rules = table.rules
    return LorenzoView(
        seat,
        table.setting,
        table.pending(Question),
        int(table.seat),
        tuple([_board(table, i, over or i == seat) for i in seats]),
        int(table.round),
        int(table.turn),
        tuple([int(s) for s in table.order]),
        int(table.order[table.at]),
        {MEMBERS[i]: int(table.dice[i]) for i in range(3)},
        tuple([int(card) for card in table.floors]),
        _laid(table),
        tuple([_member(there) for there in table.placed]),
        tuple([space.name for space in rules.spaces if space.players > len(table.players)]),
        tuple([rules.tiles[tile].name for tile in table.tiles]),
        tuple(sorted(gone(table))),
        tuple(free_tiles(table)),
        _prices(table),
        tuple([int(value) for value in table.values]),
        rules.towers[adapted_tower(table)].name if table.omen else None,
        int(table.omen) or None,
        tuple([_lot(table, i) for i in range(len(table.lots))]),
        len(table.supply),
        faces_of(table.spent),
        len(table.leaders),
        known_decks(table),
    )


def _lot(table: Lorenzo, i: int) -> Lot:
    """Show a lot: the family above it and the leaders beside it, and who bids."""
    rules = table.rules
    lot = table.lots[i]
    seat: int | None = None
    row: int | None = None
    for s, player in enumerate(table.players):
        if player.bid >= 0 and player.bid // ROWS == lot:
            seat, row = s, int(player.bid % ROWS) + 1
    before = sum([int(rules.families[f].leaders) for f in table.families[:i]])
    family = rules.families[table.families[i]]
    leaders = [LEADERS[b] for b in table.beside[before : before + int(family.leaders)]]
    rows = tuple([counts(goods) for goods in rules.lots[lot].rows])
    return Lot(rules.lots[lot].name, family.name, tuple(leaders), rows, seat, row)


def known_decks(table: Lorenzo) -> tuple[tuple[int, ...], ...]:
    """List the cards of each tower and period where everybody may know them (ruling X-75)."""
    if not table.rules.open_decks:
        return ()
    piles = range(0, int(CARD_TOWERS * DECK_SIZE), int(PILE))
    return tuple([tuple(sorted([int(c) for c in table.decks[i : i + PILE]])) for i in piles])


def _member(there: i64) -> Member:
    space = SPACES[placed_space(there)]
    return Member(space, int(placed_seat(there)), MEMBERS[placed_member(there)])


def _laid(table: Lorenzo) -> tuple[int, ...]:
    if not table.round:
        return ()
    first = (table.round - 1) * FLOORS
    towers = range(i64(len(table.rules.towers)))
    return tuple(
        [int(table.decks[t * DECK_SIZE + first + f]) for t in towers for f in range(FLOORS)]
    )


def free_tiles(table: Lorenzo) -> list[str]:
    """Name the personal bonus tiles that can still be chosen."""
    taken = [int(player.tile) for player in table.players]
    if NO_TILE not in taken:
        return []
    return [t.name for i, t in enumerate(table.rules.bonus_tiles) if i and i not in taken]


def _prices(table: Lorenzo) -> tuple[dict[str, int], ...]:
    frame = table.stack[-1] if table.stack else None
    if not isinstance(frame, PayFor):
        return ()
    footing = table.players[frame.seat].footing
    card = table.card_on(frame.space)
    ways = range(price_count(footing, card))
    return tuple([counts(price(footing, card, way, frame.discount)) for way in ways])


def _board(table: Lorenzo, seat: int, open: bool) -> Board:
    """Show a board part by part, in the order of its fields."""
    player = table.players[seat]
    household = _goods(player.goods) + _household(table, player)
    leaders = _leaders(table, player, seat, open) + _abilities(player.footing)
    return Board(*(household + leaders + _estate(table, player, open) + (score(table, player),)))


Part: TypeAlias = tuple[Any, ...]  # some fields of a board, in their order


def _goods(goods: i64) -> Part:
    """Show resources and points, from coins to tokens."""
    return (
        int(count(goods, COIN)),
        int(count(goods, WOOD)),
        int(count(goods, STONE)),
        int(count(goods, SERVANT)),
        int(military(goods)),
        int(faith(goods)),
        int(points(goods)),
        int(tokens(goods)),
    )


def _household(table: Lorenzo, player: Player) -> Part:
    """Show members, cards and tiles, and whether the first turn was passed."""
    by_kind: list[list[int]] = [[] for _ in CARD_KINDS]
    for number in player.cards:
        by_kind[table.rules.cards[number].kind].append(int(number))
    members = {
        name: int(worker_value(table, player, i))
        for i, name in enumerate(MEMBERS)
        if player.members & BITS[i]
    }
    full = card_limit_reached(player, TERRITORY)
    tile = player.tile
    return (
        members,
        tuple(by_kind[0]),
        tuple(by_kind[1]),
        tuple(by_kind[2]),
        tuple(by_kind[3]),
        tuple([int(card) for card in player.cards]),
        None if full else int(military_need(player, TERRITORY)),
        None if tile == NO_TILE else table.rules.bonus_tiles[tile].name,
        tuple([period + 1 for period in range(3) if player.cubes & BITS[period]]),
        player.rested,
    )


def _leaders(table: Lorenzo, player: Player, seat: int, open: bool) -> Part:
    """Show leaders in play and in hand, and how they were drafted."""
    hand = names(player.hand)
    discarded = names(player.discarded)
    return (
        names(player.played),
        names(player.used),
        None if player.copied == NO_LEADER else LEADERS[player.copied],
        raised(player),
        hand if open else None,
        len(hand),
        discarded if open else None,
        len(discarded),
        sights(table, seat) if open else None,
        tuple([LEADERS[pick] for pick in player.picks]) if open else None,
        len(player.picks),
    )


def _abilities(footing: Footing) -> Part:
    """Show what abilities add to actions and take off prices."""
    return (
        {AREAS[i]: int(footing.values[i]) for i in range(6) if footing.values[i]},
        {CARD_KINDS[i]: counts(footing.off[i]) for i in range(4) if footing.off[i]},
    )


def _estate(table: Lorenzo, player: Player, open: bool) -> Part:
    """Show tokens, the family and what it brings, drawn leaders, and what is owed."""
    footing = player.footing
    tiles = enumerate(footing.faith_tiles)
    drawn = names(player.drawn)
    return (
        faces_of(player.tokens) if open else None,
        faces_of(player.offer) if open else None,
        laid_on(player),
        None if player.family == NO_FAMILY else table.rules.families[player.family].name,
        counts(player.store),
        tuple([i + 1 for i in range(5) if player.seals & BITS[i]] if player.seals else ()),
        tuple([int(tile.space) for i, tile in tiles if player.reached & BITS[i]]),
        int(player.sets),
        names(player.shown),
        drawn if open else None,
        len(drawn),
        names(player.dismissed),
        int(how_many(player.offer)),
        int(how_many(player.tokens) - tokens(player.goods)),
        counts(player.owed),
        int(player.added),
        tuple(
            [n for i, n in enumerate(SPACES) if footing.spaces & BITS[i]] if footing.spaces else ()
        ),
    )


def laid_on(player: Player) -> dict[str, int]:
    """Name the cards that a token lies on, and what it shows."""
    if player.laid == 0:
        return {}
    faces = [(card, int(face_on(player, slot))) for slot, card in enumerate(SLOTS)]
    return {card: face for card, face in faces if face}


def raised(player: Player) -> dict[str, int]:
    """Name the members that a leader gave another value, and that value."""
    if player.fixed == 0:
        return {}
    found = [(name, int((player.fixed >> i64(i * 4)) & 15)) for i, name in enumerate(MEMBERS)]
    return {name: value for name, value in found if value}


def redact(event: Event, seat: int | None) -> Event | None:
    """Hide which leaders others keep, pass on, draw and put away, and what their tokens show."""
    if isinstance(event, LeaderDrafted):
        return event if event.seat == seat else LeaderDrafted(event.seat, None)
    if isinstance(event, LeaderDiscarded):
        return event if event.seat == seat else LeaderDiscarded(event.seat, None)
    if isinstance(event, LeadersDrawn):
        return event if event.seat == seat else LeadersDrawn(event.seat, event.n, None)
    if isinstance(event, TokensDrawn):
        return event if event.seat == seat else TokensDrawn(event.seat, event.n, None)
    if isinstance(event, TokensOffered):
        return event if event.seat == seat else TokensOffered(event.seat, event.n, None)
    if isinstance(event, TokenKept):
        return event if event.seat == seat else TokenKept(event.seat, None, None)
    if isinstance(event, PacksPassed):
        return PacksPassed(tuple([p if i == seat else None for i, p in enumerate(event.packs)]))
    return event
