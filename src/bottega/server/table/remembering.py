"""What people remember a game for: pieces they had, feats, and numbers that may be records."""

from collections.abc import Iterator, Sequence
from typing import Final

from bottega.kernel.telling import Trait
from bottega.server.store.finished import BOTS, Had, Mark, Result
from bottega.server.store.marks import DEAL
from bottega.server.table.contests import DAILY, day_of, deal_of, opens
from bottega.server.table.situation import Situation

FEAT: Final = "feat"
MANY: Final = 4  # at a table, of whom one is the best

Told = tuple[tuple[Trait, ...], ...]  # by seat


def told(table: Situation) -> Told:
    """Have the game tell what seats are remembered for; nothing where it came to no end."""
    if table.session is None or table.outcome is None:
        return ()
    view = table.game.view(table.session.table, None)
    telling = table.game.telling
    return tuple([tuple(telling.traits(view, seat)) for seat in range(len(table.seats))])


def had(told: Told) -> tuple[Had, ...]:
    """List the pieces that seats began with and played."""
    return tuple(
        [
            Had(seat, trait.kind, trait.piece)
            for seat, traits in enumerate(told)
            for trait in traits
            if trait.kind != FEAT
        ]
    )


def marks(table: Situation, results: Sequence[Result], told: Told) -> tuple[Mark, ...]:
    """List what people remember a game for: no practice, known deal, or two seats."""
    people = [one for one in results if one.player and not one.player.startswith(BOTS)]
    apart = len({one.player for one in people}) == len(people)
    again = table.contest != deal_of(table.contest)
    if table.settings.practice or again or not apart:
        return ()
    found = []
    for one in people:
        feats = told[one.seat] if told and not one.gave_up else ()
        names = [trait.piece for trait in feats if trait.kind == FEAT]
        found += [Mark(one.player, name) for name in names]
        found += [Mark(one.player, *mark) for mark in _numbers(table, one, results)]
    return tuple(found)


def _numbers(table: Situation, own: Result, results: Sequence[Result]) -> Iterator[tuple[str, int]]:
    """Give what somebody's own result is remembered for."""
    if own.gave_up:
        return
    rivals = [one for one in results if one.side != own.side]
    yield from ((f"beat-{one.player[1:]}", 0) for one in rivals if _is_beaten(own, one))
    if table.outcome is None:
        return
    game, lasted = table.game_name, (table.ended or 0) - (table.started or 0)
    yield f"{game}/lasted", lasted
    if rivals or own.won:
        yield f"{game}/points", own.points
    if own.won:
        yield from _won(game, own, rivals, len(results))
    if table.contest.startswith(f"{DAILY}/") and (table.ended or 0) < opens(table.contest):
        yield DEAL, day_of(opens(table.contest) - 1).toordinal()


def _is_beaten(own: Result, other: Result) -> bool:
    return other.player.startswith(BOTS) and own.place < other.place


def _won(game: str, own: Result, rivals: Sequence[Result], seats: int) -> Iterator[tuple[str, int]]:
    """Give what a victory is remembered for."""
    yield f"{game}/won", 0
    if not rivals:
        yield "won-alone", 0
        return
    margin = own.points - max([one.points for one in rivals])
    if any(one.gave_up for one in rivals) or margin <= 0:
        return
    yield f"{game}/margin", margin
    if margin == 1:
        yield "won-by-one", 0
    if seats >= MANY:
        yield "won-of-four", 0
