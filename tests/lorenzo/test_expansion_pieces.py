"""Each family, token, lot, seal, faith tile and bonus tile of the expansions, through the door."""

from typing import Any, Final

import pytest

from bottega.games.lorenzo.events import (
    CardBought,
    FaithTileTaken,
    FamilyTaken,
    LeaderPlayed,
    LeadersDrawn,
    SealTurned,
    TokenSpent,
)
from tests.lorenzo.build import Position, new_game, seat, table
from tests.lorenzo.reference import FAMILIES
from tests.lorenzo.rows import TILE_HARVEST, named

Power = tuple[str, dict[str, Any], dict[str, Any], tuple[str, ...], str, str]

# family, what its seat has, the table, what is played, goods after it, goods of another family
POWERS: Final[tuple[Power, ...]] = (
    ("da-montefeltro", {"store": {"wood": 3, "stone": 1}}, {},
     ("place black council", "privilege store"), "1 coin 3 wood 1 stone", ""),
    ("malatesta", {"held": named("3 military")}, {"towers": {"special 1": 134}},
     ("place black special 1",), "2 wood 2 stone 3 military", "2 wood 2 stone 1 military"),
    ("medici", {"held": named("5 coin")}, {"towers": {"character 1": 63}},
     ("place black character 1",), "3 faith 1 token", "3 faith"),
    ("gonzaga", {"held": named("8 servant")}, {"last": "black", "towers": {"territory 1": 2}},
     ("place black council", "privilege faith", "take territory 1"),
     "1 coin 1 wood 1 servant 1 faith", ""),
    ("colonna", {}, {"dice": (1, 1, 1), "towers": {"territory 2": 4}},
     ("place brown territory 2",), "2 stone", ""),
    ("aragonesi", {"cards": (9,)}, {"towers": {"territory 1": 11}},
     ("place black territory 1",), f"1 stone 2 servant 2 coin {TILE_HARVEST}", "1 stone 2 servant"),
    ("este", {"held": named("2 military")}, {}, ("swap", "swap"), "4 coin", ""),
    ("orsini", {"held": named("5 coin"), "cards": (1, 31, 73)}, {"towers": {"character 1": 63}},
     ("place black character 1",), "3 faith", "3 faith"),  # and two leaders: see below
    ("della-rovere", {"held": named("5 faith"), "faith_tiles": (3,)}, {},
     ("place black council", "privilege faith"), "1 coin 6 faith 3 vp 2 token", "1 coin 6 faith"),
    ("della-scala", {"held": named("1 faith")}, {},
     ("swap", "place black council", "privilege coins"),
     "4 coin 1 servant 1 military 1 faith", ""),
    ("visconti", {"held": named("8 faith"), "hand": ["santa-rita"], "seals": (1, 3)}, {},
     ("play santa-rita", "flip seal 4"), "2 coin 1 wood 1 stone 2 military 8 faith", ""),
)  # fmt: skip
FACES: Final = (
    "3 coin", "3 servant", "1 coin 1 wood 1 stone", "2 wood 1 servant", "2 stone 1 servant",
    "3 military", "1 coin 1 faith", "3 vp", "2 military 1 vp", "1 faith 1 vp",
)  # fmt: skip
LOTS: Final = {  # coins, wood, stone and servants of each bid
    "a": ("4314", "4304", "3304", "3204", "2204", "1203"),
    "b": ("6132", "6032", "5032", "4032", "4022", "3021"),
    "c": ("4224", "4214", "4114", "3114", "2114", "1113"),
    "d": ("7113", "7112", "6112", "5112", "4112", "3111"),
    "e": ("4332", "3332", "3322", "2322", "2222", "1221"),
}
SEALS: Final = ("2 coin", "2 servant", "1 wood 1 stone", "2 military", "1 faith")
FAITH_TILES: Final = {3: "2 coin 1 token", 6: "3 vp 2 token", 9: "10 vp"}
ADAPTED: Final = {2: (5, 6, 7, 8), 3: (5, 6, 7, 8), 4: (5, 6, 7, 8), 5: (1, 2, 4, 6)}


def test_every_family_has_a_row() -> None:
    names = [one["id"].replace("_", "-") for one in FAMILIES]
    assert {row[0] for row in POWERS} | {"sforza"} == set(names)


def lay_out(family: str, own: dict[str, Any], layout: dict[str, Any]) -> Position:
    """Seat a family."""
    return table(seats={0: seat(family=family, **own)}, **layout)


@pytest.mark.parametrize("row", POWERS, ids=lambda row: str(row[0]))
def test_a_family_has_its_power(row: Power) -> None:
    family, own, layout, lines, after, without = row
    assert lay_out(family, own, layout).play(*lines).held() == named(after)
    if without:
        plain = {key: own[key] for key in own if key in ("held", "cards")}
        other = "malatesta" if family != "malatesta" else "gonzaga"
        assert lay_out(other, plain, layout).play(*lines).held() == named(without)


def test_gonzaga_buys_what_is_left() -> None:
    [row] = [row for row in POWERS if row[0] == "gonzaga"]
    game = lay_out("gonzaga", row[1], row[2]).play(*row[3])
    assert game.heard(CardBought) == [CardBought(0, 2, "territory 1", named("7 servant"))]
    assert game.seat0.territory == (2,)


