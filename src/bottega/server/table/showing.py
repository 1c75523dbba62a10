"""What leaves a table: every view, event and option passes here, for one seat at a time."""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from bottega.kernel.errors import BadLine
from bottega.kernel.game import View
from bottega.kernel.session import Session
from bottega.kernel.values import Value
from bottega.server.store.appender import Head, Listing
from bottega.server.store.store import bits
from bottega.server.table import offering
from bottega.server.table.happening import deeds, entries
from bottega.server.table.hearing import herald, told_to
from bottega.server.table.past import Past
from bottega.server.table.readers import Reader, speaker
from bottega.server.table.situation import NOBODY, People
from bottega.server.table.table import Table
from bottega.text import Panel, Speaker, spoken
from bottega.text.catalogue import FALLBACK
from bottega.wire import (
    Happened,
    Moment,
    Obstacle,
    Progress,
    Proposal,
    Reason,
    SeatInfo,
    TableInfo,
    Update,
)

encode = msgspec.json.Encoder().encode


class Surroundings(Value):
    """What is around a table: the time, who is connected, and how many look on."""

    at: int
    here: Collection[int] = ()
    watching: int = 0


def update(
    table: Table,
    reader: Reader,
    room: Surroundings,
    ack: str | None = None,
    ahead: tuple[Happened, ...] = (),
) -> bytes:
    """Write the table as a reader may know it, with what has happened since they last heard.

    Who sees the past of a table hears at once what others who watch write, `ahead` of it.
    """
    session, seat = table.session, reader.seat
    voice = speaker(table, seat, reader.language, reader.nameless)
    asked = table.asked_by(seat)
    mine = seat is not None and (seat in asked or seat == table.held)
    mine = mine and session is not None and not _given_up(table, seat)
    told = entries(table, reader)
    return encode(
        Update(
            table=table.id,
            number=table.known,
            version=table.known_version(),
            at=room.at,
            seat=seat,
            status=table.status,
            entries=(*told, *ahead) if ahead else told,
            missed=reader.have < table.forgotten,
            info=_info_for(table, reader) if reader.have < table.since_info else None,
            view=UNSET if session is None else _view(table, seat),
            asked=asked,
            held=table.held,
            question=question(session, seat) if mine and session else UNSET,
            sentence=None if voice is None or session is None else _sentence(table, seat, voice),
            named=named(session, seat, voice) if mine and session else {},
            options=offering.options(table, seat, voice) if mine and seat is not None else (),
            closing=UNSET if table.held is None else offering.closing(table, seat, voice),
            chosen=offering.chosen(table, seat, voice) if mine and seat is not None else (),
            progress=progress(session, seat, voice) if voice and session else (),
            panels=_shown_panels(table, reader) if reader.panels and session else (),
            undo=_can_undo(table, seat),
            clocks=table.clocks.faces(room.at) if table.clocks.ticking and session else None,
            window=None if table.window is None else table.window.face(seat, room.at),
            chat=table.chat_open(),
            here=tuple(sorted(room.here)),
            watching=room.watching,
            proposal=_proposal(table),
            outcome=table.outcome,
            ack=ack,
        )
    )


def question(session: Session[Any, Any], seat: int | None) -> Raw | UnsetType:
    """Write what a seat is asked, as the game tells it."""
    told = session.told(seat)
    return UNSET if told is None else Raw(encode(told))


def named(session: Session[Any, Any], seat: int | None, voice: Speaker | None) -> dict[str, str]:
    """Name what is drawn for a question."""
    told = None if voice is None else session.told(seat)
    return {} if voice is None or told is None else voice.named(told, session.view(seat))


def progress(
    session: Session[Any, Any], seat: int | None, voice: Speaker | None
) -> tuple[Progress, ...]:
    """Tell how far a seat is with what its pieces ask for."""
    told = () if seat is None else session.game.telling.progress(session.table, seat)
    texts = voice.progress(session.view(seat)) if voice and told else {}
    return tuple(
        Progress(**msgspec.structs.asdict(far), text=texts.get(far.piece, "")) for far in told
    )


def _can_undo(table: Table, seat: int | None) -> bool:
    if table.session is None or seat is None or table.status != "running":
        return False
    return table.can_undo(seat) and not _given_up(table, seat)


def _given_up(table: Table, seat: int | None) -> bool:
    """Say whether a bot plays a seat to the end, so that it is asked nothing."""
    return seat is not None and table.seats[seat].resigned


