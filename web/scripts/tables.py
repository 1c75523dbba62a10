"""Prints the games with every table one could ask for, and whether its options go together."""

import json
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from bottega.games import GAMES
from bottega.kernel.errors import BadOptions
from bottega.kernel.game import Game
from bottega.kernel.options import settle_options
from bottega.server.web.lobby import game_info


def tables(game: Game[Any, Any]) -> Iterator[tuple[int, dict[str, str], bool]]:
    """List all numbers of players with all values that options have a name for."""
    names = list(game.options)
    for players in game.players:
        for values in product(*(game.options[name].values for name in names)):
            options = dict(zip(names, values, strict=True))
            yield players, options, _go_together(game, players, options)


def _go_together(game: Game[Any, Any], players: int, options: dict[str, str]) -> bool:
    try:
        settle_options(game.name, game.players, game.options, players, options)
    except BadOptions:
        return False
    return True


if __name__ == "__main__":
    told = [(msgspec.to_builtins(game_info(game)), list(tables(game))) for game in GAMES.values()]
    print(json.dumps(told))
