"""Missions: princely ones as soon as they hold or by hand, and the very end (N-33, N-34, N-41)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.renaissance.actions import CLAIM, CLAIM_CODE, PASS, PRINCELY_CARDS
from bottega.games.renaissance.conditions import Compare as Comparison
from bottega.games.renaissance.events import GameOver, MissionClaimed, MissionMissing
from bottega.games.renaissance.metrics import OtherMissionPoints, castle_full
from bottega.games.renaissance.names import FIRST_MISSION, MISSIONS_EACH
from bottega.games.renaissance.pieces import PRINCELY
from bottega.games.renaissance.state import (
    BY_CASTLE,
    CASTLE_CHANGED,
    CASTLES_CHANGED,
    DEED_DONE,
    FLAG_SET,
    VERDICTS,
    Renaissance,
    names,
)
from bottega.kernel.table import NOBODY, Codes, Frame, HandOver, Interlude
from bottega.parts.bits import BITS
from bottega.parts.piles import holds


class Check(Interlude[Renaissance]):
    """Between two changes: missions that hold are accomplished, and a full castle ends the game."""

    def run(self, table: Renaissance) -> None:
        if not table.rules.by_hand:
            claim_all(table)
        full = castle_full(table)
        if full >= 0:
            end(table, BY_CASTLE, full)


CHECK: Final = Check()


def claim_all(table: Renaissance) -> None:
    """Let every side accomplish the princely missions that hold."""
    for side in range(table.rules.sides):
        site = table.sites[side]
        changed = site.changed
        if not changed:
            continue
        site.changed = 0
        if changed & site.watch:
            claim_of(table, side, site.mandatory, changed)
            claim_of(table, side, site.optional, changed)
        if changed & CASTLES_CHANGED:
            note_missing(table, side, table.rules.by_castles)
        if changed & CASTLE_CHANGED:
            note_missing(table, side, table.rules.by_castle)
        if changed & DEED_DONE:
            note_missing(table, side, table.rules.by_deed)
        if changed & FLAG_SET:
            note_missing(table, side, table.rules.by_flag)


def claim_of(table: Renaissance, side: i64, cards: vec[i64], changed: i64) -> None:
    """Let a side accomplish those of these missions that hold."""
    for card in cards:
        if fulfilled(table, side, card, changed):
            claim(table, side, card)


def watch(table: Renaissance, side: i64) -> None:
    """Find out which changes a side's missions still read."""
    site = table.sites[side]
    site.watch = 0
    for cards in (site.mandatory, site.optional):
        for card in cards:
            if claimable(table, side, card):
                site.watch |= table.cards[card].mission.condition.reads


