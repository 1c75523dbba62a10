"""The seventeen laws: what holds in every game, at every moment, whatever its rules are.

A law takes a `Moment` (a table that asks a question) or a `Story` (a game from set-up to end)
and raises `Broken` where it does not hold. `check` walks a random game and applies them all.
"""

from collections.abc import Callable, Iterable
from functools import cache
from types import GenericAlias
from typing import Any

import msgspec

from bottega.kernel.encoding import Encoding
from bottega.kernel.errors import Illegal
from bottega.kernel.game import Game, View
from bottega.kernel.moments import Broken, Moment, Story, codes_of, hold, law
from bottega.kernel.options import Options
from bottega.kernel.rng import Stream, stream
from bottega.kernel.table import Frame, Table
from bottega.kernel.telling import Amounts, added, difference


@cache
def reader(kind: Any) -> msgspec.json.Decoder[Any]:
    """Make ready once what reads a type."""
    return msgspec.json.Decoder(kind)


@law
def asking_is_pure(m: Moment) -> None:
    """1. Options are distinct, at least two unless always asked, and the same when asked again."""
    frame: Frame[Any] = m.table.stack[-1]
    name = type(frame).__name__
    before = m.dump
    again = [int(code) for code in frame.options(m.table)]
    least = 1 if frame.always else 2
    hold(again == m.options, "1", f"asked again: {again}, not {m.options}")
    hold(len(set(again)) == len(again) >= least, "1", f"{name} offers {again}")
    hold(m.game.dump(m.table) == before, "1", f"asking {name} changed the table")


@law
def every_option_applies(m: Moment) -> None:
    """2. Every option applies without error (that games end is seen in `check`)."""
    for code in m.options:
        try:
            m.answered(code)
        except Exception as error:
            raise Broken(f"2: {m.game.line(code)} failed: {error!r}") from error


@law
def refusing_changes_nothing(m: Moment) -> None:
    """3. A code that is not offered is refused, and the dump is unchanged."""
    before = m.dump
    for code in [*m.others(), -1, len(m.game.space)]:
        try:
            m.table.play(code)
        except Illegal:
            continue
        raise Broken(f"3: {code} was taken though it is not offered")
    hold(m.game.dump(m.table) == before, "3", "refusing changed the table")


@law
def same_again(story: Story) -> None:
    """4. The same options, seed and answers give the same events and the same dump."""
    table = story.game.new(story.options, story.seed)
    table.log = []
    for code in story.codes:
        table.play(code)
    hold(table.log == story.events, "4", "other events")
    hold(story.game.dump(table) == story.game.dump(story.table), "4", "another end")


@law
def copies_are_independent(m: Moment) -> None:
    """5. A copy is equal, and neither feels what happens to the other."""
    before = m.dump
    copy = m.game.copy(m.table)
    hold(m.game.dump(copy) == before, "5", "a copy differs")
    hold(codes_of(copy) == m.options and copy.seat == m.seat, "5", "a copy asks something else")
    answers = m.sample(m.options)
    for code in answers:
        m.after(m.table, code)
    hold(m.game.dump(m.table) == before, "5", "an answer on a copy shows here")
    for code in answers:
        moved = m.game.copy(m.table)
        still = m.game.copy(moved)
        moved.apply(code)
        hold(m.game.dump(still) == before, "5", f"{m.game.line(code)} shows on a copy")


@law
def everything_round_trips(m: Moment) -> None:
    """6. Dumps, views, events, actions and lines read back as they were written."""
    loaded = m.game.load(m.dump)
    hold(m.game.dump(loaded) == m.dump, "6", "a dump reads back differently")
    hold(codes_of(loaded) == m.options, "6", "a loaded table asks something else")
    all_views: Any = m.game.views
    for seat in m.seats():
        view = m.view(seat)
        read = reader(all_views).decode(msgspec.json.encode(view))
        hold(read == view, "6", f"the view of {seat} reads back differently")
    all_events: Any = GenericAlias(tuple, (m.game.events, ...))
    for code in m.sample(m.options):
        _, events = m.answered(code)
        read_events = reader(all_events).decode(msgspec.json.encode(events))
        line = m.game.line(code)
        hold(read_events == events, "6", f"events of {line} read back differently")
        hold(m.game.parse(line) == code, "6", f"line {line}")
        hold(m.game.space.code(m.game.action(code)) == code, "6", f"action {line}")


@law
def views_can_be_dealt_behind(m: Moment) -> None:
    """7. What is dealt behind a view has that view."""
    for seat in m.seats():
        view = m.view(seat)
        dealt = m.game.view(m.behind(seat), seat)
        if dealt != view:  # what would be said is long, and written only where it is needed
            raise Broken(f"7: seat {seat} would see {dealt} instead of {view}")


