"""Endpoints about players: their pages, their games, and who leads."""

from collections.abc import Callable, Iterator
from typing import Annotated, Final, TypeVar

from msgspec import Meta
from sqlalchemy import Connection

from bottega import wire
from bottega.games import GAMES
from bottega.kernel.values import Strict
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.comparing import ranks
from bottega.server.club.rating import spread
from bottega.server.club.sittings import sitting
from bottega.server.store import players
from bottega.server.store.finished import BOTS
from bottega.server.store.players import SURE, Played, Ranked, Who
from bottega.server.store.results import ALL_TIME, Pool
from bottega.server.store.store import PAGE, Identity
from bottega.server.store.ties import MOST, block, unblock
from bottega.server.store.waiting import Queue
from bottega.server.web.endpoints import Call, Nothing, endpoint
from bottega.server.web.listing import moment

T = TypeVar("T")
LAST: Final = 10  # games that a page shows


class OfPlayer(Strict):
    """Which games of a player are asked for."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    before: Annotated[str, Meta(max_length=80)] | None = None


class OfPool(Strict):
    """Whose leaders are asked for."""

    game: Annotated[str, Meta(max_length=40)]
    pool: Annotated[str, Meta(max_length=20)] = "two"
    season: Annotated[str, Meta(max_length=8)] = ALL_TIME


@endpoint("GET", "/api/players/{player}", secret=False)
async def get_player(call: Call) -> wire.Player:
    """Show a player's page; who hides has none but for themselves."""
    return await of_player(call, _page)


async def of_player(call: Call, tell: Callable[[Connection, str, str | None], T]) -> T:
    """Read what is told of a player to who asks."""
    reader, id = await call.reader(), call.id("player")
    return await call.site.store.read(lambda connection: tell(connection, id, reader))


def _page(connection: Connection, id: str, reader: str | None) -> wire.Player:
    found = shown(connection, id, reader)
    last = players.games(connection, id, all=id == reader, most=LAST)
    return wire.Player(
        id=found.id,
        name=found.name,
        since=found.created,
        games=players.counts(connection, id),
        strengths=tuple(_strengths(connection, id)),
        against=tuple([wire.Against(*one) for one in players.against(connection, id)]),
        last=tuple(map(_played, last)),
        lasting=found.lasting,
        hidden=found.hidden,
    )


def shown(connection: Connection, id: str, reader: str | None) -> Who:
    """Find a player who may be shown to somebody."""
    found = players.who(connection, id)
    if found is None or (found.hidden and found.id != reader):
        raise Refusing("not-found", "there is no such player, or they do not show themselves")
    return found


def _strengths(connection: Connection, id: str) -> Iterator[wire.Strength]:
    for pool, row in players.strengths(connection, id):
        course = tuple(players.course(connection, id, pool))
        numbers = (row.shown, row.best, row.games, spread(row.sigma), row.sigma <= SURE)
        yield wire.Strength(pool.game, pool.name, *numbers, course)


def _played(game: Played) -> wire.PlayedGame:
    own = game.seats[game.seat]
    return wire.PlayedGame(
        table=game.table,
        game=game.game,
        ended=game.ended,
        lasted=game.lasted,
        pool=game.pool,
        seat=game.seat,
        won=own.won,
        sittings=tuple(map(sitting, game.seats)),
        change=None if own.shown is None or own.was is None else own.shown - own.was,
        contest=game.contest,
        tournament=game.tournament,
    )


@endpoint("GET", "/api/players/{player}/games", query=OfPlayer, secret=False)
async def list_played(call: Call) -> wire.PlayedGames:
    """List the games of a player, the latest first; others see those at public tables."""
    reader = await call.reader()
    id, asked = call.id("player"), call.query
    before = moment(asked.before)

    def read(connection: Connection) -> list[Played]:
        shown(connection, id, reader)
        own = id == reader
        return players.games(connection, id, all=own, game=asked.game, before=before)

    found = await call.site.store.read(read)
    more = f"{found[-1].ended}.{found[-1].table}" if len(found) == PAGE else None
    return wire.PlayedGames(tuple(map(_played, found)), more)