def note_missing(table: Renaissance, side: i64, missions: vec[i64]) -> None:
    """Note which missions a side cannot have, since they hold for all to see and lie not open.

    That nobody turns one up after a change tells something, too, unless the side itself brought it
    about: of its own missions it knew that.
    """
    site = table.sites[side]
    by_itself = side_moves(table, side)
    known = site.silent | site.done
    for card in missions:
        place = card - FIRST_MISSION
        if known & BITS[place] or not table.families & BITS[place // MISSIONS_EACH]:
            continue
        if table.cards[card].mission.condition.holds(table, side):
            site.silent |= BITS[place]
            if table.log is not None and not by_itself:
                table.log.append(MissionMissing(side, table.cards[card].name))


def side_moves(table: Renaissance, side: i64) -> bool:
    """Say whether it is a side's turn, and its own answer that is being done."""
    if table.mover < 0 or side != table.side(table.mover):
        return False
    return table.seat < 0 or side == table.side(table.seat)


def fulfilled(table: Renaissance, side: i64, card: i64, changed: i64) -> bool:
    """Say whether a princely mission that is still face down holds."""
    if not claimable(table, side, card):
        return False
    condition = table.cards[card].mission.condition
    return condition.reads & changed != 0 and condition.holds(table, side)


def claimable(table: Renaissance, side: i64, card: i64) -> bool:
    """Say whether a mission is a princely one that is still face down."""
    done = table.sites[side].done & BITS[card - FIRST_MISSION]
    return table.cards[card].type == PRINCELY and not done


def fulfilled_by(table: Renaissance, seat: i64, card: i64) -> bool:
    """Say whether a princely mission holds as far as a seat can see."""
    side = table.side(seat)
    condition = table.cards[card].mission.condition
    return claimable(table, side, card) and condition.seen_by(table, side, seat)


def claim(table: Renaissance, seat: i64, card: i64) -> None:
    """Turn a mission face up: it is accomplished."""
    site = table.site(seat)
    if site.done & BITS[card - FIRST_MISSION]:
        return  # a partner was asked at the same time
    site.done |= BITS[card - FIRST_MISSION]
    watch(table, table.side(seat))
    if table.log is not None:
        piece = table.cards[card]
        bound = holds(site.mandatory, card)
        points, mates = piece.mission.points, table.mates(seat)
        table.log.append(MissionClaimed(seat, piece.name, points, bound, mates))


def is_claim(code: i64) -> bool:
    """Say whether an answer turns up a mission."""
    return CLAIM <= code < CLAIM + i64(len(PRINCELY_CARDS))


def claim_by(table: Renaissance, seat: i64, code: i64) -> None:
    """Turn up the mission that an answer names."""
    claim(table, seat, PRINCELY_CARDS[code - CLAIM])


def with_claims(table: Renaissance, seat: i64, out: Codes) -> Codes:
    """Add the missions that a seat may turn up by hand beside a question of its own."""
    if not table.rules.by_hand or len(table.tray) or len(table.pool):
        return out  # nothing is judged in the middle of an exchange
    site = table.site(seat)
    for card in site.mandatory:
        if fulfilled_by(table, seat, card):
            out = append(out, CLAIM_CODE[card])
    for card in site.optional:
        if fulfilled_by(table, seat, card):
            out = append(out, CLAIM_CODE[card])
    return out


def with_speakers_claims(table: Renaissance, seat: i64, out: Codes) -> Codes:
    """Add claims where both of a team are asked at the same time: the first one may claim."""
    return with_claims(table, seat, out) if seat < table.rules.sides else out


class Claim(Frame[Renaissance]):
    """At the end of another's turn, or of the game: turn up a mission? (ruling N-33)"""

    always: bool = True
    together: bool = True

    def __init__(self, seat: i64, last: i64) -> None:
        super().__init__(seat)
        self.last = last

    def options(self, table: Renaissance) -> Codes:
        """Offer to pass, and every mission that holds."""
        return with_claims(table, self.seat, append(vec[i64](capacity=4), PASS))

    def answer(self, table: Renaissance, code: i64) -> None:
        """Turn it up; whoever did is asked once more."""
        if code != PASS:
            table.again |= BITS[self.seat]
            claim_by(table, self.seat, code)


class AskAgain(Interlude[Renaissance]):
    """Ask those who turned up a mission whether they turn up another."""

    def __init__(self, last: i64) -> None:
        super().__init__()
        self.last = last

    def run(self, table: Renaissance) -> None:
        if table.again:
            ask_claims(table, table.again, self.last)


def ask_claims(table: Renaissance, seats: i64, last: i64) -> None:
    """Ask these seats, a bit each, at the same time."""
    table.again = 0
    table.push(AskAgain(last))
    for seat in range(table.rules.seats - 1, i64(-1), -1):
        if seats & BITS[seat]:
            table.push(Claim(seat, last))


def end(table: Renaissance, verdict: i64, seat: i64) -> None:
    """Let nothing happen any more but the last claims and the counting (ruling N-41)."""
    table.clear()
    table.verdict = verdict
    table.ender = seat
    forget_action(table)
    table.then(HandOver(table.mover), Finish())
    if table.rules.by_hand:
        ask_sides(table, NOBODY, 1)


def forget_action(table: Renaissance) -> None:
    """Forget what an action in progress was about."""
    table.aims = vec[i64]([])
    table.baked = vec[i64]([])
    table.answers = 0
    table.again = 0


def ask_sides(table: Renaissance, but: i64, last: i64) -> None:
    """Ask all seats but this one: those of a team one after the other, else all together."""
    sides = BITS[table.rules.sides] - 1
    others: i64 = 0 if but < 0 else BITS[but]
    if table.rules.teams:
        ask_claims(table, sides * BITS[table.rules.sides] & ~others, last)
    ask_claims(table, sides & ~others, last)


class Finish(Interlude[Renaissance]):
    """Judge the royal missions and turn everything face up."""

    def run(self, table: Renaissance) -> None:
        """Judge the one that counts the others last (ruling N-37)."""
        hidden = [face_down(table, side) for side in range(table.rules.sides)]
        won = [judge(table, side) for side in range(table.rules.sides)]
        if table.log is not None:
            table.log.append(
                GameOver(
                    VERDICTS[table.verdict],
                    table.ender,
                    tuple([names(table, cards) for cards in won]),
                    tuple([names(table, person.hand) for person in table.people]),
                    tuple([names(table, site.stock) for site in table.sites]),
                    tuple([names(table, site.vault) for site in table.sites]),
                    tuple([names(table, cards) for cards in hidden]),
                    tuple([names(table, site.away) for site in table.sites]),
                )
            )


def face_down(table: Renaissance, side: i64) -> vec[i64]:
    """List a side's missions that are not accomplished."""
    site = table.sites[side]
    cards = vec[i64]([])
    for pile in (site.mandatory, site.optional):
        for card in pile:
            if not site.done & BITS[card - FIRST_MISSION]:
                cards = append(cards, card)
    return cards


def judge(table: Renaissance, side: i64) -> vec[i64]:
    """Let a side accomplish its royal missions that hold, and give them."""
    won = vec[i64]([])
    for last in (False, True):
        for card in face_down(table, side):
            piece = table.cards[card]
            if piece.type == PRINCELY or counts_others(piece.mission.condition) != last:
                continue
            if piece.mission.condition.holds(table, side):
                table.sites[side].done |= BITS[card - FIRST_MISSION]
                won = append(won, card)
    return won


def counts_others(condition: object) -> bool:
    """Say whether a condition is about the other missions."""
    return isinstance(condition, Comparison) and isinstance(condition.metric, OtherMissionPoints)
