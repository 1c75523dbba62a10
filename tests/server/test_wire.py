"""The descriptions of API and messages: valid, whole, and true of a game that was played."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
from starlette.routing import Route

from bottega import wire
from bottega.games import GAMES
from bottega.server.base.errors import STATUS
from bottega.server.base.settings import ServerSettings
from bottega.server.site import Site
from bottega.server.web.app import create
from bottega.server.web.endpoints import ENDPOINTS
from bottega.server.web.openapi import describe
from tests.server.harness import Guest, Message
from tests.server.stories import House, finished, tell

DIALECT = "https://json-schema.org/draft/2020-12/schema"
APART = {"/api/openapi.json", "/api/schema.json", "/health", "/ready", "/metrics", "/"}


def validator(name: str) -> jsonschema_rs.Validator:
    """Give what checks messages of a kind."""
    whole = wire.schema()
    part = {"$schema": DIALECT, "$defs": whole["$defs"], **whole["properties"][name]}
    return jsonschema_rs.validator_for(part)


def problems(name: str, values: list[Any]) -> list[str]:
    """List what the schema of a kind says against some values."""
    check = validator(name)
    return [f"{error.message}: {value}" for value in values for error in check.iter_errors(value)]


def references(value: Any) -> set[str]:
    """Find all that is referred to in a description."""
    return set(re.findall(r'"\$ref": "([^"]*)"', json.dumps(value)))


# The API.


def test_the_openapi_document_is_valid_down_to_its_schemas() -> None:
    document = describe()
    assert document["openapi"].startswith("3.1")
    for reference in references(document):
        found: Any = document
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]
    for schema in document["components"]["schemas"].values():
        assert jsonschema_rs.meta.is_valid({"$schema": DIALECT, **schema})


def test_every_endpoint_is_in_the_document_with_words_and_refusals() -> None:
    paths = describe()["paths"]
    described = {(m.upper(), path) for path, methods in paths.items() for m in methods}
    assert described == {(one.method, one.path) for one in ENDPOINTS}
    names = [one.name for one in ENDPOINTS]
    assert len(set(names)) == len(names)
    for methods in paths.values():
        for operation in methods.values():
            assert operation["summary"].endswith(".")
            assert {"400", "401", "403", "404", "409", "429", "503"} <= set(operation["responses"])


def test_every_route_of_the_server_is_in_the_document(tmp_path: Path) -> None:
    site = Site(ServerSettings(db=f"sqlite:///{tmp_path / 'tables.db'}"))
    routes = [one for one in create(site).app.routes if isinstance(one, Route)]
    served = {one.path for one in routes} - APART
    assert {path for path in served if path.startswith("/api")} == set(describe()["paths"])
    site.store.engine.dispose()


def test_path_parameters_are_described_for_every_path() -> None:
    for path, methods in describe()["paths"].items():
        for operation in methods.values():
            said = [one["name"] for one in operation["parameters"] if one["in"] == "path"]
            assert said == re.findall(r"{(\w+)}", path)


def test_every_fault_has_a_status_and_every_status_is_described() -> None:
    assert set(STATUS) == set(get_args(wire.Fault))
    (methods, *_) = describe()["paths"].values()
    (operation, *_) = methods.values()
    given = {str(status) for status in STATUS.values() if status < 500}
    assert given <= set(operation["responses"])


def test_the_server_gives_the_documents_it_is_described_by(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        assert (await http.get("/api/openapi.json")).json() == json.loads(json.dumps(describe()))
        assert (await http.get("/api/schema.json")).json() == json.loads(json.dumps(wire.schema()))

    tell(tmp_path, story)


# The messages.


def test_the_schema_of_messages_is_valid_and_refers_to_nothing_that_is_missing() -> None:
    schema = wire.schema()
    assert jsonschema_rs.meta.is_valid(schema)
    assert references(schema) <= {f"#/$defs/{name}" for name in schema["$defs"]}
    games = {f"{game}.{kind}" for game in GAMES for kind in ("view", "event")}
    assert games | {"ask", "tell"} <= set(schema["properties"])


SETTINGS = {
    name: part
    for kind in ("Settings", "BankClock", "DaysClock")
    for name, part in wire.schema()["$defs"][kind]["properties"].items()
}


def test_what_forms_offer_of_a_setting_is_within_its_bounds() -> None:
    offered = {name: part["examples"] for name, part in SETTINGS.items() if "examples" in part}
    assert set(offered) == {"bank", "increment", "days", "window"}
    for name, values in offered.items():
        check = jsonschema_rs.validator_for(SETTINGS[name])
        assert all(map(check.is_valid, values)), name
    assert SETTINGS["window"]["default"] in offered["window"]


def test_the_protocol_names_every_setting() -> None:
    protocol = (Path(__file__).parents[2] / "docs/protocol.md").read_text()
    said = protocol.partition("Of the settings")[2].partition("\n\n")[0]
    assert {name for name in SETTINGS if f"`{name}`" not in said} == {"kind"}


def test_the_info_of_a_table_has_all_its_settings(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest("Anna")
        clock = {"kind": "bank", "bank": 60}
        table = await anna.table("me", settings={"watch": "none", "clock": clock})
        told = (await anna.ask("GET", f"/api/tables/{table}"))["settings"]
        usual = {name: part["default"] for name, part in SETTINGS.items() if "default" in part}
        increment = usual.pop("increment")
        assert told == {**usual, "watch": "none", "clock": {**clock, "increment": increment}}

    tell(tmp_path, story)


async def play_and_listen(house: House) -> tuple[list[Message], list[Message]]:
    """Play a game with all that can happen in it; give what was sent, and what was heard."""
    anna, bice = await house.guest("Anna"), await house.guest("Bice")
    clock = {"kind": "bank", "bank": 3_600, "increment": 5}
    table = await anna.table("me", "random", settings={"clock": clock})
    async with bice.at(table, None) as watching, anna.at(table, language="it", panels=True) as eye:
        await eye.send(type="ping")
        await eye.send(type="why-not", code=100)
        await eye.send(type="why-not", line="take row 2")
        await eye.send(type="why-not", line="fly away")
        await eye.send(type="nonsense")
        await eye.do("say", text="Good luck!")
        await eye.do("propose", what="undo", to=99)
        await eye.do("orders", orders=[{"question": "end-turn", "answers": []}])
        await eye.do("answer", code=0, version=0)
        await eye.play_to_the_end(0)
        await watching.until(lambda now: now.get("status") == "over")
        return [*watching.heard, *eye.heard], await entries_of(anna, table)


async def entries_of(guest: Guest, table: str) -> list[Message]:
    page = await guest.ask("GET", f"/api/tables/{table}/log?seat=0")
    return list(page["entries"])


def test_all_that_is_heard_in_a_game_is_as_the_schema_says(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        heard, entries = await play_and_listen(house)
        kinds = {"welcome", "update", "refusal", "reason", "presence", "pong"}
        assert {one["type"] for one in heard} >= kinds - {"presence"}
        assert problems("tell", heard) == []
        views = [one["view"] for one in heard if "view" in one]
        assert views
        assert problems("masters.view", views) == []
        events = [event for one in entries for event in one.get("events", ())]
        assert events
        assert problems("masters.event", events) == []
        infos = [one["info"] for one in heard if "info" in one]
        assert problems("table", infos) == []

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("message", "good"),
    [
        ({"type": "hello", "table": "abc"}, True),
        ({"type": "hello", "table": "abc", "seat": 0, "have": 3, "language": "en"}, True),
        ({"type": "answer", "code": 1, "version": 0, "key": "k"}, True),
        ({"type": "vote", "proposal": 3, "agree": True, "key": "k"}, True),
        ({"type": "hello", "table": "abc", "language": "en", "panels": True}, True),
        ({"type": "why-not", "code": 1}, True),
        ({"type": "why-not", "line": "take row 2"}, True),
        ({"type": "ping"}, True),
        ({"type": "answer", "code": -1, "version": 0, "key": "k"}, False),
        ({"type": "answer", "code": 1, "version": 0}, False),
        ({"type": "hello", "table": "a b"}, False),
        ({"type": "hello", "table": "abc", "panels": "yes"}, False),
        ({"type": "why-not", "line": "x" * 81}, False),
        ({"type": "ping", "more": 1}, False),
        ({"type": "cheat"}, False),
    ],
)
def test_what_may_be_sent_is_as_the_schema_says(message: Message, good: bool) -> None:
    assert validator("ask").is_valid(message) is good


def test_a_message_that_is_wrong_does_not_pass_the_schema(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        anna = await house.guest()
        table = await finished(anna, "me")
        update = await anna.ask("GET", f"/api/tables/{table}/update?seat=0")
        assert problems("tell", [update]) == []
        assert problems("tell", [{**update, "number": "1"}])
        assert problems("tell", [{**update, "type": "gossip"}])
        assert problems("masters.view", [{**update["view"], "type": "other"}, {}])

    tell(tmp_path, story)
