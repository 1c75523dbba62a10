"""Why a target, a mission, an answer to an action, or an end is not offered."""

from bottega.games.renaissance.actions import CLAIM, OBLIGE_ONE, PRINCELY_CARDS, TARGET, pair_of
from bottega.games.renaissance.aiming import Target
from bottega.games.renaissance.answering import AnswerAction, hits_seat, prayer_of
from bottega.games.renaissance.claims import fulfilled_by
from bottega.games.renaissance.names import FIRST_MISSION, NO_CARD
from bottega.games.renaissance.refusing import Pending, has, held_mission, kind_of, named, not_now
from bottega.games.renaissance.state import Renaissance
from bottega.kernel.game import Reason, Words

COMPULSORY = (
    "DiscardHand", "DiscardStock", "DiscardOwn", "PoolCard", "TradeTake", "TradeGive",
    "StoreReturn", "SinReturn",
)  # fmt: skip


def target(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a seat that cannot be aimed at."""
    if kind_of(frame) not in ("Target", "LayOn", "Toll"):
        return not_now(table, frame, code)
    seat = code - int(TARGET)
    if seat >= table.rules.seats:
        return Reason("not-there")
    if isinstance(frame, Target) and has(frame.chosen, seat):
        return Reason("target-chosen", {"seat": seat})
    return Reason("not-a-target", {"seat": seat})


def done(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse to stop where something must be done first, or is compulsory."""
    if kind_of(frame) in COMPULSORY:
        return Reason("compulsory")
    if kind_of(frame) in ("Operation", "PlayStock", "PlaceMaterials"):
        return Reason("must-place" if kind_of(frame) == "PlaceMaterials" else "act-first")
    return not_now(table, frame, code)


def oblige(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse missions that one was not dealt, or two where one is kept."""
    if kind_of(frame) != "ChooseMissions":
        return not_now(table, frame, code)
    if table.rules.quick:
        return Reason("one-only")
    for mission in pair_of(code):
        if FIRST_MISSION + mission not in table.site(frame.seat).optional:
            return _not_held(table, int(FIRST_MISSION + mission))
    return Reason("not-offered")


def oblige_one(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a mission that one was not dealt, or one where two are kept."""
    if kind_of(frame) != "ChooseMissions":
        return not_now(table, frame, code)
    if not table.rules.quick:
        return Reason("two-missions")
    return _not_held(table, int(FIRST_MISSION + code - OBLIGE_ONE))


def _not_held(table: Renaissance, mission: int) -> Reason:
    return Reason("mission-not-held", {"mission": table.cards[mission].name})


def show(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a mission that is not among the mandatory ones face down."""
    if kind_of(frame) == "ShowMission":
        return Reason("not-there")
    return not_now(table, frame, code)


def claim(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a mission that one does not have, has accomplished, or does not fulfil."""
    card = int(PRINCELY_CARDS[code - CLAIM])
    site = table.site(frame.seat)
    need: dict[str, Words] = {"mission": table.cards[card].name}
    if not held_mission(site, card):
        return Reason("mission-not-held", need)
    if has(site.done, card - int(FIRST_MISSION)):
        return Reason("mission-done", need)
    if not fulfilled_by(table, frame.seat, card):
        return Reason("mission-not-fulfilled", need)
    return not_now(table, frame, code)


def pope(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a pope that is not in the zone, or has been used."""
    if not isinstance(frame, AnswerAction):
        return not_now(table, frame, code)
    for card in table.site(frame.seat).zone:
        if table.special(card).cancels:
            return Reason("pope-used", named(table, card))
    return Reason("no-pope")


def pray(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse a prayer that one does not hold, or that does not answer this."""
    if not isinstance(frame, AnswerAction):
        return not_now(table, frame, code)
    if not table.cards[frame.card].action.turnable:
        return Reason("cannot-be-turned", named(table, frame.card))
    if not hits_seat(table, frame.card, frame.hit, frame.seat):
        return Reason("not-aimed-at-you")
    if prayer_of(table, frame.seat) == NO_CARD:
        return Reason("no-prayer")
    return Reason("own-turn")


def repeat(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Refuse to repeat an action without a special that can."""
    return Reason("no-ironmonger") if kind_of(frame) == "Operation" else not_now(table, frame, code)
