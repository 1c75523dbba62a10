"""Everything that can be wrong with what comes from outside, each with a name and a sentence."""


class BottegaError(Exception):
    """Something from outside is wrong; the message says what, and nothing has changed."""


class UnknownGame(BottegaError):
    """No game has this name."""


class BadOptions(BottegaError):
    """The table's options do not describe a game that the rules know."""


class BadLine(BottegaError):
    """A line of text is no answer of this game."""


class BadRecord(BottegaError):
    """A record cannot be read or does not replay; `line` says where, counted from 1."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line = line


class BadDump(BottegaError):
    """A stored position is damaged or describes an impossible one."""


class Refused(BottegaError):
    """The door did not open: the answer was not taken and the table is as it was."""


class Stale(Refused):
    """The answer was made at an older version of the table."""


class NotAsked(Refused):
    """This seat owes no answer now."""


class Illegal(Refused):
    """The answer is not among the options."""


class CannotUndo(Refused):
    """There is nothing to take back, or a barrier stands before it."""
