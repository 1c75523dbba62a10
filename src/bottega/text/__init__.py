"""The words of every game in every language: one `Speaker` for each reader."""

from bottega.text.catalogue import UnknownLanguage, languages, spoken
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
