"""The words of every game in every language: one `Speaker` for each reader."""

from bottega.text.catalogue import UnknownLanguage, languages
from bottega.text.say import Speaker

__all__ = ["Speaker", "UnknownLanguage", "languages"]
