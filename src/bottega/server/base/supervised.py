"""One of several processes: it does not outlive the one that started it."""

import asyncio
import os
import signal
from multiprocessing import parent_process
from typing import Final

from bottega.server.base.logs import log

LOOKING: Final = 1.0  # seconds between two looks


async def end_with_the_supervisor() -> None:
    """Stop as at a signal when the supervisor is gone, whose address nobody could use again."""
    supervisor = parent_process()
    if supervisor is None:
        return
    while supervisor.is_alive():
        await asyncio.sleep(LOOKING)
    log.warning("the supervisor is gone")
    os.kill(os.getpid(), signal.SIGTERM)
