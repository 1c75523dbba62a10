"""What is printed on the pieces of Lorenzo's expansions: as the reference data have it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bottega.games.lorenzo import GAME, printed
from bottega.games.lorenzo.printed.abilities import Lose
from bottega.games.lorenzo.printed.things import Promise
from bottega.text import Speaker
from tests.lorenzo.reference import FOLDER

SPEAKER = Speaker(GAME, "en", [])
TEXTS = SPEAKER.texts()
CALLED = SPEAKER.called()
SHORT = SPEAKER.short()


def reference(name: str) -> Any:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


HOUSES = reference("houses")
PAZZI = reference("pazzi")


def plain(name: str) -> str:
    return name.replace("’", "'")


def cards() -> Iterator[dict[str, Any]]:
    yield from HOUSES["special_development_cards"]
    yield from PAZZI["development_cards"]


def goods(named: dict[str, int]) -> dict[str, int]:
    """Name goods as the game does."""
    return {"token" if name == "special_token" else name: n for name, n in named.items() if n}


def test_cards_have_the_names_kinds_and_periods_of_the_reference() -> None:
    for card in cards():
        found = printed.cards()[card["number"]]
        assert plain(CALLED[f"card-{card['number']}"]) == card["name"]
        assert (found.kind, found.period) == (card["type"], card["period"])
        assert found.tower == ("special" if card["number"] < 145 else card["type"])


def test_cards_cost_what_the_reference_says() -> None:
    for card in cards():
        costs = printed.cards()[card["number"]].costs
        for cost, written in zip(costs, card["costs"], strict=True):
            paid = goods({**written["resources"], "military": written["military_paid"]})
            assert cost.pay == paid
            each = written.get("military_paid_per_opponent", 0)
            assert cost.each_rival == ({"military": each} if each else {})


def test_leaders_and_families_have_the_names_of_the_reference() -> None:
    for leader in [*HOUSES["leaders"], *PAZZI["leaders"]]:
        key = f"leader-{leader['id'].replace('_', '-')}"
        # printed with a c too many
        assert plain(CALLED[key]) == leader["name"].replace("Macchia", "Machia")
        assert SHORT[key]
    for family in [*HOUSES["family_tiles"], *PAZZI["family_tiles"]]:
        name = family["id"].replace("_", "-")
        assert plain(CALLED[f"family-{name}"]) == family["name"]
        assert SHORT[f"family-{name}"]
        assert printed.families()[name].standing or printed.families()[name].received


def test_leaders_have_the_maximum_conditions_of_the_reference() -> None:
    for leader in [*HOUSES["leaders"], *PAZZI["leaders"]]:
        asked = leader["requirements"]
        allowed = {
            "token" if name == "special_token" else name: n
            for name, n in {**asked["max_cards"], **asked["max_resources"]}.items()
        }
        if asked["max_resources_sum"]:
            allowed["wood+stone"] = 1
        if asked["max_card_types"]:
            allowed["kinds"] = asked["max_card_types"]
        assert printed.leaders()[leader["id"].replace("_", "-")].most == allowed


def test_tokens_and_lots_show_the_goods_of_the_reference() -> None:
    for face in HOUSES["special_tokens"]["faces"]:
        assert printed.tokens()[face["id"]].goods == goods(face["gain"])
    for lot in HOUSES["auction"]["tiles"]:
        rows = [goods(row["resources"]) for row in lot["rows"]]
        assert list(printed.lots()[lot["id"].lower()].rows) == rows


def test_points_at_the_end_are_printed_by_themselves() -> None:
    ends = {number: card.end for number, card in printed.cards().items() if card.end}
    assert ends[133] == Promise(2, per={"token": 1}, most=12)
    assert ends[137] == Promise(1, per={"military": 2})
    assert ends[164] == Promise(2, per_leader=True)
    assert ends[166] == Promise(2, per_card="building")
    assert len(ends) == 6


def test_trades_may_be_repeated_or_cost_something_for_each_rival() -> None:
    cards = printed.cards()
    assert cards[111].trades[0].repeated
    assert cards[158].trades[0].each_rival == {"vp": 1}
    assert not cards[109].trades[0].repeated


def test_an_excommunication_says_what_it_takes_for_how_many_cards() -> None:
    assert printed.tiles()["3-8"].ability == Lose("many-cards", 1, points=5, most=4)
    assert printed.tiles()["3-4"].ability == Lose("points", 5)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        (
            "card-98",
            "Free Borough, a special territory of period I. At once: 1 token. There is room for "
            "one of your tokens on this card. "
            "Harvest of value 2 or more: what the token on this card shows.",
        ),
        (
            "card-110",
            "Hall of Audiences, a special building of period I. It costs 2 coins and 2 wood. "
            "At once: 4 victory points. Production of value 5 or more: 1 token or trade 3 tokens "
            "for a leader played from the hand, whatever it requires.",
        ),
        (
            "card-111",
            "Stone Exchange, a special building of period I. It costs 1 coin and 2 stone. "
            "At once: 2 victory points. Production of value 1 or more: trade 1 stone for 1 coin "
            "and 1 victory point, as many times as the value of the action.",
        ),
        (
            "card-135",
            "Sheltering Refugees, a special venture of period I. It costs 2 wood and 1 stone. "
            "At once: 3 servants. "
            "At the end of the game: 1 victory point for each of your servants, 12 at most.",
        ),
        (
            "card-158",
            "Usurer’s House, a building of period I. It costs 1 coin, 2 wood and 1 servant. "
            "At once: 2 different privileges. Production of value 6 or more: trade 1 victory "
            "point per rival for 2 coins or 3 victory points from every rival, as each chooses.",
        ),
        (
            "leader-ferdinando-d-aragona",
            "Ferdinando d’Aragona requires 8 coins, 8 servants and at most 1 of wood and stone "
            "together. Each time you take a venture: 1 wood and 1 stone.",
        ),
        (
            "leader-alfonso-v-d-aragona",
            "Alfonso V d’Aragona requires 6 military points and no faith points. "
            "Each time you take a territory: 1 faith point.",
        ),
        (
            "family-medici",
            "The family Medici. Each time you take a character: 1 token. "
            "You may have up to 8 characters; 7 score 28 and 8 score 35 victory points.",
        ),
        ("token-9", "Token: 2 military points and 1 victory point."),
        (
            "tile-3-8",
            "Excommunication of period III. "
            "At the end you lose 5 victory points for each card of a kind beyond 4.",
        ),
    ],
)
def test_texts_are_made_of_what_the_pieces_do(key: str, text: str) -> None:
    assert TEXTS[key] == text
