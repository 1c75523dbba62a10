"""A client for programs: it takes a seat by its link, holds it, and lets a bot play it."""

from bottega.client.client import Client
from bottega.client.errors import BadLink, ServerRefused, Unreachable, Unreadable
from bottega.client.joining import join, watch
from bottega.client.link import Link, names_table, read_link, read_server
from bottega.client.lobby import Lobby
from bottega.client.playing import play

__all__ = [
    "BadLink",
    "Client",
    "Link",
    "Lobby",
    "ServerRefused",
    "Unreachable",
    "Unreadable",
    "join",
    "names_table",
    "play",
    "read_link",
    "read_server",
    "watch",
]
