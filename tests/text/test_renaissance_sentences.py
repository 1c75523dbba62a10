"""What a player of Renaissance reads, in English."""

from dataclasses import replace

import msgspec
import pytest

from bottega.games.renaissance import GAME, events
from bottega.games.renaissance.progress import progress_of
from bottega.games.renaissance.telling.questions import Operation
from bottega.games.renaissance.views import Cell, RenaissanceView
from bottega.kernel.events import Event
from bottega.kernel.game import Outcome, Reason, Score
from bottega.text import Speaker
from tests.renaissance.build import Seat, row
from tests.renaissance.build import table as laid_out
from tests.text.checks import page
from tests.text.renaissance_samples import (
    Sample,
    asking,
    busy_view,
    ending,
    fresh_view,
    over,
)

NAMES = ("Ann", "Bob", "Cyd", "Dan")
SPEAKER = Speaker(GAME, "en", NAMES, 0)


def said(line: str, sample: Sample) -> str:
    return SPEAKER.answer(GAME.telling.named(GAME.parse(line)), sample.view, sample.told)


def explained(line: str, sample: Sample) -> str:
    return SPEAKER.explain(GAME.telling.named(GAME.parse(line)), sample.view, sample.told)


def told(event: Event, seat: int | None = 0, **chosen: str) -> str | None:
    players = 4 if chosen.get("teams") == "true" else 3
    return Speaker(GAME, "en", NAMES, seat, GAME.options_of(players, **chosen)).event(event)


def castle(sample: Sample, *cells: tuple[str, int]) -> Sample:
    """Fill the first cells of seat 0's castle."""
    view = sample.view
    built: list[Cell | None] = [Cell(card, (), value, True) for card, value in cells]
    free = [None] * (len(view.sides[0].cells) - len(built))
    own = msgspec.structs.replace(view.sides[0], castle="chenonceau", cells=(*built, *free))
    return sample._replace(view=msgspec.structs.replace(view, sides=(own, *view.sides[1:])))


def test_building_says_as_what_a_composite_is_built() -> None:
    view = castle(asking("Operation")[0])
    assert said("build army-24 at 3", view) == "Build Foundation 4 on cell 3"
    assert said("build army-15 at 10", view) == "Build Crossbow as a tile worth 2 on cell 10"


def test_a_material_under_the_roofer_is_worth_more() -> None:
    view = castle(asking("Roof")[0])
    assert said("build army-24 at 10", view) == (
        "Build Foundation 4 under The roofer as a tile worth 5 on cell 10"
    )


def test_cards_of_the_same_title_are_told_apart() -> None:
    view = asking("Operation")[0]
    assert said("play army-02", view) == "Play Cellar raid (foundation 2)"
    assert said("play army-08", view) == "Play Cellar raid (tile 1)"
    assert said("discard army-16", view) == "Discard Mass grave (Army)"
    assert said("play army-09", view) == "Play Cannon"


def test_the_same_answer_means_what_the_question_is_about() -> None:
    assert said("pass", asking("Store")[0]) == "Store nothing"
    assert said("pass", asking("RepeatAction")[0]) == "Do not repeat it"
    assert said("done", asking("BuildMore")[0]) == "Build no more"
    assert said("give army-24", asking("DealPool")[0]) == "Give Foundation 4 to Bob"
    assert said("give army-24", asking("DealPool")[1]) == "Keep Foundation 4"
    assert said("target 2", asking("LayOn")[0]) == "Lay it on Bob’s side"
    assert said("target 1", asking("LayOn")[0]) == "Lay it on your own side"
    assert said("target 2", asking("Toll")[0]) == "Take a random card from Bob"


def test_a_material_is_named_by_kind_value_and_cell() -> None:
    destroy, *_, own, _, _ = asking("Strike")
    assert said("strike 1", castle(destroy)) == "Destroy the foundation worth 2 (cell 1)"
    assert said("strike 1", castle(own, ("army-24", 6))) == (
        "Give up the foundation worth 6 (cell 1)"
    )


