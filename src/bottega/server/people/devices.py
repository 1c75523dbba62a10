"""What a device is called: in a word or two, from what its browser says of itself."""

from typing import Final

BROWSERS: Final = (  # each says that it is also those that stand after it
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)
OTHER: Final = "Bottega"  # a program


def device(agent: str) -> str:
    """Name a device by its user agent."""
    words = (_first(BROWSERS, agent), _first(SYSTEMS, agent))
    return ", ".join(filter(None, words)) or OTHER


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for mark, name in known if mark in agent), "")
