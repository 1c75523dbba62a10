"""What is asked in the game itself: in a turn, by its cards and by its leaders."""

from collections.abc import Iterable
from typing import Any, Final

from bottega.games.lorenzo import (
    choosing,
    council,
    draft,
    leadership,
    paying,
    placing,
    towers,
    vatican,
    work,
)
from bottega.games.lorenzo import tokens as token_rules
from bottega.games.lorenzo.actions import (
    DROP,
    LEADERS,
    MOST_OPTIONS,
    OPTION,
    PIECE,
    PLACE,
    PLAY,
    PRIVILEGES,
    REPLACED,
    SPACE_COUNT,
    SPACES,
    SPEND,
    STORE,
    TAKE,
    VERB,
)
from bottega.games.lorenzo.goods import counts, faith, servants, tokens
from bottega.games.lorenzo.pieces import (
    AREAS,
    BY_LEADER,
    BY_PRIVILEGE,
    COLOURED,
    MEMBERS,
    PIECES,
    PRODUCTION,
    Effect,
)
from bottega.games.lorenzo.printed import made
from bottega.games.lorenzo.queries import (
    can_activate,
    floor_bonus,
    floor_of,
    price,
    price_count,
    prices_to_ask,
    reach,
    received,
    servants_for,
    tower_fee,
    worker_value,
)
from bottega.games.lorenzo.ruleset import FIRST_SPACE, period_of
from bottega.games.lorenzo.sight import free_tiles
from bottega.games.lorenzo.state import Lorenzo, Player, names
from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.telling.wealth import brought
from bottega.kernel.table import Frame
from bottega.kernel.telling import Amounts, Told, ToldBy
from bottega.parts.bits import BITS

BONUS: Final = "bonus"  # an action without a family member


def piece(source: int) -> str:
    """Name the card or leader that an effect comes from."""
    number = source % int(PIECES)
    return f"leader:{LEADERS[number]}" if source // PIECES == BY_LEADER else f"card:{number}"


def pieces(table: Lorenzo, frame: Frame[Any], verb: int) -> list[int]:
    """Give the cards or leaders for which a question offers a verb."""
    return [int(PIECE[code]) for code in frame.options(table) if VERB[code] == verb]


def answers(table: Lorenzo, frame: Frame[Any], first: int, n: int) -> list[int]:
    """Give the answers of a verb that a question offers, counted from 0."""
    codes = [int(code - first) for code in frame.options(table)]
    return [code for code in codes if 0 <= code < n]


def come_of(table: Lorenzo, seat: int, effects: Iterable[Effect[Any]], source: int) -> Amounts:
    """See what effects bring at once."""

    def happen(trial: Lorenzo) -> None:
        for effect in effects:
            effect.resolve(trial, seat, source)

    return brought(table, seat, happen)


# A turn.


def _members(table: Lorenzo, player: Player) -> Amounts:
    """Give what each member is worth that is still to be placed."""
    found = placing.workers(table, player)
    return {name: found[i] for i, name in enumerate(MEMBERS) if player.members & BITS[i]}


def prices(table: Lorenzo, seat: int, space: int, discount: int, have: int) -> tuple[q.Price, ...]:
    """Tell all prices of the card on a floor."""
    footing, card = table.players[seat].footing, table.card_on(space)
    asked, costs = prices_to_ask(footing, card, discount, have), card.costs
    return tuple(
        [
            q.Price(
                which + 1,
                counts(price(footing, card, which, discount)),
                costs[which % len(costs)].military,
                which in asked,
            )
            for which in range(price_count(footing, card))
        ]
    )


def _floor(table: Lorenzo, seat: int, space: int, discount: int, values: Amounts) -> q.Floor:
    """Tell of a floor that actions of these values can reach."""
    player = table.players[seat]
    footing = player.footing
    tower, floor = floor_of(table, space)
    helps = {
        name: servants_for(footing, towers.missing(table, seat, tower, floor, value))
        for name, value in values.items()
    }
    fee = tower_fee(table, footing, tower)
    bonus = counts(floor_bonus(footing, tower, floor))
    ways = prices(table, seat, space, discount, player.goods)
    return q.Floor(SPACES[space], table.floors[space], helps, fee, bonus, ways)


def _spot(table: Lorenzo, seat: int, space: int, values: Amounts) -> q.Spot:
    player, place = table.players[seat], table.rules.spaces[space - FIRST_SPACE]
    footing, works = player.footing, place.area <= PRODUCTION
    more = footing.values[place.area] - placing.malus(player, place) if works else 0
    worth = {name: value + more for name, value in values.items()}
    least = 1 if works else place.value
    helps = {name: servants_for(footing, least - n) for name, n in worth.items()}
    return q.Spot(place.name, AREAS[place.area] if works else None, worth, helps)