@endpoint("GET", "/api/tables/{table}/players", secret=False)
async def list_table_players(call: Call) -> wire.TablePlayers:
    """Tell whose pages there are of those who played a game that is over; nobody's before."""
    reader = await call.reader()
    id = call.table()
    async with call.site.tables.reading(id):  # or there is no such table
        pass
    found = await call.site.store.read(lambda c: players.seated(c, [id], reader))
    seats = found.get(id, [])
    ratings = [_rated(seat) for seat in seats] if len(seats) > 1 else []
    return wire.TablePlayers(
        tuple([sitting(seat).player for seat in seats]),
        tuple(ratings) if any(ratings) else (),
    )


def _rated(seat: players.Seated) -> wire.RatedSeat | None:
    """Tell a seat's rating after a game, where it is somebody's who shows themselves."""
    if seat.shown is None or not sitting(seat).player:
        return None
    return wire.RatedSeat(seat.shown, seat.was)


@endpoint("GET", "/api/leaders", query=OfPool, secret=False)
async def list_leaders(call: Call) -> wire.Leaders:
    """Tell who leads in a pool: those who stay, show themselves, and whose rating is sure."""
    asked = call.query
    if asked.game not in GAMES:
        raise Refusing("not-found", f"there is no game {asked.game}")
    pool = Pool(asked.game, asked.pool)

    def read(connection: Connection) -> tuple[list[Ranked], list[str]]:
        found = players.leaders(connection, pool, asked.season)
        return found, players.seasons(connection, pool)

    found, seasons = await call.site.store.read(read)
    places = ranks([one.shown for one in found])
    leaders = tuple(map(_leader, found, places))
    return wire.Leaders(asked.game, asked.pool, leaders, tuple(seasons), asked.season)


def _leader(one: Ranked, rank: int) -> wire.Leader:
    """Give a place in the list."""
    bot = one.player.removeprefix(BOTS) if one.player.startswith(BOTS) else None
    player = one.player if bot is None else ""
    return wire.Leader(rank, one.shown, spread(one.sigma), one.games, one.name or "", player, bot)


# Waiting for people to play with.


@endpoint("GET", "/api/waiting", secret=False)
async def list_waiting(call: Call) -> wire.Queues:
    """Tell who waits for what, and at which table your own game has begun."""
    return await _queues(call, await call.visitor())


@endpoint("PUT", "/api/waiting", body=wire.Wait)
async def wait_for_people(call: Call) -> wire.Queues:
    """Wait for a table; for a live one say so again every ten seconds or so."""
    identity = await call.acting("wait")
    await call.site.matching.wait(identity, _queue(call.body), call.body.bots)
    return await _queues(call, identity)


@endpoint("DELETE", "/api/waiting", query=wire.Wait)
async def wait_no_more(call: Call) -> wire.Queues:
    """Wait for a table no more."""
    identity = await call.acting("wait")
    await call.site.matching.leave(identity, _queue(call.query))
    return await _queues(call, identity)


def _queue(wish: wire.Wait) -> Queue:
    return Queue(wish.game, wish.players, wish.pace)


async def _queues(call: Call, identity: Identity | None) -> wire.Queues:
    lines = await call.site.matching.lines(identity)
    return wire.Queues(
        tuple([wire.QueueInfo(*line.queue, tuple(line.names), *line[2:]) for line in lines])
    )


# Whom one does not want to meet.


@endpoint("PUT", "/api/me/blocks/{player}")
async def block_player(call: Call) -> Nothing:
    """Never be matched with somebody; they are not told."""
    identity, other = await _other(call)
    if not await call.site.store.write(lambda c: block(c, identity, other, now())):
        raise Refusing("not-now", f"one blocks {MOST} people at most")
    await call.site.shut_out(identity)  # who listens at a table hears them no more
    return Nothing()


@endpoint("DELETE", "/api/me/blocks/{player}")
async def unblock_player(call: Call) -> Nothing:
    """Let somebody be matched with you again."""
    identity, other = await _other(call)
    await call.site.store.write(lambda c: unblock(c, identity, other))
    await call.site.shut_out(identity)  # who listens at a table hears them again
    return Nothing()


async def _other(call: Call) -> tuple[str, str]:
    """Find out who asks about whom else."""
    identity, other = await call.acting("wish"), call.id("player")
    if other == identity.id:
        raise Refusing("bad-message", "you cannot block yourself")
    return identity.id, other
