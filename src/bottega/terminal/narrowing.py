"""Narrowing: a thing that is chosen keeps the answers that have to do with it; no rule is here.

It is what the browser does with the same told choices: which answers are left after some picks,
what stands in the list, and what takes a second word because it gives something away.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

import msgspec

from bottega.text.layout import capital
from bottega.wire import Choice

MANY: Final = 12  # answers of one kind that are listed; of more, the things come first
FEW: Final = 6  # things that a main kind of answer is spread into at once

Named = Callable[[str], bool]  # whether many answers that begin with a thing have a name


class Picks(NamedTuple):
    """What was chosen so far: things, and perhaps a kind of answer."""

    things: tuple[str, ...] = ()
    verb: str | None = None


NOTHING: Final = Picks()


class Item(NamedTuple):
    """A row of the list: one answer, or many that share a kind, or the thing that comes first."""

    choices: tuple[Choice, ...]
    thing: str | None = None

    @property
    def verb(self) -> str:
        """Give the kind of its answers."""
        return self.choices[0].verb

    @property
    def only(self) -> Choice | None:
        """Give its answer, where it is one."""
        return self.choices[0] if len(self.choices) == 1 else None


class Laid(NamedTuple):
    """The answers that are left: the rows, the ways to lose something, and what closes."""

    items: tuple[Item, ...]
    quiet: tuple[Item, ...]
    last: Choice | None


class Click(NamedTuple):
    """What choosing something does: it gives an answer, or only narrows."""

    answer: Choice | None
    picks: Picks = NOTHING


def left(choices: Iterable[Choice], picks: Picks) -> list[Choice]:
    """Give the choices that are left after some picks."""
    wanted = {thing: picks.things.count(thing) for thing in picks.things}
    return [
        choice
        for choice in choices
        if picks.verb in (None, choice.verb)
        and all(choice.touches.count(thing) >= n for thing, n in wanted.items())
    ]


def is_loss(choice: Choice) -> bool:
    """Say whether an answer gives something away."""
    return choice.kind == "quiet"


def offered(choices: Sequence[Choice], picks: Picks) -> Sequence[Choice]:
    """Give the answers that things stand for: no loss, unless losses are asked for."""
    if picks.verb is not None:
        return choices
    safe = [choice for choice in choices if not is_loss(choice)]
    return safe if any(choice.kind != "end" for choice in safe) else choices


def settled(choices: Sequence[Choice], picks: Picks) -> Choice | None:
    """Give the only answer left; a loss among others, or for good, takes two picks."""
    found = left(offered(choices, picks), picks)
    if len(found) != 1:
        return None
    (only,) = found
    rash = only.final or (is_loss(only) and not all(map(is_loss, choices)))
    clicks = len(picks.things) + (picks.verb is not None)
    return None if rash and clicks < 2 else only


def leads(choices: Iterable[Choice], picks: Picks, thing: str) -> bool:
    """Say whether a thing leads on: some answer left touches it once more than was picked."""
    return bool(left(choices, picks._replace(things=(*picks.things, thing))))


def narrow(choices: Sequence[Choice], picks: Picks) -> Click:
    """Keep to some picks, or give the answer they leave."""
    return Click(settled(choices, picks), picks)


def touch(choices: Sequence[Choice], picks: Picks, thing: str) -> Click:
    """Pick a thing."""
    return narrow(choices, picks._replace(things=(*picks.things, thing)))


def choose(choices: Sequence[Choice], picks: Picks, item: Item, *, quiet: bool) -> Click:
    """Choose a row: answer, or narrow to what it stands for."""
    only = item.only
    if only is None or quiet:
        if item.thing is not None:
            return touch(choices, picks, item.thing)
        return narrow(choices, picks._replace(verb=item.verb))
    if only.final and picks == NOTHING:
        return Click(None, Picks(only.touches[:1], only.verb))
    return Click(only)


def _grouped(choices: Sequence[Choice], by: Callable[[Choice], str]) -> list[tuple[Choice, ...]]:
    """Put choices together by something they share, in the order in which they came."""
    order = {key: at for at, key in enumerate(dict.fromkeys(map(by, choices)))}
    ranked = sorted(choices, key=lambda choice: order[by(choice)])
    return [tuple(same) for _, same in groupby(ranked, by)]


def _first(choice: Choice) -> str:
    return choice.touches[0] if choice.touches else ""


def _verb(choice: Choice) -> str:
    return choice.verb


def by_verb(choices: Sequence[Choice]) -> tuple[Item, ...]:
    """Give one row for each kind of answer."""
    return tuple(map(Item, _grouped(choices, _verb)))


def _distinct(choices: Iterable[Choice]) -> bool:
    names = [(choice.verb, choice.name) for choice in choices if choice.name]
    return len(set(names)) == len(names)


def _by_thing(choices: Sequence[Choice]) -> list[Item]:
    return [Item(same, _first(same[0])) for same in _grouped(choices, _first)]


def _spread(same: tuple[Choice, ...], named: Named) -> list[Item]:
    """Give the few things that answers of a main kind begin with, or their kind alone."""
    if all(choice.kind == "main" and named(_first(choice)) for choice in same):
        things = _by_thing(same)
        if len(things) <= FEW:
            return things
    return [Item(same)]


def rows(choices: Sequence[Choice], picks: Picks, room: int, named: Named) -> tuple[Item, ...]:
    """Give the rows: the answers, or where they are many their kinds or their first things."""
    alone = tuple(Item((choice,)) for choice in choices)
    apart = _distinct(choices)
    if apart and len(choices) <= room:
        return alone
    kinds = _grouped(choices, _verb)
    if picks == NOTHING and len(kinds) > 1:
        return tuple(item for same in kinds for item in _spread(same, named))
    crowded = len(choices) > max(MANY, room) or not apart
    if not picks.things and crowded and all(named(_first(choice)) for choice in choices):
        things = _by_thing(choices)
        if len(things) > 1:
            return tuple(things)
    return alone


def laid(choices: Sequence[Choice], picks: Picks, room: int, named: Named) -> Laid:
    """Lay answers out; what closes has its own place, and so has what gives away unasked."""
    last = next((choice for choice in choices if choice.kind == "end"), None)
    low = [choice for choice in choices if is_loss(choice)]
    loud = [choice for choice in choices if choice.kind != "end" and not is_loss(choice)]
    quiet = by_verb(low) if loud or (picks == NOTHING and last) else ()
    return Laid(rows(loud if loud or quiet else low, picks, room, named), quiet, last)


# What the question says by now is not said again by its answers.


def unsaid(choices: Sequence[Choice], picks: Picks) -> list[Choice]:
    """Give the answers that are left, by what is not yet known of them."""
    before = () if picks.things else _begun(choices)
    if not picks.things and not before:
        return list(choices)
    known = {verb: _shared(choices, verb) for verb in {choice.verb for choice in choices}}
    return [_renamed(choice, known[choice.verb], before) for choice in choices]


def _shared(choices: Sequence[Choice], verb: str) -> set[str]:
    parts = [set(choice.parts) for choice in choices if choice.verb == verb]
    return set.intersection(*parts)


def _begun(choices: Sequence[Choice]) -> tuple[str, ...]:
    """Give what all answers begin with, where that is one thing with many places."""
    found = [choice for choice in choices if choice.kind not in ("end", "quiet")]
    alike = len({(choice.name, choice.verb) for choice in found}) == 1
    return found[0].parts[:1] if alike and len(found) > 1 else ()


def _renamed(choice: Choice, known: set[str], before: tuple[str, ...]) -> Choice:
    if not choice.parts:
        return choice
    apart = [part for part in choice.parts if part not in known] or [choice.parts[-1]]
    return msgspec.structs.replace(choice, name=capital(" · ".join([*before, *apart])))


# A number is asked for: answers that differ in nothing else.


def counted(items: Sequence[Item]) -> tuple[Choice, ...]:
    """Give the answers from the least to the most, where nothing but a number is asked for."""
    choices = [choice for item in items for choice in item.choices]
    kinds = {_besides(choice) for choice in choices}
    if len(choices) < 2 or len(kinds) > 1 or any(choice.number is None for choice in choices):
        return ()
    return tuple(sorted(choices, key=lambda choice: choice.number or 0))


def _besides(choice: Choice) -> tuple[str, ...]:
    rest = (f"{name}={value}" for name, value in choice.args.items() if value != str(choice.number))
    return (choice.verb, *rest)