@law
def legality_is_visible(m: Moment) -> None:
    """8. The seats that are asked have the same options on every table behind their view."""
    for seat in range(m.players):
        frame = m.table.frame_for(seat)
        if frame is not None:
            dealt = m.behind(seat)
            other = dealt.frame_for(seat)
            mine = list(frame.options(m.table))
            theirs = None if other is None else list(other.options(dealt))
            hold(mine == theirs, "8", f"seat {seat}: {mine} here, {theirs} behind its view")


@law
def nothing_hidden_steers(m: Moment) -> None:
    """9. Unless something is revealed, an answer leads to the same view whatever is hidden."""
    for code in m.sample(m.options):
        here, events = m.answered(code)
        if any(event.reveals for event in events):
            continue
        there, _ = m.after(m.behind(m.seat), code)
        hold(
            m.game.view(here, m.seat) == m.game.view(there, m.seat),
            "9",
            f"{m.game.line(code)} leads to another view where other things are hidden",
        )


@law
def events_tell_all(m: Moment) -> None:
    """10. The old view and the redacted events determine the new view."""
    for seat in m.seats():
        seen: dict[bytes, View] = {}
        dealt = m.behind(seat)
        for table in (m.table, dealt):
            for code in m.sample(codes_of(table)):
                after, events = m.answered(code) if table is m.table else m.after(table, code)
                heard = [m.game.redact(event, seat) for event in events]
                key = msgspec.json.encode(heard)
                view = m.game.view(after, seat)
                known = seen.setdefault(key, view)
                if known != view:
                    raise Broken(f"10: seat {seat} hears {key!r} in two different cases")


@law
def nothing_is_lost(m: Moment) -> None:
    """11. Every piece is somewhere, once, and no good is negative."""
    m.game.audit(m.table)


@law
def points_add_up(m: Moment) -> None:
    """12. Points are the sum of their parts."""
    for score in m.game.score(m.table):
        hold(score.points == sum(score.parts.values()), "12", f"{score}")


@law
def reasons_tell_nothing(m: Moment) -> None:
    """13. Every refusal has a reason, and it is the same whatever is hidden."""
    for seat in range(m.players):
        dealt = m.behind(seat)
        hold(dealt.seat == m.table.seat, "13", "who is asked depends on something hidden")
        frame = m.table.frame_for(seat)
        offered = set() if frame is None else {int(c) for c in frame.options(m.table)}
        for code in m.others():
            reason = m.game.why_not(m.table, seat, code)
            hold((reason is None) == (code in offered), "13", f"no reason for {m.game.line(code)}")
            other = m.game.why_not(dealt, seat, code)
            if reason != other:
                raise Broken(f"13: {m.game.line(code)}: {reason} here, {other} there")
    for code in m.options:
        hold(m.game.why_not(m.table, m.seat, code) is None, "13", f"{code} is offered, yet refused")


@law
def together_means_independent(m: Moment) -> None:
    """14. Questions asked together have the same options whatever the other seats answer."""
    if not m.table.stack[-1].together:
        return
    for code in m.options:
        after, _ = m.answered(code)
        for seat in range(m.players):
            frame = m.table.frame_for(seat)
            if frame is None or seat == m.seat:
                continue
            then = after.frame_for(seat)
            hold(
                then is not None and list(then.options(after)) == list(frame.options(m.table)),
                "14",
                f"seat {seat} is asked something else after {m.game.line(code)}",
            )


@law
def telling_is_true(m: Moment) -> None:
    """15. What answers and events are told to bring is what the rules make of them."""
    telling = m.game.telling
    before = [telling.holdings(m.table, seat) for seat in range(m.players)]
    for choice in telling.choices(m.table, m.seat, m.sample(m.options)):
        if choice.certain and not m.table.stack[-1].together:
            told = difference(choice.pays, choice.gains)
            brought = _brought(m, choice.code)
            hold(brought in (None, told), "15", f"{choice.line} brings {brought}, told: {told}")
        after, events = m.answered(choice.code)
        changes = [change for event in events for change in telling.changes(event)]
        for seat in range(0 if after.over() else m.players):
            told = added(*[change.amounts for change in changes if change.seat == seat])
            found = difference(before[seat], telling.holdings(after, seat))
            if told != found:
                raise Broken(f"15: {choice.line}: {events} for {found} of {seat}")


def _brought(m: Moment, code: int) -> Amounts | None:
    """See what an answer brings a seat in its turn; None where it ends the game."""
    before = m.game.telling.account(m.table, m.seat)
    copy = m.table.copy()
    copy.holds = 1 << m.seat
    copy.apply(code)
    return None if copy.over() else difference(before, m.game.telling.account(copy, m.seat))


