"""Why not? For every answer that is not offered, the rule it breaks."""

from bottega.games.renaissance.actions import SPACE
from bottega.games.renaissance.build_reasons import build, move, strike
from bottega.games.renaissance.card_reasons import (
    aim,
    back,
    discard,
    give,
    lay,
    open_stock,
    play,
    shelter,
    store,
    take,
)
from bottega.games.renaissance.refusing import Pending, Refuse, not_now, only_in
from bottega.games.renaissance.state import Renaissance
from bottega.games.renaissance.word_reasons import (
    claim,
    done,
    oblige,
    oblige_one,
    pope,
    pray,
    repeat,
    show,
    target,
)
from bottega.kernel.game import Reason

REFUSALS: dict[str, Refuse] = {
    "oblige": oblige,
    "oblige_one": oblige_one,
    "build": build,
    "move": move,
    "play": play,
    "lay": lay,
    "discard": discard,
    "open": open_stock,
    "store": store,
    "shelter": shelter,
    "pass": done,
    "done": done,
    "target": target,
    "strike": strike,
    "flank": not_now,
    "take": take,
    "give": give,
    "back": back,
    "empty": only_in("Relay", "must-place"),
    "show": show,
    "claim": claim,
    "aim": aim,
    "let_be": not_now,
    "pope": pope,
    "pray": pray,
    "repeat": repeat,
    "double": not_now,
    "offer": not_now,
    "accept": not_now,
    "refuse": not_now,
    "counter": only_in("AnswerCounter", "one-only"),
}


def refusal(table: Renaissance, frame: Pending, code: int) -> Reason:
    """Name the rule that keeps an answer to this question from being offered."""
    return REFUSALS[SPACE.action(code).verb](table, frame, code)
