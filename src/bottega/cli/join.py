"""`bottega join`: a bot of one's own at somebody's table."""

import argparse
import asyncio
import os
from pathlib import PurePath
from typing import TYPE_CHECKING

from bottega.bots.api import Maker, known, maker
from bottega.bots.match import chooser
from bottega.cli.identity import add_identity, add_invitation, keep_token, kept_token
from bottega.cli.options import Commands, add_json, command, fresh_seed
from bottega.cli.output import print_json
from bottega.cli.usage import Usage, check_installed
from bottega.kernel.values import Value
from bottega.wire import TableInfo, Update

if TYPE_CHECKING:
    from bottega.client import Client

NEEDED = ("httpx", "websockets")
TOKEN = "BOTTEGA_TOKEN"
LONGEST_NAME = 24


class Result(Value):
    """What came of a game; lists are by seat, and empty where it was abandoned."""

    table: str
    seat: int
    status: str
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


def add(commands: Commands) -> None:
    """Offer the command."""
    text = "Let a bot that runs here play a seat on a server."
    join = command(commands, "join", run_join, text)
    join.add_argument("link", metavar="LINK", help="the seat's link, or the table's: any open seat")
    join.add_argument(
        "--bot",
        metavar="BOT",
        required=True,
        help=f"{', '.join(known())}, FILE.py or FILE.py:Class",
    )
    join.add_argument(
        "--name",
        metavar="N",
        help="what others read at the seat (that of your own bot, or one that is drawn)",
    )
    join.add_argument(
        "--token", metavar="T", help=f"sit as who you are already, not as a new guest (${TOKEN})"
    )
    keep = "keep who you are in a file, to come back to your seat after this program ended"
    add_identity(join, keep)
    add_invitation(join)
    add_json(join)


def run_join(arguments: argparse.Namespace) -> int:
    """Check what can be checked here, then sit down and play."""
    check_installed("the client", NEEDED)
    token = arguments.token or os.environ.get(TOKEN) or kept_token(arguments.identity)
    if token is not None and arguments.name is not None:
        raise Usage("--name is for a new guest: who comes with a token has a name already")
    if arguments.name is not None and not 1 <= len(arguments.name.strip()) <= LONGEST_NAME:
        raise Usage(f"a name has 1 to {LONGEST_NAME} letters")
    asyncio.run(_play(arguments, maker(arguments.bot), token))
    return 0


async def _play(arguments: argparse.Namespace, make: Maker, token: str | None) -> None:
    from bottega.client import join, play

    name = _called(arguments.bot) if arguments.name is None else arguments.name.strip()
    invitation = arguments.invitation
    async with join(arguments.link, name=name, token=token, invitation=invitation) as client:
        if arguments.identity is not None:
            keep_token(arguments.identity, client.token)
        bot = make(client.game, chooser(fresh_seed(), client.seat))
        if not arguments.json:
            print(f"seated at table {client.table}, seat {client.seat}", flush=True)
        last = await play(client, bot)
        _report(client, last, as_json=arguments.json)


def _called(bot: str) -> str | None:
    """Name a guest after the bot of one's own: of FILE.py:Class the class, or else the file.

    What a server calls its own bots it lets nobody be called: their guests get a name from it.
    """
    file, _, kind = bot.rpartition(":")
    if not bot.endswith(".py") and not file.endswith(".py"):
        return None
    return (kind if file else PurePath(bot).stem)[:LONGEST_NAME]


def _report(client: "Client", last: Update, *, as_json: bool) -> None:
    result = Result(client.table, client.seat, last.status)
    if last.outcome is not None:
        points = tuple(score.points for score in last.outcome.scores)
        result = Result(client.table, client.seat, last.status, points, last.outcome.places)
    if as_json:
        print_json(result)
    else:
        print(_sentence(result, client.info))


def _sentence(result: Result, info: TableInfo | None) -> str:
    """Say how the game ended: `over: Anna 31 points (place 1), ...`."""
    names = [] if info is None else [seat.name or seat.bot or "" for seat in info.seats]
    seats = [
        f"{names[seat] if seat < len(names) else ''} {points} points (place {place})".strip()
        for seat, (points, place) in enumerate(zip(result.points, result.places, strict=True))
    ]
    return f"{result.status}: {', '.join(seats)}" if seats else result.status
