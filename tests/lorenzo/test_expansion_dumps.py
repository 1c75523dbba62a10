"""Dumps with families, tokens and drawn leaders: read in any decision, refused when impossible."""

from random import Random
from typing import Any

import msgspec
import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.production import NO_LIMIT
from bottega.kernel.errors import BadDump
from bottega.kernel.laws import any_option
from bottega.kernel.rng import stream
from tests.lorenzo.build import Position, goods, new_game, seat, table
from tests.lorenzo.choosers import builder
from tests.lorenzo.tables import EXPANDED, options
from tests.lorenzo.test_dumps import Dump, frame, refused, standing, tamper, written


def laid_out() -> Position:
    """Lay out a table with something of everything."""
    own = seat(
        goods(coin=3, wood=2),
        cards=[98, 1],
        family="colonna",
        tokens=[1, 1, 4],
        laid={"98": 8},
        hand=["sisto-iv"],
        played=["pietro-bembo"],
    )
    rival = seat(family="visconti", tokens=[2], seals=[2], cards=[31])
    third = seat(family="della-rovere", faith_tiles=[3])
    return table(3, seats={0: own, 1: rival, 2: third}, spent=[5, 9])


def test_what_is_not_tampered_with_is_read() -> None:
    for game in (laid_out(), new_game(5, modules="houses"), table(modules="pazzi")):
        dump = written(game)
        assert GAME.dump(GAME.load(msgspec.json.encode(dump))) == GAME.dump(game.table)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("omen", 0, "the decks are not the cards of the game"),
        ("omen", 5, "the decks are not the cards of the game"),  # no special card
        ("omen", 200, "the card that names the adapted tower is not in play"),
        ("lots", [], "families do not follow from the auction"),
        ("lots", ["a", "b", "b"], "families do not follow from the auction"),
        ("lots", ["a", "b", "z"], "a lot or family is not in play"),
        ("families", ["colonna", "visconti"], "families do not follow from the auction"),
        ("families", ["visconti", "colonna", "della-rovere"], "families do not follow"),
        ("families", ["colonna", "visconti", "strozzi"], "a lot or family is not in play"),
        ("beside", [], "families do not follow from the auction"),
        ("beside", ["bianca", "sisto-iv"], "no leader is called 'bianca'"),
        ("supply", [], "tokens are missing or doubled"),
        ("supply", [1] * 24, "tokens are missing or doubled"),
        ("supply", [11], "this is no dump"),
        ("supply", [0], "this is no dump"),
        ("spent", [], "tokens are missing or doubled"),
        ("spent", [5, 9, 9], "tokens are missing or doubled"),
        ("decks", list(range(1, 97)), "24 cards and 4 floors a tower"),
        ("floors", [0] * 16, "4 floors a tower"),
    ],
)
def test_a_table_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(laid_out())
    assert field in dump["state"]
    dump["state"][field] = value
    refused(dump, says)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("tokens", [1, 1], "tokens are missing or doubled"),
        ("tokens", [1, 1, 5], "tokens are missing or doubled"),
        ("tokens", [1, 1, 11], "this is no dump"),
        ("offer", [7], "tokens are missing or doubled"),
        ("laid", {}, "tokens are missing or doubled"),
        ("laid", {"98": 9}, "tokens are missing or doubled"),
        ("laid", {"99": 8}, "a token lies on a card that takes none"),
        ("laid", {"128": 8}, "impossible position"),  # it has no such card
        ("family", None, "impossible position"),
        ("family", "medici", "impossible position"),
        ("family", "strozzi", "no family is called 'strozzi'"),
        ("bid", -1, "families do not follow from the auction"),
        ("bid", 6, "families do not follow from the auction"),  # where another stands
        ("bid", 30, "this is no dump"),
        ("seals", 32, "this is no dump"),
        ("reached", 8, "this is no dump"),
        ("sets", 5, "this is no dump"),
        ("shown", ["santa-rita"], "hands do not follow from the draft"),
        ("drawn", ["santa-rita"], "leaders are missing or doubled"),
        ("drawn", ["bianca"], "no leader is called 'bianca'"),
        ("dismissed", ["pietro-bembo"], "hands do not follow from the draft"),
        ("added", 256, "this is no dump"),
        ("owed", {"coin": -1}, "this is no dump"),
        ("store", {"wine": 1}, "this is no dump"),
    ],
)
def test_an_estate_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(laid_out())
    dump["state"]["players"][0]["estate"][field] = value
    refused(dump, says)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("goods", {"token": 2}, "tokens are missing or doubled"),  # it holds three
        ("goods", {"token": 32}, "this is no dump"),
        ("members", 0b111111, "this is no dump"),
        ("cards", [98, 1, 145], "impossible position"),  # it is not among the cards seen
        ("cards", [1], "impossible position"),  # a token lies on card 98
        ("tile", 6, "this is no dump"),
        ("hand", ["sisto-iv", "pietro-bembo"], "hands do not follow"),
    ],
)
def test_a_board_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(laid_out())
    dump["state"]["players"][0][field] = value
    refused(dump, says)


def test_the_brown_member_belongs_to_one_family() -> None:
    dump = written(laid_out())
    dump["state"]["players"][1]["members"] = 31
    refused(dump, "family members are missing or doubled")
    dump = written(laid_out())
    dump["state"]["placed"] = [standing("1 brown council")]
    refused(dump, "family members are missing or doubled")


def test_a_member_on_the_space_of_somebody_elses_leader_is_refused() -> None:
    dump = written(laid_out())
    dump["state"]["players"][1]["members"] = 14
    dump["state"]["placed"] = [standing("1 black bembo")]
    refused(dump, "members stand where they cannot")


