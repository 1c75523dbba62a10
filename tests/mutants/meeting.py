"""A mutant meets tests in a child of this process, which has loaded all but our own code."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any, Final

import alembic.command
import fluent.runtime
import httpx
import hypothesis
import psycopg
import pytest
import starlette.applications
import uvicorn
import websockets.asyncio.client
from cosmic_ray.mutating import use_mutation
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkResult

from tests.mutants.copy import FOLDER, ROOT, TREE

LOADED: Final = (  # what a child need not load any more
    *(alembic.command, fluent.runtime, httpx, hypothesis, psycopg),
    *(starlette.applications, uvicorn, websockets.asyncio.client),
)
SAID: Final = FOLDER / "said"
LOOP: Final = "a loop without end"


def meet(mutant: Any, tests: list[str], longest: float, limit: float) -> Any:
    """Let a mutant meet tests, each for so many seconds at most; give what became of it."""
    operator = get_operator(mutant.operator_name)()
    with use_mutation(mutant.module_path, operator, mutant.occurrence):
        code, said = tested(tests, longest, limit)
    outcome = TestOutcome.SURVIVED if code == 0 else TestOutcome.KILLED
    return WorkResult(WorkerOutcome.NORMAL, said, outcome)


def tested(tests: list[str], longest: float, limit: float) -> tuple[int | None, str]:
    """Run tests on the sources as they are now; give how that ended and what was said."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        _be_tested(tests, longest)
    code = _wait(child, limit)
    return code, LOOP if code is None else SAID.read_text(encoding="utf-8", errors="replace")


def _be_tested(tests: list[str], longest: float) -> None:
    """Run tests and never come back."""
    code = 1
    try:
        os.setsid()
        said = os.open(SAID, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(said, 1)
        os.dup2(said, 2)
        others = [path for path in sys.path if Path(path) != ROOT]
        sys.path[:] = [str(TREE), str(TREE / "src"), *others]
        for name in [name for name in sys.modules if name.split(".")[0] == "tests"]:
            del sys.modules[name]
        limits = (f"faulthandler_timeout={longest}", "faulthandler_exit_on_timeout=true")
        options = [word for limit in limits for word in ("-o", limit)]
        code = pytest.main(["-q", "-x", "-p", "no:cacheprovider", *options, *tests])
        sys.stdout.flush()
    finally:
        os._exit(code)


def _wait(child: int, limit: float) -> int | None:
    """Wait for a child; give how it ended, or None where it had to be ended."""
    until = time.monotonic() + limit
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None
