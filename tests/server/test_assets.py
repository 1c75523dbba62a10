"""The built client: one page at every address of it, and files as small as a browser reads."""

import gzip
import re
from pathlib import Path

import pytest

from bottega.server.web.app import PAGES as SERVED
from tests.server.stories import House, refused, tell

PAGES = (
    "/",
    "/t/abc",
    "/rules/masters",
    "/guide/masters",
    "/people",
    "/player/abc",
    "/leaders",
    "/about",
)
SCRIPT = b"console.log('the table');" * 20
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Give a folder as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Bottega</title>")
    (folder / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html><title>Bottega</title>"))
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "index-Ab12.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-Ab12.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "index-Ab12.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "style-Cd34.css").write_bytes(b"body{}")
    (folder / "assets" / "serif-Ef56.woff2").write_bytes(b"wOF2")
    (folder / ".hidden").write_bytes(b"hidden")
    (tmp_path / "outside.js").write_bytes(b"outside")
    return folder


def test_every_address_of_the_client_gives_its_page(tmp_path: Path, built: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for path in PAGES:
            page = await http.get(path)
            assert page.status_code == 200
            assert "<title>Bottega</title>" in page.text
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert page.headers["cache-control"] == "no-cache"
        await refused(http.get("/rules"), 404, "not-found")
        await refused(http.get("/elsewhere"), 404, "not-found")

    tell(tmp_path, story, static=built)


def test_a_server_without_a_built_client_says_so(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for path in PAGES:
            page = await http.get(path)
            assert page.status_code == 503
            assert "make play" in page.text
            assert page.headers["content-type"] == "text/plain; charset=utf-8"
            assert page.headers["cache-control"] == "no-store"
        assert (await http.get("/api")).status_code == 200

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip;q=1.0", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("BR", "br"),
        ("identity", None),
        ("br; q=0.0, gzip;q=0", None),
        ("", None),
    ],
)
def test_a_file_is_packed_as_its_reader_can_unpack_it(
    tmp_path: Path, built: Path, accepts: str, encoding: str | None
) -> None:
    async def story(house: House) -> None:
        asking = {"accept-encoding": accepts}
        path = "/static/assets/index-Ab12.js"
        async with house.stranger().stream("GET", path, headers=asking) as answer:
            data = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        packed = {"br": b"as brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[encoding]
        assert len(data) == len(packed)
        assert encoding == "gzip" or data == packed

    tell(tmp_path, story, static=built)


def test_what_is_named_by_its_content_is_kept_forever_and_the_rest_is_not(
    tmp_path: Path, built: Path
) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for path, media, kept in (
            ("assets/style-Cd34.css", "text/css; charset=utf-8", FOREVER),
            ("assets/serif-Ef56.woff2", "font/woff2", FOREVER),
            ("icon.svg", "image/svg+xml", "public, max-age=3600"),
            ("index.html", "text/html; charset=utf-8", "no-cache"),
        ):
            answer = await http.get(f"/static/{path}")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == media
            assert answer.headers["cache-control"] == kept

    tell(tmp_path, story, static=built)


def test_the_worker_is_at_the_root_and_asked_for_again_each_time(
    tmp_path: Path, built: Path
) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        await refused(http.get("/sw.js"), 404, "not-found")
        (built / "sw.js").write_bytes(SCRIPT)
        (built / "manifest.webmanifest").write_bytes(b"{}")
        worker = await http.get("/sw.js")
        assert worker.content == SCRIPT
        assert worker.headers["content-type"] == "text/javascript; charset=utf-8"
        assert worker.headers["cache-control"] == "no-cache"
        assert "worker-src 'self'" in worker.headers["content-security-policy"]
        manifest = await http.get("/static/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"

    tell(tmp_path, story, static=built)


def test_a_file_that_has_not_changed_is_not_sent_again(tmp_path: Path, built: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        plain, packed = {"accept-encoding": "identity"}, {"accept-encoding": "gzip"}
        for path in ("/", "/static/assets/index-Ab12.js"):
            tags = [(await http.get(path, headers=how)).headers["etag"] for how in (plain, packed)]
            assert tags[0] != tags[1]
            for known in (tags[0], f"W/{tags[0]}", f'"other", {tags[0]}'):
                same = await http.get(path, headers={**plain, "if-none-match": known})
                assert same.status_code == 304
                assert same.headers["etag"] == tags[0]
                assert same.content == b""
            other = await http.get(path, headers={**plain, "if-none-match": tags[1]})
            assert other.status_code == 200
        assert (await http.head("/", headers=plain)).headers["content-length"] == "37"

    tell(tmp_path, story, static=built)


def test_only_what_was_built_is_served(tmp_path: Path, built: Path) -> None:
    async def story(house: House) -> None:
        http = house.stranger()
        for path in (
            "",
            "nothing.js",
            "assets",
            "assets/",
            "assets/index-Ab12.js.br",
            "index.html.gz",
            ".hidden",
            "../outside.js",
            "%2e%2e/outside.js",
            "assets/..%2f..%2foutside.js",
            "%2fetc/passwd",
            "/etc/passwd",
            "a%00b",
            "assets//index-Ab12.js",
            "é.js",
        ):
            await refused(http.get(f"/static/{path}"), 404, "not-found")
        assert (await http.post("/static/icon.svg")).status_code == 405

    tell(tmp_path, story, static=built)


def test_every_page_of_the_client_is_one_of_the_servers() -> None:
    source = Path(__file__).parents[2] / "web" / "src" / "App.svelte"
    patterns = re.findall(r"pattern: /(.+?)/,", source.read_text())
    pages = [re.sub(r"{\w+}", "abc", page.replace("{day}", "2026-11-18")) for page in SERVED]
    assert all(any(re.search(pattern, page) for pattern in patterns) for page in pages)
    assert all(any(re.search(pattern, page) for page in pages) for pattern in patterns)
