"""The position as panels in words, for readers who see no board."""

from collections.abc import Iterable

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.printed.things import Space, Tower
from bottega.games.lorenzo.views import Board, LorenzoView, Lot
from bottega.text.layout import capital
from bottega.text.lorenzo import places
from bottega.text.lorenzo.holdings import Holdings
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.parts import Parts
from bottega.text.panel import Panel, PanelRow
from bottega.text.wording import Panelling


class Panels(Panelling[Nouns]):
    """Lays a position out as panels for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self.parts = Parts(nouns)
        self.holdings = Holdings(nouns)

    def panels(self, view: LorenzoView) -> tuple[Panel, ...]:
        """Give the round, lots or towers and spaces, the church, everybody's board, and decks."""
        boards = [self._board(seat, view) for seat in self.first(self.parts.order(view))]
        ends = [self._church(view), *boards, *self._decks(view)]
        if not (view.round and view.pending):
            return (self._round(view), *self._auction(view), *ends)
        towers = [self._tower(tower, view) for tower in places.towers(view)]
        return (self._round(view), *towers, self._spaces(view), *ends)

    def _auction(self, view: LorenzoView) -> list[Panel]:
        lots = self.holdings.bidding(view)
        rows = tuple(self._lot(lot) for lot in lots)
        return [Panel(self.word("panel-auction"), rows)] if lots else []

    def _lot(self, lot: Lot) -> PanelRow:
        """Tell of a lot: the family above it, the leaders beside it, the bids, and who leads."""
        parts = [self.nouns.family_text(lot.family)]
        if lot.leaders:
            parts.append(self.word("text-beside", leaders=self.holdings.beside(lot)))
        for n, goods in enumerate(lot.rows, start=1):
            parts.append(self.word("text-row", row=n, goods=self.nouns.goods(goods)))
        parts.append(self.word("panel-sentence", text=capital(self.holdings.lead(lot))))
        return PanelRow(self.nouns.lot(lot.name), self.voice.told(parts))

    def _decks(self, view: LorenzoView) -> list[Panel]:
        rows = tuple(PanelRow(capital(t), text) for t, text in self.holdings.decks(view))
        return [Panel(self.word("panel-decks"), rows)] if rows else []

    def _round(self, view: LorenzoView) -> Panel:
        rows = [self.row("order", self.parts.turn_order(view))]
        if view.round and view.pending:
            rows.append(self.row("dice", self.parts.dice(view)))
        rows += [self.row(key, text) for key, text in self.holdings.supplies(view)]
        return Panel(self.parts.heading(view), tuple(rows))

    def _tower(self, tower: Tower, view: LorenzoView) -> Panel:
        """Tell of each floor, the lowest first."""
        rows = [self._floor(tower, floor, view) for floor in range(len(tower.values))]
        return Panel(self.word(f"panel-tower-{tower.name}"), tuple(rows))

    def _floor(self, tower: Tower, floor: int, view: LorenzoView) -> PanelRow:
        card, bonus = view.floors[places.place_of(tower, floor)], tower.bonus[floor]
        value = places.floor_value(tower, floor, view)
        label = self.word("panel-floor", n=floor + 1, value=value)
        if not card:
            there = self.parts.standing(tower.spaces[floor], view)
            return PanelRow(label, there or self.word("nothing"))
        told = [self.nouns.card_text(card)]
        if bonus:
            told.append(self.word("panel-floor-bonus", goods=self.nouns.goods(bonus)))
        return PanelRow(label, self.voice.told(told))

    def _spaces(self, view: LorenzoView) -> Panel:
        rows = [
            self._space(space, view) for space in printed.spaces().values() if space.area != "own"
        ]
        return Panel(self.word("panel-spaces"), tuple(rows))

    def _space(self, space: Space, view: LorenzoView) -> PanelRow:
        label = capital(self.nouns.space(space.name))
        if space.effects:
            label = self.voice.aside(label, self.nouns.effects(space.effects))
        if space.name in view.closed:
            return PanelRow(label, self.word("spot-closed"))
        return PanelRow(label, self.parts.standing(space.name, view) or self.word("nobody"))

    def _church(self, view: LorenzoView) -> Panel:
        rows = [
            PanelRow(self.word("panel-period", period=period), text)
            for period, text in self.parts.church(view)
        ]
        return Panel(self.word("label-church"), tuple(rows))

    def _board(self, seat: int, view: LorenzoView) -> Panel:
        board = view.boards[seat]
        own = [self.row(key, text) for key, text in self.holdings.of(seat, view)]
        rows = [*self._stock(board), *own, *self._cards(board), *self._rest(board, view)]
        return Panel(self.parts.title(seat, view), tuple(rows), seat)

    def _stock(self, board: Board) -> Iterable[PanelRow]:
        stock = self.parts.stock(board)
        held = {good: stock[good] for good in printed.RESOURCES if stock[good]}
        yield self.row("goods", self.nouns.goods(held))
        tracks = {x: n for x, n in stock.items() if x not in (*printed.RESOURCES, "token")}
        yield self.row("tracks", self.nouns.goods(tracks))
        yield self.row("members", self.parts.members(board) or self.word("nobody"))

    def _cards(self, board: Board) -> Iterable[PanelRow]:
        for kind in printed.CARD_KINDS:
            cards = [self._card(number) for number in getattr(board, kind)]
            if kind == "territory":
                cards.append(self._next_territory(board))
            text = self.voice.told(cards)
            yield self.row(f"cards-{kind}", text or self.word("nothing"))

    def _next_territory(self, board: Board) -> str:
        text = self.parts.next_territory(board)
        return self.word("panel-sentence", text=capital(text)) if text else ""

    def _card(self, number: int) -> str:
        """Tell of somebody's card what it still does."""
        card, name = printed.cards()[number], self.nouns.card(number)
        held = self.voice.listed(map(self.nouns.ability_short, card.standing))
        text = self.word("panel-ability", card=name, ability=held) if held else name
        head = self.word("panel-sentence", text=text)
        return self.voice.told([head, *self.nouns.kept_sentences(card)])

    def _rest(self, board: Board, view: LorenzoView) -> Iterable[PanelRow]:
        if board.bonus_tile:
            gains = self.nouns.bonus_gains(board.bonus_tile)
            yield self.row("tile", self.word("brief-bonus-tile", **gains))
        labelled = (*self.parts.leaders(board), *self.parts.excommunications(board, view))
        yield from (self.row(key, text) for key, text in labelled)
