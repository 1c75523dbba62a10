"""What a side is worth above its rivals, the same in every game."""


def ahead(worths: list[float], rival: float, field: float) -> list[float]:
    """Set each against the best of the others and their mean, which count by parts of one.

    So leads stay in points: at the end of a game of two they are the difference of their scores.
    """
    first = rival / (rival + field)
    found: list[float] = []
    for one, mine in enumerate(worths):
        best = -1e300
        others = 0.0
        for other, theirs in enumerate(worths):
            if other != one:
                best = max(best, theirs)
                others += theirs
        found.append(mine - first * best - (1.0 - first) * others / (len(worths) - 1))
    return found
