"""What happened, as values that listeners receive."""

from typing import ClassVar

from bottega.kernel.values import Value


class Event(Value, tag_field="event"):
    """Something that happened at the table; a game defines one small class for each kind."""

    reveals: ClassVar[bool] = False  # it showed something that was hidden: undo stops here


class BySeat(Event):
    """Something that a seat did, or that happened to it."""

    seat: int
