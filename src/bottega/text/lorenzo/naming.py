"""The things that are drawn for a question, by the answers that they stand for."""

from collections.abc import Iterator

from bottega.games.lorenzo.telling import questions as q
from bottega.kernel.telling import Told
from bottega.text.lorenzo.choices import DECLINED

Drawn = tuple[str, str, dict[str, str]]  # a thing, and the verb and arguments of its answer


def drawn(told: Told) -> Iterator[Drawn]:
    """Give what is drawn while this is asked, whether it can be chosen now or not."""
    yield from _numbered(told)
    match told:
        case q.Production():
            for trade in told.trades:
                args = {"building": str(trade.building), "arrow": str(trade.arrow)}
                yield f"trade:{trade.card} {trade.arrow}", "trade", args
        case q.PickPrivileges():
            for privilege in told.privileges:
                yield f"privilege:{privilege.name}", "privilege", {"goods": privilege.name}
        case q.Faith():
            yield from ((verb, verb, {}) for verb in ("support", "refuse"))
        case q.RaiseOne():
            for member in told.members:
                yield f"member:{member}", "raise", {"member": member}
        case q.ReplaceGoods():
            for good, n in ((each.good, n) for each in told.goods for n in range(each.owed + 1)):
                yield f"replace:{good} {n}", "replace", {"good": good, "servants": str(n)}
        case q.CollectMarket():
            for each in told.spaces:
                yield f"space:{each.space}", "collect", {"market": each.space}
    if type(told) in DECLINED:
        yield "decline", "decline", {}


def _numbered(told: Told) -> Iterator[Drawn]:
    """Give what is told by numbers."""
    match told:
        case q.PayFor():
            found = "price", "pay", "price", [price.number for price in told.prices]
        case q.Effects():
            found = "effect", "first", "effect", list(told.effects)
        case q.Work():
            found = "servants", "spend", "servants", [help.servants for help in told.helps]
        case q.VisitBoard():
            found = "visit", "visit", "seat", [host.seat for host in told.hosts]
        case q.PickOption() | q.Arrow() | q.GiveGoods():
            found = "option", "option", "option", [way.option for way in told.ways]
        case q.ChooseWork():
            found = "option", "option", "option", [work.option for work in told.works]
        case q.Production(arrows=q.Arrows(ways=ways)):
            found = "option", "option", "option", [way.option for way in ways]
        case _:
            return
    kind, verb, argument, numbers = found
    yield from ((f"{kind}:{n}", verb, {argument: str(n)}) for n in numbers)
