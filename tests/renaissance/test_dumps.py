"""Dumps: every question survives one, and impossible positions are refused by name."""

from random import Random
from typing import Any, Final

import msgspec
import pytest

from bottega.games.renaissance import GAME
from bottega.games.renaissance.names import CARDS, NUMBER
from bottega.games.renaissance.pending import RANGES, SPECIFIC
from bottega.kernel.errors import BadDump
from bottega.kernel.rng import stream
from bottega.kernel.table import names_of
from tests.renaissance.build import Position, new_game, seat, table
from tests.renaissance.choosers import builder
from tests.renaissance.tables import TABLES, name, options
from tests.renaissance.test_records import FILES, asks
from tests.test_recorded_games import record_of

Dump = dict[str, Any]
SITTING: Final = {1: seat("army-24 clergy-24", {1: "clergy-21"}, zone="clergy-32")}


def written(game: Position) -> Dump:
    """Write a position as a dump that can be tampered with."""
    found: Dump = msgspec.json.decode(GAME.dump(game.table))
    return found


def refused(dump: Dump, says: str = "this is no dump of renaissance") -> None:
    """See that a dump is refused for this reason."""
    with pytest.raises(BadDump, match=says):
        GAME.load(msgspec.json.encode(dump))


def frame(name: str, *args: int) -> Dump:
    """Write something pending."""
    return {"frame": name, "args": list(args)}


def usual() -> Position:
    """Lay out a table with a little of everything."""
    mine = seat(
        "army-21 army-22 clergy-02", {1: "army-23 artisans-34", 6: "clergy-26"}, stock="army-25"
    )
    return table(3, {0: mine, **SITTING})


def test_what_is_not_tampered_with_is_read() -> None:
    for game in (usual(), new_game(2), new_game(4, teams="true"), new_game(3, variant="quick")):
        dump = written(game)
        assert GAME.dump(GAME.load(msgspec.json.encode(dump))) == GAME.dump(game.table)


@pytest.mark.parametrize("players_and_variant", TABLES, ids=name)
def test_every_question_on_the_way_survives_a_dump(
    players_and_variant: tuple[int, str], compiled: bool
) -> None:
    setting = options(*players_and_variant)
    asked: dict[str, int] = {}
    for seed in range(8 if compiled else 2):
        position = GAME.new(setting, 500 + seed)
        rng = stream(seed, "dumps")
        while not position.over():
            question = type(position.stack[-1]).__name__
            asked[question] = asked.get(question, 0) + 1
            if asked[question] <= 3:
                survive(position)
            position.apply(builder(position, rng))
        survive(position)


def test_every_kind_of_question_survives_a_dump() -> None:
    asked: set[tuple[str, int]] = set()
    for file in FILES:  # they ask every question there is
        record = record_of(file)
        position = GAME.new(record.options, record.seed)
        for answer in record.answers:
            question = (type(position.stack[-1]).__name__, len(position.stack))
            if question not in asked:
                asked.add(question)
                survive(position)
            position.apply(answer.code)
    questions = {name for name, frame in GAME.frames.items() if asks(frame)}
    assert {question for question, _ in asked} == questions


