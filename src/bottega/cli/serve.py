"""`bottega serve`: the table server."""

import argparse
import os

from bottega.cli.options import Commands, command, whole
from bottega.cli.usage import check_installed

NEEDED = ("starlette", "uvicorn", "sqlalchemy", "alembic")


def add(commands: Commands) -> None:
    """Offer the command."""
    text = "Serve tables for people in browsers, bots and programs."
    serve = command(commands, "serve", run_serve, text)
    serve.add_argument("--host", metavar="H", help="where to listen (127.0.0.1)")
    serve.add_argument("--port", metavar="P", type=whole(0, 65_535), help="the port (8765)")
    serve.add_argument(
        "--db", metavar="URL", help="sqlite:///FILE or postgresql://... (a file in your home)"
    )
    serve.add_argument("--url", metavar="URL", help="the address people see, behind a proxy")
    serve.add_argument(
        "--origins", metavar="URL,...", help="other sites whose pages may connect to this one"
    )
    serve.add_argument(
        "--processes", metavar="N", type=whole(1, 256), help="processes; more than 1: PostgreSQL"
    )
    serve.add_argument(
        "--bot-workers", metavar="N", type=whole(1, 256), help="processes in which bots think (1)"
    )
    serve.add_argument(
        "--invited",
        action="store_true",
        default=None,
        help="take in nobody new without an invitation",
    )
    serve.add_argument("--log", metavar="LEVEL", help="debug, info, warning or error (info)")
    serve.add_argument("--open", action="store_true", help="open the page in a browser")


def run_serve(arguments: argparse.Namespace) -> int:
    """Read the settings and serve."""
    check_installed("the server", NEEDED)
    from bottega.server.base.settings import read_settings
    from bottega.server.run import serve

    flags = {name: value for name, value in vars(arguments).items() if value is not None}
    if "origins" in flags:
        flags["origins"] = flags["origins"].split(",")
    serve(read_settings(flags, os.environ), browse=arguments.open)
    return 0
