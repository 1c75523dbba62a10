"""Each of the 20 leaders: played as soon as its requirement is met, at work, and put away once."""

from typing import Final

import pytest

from bottega.games.lorenzo.actions import LEADERS
from bottega.games.lorenzo.events import FeePaid, LeaderDiscarded, LeaderPlayed, LeaderUsed
from tests.lorenzo.build import Position, Seat, goods, seat, table
from tests.lorenzo.rows import PLAIN_CARDS, cards_of, named
from tests.lorenzo.rows import TILE_HARVEST as HARVEST
from tests.lorenzo.rows import TILE_PRODUCTION as PRODUCTION

Row = tuple[str, str, str]
Action = tuple[str, str, tuple[int, ...], tuple[str, ...], str]

# leader, goods and points that must be there, cards that must be there
REQUIREMENTS: Final[tuple[Row, ...]] = (
    ("francesco-sforza", "", "5 venture"),
    ("ludovico-ariosto", "", "5 character"),
    ("filippo-brunelleschi", "", "5 building"),
    ("federico-da-montefeltro", "", "5 territory"),
    ("girolamo-savonarola", "18 coin", ""),
    ("giovanni-dalle-bande-nere", "12 military", ""),
    ("sandro-botticelli", "10 wood", ""),
    ("michelangelo-buonarroti", "10 stone", ""),
    ("ludovico-iii-gonzaga", "15 servant", ""),
    ("leonardo-da-vinci", "", "4 character 2 territory"),
    ("pico-della-mirandola", "", "4 venture 2 building"),
    ("sisto-iv", "6 coin 6 wood 6 stone 6 servant", ""),
    ("lucrezia-borgia", "", "6 building"),  # or of any other kind
    ("sigismondo-malatesta", "7 military 3 faith", ""),
    ("lorenzo-de-medici", "35 vp", ""),  # and a rival must have a leader in play
    ("ludovico-il-moro", "", "2 territory 2 character 2 building 2 venture"),
    ("cesare-borgia", "12 coin 2 faith", "3 building"),
    ("santa-rita", "8 faith", ""),
    ("cosimo-de-medici", "", "2 character 4 building"),
    ("bartolomeo-colleoni", "", "2 venture 4 territory"),
)
RIVAL: Final = seat(played=["cosimo-de-medici", "santa-rita"])
OTHER_RIVAL: Final = seat(played=["ludovico-il-moro"])

each_leader = pytest.mark.parametrize("row", REQUIREMENTS, ids=lambda row: str(row[0]))


def holder(row: Row) -> Seat:
    """Hold a leader and just what it requires."""
    leader, held, cards = row
    return seat(named(held), cards=cards_of(cards), hand=[leader])


def beside(leader: str) -> Seat:
    """Give a rival that has other leaders in play."""
    return OTHER_RIVAL if leader in RIVAL.played else RIVAL


def sit(row: Row, own: Seat) -> Position:
    """Seat somebody beside a rival that has leaders in play."""
    return table(seats={0: own, 1: beside(row[0])})


def test_every_leader_has_a_row() -> None:
    assert [row[0] for row in REQUIREMENTS] == LEADERS[:20]  # the others: test_more_leaders
    permanent = {"lorenzo-de-medici", *STANDING}
    assert {row[0] for row in ACTIONS} | permanent == set(LEADERS[:20])
    assert len(ACTIONS) + len(permanent) == 20


@each_leader
def test_it_is_played_when_its_requirement_is_just_met_and_nothing_is_paid(row: Row) -> None:
    leader, held, _ = row
    game = sit(row, holder(row)).play(f"play {leader}")
    if leader == "lorenzo-de-medici":
        game.play("copy santa-rita")
    assert game.heard(LeaderPlayed) == [LeaderPlayed(0, leader)]
    assert (game.seat0.played, game.seat0.hand) == ((leader,), ())
    assert game.held() == named(held)
    assert game.why_not(f"play {leader}") is not None


