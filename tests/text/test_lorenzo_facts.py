"""What is printed on pieces and board, and their texts: as the reference data have it."""

import json
from typing import Any

import msgspec
import pytest

from bottega.games.lorenzo import GAME, events, printed
from bottega.games.lorenzo.printed.things import Board, Piece
from bottega.text import Speaker
from tests.lorenzo.piles import KIND_OF
from tests.lorenzo.reference import FOLDER
from tests.text.lorenzo_samples import EVENTS

SPEAKER = Speaker(GAME, "en", [])
TEXTS = SPEAKER.texts()
CALLED = SPEAKER.called()
BOARD = printed.board()
PIECES = printed.pieces()


def reference(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def test_everything_that_has_a_text_and_a_name_is_printed() -> None:
    assert list(PIECES) == list(TEXTS) == list(CALLED)
    written = msgspec.json.encode(PIECES)
    assert msgspec.json.decode(written, type=dict[str, Piece]) == PIECES
    assert msgspec.json.decode(msgspec.json.encode(BOARD), type=Board) == BOARD
    assert len(PIECES) == len(KIND_OF) + 44 + 24 + 6 + 12 + 10 + 5 + 15


def test_cards_have_the_kinds_periods_costs_and_names_of_the_reference() -> None:
    for card in reference("development_cards")["cards"]:
        found = printed.cards()[card["number"]]
        assert CALLED[f"card-{card['number']}"].replace("’", "'") == card["name"]
        assert (found.kind, found.period) == (card["type"], card["period"])
        costs = [
            ({**cost["resources"], "military": cost["military_paid"]}, cost["military_required"])
            for cost in card["costs"]
        ]
        assert [({"military": 0, **cost.pay}, cost.military) for cost in found.costs] == costs


def test_leaders_have_the_names_of_the_reference() -> None:
    for leader in reference("leader_cards")["leaders"]:
        name = leader["id"].replace("_", "-")
        found = printed.leaders()[name]
        assert CALLED[f"leader-{name}"].replace("’", "'") == leader["name"]
        assert sum(found.requires.values()) > 0
        assert found.most == {}
        assert found.played or found.once or found.standing


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("space-market 4", "It gives 2 different privileges."),
        (
            "space-large harvest",
            "Your bonus tile yields, and every territory of yours whose die the action reaches. "
            "The value of the action is 3 less. Any number of members may stand here.",
        ),
        (
            "space-piero",
            "It gives 3 tokens that show different things. The action must be worth 3 here.",
        ),
        ("card-1", "Commercial Hub, a territory of period I. Harvest of value 1 or more: 1 coin."),
        (
            "card-6",
            "Monastery, a territory of period I. At once: 1 servant and 2 military points. "
            "Harvest of value 6 or more: 1 stone and 1 faith point.",
        ),
        (
            "card-29",
            "Carpenter’s Shop, a building of period I. It costs 1 coin and 2 wood. "
            "At once: 3 victory points. "
            "Production of value 4 or more: trade 1 wood for 3 coins or 2 wood for 5 coins.",
        ),
        (
            "card-25",
            "Mint, a building of period I. It costs 1 wood and 3 stone. "
            "At once: 5 victory points. "
            "Production of value 5 or more: 1 coin for each building you have.",
        ),
        (
            "card-50",
            "Stonemason, a character of period I. It costs 4 coins. "
            "Your actions to take buildings are worth 2 more. "
            "You pay 1 wood or 1 stone less for buildings.",
        ),
        (
            "card-58",
            "Architect, a character of period II. It costs 4 coins. At once: an action of value 6 "
            "to take a building for 1 wood and 1 stone less.",
        ),
        (
            "card-72",
            "Ambassador, a character of period III. It costs 6 coins. At once: 1 privilege and "
            "an action of value 7 to take a card of any kind.",
        ),
        (
            "card-80",
            "Support to the Bishop, a venture of period I. It costs 2 military points (4 needed) "
            "or 2 coins, 1 wood and 1 stone. At once: 3 faith points. "
            "At the end of the game: 1 victory point.",
        ),
        (
            "leader-sandro-botticelli",
            "Sandro Botticelli requires 10 wood. "
            "Once in each round: 2 military points and 1 victory point.",
        ),
        (
            "leader-lucrezia-borgia",
            "Lucrezia Borgia requires 6 cards of one kind. Your coloured members are worth 2 more.",
        ),
        (
            "tile-2-6",
            "Excommunication of period II. "
            "It takes 2 servants to raise the value of an action by 1.",
        ),
        (
            "bonus-d",
            "Bonus tile D. Every harvest also brings 1 coin, 1 wood and 1 stone; "
            "every production also brings 1 servant and 2 military points.",
        ),
    ],
)
def test_texts_are_made_of_what_the_pieces_do(key: str, text: str) -> None:
    assert TEXTS[key] == text


