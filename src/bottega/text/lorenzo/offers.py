"""What is printed on the piece that a question comes from."""

from bottega.games.lorenzo.actions import PRIVILEGES
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import Leader
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.text.lorenzo.pieces import (
    CARDS,
    RULES,
    Facts,
    ability,
    effect,
    leader_of,
    period_of,
    yields,
)


def board_asked(view: LorenzoView, reader: int | None) -> Board:
    """Give the board of who is asked; with no question, the reader's."""
    return view.boards[view.asked if view.asked >= 0 else reader or 0]


def threat(view: LorenzoView) -> str:
    """Give the excommunication tile of the present period."""
    return view.tiles[period_of(view.round) - 1]


def acting(name: str, board: Board) -> Leader:
    """Give the leader whose ability counts: a copied one stands for the copier."""
    leader = leader_of(name)
    return leader_of(board.copied) if leader.copies and board.copied else leader


def _effects(piece: str) -> list[Facts]:
    """Describe what a card (`card:12`) or a leader (`leader:santa-rita`) does when it acts."""
    kind, _, name = piece.partition(":")
    if kind == "leader":
        return [effect(e) for e in leader_of(name).once]
    card = CARDS[int(name)]
    return [*map(effect, card.now), *yields(card)]


def choice(piece: str) -> Facts:
    """Find the choice that a card or leader leaves."""
    return next(f for f in _effects(piece) if f["effect"] in ("one-of", "exchange"))


def reward(piece: str) -> Facts | None:
    """Find what a card or leader gives for a card or a leader put away; None if nothing."""
    found = (f for f in _effects(piece) if f["effect"] in ("drop-own", "dismiss"))
    return next((fact["receive"] for fact in found), None)


def seals() -> list[dict[str, int]]:
    """List what the seals of a family give."""
    abilities = [ability(piece) for family in RULES.families for piece in family.standing]
    effects = (fact["effect"] for fact in abilities if "effect" in fact)
    return next((fact["seals"] for fact in effects if fact["effect"] == "seals"), [])


def privileges() -> dict[str, dict[str, int]]:
    """Give what each privilege brings by itself."""
    return dict(zip(PRIVILEGES, map(counts, RULES.privileges), strict=False))
