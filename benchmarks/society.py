"""What a club has beside its games: tournaments, clubs, deals of the day, puzzles and friends."""

import random
from collections.abc import Iterator
from datetime import date, timedelta
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, Table, select
from tests.puzzling import RECORDS, asked, puzzle_of

from benchmarks.history import (
    APART,
    FIRST,
    SEED,
    History,
    Pile,
    Placed,
    Row,
    listed,
    person,
    table_of,
)
from bottega.games import GAMES
from bottega.server.club.daily import DEALS
from bottega.server.store import appender
from bottega.server.store.finished import Finished, Result
from bottega.server.store.groups import FOUNDER, MEMBER
from bottega.server.store.marks import CROWNED
from bottega.server.store.schema.clubs import CLUB_LINES, CLUB_MEMBERS, CLUBS, ENTRANTS
from bottega.server.store.schema.finished import GAMES as GAME_ROWS
from bottega.server.store.schema.finished import RESULTS
from bottega.server.store.schema.own import KEEPSAKES
from bottega.server.store.schema.people import TIES
from bottega.server.store.schema.puzzles import PUZZLES, TRIES
from bottega.server.store.schema.tournaments import COMPETITORS, MEETINGS, TOURNAMENTS
from bottega.server.store.ties import FOLLOW
from bottega.server.table.contests import DAY, daily, day_of, opens
from bottega.wire import Terms

EACH: Final = 50  # people for each club, tournament and deal of a day
PUZZLED: Final = 20  # people for each puzzle
FRIENDLY: Final = 10  # people of whom one follows others, and tries puzzles
FOLLOWED: Final = 20  # people whom they follow, and puzzles that they try
MOST: Final = 200  # whom somebody can follow
DAYS: Final = 10  # whose deals were played
SAID: Final = 60  # lines in a club
LARGEST: Final = 500  # members of the largest club
CROWD: Final = 128, 7  # players of the largest tournament, and its rounds
USUAL: Final = 16, 4  # of all others
RECORDED: Final = (
    "masters-05-2-thrifty-any",
    "lorenzo-01-2-builder-basic",
    "renaissance-01-2-builder-full",
)  # games whose positions puzzles show


def club_of(number: int) -> str:
    """Name a club, which the person of this number has founded; the first one is the largest."""
    return f"c{number:011}"


def tournament_of(number: int) -> str:
    """Name a tournament; the first one is the largest."""
    return f"v{number:011}"


def puzzle_named(number: int) -> str:
    """Name a puzzle."""
    return f"z{number:011}"


def last_day(history: History) -> date:
    """Give the last day whose deals were played."""
    return day_of(FIRST + history.games * APART)


