"""What each event changed: goods of a seat, and where a piece lies."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bottega.games.lorenzo import events
from bottega.games.lorenzo.actions import BONUS_TILES, LEADERS, PRIVILEGES, SPACES
from bottega.kernel.events import Event
from bottega.kernel.telling import Amounts, Change, added

HAND: Final = "hand"
PLAY: Final = "play"  # in play, before a player
BOARD: Final = "board"
BOX: Final = "box"
PILE: Final = "pile"
SUPPLY: Final = "supply"


def changes(event: Event) -> Sequence[Change]:
    """Tell who gained or paid what, and which piece went where."""
    tell = CHANGED.get(type(event))
    return tell(event) if tell is not None else ()


def _lost(amounts: Mapping[str, int]) -> Amounts:
    return {good: -n for good, n in amounts.items()}


def _source(sort: str, piece: int) -> str:
    """Name what a gain comes from."""
    if sort == "space":
        return f"space:{SPACES[piece]}"
    if sort == "privilege":
        return f"privilege:{PRIVILEGES[piece]}"
    if sort == "tile":
        return f"tile:{BONUS_TILES[piece - 1] if piece else 'standard'}"
    if sort == "leader":
        return f"leader:{LEADERS[piece]}"
    if sort == "token":
        return f"token:{piece}"
    return sort if sort in ("church", "family") else f"card:{piece}"


def _round(event: events.RoundBegan) -> Sequence[Change]:
    laid = zip(SPACES, event.cards, strict=False)
    return [Change(piece=f"card:{card}", place=f"space:{space}") for space, card in laid if card]


def _member(event: events.MemberPlaced) -> Sequence[Change]:
    return [Change(event.seat, {}, f"member:{event.member}", HAND, f"space:{event.space}")]


def _member_lost(event: events.MemberLost) -> Sequence[Change]:
    return [Change(event.seat, {}, f"member:{event.member}", HAND, BOX)]


def _received(event: events.Received) -> Sequence[Change]:
    return [Change(event.seat, event.goods, source=_source(event.source, event.piece))]


def _taken(event: events.CardTaken | events.CardBought) -> Sequence[Change]:
    cost, card = _lost(event.cost), f"card:{event.card}"
    return [Change(event.seat, cost, card, f"space:{event.space}", BOARD)]


def _drafted(event: events.LeaderDrafted) -> Sequence[Change]:
    return [Change(event.seat, {}, _leader(event.leader), place=HAND)]


def _leader(name: str | None) -> str:
    return "leader" if name is None else f"leader:{name}"


def _discarded(event: events.LeaderDiscarded) -> Sequence[Change]:
    return [Change(event.seat, {}, _leader(event.leader), HAND, BOX)]


def _drawn(event: events.LeadersDrawn) -> Sequence[Change]:
    leaders = event.leaders or (None,) * event.n
    return [Change(event.seat, {}, _leader(name), PILE, HAND) for name in leaders]


def _family(event: events.FamilyTaken) -> Sequence[Change]:
    family = Change(event.seat, event.goods, f"family:{event.family}", place=BOARD)
    return [family, *(Change(event.seat, {}, _leader(name), place=HAND) for name in event.leaders)]


def _token_kept(event: events.TokenKept) -> Sequence[Change]:
    token = "" if event.face is None else f"token:{event.face}"
    return [Change(event.seat, {"token": 1}, token, SUPPLY, HAND)]


def _token_paid(event: events.TokenPaid) -> Sequence[Change]:
    """What the price took is counted with the price."""
    return [Change(event.seat, {}, f"token:{event.face}", HAND, SUPPLY)]


def _token_spent(event: events.TokenSpent) -> Sequence[Change]:
    return [Change(event.seat, {"token": -1}, f"token:{event.face}", HAND, SUPPLY)]


def _token_laid(event: events.TokenLaid) -> Sequence[Change]:
    token, card = f"token:{event.face}", f"card:{event.card}"
    return [Change(event.seat, {"token": -1}, token, HAND, card)]


def _replaced(event: events.Replaced) -> Sequence[Change]:
    return [Change(event.seat, added({"servant": -event.servants, event.good: event.servants}))]


def _faith(event: Any) -> Sequence[Change]:
    """Faith is given up for points, if there is any."""
    return [Change(event.seat, {"faith": -event.faith} if event.faith else {}, source="church")]


def _given_up(event: events.Lost | events.Paid) -> Sequence[Change]:
    source = _source(event.source, event.piece)
    return [Change(event.seat, _lost(event.goods), source=source)]


CHANGED: Final[Mapping[type[Event], Callable[[Any], Sequence[Change]]]] = {
    events.BonusTileChosen: lambda e: [Change(e.seat, {}, f"tile:{e.tile}", place=BOARD)],
    events.LeaderDrafted: _drafted,
    events.RoundBegan: _round,
    events.MemberPlaced: _member,
    events.MemberLost: _member_lost,
    events.ServantsSpent: lambda e: [Change(e.seat, {"servant": -e.servants})],
    events.ServantsAdded: lambda e: [Change(e.seat, {"servant": -e.servants})],
    events.FeePaid: lambda e: [Change(e.seat, {"coin": -e.coins})],
    events.Received: _received,
    events.CardTaken: _taken,
    events.CardBought: _taken,
    events.CardFetched: lambda e: [Change(e.seat, {}, f"card:{e.card}", BOX, BOARD)],
    events.CardDropped: lambda e: [Change(e.seat, {}, f"card:{e.card}", BOARD, BOX)],
    events.Produced: lambda e: [Change(e.seat, _lost(e.paid))],
    events.LeaderPlayed: lambda e: [Change(e.seat, {}, f"leader:{e.leader}", HAND, PLAY)],
    events.LeaderDiscarded: _discarded,
    events.LeaderDismissed: lambda e: [Change(e.seat, {}, f"leader:{e.leader}", PLAY, BOX)],
    events.LeadersDrawn: _drawn,
    events.ChurchSupported: _faith,
    events.Excommunicated: _faith,
    events.ChurchIgnored: _faith,
    events.FamilyTaken: _family,
    events.TokensDrawn: lambda e: [Change(e.seat, {"token": e.n}, source=SUPPLY)],
    events.TokenSpent: _token_spent,
    events.TokenPaid: _token_paid,
    events.TokenLaid: _token_laid,
    events.TokenKept: _token_kept,
    events.Swapped: lambda e: [Change(e.seat, _lost(e.paid), source="family")],
    events.SealTurned: lambda e: [Change(e.seat, {}, f"seal:{e.seal}")],
    events.Lost: _given_up,
    events.Paid: _given_up,
    events.Given: lambda e: [Change(e.seat, _lost(e.goods), source=f"card:{e.card}")],
    events.Replaced: _replaced,
    events.MilitaryMatched: lambda e: [Change(e.seat, {"military": e.more} if e.more else {})],
}
