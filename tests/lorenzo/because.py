"""The rules that refusals name, and how tests write a reason."""

from collections.abc import Mapping

from bottega.kernel.game import Reason, Words

KERNEL_RULES = frozenset({"game-over", "hand-over", "not-asked"})
RULES = KERNEL_RULES | {
    "already-played", "always-on", "barred", "between-actions", "card-gone", "card-limit",
    "closed", "cost", "dearer", "fee", "in-order", "inputs", "member-placed", "must-place",
    "no-building", "no-effect", "no-more-cards", "no-such-price", "no-trade", "nobody-to-copy",
    "not-a-rivals", "not-in-hand", "not-in-pack", "not-in-play", "not-now", "not-reached",
    "occupied", "one-member", "place-first", "privileges", "requirement", "same-area", "same-tower",
    "servants", "servants-twice", "slot", "tile-taken", "to-no-use", "used", "value", "wrong-kind",
}  # fmt: skip
IN_RESERVE = {"dearer"}  # it takes a third price, and no card of the game itself comes to one
NONE: Mapping[str, Words] = {}


def because(
    rule: str, need: Mapping[str, Words] = NONE, have: Mapping[str, Words] = NONE
) -> Reason:
    """Name a reason: the rule, what it needs, what is there."""
    return Reason(rule, dict(need), dict(have))
