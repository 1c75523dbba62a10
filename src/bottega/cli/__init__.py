"""The command line `bottega`: what people and scripts can ask for, a module for each command."""

from bottega.cli.entry import main

__all__ = ["main"]
