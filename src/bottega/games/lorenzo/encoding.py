"""Observations of Lorenzo il Magnifico, written straight from the table."""

from mypy_extensions import i64

from bottega.games.lorenzo.actions import BUILDINGS, FACES, ROWS, SEATS, SLOT_COUNT, SPACE_COUNT
from bottega.games.lorenzo.draft import pack_of, steps_seen
from bottega.games.lorenzo.entries import (
    ADAPTED,
    ADDED,
    ADVANCED,
    ASKS,
    AT_COUNCIL,
    BOARD_SIZE,
    BOARDS,
    BONUS_TILE,
    BUILDING_COUNT,
    BUILDING_PLACE,
    CARD_COUNT,
    CARDS,
    COPIED,
    COUNCIL,
    CUBES,
    DICE,
    DISCARDED,
    DISMISSED,
    DRAWN,
    EXPANDED,
    FAMILY,
    FAMILY_PLACE,
    FLOOR,
    FOLLOWING,
    FORMS,
    HELD,
    HOME,
    IN_HAND,
    KNOWN,
    LAID,
    LAYOUT,
    LEADER_COUNT,
    LOT_FAMILY,
    LOT_LEADERS,
    LOT_PLACE,
    LOT_ROW,
    LOT_SEAT,
    LOT_SIZE,
    LOTS_FIRST,
    MINE,
    OFF,
    OFFERED,
    OPEN_DECKS,
    ORDER,
    OUT,
    OWED,
    OWED_TOKENS,
    OWN_BUILDINGS,
    OWN_DISCARDED,
    OWN_DRAWN,
    OWN_HAND,
    OWN_OFFER,
    OWN_SPACE,
    OWN_TOKENS,
    PACKS,
    PICKED,
    PILE,
    PLAYED,
    PLAYERS,
    PRICES,
    RAISED,
    REACHED,
    RESTED,
    ROUND,
    SEALED,
    SETS,
    SHOWN,
    SPENT,
    STANDS,
    STORED,
    SUPPLY,
    TILE_PLACE,
    TILES,
    TURN,
    USED,
    VALUES,
    VERSION,
    WORTH,
    write_goods,
)
from bottega.games.lorenzo.goods import KINDS, tokens
from bottega.games.lorenzo.pieces import MEMBER_COUNT, Footing
from bottega.games.lorenzo.placed import placed_member, placed_seat, placed_space
from bottega.games.lorenzo.queries import (
    CARD_TOWERS,
    adapted_tower,
    price,
    price_count,
    worker_value,
)
from bottega.games.lorenzo.ruleset import DECK_SIZE, FLOORS
from bottega.games.lorenzo.state import NO_FAMILY, NO_LEADER, NO_TILE, Lorenzo, Player
from bottega.games.lorenzo.tokens import BITS_A_FACE, MOST_OF_A_FACE, face_on, how_many
from bottega.games.lorenzo.towers import PayFor
from bottega.kernel.encoding import Encoding, Sheet
from bottega.kernel.table import Frames
from bottega.parts.bits import BITS, size


class LorenzoEncoding(Encoding[Lorenzo]):
    """Writes what a seat of Lorenzo sees."""

    def __init__(self, frames: Frames) -> None:
        super().__init__(VERSION, LAYOUT, frames, FORMS, int(SEATS))

    def write(self, table: Lorenzo, seat: i64, sheet: Sheet) -> None:
        """Write the boards, what is one's own, the table and what is offered."""
        seats = i64(len(table.players))
        for place in range(seats):
            player = table.players[(seat + place) % seats]
            write_board(table, player, BOARDS + place * BOARD_SIZE, sheet)
        write_places(table, seat, seats, sheet)
        write_own(table, seat, sheet)
        write_round(table, seat, seats, sheet)
        write_towers(table, sheet)
        if len(table.lots):
            write_lots(table, seat, seats, sheet)
        if table.spent or len(table.supply):
            sheet.number(SUPPLY, i64(len(table.supply)))
            write_faces(SPENT, table.spent, sheet)
        write_prices(table, sheet)


