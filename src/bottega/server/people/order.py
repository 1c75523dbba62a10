"""What somebody may: write, come in, and keep order among the others."""

from datetime import UTC, datetime
from typing import Final

from bottega.kernel.values import Value
from bottega.server.base.errors import Refusing
from bottega.server.store.store import Identity

FOR_GOOD: Final = 2**53 - 1  # the latest moment that every client can read


class Officer(Value):
    """Who keeps order: a moderator, or the operator, who has no identity."""

    id: str = ""
    name: str = ""

    @property
    def is_operator(self) -> bool:
        """Say whether this is the operator."""
        return not self.id


def ends(seconds: int | None, at: int) -> int:
    """Say until when something holds that lasts so long; None is for good."""
    return FOR_GOOD if seconds is None else min(at + 1_000 * seconds, FOR_GOOD)


def let_in(identity: Identity, at: int) -> None:
    """Refuse who is banned, and say until when."""
    if identity.banned_until > at:
        until = identity.banned_until
        raise Refusing("banned", f"you are banned {said(until)}", left(until, at))


def let_talk(identity: Identity, at: int) -> None:
    """Refuse the words of who may only play, and say until when."""
    if identity.silent_until > at:
        until = identity.silent_until
        raise Refusing("muted", f"you may not write {said(until)}", left(until, at))


def said(until: int) -> str:
    """Say until when something holds."""
    if until >= FOR_GOOD:
        return "any more"
    moment = datetime.fromtimestamp(until / 1_000, UTC)
    return f"until {moment:%Y-%m-%d %H:%M} UTC"


def left(until: int, at: int) -> float | None:
    """Give the seconds that something still holds; None where it does for good."""
    return None if until >= FOR_GOOD else (until - at) / 1_000


def may_act_on(officer: Officer, whom: Identity) -> None:
    """Refuse what moderators do to each other: that is the operator's."""
    if whom.moderator and not officer.is_operator:
        raise Refusing("forbidden", "about a moderator only the operator decides")
