"""The command line: `bottega games | sim | record | replay | verify | arena | bench | play`."""

from bottega.cli.entry import main

__all__ = ["main"]
