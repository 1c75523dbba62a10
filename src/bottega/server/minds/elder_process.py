"""A process on an older release: it looks back at games that were played by its rules."""

import msgspec

from bottega.kernel.errors import BottegaError
from bottega.kernel.values import Value
from bottega.server.base.errors import fault_of
from bottega.server.minds import pipe
from bottega.server.minds.retelling import Request, Sight, granted
from bottega.server.table.damage import followed
from bottega.server.table.table import Table
from bottega.wire import Fault


class Reply(Value):
    """What is seen, or why nothing is."""

    sight: msgspec.Raw = msgspec.Raw(b"null")
    fault: Fault | None = None
    why: str = ""


class Memory:
    """The table that was looked at last: who looks back goes on to the next moment."""

    def __init__(self) -> None:
        self._table = Table("")

    def table(self, request: Request) -> Table:
        """Follow the log of a table, unless that is done."""
        if (self._table.id, self._table.number) != (request.table, len(request.rows)):
            self._table = Table(request.table)
            for _ in followed(self._table, request.rows):
                pass
        return self._table


def answer(request: Request, memory: Memory) -> Reply:
    """Grant a wish, or say why not."""
    try:
        table = memory.table(request)
        if table.outdated is not None:
            raise table.lost()
        found: Sight = granted(table, request.rows, request.wish)
        return Reply(msgspec.Raw(msgspec.json.encode(found)))
    except BottegaError as error:
        return Reply(fault=fault_of(error), why=str(error))


def main() -> None:
    """Answer until the server closes the line or dies."""
    pipe.die_with_the_server()
    wishes, replies = pipe.take_the_line()
    memory = Memory()
    pipe.tell(replies, pipe.READY)
    for content in pipe.messages(wishes):
        request = msgspec.json.decode(content, type=Request)
        pipe.tell(replies, msgspec.json.encode(answer(request, memory)))


if __name__ == "__main__":
    main()
