"""Logs: one JSON object a line, with the request it belongs to, and no secret."""

import logging
import sys
import time
from contextvars import ContextVar
from typing import Any, Final

import msgspec

from bottega.kernel.errors import BottegaError

REQUEST: ContextVar[str] = ContextVar("request", default="")
PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}  # what every record has; anything else was said besides

LEVELS: Final = ("debug", "info", "warning", "error")

log = logging.getLogger("bottega")


class BadLevel(BottegaError):
    """There is no such level of logs."""


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Put time, level, event and whatever was said besides on a line."""
        said: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        if REQUEST.get():
            said["request"] = REQUEST.get()
        said |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            said["trouble"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said, enc_hook=str).decode()


def set_up(level: str) -> None:
    """Let everything that is logged come out as JSON lines on the standard error."""
    if level.lower() not in LEVELS:
        raise BadLevel(f"--log (or BOTTEGA_LOG) is one of {', '.join(LEVELS)}, not {level!r}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("httpx", "httpcore", "alembic", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
