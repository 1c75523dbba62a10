"""Dumps of impossible positions are refused by name, whatever is wrong with them."""

from random import Random
from typing import Any, Final

import msgspec
import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import LEADERS, SPACES
from bottega.games.lorenzo.pieces import MEMBERS
from bottega.games.lorenzo.pieces import TOWERS as ALL_TOWERS
from bottega.games.lorenzo.production import NO_LIMIT
from bottega.kernel.errors import BadDump
from bottega.kernel.rng import stream
from tests.lorenzo.build import Position, goods, new_game, seat, table
from tests.lorenzo.choosers import builder

Dump = dict[str, Any]


def written(game: Position) -> Dump:
    """Write a position as a dump that can be tampered with."""
    found: Dump = msgspec.json.decode(GAME.dump(game.table))
    return found


def refused(dump: Dump, says: str = "this is no dump of lorenzo") -> None:
    """See that a dump is refused for this reason."""
    with pytest.raises(BadDump, match=says):
        GAME.load(msgspec.json.encode(dump))


def frame(name: str, *args: int) -> Dump:
    """Write something pending."""
    return {"frame": name, "args": list(args)}


def production(value: int, chosen: int) -> Dump:
    """Write a production with the own buildings, nothing repeated and nothing activated."""
    return frame("Production", 0, value, chosen, 0, 0, NO_LIMIT, 0, 0)


def standing(line: str) -> dict[str, int]:
    """Write who stands where."""
    whose, member, space = line.split(" ", 2)
    return {
        "seat": int(whose), "member": MEMBERS.index(member), "space": SPACES.index(space),
    }  # fmt: skip


def test_what_is_not_tampered_with_is_read() -> None:
    for game in (table(), table(advanced=True), new_game(4)):
        dump = written(game)
        assert GAME.dump(GAME.load(msgspec.json.encode(dump))) == GAME.dump(game.table)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("players", [], "0 boards for 2 players"),
        ("order", [0, 0], "does not name every seat once"),
        ("order", [0, 1, 2], "does not name every seat once"),
        ("at", 2, "does not name every seat once"),
        ("round", 7, "this is no dump"),
        ("round", 0, "impossible position"),
        ("round", 2, "towers do not follow"),
        ("dice", [1, 2], "three dice"),
        ("dice", [0, 1, 2], "what is pending is impossible"),
        ("dice", [7, 1, 2], "this is no dump"),
        ("decks", list(range(1, 97)), "the decks are not the cards of the game"),
        ("decks", [1] * 96, "the decks are not the cards of the game"),
        ("decks", [], "24 cards and 4 floors a tower"),
        ("floors", [1] * 16, "cards are missing or doubled"),
        ("floors", [255] * 16, "cards are missing or doubled"),
        ("floors", [2, 1] + [0] * 14, "towers do not follow"),
        ("floors", [0] * 15, "4 floors a tower"),
        ("tiles", [0, 0, 0], "not one of each period"),
        ("tiles", [7, 0, 14], "not one of each period"),
        ("tiles", [0, 7], "three tiles"),
        ("tiles", [21, 7, 14], "this is no dump"),  # a tile of an expansion
        ("tiles", [24, 7, 14], "this is no dump"),
        ("leaders", ["santa-rita"], "leaders are missing or doubled"),
        ("packs", ["cosimo"], "no leader is called 'cosimo'"),
    ],
)
def test_a_table_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(table())
    dump["state"][field] = value
    refused(dump, says)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("goods", {"coin": -1}, "this is no dump"),
        ("goods", {"coin": 256}, "this is no dump"),
        ("goods", {"military": 26}, "this is no dump"),
        ("goods", {"vp": 512}, "this is no dump"),
        ("goods", {"faith": 16}, "this is no dump"),
        ("goods", {"wine": 1}, "this is no dump"),
        ("members", 16, "family members are missing or doubled"),  # that of a family
        ("members", 32, "this is no dump"),
        ("members", -1, "this is no dump"),
        ("cards", [97], "not in play"),
        ("cards", [0], "not in play"),
        ("cards", [5], "cards are missing or doubled"),  # it lies in its deck
        ("cards", [1], "cards are missing or doubled"),  # it lies in its tower
        ("tile", -1, "what is pending is impossible"),
        ("tile", 1, "no such personal bonus tile"),  # in the basic game
        ("tile", 6, "this is no dump"),
        ("cubes", 1, "excommunications come before their report"),
        ("cubes", 8, "this is no dump"),
        ("hand", ["santa-rita"], "hands do not follow"),
        ("hand", ["bianca"], "no leader is called 'bianca'"),
        ("played", ["bianca"], "no leader is called 'bianca'"),
        ("copied", "bianca", "no leader is called 'bianca'"),
        ("copied", "santa-rita", "hands do not follow"),
        ("picks", ["santa-rita"], "leaders are missing or doubled"),
        ("rested", 2, "this is no dump"),
    ],
)
def test_a_board_that_cannot_be_is_refused(field: str, value: object, says: str) -> None:
    dump = written(table())
    dump["state"]["players"][0][field] = value
    refused(dump, says)


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("hand", [], "hands do not follow"),
        ("hand", ["santa-rita", "santa-rita"], "a leader is named twice"),
        ("hand", ["sisto-iv"], "hands do not follow"),
        ("played", ["santa-rita"], "hands do not follow"),  # in hand as well
        ("used", ["santa-rita"], "hands do not follow"),  # not played
        ("picks", [], "hands do not follow"),
        ("picks", ["santa-rita"] * 4, "leaders are missing or doubled"),
        ("tile", 2, "not one of each period"),  # the other seat has it
    ],
)
def test_leaders_and_tiles_that_cannot_be_are_refused(field: str, value: object, says: str) -> None:
    dump = written(table(seats={0: seat(hand=["santa-rita"])}))
    dump["state"]["players"][0][field] = value
    refused(dump, says)


