"""The rules of the games, with their figures, as pages of the site: as the client shows them.

    python build_tools/rule_pages.py FOLDER

A server of one's own shows each page to a browser without a screen, and what is then there is kept,
with the styles and fonts that it needs.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

CLIENT = Path(".build/client")
GAMES = ("masters", "lorenzo", "renaissance")
BROWSERS = ("chromium-headless-shell", "chromium")
NAMED = re.compile(r"url\((?!data:)([^)]+)\)")  # by a style sheet, as it lies beside it
KEPT = """() => {
    const alive = ['script', 'link:not([rel=stylesheet])', 'header:not(main header)', 'button'];
    const away = ['a[href^="/"]', 'a[href="#"]'];  // to where there is no server
    document.querySelectorAll([...alive, ...away].join()).forEach((one) => one.remove());
    document.querySelectorAll('[crossorigin]').forEach((one) => one.removeAttribute('crossorigin'));
    const back = '<p style="padding: 1rem"><a href="../rules.html">All rules</a></p>';
    document.body.insertAdjacentHTML('afterbegin', back);
    return '<!doctype html>' + document.documentElement.outerHTML;
}"""


def keep(page: Page, address: str, game: str, folder: Path) -> None:
    """Keep the page of a game."""
    page.goto(f"{address}/rules/{game}", wait_until="networkidle")
    page.wait_for_selector("main h2")
    text = str(page.evaluate(KEPT))
    text = re.sub(rf'"({re.escape(address)})?/static/', '"static/', text)
    (folder / f"{game}.html").write_text(text, encoding="utf-8")
    for name in re.findall(r'"static/(assets/[^"]+\.css)"', text):
        _keep_style(name, folder / "static")


def _keep_style(name: str, folder: Path) -> None:
    """Keep a style sheet and the fonts that it names."""
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(CLIENT / name, folder / name)
    for font in NAMED.findall((CLIENT / name).read_text(encoding="utf-8")):
        shutil.copy((CLIENT / name).parent / font, (folder / name).parent / font)


def main(folder: Path) -> None:
    """Keep the rules of all games."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as place:
        db = f"sqlite:///{place}/tables.db"
        command = [sys.executable, "-m", "bottega", "serve", "--port", "0", "--db", db]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                address = next(filter(None, map(_address, server.stdout)))
                with sync_playwright() as playwright:
                    page = playwright.chromium.launch(
                        executable_path=browser, args=["--no-sandbox"]
                    ).new_page()
                    for game in GAMES:
                        keep(page, address, game, folder)
            finally:
                server.terminate()


def _address(line: str) -> str | None:
    found = re.search(r"https?://[\w.:]+", line)
    return found[0] if found else None


if __name__ == "__main__":
    main(Path(sys.argv[1]))
