"""The API as it is described: valid, whole, and true of a real server whatever it is sent."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import integers
from schemathesis import GenerationMode, openapi
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from bottega.server.web.openapi import describe
from tests.server.harness import PATIENCE, Running, serving
from tests.server.quick_coach import let_coach
from tests.server.stories import finished

USUAL: Final[dict[str, Any]] = {
    "deadline": None,
    "database": None,
    "suppress_health_check": list(HealthCheck),
}
FEW, MANY = 20, 500  # requests for each operation, and with --long
ENDLESS: Final = ("my_notices", "table_stream")  # they answer as long as one listens
VOID: Final = ("revoke_tokens", "go_for_good")  # afterwards nobody would be known
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


Case = schemathesis.Case[Any]


class Living:
    """A server in a thread of its own, with a guest and tables of every kind."""

    def __init__(self, folder: Path) -> None:
        self.base = ""
        self.token = ""
        self.tables: list[str] = []
        self.session = requests.Session()
        self.session.trust_env = False  # it would look for proxies before each request
        self._folder = folder
        self._up = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._live()))

    def start(self) -> None:
        """Begin to serve."""
        self._thread.start()
        assert self._up.wait(PATIENCE)

    def stop(self) -> None:
        """Serve no more."""
        self._loop.call_soon_threadsafe(self._enough.set)
        self._thread.join(PATIENCE)
        self.session.close()

    def send(self, case: Case, checks: list[Any]) -> None:
        """Send a request as a guest who is known, and check the answer."""
        headers = {"authorization": f"Bearer {self.token}"}
        case.call_and_validate(self.base, self.session, headers, checks)

    async def _live(self) -> None:
        self._loop, self._enough = asyncio.get_running_loop(), asyncio.Event()
        async with serving(self._folder) as server:
            await self._prepare(server)
            self._up.set()
            await self._enough.wait()

    async def _prepare(self, server: Running) -> None:
        let_coach(server.site)
        anna = await server.guest("Anna")
        self.base, self.token = server.base, anna.token
        self.tables = [
            await anna.table("me", "open", start=False),
            await anna.table("me", "me"),
            await anna.table("me", "random", settings={"practice": True}),
            await finished(anna, "me"),
        ]
        await anna.close()


@pytest.fixture(scope="module")
def living(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Living]:
    """Give a server that runs while the tests of this module do."""
    server = Living(tmp_path_factory.mktemp("living"))
    server.start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def examples(pytestconfig: pytest.Config) -> int:
    """Give how many requests of each kind are sent."""
    return MANY if pytestconfig.getoption("--long") else FEW


def operation_id(operation: Any) -> str:
    """Name an operation as the description does."""
    return str(operation.definition.raw["operationId"])


def operations() -> list[Any]:
    """List what the description says can be asked, save what never ends."""
    config = schemathesis.Config.from_dict({"generation": {"with-security-parameters": False}})
    schema = openapi.from_dict(describe(), config=config)
    results: list[Any] = list(schema.get_all_operations())
    found = [result.ok() for result in results]
    return [one for one in found if operation_id(one) not in (*ENDLESS, *VOID)]


def takes_something(operation: Any) -> bool:
    """Say whether there is anything that can be sent wrongly."""
    said = operation.definition.raw
    return bool(said["parameters"]) or "requestBody" in said


def let_none_wait(case: Case) -> None:
    """Wait for news that do not come as briefly as possible."""
    wait = case.query.get("wait") if case.query else None
    if isinstance(wait, float | int) and 0 < wait <= 60:
        case.query = {**case.query, "wait": 0.01}


def read_kindly(case: Case) -> bool:
    """Say whether a query has what the server reads as less than was said: null, or many values."""
    values = (case.query or {}).values()
    return any(value in (None, "null") or isinstance(value, list | dict) for value in values)


@pytest.mark.parametrize("operation", operations(), ids=operation_id)
def test_what_is_sent_as_described_is_answered_as_described(
    operation: Any, living: Living, examples: int
) -> None:
    @settings(max_examples=examples, **USUAL)
    @given(case=operation.as_strategy(), choice=integers(0, 4))
    def send(case: Case, choice: int) -> None:
        let_none_wait(case)
        if "table" in case.path_parameters and choice < len(living.tables):
            case.path_parameters = {**case.path_parameters, "table": living.tables[choice]}
        living.send(case, CHECKS)

    send()


@pytest.mark.parametrize("operation", list(filter(takes_something, operations())), ids=operation_id)
def test_what_is_sent_otherwise_is_refused_as_described(
    operation: Any, living: Living, examples: int
) -> None:
    wrong = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @settings(max_examples=examples, **USUAL)
    @given(case=wrong)
    def send(case: Case) -> None:
        let_none_wait(case)
        living.send(case, CHECKS if read_kindly(case) else [*CHECKS, negative_data_rejection])

    send()