def write_board(table: Lorenzo, player: Player, at: i64, sheet: Sheet) -> None:
    """Write what everybody sees of a board, but for where its members stand."""
    write_goods(at + HELD, player.goods, sheet)
    write_household(table, player, at, sheet)
    write_leaders(player, at, sheet)
    write_abilities(player.footing, at, sheet)
    write_estate(table, player, at, sheet)


def write_household(table: Lorenzo, player: Player, at: i64, sheet: Sheet) -> None:
    """Write members, cards and tiles."""
    sheet.flags(at + HOME, player.members)
    for member in range(MEMBER_COUNT):
        if player.members & BITS[member]:
            sheet.number(at + WORTH + member, worker_value(table, player, member))
    if player.fixed:
        for member in range(i64(3)):
            sheet.number(at + RAISED + member, (player.fixed >> (member * 4)) & 15)
    if player.rested:
        sheet.flag(at + RESTED)
    sheet.marks(at + CARDS - 1, player.cards)  # cards are numbered from one
    if player.tile != NO_TILE:
        sheet.flag(at + BONUS_TILE + player.tile)
    sheet.flags(at + CUBES, player.cubes)


def write_leaders(player: Player, at: i64, sheet: Sheet) -> None:
    """Write leaders in play, and how many lie elsewhere."""
    sheet.flags(at + PLAYED, player.played)
    sheet.flags(at + USED, player.used)
    sheet.flags(at + SHOWN, player.shown)
    sheet.flags(at + DISMISSED, player.dismissed)
    if player.copied != NO_LEADER:
        sheet.flag(at + COPIED + player.copied)
    sheet.number(at + IN_HAND, size(player.hand))
    sheet.number(at + DISCARDED, size(player.discarded))
    sheet.number(at + DRAWN, size(player.drawn))
    sheet.number(at + PICKED, i64(len(player.picks)))


def write_abilities(footing: Footing, at: i64, sheet: Sheet) -> None:
    """Write what abilities add to actions and take off prices."""
    values, off = footing.values, footing.off
    for area in range(i64(6)):
        sheet.level(at + VALUES + area, values[area])
    for kind in range(i64(4)):
        if off[kind]:
            write_goods(at + OFF + kind * KINDS, off[kind], sheet)
    if footing.spaces:
        sheet.flags(at + MINE, footing.spaces >> OWN_SPACE)


def write_estate(table: Lorenzo, player: Player, at: i64, sheet: Sheet) -> None:
    """Write what a family, tokens and prices in progress add to a board."""
    if player.family != NO_FAMILY:
        sheet.flag(at + FAMILY + FAMILY_PLACE[table.rules.families[player.family].name])
    if player.laid:
        for slot in range(SLOT_COUNT):
            face = face_on(player, slot)
            if face:
                sheet.flag(at + LAID + slot * FACES + face - 1)
    write_goods(at + STORED, player.store, sheet)
    sheet.flags(at + SEALED, player.seals)
    sheet.flags(at + REACHED, player.reached)
    sheet.number(at + SETS, player.sets)
    if player.tokens or player.offer:
        sheet.number(at + OFFERED, how_many(player.offer))
        sheet.number(at + OWED_TOKENS, how_many(player.tokens) - tokens(player.goods))
    write_goods(at + OWED, player.owed, sheet)
    sheet.number(at + ADDED, player.added)


def write_places(table: Lorenzo, seat: i64, seats: i64, sheet: Sheet) -> None:
    """Write where members stand, who comes when, and who came when to the council."""
    for i in range(i64(len(table.order))):
        board = BOARDS + (table.order[i] - seat + seats) % seats * BOARD_SIZE
        sheet.flag(board + ORDER + i)
    come: i64 = 0
    there: i64 = 0
    for placed in table.placed:
        place = (placed_seat(placed) - seat + seats) % seats
        board = BOARDS + place * BOARD_SIZE
        space = placed_space(placed)
        sheet.flag(board + STANDS + placed_member(placed) * SPACE_COUNT + space)
        if space == COUNCIL and not there & BITS[place]:
            there |= BITS[place]
            come += 1
            sheet.number(board + AT_COUNCIL, come)


