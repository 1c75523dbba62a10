"""Who sat at a table that is over, as others may know them."""

from bottega.server.store.finished import BOTS
from bottega.server.store.players import Seated
from bottega.wire import Sitting


def sitting(seat: Seated) -> Sitting:
    """Tell who sat somewhere, and what it came to."""
    bot = seat.player.removeprefix(BOTS) if seat.player.startswith(BOTS) else None
    player = seat.player if bot is None else ""
    return Sitting(seat.place, seat.points, seat.name, player, bot, seat.gave_up)
