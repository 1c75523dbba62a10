"""How people are told of something outside a table: what of, by which way, and when not."""

from typing import Annotated, Literal

from msgspec import Meta

from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import Language, Millis

Kind = Literal["your-turn", "invitation", "chat", "contest", "club-table", "club"]
TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["22:00"])]
# Of a P-256 key 65 bytes, of its secret 16, as a browser writes them.
PublicKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
AuthSecret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]
Endpoint = Annotated[str, Meta(min_length=1, max_length=2_000)]


class Notice(Lean):
    """Something happened that somebody wants to know: what streams tell, and webhooks receive."""

    notice: Kind
    table: str  # empty where it is about a club or its contest
    game: str
    seat: int
    at: Millis
    url: str | None = None
    name: str = ""  # who invites, or has written
    link: str = ""  # of a seat that is kept for you: what stands after # in the table's address
    silent: bool = False  # on a stream: no noise about it is wished, or you look at a page
    contest: str = ""
    club: str = ""
    club_name: str = ""

    @property
    def about(self) -> str:
        """Give the id of what it is about."""
        return self.table or self.contest or self.club

    @property
    def path(self) -> str:
        """Give the address of the page where that is."""
        place = "t" if self.table else "contest" if self.contest else "club"
        return f"/{place}/{self.about}" + (f"#{self.link}" if self.link else "")


class Ways(Strict):
    """By which ways you want to be told of something."""

    push: bool = True
    page: bool = True  # one that is open
    webhook: bool = True
    mail: bool = True  # to an address that is confirmed


class Quiet(Strict):
    """The hours in which nobody calls you, by the clock where you are."""

    begins: TimeOfDay
    ends: TimeOfDay
    zone: Annotated[str, Meta(min_length=1, max_length=64, examples=["Europe/Rome"])]


class Wishes(Strict):
    """When and how you want to be told; a webhook hears of turns alone if you do not say more."""

    turn: Ways = Ways()
    invitation: Ways = Ways(webhook=False)
    chat: Ways = Ways(push=False, webhook=False, mail=False)
    club: Ways = Ways(push=False, webhook=False, mail=False)  # a new contest or table there
    quiet: Quiet | None = None


class Mailbox(Lean):
    """Where you get mails, if this server sends any."""

    possible: bool = False
    address: str = ""
    asked: str = ""  # an address that is yet to be confirmed
    language: str = ""  # in which mails are


class NewMailbox(Strict):
    """An address to which mails are to go, and the language they are in."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language = "en"


class MailLanguage(Strict):
    """In which language you read your mails."""

    language: Language


class PushDevice(Strict):
    """A browser that takes pushes, as it described itself, and the language it is told in."""

    endpoint: Endpoint
    p256dh: PublicKey
    auth: AuthSecret
    language: Language = "en"


class PushEndpoint(Strict):
    """Which browser is meant."""

    endpoint: Endpoint


class Pushes(Lean):
    """What a browser needs to subscribe, and what of yours is known."""

    key: str  # the server's public one
    devices: int = 0
    muted: tuple[str, ...] = ()  # tables


class Mute(Strict):
    """Whether a table is silent for you."""

    muted: bool


class PushMessage(Lean):
    """What a service worker gets to show: words, and where they lead."""

    protocol: int
    title: str
    body: str
    tag: str  # a later message takes the place of an earlier one
    path: str