def write_faces(first: i64, held: i64, sheet: Sheet) -> None:
    """Write how many tokens show each face."""
    while held:
        sheet.number(first, held & MOST_OF_A_FACE)
        held >>= BITS_A_FACE
        first += 1


def write_own(table: Lorenzo, seat: i64, sheet: Sheet) -> None:
    """Write what only this seat knows, and in which order its buildings lie."""
    player = table.players[seat]
    sheet.flags(OWN_HAND, player.hand)
    sheet.flags(OWN_DISCARDED, player.discarded)
    sheet.flags(OWN_DRAWN, player.drawn)
    for step in range(steps_seen(table)):
        sheet.flags(PACKS + step * LEADER_COUNT, pack_of(table, seat, step))
    write_faces(OWN_TOKENS, player.tokens, sheet)
    write_faces(OWN_OFFER, player.offer, sheet)
    place: i64 = 0
    for card in player.cards:
        building = BUILDING_PLACE[card]
        if building >= 0 and place < BUILDINGS:
            sheet.flag(OWN_BUILDINGS + place * BUILDING_COUNT + building)
            place += 1


def write_round(table: Lorenzo, seat: i64, seats: i64, sheet: Sheet) -> None:
    """Write the options, how far the game is, and the dice."""
    sheet.flag(PLAYERS + seats - 2)
    rules = table.rules
    if len(rules.leaders):
        sheet.flag(ADVANCED)
    sheet.flags(EXPANDED, rules.expansions)
    sheet.flag(ROUND + table.round)
    sheet.number(TURN, table.turn)
    sheet.flag(FOLLOWING + (table.order[table.at] - seat + seats) % seats)
    for die in range(i64(3)):
        sheet.number(DICE + die, table.dice[die])
    sheet.number(PILE, i64(len(table.leaders)))
    for tile in table.tiles:
        sheet.flag(TILES + TILE_PLACE[rules.tiles[tile].name])


def write_towers(table: Lorenzo, sheet: Sheet) -> None:
    """Write the cards on the floors, those that lay there before, and those still to come."""
    floors, values = table.floors, table.values
    for floor in range(i64(len(floors))):
        card = floors[floor]
        if card:
            sheet.flag(FLOOR + floor % FLOORS * CARD_COUNT + card - 1)
        sheet.number(ASKS + floor, values[floor])
    if table.omen:
        sheet.flag(ADAPTED + adapted_tower(table))
        sheet.flag(OUT + table.omen - 1)
    for tower in range(i64(len(table.rules.towers))):
        first = tower * DECK_SIZE
        sheet.marks_within(OUT - 1, table.decks, first, first + table.round * FLOORS)
    if table.rules.open_decks:
        sheet.flag(OPEN_DECKS)
        sheet.marks_within(KNOWN - 1, table.decks, 0, CARD_TOWERS * DECK_SIZE)


def write_lots(table: Lorenzo, seat: i64, seats: i64, sheet: Sheet) -> None:
    """Write the families that are bid for, the leaders beside them, and who bids."""
    rules = table.rules
    beside: i64 = 0
    for i in range(i64(len(table.lots))):
        lot = table.lots[i]
        at = LOTS_FIRST + LOT_PLACE[rules.lots[lot].name] * LOT_SIZE
        family = rules.families[table.families[i]]
        sheet.flag(at + LOT_FAMILY + FAMILY_PLACE[family.name])
        for _ in range(family.leaders):
            sheet.flag(at + LOT_LEADERS + table.beside[beside])
            beside += 1
        for bidder in range(seats):
            bid = table.players[bidder].bid
            if bid >= 0 and bid // ROWS == lot:
                sheet.flag(at + LOT_SEAT + (bidder - seat + seats) % seats)
                sheet.number(at + LOT_ROW, bid % ROWS + 1)


def write_prices(table: Lorenzo, sheet: Sheet) -> None:
    """Write the prices of the card that is being paid."""
    frame = table.frame_for(table.seat)
    if isinstance(frame, PayFor):
        footing = table.players[frame.seat].footing
        card = table.card_on(frame.space)
        for way in range(price_count(footing, card)):
            write_goods(PRICES + way * KINDS, price(footing, card, way, frame.discount), sheet)