def test_a_leader_that_copies_nobody_or_somebody_without_being_played_is_refused() -> None:
    own = seat(played=["lorenzo-de-medici"], copied="santa-rita")
    dump = written(table(seats={0: own, 1: seat(played=["santa-rita"])}))
    dump["state"]["players"][0]["copied"] = None
    refused(dump, "hands do not follow")
    dump["state"]["players"][0]["copied"] = "lorenzo-de-medici"  # its own
    refused(dump, "hands do not follow")


def test_too_many_cards_of_a_kind_are_refused() -> None:
    dump = written(table(seats={0: seat(cards=[1, 2, 3, 4, 5, 6]), 1: seat(cards=[7])}))
    first, second = dump["state"]["players"]
    first["cards"].append(second["cards"].pop())
    refused(dump, "more cards of a kind than it can")


def test_a_card_on_two_boards_is_refused() -> None:
    dump = written(table(seats={0: seat(cards=[1, 2])}))
    dump["state"]["players"][1]["cards"] = [2]
    refused(dump, "cards are missing or doubled")


@pytest.mark.parametrize(
    ("placed", "says"),
    [
        (["0 black council", "0 black market 1"], "family members are missing or doubled"),
        (["1 white council"], "family members are missing or doubled"),  # still at home
        (["2 black council"], "belongs to nobody"),
        (["0 black market 1", "1 black market 1"], "stand where they cannot"),
        (["0 black large harvest"], "stand where they cannot"),  # covered with two players
        (["0 black market 3"], "stand where they cannot"),
        (["0 black special 1"], "a tower that is not in play"),
        (["0 black bembo"], "a space that is not in play"),
        (["0 brown council"], "family members are missing or doubled"),  # nobody has one
    ],
)
def test_members_that_cannot_stand_there_are_refused(placed: list[str], says: str) -> None:
    dump = written(table(seats={i: seat(members=["white", "neutral"]) for i in (0, 1)}))
    dump["state"]["placed"] = [standing(line) for line in placed]
    refused(dump, says)


