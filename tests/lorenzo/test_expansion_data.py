"""The data of both expansions against the reference, field by field, and what is regular there."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from bottega.games.lorenzo import GAME, actions, setup
from bottega.games.lorenzo.effects import GainPerCard
from bottega.games.lorenzo.goods import GOODS
from bottega.games.lorenzo.modules import compose
from bottega.games.lorenzo.modules.houses import HOUSES
from bottega.games.lorenzo.modules.houses.abilities import FaithTiles
from bottega.games.lorenzo.modules.pazzi import PAZZI
from bottega.games.lorenzo.modules.pazzi.rewards import TurnSeal
from bottega.games.lorenzo.modules.pazzi.rivals import RivalsGive
from bottega.games.lorenzo.pieces import AREAS, BY_CARDS, BY_GOODS, CARD_KINDS, MEMBERS, Card
from bottega.games.lorenzo.ruleset import Module, space_number
from bottega.games.lorenzo.triggers import OnLeader
from tests.lorenzo import reference, words, written
from tests.lorenzo.reference import FAMILIES, MORE_CARDS, MORE_LEADERS, MORE_TILES, Printed

assert PAZZI.with_leaders is not None
WITH_LEADERS: Module = PAZZI.with_leaders
CARDS = {int(card.number): card for card in (*HOUSES.cards, *PAZZI.cards, *WITH_LEADERS.cards)}
LEADERS = {leader.name: leader for leader in (*HOUSES.leaders, *WITH_LEADERS.leaders)}
ALL = compose(("houses", "pazzi"), True, 4)
PRINTED = {card["number"] for card in MORE_CARDS}  # there may be others


def in_order(value: Any) -> Any:
    """Put lists of kinds of cards in one order: the reference has several."""
    if isinstance(value, list):
        return [in_order(one) for one in value]
    if not isinstance(value, dict):
        return value
    found = {key: in_order(one) for key, one in value.items()}
    if "card_types" in found:
        found["card_types"].sort(key=CARD_KINDS.index)
    return found


@pytest.mark.parametrize("printed", MORE_CARDS, ids=lambda card: f"card {card['number']}")
def test_a_card_is_as_the_reference_has_it(printed: Printed) -> None:
    card = CARDS[printed["number"]]
    fields = ("number", "type", "period", "costs", "immediate", "permanent")
    assert written.card(card) == in_order({key: printed[key] for key in fields})
    assert AREAS[card.tower] == printed["deck"]
    assert set(printed) - {"confidence"} == {*fields, "name", "deck", "origin"}


def test_there_are_48_special_cards_sixteen_a_period_and_four_of_each_kind() -> None:
    cards = [card for card in CARDS.values() if AREAS[card.tower] == "special"]
    assert sorted(int(card.number) for card in cards) == list(range(97, 145))
    assert Counter((int(c.kind), int(c.period)) for c in cards) == {
        (kind, period): 4 for kind in range(4) for period in (1, 2, 3)
    }
    drawn = reference.HOUSES["setup"]["special_deck"]
    assert drawn["cards_per_period_available"] == 16
    table = GAME.new(GAME.options_of(2, modules="houses"), 1)
    special = [int(card) for card in table.decks[4 * 24 :]]
    periods = [int(CARDS[card].period) for card in special]
    assert periods == [p for p in (1, 2, 3) for _ in range(drawn["cards_per_period_drawn"])]


def test_there_are_24_more_cards_two_of_each_kind_and_period() -> None:
    cards = [CARDS[number] for number in PRINTED if number > 144]
    assert sorted(int(card.number) for card in cards) == list(range(145, 169))
    per = reference.PAZZI["components"]["per_type_and_period"]
    assert Counter((int(c.kind), int(c.period)) for c in cards) == {
        (kind, period): per for kind in range(4) for period in (1, 2, 3)
    }
    assert sorted(int(card.number) for card in WITH_LEADERS.cards) == [162, 164]  # ruling X-64


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: f"card {card.number}")
def test_what_a_yield_grows_with_is_what_its_effect_counts(card: Card) -> None:
    grows = 0
    for effect in card.each:
        if isinstance(effect, GainPerCard) and effect.capped:
            grows = BY_CARDS + effect.kind
    for trade in card.trades:
        if trade.repeated:
            [paid] = words.named(trade.pay)
            grows = BY_GOODS + GOODS.index(paid)
    assert card.grows == grows


def test_cards_that_take_a_token_are_those_with_answers_to_lay_one() -> None:
    slots = {str(number): int(card.slot) for number, card in CARDS.items() if card.slot >= 0}
    assert slots == {name: i for i, name in enumerate(actions.SLOTS)}


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("number", [158, 160, 163, 165, 167])
def test_what_is_paid_for_each_rival_grows_with_them(players: int, number: int) -> None:
    card, rivals = CARDS[number], players - 1
    among = compose(("houses", "pazzi"), True, players).cards[number]
    for one, whole in zip(card.costs, among.costs, strict=True):
        assert whole.pay == one.pay + one.each_rival * rivals
    for trade, grown in zip(card.trades, among.trades, strict=True):
        assert grown.pay == trade.pay + trade.each_rival * rivals
    assert among.cost.military == words.named(among.cost.pay).get("military", 0)


@pytest.mark.parametrize(
    ("number", "short"), [(158, True), (160, True), (163, False), (165, False), (167, False)]
)
def test_who_cannot_give_goods_in_full_gives_points_or_a_part(number: int, short: bool) -> None:
    card = CARDS[number]  # rulings
    effects = [*card.now, *(trade.receive for trade in card.trades)]
    demands = [one for one in effects if isinstance(one, RivalsGive)]
    assert [one.short for one in demands] == [short]


@pytest.mark.parametrize("printed", MORE_LEADERS, ids=lambda leader: str(leader["id"]))
def test_a_leader_is_as_the_reference_has_it(printed: Printed) -> None:
    fields = ("id", "ability", "effects", "conditions")
    leader = LEADERS[printed["id"].replace("_", "-")]
    assert written.leader(leader) == {key: printed[key] for key in fields}
    assert ALL.leaders[actions.LEADERS.index(leader.name)] is leader


@pytest.mark.parametrize("printed", MORE_LEADERS, ids=lambda leader: str(leader["id"]))
def test_the_reference_tells_the_conditions_of_a_leader_twice_alike(printed: Printed) -> None:
    asked: Printed = {
        "cards": {}, "resources": {}, "cards_of_one_type": None, "max_cards": {},
        "max_resources": {}, "max_resources_sum": None, "total_cards": 0,
        "max_card_types": None, "played_leaders": 0,
    }  # fmt: skip
    for condition in printed["conditions"]:
        asked["cards"] |= condition.get("min_cards", {})
        asked["resources"] |= condition.get("min", {})
        asked["max_cards"] |= condition.get("max_cards", {})
        asked["max_resources"] |= condition.get("max", {})
        for key, name in (
            ("max_sum", "max_resources_sum"),
            ("min_total_cards", "total_cards"),
            ("max_distinct_card_types", "max_card_types"),
            ("min_played_leaders", "played_leaders"),
        ):
            asked[name] = condition.get(key, asked[name])
    assert printed["requirements"] == asked


def test_leaders_have_their_answers_in_the_order_of_the_reference() -> None:
    names = [one["id"].replace("_", "-") for one in MORE_LEADERS]
    assert actions.LEADERS[20:] == names == [leader.name for leader in ALL.leaders[20:]]
    assert (len(HOUSES.leaders), len(WITH_LEADERS.leaders)) == (20, 4)


def test_spaces_of_leaders_have_their_answers() -> None:
    spaces = [space.name for space in HOUSES.spaces]
    assert spaces == actions.OWN_SPACES
    assert [space_number(name) for name in spaces] == list(range(29, 35))
    assert len(actions.SPACES) == actions.SPACE_COUNT


@pytest.mark.parametrize("printed", FAMILIES, ids=lambda family: str(family["id"]))
def test_a_family_is_as_the_reference_has_it(printed: Printed) -> None:
    name = printed["id"].replace("_", "-")
    family = next(one for one in (*HOUSES.families, *PAZZI.families) if one.name == name)
    assert written.family(family) == {key: printed[key] for key in ("id", "effects")}


def test_there_are_ten_families_and_two_more() -> None:
    names = [one["id"].replace("_", "-") for one in FAMILIES]
    assert [family.name for family in ALL.families] == names
    assert (len(HOUSES.families), len(PAZZI.families)) == (10, 2)


@pytest.mark.parametrize("printed", MORE_TILES, ids=lambda tile: f"tile {tile['id']}")
def test_an_excommunication_tile_is_as_the_reference_has_it(printed: Printed) -> None:
    tile = next(tile for tile in HOUSES.tiles if tile.name == printed["id"])
    assert tile.period == printed["period"]
    assert words.written(tile.curse) == printed["effect"]
    assert len(HOUSES.tiles) == len(MORE_TILES) == 3


def test_the_tiles_of_the_auction_are_as_the_reference_has_them() -> None:
    printed = reference.HOUSES["auction"]["tiles"]
    assert [lot.name for lot in HOUSES.lots] == [tile["id"].lower() for tile in printed]
    assert [lot.name for lot in HOUSES.lots] == actions.LOTS
    for lot, tile in zip(HOUSES.lots, printed, strict=True):
        assert [row["bid"] for row in tile["rows"]] == list(range(1, int(actions.ROWS) + 1))
        rows = [{good: n for good, n in row["resources"].items() if n} for row in tile["rows"]]
        assert [words.named(row) for row in lot.rows] == rows


def test_a_higher_bid_never_starts_with_more() -> None:
    for lot in HOUSES.lots:
        rows = [words.named(row) for row in lot.rows]
        for low, high in pairwise(rows):
            assert all(low.get(good, 0) >= n for good, n in high.items())
        assert [sum(row.values()) for row in rows] == [12, 11, 10, 9, 8, 6]


def test_the_tokens_are_as_the_reference_has_them() -> None:
    printed = reference.HOUSES["special_tokens"]
    assert [face["id"] for face in printed["faces"]] == list(range(1, int(actions.FACES) + 1))
    for face, one in zip(HOUSES.faces, printed["faces"], strict=True):
        assert (words.named(face.gain), face.copies) == (one["gain"], one["copies"])
    assert sum(face.copies for face in HOUSES.faces) == printed["count"] == 30


def test_the_faith_tiles_are_as_the_reference_has_them() -> None:
    printed = reference.HOUSES["faith_tiles"]
    name = printed["used_with"].replace("_", "-")
    family = next(one for one in HOUSES.families if one.name == name)
    tiles = next(word.tiles for word in family.standing if isinstance(word, FaithTiles))
    for tile, one in zip(tiles, printed["tiles"], strict=True):
        assert (tile.space, words.named(tile.gain)) == (one["faith_space"], one["gain"])


def test_the_seals_are_as_the_reference_has_them() -> None:
    printed = reference.PAZZI["visconti_tokens"]
    family = next(one for one in PAZZI.families if one.name == "visconti")
    ability = next(word for word in family.standing if isinstance(word, OnLeader))
    assert isinstance(ability.effect, TurnSeal)
    seals = [words.named(seal) for seal in ability.effect.seals]
    assert seals == [one["gain"] for one in printed["tokens"]]
    assert len(seals) == printed["count"] == actions.SEALS


@pytest.mark.parametrize("players", range(2, 6))
def test_the_adaptation_tile_is_as_the_reference_has_it(players: int) -> None:
    tile = reference.HOUSES["setup"]["adaptation_start"]["tile_by_players"][str(players)]
    values = reference.HOUSES["adaptation_tiles"][tile]["values"]
    rules = compose(("houses",), True, players)
    assert list(rules.adapted) == values
    rotation = reference.HOUSES["adaptation_tiles"]["rotation"]["tower_order"]
    assert [tower.name for tower in rules.towers[:4]] == rotation


def test_the_special_tower_is_as_the_reference_has_it() -> None:
    tower, printed = ALL.towers[4], reference.HOUSES["special_tower"]["floors"]
    assert (tower.name, AREAS[tower.area]) == ("special", "special")
    assert actions.FLOORS[tower.first :] == [f"special {one['floor']}" for one in printed]
    assert list(tower.values) == [one["value"] for one in printed]
    assert [words.named(bonus) for bonus in tower.bonus] == [one["bonus"] for one in printed]


def test_the_council_has_one_privilege_more() -> None:
    printed = reference.HOUSES["council_tile"]["privilege_options"]
    assert [words.named(one) for one in ALL.privileges] == printed
    assert actions.PRIVILEGES.index("token") == len(printed) - 1
    assert actions.PRIVILEGES.index("store") == actions.STORE == len(printed)


def test_the_fifth_bonus_tile_is_as_the_reference_has_it() -> None:
    printed = reference.HOUSES["personal_bonus_tile_5"]["advanced_side"]
    tile = ALL.bonus_tiles[-1]
    assert tile.name == actions.BONUS_TILES[-1] == "e"
    for work, gain in (("harvest", tile.harvest), ("production", tile.production)):
        assert words.named(gain) == printed[work]
    assert len(ALL.bonus_tiles) == 6  # the common side, and five to choose from (ruling X-69)


def test_there_are_as_many_pieces_as_the_reference_counts() -> None:
    houses = reference.HOUSES["components"]["counts"]
    assert houses["auction_tiles"] == len(HOUSES.lots)
    assert houses["special_tokens"] == sum(face.copies for face in HOUSES.faces)
    assert houses["leaders"] == len(HOUSES.leaders)
    assert houses["special_development_cards"] == len(HOUSES.cards)
    assert houses["family_tiles"] == len(HOUSES.families)
    assert houses["excommunication_tiles"] == len(HOUSES.tiles)
    assert houses["brown_family_member"] == len(MEMBERS) - houses["family_members"] == 1
    pazzi = reference.PAZZI["components"]["counts"]
    assert pazzi["development_cards"] == len(PRINTED) - len(HOUSES.cards)
    assert pazzi["leaders"] == len(WITH_LEADERS.leaders)
    assert pazzi["family_tiles"] == len(PAZZI.families)


@pytest.mark.parametrize("players", range(2, 6))
def test_everybody_starts_with_coins_by_order_and_bids_for_the_rest(players: int) -> None:
    printed = reference.HOUSES["setup"]
    view = GAME.view(GAME.new(GAME.options_of(players, modules="houses"), 3), None)
    for place, who in enumerate(view.order):
        assert view.boards[who].coin == printed["starting_coins_by_turn_order"][place]
        assert view.boards[who].wood == view.boards[who].stone == view.boards[who].servant == 0
    assert [GAME.players[0], GAME.players[-1]] == [printed["players"][m] for m in ("min", "max")]
    assert len(view.lots) == players


def test_without_houses_a_start_is_worth_what_the_lowest_bid_is() -> None:
    start = words.named(setup.START)
    total = sum(start.values()) + setup.FIRST_COINS
    assert [sum(words.named(lot.rows[0]).values()) for lot in HOUSES.lots] == [total] * 5


def test_the_answers_reach_as_far_as_the_pieces() -> None:
    cards = ALL.cards
    assert max(len(card.trades) for card in cards) == actions.MOST_TRADES
    assert max(len(card.now) for card in cards) <= actions.MOST_EFFECTS
    assert len(cards) - 1 == len(GAME.space.codes("drop")) <= actions.MOST_CARDS
    demands = [
        effect
        for card in cards
        for effect in (*card.now, *(trade.receive for trade in card.trades))
        if isinstance(effect, RivalsGive)
    ]
    assert max(len(one.options) for one in demands) == actions.MOST_OPTIONS
    assert GAME.players[-1] == actions.SEATS
