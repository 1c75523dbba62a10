"""The crier: tells the people of a club what is new there, as far as each of them wishes."""

from typing import Final

import msgspec
from sqlalchemy import Connection

from bottega.server.base.hours import now
from bottega.server.people.limits import Limits
from bottega.server.people.notices import Notices
from bottega.server.people.wishing import Way, wishes_for
from bottega.server.store import club_news
from bottega.server.store.club_news import Listener, News
from bottega.server.store.store import Store
from bottega.wire import Notice

WAYS: Final[tuple[Way, ...]] = ("push", "webhook", "mail")
APART: Final = "/"  # between the words of news


class Crier:
    """Tells of what is new in clubs."""

    def __init__(self, store: Store, notices: Notices, limits: Limits) -> None:
        self._store = store
        self._notices = notices
        self._limits = limits

    async def cry(self, news: News) -> None:
        """Tell all whom it concerns; not what comes from one, or to one guest, all the time."""
        if self._limits.wait("cried", news.by) > 0:
            return
        if news.guest and self._limits.wait("invited", news.guest) > 0:
            return
        notice, people = await self._found(news)
        for one in people:
            self._notices.tell(one.identity, notice)
            ways = [way for way in WAYS if wishes_for(one.wishes, notice.notice, way)]
            if ways:
                self._notices.call(one.identity, notice, ways, news.by)
        await self._store.tell_cried(APART.join(news))

    async def recall(self, words: str) -> None:
        """Tell pages of this process what was told at another."""
        kind, about, by, guest = words.split(APART)
        notice, people = await self._found(News(kind, about, by, guest))  # type: ignore[arg-type]
        for one in people:
            self._notices.tell(one.identity, notice)

    async def _found(self, news: News) -> tuple[Notice, list[Listener]]:
        """Say what is told, and whom it concerns; nobody where it is so no more."""

        def read(connection: Connection) -> tuple[Notice, list[Listener]]:
            notice = club_news.notice(connection, news, now())
            if notice is None:
                return Notice(news.kind, "", "", 0, 0), []
            return notice, club_news.listeners(connection, news, notice.club)

        notice, people = await self._store.read(read)
        address = self._notices.address(notice.path)
        return msgspec.structs.replace(notice, url=address), people
