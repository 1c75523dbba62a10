"""Endpoints of puzzles."""

from typing import Annotated

from msgspec import Meta

from bottega.kernel.values import Strict
from bottega.server.web.endpoints import Call, endpoint
from bottega.wire import Language, NextPuzzle, Puzzle, Puzzles, Sharing, Solution, Verdict


class OfGame(Strict):
    """Of which game a puzzle is wanted."""

    game: Annotated[str, Meta(max_length=40)]


class InWords(Strict):
    """In which language, if in words."""

    language: Language | None = None


@endpoint("GET", "/api/puzzles")
async def list_puzzles(call: Call) -> Puzzles:
    """Tell how you fare with puzzles, and whether your games may become some."""
    identity = await call.identity()
    return await call.site.puzzles.courses(identity)


@endpoint("GET", "/api/puzzles/next", query=OfGame)
async def next_puzzle(call: Call) -> NextPuzzle:
    """Draw a puzzle of a game that you have not seen, of about your strength."""
    identity = await call.identity()
    return NextPuzzle(await call.site.puzzles.next(identity, call.query.game))


@endpoint("PUT", "/api/puzzles/sharing", body=Sharing)
async def share_games(call: Call) -> Puzzles:
    """Say whether positions of your games may become puzzles, where all who played agree."""
    identity = await call.acting("wish")
    await call.site.puzzles.share(identity, shares=call.body.shares)
    return await call.site.puzzles.courses(identity)


@endpoint("GET", "/api/puzzles/{puzzle}", query=InWords)
async def see_puzzle(call: Call) -> Puzzle:
    """Show a puzzle as its seat saw the table; with the verdict, once you have answered it."""
    identity = await call.identity()
    return await call.site.puzzles.show(identity, call.id("puzzle"), call.query.language)


@endpoint("POST", "/api/puzzles/{puzzle}", body=Solution, query=InWords)
async def solve_puzzle(call: Call) -> Verdict:
    """Answer a puzzle: you are told what each answer is worth, and why. The first answer counts."""
    identity, id, language = await call.acting("puzzle"), call.id("puzzle"), call.query.language
    return await call.site.puzzles.answer(identity, id, call.body.code, language)
