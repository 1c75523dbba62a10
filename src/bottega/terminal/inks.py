"""The colours of inks, by night and by day; every meaning has a shape or a letter besides."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from rich.style import Style
from textual.theme import Theme

from bottega.terminal.paint import QUIET

NIGHT: Final[Mapping[str, str]] = {
    "ground": "#1c1511",
    "raised": "#2b211a",
    "": "#f2e8d5",
    "bold": "bold #fff8ea",
    "dim": "#ab9b80",
    "frame": "#6f5c45",
    "lit": "#f0bb4c",
    "title": "bold #f0bb4c",
    "lit-title": "bold #1c1511 on #f0bb4c",
    "key": "bold #1c1511 on #f0bb4c",
    "here": "on #54401c",
    "coin": "#ecbb50",
    "stone": "#c4c8cc",
    "servant": "#cf9fe6",
    "shield": "#93b4ff",
    "wood": "#d59a62",
    "military": "#ff9a68",
    "faith": "#ff8d84",
    "vp": "#7fdcb0",
    "privilege": "#efdfa6",
    "token": "#e3b7a0",
    "white": "#ffffff",
    "special": "#cf9fe6",
    "action": "#93b4ff",
    "hand": "#efdfa6",
    "stock": "#d59a62",
    "royal": "#ecbb50",
    "princely": "#93b4ff",
    "loss": "#ff8d84",
    "gain": "#7fdcb0",
    "green": "#7fdcb0",
    "blue": "#93b4ff",
    "yellow": "#ecbb50",
    "purple": "#cf9fe6",
    "orange": "#ff9a68",
    "black": "#b9a992",
    "brown": "#d59a62",
}
DAY: Final[Mapping[str, str]] = {
    "ground": "#f6efe0",
    "raised": "#eadfc8",
    "": "#2a211a",
    "bold": "bold #17110c",
    "dim": "#6a5b47",
    "frame": "#b3a185",
    "lit": "#8a5a00",
    "title": "bold #7a4f00",
    "lit-title": "bold #f6efe0 on #7a4f00",
    "key": "bold #f6efe0 on #7a4f00",
    "here": "on #ecd29a",
    "coin": "#8a5a00",
    "stone": "#565b60",
    "servant": "#7a3f96",
    "shield": "#2b55b0",
    "wood": "#86501f",
    "military": "#a8430f",
    "faith": "#b0302a",
    "vp": "#1f6f4b",
    "privilege": "#6b5a12",
    "token": "#8a4a2c",
    "white": "#5d564c",
    "special": "#7a3f96",
    "action": "#2b55b0",
    "hand": "#6b5a12",
    "stock": "#86501f",
    "royal": "#8a5a00",
    "princely": "#2b55b0",
    "loss": "#b0302a",
    "gain": "#1f6f4b",
    "green": "#1f6f4b",
    "blue": "#2b55b0",
    "yellow": "#8a5a00",
    "purple": "#7a3f96",
    "orange": "#a8430f",
    "black": "#2a211a",
    "brown": "#86501f",
}
# The same for terminals of sixteen colours: each of these is one of them to the last bit, so that
# none is taken for another. Goods that share one are told apart by their shapes.
BLACK, WHITE, GREY, SILVER = "#000000", "#ffffff", "#555555", "#aaaaaa"
RED, GREEN, BROWN, BLUE, VIOLET = "#aa0000", "#00aa00", "#aa5500", "#0000aa", "#aa00aa"
PINK, LIME, YELLOW, AZURE, MAUVE = "#ff5555", "#55ff55", "#ffff55", "#5555ff", "#ff55ff"
NIGHT_FEW: Final[Mapping[str, str]] = {
    **dict.fromkeys(NIGHT, WHITE),
    **dict.fromkeys(("ground", "raised"), BLACK),
    **dict.fromkeys(("dim", "stone", "black"), SILVER),
    **dict.fromkeys(("lit", "coin", "royal", "yellow", "privilege", "hand"), YELLOW),
    **dict.fromkeys(("servant", "special", "purple"), MAUVE),
    **dict.fromkeys(("shield", "action", "princely", "blue"), AZURE),
    **dict.fromkeys(("wood", "token", "stock", "orange", "brown"), BROWN),
    **dict.fromkeys(("military", "faith", "loss"), PINK),
    **dict.fromkeys(("vp", "gain", "green"), LIME),
    "frame": GREY,
    "bold": f"bold {WHITE}",
    "title": f"bold {YELLOW}",
    "lit-title": f"bold {BLACK} on {YELLOW}",
    "key": f"bold {BLACK} on {YELLOW}",
    "here": f"on {BLUE}",
}
DAY_FEW: Final[Mapping[str, str]] = {
    **dict.fromkeys(DAY, BLACK),
    **dict.fromkeys(("ground", "raised"), WHITE),
    **dict.fromkeys(("dim", "stone", "white", "frame", "hand"), GREY),
    **dict.fromkeys(("coin", "wood", "royal", "yellow", "orange", "brown", "stock"), BROWN),
    **dict.fromkeys(("servant", "special", "purple"), VIOLET),
    **dict.fromkeys(("lit", "shield", "action", "princely", "blue"), BLUE),
    **dict.fromkeys(("military", "faith", "loss", "token"), RED),
    **dict.fromkeys(("vp", "gain", "green"), GREEN),
    "bold": f"bold {BLACK}",
    "title": f"bold {BLUE}",
    "lit-title": f"bold {WHITE} on {BLUE}",
    "key": f"bold {WHITE} on {BLUE}",
    "here": f"on {SILVER}",
}
PALETTES: Final = {
    "bottega-night": NIGHT,
    "bottega-day": DAY,
    "bottega-night-few": NIGHT_FEW,
    "bottega-day-few": DAY_FEW,
}
# Inks that are others by another name.
LIKE: Final[Mapping[str, str]] = {
    "point": "vp",
    "territory": "green",
    "character": "blue",
    "building": "yellow",
    "venture": "purple",
    "foundation": "wood",
    "tile": "faith",
    "foundation-free": "dim",
    "stone-free": "dim",
    "tile-free": "dim",
    "member-black": "black",
    "member-white": "bold",
    "member-orange": "orange",
    "member-neutral": "dim",
    "member-brown": "brown",
    "any": "dim",
}
SEATS: Final = ("blue", "faith", "vp", "coin", "servant", "military", "stone", "wood")


def themes() -> list[Theme]:
    """Give the screen's themes, whose other colours Textual's own parts are drawn with."""
    return [
        Theme(
            name=name,
            primary=inks["lit"],
            secondary=inks["wood"],
            accent=inks["lit"],
            foreground=inks[""],
            background=inks["ground"],
            surface=inks["ground"],
            panel=inks["raised"],
            warning=inks["military"],
            error=inks["loss"],
            success=inks["gain"],
            dark="night" in name,
        )
        for name, inks in PALETTES.items()
    ]


def theme_of(*, light: bool, few: bool) -> str:
    """Name the theme for a ground, and for a terminal of few colours."""
    return f"bottega-{'day' if light else 'night'}{'-few' if few else ''}"


def other(theme: str) -> str:
    """Name the theme for the other ground."""
    return theme_of(light="night" in theme, few=theme.endswith("few"))


@lru_cache(4096)
def style(theme: str, ink: str, thing: str, can: bool, here: bool) -> Style:
    """Give how letters of an ink look; what can be chosen is underlined, not what is said of it."""
    palette = PALETTES.get(theme, NIGHT)
    lines = can and ink != "dim" and not ink.endswith(QUIET)
    ink = ink.removesuffix(QUIET)
    name = LIKE.get(ink, ink)
    if name.startswith("seat"):
        name = SEATS[int(name[4:]) % len(SEATS)]
    found = Style.parse(palette.get(name, palette[""]))
    if found.bgcolor is None:
        found += Style.parse(f"on {palette['ground']}")
    if ink.startswith("seat"):
        found += Style(bold=True)
    if lines:
        found += Style(underline=True, bold=True)
    if here and name != "key":
        found += Style.parse(palette["here"]) + Style(bold=True)
    return found + Style(meta={"thing": thing}) if thing else found
