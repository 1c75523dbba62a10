"""The server behind real proxies, with TLS, at the root of a site and below a path of it."""

import asyncio
import re
from contextlib import ExitStack
from pathlib import Path

import pytest

from bottega.server.base.settings import BadSetting, read_settings
from tests.server.proxies import PROXIES, proxied
from tests.server.stories import House, tell

PAGE = b"""<!doctype html><title>Bottega</title>
<script type="module" src="/static/assets/index-Ab12.js"></script>"""
SCRIPT = b"console.log('the table');"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Give a folder as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "assets" / "index-Ab12.js").write_bytes(SCRIPT)
    return folder


@pytest.mark.parametrize("path", ["", "/club/games"], ids=["root", "path"])
def test_a_game_is_played_behind_each_proxy(
    tmp_path: Path, built: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        port = int(house.server.base.rpartition(":")[2])
        with ExitStack() as running:
            bases = [
                await asyncio.to_thread(running.enter_context, proxied(name, tmp_path, port, path))
                for name in PROXIES
            ]
            for name, base in zip(PROXIES, bases, strict=True):
                monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / name / "chain.pem"))
                house.server.base = base
                await visit(house, base, path)
                await play(house)

    tell(tmp_path, story, static=built, url=f"https://localhost{path}")


async def visit(house: House, base: str, path: str) -> None:
    """Open the page as a browser does, and be known from then on."""
    http = house.stranger()
    page = await http.get(f"{base}/")
    assert page.status_code == 200
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    (script,) = re.findall(r'src="([^"]+)"', page.text)
    assert script == f"{path}/static/assets/index-Ab12.js"
    origin = base.removesuffix(path)
    assert (await http.get(f"{origin}{script}")).content == SCRIPT
    known = await http.get(f"{base}/", headers={"if-none-match": page.headers["etag"]})
    assert known.status_code == 304
    welcome = await http.post(f"{base}/api/welcome", headers={"origin": origin})
    assert welcome.status_code == 200
    (cookie,) = welcome.headers.get_list("set-cookie")
    assert f"Path={path or '/'};" in cookie
    assert cookie.endswith("Secure")
    assert (await http.get(f"{base}/api/me")).json()["id"] == welcome.json()["id"]
    other = await http.post(f"{base}/api/welcome", headers={"origin": "https://elsewhere"})
    assert other.status_code == 403


async def play(house: House) -> None:
    """Give the first answer of a game over a WebSocket."""
    anna = await house.guest()
    table = await anna.table("me", "random")
    async with anna.at(table) as looking:
        told = await looking.answer()
        assert told["type"] == "update"


@pytest.mark.parametrize("path", ['/a"b', "/a b", "//x", "/a/<b>"])
def test_a_path_with_odd_characters_is_refused(path: str) -> None:
    with pytest.raises(BadSetting, match="its path may have letters"):
        read_settings({"url": f"https://play.example.org{path}"}, {})
