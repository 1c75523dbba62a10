"""What the evaluation of Masters goes by."""

from collections.abc import Mapping

from bottega.bots.evaluate.masters.fitted import FITTED


class Weights:
    """The fitted numbers, in points and turns, or others in their place."""

    def __init__(self, others: Mapping[str, float] | None = None) -> None:
        known = self._known = settled(others, FITTED)
        self.length = known["length"]  # turns of a game
        self.floor = known["floor"]  # turns left however long the game has lasted
        self.per_card = known["per_card"]  # turns to a card, at most
        self.walk = known["walk"]  # faith in a turn
        self.run = known["run"]  # and for each faith that the powers give together
        self.good = known["good"]  # a good that a power gives or takes
        self.faith = known["faith"]  # a faith that it gives
        self.engine = known["engine"]  # of what the powers give together, in a turn
        self.start = known["start"]  # what they must give together to be worth half of that
        self.fuel = known["fuel"]  # of a power that can be paid now
        self.turn = known["turn"]  # a turn spent on the way to a purchase
        self.rate = known["rate"]  # goods got in a turn
        self.kind = known["kind"]  # goods of one kind got in a turn
        self.boxed = known["boxed"]  # turns for each good more than the shelves hold
        self.opening = known["opening"]  # a first card on a slot, for what it carries later
        self.slack = known["slack"]  # turns that the end may come sooner or later
        self.second = known["second"]  # of each further purchase
        self.crowd = known["crowd"]  # a stored good that narrows the choice of marbles
        self.hand = known["hand"]  # of a leader that cannot be played yet
        self.banner = known["banner"]  # for each card it still requires
        self.owned = known["owned"]  # for each good it still requires
        self.secret = known["secret"]  # a leader in a rival's hand
        self.discount = known["discount"]  # a leader's ability in a turn
        self.depot = known["depot"]
        self.white = known["white"]
        self.craft = known["craft"]
        self.rival = known["rival"]  # of the best rival
        self.field = known["field"]  # of all rivals' mean
        self.want = known["want"]  # of what a card does for leaders in hand
        self.feed = known["feed"]  # of what the powers give of a kind
        self.closing = known["closing"]  # how much more a lead counts at the end
        self.pace = known["pace"]  # spaces the black cross moves in a turn

    def names(self) -> list[str]:
        """List the weights in their fixed order."""
        return list(self._known)

    def values(self) -> list[float]:
        """List what they are, in the order of their names."""
        return list(self._known.values())


def settled(others: Mapping[str, float] | None, fitted: Mapping[str, float]) -> dict[str, float]:
    """Put other numbers in the place of fitted ones; a name must be known."""
    known = dict(fitted)
    for name, number in (others or {}).items():
        if name not in known:
            raise ValueError(f"masters has no weight {name!r}; it has {', '.join(known)}")
        known[name] = float(number)
    return known
