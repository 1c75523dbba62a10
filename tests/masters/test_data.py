"""The data against the printed components, field by field, and what is regular about them."""

from collections import Counter
from typing import Any

import pytest

from bottega.games.masters import GAME
from bottega.games.masters import cards as card_data
from bottega.games.masters import faith as faith_data
from bottega.games.masters import goods as goods_data
from bottega.games.masters import leaders as leader_data
from bottega.games.masters import setup as setup_data
from bottega.games.masters import tokens as token_data
from tests.build import ALL_MARBLES, MARBLES
from tests.masters.reference import BOARD, CARDS, LEADERS

COLOURS = card_data.COLOURS
FAMILIES = [CARDS[i : i + 4] for i in range(0, 48, 4)]
ABILITIES = {
    "discount": leader_data.DISCOUNT,
    "extra_depot": leader_data.EXTRA_DEPOT,
    "white_marble": leader_data.WHITE_MARBLE,
    "production": leader_data.PRODUCTION,
}


def named(packed: int) -> dict[str, int]:
    """Name goods and faith as the reference does."""
    faith = int(goods_data.count(packed, goods_data.FAITH))
    return goods_data.counts(packed) | ({"faith": faith} if faith else {})


def test_goods_and_colours_are_those_of_the_game() -> None:
    assert list(goods_data.GOODS) == BOARD["resources"]
    assert list(COLOURS) == BOARD["card_grid"]["columns_left_to_right"]
    assert [GAME.players[0], GAME.players[-1]] == [BOARD["players"][m] for m in ("min", "max")]


@pytest.mark.parametrize("printed", CARDS, ids=lambda card: f"card {card['id']}")
def test_a_development_card_is_as_printed(printed: dict[str, Any]) -> None:
    card = card_data.CARDS[printed["id"]]
    assert {
        "id": card.number,
        "level": card.level,
        "color": COLOURS[card.colour],
        "victory_points": card.points,
        "cost": named(card.cost),
        "production": {"input": named(card.pays), "output": named(card.gives)},
    } == printed


def test_there_are_48_development_cards_in_twelve_decks() -> None:
    assert len(card_data.CARDS) == 1 + BOARD["components"]["development_cards"] == 1 + len(CARDS)
    decks = Counter(int(card.deck) for card in card_data.CARDS if card.number)
    assert decks == dict.fromkeys(range(BOARD["card_grid"]["decks"]), 4)
    assert BOARD["card_grid"]["cards_per_deck"] == card_data.DECK_SIZE


def requirement(leader: leader_data.Leader) -> dict[str, Any]:
    """Write what a leader requires as the reference does, cards sorted."""
    if leader.owns:
        return {"resources": named(leader.owns)}
    cards = []
    for colour, name in enumerate(COLOURS):
        for level in (None, 2):
            field = (colour + (4 if level else 0)) * card_data.BANNER_WIDTH
            if n := int((leader.shows >> field) & card_data.BANNER_FIELD):
                cards.append({"color": name, "level": level, "count": n})
    return {"cards": cards}


def in_order(requirement: dict[str, Any]) -> dict[str, Any]:
    """Sort the cards of a requirement by their colours: their order means nothing."""
    if "cards" not in requirement:
        return requirement
    return {"cards": sorted(requirement["cards"], key=lambda one: COLOURS.index(one["color"]))}


@pytest.mark.parametrize("printed", LEADERS, ids=lambda leader: f"leader {leader['id']}")
def test_a_leader_is_as_printed(printed: dict[str, Any]) -> None:
    leader = leader_data.LEADERS[printed["id"] - leader_data.FIRST_LEADER]
    assert leader.number == printed["id"]
    assert leader.points == printed["victory_points"]
    assert leader.ability == ABILITIES[printed["ability"]["type"]]
    assert goods_data.GOODS[leader.good] == printed_good(printed)
    assert requirement(leader) == in_order(printed["requirement"])


def printed_good(printed: dict[str, Any]) -> str:
    """Find the good of a leader's ability."""
    ability = printed["ability"]
    return str(ability["resource"] if "resource" in ability else next(iter(ability["input"])))


def test_there_are_sixteen_leaders() -> None:
    assert len(leader_data.LEADERS) == BOARD["components"]["leader_cards"] == len(LEADERS)
    assert BOARD["leader_abilities"]["extra_depot"]["slots"] == leader_data.DEPOT_SIZE


@pytest.mark.parametrize("printed", BOARD["solo"]["tokens"], ids=lambda t: f"token {t['id']}")
def test_a_token_is_as_printed(printed: dict[str, Any]) -> None:
    token = token_data.TOKENS[printed["id"] - 1]
    assert token.number == printed["id"]
    if printed["effect"] == "discard_cards":
        assert COLOURS[token.colour] == printed["color"]
        assert printed["count"] == token_data.REMOVED
        assert (token.spaces, token.reshuffle) == (0, False)
    else:
        assert token.colour == -1
        assert (token.spaces, token.reshuffle) == (printed["spaces"], printed["reshuffle"])


