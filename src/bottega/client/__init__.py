"""A client for programs: it takes a seat by its link, holds it, and lets a bot play it."""

from bottega.client.client import Client
from bottega.client.errors import BadLink, ServerRefused, Unreachable, Unreadable
from bottega.client.joining import join, watch
from bottega.client.link import Link, read_link
from bottega.client.playing import play

__all__ = [
    "BadLink",
    "Client",
    "Link",
    "ServerRefused",
    "Unreachable",
    "Unreadable",
    "join",
    "play",
    "read_link",
    "watch",
]
