"""The words of every game in every language: one `Speaker` for each reader."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bottega.text.catalogue import UnknownLanguage, languages, spoken

if TYPE_CHECKING:
    from bottega.text.panel import Panel, PanelRow
    from bottega.text.say import Speaker
    from bottega.text.spans import Span, plain

__all__ = [
    "Panel",
    "PanelRow",
    "Span",
    "Speaker",
    "UnknownLanguage",
    "languages",
    "plain",
    "spoken",
]

_ROOMS = {
    "Panel": "panel",
    "PanelRow": "panel",
    "Speaker": "say",
    "Span": "spans",
    "plain": "spans",
}


def __getattr__(name: str) -> Any:
    """Load what is asked for: a list of games needs no sentences about them."""
    if name in _ROOMS:
        return getattr(import_module(f"{__name__}.{_ROOMS[name]}"), name)
    raise AttributeError(f"{__name__} has no {name!r}; it has: {', '.join(__all__)}")
