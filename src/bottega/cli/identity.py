"""Who one is on a server: a token in a file that only its owner can read."""

import os

from bottega.cli.files import path_of


def kept_token(file: str | None) -> str | None:
    """Read the token that an earlier run has kept."""
    if file is None or not path_of(file).exists():
        return None
    return path_of(file).read_text(encoding="ascii", errors="replace").strip() or None


def keep_token(file: str, token: str) -> None:
    """Keep a token where only its owner can read it."""
    with os.fdopen(
        os.open(path_of(file), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w"
    ) as kept:
        kept.write(f"{token}\n")
