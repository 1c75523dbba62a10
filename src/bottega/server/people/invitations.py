"""Codes by which people come to a server that takes in nobody without one."""

import secrets
from base64 import b32encode
from typing import Final

LETTERS: Final = 12  # 60 bits: few can be tried, as every attempt is counted
GROUP: Final = 4


def drawn() -> str:
    """Draw the letters of a code."""
    return b32encode(secrets.token_bytes(8)).decode()[:LETTERS]


def plain(code: str) -> str:
    """Give a code as it is kept; how it was typed does not matter."""
    return "".join(filter(str.isalnum, code)).upper()


def spelled(code: str) -> str:
    """Write a code in groups, as people read it."""
    return "-".join(code[i : i + GROUP] for i in range(0, len(code), GROUP))


def why_uninvited(code: str) -> str:
    """Say why somebody is not taken in."""
    if code:
        return "this invitation is used up, is over, or never was; ask for another"
    return "this server takes in nobody without an invitation: send its code as `invitation`"
