"""What the coach says at a table: who may hear it, and how it is told."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import asdict

from bottega.bots.coach import Hint, Review, Worth, explained
from bottega.kernel.errors import NotAsked
from bottega.kernel.session import Session
from bottega.kernel.values import Value
from bottega.server.base.errors import Refusing
from bottega.server.store import Row
from bottega.server.store.store import Identity
from bottega.server.table import manners, past
from bottega.server.table.entries import Answered, Sealed, read
from bottega.server.table.past import Past
from bottega.server.table.readers import Reader, speaker
from bottega.server.table.table import Table
from bottega.server.table.weighed import Weighed
from bottega.text import Speaker, spoken
from bottega.text.adviser import Adviser
from bottega.wire import (
    Advice,
    HintGiven,
    JudgedDecision,
    ReviewGiven,
    WeighedAnswer,
    WhyGiven,
)

adviser = cache(Adviser)  # one for each language


# Hints.


def may_hint(table: Table, identity: Identity, seat: int) -> None:
    """Refuse a hint to whoever is not asked, and where others play who did not agree to it."""
    manners.seated(table, identity, seat)
    if not table.hints():
        raise Refusing("forbidden", "among people, hints are given in practice games only")
    manners.running(table)
    if seat not in table.owing() or not table.playing().choices(seat):
        raise NotAsked(f"seat {seat} owes no answer now")


def hint_given(table: Table, found: Hint, language: str | None) -> HintGiven:
    """Tell a hint as the seat may read it."""
    voice = speaker(table, found.seat, language)
    best = unworded(found.best)
    if voice is not None:
        answers = answers_in_words(
            table.playing(), found.seat, [one.code for one in found.best], voice
        )
        best = advised(found, answers, adviser(spoken(language)), table.options.players)
    return HintGiven(found.seat, table.known_version(), tuple(best), found.sure)


def answers_in_words(
    session: Session[Any, Any], seat: int, codes: Sequence[int], voice: Speaker
) -> list[str]:
    """Word answers to what a seat is asked."""
    view, asked = session.view(seat), session.told(seat)
    told = [session.game.choice(session.table, seat, code) for code in codes]
    return [voice.answer(choice, view, asked) for choice in told]


def unworded(answers: Sequence[Worth]) -> list[Advice]:
    """Tell what answers are worth, without a word about it."""
    return [
        Advice(one.code, one.line, one.value, one.low, one.high, one.sources) for one in answers
    ]


def advised(found: Hint, answers: list[str], coach: Adviser, players: int) -> list[Advice]:
    """Say of each answer what it is worth, and how it compares with the best."""
    said = explained(found, answers, coach)
    return [
        Advice(
            *(one.code, one.line, one.value, one.low, one.high, one.sources),
            sentence=answer,
            worth=coach.worth(one.value, one.low, one.high, players),
            because=because,
        )
        for one, answer, because in zip(found.best, answers, said, strict=True)
    ]


# Reviews.


def may_review(table: Table, identity: Identity, seat: int) -> None:
    """Refuse a review of a game that is not over, or of somebody else's seat."""
    if seat >= len(table.seats):
        raise Refusing("not-found", f"the table has no seat {seat}")
    holder = table.seats[seat].holder
    brought = holder is None and table.seats[seat].plan.kind != "bot"  # a record from elsewhere
    if identity.id != (table.host if brought else holder):
        raise Refusing("forbidden", f"seat {seat} is not yours")
    over(table, "a game is reviewed when it is over")


def over(table: Table, why: str) -> None:
    """Refuse to look into a game that goes on, or that nobody can play again."""
    if table.outdated is not None and table.release() is None:
        raise table.lost()
    if table.status not in ("over", "abandoned") or table.started is None:
        raise Refusing("not-now", why)


def review_given(table: Table, found: Review, language: str | None) -> ReviewGiven:
    """Tell a review; in a language, with sentences."""
    voice = speaker(table, found.seat, language)
    judged = [JudgedDecision(**asdict(one)) for one in found.judged]
    if voice is not None:
        judged = _retold(table, found, judged, voice, adviser(spoken(language)))
    return ReviewGiven(
        game=found.game,
        seat=found.seat,
        iterations=found.iterations,
        judged=tuple(judged),
        lost=found.lost,
        turning=tuple(found.turning),
        seed=found.seed,
        decisions=found.decisions,
    )


