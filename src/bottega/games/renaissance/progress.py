"""How far missions are: what the rule counts, for words, bots and boards alike."""

from functools import lru_cache
from typing import cast

from mypy_extensions import i64

from bottega.games.renaissance.claims import face_down
from bottega.games.renaissance.dealing import bits_of, lay_person, lay_side
from bottega.games.renaissance.names import NUMBER
from bottega.games.renaissance.state import FLAGS, Renaissance, numbers, special_index
from bottega.games.renaissance.variants import rules_of
from bottega.games.renaissance.views import Distance, RenaissanceView
from bottega.kernel.options import Options
from bottega.kernel.table import Table


def progress_at(table: Table, seat: i64) -> dict[str, Distance]:
    """Tell the same as `progress`, to who only knows that it is a table of this game."""
    return progress(cast(Renaissance, table), seat)


def progress(table: Renaissance, seat: i64) -> dict[str, Distance]:
    """Tell how far the missions of a seat's side are that lie face down, as the seat can see."""
    side = table.side(seat)
    found: dict[str, Distance] = {}
    for card in face_down(table, side):
        piece = table.cards[card]
        far: Distance = piece.mission.condition.progress(table, side, seat)
        found[piece.name] = far if table.turn > 0 else not_yet(far)
    return found


def not_yet(far: Distance) -> Distance:
    """Let nothing hold or be lost before the first turn (ruling N-60)."""
    parts = tuple([not_yet(part) for part in far.parts])
    return Distance(False, False, far.own, far.mark, parts)


def progress_of(seen: RenaissanceView) -> dict[str, Distance]:
    """Tell the same of a view: nothing else is counted than what its seat can see."""
    if seen.seat is None or not seen.pending:
        return {}
    return progress(_shown(seen, seen.seat), seen.seat)


def _shown(seen: RenaissanceView, seat: int) -> Renaissance:
    """Lay out what a view shows that missions are about."""
    options = seen.options
    table = _empty(options.players, tuple(options.chosen.items())).copy()
    for side, board in enumerate(seen.sides):
        lay_side(table.sites[side], board)
    person, own = table.people[seat], seen.sides[seen.people[seat].side]
    lay_person(person, seen.people[seat])
    person.hand = numbers(seen.people[seat].hand)
    site = table.site(seat)
    site.stock, site.vault = numbers(own.stock), numbers(own.vault)
    site.mandatory, site.optional = numbers(own.mandatory), numbers(own.optional)
    table.turn = seen.turn
    table.firsts = bits_of(FLAGS, seen.firsts)
    for name, layer in seen.laid_by.items():
        table.laid_by[special_index(NUMBER[name])] = layer
    return table


@lru_cache(maxsize=64)
def _empty(players: int, chosen: tuple[tuple[str, str], ...]) -> Renaissance:
    """Give the table of such options with nothing on it."""
    options = Options(players, dict(chosen))
    return Renaissance(None, options, rules_of(options))
