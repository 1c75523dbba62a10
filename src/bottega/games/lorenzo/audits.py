"""The audit: which positions the pieces and the rules can make at all."""

from itertools import dropwhile
from typing import Final

from bottega.games.lorenzo.actions import FACES, ROWS, SLOT_COUNT
from bottega.games.lorenzo.draft import DEALT
from bottega.games.lorenzo.goods import tokens
from bottega.games.lorenzo.leadership import has_copier
from bottega.games.lorenzo.pieces import CARD_KINDS, OWN, SPECIAL, Leader, cards_of
from bottega.games.lorenzo.placed import placed_member, placed_seat, placed_space
from bottega.games.lorenzo.queries import folded, laid_out
from bottega.games.lorenzo.ruleset import DECK_SIZE, FIRST_SPACE, FLOORS, PILE, ROUNDS
from bottega.games.lorenzo.state import (
    NO_BID,
    NO_FAMILY,
    NO_LEADER,
    NO_TILE,
    Lorenzo,
    Player,
    members_of,
)
from bottega.games.lorenzo.tokens import face_on, how_many, of_face, one_of
from bottega.kernel.errors import BadDump
from bottega.parts.bits import BITS

# In the middle of a turn each question may lie on what follows another one; every one of them
# checks its own numbers. These are never among them:
OUTSIDE: Final = {
    "Turn", "LastWord", "After", "HandOver", "BeginRound", "LeadersReturn", "GoHome", "ClearTowers",
    "Report", "Actions", "Draft", "ChooseTile", "ChooseTiles", "KeepLeader", "Faith", "Bid",
    "TakeFamilies", "TakeFamily", "OfferLeftovers", "BuyLeftover", "BeginTurn", "Announce",
    "FillTowers", "RollDice", "Finish", "StandardTiles", "StartGoods", "MoveAdaptation", "Auction",
}  # fmt: skip
# Nothing is ever asked before these are answered.
ON_TOP: Final = {
    "PayFor", "RaiseOne", "Work", "Production", "BonusTake", "PickOne", "ChooseWork", "VisitBoard",
    "KeepToken", "ReplaceGoods", "PayTokens",
}  # fmt: skip
# Questions to the rivals of whose turn it is.
RIVALS: Final = {"DropCard", "GiveGoods"}


def audit(table: Lorenzo) -> None:
    """Raise BadDump unless this is a position that the pieces of the game can make."""
    for says, holds in CHECKS.items():
        if not holds(table):
            raise BadDump(f"impossible position: {says}")


def _decks_whole(table: Lorenzo) -> bool:
    rules = table.rules
    for i, pile in enumerate(rules.decks):
        cards = [int(card) for card in table.decks[i * PILE : (i + 1) * PILE]]
        possible = rules.chosen[i] or pile
        if len(set(cards)) != PILE or not set(cards) <= set(possible):
            return False
        if table.omen in cards:
            return False
    return _omen_follows(table)


def _omen_follows(table: Lorenzo) -> bool:
    if not len(table.rules.adapted):
        return table.omen == 0
    return table.omen > 0 and table.rules.cards[table.omen].tower == SPECIAL


def _cards_whole(table: Lorenzo) -> bool:
    taken = [int(card) for player in table.players for card in player.cards]
    laid = [int(card) for card in table.floors if card]
    out = [*taken, *laid]
    return len(set(out)) == len(out) and set(out) <= laid_out(table)


def _floors_follow(table: Lorenzo) -> bool:
    if not table.round:
        return not any(table.floors)
    newest = (int(table.round) - 1) * int(FLOORS)
    return all(
        not table.floors[tower.first + floor]
        or table.floors[tower.first + floor] == table.decks[i * DECK_SIZE + newest + floor]
        for i, tower in enumerate(table.rules.towers)
        for floor in range(FLOORS)
    )


def _limits_kept(table: Lorenzo) -> bool:
    kinds = range(len(CARD_KINDS))
    return all(
        cards_of(p.counts, kind) <= p.footing.limits[kind] for p in table.players for kind in kinds
    )


