"""Endpoints about friends: whom you follow, and who is asked to which table."""

from functools import partial

from sqlalchemy import Connection

from bottega.server.store import ties
from bottega.server.store.ties import FOLLOW
from bottega.server.store.waiting import BLOCK
from bottega.server.web.endpoints import Call, endpoint
from bottega.wire import Friends, Invitations, Invite, Invited, Ties


@endpoint("GET", "/api/me/friends")
async def my_friends(call: Call) -> Friends:
    """List those whom you follow, who of them is here and plays where, and whom you block."""
    identity = await call.identity()
    return await call.site.company.friends(identity.id)


@endpoint("PUT", "/api/me/follows/{player}")
async def follow_player(call: Call) -> Ties:
    """Follow somebody; they are not told."""
    identity, other = await call.acting("wish"), call.id("player")
    await call.site.company.follow(identity, other)
    return await _ties(call, identity.id, other)


@endpoint("DELETE", "/api/me/follows/{player}")
async def unfollow_player(call: Call) -> Ties:
    """Follow somebody no more."""
    identity, other = await call.acting("wish"), call.id("player")
    await call.site.store.write(partial(ties.unfollow, identity=identity.id, other=other))
    return await _ties(call, identity.id, other)


@endpoint("GET", "/api/me/ties/{player}")
async def my_ties(call: Call) -> Ties:
    """Tell whether you follow or block somebody."""
    identity = await call.identity()
    return await _ties(call, identity.id, call.id("player"))


async def _ties(call: Call, identity: str, other: str) -> Ties:
    def read(connection: Connection) -> Ties:
        return Ties(
            ties.is_tied(connection, identity, FOLLOW, other),
            ties.is_tied(connection, identity, BLOCK, other),
        )

    return await call.site.store.read(read)


# Asking somebody to a table.


@endpoint("GET", "/api/tables/{table}/invitations")
async def list_invited(call: Call) -> Invited:
    """List whom you have asked to your table, and who has not come yet."""
    return await call.site.asking.invited(await call.identity(), call.table())


@endpoint("POST", "/api/tables/{table}/invitations", body=Invite)
async def invite_player(call: Call) -> Invited:
    """Ask somebody to a free seat of your table, before it starts; they get its link."""
    identity = await call.acting("invite")
    await call.site.asking.invite(identity, call.table(), call.body.player)
    return await call.site.asking.invited(identity, call.table())


@endpoint("GET", "/api/me/seats")
async def kept_seats(call: Call) -> Invitations:
    """List the seats that others keep for you at tables which are yet to start."""
    return await call.site.asking.invitations((await call.identity()).id)


@endpoint("DELETE", "/api/me/seats/{table}")
async def decline_invitation(call: Call) -> Invitations:
    """Let an invitation be; nobody is told."""
    identity, table = await call.acting("wish"), call.table()
    await call.site.store.write(partial(ties.decline, table=table, guest=identity.id))
    return await call.site.asking.invitations(identity.id)
