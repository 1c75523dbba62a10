"""`bottega play`: a game for people at this device, against each other or against bots."""

import argparse
from importlib import import_module
from typing import Any

from bottega.bots.api import check
from bottega.cli import options
from bottega.cli.able import draws, formless, screenless
from bottega.cli.console import Console
from bottega.cli.files import blaming, open_record, path_of
from bottega.cli.identity import Visitor, add_identity, add_invitation, keep_token, kept_token
from bottega.cli.options import Commands, command
from bottega.cli.seats import OPPONENT, Seat, seats_for, seats_of
from bottega.cli.sitting import Sitting
from bottega.cli.talk import Talk
from bottega.cli.usage import Usage
from bottega.games import game
from bottega.kernel.game import Game
from bottega.kernel.options import counted
from bottega.text import Speaker

SCREEN = "bottega.terminal.start"  # loaded where it is begun: only who sees it waits for it


def add(commands: Commands) -> None:
    """Offer the command."""
    play = command(commands, "play", run_play, "Play a game here, on a screen or line by line.")
    without = "the game's name (see bottega games); without one a form asks, on a screen"
    options.add_game(play, without, nargs="?")
    options.add_players(play, "how many play (you and the bots; 1 is solo where a game has it)")
    options.add_bots(play, f"a bot for all seats that nobody takes, or one for each ({OPPONENT})")
    play.add_argument(
        "--hot-seat", action="store_true", help="several people take turns at this device"
    )
    options.add_plain(play)
    play.add_argument(
        "--practice", action="store_true", help="hints among several people too: a practice game"
    )
    options.add_names(play, "--names", "the people's names", default=[])
    play.add_argument(
        "--seed", metavar="S", type=options.seed, help="the same seed gives the same deal (random)"
    )
    options.add_language(play)
    options.add_options(play)
    play.add_argument(
        "--at",
        metavar="LINK",
        help="play at a server's table, by the link of a seat or a table; "
        "by the server's address alone, see your tables there",
    )
    play.add_argument("--watch", action="store_true", help="with --at: look on, without a seat")
    add_identity(play, "with --at: keep who you are there, to come back to your seat")
    add_invitation(play, "with --at: ")
    play.add_argument("--load", metavar="FILE", help="go on with a saved game")
    play.add_argument(
        "--to", metavar="N", type=options.whole(0), help="with --load: only its first N answers"
    )


def run_play(arguments: argparse.Namespace) -> int:
    """Set the table, or find it in a file, and play."""
    screen = draws(plain=arguments.plain)
    if arguments.at is not None:
        return _at(arguments, screen=screen)
    if arguments.watch or arguments.identity is not None:
        raise Usage("--watch and --identity go with --at")
    if arguments.game is None:
        if not screen or arguments.load is not None:
            raise formless()
        return int(import_module(SCREEN).set_up(arguments.language, arguments.invitation))
    played = game(arguments.game)
    Speaker(played, arguments.language, [])  # a language or a bot that is unknown is said at once
    check(arguments.bots or [], played)
    if arguments.load is None:
        if arguments.to is not None:
            raise Usage("--to goes with --load")
        sitting = _new(played, arguments)
    else:
        sitting = _loaded(played, arguments)
    if screen:
        play = import_module(SCREEN).play
        return int(play(sitting, arguments.language, practice=arguments.practice))
    return Talk(sitting, arguments.language, Console(), practice=arguments.practice).run()


def _at(arguments: argparse.Namespace, *, screen: bool) -> int:
    """Sit down at a server's table, or look on."""
    if not screen:
        raise screenless("--at", "bottega join lets a bot play by a link")
    if arguments.game is not None or arguments.load is not None:
        raise Usage("--at names the table, and with it the game")
    name = (arguments.names or [None])[0]
    file = arguments.identity
    visitor = Visitor(kept_token(file), name, arguments.invitation)
    play = import_module(SCREEN).at
    token = play(arguments.at, arguments.language, visitor, watching=arguments.watch)
    if file is not None:
        keep_token(file, token)
    return 0


def _new(played: Game[Any, Any], arguments: argparse.Namespace) -> Sitting:
    people = _people(arguments)
    players = arguments.players
    if players is None:
        bots = len(arguments.bots or [])
        players = people + (bots or (0 if arguments.hot_seat else 1))
    setting = options.table_options(played, players, arguments.options)
    seed = options.fresh_seed() if arguments.seed is None else arguments.seed
    return Sitting(played, setting, seed, _seats(arguments, people, players))


def _people(arguments: argparse.Namespace) -> int:
    """Count the people: those named, or all who are not bots."""
    if not arguments.hot_seat:
        if len(arguments.names) > 1:
            raise Usage("several people need --hot-seat")
        return 1
    if arguments.names:
        return len(arguments.names)
    if arguments.players is None:
        return 2
    players: int = arguments.players
    return max(0, players - len(arguments.bots or []))


def _seats(arguments: argparse.Namespace, people: int, players: int) -> list[Seat]:
    bots = arguments.bots or []
    if not 1 <= people <= players or (people == players and bots):
        persons, others = counted(people, "person", "people"), counted(len(bots), "bot")
        raise Usage(f"{persons} and {others} do not make {counted(players)}")
    return seats_for(people, arguments.names, players, bots)


def _loaded(played: Game[Any, Any], arguments: argparse.Namespace) -> Sitting:
    """Go on with a saved game; who sits where can be said anew, all else is in the file."""
    for flag, given in (
        ("--players", arguments.players is not None),
        ("--seed", arguments.seed is not None),
        ("-o", bool(arguments.options)),
    ):
        if given:
            raise Usage(f"{flag} does not go with --load: a saved game brings its own")
    recorded = open_record(arguments.load, played.name)
    if arguments.to is not None:
        with blaming(arguments.load):
            recorded.shorten(arguments.to)
    if arguments.hot_seat or arguments.names or arguments.bots:
        arguments.players = recorded.record.options.players
        seats = _seats(arguments, _people(arguments), arguments.players)
    else:
        seats = seats_of(recorded)
    with blaming(arguments.load):
        sitting = Sitting.resume(recorded, seats, path_of(arguments.load))
    if arguments.to is not None:
        sitting.path = None  # it becomes another game, and the file keeps its own
    return sitting
