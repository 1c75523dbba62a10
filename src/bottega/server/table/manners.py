"""Who may do what at a table: a wish becomes an entry of the log, or is refused with a reason."""

from collections.abc import Callable, Collection
from typing import Any, Final

from bottega.bots.api import known
from bottega.kernel.errors import BadLine, CannotUndo, NotAsked
from bottega.kernel.telling import kebab
from bottega.server.base.bots import SIMPLER, is_ours, iterations_of
from bottega.server.base.errors import Refusing
from bottega.server.people.keys import Keyring
from bottega.server.people.names import clean_text
from bottega.server.store.store import Identity
from bottega.server.table.entries import (
    Abandoned,
    Answered,
    AnyEntry,
    Ended,
    Left,
    Murmured,
    Ordered,
    Proposed,
    Relinked,
    Resigned,
    Returned,
    Said,
    Sat,
    Sealed,
    Undone,
    Unsealed,
    Voted,
)
from bottega.server.table.table import Table
from bottega.wire import (
    END_TURN,
    Answer,
    Back,
    Command,
    End,
    Orders,
    Propose,
    Resign,
    Say,
    Undo,
    Vote,
)

CHAT_LIMIT: Final = 1_000  # messages of one table
A_MOMENT: Final = 0.2  # seconds in which a window closes
KEPT: Final = "this seat is kept for somebody who has its link"


def seated(table: Table, identity: Identity, seat: int) -> None:
    """Refuse somebody who acts for a seat that is not theirs."""
    if seat >= len(table.seats):
        raise Refusing("not-found", f"the table has no seat {seat}")
    if table.seats[seat].holder != identity.id:
        raise Refusing("forbidden", f"seat {seat} is not yours")


def told(table: Table) -> None:
    """Refuse what would tell the deal of a contest before it is over."""
    if table.secret():
        raise Refusing("not-now", "the deal is told when its contest is over")


def may_watch(table: Table) -> None:
    """Refuse spectators where the table wants none."""
    told(table)
    if not table.has_spectators():
        raise Refusing("forbidden", "this table has no spectators")


def known_bot(name: str | None, search: int) -> str:
    """Refuse a bot that this server does not have; one that searches does so up to a bound."""
    if name is None or not is_ours(name):
        names = ", ".join((*known(), "search:N"))
        raise Refusing("bad-options", f"no bot is called {name!r}; there is: {names}")
    iterations = iterations_of(name)
    if iterations is not None and iterations > search:
        raise Refusing("bad-options", f"a bot may look at most {search} times ahead here")
    return name


def bounded(bot: str, search: int) -> str:
    """Give the bot as it plays where the bound has been lowered since its table was opened."""
    iterations = iterations_of(bot)
    if iterations is None or iterations <= search:
        return bot
    return f"search:{search}" if search else SIMPLER


# What a seat does while the game runs.


def entry_of(table: Table, seat: int, command: Command) -> AnyEntry:
    """Turn a seat's wish into an entry; who has resigned may only talk."""
    if table.seats[seat].resigned and not isinstance(command, Say):
        raise Refusing("not-now", "this seat was given up; a bot plays it to the end")
    return COMMANDS[type(command)](table, seat, command)


def running(table: Table) -> None:
    """Refuse play at a table where nothing can be played."""
    _current(table)
    if table.status != "running":
        raise Refusing("not-now", f"the game is {_state(table)}")


def _current(table: Table) -> None:
    """Refuse what needs the rules of a game that we cannot play."""
    if table.outdated is not None:
        raise Refusing("outdated", f"this table cannot be continued: {table.outdated}")


def _state(table: Table) -> str:
    return "not started yet" if table.status == "open" else table.status


def _playing(table: Table, seat: int, version: int) -> None:
    running(table)
    if table.seats[seat].away:
        raise Refusing("not-now", "a bot plays this seat; take it back first")
    table.playing().check_version(version)


def _answer(table: Table, seat: int, command: Answer) -> AnyEntry:
    _playing(table, seat, command.version)
    if table.window is None:
        return Answered(seat, command.code, command.key)
    if table.window.pace == "turns":
        raise NotAsked(f"seat {seat} is answered for by its standing orders")
    return Sealed(seat, command.code, command.key)


