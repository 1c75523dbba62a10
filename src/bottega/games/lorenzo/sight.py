"""Who sees what: building views, hiding events, and dealing anew what a view does not know."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import LEADERS, SPACES
from bottega.games.lorenzo.draft import sights
from bottega.games.lorenzo.events import LeaderDiscarded, LeaderDrafted, PacksPassed
from bottega.games.lorenzo.goods import (
    COIN,
    GOODS,
    SERVANT,
    STONE,
    WOOD,
    count,
    counts,
    faith,
    military,
    packed,
    points,
)
from bottega.games.lorenzo.guesses import deal_leaders
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, MEMBERS, TERRITORY
from bottega.games.lorenzo.queries import (
    card_limit_reached,
    fold,
    military_need,
    price,
    price_count,
    worker_value,
)
from bottega.games.lorenzo.ruleset import FLOORS, PERIODS
from bottega.games.lorenzo.scoring import score
from bottega.games.lorenzo.state import (
    BITS,
    DECK_SIZE,
    NO_LEADER,
    NO_TILE,
    Lorenzo,
    Player,
    names,
    own_cards,
    placed_member,
    placed_seat,
    placed_space,
    standing_there,
)
from bottega.games.lorenzo.towers import PayFor
from bottega.games.lorenzo.views import Board, LorenzoView, Member
from bottega.kernel.events import Event
from bottega.kernel.game import Question
from bottega.kernel.rng import Stream


def view(table: Lorenzo, seat: int | None) -> LorenzoView:
    """Build what a seat sees, field by field."""
    over = table.over()
    seats = range(len(table.players))
    rules = table.rules
    return LorenzoView(
        seat,
        table.setting,
        tuple([Question(type(frame).__name__, tuple(frame.args())) for frame in table.stack]),
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
    )


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


def gone(table: Lorenzo) -> set[int]:
    """Find the cards that were laid out and that nobody took."""
    seen: set[int] = set()
    for tower in range(i64(len(table.rules.towers))):
        for i in range(table.round * FLOORS):
            seen.add(int(table.decks[tower * DECK_SIZE + i]))
    for card in table.floors:
        seen.discard(int(card))
    for player in table.players:
        for card in player.cards:
            seen.discard(int(card))
    return seen


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
    standing = table.players[frame.seat].standing
    card = table.card_on(frame.space)
    ways = range(price_count(standing, card))
    return tuple([counts(price(standing, card, way, frame.discount)) for way in ways])


def bits(leaders: tuple[str, ...] | None) -> i64:
    """Read a set of names."""
    found: i64 = 0
    for name in leaders or ():
        found |= BITS[LEADERS.index(name)]
    return found


def numbers(table: Lorenzo, player: Player, kind: i64) -> tuple[int, ...]:
    """Give the numbers of a player's cards of a kind."""
    return tuple([int(card.number) for card in own_cards(table, player, kind)])


def _board(table: Lorenzo, seat: int, open: bool) -> Board:
    player = table.players[seat]
    goods = player.goods
    standing = player.standing
    tile = player.tile
    hand = names(player.hand)
    discarded = names(player.discarded)
    full = card_limit_reached(player, TERRITORY)
    return Board(
        int(count(goods, COIN)),
        int(count(goods, WOOD)),
        int(count(goods, STONE)),
        int(count(goods, SERVANT)),
        int(military(goods)),
        int(faith(goods)),
        int(points(goods)),
        {
            name: int(worker_value(table, player, i))
            for i, name in enumerate(MEMBERS)
            if player.members & BITS[i]
        },
        numbers(table, player, 0),
        numbers(table, player, 1),
        numbers(table, player, 2),
        numbers(table, player, 3),
        tuple([int(card) for card in player.cards]),
        None if full else int(military_need(player, TERRITORY)),
        None if tile == NO_TILE else table.rules.bonus_tiles[tile].name,
        tuple([period + 1 for period in range(3) if player.cubes & BITS[period]]),
        player.rested,
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
        {AREAS[i]: int(standing.values[i]) for i in range(6) if standing.values[i]},
        {CARD_KINDS[i]: counts(standing.off[i]) for i in range(4) if standing.off[i]},
        score(table, player),
    )


def raised(player: Player) -> dict[str, int]:
    """Name the members that a leader gave another value, and that value."""
    found = [(name, int((player.fixed >> i64(i * 4)) & 15)) for i, name in enumerate(MEMBERS)]
    return {name: value for name, value in found if value}


