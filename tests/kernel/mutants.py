"""Mutants of Matto: each breaks one law and keeps the sixteen others."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bottega.kernel import laws
from bottega.kernel.encoding import Sheet
from bottega.kernel.errors import Illegal
from bottega.kernel.events import Event
from bottega.kernel.game import Reason, Score
from bottega.kernel.rng import dealer
from bottega.kernel.table import Codes, Frame, Table
from bottega.kernel.telling import Change, Choice, Told
from tests import matto
from tests.matto import (
    FOOL,
    HAND,
    SURE,
    THROW,
    Lay,
    Matto,
    MattoEncoding,
    MattoGame,
    MattoTelling,
    MattoView,
    Prize,
    Show,
    Shown,
    Thrown,
    WhichCard,
)

Mutation = Callable[[pytest.MonkeyPatch], None]
Law = Callable[[Any], None]
MUTANTS: list[tuple[Law, str, Mutation]] = []


def breaks(law: Law, says: str) -> Callable[[Mutation], Mutation]:
    """Note which law a mutation breaks, and what is said of it."""

    def note(mutation: Mutation) -> Mutation:
        MUTANTS.append((law, says, mutation))
        return mutation

    return note


def alter(patch: pytest.MonkeyPatch, owner: type, name: str, change: Callable[..., Any]) -> None:
    """Change what a method gives; `change` takes that and what the method took."""
    honest = getattr(owner, name)
    patch.setattr(owner, name, lambda *args: change(honest(*args), *args))


def turned(codes: Codes) -> Codes:
    return vec[i64](list(codes)[::-1])


def fool_elsewhere(table: Matto, seat: int) -> bool:
    """Say whether somebody else has the Fool, which nobody may know."""
    return any(FOOL in hand for owner, hand in enumerate(table.zones.hands) if owner != seat)


# 1. Asking is pure.


@breaks(laws.asking_is_pure, "offers [")
def an_answer_is_offered_twice(patch: pytest.MonkeyPatch) -> None:
    def doubled(codes: Codes, frame: Lay, table: Matto) -> Codes:
        return vec[i64]([*codes, codes[0]])

    alter(patch, Lay, "options", doubled)


@breaks(laws.asking_is_pure, "asked again: [18, 17], not [17, 18]")
def the_second_time_something_else_is_offered(patch: pytest.MonkeyPatch) -> None:
    def options(codes: Codes, frame: Prize, table: Matto) -> Codes:
        again = vars(table).get("asked") is frame
        vars(table)["asked"] = frame
        return turned(codes) if again else codes

    alter(patch, Prize, "options", options)


@breaks(laws.asking_is_pure, "changed the table")
def asking_turns_the_die(patch: pytest.MonkeyPatch) -> None:
    def options(codes: Codes, frame: Prize, table: Matto) -> Codes:
        if table.log is not None:
            table.streams[0].next()
        return codes

    alter(patch, Prize, "options", options)


# 2. Every option applies.


@breaks(laws.every_option_applies, "RuntimeError('the die is lost')")
def one_answer_cannot_be_done(patch: pytest.MonkeyPatch) -> None:
    honest = Prize.answer

    def answer(frame: Prize, table: Matto, code: int) -> None:
        if code == THROW:
            raise RuntimeError("the die is lost")
        honest(frame, table, code)

    patch.setattr(Prize, "answer", answer)


# 3. Refusing changes nothing.


@breaks(laws.refusing_changes_nothing, "was taken though it is not offered")
def anything_is_taken(patch: pytest.MonkeyPatch) -> None:
    def play(table: Matto, code: int) -> None:
        with suppress(Illegal):
            Table.play(table, code)

    patch.setattr(Matto, "play", play)


@breaks(laws.refusing_changes_nothing, "changed the table")
def a_refusal_costs_a_point(patch: pytest.MonkeyPatch) -> None:
    def play(table: Matto, code: int) -> None:
        try:
            Table.play(table, code)
        except Illegal:
            table.zones.points[0] -= 1
            raise

    patch.setattr(Matto, "play", play)


# 4. The same again.


@breaks(laws.same_again, "other events")
def every_game_has_a_die_of_its_own(patch: pytest.MonkeyPatch) -> None:
    games = count(1)

    def set_up(table: Matto, *_: object) -> Matto:
        table.streams = [dealer(next(games), "die")]
        return table

    alter(patch, MattoGame, "set_up", set_up)


@breaks(laws.same_again, "another end")
def only_the_end_is_not_the_same(patch: pytest.MonkeyPatch) -> None:
    prizes = count(1)

    def answer(_: None, frame: Prize, table: Matto, code: int) -> None:
        table.streams = [dealer(next(prizes), "die")]

    alter(patch, Prize, "answer", answer)
    patch.setattr(matto, "PIPS", 1)  # the die always shows the same


# 5. Copies are independent.


@breaks(laws.copies_are_independent, "an answer on a copy shows here")
def copies_share_the_die(patch: pytest.MonkeyPatch) -> None:
    def copy(copied: Matto, table: Matto) -> Matto:
        copied.streams = table.streams
        return copied

    alter(patch, Matto, "copy", copy)


@breaks(laws.copies_are_independent, "throw shows on a copy")
def copies_of_copies_share_the_die(patch: pytest.MonkeyPatch) -> None:
    def copy(copied: Matto, table: Matto) -> Matto:
        if table.log is None:
            copied.streams = table.streams
        return copied

    alter(patch, Matto, "copy", copy)


@breaks(laws.copies_are_independent, "a copy differs")
def copying_turns_the_die(patch: pytest.MonkeyPatch) -> None:
    def copy(copied: Matto, table: Matto) -> Matto:
        copied.streams[0].next()
        return copied

    alter(patch, Matto, "copy", copy)


@breaks(laws.copies_are_independent, "a copy asks something else")
def a_copy_asks_in_another_order(patch: pytest.MonkeyPatch) -> None:
    def copy(copied: Matto, table: Matto) -> Matto:
        copied.options = turned(copied.options)
        return copied

    alter(patch, Matto, "copy", copy)


# 6. Everything round trips.


@breaks(laws.everything_round_trips, "a dump reads back differently")
def points_are_not_stored(patch: pytest.MonkeyPatch) -> None:
    def unpack(table: Matto, *_: object) -> Matto:
        table.zones.points = [0 for _ in table.seats]
        return table

    alter(patch, MattoGame, "unpack", unpack)


@breaks(laws.everything_round_trips, "a loaded table asks something else")
def a_loaded_table_asks_in_another_order(patch: pytest.MonkeyPatch) -> None:
    def load(table: Matto, *_: object) -> Matto:
        table.options = turned(table.options)
        return table

    alter(patch, MattoGame, "load", load)


@breaks(laws.everything_round_trips, "the view of 0 reads back differently")
def a_view_is_not_of_its_type(patch: pytest.MonkeyPatch) -> None:
    def view(seen: MattoView, *_: object) -> MattoView:
        seen.zones.hands = [tuple(hand) for hand in seen.zones.hands]  # type: ignore[misc]
        return seen

    alter(patch, MattoGame, "view", view)


@breaks(laws.everything_round_trips, "read back differently")
def an_event_is_not_of_its_type(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(matto, "Shown", lambda cards: Shown(list(cards)))  # type: ignore[arg-type]


@breaks(laws.everything_round_trips, "line lay 1")
def a_line_is_read_as_another(patch: pytest.MonkeyPatch) -> None:
    alter(patch, MattoGame, "parse", lambda code, *_: code + 1)


@breaks(laws.everything_round_trips, "action lay 1")
def an_action_is_that_of_another_code(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MattoGame, "action", lambda game, code: game.space.action((code + 1) % 19))


# 7. Views can be dealt behind.


@breaks(laws.views_can_be_dealt_behind, "seat 0 would see")
def a_dealt_table_is_told_from_a_real_one(patch: pytest.MonkeyPatch) -> None:
    def determinize(table: Matto, *_: object) -> Matto:
        vars(table)["dealt"] = True
        return table

    def view(seen: MattoView, game: MattoGame, table: Matto, seat: int | None) -> MattoView:
        return msgspec.structs.replace(seen, asked=-2) if "dealt" in vars(table) else seen

    alter(patch, MattoGame, "determinize", determinize)
    alter(patch, MattoGame, "view", view)


# 8. Legality is visible.


@breaks(laws.legality_is_visible, "behind its view")
def the_order_of_answers_tells_who_has_the_fool(patch: pytest.MonkeyPatch) -> None:
    def options(codes: Codes, frame: Lay, table: Matto) -> Codes:
        return turned(codes) if fool_elsewhere(table, frame.seat) else codes

    alter(patch, Lay, "options", options)


# 9. Nothing hidden steers.


@breaks(laws.nothing_hidden_steers, "throw leads to another view")
def a_throw_is_not_called_a_revelation(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Thrown, "reveals", False)


@breaks(laws.nothing_hidden_steers, "lay 3 leads to another view")
def showing_is_not_called_a_revelation(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Shown, "reveals", False)


class Bonus(Event):
    points: int


@breaks(laws.nothing_hidden_steers, "keep leads to another view")
def the_sure_points_depend_on_the_fool(patch: pytest.MonkeyPatch) -> None:
    def answer(_: None, frame: Prize, table: Matto, code: int) -> None:
        if fool_elsewhere(table, frame.seat):
            table.zones.points[frame.seat] += SURE
        table.tell(Bonus(table.zones.points[frame.seat]))

    alter(patch, Prize, "answer", answer)
    patch.setattr(MattoGame, "events", MattoGame.events | Bonus)


# 10. Events tell all.


@breaks(laws.events_tell_all, "hears b'[null]' in two different cases")
def a_throw_is_kept_from_the_others(patch: pytest.MonkeyPatch) -> None:
    def redact(event: Event, game: MattoGame, original: Event, seat: int | None) -> Event | None:
        return None if isinstance(original, Thrown) and original.seat != seat else event

    alter(patch, MattoGame, "redact", redact)


# 11. Nothing is lost.


@breaks(laws.nothing_is_lost, "cards are missing")
def shown_cards_are_lost(patch: pytest.MonkeyPatch) -> None:
    def run(_: None, frame: Show, table: Matto) -> None:
        table.zones.played.clear()

    alter(patch, Show, "run", run)


# 12. Points add up.


@breaks(laws.points_add_up, "Score(points=1,")
def a_point_comes_from_nowhere(patch: pytest.MonkeyPatch) -> None:
    def score(scores: tuple[Score, ...], *_: object) -> tuple[Score, ...]:
        return tuple(Score(each.points + 1, each.parts) for each in scores)

    alter(patch, MattoGame, "score", score)


# 13. Reasons tell nothing.


@breaks(laws.reasons_tell_nothing, "no reason for lay")
def there_is_no_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MattoGame, "refusal", lambda *_: None)


@breaks(laws.reasons_tell_nothing, "Reason(rule='fool', need={}, have={}, also=()) here")
def a_reason_tells_who_has_the_fool(patch: pytest.MonkeyPatch) -> None:
    def refusal(reason: Reason, game: MattoGame, table: Matto, frame: Lay, code: int) -> Reason:
        return Reason("fool") if fool_elsewhere(table, frame.seat) else reason

    alter(patch, MattoGame, "refusal", refusal)


@breaks(laws.reasons_tell_nothing, "is offered, yet refused")
def what_is_offered_is_refused(patch: pytest.MonkeyPatch) -> None:
    def why_not(
        reason: Reason | None, game: MattoGame, table: Matto, seat: int, code: int
    ) -> Reason | None:
        return Reason("never") if seat == table.seat and reason is None else reason

    alter(patch, MattoGame, "why_not", why_not)


@breaks(laws.reasons_tell_nothing, "who is asked depends on something hidden")
def somebody_else_is_asked_on_a_dealt_table(patch: pytest.MonkeyPatch) -> None:
    def determinize(table: Matto, *_: object) -> Matto:
        table.seat = (table.seat + 1) % len(table.seats)
        return table

    def view(seen: MattoView, game: MattoGame, table: Matto, seat: int | None) -> MattoView:
        asked = int(table.stack[-1].seat) if table.stack else -1
        return msgspec.structs.replace(seen, asked=asked)

    alter(patch, MattoGame, "determinize", determinize)
    alter(patch, MattoGame, "view", view)


# 14. Together means independent.


@breaks(laws.together_means_independent, "is asked something else after lay")
def the_order_of_answers_tells_who_has_laid(patch: pytest.MonkeyPatch) -> None:
    def options(codes: Codes, frame: Lay, table: Matto) -> Codes:
        return turned(codes) if any(table.zones.laid) else codes

    alter(patch, Lay, "options", options)


# 15. Telling is true.


@breaks(laws.telling_is_true, "throw brings {")
def what_a_die_shows_is_told_before(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MattoTelling, "steady", frozenset({"throw"}))


@breaks(laws.telling_is_true, "for {'point': 3} of")
def more_is_told_to_have_happened_than_has(patch: pytest.MonkeyPatch) -> None:
    def changes(told: list[Change], *_: object) -> list[Change]:
        return [Change(each.seat, {"point": 4}) for each in told]

    alter(patch, MattoTelling, "changes", changes)


# 16. Telling is pure.


@breaks(laws.telling_is_pure, "WhichCard(seat=")
def a_question_tells_who_has_the_fool(patch: pytest.MonkeyPatch) -> None:
    def told(asked: Told, telling: MattoTelling, table: Matto, frame: Frame[Matto]) -> Told:
        hidden = isinstance(frame, Lay) and fool_elsewhere(table, int(frame.seat))
        return WhichCard(asked.seat, (FOOL,)) if hidden else asked

    alter(patch, MattoTelling, "told", told)


@breaks(laws.telling_is_pure, "telling changed the table")
def who_is_told_a_question_gains_a_point(patch: pytest.MonkeyPatch) -> None:
    def told(asked: Told, telling: MattoTelling, table: Matto, frame: Frame[Matto]) -> Told:
        table.zones.points[frame.seat] += 1
        return asked

    alter(patch, MattoTelling, "told", told)


@breaks(laws.telling_is_pure, "Choice(code=")
def an_answer_tells_who_has_the_fool(patch: pytest.MonkeyPatch) -> None:
    def choices(
        told: tuple[Choice, ...], telling: MattoTelling, table: Matto, seat: int, codes: list[int]
    ) -> tuple[Choice, ...]:
        return told[::-1] if fool_elsewhere(table, seat) else told

    alter(patch, MattoTelling, "choices", choices)


# 17. Observing is pure.


@breaks(laws.observing_is_pure, "observes what it does not see: {'hand.0': (")
def an_observation_tells_who_has_the_fool(patch: pytest.MonkeyPatch) -> None:
    def write(_: None, encoding: MattoEncoding, table: Matto, seat: int, sheet: Sheet) -> None:
        if fool_elsewhere(table, seat):
            sheet.flag(HAND + FOOL)

    alter(patch, MattoEncoding, "write", write)


@breaks(laws.observing_is_pure, "observing changed the table")
def looking_turns_the_die(patch: pytest.MonkeyPatch) -> None:
    def write(_: None, encoding: MattoEncoding, table: Matto, seat: int, sheet: Sheet) -> None:
        table.streams[0].next()

    alter(patch, MattoEncoding, "write", write)


@breaks(laws.observing_is_pure, "are more than they can be")
def an_entry_is_more_than_it_is_said_to_be(patch: pytest.MonkeyPatch) -> None:
    def write(_: None, encoding: MattoEncoding, table: Matto, seat: int, sheet: Sheet) -> None:
        sheet.out[HAND] = 2

    alter(patch, MattoEncoding, "write", write)
