"""The whole position as text for a terminal of 80 columns."""

from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.printed.things import Card, Space, Tower
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.text.layout import COLUMNS, NO_BREAK, clip, pad, row, wrap
from bottega.text.lorenzo import places
from bottega.text.lorenzo.brief import Brief
from bottega.text.lorenzo.holdings import Holdings
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.parts import Parts
from bottega.text.wording import INDENT, Drawing

FLOOR_LABEL: Final = 3
GAP: Final = 1  # between towers
NONE: Final = "—"


class Position(Drawing[Nouns]):
    """Lays a position out for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self.parts = Parts(nouns)
        self.brief = Brief(nouns)
        self.holdings = Holdings(nouns)

    def lines(self, view: LorenzoView) -> list[str]:
        """Give the position line by line, the reader's own board last."""
        out = wrap(self.parts.heading(view), COLUMNS)
        if view.round and view.pending:
            out += ["", *self._towers(view), *wrap(self._legend(view), COLUMNS), ""]
            out += self.row("dice", self.parts.dice(view))
            out += self._spaces(view)
        for key, text in self.holdings.supplies(view):
            out += self.row(key, text)
        out += self._lots(view)
        out += self.row("order", self.parts.turn_order(view))
        label = self.word("label-church")
        for period, text in self.parts.church(view):
            out += row(label, f"{period} · {text}", INDENT)
            label = ""  # it stands beside the first of several rows only
        for seat in self.parts.order(view):
            out += ["", *self._board(seat, view)]
        return out

    def _lots(self, view: LorenzoView) -> list[str]:
        """Tell of the lots while they are bid on: the family, who leads, and all bids."""
        out: list[str] = []
        for lot in self.holdings.bidding(view):
            family = f"{self.nouns.family(lot.family)} · {self.nouns.family_short(lot.family)}"
            out += ["", *row(self.nouns.lot(lot.name), family, INDENT)]
            if lot.leaders:
                out += row("", self.holdings.beside(lot), INDENT)
            bids = (f"{n}: {self.nouns.short(goods)}" for n, goods in enumerate(lot.rows, 1))
            told = " · ".join(bid.replace(" ", NO_BREAK) for bid in bids)
            out += row("", told, INDENT)
            out += row("", self.holdings.lead(lot), INDENT)
        if not view.round:
            for title, cards in self.holdings.decks(view):
                out += ["", *wrap(f"{title} · {cards}", COLUMNS)]
        return [*out, ""] if out else []

    def _legend(self, view: LorenzoView) -> str:
        """Say what the letters mean; each stays with its word."""
        unused = () if printed.has_tokens(view.options) else ("token",)
        kinds = [kind for kind in (*printed.GOODS, "privilege") if kind not in unused]
        entries = (f"{self.word(f'letter-{kind}')} {self.word(f'kind-{kind}')}" for kind in kinds)
        return self.voice.listed(entry.replace(" ", NO_BREAK) for entry in entries)

    def _towers(self, view: LorenzoView) -> list[str]:
        """Draw the towers side by side, the highest floors first."""
        towers = places.towers(view)
        column = (COLUMNS - FLOOR_LABEL) // len(towers)
        heads = [self.word(f"label-{tower.name}") for tower in towers]
        out = [_line("", heads, column)]
        for floor in range(len(towers[0].values) - 1, -1, -1):
            cells = [self._floor(tower, floor, column - GAP, view) for tower in towers]
            label = str(towers[0].values[floor])
            for parts in zip_longest(*cells, fillvalue=""):
                out.append(_line(label, list(parts), column))
                label = ""
        return out

    def _floor(self, tower: Tower, floor: int, columns: int, view: LorenzoView) -> list[str]:
        """Tell of one floor: its card, what it costs and does, and the bonus; or who is there."""
        number = view.floors[places.place_of(tower, floor)]
        plus = f"+{self.nouns.short(tower.bonus[floor])}" if tower.bonus[floor] else ""
        if not number:
            return wrap(self.parts.standing(tower.spaces[floor], view) or NONE, columns)
        card = printed.card_at(view.options, number)
        cost = self.brief.cost(card)
        second = pad(clip(cost, columns - len(plus)), columns - len(plus)) + plus
        lines = [line for part in self.brief.does(card) for line in wrap(part, columns)]
        lines = [*wrap(self.nouns.card(number), columns), second.rstrip(), *lines]
        if tower.name == view.adapted:
            asks = self.word("brief-asks", value=places.floor_value(tower, floor, view))
            lines = [*wrap(asks, columns), *lines]
        return [line for line in lines if line]

    def _spaces(self, view: LorenzoView) -> list[str]:
        """Tell of the spaces outside the towers, area by area."""
        out: list[str] = []
        spaces = [space for space in printed.spaces().values() if space.area != "own"]
        for area in dict.fromkeys(space.area for space in spaces):
            spots = [self._spot(space, view) for space in spaces if space.area == area]
            out += self.row(area, " · ".join(spots))
        return out

    def _spot(self, space: Space, view: LorenzoView) -> str:
        if space.name in view.closed:
            text = self.word("spot-closed")
        else:
            text = self.parts.standing(space.name, view) or NONE
        return self.word("spot", spot=self.brief.spot(space), members=text)

    def _board(self, seat: int, view: LorenzoView) -> list[str]:
        board = view.boards[seat]
        stock = {good: n for good, n in self.parts.stock(board).items() if n}
        out = wrap(self.parts.title(seat, view), COLUMNS)
        out += self.label("goods", self.nouns.short(stock) or NONE)
        if view.round and view.pending:
            out += self.label("members", self.parts.members(board) or NONE)
        for kind in printed.CARD_KINDS:
            out += self._cards(kind, board)
        if board.bonus_tile:
            out += self.label("tile", self.brief.bonus_tile(board.bonus_tile))
        out += self.pairs(self.holdings.of(seat, view))
        out += self.pairs(self.parts.leaders(board))
        return [*out, *self.pairs(self.parts.excommunications(board, view))]

    def _cards(self, kind: str, board: Board) -> Iterable[str]:
        owned = [self._own(printed.cards()[number]) for number in getattr(board, kind)]
        text = self.voice.listed(owned)
        if kind == "territory":
            text = " · ".join(filter(None, [text, self.parts.next_territory(board)]))
        return self.label(f"cards-{kind}", text) if text else []

    def _own(self, card: Card) -> str:
        name = self.nouns.card(card.number)
        kept = self.voice.listed(self.brief.kept(card))
        return self.voice.aside(name, kept) if kept else name


def _line(label: str, cells: list[str], column: int) -> str:
    parts = [pad(label, FLOOR_LABEL), *(pad(clip(cell, column - GAP), column) for cell in cells)]
    return "".join(parts).rstrip()
