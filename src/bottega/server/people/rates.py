"""How often what may be done, by the settings of a server."""

from typing import Final

from bottega.server.base.settings import ServerSettings
from bottega.server.people.limits import Rate

WIDER: Final = 10  # times as often as one identity: behind an address are several


def rates(settings: ServerSettings) -> dict[str, Rate]:
    """Give the rate limits of an identity, and (with @) those of an address, which are wider."""
    answers, tables = settings.answers_per_second, settings.tables_per_minute
    guests, reads = settings.guests_per_minute, settings.reads_per_second
    own = {
        "answer": _rate(answers, 1.0, 60),
        "read": _rate(reads, 1.0, 60),
        "wish": Rate(0.5, 40),
        "puzzle": Rate(2.0, 20),
        "wait": Rate(1.0, 20),
        "found": Rate(60.0, 8),
        "chat": Rate(2.0, 8),
        "table": _rate(tables, 60.0, 20),
        "arrange": _rate(tables, 10.0, 40),
        "invite": Rate(20.0, 10),
        "mail": Rate(600.0, 4),
        "recover": Rate(6.0, 10),
        "report": Rate(60.0, 5),
        "record": Rate(6.0, 10),
        "hint": _rate(answers, 40.0, 20),
        "review": _rate(tables, 60.0, 10),
    }
    wider = {f"{kind}@": Rate(rate.every / WIDER, WIDER * rate.burst) for kind, rate in own.items()}
    return {
        **own,
        **wider,
        "invited": Rate(30.0, 20),  # of one guest, by whomever
        "cried": Rate(60.0, 5),  # in clubs, by one of their people
        "mailbox": Rate(3_600.0, 4),  # of one address, by whomever
        "guest@": _rate(guests, 60.0, 30),
        "invite@": Rate(2.0, 60),
        "mail@": Rate(60.0, 20),
        "recover@": Rate(2.0, 20),
        "report@": Rate(12.0, 25),
        "record@": Rate(2.0, 20),
        "hint@": _rate(WIDER * answers, 40.0, 100),
    }


def _rate(times: float, seconds: float, burst: int) -> Rate:
    return Rate(seconds / times, burst) if times > 0 else Rate(0.0, burst)