def _end(table: Table, seat: int, command: End) -> AnyEntry:
    _playing(table, seat, command.version)
    return Ended(seat, command.key)


def _undo(table: Table, seat: int, command: Undo) -> AnyEntry:
    _playing(table, seat, command.version)
    if table.stands():
        raise CannotUndo("others have been asked since whether they react")
    return Undone(seat, command.key, command.code)


def undisturbed(table: Table, entry: AnyEntry, at: int) -> None:
    """Let nothing but answers happen in a window: numbers in the log would tell how many came."""
    window = table.window
    if window is None or window.pace == "device" or isinstance(entry, Sealed | Unsealed):
        return
    wait = max(window.ends - at, 0) / 1_000 + A_MOMENT
    raise Refusing("too-fast", "people are asked whether they react; this can wait", wait)


def _propose(table: Table, seat: int, command: Propose) -> AnyEntry:
    if command.what != "abandon" or table.status != "running":
        running(table)  # a table that cannot be continued may be given up, which shows its deal
    if table.motion is not None:
        raise Refusing("not-now", "another proposal waits for its votes")
    if command.what == "abandon":
        return Proposed(seat, "abandon", command.key)
    if command.what == "undo":
        _check_target(table, command.to)
        return Proposed(seat, "undo", command.key, to=command.to)
    _check_replaced(table, seat, command.seat)
    return Proposed(seat, "replace", command.key, whom=command.seat)


def _check_target(table: Table, to: int | None) -> None:
    if to is None or table.steps_before(to) >= len(table.moments):
        raise Refusing("cannot-undo", "there is nothing to take back from there on")


def away(command: Propose, here: Collection[int]) -> None:
    """Refuse to replace somebody who is there."""
    if command.what == "replace" and command.seat is not None:
        _gone(command.seat, here)


def _gone(seat: int, here: Collection[int]) -> None:
    if seat in here:
        raise Refusing("not-now", f"seat {seat} is connected; only who is away loses it")


def _check_replaced(table: Table, seat: int, whom: int | None) -> None:
    if whom is None or whom >= len(table.seats) or whom == seat:
        raise Refusing("bad-message", "name the seat of somebody else to be replaced")
    if table.bot_of(whom) is not None:
        raise Refusing("not-now", f"a bot plays seat {whom} already")


def _vote(table: Table, seat: int, command: Vote) -> AnyEntry:
    if table.motion is None:
        running(table)
    if table.motion is None or table.motion.number != command.proposal:
        raise Refusing("not-now", f"there is no proposal {command.proposal} to vote on")
    return Voted(seat, command.agree, command.key)


def _say(table: Table, seat: int, command: Say) -> AnyEntry:
    return Said(seat, _text(table, command), command.key)


def murmur(table: Table, identity: Identity, command: Command) -> AnyEntry:
    """Let somebody without a seat write to those who watch, and do nothing else."""
    if not isinstance(command, Say):
        raise Refusing("forbidden", "spectators only watch")
    if table.seats_of(identity.id):
        raise Refusing("not-now", "you have a seat: write from there")
    may_watch(table)
    if table.status == "open":
        raise Refusing("not-now", "take a seat first; the game is not started yet")
    return Murmured(identity.id, identity.name, _text(table, command), command.key)


def _text(table: Table, command: Say) -> str:
    """Give what somebody writes, as far as it can be printed, or refuse it."""
    if not table.chat_open():
        raise Refusing("closed", f"nobody may write at this table while {_why_silent(table)}")
    if table.messages >= CHAT_LIMIT:
        raise Refusing("closed", f"{CHAT_LIMIT} messages are enough for one table")
    return clean_text(command.text)


def _why_silent(table: Table) -> str:
    return "the game runs" if table.settings.chat == "closed" else "partners play"


def _orders(table: Table, seat: int, command: Orders) -> AnyEntry:
    _current(table)
    for order in command.orders:
        if order.question not in map(kebab, (*table.game.frames, END_TURN)):
            raise Refusing("bad-message", f"no question is called {order.question!r}")
        for line in order.answers:
            try:
                table.game.parse(line)
            except BadLine as error:
                raise Refusing("bad-message", str(error)) from None
    return Ordered(seat, command.orders, command.key)


