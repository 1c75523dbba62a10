"""What leaves a table: every view, event and option passes here, for one seat at a time."""

from collections.abc import Collection, Iterable
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, UnsetType

from bottega import wire
from bottega.kernel.errors import BadLine
from bottega.kernel.events import Event
from bottega.kernel.game import View
from bottega.kernel.session import Session
from bottega.kernel.telling import Progress
from bottega.server.store.appender import Head, Listing
from bottega.server.store.store import bits
from bottega.server.table import offering
from bottega.server.table.entries import (
    Answered,
    Ended,
    Opened,
    Ordered,
    Proposed,
    Relinked,
    Rematched,
    Said,
    Sat,
    Sealed,
    Started,
    Unsealed,
    Upshot,
    Voted,
)
from bottega.server.table.past import Past
from bottega.server.table.situation import Logged
from bottega.server.table.table import Table
from bottega.text import Panel, Speaker, languages
from bottega.wire import (
    Happened,
    Moment,
    Obstacle,
    Proposal,
    Reason,
    SeatInfo,
    TableInfo,
    Update,
)

encode = msgspec.json.Encoder().encode
UNHEARD: Final = b"null"
FALLBACK: Final = "en"
PRIVATE: Final = (Ordered, Relinked)  # only the seat itself hears of them


def spoken(language: str | None) -> str:
    """Give a language that is spoken here: the one that is named, or else English."""
    return language if language in languages() else FALLBACK


def speaker(table: Table, seat: int | None, language: str | None) -> Speaker | None:
    """Find who speaks to a reader of this language; nobody to one who wants no sentences."""
    if language is None or table.outdated is not None:
        return None
    known = (seat, spoken(language))
    if known not in table.speakers:
        names = table.names(known[1])
        table.speakers[known] = Speaker(table.game, known[1], names, seat, table.options)
    found: Speaker = table.speakers[known]
    return found


def update(
    table: Table,
    seat: int | None,
    have: int,
    language: str | None,
    at: int,
    here: Collection[int],
    ack: str | None = None,
    *,
    panels: bool = False,
    watching: int = 0,
) -> bytes:
    """Write the table as a seat may know it, with what has happened since it last heard."""
    session = table.session
    voice = speaker(table, seat, language)
    view = UNSET if session is None else _view(table, seat)
    owing = (*table.asked_by(seat), table.held)
    mine = session is not None and seat is not None and seat in owing
    return encode(
        Update(
            table=table.id,
            number=table.known,
            version=table.known_version(),
            at=at,
            seat=seat,
            status=table.status,
            entries=_entries(table, seat, have, voice),
            missed=have < table.forgotten,
            info=info(table) if have < table.since_info else None,
            view=view,
            asked=table.asked_by(seat),
            held=table.held,
            question=_question(session, seat) if mine and session else UNSET,
            sentence=None if voice is None or session is None else _sentence(table, seat, voice),
            options=offering.options(table, seat, voice) if mine and seat is not None else (),
            closing=offering.closing(table, seat, voice),
            chosen=offering.chosen(table, seat, voice) if mine and seat is not None else (),
            progress=_progress(session, seat) if voice and session else (),
            panels=_shown_panels(table, seat, language) if panels and session else (),
            undo=_can_undo(table, seat),
            clocks=table.clocks.faces(at) if table.clocks.ticking and session else None,
            window=None if table.window is None else table.window.face(seat, at),
            chat=table.chat_open(),
            here=tuple(sorted(here)),
            watching=watching,
            proposal=_proposal(table),
            outcome=table.outcome,
            ack=ack,
        )
    )


def _question(session: Session[Any, Any], seat: int | None) -> Raw | UnsetType:
    told = session.told(seat)
    return UNSET if told is None else Raw(encode(told))


def _progress(session: Session[Any, Any], seat: int | None) -> tuple[Progress, ...]:
    return () if seat is None else tuple(session.game.telling.progress(session.table, seat))


def _can_undo(table: Table, seat: int | None) -> bool:
    if table.session is None or seat is None or table.status != "running":
        return False
    return table.can_undo(seat)


def _view(table: Table, seat: int | None) -> Raw:
    if seat not in table.shown:
        table.shown[seat] = Raw(encode(table.playing().view(seat)))
    found: Raw = table.shown[seat]
    return found


