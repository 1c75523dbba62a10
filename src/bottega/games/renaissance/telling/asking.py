"""What each pending question tells: turns, missions, actions and specials."""

from typing import Any, Final

from bottega.games.renaissance import (
    aiming,
    answering,
    attack,
    claims,
    laying,
    removing,
    renovating,
    resolving,
    setup,
    stocks,
    turn,
)
from bottega.games.renaissance.abilities import HIGHER
from bottega.games.renaissance.names import NO_CARD
from bottega.games.renaissance.pieces import REPLACE_OPPONENT, REPLACE_OWN
from bottega.games.renaissance.sight import modifiers, seats_of
from bottega.games.renaissance.state import FROM_STOCK, PULLEY, Renaissance, names
from bottega.games.renaissance.stocks import covered
from bottega.games.renaissance.telling import questions as q
from bottega.games.renaissance.telling.rows import Row, named, stock_row
from bottega.kernel.telling import Told, ToldBy


def _choose_missions(table: Renaissance, frame: setup.ChooseMissions, seat: int) -> Told:
    missions = names(table, table.site(seat).optional)
    if table.rules.quick:
        return q.ChooseMissions(seat, missions, int(table.rules.obliged), "away")
    return q.ChooseMissions(seat, missions, int(table.rules.obliged), "optional")


def _operation(table: Renaissance, frame: turn.Operation, seat: int) -> Told:
    person = table.people[seat]
    return q.Operation(seat, modifiers(person.now & ~PULLEY, person.pulley))


def _play_stock(table: Renaissance, frame: turn.PlayStock, seat: int) -> Told:
    rows = (stock_row(table, seat, used=True),)
    return q.PlayStock(seat, int(frame.played), rows=rows, buttons=("done",))


def _store(table: Renaissance, frame: turn.Store, seat: int) -> Told:
    site = table.site(seat)
    if covered(site):
        return q.Store(seat, 0, 0, verb="store")
    free = int(table.rules.slots) - len(site.stock)
    return q.Store(seat, free, int(site.slots) - len(site.vault), verb="store")


def _toll(table: Renaissance, frame: turn.Toll, seat: int) -> Told:
    whose = int(frame.whose)
    buttons = (f"seat:{whose}", "pass")
    return q.Toll(seat, whose, rows=(), buttons=buttons, place="others")


def _show_mission(table: Renaissance, frame: stocks.ShowMission, seat: int) -> Told:
    missions = names(table, stocks.hidden_missions(table, seat))
    return q.ShowMission(seat, int(frame.actor), missions, place="missions")


def _target(table: Renaissance, frame: aiming.Target, seat: int) -> Told:
    card, chosen = named(table, frame.card), seats_of(table, frame.chosen)
    return q.Target(seat, card, chosen, int(frame.left), place="others")


def _aim(table: Renaissance, frame: aiming.Aim, seat: int) -> Told:
    card, chosen = named(table, frame.card), names(table, table.aims)
    return q.Aim(seat, card, chosen, int(frame.left), place="others")


def _window(table: Renaissance, frame: answering.AnswerAction, seat: int) -> dict[str, Any]:
    prays = answering.can_pray(table, frame.seat, frame.card, frame.hit)
    return {
        "whose": int(frame.actor),
        "card": named(table, frame.card),
        "targets": seats_of(table, frame.hit),
        "canceller": _maybe(table, answering.pope_of(table, table.side(seat))),
        "turner": _maybe(table, answering.prayer_of(table, seat)) if prays else None,
    }


def _maybe(table: Renaissance, card: int) -> str | None:
    return None if card == NO_CARD else named(table, card)


def _repeat(table: Renaissance, frame: attack.RepeatAction, seat: int) -> dict[str, Any]:
    start = isinstance(frame, attack.RepeatLast)
    special = attack.repeater_of(table, table.side(seat), start)
    return {
        "whose": int(frame.actor),
        "card": named(table, frame.card),
        "special": _maybe(table, special),
        "rows": (),
        "buttons": ("repeat", "pass"),
    }


def _double_which(table: Renaissance, frame: attack.DoubleWhich, seat: int) -> Told:
    stored = frame.origin == FROM_STOCK
    rows = (stock_row(table, seat, used=True),) if stored else None
    return q.DoubleWhich(seat, rows, ("pass",), verb="play")


def _double_how(table: Renaissance, frame: attack.DoubleHow, seat: int) -> Told:
    buttons = ("double:cards", "double:players")
    return q.DoubleHow(seat, named(table, frame.card), rows=(), buttons=buttons)


def _lay_cell(table: Renaissance, frame: laying.LayCell, seat: int) -> Told:
    instead = table.special(frame.card).where in (REPLACE_OWN, REPLACE_OPPONENT)
    castle = int(table.side(frame.whose))
    return q.LayCell(seat, named(table, frame.card), castle, instead, verb="strike")


def _roof(table: Renaissance, frame: laying.Roof, seat: int) -> Told:
    points = int(table.special(frame.card).material)
    return q.Roof(seat, named(table, frame.card), points, verb="build")


def _discard_own(table: Renaissance, frame: removing.DiscardOwn, seat: int) -> Told:
    specials = names(table, removing.own_specials(table, seat))
    return q.DiscardOwn(seat, int(frame.left), rows=(Row("specials", seat, specials),))


def _take_special(table: Renaissance, frame: removing.TakeSpecial, seat: int) -> Told:
    whose = int(frame.whose)
    cards = names(table, removing.within_reach(table, seat, whose, frame.zone))
    rows = (Row("specials-of", whose, cards),)
    return q.TakeSpecial(seat, whose, int(frame.left), rows=rows, place="others")


QUESTIONS: Final[ToldBy[Renaissance]] = {
    setup.ChooseMissions: _choose_missions,
    turn.Operation: _operation,
    turn.PlayStock: _play_stock,
    turn.BuildMore: lambda t, f, seat: q.BuildMore(seat, int(f.left), verb="build"),
    turn.Store: _store,
    turn.Toll: _toll,
    claims.Claim: lambda t, f, seat: q.Claim(seat, f.last == 1),
    stocks.ShowMission: _show_mission,
    aiming.Target: _target,
    aiming.Aim: _aim,
    answering.AnswerAction: lambda t, f, seat: q.AnswerAction(seat, **_window(t, f, seat)),
    answering.AnswerAttack: lambda t, f, seat: q.AnswerAttack(
        seat, **_window(t, f, seat), attacked=True
    ),
    attack.RepeatAction: lambda t, f, seat: q.RepeatAction(seat, **_repeat(t, f, seat)),
    attack.RepeatLast: lambda t, f, seat: q.RepeatLast(seat, **_repeat(t, f, seat)),
    attack.DoubleWhich: _double_which,
    attack.DoubleHow: _double_how,
    resolving.RemoveSpecial: lambda t, f, seat: q.RemoveSpecial(
        seat, int(f.whose), int(f.left), place="others"
    ),
    laying.LayOn: lambda t, f, seat: q.LayOn(seat, named(t, f.card), place="others"),
    laying.LaySlot: lambda t, f, seat: q.LaySlot(seat, named(t, f.card)),
    laying.LayCell: _lay_cell,
    laying.Roof: _roof,
    renovating.Renovate: lambda t, f, seat: q.Renovate(seat, f.require == HIGHER, verb="build"),
    removing.DiscardOwn: _discard_own,
    removing.TakeSpecial: _take_special,
}
