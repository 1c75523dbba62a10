"""The API described for programs (OpenAPI 3.1), made from what the endpoints declare."""

import re
from typing import Any, Final

import msgspec

from bottega import __version__
from bottega.server.base.errors import STATUS
from bottega.server.web.endpoints import ENDPOINTS, JSON, Endpoint
from bottega.wire import Trouble

REF: Final = "#/components/schemas/{name}"
PATH_PARAMETERS: Final = {
    "game": {"type": "string", "pattern": "^[a-z0-9_-]{1,40}$"},
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "deal": {"type": "string", "pattern": "^[a-z-]{1,40}$"},
    "club": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "contest": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "day": {"type": "string", "pattern": r"^\d{4}-\d\d-\d\d$"},
    "passkey": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "player": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "puzzle": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "code": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "kind": {"enum": ["club", "contest", "tournament"]},
    "place": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "session": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "number": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
    "letter": {"type": "string", "pattern": r"^[A-Za-z0-9._-]{1,200}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "tournament": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
    "decision": {"type": "integer", "minimum": 0, "maximum": 999_999},
}


def describe() -> dict[str, Any]:
    """Describe every endpoint with its types and its refusals."""
    kinds = [Trouble]
    for endpoint in ENDPOINTS:
        kinds += [kind for kind in (endpoint.body, endpoint.returns) if _is_struct(kind)]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    known = {_key(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Bottega",
            "version": __version__,
            "description": "Tables of Renaissance board games for people and programs.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "bottega"},
            },
        },
    }


def _is_struct(kind: Any) -> bool:
    return kind not in (None, bytes, str)


def _key(kind: Any) -> str:
    return repr(kind)


def _operation(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [*_path(endpoint), *_query(endpoint)],
        "responses": {str(endpoint.status): _success(endpoint, known), **_refusals(known)},
    }
    if endpoint.body is not None:
        operation["requestBody"] = _body(endpoint, known)
    if endpoint.secret:
        operation["security"] = [{"bearer": []}, {"cookie": []}]
    return operation


def _path(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": PATH_PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]


def _query(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    described = msgspec.json.schema(endpoint.query)["$defs"][endpoint.query.__name__]
    required = described.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": _not_null(schema)}
        for name, schema in described["properties"].items()
    ]


def _not_null(schema: dict[str, Any]) -> dict[str, Any]:
    """Say of what may be left out only what it is when it is there."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    return dict(kinds[0]) if len(kinds) == 1 else schema


def _success(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    schema = known.get(_key(endpoint.returns), {"type": "string"})
    if endpoint.media == "text/event-stream":
        schema = {"type": "string", "description": "events whose data is JSON"}
    content = {endpoint.media: {"schema": schema}}
    if endpoint.also is not None:
        content[endpoint.also] = {"schema": {}}
    return {"description": endpoint.summary, "content": content}


def _refusals(known: dict[str, Any]) -> dict[str, Any]:
    content = {JSON: {"schema": known[_key(Trouble)]}}
    faults: dict[int, list[str]] = {}
    for fault, status in STATUS.items():
        faults.setdefault(status, []).append(fault)
    return {
        str(status): {"description": ", ".join(sorted(names)), "content": content}
        for status, names in sorted(faults.items())
        if status != 500
    }


def _body(endpoint: Endpoint, known: dict[str, Any]) -> dict[str, Any]:
    if endpoint.body is bytes:
        text = {"schema": {"type": "string", "description": "a record, as text or JSON"}}
        return {"required": True, "content": {"text/plain": text}}
    content = {JSON: {"schema": known[_key(endpoint.body)]}}
    return {"required": not endpoint.bare, "content": content}