class Society:
    """A club's life, as large as its people are many."""

    def __init__(self, history: History) -> None:
        self.chance = random.Random(SEED + 1)
        self.history = history
        self.people = history.people
        self.held = max(6, self.people // EACH)  # tournaments, and as many clubs
        self.posed = max(60, self.people // PUZZLED)

    def fill(self, pile: Pile) -> None:
        """Fill a database in which people have played."""
        for rows in (self.follows(), self.clubs(), self.tournaments(), self.puzzles()):
            pile.place(rows)
        last = last_day(self.history)
        for before in range(DAYS):
            pile.place(self.deals(last - timedelta(before)))
        pile.add(KEEPSAKES, {"name": CROWNED, "value": last.isoformat()})

    def _some(self, count: int) -> list[int]:
        """Draw some people, as far as there are so many."""
        return self.history.drawn(min(count, self.people // 2 or 1))

    # Friends and clubs.

    def follows(self) -> Iterator[Placed]:
        """Let some follow others; the first one as many as one can."""
        for n in range(0, self.people, FRIENDLY):
            for other in self._some(MOST if n == 0 else FOLLOWED):
                if other != n:
                    yield (
                        TIES,
                        {
                            "identity": person(n),
                            "kind": FOLLOW,
                            "other": person(other),
                            "since": FIRST,
                        },
                    )

    def clubs(self) -> Iterator[Placed]:
        """Found clubs, most of them small."""
        for n in range(self.held):
            yield CLUBS, self._club(n)
            size = LARGEST if n == 0 else 5 + int(50 * self.chance.random() ** 2)
            others = [who for who in self._some(size) if who != n]
            yield from self._members(club_of(n), [n, *others])

    def _club(self, n: int) -> Row:
        return {
            "id": club_of(n),
            "created": FIRST + n,
            "name": f"Club {n}",
            "about": "We meet on Thursdays.",
            "door": "link" if n % 5 == 4 else "open",
            "generation": 0,
            "said": SAID,
        }

    def _members(self, club: str, members: list[int]) -> Iterator[Placed]:
        for place, who in enumerate(members):
            one = {"club": club, "identity": person(who), "role": MEMBER if place else FOUNDER}
            yield CLUB_MEMBERS, {**one, "since": FIRST + place}
        for number in range(1, SAID + 1):
            line = {"club": club, "number": number, "at": FIRST + number}
            speaker = person(self.chance.choice(members))
            yield CLUB_LINES, {**line, "identity": speaker, "text": "Who plays tonight?"}

    # Tournaments.

    def tournaments(self) -> Iterator[Placed]:
        """Hold tournaments: one is coming, one goes on, all others are over."""
        for n in range(self.held):
            size, rounds = CROWD if n == 0 else USUAL
            players = self._some(size)
            players = players[: len(players) // 2 * 2]
            status = {1: "running", 2: "coming"}.get(n % 40, "over")
            played = {"running": 1, "coming": 0}.get(status, rounds)
            yield TOURNAMENTS, self._tournament(n, status, played, players[0])
            yield from self._competitors(n, players)
            for round in range(1, played + 1):
                yield from self._round(n, round, players)

    def _tournament(self, n: int, status: str, round: int, host: int) -> Row:
        begins = FIRST + n * APART
        return {
            "id": tournament_of(n),
            "created": begins,
            "host": person(host),
            "origin": "",
            "name": f"Cup {n}",
            "public": n % 5 != 4,
            "status": status,
            "begins": begins,
            "ends": None,
            "ended": begins + DAY if status == "over" else None,
            "round": round,
            "due": None,
            "terms": msgspec.json.encode(Terms(list(GAMES)[n % 3])).decode(),
        }

    def _competitors(self, n: int, players: list[int]) -> Iterator[Placed]:
        for number, who in enumerate(players, 1):
            one = {"tournament": tournament_of(n), "number": number, "identity": person(who)}
            yield COMPETITORS, {**one, "seed": number, "gone": False}

    def _round(self, n: int, round: int, players: list[int]) -> Iterator[Placed]:
        """Let all meet somebody, at tables like any other."""
        numbers = self.chance.sample(range(1, len(players) + 1), len(players))
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        for table, pair in enumerate(pairs, 1):
            played = self.history.next()
            yield (
                MEETINGS,
                {
                    "tournament": tournament_of(n),
                    "round": round,
                    "number": table,
                    "table_id": table_of(played),
                    "seats": msgspec.json.encode(pair).decode(),
                    "began": FIRST + n * APART,
                    "called": True,
                },
            )
            met = [players[number - 1] for number in pair]
            yield from self.history.game(played, list(GAMES)[n % 3], met)

    # Deals of the day.

    def deals(self, day: date) -> Iterator[Placed]:
        """Let many have played the deals of a day."""
        for name in DEALS:
            for n, who in enumerate(self._some(max(self.people // EACH, FOLLOWED))):
                yield from self._dealt(day, name, n, who)

    def deals_once(self, engine: Engine, day: date) -> Iterator[Placed]:
        """Let many have played the deals of a day, unless they have."""
        contest = daily(day, next(iter(DEALS)))
        query = select(ENTRANTS.c.identity).where(ENTRANTS.c.contest == contest).limit(1)
        with engine.connect() as connection:
            played = connection.scalar(query) is not None
        return iter(()) if played else self.deals(day)

    def _dealt(self, day: date, name: str, n: int, who: int) -> Iterator[Placed]:
        contest, deal = daily(day, name), DEALS[name]
        table, ended = f"d{day:%y%m%d}{name}{n}", opens(contest) - DAY + n * 100
        yield ENTRANTS, {"contest": contest, "identity": person(who), "table_id": table}
        yield from listed(table, deal.game, [who], ended, public=False, bots=deal.bots)
        points = self.chance.randrange(20, 70)
        results = [Result(0, 0, person(who), f"Person {who}", 1, points, True, False)]
        results += [
            Result(seat, seat, f"@{bot}", "", 2, points - 5, False, False)
            for seat, bot in enumerate(deal.bots, 1)
        ]
        game = Finished(
            ended=ended,
            game=deal.game,
            version=GAMES[deal.game].version,
            players=deal.players,
            usual=True,
            public=False,
            lasted=60_000 + n,
            pool="",
            results=tuple(results),
            contest=contest,
        )
        yield GAME_ROWS, _named(GAME_ROWS, appender.game_row(table, game))
        for row in appender.result_rows(table, game):
            yield RESULTS, _named(RESULTS, row)

    # Puzzles.

    def puzzles(self) -> Iterator[Placed]:
        """Pose puzzles, and let some people have tried some: the first one half of all."""
        for n in range(self.posed):
            yield PUZZLES, self._puzzle(n)
        for who in range(0, self.people, FRIENDLY):
            count = self.posed // 2 if who == 0 else min(FOLLOWED, self.posed // 2)
            for n in self.chance.sample(range(self.posed), count):
                yield TRIES, self._try(n, who)

    def _puzzle(self, n: int) -> Row:
        name = list(GAMES)[n % 3]
        shown = positions(name)
        return {
            "id": puzzle_named(n),
            "made": FIRST,
            "source": f"bots {n}",
            "game": name,
            "version": GAMES[name].version,
            **shown[n % len(shown)],
            "mu": 25.0,
            "sigma": 3.0,
            "shown": self.chance.randrange(1_000, 2_000),
        }

    def _try(self, n: int, who: int) -> Row:
        solved = self.chance.random() < 0.5
        one = {"puzzle": puzzle_named(n), "identity": person(who), "game": list(GAMES)[n % 3]}
        rated = {"mu": 25.0, "sigma": 3.0, "shown": 1500, "was": 1490}
        return {**one, "at": FIRST + n, "code": 0, "solved": solved, **rated}


@cache
def positions(name: str) -> list[Row]:
    """Read positions of a recorded game, with what each answer is worth."""
    (record,) = [one for one in RECORDED if one.startswith(name)]
    found = [puzzle_of(name, one) for one in asked(RECORDS / f"{record}.bottega")]
    return [
        {
            "decision": one.decision,
            "seat": one.seat,
            "view": bytes(one.view).decode(),
            "answers": msgspec.json.encode(one.answers).decode(),
        }
        for one in found
    ]


def _named(kind: Table, row: tuple[Any, ...]) -> Row:
    """Give a row by the names of its columns; what it does not say is unknown."""
    return dict.fromkeys(kind.c.keys()) | dict(zip(kind.c.keys(), row, strict=False))
