"""Endpoints about who you are, and about tables before and after the game."""

import gzip
from functools import cache
from hashlib import blake2b
from importlib import import_module
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from bottega import __version__, wire
from bottega.bots.api import known
from bottega.bots.levels import LEVELS, levels_of
from bottega.games import GAMES
from bottega.kernel.game import AnyGame
from bottega.kernel.options import Option
from bottega.kernel.telling import Stage
from bottega.kernel.values import Strict
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.house import arranging, opening
from bottega.server.store.club_news import News
from bottega.server.store.order import blockers
from bottega.server.store.players import unnamed
from bottega.server.store.store import PAGE, Identity, Listed
from bottega.server.table import manners, showing
from bottega.server.table.entries import AnyEntry
from bottega.server.table.table import Table
from bottega.server.web.assets import ASK_AGAIN, read_by, unless_known
from bottega.server.web.endpoints import JSON, Call, Nothing, endpoint
from bottega.server.web.identity import only_here
from bottega.server.web.listing import hides_turns, listed, seats, shown
from bottega.server.web.order import take_in
from bottega.text import Speaker, languages, spoken
from bottega.text.catalogue import FALLBACK

# Who you are.


@endpoint("GET", "/api", secret=False)
async def describe_server(call: Call) -> wire.ServerInfo:
    """Tell which games, bots and languages there are."""
    games = tuple(map(game_info, GAMES.values()))
    levels = tuple(_level(name) for name in LEVELS)
    search = call.site.settings.bot_search
    return wire.ServerInfo(
        __version__, wire.PROTOCOL, games, known(), tuple(languages()), levels, search
    )


def game_info(game: AnyGame) -> wire.GameInfo:
    """Describe a game: what can be chosen, and what goes with what."""
    options = {name: _option(option) for name, option in game.options.items()}
    return wire.GameInfo(game.name, game.version, tuple(game.players), options, tuple(game.windows))


def _level(name: str) -> wire.LevelInfo:
    usual = LEVELS[name].iterations
    here = {game: levels_of(game)[name].iterations for game in GAMES}
    own = {game: iterations for game, iterations in here.items() if iterations != usual}
    return wire.LevelInfo(name, usual, own)


def _option(option: Option) -> wire.OptionInfo:
    needs = {value: dict(others) for value, others in option.needs.items()}
    return wire.OptionInfo(option.values, option.default, option.free, dict(option.players), needs)


class ThingsQuery(Strict):
    """In which language; one that is not known is English."""

    language: wire.Language = FALLBACK


@endpoint("GET", "/api/games/{game}/things", query=ThingsQuery, returns=wire.Things, secret=False)
async def describe_things(call: Call) -> Response:
    """Give the data and texts of all pieces of a game, and the measures of its board."""
    name, language = str(call.request.path_params["game"]), call.query.language
    if name not in GAMES:
        raise Refusing("not-found", "there is no such game here")
    things = (name, spoken(language))
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding", "etag": _mark(*things)}
    body = _things(*things)
    if "gzip" in read_by(call.request):
        headers["content-encoding"] = "gzip"
        body = _packed(*things)
    return unless_known(call.request, Response(body, media_type=JSON, headers=headers))


@cache
def _mark(name: str, language: str) -> str:
    return f'"{blake2b(_things(name, language), digest_size=8).hexdigest()}"'


@cache
def _packed(name: str, language: str) -> bytes:
    return gzip.compress(_things(name, language), mtime=0)


@cache
def _things(name: str, language: str) -> bytes:
    game = GAMES[name]
    speaker = Speaker(game, language, ())
    called, texts, short = speaker.called(), speaker.texts(), speaker.short()
    printed = import_module(f"{type(game).__module__}.printed")
    pieces = printed.pieces()
    things = {
        key: wire.Thing(*_named(key), called[key], text, pieces[key], short.get(key, ""))
        for key, text in texts.items()
    }
    return msgspec.json.encode(wire.Things(name, game.version, language, things, printed.board()))


def _named(key: str) -> tuple[str, str]:
    kind, _, name = key.partition("-")
    return kind, name


@endpoint("POST", "/api/guests", body=wire.NewGuest, status=201, secret=False)
async def become_guest(call: Call) -> wire.Guest:
    """Get a name and an identity at once; a browser keeps it as a cookie."""
    return await take_in(call, call.body.name, call.body.invitation)


