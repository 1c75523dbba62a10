"""Links: `http://HOST/t/TABLE#SEAT.SECRET` is a seat, without the last part any open one."""

import re
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import SplitResult, urlsplit

from bottega.client.errors import BadLink

PATH: Final = re.compile(r"(?P<prefix>.*)/t/(?P<table>[A-Za-z0-9_-]{1,40})/?")
FRAGMENT: Final = re.compile(r"(?P<seat>[0-9]|1[0-5])\.(?P<secret>[!-~]{1,64})")
SHAPE: Final = "http://HOST/t/TABLE#SEAT.SECRET"
INVITED: Final = "/join/"  # what is before the code in the link of an invitation


@dataclass(frozen=True)
class Link:
    """Where a table is, and what opens a seat there."""

    base: str  # the server's address; behind a proxy it may have a path
    table: str
    seat: int | None = None  # None: the first open one
    secret: str | None = field(default=None, repr=False)

    @property
    def socket(self) -> str:
        """Give the address of the server's WebSocket: ws for http, wss for https."""
        return f"ws{self.base.removeprefix('http')}/api/socket"


def read_link(text: str) -> Link:
    """Read a link; what is wrong with it is said without repeating it, for it holds a secret."""
    parts = _split(text.strip())
    path = PATH.fullmatch(parts.path)
    if path is None:
        raise BadLink(f"the link names no table; it looks like {SHAPE}")
    base = f"{parts.scheme}://{parts.netloc}{path['prefix']}"
    if not parts.fragment:
        return Link(base, path["table"])
    seat = FRAGMENT.fullmatch(parts.fragment)
    if seat is None:
        raise BadLink(f"what is after # in the link is damaged; it looks like {SHAPE}")
    return Link(base, path["table"], int(seat["seat"]), seat["secret"])


def read_server(text: str) -> str:
    """Read the address of a server, which names no table."""
    parts = _split(text.strip())
    if parts.query or parts.fragment or "/t/" in parts.path:
        raise BadLink("the address of a server ends with its host, or with a path of its own")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def names_table(text: str) -> bool:
    """Say whether a link means a table, and not its server alone."""
    return "/t/" in text


def read_invitation(text: str) -> str:
    """Read the code of an invitation to a server, which its link has at its end."""
    return text.strip().rpartition(INVITED)[2].rstrip("/")


def _split(text: str) -> SplitResult:
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadLink(f"the link's address is damaged; it looks like {SHAPE}") from None
    if parts.scheme not in ("http", "https"):
        raise BadLink(f"a link begins with http:// or https:// and looks like {SHAPE}")
    if not parts.hostname or port == 0 or not parts.netloc.isprintable() or " " in parts.netloc:
        raise BadLink(f"the link names no host; it looks like {SHAPE}")
    if "@" in parts.netloc:
        raise BadLink(f"a link holds no user and no password; it looks like {SHAPE}")
    return parts
