"""From a request to an answer: decoded strictly, refused clearly, and never with a surprise."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from bottega.kernel.errors import BottegaError
from bottega.server.base.errors import STATUS, Refusing, fault_of
from bottega.server.base.logs import REQUEST, log
from bottega.server.base.settings import origin_of, root_of
from bottega.server.site import Site
from bottega.server.web.endpoints import JSON, Call, Endpoint
from bottega.wire import Trouble

YEAR: Final = 365 * 86_400
SAFE: Final = ("GET", "HEAD")


async def answer(endpoint: Endpoint, site: Site, request: Request) -> Response:
    """Answer a request, whatever it is."""
    call = None
    try:
        check_origin(site, request)
        body = await _body(endpoint, request)
        call = Call(site, request, body, _query(endpoint, request))
        if endpoint.method == "GET":
            call.read()
        response = _respond(endpoint, await endpoint.handler(call))
        for name, value in call.cookies.items():
            _set_cookie(response, request, name, value, root_of(site.settings))
    except BottegaError as error:
        _measure(site, call, site.metrics.refused.labels(fault_of(error)).inc)
        response = refuse(error)
    except ClientDisconnect:
        response = Response(status_code=499)
    except Exception:
        log.exception("a request failed", extra={"operation": endpoint.name})
        response = refuse(Refusing("unknown", "something broke; the host can look it up"))
    _measure(site, call, site.metrics.requests.labels(str(response.status_code)).inc)
    return response


def _measure(site: Site, call: Call | None, note: Callable[[], None]) -> None:
    site.tables.measure(None if call is None else call.at, note)


def check_origin(site: Site, request: Request) -> None:
    """Refuse what another site's page asks in its reader's name."""
    if request.method in SAFE or "authorization" in request.headers:
        return
    if not allowed_origin(site, request.headers, request.url.scheme):
        raise Refusing("forbidden", "this page may not act here")


def allowed_origin(site: Site, headers: Headers, scheme: str) -> bool:
    """Say whether the page that asks, if it is one, may act for its reader."""
    origin, host = headers.get("origin"), headers.get("host")
    if origin is None or origin in (*site.settings.origins, origin_of(site.settings)):
        return True
    return host is not None and origin in (f"https://{host}", f"{scheme}://{host}")


async def _body(endpoint: Endpoint, request: Request) -> Any:
    if endpoint.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if endpoint.bare and not kind and not await _read(request, endpoint.most):
        return endpoint.body()
    if endpoint.body is not bytes and kind != JSON:
        raise Refusing("bad-message", f"send {JSON}, not {kind or 'nothing'}")
    data = await _read(request, endpoint.most)
    if endpoint.body is bytes:
        return data
    try:
        return msgspec.json.decode(data, type=endpoint.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusing("bad-message", str(error)) from None


async def _read(request: Request, most: int) -> bytes:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusing("too-large", f"at most {most} bytes are read")
    return bytes(data)


def _query(endpoint: Endpoint, request: Request) -> Any:
    if endpoint.query is None:
        return None
    said = request.query_params.multi_items()
    if len(dict(said)) != len(said) or "null" in (value.lower() for _, value in said):
        raise Refusing("bad-message", "each part of a query is said once, or left away")
    if any("\0" in value for _, value in said):
        raise Refusing("bad-message", "no text holds the character U+0000")
    try:
        return msgspec.convert(dict(said), endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise Refusing("bad-message", str(error)) from None


def _respond(endpoint: Endpoint, answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    data = answer if isinstance(answer, bytes) else msgspec.json.encode(answer)
    return Response(data, endpoint.status, media_type=endpoint.media)


def _set_cookie(response: Response, request: Request, name: str, value: str, root: str) -> None:
    secure, path = request.url.scheme == "https", root or "/"
    response.set_cookie(name, value, YEAR, path=path, httponly=True, samesite="lax", secure=secure)


def refuse(error: BottegaError) -> Response:
    """Say why something is refused."""
    fault = fault_of(error)
    wait = error.wait if isinstance(error, Refusing) else None
    trouble = Trouble(fault, str(error), wait, REQUEST.get() or None)
    response = Response(msgspec.json.encode(trouble), STATUS[fault], media_type=JSON)
    if wait is not None:
        response.headers["retry-after"] = str(int(wait) + 1)
    return response