@endpoint("POST", "/api/welcome", body=wire.Arrival, bare=True, secret=False)
async def welcome(call: Call) -> wire.Me:
    """Tell who you are, and let whoever is nobody yet be a guest: where a browser begins."""
    known = await call.visitor()
    if known is not None:
        return _me(known)
    guest = await take_in(call, None, call.body.invitation)
    return wire.Me(guest.id, guest.name)


@endpoint("GET", "/api/me")
async def tell_me(call: Call) -> wire.Me:
    """Tell who you are."""
    return _me(await call.identity())


@endpoint("PATCH", "/api/me", body=wire.ChangeMe)
async def change_me(call: Call) -> wire.Me:
    """Change your name, what others see of you, or the webhook that is told what you wish."""
    identity = await call.acting("recover")
    if call.body.name is not None:
        await call.writer()
    if call.body.webhook:
        await call.site.webhooks.check(call.body.webhook)
    return _me(await call.site.people.change(identity, call.body))


def _me(identity: Identity) -> wire.Me:
    shown = (identity.id, identity.name, identity.webhook, identity.lasting, identity.hidden)
    return wire.Me(*shown)


@endpoint("POST", "/api/me/recovery")
async def renew_recovery(call: Call) -> wire.Guest:
    """Get another recovery code; the one before is void."""
    identity = await call.acting("recover")
    return await call.site.people.new_code(identity)


@endpoint("POST", "/api/me/revoke")
async def revoke_tokens(call: Call) -> wire.Guest:
    """Make all your tokens and cookies void but the one you get now, and close what they opened."""
    return await only_here(call, call.site.people.revoke)


@endpoint("POST", "/api/recover", body=wire.Recovery, secret=False)
async def recover(call: Call) -> wire.Guest:
    """Be again who you were on another device; you get a new recovery code."""
    call.limit("recover")
    return call.known_as(await call.site.people.recover(call.body.code, call.device))


@endpoint("GET", "/api/me/tables")
async def my_tables(call: Call) -> wire.TableList:
    """List the tables where you sit, those first where it is your turn."""
    identity = await call.identity()
    at = now()
    found = await call.site.store.of(identity.id, at)
    found.sort(key=lambda item: not item.asked & item.mine)
    return wire.TableList(tuple(_own(item, at) for item in found))


def _own(item: Listed, at: int) -> wire.TableInfo:
    return msgspec.structs.replace(
        listed(item),
        mine=seats(item, item.mine),
        moved=item.at,
        stage=None if item.stage is None else msgspec.json.decode(item.stage, type=Stage),
        left=_left(item, at),
    )


def _left(item: Listed, at: int) -> int | None:
    """Tell how long the clock of who reads will run, where nobody else is waited for.

    Where a game has windows, the time of a table may be that of a window, which tells too much.
    """
    info = item.info
    game = GAMES.get(info.game)
    alone = item.asked and not item.asked & ~item.mine
    away = any(info.seats[seat].away for seat in seats(item, item.asked))
    if (
        game is None
        or game.windows
        or not alone
        or away
        or isinstance(info.settings.clock, wire.NoClock)
    ):
        return None
    return None if item.due is None else max(0, item.due - at)


# Tables.