QUESTIONS = (
    frame("Bid", 0),
    frame("TakeFamily", 0),
    frame("BuyLeftover", 0),
    frame("PayTokens", 0, 0),  # nothing is owed
    frame("ReplaceGoods", 0, 1, 0, 0, 0),
    frame("PickOption", 0, 5),  # a card that leaves no choice
    frame("PickOption", 0, 999_999),
    frame("PickOption", 0, -1),
    frame("OptionIsPaid", 0, 999, 0),
    frame("OptionIsPaid", 0, 5, 0),
    frame("PlayFree", 0, 7),
    frame("FlipSeal", 0, 0),  # not its family
    frame("FlipSeal", 1, 99),
    frame("FlipSeal", 0, -1),
    frame("KeepToken", 0),  # nothing was drawn
    frame("ActivateCard", 0, 0, 1, 0),
    frame("ActivateCard", 0, 16, 1, 0),
    frame("ActivateCard", 0, 1, 3, 0),
    frame("Arrow", 0, 31),  # a rival's
    frame("Arrow", 0, 999),
    frame("ArrowIsPaid", 0, 999, 0),
    frame("ArrowIsPaid", 0, 98, 0),
    frame("FetchCard", 0, 0),
    frame("FetchCard", 0, 16),
    frame("DropCard", 0, 0, 155),
    frame("DropCard", 0, 16, 155),
    frame("DropCard", 0, 1, 999_999),
    frame("DismissLeader", 0, 999),
    frame("VisitBoard", 0, 3, 1),
    frame("VisitBoard", 0, 4, 99),
    frame("GiveGoods", 1, 1, 163),
    frame("GiveGoods", 1, 9, 163),
    frame("GiveGoods", 1, 0, 97),  # a card that demands nothing
    frame("GiveGoods", 1, 0, 999),
    frame("CollectMarket", 0, 999_999),
    frame("ChooseWork", 0, 0),
    frame("ChooseWork", 0, 99),
    frame("PickOne", 0, 3, 3),
    frame("PickOne", 0, 4, 0),
    frame("Work", 0, 4, 3, 1, 3, 0),
    frame("Production", 0, 6, 0, 0, 3, NO_LIMIT, 0, 0),
    frame("Production", 0, 6, 0, -1, 0, NO_LIMIT, 0, 0),
    frame("Production", 0, 6, 0, 0, 0, NO_LIMIT, 999, 0),
    frame("CardIsPaid", 0, 999),
    frame("FeeIsPaid", 0, 99, 0),
)


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda one: f"{one['frame']}{one['args']}")
def test_a_question_that_cannot_be_is_refused(question: Dump) -> None:
    dump = written(laid_out())
    dump["stack"] += [question]
    refused(dump)
    dump["stack"][-2:] = [frame("After", 0), question]
    refused(dump)


def test_in_an_auction_everybody_without_a_bid_is_asked_once() -> None:
    dump = written(new_game(3, modules="houses"))
    assert [one["frame"] for one in dump["stack"][-3:]] == ["Bid"] * 3
    last = dump["stack"][-1]
    dump["stack"][-1] = dump["stack"][-2]
    refused(dump, "impossible position")
    dump["stack"].pop()
    refused(dump, "impossible position")
    dump["stack"] += [last, last]
    refused(dump, "impossible position")


def test_nothing_is_drafted_before_the_auction_is_over() -> None:
    dump = written(new_game(2, modules="houses"))
    assert dump["stack"][1] == frame("Draft", 0)
    dump["stack"][1] = frame("Draft", 1)
    refused(dump, "impossible position")


def test_a_card_is_demanded_of_those_only_who_have_one() -> None:
    rivals = {1: seat(cards=[57, 58]), 2: seat(cards=[59, 60])}
    game = table(3, seats={0: seat(goods(coin=7)), **rivals}, towers={"character 1": 156})
    dump = written(game.play("place black character 1", "privilege servants coins"))
    assert dump["stack"][-2:] == [frame("DropCard", 2, 10, 156), frame("DropCard", 1, 10, 156)]
    dump["stack"][-2] = frame("DropCard", 2, 8, 156)  # a venture, and there is none
    refused(dump, "impossible position")


@pytest.mark.parametrize(("players", "rules"), EXPANDED)
def test_a_dump_is_read_in_every_decision_and_goes_on_alike(players: int, rules: str) -> None:
    table_ = GAME.new(options(players, rules), 11)
    rng = stream(11, "dumps")
    asked = set()
    while not table_.over():
        asked.add(type(table_.stack[-1]).__name__)
        dump = GAME.dump(table_)
        again = GAME.load(dump)
        assert GAME.dump(again) == dump
        code = builder(table_, rng)
        table_.apply(code)
        again.apply(code)
        assert GAME.dump(again) == GAME.dump(table_)
    assert len(asked) >= 7


@pytest.mark.parametrize(("players", "rules"), EXPANDED)
def test_a_tampered_dump_is_refused_or_read_and_never_anything_else(
    players: int, rules: str, compiled: bool
) -> None:
    chance = Random(f"{players} {rules}")
    rng = stream(players, "tampered")
    position = GAME.new(options(players, rules), players)
    choose = (builder, any_option)[players % 2]
    while not position.over():
        for _ in range(5 if compiled else 1):
            dump: Any = msgspec.json.decode(GAME.dump(position))
            tamper(dump[chance.choice(["state", "stack", "stack"])], chance)
            try:
                read = GAME.load(msgspec.json.encode(dump))
            except BadDump:
                continue
            assert GAME.dump(GAME.load(GAME.dump(read))) == GAME.dump(read)
        position.apply(choose(position, rng))
