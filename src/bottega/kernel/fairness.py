"""Fair shuffles: a deal is committed to before the game and can be checked after it."""

import hashlib

from bottega.kernel.options import Options


def commitment(game: str, options: Options, seed: int, salt: str) -> str:
    """Hash salt, seed and options; published at the start it tells nothing and binds the dealer.

    It is the SHA-256 of these lines, each ended by a line feed: the salt, the seed in decimal, the
    game, the number of players, and `NAME VALUE` for each option in the order of their names.
    """
    chosen = [f"{name} {value}" for name, value in sorted(options.chosen.items())]
    lines = [salt, str(seed), game, str(options.players), *chosen]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