@each_leader
def test_it_is_not_offered_when_the_requirement_is_one_short(row: Row) -> None:
    leader, held, cards = row
    full = holder(row)
    plenty = goods(20, 20, 20, 20, 25, 15, 99)
    for good, n in named(held).items():
        short = seat(plenty | {good: n - 1}, cards=full.cards, hand=[leader])
        assert sit(row, short).rule(f"play {leader}") == "requirement"
    for i in range(len(full.cards)):
        fewer = [card for j, card in enumerate(full.cards) if j != i]
        short = seat(plenty, cards=fewer, hand=[leader])
        assert sit(row, short).rule(f"play {leader}") == "requirement"
    assert held or cards


@each_leader
def test_it_is_put_away_for_a_privilege(row: Row) -> None:
    leader, held, _ = row
    game = sit(row, holder(row)).play(f"discard {leader}", "privilege servants")
    assert game.heard(LeaderDiscarded) == [LeaderDiscarded(0, leader)]
    assert game.seat0.hand == game.seat0.played == ()
    assert leader in (game.seat0.discarded or ())
    assert game.held() == named(held, "2 servant")


# leader, goods, cards, the answers after `use`, goods and points after them
ACTIONS: Final[tuple[Action, ...]] = (
    (
        "francesco-sforza",
        "",
        (9, 2),
        ("spend 0",),
        HARVEST + " 2 coin",
    ),  # the cards ask for 1 and for 2
    ("federico-da-montefeltro", "", (), ("raise black",), ""),
    ("girolamo-savonarola", "", (), (), "1 faith"),
    ("giovanni-dalle-bande-nere", "", (), (), "1 coin 1 wood 1 stone"),
    ("sandro-botticelli", "", (), (), "2 military 1 vp"),
    ("michelangelo-buonarroti", "", (), (), "3 coin"),
    ("ludovico-iii-gonzaga", "", (), ("privilege faith",), "1 faith"),
    ("leonardo-da-vinci", "1 servant", (), ("spend 1",), PRODUCTION),
    ("cosimo-de-medici", "", (), (), "3 servant 1 vp"),
    ("bartolomeo-colleoni", "", (), (), "4 vp"),
)
each_action = pytest.mark.parametrize("row", ACTIONS, ids=lambda row: str(row[0]))


@each_action
def test_it_acts_once_in_a_round(row: Action) -> None:
    leader, held, cards, answers, after = row
    game = table(seats={0: seat(named(held), cards=cards, played=[leader])})
    game.play(f"use {leader}", *answers)
    assert game.heard(LeaderUsed) == [LeaderUsed(0, leader)]
    assert game.seat0.used == (leader,)
    assert game.held() == named(after)
    assert game.rule(f"use {leader}") == "used"


@each_action
def test_it_is_turned_up_again_at_the_end_of_the_round(row: Action) -> None:
    leader = row[0]
    own = seat(goods(servant=1), played=[leader], used=[leader])
    game = table(seats={0: own}, last="black").play("place black council", "privilege materials")
    assert (game.view().round, game.asked) == (2, 0)
    assert game.seat0.used == ()
    assert game.offers(f"use {leader}")


@each_action
def test_it_acts_in_the_turn_in_which_it_is_played(row: Action) -> None:
    leader, _, _, answers, _ = row
    [required] = [one for one in REQUIREMENTS if one[0] == leader]
    own = holder(required)
    able = seat({**own.held, "servant": own.held.get("servant", 1)}, cards=own.cards, hand=own.hand)
    game = sit(required, able).play("place black council", "privilege coins")
    if leader == "federico-da-montefeltro":
        answers = ("raise white",)
    game.play(f"play {leader}", f"use {leader}")
    game.play(*answers if game.asks != "Production" else ("produce",))
    assert game.seat0.used == (leader,)


