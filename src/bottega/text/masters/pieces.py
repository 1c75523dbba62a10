"""The parts of a position in words, as the terminal and the panels both show them."""

from typing import Final

from bottega.games.masters import printed
from bottega.games.masters.views import Board, MastersView
from bottega.text.masters.nouns import LEVELS, Nouns, goods_by
from bottega.text.wording import Heading, reader_last

SLIDE: Final = 12  # where the spare marble lies in the market
NONE: Final = "—"


class Pieces(Heading[Nouns]):
    """Words the parts of a position for one reader."""

    def order(self, view: MastersView) -> list[int]:
        """List the seats in turn order, so that the reader comes last."""
        return reader_last(len(view.boards), self.voice.seat)

    def heading(self, view: MastersView) -> str:
        """Say which game this is, and how far it has come."""
        parts = [self.word("title"), *self.turn(view.turn, view)]
        if view.pending and view.last:
            parts.append(self.word("heading-last-round"))
        return " · ".join(parts)

    def title(self, seat: int, view: MastersView) -> str:
        """Name a player, with the points so far and the inkwell."""
        parts = [self.voice.titled(seat), self.nouns.points(view.boards[seat].score.points)]
        if seat == view.first and len(view.boards) > 1:
            parts.append(self.word("heading-inkwell"))
        return " · ".join(parts)

    def report(self, view: MastersView) -> str:
        """Say what brings the next Vatican report, and who will keep its tile."""
        track, n = printed.board(), view.reports
        if n == len(track.popes):
            return self.word("reports-done")
        return self.word(
            "report-next",
            section=LEVELS[n + 1],
            space=track.popes[n],
            start=track.sections[n].start,
            points=self.nouns.points(track.tiles[n]),
        )

    def tokens(self, drawn: tuple[int, ...]) -> str:
        """List Lorenzo's tokens that were seen since the last shuffle."""
        return self.voice.listed(map(self.nouns.token, drawn)) or NONE

    def faith(self, board: Board) -> str:
        """Say how far a marker has come, and which tiles were kept."""
        text = f"{board.faith}/{printed.board().spaces}"
        if board.tiles:
            tiles = self.voice.listed(LEVELS[section] for section in board.tiles)
            text += " · " + self.word("tiles-kept", tiles=tiles)
        return text

    def depots(self, board: Board) -> str:
        """Say for which goods a board has depots of leaders; nothing where it has none."""
        goods = goods_by(board, "depot")
        kinds = self.voice.both(self.word(f"kind-{good}") for good in goods)
        return self.word("depots", n=len(goods), goods=kinds) if goods else ""

    def short_points(self, n: int) -> str:
        """Count points in the fewest letters."""
        return self.word("points-short", n=n)

    def leader(self, number: int) -> str:
        """Tell a leader's name and points."""
        points = self.short_points(printed.LEADERS[number].points)
        return f"{self.nouns.leader(number)} · {points}"

    def leaders(self, board: Board) -> list[tuple[str, str]]:
        """Tell of a player's leaders one by one, each with the key of its label."""
        out = [("played", self.leader(number)) for number in board.played]
        for number in board.hand or ():
            requires = self.word("requires", requirement=self.nouns.requires(number))
            out.append(("hand", f"{self.leader(number)} · {requires}"))
        if board.hand is None and board.hand_size:
            out.append(("hand", self.word("count-leader", n=board.hand_size)))
        away = self._put_away(board)
        return [*out, ("away", away)] if away else out

    def _put_away(self, board: Board) -> str:
        """Tell of leaders that were returned, to who knows them, and of those discarded."""
        parts: list[str] = []
        if board.returned:
            leaders = self.voice.listed(map(self.nouns.leader, board.returned))
            parts.append(self.word("away-returned", leaders=leaders))
        if board.discarded_size:
            counted = self.word("count-leader", n=board.discarded_size)
            leaders = self.voice.listed(map(self.nouns.leader, board.discarded or ())) or counted
            parts.append(self.word("away-discarded", leaders=leaders))
        return " · ".join(parts)

    def in_progress(self, view: MastersView) -> list[tuple[str, str]]:
        """Describe what an action has on the way, each part with the key of its label."""
        out: list[tuple[str, str]] = []
        if view.fresh or view.let_go:
            text = self.nouns.goods(view.fresh)
            if view.let_go:
                text += " · " + self.word("let-go-so-far", n=view.let_go)
            out.append(("to-store", text))
        if view.need:
            out.append(("to-pay", self.nouns.goods(view.need)))
        if view.gain or view.gain_faith:
            out.append(("to-come", self.nouns.goods(view.gain, view.gain_faith)))
        return out
