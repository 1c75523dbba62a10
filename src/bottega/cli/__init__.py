"""The command line `bottega`: play, games, sim, arena, report, record, replay, verify, bench."""

from bottega.cli.entry import main

__all__ = ["main"]
