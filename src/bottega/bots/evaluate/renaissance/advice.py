"""Which answers are worth looking at, the likeliest first: for the own turn and for others'."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bottega.bots.evaluate.renaissance.choices import (
    deals,
    hand_outs,
    moves,
    offers,
    operations,
    placements,
    relays,
    stores,
    strikes,
    targets,
)
from bottega.bots.evaluate.renaissance.facts import numbered
from bottega.bots.evaluate.renaissance.holding import card_worth
from bottega.bots.evaluate.renaissance.scene import site
from bottega.games.renaissance.actions import (
    AIM,
    BACK,
    CLAIM,
    DISCARD,
    DONE,
    GIVE,
    LET_BE,
    PASS,
    SPECIAL_CARDS,
    TAKE,
    TARGET,
)
from bottega.games.renaissance.names import PLAYING, PRINCELY
from bottega.games.renaissance.views import RenaissanceView
from bottega.kernel.game import Question, View

# Questions to others that a search looks through: they are part of an action that goes on.
PASSING: Final = frozenset(
    (
        "AnswerAction", "AnswerAttack", "RepeatAction", "Strike", "Flank", "Steal", "Swap",
        "DiscardStock", "DiscardHand", "DiscardAny", "TradeTake", "TradeGive", "Offer",
        "AnswerOffer", "AnswerCounter", "PoolCard", "DealPool", "PlaceMaterials", "MatchBuild",
        "BuildFromStock", "Renovate", "Roof", "Relay", "TakeDrawn", "ReturnDrawn", "DiscardOwn",
        "TakeSpecial", "RemoveSpecial", "ShowMission", "StoreExchange", "StoreReturn", "Sin",
        "SinReturn", "Toll", "Claim", "DoubleWhich", "DoubleHow", "Target", "Aim", "LayOn",
        "LayCell", "BuildMore",
    )
)  # fmt: skip


def advise(view: View, options: Sequence[int]) -> Sequence[int]:
    """List the answers worth looking at for the seat that is asked, the likeliest first."""
    if not isinstance(view, RenaissanceView) or view.seat is None or len(options) == 1:
        return options
    claims = [code for code in options if CLAIM <= code < CLAIM + len(PRINCELY)]
    if claims:
        return claims[:1]  # there is nothing to gain by waiting
    question = asked(view, view.seat)
    rule = RULES.get(question.frame)
    return rule(view, question, options) if rule is not None else options


def asked(view: RenaissanceView, seat: int) -> Question:
    """Find the question that a seat is asked."""
    for question in reversed(view.pending):
        if question.args and question.args[0] == seat:
            return question
    return view.pending[-1]


def first(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Leave the answers as they are."""
    return options


def let_be(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Let an action be before anything is used up for it."""
    return sorted(options, key=lambda code: code != LET_BE)


def passing(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Leave things as they are first."""
    return sorted(options, key=lambda code: code not in (PASS, DONE))


def toll(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Always take a card: it costs nothing."""
    return sorted(options, key=lambda code: code < TARGET)


def worths(view: RenaissanceView, options: Sequence[int], base: int) -> dict[int, float]:
    """Value the cards that answers name, for the side of who is asked."""
    known = numbered(view.options.chosen["edition"])
    seat = view.seat or 0
    own = view.sides[view.people[seat].side]
    free = site(own, {card.name: card for card in known}).free
    return {
        code: card_worth(known[code - base], free)
        for code in options
        if base <= code < base + PLAYING
    }


def least(base: int) -> "Rule":
    """Give the rule that parts with the least."""

    def rule(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
        worth = worths(view, options, base)
        return sorted(options, key=lambda code: worth.get(code, 1.0))

    return rule


def most(base: int) -> "Rule":
    """Give the rule that takes the most."""

    def rule(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
        worth = worths(view, options, base)
        return sorted(options, key=lambda code: -worth.get(code, 1.0))

    return rule


def specials(view: RenaissanceView, question: Question, options: Sequence[int]) -> Sequence[int]:
    """Aim at specials of rivals that are worth most to them, or at what harms oneself."""
    known = numbered(view.options.chosen["edition"])
    seat = view.seat or 0
    own = view.sides[view.people[seat].side]
    mine = {*own.zone, own.cover, *[name for cell in own.cells if cell for name in cell.specials]}

    def worth(code: int) -> float:
        if not AIM <= code < AIM + len(SPECIAL_CARDS):
            return 0.0
        card = known[int(SPECIAL_CARDS[code - AIM])]
        points = card.printed.special.zone + card.printed.special.material
        helps = float(points) if points else 1.0
        return helps if card.name in mine else -helps

    return sorted(options, key=worth)


Rule = Callable[[RenaissanceView, Question, Sequence[int]], Sequence[int]]

RULES: Final[Mapping[str, Rule]] = {
    "Operation": operations,
    "PlayStock": operations,
    "BuildMore": placements,
    "PlaceMaterials": placements,
    "MatchBuild": placements,
    "BuildFromStock": placements,
    "Renovate": placements,
    "Roof": placements,
    "Relay": relays,
    "Store": stores,
    "Strike": strikes,
    "LayCell": strikes,
    "Steal": moves,
    "Swap": moves,
    "Target": targets,
    "LayOn": targets,
    "AnswerAction": let_be,
    "AnswerAttack": let_be,
    "RepeatAction": passing,
    "Toll": toll,
    "DiscardStock": least(DISCARD),
    "DiscardHand": least(DISCARD),
    "DiscardAny": least(DISCARD),
    "DiscardOwn": first,
    "PoolCard": least(GIVE),
    "DealPool": hand_outs,
    "TradeTake": most(TAKE),
    "TradeGive": least(GIVE),
    "StoreExchange": most(TAKE),
    "StoreReturn": least(GIVE),
    "Sin": passing,
    "SinReturn": least(GIVE),
    "TakeDrawn": most(TAKE),
    "TakeSpecial": most(TAKE),
    "ReturnDrawn": least(BACK),
    "Offer": offers,
    "AnswerOffer": deals,
    "AnswerCounter": deals,
    "Aim": specials,
    "RemoveSpecial": specials,
}
