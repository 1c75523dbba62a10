"""What is told of an entry of the log, and to whom."""

import json
from collections.abc import Callable

import pytest
from msgspec import Raw, ValidationError
from msgspec.structs import replace

from bottega.games import GAMES
from bottega.games.masters.events import LeaderDiscarded
from bottega.kernel.telling import Change
from bottega.server.store import Row
from bottega.server.table.entries import (
    Answered,
    Done,
    Ended,
    Opened,
    PlannedSeat,
    Proposed,
    Sat,
    Started,
    Upshot,
    Version,
    write,
)
from bottega.server.table.happening import happened
from bottega.server.table.hearing import herald
from bottega.server.table.readers import Reader
from bottega.server.table.situation import Logged
from bottega.server.table.stored import read_deed, read_upshot, write_upshot
from bottega.server.table.table import Table
from bottega.text import plain
from bottega.text.ledger import Deed
from bottega.text.recorded import Message as Said
from bottega.text.recorded import Person
from bottega.wire import Happened, Settings
from tests.server.harness import Message

HEARERS = (0, 1, None)
MASTERS = GAMES["masters"]


def begun() -> list[Row]:
    """Store the beginning of a game between Anna and Bice."""
    table = Table("T")
    seats = (PlannedSeat("open"),) * 2
    options = MASTERS.options_from(2, {})
    rows = [
        table.take(entry, 0)
        for entry in (
            Opened("masters", MASTERS.version, options, Settings(), seats, "a", "Anna"),
            Sat(0, "a", "Anna"),
            Sat(1, "b", "Bice"),
            Started("7", ""),
        )
    ]
    for _ in range(6):
        seat = table.asked[0]
        rows.append(table.take(Answered(seat, table.playing().choices(seat)[0]), 0))
    return rows


def kept(table: Table) -> Logged:
    """Give the entry in which both have kept leaders, each of them unseen by the other."""
    return table.tail[5]


def folded(rows: list[Row]) -> Table:
    """Load a table."""
    table = Table("T")
    for row in rows:
        table.fold(row)
    return table


def told(table: Table, logged: Logged, language: str | None = "en") -> list[Happened]:
    """Tell of an entry to both players and a spectator."""
    entries = [happened(table, logged, Reader(seat, language)) for seat in HEARERS]
    return [entry for entry in entries if entry is not None]


def sentences(entry: Happened) -> list[str]:
    """Give what is said of an entry."""
    return [plain(deed.text) for deed in entry.deeds]


def event_of(entry: Happened) -> Message:
    """Give the first event of an entry."""
    found: Message = json.loads(bytes(entry.events[0]))
    return found


def test_an_event_is_told_as_the_game_redacts_it() -> None:
    table, event = folded(begun()), LeaderDiscarded(0, 49)
    tidings = herald("masters", table.options).tidings([event])
    entries = told(table, Logged(9, 0, Ended(0), Upshot(), tidings))
    assert [event_of(entry)["leader"] for entry in entries] == [49, None, None]


def test_a_deed_is_told_whole_in_part_or_not_at_all() -> None:
    whole, part = Said("event-tokens-shuffled"), Said("event-last-round-cards")
    done = Done(whole, others=(Version((1,), None), Version((None,), Deed(part))))
    entries = told(folded(begun()), Logged(9, 0, Ended(0), Upshot((Raw(write(done)),))))
    assert [len(entry.deeds) for entry in entries] == [1, 0, 1]
    assert sentences(entries[0]) != sentences(entries[2])


def test_a_deed_without_words_is_not_told() -> None:
    done = Done(Said("event-of-another-time", {"name": Person(0)}))
    entries = told(folded(begun()), Logged(9, 0, Ended(0), Upshot((Raw(write(done)),))))
    assert [entry.deeds for entry in entries] == [(), (), ()]


