"""Final points and who has won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.goods import KINDS, count, military, points, resources, tokens
from bottega.games.lorenzo.leadership import in_play
from bottega.games.lorenzo.pieces import (
    BUILDING,
    CHARACTER,
    KIND_COUNT,
    LOSE_BY_BUILDING_COSTS,
    LOSE_BY_MANY_CARDS,
    LOSE_BY_MILITARY,
    LOSE_BY_POINTS,
    TERRITORY,
    VENTURE,
    Loss,
    Promise,
    building_materials,
    cards_of,
)
from bottega.games.lorenzo.state import Lorenzo, Player
from bottega.kernel.game import Outcome, Score, ranked

TERRITORY_POINTS: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 4, 10, 20])
CHARACTER_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 6, 10, 15, 21])
FIRST_RANK: Final[i64] = 5
SECOND_RANK: Final[i64] = 2
RESOURCES_PER_POINT: Final[i64] = 5
MANY_CARDS: Final[i64] = 4  # of a kind; one tile takes points for each card beyond
POINTS_A_CARD: Final[i64] = 5


def venture_points(table: Lorenzo, player: Player) -> i64:
    """Add up what the ventures promise."""
    total: i64 = 0
    for number in player.cards:
        card = table.rules.cards[number]
        total += card.points
        if card.promise is not None:
            total += promised_points(player, card.promise)
    return total


def promised_points(player: Player, promise: Promise) -> i64:
    """Count what a venture is worth with what is held at the end (ruling X-62)."""
    n: i64 = 0
    if promise.per:
        n = bundles(player.goods, promise.per)
    elif promise.leaders:
        n = in_play(player)
    else:
        n = cards_of(player.counts, promise.kind)
    return min(n * promise.vp, promise.most)


def bundles(held: i64, bundle: i64) -> i64:
    """Count how many whole bundles of goods are held."""
    n: i64 = 999
    for kind in range(KINDS):
        if count(bundle, kind):
            n = min(n, count(held, kind) // count(bundle, kind))
    return n


def card_points(table: Lorenzo, player: Player, kind: i64) -> i64:
    """Give the final points for cards of a kind; buildings have none (ruling L-40)."""
    if (player.footing.unscored >> kind) & 1:
        return 0
    if kind == TERRITORY:
        return TERRITORY_POINTS[cards_of(player.counts, TERRITORY)]
    if kind == CHARACTER:
        n = cards_of(player.counts, CHARACTER)
        usual = i64(len(CHARACTER_POINTS))
        return CHARACTER_POINTS[n] if n < usual else player.footing.beyond[n - usual]
    return venture_points(table, player)


def rank_points(table: Lorenzo, player: Player) -> i64:
    """Reward the strongest and the second; who is tied for first leaves no second (L-41)."""
    stronger: i64 = 0
    best: i64 = 0
    for other in table.players:
        best = max(best, military(other.goods))
        if military(other.goods) > military(player.goods):
            stronger += 1
    if stronger == 0:
        return FIRST_RANK
    first: i64 = 0
    second: i64 = -1
    for other in table.players:
        if military(other.goods) == best:
            first += 1
        else:
            second = max(second, military(other.goods))
    return SECOND_RANK if first == 1 and military(player.goods) == second else 0


def lost_points(table: Lorenzo, player: Player, loss: Loss) -> i64:
    """Give what an excommunication takes away at the end (ruling L-42)."""
    if loss.what == LOSE_BY_POINTS:
        return points(player.goods) // loss.per
    if loss.what == LOSE_BY_MILITARY:
        return military(player.goods) // loss.per
    if loss.what == LOSE_BY_BUILDING_COSTS:
        total: i64 = 0
        for number in player.cards:
            card = table.rules.cards[number]
            if card.kind == BUILDING:
                total += building_materials(card)
        return total // loss.per
    if loss.what == LOSE_BY_MANY_CARDS:
        cards: i64 = 0
        for kind in range(KIND_COUNT):
            cards += max(i64(0), cards_of(player.counts, kind) - MANY_CARDS)
        return cards * POINTS_A_CARD
    return resources(player.goods) // loss.per


def score(table: Lorenzo, player: Player) -> Score:
    """Count a player's points with where they come from."""
    held = resources(player.goods) + tokens(player.goods)  # ruling X-32
    parts = {
        "track": int(points(player.goods)),
        "territories": int(card_points(table, player, TERRITORY)),
        "characters": int(card_points(table, player, CHARACTER)),
        "ventures": int(card_points(table, player, VENTURE)),
        "military": int(rank_points(table, player)),
        "resources": int(held // RESOURCES_PER_POINT),
    }
    if player.footing.more:  # each of these is a gain (ruling X-44)
        parts["more"] = int(player.footing.more) * sum([1 for n in list(parts.values())[1:] if n])
    total = sum(parts.values())
    lost = sum([int(lost_points(table, player, loss)) for loss in player.footing.losses])
    parts["excommunication"] = -min(lost, total)  # nobody ends below zero
    return Score(total - min(lost, total), parts)


def outcome(table: Lorenzo) -> Outcome | None:
    """Rank the seats: points, then the turn order after the last round (ruling L-39)."""
    if not table.over():
        return None
    scores = tuple([score(table, player) for player in table.players])
    places = [list(table.order).index(seat) for seat in range(len(scores))]
    keys = [(s.points, -place) for s, place in zip(scores, places, strict=True)]
    return Outcome(*ranked(keys), scores, tuple([s.points for s in scores]), "finished")
