"""Why not? For every answer that is not offered, the rule it breaks."""

from typing import Any

from bottega.games.renaissance.state import Renaissance
from bottega.kernel.game import Reason
from bottega.kernel.table import Frame


def refusal(table: Renaissance, frame: Frame[Any], code: int) -> Reason:
    """Name the rule that keeps an answer to this question from being offered."""
    return Reason("not-now", {"question": type(frame).__name__})
