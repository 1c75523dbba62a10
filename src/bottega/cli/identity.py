"""Who one is on a server: a token in a file that only its owner can read, or a new guest."""

import argparse
import os

from bottega.cli.files import path_of
from bottega.kernel.values import Value

INVITATION = "BOTTEGA_INVITATION"


class Visitor(Value):
    """Who comes to a server: whose token it is, or a new guest of a name, perhaps by invitation."""

    token: str | None = None
    name: str | None = None
    invitation: str | None = None


def add_invitation(parser: argparse.ArgumentParser, when: str = "") -> None:
    """Take an invitation."""
    parser.add_argument(
        "--invitation",
        metavar="CODE",
        default=os.environ.get(INVITATION) or None,
        help=f"{when}the code or the link of your invitation, where a server takes in nobody"
        f" without one (${INVITATION})",
    )


def add_identity(parser: argparse.ArgumentParser, text: str) -> None:
    """Take where it is kept who one is."""
    parser.add_argument("--identity", metavar="FILE", help=text)


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
