"""The rules that refusals name, and how tests write a reason."""

from collections.abc import Mapping

from bottega.kernel.game import Reason, Words

KERNEL_RULES = frozenset({"game-over", "hand-over", "not-asked"})
RULES = KERNEL_RULES | {
    "act-now", "activator", "added-already", "all-woken", "already-played", "always-on",
    "arrow-first", "barred", "between-actions", "bid-higher", "card-gone", "card-limit",
    "closed", "comes-to-nothing", "compulsory", "cost", "dearer", "fee", "inputs",
    "just-worked", "member-placed", "must-place", "must-replace", "no-activator", "no-building",
    "no-effect", "no-lot", "no-more-cards", "no-more-due", "no-need-to-add", "no-slot",
    "no-such-member", "no-such-option", "no-such-price", "no-such-privilege", "no-such-token",
    "no-swap", "no-token-left", "no-trade", "nobody-to-copy", "not-a-rival", "not-a-rivals",
    "not-drawn", "not-in-game", "not-in-hand", "not-in-pack", "not-in-play", "not-now",
    "not-on-board", "not-put-away", "not-reached", "not-your-space", "not-yours", "occupied",
    "often-enough", "one-member", "only-one-card", "place-first", "privilege-picked",
    "privileges", "requirement", "same-area", "same-tower", "seal-turned", "servants",
    "servants-needed", "servants-twice", "settled", "slot", "slot-filled", "space-value",
    "tile-taken", "to-no-use", "too-few-left", "traded", "used", "value", "wrong-kind",
    "wrong-tower",
}  # fmt: skip
IN_RESERVE = {"dearer"}  # it takes a third price, and no card of the game itself comes to one
NONE: Mapping[str, Words] = {}


def because(
    rule: str,
    need: Mapping[str, Words] = NONE,
    have: Mapping[str, Words] = NONE,
    also: tuple[Reason, ...] = (),
) -> Reason:
    """Name a reason: the rule, what it needs, what is there, and what else is in the way."""
    return Reason(rule, dict(need), dict(have), also)
