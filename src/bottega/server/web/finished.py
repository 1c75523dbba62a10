"""Endpoints about games that have ended: searching them, and what people remember of theirs."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Final

from sqlalchemy import Connection

from bottega import wire
from bottega.games import GAMES
from bottega.server.base.errors import Refusing
from bottega.server.club import kept
from bottega.server.club.sittings import sitting
from bottega.server.store import marks
from bottega.server.store.marks import Marked, Opening
from bottega.server.store.traits import FoundGame, Wanted, called, search
from bottega.server.web.club import of_player, shown
from bottega.server.web.endpoints import Call, endpoint
from bottega.server.web.listing import moment

FAVOURITES: Final = 3  # openings of a kind that are told


@endpoint("GET", "/api/finished", query=wire.GameSearch, secret=False)
async def search_games(call: Call) -> wire.FinishedGames:
    """Search public games that have ended, by title, player, and what a seat had or began with."""
    reader = await call.reader()
    asked = checked(call.query)

    def read(connection: Connection) -> wire.FinishedGames:
        wanted = Wanted(
            asked.game,
            _people(connection, asked, reader),
            asked.players,
            asked.card,
            asked.opening,
            moment(asked.before),
        )
        found = search(connection, wanted, reader)
        more = None if found.next is None else f"{found.next[0]}.{found.next[1]}"
        return wire.FinishedGames(tuple(map(_found, found.games)), more)

    return await call.site.store.read(read)


def checked(asked: wire.GameSearch) -> wire.GameSearch:
    """Refuse a search for what there is not."""
    if asked.game is not None and asked.game not in GAMES:
        raise Refusing("not-found", f"there is no game {asked.game}; there is: {', '.join(GAMES)}")
    for name, piece in (("card", asked.card), ("opening", asked.opening)):
        if piece is None:
            continue
        if asked.game is None:
            raise Refusing("bad-message", f"say of which game the {name} is: `game`")
        if piece not in _pieces(asked.game):
            raise Refusing("not-found", f"{asked.game} has no piece {piece}")
    if asked.players is not None and asked.game is None:
        raise Refusing("bad-message", "say of which game so many play: `game`")
    return asked


@cache
def _pieces(game: str) -> frozenset[str]:
    printed = import_module(f"{type(GAMES[game]).__module__}.printed")
    return frozenset(printed.pieces())


def _people(connection: Connection, asked: wire.GameSearch, reader: str | None) -> Sequence[str]:
    """Find who is searched for; who hides is nobody."""
    if asked.player is not None:
        return (shown(connection, asked.player, reader).id,)
    if asked.name is None:
        return ()
    people = called(connection, asked.name, reader)
    if not people:
        raise Refusing("not-found", "nobody is called that, or they do not show themselves")
    return people


def _found(game: FoundGame) -> wire.FinishedGame:
    sittings = tuple(map(sitting, game.seats))
    return wire.FinishedGame(game.table, game.game, game.ended, game.lasted, game.pool, sittings)


@endpoint("GET", "/api/players/{player}/kept", secret=False)
async def list_kept(call: Call) -> wire.Remembered:
    """Tell a player's favourite openings, their records, and what they have kept since when."""
    return await of_player(call, _remembered)


def _remembered(connection: Connection, id: str, reader: str | None) -> wire.Remembered:
    shown(connection, id, reader)
    known = kept.kept(kept.life(connection, id))
    records = kept.records(connection, id, all=id == reader)
    return wire.Remembered(
        tuple(favourites(marks.openings(connection, id))),
        tuple([_record(kind, one) for kind, one in records]),
        tuple([wire.Keepsake(*one) for one in known.items()]),
    )


def _record(kind: str, one: Marked) -> wire.GameRecord:
    game = one.name.partition("/")[0]
    return wire.GameRecord(kind, game, one.number, one.ended, one.table)  # type: ignore[arg-type]


def favourites(openings: Sequence[Opening]) -> list[wire.OpeningCount]:
    """Choose the most frequent openings of each title, of each kind of piece a few."""
    chosen: dict[tuple[str, str], list[wire.OpeningCount]] = {}
    for one in openings:
        kind = one.piece.partition("-")[0]
        some = chosen.setdefault((one.game, kind), [])
        if len(some) < FAVOURITES:
            some.append(wire.OpeningCount(*one))
    return [one for some in chosen.values() for one in some]
