"""Observations of Masters of Renaissance: one layout for all numbers of players."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bottega.games.masters.actions import MOST_WHITES, POWERS
from bottega.games.masters.cards import CARDS, DECK_SIZE, DECKS, LEVELS
from bottega.games.masters.faith import LAST_SPACE
from bottega.games.masters.goods import FAITH, GOODS, KINDS, count
from bottega.games.masters.leaders import LEADERS
from bottega.games.masters.scoring import points
from bottega.games.masters.state import VERDICTS, Masters, Player
from bottega.games.masters.tokens import TOKENS
from bottega.kernel.encoding import AnyOf, Encoding, Form, Number, OneOf, Seat, Sheet, around
from bottega.kernel.layout import Layout
from bottega.kernel.table import Frames
from bottega.parts.bits import size

VERSION: Final = 1
SEATS: Final = 4
MARBLE_NAMES: Final = (*GOODS, "white", "red")
MARBLE_COLOURS: Final[i64] = len(MARBLE_NAMES)
_cards: Final = [int(card.number) for card in CARDS if card.number]
_leaders: Final = [int(leader.number) for leader in LEADERS]

# A board, as everybody sees it.
BOARD: Final = Layout()
STORE: Final[i64] = BOARD.numbers("store", GOODS, 8)
BOX: Final[i64] = BOARD.numbers("box", GOODS, 40)
TRACK: Final[i64] = BOARD.number("faith", int(LAST_SPACE))
TILES: Final[i64] = BOARD.flags("tile", (1, 2, 3))
BUILT: Final[i64] = BOARD.flags("slot", [f"{slot}.card {n}" for slot in (1, 2, 3) for n in _cards])
PLAYED: Final[i64] = BOARD.flags("played", _leaders)
IN_HAND: Final[i64] = BOARD.number("in hand", 4)
DISCARDED: Final[i64] = BOARD.number("discarded", 4)
POINTS: Final[i64] = BOARD.number("points", 100)
BOARD_SIZE: Final[i64] = len(BOARD)
CARD_COUNT: Final[i64] = len(_cards)

# The table.
LAYOUT: Final = Layout()
BOARDS: Final[i64] = LAYOUT.each(around(SEATS), BOARD)
OWN_HAND: Final[i64] = LAYOUT.flags("own.hand", _leaders)
OWN_DISCARDED: Final[i64] = LAYOUT.flags("own.discarded", _leaders)
OWN_RETURNED: Final[i64] = LAYOUT.flags("own.returned", _leaders)
PLAYERS: Final[i64] = LAYOUT.flags("players", range(1, SEATS + 1))
DISCARD_ANY: Final[i64] = LAYOUT.flag("option.discard any")
COLOUR_LOSES: Final[i64] = LAYOUT.flag("option.solo_last_colour defeat")
FIRST: Final[i64] = LAYOUT.flags("first", around(SEATS))
TURN: Final[i64] = LAYOUT.number("turn", 250)
REPORTS: Final[i64] = LAYOUT.number("reports", 3)
LAST: Final[i64] = LAYOUT.flag("last round")
VERDICT: Final[i64] = LAYOUT.flags("verdict", VERDICTS)
MARKET: Final[i64] = LAYOUT.flags(
    "market", [f"{place}.{marble}" for place in (*range(1, 13), "slide") for marble in MARBLE_NAMES]
)
TOPS: Final[i64] = LAYOUT.flags("grid.top", _cards)
BENEATH: Final[i64] = LAYOUT.flags("grid.beneath", _cards)
FRESH: Final[i64] = LAYOUT.numbers("fresh", GOODS, 8)
LET_GO: Final[i64] = LAYOUT.number("let go", 8)
NEED: Final[i64] = LAYOUT.numbers("need", GOODS, 16)
GAIN: Final[i64] = LAYOUT.numbers("gain", (*GOODS, "faith"), 16)
CROSS: Final[i64] = LAYOUT.number("lorenzo.cross", int(LAST_SPACE))
DRAWN: Final[i64] = LAYOUT.flags("lorenzo.drawn", [int(token.number) for token in TOKENS])

FORMS: Final[Mapping[str, Form]] = {
    "whose": Seat(SEATS),
    "seat": Seat(SEATS),
    "good": OneOf(GOODS),
    "deck": OneOf(range(1, int(DECKS) + 1)),
    "slot": OneOf((1, 2, 3)),
    "used": AnyOf(range(1, int(POWERS) + 1)),
    "place": Number(SEATS - 1),
    "gone": AnyOf(GOODS),
    "marbles": Number(int(MOST_WHITES)),
}


class MastersEncoding(Encoding[Masters]):
    """Writes what a seat of Masters sees."""

    def __init__(self, frames: Frames) -> None:
        super().__init__(VERSION, LAYOUT, frames, FORMS, SEATS)

    def write(self, table: Masters, seat: i64, sheet: Sheet) -> None:
        """Write the boards, one's own cards, the table and what an action has in progress."""
        seats = i64(len(table.players))
        for place in range(seats):
            write_board(table.players[(seat + place) % seats], BOARDS + place * BOARD_SIZE, sheet)
        own = table.players[seat]
        sheet.flags(OWN_HAND, own.hand)
        sheet.flags(OWN_DISCARDED, own.discarded)
        sheet.flags(OWN_RETURNED, own.returned)
        sheet.flag(PLAYERS + seats - 1)
        if table.first >= 0:
            sheet.flag(FIRST + (table.first - seat + seats) % seats)
        write_round(table, sheet)
        write_offer(table, sheet)
        write_action(table, sheet)
        if table.solo:
            write_lorenzo(table, sheet)


