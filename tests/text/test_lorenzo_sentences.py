"""What a player of Lorenzo il Magnifico reads, in English."""

from typing import Any

import pytest

from bottega.games.lorenzo import GAME
from bottega.text import Panel, Speaker
from tests.lorenzo.build import Position, Seat, goods, seat, table
from tests.text.lorenzo_samples import asking, over

NAMES = ("Ann", "Bob", "Cyd")
SPEAKER = Speaker(GAME, "en", NAMES, 0)


def said(game: Position, line: str) -> str:
    """Say an answer to what a table asks."""
    choice = GAME.choice(game.table, game.asked, GAME.parse(line))
    return SPEAKER.answer(choice, game.view(0), GAME.told(game.table, 0))


def rich(**more: Any) -> Seat:
    """Lay out a seat that can pay for much."""
    return seat(goods(coin=9, wood=9, stone=9, servant=9, military=9), **more)


def laid(owner: Seat, **more: Any) -> Position:
    """Lay out a table with Forest on the third floor, Mint for sale and a venture of two prices."""
    towers = {"territory 3": 5, "building 1": 25, "building 2": 26, "venture 4": 80}
    return table(3, dice=(3, 6, 6), seats={0: owner}, towers=towers, **more)


def test_placing_names_the_card_the_servants_and_the_bonus() -> None:
    told = said(laid(rich()), "place black territory 3")
    assert told == "Black (3) → territory 3: Forest (2 servants to help, gives 1 wood)"


def test_placing_names_what_the_card_costs() -> None:
    told = said(laid(rich()), "place white building 1")
    assert told.endswith("building 1: Mint (for 1 wood and 3 stone)")
    both = said(laid(rich()), "place white venture 4")
    assert "for 2 military points (4 needed) or 2 coins, 1 wood and 1 stone" in both


def test_discounts_and_higher_values_are_reckoned_with() -> None:
    told = said(laid(rich(cards=[50])), "place black building 2")
    assert "for 2 wood and 1 stone or 3 wood)" in told


def test_an_occupied_tower_costs_a_fee_unless_a_leader_waives_it() -> None:
    there = ["1 orange building 4"]
    assert "fee 3 coins" in said(laid(rich(), placed=there), "place white building 1")
    waived = laid(rich(played=["filippo-brunelleschi"]), placed=there)
    assert "fee" not in said(waived, "place white building 1")


def test_an_excommunication_takes_more_servants() -> None:
    game = table(dice=(3, 6, 6), seats={0: rich(excommunicated=["2-6"])}, round=5)
    assert "4 servants to help" in said(game, "place black territory 3")


def test_a_harvest_is_told_with_its_value() -> None:
    assert said(laid(rich()), "place white large harvest").endswith(": a harvest of value 3")
    poor = said(laid(rich()), "place black large harvest")
    assert poor.endswith(": a harvest of value 1 (1 servant to help)")


def test_servants_are_told_with_the_cards_that_work() -> None:
    game = table(dice=(2, 1, 1), seats={0: rich(cards=[1, 5])}).play("place black harvest")
    assert said(game, "spend 0") == "Spend no servants: value 2, Commercial Hub works"
    assert said(game, "spend 3").endswith("value 5, Commercial Hub and Forest work")


@pytest.mark.parametrize(
    ("frame", "asked"),
    [
        ("Effects", "Which effect of Hero comes first?"),
        ("RaiseOne", "Which member is worth 6 this round?"),
        (
            "Faith",
            "Give 4 faith points to the church for 4 victory points, or be excommunicated?",
        ),
    ],
)
def test_questions_name_what_they_are_about(frame: str, asked: str) -> None:
    view, told = asking(frame)[0]
    assert SPEAKER.question(view, told) == asked


def test_a_bonus_action_is_asked_with_its_value_and_its_discount() -> None:
    plain, less = (SPEAKER.question(view, told) for view, told in asking("BonusTake"))
    assert plain == "You may take a card of any kind at value 7."
    assert "a building at value 6, for 1 wood and 1 stone less" in less


def test_a_copied_leader_is_used_for_what_it_copies() -> None:
    owner = seat(played=["lorenzo-de-medici"], copied="cosimo-de-medici")
    game = table(seats={0: owner, 1: seat(played=["cosimo-de-medici"])})
    told = said(game, "use lorenzo-de-medici")
    assert told == "Use Lorenzo de’ Medici (3 servants and 1 victory point)"


def test_explaining_a_placement_gives_the_text_of_the_card() -> None:
    game = laid(rich())
    choice = GAME.choice(game.table, 0, GAME.parse("place white building 1"))
    assert SPEAKER.explain(choice, game.view(0)) == SPEAKER.texts()["card-25"]


def boards(panels: tuple[Panel, ...]) -> list[int]:
    return [panel.seat for panel in panels if panel.seat is not None]


def test_panels_tell_of_everything_and_the_readers_board_comes_first() -> None:
    view = asking("Turn")[0][0]
    panels = SPEAKER.panels(view)
    assert boards(panels)[0] == 0
    assert sorted(boards(panels)) == [0, 1, 2]
    assert len(panels) == 1 + 4 + 1 + 1 + 3
    for panel in panels:
        assert panel.title
        assert panel.rows
        assert all(row.label and row.text for row in panel.rows)


def test_a_hand_that_may_not_be_seen_is_counted_only() -> None:
    view = asking("Turn")[0][0]
    own, rival = (next(p for p in SPEAKER.panels(view) if p.seat == seat) for seat in (0, 1))
    assert any("Sisto IV" in row.text for row in own.rows)
    assert any(row.text == "2 leaders" for row in rival.rows)


def test_the_towers_are_gone_when_the_game_is_over() -> None:
    view = asking("Turn")[0][0]
    assert "Market" in SPEAKER.position(view)
    assert "Market" not in SPEAKER.position(over(view))
    assert len(SPEAKER.panels(over(view))) == 2 + 3
