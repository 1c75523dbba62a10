"""Each of the 24 leaders of the expansions: played as soon as it can be, at work, and put away."""

from typing import Final

import pytest

from bottega.games.lorenzo.actions import LEADERS
from bottega.games.lorenzo.events import (
    Excommunicated,
    LeaderDiscarded,
    LeaderPlayed,
    LeaderUsed,
    Received,
    Replaced,
    TokensOffered,
)
from tests.lorenzo.build import Position, Seat, seat, table
from tests.lorenzo.rows import PLAIN_CARDS, TILE_HARVEST, TILE_PRODUCTION, cards_of, named

Row = tuple[str, str, str, str]
Action = tuple[str, str, tuple[int, ...], tuple[str, ...], str]
Own = tuple[str, str, int, str]

# leader, goods and points that must be there, cards that must be there, what there may be at most
REQUIREMENTS: Final[tuple[Row, ...]] = (
    ("alfonso-v-d-aragona", "6 military", "", "0 faith"),
    ("alfonso-i-d-este", "10 coin", "", "1 servant"),
    ("ercole-i-d-este", "4 faith", "", "1 coin 1 military"),
    ("ferdinando-d-aragona", "8 coin 8 servant", "", "1 wood"),  # and no stone: one of both
    ("martin-lutero", "7 military", "1 territory 1 character 1 building 1 venture", ""),
    ("tomas-de-torquemada", "5 wood", "3 building", ""),
    ("pietro-bembo", "3 faith", "3 character", ""),
    ("paracelso", "3 stone", "3 territory", ""),
    ("leon-battista-alberti", "10 servant", "3 venture", ""),
    ("lucia-da-narni", "", "1 territory 2 character 2 building 1 venture", "1 territory 2 token"),
    ("palla-strozzi", "5 faith", "4 territory", ""),
    ("ladislao-vii-jagellone", "10 vp", "", "1 building"),
    ("massimiliano-i-d-asburgo", "", "4 territory 4 building", ""),
    ("guglielmo-de-pazzi", "8 coin", "4 character", ""),
    ("marsilio-ficino", "5 stone 4 faith", "", "1 venture"),
    ("piero-della-francesca", "10 vp 4 token", "", ""),
    ("erasmo-da-rotterdam", "", "4 venture 3 character", ""),
    ("giulio-ii", "", "3 territory 3 character 3 building", "0 venture"),  # of three kinds
    ("beatrice-d-este", "", "1 character 2 territory 2 building", "1 character 1 coin"),
    ("bramante", "4 coin 4 wood 4 servant", "4 venture", ""),
    ("raffaello-sanzio", "6 wood 4 servant", "3 character", ""),
    ("niccolo-macchiavelli", "20 vp", "3 territory", ""),  # and a leader in play
    ("carlo-viii", "6 servant 5 military 5 faith", "", ""),
    ("jacopo-salviati", "8 military", "3 building", ""),
)
# leader, goods, cards, the answers after `use`, goods and points after them
ACTIONS: Final[tuple[Action, ...]] = (
    ("tomas-de-torquemada", "", (57, 58), ("drop card 58",), "3 faith"),
    ("leon-battista-alberti", "", (43, 41), ("spend 0", "activate card 41"),
     TILE_PRODUCTION + " 5 coin"),  # 43 would work as well, but only one card does
    ("lucia-da-narni", "", (), (), "1 faith 2 vp"),
    ("palla-strozzi", "", (1, 3), ("spend 0", "activate card 3"),
     TILE_HARVEST + " 1 coin 1 servant"),
    ("giulio-ii", "1 coin 2 wood 1 stone", (), (), "1 wood 3 faith"),
    ("raffaello-sanzio", "1 coin 1 vp", (), ("option 1",), "4 coin"),
    ("raffaello-sanzio", "1 coin 1 vp", (), ("option 2",), "4 vp"),
    ("raffaello-sanzio", "1 coin", (), (), "3 vp"),  # the other way cannot be paid
)  # fmt: skip
WITH_TOKENS: Final = {"marsilio-ficino", "beatrice-d-este"}
# leader, its space, the value it asks for, what it brings
SPACES: Final[tuple[Own, ...]] = (
    ("pietro-bembo", "bembo", 3, "3 coin 3 servant"),
    ("massimiliano-i-d-asburgo", "massimiliano", 6, "5 vp 3 token"),
    ("guglielmo-de-pazzi", "guglielmo", 4, "2 military 3 faith"),
    ("piero-della-francesca", "piero", 3, "3 token"),
    ("erasmo-da-rotterdam", "erasmo", 5, "3 wood 3 stone 3 vp"),
    ("bramante", "bramante", 1, TILE_HARVEST),  # or a production: see below
)
# leader, the floor and card that are taken, what is held, what there is afterwards
TAKES: Final = (
    ("alfonso-v-d-aragona", "territory 1 2", "", "1 wood 1 faith"),
    ("alfonso-i-d-este", "character 1 57", "4 coin", "2 servant 2 military"),
    ("ercole-i-d-este", "building 1 31", "2 wood", "1 faith 2 military"),
    ("ferdinando-d-aragona", "special 1 138", "2 wood 1 stone 1 servant 7 military",
     "1 wood 1 stone 2 military 5 faith 1 token"),
)  # fmt: skip
STANDING: Final = (
    "martin-lutero", "paracelso", "niccolo-macchiavelli", "carlo-viii", "jacopo-salviati",
)  # fmt: skip

