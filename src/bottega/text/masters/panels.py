"""The position as panels in words, for readers who see no board."""

from collections.abc import Iterable

from bottega.games.masters import printed
from bottega.games.masters.views import Board, Deck, MastersView
from bottega.text.layout import capital
from bottega.text.masters.nouns import LEVELS, MARBLES, Nouns
from bottega.text.masters.pieces import SLIDE, Pieces
from bottega.text.panel import Panel, PanelRow
from bottega.text.wording import Panelling


class Panels(Panelling[Nouns]):
    """Lays a position out as panels for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self.pieces = Pieces(nouns)

    def panels(self, view: MastersView) -> tuple[Panel, ...]:
        """Give what is on the way, the market, the cards, the track, and everybody's board."""
        boards = [self._board(seat, view) for seat in self.first(self.pieces.order(view))]
        shared = (self._progress(view), self._market(view), self._cards(view), self._track(view))
        return (*(panel for panel in shared if panel.rows), *boards)

    def _progress(self, view: MastersView) -> Panel:
        rows = [self.row(key, text) for key, text in self.pieces.in_progress(view)]
        return Panel(self.word("panel-progress"), tuple(rows))

    def _market(self, view: MastersView) -> Panel:
        marbles = [self.word(f"marble-{MARBLES[marble]}") for marble in view.market]
        columns = printed.board().columns
        rows = [
            PanelRow(
                self.word("panel-row", n=i + 1),
                self.voice.listed(marbles[i * columns : (i + 1) * columns]),
            )
            for i in range(printed.board().rows)
        ]
        spare = PanelRow(self.word("panel-spare"), marbles[SLIDE])
        return Panel(self.word("label-market"), (*rows, spare))

    def _cards(self, view: MastersView) -> Panel:
        """Tell of each deck, those of the first level first."""
        rows = [self._offer(i, deck) for i, deck in enumerate(view.decks)]
        return Panel(self.word("label-cards"), tuple(rows))

    def _offer(self, place: int, deck: Deck) -> PanelRow:
        level, colour = divmod(place, len(printed.COLOURS))
        label = f"{capital(self.nouns.colour(printed.COLOURS[colour]))} {LEVELS[level + 1]}"
        if not deck.top:
            return PanelRow(label, self.word("nothing"))
        left = len(deck.beneath) + 1
        return PanelRow(label, self.word("panel-offer", n=left, **self.nouns.card_words(deck.top)))

    def _track(self, view: MastersView) -> Panel:
        """Tell what the next report is, where everybody stands, and what Lorenzo has."""
        rows = [PanelRow(self.word("panel-report"), self.pieces.report(view))]
        for seat, board in enumerate(view.boards):
            rows.append(PanelRow(self.voice.titled(seat), self.pieces.faith(board)))
        if view.lorenzo is not None:
            cross, drawn = view.lorenzo.cross, view.lorenzo.drawn
            rows.append(PanelRow(self.word("panel-cross"), f"{cross}/{printed.board().spaces}"))
            seen = f"{len(drawn)}/{len(printed.TOKENS)} · {self.pieces.tokens(drawn)}"
            rows.append(PanelRow(self.word("panel-tokens"), seen))
        return Panel(self.word("panel-faith"), tuple(rows))

    def _board(self, seat: int, view: MastersView) -> Panel:
        board = view.boards[seat]
        rows = [*self._stores(board), *self._slots(board), *self._leaders(board)]
        return Panel(self.pieces.title(seat, view), tuple(rows), seat)

    def _stores(self, board: Board) -> Iterable[PanelRow]:
        store = f"{self.nouns.goods(board.store)} {self.pieces.depots(board)}".strip()
        yield PanelRow(self.word("panel-warehouse"), store)
        yield self.row("strongbox", self.nouns.goods(board.box))

    def _slots(self, board: Board) -> Iterable[PanelRow]:
        for i, cards in enumerate(board.slots):
            yield PanelRow(self.word("panel-slot", n=i + 1), self._slot(cards))

    def _slot(self, cards: tuple[int, ...]) -> str:
        if not cards:
            return self.word("nothing")
        top = {**self.nouns.card_words(cards[-1]), **self._badge(cards[-1])}
        text = self.word("panel-card", **top)
        below = self.voice.listed(
            " ".join(self._badge(card).values()) for card in reversed(cards[:-1])
        )
        return self.voice.aside(text, self.word("covers", cards=below)) if below else text

    def _badge(self, number: int) -> dict[str, str]:
        card = printed.CARDS[number]
        return {"colour": capital(self.nouns.colour(card.colour)), "level": LEVELS[card.level]}

    def _leaders(self, board: Board) -> Iterable[PanelRow]:
        return (self.row(key, text) for key, text in self.pieces.leaders(board))
