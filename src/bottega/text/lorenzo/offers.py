"""What a pending question is about and offers, read from a view alone."""

from bottega.games.lorenzo.actions import LEADERS, PRIVILEGES
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import BY_LEADER, PIECES, Leader, Trade
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.text.lorenzo import reckon
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


def asked(frame: str, view: LorenzoView) -> tuple[int, ...] | None:
    """Give the arguments of the pending question if it is this one."""
    if view.pending and view.pending[-1].frame == frame:
        return view.pending[-1].args
    return None


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


def piece_of(source: int) -> tuple[bool, int]:
    """Read the source of an effect: whether it is a leader, and its number."""
    sort, piece = divmod(source, int(PIECES))
    return sort == BY_LEADER, piece


def _effects(source: int, board: Board) -> list[Facts]:
    leads, piece = piece_of(source)
    if leads:
        return [effect(e) for e in acting(LEADERS[piece], board).once]
    card = CARDS[piece]
    return [*map(effect, card.now), *yields(card)]


def choice(source: int, board: Board) -> Facts | None:
    """Find the choice that a card or leader leaves."""
    found = (f for f in _effects(source, board) if f["effect"] in ("one-of", "exchange"))
    return next(found, None)


def reward(source: int, board: Board) -> Facts | None:
    """Find what a card or leader gives for a card or a leader put away; None if nothing."""
    found = (f for f in _effects(source, board) if f["effect"] in ("drop-own", "dismiss"))
    return next((fact["receive"] for fact in found), None)


def demand(number: int) -> list[dict[str, int]]:
    """List what a card makes every rival give, one of them."""
    card = CARDS[number]
    facts = [effect(e) for e in [*card.now, *(trade.receive for trade in card.trades)]]
    return next((fact["options"] for fact in facts if fact["effect"] == "rivals-give"), [])


def seals() -> list[dict[str, int]]:
    """List what the seals of a family give."""
    abilities = [ability(piece) for family in RULES.families for piece in family.standing]
    effects = (fact["effect"] for fact in abilities if "effect" in fact)
    return next((fact["seals"] for fact in effects if fact["effect"] == "seals"), [])


def trades_on_offer(view: LorenzoView) -> list[Trade]:
    """List the trades of the card that is asked about."""
    card = 0
    if single := asked("Arrow", view):
        card = single[1]
    elif work := asked("Production", view):
        card = reckon.open_card(work)
    return list(reckon.card_of(card, view).trades) if card else []


def privileges(names: list[str], board: Board, view: LorenzoView) -> dict[str, int]:
    """Add up what privileges bring a player, but for what its family keeps."""
    more = counts(reckon.standing(board, view).with_privilege)
    gains = dict(zip(PRIVILEGES, map(counts, RULES.privileges), strict=False))
    total: dict[str, int] = {}
    for name in names:
        for good, n in [*gains.get(name, {}).items(), *more.items()]:
            total[good] = total.get(good, 0) + n
    return total
