"""Which answers are worth looking at, the likeliest first: for the own turn and for others'."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from bottega.bots.evaluate.renaissance.asking import Asking, Rule, first, ranked
from bottega.bots.evaluate.renaissance.choices import (
    Deals,
    HandOuts,
    Moves,
    Offers,
    Operations,
    Placements,
    Relays,
    Renovations,
    Stores,
    Strikes,
    Targets,
)
from bottega.bots.evaluate.renaissance.facts import Deck
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
from bottega.games.renaissance.names import PLAYING
from bottega.games.renaissance.views import RenaissanceView

CLAIMS: Final[i64] = 20  # princely missions
SPECIALS: Final[list[int]] = [int(card) for card in SPECIAL_CARDS]

# Questions to others that a search looks through: they are part of an action that goes on.
PASSING: Final[frozenset[str]] = frozenset(
    (
        "AnswerAction", "AnswerAttack", "RepeatAction", "Strike", "Flank", "Steal", "Swap",
        "DiscardStock", "DiscardHand", "DiscardAny", "TradeTake", "TradeGive", "Offer",
        "AnswerOffer", "AnswerCounter", "PoolCard", "DealPool", "PlaceMaterials", "MatchBuild",
        "BuildFromStock", "Renovate", "Roof", "Relay", "TakeDrawn", "ReturnDrawn", "DiscardOwn",
        "TakeSpecial", "RemoveSpecial", "ShowMission", "StoreExchange", "StoreReturn", "Sin",
        "SinReturn", "Toll", "Claim", "DoubleWhich", "DoubleHow", "Target", "Aim", "LayOn",
        "LayCell", "LaySlot", "BuildMore",
    )
)  # fmt: skip


def sort_out(view: RenaissanceView, seat: int, options: Sequence[int], deck: Deck) -> Sequence[int]:
    """List the answers worth looking at for the seat that is asked, the likeliest first."""
    codes = list(options)
    for code in codes:
        if CLAIM <= code < CLAIM + CLAIMS:
            return [code]  # there is nothing to gain by waiting
    asking = Asking(view, seat, codes, deck)
    rule = RULES.get(asking.frame)
    if rule is None:
        return options
    return rule.sort(asking) or options


class LetBe(Rule):
    """Let an action be before anything is used up for it."""

    def sort(self, asking: Asking) -> list[int]:
        return first(int(LET_BE), asking.codes)


class Passing(Rule):
    """Leave things as they are first."""

    def sort(self, asking: Asking) -> list[int]:
        codes = asking.codes
        found = [code for code in codes if code in (PASS, DONE)]
        found.extend([code for code in codes if code not in (PASS, DONE)])
        return found


class Toll(Rule):
    """Always take a card: it costs nothing."""

    def sort(self, asking: Asking) -> list[int]:
        """Put whom to take it from first."""
        codes = asking.codes
        found = [code for code in codes if code >= TARGET]
        found.extend([code for code in codes if code < TARGET])
        return found


class Cards(Rule):
    """Part with the least, or take the most."""

    def __init__(self, base: int, sign: float) -> None:
        self.base = base  # of the answers that name a card
        self.sign = sign

    def sort(self, asking: Asking) -> list[int]:
        """Sort the cards that answers name by what they are worth to who is asked."""
        free = asking.ground().fits
        merits: list[float] = []
        for code in asking.codes:
            at = code - self.base
            worth = asking.card(at).worth(free) if 0 <= at < PLAYING else 1.0
            merits.append(self.sign * worth)
        return ranked(asking.codes, merits)


class Rising(Rule):
    """Choose the cards of a set in rising order, so that none is reached by many paths."""

    def __init__(self, base: int, then: Rule) -> None:
        self.base = base  # of the answers that name a card
        self.then = then

    def sort(self, asking: Asking) -> list[int]:
        """Leave out the cards below the last one that lies in the tray; sort the others."""
        last = -1
        for name in asking.view.tray:
            last = max(last, asking.deck.named[name].number)
        base = self.base
        codes = asking.codes
        asking.codes = [code for code in codes if not base <= code <= base + last]
        return self.then.sort(asking)


class Specials(Rule):
    """Aim at specials of rivals that are worth most to them, or at what harms oneself."""

    def sort(self, asking: Asking) -> list[int]:
        """Sort specials by what they are worth to whom they belong."""
        mine = self._own(asking)
        merits: list[float] = []
        for code in asking.codes:
            at = code - int(AIM)
            if not 0 <= at < len(SPECIALS):
                merits.append(0.0)
                continue
            card = asking.card(SPECIALS[at])
            helps = float(card.points) if card.points else 1.0
            merits.append(-helps if card.name in mine else helps)
        return ranked(asking.codes, merits)

    def _own(self, asking: Asking) -> list[str]:
        """Name the specials that lie on the own side."""
        side = asking.side
        found = list(side.zone)
        if side.cover is not None:
            found.append(side.cover)
        for cell in side.cells:
            if cell is not None:
                found.extend(cell.specials)
        return found


def least(base: int) -> Rule:
    """Give the rule that parts with the least."""
    return Cards(base, -1.0)


def most(base: int) -> Rule:
    """Give the rule that takes the most."""
    return Cards(base, 1.0)


RULES: Final[dict[str, Rule]] = {
    "Operation": Operations(),
    "PlayStock": Operations(),
    "BuildMore": Placements(),
    "PlaceMaterials": Placements(),
    "MatchBuild": Placements(),
    "BuildFromStock": Placements(),
    "Renovate": Renovations(),
    "Roof": Placements(),
    "Relay": Relays(),
    "Store": Stores(),
    "Strike": Strikes(2, False),
    "LayCell": Strikes(2, True),
    "Steal": Moves(),
    "Swap": Moves(),
    "Target": Targets(),
    "LayOn": Targets(),
    "AnswerAction": LetBe(),
    "AnswerAttack": LetBe(),
    "RepeatAction": Passing(),
    "Toll": Toll(),
    "DiscardStock": least(int(DISCARD)),
    "DiscardHand": least(int(DISCARD)),
    "DiscardAny": least(int(DISCARD)),
    "PoolCard": least(int(GIVE)),
    "DealPool": HandOuts(),
    "TradeTake": most(int(TAKE)),
    "TradeGive": least(int(GIVE)),
    "StoreExchange": Rising(int(TAKE), most(int(TAKE))),
    "StoreReturn": least(int(GIVE)),
    "Sin": Rising(int(TAKE), Passing()),
    "SinReturn": least(int(GIVE)),
    "TakeDrawn": most(int(TAKE)),
    "TakeSpecial": most(int(TAKE)),
    "ReturnDrawn": least(int(BACK)),
    "Offer": Offers(),
    "AnswerOffer": Deals(),
    "AnswerCounter": Deals(),
    "Aim": Specials(),
    "RemoveSpecial": Specials(),
}
