"""Whom somebody follows, and who asks whom to a table."""

from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import Id, Millis


class Friend(Lean):
    """Somebody whom you follow."""

    id: str
    name: str
    here: bool = False  # whether they look at a page now
    table: str | None = None  # a public one, where they sit and play now
    game: str | None = None  # that is played there


class Invitation(Lean):
    """A seat that somebody keeps for you at their table."""

    table: str
    game: str
    name: str  # of who invites
    player: str  # whose page there is
    link: str  # what stands after # in the table's address
    at: Millis


class Invitations(Lean):
    """The seats that are kept for you at tables which are yet to start, the latest first."""

    invitations: tuple[Invitation, ...]


class Friends(Lean):
    """Those whom you follow, and those whom you block, by name."""

    friends: tuple[Friend, ...]
    blocked: tuple[Friend, ...]


class Ties(Lean):
    """What somebody is to you."""

    following: bool = False
    blocked: bool = False


class Invite(Strict):
    """Whom you ask to your table."""

    player: Id


class InvitedFriend(Lean):
    """Somebody who was asked to a table."""

    id: str
    name: str


class Invited(Lean):
    """Those who were asked to a table and have not come yet."""

    invited: tuple[InvitedFriend, ...]
