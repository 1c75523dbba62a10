"""How far missions are: what the rule counts, for words, bots and boards alike."""

from mypy_extensions import i64

from bottega.games.renaissance.claims import face_down
from bottega.games.renaissance.state import Renaissance
from bottega.games.renaissance.views import Progress


def progress(table: Renaissance, seat: i64) -> dict[str, Progress]:
    """Tell how far the missions of a seat's side are that lie face down, as the seat can see."""
    side = table.side(seat)
    found: dict[str, Progress] = {}
    for card in face_down(table, side):
        piece = table.cards[card]
        far: Progress = piece.mission.condition.progress(table, side, seat)
        found[piece.name] = far if table.turn > 0 else not_yet(far)
    return found


def not_yet(far: Progress) -> Progress:
    """Let nothing hold or be lost before the first turn (ruling N-60)."""
    parts = tuple([not_yet(part) for part in far.parts])
    return Progress(False, False, far.own, far.mark, parts)