def test_orsini_draws_two_leaders_with_the_first_set() -> None:
    [row] = [row for row in POWERS if row[0] == "orsini"]
    game = lay_out("orsini", row[1], row[2]).play(*row[3])
    assert [event.n for event in game.heard(LeadersDrawn)] == [2]
    assert (game.seat0.hand_size, game.seat0.sets) == (2, 1)


def auction(**wished: str) -> Position:
    """Begin a game whose auction has a lot or a family, by looking for a seed."""
    for seed in range(200):
        game = new_game(2, seed, modules="houses")
        for lot in game.view().lots:
            if wished.items() <= {"name": lot.name, "family": lot.family}.items():
                return game
    raise AssertionError(f"there is no auction with {wished}")


def test_sforza_plays_one_of_its_two_leaders_at_once() -> None:
    game = auction(family="sforza")
    [lot] = [lot for lot in game.view().lots if lot.family == "sforza"]
    [other] = [one for one in game.view().lots if one.name != lot.name]
    assert len(lot.leaders) == 2
    winner = game.asked
    game.play(f"bid lot {lot.name} row 1", f"bid lot {other.name} row 1")
    if game.asks == "PlayFree":
        game.play(f"play {lot.leaders[0]}")
    played = [event for event in game.heard(LeaderPlayed) if event.seat == winner]
    assert [event.leader in lot.leaders for event in played] == [True]
    board = game.board(winner)
    assert {*board.played, *(board.hand or ())} == set(lot.leaders)


@pytest.mark.parametrize("row", range(1, 7))
@pytest.mark.parametrize("name", LOTS)
def test_a_bid_brings_the_goods_of_its_row(name: str, row: int) -> None:
    game = auction(name=name)
    [other] = [lot.name for lot in game.view().lots if lot.name != name]
    first = game.asked
    game.play(f"bid lot {name} row {row}", f"bid lot {other} row 1")
    coin, wood, stone, servant = (int(n) for n in LOTS[name][row - 1])
    start = named(f"{coin} coin {wood} wood {stone} stone {servant} servant")
    [taken] = [event for event in game.heard(FamilyTaken) if event.seat == first]
    assert (taken.row, taken.goods) == (row, start)
    assert game.board(first).family == taken.family
    assert {good: n for good, n in game.held(first).items() if good in start} == start


@pytest.mark.parametrize("face", range(1, 11))
def test_a_token_is_spent_for_what_it_shows(face: int) -> None:
    game = table(seats={0: seat(tokens=[face, face])}).play(f"token {face}")
    assert game.heard(TokenSpent) == [TokenSpent(0, face)]
    assert game.held() == named(FACES[face - 1], "1 token")
    assert (game.seat0.tokens, game.view().spent_tokens) == ((face,), (face,))
    assert game.asks == "Turn"


@pytest.mark.parametrize("seal", range(1, 6))
def test_a_seal_gives_its_goods(seal: int) -> None:
    own = seat(named("8 faith"), family="visconti", hand=["santa-rita"])
    game = table(seats={0: own}).play("play santa-rita", f"flip seal {seal}")
    assert game.heard(SealTurned) == [SealTurned(0, seal)]
    assert game.held() == named("8 faith", SEALS[seal - 1])
    assert game.seat0.seals == (seal,)


@pytest.mark.parametrize("space", FAITH_TILES)
def test_a_faith_tile_is_taken_where_it_lies(space: int) -> None:
    before = tuple(other for other in FAITH_TILES if other < space)
    own = seat(named(f"{space - 1} faith"), family="della-rovere", faith_tiles=before)
    game = table(seats={0: own}).play("place black council", "privilege faith")
    assert game.heard(FaithTileTaken) == [FaithTileTaken(0, space)]
    assert game.held() == named(f"1 coin {space} faith", FAITH_TILES[space])
    assert game.seat0.faith_tiles == (*before, space)


def test_the_fifth_bonus_tile_adds_its_goods() -> None:
    five = {0: seat(bonus_tile="e"), 4: seat(bonus_tile="a")}
    assert table(5, seats=five).play("place black harvest").held() == named("1 coin 1 wood 1 stone")
    assert table(5, seats=five).play("place black production").held() == named(
        "2 servant 1 military"
    )


@pytest.mark.parametrize("players", ADAPTED)
@pytest.mark.parametrize("tower", ["territory", "character", "building", "venture"])
def test_the_adapted_tower_asks_for_other_values(players: int, tower: str) -> None:
    view = table(players, modules="houses", adapted=tower).view()
    assert view.adapted == tower
    towers = ("territory", "character", "building", "venture", "special")
    for i, name in enumerate(towers):
        asks = view.values[4 * i : 4 * i + 4]
        assert asks == (ADAPTED[players] if name == tower else (1, 3, 5, 7))


@pytest.mark.parametrize(("floor", "tokens"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_the_floors_of_the_special_tower_give_tokens(floor: int, tokens: int) -> None:
    own = seat(named("9 servant"))
    game = table(seats={0: own}, towers={f"special {floor}": 101}, round=3)
    game.play(f"place black special {floor}")
    assert game.seat0.token == tokens


def test_the_council_gives_a_token_as_a_privilege() -> None:
    game = table(modules="houses").play("place black council", "privilege token")
    assert game.held() == named("1 coin 1 token")