def _members_whole(table: Lorenzo) -> bool:
    gone = [0] * len(table.players)
    for there in table.placed:
        bit = int(BITS[placed_member(there)])
        seat = placed_seat(there)
        if gone[seat] & bit or table.players[seat].members & bit:
            return False
        gone[seat] |= bit
    return all(
        (player.members | away) & ~members_of(player) == 0
        for player, away in zip(table.players, gone, strict=True)
    )


def _spaces_kept(table: Lorenzo) -> bool:
    """One member a space, unless it is large, or somebody's leader lets them share."""
    shares = any(_shared(table, player) for player in table.players)
    spaces = [int(placed_space(there)) for there in table.placed]
    buying = ("PayFor", "FeeIsPaid")
    paid = [f.args()[1] for f in table.stack if type(f).__name__ in buying]
    for space in set(spaces):
        place = None if space < FIRST_SPACE else table.rules.spaces[space - FIRST_SPACE]
        if place is not None and place.players > len(table.players):
            return False
        if place is not None and place.area == OWN:
            if not _own_kept(table, space):
                return False
            continue
        crowded = spaces.count(space) > 1
        if crowded and (place is None or not (place.shared or shares)):
            return False
        if place is None and table.floors[space] and space not in paid:
            return False  # who stands on a floor has its card, or is about to pay for it
    return True


def _own_kept(table: Lorenzo, space: int) -> bool:
    """Say whether all who stand on a leader's space have or had that leader, or a copy of it."""
    seats = {int(placed_seat(there)) for there in table.placed if placed_space(there) == space}
    for player in [table.players[seat] for seat in seats]:
        gone = _dismissed(table, player)
        had = any(lead.copies or folded(lead.standing).spaces & BITS[space] for lead in gone)
        if not had and not player.footing.spaces & BITS[space]:
            return False
    return True


def _shared(table: Lorenzo, player: Player) -> bool:
    """Say whether a player may share spaces, or may have before a leader was put away."""
    return player.footing.shares or any(
        lead.copies or folded(lead.standing).shares for lead in _dismissed(table, player)
    )


def _dismissed(table: Lorenzo, player: Player) -> list[Leader]:
    """List the leaders of a player that were in play and are not any more."""
    return [lead for i, lead in enumerate(table.rules.leaders) if player.dismissed & BITS[i]]


def _leaders_whole(table: Lorenzo) -> bool:
    drawn = [i for p in table.players for i in range(len(table.rules.leaders)) if p.drawn & BITS[i]]
    dealt = sorted([*table.packs, *table.leaders, *table.beside, *drawn])
    if dealt != list(table.rules.pool):
        return False
    if len(table.packs) not in (0, DEALT * len(table.players)):
        return False
    kept = [int(pick) for player in table.players for pick in player.picks]
    return len(set(kept)) == len(kept) and set(kept) <= set(table.packs)


def _hands_follow(table: Lorenzo) -> bool:
    beside = sum(int(BITS[leader]) for leader in table.beside)
    shown = [int(player.shown) for player in table.players]
    if sum(shown) & ~beside or sum(shown) != _union(shown):
        return False
    return all(_hand_follows(table, player) for player in table.players)


def _union(sets: list[int]) -> int:
    found = 0
    for some in sets:
        found |= some
    return found


def _hand_follows(table: Lorenzo, player: Player) -> bool:
    kept = sum(int(BITS[pick]) for pick in player.picks) | int(player.shown | player.drawn)
    parts = [int(player.hand), int(player.played), int(player.discarded), int(player.dismissed)]
    whole = sum(parts) == kept and _union(parts) == kept
    return whole and not player.used & ~player.played and _copy_follows(table, player)


def _copy_follows(table: Lorenzo, player: Player) -> bool:
    copier = has_copier(table, player)
    waits = any(type(frame).__name__ == "CopyFrom" for frame in table.stack)
    if player.copied == NO_LEADER:
        return not copier or waits
    rivals = [other for other in table.players if other is not player]
    return copier and any(
        (other.played | other.dismissed) & BITS[player.copied] for other in rivals
    )


