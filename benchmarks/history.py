"""A club that was never there: people, games, results, ratings and what is remembered of them."""

import json
import random
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Final

from sqlalchemy import Engine, insert

from bottega.games import GAMES
from bottega.server.club.kept import MARKED
from bottega.server.club.rating import shown
from bottega.server.club.scribe import EDITION, KEEPSAKE
from bottega.server.store.results import ALL_TIME, season_of
from bottega.server.store.schema import (
    GAMES as GAME_ROWS,
)
from bottega.server.store.schema import (
    HEADS,
    IDENTITIES,
    KEEPSAKES,
    MARKS,
    RATINGS,
    RESULTS,
    SEATS,
    TABLES,
    TRAITS,
)

FIRST: Final = 1_700_000_000_000  # when the first game ended
APART: Final = 60_000  # milliseconds from one end to the next
SKEW: Final = 2  # how much more some play than others
ROWS: Final = 5_000
SEED: Final = 7
FEATS: Final = 0.3  # of results that a game's feat goes with

Row = dict[str, Any]
Game = tuple[list[Row], ...]  # as `KINDS` are


def pieces(game: str, *kinds: str) -> list[str]:
    """List pieces of a game, as things name them."""
    printed = import_module(f"{type(GAMES[game]).__module__}.printed")
    return [key for key in printed.pieces() if key.partition("-")[0] in kinds]


PIECES: Final = {
    game: (pieces(game, "leader", "castle"), pieces(game, "card", "leader", "castle"))
    for game in GAMES
}


KINDS: Final = (TABLES, HEADS, GAME_ROWS, SEATS, RESULTS, TRAITS, MARKS)


def person(number: int) -> str:
    """Name somebody."""
    return f"p{number:011}"


def people(count: int) -> Iterator[Row]:
    """Make people up; one in ten hides, half of them stay."""
    for n in range(count):
        yield {
            "id": person(n),
            "created": FIRST - n,
            "name": f"Person {n}",
            "recovery": str(n),
            "epoch": 0,
            "lasting": n % 2 == 0,
            "hidden": n % 10 == 9,
        }