def _shown_panels(table: Table, seat: int | None, language: str | None) -> tuple[Panel, ...]:
    key = ("panels", seat, spoken(language))
    if key not in table.shown:
        table.shown[key] = _panels(table, seat, language, table.playing().view(seat))
    found: tuple[Panel, ...] = table.shown[key]
    return found


def _panels(table: Table, seat: int | None, language: str | None, view: View) -> tuple[Panel, ...]:
    """Describe the position in words, in English to one who wants no sentences."""
    voice = speaker(table, seat, language or FALLBACK)
    return () if voice is None else voice.panels(view)


def _sentence(table: Table, seat: int | None, voice: Speaker) -> str:
    session = table.playing()
    return voice.question(session.view(seat), session.told(seat))


def _entries(
    table: Table, seat: int | None, have: int, voice: Speaker | None
) -> tuple[Happened, ...]:
    if have >= table.number:
        return ()
    told = []
    for logged in reversed(table.tail):
        if logged.number <= have:
            break
        entry = happened(logged, seat, voice)
        if entry is not None:
            told.append(entry)
    return tuple(reversed(told))


def happened(logged: Logged, seat: int | None, voice: Speaker | None = None) -> Happened | None:
    """Tell of an entry as a seat may know it; None where it is nobody else's business."""
    entry = logged.entry
    if isinstance(entry, Sealed):
        return None  # not even its number, which would tell who was how fast
    if voice is None and isinstance(entry, Answered | Ended):
        return _played(logged, entry.seat, seat)  # most entries, and nothing to say of them
    whose = getattr(entry, "seat", None)
    if isinstance(entry, PRIVATE) and whose != seat:
        return None
    events = () if logged.upshot is None else _events(logged.upshot, seat)
    told: dict[str, Any] = {}
    if isinstance(entry, Answered | Unsealed):
        told["line"] = _own_line(logged.upshot, seat)
        told["fallback"] = bool(getattr(entry, "trouble", ""))
    elif isinstance(entry, Said):
        told["text"] = entry.text
    elif isinstance(entry, Sat):
        told["name"] = entry.name
    elif isinstance(entry, Proposed):
        told["what"], told["to"] = entry.what, entry.to if entry.whom is None else entry.whom
    elif isinstance(entry, Voted):
        told["agree"] = entry.agree
    elif isinstance(entry, Rematched):
        told["table"] = entry.table
    elif isinstance(entry, Opened | Started):
        whose = None
    return Happened(
        number=logged.number,
        at=logged.at,
        kind=type(entry).__name__.lower(),
        seat=whose,
        events=events,
        deeds=() if voice is None else _deeds(events, voice),
        **told,
    )


def _played(logged: Logged, whose: int, seat: int | None) -> Happened:
    upshot = logged.upshot
    events = () if upshot is None else _events(upshot, seat)
    if isinstance(logged.entry, Ended):
        return Happened(logged.number, logged.at, "ended", whose, events)
    line, fallback = _own_line(upshot, seat), bool(getattr(logged.entry, "trouble", ""))
    kind = "answered"
    return Happened(logged.number, logged.at, kind, whose, events, line=line, fallback=fallback)


def _own_line(upshot: Upshot | None, seat: int | None) -> str | None:
    """Give the answer to the seat that gave it; what others may know of it is in the events."""
    for member, line in () if upshot is None else upshot.made:
        if member == seat:
            return line
    return None


def _events(upshot: Upshot, seat: int | None) -> tuple[Raw, ...]:
    key = "" if seat is None else str(seat)
    told = []
    for heard in upshot.events:
        raw = heard.others.get(key, heard.event) if heard.others else heard.event
        if raw is heard.event or bytes(raw) != UNHEARD:
            told.append(raw)
    return tuple(told)


def _deeds(events: tuple[Raw, ...], voice: Speaker) -> tuple[wire.Deed, ...]:
    """Tell stored events in words."""
    return deeds((msgspec.json.decode(raw, type=voice.game.events) for raw in events), voice)


def deeds(events: Iterable[Event], voice: Speaker) -> tuple[wire.Deed, ...]:
    """Tell events in sentences with what they changed, those that there is something to say of."""
    told = (_deed(event, voice) for event in events)
    return tuple(deed for deed in told if deed.text)


def _deed(event: Event, voice: Speaker) -> wire.Deed:
    text, seat = voice.deed(event)
    changes = tuple(voice.game.telling.changes(event))
    return wire.Deed(text, seat, changes, voice.is_heading(event))


