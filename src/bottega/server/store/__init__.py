"""Where tables are kept: the log is the truth, everything else there can be made from it again."""

from bottega.server.store.store import Append, Head, Listing, Row, Store

__all__ = ["Append", "Head", "Listing", "Row", "Store"]
