"""What a turn allows besides placing a member: leaders, tokens, and the exchange of a family."""

from librt.vecs import append
from mypy_extensions import i64

from bottega.games.lorenzo.actions import ADD, LATER, LAY, OPTION, SLOT_COUNT, SWAP, TOKEN
from bottega.games.lorenzo.events import Swapped, TokenLaid, TokenSpent
from bottega.games.lorenzo.goods import TOKENS, counts, covers, some
from bottega.games.lorenzo.leadership import act_leader, add_leader_actions, can_act_leader
from bottega.games.lorenzo.pieces import BY_FAMILY, BY_TOKEN, PIECES
from bottega.games.lorenzo.queries import receive
from bottega.games.lorenzo.sending import send
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.games.lorenzo.tokens import add_faces, discard_token, face_on, of_face, one_of
from bottega.kernel.table import Codes


def add_actions(out: Codes, table: Lorenzo, seat: i64) -> Codes:
    """List what can be done before placing a member as well as after it (ruling X-77)."""
    player = table.players[seat]
    out = add_leader_actions(out, table, seat)
    if player.tokens:
        out = add_faces(out, player.tokens, TOKEN)
        out = _add_slots(out, table, player)
    if player.footing.swap_pay and covers(player.goods, player.footing.swap_pay):
        out = append(out, SWAP)
    return out


def _add_slots(out: Codes, table: Lorenzo, player: Player) -> Codes:
    """List the tokens that can be laid on cards; each has room for one (ruling X-29)."""
    for number in player.cards:
        slot = table.rules.cards[number].slot
        if slot >= 0 and not face_on(player, slot):
            for face in range(i64(1), i64(len(table.rules.faces)) + 1):
                if of_face(player.tokens, face):
                    out = append(out, LAY + (face - 1) * SLOT_COUNT + slot)
    return out


def can_act(table: Lorenzo, seat: i64) -> bool:
    """Say whether anything can be done after placing a member; all of that is public."""
    player = table.players[seat]
    if player.tokens or can_act_leader(table, seat):
        return True
    return player.footing.swap_pay != 0 and covers(player.goods, player.footing.swap_pay)


def act(table: Lorenzo, seat: i64, code: i64) -> None:
    """Do it; what follows is on the stack already."""
    if code < OPTION or code >= LATER:
        act_leader(table, seat, code)
    elif code >= ADD:
        table.players[seat].added += code - ADD + 1
        send(table, seat, code - ADD + 1)
    elif code == SWAP:
        _swap(table, seat)
    elif code >= LAY:
        _lay(table, seat, (code - LAY) // SLOT_COUNT + 1, (code - LAY) % SLOT_COUNT)
    else:
        _spend(table, seat, code - TOKEN + 1)


def _spend(table: Lorenzo, seat: i64, face: i64) -> None:
    player = table.players[seat]
    player.goods -= some(TOKENS, 1)
    discard_token(table, player, face)
    if table.log is not None:
        table.log.append(TokenSpent(seat, face))
    receive(table, seat, table.rules.face(face), BY_TOKEN * PIECES + face)


def _lay(table: Lorenzo, seat: i64, face: i64, slot: i64) -> None:
    """Lay a token on a card for good; it is no longer held (ruling X-28)."""
    player = table.players[seat]
    player.goods -= some(TOKENS, 1)
    player.tokens -= one_of(face)
    player.laid |= face << (slot * 4)
    if table.log is not None:
        for number in player.cards:
            if table.rules.cards[number].slot == slot:
                table.log.append(TokenLaid(seat, face, number))


def _swap(table: Lorenzo, seat: i64) -> None:
    player = table.players[seat]
    player.goods -= player.footing.swap_pay
    if table.log is not None:
        table.log.append(Swapped(seat, counts(player.footing.swap_pay)))
    receive(table, seat, player.footing.swap_gain, BY_FAMILY * PIECES + player.family)
