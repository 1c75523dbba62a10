"""What a bot thought of the answers it had."""

from bottega.kernel.values import Value


class Considered(Value):
    """One answer that was considered: the points ahead of the rivals that it leads to."""

    code: int
    visits: int
    value: float  # on average over sampled deals
    low: float  # of a 95 % interval
    high: float
    sources: dict[str, float] = {}  # where the value comes from; empty where nobody asked
