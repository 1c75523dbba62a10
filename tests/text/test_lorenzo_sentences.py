"""What a player of Lorenzo il Magnifico reads, in English."""

import msgspec
import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.views import LorenzoView, Member
from bottega.kernel.game import Question
from bottega.text import Panel, Speaker
from tests.text.lorenzo_samples import asking, fresh_view, over

NAMES = ("Ann", "Bob", "Cyd")
SPEAKER = Speaker(GAME, "en", NAMES, 0)


def place(line: str, view: LorenzoView) -> str:
    return SPEAKER.answer(GAME.parse(line), view)


def table(**changed: object) -> LorenzoView:
    """A first round in which the territory tower shows Forest on floor 3, Mint is for sale."""
    view = fresh_view(3, "false")
    floors = (1, 2, 5, 4, 49, 50, 51, 52, 25, 26, 27, 28, 77, 78, 79, 80)
    board = msgspec.structs.replace(
        view.boards[0], members={"black": 3, "white": 6, "neutral": 0}, **changed
    )
    pending = (Question("Turn", (0,)),)
    return msgspec.structs.replace(
        view, floors=floors, asked=0, pending=pending, boards=(board, *view.boards[1:]), members=()
    )


def test_placing_names_the_card_the_servants_and_the_bonus() -> None:
    told = place("place black territory 3", table())
    assert told == ("Black (3) → territory 3: Forest (2 servants to help, gives 1 wood)")


def test_placing_names_what_the_card_costs() -> None:
    told = place("place white building 1", table())
    assert told.endswith("building 1: Mint (for 1 wood and 3 stone)")
    both = place("place white venture 4", table())
    assert "for 2 military points (4 needed) or 2 coins, 1 wood and 1 stone" in both


def test_discounts_and_higher_values_are_reckoned_with() -> None:
    mason = table(cards=(50,), character=(50,), values={"building": 2})
    told = place("place black building 2", mason)
    assert "for 2 wood and 1 stone or 3 wood)" in told


def test_an_occupied_tower_costs_a_fee_unless_a_leader_waives_it() -> None:
    there = (Member("building 4", 1, "orange"),)
    taken = msgspec.structs.replace(table(), members=there)
    assert "fee 3 coins" in place("place white building 1", taken)
    waived = msgspec.structs.replace(table(played=("filippo-brunelleschi",)), members=there)
    assert "fee" not in place("place white building 1", waived)


def test_an_excommunication_takes_more_servants() -> None:
    view = msgspec.structs.replace(table(excommunications=(2,)), tiles=("1-1", "2-6", "3-1"))
    assert "4 servants to help" in place("place black territory 3", view)


def test_a_harvest_is_told_with_its_value() -> None:
    assert place("place white large harvest", table()).endswith(": a harvest of value 3")
    poor = place("place black large harvest", table())
    assert poor.endswith(": a harvest of value 1 (1 servant to help)")


def test_servants_are_told_with_the_cards_that_work() -> None:
    (view, *_) = asking("Work")
    assert place("spend 0", view) == "Spend no servants: value 2, Commercial Hub works"


def test_servants_that_are_worth_half_raise_the_value_by_half() -> None:
    (view, *_) = asking("Work")
    assert place("spend 6", view).endswith("value 5, Commercial Hub and Forest work")


@pytest.mark.parametrize(
    ("frame", "asked"),
    [
        ("Effects", "Which effect of Hero comes first?"),
        ("RaiseOne", "Which member is worth 6 in this round?"),
        (
            "Faith",
            "Support the church with 4 faith points for 4 victory points, or be excommunicated "
            "(1 coin less from each source)?",
        ),
    ],
)
def test_questions_name_what_they_are_about(frame: str, asked: str) -> None:
    assert SPEAKER.question(asking(frame)[0]) == asked


def test_a_bonus_action_is_asked_with_its_value_and_its_discount() -> None:
    plain, less = map(SPEAKER.question, asking("BonusTake"))
    assert plain == "You may take a card of any kind with value 7: which one?"
    assert "a building with value 6, for 1 wood and 1 stone less" in less


def test_a_copied_leader_is_used_for_what_it_copies() -> None:
    view = table(played=("lorenzo-de-medici",), copied="cosimo-de-medici")
    told = place("use lorenzo-de-medici", view)
    assert told == "Use Lorenzo de’ Medici (3 servants and 1 victory point)"


def test_explaining_a_placement_gives_the_text_of_the_card() -> None:
    told = SPEAKER.explain(GAME.parse("place white building 1"), table())
    assert told == SPEAKER.texts()["card-25"]


def boards(panels: tuple[Panel, ...]) -> list[int]:
    return [panel.seat for panel in panels if panel.seat is not None]


def test_panels_tell_of_everything_and_the_readers_board_comes_first() -> None:
    (view,) = asking("Turn")
    panels = SPEAKER.panels(view)
    assert boards(panels)[0] == 0
    assert sorted(boards(panels)) == [0, 1, 2]
    assert len(panels) == 1 + 4 + 1 + 1 + 3
    for panel in panels:
        assert panel.title
        assert panel.rows
        assert all(row.label and row.text for row in panel.rows)


def test_a_hand_that_may_not_be_seen_is_counted_only() -> None:
    (view,) = asking("Turn")
    own, rival = (next(p for p in SPEAKER.panels(view) if p.seat == seat) for seat in (0, 1))
    assert any("Sisto IV" in row.text for row in own.rows)
    assert any(row.text == "2 leaders" for row in rival.rows)


def test_the_towers_are_gone_when_the_game_is_over() -> None:
    (view,) = asking("Turn")
    assert "Market" in SPEAKER.position(view)
    assert "Market" not in SPEAKER.position(over(view))
    assert len(SPEAKER.panels(over(view))) == 2 + 3
