"""Draws the icons of the installed client from public/icon.svg, with the browser of tests.

PYTHONPATH=src:. .venv/bin/python web/scripts/icons.py
"""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.web.browsing import launched

PUBLIC = Path(__file__).parents[1] / "public"
PAPER = "#f4ebd8"
# Of each file: its size, the part of it that the arch takes, its ground and its form.
ICONS = {
    "icon-192.png": (192, 0.72, PAPER, "border-radius: 22%"),
    "icon-512.png": (512, 0.72, PAPER, "border-radius: 22%"),
    "icon-maskable.png": (512, 0.54, PAPER, ""),  # some devices cut all but the middle away
    "badge.png": (96, 0.9, "transparent", "filter: brightness(0) invert(1)"),  # of one colour
}


def main() -> None:
    """Draw all icons."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        page = browser.new_page()
        for name, (size, part, ground, form) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            _lay(page, round(size * part), f"background: {ground}; {form}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


def _lay(page: Page, arch: int, style: str) -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    page.set_content(
        "<style>body { margin: 0 }"
        f"div {{ height: 100vh; display: grid; place-items: center; {style} }}"
        f"svg {{ width: {arch}px; height: {arch}px }}</style><div>{drawing}</div>"
    )


if __name__ == "__main__":
    main()
