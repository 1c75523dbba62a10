"""Tokens: drawn face down from a supply, and counted as a resource whatever they show."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import FACES, GIVE
from bottega.games.lorenzo.events import TokenPaid, TokensDrawn, TokensShuffled
from bottega.games.lorenzo.goods import TOKENS, some, tokens
from bottega.games.lorenzo.state import SHUFFLES, Lorenzo, Player
from bottega.kernel.table import Codes, Frame
from bottega.parts.bits import BITS

BITS_A_FACE: Final[i64] = 4
MOST_OF_A_FACE: Final[i64] = 15


def of_face(held: i64, face: i64) -> i64:
    """Count the tokens of one face, counted from one."""
    return (held >> ((face - 1) * BITS_A_FACE)) & MOST_OF_A_FACE


def face_on(player: Player, slot: i64) -> i64:
    """Give the face of the token that lies on a card with a place for one; 0 where none lies."""
    return (player.laid >> (slot * BITS_A_FACE)) & MOST_OF_A_FACE


def one_of(face: i64) -> i64:
    """Give one token of a face."""
    return BITS[(face - 1) * BITS_A_FACE]


def how_many(held: i64) -> i64:
    """Count tokens of all faces."""
    n: i64 = 0
    while held:
        n += held & MOST_OF_A_FACE
        held >>= BITS_A_FACE
    return n


def faces_of(held: i64) -> tuple[int, ...]:
    """List what tokens show, one entry for each."""
    if held == 0:
        return ()
    return tuple([int(f) for f in range(1, FACES + 1) for _ in range(of_face(held, f))])


def packed_faces(faces: tuple[int, ...]) -> i64:
    """Read what `faces_of` gives."""
    held: i64 = 0
    for face in faces:
        held += one_of(face)
    return held


def add_faces(out: Codes, held: i64, verb: i64) -> Codes:
    """List an answer for each face that is held."""
    face: i64 = 0
    while held:
        if held & MOST_OF_A_FACE:
            out = append(out, verb + face)
        held >>= BITS_A_FACE
        face += 1
    return out


def tokens_left(table: Lorenzo) -> i64:
    """Count the tokens that can still be drawn: those face down and those spent."""
    return i64(len(table.supply)) + how_many(table.spent)


def next_token(table: Lorenzo) -> i64:
    """Take the next token of the supply; 0 where there is none left at all (ruling X-33)."""
    n = i64(len(table.supply))
    if n == 0:
        return 0
    face = table.supply[n - 1]
    table.supply = table.supply[: n - 1]
    if n == 1:
        _shuffle_spent(table)
    return face


def _shuffle_spent(table: Lorenzo) -> None:
    """When the last token is drawn, those beside the supply become a new one."""
    fresh = vec[i64]([i64(face) for face in faces_of(table.spent)])
    table.streams[SHUFFLES].shuffle(fresh)
    table.supply = fresh
    table.spent = 0
    if table.log is not None and len(fresh):
        table.log.append(TokensShuffled(len(fresh)))


def draw(table: Lorenzo, seat: i64, n: i64) -> None:
    """Let a seat draw so many tokens, or as many as there are; they are not yet among its goods."""
    drawn: i64 = 0
    for _ in range(n):
        face = next_token(table)
        if face == 0:
            break
        drawn += one_of(face)
    take_in(table, seat, drawn)


def take_in(table: Lorenzo, seat: i64, drawn: i64) -> None:
    """Add drawn tokens to what a seat holds."""
    if drawn == 0:
        return
    player = table.players[seat]
    player.tokens += drawn
    player.goods += some(TOKENS, how_many(drawn))
    if table.log is not None:
        table.log.append(TokensDrawn(seat, how_many(drawn), faces_of(drawn)))


def discard_token(table: Lorenzo, player: Player, face: i64) -> None:
    """Lay one of a player's tokens face up beside the supply."""
    player.tokens -= one_of(face)
    put_back(table, face)


def put_back(table: Lorenzo, face: i64) -> None:
    """Lay a token face up beside the supply; where that is empty it is the new supply at once."""
    table.spent += one_of(face)
    if len(table.supply) == 0:
        _shuffle_spent(table)


def pay_tokens(table: Lorenzo, seat: i64) -> None:
    """Hand in as many tokens as are no longer counted; where all must go nothing is asked."""
    player = table.players[seat]
    if tokens(player.goods):
        table.push(PayTokens(seat, 0))
        return
    for face in faces_of(player.tokens):
        _pay(table, seat, face)


def _pay(table: Lorenzo, seat: i64, face: i64) -> None:
    discard_token(table, table.players[seat], face)
    if table.log is not None:
        table.log.append(TokenPaid(seat, face))


class PayTokens(Frame[Lorenzo]):
    """Which token is paid? What it shows does not matter to the payment (ruling X-28)."""

    always: bool = True  # an unasked question would tell that all tokens show the same

    def __init__(self, seat: i64, last: i64) -> None:
        super().__init__(seat)
        self.last = last
        self.rising = GIVE + max(last - 1, i64(0))

    def options(self, table: Lorenzo) -> Codes:
        """Offer each face that is held."""
        return add_faces(vec[i64](capacity=FACES), table.players[self.seat].tokens, GIVE)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Pay it; more may be due."""
        player = table.players[self.seat]
        face = code - GIVE + 1
        _pay(table, self.seat, face)
        if how_many(player.tokens) > tokens(player.goods):
            table.push(PayTokens(self.seat, face))

    def sound(self, table: Lorenzo) -> bool:
        """More tokens are held than are counted."""
        player = table.players[self.seat]
        return 0 <= self.last <= FACES and how_many(player.tokens) > tokens(player.goods)
