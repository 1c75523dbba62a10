"""Why not, in one's turn: members, leaders, tokens and all else that is done between actions."""

from bottega.games.lorenzo.actions import (
    ADD,
    LAY,
    LEADERS,
    MOST_SERVANTS,
    PIECE,
    PLACE,
    PLAY,
    SLOT_COUNT,
    SLOTS,
    SPACE_COUNT,
    TOKEN,
    USE,
    VERB,
)
from bottega.games.lorenzo.goods import servants
from bottega.games.lorenzo.leadership import PlayFree, ability, meets
from bottega.games.lorenzo.pieces import COLOURED, MEMBERS, OWN, PRODUCTION, Leader
from bottega.games.lorenzo.placing import LastWord, Turn, enterable, least_value
from bottega.games.lorenzo.queries import reach, servants_for, worker_value
from bottega.games.lorenzo.refusing import (
    Pending,
    between_actions,
    floor_refused,
    has_space,
    held,
    inputs,
    not_now,
    value_short,
)
from bottega.games.lorenzo.requirements import maximum, possession, requirement
from bottega.games.lorenzo.ruleset import FIRST_SPACE
from bottega.games.lorenzo.sending import minds_servants
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.games.lorenzo.tokens import face_on
from bottega.games.lorenzo.towers import BonusTake
from bottega.games.lorenzo.work import Work
from bottega.kernel.game import Reason, Words, together
from bottega.parts.bits import BITS


def place(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A member cannot go there, or not now."""
    if isinstance(frame, LastWord):
        return Reason("one-member")
    if not isinstance(frame, Turn):
        return not_now(table, frame, code)
    member, space = divmod(code - PLACE, int(SPACE_COUNT))
    player = table.players[frame.seat]
    if not has_space(table, space):
        return Reason("not-in-game")
    if member > COLOURED and player.footing.extra < 0:
        return Reason("no-such-member", {"member": MEMBERS[member]})
    if not player.members & BITS[member]:
        return Reason("member-placed", {"member": MEMBERS[member]})
    value = int(worker_value(table, player, member) + reach(player.footing, player.added))
    if space < FIRST_SPACE:
        return floor_refused(table, player, space, value, 0, member)
    return _space(table, frame, space, value, member)


def _space(table: Lorenzo, frame: Turn, space: int, value: int, member: int) -> Reason:
    player = table.players[frame.seat]
    place = table.rules.spaces[space - FIRST_SPACE]
    if place.players > len(table.players):
        return Reason("closed", {"players": int(place.players)}, {"players": len(table.players)})
    if place.area == OWN and not player.footing.spaces & BITS[space]:
        return Reason("not-your-space")
    found: list[Reason] = []
    if player.footing.barred & BITS[place.area]:
        found.append(Reason("barred"))
    elif not enterable(table, frame.seat, place, space):
        found.append(Reason("occupied"))
    if member < COLOURED and place.area <= PRODUCTION and player.areas & BITS[place.area]:
        found.append(Reason("same-area"))
    asks = int(least_value(player, place))
    if servants_for(player.footing, asks - value) > servants(player.goods):
        short = value_short(player, asks, value)
        own = Reason("space-value", short.need, short.have)
        found.append(own if place.area == OWN else short)
    return together(*found)


def pass_turn(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """One passes only where no member can be placed."""
    return Reason("must-place") if isinstance(frame, Turn) else not_now(table, frame, code)


def end(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """A turn ends once a member is placed."""
    return Reason("place-first") if isinstance(frame, Turn) else not_now(table, frame, code)


def leader(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """Leaders are played, discarded and used in one's turn, between other things."""
    free = isinstance(frame, PlayFree) and VERB[code] == PLAY
    if not free and not isinstance(frame, Turn | LastWord):
        return between_actions(frame)
    index = int(PIECE[code])
    name: dict[str, Words] = {"leader": LEADERS[index]}
    player = table.players[frame.seat]
    if VERB[code] == USE:
        return _use(table, player, index)
    if player.played & BITS[index]:
        return Reason("already-played", name)
    if not player.hand & BITS[index]:
        return Reason("not-in-hand", name)
    chosen = table.rules.leaders[index]
    if free or meets(player, chosen):
        return Reason("nobody-to-copy", name)
    return _unmet(player, chosen)


def _unmet(player: Player, leader: Leader) -> Reason:
    """More of its conditions fail than may be left aside; all of them are told."""
    need: dict[str, Words] = {**requirement(leader)}
    most = maximum(leader)
    if most:
        need["most"] = most
    if player.footing.waived:
        need["waived"] = int(player.footing.waived)
    return Reason("requirement", need, {**possession(player, leader)})


def _use(table: Lorenzo, player: Player, index: int) -> Reason:
    name: dict[str, Words] = {"leader": LEADERS[index]}
    if not player.played & BITS[index]:
        return Reason("not-in-play", name)
    if not ability(table, player, index).once:
        return Reason("always-on", name)
    if player.used & BITS[index]:
        return Reason("used", name)
    return Reason("to-no-use", name)


def token(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """No such token can be spent."""
    if not isinstance(frame, Turn | LastWord):
        return between_actions(frame)
    if not table.rules.faces:
        return Reason("not-in-game")
    return Reason("no-such-token", {"face": code - int(TOKEN) + 1})


def lay(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """This token cannot be laid on that card."""
    if not isinstance(frame, Turn | LastWord):
        return between_actions(frame)
    if not table.rules.faces:
        return Reason("not-in-game")
    face, slot = divmod(code - LAY, int(SLOT_COUNT))
    player = table.players[frame.seat]
    card: dict[str, Words] = {"card": int(SLOTS[slot])}
    if int(SLOTS[slot]) not in list(player.cards):
        return Reason("no-slot", card)
    if face_on(player, slot):
        return Reason("slot-filled", card)
    return Reason("no-such-token", {"face": face + 1})


def swap(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """The exchange of a family is not there or cannot be paid."""
    if not isinstance(frame, Turn | LastWord):
        return between_actions(frame)
    player = table.players[frame.seat]
    if not player.footing.swap_pay:
        return Reason("no-swap")
    return inputs(player.footing, player.goods, player.footing.swap_pay)


def add(table: Lorenzo, frame: Pending, code: int) -> Reason:
    """Servants are sent ahead only where having fewer of them can matter (ruling L-71)."""
    if isinstance(frame, LastWord):
        return Reason("one-member")
    player = table.players[frame.seat]
    if isinstance(frame, Turn):
        before = player.added
    elif isinstance(frame, BonusTake) or (isinstance(frame, Work) and frame.bonus):
        before = frame.added
    else:
        return between_actions(frame)
    need: dict[str, Words] = {"servant": code - int(ADD) + 1}
    if not minds_servants(table, frame.seat):
        return Reason("no-need-to-add")
    if before % MOST_SERVANTS:
        return Reason("added-already")
    if code - ADD + 1 > servants(player.goods):
        return Reason("servants", need, held(player, "servant"))
    return Reason("too-few-left", need, held(player, "servant"))