def test_a_flank_names_what_is_lost() -> None:
    view = castle(asking("Flank")[0], ("army-24", 4), ("army-22", 2))
    assert said("flank left", view) == "Lose the left side: the foundation worth 4 (cell 1)"
    assert said("flank right", view) == "Lose the right side: the foundation worth 2 (cell 2)"


def test_reactions_name_the_card_that_does_it() -> None:
    sample = asking("AnswerAttack")[0]
    assert said("pope", sample) == "Cancel it with The pope"
    assert said("pray", sample) == "Turn it back with Prayer"
    assert SPEAKER.question(*sample) == "Bob attacks your castle with Cannon: do you answer?"


def test_explaining_an_answer_gives_the_text_of_its_card() -> None:
    sample = asking("Operation")[0]
    assert explained("play army-09", sample).endswith(
        "Every opponent loses 1 exposed material that you point out."
    )
    assert explained("pope", asking("AnswerAttack")[0]).startswith("The pope (Clergy)")
    assert explained("repeat", asking("RepeatAction")[0]).startswith("The ironmonger")
    assert len(explained("oblige army-36 army-37", sample).splitlines()) == 2


def test_the_later_edition_has_its_own_titles() -> None:
    view = asking("Operation", edition="2016")[0]
    assert said("play army-17", view) == "Play Fraud"
    played = events.ActionPlayed(1, "army-17", "hand", (1,), ())
    assert told(played) == "Bob plays Carpet seller."
    assert told(played, edition="2016") == "Bob plays Fraud."


def test_limits_of_a_turn_are_said_with_the_question() -> None:
    limits = {"no_action": 1, "materials_up_to": 3}
    assert SPEAKER.question(busy_view(), Operation(0, limits)) == (
        "You may play no actions. You may build up to 3 materials. What do you do this turn?"
    )


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.Built(1, "army-28", 6, "stone", 5, "hand", (1,), (1,)),
         "Bob builds Stone 5: +5 points."),
        (events.Built(0, "army-09", 10, "tile", 2, "stock", (0,), (0,)),
         "You build Cannon as a tile out of the stock: +2 points."),
        (events.MaterialLost(1, 0, "army-24", 3, ("artisans-34",), 6, (0,)),
         "Your castle loses Foundation 4 and The journeyman: −6 points."),
        (events.SpecialLaid(1, "army-33", "cell", 2, 7, "hand", -2, (1,), (2,)),
         "Bob lays The master-at-arms on cell 7 of Cyd’s castle: −2 points."),
        (events.SpecialLaid(0, "clergy-32", "zone", 0, None, "hand", 2, (0,), (0,)),
         "You lay The pope: +2 points."),
        (events.SpecialLaid(0, "clergy-31", "vault", 0, None, "hand", 0, (0,), (0,)),
         "You put The bell-ringer into a protected slot."),
        (events.SpecialLaid(1, "army-34", "zone", 0, None, "hand", -3, (1,), (0,)),
         "Bob lays The officer into your special zone: −3 points."),
        (events.ActionTurned(0, "clergy-08", "army-03", 1),
         "You turn Square formation with Prayer against Bob."),
        (events.TrapSprung(1, "clergy-34", 0, "zone", -1, (1,), (0,)),
         "The altar boy cancels the attack on Bob and goes to your special zone: −1 point."),
        (events.MissionClaimed(1, "army-43", 7, False, (1,)),
         "Bob turns up The fall of Granada: +7 points."),
        (events.Drew((1,), 1, 2, None), "Bob draws 2 cards."),
        (events.Drew((0,), 0, 2, ("army-09", "army-24")), "You draw Cannon and Foundation 4."),
        (events.HandsSwapped((0, 1), 1, 0, ("army-09",), ("army-24",), 1, 1),
         "You exchange hands with Bob: Foundation 4 for Cannon."),
        (events.HandsSwapped((1, 2), 1, 2, None, None, 3, 5), "Bob exchanges hands with Cyd."),
        (events.CardMoved((1, 2), 1, None, "hand", 1, "hand", 2, True, (1,), (2,)),
         "A card goes by chance from Bob’s hand to Cyd’s hand."),
        (ending("castle", 1, ((), ("army-37",), ())),
         "Bob’s castle is finished: the game is over. Accomplished by Bob: The Estates General."),
    ],
)  # fmt: skip
def test_what_happened_is_told_to_who_reads(event: Event, text: str) -> None:
    assert told(event) == text