def survive(position: Any) -> None:
    """See that a position reads back as it was, and goes on alike."""
    text = GAME.dump(position)
    read = GAME.load(text)
    assert GAME.dump(read) == text
    assert list(read.options) == list(position.options)
    assert (read.seat, read.over()) == (position.seat, position.over())
    if not position.over():
        code = position.options[len(position.options) // 2]
        here, there = position.copy(), read.copy()
        here.apply(code)
        there.apply(code)
        assert GAME.dump(here) == GAME.dump(there)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("sites", [], "0 sides and 3 seats"),
        ("people", [], "3 sides and 0 seats"),
        ("families", 0, "this is no dump"),
        ("families", 16, "this is no dump"),
        ("families", 3, "cards are missing or doubled"),
        ("pile", [], "cards are missing or doubled"),
        ("pile", [0, 0], "cards are missing or doubled"),
        ("pile", [140], "this is no dump"),
        ("discards", [0], "cards are missing or doubled"),
        ("tray", [0], "cards are missing or doubled"),
        ("pool", [0], "cards are missing or doubled"),
        ("unused", [], "missions are missing or doubled"),
        ("unused", [139], "this is no dump"),
        ("first", 3, "impossible position"),
        ("mover", -1, "impossible position"),
        ("mover", 8, "this is no dump"),
        ("regular", 5, "impossible position"),
        ("laid_by", [], "laid_by is of 20 specials"),
        ("seen", [], "seen is of 180 cards"),
        ("near", [0] * 179, "near is of 180 cards"),
        ("keeper", [8] * 180, "this is no dump"),
        ("verdict", 3, "this is no dump"),
        ("verdict", 1, "the end does not follow"),
        ("turn", -1, "this is no dump"),
        ("extra", 256, "this is no dump"),
        ("surprise", 1, "this is no dump"),
    ],
)
def test_a_table_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(usual())
    dump["state"][field] = value
    refused(dump, says)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("castle", "versailles", "no castle is called 'versailles'"),
        ("castle", "quick", "two castles are the same"),
        ("castle", "chillon", "two castles are the same"),
        ("cells", [], "room for 12 cells"),
        ("cells", [-1] * 12, "cards are missing or doubled"),
        ("values", [9] * 12, "a castle cannot look like this"),
        ("filled", 0, "a castle cannot look like this"),
        ("filled", 1 << 12, "a castle cannot look like this"),
        ("fixed", 1, "a castle cannot look like this"),
        ("riders", [], "cards are missing or doubled"),
        ("zone", [NUMBER["army-21"]], "cards are missing or doubled"),
        ("cover", NUMBER["army-31"], "cards are missing or doubled"),
        ("stock", [], "cards are missing or doubled"),
        ("stock", [3, 2, 1], "cards are missing or doubled"),
        ("vault", [NUMBER["army-25"]], "cards are missing or doubled"),
        ("slots", 2, "a special lies where none can"),
        ("slots", 5, "this is no dump"),
        ("mandatory", [], "missions are missing or doubled"),
        ("optional", [], "missions are missing or doubled"),
        ("away", [NUMBER["army-36"]], "missions are missing or doubled"),
        ("done", 1 << 39, "a mission is accomplished that cannot be"),
        ("done", -1, "this is no dump"),
        ("flags", 1024, "this is no dump"),
        ("changed", -1, "this is no dump"),
        ("immune", 2, "this is no dump"),
    ],
)
def test_a_side_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(usual())
    dump["state"]["sites"][0][field] = value
    refused(dump, says)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("hand", [], "cards are missing or doubled"),
        ("hand", [NUMBER["army-22"], NUMBER["army-21"], NUMBER["clergy-02"]], "out of order"),
        ("hand", [NUMBER["army-36"]], "this is no dump"),
        ("next", 64, "this is no dump"),
        ("now", -1, "this is no dump"),
        ("pulley", 7, "this is no dump"),
        ("placed", 64, "this is no dump"),
        ("actions", -1, "this is no dump"),
        ("aimed", 1 << 32, "this is no dump"),
        ("last_action", 140, "this is no dump"),
        ("pure_action", 1, "this is no dump"),
    ],
)
def test_a_seat_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(usual())
    dump["state"]["people"][0][field] = value
    refused(dump, says)


@pytest.mark.parametrize(
    "top",
    [
        [],
        [frame("Operation", 3)],
        [frame("Operation", -1)],
        [frame("Operation")],
        [frame("Operation", 0, 0)],
        [frame("Dance", 0)],
        [frame("Finish")],
        [frame("ChooseMissions", 0)],
        [frame("PlayStock", 1, 0)],  # there is nothing in it
        [frame("BuildMore", 0, 1 << 70)],
        [frame("Target", 0, 999, 0, 0, 1)],
        [frame("Target", 0, 20, 0, 0, 1)],  # a material is no action
        [frame("Aim", 0, 20, 0, 1)],
        [frame("Strike", 0, 0, 1, 1, 0, 0)],  # no cell
        [frame("Strike", 0, 0, 1, 1, 2, 0)],  # an empty cell
        [frame("Strike", 0, 0, 1, 0, 1, 0)],  # none to lose
        [frame("Steal", 0, 1, 1, 0)],  # a step of another card
        [frame("Steal", 0, 1, 1, 1 << 40)],
        [frame("DiscardHand", 0, 1, 1 << 40)],
        [frame("LayOn", 0, 30, 0)],  # it does not lie ready
        [frame("LayCell", 0, 32, 1, 0)],
        [frame("Roof", 0, 100, 0)],
        [frame("TakeDrawn", 0, 1)],
        [frame("ReturnDrawn", 0)],
        [frame("Relay", 0, 0)],
        [frame("Relay", 0, 12)],
        [frame("Offer", 0, 1, 0)],  # the hands have not been seen
        [frame("AnswerOffer", 0, 1)],
        [frame("AnswerCounter", 0, 1)],
        [frame("TradeTake", 0, 1, 1, 0)],
        [frame("BuildFromStock", 1, 0, 1)],
        [frame("Toll", 0, 2)],
        [frame("ShowMission", 0, 9)],
        [frame("TakeSpecial", 0, 2, 1, 0)],
        [frame("AnswerAction", 0, 9, 1, 1)],
        [frame("RepeatAction", 0, 1, 999)],
    ],
    ids=lambda top: "-".join(f"{one['frame']}{one['args']}" for one in top) or "nothing",
)
def test_a_question_that_cannot_be_is_refused(top: list[Dump]) -> None:
    dump = written(usual())
    dump["stack"][-1:] = top
    refused(dump)


