"""What is told of an entry of the log, and to whom."""

from msgspec import Raw

from bottega.server.table.entries import Ended, Heard, Proposed, Upshot
from bottega.server.table.showing import happened
from bottega.server.table.situation import Logged


def test_an_event_is_told_whole_in_part_or_not_at_all() -> None:
    whole, part = Raw(b'{"event":"Drawn","card":7}'), Raw(b'{"event":"Drawn"}')
    upshot = Upshot((Heard(whole, {"1": Raw(b"null"), "": part}),))
    told = [happened(Logged(3, 0, Ended(0), upshot), seat) for seat in (0, 1, None)]
    assert [entry and entry.events for entry in told] == [(whole,), (), (part,)]


def test_of_a_proposal_all_are_told_where_it_goes_back_to_or_whom_it_replaces() -> None:
    proposals = (Proposed(0, "undo", to=2), Proposed(0, "replace", whom=1))
    for seat in (0, 1, None):
        told = [happened(Logged(4, 0, proposal, None), seat) for proposal in proposals]
        assert [entry and (entry.what, entry.to) for entry in told] == [("undo", 2), ("replace", 1)]
