"""Endpoints of the coach: hints, reviews, and what a bot considered."""

import msgspec

from bottega.bots.coach import Review
from bottega.kernel.errors import Stale
from bottega.kernel.values import Strict
from bottega.server.house.archive import exported
from bottega.server.minds import coaching
from bottega.server.minds.coach_process import HintJob, ReviewJob
from bottega.server.minds.retelling import Retell, Why
from bottega.server.store.reviews import Shelved
from bottega.server.table.table import Table
from bottega.server.web.endpoints import Call, endpoint
from bottega.server.web.looking import seen
from bottega.wire import HintGiven, Language, ReviewGiven, ReviewState, Seat, WhyGiven

SEED = 0  # of reviews: as `bottega review` makes them


class CoachQuery(Strict):
    """For which seat, and in which language, if in words."""

    seat: Seat
    language: Language | None = None


@endpoint("POST", "/api/tables/{table}/hint", query=CoachQuery)
async def give_hint(call: Call) -> HintGiven:
    """Say, in a practice game, what a seat of yours could answer now and what that is worth."""
    identity, seat, site = await call.acting("hint"), call.query.seat, call.site
    async with site.tables.reading(call.table()) as table:
        coaching.may_hint(table, identity, seat)
        version, job = table.known_version(), _hint_job(call, table, seat)
    found = await site.hints.get((call.table(), seat, version), job)
    async with site.tables.reading(call.table()) as table:
        if table.known_version() != version:
            raise Stale("the table has moved on meanwhile")
        coaching.may_hint(table, identity, seat)
        return coaching.hint_given(table, found, call.query.language)


def _hint_job(call: Call, table: Table, seat: int) -> HintJob:
    session = table.playing()
    view = msgspec.json.encode(session.view(seat))
    how = (call.site.settings.hint_iterations, call.site.settings.bot_seconds)
    return HintJob(table.game_name, view, session.choices(seat), *how)


# Reviews.


@endpoint("POST", "/api/tables/{table}/review", query=CoachQuery)
async def begin_review(call: Call) -> ReviewState:
    """Begin to review all decisions of a seat of yours in a game that is over, or join in."""
    identity, seat, site = await call.acting("review"), call.query.seat, call.site
    async with site.tables.reading(call.table()) as table:
        coaching.may_review(table, identity, seat)
        release = table.release()
        rows = [] if release is None else await site.store.rows(table.id)
        made, name = exported(table, rows, as_json=True), table.game_name
    job = ReviewJob(name, made, seat, site.settings.review_iterations, SEED)
    await site.reviews.begin(call.table(), job, release)
    return await _state(call)


@endpoint("GET", "/api/tables/{table}/review", query=CoachQuery)
async def see_review(call: Call) -> ReviewState:
    """Tell how far the review of a seat of yours is, and the whole of it when it is done."""
    identity = await call.identity()
    async with call.site.tables.reading(call.table()) as table:
        coaching.may_review(table, identity, call.query.seat)
    return await _state(call)


@endpoint("DELETE", "/api/tables/{table}/review", query=CoachQuery)
async def end_review(call: Call) -> ReviewState:
    """End the review of a seat of yours that is under way; one that is done stays."""
    identity, seat = await call.acting("answer"), call.query.seat
    async with call.site.tables.reading(call.table()) as table:
        coaching.may_review(table, identity, seat)
    await call.site.reviews.cancel(call.table(), seat)
    return await _state(call)


async def _state(call: Call) -> ReviewState:
    found = await call.site.reviews.look(call.table(), call.query.seat)
    if found.state == "done" and found.result is not None:
        return await _done(call, found, msgspec.json.decode(found.result, type=Review))
    message = found.result if found.state == "failed" else None
    return ReviewState(found.state, found.done, found.all, message=message)


async def _done(call: Call, found: Shelved, review: Review) -> ReviewState:
    told = await seen(call, Retell(call.query.language, review), ReviewGiven, lambda table: None)
    return ReviewState("done", found.done, found.all, told)


# What a bot considered.


class WhyQuery(Strict):
    """Whose decision, and in which language, if in words."""

    seat: Seat | None = None
    language: Language | None = None


@endpoint("GET", "/api/tables/{table}/moments/{decision}/why", query=WhyQuery, secret=False)
async def tell_why(call: Call) -> WhyGiven:
    """Tell, once the game is over, what a bot considered when it made a decision."""
    wish = Why(call.query.language, call.number("decision", 6), call.query.seat)
    return await seen(call, wish, WhyGiven, coaching.may_ask_why)
