"""The parts of a position in words, as the terminal and the panels both show them."""

from collections.abc import Iterable

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.things import PERIODS
from bottega.text.wording import Heading, Labelled


class Parts(Heading[Nouns]):
    """Words the parts of a position for one reader."""

    def order(self, view: LorenzoView) -> list[int]:
        """List the seats in turn order, so that the reader comes last."""
        if self.voice.seat not in view.order:
            return list(view.order)
        start = view.order.index(self.voice.seat) + 1
        return [*view.order[start:], *view.order[:start]]

    def heading(self, view: LorenzoView) -> str:
        """Say which game this is, and how far it has come."""
        parts = [self.word("title")]
        if view.round:
            period = PERIODS[printed.period_of(view.round)]
            parts.append(
                self.word(
                    "heading-round", round=view.round, all=printed.board().rounds, period=period
                )
            )
        return " · ".join([*parts, *self.turn(view.turn, view)])

    def title(self, seat: int, view: LorenzoView) -> str:
        """Name a player, with the points as they would count now."""
        points = self.nouns.points(view.boards[seat].score.points)
        return f"{self.voice.titled(seat)} · {points}"

    def dice(self, view: LorenzoView) -> str:
        """Say what the dice show."""
        return self.voice.listed(self.nouns.valued(name, n) for name, n in view.dice.items())

    def turn_order(self, view: LorenzoView) -> str:
        """List everybody in turn order."""
        return self.voice.listed(map(self.voice.titled, view.order))

    def church(self, view: LorenzoView) -> Iterable[tuple[str, str]]:
        """Tell of each period's report: the faith it asks for, the tile, and who has a cube."""
        for period, name in enumerate(view.tiles, start=1):
            cubes = [s for s, board in enumerate(view.boards) if period in board.excommunications]
            text = self.word(
                "church-tile",
                faith=self.nouns.count("faith", printed.board().needed[period - 1]),
                tile=self.nouns.tile_short(name),
            )
            if cubes:
                names = self.voice.both(map(self.voice.called, cubes))
                text += " · " + self.word("church-cubes", names=names)
            yield PERIODS[period], text

    def standing(self, space: str, view: LorenzoView) -> str:
        """List who stands on a space, with which member; nothing where nobody does."""
        there = [member for member in view.members if member.space == space]
        return self.voice.listed(
            self.word("standing", name=self.voice.name(m.seat), member=self.nouns.member(m.member))
            for m in there
        )

    def stock(self, board: Board) -> dict[str, int]:
        """Give all that a player has, tracks and tokens included."""
        return {good: getattr(board, good) for good in printed.GOODS}

    def members(self, board: Board) -> str:
        """List the members still to be placed, with what they are worth; nothing where none is."""
        left = [(name, board.members[name]) for name in printed.MEMBERS if name in board.members]
        return self.voice.listed(self.nouns.valued(*item) for item in left)

    def leaders(self, board: Board) -> Iterable[Labelled]:
        """Tell of a player's leaders one by one, each with the key of its label."""
        for name in board.played:
            yield "played", self._played(name, board)
        for name in board.hand or ():
            requires = self.word("requires", requirement=self.nouns.requires(name))
            yield "hand", f"{self._leader(name)} · {requires}"
        if board.hand is None and board.hand_size:
            yield "hand", self.word("count-leader", n=board.hand_size)
        if board.discarded:
            yield "away", self.voice.listed(map(self.nouns.leader, board.discarded))
        elif board.discarded_size:
            yield "away", self.word("count-leader", n=board.discarded_size)

    def _leader(self, name: str) -> str:
        return f"{self.nouns.leader(name)} · {self.nouns.leader_short(name)}"

    def _played(self, name: str, board: Board) -> str:
        text = self._leader(name)
        if board.copied and printed.leaders()[name].copies:
            text += " · " + self.word("copies", leader=self.nouns.leader(board.copied))
        return f"{text} · {self.word('leader-used')}" if name in board.used else text

    def excommunications(self, board: Board, view: LorenzoView) -> Iterable[Labelled]:
        """Tell which excommunications a player suffers."""
        for period in board.excommunications:
            tile = self.nouns.tile_short(view.tiles[period - 1])
            yield "excommunications", f"{PERIODS[period]} · {tile}"

    def next_territory(self, board: Board) -> str:
        """Say what the next territory asks for; nothing where it asks for nothing."""
        if board.needs is None:
            return self.word("territories-full")
        if not board.needs:
            return ""
        return self.word("territories-next", military=self.nouns.count("military", board.needs))
