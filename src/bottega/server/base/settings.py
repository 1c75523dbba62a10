"""How a server is run: every setting is a flag of `bottega serve` or a variable BOTTEGA_NAME."""

import re
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from bottega.bots.coach import HINT, REVIEW
from bottega.kernel.errors import BottegaError
from bottega.kernel.values import Strict
from bottega.wire.basics import BotPace

LISTS: Final = ("origins", "hosts")
PATH: Final = re.compile(r"(?:/[A-Za-z0-9._~-]+)*/?")  # below which a proxy may keep us
ADDRESS: Final = re.compile(  # of a mail, as all servers take it
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+"
)
LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})

Few = Annotated[int, Meta(ge=1, le=256)]  # processes


class BadSetting(BottegaError):
    """A setting makes no sense; the message names it."""


def default_database() -> str:
    """Keep tables in the XDG data folder when nothing else is said."""
    return f"sqlite:///{Path.home() / '.local' / 'share' / 'bottega' / 'tables.db'}"


class ServerSettings(Strict):
    """The settings of one server."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = ""
    url: str = ""  # as people see it, when a reverse proxy stands in front
    origins: tuple[str, ...] = ()  # other pages that may open a WebSocket
    client: str = ""  # a folder with the built browser client; the package's own when empty
    hosts: tuple[str, ...] = ()  # other names by which the server may be called
    processes: int = 1
    bot_workers: Few = 1
    bot_seconds: float = 20.0  # a bot that thinks a fifth longer loses its turn to the fallback
    bot_pace: BotPace = 0.5
    bot_search: int = 5_000  # the most that a bot search:N may look ahead
    bot_tables: bool = False  # whether a table may be one of bots only
    hint_workers: Few = 1
    hint_iterations: Annotated[int, Meta(ge=1)] = HINT
    review_workers: Few = 1
    review_iterations: Annotated[int, Meta(ge=1)] = REVIEW
    review_seconds: float = 1_800.0  # a review that takes longer is given up
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    smtp: str = ""  # smtp://user:password@host:port or smtps://...; no mails when empty
    mail_from: str = ""  # who mails are from: an address, with or without a name
    operator: str = ""  # the token that shows metrics and the operator's page; nobody when empty
    invited: bool = False  # whether nobody new comes without an invitation
    invitations_each: int = 0  # how many everybody may invite
    secret: str = ""  # signs tokens; drawn and kept in the database when empty
    connections: int = 256  # of one address at the same time
    request_seconds: Annotated[float, Meta(gt=0)] = 20.0  # until all of a request must be there
    answers_per_second: float = 20.0
    reads_per_second: float = 20.0
    tables_per_minute: float = 20.0
    guests_per_minute: float = 30.0
    live_tables: int = 2_000  # kept in memory when idle
    log: str = "info"


def names_of(settings: ServerSettings) -> frozenset[str]:
    """List the names by which the server may be called; none means any."""
    said = {name.lower() for name in settings.hosts if name}
    public = urlsplit(settings.url).hostname
    if not said and public is None and settings.host not in LOCAL:
        return frozenset()
    return LOCAL | said | ({public} if public else frozenset())


def origin_of(settings: ServerSettings) -> str:
    """Give the public address as browsers name it: without a path."""
    return "{0.scheme}://{0.netloc}".format(urlsplit(settings.url)) if settings.url else ""


def root_of(settings: ServerSettings) -> str:
    """Give the path below which a proxy keeps the server, usually none."""
    return urlsplit(settings.url).path.rstrip("/")


def _check_mail(settings: ServerSettings) -> None:
    """Refuse mails that could not be sent, or whose links would lead nowhere."""
    if not settings.smtp:
        return
    try:
        parts = urlsplit(settings.smtp)
        fits = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
    except ValueError:
        fits = False
    if not fits:
        wrong = "it is smtp://USER:PASSWORD@HOST:PORT or smtps://..."
        raise BadSetting(f"the setting smtp (BOTTEGA_SMTP) is wrong: {wrong}")
    sender = parseaddr(settings.mail_from)[1]
    if ADDRESS.fullmatch(sender) is None:
        wrong = "mails are from an address, like Bottega <bottega@example.org>"
        raise BadSetting(f"the setting mail_from (BOTTEGA_MAIL_FROM) is wrong: {wrong}")
    if not settings.url:
        raise BadSetting("the setting url (BOTTEGA_URL) is missing: mails have links to it")


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str]) -> ServerSettings:
    """Put flags before the environment before the defaults; say what is wrong by its name."""
    said: dict[str, Any] = {}
    for name in ServerSettings.__struct_fields__:
        variable = f"BOTTEGA_{name.upper()}"
        if flags.get(name) is not None:
            said[name] = flags[name]
        elif environment.get(variable):
            word = environment[variable]
            said[name] = word.split(",") if name in LISTS else word
    try:
        settings = msgspec.convert(said, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        what, _, field = str(error).partition(" - at `$.")
        name = field.rstrip("`").partition("[")[0]
        wrong = f"the setting {name} (BOTTEGA_{name.upper()}) is wrong"
        raise BadSetting(f"{wrong}: {what[:1].lower()}{what[1:]}") from None
    if PATH.fullmatch(urlsplit(settings.url).path) is None:
        plain = "its path may have letters, digits and . _ ~ -"
        raise BadSetting(f"the setting url (BOTTEGA_URL) is wrong: {plain}, not {settings.url!r}")
    _check_mail(settings)
    return msgspec.structs.replace(settings, db=settings.db or default_database())