def _families_follow(table: Lorenzo) -> bool:
    """Lots, families and bids are one for each player, or there are none."""
    wanted = len(table.players) if table.rules.lots else 0
    if len(set(table.lots)) != wanted or len(set(table.families)) != wanted:
        return False
    if len(table.lots) != wanted or len(table.families) != wanted:
        return False
    beside = sum(int(table.rules.families[family].leaders) for family in table.families)
    if len(table.beside) != beside or len(set(table.beside)) != beside:
        return False
    bids = [int(p.bid // ROWS) for p in table.players if p.bid != NO_BID]
    if len(set(bids)) != len(bids) or not set(bids) <= {int(lot) for lot in table.lots}:
        return False
    return all(_family_follows(table, player) for player in table.players)


def _family_follows(table: Lorenzo, player: Player) -> bool:
    if player.family == NO_FAMILY:
        return player.shown | player.store | player.seals | player.reached | player.sets == 0
    return player.bid != NO_BID and (
        table.families[list(table.lots).index(player.bid // ROWS)] == player.family
    )


def _tokens_whole(table: Lorenzo) -> bool:
    """All tokens are somewhere, and who holds some holds as many as are counted."""
    total = int(table.spent)
    for face in table.supply:
        total += int(one_of(face))
    for player in table.players:
        total += int(player.tokens + player.offer)
        slots = [int(table.rules.cards[card].slot) for card in player.cards]
        for slot in range(int(SLOT_COUNT)):
            face = face_on(player, slot)
            total += int(one_of(face)) if face else 0
            if face and slot not in slots:
                return False
        due = any(type(f).__name__ == "PayTokens" and f.seat >= 0 for f in table.stack)
        if how_many(player.tokens) != tokens(player.goods) and not due:
            return False
    faces = range(1, int(FACES) + 1)
    copies = [int(face.copies) for face in table.rules.faces]
    return [int(of_face(total, face)) for face in faces] == (copies or [0] * len(faces))


def _cubes_follow(table: Lorenzo) -> bool:
    reported = int(table.round) // 2
    return all(player.cubes >> reported == 0 for player in table.players)


def _tiles_drawn(table: Lorenzo) -> bool:
    periods = [int(table.rules.tiles[tile].period) for tile in table.tiles]
    chosen = [int(p.tile) for p in table.players if p.tile != NO_TILE]
    if len(table.rules.bonus_tiles) == 1:  # the common side, for everybody
        return periods == [1, 2, 3] and not any(chosen)
    return periods == [1, 2, 3] and 0 not in chosen and len(set(chosen)) == len(chosen)


def _names(table: Lorenzo) -> list[str]:
    return [type(frame).__name__ for frame in table.stack]


def _stacked(names: list[str]) -> bool:
    """Say whether such frames can lie on each other, from the bottom of the stack to its top."""
    if names[:2] == ["BeginRound", "Draft"]:
        return _stacked_at_first(names[2:])
    if names[1:2] == ["LeadersReturn"]:
        names = [names[0], *names[2:]]
    if names[:3] == ["BeginRound", "GoHome", "ClearTowers"]:
        return _stacked_in_round(names[3:])
    return not names


def _stacked_at_first(names: list[str]) -> bool:
    """Families are bid for and taken, then tiles and leaders chosen."""
    if names[:2] == ["ChooseTiles", "TakeFamilies"]:
        return _only("Bid", names[2:])
    if names[:1] == ["ChooseTiles"]:
        return _asked(_without("TakeFamily", names[1:]))
    return _only("ChooseTile", names) or _only("KeepLeader", names)


def _stacked_in_round(names: list[str]) -> bool:
    """Turns come first, then what is left in the towers is sold, and the report follows."""
    if names[:1] != ["Report"]:
        return _only("Faith", names)
    rest = names[1:]
    if _only("BuyLeftover", rest) or _asked(_without("BuyLeftover", rest)):
        return True
    turn = rest[1:] if rest[:1] == ["OfferLeftovers"] else rest
    if turn[:1] != ["Actions"]:
        return False
    if turn[1:] in (["Turn"], ["LastWord"], ["HandOver"]):
        return True
    return turn[1:2] in (["Turn"], ["After"]) and _asked(turn[2:])


def _only(kind: str, names: list[str]) -> bool:
    return set(names) == {kind}


def _without(kind: str, names: list[str]) -> list[str]:
    """Give what lies above the first ones, all of this kind."""
    return list(dropwhile(lambda name: name == kind, names))


def _asked(names: list[str]) -> bool:
    """Say whether these are questions in the middle of a turn and what follows them."""
    return bool(names) and not OUTSIDE & set(names) and not ON_TOP & set(names[:-1])


def _pending_possible(table: Lorenzo) -> bool:
    pending = _names(table)
    if not _stacked(pending):
        return False
    args = [frame.args() for frame in table.stack]
    seats = [a[0] for name, a in zip(pending, args, strict=True) if a and name != "Draft"]
    if any(not 0 <= seat < len(table.players) for seat in seats):
        return False
    if "ChooseTiles" in pending:
        return _bidding(table, pending)
    if "Draft" in pending:
        return _setting_up(table, pending, seats)
    if any(p.tile == NO_TILE for p in table.players):
        return False
    kept = DEALT if "draft" in table.rules.setup else 0
    if any(len(p.picks) != kept for p in table.players):
        return False
    if not pending:
        return table.round == ROUNDS and not table.placed
    if not 1 <= table.round <= ROUNDS or not all(1 <= die <= 6 for die in table.dice):
        return False
    if "Faith" in pending:
        waiting = [int(s) for s in table.order][len(table.order) - len(seats) :]
        return table.round % 2 == 0 and seats == waiting[::-1]
    if "BuyLeftover" in pending:
        return True
    own = [
        a[0] for name, a in zip(pending, args, strict=True) if a and name not in (*RIVALS, "Draft")
    ]
    return len(set(own)) <= 1


def _bidding(table: Lorenzo, pending: list[str]) -> bool:
    """Who has no bid is asked for one; who has no family yet is about to take it."""
    if table.round or table.placed or table.stack[1].args() != (0,):
        return False
    waiting = [frame.args()[0] for frame in table.stack if type(frame).__name__ == "Bid"]
    seats = range(len(table.players))
    if sorted(waiting) != [seat for seat in seats if table.players[seat].bid == NO_BID]:
        return False
    taking = [frame.args()[0] for frame in table.stack if type(frame).__name__ == "TakeFamily"]
    if "TakeFamilies" in pending:
        return all(player.family == NO_FAMILY for player in table.players)
    return sorted(taking) == [s for s in seats if table.players[s].family == NO_FAMILY]


def _setting_up(table: Lorenzo, pending: list[str], seats: list[int]) -> bool:
    if table.round or table.turn or table.placed or any(len(p.cards) for p in table.players):
        return False
    if "ChooseTile" in pending:
        waiting = [int(s) for s in table.order][: len(seats)]
        return (
            seats == waiting
            and table.stack[1].args() == (0,)
            and all((p.tile == NO_TILE) == (i in seats) for i, p in enumerate(table.players))
        )
    step = table.stack[1].args()[0] - 1
    asked = [frame.args() for frame in table.stack[2:]]
    order = list(range(len(table.players)))[len(table.players) - len(seats) :]
    return (
        0 <= step < DEALT
        and len(table.packs) > 0
        and asked == [(seat, step) for seat in order[::-1]]
        and all(
            len(p.picks) == (step if i in seats else step + 1) and p.tile != NO_TILE
            for i, p in enumerate(table.players)
        )
    )


CHECKS: Final = {  # in this order: a later one relies on the earlier ones
    "the decks are not the cards of the game": _decks_whole,
    "cards are missing or doubled": _cards_whole,
    "the towers do not follow from the decks": _floors_follow,
    "a board has more cards of a kind than it can": _limits_kept,
    "family members are missing or doubled": _members_whole,
    "members stand where they cannot": _spaces_kept,
    "families do not follow from the auction": _families_follow,
    "tokens are missing or doubled": _tokens_whole,
    "leaders are missing or doubled": _leaders_whole,
    "hands do not follow from the draft": _hands_follow,
    "excommunications come before their report": _cubes_follow,
    "the tiles are not one of each period": _tiles_drawn,
    "what is pending is impossible": _pending_possible,
}
