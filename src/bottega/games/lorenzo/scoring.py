"""Final points and who has won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.goods import military, points, resources
from bottega.games.lorenzo.pieces import (
    BUILDING,
    CHARACTER,
    LOSE_BY_BUILDING_COSTS,
    LOSE_BY_MILITARY,
    LOSE_BY_POINTS,
    TERRITORY,
    VENTURE,
    Loss,
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


def venture_points(table: Lorenzo, player: Player) -> i64:
    """Add up what the ventures promise."""
    total: i64 = 0
    for number in player.cards:
        total += table.rules.cards[number].points
    return total


def card_points(table: Lorenzo, player: Player, kind: i64) -> i64:
    """Give the final points for cards of a kind; buildings have none (ruling L-40)."""
    if (player.standing.unscored >> kind) & 1:
        return 0
    if kind == TERRITORY:
        return TERRITORY_POINTS[cards_of(player.counts, TERRITORY)]
    if kind == CHARACTER:
        return CHARACTER_POINTS[cards_of(player.counts, CHARACTER)]
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


def loss(table: Lorenzo, player: Player, what: Loss) -> i64:
    """Give what an excommunication takes away at the end (ruling L-42)."""
    if what.what == LOSE_BY_POINTS:
        return points(player.goods) // what.per
    if what.what == LOSE_BY_MILITARY:
        return military(player.goods) // what.per
    if what.what == LOSE_BY_BUILDING_COSTS:
        total: i64 = 0
        for number in player.cards:
            card = table.rules.cards[number]
            if card.kind == BUILDING:
                total += building_materials(card)
        return total // what.per
    return resources(player.goods) // what.per


def score(table: Lorenzo, player: Player) -> Score:
    """Count a player's points with where they come from."""
    parts = {
        "track": int(points(player.goods)),
        "territories": int(card_points(table, player, TERRITORY)),
        "characters": int(card_points(table, player, CHARACTER)),
        "ventures": int(card_points(table, player, VENTURE)),
        "military": int(rank_points(table, player)),
        "resources": int(resources(player.goods) // RESOURCES_PER_POINT),
    }
    total = sum(parts.values())
    lost = sum([int(loss(table, player, what)) for what in player.standing.losses])
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
