"""The data against the printed components, field by field, and what is regular about them."""

from collections import Counter

import pytest

from bottega.games.renaissance.abilities import ImmuneAdjacent
from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.castles import CASTLES, NAMED
from bottega.games.renaissance.counters import Counter as Counted
from bottega.games.renaissance.names import (
    ACTIONS,
    CARDS,
    FAMILIES,
    KINDS,
    MATERIALS,
    MISSION_CARDS,
    PLAYING_CARDS,
    PRINCELY,
    SPECIALS,
)
from bottega.games.renaissance.pieces import MODIFIERS, SCOPES, TYPES, WHERE, WHO
from bottega.games.renaissance.placing import MATCHES
from bottega.games.renaissance.state import FLAGS
from tests.renaissance import reference, written
from tests.renaissance.reference import BOARDS, EDITIONS, VOCABULARY, Printed, printed_in

each_edition = pytest.mark.parametrize("edition", EDITIONS)


@each_edition
@pytest.mark.parametrize("card", reference.CARDS, ids=lambda card: str(card["id"]))
def test_a_card_is_as_printed(card: Printed, edition: str) -> None:
    assert written.card(edition, card["id"]) == printed_in(edition, card)


@each_edition
def test_a_special_counts_in_zones_or_on_castles_as_printed(edition: str) -> None:
    for card in reference.CARDS:
        if card["type"] == "special":
            printed = printed_in(edition, card)["special"]["points"]
            special = cards_of(edition)[CARDS.index(card["id"])].special
            counts = {"zone": special.zone, "material": special.material}
            assert counts == {"zone": 0, "material": 0, **printed}


@pytest.mark.parametrize("printed", BOARDS, ids=lambda board: str(board["id"]))
def test_a_castle_is_as_printed(printed: Printed) -> None:
    castle = NAMED[printed["id"]]
    assert written.castle(castle.name) == printed["cells"]
    assert castle.size == len(printed["cells"])
    assert castle.all == (1 << castle.size) - 1


@pytest.mark.parametrize("printed", BOARDS, ids=lambda board: str(board["id"]))
def test_a_castle_has_as_many_cells_of_each_kind_as_printed(printed: Printed) -> None:
    castle = NAMED[printed["id"]]
    kinds = Counter(KINDS[kind] for kind in castle.kinds)
    assert kinds == printed["counts"]
    for place, kind in enumerate(KINDS):
        of_kind = [i for i in range(castle.size) if castle.of_kind[place] >> i & 1]
        assert of_kind == [i for i in range(castle.size) if castle.kinds[i] == place]
        assert len(of_kind) == printed["counts"][kind]


@pytest.mark.parametrize("castle", NAMED)
def test_a_cell_carries_what_rests_on_it(castle: str) -> None:
    plan = NAMED[castle]
    for cell in range(plan.size):
        above = [i for i in range(plan.size) if plan.rests_on[i] >> cell & 1]
        assert above == [i for i in range(plan.size) if plan.carries[cell] >> i & 1]


def test_the_castles_are_those_of_the_reference_in_its_order() -> None:
    assert [castle.name for castle in CASTLES] == [board["id"] for board in BOARDS]


@each_edition
def test_there_are_45_cards_of_each_family(edition: str) -> None:
    cards = cards_of(edition)
    assert [card.name for card in cards] == CARDS
    assert [card.number for card in cards] == list(range(180))
    types = Counter((FAMILIES[card.family], TYPES[card.type]) for card in cards)
    numbers = {
        "composite": 15, "action": 5, "material": 10, "special": 5, "royal_mission": 5,
        "princely_mission": 5,
    }  # fmt: skip
    assert types == {(family, type): n for family in FAMILIES for type, n in numbers.items()}


def test_names_are_grouped_as_cards_are() -> None:
    def of(*types: str) -> list[str]:
        return [card["id"] for card in reference.CARDS if card["type"] in types]

    assert of("composite", "action", "material", "special") == PLAYING_CARDS
    assert of("royal_mission", "princely_mission") == MISSION_CARDS
    assert of("composite", "material") == MATERIALS
    assert of("composite", "action") == ACTIONS
    assert of("special") == SPECIALS
    assert of("princely_mission") == PRINCELY


@each_edition
def test_every_family_has_the_same_materials(edition: str) -> None:
    def skeleton(family: str) -> list[tuple[int, int]]:
        mine = [card for card in cards_of(edition) if FAMILIES[card.family] == family]
        return [(int(card.kinds), int(card.value)) for card in mine]

    assert len({tuple(skeleton(family)) for family in FAMILIES}) == 1


@each_edition
def test_missions_are_worth_14_to_10_and_9_to_5_in_every_family(edition: str) -> None:
    points = [int(card.mission.points) for card in cards_of(edition)[140:]]
    assert points == [14, 13, 12, 11, 10, 9, 8, 7, 6, 5] * 4


def test_the_later_edition_changes_only_what_the_reference_says() -> None:
    changed = {
        card["id"] for card in reference.CARDS
        if printed_in("2015", card) != printed_in("2016", card)
    }  # fmt: skip
    differ = {name for name in CARDS if written.card("2015", name) != written.card("2016", name)}
    assert differ == changed


def test_the_virgin_keeps_only_attacks_away_in_the_later_edition() -> None:  # ruling N-53
    for edition, only_attacks in (("2015", False), ("2016", True)):
        virgin = cards_of(edition)[CARDS.index("clergy-35")].special
        (guard,) = [one for one in virgin.abilities if isinstance(one, ImmuneAdjacent)]
        assert guard.only_attacks == only_attacks


def test_small_lists_of_words_are_those_of_the_vocabulary() -> None:
    assert list(KINDS) == VOCABULARY["kinds"]
    assert set(WHO) == set(VOCABULARY["who"])
    assert set(MATCHES) == set(VOCABULARY["match"])
    assert set(SCOPES) == set(VOCABULARY["attack_scopes"])
    assert set(WHERE) == set(VOCABULARY["special_where"])
    assert {kind().name for kind in Counted.__subclasses__()} == set(VOCABULARY["counters"])
    assert set(FLAGS[:7]) == set(VOCABULARY["flags"])
    ours = set(MODIFIERS) - {"no_material_hand", "castle_immunity"}
    assert ours == set(VOCABULARY["modifiers"])
    assert set(TYPES) == set(reference.TYPES)