def test_in_a_team_what_belongs_to_both_is_called_yours() -> None:
    lost = events.MaterialLost(1, 0, "army-24", 3, (), 4, (0, 2))
    assert told(lost, 2, teams="true") == "Your castle loses Foundation 4: −4 points."
    safe = events.CastleProtected(0)
    assert told(safe, 2, teams="true") == "No action affects your castle until your next turn."
    assert told(lost, 3, teams="true") == "Ann and Cyd’s castle loses Foundation 4: −4 points."


def test_an_offer_is_told_to_who_is_to_answer_it() -> None:
    assert SPEAKER.question(*asking("AnswerOffer")[0]) == (
        "Bob offers you Tile 4 for nothing: do you accept?"
    )


RIVAL = Seat("", {1: "army-21", 2: "army-22", 3: "army-24"})


def with_mission(mission: str, one: Seat) -> RenaissanceView:
    """Give what a seat with a mission sees, against a rival with seven points."""
    own = replace(one, hand=one.hand or "army-30", mandatory=mission)
    return laid_out(seats={0: own, 1: RIVAL}).view(0)


@pytest.mark.parametrize(
    ("mission", "own", "text"),
    [
        ("artisans-41", Seat("", row("army-05 army-06 army-27 army-28", 6)),
         "A 3 is missing: you show 1, 2, 4, 5."),
        ("artisans-41", Seat("", {1: "army-02"}), "1, 3, 4 and 5 are missing: you show 2."),
        ("artisans-44", Seat(), "Still 4 free stone cells."),
        ("artisans-43", Seat(), "Not yet."),
        ("artisans-37", Seat("", {1: "army-23", 2: "army-01"}), "1 of 6 pure materials."),
        ("artisans-36", Seat("", {1: "army-23", 2: "army-01"}), "Still 1 pure material."),
        ("artisans-40", Seat("", {1: "army-02", 2: "army-23"}), "1 material is of another value."),
        ("army-37", Seat("", {1: "army-23"}), "1 filled cell, the best opponent has 3."),
        ("merchants-39", Seat("", {1: "army-23"}),
         "1 filled cell, the opponent with the fewest has 3."),
        ("clergy-37", Seat("", {1: "army-25"}), "5 points on the walls, the best opponent has 7."),
        ("clergy-43", Seat("army-23", {1: "army-25", 2: "army-01"}),
         "Filled cells: 2 of yours, 3 of theirs."),
        ("army-41", Seat("army-16 army-17"), "Still 2 actions in hand."),
        ("merchants-37", Seat("army-16 army-17 army-18"), "3 actions in hand, at most 2 allowed."),
        ("army-40", Seat("", stock="army-16 army-17"), "Still 2 cards in your stock."),
        ("merchants-38", Seat("", stock="army-16 army-23"),
         "Still 1 free slot in your stock. Still 1 action in your stock."),
        ("clergy-42", Seat("", stock="army-16"),
         "0 of 1 special card in your stock. 1 of 2 pure actions in your stock."),
        ("clergy-39", Seat(), "It holds."),
        ("army-43", Seat(), "Not yet."),
        ("clergy-45", Seat("", {6: "army-26"}), "It can no longer be done."),
        ("merchants-41", Seat(), "0 of 2 turns running with a pure action."),
        ("merchants-41", Seat(action_streak=1),
         "So far 1 in a row; one more such turn is missing."),
        ("merchants-42", Seat(discard_streak=2),
         "So far 2 in a row; one more such turn is missing."),
    ],
)  # fmt: skip
def test_missions_say_how_far_they_are(mission: str, own: Seat, text: str) -> None:
    view = with_mission(mission, own)
    assert SPEAKER.progress(view)[f"mission:{mission}"] == text
    panel = next(p for p in SPEAKER.panels(view) if p.title == SPEAKER.word("panel-missions"))
    assert any(row.text.endswith(f" {text}") for row in panel.rows)