@law
def telling_is_pure(m: Moment) -> None:
    """16. Telling changes nothing, leaks nothing, and reads back as it was written."""
    before = m.dump
    for seat in range(m.players):
        dealt, telling = m.behind(seat), m.game.telling
        here, there = telling.progress(m.table, seat), telling.progress(dealt, seat)
        if here != there:
            raise Broken(f"16: progress of {seat}: {here} here, {there} there")
        mine, theirs = m.table.frame_for(seat), dealt.frame_for(seat)
        if mine is None or theirs is None:
            continue
        told, other = telling.told(m.table, mine), telling.told(dealt, theirs)
        hold(told == other, "16", f"{told} here, {other} there")
        read = reader(telling.questions).decode(msgspec.json.encode(told))
        hold(read == told, "16", f"{told} reads back differently")
        codes = m.sample([int(code) for code in mine.options(m.table)])
        one, two = telling.choices(m.table, seat, codes), telling.choices(dealt, seat, codes)
        if one != two:
            raise Broken(f"16: {one} here, {two} there")
    hold(m.game.dump(m.table) == before, "16", "telling changed the table")


@law
def observing_is_pure(m: Moment) -> None:
    """17. An observation is of its layout, changes nothing, and is the same whatever is hidden."""
    if m.game.encoding is None:
        return
    before, most = m.dump, largest(m.game.encoding)
    for seat in range(m.players):
        here = m.game.observation(m.table, seat)
        hold(len(here) == len(most), "17", f"{len(here)} entries, of {len(most)} that are named")
        if not within(here, most):
            beyond = _apart(m, here, bytes(map(min, here, most)))
            raise Broken(f"17: seat {seat}: {beyond} are more than they can be")
        there = m.game.observation(m.behind(seat), seat)
        if here != there:
            raise Broken(f"17: seat {seat} observes what it does not see: {_apart(m, here, there)}")
    hold(m.game.dump(m.table) == before, "17", "observing changed the table")


@cache
def largest(encoding: Encoding[Any]) -> bytes:
    """Give what every entry of an observation may be at most."""
    return bytes(field.most for field in encoding.fields())


def within(here: bytes, most: bytes) -> bool:
    """Say whether no byte is more than it may be: all at once, as digits of two long numbers."""
    ones = b"\1" * len(most)  # a digit above each byte that the difference takes or leaves
    rest = _spaced(most, ones) - _spaced(here, bytes(len(most)))
    carried = _spaced(bytes(len(most)), ones)
    return rest & carried == carried


def _spaced(low: bytes, high: bytes) -> int:
    digits = bytearray(2 * len(low))
    digits[::2], digits[1::2] = low, high
    return int.from_bytes(digits, "little")


def _apart(m: Moment, one: bytes, two: bytes) -> dict[str, tuple[int, int]]:
    """Name the entries that differ."""
    assert m.game.encoding is not None
    entries = zip(m.game.encoding.fields(), one, two, strict=True)
    return {field.name: (mine, theirs) for field, mine, theirs in entries if mine != theirs}


MOMENT_LAWS: tuple[Callable[[Moment], None], ...] = (
    asking_is_pure,
    every_option_applies,
    refusing_changes_nothing,
    copies_are_independent,
    everything_round_trips,
    views_can_be_dealt_behind,
    legality_is_visible,
    nothing_hidden_steers,
    events_tell_all,
    nothing_is_lost,
    points_add_up,
    reasons_tell_nothing,
    together_means_independent,
    telling_is_true,
    telling_is_pure,
    observing_is_pure,
)
STORY_LAWS: tuple[Callable[[Story], None], ...] = (same_again,)
END_LAWS = (  # those that speak of a table nobody is asked at, too
    copies_are_independent,
    everything_round_trips,
    views_can_be_dealt_behind,
    nothing_is_lost,
    points_add_up,
    observing_is_pure,
)


def any_option(table: Table, rng: Stream) -> int:
    """Choose among all options alike."""
    return int(table.options[rng.below(len(table.options))])


def check(
    game: Game[Any, Any],
    options: Options,
    seed: int,
    every: int = 1,
    laws: Iterable[Callable[[Moment], None]] = MOMENT_LAWS,
    choose: Callable[[Table, Stream], int] = any_option,
) -> Story:
    """Play a game to its end, looking closely at about one moment in `every`.

    Uniform choice seldom plays well enough to see a game's late positions: `choose` may lead there.
    """
    story = Story(game, options, seed)
    table = story.table
    table.log = []
    rng = stream(seed, "laws")
    laws = tuple(laws)
    while table.seat >= 0:
        if rng.below(every) == 0:
            moment = Moment(game, table, rng)
            for each in laws:
                each(moment)
        code = choose(table, rng)
        story.codes.append(code)
        table.apply(code)
        hold(len(story.codes) <= game.longest, "2", f"no end after {game.longest} decisions")
    story.events = list(table.log)
    ended = table.over() and game.outcome(table) is not None
    hold(ended, "2", "nobody is asked, yet it is not over")
    for whole in STORY_LAWS:
        whole(story)
    end = Moment(game, table, rng)
    for each in END_LAWS:
        each(end)
    return story
