"""Lorenzo at the table: its tables, and the moments of recorded games that ask a question."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from bottega.games.lorenzo import GAME as GAME
from bottega.games.lorenzo.actions import SPACES
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel import record
from tests.web.browsing import Person
from tests.web.playing import END, Player
from tests.web.records import RECORDS, played_on

NAME = GAME.name
BASIC: dict[str, Any] = {"game": NAME, "options": {"advanced": "false"}}
ADVANCED: dict[str, Any] = {"game": NAME, "options": {"advanced": "true"}}
EXPANDED: dict[str, Any] = {"game": NAME, "options": {"modules": "houses,pazzi"}}
FINISHED = RECORDS / "lorenzo-02-2-builder-advanced.bottega"
FAMILY = 4  # members of a player

# Every question that has several answers: its frame and, for privileges, how many of them.
QUESTIONS = (
    "ChooseTile", "KeepLeader", "Turn", "LastWord", "PayFor", "Work", "Production", "Effects",
    "PickPrivileges 1", "PickPrivileges 2", "PickPrivileges 3", "BonusTake", "Faith", "CopyFrom",
    "RaiseOne",
)  # fmt: skip


class Moment(NamedTuple):
    """Where a recorded game asks a question: after so many answers, a seat."""

    file: Path
    decision: int
    seat: int
    lines: tuple[str, ...]  # what could be answered
    view: LorenzoView


def _moments(file: Path) -> Iterator[tuple[str, Moment]]:
    """Play a recorded game again; give each question that has several answers."""
    found = record.read(GAME, file.read_text())
    table = GAME.new(found.options, found.seed)
    for decision, answer in enumerate(found.answers):
        if len(table.options) > 1:
            view = GAME.view(table, answer.seat)
            asked = view.pending[-1]
            many = f" {asked.args[1]}" if asked.frame == "PickPrivileges" else ""
            lines = tuple(GAME.space.line(code) for code in table.options)
            yield asked.frame + many, Moment(file, decision, answer.seat, lines, view)
        table.apply(answer.code)


def _plain(file: Path) -> bool:
    """Tell by its options whether a recorded game was played without expansions."""
    return record.read(GAME, file.read_text()).options.chosen["modules"] == "none"


@cache
def moments() -> dict[str, list[Moment]]:
    """List the moments of all recorded games without expansions by their question."""
    found: dict[str, list[Moment]] = {}
    for file in sorted(filter(_plain, RECORDS.glob(f"{NAME}-*.bottega"))):
        for question, moment in _moments(file):
            found.setdefault(question, []).append(moment)
    return found


def richest(question: str) -> Moment:
    """Give the first of the moments that have the most answers to a question."""
    return max(moments()[question], key=lambda moment: len(moment.lines))


def at(person: Person, moment: Moment, **how: Any) -> tuple[str, Player]:
    """Play on from a moment: give the table, and the player who is asked there."""
    table = played_on(person, moment.file, moment.decision, moment.seat)
    person.goes(f"/t/{table}")
    player = Player(person.page, **how)
    if player.until_asked().ending:  # the turn before was one's own, and is to be ended first
        player.click(person.page.locator(END))
        player.until_asked()
    return table, player


def asked(person: Person, question: str) -> Player:
    """Be asked a question in the middle of a recorded game."""
    return at(person, richest(question))[1]


@cache
def refused(rule: str) -> tuple[Moment, str]:
    """Find a turn on which a rule closes a space to all four members; give the space too."""
    for moment in moments()["Turn"]:
        if len(moment.view.boards[moment.seat].members) == FAMILY:
            for space in closed_by(rule, moment):
                return moment, space
    raise AssertionError(f"no space is closed by {rule}")


def closed_by(rule: str, moment: Moment) -> Iterator[str]:
    """List the spaces, but no empty floors, that a rule closes to all members still to place."""
    found = record.read(GAME, moment.file.read_text())
    table = record.replay(GAME, found, moment.decision)
    floors = moment.view.floors
    members = moment.view.boards[moment.seat].members
    for space in [each for i, each in enumerate(SPACES) if i >= len(floors) or floors[i]]:
        codes = [GAME.parse(f"place {member} {space}") for member in members]
        reasons = [GAME.why_not(table, moment.seat, code) for code in codes]
        if all(reason and reason.rule == rule for reason in reasons):
            yield space


@cache
def unready() -> tuple[Moment, str]:
    """Find a turn on which a leader in hand asks for more than there is; give its name too."""
    for moment in moments()["Turn"]:
        for leader in moment.view.boards[moment.seat].hand or ():
            if f"play {leader}" not in moment.lines:
                return moment, leader
    raise AssertionError("every leader can be played")