def test_people_are_called_as_they_are_called_now() -> None:
    table = folded(begun())
    sat = table.tail[2]
    assert [entry.name for entry in told(table, sat)] == ["Bice"] * 3
    table.take(Sat(1, "b", "Beatrice"), 0)
    table.take(Sat(0, "c", "Carla"), 0)
    assert [entry.name for entry in told(table, sat)] == ["Beatrice"] * 3
    assert [entry.name for entry in told(table, table.tail[1])] == ["Anna"] * 3  # she has left
    said = [sentence for entry in told(table, kept(table)) for sentence in sentences(entry)]
    assert any("Carla" in sentence for sentence in said)
    assert not any("Anna" in sentence for sentence in said)


def rewritten(upshot: Upshot) -> bytes:
    """Write an upshot that was read."""
    return write_upshot(upshot, upshot.deeds)


def named(row: Row) -> Row:
    """Write an upshot as it was written before there were lists: by names."""
    if row.deed is None:
        return row
    upshot = read_upshot(row.deed)
    deeds = tuple(Raw(write(read_deed(deed))) for deed in upshot.deeds)
    return replace(row, deed=write(replace(upshot, deeds=deeds)))


def older(row: Row) -> Row:
    """Write an upshot as it was written before there were deeds."""
    row = named(row)
    if row.deed is None:
        return row
    said = json.loads(row.deed)
    if said.pop("deeds", None) is None:
        return row
    del said["digest"]
    hidden = {"event": "LeadersKept", "seat": 0, "leaders": None}
    event = {"event": {**hidden, "leaders": [49, 50]}, "others": {"": hidden, "1": None}}
    return Row(row.number, row.at, row.entry, json.dumps({"events": [event], **said}).encode())


@pytest.mark.parametrize("form", [named, older])
def test_a_log_of_an_older_form_is_told_in_words_by_the_same_rules(
    form: Callable[[Row], Row],
) -> None:
    rows = begun()
    now, then = folded(rows), folded([*map(form, rows)])
    assert then.outdated is None
    for language in ("en", "de", None):
        for one, other in zip(now.tail, then.tail, strict=True):
            assert told(now, one, language) == told(then, other, language)


def test_a_log_from_before_there_were_deeds_is_told_as_it_is_stored_by_other_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = [*map(older, begun())]
    monkeypatch.setattr(MASTERS, "version", MASTERS.version + 1)
    table = folded(rows)
    assert table.outdated is not None
    entries = told(table, kept(table))
    assert [len(entry.events) for entry in entries] == [1, 0, 1]
    assert [event_of(entry)["leaders"] for entry in entries[::2]] == [[49, 50], None]
    assert not any(entry.deeds for entry in entries)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("form", [named, lambda row: row])
def test_other_rules_still_tell_what_was_done_and_what_it_changed(
    monkeypatch: pytest.MonkeyPatch, form: Callable[[Row], Row], language: str
) -> None:
    rows = begun()
    now = folded(rows)
    monkeypatch.setattr(MASTERS, "version", MASTERS.version + 1)
    then = folded([*map(form, rows)])
    assert then.outdated is not None
    assert any(deed.changes for one in then.tail for deed in told(then, one)[0].deeds)
    for one, other in zip(now.tail, then.tail, strict=True):
        mine, theirs = told(now, one, language), told(then, other, language)
        assert [entry.deeds for entry in theirs] == [entry.deeds for entry in mine]
        assert not any(entry.events for entry in theirs)


def reworded(row: Row) -> Row:
    """Let other words be stored."""
    return Row(row.number, row.at, row.entry, row.deed and row.deed.replace(b"event-", b"said-"))


def otherwise(row: Row) -> Row:
    """Let something else have happened."""
    if row.deed is None:
        return row
    return replace(row, deed=rewritten(replace(read_upshot(row.deed), digest="0" * 16)))


def test_other_words_never_make_a_table_outdated_and_other_events_do() -> None:
    rows = begun()
    assert folded([*map(reworded, rows)]).outdated is None
    assert folded([*map(otherwise, rows)]).outdated is not None