def _proposal(table: Table) -> Proposal | None:
    motion = table.motion
    if motion is None:
        return None
    entry = motion.entry
    agreed, missing = tuple(sorted(motion.agreed)), table.missing()
    return Proposal(motion.number, entry.seat, entry.what, entry.to, entry.whom, agreed, missing)


def info(table: Table) -> TableInfo:
    """Describe a table as everybody may know it; the deal is told when the game is over."""
    done = table.status in ("over", "abandoned") and table.started is not None
    return TableInfo(
        id=table.id,
        game=table.game_name,
        version=table.version,
        players=table.options.players,
        options=table.options.chosen,
        settings=table.settings,
        status=table.status,  # type: ignore[arg-type]
        seats=tuple(_seat(table, seat) for seat in range(len(table.seats))),
        created=table.created,
        host=table.host_name,
        started=table.started,
        ended=table.ended,
        commitment=table.commitment(),
        salt=table.salt or None if done else None,
        seed=table.seed if done else None,
        rematch=table.rematch,
        outdated=table.outdated,
        hints=table.hints(),
    )


def _seat(table: Table, number: int) -> SeatInfo:
    seat = table.seats[number]
    kind = "person" if seat.holder is not None else seat.plan.kind
    return SeatInfo(number, kind, table.names()[number], table.bot_of(number), seat.away)


def listing(table: Table) -> Listing:
    """Give what lists show of a table."""
    holders = tuple(
        (number, seat.holder) for number, seat in enumerate(table.seats) if seat.holder is not None
    )
    return Listing(
        table.created,
        table.game_name,
        table.status,
        table.settings.public,
        encode(info(table)),
        holders,
    )


def head(table: Table, bot_due: int) -> Head:
    """Say who is asked, and when the server must look after the table by itself."""
    waited = table.waited_for()
    if table.window is not None:
        due = table.window_due(bot_due)
    elif table.automatic and any(table.bot_of(seat) is not None for seat in waited):
        due = bot_due
    else:
        due = table.clocks.due() if table.clocks.ticking and waited else None
    return Head(bits(waited), due, table.told_at)


def reason(
    table: Table, seat: int, code: int | None, language: str | None, line: str | None = None
) -> Reason:
    """Say why an answer, named by its code or its line, is not offered to a seat."""
    code = _parsed(table, line) if line is not None else code
    if code is None or code >= len(table.game.space):
        return Reason(code, rule="no-such-answer", line=line)
    found = table.game.why_not(table.playing().table, seat, code)
    if found is None:
        return Reason(code, offered=True, line=line)
    voice = speaker(table, seat, language)
    said = None if voice is None else voice.reason(found)
    also = tuple(Obstacle(each.rule, each.need, each.have) for each in found.also)
    return Reason(code, False, found.rule, found.need, found.have, said, line, also)


def _parsed(table: Table, line: str) -> int | None:
    try:
        return table.game.parse(line)
    except BadLine:
        return None


def moment(
    table: Table,
    past: Past,
    seat: int | None,
    decisions: int,
    language: str | None,
    *,
    panels: bool = False,
) -> Moment:
    """Show a table as it was after a decision, and what that decision brought about."""
    view: View = past.session.view(seat)
    events = heard(table, past.events, seat)
    voice = speaker(table, seat, language)
    return Moment(
        table=table.id,
        decision=past.decision,
        decisions=decisions,
        seat=seat,
        view=Raw(encode(view)),
        sentence=None if voice is None else voice.question(view, past.session.told(seat)),
        asked=past.session.asked(),
        question=_question(past.session, seat),
        progress=_progress(past.session, seat),
        by=None if past.answer is None else past.answer.seat,
        line=_past_line(table, past, seat),
        events=tuple(Raw(encode(event)) for event in events),
        deeds=() if voice is None else deeds(events, voice),
        panels=_panels(table, seat, language, view) if panels else (),
        outcome=table.game.outcome(past.session.table),
    )


def heard(table: Table, events: tuple[Event, ...], seat: int | None) -> list[Event]:
    """Give what happened as a seat may know it."""
    told = (table.game.redact(event, seat) for event in events)
    return [event for event in told if event is not None]


def _past_line(table: Table, past: Past, seat: int | None) -> str | None:
    """Give an answer to who gave it; when the game is over, to everybody."""
    if past.answer is None or (table.status == "running" and past.answer.seat != seat):
        return None
    return table.game.line(past.answer.code)
