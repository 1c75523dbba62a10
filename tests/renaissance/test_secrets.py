"""Secrets: what only some seats may hear, and whether somebody could have answered an action."""

from collections.abc import Iterator

import pytest

from bottega.games.renaissance import GAME
from bottega.games.renaissance.events import ActionTurned, GameOver, Whispered
from bottega.games.renaissance.names import NUMBER
from bottega.games.renaissance.state import Renaissance
from bottega.kernel.events import Event
from bottega.kernel.rng import stream
from tests.renaissance.build import WINDOW, Position
from tests.renaissance.choosers import builder
from tests.renaissance.reference import CARDS, EDITIONS
from tests.renaissance.rows import lay_out, seat
from tests.renaissance.tables import TABLES, name, options

each_edition = pytest.mark.parametrize("edition", EDITIONS)
TURN_ACTIONS = [c["id"] for c in CARDS if c.get("action", {}).get("timing") == "turn"]
CASTLE = {1: "merchants-21", 2: "merchants-22"}


def moments(players: int, variant: str, seed: int) -> Iterator[tuple[Renaissance, list[Event]]]:
    """Play a game; give its positions and what led to each."""
    position = GAME.new(options(players, variant), seed)
    rng = stream(seed, "secrets")
    while not position.over():
        position.log = []
        position.apply(builder(position, rng))
        yield position, list(position.log)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_what_is_whispered_is_heard_by_those_who_may_know_alone(table: tuple[int, str]) -> None:
    players, variant = table
    told = 0
    for _, events in moments(players, variant, seed=6):
        for event in events:
            for looker in (*range(players), None):
                heard = GAME.redact(event, looker)
                if not isinstance(event, Whispered) or may_know(event, looker):
                    assert heard == event
                    continue
                for field in event.secrets:
                    assert getattr(heard, field) is None, event
                    told += 1
    assert told


def may_know(event: Whispered, looker: int | None) -> bool:
    """Say whether a looker may hear all; spectators are called -1."""
    return (-1 if looker is None else looker) in event.known


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_missions_that_lie_face_down_are_seen_by_their_side_alone(table: tuple[int, str]) -> None:
    players, variant = table
    for position, _ in moments(players, variant, seed=8):
        if position.over():
            return
        shown = {card for side in GAME.view(position, None).sides for card in side.accomplished}
        for side in GAME.view(position, None).sides:
            assert {*side.mandatory, *side.optional, *side.away} <= shown


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_at_the_end_everything_is_shown(table: tuple[int, str]) -> None:
    players, variant = table
    events: list[Event] = []
    for position, events in moments(players, variant, seed=7):
        assert not position.over() or isinstance(events[-1], GameOver)
    view = GAME.view(position, None)
    for person in view.people:
        assert len(person.hand) == person.hand_size
    for side in view.sides:
        assert len(side.stock) == side.stock_size
        assert len(side.mandatory) == side.mandatory_size
        assert len(side.optional) == side.optional_size


def announced(edition: str, card: str, held: str) -> Position:
    """Announce an action against a seat that holds a certain card, up to the answers."""
    theirs = seat(f"{held} artisans-30", CASTLE, stock="artisans-21", zone="artisans-32")
    game = lay_out(edition, seat(f"{card} artisans-22"), theirs)
    game.play(f"play {card}")
    while game.asks in ("Target", "Aim"):
        game.play("target 2" if game.asks == "Target" else game.lines()[0])
    return game


@each_edition
@pytest.mark.parametrize("card", TURN_ACTIONS)
def test_nobody_sees_whether_somebody_could_answer_an_action(card: str, edition: str) -> None:
    could = announced(edition, card, "clergy-08")
    could_not = announced(edition, card, "clergy-30")
    assert could.asks == could_not.asks
    if could.asks not in WINDOW:  # nobody is named or hit, or it cannot be turned
        return
    assert could.asked_all == could_not.asked_all == [1, 2, 3]
    assert could.offers("pray")
    assert not could_not.offers("pray")
    for _ in range(2):
        for looker in (0, 2, 3, None):
            assert could.view(looker) == could_not.view(looker)
        could.play("let be")
        could_not.play("let be")


def test_most_actions_can_be_answered() -> None:
    asked = [announced("2015", card, "clergy-08").asks in WINDOW for card in TURN_ACTIONS]
    assert sum(asked) > 40


@each_edition
@pytest.mark.parametrize("card", ["army-02", "army-09", "clergy-18", "merchants-16"])
def test_all_opponents_are_asked_at_the_same_time_whether_they_are_hit_or_not(
    card: str, edition: str
) -> None:
    game = announced(edition, card, "clergy-30")
    assert game.asked_all == [1, 2, 3]
    for _ in range(3):
        assert game.lines() == ["let be"]  # asked although there is nothing to decide
        game.play("let be")
    assert game.asks not in WINDOW


@each_edition
def test_answers_are_not_told_before_all_have_answered(edition: str) -> None:
    game = announced(edition, "army-09", "clergy-08")
    before = len(game.events)
    game.play("pray")
    assert game.events[before:] == []
    assert game.view(0).people[1].hand_size == 2  # the prayer is not on the table yet
    game.play("let be", "let be")
    assert isinstance(game.events[before], ActionTurned)


@pytest.mark.parametrize("seed", [14, 28, 36])
def test_an_answer_in_anothers_turn_that_turns_up_no_mission_reveals_that(seed: int) -> None:
    position = GAME.new(options(2, "full"), seed)
    rng = stream(seed, "secrets")
    found = 0
    while not position.over():
        mover, asked = position.mover, position.seat
        before = [site.silent for site in position.sites]
        position.log = []
        position.apply(builder(position, rng))
        learned = mover >= 0 and position.sites[mover].silent != before[mover]
        if learned and asked != mover:
            found += 1
            assert any(event.reveals for event in position.log)
    assert found


def test_specials_of_a_castle_that_is_lifted_are_listed_by_what_they_lie_on() -> None:
    position = GAME.new(options(4, "support"), 54)
    rng = stream(54, "lifted")
    found = 0
    while not position.over():
        position.apply(builder(position, rng))
        for side in GAME.view(position, 0).sides:
            hosts = [NUMBER[host] for _, host in side.lifted]
            assert hosts == sorted(hosts)
            found += len(set(hosts)) > 1
    assert found
