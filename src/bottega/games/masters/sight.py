"""Who sees what: building views, and dealing anew what a view does not know."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.masters.cards import CARDS, DECK_SIZE, DECKS
from bottega.games.masters.events import LeaderDiscarded, LeadersKept
from bottega.games.masters.goods import FAITH, GOODS, count, counts, goods, some
from bottega.games.masters.leaders import FIRST_LEADER, LEADERS, numbers
from bottega.games.masters.leadership import grant
from bottega.games.masters.scoring import score
from bottega.games.masters.state import VERDICTS, Masters, Player
from bottega.games.masters.tokens import TOKENS
from bottega.games.masters.views import Board, Deck, Lorenzo, MastersView
from bottega.kernel.events import Event
from bottega.kernel.game import Question
from bottega.kernel.rng import Stream
from bottega.parts.seen import lay_numbers


def view(table: Masters, seat: int | None) -> MastersView:
    """Build what a seat sees, field by field."""
    over = table.over()
    lorenzo = None
    if table.solo:
        seen = [int(TOKENS[table.tokens[i]].number) for i in range(table.drawn)]
        lorenzo = Lorenzo(int(table.cross), tuple(seen))
    return MastersView(
        seat,
        table.setting,
        table.pending(Question),
        int(table.seat),
        tuple([_board(p, over or i == seat) for i, p in enumerate(table.players)]),
        tuple([int(marble) for marble in table.market]),
        tuple([_deck(table, deck) for deck in range(DECKS)]),
        int(table.first),
        int(table.turn),
        int(table.reports),
        table.last,
        VERDICTS[table.verdict],
        counts(table.fresh),
        int(table.let_go),
        counts(table.need),
        counts(table.gain),
        int(count(table.gain, FAITH)),
        lorenzo,
    )


def _board(player: Player, open: bool) -> Board:
    hand = numbers(player.hand)
    discarded = numbers(player.discarded)
    returned = numbers(player.returned)
    return Board(
        counts(player.store),
        counts(player.box),
        int(player.faith),
        tuple([section + 1 for section in range(3) if (player.tiles >> section) & 1]),
        tuple([slot_cards(player, slot) for slot in range(3)]),
        numbers(player.played),
        hand if open else None,
        len(hand),
        discarded if open else None,
        len(discarded),
        returned if open else None,
        len(returned),
        score(player),
    )


def slot_cards(player: Player, slot: i64) -> tuple[int, ...]:
    """Give the cards on a slot from the bottom up."""
    return tuple([int(player.cards[slot * 3 + i]) for i in range(player.height(slot))])


def _deck(table: Masters, deck: i64) -> Deck:
    start = deck * DECK_SIZE + table.taken[deck] + 1
    beneath = [int(table.decks[i]) for i in range(start, (deck + 1) * DECK_SIZE)]
    beneath.sort()
    return Deck(int(table.tops[deck]), tuple(beneath))


def redact(event: Event, seat: int | None) -> Event:
    """Hide which leader somebody else kept or put away (ruling M-32)."""
    if isinstance(event, LeadersKept) and event.seat != seat:
        return LeadersKept(event.seat, None)
    if isinstance(event, LeaderDiscarded) and event.seat != seat:
        return LeaderDiscarded(event.seat, None)
    return event


def pack_goods(named: dict[str, int]) -> i64:
    """Read named goods back."""
    return goods(*[named.get(name, 0) for name in GOODS])


def bits(leaders: tuple[int, ...]) -> i64:
    """Read leaders' numbers back into a set."""
    found: i64 = 0
    for number in leaders:
        found |= i64(1) << (number - FIRST_LEADER)
    return found


def fold_leaders(player: Player) -> None:
    """Let the abilities of all played leaders hold."""
    player.discounts = player.depots = player.whites = player.crafts = 0
    for i in range(i64(len(LEADERS))):
        if (player.played >> i) & 1:
            grant(player, LEADERS[i])


def fold_cards(player: Player) -> None:
    """Count the banners of all cards on the board."""
    player.banners = player.bought = 0
    for number in player.cards:
        if number:
            player.banners += CARDS[number].banners
            player.bought += 1


def deal(seen: MastersView, rng: Stream) -> Masters:
    """Build a whole table that could be behind a view, all but what is pending and chance."""
    table = Masters(None, seen.options)
    lay_numbers(table, seen)
    table.market = vec[i64]([i64(marble) for marble in seen.market])
    _deal_decks(table, seen, rng)
    _deal_boards(table, seen, rng)
    table.verdict = VERDICTS.index(seen.verdict)
    table.fresh = pack_goods(seen.fresh)
    table.need = pack_goods(seen.need)
    table.gain = pack_goods(seen.gain) + some(FAITH, seen.gain_faith)
    if seen.lorenzo is not None:
        _deal_tokens(table, seen.lorenzo, rng)
    return table


def _deal_decks(table: Masters, seen: MastersView, rng: Stream) -> None:
    for index in range(DECKS):
        deck = seen.decks[index]
        beneath = vec[i64]([i64(number) for number in deck.beneath])
        rng.shuffle(beneath)
        known = {deck.top, *deck.beneath}
        gone = [card.number for card in CARDS if card.deck == index and card.number not in known]
        if not deck.top:
            gone = [card.number for card in CARDS if card.number and card.deck == index]
        table.taken[index] = len(gone)
        for number in gone:  # their order is no longer of interest
            table.decks = append(table.decks, number)
        if deck.top:
            table.decks = append(table.decks, i64(deck.top))
        for number in beneath:
            table.decks = append(table.decks, number)
        table.uncover(index)


def _deal_boards(table: Masters, seen: MastersView, rng: Stream) -> None:
    known: i64 = 0
    for board in seen.boards:
        known |= bits(board.played) | bits(board.hand or ())
        known |= bits(board.discarded or ()) | bits(board.returned or ())
    unknown = vec[i64]([i64(i) for i in range(len(LEADERS)) if not (known >> i64(i)) & 1])
    rng.shuffle(unknown)
    at: i64 = 0
    for seat in range(len(seen.boards)):
        board = seen.boards[seat]
        player = table.players[seat]
        lay_numbers(player, board)
        player.store = pack_goods(board.store)
        player.box = pack_goods(board.box)
        for section in board.tiles:
            player.tiles |= i64(1) << i64(section - 1)
        for slot in range(3):
            for i in range(len(board.slots[slot])):
                player.cards[slot * 3 + i] = board.slots[slot][i]
        player.played = bits(board.played)
        fold_leaders(player)
        fold_cards(player)
        for _ in range(board.hand_size if board.hand is None else 0):
            player.hand |= i64(1) << unknown[at]
            at += 1
        for _ in range(board.discarded_size if board.discarded is None else 0):
            player.discarded |= i64(1) << unknown[at]
            at += 1
        for _ in range(board.returned_size if board.returned is None else 0):
            player.returned |= i64(1) << unknown[at]
            at += 1
        player.hand |= bits(board.hand or ())
        player.discarded |= bits(board.discarded or ())
        player.returned |= bits(board.returned or ())


def _deal_tokens(table: Masters, lorenzo: Lorenzo, rng: Stream) -> None:
    table.cross = lorenzo.cross
    table.drawn = len(lorenzo.drawn)
    rest = vec[i64]([i64(i) for i in range(len(TOKENS)) if i + 1 not in lorenzo.drawn])
    rng.shuffle(rest)
    for number in lorenzo.drawn:
        table.tokens = append(table.tokens, i64(number - 1))
    for token in rest:
        table.tokens = append(table.tokens, token)