def test_no_name_and_no_event_is_stored_with_what_happened() -> None:
    for row in begun():
        if row.deed is not None:
            assert b"Anna" not in row.deed
            assert b"Bice" not in row.deed
            assert read_upshot(row.deed).events == ()


def test_of_a_proposal_all_are_told_where_it_goes_back_to_or_whom_it_replaces() -> None:
    proposals = (Proposed(0, "undo", to=2), Proposed(0, "replace", whom=1))
    table = folded(begun())
    for number, expected in enumerate([("undo", 2), ("replace", 1)]):
        entries = told(table, Logged(9, 0, proposals[number]))
        assert [(entry.what, entry.to) for entry in entries] == [expected] * 3


# Rows as they were written: they are read for ever.
LISTED = (
    b'[7,[[1,"discard 53"]],"d0184c283035219b",[[["by","event-leader-discarded",1,{"leader":'
    b'["thing","leader:53",["w","emblem-depot"]]}],1,[[1,{},"leader:53","hand","box"]],false,[[[null,0],'
    b'[["by","event-leader-discarded-hidden",1,{}],1,[[1,{},"leader","hand","box"]]]]]],'
    b'[["by","event-faith-moved",1,{"spaces":["n","count-space",1],"space":1}],null,[[1,{"faith":1}]]],'
    b'[["by","event-turn-began",0,{"turn":2}],0,[],true]],[5,6]]'
)
NAMED = (
    b'{"deeds":[{"say":["by","event-leader-discarded",1,{"leader":["thing","leader:53",'
    b'["w","emblem-depot"]]}],"seat":1,"changes":[{"seat":1,"piece":"leader:53","source":"hand",'
    b'"place":"box"}],"others":[{"to":[null,0],"deed":{"say":["by","event-leader-discarded-hidden",1,'
    b'{}],"seat":1,"changes":[{"seat":1,"piece":"leader","source":"hand","place":"box"}]}}]},'
    b'{"say":["by","event-faith-moved",1,{"spaces":["n","count-space",1],"space":1}],'
    b'"changes":[{"seat":1,"amounts":{"faith":1}}]},'
    b'{"say":["by","event-turn-began",0,{"turn":2}],"seat":0,"head":true}],'
    b'"made":[[1,"discard 53"]],"steps":7,"digest":"d0184c283035219b","undoes":[5,6]}'
)


def test_a_row_says_the_same_in_a_list_as_by_names() -> None:
    listed, by_names = read_upshot(LISTED), read_upshot(NAMED)
    assert [*map(read_deed, listed.deeds)] == [*map(read_deed, by_names.deeds)]
    assert replace(listed, deeds=()) == replace(by_names, deeds=())
    assert rewritten(listed) == LISTED
    assert named(Row(1, 0, b"", LISTED)).deed == NAMED
    whole, faith, turn = map(read_deed, listed.deeds)
    assert whole.heard_by(0) == whole.others[0].deed != whole
    assert faith.changes == (Change(1, {"faith": 1}),)
    assert turn.head


def test_nothing_needs_to_have_happened() -> None:
    for upshot in (Upshot(steps=3), Upshot(), Upshot(undoes=(2,), steps=1)):
        assert read_upshot(rewritten(upshot)) == upshot
    assert rewritten(Upshot(steps=3)) == b"[3]"


@pytest.mark.parametrize(
    "deed",
    ['{"say": ["sung", "a"]}', '{"seat": "b"}', '{"say": ["by", "a"]}', "[]", '["", "b"]', "7"],
)
@pytest.mark.parametrize("upshot", ['{"deeds": [%s]}', '[1, [], "", [%s]]'])
def test_a_deed_that_cannot_be_read_is_found_when_its_table_is_loaded(
    upshot: str, deed: str
) -> None:
    with pytest.raises(ValidationError):
        read_upshot((upshot % deed).encode())
