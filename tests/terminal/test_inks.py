"""Every ink can be read on its ground, and with sixteen colours each is one of the sixteen."""

import pytest
from rich.color import Color, ColorSystem
from rich.style import Style

from bottega.terminal.inks import PALETTES, other, theme_of

LEAST = {"bottega-night": 4.5, "bottega-day": 4.5, "bottega-night-few": 3.0, "bottega-day-few": 3.0}


def light(colour: Color) -> float:
    """Give how light a colour is, as contrast is reckoned."""
    parts = [part / 255 for part in colour.get_truecolor()]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, two: Color) -> float:
    high, low = sorted((light(one), light(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", PALETTES)
def test_letters_stand_out_from_their_ground(theme: str) -> None:
    palette = PALETTES[theme]
    ground = Color.parse(palette["ground"])
    for ink, said in palette.items():
        style = Style.parse(said)
        if ink in ("ground", "raised", "frame") or style.color is None:
            continue
        assert contrast(style.color, style.bgcolor or ground) >= LEAST[theme], ink


@pytest.mark.parametrize("theme", [theme for theme in PALETTES if theme.endswith("few")])
def test_with_sixteen_colours_no_ink_becomes_another(theme: str) -> None:
    assert set(PALETTES[theme]) == set(PALETTES[theme.removesuffix("-few")])
    for said in PALETTES[theme].values():
        style = Style.parse(said)
        for colour in filter(None, (style.color, style.bgcolor)):
            near = colour.downgrade(ColorSystem.STANDARD)
            assert SIXTEEN[near.number or 0] == colour.get_truecolor().hex


SIXTEEN = [
    "#000000",
    "#aa0000",
    "#00aa00",
    "#aa5500",
    "#0000aa",
    "#aa00aa",
    "#00aaaa",
    "#aaaaaa",
    "#555555",
    "#ff5555",
    "#55ff55",
    "#ffff55",
    "#5555ff",
    "#ff55ff",
    "#55ffff",
    "#ffffff",
]


def test_night_and_day_change_places_and_few_colours_stay_few() -> None:
    for light_ground in (True, False):
        for few in (True, False):
            theme = theme_of(light=light_ground, few=few)
            assert theme in PALETTES
            assert other(theme) == theme_of(light=not light_ground, few=few)
