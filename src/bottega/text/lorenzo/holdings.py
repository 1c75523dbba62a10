"""What families, tokens and lots add to a position, as the terminal and the panels show them."""

from collections.abc import Iterable

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.views import Board, LorenzoView, Lot
from bottega.text.lorenzo import offers, places
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.things import PERIODS
from bottega.text.wording import Labelled, Wording


class Holdings(Wording[Nouns]):
    """Words such things for one reader."""

    def of(self, seat: int, view: LorenzoView) -> Iterable[Labelled]:
        """Tell of a player's family and tokens, and of what they brought."""
        board = view.boards[seat]
        if board.family:
            family, powers = board.family, self.nouns.family_short(board.family)
            yield "family", f"{self.nouns.family(family)} · {powers}"
        yield from self._tokens(board)
        if board.store:
            yield "store", self.nouns.goods(board.store)
        if board.seals:
            yield "seals", " · ".join(self.nouns.goods(offers.seals()[n - 1]) for n in board.seals)
        if board.faith_tiles:
            yield "faith-tiles", self.voice.listed(map(str, board.faith_tiles))
        if board.sets:
            yield "sets", str(board.sets)
        for name in board.spaces:
            yield "spaces", self._space(name, seat, view)
        if board.added:
            yield "ahead", self.nouns.count("servant", board.added)
        if board.dismissed:
            yield "dismissed", self.voice.listed(map(self.nouns.leader, board.dismissed))

    def _tokens(self, board: Board) -> Iterable[Labelled]:
        if board.tokens:
            yield "tokens", self.nouns.tokens(board.tokens)
        elif board.token:
            yield "tokens", self.nouns.count("token", board.token)
        for card, face in board.laid.items():
            name, goods = self.nouns.card(int(card)), self.nouns.token(face)
            yield "laid", self.word("spot", spot=name, members=goods)

    def _space(self, name: str, seat: int, view: LorenzoView) -> str:
        """Tell of a leader's space: what it asks for and gives, and who of its owner is there."""
        space = printed.spaces()[name]
        there = [m.member for m in view.members if (m.space, m.seat) == (name, seat)]
        spot = self.word(
            "spot-own",
            leader=self.word(f"owner-{name}"),
            value=space.value,
            what=self.nouns.effects(space.effects),
        )
        members = self.voice.listed(map(self.nouns.member, there)) or self.word("nobody")
        return self.word("spot", spot=spot, members=members)

    def bidding(self, view: LorenzoView) -> tuple[Lot, ...]:
        """Give the lots while they are bid on."""
        return view.lots if any(board.family is None for board in view.boards) else ()

    def lead(self, lot: Lot) -> str:
        """Say who leads on a lot."""
        if lot.seat is None or lot.row is None:
            return self.word("lot-free")
        return self.word("lot-led", name=self.voice.titled(lot.seat), row=lot.row)

    def beside(self, lot: Lot) -> str:
        """Name the leaders that go with the family above a lot."""
        return self.voice.both(map(self.nouns.leader, lot.leaders))

    def supplies(self, view: LorenzoView) -> Iterable[Labelled]:
        """Tell of the adapted tower, and what is left of tokens and leaders to draw."""
        if view.adapted and view.round:
            yield "adapted", self._adapted(view.adapted, view)
        if printed.has_tokens(view.options):
            yield "supply", self.nouns.count("token", view.supply)
            if view.spent_tokens:
                yield "beside", self.nouns.tokens(view.spent_tokens)
            yield "pile", self.nouns.count("leader", view.pile)

    def _adapted(self, name: str, view: LorenzoView) -> str:
        tower = next(tower for tower in printed.board().towers if tower.name == name)
        values = [places.floor_value(tower, floor, view) for floor in range(len(tower.values))]
        asks = self.voice.both(map(str, values))
        return self.word("tower-asks", tower=self.word(f"tower-{name}"), values=asks)

    def decks(self, view: LorenzoView) -> Iterable[tuple[str, str]]:
        """List the cards of each deck that everybody knows, with a title."""
        for i, cards in enumerate(view.known_decks):
            tower, period = divmod(i, len(PERIODS) - 1)
            kind = self.word(f"cards-{printed.CARD_KINDS[tower]}")
            title = self.word("deck", kind=kind, period=PERIODS[period + 1])
            yield title, self.voice.listed(map(self.nouns.card, cards))