@pytest.mark.parametrize(("offer", "card"), [("given", "army-21"), ("taken", "merchants-22")])
def test_an_offer_of_a_card_that_its_owner_does_not_hold_is_refused(offer: str, card: str) -> None:
    seats = {0: seat("merchants-11 merchants-21 merchants-22"), 1: seat("army-21 army-22")}
    game = table(seats=seats).act("play merchants-11", "give merchants-21", "take army-22")
    dump = written(game)
    GAME.load(msgspec.json.encode(dump))
    dump["state"][offer] = [NUMBER[card]]
    refused(dump)


def test_a_dump_of_another_version_or_game_is_refused() -> None:
    for field, value in (("version", GAME.version + 1), ("game", "masters")):
        dump = written(usual())
        dump[field] = value
        refused(dump, "it is of")


def test_options_that_do_not_go_together_are_refused() -> None:
    dump = written(usual())
    dump["options"]["chosen"]["variant"] = "slow"
    refused(dump, "option variant")


NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 7, 8, 12, 16, 35, 63, 139, 140, 255, 999_999, 1 << 70)


def tamper(node: Any, chance: Random) -> None:
    """Change one thing somewhere in a value."""
    keys = list(node) if isinstance(node, dict) else list(range(len(node)))
    if not keys:
        return
    key = chance.choice(keys)
    found = node[key]
    if isinstance(found, dict | list) and found and chance.random() < 0.8:
        tamper(found, chance)
    elif isinstance(found, bool) or found is None:
        node[key] = chance.choice([True, False, None, 3, "army-21"])
    elif isinstance(found, int):
        node[key] = chance.choice([*NUMBERS, found + 1, found - 1])
    elif isinstance(found, str):
        node[key] = chance.choice([*CARDS[:20], *GAME.frames, ""])
    elif isinstance(found, list):
        changed = [found[1:], found + found[:1], found[::-1], [], [frame("Check")]]
        node[key] = chance.choice(changed)
    else:
        del node[key]


@pytest.mark.parametrize("players_and_variant", TABLES[::3], ids=name)
def test_a_tampered_dump_is_refused_or_read_and_never_anything_else(
    players_and_variant: tuple[int, str], compiled: bool
) -> None:
    players, variant = players_and_variant
    chance = Random(f"{players} {variant}")
    rng = stream(players, "tampered")
    position = GAME.new(options(players, variant), players)
    while not position.over():
        for _ in range(10 if compiled else 1):
            dump = msgspec.json.decode(GAME.dump(position))
            tamper(dump[chance.choice(["state", "stack", "stack"])], chance)
            try:
                read = GAME.load(msgspec.json.encode(dump))
            except BadDump:
                continue
            assert GAME.dump(GAME.load(GAME.dump(read))) == GAME.dump(read)
        position.apply(builder(position, rng))


def test_every_number_of_a_frame_has_a_range_by_its_name() -> None:
    named = {name for kind in GAME.frames.values() for name in names_of(kind)}
    assert named == set(RANGES)
    for place in SPECIFIC:
        kind, _, number = place.partition(".")
        assert number in names_of(GAME.frames[kind]), place
