"""Dealing anew what a view does not know: a whole table that could be behind it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import LEADERS, ROWS, SLOTS, SPACES
from bottega.games.lorenzo.goods import GOODS, packed
from bottega.games.lorenzo.guesses import deal_leaders
from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.pieces import COLOURED, FAMILY_ONCE, MEMBERS, one_card
from bottega.games.lorenzo.placed import standing_there
from bottega.games.lorenzo.queries import adapt, fold, folded
from bottega.games.lorenzo.ruleset import FIRST_SPACE, FLOORS, PERIODS, PILE
from bottega.games.lorenzo.sight import laid_on
from bottega.games.lorenzo.state import NO_FAMILY, NO_LEADER, NO_TILE, Lorenzo, Player
from bottega.games.lorenzo.tokens import of_face, one_of, packed_faces
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.kernel.rng import Stream
from bottega.parts.bits import BITS
from bottega.parts.seen import lay_numbers


def deal(seen: LorenzoView, rng: Stream) -> Lorenzo:
    """Lay out a table that could be behind a view, all but what is pending and chance."""
    rules = rules_of(seen.options)
    table = Lorenzo(None, seen.options, rules)
    lay_numbers(table, seen)
    table.order = vec[i64]([i64(seat) for seat in seen.order])
    table.at = seen.order.index(seen.next)
    table.dice = vec[i64]([i64(seen.dice[MEMBERS[i]]) for i in range(3)])
    table.floors = vec[i64]([i64(card) for card in seen.floors])
    names_of_tiles = [tile.name for tile in rules.tiles]
    table.tiles = vec[i64]([i64(names_of_tiles.index(name)) for name in seen.tiles])
    for there in seen.members:
        space = SPACES.index(there.space)
        member = MEMBERS.index(there.member)
        table.placed = append(table.placed, standing_there(there.seat, member, space))
        table.occupied |= BITS[space]
    table.omen = seen.omen or 0
    adapt(table)
    _deal_decks(table, seen, rng)
    lay_lots(table, seen)
    for seat in range(len(seen.boards)):
        lay_board(table, table.players[seat], seen.boards[seat])
    for there in seen.members:
        note_area(table, there.seat, MEMBERS.index(there.member), SPACES.index(there.space))
    deal_leaders(table, seen, rng)
    _deal_tokens(table, seen, rng)
    return table


def lay_lots(table: Lorenzo, seen: LorenzoView) -> None:
    """Lay out what is bid on, and by whom."""
    rules = table.rules
    lots = [lot.name for lot in rules.lots]
    families = [family.name for family in rules.families]
    for lot in seen.lots:
        number = i64(lots.index(lot.name))
        table.lots = append(table.lots, number)
        table.families = append(table.families, i64(families.index(lot.family)))
        for leader in lot.leaders:
            table.beside = append(table.beside, i64(LEADERS.index(leader)))
        if lot.seat is not None and lot.row is not None:
            table.players[lot.seat].bid = number * ROWS + lot.row - 1


def _deal_tokens(table: Lorenzo, seen: LorenzoView, rng: Stream) -> None:
    """Deal the tokens whose faces the viewer does not know to the others and the supply."""
    table.spent = packed_faces(seen.spent_tokens)
    known = table.spent
    for player in table.players:
        known += player.tokens + player.offer
        for face in laid_on(player).values():
            known += one_of(i64(face))
    rest: list[i64] = []
    for face in range(i64(1), i64(len(table.rules.faces)) + 1):
        rest += [face] * (table.rules.faces[face - 1].copies - of_face(known, face))
    pool = vec[i64](rest)
    rng.shuffle(pool)
    at: i64 = 0
    for seat, board in enumerate(seen.boards):
        if board.tokens is None:
            held = board.token + board.owed_tokens
            for face in pool[at : at + held]:
                table.players[seat].tokens += one_of(face)
            at += held
            for face in pool[at : at + board.offered_size]:
                table.players[seat].offer += one_of(face)
            at += board.offered_size
    table.supply = pool[at:]


def note_area(table: Lorenzo, seat: int, member: int, space: i64) -> None:
    """Note where a coloured member stands."""
    if space >= FIRST_SPACE:
        area = table.rules.spaces[space - FIRST_SPACE].area
    else:
        area = table.rules.towers[space // FLOORS].area
    if member < COLOURED and FAMILY_ONCE & BITS[area]:
        table.players[seat].areas |= BITS[area]


def lay_board(table: Lorenzo, player: Player, board: Board) -> None:
    """Lay out what everybody sees of a board."""
    lay_numbers(player, board)
    player.goods = packed({good: getattr(board, good) for good in GOODS})
    player.members = 0
    for name in board.members:
        player.members |= BITS[MEMBERS.index(name)]
    for name, value in board.raised.items():
        player.fixed |= i64(value) << (i64(MEMBERS.index(name)) * 4)
    tiles = [tile.name for tile in table.rules.bonus_tiles]
    player.tile = NO_TILE if board.bonus_tile is None else tiles.index(board.bonus_tile)
    for period in board.excommunications:
        player.cubes |= BITS[period - 1]
    player.played = bits(board.played)
    player.used = bits(board.used)
    player.copied = NO_LEADER if board.copied is None else LEADERS.index(board.copied)
    lay_estate(table, player, board)
    lay_cards(table, player, board.cards)


def lay_estate(table: Lorenzo, player: Player, board: Board) -> None:
    """Lay out what a family and tokens add to a board."""
    player.tokens = packed_faces(board.tokens or ())
    player.offer = packed_faces(board.offered or ())
    for card, face in board.laid.items():
        player.laid |= i64(face) << (i64(SLOTS.index(card)) * 4)
    families = [family.name for family in table.rules.families]
    player.family = NO_FAMILY if board.family is None else families.index(board.family)
    player.store = packed(board.store)
    for seal in board.seals:
        player.seals |= BITS[seal - 1]
    if player.family != NO_FAMILY:
        tiles = tiles_of(table, player)
        for space in board.faith_tiles:
            player.reached |= BITS[tiles.index(space)]
    player.shown = bits(board.shown)
    player.drawn = bits(board.drawn)
    player.dismissed = bits(board.dismissed)
    player.owed = packed(board.owed)


def tiles_of(table: Lorenzo, player: Player) -> list[int]:
    """List the spaces of the faith track with a tile for this player."""
    footing = folded(table.rules.families[player.family].standing)
    return [int(tile.space) for tile in footing.faith_tiles]


def lay_cards(table: Lorenzo, player: Player, cards: tuple[int, ...]) -> None:
    """Lay out a player's cards and put its abilities together."""
    for number in cards:
        player.cards = append(player.cards, i64(number))
        player.counts += one_card(table.rules.cards[number].kind)
    fold(table, player)