STANDING: Final = (
    "ludovico-ariosto", "filippo-brunelleschi", "pico-della-mirandola", "sisto-iv",
    "lucrezia-borgia", "sigismondo-malatesta", "ludovico-il-moro", "cesare-borgia", "santa-rita",
)  # fmt: skip


@pytest.mark.parametrize("leader", STANDING)
def test_what_always_holds_is_not_used(leader: str) -> None:
    assert table(seats={0: seat(played=[leader])}).rule(f"use {leader}") == "always-on"


def both(leader: str, own: Seat, **layout: object) -> tuple[Position, Position]:
    """Lay out the same table with a leader in play, and without it."""
    having = seat(own.held, cards=own.cards, played=[leader])
    games = [
        table(seats={0: one}, advanced=True, **layout)  # type: ignore[arg-type]
        for one in (having, own)
    ]
    return games[0], games[1]


def test_federico_makes_one_member_worth_six() -> None:
    game = table(dice=(1, 2, 3), seats={0: seat(played=["federico-da-montefeltro"])})
    game.play("use federico-da-montefeltro", "raise white")
    assert game.seat0.members == {"black": 1, "white": 6, "orange": 3, "neutral": 0}


def test_leonardo_produces_nothing_without_help() -> None:
    leader = "leonardo-da-vinci"
    assert table(seats={0: seat(played=[leader])}).rule(f"use {leader}") == "to-no-use"
    helped = table(seats={0: seat(cards=[54], played=[leader])})
    assert helped.play(f"use {leader}", "spend 0").held() == named(PRODUCTION)


@pytest.mark.parametrize(
    ("leader", "tile"), [("francesco-sforza", "1-5"), ("leonardo-da-vinci", "1-6")]
)
def test_an_action_worth_less_than_nothing_is_left_for_nothing(leader: str, tile: str) -> None:
    # ruling L-15: actions that a leader grants are optional
    own = seat(goods(servant=5), played=[leader], excommunicated=[tile])
    game = table(seats={0: own}).play(f"use {leader}", "decline")
    assert game.held() == goods(servant=5)


def test_ludovico_ariosto_enters_occupied_spaces() -> None:
    having, without = both("ludovico-ariosto", seat(), placed=["1 black market 1"])
    assert without.rule("place black market 1") == "occupied"
    assert having.play("place black market 1").held() == named("5 coin")


def test_filippo_brunelleschi_pays_no_fee() -> None:
    having, without = both(
        "filippo-brunelleschi", seat(), placed=["1 black territory 1"], towers={"territory 2": 4}
    )
    assert without.rule("place black territory 2") == "fee"
    assert having.play("place black territory 2").held() == named("2 stone")
    assert having.heard(FeePaid) == []


def test_pico_takes_three_coins_off_every_card() -> None:
    towers = {"character 1": 63, "building 1": 40, "venture 1": 81}
    for kind, held, after in (
        ("character", "2 coin", "3 faith"),
        ("building", "2 wood 2 stone", "8 vp"),
        ("venture", "3 coin", "6 military"),
    ):
        having, without = both("pico-della-mirandola", seat(named(held)), towers=towers)
        assert without.rule(f"place black {kind} 1") == "cost"
        assert having.play(f"place black {kind} 1").held() == named(after)


def test_sisto_brings_five_points_with_each_support() -> None:
    having, without = both("sisto-iv", seat(goods(faith=3)), round=2, last="black")
    for game, points in ((having, 8), (without, 3)):
        game.play("place black council", "privilege coins", "support")
        assert (game.seat0.vp, game.seat0.faith) == (points, 0)


def test_lucrezia_makes_coloured_members_worth_two_more() -> None:
    having, without = both("lucrezia-borgia", seat(), dice=(1, 2, 6))
    assert having.seat0.members == {"black": 3, "white": 4, "orange": 8, "neutral": 0}
    assert without.seat0.members == {"black": 1, "white": 2, "orange": 6, "neutral": 0}
    assert having.offers("place black territory 2")
    assert not without.offers("place black territory 2")