def _turn(table: Lorenzo, frame: placing.Turn, seat: int) -> Told:
    player = table.players[seat]
    members = _members(table, player)
    there: dict[int, Amounts] = {}  # by space, what those are worth that can go there
    spaces = int(SPACE_COUNT)
    for code in answers(table, frame, PLACE, len(MEMBERS) * spaces):
        member = MEMBERS[code // spaces]
        there.setdefault(code % spaces, {})[member] = members[member]
    inside = sorted(space for space in there if space < FIRST_SPACE)
    outside = sorted(space for space in there if space >= FIRST_SPACE)
    floors = tuple(_floor(table, seat, space, 0, there[space]) for space in inside)
    spots = tuple(_spot(table, seat, space, there[space]) for space in outside)
    return q.Turn(seat, members, floors, spots, *_besides(player))


def _besides(player: Player) -> tuple[int, int, bool]:
    """Tell what a turn allows besides: leaders in hand, tokens, and an exchange."""
    tokens = token_rules.how_many(player.tokens)
    return len(names(player.hand)), tokens, player.footing.swap_pay != 0


def _last_word(table: Lorenzo, frame: placing.LastWord, seat: int) -> Told:
    return q.LastWord(seat, *_besides(table.players[seat]))


def _pay_for(table: Lorenzo, frame: towers.PayFor, seat: int) -> Told:
    have = table.players[seat].goods
    ways = prices(table, seat, int(frame.space), int(frame.discount), have)
    return q.PayFor(seat, table.floors[frame.space], SPACES[frame.space], ways)


def _effects(table: Lorenzo, frame: towers.Effects, seat: int) -> Told:
    now = range(len(table.rules.cards[frame.card].now))
    left = tuple(i + 1 for i in now if not frame.done >> i & 1)
    return q.Effects(seat, frame.card, left)


def _bonus_take(table: Lorenzo, frame: towers.BonusTake, seat: int) -> Told:
    value = frame.value + reach(table.players[seat].footing, frame.added)
    discount, spaces = int(frame.discount), [int(code - TAKE) for code in frame.reached(table, 0)]
    found = tuple(_floor(table, seat, space, discount, {BONUS: value}) for space in spaces)
    return q.BonusTake(seat, made.kinds(frame.kinds), value, counts(discount), found)


def _work(table: Lorenzo, frame: work.Work, seat: int) -> Told:
    helps = tuple(_help(table, frame, int(code - SPEND)) for code in frame.reached(table, 0))
    value = frame.worth(table, 0)
    flags = frame.single != 0, frame.bonus != 0
    return q.Work(seat, AREAS[frame.area], value, frame.board, *flags, helps)


def _help(table: Lorenzo, frame: work.Work, n: int) -> q.Help:
    value = frame.worth(table, 0) + reach(table.players[frame.seat].footing, n)
    return q.Help(n, value, working(table, int(frame.board), int(frame.area), int(value)))


def working(table: Lorenzo, board: int, area: int, value: int) -> tuple[int, ...]:
    """List the cards of a board that work in an action of this value."""
    cards = [table.rules.cards[number] for number in table.players[board].cards]
    return tuple(card.number for card in cards if can_activate(card, area, value))


def _pick_one(table: Lorenzo, frame: work.PickOne, seat: int) -> Told:
    reached = working(table, seat, int(frame.area), int(frame.value))
    cards = working(table, seat, int(frame.area), int(table.rules.highest))
    found = tuple(q.Candidate(card, card in reached) for card in cards)
    return q.PickOne(seat, AREAS[frame.area], frame.value, found)


def _privileges(table: Lorenzo, frame: council.PickPrivileges, seat: int) -> Told:
    player = table.players[seat]
    offered = council.privileges_for(table, player, frame.without)
    found = tuple(
        q.Privilege(name, _privilege(table, player, i))
        for i, name in enumerate(PRIVILEGES)
        if offered >> i & 1
    )
    return q.PickPrivileges(seat, frame.n, frame.without != 0, found)


def _privilege(table: Lorenzo, player: Player, which: int) -> Amounts:
    gain = player.store if which == STORE else table.rules.privileges[which]
    source = BY_PRIVILEGE * PIECES + which
    return counts(received(player.footing, gain + player.footing.with_privilege, source))


def _faith(table: Lorenzo, frame: vatican.Faith, seat: int) -> Told:
    player = table.players[seat]
    held = faith(player.goods)
    tile = table.rules.tiles[table.tiles[period_of(table.round) - 1]].name
    return q.Faith(seat, held, vatican.FAITH_POINTS[held], tile, player.footing.spared)


def _choose_tile(table: Lorenzo, frame: draft.ChooseTile, seat: int) -> Told:
    return q.ChooseTile(seat, tuple(free_tiles(table)))


def _keep_leader(table: Lorenzo, frame: draft.KeepLeader, seat: int) -> Told:
    pack = draft.pack_names(table, seat, frame.step)
    return q.KeepLeader(seat, pack, frame.step + 1, draft.DEALT)


# Leaders.


def _copy_from(table: Lorenzo, frame: leadership.CopyFrom, seat: int) -> Told:
    played = [(owner, names(player.played)) for owner, player in enumerate(table.players)]
    return q.CopyFrom(
        seat,
        tuple(q.Chief(name, owner, True) for owner, all in played if owner != seat for name in all),
    )


def _play_free(table: Lorenzo, frame: leadership.PlayFree, seat: int) -> Told:
    player, shown = table.players[seat], frame.among == leadership.SHOWN_LEADER
    open = [LEADERS[place] for place in pieces(table, frame, int(PLAY))]
    hand = names(player.hand & player.shown if shown else player.hand)
    return q.PlayFree(seat, tuple(q.Chief(name, seat, name in open) for name in hand), shown)


def _raise_one(table: Lorenzo, frame: leadership.RaiseOne, seat: int) -> Told:
    player = table.players[seat]
    members = {
        name: worker_value(table, player, i)
        for i, name in enumerate(MEMBERS[:COLOURED])
        if player.members & BITS[i]
    }
    return q.RaiseOne(seat, frame.value, members)


# What cards ask.


def _pick_option(table: Lorenzo, frame: choosing.PickOption, seat: int) -> Told:
    source = int(frame.source)
    open = answers(table, frame, OPTION, int(MOST_OPTIONS))
    ways = tuple(
        q.Way(
            i + 1,
            counts(way.pay),
            come_of(table, seat, way.effects, source),
            i in open,
            made.effects(way.effects),
        )
        for i, way in enumerate(choosing.choice_of(table, seat, source))
    )
    return q.PickOption(seat, piece(source), ways)


def _drop_card(table: Lorenzo, frame: choosing.DropCard, seat: int) -> Told:
    source = int(frame.source)
    cards = pieces(table, frame, int(DROP))
    reward = choosing.reward_of(table, seat, source)
    return q.DropCard(
        seat,
        piece(source),
        None if reward is None else made.effect(reward.receive),
        made.kinds(frame.kinds),
        _owner(table, source % int(PIECES)) if reward is None else None,
        tuple(q.Candidate(card, True) for card in cards),
    )


def _owner(table: Lorenzo, card: int) -> int:
    owners = [seat for seat, player in enumerate(table.players) if card in list(player.cards)]
    return owners[0]


def _pay_tokens(table: Lorenzo, frame: token_rules.PayTokens, seat: int) -> Told:
    player = table.players[seat]
    due = token_rules.how_many(player.tokens) - tokens(player.goods)
    return q.PayTokens(seat, due, token_rules.faces_of(player.tokens))


def _replace(table: Lorenzo, frame: paying.ReplaceGoods, seat: int) -> Told:
    player = table.players[seat]
    owed = counts(player.owed)
    goods = tuple(
        q.Replacement(good, owed[good], *frame.bounds(table, kind))
        for kind, good in enumerate(REPLACED)
        if good in owed and not frame.settled & BITS[kind]
    )
    return q.ReplaceGoods(seat, servants(player.goods), goods)


TOLD: Final[ToldBy[Lorenzo]] = {
    draft.ChooseTile: _choose_tile,
    draft.KeepLeader: _keep_leader,
    placing.Turn: _turn,
    placing.LastWord: _last_word,
    towers.PayFor: _pay_for,
    towers.Effects: _effects,
    towers.BonusTake: _bonus_take,
    work.Work: _work,
    work.PickOne: _pick_one,
    council.PickPrivileges: _privileges,
    vatican.Faith: _faith,
    leadership.CopyFrom: _copy_from,
    leadership.PlayFree: _play_free,
    leadership.RaiseOne: _raise_one,
    choosing.PickOption: _pick_option,
    choosing.DropCard: _drop_card,
    token_rules.PayTokens: _pay_tokens,
    paying.ReplaceGoods: _replace,
}
