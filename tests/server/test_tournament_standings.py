"""How everybody stands: points by place, and what parts those who have the same."""

from typing import Any

from bottega.server.club.crowning import winners
from bottega.server.club.tournaments.rounds import drawn, rounds_in_all, survivors
from bottega.server.club.tournaments.standings import BREAKS, Line, by_strength, standings
from bottega.server.store.tournaments import Competitor, Ended, Held, Meeting, Sheet
from bottega.wire import Terms


def sheet(people: int, meetings: list[Meeting], gone: tuple[int, ...] = (), **how: Any) -> Sheet:
    """Give a tournament of so many, as strong as they are numbered."""
    how = {"system": "swiss", "game": "masters", **how}
    round = max([one.round for one in meetings], default=0)
    held = Held("t", "h", "", "Cup", True, "running", 0, None, None, round, Terms(**how))
    numbers = range(1, people + 1)
    who = tuple([Competitor(n, f"p{n}", n, n in gone, f"P {n}") for n in numbers])
    return Sheet(held, "", who, tuple(meetings))


def met(round: int, *results: tuple[int, int], **how: Any) -> Meeting:
    """Let a table have ended: players and their points, the first of all first."""
    seats = tuple([number for number, _ in results])
    ended = tuple([Ended(place, points) for place, (_, points) in enumerate(results, 1)])
    name = f"t{round}-{seats[0]}"
    return Meeting(round, seats[0], seats, name, 0, status="over", results=ended, **how)


def line(lines: list[Line], number: int) -> Line:
    return next(one for one in lines if one.number == number)


def test_at_a_table_of_three_the_first_has_three_points_the_second_two_and_the_third_one() -> None:
    lines = standings(sheet(3, [met(1, (2, 40), (3, 30), (1, 20))], players=3))
    assert [(one.number, one.points, one.rank) for one in lines] == [
        (2, 3, 1),
        (3, 2, 2),
        (1, 1, 3),
    ]


def test_a_bye_counts_as_a_win() -> None:
    lines = standings(sheet(3, [met(1, (1, 9), (2, 8)), Meeting(1, 2, (3,), None, 0)]))
    assert line(lines, 3).points == line(lines, 1).points == 2
    assert line(lines, 3).wins == 1


def test_equal_points_are_parted_by_the_points_of_opponents() -> None:
    first = [met(1, (one, 9), (other, 8)) for one, other in ((1, 4), (2, 5), (3, 6))]
    second = [met(2, (one, 9), (other, 8)) for one, other in ((1, 2), (4, 3), (5, 6))]
    lines = standings(sheet(6, first + second))
    assert [(one.number, one.points, one.opponents, one.rank, one.by) for one in lines] == [
        (1, 4, 6, 1, None),
        (2, 3, 7, 2, "points"),
        (4, 3, 7, 2, None),
        (3, 3, 5, 4, "opponents"),
        (5, 3, 5, 4, None),
        (6, 2, 6, 6, "points"),
    ]


def test_what_is_equal_in_all_shares_a_place() -> None:
    lines = standings(sheet(4, [met(1, (1, 9), (2, 8)), met(1, (3, 9), (4, 8))]))
    assert [(one.number, one.rank, one.by) for one in lines] == [
        (1, 1, None),
        (3, 1, None),
        (2, 3, "points"),
        (4, 3, None),
    ]


def test_points_of_games_part_those_whose_opponents_and_wins_are_alike() -> None:
    lines = standings(sheet(4, [met(1, (1, 9), (2, 8)), met(1, (3, 50), (4, 8))]))
    assert [(one.number, one.by) for one in lines][:2] == [(3, None), (1, "score")]


def test_who_has_not_come_has_no_points_and_is_behind_all_others() -> None:
    table = met(1, (1, 40), (2, 30))
    results = (Ended(1, 40, gave_up=True), Ended(2, 30))
    lines = standings(sheet(2, [met(1, (1, 40), (2, 30), called=True)]))
    assert line(lines, 1).points == 2
    missing = Meeting(1, 1, table.seats, "t", 0, status="over", results=results)
    lines = standings(sheet(2, [missing]))
    assert [(one.number, one.points) for one in lines] == [(2, 2), (1, 0)]
    assert line(lines, 1).outings[0].missed
    assert line(lines, 2).outings[0].place == 1