@pytest.mark.parametrize("kind", PLAIN_CARDS)
def test_lucrezia_asks_for_six_cards_of_any_one_kind(kind: str) -> None:
    six = seat(cards=PLAIN_CARDS[kind], hand=["lucrezia-borgia"])
    assert table(seats={0: six}).offers("play lucrezia-borgia")


def test_sigismondo_makes_the_neutral_member_worth_three() -> None:
    having, without = both("sigismondo-malatesta", seat(), dice=(1, 1, 1))
    assert having.seat0.members == {"black": 1, "white": 1, "orange": 1, "neutral": 3}
    assert having.offers("place neutral territory 2")
    assert without.rule("place neutral council") == "value"


def test_ludovico_il_moro_makes_coloured_members_worth_five() -> None:
    having, _ = both("ludovico-il-moro", seat(), dice=(1, 2, 6))
    assert having.seat0.members == {"black": 5, "white": 5, "orange": 5, "neutral": 0}
    assert having.offers("place black territory 3")
    assert not having.offers("place orange territory 4")


def test_cesare_borgia_takes_territories_without_military() -> None:
    five = seat(cards=PLAIN_CARDS["territory"][:5])
    having, without = both("cesare-borgia", five, towers={"territory 1": 9})
    assert without.rule("place black territory 1") == "slot"
    assert (having.seat0.needs, without.seat0.needs) == (0, 18)
    assert len(having.play("place black territory 1").seat0.territory) == 6


@pytest.mark.parametrize(
    ("line", "card", "twice", "once"),
    [
        ("territory 1", 16, "8 coin", "4 coin"),
        ("territory 1", 13, "2 wood 4 servant", "1 wood 2 servant"),
        ("territory 1", 11, "2 stone 4 servant", "1 stone 2 servant"),
        ("territory 1", 14, "1 faith", "1 faith"),  # points are not doubled
        ("territory 3", 14, "1 faith 1 wood", "1 faith 1 wood"),  # nor is the bonus of a floor
    ],
)
def test_santa_rita_doubles_resources_of_immediate_effects(
    line: str, card: int, twice: str, once: str
) -> None:
    having, without = both("santa-rita", seat(), towers={line: card})
    assert having.play(f"place black {line}").held() == named(twice)
    assert without.play(f"place black {line}").held() == named(once)


def test_lorenzo_copies_what_always_holds() -> None:
    own = seat(goods(vp=35), hand=["lorenzo-de-medici"])
    game = table(dice=(1, 2, 3), seats={0: own, 1: OTHER_RIVAL, 2: RIVAL}, players=3)
    game.play("play lorenzo-de-medici")
    assert game.lines() == ["copy ludovico-il-moro", "copy santa-rita", "copy cosimo-de-medici"]
    game.play("copy ludovico-il-moro")
    assert game.seat0.copied == "ludovico-il-moro"
    assert game.seat0.members == {"black": 5, "white": 5, "orange": 5, "neutral": 0}


def test_lorenzo_copies_what_acts_once_in_a_round() -> None:
    own = seat(goods(vp=35), hand=["lorenzo-de-medici"])
    game = table(seats={0: own, 1: RIVAL})
    game.play("play lorenzo-de-medici", "copy cosimo-de-medici", "use lorenzo-de-medici")
    assert game.held() == named("3 servant 36 vp")
    assert game.rule("use lorenzo-de-medici") == "used"
    assert game.rule("use cosimo-de-medici") == "not-in-play"


def test_lorenzo_waits_for_a_rivals_leader() -> None:
    own = seat(goods(vp=35), hand=["lorenzo-de-medici"], played=["santa-rita"])
    assert table(seats={0: own}).rule("play lorenzo-de-medici") == "nobody-to-copy"
