"""Puzzles: which one is for whom, and what became of an answer.

A puzzle and who solves it are rated like two who have met. First answers count, of those who can
come back.
"""

import secrets
from typing import Final

import msgspec
from msgspec import Raw
from sqlalchemy import Connection

from bottega.bots.coach import Hint, Worth
from bottega.games import GAMES
from bottega.kernel.errors import Illegal
from bottega.lab.posing import Posed, posed, voice_for
from bottega.server.base.errors import Refusing
from bottega.server.base.hours import now
from bottega.server.club.rating import between, spread
from bottega.server.minds.coaching import advised, adviser, answers_in_words, unworded
from bottega.server.store import puzzles
from bottega.server.store.players import SURE
from bottega.server.store.puzzles import UNRATED, Course, Rules, Try
from bottega.server.store.results import Rated
from bottega.server.store.store import Identity, Store
from bottega.server.table import offering, showing
from bottega.text import spoken
from bottega.wire import Advice, Puzzle, PuzzleCourse, Puzzles, Verdict

CHANCE: Final = secrets.SystemRandom()


class Puzzling:
    """Gives people puzzles, and takes their answers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def courses(self, identity: Identity) -> Puzzles:
        """Tell how somebody has fared, by game."""

        def read(connection: Connection) -> Puzzles:
            games = [_course(connection, identity.id, game) for game in GAMES]
            return Puzzles(tuple(games), puzzles.shares(connection, identity.id))

        return await self._store.read(read)

    async def next(self, identity: Identity, game: str) -> str | None:
        """Draw a puzzle that somebody does not know, of about their strength."""
        rules = rules_of(game)

        def read(connection: Connection) -> list[str]:
            known = puzzles.strength(connection, identity.id, game)
            strength = UNRATED if known is None else known.shown
            return puzzles.near(connection, rules, identity.id, strength)

        found = await self._store.read(read)
        return CHANCE.choice(found) if found else None

    async def show(self, identity: Identity, id: str, language: str | None) -> Puzzle:
        """Show a puzzle; who has answered it is told the verdict again."""

        def read(connection: Connection) -> Puzzle:
            found = _known(puzzles.puzzle(connection, id))
            given = puzzles.tried(connection, id, identity.id)
            told = None if given is None else _verdict(connection, found, given, language)
            return shown(found, language, puzzles.tries(connection, id), told)

        return await self._store.read(read)

    async def answer(self, identity: Identity, id: str, code: int, language: str | None) -> Verdict:
        """Take somebody's answer to a puzzle and tell what it was worth."""

        def write(connection: Connection) -> tuple[puzzles.Puzzle, Try]:
            found = _known(puzzles.hold(connection, id))
            answers = _answers(found)
            if code not in {one.code for one in answers}:
                raise Illegal(f"{code} is not among the answers to this puzzle")
            best = answers[0].code
            given = puzzles.attempt(connection, found, identity.id, code, best, _rate, now())
            return found, given

        found, given = await self._store.write(write)
        return await self._store.read(lambda c: _verdict(c, found, given, language))

    async def share(self, identity: Identity, *, shares: bool) -> None:
        """Let positions of somebody's games become puzzles, or no more."""
        await self._store.write(lambda c: puzzles.share(c, identity.id, now(), shares=shares))


def rules_of(name: str) -> Rules:
    """Give the rules by which the puzzles of a game are shown here."""
    if name not in GAMES:
        raise Refusing("not-found", f"there is no game {name}")
    return Rules(name, GAMES[name].version)


def _course(connection: Connection, identity: str, game: str) -> PuzzleCourse:
    found: Course = puzzles.course(connection, identity, game)
    rated = found.rated
    strength = UNRATED if rated is None else rated.shown
    more = bool(puzzles.near(connection, rules_of(game), identity, strength))
    told = PuzzleCourse(game, found.tried, found.solved, more=more)
    if rated is None:
        return told
    return msgspec.structs.replace(
        told,
        rating=rated.shown,
        spread=spread(rated.sigma),
        sure=rated.sigma <= SURE,
        best=rated.best,
        rated=rated.games,
        course=tuple(found.course),
    )


def _known(found: puzzles.Puzzle | None) -> puzzles.Puzzle:
    """Refuse a puzzle that there is not, or that nobody can be shown by the rules of now."""
    if found is None or found.rules.game not in GAMES or found.rules != rules_of(found.rules.game):
        raise Refusing("not-found", "there is no such puzzle, or it is of older rules")
    return found


def _answers(found: puzzles.Puzzle) -> list[Worth]:
    return msgspec.json.decode(found.answers, type=list[Worth])


def _rate(solver: Rated | None, puzzle: Rated | None, solved: bool) -> tuple[Rated, Rated]:
    return between(solver, puzzle, won=solved)


def shown(
    found: puzzles.Puzzle, language: str | None, tries: tuple[int, int], verdict: Verdict | None
) -> Puzzle:
    """Show a puzzle as a table shows its seat what it is asked."""
    position = posed(found.rules.game, found.seat, found.view)
    session, seat, voice = position.session, position.seat, voice_for(position, language)
    options = position.view.options
    return Puzzle(
        id=found.id,
        game=found.rules.game,
        version=found.rules.version,
        players=options.players,
        options=dict(options.chosen),
        seat=seat,
        view=Raw(found.view.encode()),
        choices=offering.offered(session, seat, session.choices(seat), voice),
        question=showing.question(session, seat),
        sentence=None if voice is None else voice.question(position.view, session.told(seat)),
        named=showing.named(session, seat, voice),
        progress=showing.progress(session, seat, voice),
        panels=() if voice is None else tuple(voice.panels(position.view)),
        rating=found.shown,
        tried=tries[0],
        solved=tries[1],
        verdict=verdict,
    )


def _verdict(
    connection: Connection, found: puzzles.Puzzle, given: Try, language: str | None
) -> Verdict:
    public = puzzles.is_public(connection, found.source)
    return Verdict(
        code=given.code,
        solved=given.solved,
        answers=tuple(_told(found, language)),
        rating=given.shown,
        before=given.was,
        table=found.source if public else None,
        decision=found.decision if public else None,
    )


def _told(found: puzzles.Puzzle, language: str | None) -> list[Advice]:
    """Tell what each answer is worth; in a language, with why."""
    answers = _answers(found)
    if language is None:
        return unworded(answers)
    position = posed(found.rules.game, found.seat, found.view)
    return _worded(position, answers, language)


def _worded(position: Posed, answers: list[Worth], language: str) -> list[Advice]:
    session, seat, voice = position.session, position.seat, voice_for(position, language)
    assert voice is not None
    said = answers_in_words(session, seat, [one.code for one in answers], voice)
    coach = adviser(spoken(language))
    return advised(Hint(seat, answers, sure=True), said, coach, session.options.players)