def test_an_attack_on_an_unfinished_castle_is_too_late_when_all_are_finished() -> None:
    finished = Seat("", row("army-21 army-22 army-23 army-24 army-25 army-01 army-02"))
    view = laid_out(seats={0: Seat("army-30", mandatory="army-43"), 1: finished}).view(0)
    assert progress_of(view)["army-43"].lost


def test_before_the_first_turn_no_mission_is_told_to_hold(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES, 0)
    for seed in range(6):
        view = GAME.view(GAME.new(GAME.options_of(3), seed), 0)
        text = speaker.position(view) + "".join(
            row.text for panel in speaker.panels(view) for row in panel.rows
        )
        assert speaker.word("progress-done") not in text
        assert not any(far.holds for far in progress_of(view).values())
        assert speaker.progress(view) == {}


def test_only_players_read_how_far_their_missions_are() -> None:
    table = GAME.new(GAME.options_of(3), 11)
    title = SPEAKER.word("panel-missions")
    for seat in (0, 1, 2, None):
        panels = Speaker(GAME, "en", NAMES, seat).panels(GAME.view(table, seat))
        assert [panel.title for panel in panels].count(title) == (0 if seat is None else 1)


def test_a_castle_is_drawn_row_by_row() -> None:
    view = castle(asking("Operation")[0], ("army-24", 4), ("army-22", 2)).view
    lines = page(SPEAKER.position(view)).splitlines()
    drawn = next(i for i, line in enumerate(lines) if "Chenonceau, 2 of 12 cells filled" in line)
    assert lines[drawn + 1 : drawn + 4] == [
        "                        10T ·     11T ·     12T ·",
        "                   6S ·      7S ·      8S ·      9S ·",
        "              1F 4      2F 2      3F ·      4F ·      5F ·",
    ]


def test_every_position_fits_a_terminal() -> None:
    views = [fresh_view(4), busy_view(), over(busy_view()), busy_view(4, teams="true")]
    views += [sample.view for sample in asking("Operation", 2, variant="quick")]
    for view in views:
        for seat in (0, 1, None):
            page(Speaker(GAME, "en", NAMES, seat).position(view))


def test_panels_begin_with_the_readers_own_castle() -> None:
    view = asking("Operation")[0].view
    for seat, order in ((0, [0, 1, 2]), (1, [1, 2, 0]), (None, [0, 1, 2])):
        panels = Speaker(GAME, "en", NAMES, seat).panels(view)
        assert [panel.seat for panel in panels if panel.seat is not None] == order
        for panel in panels:
            assert all(row.label.strip() and row.text.strip() for row in panel.rows)


def test_a_reason_says_what_a_mission_still_asks_for() -> None:
    reason = Reason("mission-not-fulfilled", {"mission": "army-41"})
    assert SPEAKER.reason(reason) == (
        "Fifteen fifteen is not fulfilled. Your hand holds no actions."
    )


def test_the_end_says_why_and_where_points_come_from() -> None:
    scores = (Score(42, {"castle": 32, "full": 10}), Score(20, {"castle": 33, "missed": -13}))
    outcome = Outcome((0,), (1, 2), scores, (42, 20), "castle")
    assert SPEAKER.outcome(outcome) == [
        "A castle is finished.",
        "You win.",
        "1. Ann (you): 42 points (castle 32, finished castle 10)",
        "2. Bob: 20 points (castle 33, mandatory missions missed -13)",
    ]
