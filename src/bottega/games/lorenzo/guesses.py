"""Dealing leaders that could be behind a view: whatever the viewer saw in the draft stays true.

A pack that starts at seat p is looked at by seat p, then by the seats to the right. What a seat
saw of a pack bounds who can have kept what; everything else comes from the pool of leaders that
the viewer has never seen.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.actions import LEADERS
from bottega.games.lorenzo.draft import DEALT
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.rng import Stream
from bottega.parts.bits import BITS


class Group:
    """Leaders of which some were kept in these places: (seat, step) each."""

    def __init__(self, cards: list[int], places: list[tuple[int, int]], pack: int) -> None:
        self.cards = cards
        self.places = places
        self.pack = pack  # where those that nobody kept lie; -1 for the pool


def deal_leaders(table: Lorenzo, seen: LorenzoView, rng: Stream) -> None:
    """Deal packs, picks, hands, discards and drawn leaders behind a view, and the pile."""
    shown = {LEADERS.index(name) for lot in seen.lots for name in lot.leaders}
    seats = len(seen.boards)
    picks: dict[tuple[int, int], int] = {}
    packs: list[list[int]] = [[] for _ in range(seats if _dealt(seen) else 0)]
    groups = _groups(seen, picks)
    known = {leader for group in groups for leader in group.cards} | set(picks.values()) | shown
    known |= {LEADERS.index(name) for board in seen.boards for name in board.drawn or ()}
    pool = Group([int(leader) for leader in table.rules.pool if leader not in known], [], -1)
    places = {place for group in groups for place in group.places} | set(picks)
    for seat in range(seats):
        for step in range(seen.boards[seat].picked):
            if (seat, step) not in places:
                pool.places.append((seat, step))
    for group in [*groups, pool]:
        _fill(group, seen, picks, rng)
    drawn = _deal_drawn(seen, pool)
    for (seat, step), leader in picks.items():
        packs[(seat + step) % seats].append(leader)
    for group in groups:
        if group.pack >= 0:
            packs[group.pack] += group.cards
    for pack in packs:
        while len(pack) < DEALT:
            pack.append(pool.cards.pop())
    _lay_out(table, seen, packs, picks, drawn, rng)
    table.leaders = vec[i64]([i64(leader) for leader in pool.cards])


def _dealt(seen: LorenzoView) -> bool:
    return any(board.picked or board.draft for board in seen.boards) or any(
        question.frame == "KeepLeader" for question in seen.pending
    )


def _public(seen: LorenzoView, seat: int) -> list[int]:
    """List the leaders that a seat has or had in play."""
    board = seen.boards[seat]
    return [LEADERS.index(name) for name in (*board.played, *board.dismissed)]


def _deal_drawn(seen: LorenzoView, pool: Group) -> list[list[int]]:
    """Deal what each seat drew from the pile: first what it played since, then by chance."""
    drawn: list[list[int]] = []
    for seat, board in enumerate(seen.boards):
        if board.drawn is not None:
            drawn.append([LEADERS.index(name) for name in board.drawn])
            continue
        mine = [leader for leader in _public(seen, seat) if leader in pool.cards]
        for leader in mine:
            pool.cards.remove(leader)
        drawn.append(mine)
    for seat, board in enumerate(seen.boards):
        while len(drawn[seat]) < board.drawn_size:
            drawn[seat].append(pool.cards.pop())
    return drawn


def _groups(seen: LorenzoView, picks: dict[tuple[int, int], int]) -> list[Group]:
    """Read what the viewer saw: its own picks, and what left each pack between two looks."""
    seats = len(seen.boards)
    groups: list[Group] = []
    for me in range(seats):
        looks = seen.boards[me].draft
        mine = seen.boards[me].picks
        if looks is None or mine is None:
            continue
        for step, name in enumerate(mine):
            picks[me, step] = LEADERS.index(name)
    watchers = [i for i in range(seats) if seen.boards[i].draft is not None]
    if len(watchers) != 1:
        return groups  # nothing is hidden, or nothing is known
    me = watchers[0]
    looks = seen.boards[me].draft or ()
    for step in range(min(seats, len(looks))):
        groups += _after_looks(seen, me, step, picks)
    return groups


def _after_looks(
    seen: LorenzoView, me: int, step: int, picks: dict[tuple[int, int], int]
) -> list[Group]:
    """Follow one pack from the viewer's first look at it: it comes by again after a lap."""
    seats = len(seen.boards)
    looks = seen.boards[me].draft or ()
    pack = (me + step) % seats
    found: list[Group] = []
    while step < len(looks):
        left = [LEADERS.index(name) for name in looks[step]]
        if (me, step) in picks:
            left.remove(picks[me, step])
        again = step + seats
        back = [LEADERS.index(n) for n in looks[again]] if again < len(looks) else []
        last = not back
        cards = [leader for leader in left if leader not in back]
        places: list[tuple[int, int]] = []
        for later in range(step + 1, min(again, int(DEALT))):
            holder = (pack - later) % seats
            if seen.boards[holder].picked > later:
                places.append((holder, later))
        found.append(Group(cards, places, pack if last else -1))
        step = again
    return found


def _fill(group: Group, seen: LorenzoView, picks: dict[tuple[int, int], int], rng: Stream) -> None:
    """Assign leaders to places: those in play belong to who played them, the others by chance."""
    shuffled = vec[i64]([i64(card) for card in group.cards])
    rng.shuffle(shuffled)
    cards = [int(card) for card in shuffled]
    open_places = list(group.places)
    played = [leader for seat in range(len(seen.boards)) for leader in _public(seen, seat)]
    for seat in range(len(seen.boards)):
        for leader in _public(seen, seat):
            place = next((p for p in open_places if p[0] == seat), None)
            if leader in cards and place is not None:
                open_places.remove(place)
                cards.remove(leader)
                picks[place] = leader
    unseen = [leader for leader in cards if leader not in played]
    for place in open_places:
        picks[place] = unseen.pop()
        cards.remove(picks[place])
    group.cards = cards


def _lay_out(
    table: Lorenzo,
    seen: LorenzoView,
    packs: list[list[int]],
    picks: dict[tuple[int, int], int],
    drawn: list[list[int]],
    rng: Stream,
) -> None:
    for pack in packs:
        for leader in pack:
            table.packs = append(table.packs, i64(leader))
    for seat, board in enumerate(seen.boards):
        player = table.players[seat]
        for step in range(board.picked):
            player.picks = append(player.picks, i64(picks[seat, step]))
        for leader in drawn[seat]:
            player.drawn |= BITS[leader]
        if board.hand is not None and board.discarded is not None:
            for name in board.hand:
                player.hand |= BITS[LEADERS.index(name)]
            for name in board.discarded:
                player.discarded |= BITS[LEADERS.index(name)]
            continue
        mine = player.shown | player.drawn
        for pick in player.picks:
            mine |= BITS[pick]
        mine &= ~(player.played | player.dismissed)
        rest = vec[i64]([leader for leader in range(i64(len(LEADERS))) if mine & BITS[leader]])
        rng.shuffle(rest)
        for i in range(len(rest)):
            if i < board.hand_size:
                player.hand |= BITS[rest[i]]
            else:
                player.discarded |= BITS[rest[i]]
