"""`bottega check`, `backup`, `restore` and `ratings`: looking after what a server has stored."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from bottega.cli import options
from bottega.cli.entry import FAILED
from bottega.cli.options import Commands, command
from bottega.cli.output import show
from bottega.cli.serve import NEEDED
from bottega.cli.usage import check_installed
from bottega.kernel.options import counted

if TYPE_CHECKING:
    from bottega.server.house.checkup import Checkup
    from bottega.server.store.copies import Copied


def add(commands: Commands) -> None:
    """Offer the commands."""
    check = command(commands, "check", run_check, "Look through a server's whole database.")
    backup = command(commands, "backup", run_backup, "Copy a server's data, also while it runs.")
    restore = command(commands, "restore", run_restore, "Read a copy into an empty database.")
    ratings = command(
        commands, "ratings", run_ratings, "Make all results and ratings again from the logs."
    )
    backup.add_argument("file", metavar="FILE", type=Path, help="a new file for the copy")
    restore.add_argument("file", metavar="FILE", type=Path, help="a copy made by bottega backup")
    for made in (check, backup, restore, ratings):
        made.add_argument("--db", metavar="URL", help="as for bottega serve")
        options.add_json(made)


def run_check(arguments: argparse.Namespace) -> int:
    """Check everything and say what was found."""
    database = _database(arguments)
    from bottega.server.house.checkup import check

    found = check(database)
    show(arguments, found, lambda: _text(found))
    return 0 if found.well else FAILED


def run_backup(arguments: argparse.Namespace) -> int:
    """Make a copy."""
    database = _database(arguments)
    from bottega.server.store.copies import backup

    copied = backup(database, arguments.file)
    show(arguments, copied, lambda: f"{arguments.file}: {_counted(copied)}")
    return 0


def run_restore(arguments: argparse.Namespace) -> int:
    """Read a copy."""
    database = _database(arguments)
    from bottega.server.store.copies import restore

    copied = restore(database, arguments.file)
    show(arguments, copied, lambda: f"restored {_counted(copied)}")
    return 0


def run_ratings(arguments: argparse.Namespace) -> int:
    """Read all logs again."""
    database = _database(arguments)
    from bottega.server.club.scribe import remade

    made = remade(database)
    games, tables = counted(made.games, "game"), counted(made.tables, "table")
    text = f"{games} of {tables}, {made.rated:,} of them rated"
    show(
        arguments, made, lambda: text if made.damaged == 0 else f"{text}; {made.damaged:,} damaged"
    )
    return 0 if made.damaged == 0 else FAILED


def _database(arguments: argparse.Namespace) -> str:
    """Find the database, where a server is installed at all."""
    check_installed("the server", NEEDED)
    from bottega.server.base.settings import read_settings

    return read_settings({"db": arguments.db}, os.environ).db


def _counted(found: "Checkup | Copied") -> str:
    return f"{counted(found.tables, 'table')} with {counted(found.entries, 'entry', 'entries')}"


def _text(found: "Checkup") -> str:
    """Say it in lines: what was read, then everything that is wrong."""
    lines = [f"{found.database}: {_counted(found)}"]
    lines += [f"the file: {complaint}" for complaint in found.file]
    lines += [f"table {one.table} is damaged: {one.why}" for one in found.damaged]
    lines += [f"table {one.table} can only be looked at: {one.why}" for one in found.outdated]
    return "\n".join([*lines, "all is well" if found.well else "there is damage"])