@pytest.mark.parametrize(
    ("field", "value"), [("seat", 5), ("member", 5), ("space", 35), ("seat", -1)]
)
def test_members_that_are_nobodys_are_refused(field: str, value: int) -> None:
    dump = written(table(placed=["0 black council"]))
    dump["state"]["placed"][0][field] = value
    refused(dump)


@pytest.mark.parametrize(
    "top",
    [
        [],
        [frame("Turn", 2)],
        [frame("Turn", -1)],
        [frame("Turn")],
        [frame("Turn", 0, 0)],
        [frame("Turn", 0), frame("Turn", 0)],
        [frame("Turn", 0), frame("Turn", 1)],
        [frame("LastWord", 0)],  # without leaders it is never asked
        [frame("After", 0)],
        [frame("Faith", 0)],
        [frame("Dance")],
        [frame("ChooseTile", 0)],
        [frame("KeepLeader", 0, 0)],
        [frame("After", 0), frame("PayFor", 0, 0, 0)],  # it costs nothing: there is no choice
        [frame("After", 0), frame("PayFor", 0, 16, 0)],
        [frame("After", 0), frame("PayFor", 0, 0, -1)],
        [frame("After", 0), frame("PayFor", 1, 0, 0)],
        [frame("After", 0), frame("Effects", 0, 72, 0)],  # a card that is not there
        [frame("After", 0), frame("Effects", 0, 999, 0)],
        [frame("After", 0), frame("Effects", 0, 56, 3)],  # all its effects are done
        [frame("After", 0), frame("Effects", 0, 56, -1)],
        [frame("After", 0), frame("BonusTake", 0, 0, 4, 0, ALL_TOWERS)],
        [frame("After", 0), frame("BonusTake", 0, 16, 4, 0, ALL_TOWERS)],
        [frame("After", 0), frame("BonusTake", 0, 1, 4, -1, ALL_TOWERS)],
        [frame("After", 0), frame("BonusTake", 0, 1, 21, 0, ALL_TOWERS)],
        [frame("After", 0), frame("BonusTake", 0, 1, 4, 0, 0)],
        [frame("After", 0), frame("BonusTake", 0, 1, 4, 0, 512)],
        [frame("After", 0), frame("Work", 0, 3, 1, 1, 0, 0)],
        [frame("After", 0), frame("Work", 0, 4, 99, 1, 0, 0)],
        [frame("After", 0), frame("Work", 0, 4, 1, 2, 0, 0)],
        [frame("After", 0), frame("Work", 0, 4, 1, 1, 2, 0)],  # with the cards of nobody
        [frame("After", 0), frame("Work", 0, 4, 1, 1, 0, 2)],
        [frame("After", 0), production(0, 0)],
        [frame("After", 0), production(6, 1 << 12)],
        [frame("After", 0), production(6, 1)],  # for a wood that is not there
        [frame("After", 0), frame("PickPrivileges", 0, 0, 0)],
        [frame("After", 0), frame("PickPrivileges", 0, 4, 0)],
        [frame("After", 0), frame("RaiseOne", 0, 0)],
        [frame("After", 0), frame("RaiseOne", 0, 16)],
        [frame("After", 0), frame("CopyFrom", 0)],
        [frame("After", 0), frame("PickPrivileges", 1, 1, 0)],
        [frame("After", 0), frame("PickPrivileges", 0, 999_999, 0)],
        [frame("After", 0), frame("PickPrivileges", 0, 1 << 70, 0)],
    ],
)
def test_a_question_that_cannot_be_is_refused(top: list[Dump]) -> None:
    dump = written(table(seats={0: seat(cards=[29, 56])}))
    dump["stack"][-1:] = top
    refused(dump)


@pytest.mark.parametrize(
    "question",
    [
        frame("BonusTake", 0, 1, 4, 0, ALL_TOWERS),
        frame("Work", 0, 5, 1, 1, 0, 0),
        production(6, 0),
        frame("PickPrivileges", 0, 1, 0),
    ],
    ids=lambda one: str(one["frame"]),
)
def test_a_question_that_can_be_is_read(question: Dump) -> None:
    # so that those above are refused for what they say, not for how they are written
    dump = written(table(seats={0: seat(goods(wood=2, servant=3), cards=[29, 56])}))
    dump["stack"][-1:] = [frame("After", 0), question]
    read = GAME.load(msgspec.json.encode(dump))
    assert type(read.stack[-1]).__name__ == question["frame"]


