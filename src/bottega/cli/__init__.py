"""The command line: `bottega games | sim | record | replay | verify | arena | report | bench`..."""

from bottega.cli.entry import main

__all__ = ["main"]
