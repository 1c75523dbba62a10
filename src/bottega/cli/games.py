"""`bottega games`: what can be played."""

import argparse

from bottega.cli.listing import options, title
from bottega.cli.options import Commands, add_json, command
from bottega.cli.output import print_json
from bottega.games import GAMES
from bottega.kernel.game import AnyGame


def add(commands: Commands) -> None:
    """Offer the command."""
    add_json(command(commands, "games", list_games, "List the games and their options."))


def list_games(arguments: argparse.Namespace) -> int:
    """Print every game with its numbers of players and its options."""
    if arguments.json:
        print_json([_described(game) for game in GAMES.values()])
        return 0
    for game in GAMES.values():
        print(f"{game.name}, version {game.version}: {title(game)}")
        print("\n".join(options(game)))
    return 0


def _described(game: AnyGame) -> dict[str, object]:
    options = {
        name: {"values": option.values, "default": option.default, "free": option.free}
        for name, option in game.options.items()
    }
    return {
        "name": game.name,
        "version": game.version,
        "players": list(game.players),
        "options": options,
    }