class TableFilter(Strict):
    """Which tables to list."""

    game: wire.Id | None = None
    status: Literal["open", "running", "over", "abandoned"] | None = None
    before: Annotated[str, Meta(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$")] | None = None


@endpoint("GET", "/api/tables", query=TableFilter, secret=False)
async def list_tables(call: Call) -> wire.TableList:
    """List public tables, the latest first; who hides has no name there."""
    wanted, reader = call.query, await call.reader()
    created, _, id = (wanted.before or "").partition(".")
    before = (int(created), id) if id else None
    found = await call.site.store.public(wanted.game, wanted.status, before, now())
    named = await call.site.store.read(lambda c: unnamed(c, found, reader))
    tables = tuple(map(shown, named))
    more = len(tables) >= PAGE
    return wire.TableList(tables, f"{tables[-1].created}.{tables[-1].id}" if more else None)


@endpoint("POST", "/api/tables", body=wire.NewTable, status=201)
async def open_table(call: Call) -> wire.TableInfo:
    """Open a table, and start it at once if all seats are taken and you wish so."""
    host = await call.host()
    call.limit("table", host)
    if any(seat.name is not None for seat in call.body.seats):
        await call.writer()
    club = call.body.club
    id = None if club is None else await call.site.groups.note_table(host, club)
    table = await opening.open_table(call.site.tables, host, call.body, id)
    if club is not None:
        await call.site.crier.cry(News("club-table", table, host.id))
    return await _info(call, table)


async def _info(call: Call, id: str) -> wire.TableInfo:
    nameless = await call.site.tables.hidden_from(id, await call.reader())
    async with call.site.tables.reading(id) as table:
        asked = () if hides_turns(table.settings) else table.waited_for()
        return msgspec.structs.replace(showing.info(table, nameless), asked=asked)


@endpoint("GET", "/api/tables/{table}", secret=False)
async def describe_table(call: Call) -> wire.TableInfo:
    """Tell what everybody may know about a table."""
    return await _info(call, call.table())


@endpoint("PATCH", "/api/tables/{table}", body=wire.ChangeTable)
async def change_table(call: Call) -> wire.TableInfo:
    """Change seats, options and settings of your table before it starts, all at once."""
    identity = await call.acting("arrange")
    number = await arranging.arrange(call.site.tables, call.table(), identity, call.body)
    return msgspec.structs.replace(await _info(call, call.table()), number=number)


@endpoint("GET", "/api/tables/{table}/links")
async def table_links(call: Call) -> wire.Links:
    """Give the links you may hand out or come back by; what is after # is secret."""
    identity = await call.identity()
    async with call.site.tables.reading(call.table()) as table:
        links = {seat: _link(call, table, seat) for seat in manners.links_of(table, identity)}
        return wire.Links(links, _address(call, table))


def _link(call: Call, table: Table, seat: int) -> str:
    secret = call.site.keys.link(table.id, seat, table.seats[seat].generation)
    return f"{_address(call, table)}#{seat}.{secret}"


def _address(call: Call, table: Table) -> str:
    """Give the one link for everybody."""
    return call.page(f"/t/{table.id}")


@endpoint("POST", "/api/tables/{table}/seats/{seat}/link")
async def renew_link(call: Call) -> wire.Links:
    """Replace the link of a seat; the one before opens nothing any more."""
    identity, id, seat = await call.acting("recover"), call.table(), call.number("seat")
    await call.site.tables.change(id, lambda table: manners.relink(table, identity, seat))
    async with call.site.tables.reading(id) as table:
        return wire.Links({seat: _link(call, table, seat)})


@endpoint("POST", "/api/tables/{table}/seats/{seat}", body=wire.TakeSeat)
async def take_seat(call: Call) -> wire.TableInfo:
    """Sit down on an open seat, or with the secret of its link on any seat."""
    identity, seat, keys = await call.acting("table"), call.number("seat"), call.site.keys

    def make(table: Table) -> AnyEntry:
        return manners.take(table, identity, seat, call.body.link, keys)

    if call.body.link is None:
        await _check_company(call, identity)
    await call.site.tables.change(call.table(), make)
    return await _info(call, call.table())


async def _check_company(call: Call, identity: Identity) -> None:
    """Refuse a seat to whom somebody at the table blocks, and do not say why."""
    async with call.site.tables.reading(call.table()) as table:
        there = {table.host, *[seat.holder for seat in table.seats if seat.holder is not None]}
    if await call.site.store.read(lambda c: blockers(c, identity.id, there)):
        raise Refusing("forbidden", manners.KEPT)


@endpoint("DELETE", "/api/tables/{table}/seats/{seat}")
async def leave_seat(call: Call) -> wire.TableInfo:
    """Leave your seat before the game starts; at your table, free that of who is not there."""
    identity, seat, tables = await call.acting("table"), call.number("seat"), call.site.tables

    def make(table: Table) -> AnyEntry:
        return manners.leave(table, identity, seat, tables.find(table.id).here)

    await tables.change(call.table(), make)
    return await _info(call, call.table())


@endpoint("POST", "/api/tables/{table}/start", body=wire.StartTable, bare=True)
async def start_table(call: Call) -> wire.TableInfo:
    """Deal, and let the game begin; with those who are here, if you wish so."""
    identity = await call.acting("table")
    present = call.body.present
    await arranging.start(call.site.tables, call.table(), identity, present=present)
    return await _info(call, call.table())


@endpoint("POST", "/api/tables/{table}/rematch", status=201)
async def rematch(call: Call) -> wire.TableInfo:
    """Meet the same people again; everybody who asks is sent to the same new table."""
    host, site = await call.host(), call.site
    call.limit("table", host)
    again = await opening.rematch(site.tables, call.table(), host, site.groups.note_again)
    return await _info(call, again)


@endpoint("DELETE", "/api/tables/{table}")
async def abandon_table(call: Call) -> Nothing:
    """Give up a table that has not started; one that has takes a proposal."""
    identity = await call.acting("table")
    await call.site.tables.change(call.table(), lambda table: manners.abandon(table, identity))
    return Nothing()
