"""Damaged data: a log that cannot be read on is its own table's trouble, and nobody else's."""

from collections.abc import Iterable, Iterator

from bottega.kernel.errors import BottegaError
from bottega.server.base.errors import Damaged
from bottega.server.store import Row
from bottega.server.table.entries import Opened, read
from bottega.server.table.table import Table


def followed(table: Table, rows: Iterable[Row]) -> Iterator[Row]:
    """Let a table follow its log, and give each row that it has taken up."""
    for row in rows:
        if row.number != table.number + 1:
            raise Damaged(f"entry {table.number + 1} of its log is missing")
        try:
            if row.number == 1 and not isinstance(read(row.entry), Opened):
                raise Damaged("it does not begin with its opening")
            table.fold(row)
        except BottegaError as error:
            raise Damaged(f"entry {row.number} of its log is wrong: {error}") from None
        except Exception as error:  # whatever the bytes have become: nothing else may suffer
            said = f"{type(error).__name__}: {error}"
            raise Damaged(f"entry {row.number} of its log cannot be read: {said}") from error
        yield row
