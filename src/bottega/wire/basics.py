"""What all messages share: texts and numbers with their limits, and faults."""

from typing import Annotated, Final, Literal

from msgspec import Meta

PROTOCOL: Final = 2

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**53)]
EntryNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]  # in a log
Code = Annotated[int, Meta(ge=0, le=2**31)]
ShortText = Annotated[str, Meta(max_length=80)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
BotPace = Annotated[float, Meta(ge=0, le=5)]  # seconds that bots take at least
Language = Annotated[str, Meta(min_length=2, max_length=12)]
Millis = int  # since 1970, or a span

Fault = Literal[
    "bad-message",
    "bad-options",
    "bad-record",
    "banned",
    "cannot-undo",
    "closed",
    "damaged",
    "forbidden",
    "illegal",
    "muted",
    "not-asked",
    "not-found",
    "not-now",
    "outdated",
    "stale",
    "too-fast",
    "too-large",
    "unavailable",
    "uninvited",
    "unknown",
    "who-are-you",
]
