"""Matto keeps the seventeen laws, and each law is one that can be broken."""

from itertools import count, product
from typing import Any

import msgspec
import pytest

from bottega.kernel import laws
from bottega.kernel.laws import check
from bottega.kernel.moments import Broken, Moment, Story
from bottega.kernel.options import Options
from bottega.kernel.rng import dealer, stream
from tests import matto
from tests.kernel import mutants
from tests.kernel.mutants import MUTANTS, Law, Mutation, alter
from tests.matto import GAME, Laid, Matto, MattoGame, MattoView, Zones

# What is told of answers is seen by giving them on copies.
STANDS_ON = {15: (9,), 16: (1, 5, 9)}
ALL_LAWS: tuple[Law, ...] = (*laws.MOMENT_LAWS, *laws.STORY_LAWS)
GAMES = list(product((2, 3), range(3)))  # players and seeds: enough to see every mutant


def number(law: Law) -> int:
    return int((law.__doc__ or "").split(".")[0])


def named(value: object) -> str:
    return str(getattr(value, "__name__", value))


def walk(law: Law, players: int, seed: int) -> None:
    """Play a game and look at every moment of it by one law alone."""
    story = Story(GAME, GAME.options_of(players), seed)
    table, rng = story.table, stream(seed, "laws")
    table.log = []
    while table.seat >= 0:
        if law in laws.MOMENT_LAWS:
            law(Moment(GAME, table, rng))
        story.codes.append(laws.any_option(table, rng))
        table.apply(story.codes[-1])
    story.events = list(table.log)
    if law in laws.STORY_LAWS:
        law(story)


def failures(law: Law) -> list[str]:
    """List how a law is broken over several games."""
    found = []
    for players, seed in GAMES:
        try:
            walk(law, players, seed)
        except Broken as error:
            found.append(str(error))
        except RuntimeError as error:  # an answer that cannot be done ends the walk itself
            found.append(repr(error))
    return found


@pytest.mark.parametrize("players", GAME.players)
def test_matto_keeps_all_laws(players: int, seeds: range) -> None:
    for seed in seeds[players - 2 :: 3]:
        story = check(GAME, GAME.options_of(players), seed)
        assert len(story.codes) == 3 * (players + 1)
        assert sum(isinstance(event, Laid) for event in story.events) == 3 * players


def test_there_are_seventeen_laws() -> None:
    assert sorted(map(number, ALL_LAWS)) == list(range(1, 18))


def test_every_law_has_a_mutant() -> None:
    assert {law for law, _, _ in MUTANTS} == set(ALL_LAWS)


def mutant(law: Law, says: str, mutation: Mutation) -> Any:
    return pytest.param(law, says, mutation, id=f"{number(law)}-{named(mutation)}")


@pytest.mark.parametrize(("law", "says", "mutation"), [mutant(*each) for each in MUTANTS])
def test_a_mutant_breaks_its_law_and_no_other(
    law: Law, says: str, mutation: Mutation, monkeypatch: pytest.MonkeyPatch
) -> None:
    mutation(monkeypatch)
    assert any(f.startswith(f"{number(law)}: ") and says in f for f in failures(law))
    for other in ALL_LAWS:
        if other is not law and number(law) not in STANDS_ON.get(number(other), ()):
            found = failures(other)
            if number(law) in (2, 11):  # what makes an answer or a dump fail is in every law's way
                found = [failure for failure in found if says not in failure]
            assert not found, named(other)


# What is looked at over a whole game and at its end.


def test_a_game_that_is_too_long_breaks_the_second_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MattoGame, "longest", 8)
    with pytest.raises(Broken, match=r"^2: no end after 8 decisions"):
        check(GAME, GAME.options_of(2), 1)


def test_a_game_that_stops_without_an_end_breaks_the_second_law(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(MattoGame, "outcome", lambda *_: None)
    with pytest.raises(Broken, match=r"^2: nobody is asked, yet it is not over"):
        check(GAME, GAME.options_of(2), 1)


def test_a_held_turn_is_not_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def set_up(table: Matto, *_: object) -> Matto:
        table.holds = 0b11
        return table

    alter(monkeypatch, MattoGame, "set_up", set_up)
    with pytest.raises(Broken, match=r"^2: nobody is asked, yet it is not over"):
        check(GAME, GAME.options_of(2), 1, laws=())


def test_the_sixth_law_holds_at_the_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def unpack(table: Matto, game: MattoGame, options: Options, state: Zones) -> Matto:
        if len(state.played) == 6:
            state.points = state.points[::-1]
        return table

    alter(monkeypatch, MattoGame, "unpack", unpack)
    with pytest.raises(Broken, match=r"^6: a dump reads back differently"):
        check(GAME, GAME.options_of(2), 1, laws=())


def test_the_seventh_law_holds_at_the_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def deal(table: Matto, game: MattoGame, view: MattoView, rng: object) -> Matto:
        if not view.pending:
            table.zones.points = table.zones.points[::-1]
        return table

    alter(monkeypatch, MattoGame, "deal", deal)
    with pytest.raises(Broken, match=r"^7: seat 0 would see"):
        check(GAME, GAME.options_of(2), 1)


def test_the_twelfth_law_holds_at_the_end_too(monkeypatch: pytest.MonkeyPatch) -> None:
    mutants.a_point_comes_from_nowhere(monkeypatch)
    with pytest.raises(Broken, match=r"^12: "):
        check(GAME, GAME.options_of(2), 1, laws=())


def test_a_walk_can_be_led(seeds: range) -> None:
    story = check(GAME, GAME.options_of(2), 1, choose=lambda table, rng: int(table.options[0]))
    assert matto.THROW not in story.codes
    assert story.codes.count(matto.KEEP) == 3


def test_another_deal_breaks_the_fourth_law(monkeypatch: pytest.MonkeyPatch) -> None:
    games = count(1)
    monkeypatch.setattr(matto, "dealer", lambda _, source: dealer(next(games), source))
    with pytest.raises(Broken, match=r"^4: "):
        check(GAME, GAME.options_of(2), 1, laws=())


def test_a_dump_that_is_not_read_breaks_the_sixth_law(monkeypatch: pytest.MonkeyPatch) -> None:
    alter(monkeypatch, MattoGame, "dump", lambda data, *_: data[:-1])
    with pytest.raises(Broken, match=r"^6: "):
        check(GAME, GAME.options_of(2), 1)


def test_an_event_that_is_not_read_breaks_the_sixth_law(monkeypatch: pytest.MonkeyPatch) -> None:
    alter(
        monkeypatch,
        MattoGame,
        "view",
        lambda view, *_: msgspec.structs.replace(view, asked=str(view.asked)),
    )
    with pytest.raises(Broken, match=r"^6: "):
        check(GAME, GAME.options_of(2), 1)


@pytest.mark.parametrize("here", [b"\0\1\377", b"\2\1\377", b"\0\2\377", b"\1\1\376", b"\0\0\0"])
def test_bytes_are_compared_one_by_one_with_what_they_may_be(here: bytes) -> None:
    most = b"\1\1\377"
    assert laws.within(here, most) == all(one <= may for one, may in zip(here, most, strict=True))
