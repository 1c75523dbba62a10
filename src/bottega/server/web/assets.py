"""The built browser client: its page, and its files as small as a browser can read them."""

import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response

from bottega.server.base.errors import Refusing
from bottega.server.web.dispatch import refuse

STATIC: Final = Path(__file__).parent / "static"
PAGE: Final = "index.html"
WORKER: Final = "sw.js"  # at the root: a worker minds only pages below its own address
HASHED: Final = "assets/"  # the names of these change with what is in them

TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # encodings, the best first, and how their files end

PART: Final = r"[A-Za-z0-9_-][A-Za-z0-9_.-]*"  # begins with no dot, so it leads nowhere else
NAME: Final = re.compile(rf"{PART}(?:/{PART})*")

FOREVER: Final = "public, max-age=31536000, immutable"
A_WHILE: Final = "public, max-age=3600"
ASK_AGAIN: Final = "no-cache"

NOT_BUILT: Final = (
    "The browser client is not built here. `make play` builds it and opens it; "
    "`bottega play masters` plays in the terminal.\n"
)


class Assets:
    """Serves the files of a folder that the build of the client has filled."""

    def __init__(self, folder: Path = STATIC, root: str = "") -> None:
        self.folder = folder
        self.root = root

    async def page(self, request: Request) -> Response:
        """Give the one page, whatever it is to show; say so when there is none."""
        if not (self.folder / PAGE).is_file():
            headers = {"cache-control": "no-store"}
            return Response(NOT_BUILT, 503, headers, "text/plain; charset=utf-8")
        return self._moved(request) if self.root else self._file(request, PAGE)

    def _moved(self, request: Request) -> Response:
        """Give the page with its files below the path where a proxy keeps us."""
        page = (self.folder / PAGE).read_bytes()
        page = page.replace(b'"/static/', f'"{self.root}/static/'.encode())
        headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding"}
        headers["etag"] = f'"{blake2b(page, digest_size=16).hexdigest()}"'
        return unless_known(request, Response(page, 200, headers, TYPES[".html"]))

    async def worker(self, request: Request) -> Response:
        """Give the service worker."""
        return self._named(request, WORKER)

    async def file(self, request: Request) -> Response:
        """Give a file by its name."""
        return self._named(request, str(request.path_params["path"]))

    def _named(self, request: Request, name: str) -> Response:
        packed = name.endswith(tuple(PACKED.values()))
        if packed or NAME.fullmatch(name) is None or not (self.folder / name).is_file():
            return refuse(Refusing("not-found", "there is nothing here"))
        return self._file(request, name)

    def _file(self, request: Request, name: str) -> Response:
        """Give a file, packed if it is there so and the browser reads that."""
        path = self.folder / name
        headers = {"cache-control": _kept(name), "vary": "accept-encoding"}
        for encoding in read_by(request):
            packed = path.with_name(path.name + PACKED[encoding])
            if packed.is_file():
                path, headers["content-encoding"] = packed, encoding
                break
        media = TYPES.get(Path(name).suffix, "application/octet-stream")
        response = FileResponse(path, 200, headers, media, stat_result=path.stat())
        return unless_known(request, response)


def _kept(name: str) -> str:
    """Say how long a browser may keep a file without asking."""
    if name in (PAGE, WORKER):
        return ASK_AGAIN
    return FOREVER if name.startswith(HASHED) else A_WHILE


def read_by(request: Request) -> Iterator[str]:
    """List the packed forms that a browser reads, the smallest first."""
    accepted = set()
    for word in request.headers.get("accept-encoding", "").lower().split(","):
        encoding, _, quality = word.replace(" ", "").partition(";q=")
        if quality.strip("0.") or not quality:
            accepted.add(encoding)
    return (encoding for encoding in PACKED if encoding in accepted)


def unless_known(request: Request, response: Response) -> Response:
    """Say only that nothing has changed to a browser that has this very file."""
    known = {tag.strip() for tag in request.headers.get("if-none-match", "").split(",")}
    if response.headers["etag"] not in {tag.removeprefix("W/") for tag in known}:
        return response
    kept = ("etag", "cache-control", "vary")
    return Response(status_code=304, headers={name: response.headers[name] for name in kept})