def test_what_lies_beneath_a_turn_belongs_there() -> None:
    for i in range(5):
        dump = written(table())
        del dump["stack"][i]
        refused(dump, "what is pending is impossible")


def test_a_draft_in_which_somebody_is_asked_twice_is_refused() -> None:
    game = new_game(3)
    while game.asks == "ChooseTile":
        game.play(game.lines()[0])
    dump = written(game)
    assert [one["frame"] for one in dump["stack"][-3:]] == ["KeepLeader"] * 3
    dump["stack"][-1] = dump["stack"][-2]
    refused(dump, "what is pending is impossible")


def test_leaders_kept_before_bonus_tiles_are_chosen_are_refused() -> None:
    dump = written(new_game(2))
    assert dump["stack"][1] == frame("Draft", 0)
    dump["stack"][1] = frame("Draft", 1)
    refused(dump, "what is pending is impossible")


@pytest.mark.parametrize("beneath", [frame("CopyFrom", 0), frame("RaiseOne", 0, 6)])
def test_a_leaders_question_beneath_another_one_is_refused(beneath: Dump) -> None:
    dump = written(table(advanced=True))
    dump["stack"] += [beneath, frame("PickPrivileges", 0, 1, 0)]
    refused(dump, "impossible position")


def test_a_price_beneath_another_question_is_refused() -> None:
    dump = written(table(seats={0: seat(goods(coin=9, wood=9, stone=9))}))
    dump["stack"] += [frame("PayFor", 0, 8, 0), frame("PickPrivileges", 0, 1, 0)]
    refused(dump, "what is pending is impossible")


def test_copying_by_a_seat_that_has_no_copying_leader_in_play_is_refused() -> None:
    rival = seat(played=["santa-rita", "cosimo-de-medici"])
    dump = written(table(seats={1: rival}, advanced=True))
    dump["stack"].append(frame("CopyFrom", 0))
    refused(dump, "CopyFrom cannot be pending")


def test_a_member_before_a_card_that_nobody_took_is_refused() -> None:
    with pytest.raises(BadDump, match="members stand where they cannot"):
        table(placed=["1 black territory 1"], towers={"territory 1": 1})


def test_the_common_bonus_tile_in_an_advanced_game_is_refused() -> None:
    dump = written(table(advanced=True))
    dump["state"]["players"][0]["tile"] = 0
    refused(dump, "impossible position")


NUMBERS: Final = (-1, 0, 1, 2, 3, 4, 7, 8, 16, 17, 25, 63, 96, 97, 127, 255, 999_999, 1 << 70)


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
        node[key] = chance.choice([True, False, None, 3, "santa-rita"])
    elif isinstance(found, int):
        node[key] = chance.choice([*NUMBERS, found + 1, found - 1])
    elif isinstance(found, str):
        node[key] = chance.choice([*LEADERS, *GAME.frames, ""])
    elif isinstance(found, list):
        node[key] = chance.choice([found[1:], found + found[:1], found[::-1], [], [frame("Turn")]])
    else:
        del node[key]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("advanced", ["true", "false"])
def test_a_tampered_dump_is_refused_or_read_and_never_anything_else(
    players: int, advanced: str, compiled: bool
) -> None:
    chance = Random(f"{players} {advanced}")
    rng = stream(players, "tampered")
    position = GAME.new(GAME.options_of(players, advanced=advanced), players)
    while not position.over():
        for _ in range(20 if compiled else 3):
            dump = msgspec.json.decode(GAME.dump(position))
            tamper(dump[chance.choice(["state", "stack", "stack"])], chance)
            try:
                read = GAME.load(msgspec.json.encode(dump))
            except BadDump:
                continue
            assert GAME.dump(GAME.load(GAME.dump(read))) == GAME.dump(read)
        position.apply(builder(position, rng))