def write_goods(first: i64, store: i64, sheet: Sheet) -> None:
    """Write how many there are of each good."""
    if store:
        for good in range(KINDS):
            held = count(store, good)
            if held:
                sheet.number(first + good, held)


def write_board(player: Player, at: i64, sheet: Sheet) -> None:
    """Write what everybody sees of a board."""
    write_goods(at + STORE, player.store, sheet)
    write_goods(at + BOX, player.box, sheet)
    sheet.number(at + TRACK, player.faith)
    sheet.flags(at + TILES, player.tiles)
    sheet.flags(at + PLAYED, player.played)
    sheet.number(at + IN_HAND, size(player.hand))
    sheet.number(at + DISCARDED, size(player.discarded))
    sheet.number(at + POINTS, points(player))
    if player.bought:
        first = at + BUILT - 1  # cards are numbered from one
        for i in range(i64(len(player.cards))):
            card = player.cards[i]
            if card:
                sheet.flag(first + i // LEVELS * CARD_COUNT + card)


def write_round(table: Masters, sheet: Sheet) -> None:
    """Write how far the game is, and by which options."""
    sheet.number(TURN, table.turn)
    sheet.number(REPORTS, table.reports)
    sheet.flag(VERDICT + table.verdict)
    if table.last:
        sheet.flag(LAST)
    if table.discard_any:
        sheet.flag(DISCARD_ANY)


def write_offer(table: Masters, sheet: Sheet) -> None:
    """Write the market, and the grid with what must lie beneath its cards."""
    for place in range(i64(len(table.market))):
        sheet.flag(MARKET + place * MARBLE_COLOURS + table.market[place])
    for deck in range(DECKS):
        if table.tops[deck]:
            sheet.flag(TOPS + table.tops[deck] - 1)
        beneath = deck * DECK_SIZE + table.taken[deck] + 1
        sheet.marks_within(BENEATH - 1, table.decks, beneath, (deck + 1) * DECK_SIZE)


def write_action(table: Masters, sheet: Sheet) -> None:
    """Write what an action has in progress."""
    write_goods(FRESH, table.fresh, sheet)
    sheet.number(LET_GO, table.let_go)
    write_goods(NEED, table.need, sheet)
    write_goods(GAIN, table.gain, sheet)
    sheet.number(GAIN + FAITH, count(table.gain, FAITH))


def write_lorenzo(table: Masters, sheet: Sheet) -> None:
    """Write what is known of the opponent in the solo game."""
    if table.setting.chosen["solo_last_colour"] == "defeat":
        sheet.flag(COLOUR_LOSES)
    sheet.number(CROSS, table.cross)
    for i in range(table.drawn):
        sheet.flag(DRAWN + table.tokens[i])
