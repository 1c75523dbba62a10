"""What is asked of a club: the pages that people open, each time of somebody else."""

import random
from typing import Any, Final, NamedTuple

from benchmarks.history import FIRST, PIECES, SEED, History, person
from benchmarks.society import Society, club_of, last_day, puzzle_named, tournament_of
from bottega.games import GAMES
from bottega.server.people.keys import Keyring
from bottega.server.store.results import season_of
from bottega.server.store.store import Identity

SOME: Final = 300  # different ones of each kind


class Question(NamedTuple):
    """A page that is asked for, by nobody or by somebody, or a wish of theirs."""

    path: str
    who: str | None = None
    wish: dict[str, Any] | None = None


Questions = dict[str, list[Question]]
Request = tuple[str, str, dict[str, Any]]  # a method, a path, and with what


def asking(one: Question, secret: str) -> Request:
    """Say how a question is put to a server with a secret."""
    who = Identity(one.who or "", "", 0)
    token = {} if one.who is None else {"authorization": f"Bearer {Keyring(secret).token(who)}"}
    if one.wish is None:
        return "GET", one.path, {"headers": token}
    return "PUT", one.path, {"headers": token, "json": one.wish}


def questions(history: History) -> Questions:
    """Give what is asked, by page; each time by and of somebody else."""
    society, chance = Society(history), random.Random(SEED)
    return {
        **home(history, chance),
        **of_players(history, chance),
        **of_games(history, chance),
        **of_leaders(chance),
        "a quick match": matches(history),
        **of_clubs(society, chance),
        **of_tournaments(society, chance),
        **of_puzzles(society, chance),
    }


def shown(history: History, chance: random.Random) -> list[str]:
    """Draw some who play often and show themselves."""
    open = [n for n in range(history.people) if n % 10 != 9]
    return [person(chance.choice(open[: max(1, len(open) // 10)])) for _ in range(SOME)]


def titles(chance: random.Random) -> list[str]:
    return [chance.choice(list(GAMES)) for _ in range(SOME)]


def home(history: History, chance: random.Random) -> Questions:
    """Ask for what the first page shows."""
    some = shown(history, chance)
    return {
        "home: open tables": [Question("/api/tables?status=open")],
        "home: tables being played": [Question("/api/tables?status=running")],
        "home: one's own tables": [Question("/api/me/tables", who) for who in some],
        "home: those of the busiest": [Question("/api/me/tables", person(0))],
        "home: who waits": [Question("/api/waiting", who) for who in some],
        "home: today's deals": [Question("/api/daily", who) for who in some],
        "home: tournaments": [Question("/api/tournaments", who) for who in some],
        "friends": [Question("/api/me/friends", who) for who in (person(0), *some)],
        "a deal of yesterday": [
            Question(f"/api/daily/{last_day(history)}/{name}") for name in ("masters", "lorenzo")
        ],
    }


def of_players(history: History, chance: random.Random) -> Questions:
    """Ask for pages of players."""
    some = shown(history, chance)
    return {
        "a player's page": [Question(f"/api/players/{who}") for who in some],
        "that of the busiest": [Question(f"/api/players/{person(0)}")],
        "what somebody keeps": [Question(f"/api/players/{who}/kept") for who in some],
        "what the busiest keeps": [Question(f"/api/players/{person(0)}/kept")],
        "their games, further on": [
            Question(f"/api/players/{who}/games?before={FIRST + 10**10}.t") for who in some
        ],
    }


def of_games(history: History, chance: random.Random) -> Questions:
    """Search games."""
    some, games = shown(history, chance), titles(chance)
    both = list(zip(some, games, strict=True))
    rare = {game: (opening[-1], card[-1]) for game, (opening, card) in PIECES.items()}
    found = "/api/finished?game="
    return {
        "games of a title": [Question(f"{found}{game}&players=3") for game in games],
        "games of a player": [Question(f"/api/finished?player={who}") for who in some],
        "games of a name": [
            Question(f"{found}{game}&name=Person+{int(who[1:])}") for who, game in both
        ],
        "games with a common card": [
            Question(f"{found}{game}&card={PIECES[game][1][0]}") for game in games
        ],
        "games with a rare opening": [
            Question(f"{found}{game}&opening={rare[game][0]}") for game in games
        ],
        "games with two rare pieces": [
            Question(f"{found}{game}&opening={rare[game][0]}&card={rare[game][1]}")
            for game in games
        ],
        "a player's with a rare card": [
            Question(f"{found}{game}&player={who}&card={rare[game][1]}") for who, game in both
        ],
        "the busiest's with a rare card": [
            Question(f"{found}{game}&player={person(0)}&card={rare[game][1]}") for game in games
        ],
        "days of records": [Question("/api/records")],
    }


def of_leaders(chance: random.Random) -> Questions:
    games = titles(chance)
    return {
        "who leads": [Question(f"/api/leaders?game={game}&pool=more") for game in games],
        "who led in a season": [
            Question(f"/api/leaders?game={game}&season={season_of(FIRST)}") for game in games
        ],
    }


def matches(history: History) -> list[Question]:
    """Let people come for a game, of whom every second one is seated at once."""
    wish = {"game": "masters", "players": 2}
    some = range(min(history.people, SOME))
    return [Question("/api/waiting", person(n), wish) for n in some]


def of_clubs(society: Society, chance: random.Random) -> Questions:
    """Ask for clubs, as those who founded them."""
    some = [chance.randrange(1, society.held) for _ in range(SOME)]
    mine = [(f"/api/clubs/{club_of(n)}", person(n)) for n in some]
    largest, founder = f"/api/clubs/{club_of(0)}", person(0)
    return {
        "clubs": [Question("/api/clubs", who) for _, who in mine],
        "a club's page": [Question(club, who) for club, who in mine],
        "that of the largest club": [Question(largest, founder)],
        "a club's ladder": [Question(f"{club}/ladder", who) for club, who in mine],
        "that of the largest": [Question(f"{largest}/ladder", founder)],
        "what is said in a club": [Question(f"{club}/chat", who) for club, who in mine],
    }


def of_tournaments(society: Society, chance: random.Random) -> Questions:
    some = [chance.randrange(1, society.held) for _ in range(SOME)]
    path = "/api/tournaments/"
    return {
        "a tournament": [Question(f"{path}{tournament_of(n)}") for n in some],
        "the largest tournament": [Question(f"{path}{tournament_of(0)}")],
    }


def of_puzzles(society: Society, chance: random.Random) -> Questions:
    some = shown(society.history, chance)
    posed = [puzzle_named(chance.randrange(society.posed)) for _ in some]
    return {
        "puzzles": [Question("/api/puzzles", who) for who in some],
        "puzzles of who tried most": [Question("/api/puzzles", person(0))],
        "the next puzzle": [
            Question(f"/api/puzzles/next?game={game}", who)
            for who, game in zip(some, titles(chance), strict=True)
        ],
        "a puzzle": [
            Question(f"/api/puzzles/{id}?language=en", who)
            for who, id in zip(some, posed, strict=True)
        ],
    }