def test_there_are_seven_tokens() -> None:
    assert len(token_data.TOKENS) == BOARD["components"]["solo_tokens"] == 7


def test_the_track_is_as_printed() -> None:
    track = BOARD["faith_track"]
    assert track["last_space"] == faith_data.LAST_SPACE
    assert list(faith_data.TRACK_POINTS) == track["victory_points_by_position"]
    marked = {int(space): points for space, points in track["victory_points_at"].items()}
    for space in range(1, 25):
        step = faith_data.TRACK_POINTS[space] != faith_data.TRACK_POINTS[space - 1]
        assert step == (space in marked)
    assert {space: faith_data.TRACK_POINTS[space] for space in marked} == marked


def test_the_sections_are_as_printed() -> None:
    sections = BOARD["faith_track"]["vatican_sections"]
    assert len(sections) == faith_data.SECTIONS
    assert list(faith_data.SECTION_FROM) == [one["first_space"] for one in sections]
    assert list(faith_data.POPE_SPACE) == [one["pope_space"] for one in sections]
    assert list(faith_data.TILE_POINTS) == [one["tile_points"] for one in sections]


def test_the_marbles_are_as_printed() -> None:
    printed = BOARD["market"]["marbles"]
    assert Counter(MARBLES[marble] for marble in setup_data.MARBLES) == printed
    assert Counter(ALL_MARBLES) == printed
    for marble, gives in BOARD["market"]["marble_gives"].items():
        code = MARBLES.index(marble)
        given = {goods_data.GOODS[code]: 1} if code < 4 else {"faith": 1} if code == 5 else {}
        assert given == gives


def test_the_set_up_bonuses_are_as_printed() -> None:
    bonuses = BOARD["setup"]["bonus_by_turn_order"]
    assert list(setup_data.START_GOODS) == [one["resources_of_choice"] for one in bonuses]
    assert list(setup_data.START_FAITH) == [one["faith"] for one in bonuses]
    assert BOARD["setup"]["leaders_dealt"] == setup_data.DEALT


def test_a_cards_number_follows_from_its_points_and_colour() -> None:
    place = {"green": 1, "purple": 2, "blue": 3, "yellow": 4}
    for card in CARDS:
        assert card["id"] == 4 * (card["victory_points"] - 1) + place[card["color"]]
        assert card["level"] == -(-card["victory_points"] // 4)


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_every_number_of_points_once(colour: str) -> None:
    points = [card["victory_points"] for card in CARDS if card["color"] == colour]
    assert sorted(points) == list(range(1, 13))


def test_every_cost_contains_the_good_of_its_colour() -> None:
    home = {"green": "shield", "purple": "servant", "blue": "coin", "yellow": "stone"}
    assert all(home[card["color"]] in card["cost"] for card in CARDS)


def part_of(card: dict[str, Any], part: str) -> dict[str, int]:
    """Give the cost of a card, or the input or output of its production."""
    found: dict[str, int] = card["cost"] if part == "cost" else card["production"][part]
    return found


def shape(goods: dict[str, int]) -> tuple[list[int], int]:
    """Give the numbers of goods whatever their kinds, and the faith."""
    return sorted(n for good, n in goods.items() if good != "faith"), goods.get("faith", 0)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda f: f"{f[0]['victory_points']} points")
def test_a_family_shares_the_shape_of_cost_input_and_output(
    family: list[dict[str, Any]],
) -> None:
    for part in ("cost", "input", "output"):
        assert len({str(shape(part_of(card, part))) for card in family}) == 1


@pytest.mark.parametrize("family", FAMILIES, ids=lambda f: f"{f[0]['victory_points']} points")
def test_the_four_goods_appear_equally_often_in_a_family_but_for_card_40(
    family: list[dict[str, Any]],
) -> None:
    for part in ("cost", "input", "output"):
        found: Counter[str] = Counter()
        for card in family:
            found.update(part_of(card, part))
        del found["faith"]
        if part == "cost" and family[0]["victory_points"] == 10:
            found.update({"shield": 2})  # symmetry would want two shields on card 40,
            found.subtract({"servant": 2})  # but servants are printed
        assert len({found[good] for good in goods_data.GOODS}) == 1


def test_card_40_costs_servants_where_symmetry_would_want_shields() -> None:
    assert CARDS[39]["cost"] == {"stone": 5, "servant": 2}


def test_no_two_leaders_share_both_ability_and_good() -> None:
    pairs = {(int(leader.ability), int(leader.good)) for leader in leader_data.LEADERS}
    assert len(pairs) == 16
