"""The data against the printed components, field by field, and what is regular about them."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from bottega.games.lorenzo import (
    GAME,
    actions,
    draft,
    leadership,
    pieces,
    queries,
    rounds,
    ruleset,
    scoring,
    vatican,
)
from bottega.games.lorenzo import goods as goods_data
from bottega.games.lorenzo import state as state_data
from bottega.games.lorenzo.effects import Privileges
from bottega.games.lorenzo.goods import GOODS, counts
from bottega.games.lorenzo.modules import compose
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, MEMBERS, Space
from tests.lorenzo import words, written
from tests.lorenzo.build import seat, table
from tests.lorenzo.reference import BOARD, CARDS, LEADERS, LEADERS_IN_HAND, TILES, Printed

RULES = compose((), True)
BASIC = compose((), False)
SPACES = {space.name: space for space in RULES.spaces}


@pytest.mark.parametrize("printed", CARDS, ids=lambda card: f"card {card['number']}")
def test_a_development_card_is_as_printed(printed: Printed) -> None:
    card = RULES.cards[printed["number"]]
    assert written.card(card) == {key: printed[key] for key in printed if key != "name"}
    assert BASIC.cards[printed["number"]] is card


def test_there_are_24_cards_of_each_kind_eight_a_period() -> None:
    cards = [card for card in RULES.cards if card.number]
    assert [int(card.number) for card in cards] == list(range(1, 97))
    assert len(CARDS) == 96
    assert Counter((int(c.kind), int(c.period)) for c in cards) == {
        (kind, period): 8 for kind in range(4) for period in (1, 2, 3)
    }


def test_numbers_follow_from_kind_and_period() -> None:
    kinds = ("territory", "building", "character", "venture")
    for card in CARDS:
        place, number = divmod(card["number"] - 1, 24)
        assert (card["type"], card["period"]) == (kinds[place], number // 8 + 1)


@pytest.mark.parametrize("printed", LEADERS, ids=lambda leader: str(leader["id"]))
def test_a_leader_is_as_printed(printed: Printed) -> None:
    index = actions.LEADERS.index(printed["id"].replace("_", "-"))
    fields = ("id", "ability", "effects", "conditions")
    assert written.leader(RULES.leaders[index]) == {key: printed[key] for key in fields}
    assert set(printed) == {*fields, "name", "requirements"}


@pytest.mark.parametrize("printed", LEADERS, ids=lambda leader: str(leader["id"]))
def test_the_reference_tells_the_conditions_of_a_leader_twice_alike(printed: Printed) -> None:
    cards: dict[str, int] = {}
    resources: dict[str, int] = {}
    one_type: int | None = None
    for condition in printed["conditions"]:
        cards |= condition.get("min_cards", {})
        resources |= condition.get("min", {})
        one_type = condition.get("cards_of_one_type", one_type)
    assert printed["requirements"] == {
        "cards": cards, "resources": resources, "cards_of_one_type": one_type,
    }  # fmt: skip


def test_there_are_twenty_leaders_in_the_order_of_their_answers() -> None:
    names = [leader.name for leader in RULES.leaders]
    assert names == actions.LEADERS[:20] == [one["id"].replace("_", "-") for one in LEADERS]
    assert (len(names), len(BASIC.leaders)) == (20, 0)
    assert LEADERS_IN_HAND["dealt"] == draft.DEALT == BOARD["leaders"]["per_player"]


def test_a_leader_is_put_away_for_one_privilege() -> None:
    reward = Privileges(leadership.DISCARD_PRIVILEGES)
    assert words.written(reward) == LEADERS_IN_HAND["discard_reward"]


@pytest.mark.parametrize("printed", TILES, ids=lambda tile: f"tile {tile['id']}")
def test_an_excommunication_tile_is_as_printed(printed: Printed) -> None:
    tile = next(tile for tile in RULES.tiles if tile.name == printed["id"])
    assert tile.period == printed["period"]
    assert words.written(tile.curse) == printed["effect"]


def test_there_are_seven_excommunication_tiles_a_period() -> None:
    names = [f"{period}-{i}" for period in (1, 2, 3) for i in range(1, 8)]
    assert [tile.name for tile in RULES.tiles] == names == [one["id"] for one in TILES]
    assert BASIC.tiles == RULES.tiles


def test_goods_members_and_players_are_those_of_the_game() -> None:
    fewest, most = (BOARD["players"][m] for m in ("min", "max"))
    assert GAME.options["modules"].players["none"] == tuple(range(fewest, most + 1))
    assert list(MEMBERS[:4]) == BOARD["family_members"]["kinds"]
    assert 2 ** BOARD["family_members"]["per_player"] - 1 == state_data.ALL_MEMBERS
    assert list(MEMBERS[:3]) == BOARD["dice"]["colors"]
    assert BOARD["dice"]["sides"] == rounds.SIDES
    assert list(GOODS[:4]) == BOARD["end_game"]["resources_counted"]
    assert state_data.NO_ABILITIES.neutral == BOARD["family_members"]["neutral_value"]
    assert state_data.NO_ABILITIES.per_value == BOARD["servants_per_value"]


def test_rounds_and_periods_are_those_of_the_game() -> None:
    structure = BOARD["structure"]
    assert (structure["rounds"], structure["periods"]) == (ruleset.ROUNDS, ruleset.PERIODS)
    assert structure["cards_per_tower_per_round"] == ruleset.FLOORS
    assert structure["rounds_per_period"] * ruleset.PERIODS == ruleset.ROUNDS
    every = range(1, int(ruleset.ROUNDS) + 1)
    last = [r for r in every if ruleset.period_of(r) != ruleset.period_of(r + 1)]
    assert last == structure["vatican_report_rounds"]


def test_the_towers_are_as_printed() -> None:
    printed = BOARD["towers"]
    assert [tower.name for tower in RULES.towers] == printed["board_order"] == list(CARD_KINDS)
    for place, tower in enumerate(RULES.towers):
        assert AREAS[tower.area] == tower.name
        assert tower.first == 4 * place
        assert list(tower.values) == printed["floor_values"]
        assert [counts(bonus) for bonus in tower.bonus] == printed["floor_bonus"][tower.name]
    assert printed["occupied_tower_tax"] == {"coin": queries.FEE}


def space_of(space: Space) -> dict[str, Any]:
    """Write a space as the reference does."""
    return {
        "capacity": None if space.shared else 1,
        "min_value": 1,
        "value_modifier": -space.malus,
        "min_players": space.players,
    }


@pytest.mark.parametrize("area", ["harvest", "production"])
def test_harvest_and_production_are_as_printed(area: str) -> None:
    printed = BOARD[area]
    for name, size in ((area, "small"), (f"large {area}", "large")):
        assert space_of(SPACES[name]) == printed[size]
        assert AREAS[SPACES[name].area] == area
        assert SPACES[name].effects == []


def test_the_market_is_as_printed() -> None:
    printed = BOARD["market"]["spaces"]
    market = [space for space in RULES.spaces if AREAS[space.area] == "market"]
    assert [space.name for space in market] == [f"market {one['id']}" for one in printed]
    for space, one in zip(market, printed, strict=True):
        assert one == {
            "id": one["id"],
            "min_value": 1,
            "min_players": space.players,
            "effects": words.all_written(space.effects),
        }
        assert (space.malus, space.shared) == (0, BOARD["market"]["members_per_space"] != 1)


def test_the_council_palace_is_as_printed() -> None:
    council, printed = SPACES["council"], BOARD["council_palace"]
    assert AREAS[council.area] == "council"
    assert words.all_written(council.effects) == printed["effects"]
    assert (council.malus, council.players) == (0, 2)
    assert council.shared is (printed["capacity"] is None)


def test_the_privileges_are_as_printed() -> None:
    assert [counts(one) for one in RULES.privileges] == BOARD["council_privilege_options"]
    named = {"materials": "wood", "servants": "servant", "coins": "coin"}
    for name, privilege in zip(actions.PRIVILEGES[:5], RULES.privileges, strict=True):
        assert named.get(name, name) in counts(privilege)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_covered_spaces_are_as_printed(players: int) -> None:
    view = GAME.view(GAME.new(GAME.options_of(players), 0), None)
    printed = {
        " ".join(reversed(name.split())) if "large" in name else name
        for name in BOARD["covered_spaces"][str(players)]
    }
    assert set(view.closed) == printed


def test_the_personal_board_and_the_tracks_are_as_printed() -> None:
    board = BOARD["personal_board"]
    assert board["max_cards_per_type"] == pieces.CARD_LIMIT == actions.BUILDINGS
    assert list(queries.SLOT_NEEDS) == board["territory_military_requirement_by_slot"]
    tracks = BOARD["tracks"]
    assert tracks["military"]["max_printed"] == goods_data.MOST_MILITARY
    assert tracks["faith"]["max_printed"] == goods_data.MOST_FAITH


def test_the_faith_track_is_as_printed() -> None:
    assert list(vatican.FAITH_POINTS) == BOARD["faith_track"]["vp_by_space"]
    assert list(vatican.NEEDED) == BOARD["faith_track"]["required_by_period"]
    assert len(vatican.FAITH_POINTS) == goods_data.MOST_FAITH + 1


def test_the_final_points_are_as_printed() -> None:
    end = BOARD["end_game"]
    assert list(scoring.TERRITORY_POINTS) == end["territory_vp_by_count"]
    assert list(scoring.CHARACTER_POINTS) == end["character_vp_by_count"]
    ranks = end["military_rank_vp"]
    assert (ranks["first"], ranks["second"]) == (scoring.FIRST_RANK, scoring.SECOND_RANK)
    assert end["resources_per_vp"] == scoring.RESOURCES_PER_POINT


def test_the_personal_bonus_tiles_are_as_printed() -> None:
    printed = BOARD["personal_bonus_tiles"]
    standard = {"id": "STANDARD", **printed["standard"]}
    for tile, one in zip(RULES.bonus_tiles, [standard, *printed["advanced"]], strict=True):
        assert one == {
            "id": tile.name.upper(),
            "production": counts(tile.production),
            "harvest": counts(tile.harvest),
        }
    assert [tile.name for tile in BASIC.bonus_tiles] == ["standard"]
    assert [tile.name for tile in RULES.bonus_tiles[1:]] == actions.BONUS_TILES[:4]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_what_is_printed(players: int) -> None:
    printed = BOARD["setup"]
    view = GAME.view(GAME.new(GAME.options_of(players, advanced="false"), 7), None)
    for place, who in enumerate(view.order):
        board = view.boards[who]
        held = {good: getattr(board, good) for good in GOODS if good != "token"}
        start = {**printed["per_player"], "coin": printed["coins_by_turn_order"][place]}
        points = {good: printed[good] for good in ("military", "faith", "vp")}
        assert held == start | points
        assert board.token == 0


def test_the_answers_reach_as_far_as_the_pieces() -> None:
    cards = RULES.cards
    assert max(len(card.trades) for card in cards) == actions.MOST_TRADES
    assert max(len(card.now) for card in cards) <= actions.MOST_EFFECTS
    most = max(
        int(bonus.n) for card in cards for bonus in card.now if isinstance(bonus, Privileges)
    )
    for size in range(1, most + 1):
        sets = [GAME.space.line(code) for code in actions.sets_of(size, RULES.offered)]
        named = [" ".join(names) for names in combinations(actions.PRIVILEGES[:5], size)]
        assert sets == [f"privilege {names}" for names in named]


@pytest.mark.parametrize(
    ("limits", "stands", "wants"),
    [
        (BOARD["towers"], "territory 1", "territory 2"),
        (BOARD["harvest"], "harvest", "large harvest"),
        (BOARD["production"], "production", "large production"),
    ],
)
def test_the_limits_for_members_are_as_printed(limits: Printed, stands: str, wants: str) -> None:
    most = [n for name, n in limits.items() if name.startswith("max_colored_members_per_player")]
    rich = seat({"coin": 9, "servant": 9})
    game = table(players=3, seats={0: rich}, placed=[f"0 white {stands}"])
    assert game.offers(f"place black {wants}") is (most != [1])
    assert game.offers(f"place neutral {wants}") is limits["neutral_exempt"]


def test_several_members_of_a_player_may_stand_in_market_and_council() -> None:
    game = table(placed=["0 white market 1", "0 orange council"])
    several = BOARD["market"]["same_player_may_use_several"]
    assert game.offers("place black market 2") is several
    assert (
        game.offers("place black council")
        is BOARD["council_palace"]["same_player_may_place_several"]
    )


def test_the_least_values_are_as_printed() -> None:
    least = BOARD["council_palace"]["min_value"]
    for value in (0, 1):
        game = table(seats={0: seat({"servant": value})})
        assert game.offers("place neutral council") is (value >= least)
    tile = table(dice=(BOARD["personal_bonus_tiles"]["activation_value"], 6, 6))
    assert tile.play("place black production").held() == {"coin": 2, "military": 1}


def test_buildings_have_no_points_at_the_end() -> None:
    parts = table(seats={0: seat(cards=[31, 32, 33, 34])}).seat0.score.parts
    points = sum(n for name, n in parts.items() if name != "military")
    assert points == BOARD["end_game"]["building_vp"]
