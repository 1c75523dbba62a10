"""Handing mails to the operator's server, which brings them where they go."""

import asyncio
import contextlib
import smtplib
import ssl
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from bottega.kernel.errors import BottegaError
from bottega.server.base.settings import LOCAL

SECONDS: Final = 10.0  # until a server that says nothing is taken to be away
THREADS: Final = 2
PORTS: Final = {"smtp": 25, "smtps": 465}
SUBMISSION: Final = 587  # where one says who one is
FOR_GOOD: Final = 500  # a reply from here on does not change
POLICY: Final = SMTP.clone(max_line_length=998)  # an address in a header is not broken


class Undelivered(BottegaError):
    """A mail was not taken; the message says why, and names nobody."""


class Away(Undelivered):
    """The server cannot take the mail now, or knows us not: it may later."""


class Unwanted(Undelivered):
    """The server will never take this mail."""


class Postman:
    """Hands over one mail after the other, each on a connection of its own."""

    def __init__(
        self, server: str, sender: str, tls: ssl.SSLContext | None = None, seconds: float = SECONDS
    ) -> None:
        parts = urlsplit(server)
        self._scheme = parts.scheme
        self._host = parts.hostname or ""
        self._user, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        usual = SUBMISSION if parts.scheme == "smtp" and self._user else PORTS[parts.scheme]
        self._port = parts.port or usual
        self._sender = parseaddr(sender)[1]
        self._tls = tls
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="postman")

    async def send(self, message: EmailMessage, address: str) -> None:
        """Hand a mail over; raise Away or Unwanted where it is not taken."""
        data = message.as_bytes(policy=POLICY)
        await asyncio.get_running_loop().run_in_executor(self._threads, self._hand, data, address)

    def close(self) -> None:
        """Hand nothing over any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _hand(self, data: bytes, address: str) -> None:
        try:
            with self._connected() as server:
                server.sendmail(self._sender, [address], data)
        except smtplib.SMTPRecipientsRefused as error:
            raise _meaning(error.recipients[address][0], "the address was refused") from None
        except smtplib.SMTPDataError as error:
            raise _meaning(error.smtp_code, "the mail was refused") from None
        except smtplib.SMTPResponseException as error:
            raise Away(f"{type(error).__name__} {error.smtp_code}") from None
        except (smtplib.SMTPException, OSError) as error:
            why = (
                f": {error.verify_message}"
                if isinstance(error, ssl.SSLCertVerificationError)
                else ""
            )
            raise Away(f"{type(error).__name__}{why}") from None

    @contextlib.contextmanager
    def _connected(self) -> Iterator[smtplib.SMTP]:
        """Be known to the server, by TLS unless it is of this machine or has none."""
        where = (self._host, self._port)
        if self._scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                *where, timeout=self._seconds, context=self._context()
            )
        else:
            server = smtplib.SMTP(*where, timeout=self._seconds)
        try:
            if self._scheme == "smtp":
                self._go_private(server)
            if self._user:
                server.login(self._user, self._password)
            yield server
        finally:
            with contextlib.suppress(smtplib.SMTPException, OSError):
                server.quit()

    def _go_private(self, server: smtplib.SMTP) -> None:
        """Encrypt the connection; a password never goes to another machine without that."""
        server.ehlo()
        at_home = self._host in LOCAL
        if server.has_extn("starttls") and (self._user or not at_home):
            server.starttls(context=self._context())
        elif self._user and not at_home:
            raise Away("the server offers no TLS, without which it is told no password")

    def _context(self) -> ssl.SSLContext:
        return self._tls or ssl.create_default_context()


def _meaning(code: int, what: str) -> Undelivered:
    kind = Unwanted if code >= FOR_GOOD else Away
    return kind(f"{what} ({code})")