def _deal_decks(table: Lorenzo, seen: LorenzoView, rng: Stream) -> None:
    """Lay cards of earlier rounds first, then those of this one, then what nobody has seen."""
    known = set(seen.gone) | set(seen.floors) | set(seen.laid)
    for board in seen.boards:
        known |= set(board.cards)
    for tower in range(i64(len(table.rules.towers))):
        now = seen.laid[tower * FLOORS : (tower + 1) * FLOORS]
        for period in range(PERIODS):
            pile = _pile(table, seen, tower, period)
            first = [card for card in pile if card in known and card not in now]
            first += [card for card in now if card in pile]
            rest = vec[i64]([card for card in pile if card not in known and card != seen.omen])
            rng.shuffle(rest)
            for card in [*first, *rest][:PILE]:
                table.decks = append(table.decks, card)


def _pile(table: Lorenzo, seen: LorenzoView, tower: i64, period: i64) -> list[i64]:
    """List the cards that can be in a pile."""
    place = tower * PERIODS + period
    if place < i64(len(seen.known_decks)):
        return [i64(card) for card in seen.known_decks[place]]
    return table.rules.deck(tower, period + 1)


def bits(leaders: tuple[str, ...] | None) -> i64:
    """Read a set of names."""
    found: i64 = 0
    for name in leaders or ():
        found |= BITS[LEADERS.index(name)]
    return found
