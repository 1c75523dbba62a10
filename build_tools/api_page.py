"""The page of the HTTP API, from the document that the server gives to programs."""

import re
from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]

BEGINNING = """# The HTTP API

What the server answers at `/api/openapi.json`, as a page: every request, then every value that is
sent. How they are meant is said by [the protocol](protocol.md). A request that is refused is
answered with a [Trouble](#trouble).
"""
FIELDS = "| field | value | |\n| --- | --- | --- |"


def page(document: Schema) -> str:
    """Write the whole page."""
    lines = [BEGINNING, "## Requests"]
    for path, operations in sorted(document["paths"].items()):
        for method, operation in operations.items():
            lines += _request(method.upper(), path, operation)
    lines.append("\n## Values")
    for name, schema in sorted(document["components"]["schemas"].items()):
        lines += _value(name, schema)
    return "\n".join(lines) + "\n"


def _request(method: str, path: str, operation: Schema) -> Iterator[str]:
    yield f"\n### {method} {path}\n\n{operation['summary']}\n"
    query = [one for one in operation["parameters"] if one["in"] == "query"]
    if query:
        yield FIELDS
        yield from (_row(one["name"], one["schema"], one.get("required", False)) for one in query)
        yield ""
    if "requestBody" in operation:
        yield f"- **takes** {_content(operation['requestBody'])}"
    for status, response in operation["responses"].items():
        if status < "400":
            yield f"- **gives** {status} {_content(response)}"


def _content(body: Schema) -> str:
    found = body.get("content", {}).items()
    return ", ".join(f"{_spelled(content.get('schema', {}))} ({media})" for media, content in found)


def _value(name: str, schema: Schema) -> Iterator[str]:
    yield f"\n### {name}\n\n{schema.get('description', '')}\n"
    if schema.get("properties"):
        required = schema.get("required", ())
        yield FIELDS
        for field, value in schema["properties"].items():
            yield _row(field, value, field in required)
    elif "description" not in schema:
        yield _spelled(schema)


def _row(name: str, schema: Schema, required: bool) -> str:
    return f"| `{name}` | {_spelled(schema)} | {'' if required else 'may be left out'} |"


def _spelled(schema: Schema) -> str:
    """Write what a value may be, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#{re.sub(r'[^a-z0-9_-]', '', name.lower())})"
    if "enum" in schema:
        return " or ".join(f"`{one}`" for one in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_spelled(one) for one in schema["anyOf"])
    if schema.get("type") == "array" and "items" in schema:
        return f"list of {_spelled(schema['items'])}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"by name, {_spelled(schema['additionalProperties'])}"
    return str(schema.get("type", "anything"))