def _view(table: Table, seat: int | None) -> Raw:
    if seat not in table.shown:
        table.shown[seat] = Raw(encode(table.playing().view(seat)))
    found: Raw = table.shown[seat]
    return found


def _shown_panels(table: Table, reader: Reader) -> tuple[Panel, ...]:
    key = ("panels", reader.seat, spoken(reader.language), reader.nameless)
    if key not in table.shown:
        table.shown[key] = _panels(table, reader, table.playing().view(reader.seat))
    found: tuple[Panel, ...] = table.shown[key]
    return found


def _panels(table: Table, reader: Reader, view: View) -> tuple[Panel, ...]:
    """Describe the position in words, in English to one who wants no sentences."""
    voice = speaker(table, reader.seat, reader.language or FALLBACK, reader.nameless)
    return () if voice is None else voice.panels(view)


def _sentence(table: Table, seat: int | None, voice: Speaker) -> str:
    session = table.playing()
    return voice.question(session.view(seat), session.told(seat))


def _proposal(table: Table) -> Proposal | None:
    motion = table.motion
    if motion is None:
        return None
    entry = motion.entry
    agreed, missing = tuple(sorted(motion.agreed)), table.missing()
    return Proposal(motion.number, entry.seat, entry.what, entry.to, entry.whom, agreed, missing)


def _info_for(table: Table, reader: Reader) -> TableInfo:
    """Describe a table to who looks from a seat: it also says which seats are theirs."""
    mine = () if reader.seat is None else table.seats_of(table.seats[reader.seat].holder)
    return msgspec.structs.replace(info(table, reader.nameless), mine=mine)


def info(table: Table, nameless: People = NOBODY) -> TableInfo:
    """Describe a table as everybody may know it; the deal is told when the game is over."""
    names = table.names(nameless=nameless)
    done = table.status in ("over", "abandoned") and table.started is not None
    done = done and not table.secret()
    return TableInfo(
        id=table.id,
        game=table.game_name,
        version=table.version,
        players=table.options.players,
        options=table.options.chosen,
        settings=table.settings,
        status=table.status,  # type: ignore[arg-type]
        seats=tuple(_seat(table, seat, name) for seat, name in enumerate(names)),
        created=table.created,
        host=table.host_called(nameless),
        started=table.started,
        ended=table.ended,
        commitment=table.commitment(),
        salt=table.salt or None if done else None,
        seed=table.seed if done else None,
        rematch=table.rematch,
        outdated=table.outdated,
        hints=table.hints(),
        partners=table.partners(),
        contest=table.contest or None,
        tournament=table.tournament or None,
    )


def _seat(table: Table, number: int, name: str) -> SeatInfo:
    seat = table.seats[number]
    kind = "person" if seat.holder is not None else seat.plan.kind
    bot, host = table.bot_of(number), seat.holder == table.host
    return SeatInfo(number, kind, name, bot, seat.away, host, seat.resigned)


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
        0 if table.status == "abandoned" else table.ended,
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
    return Head(bits(waited), due, table.told_at, _stage(table))


def _stage(table: Table) -> str | None:
    """Write how far a game has come that can be played on."""
    if table.session is None or table.status != "running":
        return None
    found = table.game.telling.stage(table.session.table)
    return None if found is None else encode(found).decode()


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


def moment(table: Table, past: Past, reader: Reader, decisions: int) -> Moment:
    """Show a table as it was after a decision, and what that decision brought about."""
    seat = reader.seat
    voice = speaker(table, seat, reader.language, reader.nameless)
    view: View = past.session.view(seat)
    crier = herald(table.game_name, table.options)
    tidings = crier.tidings(past.events)
    return Moment(
        table=table.id,
        decision=past.decision,
        decisions=decisions,
        seat=seat,
        view=Raw(encode(view)),
        sentence=None if voice is None else voice.question(view, past.session.told(seat)),
        named=named(past.session, seat, voice),
        asked=past.session.asked(),
        question=question(past.session, seat),
        progress=progress(past.session, seat, voice),
        by=None if past.answer is None else past.answer.seat,
        line=_past_line(table, past, seat),
        events=told_to(seat, tidings),
        deeds=deeds(table, crier.deeds(tidings), reader),
        panels=_panels(table, reader, view) if reader.panels else (),
        outcome=table.game.outcome(past.session.table),
    )


def _past_line(table: Table, past: Past, seat: int | None) -> str | None:
    """Give an answer to who gave it; when the game is over, to everybody."""
    if past.answer is None or (table.status == "running" and past.answer.seat != seat):
        return None
    return table.game.line(past.answer.code)
