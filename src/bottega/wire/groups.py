"""Clubs: groups of people with their tables, talk and ladder, and contests of several deals."""

from typing import Annotated, Literal

from msgspec import Meta

from bottega.kernel.values import Lean, Strict
from bottega.wire.basics import BotName, Count, Millis, ShortText
from bottega.wire.club import Leader, Pool
from bottega.wire.tables import TableInfo

Door = Literal["open", "asked", "link"]  # how one comes in; where it takes a link nobody is told
Role = Literal["founder", "arranger", "member", "asking", "invited", "barred"]
ClubName = Annotated[str, Meta(min_length=1, max_length=40)]
About = Annotated[str, Meta(max_length=300)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]


class NewClub(Strict):
    """A club to be founded."""

    name: ClubName
    about: About = ""
    door: Door = "open"


class ChangeClub(Strict):
    """What is changed about a club; what is null stays as it is."""

    name: ClubName | None = None
    about: About | None = None
    door: Door | None = None


class Knock(Strict):
    """Somebody at a door: with the secret of an invitation, where they have one."""

    link: Secret | None = None


class ChangeMember(Strict):
    """What somebody is to be in a club."""

    role: Literal["arranger", "member"]


class ClubInfo(Lean):
    """A club in a list."""

    id: str
    name: str
    about: str
    door: Door
    members: int
    role: Role | None = None  # yours


class Clubs(Lean):
    """The clubs you belong to, and some of those that everybody may find, the latest first."""

    mine: tuple[ClubInfo, ...]
    found: tuple[ClubInfo, ...]
    next: str | None = None  # pass it as `before` to see more


class ClubMember(Lean):
    """Somebody in a club."""

    player: str
    name: str
    role: Role
    since: Millis
    hidden: bool = False  # only their club sees them


class ContestInfo(Lean):
    """A contest in a list."""

    id: str
    name: str
    game: str
    bots: tuple[str, ...]  # who sits at the other seats
    options: dict[str, str]
    deals: int
    ends: Millis
    over: bool
    people: int  # who have begun it
    done: int = 0  # deals that you have finished


class Club(Lean):
    """A club's page, as far as the reader may know it."""

    club: ClubInfo
    members: tuple[ClubMember, ...] = ()  # who show themselves; to members, all
    knocking: tuple[ClubMember, ...] = ()  # to arrangers: who asks, is invited, or was shut out
    tables: tuple[TableInfo, ...] = ()
    contests: tuple[ContestInfo, ...] = ()
    link: str = ""  # to arrangers: the invitation; what is after # is secret
    invited: bool = False  # whether you stand at the door with an invitation
    watched: bool = False  # whether you look at it to keep order: a report of it waits


class LadderKind(Lean):
    """Games that some members have a rating in."""

    game: str
    pool: Pool
    people: int


class ClubLadder(Lean):
    """The members of a club by rating in a kind of games."""

    kinds: tuple[LadderKind, ...]  # that there are, the one of most people first
    game: str = ""
    pool: Pool = ""
    places: tuple[Leader, ...] = ()


class NewLine(Strict):
    """Something to be said in a club."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ClubLine(Lean):
    """Something that was said in a club."""

    number: int
    at: Millis
    text: str
    name: str = ""  # empty where somebody has left and hides
    player: str = ""


class ClubTalk(Lean):
    """Some of what was said in a club, the oldest first."""

    lines: tuple[ClubLine, ...]
    last: Count = 0  # the number of the last change: something was said, or taken away
    more: bool = False  # whether there are older ones


class NewContest(Strict):
    """A contest to be made: some deals of a title, the same ones for everybody."""

    name: ClubName
    game: Annotated[str, Meta(max_length=40)]
    bots: Annotated[tuple[BotName, ...], Meta(max_length=15)] = ()
    options: Annotated[dict[ShortText, str | int | bool], Meta(max_length=40)] = {}
    deals: Annotated[int, Meta(ge=1, le=12)] = 4
    hours: Annotated[int, Meta(ge=1, le=1440)] = 168  # until it ends
    door: Literal["club", "link"] = "club"  # for members, or for whoever has its link, too


class ContestCell(Lean):
    """What somebody came to in one deal."""

    done: bool = False
    points: int | None = None  # told to those who have finished the deal, and to all at the end
    match: int | None = None  # points by comparison; told at the end
    percent: float | None = None
    table: str | None = None  # yours, and at the end everybody's


class ContestRow(Lean):
    """How somebody has fared in a contest."""

    name: str  # empty for who does not show themselves
    player: str
    cells: tuple[ContestCell, ...]  # by deal
    rank: int | None = None  # told at the end
    match: int | None = None
    percent: float | None = None
    mine: bool = False


class ContestDeal(Lean):
    """A deal, told when the contest is over."""

    seed: str
    salt: str


class Contest(Lean):
    """A contest's page."""

    contest: ContestInfo
    rows: tuple[ContestRow, ...]  # the best first at the end; before, in the order of names
    club: str | None = None  # where you may know it
    club_name: str = ""
    most: int = 0  # match points that can be had in one deal
    tables: tuple[str | None, ...] = ()  # where you play each deal, or have played
    link: str = ""  # to arrangers, where it has one; what is after # is secret
    arranges: bool = False  # whether you may end it otherwise
    told: tuple[ContestDeal, ...] = ()


class ChangeContest(Strict):
    """When a contest is to end instead."""

    ends: Millis


class MadeContest(Lean):
    """A contest that was made."""

    id: str
