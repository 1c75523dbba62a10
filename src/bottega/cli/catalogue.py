"""`bottega games`: what can be played."""

import argparse
from typing import Any

from bottega.cli.options import Commands, add_json, command
from bottega.cli.output import print_json
from bottega.games import GAMES
from bottega.kernel.game import Game


def add(commands: Commands) -> None:
    """Offer the command."""
    add_json(command(commands, "games", list_games, "List the games and their options."))


def list_games(arguments: argparse.Namespace) -> int:
    """Print every game with its numbers of players and its options."""
    if arguments.json:
        print_json([_described(game) for game in GAMES.values()])
        return 0
    for game in GAMES.values():
        count = game.players
        print(f"{game.name} {game.version}: {count[0]} to {count[-1]} players")
        for name, choice in game.choices.items():
            ways = "|".join((*choice.values, *(["..."] if choice.free else [])))
            print(f"  -o {name}={ways} (default {choice.default})")
    return 0


def _described(game: Game[Any, Any]) -> dict[str, object]:
    options = {
        name: {"values": choice.values, "default": choice.default, "free": choice.free}
        for name, choice in game.choices.items()
    }
    return {
        "name": game.name,
        "version": game.version,
        "players": list(game.players),
        "options": options,
    }