def _back(table: Table, seat: int, command: Back) -> AnyEntry:
    running(table)
    if not table.seats[seat].away:
        raise Refusing("not-now", "the seat is yours already")
    return Returned(seat, command.key)


def _resign(table: Table, seat: int, command: Resign) -> AnyEntry:
    running(table)
    return Resigned(seat, command.key)


COMMANDS: Final[dict[type, Callable[[Table, int, Any], AnyEntry]]] = {
    Answer: _answer,
    End: _end,
    Undo: _undo,
    Propose: _propose,
    Vote: _vote,
    Say: _say,
    Orders: _orders,
    Back: _back,
    Resign: _resign,
}


# Taking and leaving seats.


def take(table: Table, identity: Identity, seat: int, link: str | None, keys: Keyring) -> AnyEntry:
    """Let somebody sit down: on an open seat, or on any with its link."""
    if seat >= len(table.seats):
        raise Refusing("not-found", f"the table has no seat {seat}")
    wanted = table.seats[seat]
    if table.status in ("over", "abandoned"):
        raise Refusing("not-now", f"the game is {table.status}")
    if wanted.holder == identity.id:
        raise Refusing("not-now", "this seat is yours already")
    if wanted.resigned:
        raise Refusing("not-now", "this seat was given up; a bot plays it to the end")
    if link is not None:
        if wanted.plan.kind == "bot" or not keys.opens(link, table.id, seat, wanted.generation):
            raise Refusing("forbidden", "this link is not valid any more; ask for a new one")
    elif wanted.taken:
        raise Refusing("forbidden", "this seat is taken")
    elif wanted.plan.kind == "invited" and table.host != identity.id:
        raise Refusing("forbidden", KEPT)
    return Sat(seat, identity.id, identity.name)


def leave(table: Table, identity: Identity, seat: int, here: Collection[int]) -> AnyEntry:
    """Let somebody go before the start; the host may free the seat of who is not there."""
    if identity.id != table.host or not table.is_held(seat):
        seated(table, identity, seat)
    elif table.seats[seat].holder != identity.id:
        _gone(seat, here)
    if table.status != "open":
        raise Refusing("not-now", f"the game is {table.status}: seats are kept")
    return Left(seat)


def relink(table: Table, identity: Identity, seat: int) -> AnyEntry:
    """Let the holder of a seat, or the host of an empty one, have a new link for it."""
    may_hand_out(table, identity, seat)
    return Relinked(seat)


def may_hand_out(table: Table, identity: Identity, seat: int) -> None:
    """Refuse a link to somebody to whom it does not belong."""
    if seat >= len(table.seats) or table.seats[seat].plan.kind == "bot":
        raise Refusing("not-found", f"seat {seat} has no link")
    if seat not in links_of(table, identity):
        raise Refusing("forbidden", f"the link of seat {seat} is not yours")


def links_of(table: Table, identity: Identity) -> list[int]:
    """List the seats whose links somebody may hand out: their own, and the host empty ones."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.plan.kind != "bot"
        and identity.id == (table.host if seat.holder is None else seat.holder)
    ]


def may_arrange(table: Table, identity: Identity) -> None:
    """Refuse a change of a table that has started or cannot, and one by somebody else."""
    host_only(table, identity)
    if table.outdated is not None:
        raise Refusing("outdated", f"this table cannot be started: {table.outdated}")
    if table.status != "open":
        raise Refusing("not-now", f"the game is {table.status}")


def may_start(table: Table, identity: Identity) -> None:
    """Refuse a start that comes too early, too late or from somebody else."""
    may_arrange(table, identity)
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if free:
        raise Refusing("not-now", f"nobody sits yet on seat {', '.join(map(str, free))}")


def abandon(table: Table, identity: Identity) -> AnyEntry:
    """Let the host give a table up before its start; later it takes a proposal."""
    host_only(table, identity)
    if table.status != "open":
        raise Refusing("not-now", f"the game is {table.status}; propose to abandon it")
    return Abandoned()


def host_only(table: Table, identity: Identity) -> None:
    """Refuse what only the host may do."""
    if table.host != identity.id:
        raise Refusing("forbidden", "only who opened the table may do that")
