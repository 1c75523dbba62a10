"""Guests: a name and an identity at once, and both again on another device."""

import time
from collections import OrderedDict
from typing import Final

import msgspec

from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.people.keys import (
    Keyring,
    guest_name,
    new_id,
    recovery_code,
    recovery_hash,
)
from bottega.server.people.names import clean_name
from bottega.server.store import Store
from bottega.server.store.notices import NoticeShelf
from bottega.server.store.store import Identity
from bottega.wire import ChangeMe, Guest, Known

REMEMBERED: Final = 20_000
SECONDS: Final = 30.0  # until another process's change of an identity is seen here


class People:
    """All identities, the last used ones in memory."""

    def __init__(self, store: Store, keys: Keyring) -> None:
        self._store = store
        self._keys = keys
        self._known: OrderedDict[str, tuple[float, Identity]] = OrderedDict()

    async def welcome(self, name: str | None) -> Guest:
        """Take in somebody new."""
        identity = Identity(new_id(), clean_name(name) if name else guest_name(), 0)
        code = recovery_code()
        await self._store.add_identity(identity, recovery_hash(code), now())
        self._remember(identity)
        return Guest(identity.id, identity.name, self._keys.token(identity), code)

    async def who(self, token: str) -> Identity | None:
        """Find whose token this is; None when it is nobody's."""
        id = self._keys.claimed(token)
        known = self._known.get(id)
        if known is None or known[0] < time.monotonic():
            found = await self._store.identity(id) if id.isascii() and id.isprintable() else None
            if found is None:
                return None
            self._remember(found)
        identity = self._known[id][1]
        return identity if self._keys.proves(token, identity) else None

    async def again(self, id: str) -> Identity | None:
        """Find somebody in the store, whatever is in memory."""
        found = await self._store.identity(id)
        if found is not None:
            self._remember(found)
        return found

    def remembered(self, token: str) -> Identity | None:
        """Find whose token this is, if that is in memory."""
        known = self._known.get(self._keys.claimed(token))
        return None if known is None or not self._keys.proves(token, known[1]) else known[1]

    async def recover(self, code: str) -> Guest:
        """Give somebody back who has the recovery code; the code itself is used up."""
        identity = await self._store.recovered(recovery_hash(code))
        if identity is None:
            raise Refusing("forbidden", "this recovery code is not known")
        await self._store.change_identity(identity.id, lasting=True)  # they had kept it
        return await self.new_code(await self.again(identity.id) or identity)

    async def come_back(self, id: str) -> Known:
        """Give somebody back who has proved who they are."""
        identity = await self.again(id)
        if identity is None:
            raise Refusing("forbidden", "nobody of this identity is here any more")
        return Known(identity.id, identity.name, self._keys.token(identity))

    async def new_code(self, identity: Identity) -> Guest:
        """Draw another recovery code; the one before is void."""
        code = recovery_code()
        await self._store.change_identity(identity.id, recovery=recovery_hash(code))
        return Guest(identity.id, identity.name, self._keys.token(identity), code)

    async def revoke(self, identity: Identity) -> Guest:
        """Make all tokens of somebody void, forget their devices, and give a new token."""
        fresh = msgspec.structs.replace(identity, epoch=identity.epoch + 1)
        await self._store.change_identity(identity.id, epoch=fresh.epoch)
        await NoticeShelf(self._store).forget(identity.id)
        self._remember(fresh)
        return await self.new_code(fresh)

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

    def _remember(self, identity: Identity) -> None:
        self._known[identity.id] = (time.monotonic() + SECONDS, identity)
        self._known.move_to_end(identity.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
