"""Guests: a name and an identity at once, and both again on another device."""

import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection

from bottega.server.base.errors import Refusing, Unavailable
from bottega.server.base.hours import now
from bottega.server.people.invitations import plain, why_uninvited
from bottega.server.people.keys import (
    Keyring,
    guest_name,
    new_id,
    recovery_code,
    recovery_hash,
)
from bottega.server.people.names import clean_name
from bottega.server.store import Store, mails, sessions
from bottega.server.store.invitations import admit
from bottega.server.store.notices import forget_devices
from bottega.server.store.order import blocked
from bottega.server.store.store import (
    Identity,
    identity_row,
    raise_epoch,
    read_identity,
    take_code,
)
from bottega.wire import ChangeMe, Guest, Known

REMEMBERED: Final = 20_000
SECONDS: Final = 30.0  # until another process's change of an identity is seen here
HOUR: Final = 3_600_000


Also = Callable[[Connection], None]


def _nothing(connection: Connection) -> None:
    pass


class Remembered(NamedTuple):
    """Somebody in memory: when each of their sessions was last seen, whom they do not hear."""

    until: float
    identity: Identity
    sessions: dict[str, int]
    deaf_to: frozenset[str]


class People:
    """All identities, the last used ones in memory."""

    def __init__(self, store: Store, keys: Keyring) -> None:
        self._store = store
        self._keys = keys
        self.invited = False  # whether nobody comes without an invitation
        self._known: OrderedDict[str, Remembered] = OrderedDict()
        self._ended: OrderedDict[str, None] = OrderedDict()  # sessions that somebody tried after

    async def welcome(self, name: str | None, device: str, invitation: str = "") -> Guest:
        """Take in somebody new, who may need an invitation."""
        identity = Identity(new_id(), clean_name(name) if name else guest_name(), 0)
        code = recovery_code()
        await self._take_in(identity, recovery_hash(code), plain(invitation))
        known = await self._begin(identity, device)
        return Guest(known.id, known.name, known.token, code)

    async def _take_in(self, identity: Identity, recovery: str, invitation: str) -> None:
        if not self.invited:
            return await self._store.add_identity(identity, recovery, now())
        row, at = identity_row(identity, recovery, now()), now()
        admitted = invitation and await self._store.write(lambda c: admit(c, row, invitation, at))
        if not admitted:
            raise Refusing("uninvited", why_uninvited(invitation))
        return None

    async def who(self, token: str) -> Identity | None:
        """Find whose token this is; None when it is nobody's."""
        id = self._keys.claimed(token)
        known = self._known.get(id)
        if known is None or known.until < time.monotonic():
            known = await self._look(id) if id.isascii() and id.isprintable() else None
        found = None if known is None else self._keys.proved(token, known.identity)
        if known is None or found is None or not found.session:
            return found
        if self.voids(found) and found.session not in self._ended:
            known = await self._look(id)  # it may have begun at another process
        return None if known is None else await self._seen(found, known)

    async def _seen(self, identity: Identity, known: Remembered) -> Identity | None:
        """Note that somebody was here, at most once an hour; None when their session has ended."""
        session, at = identity.session, now()
        if self.voids(identity):
            self._ended[session] = None
            if len(self._ended) > REMEMBERED:
                self._ended.popitem(last=False)
            return None
        if at - known.sessions[session] > HOUR:
            known.sessions[session] = at
            with suppress(Unavailable):
                await self._store.write(lambda connection: sessions.see(connection, session, at))
        return identity

    def voids(self, identity: Identity) -> bool:
        """Say whether it is known that the key is void by which somebody has come."""
        known = self._known.get(identity.id)
        if known is None:
            return False
        ended = identity.session and identity.session not in known.sessions
        return bool(ended) or identity.epoch < known.identity.epoch

    def bars(self, identity: Identity) -> bool:
        """Say whether it is known that somebody is banned."""
        known = self._known.get(identity.id)
        return known is not None and known.identity.banned_until > now()

    async def present(self, identity: Identity) -> Identity:
        """Give somebody as they are now, who came a while ago."""
        known = await self._fresh(identity.id)
        return identity if known is None else known.identity

    async def deaf_to(self, identity: Identity | None) -> frozenset[str]:
        """Give those whom somebody does not want to hear."""
        known = None if identity is None else await self._fresh(identity.id)
        return frozenset() if known is None else known.deaf_to

    async def _fresh(self, id: str) -> Remembered | None:
        known = self._known.get(id)
        if known is None or known.until < time.monotonic():
            known = await self._look(id)
        return known

    async def again(self, id: str) -> Identity | None:
        """Find somebody in the store, whatever is in memory."""
        known = await self._look(id)
        return None if known is None else known.identity

    async def _look(self, id: str) -> Remembered | None:
        def read(
            connection: Connection,
        ) -> tuple[Identity, dict[str, int], frozenset[str]] | None:
            found = read_identity(connection, id)
            if found is None:
                return None
            seen = {one.id: one.seen for one in sessions.sessions(connection, id)}
            return found, seen, blocked(connection, id)

        found = await self._store.read(read)
        if found is None:
            self._known.pop(id, None)
            return None
        known = self._known[id] = Remembered(time.monotonic() + SECONDS, *found)
        self._known.move_to_end(id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    def remembered(self, token: str) -> Identity | None:
        """Find whose token this is, if that is in memory."""
        known = self._known.get(self._keys.claimed(token))
        found = None if known is None else self._keys.proved(token, known.identity)
        return None if found is None or self.voids(found) else found

    async def recover(self, code: str, device: str) -> Guest:
        """Give somebody back who has the recovery code; the code itself is used up."""
        fresh, session, at = recovery_code(), new_id(), now()
        used, kept = recovery_hash(code), recovery_hash(fresh)

        def work(connection: Connection) -> Identity | None:
            identity = take_code(connection, used, kept)
            if identity is not None:
                sessions.begin(connection, identity.id, session, device, at)
            return identity

        identity = await self._store.write(work)
        if identity is None:
            raise Refusing("forbidden", "this recovery code is not known")
        known = await self._hand_out(identity, session)
        return Guest(known.id, known.name, known.token, fresh)

    async def come_back(self, id: str, device: str) -> Known:
        """Give somebody back who has proved who they are."""
        identity = await self.again(id)
        if identity is None:
            raise Refusing("forbidden", "nobody of this identity is here any more")
        return await self._begin(identity, device)

    async def _begin(self, identity: Identity, device: str) -> Known:
        """Begin a session, and hand out its token."""
        session, at = new_id(), now()
        await self._store.write(lambda c: sessions.begin(c, identity.id, session, device, at))
        return await self._hand_out(identity, session)

    async def _hand_out(self, identity: Identity, session: str) -> Known:
        """Give the token of a session that has begun."""
        here = msgspec.structs.replace(identity, session=session)
        await self._look(here.id)
        return Known(here.id, here.name, self._keys.token(here))

    async def new_code(self, identity: Identity) -> Guest:
        """Draw another recovery code; the one before is void."""
        return await self._coded(Known(identity.id, identity.name, self._keys.token(identity)))

    async def _coded(self, known: Known) -> Guest:
        code = recovery_code()
        await self._store.change_identity(known.id, recovery=recovery_hash(code))
        return Guest(known.id, known.name, known.token, code)

    async def revoke(self, identity: Identity, device: str) -> Guest:
        """Make all tokens void, forget devices and mail address, and give a new token."""

        def forget(connection: Connection) -> None:
            forget_devices(connection, identity.id)
            mails.forget(connection, identity.id)

        return await self._coded(await self.end_all(identity, device, forget))

    async def end_all(self, identity: Identity, device: str, also: Also = _nothing) -> Known:
        """End all sessions of somebody but a new one, and make tokens without one void.

        Whose own has just been ended by another ends nothing, and is not let in again.
        """
        session, at = new_id(), now()

        def work(connection: Connection) -> None:
            if not raise_epoch(connection, identity):
                raise Refusing("who-are-you", "this key is void")
            sessions.end_all(connection, identity.id)
            sessions.begin(connection, identity.id, session, device, at)
            also(connection)

        await self._store.write(work)
        here = msgspec.structs.replace(identity, epoch=identity.epoch + 1)
        return await self._hand_out(here, session)

    async def change(self, identity: Identity, wish: ChangeMe) -> Identity:
        """Change what is wished about somebody; what is None stays."""
        changed: dict[str, str | bool | None] = {}
        if wish.name is not None:
            changed["name"] = clean_name(wish.name)
        if wish.webhook is not None:
            changed["webhook"] = wish.webhook or None
        if wish.hidden is not None:
            changed["hidden"] = wish.hidden
        if wish.kept:
            changed["lasting"] = True
        if changed:  # and nothing else: another process may have changed the rest
            await self._store.change_identity(identity.id, **changed)
        return await self.again(identity.id) or identity
