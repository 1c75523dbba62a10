"""Final points and who has won."""

from typing import Final

from mypy_extensions import i64

from bottega.games.masters.cards import CARDS
from bottega.games.masters.faith import SECTIONS, TILE_POINTS, TRACK_POINTS
from bottega.games.masters.leaders import LEADERS
from bottega.games.masters.state import (
    FINISHED,
    VERDICTS,
    VICTORY,
    Masters,
    Player,
    resources,
)
from bottega.kernel.game import Outcome, Score, ranked

RESOURCES_PER_POINT: Final[i64] = 5


def card_points(player: Player) -> i64:
    """Add up the cards, covered ones too."""
    points: i64 = 0
    for card in player.cards:
        points += CARDS[card].points
    return points


def tile_points(player: Player) -> i64:
    """Add up the tiles that were kept."""
    points: i64 = 0
    for section in range(SECTIONS):
        if (player.tiles >> section) & 1:
            points += TILE_POINTS[section]
    return points


def leader_points(player: Player) -> i64:
    """Add up the leaders that were played (ruling M-31)."""
    points: i64 = 0
    for i in range(i64(len(LEADERS))):
        if (player.played >> i) & 1:
            points += LEADERS[i].points
    return points


def points(player: Player) -> i64:
    """Count all points of a player."""
    found = card_points(player) + tile_points(player) + leader_points(player)
    return found + TRACK_POINTS[player.faith] + resources(player) // RESOURCES_PER_POINT


def score(player: Player) -> Score:
    """Count a player's points with where they come from."""
    parts = {
        "cards": int(card_points(player)),
        "faith": int(TRACK_POINTS[player.faith]),  # the highest marked space only (ruling M-7)
        "tiles": int(tile_points(player)),
        "leaders": int(leader_points(player)),
        "resources": int(resources(player) // RESOURCES_PER_POINT),
    }
    return Score(sum(parts.values()), parts)


def outcome(table: Masters) -> Outcome | None:
    """Rank the seats: points, then goods left, then a shared place (ruling M-37)."""
    if not table.over():
        return None
    scores = tuple([score(player) for player in table.players])
    if table.verdict != FINISHED:
        won = table.verdict == VICTORY
        counted = scores[0].points if won else 0  # a defeat has no score (rulings M-46, M-51)
        return Outcome(
            (0,) if won else (), (1,) if won else (2,), scores, (counted,), VERDICTS[table.verdict]
        )
    keys = [(s.points, int(resources(p))) for s, p in zip(scores, table.players, strict=True)]
    return Outcome(*ranked(keys), scores, tuple([s.points for s in scores]), "finished")