each_leader = pytest.mark.parametrize("row", REQUIREMENTS, ids=lambda row: str(row[0]))
each_action = pytest.mark.parametrize("row", ACTIONS, ids=lambda row: f"{row[0]} {row[3]}")
each_space = pytest.mark.parametrize("row", SPACES, ids=lambda row: str(row[0]))


def test_every_leader_has_its_rows() -> None:
    assert [row[0] for row in REQUIREMENTS] == LEADERS[20:]
    at_work = {row[0] for rows in (ACTIONS, SPACES, TAKES) for row in rows}
    assert at_work | WITH_TOKENS | {*STANDING, "ladislao-vii-jagellone"} == set(LEADERS[20:])


def holder(row: Row, more: str = "", without: int = -1) -> Seat:
    """Hold a leader, what it requires and as much as it allows; one more of it, or a card less."""
    leader, held, cards, most = row
    words = most.split()
    allowed = {kind: int(n) for n, kind in zip(words[::2], words[1::2], strict=True)}
    goods = [f"{n} {good}" for good, n in allowed.items() if good not in PLAIN_CARDS]
    if more and more not in PLAIN_CARDS:
        goods.append(f"1 {more}")
    own = cards_of(cards)
    for kind in PLAIN_CARDS.keys() & allowed.keys():
        there = sum(card in PLAIN_CARDS[kind] for card in own)
        own += PLAIN_CARDS[kind][there : allowed[kind] + (kind == more)]
    if without >= 0:
        del own[without]
    supply = named(held, *goods)
    tokens = [1 + i // 3 for i in range(supply.pop("token", 0))]
    played = ["santa-rita"] if leader == "niccolo-macchiavelli" else []
    return seat(supply, cards=own, hand=[leader], tokens=tokens, played=played)


def sit(own: Seat) -> Position:
    """Seat somebody with all pieces of the expansions."""
    return table(seats={0: own}, modules="houses,pazzi")


@each_leader
def test_it_is_played_when_all_is_just_met_and_nothing_is_paid(row: Row) -> None:
    leader = row[0]
    own = holder(row)
    game = sit(own)
    before = game.held()
    game.play(f"play {leader}")
    assert game.heard(LeaderPlayed) == [LeaderPlayed(0, leader)]
    assert leader in game.seat0.played
    assert leader not in (game.seat0.hand or ())
    assert game.held() == before


@each_leader
def test_it_is_not_offered_when_the_requirement_is_one_short(row: Row) -> None:
    leader, held, cards, most = row
    full = holder(row)
    for good, n in named(held).items():
        fewer = " ".join(f"{n - (good == one)} {one}" for one, n in named(held).items())
        assert n > 0
        short = holder((leader, fewer, cards, most))
        assert not sit(short).offers(f"play {leader}"), good
    for i in range(len(cards_of(cards))):
        assert not sit(holder(row, without=i)).offers(f"play {leader}"), full.cards[i]
    assert held or cards


@each_leader
def test_it_is_not_offered_when_there_is_one_more_than_it_allows(row: Row) -> None:
    leader, *_, most = row
    words = most.split()
    more = words[1::2] + (["stone"] if leader == "ferdinando-d-aragona" else [])
    for one in more:
        assert not sit(holder(row, more=one)).offers(f"play {leader}"), one


def test_niccolo_macchiavelli_wants_another_leader_in_play() -> None:
    own = seat(named("20 vp"), cards=PLAIN_CARDS["territory"][:3], hand=["niccolo-macchiavelli"])
    assert not sit(own).offers("play niccolo-macchiavelli")


@each_leader
def test_it_is_put_away_for_a_privilege(row: Row) -> None:
    leader = row[0]
    own = holder(row)
    game = sit(own)
    before = game.held()
    game.play(f"discard {leader}", "privilege faith")
    assert game.heard(LeaderDiscarded) == [LeaderDiscarded(0, leader)]
    assert leader in (game.seat0.discarded or ())
    assert game.held() == {**before, "faith": before.get("faith", 0) + 1}


def at_work(leader: str, held: str = "", cards: tuple[int, ...] = (), **layout: object) -> Position:
    """Seat somebody who has a leader in play."""
    own = seat(named(held), cards=cards, played=[leader])
    return table(seats={0: own}, modules="houses,pazzi", **layout)  # type: ignore[arg-type]


@each_action
def test_it_acts_once_in_a_round(row: Action) -> None:
    leader, held, cards, answers, after = row
    game = at_work(leader, held, cards).play(f"use {leader}", *answers)
    assert game.heard(LeaderUsed) == [LeaderUsed(0, leader)]
    assert game.seat0.used == (leader,)
    assert game.held() == named(after)
    assert game.rule(f"use {leader}") == "used"


@pytest.mark.parametrize("leader", [*STANDING, *(row[0] for row in (*SPACES, *TAKES))])
def test_what_always_holds_is_not_used(leader: str) -> None:
    assert at_work(leader).rule(f"use {leader}") == "always-on"


@pytest.mark.parametrize(
    ("leader", "held"),
    [
        ("tomas-de-torquemada", ""),
        ("giulio-ii", "1 coin 1 wood"),
        ("raffaello-sanzio", ""),
        ("beatrice-d-este", "9 coin"),
    ],
)
def test_it_is_not_used_to_no_use(leader: str, held: str) -> None:
    assert not at_work(leader, held).offers(f"use {leader}")


def test_beatrice_d_este_takes_a_token_for_coins_or_points() -> None:
    for option, brings in (("option 1", "5 coin"), ("option 2", "5 vp")):
        own = seat(played=["beatrice-d-este"], tokens=[3, 4])
        game = table(seats={0: own}).play("use beatrice-d-este", option, "give token 4")
        assert game.held() == named(brings, "1 token")
        assert (game.seat0.tokens, game.view().spent_tokens) == ((3,), (4,))


def test_marsilio_ficino_draws_two_tokens_and_keeps_one() -> None:
    own = seat(played=["marsilio-ficino"])
    game = table(seats={0: own}, supply=[2, 7]).play("use marsilio-ficino")
    assert game.heard(TokensOffered) == [TokensOffered(0, 2, (2, 7))]
    assert game.lines() == ["hold token 2", "hold token 7"]
    game.play("hold token 7")
    assert game.seat0.tokens == (7,)
    assert (game.view().supply, game.view().spent_tokens) == (29, ())


def test_ladislao_lets_another_leader_be_played() -> None:
    own = seat(named("10 vp"), hand=["ladislao-vii-jagellone", "sisto-iv"])
    game = table(seats={0: own}).play("play ladislao-vii-jagellone", "play sisto-iv")
    assert set(game.seat0.played) == {"ladislao-vii-jagellone", "sisto-iv"}
    assert game.held() == named("10 vp")


@each_space
def test_its_space_is_used_by_its_owner_only(row: Own) -> None:
    leader, space, value, brings = row
    own = seat(played=[leader])
    game = table(dice=(value, 1, 1), seats={0: own, 1: seat()})
    assert game.seat0.spaces == (space,)
    game.play(f"place black {space}")
    if leader == "bramante":
        game.play("option 1")
    assert game.held() == named(brings)
    other = table(dice=(value, 6, 6), seats={0: own}, turn_of=1)
    assert not other.offers(f"place black {space}")


@each_space
def test_its_space_asks_for_a_value_and_takes_one_member(row: Own) -> None:
    leader, space, value, _ = row
    if value > 1:
        low = table(dice=(value - 1, 1, 1), seats={0: seat(played=[leader])})
        assert not low.offers(f"place black {space}")
    helped = table(dice=(1, 1, 1), seats={0: seat(named("5 servant"), played=[leader])})
    assert helped.offers(f"place black {space}")
    taken = table(seats={0: seat(played=[leader])}, placed=[f"0 white {space}"])
    assert not taken.offers(f"place black {space}")


def test_bramante_harvests_or_produces_with_the_value_of_the_member() -> None:
    own = seat(cards=[3, 41], played=["bramante"])
    game = table(dice=(3, 3, 3), seats={0: own})
    assert game.play("place black bramante").lines() == ["option 1", "option 2"]
    assert game.play("option 2").held() == named(TILE_PRODUCTION, "5 coin")
    other = table(dice=(3, 3, 3), seats={0: own}).play("place black bramante", "option 1")
    assert other.held() == named(TILE_HARVEST, "1 coin 1 servant")


def test_piero_draws_three_different_tokens() -> None:
    own = seat(played=["piero-della-francesca"])
    game = table(seats={0: own}, supply=[4, 4, 5, 4, 6]).play("place black piero")
    assert game.seat0.tokens == (4, 5, 6)


@pytest.mark.parametrize("row", TAKES, ids=lambda row: str(row[0]))
def test_it_gives_something_with_every_card_of_a_kind(row: tuple[str, str, str, str]) -> None:
    leader, wish, held, after = row
    floor, _, card = wish.rpartition(" ")
    game = at_work(leader, held, towers={floor: int(card)}).play(f"place black {floor}")
    assert game.held() == named(after)
    gave = [e for e in game.heard(Received) if e.source == "leader"]
    assert len(gave) == 1
    other = at_work(leader).play("place black market 1")
    assert [e for e in other.heard(Received) if e.source == "leader"] == []


def test_martin_lutero_is_not_excommunicated() -> None:
    game = at_work("martin-lutero", "2 faith", round=2, last="black")
    game.play("place black council", "privilege coins")
    assert [event.seat for event in game.heard(Excommunicated)] == [1]
    assert (game.seat0.excommunications, game.seat0.faith) == ((), 2)


def test_paracelso_pays_with_servants() -> None:
    game = at_work("paracelso", "1 wood 4 servant", towers={"building 1": 31})  # it costs two wood
    game.play("place black building 1")
    if game.asks == "ReplaceGoods":
        game.play("replace wood by 1")
    assert game.heard(Replaced) == [Replaced(0, "wood", 1)]
    assert game.held() == named("3 servant 1 faith")


def test_niccolo_macchiavelli_adds_a_point_to_every_gain_of_points() -> None:
    game = at_work("niccolo-macchiavelli", towers={"special 1": 108}).play("place black special 1")
    assert game.held() == named("4 vp")
    none = at_work("niccolo-macchiavelli").play("place black market 1")
    assert none.held() == named("5 coin")


def test_carlo_makes_servants_worth_two() -> None:
    game = at_work("carlo-viii", "1 servant", dice=(3, 1, 1), towers={"territory 3": 2})
    assert game.play("place black territory 3").held() == named("2 wood")  # the floor's and its own
    assert not at_work("carlo-viii", dice=(3, 1, 1)).offers("place black territory 3")


def test_jacopo_salviati_receives_one_more_privilege_of_another_sort() -> None:
    game = at_work("jacopo-salviati").play("place black council", "privilege coins")
    assert not game.offers("privilege coins")
    assert game.play("privilege faith").held() == named("3 coin 1 faith")
    assert game.asked == 1
