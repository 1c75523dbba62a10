"""How often what may be done, by the settings of a server."""

from bottega.server.base.settings import ServerSettings
from bottega.server.people.limits import Rate


def rates(settings: ServerSettings) -> dict[str, Rate]:
    """Give the rate limits of an identity, and (with @) those of an address, which are wider."""
    answers, tables = settings.answers_per_second, settings.tables_per_minute
    guests, reads = settings.guests_per_minute, settings.reads_per_second
    return {
        "answer": _rate(answers, 1.0, 60),
        "answer@": _rate(10 * answers, 1.0, 600),
        "read": _rate(reads, 1.0, 60),
        "read@": _rate(10 * reads, 1.0, 600),
        "wish": Rate(0.5, 40),
        "wish@": Rate(0.05, 400),
        "puzzle": Rate(2.0, 20),
        "puzzle@": Rate(0.2, 200),
        "wait": Rate(1.0, 20),
        "wait@": Rate(0.1, 200),
        "found": Rate(60.0, 8),
        "found@": Rate(6.0, 80),
        "chat": Rate(2.0, 8),
        "chat@": Rate(0.2, 80),
        "table": _rate(tables, 60.0, 20),
        "table@": _rate(10 * tables, 60.0, 200),
        "arrange": _rate(tables, 10.0, 40),
        "arrange@": _rate(10 * tables, 10.0, 400),
        "invite": Rate(20.0, 10),
        "invite@": Rate(2.0, 60),
        "invited": Rate(30.0, 20),  # of one guest, by whomever
        "cried": Rate(60.0, 5),  # in clubs, by one of their people
        "mail": Rate(600.0, 4),
        "mail@": Rate(60.0, 20),
        "mailbox": Rate(3_600.0, 4),  # of one address, by whomever
        "guest@": _rate(guests, 60.0, 30),
        "recover": Rate(6.0, 10),
        "recover@": Rate(2.0, 20),
        "report": Rate(60.0, 5),
        "report@": Rate(12.0, 25),
        "record": Rate(6.0, 10),
        "record@": Rate(2.0, 20),
        "hint": _rate(answers, 40.0, 20),
        "hint@": _rate(10 * answers, 40.0, 100),
        "review": _rate(tables, 60.0, 10),
        "review@": _rate(10 * tables, 60.0, 100),
    }


def _rate(times: float, seconds: float, burst: int) -> Rate:
    return Rate(seconds / times, burst) if times > 0 else Rate(0.0, burst)