def redact(event: Event, seat: int | None) -> Event | None:
    """Hide which leaders others keep, pass on and put away."""
    if isinstance(event, LeaderDrafted):
        return event if event.seat == seat else LeaderDrafted(event.seat, None)
    if isinstance(event, LeaderDiscarded):
        return event if event.seat == seat else LeaderDiscarded(event.seat, None)
    if isinstance(event, PacksPassed):
        return PacksPassed(tuple([p if i == seat else None for i, p in enumerate(event.packs)]))
    return event


def deal(seen: LorenzoView, rng: Stream) -> Lorenzo:
    """Lay out a table that could be behind a view, all but what is pending and chance."""
    rules = rules_of(seen.options)
    table = Lorenzo(None, seen.options, rules)
    table.order = vec[i64]([i64(seat) for seat in seen.order])
    table.at = seen.order.index(seen.next)
    table.round = seen.round
    table.turn = seen.turn
    table.dice = vec[i64]([i64(seen.dice[MEMBERS[i]]) for i in range(3)])
    table.floors = vec[i64]([i64(card) for card in seen.floors])
    names_of_tiles = [tile.name for tile in rules.tiles]
    table.tiles = vec[i64]([i64(names_of_tiles.index(name)) for name in seen.tiles])
    for there in seen.members:
        space = SPACES.index(there.space)
        member = MEMBERS.index(there.member)
        table.placed = append(table.placed, standing_there(there.seat, member, space))
        table.occupied |= BITS[space]
    _deal_decks(table, seen, rng)
    for seat in range(len(seen.boards)):
        lay_board(table, table.players[seat], seen.boards[seat])
    for there in seen.members:
        note_area(table, there.seat, MEMBERS.index(there.member), SPACES.index(there.space))
    deal_leaders(table, seen, rng)
    return table


def note_area(table: Lorenzo, seat: int, member: int, space: i64) -> None:
    """Note where a coloured member stands."""
    area = space // FLOORS
    first = 4 * i64(len(table.rules.towers))
    if space >= first:
        area = table.rules.spaces[space - first].area
    if member < 3 and area <= 5:
        table.players[seat].areas |= BITS[area]


def lay_board(table: Lorenzo, player: Player, board: Board) -> None:
    """Lay out what everybody sees of a board."""
    held = (board.coin, board.wood, board.stone, board.servant, board.military, board.faith)
    player.goods = packed(dict(zip(GOODS, (*held, board.vp), strict=True)))
    player.members = 0
    for name in board.members:
        player.members |= BITS[MEMBERS.index(name)]
    for name, value in board.raised.items():
        player.fixed |= i64(value) << (i64(MEMBERS.index(name)) * 4)
    player.rested = board.rested
    tiles = [tile.name for tile in table.rules.bonus_tiles]
    player.tile = NO_TILE if board.bonus_tile is None else tiles.index(board.bonus_tile)
    for period in board.excommunications:
        player.cubes |= BITS[period - 1]
    player.played = bits(board.played)
    player.used = bits(board.used)
    player.copied = NO_LEADER if board.copied is None else LEADERS.index(board.copied)
    lay_cards(table, player, board.cards)


def lay_cards(table: Lorenzo, player: Player, cards: tuple[int, ...]) -> None:
    """Lay out a player's cards and put its abilities together."""
    for number in cards:
        player.cards = append(player.cards, i64(number))
        player.counts += i64(1) << (table.rules.cards[number].kind * 8)
    fold(table, player)


def _deal_decks(table: Lorenzo, seen: LorenzoView, rng: Stream) -> None:
    """Lay cards of earlier rounds first, then those of this one, then what nobody has seen."""
    known = set(seen.gone) | set(seen.floors)
    for board in seen.boards:
        known |= set(board.cards)
    floor: i64 = 0
    for tower in table.rules.towers:
        now = seen.laid[floor : floor + FLOORS]
        floor += FLOORS
        cards = [c for period in range(PERIODS) for c in table.rules.deck(tower.kind, period + 1)]
        before = [card for card in cards if card in known and card not in now]
        for card in [*before, *now]:
            table.decks = append(table.decks, i64(card))
        for period in range(PERIODS):
            pile = table.rules.deck(tower.kind, period + 1)
            rest = vec[i64]([card for card in pile if card not in known])
            rng.shuffle(rest)
            for card in rest:
                table.decks = append(table.decks, card)
