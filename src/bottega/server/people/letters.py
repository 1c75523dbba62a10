"""What mails say: plain text in their reader's language, with links and nothing that is tracked."""

from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid, parseaddr
from typing import Final, NamedTuple

from bottega.server.store.store import Listed
from bottega.text import spoken
from bottega.text.catalogue import Catalogue
from bottega.wire import Notice
from bottega.wire.notices import Kind

WORDS: Final = "mail"  # the catalogue
HOUSE: Final = "Bottega"  # whom mails are from, where the operator says no name
ORDER: Final[Sequence[Kind]] = (
    "your-turn",
    "invitation",
    "chat",
    "club",
    "club-table",
    "contest",
)


class Reader(NamedTuple):
    """Whom a mail is for."""

    name: str
    address: str
    language: str


class Letters:
    """Writes mails, from the operator's address and with links to this server."""

    def __init__(self, sender: str, url: str) -> None:
        name, address = parseaddr(sender)
        self._from = Address(_plain(name) or HOUSE, addr_spec=address)
        self._domain = address.rpartition("@")[2]
        self._url = url.rstrip("/")

    def confirming(self, reader: Reader, token: str) -> EmailMessage:
        """Ask whether an address is that of who gave it."""
        words = _words(reader.language)
        lines = [
            words.word("mail-hello", name=reader.name),
            words.word("mail-confirm", name=reader.name),
            f"{self._url}/mail/confirm/{token}",
            words.word("mail-confirm-else"),
        ]
        return self._mail(reader, words.word("mail-confirm-subject"), lines)

    def telling(self, reader: Reader, notices: Sequence[Notice], stop: str) -> EmailMessage:
        """Tell what has happened, with a link to each table and one to get no more mails."""
        words = _words(reader.language)
        told = sorted(notices, key=lambda notice: ORDER.index(notice.notice))
        lines = [words.word("mail-hello", name=reader.name)]
        for notice in told:
            lines.append(f"{_sentence(words, notice)}\n{self._link(notice)}")
        address = f"{self._url}/mail/stop/{stop}"
        lines += [words.word("mail-once"), f"{words.word('mail-stop')}\n{address}"]
        at_tables = all(notice.table for notice in told)
        key = "mail-tables-subject" if at_tables else "mail-things-subject"
        several = words.word(key, n=len(told))
        subject = several if told[1:] else _sentence(words, told[0])
        message = self._mail(reader, subject, lines)
        message["List-Unsubscribe"] = f"<{address}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        return message

    def _link(self, notice: Notice) -> str:
        return f"{self._url}{notice.path}"

    def _mail(self, reader: Reader, subject: str, lines: Sequence[str]) -> EmailMessage:
        message = EmailMessage(policy=SMTP)
        message["From"] = self._from
        message["To"] = Address(_plain(reader.name), addr_spec=reader.address)
        message["Subject"] = _plain(subject)
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = make_msgid(domain=self._domain)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content("\n\n".join(lines) + "\n")
        message["Content-Language"] = spoken(reader.language)
        return message


def waiting(table: Listed) -> Notice:
    """Say that somebody is waited for at a table."""
    return Notice("your-turn", table.info.id, table.info.game, 0, table.at)


def _words(language: str) -> Catalogue:
    return Catalogue(spoken(language), WORDS)


def _sentence(words: Catalogue, notice: Notice) -> str:
    game = Catalogue(words.language, notice.game).word("title") if notice.game else ""
    told = {"game": game, "name": notice.name, "club": notice.club_name}
    return words.word(f"mail-{notice.notice}", **told)


def _plain(text: str) -> str:
    """Leave nothing in a line that could end it."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