class History:
    """Games that were played, one after the other."""

    def __init__(self, people: int, games: int) -> None:
        self.chance = random.Random(SEED)
        self.people = people
        self.games = games
        self.ratings: dict[tuple[str, str, str, str], list[float]] = {}

    def drawn(self, count: int) -> list[int]:
        """Draw some who meet: those with low numbers far more often."""
        met: set[int] = set()
        while len(met) < count:
            met.add(min(self.people - 1, int(self.people * self.chance.random() ** SKEW)))
        return sorted(met)

    def rows(self) -> Iterator[Game]:
        """Give each game, by the tables where it leaves rows."""
        names = list(GAMES)
        for n in range(self.games):
            game, count = names[n % 3], self.chance.choice((2, 2, 3, 4))
            yield self._game(n, game, self.drawn(count))

    def _game(self, n: int, game: str, met: list[int]) -> Game:
        table, ended = f"t{n:011}", FIRST + n * APART
        pool = "two" if len(met) == 2 else "more"
        listed = {
            "id": table,
            "created": ended - 3_600_000,
            "game": game,
            "status": "over",
            "public": n % 4 != 0,
            "info": info(table, game, met, ended),
        }
        head = {"table_id": table, "number": 200, "at": ended, "asked": 0, "due": None}
        one = {
            "table_id": table,
            "ended": ended,
            "game": game,
            "version": GAMES[game].version,
            "players": len(met),
            "usual": True,
            "public": n % 4 != 0,
            "lasted": 3_600_000,
            "pool": pool,
            "rated": True,
        }
        seats = [
            {"table_id": table, "seat": seat, "holder": person(who)} for seat, who in enumerate(met)
        ]
        places = self.chance.sample(range(1, len(met) + 1), len(met))
        results = [
            self._result(table, ended, game, pool, seat, who, place)
            for seat, (who, place) in enumerate(zip(met, places, strict=True))
        ]
        had = [row for seat in range(len(met)) for row in self._had(table, ended, game, seat)]
        marks = [row for result in results for row in self._marks(result, n % 4 != 0)]
        return [listed], [head], [one], seats, results, had, marks

    def _had(self, table: str, ended: int, game: str, seat: int) -> Iterator[Row]:
        """Give what a seat began with and had: some pieces far more often than others."""
        begun, had = PIECES[game]
        chosen = {("opening", self._piece(begun)) for _ in range(2)}
        chosen |= {("played", self._piece(had)) for _ in range(8)}
        for kind, piece in sorted(chosen):
            yield {
                "table_id": table,
                "seat": seat,
                "kind": kind,
                "piece": piece,
                "game": game,
                "ended": ended,
            }

    def _piece(self, pieces: list[str]) -> str:
        return pieces[int(len(pieces) * self.chance.random() ** SKEW)]

    def _marks(self, result: Row, public: bool) -> Iterator[Row]:
        """Give what somebody remembers a game for: numbers, and a feat now and then."""
        game, won = result["game"], result["won"]
        names = {f"{game}/points": result["points"], f"{game}/lasted": 3_600_000}
        names |= {f"{game}/won": 0, f"{game}/margin": 7} if won else {}
        names |= {self.chance.choice(MARKED): 0} if self.chance.random() < FEATS else {}
        for name, number in names.items():
            yield {
                "player": result["player"],
                "name": name,
                "public": public,
                "number": number,
                "ended": result["ended"],
                "table_id": result["table_id"],
            }

    def _result(
        self, table: str, ended: int, game: str, pool: str, seat: int, who: int, place: int
    ) -> Row:
        key = (game, pool, ALL_TIME, person(who))
        mu, games = self.ratings.get(key, [25.0, 0.0])
        after = mu + (0.4 if place == 1 else -0.3)
        sigma = max(1.5, 8.3 / (1 + games / 8))
        for season in (ALL_TIME, season_of(ended)):
            kept = self.ratings.setdefault((game, pool, season, person(who)), [25.0, 0.0])
            kept[0], kept[1] = after, kept[1] + 1
        return {
            "table_id": table,
            "seat": seat,
            "ended": ended,
            "game": game,
            "pool": pool,
            "side": seat,
            "player": person(who),
            "name": f"Person {who}",
            "place": place,
            "points": 60 - 7 * place,
            "won": place == 1,
            "gave_up": False,
            "mu": after,
            "sigma": sigma,
            "shown": shown(after),
            "was": shown(mu) if games else None,
        }

    def rated(self) -> Iterator[Row]:
        """Give the ratings that came of it."""
        for (game, pool, season, player), (mu, games) in self.ratings.items():
            yield {
                "game": game,
                "pool": pool,
                "season": season,
                "player": player,
                "mu": mu,
                "sigma": max(1.5, 8.3 / (1 + games / 8)),
                "shown": shown(mu),
                "best": shown(mu),
                "games": int(games),
            }


def info(table: str, game: str, met: list[int], ended: int) -> str:
    """Write what lists show of a table."""
    seats = [{"seat": n, "kind": "person", "name": f"Person {who}"} for n, who in enumerate(met)]
    told = {"id": table, "game": game, "version": GAMES[game].version, "players": len(met)}
    told |= {"options": {}, "settings": {}, "status": "over", "seats": seats}
    return json.dumps(told | {"created": ended - 3_600_000, "ended": ended})


def fill(engine: Engine, count: int, games: int) -> None:
    """Fill an empty database."""
    history = History(count, games)
    with engine.begin() as connection:
        connection.execute(insert(KEEPSAKES).values(name=KEEPSAKE, value=EDITION))
    write(engine, IDENTITIES, people(count))
    some: Game = tuple([] for _ in KINDS)
    for number, game in enumerate(history.rows(), 1):
        for rows, more in zip(some, game, strict=True):
            rows += more
        if number % ROWS == 0:
            _flush(engine, some)
    _flush(engine, some)
    write(engine, RATINGS, history.rated())


def _flush(engine: Engine, some: Game) -> None:
    for kind, rows in zip(KINDS, some, strict=True):
        write(engine, kind, rows)
        rows.clear()


def write(engine: Engine, kind: Any, rows: Iterable[Row]) -> None:
    """Write many rows: PostgreSQL takes them as one stream."""
    rows = list(rows)
    if not rows:
        return
    if engine.dialect.name != "postgresql":
        with engine.begin() as connection:
            connection.execute(insert(kind), rows)
        return
    raw = engine.raw_connection()
    cursor: Any = raw.cursor()
    names = ", ".join(rows[0])
    with cursor.copy(f"COPY {kind.name} ({names}) FROM STDIN") as stream:
        for row in rows:
            stream.write_row(list(row.values()))
    raw.commit()
    raw.close()
