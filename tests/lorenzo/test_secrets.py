"""What tokens show, and which leaders are in hand or drawn, is told to nobody else."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from bottega.games.lorenzo import GAME, sight
from bottega.games.lorenzo.events import GameOver
from bottega.games.lorenzo.state import Lorenzo
from bottega.games.lorenzo.tokens import PayTokens, faces_of
from bottega.kernel.events import Event
from bottega.kernel.laws import check
from bottega.kernel.moments import Broken
from bottega.kernel.rng import stream
from tests.lorenzo.build import seat, table
from tests.lorenzo.choosers import builder
from tests.lorenzo.tables import EXPANDED, options

SECRET_FIELDS = ("tokens", "offered", "hand", "discarded", "drawn", "picks", "draft")
# Events that name leaders or tokens which only their seat may know.
PRIVATE = {
    "TokensDrawn": "faces",
    "TokensOffered": "faces",
    "TokenKept": "face",
    "LeadersDrawn": "leaders",
    "LeaderDiscarded": "leader",
    "LeaderDrafted": "leader",
}


def moments(players: int, rules: str, seed: int) -> Iterator[tuple[Lorenzo, list[Event]]]:
    """Play a game; give its positions and what led to each."""
    position = GAME.new(options(players, rules), seed)
    rng = stream(seed, "secrets")
    while not position.over():
        position.log = []
        position.apply(builder(position, rng))
        yield position, list(position.log)


@pytest.mark.parametrize(("players", "rules"), EXPANDED)
def test_views_of_others_show_how_many_and_never_which(players: int, rules: str) -> None:
    for position, _ in moments(players, rules, seed=5):
        if position.over():
            return
        if isinstance(position.stack[-1], PayTokens):
            continue  # it is paid, and which one it was is being asked
        for looker in (0, players - 1, None):
            boards = GAME.view(position, looker).boards
            for whose, board in enumerate(boards):
                hidden = {getattr(board, field) for field in SECRET_FIELDS}
                if whose != looker:
                    assert hidden == {None}
                held = len(faces_of(position.players[whose].tokens))
                assert board.token + board.owed_tokens == held


@pytest.mark.parametrize(("players", "rules"), EXPANDED)
def test_events_tell_others_how_many_and_never_which(players: int, rules: str) -> None:
    told = 0
    for _, events in moments(players, rules, seed=6):
        for event in events:
            field = PRIVATE.get(type(event).__name__)
            if field is None:
                continue
            owner = msgspec.structs.asdict(event)["seat"]
            for looker in (*range(players), None):
                heard = GAME.redact(event, looker)
                if heard is not None and looker != owner:
                    assert getattr(heard, field) is None, event
                    told += 1
                elif looker == owner:
                    assert heard == event
    assert told or rules == "pazzi-basic"


@pytest.mark.parametrize(("players", "rules"), [(3, "both"), (5, "houses"), (3, "pazzi")])
def test_at_the_end_everything_is_shown(players: int, rules: str) -> None:
    events: list[Event] = []
    for position, events in moments(players, rules, seed=7):
        assert not position.over() or isinstance(events[-1], GameOver)
    view = GAME.view(position, None)
    over = events[-1]
    assert isinstance(over, GameOver)
    assert [board.tokens for board in view.boards] == list(over.tokens)
    assert [board.hand for board in view.boards] == list(over.hands)
    assert [board.drawn for board in view.boards] == list(over.drawn)


def dealt(position: Lorenzo, looker: int | None, times: int = 12) -> list[Lorenzo]:
    """Deal tables that could be behind what somebody sees."""
    view = GAME.view(position, looker)
    rng = stream(3, "dealt anew")
    return [GAME.determinize(view, rng) for _ in range(times)]


def test_what_tokens_show_is_dealt_anew() -> None:
    own = seat(tokens=[1, 2, 3])
    game = table(3, seats={0: own, 1: seat(tokens=[4, 5, 6, 7])}, spent=[9])
    for looker, others in ((0, [1]), (2, [0, 1]), (None, [0, 1])):
        tables = dealt(game.table, looker)
        for other in others:
            faces = {faces_of(one.players[other].tokens) for one in tables}
            assert len(faces) > 3
        assert len({tuple(one.supply) for one in tables}) > 3
        assert {faces_of(one.spent) for one in tables} == {(9,)}
    assert {faces_of(one.players[0].tokens) for one in dealt(game.table, 0)} == {(1, 2, 3)}


def test_drawn_tokens_of_which_one_is_kept_are_dealt_anew() -> None:
    own = seat(played=["marsilio-ficino"])
    game = table(seats={0: own}, supply=[2, 7]).play("use marsilio-ficino")
    assert game.view(0).boards[0].offered == (2, 7)
    seen = game.view(1).boards[0]
    assert (seen.offered, seen.offered_size) == (None, 2)
    assert len({faces_of(one.players[0].offer) for one in dealt(game.table, 1)}) > 3
    assert {faces_of(one.players[0].offer) for one in dealt(game.table, 0)} == {(2, 7)}


def test_leaders_in_hand_and_in_the_pile_are_dealt_anew() -> None:
    own = seat(hand=["sisto-iv", "santa-rita", "bramante", "paracelso", "giulio-ii"])
    game = table(3, seats={0: own})
    for looker in (1, None):
        tables = dealt(game.table, looker)
        assert len({int(one.players[0].hand) for one in tables}) > 3
        assert len({int(one.players[0].drawn) for one in tables}) > 3
        assert len({tuple(one.leaders) for one in tables}) > 3
    assert len({int(one.players[0].hand) for one in dealt(game.table, 0)}) == 1


def test_leaders_that_all_saw_stay_where_they_are() -> None:
    own = seat(family="visconti", shown=["sisto-iv", "santa-rita"], hand=["sisto-iv", "santa-rita"])
    game = table(2, seats={0: own})
    assert game.view(1).boards[0].shown == ("sisto-iv", "santa-rita")
    assert len({int(one.players[0].shown) for one in dealt(game.table, 1)}) == 1


def test_cards_to_come_are_dealt_anew_and_known_decks_only_reordered() -> None:
    for rules, known in (("pazzi", False), ("built", True)):
        position = GAME.new(options(3, rules), 4)
        tables = dealt(position, 0)
        piles = {tuple(sorted(int(c) for c in one.decks[8:16])) for one in tables}
        assert len({tuple(one.decks[8:16]) for one in tables}) > 3
        assert (len(piles) == 1) is known


# The detector itself: a leak is found where there is one.


def with_all_tokens(view: Any) -> Any:
    """Look at a table as its bank does."""

    def look(position: Lorenzo, seat: int | None) -> Any:
        seen = view(position, seat)
        boards = tuple(
            msgspec.structs.replace(board, tokens=faces_of(position.players[i].tokens))
            for i, board in enumerate(seen.boards)
        )
        return msgspec.structs.replace(seen, boards=boards)

    return look


def play_lawfully(players: int, rules: str) -> None:
    """Apply the laws to a few games."""
    for seed in range(6):
        check(GAME, options(players, rules), seed, every=10, choose=builder)


def test_a_view_that_shows_tokens_is_found() -> None:
    leaky = with_all_tokens(sight.view)
    with patch.object(type(GAME), "view", lambda _, t, s: leaky(t, s)), pytest.raises(Broken):
        play_lawfully(3, "houses")


def test_events_that_tell_all_would_be_found_by_these_tests() -> None:
    leaky = patch.object(type(GAME), "redact", lambda _, event, seat: event)
    with leaky, pytest.raises(AssertionError):
        test_events_tell_others_how_many_and_never_which(3, "houses")