def test_who_was_not_waited_for_when_the_time_was_up_keeps_their_place() -> None:
    results = (Ended(1, 40, gave_up=True), Ended(2, 30, gave_up=True))
    cut = Meeting(1, 1, (1, 2), "t", 0, status="over", excused=(2,), results=results)
    lines = standings(sheet(2, [cut]))
    assert [(one.number, one.points) for one in lines] == [(2, 2), (1, 0)]


def test_a_game_that_all_gave_up_counts_nothing() -> None:
    void = Meeting(1, 1, (1, 2), "t", 0, status="abandoned")
    assert [one.points for one in standings(sheet(2, [void]))] == [0, 0]


def test_where_nobody_has_a_point_nobody_has_won() -> None:
    given_up = Meeting(1, 1, (1, 2), "t", 0, status="abandoned")
    assert winners(sheet(2, [given_up])) == []
    assert winners(sheet(2, [given_up, met(2, (2, 9), (1, 8))])) == ["p2"]


def test_a_knock_out_counts_the_rounds_that_somebody_survived() -> None:
    first = [met(1, (1, 9), (4, 8)), met(1, (3, 9), (2, 8))]
    knock_out = sheet(4, first, system="knock-out")
    assert survivors(knock_out) == [1, 3]
    assert rounds_in_all(knock_out) == 2
    final = sheet(4, [*first, met(2, (3, 9), (1, 8))], system="knock-out")
    assert [(one.number, one.points) for one in standings(final)][:2] == [(3, 2), (1, 1)]
    assert drawn(final) is None


def test_who_leaves_a_knock_out_is_not_drawn_again() -> None:
    first = [met(1, (1, 9), (4, 8)), met(1, (3, 9), (2, 8))]
    assert drawn(sheet(4, first, gone=(3,), system="knock-out")) is None
    assert survivors(sheet(4, first, gone=(3,), system="knock-out")) == [1]


def test_where_nobody_played_to_the_end_a_knock_out_is_won_by_the_stronger_seed() -> None:
    void = Meeting(1, 1, (4, 1), "a", 0, status="abandoned")
    nobody = (Ended(1, 0, gave_up=True), Ended(1, 0, gave_up=True))
    missed = Meeting(1, 2, (3, 2), "b", 0, status="abandoned", results=nobody)
    bots = (Ended(1, 9, gave_up=True), Ended(2, 8, gave_up=True))
    played_by_bots = Meeting(1, 3, (6, 5), "c", 0, status="over", results=bots)
    alone = Meeting(1, 4, (7,), None, 0)
    played, runs = met(1, (9, 9), (8, 8)), Meeting(1, 6, (10, 11), "d", 0)
    meetings = [void, missed, played_by_bots, alone, played, runs]
    knock_out = sheet(11, meetings, system="knock-out")
    assert [by_strength(knock_out, one) for one in meetings] == [1, 2, 5, None, None, None]
    assert {1, 2, 5, 7, 9} <= set(survivors(knock_out))
    assert by_strength(sheet(11, meetings), void) is None


def test_of_a_table_of_three_the_first_goes_on() -> None:
    first = [met(1, (1, 9), (4, 8), (6, 7)), met(1, (5, 9), (2, 8), (3, 7))]
    assert survivors(sheet(6, first, system="knock-out", players=3)) == [1, 5]


def test_whose_opponent_has_left_a_round_robin_is_free_for_that_round() -> None:
    draw = drawn(sheet(4, [], gone=(4,), system="round-robin"))
    assert draw is not None
    assert len(draw.tables) == 1
    assert len(draw.byes) == 1


def test_bots_do_not_play_on_among_themselves() -> None:
    bots = sheet(4, [])
    who = tuple([Competitor(n, f"@random/{n}", n) for n in range(1, 5)])
    assert drawn(Sheet(bots.held, "", who, ())) is None


def test_every_system_says_what_parts_equal_points() -> None:
    assert set(BREAKS) == {"swiss", "round-robin", "knock-out", "arena"}
