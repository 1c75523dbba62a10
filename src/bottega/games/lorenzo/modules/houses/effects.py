"""What special cards, leaders and families do."""

from typing import Any, Final

from librt.vecs import append
from mypy_extensions import i64

from bottega.games.lorenzo.actions import PIECE
from bottega.games.lorenzo.events import MilitaryMatched, SetCompleted, TokensOffered
from bottega.games.lorenzo.goods import MILITARY, goods, military, some, tokens
from bottega.games.lorenzo.modules.houses.frames import (
    ActivateCard,
    ChooseWork,
    FetchCard,
    KeepToken,
    activatable,
    fetchable,
)
from bottega.games.lorenzo.pieces import HARVEST, KIND_COUNT, PIECES, Card, Effect, cards_of
from bottega.games.lorenzo.production import NO_LIMIT
from bottega.games.lorenzo.queries import receive, received
from bottega.games.lorenzo.state import SHUFFLES, Lorenzo
from bottega.games.lorenzo.tokens import face_on, faces_of, next_token, of_face, one_of, take_in
from bottega.games.lorenzo.work import harvest

OFFERED: Final[i64] = 2  # tokens of which one is kept
BELOW: Final[i64] = 1  # what a harvest is worth less than the territory asks for


class SlotGain(Effect[Lorenzo]):
    """Receive what the token shows that lies on a card."""

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """The token lies on the board of the card's owner, whoever uses the card."""
        for player in table.players:
            for number in player.cards:
                if number == source % PIECES:
                    face = face_on(player, self.slot)
                    if face:
                        receive(table, seat, table.rules.face(face), source)


class MatchMilitary(Effect[Lorenzo]):
    """The military marker draws level with the strongest: that is no gain (ruling X-70)."""

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Move the marker up to that of the strongest."""
        best = max([military(player.goods) for player in table.players])
        player = table.players[seat]
        more = best - military(player.goods)
        player.goods += some(MILITARY, more)
        if table.log is not None:
            table.log.append(MilitaryMatched(seat, best, more))

    def swayed(self, table: Lorenzo, seat: i64, gain: i64) -> bool:
        """Military points come before or after it."""
        return military(gain) > 0


class ActivateCards(Effect[Lorenzo]):
    """So many of one's own cards of these kinds work, whatever their values (ruling X-22)."""

    def __init__(self, kinds: i64, n: i64) -> None:
        self.kinds = kinds
        self.n = n

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask for the first card, if any can work."""
        if len(activatable(table, seat, self.kinds, 0)):
            table.push(ActivateCard(seat, self.kinds, self.n, 0))


class FetchDiscarded(Effect[Lorenzo]):
    """Take a card of these kinds that was put away earlier, free of cost (ruling X-16)."""

    def __init__(self, kinds: i64) -> None:
        self.kinds = kinds

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask which, if there is one."""
        if len(fetchable(table, seat, self.kinds)):
            table.push(FetchCard(seat, self.kinds))

    def may_take(self, table: Lorenzo, seat: i64) -> list[Card]:
        """It takes a card that was put away."""
        codes = fetchable(table, seat, self.kinds)
        return [table.rules.cards[PIECE[code]] for code in codes]


class DrawDifferent(Effect[Lorenzo]):
    """Draw tokens that show different things: one drawn already goes back and is replaced."""

    def __init__(self, n: i64) -> None:
        self.n = n

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        footing = table.players[seat].footing
        n = tokens(received(footing, goods(token=self.n), source))
        drawn: i64 = 0
        back: list[i64] = []
        while n > 0:
            face = next_token(table)
            if face == 0:
                break
            if of_face(drawn, face):
                back.append(face)
            else:
                drawn += one_of(face)
                n -= 1
        if back:
            supply = table.supply[:]
            for face in back:
                supply = append(supply, face)
            table.supply = supply
            table.streams[SHUFFLES].shuffle(table.supply)
        take_in(table, seat, drawn)


class DrawAndKeep(Effect[Lorenzo]):
    """Draw two tokens and keep one; the other goes back."""

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Draw two tokens and ask which one stays."""
        player = table.players[seat]
        for _ in range(OFFERED):
            face = next_token(table)
            if face:
                player.offer += one_of(face)
        if table.log is not None:
            faces = faces_of(player.offer)
            table.log.append(TokensOffered(seat, len(faces), faces))
        table.push(KeepToken(seat))

    def possible(self, table: Lorenzo, seat: i64) -> bool:
        """There must be one to draw, and nothing that takes it away again (ruling X-71)."""
        fewer = table.players[seat].footing.fewer
        return len(table.supply) > 0 and tokens(fewer) == 0


class HarvestBelow(Effect[Lorenzo]):
    """Harvest at one less than the new territory asks for; nothing raises it (ruling X-24)."""

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """With a value of 0 nothing happens at all."""
        player = table.players[seat]
        card = table.rules.cards[player.cards[len(player.cards) - 1]]
        value = card.value - BELOW + player.footing.lowered[HARVEST]
        if value > 0:
            harvest(table, seat, seat, value, NO_LIMIT)


class CompleteSets(Effect[Lorenzo]):
    """Each complete set of cards, one of every kind, brings its reward once (ruling X-52)."""

    def __init__(self, rewards: list[Effect[Any]]) -> None:
        self.rewards = rewards

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Look whether there is one more."""
        player = table.players[seat]
        sets = min([cards_of(player.counts, kind) for kind in range(KIND_COUNT)])
        if sets > player.sets and player.sets < i64(len(self.rewards)):
            player.sets += 1
            if table.log is not None:
                table.log.append(SetCompleted(seat, player.sets))
            self.rewards[player.sets - 1].resolve(table, seat, source)

    def may_play(self, table: Lorenzo, seat: i64, kinds: i64) -> i64:
        """The next set may bring a leader into play, if cards of these kinds can complete it."""
        player = table.players[seat]
        if player.sets >= i64(len(self.rewards)):
            return 0
        for kind in range(KIND_COUNT):
            if cards_of(player.counts, kind) <= player.sets and not (kinds >> kind) & 1:
                return 0
        return self.rewards[player.sets].may_play(table, seat, kinds)


class EitherWork(Effect[Lorenzo]):
    """Harvest or produce with the value of the member that was placed."""

    def resolve(self, table: Lorenzo, seat: i64, source: i64) -> None:
        """Ask for one of the two works."""
        table.push(ChooseWork(seat, table.action))