def test_effects_and_abilities_keep_the_names_that_clients_know() -> None:
    cards, leaders = printed.cards().values(), printed.leaders().values()
    deeds = [effect for card in cards for effect in (*card.now, *card.each)]
    deeds += [trade.receive for card in cards for trade in card.trades]
    deeds += [effect for leader in leaders for effect in (*leader.played, *leader.once)]
    held = [ability for card in cards for ability in card.standing]
    held += [ability for leader in leaders for ability in leader.standing]
    held += [ability for family in printed.families().values() for ability in family.standing]
    held += [tile.ability for tile in printed.tiles().values()]
    assert {effect.word for effect in deeds} >= {
        "gain", "per-card", "per-held", "privileges", "take", "work", "raise", "copy",
        "slot", "lose", "one-of", "exchange", "draw-leaders", "play-free", "per-leader", "activate",
        "fetch", "match-military", "draw-keep", "drop-own", "dismiss", "visit", "rivals-drop",
        "rivals-give", "market",
    }  # fmt: skip
    assert {ability.word for ability in held} >= {
        "value", "discount", "no-floor-bonus", "shares", "no-fee", "fixed", "coloured", "neutral",
        "no-military", "doubled", "support", "less", "barred", "servants", "rests", "no-points",
        "lose", "on-take", "on-leader", "on-market", "on-excommunicated", "own-space",
        "waive-condition", "servants-pay", "value-per-servant", "more-points", "extra-privilege",
        "privilege-with", "swap", "stores", "unpaid-military", "card-limit", "buys-leftover",
        "extra-member", "faith-tiles", "not-excommunicated", "no-large-malus",
    }  # fmt: skip


def test_the_board_has_five_towers_of_four_floors_and_six_spaces_of_leaders() -> None:
    assert [tower.name for tower in BOARD.towers] == [
        "territory", "character", "building", "venture", "special",
    ]  # fmt: skip
    assert {tower.values for tower in BOARD.towers} == {(1, 3, 5, 7)}
    assert BOARD.towers[3].spaces[2] == "venture 3"
    assert [space.name for space in printed.spaces().values()][8] == "council"
    assert [space.area for space in printed.spaces().values()][9:] == ["own"] * 6
    assert BOARD.adapted[5] == (1, 2, 4, 6)
    assert list(BOARD.privileges)[-2:] == ["token", "store"]
    assert BOARD.privileges["materials"] == {"wood": 1, "stone": 1}
    assert (BOARD.needed, BOARD.fee, BOARD.rounds) == ((3, 4, 5), 3, 6)


def test_turns_and_milestones_are_named_by_the_game() -> None:
    turns = {type(event) for event in EVENTS if SPEAKER.begins_turn(event)}
    marks = {type(event) for event in EVENTS if SPEAKER.is_milestone(event)}
    assert turns == {events.TurnBegan}
    assert marks == {events.ChurchSupported, events.Excommunicated, events.LeaderPlayed}
