"""A parser whose complaints are one line, and whose help lists what can be named."""

import argparse
from typing import NoReturn

from bottega.cli.usage import Usage


class Parser(argparse.ArgumentParser):
    """Reads a command; it lists games, bots and languages only when somebody asks for help."""

    def error(self, message: str) -> NoReturn:
        """Raise instead of printing the whole usage."""
        raise Usage(f"{message} (see {self.prog} --help)")

    def format_help(self) -> str:
        """Write the help, and what its arguments can be."""
        from bottega.cli.listing import listed

        return "\n".join([super().format_help(), *listed(self._actions)])
