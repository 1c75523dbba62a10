"""A turn: one family member is placed, with leader actions before and after."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import END, PASS, PLACE, PLAY, SEATS, SPACE_COUNT, SPACES
from bottega.games.lorenzo.events import MemberLost, MemberPlaced, TurnBegan, TurnPassed
from bottega.games.lorenzo.goods import servants
from bottega.games.lorenzo.pieces import (
    BY_SPACE,
    COLOURED,
    FAMILY_ONCE,
    MARKET,
    MEMBER_COUNT,
    MEMBERS,
    OWN,
    PIECES,
    PRODUCTION,
    Space,
)
from bottega.games.lorenzo.placed import placed_seat, placed_space
from bottega.games.lorenzo.queries import floor_of, reach, servants_for, spare, worker_value
from bottega.games.lorenzo.ruleset import FIRST_SPACE, FLOORS
from bottega.games.lorenzo.sending import add_helpers
from bottega.games.lorenzo.state import UNCAPPED, Lorenzo, Player
from bottega.games.lorenzo.towers import missing, spend_servants, take
from bottega.games.lorenzo.turns import act, add_actions, can_act
from bottega.games.lorenzo.work import Work
from bottega.kernel.table import Codes, Frame, HandOver, Interlude, Phase
from bottega.parts.bits import BITS

ABSENT: Final[i64] = -100  # less than any member is worth


def workers(table: Lorenzo, player: Player) -> "vec[i64]":
    """Give what each member is worth; one that is placed already is absent."""
    worths = vec[i64](capacity=MEMBER_COUNT)
    ahead = reach(player.footing, player.added)
    for member in range(MEMBER_COUNT):
        there = player.members & BITS[member]
        worth = worker_value(table, player, member) + ahead if there else ABSENT
        worths = append(worths, worth)
    return worths


def best_of(worths: "vec[i64]") -> i64:
    """Give what the best member is worth."""
    best = ABSENT
    for worth in worths:
        best = max(best, worth)
    return best


def add_placements(out: Codes, table: Lorenzo, seat: i64) -> Codes:
    """List every member with every space it can be placed on."""
    player = table.players[seat]
    worths = workers(table, player)
    out = _add_towers(out, table, player, worths)
    return _add_spaces(out, table, seat, worths)


def _add_towers(out: Codes, table: Lorenzo, player: Player, worths: "vec[i64]") -> Codes:
    footing = player.footing
    highest = best_of(worths) + reach(footing, servants(player.goods))
    for tower in table.rules.towers:
        start = COLOURED if player.areas & BITS[tower.area] else i64(0)  # ruling L-7
        if player.members >> start == 0:
            continue
        for floor in range(FLOORS):
            space = tower.first + floor
            asks = table.values[space] - footing.values[table.card_on(space).kind]
            if asks > highest:
                continue
            most = spare(table, player, tower, floor, 0, player.goods)
            if most >= 0:
                out = _add_members(out, worths, start, space, asks - reach(footing, most))
    return out


def _add_spaces(out: Codes, table: Lorenzo, seat: i64, worths: "vec[i64]") -> Codes:
    player = table.players[seat]
    helped = reach(player.footing, servants(player.goods))
    space = FIRST_SPACE
    for place in table.rules.spaces:
        if enterable(table, seat, place, space):
            blocked = place.area <= PRODUCTION and player.areas & BITS[place.area] != 0
            start = COLOURED if blocked else i64(0)
            asks = least_value(player, place) - helped
            out = _add_members(out, worths, start, space, asks)
        space += 1
    return out


def _add_members(out: Codes, worths: "vec[i64]", start: i64, space: i64, least: i64) -> Codes:
    """List the members that are worth enough once all servants that can help do."""
    for member in range(start, MEMBER_COUNT):
        worth = worths[member]
        if worth >= least and worth > ABSENT:
            out = append(out, PLACE + member * SPACE_COUNT + space)
    return out


def enterable(table: Lorenzo, seat: i64, place: Space, space: i64) -> bool:
    """Say whether a space is open, not barred, and free for one more (rulings L-8 and L-48)."""
    footing = table.players[seat].footing
    if place.players > i64(len(table.players)) or footing.barred & BITS[place.area]:
        return False
    if place.area == OWN:
        if not footing.spaces & BITS[space]:
            return False
        return footing.shares or not stands_there(table, seat, space)
    return place.shared or footing.shares or not table.occupied & BITS[space]


def stands_there(table: Lorenzo, seat: i64, space: i64) -> bool:
    """Say whether a seat has a member on a space; a copied one is apart from the first (X-37)."""
    for there in table.placed:
        if placed_space(there) == space and placed_seat(there) == seat:
            return True
    return False


def malus(player: Player, place: Space) -> i64:
    """Give what a space takes off the value (ruling X-25)."""
    return 0 if player.footing.no_malus & BITS[place.area] else place.malus


def least_value(player: Player, place: Space) -> i64:
    """Give what a member must be worth: its action must come to at least 1 (L-9 and L-10)."""
    if place.area <= PRODUCTION:
        return 1 + malus(player, place) - player.footing.values[place.area]
    return place.value


class Turn(Frame[Lorenzo]):
    """Which family member goes where? Or first something else that a turn allows."""

    def options(self, table: Lorenzo) -> Codes:
        """One passes only where no member can be placed at all (rulings L-6 and L-68)."""
        out = add_placements(vec[i64](capacity=100), table, self.seat)
        if len(out) == 0:
            out = append(out, PASS)
        return add_helpers(add_actions(out, table, self.seat), table, self.seat)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """Do it; after anything else the member is still to be placed."""
        seat = self.seat
        if code >= PLAY:
            table.push(self)
            act(table, seat, code)
            return
        table.push(AFTER[seat])
        if code == PASS:
            lose_member(table, seat)
        else:
            place_member(table, seat, (code - PLACE) // SPACE_COUNT, (code - PLACE) % SPACE_COUNT)


def lose_member(table: Lorenzo, seat: i64) -> None:
    """Give up the member that is worth least."""
    player = table.players[seat]
    worths = workers(table, player)
    lost: i64 = -1
    for member in range(MEMBER_COUNT):
        if worths[member] > ABSENT and (lost < 0 or worths[member] < worths[lost]):
            lost = member
    player.members &= ~BITS[lost]
    player.added = 0
    if table.log is not None:
        table.log.append(MemberLost(seat, MEMBERS[lost]))


def place_member(table: Lorenzo, seat: i64, member: i64, space: i64) -> None:
    """Put a member on a space and do what it is for, with as few servants as it takes."""
    player = table.players[seat]
    value = worker_value(table, player, member)
    if table.log is not None:
        table.log.append(MemberPlaced(seat, MEMBERS[member], SPACES[space], value))
    value += reach(player.footing, player.added)
    player.added = 0
    if space < FIRST_SPACE:
        tower, floor = floor_of(table, space)
        needed = servants_for(player.footing, missing(table, seat, tower, floor, value))
        take(table, seat, tower, floor, needed, 0)  # the fee is due for those who stand there now
        area = tower.area
    else:
        place = table.rules.spaces[space - FIRST_SPACE]
        area = place.area
        _enter(table, seat, place, space, value)
    table.mark(seat, member, space)
    if member < COLOURED and FAMILY_ONCE & BITS[area]:
        player.areas |= BITS[area]


def _enter(table: Lorenzo, seat: i64, place: Space, space: i64, value: i64) -> None:
    player = table.players[seat]
    if place.area <= PRODUCTION:
        worth = value + player.footing.values[place.area] - malus(player, place)
        table.push(Work(seat, place.area, worth, 0, seat, 0))
        return
    spend_servants(table, seat, servants_for(player.footing, place.value - value))
    table.action = max(value, place.value)
    for effect in place.effects:
        effect.resolve(table, seat, BY_SPACE * PIECES + space)
    table.action = UNCAPPED
    if place.area == MARKET:
        for trigger in player.footing.on_market:
            trigger.effect.resolve(table, seat, trigger.source)


class After(Phase[Lorenzo]):
    """The member is placed: is there anything else to do in this turn?"""

    def run(self, table: Lorenzo) -> None:
        """Ask while there is anything to do; else the turn closes by itself."""
        if can_act(table, self.whose):
            table.push(LAST_WORD[self.whose])
        else:
            table.push(HAND_OVER[self.whose])


class LastWord(Frame[Lorenzo]):
    """Anything else in this turn, or its end?"""

    def options(self, table: Lorenzo) -> Codes:
        return add_actions(append(vec[i64](capacity=8), END), table, self.seat)

    def answer(self, table: Lorenzo, code: i64) -> None:
        """End the turn, or act and ask again."""
        if code != END:
            table.push(AFTER[self.seat])
            act(table, self.seat, code)


class BeginTurn(Phase[Lorenzo]):
    """A seat's turn begins."""

    def run(self, table: Lorenzo) -> None:
        """An excommunication may cost the first turn; leaders act all the same (L-62)."""
        table.turn += 1
        if table.log is not None:
            table.log.append(TurnBegan(self.whose, table.turn))
        player = table.players[self.whose]
        if not player.footing.rests or player.rested:
            table.push(TURN[self.whose])
            return
        player.rested = True
        if table.log is not None:
            table.log.append(TurnPassed(self.whose))
        if can_act(table, self.whose):
            table.push(LAST_WORD[self.whose])


class Actions(Interlude[Lorenzo]):
    """Turns go round until nobody has a member left (ruling L-68)."""

    def run(self, table: Lorenzo) -> None:
        """Find the next seat that has a member."""
        n = i64(len(table.order))
        for _ in range(n):
            seat = table.order[table.at]
            table.at = (table.at + 1) % n
            if table.players[seat].members:
                table.push(self)
                table.push(BEGIN_TURN[seat])
                return


# Frames are values: these few serve all tables.
TURN: Final = [Turn(seat) for seat in range(SEATS)]
AFTER: Final = [After(seat) for seat in range(SEATS)]
LAST_WORD: Final = [LastWord(seat) for seat in range(SEATS)]
BEGIN_TURN: Final = [BeginTurn(seat) for seat in range(SEATS)]
HAND_OVER: Final = [HandOver(seat) for seat in range(SEATS)]
ACTIONS: Final = Actions()