def _retold(
    table: Table, found: Review, judged: list[JudgedDecision], voice: Speaker, coach: Adviser
) -> list[JudgedDecision]:
    """Put what was decided into words, each in the position where it was decided."""
    told = {one.number: one for one in judged}
    for then in past.replay(table):
        one = told.get(then.decision)
        if one is None:
            continue
        best, chosen = answers_in_words(then.session, found.seat, [one.best_code, one.code], voice)
        told[one.number] = msgspec.structs.replace(
            one,
            sentence=chosen,
            best_sentence=best,
            because=coach.gave_away(best, chosen, one.lost, one.sources),
        )
    return list(told.values())


# Why a bot did what it did.


def may_ask_why(table: Table) -> None:
    """Refuse to tell what a bot considers in a game that goes on."""
    over(table, "what a bot considered is told when the game is over")


def why_given(
    table: Table, rows: Sequence[Row], decision: int, seat: int | None, reader: Reader
) -> WhyGiven:
    """Tell what a bot considered, in the words of its own view."""
    then = _before(table, decision, seat)
    return _told(table, then, _decided(table, rows, decision), reader)


def _before(table: Table, decision: int, seat: int | None) -> Past:
    """Give the moment before a decision; a seat that is named must be the one that decided."""
    if not 1 <= decision <= table.decisions():
        raise Refusing("not-found", f"there are {table.decisions()} decisions")
    answer = table.playing().record().answers[decision - 1]
    if seat is not None and seat != answer.seat:
        raise Refusing("not-found", f"it was seat {answer.seat} that decided then")
    return past.at(table, decision - 1)


class _Decided(Value):
    """What a seat said, by the log, and when it thought about it."""

    decision: int
    said: Answered | Sealed
    planned: int | None = None


def _decided(table: Table, rows: Sequence[Row], decision: int) -> _Decided:
    """Find what a seat said in the log, and when in its turn it had planned that."""
    answers = table.playing().record().answers
    said = _said(table, rows, decision, answers[decision - 1].seat)
    if said.weighed or said.trouble:
        return _Decided(decision, said)
    for earlier in range(decision - 1, 0, -1):
        if answers[earlier - 1].seat != said.seat:
            break
        if _said(table, rows, earlier, said.seat).weighed:
            return _Decided(decision, said, earlier)
    return _Decided(decision, said)


def _said(table: Table, rows: Sequence[Row], decision: int, seat: int) -> Answered | Sealed:
    """Give the last answer of a seat before or at the entry that made a decision count."""
    last = _entry_number(table, decision)
    for row in reversed(rows[:last]):
        entry = read(row.entry)
        if isinstance(entry, Answered | Sealed) and entry.seat == seat:
            return entry
    raise Refusing("not-found", f"the log has no answer of seat {seat}")


def _entry_number(table: Table, decision: int) -> int:
    steps = zip(table.playing().steps, table.moments, strict=True)
    return [number for step, number in steps if step.code is not None][decision - 1]


def _told(table: Table, then: Past, found: _Decided, reader: Reader) -> WhyGiven:
    said = found.said
    if not is_bot(said.by):
        raise Refusing("not-found", "it was no bot that decided then")
    voice = speaker(table, said.seat, reader.language, reader.nameless)
    codes = [said.code, *(one.code for one in said.weighed)]
    silent = [None for _ in codes]
    sentences = silent if voice is None else answers_in_words(then.session, said.seat, codes, voice)
    weighed = zip(said.weighed, sentences[1:], strict=True)
    return WhyGiven(
        table=table.id,
        decision=found.decision,
        seat=said.seat,
        bot=said.by,
        code=said.code,
        line=table.game.line(said.code),
        considered=tuple(_weighed(table, one, sentence) for one, sentence in weighed),
        sentence=sentences[0],
        planned=found.planned,
        trouble=said.trouble or None,
    )


def is_bot(by: str) -> bool:
    """Tell a bot from people, their orders and their clocks."""
    return bool(by) and by not in ("orders", "clock")


def _weighed(table: Table, one: Weighed, sentence: str | None) -> WeighedAnswer:
    line = table.game.line(one.code)
    return WeighedAnswer(one.code, line, one.visits, one.value, one.low, one.high, sentence)
