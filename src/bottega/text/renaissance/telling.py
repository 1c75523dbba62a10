"""How events are told: by whom, to whom, and from where."""

from bottega.text import wording
from bottega.text.renaissance.nouns import Nouns

PLACES = {"stock": "stock-of", "vault": "vault-of", "zone": "zone-of", "castle": "castle-of"}


class Telling(wording.Telling[Nouns]):
    """Tells one reader what somebody did."""

    def side(self, key: str, seat: int, **args: str | int) -> str:
        """Tell what happened to what a whole side has."""
        return self.word(f"event-{key}", **self.nouns.whose(seat), **args)

    def both(self, key: str, seat: int, whose: int, **args: str | int) -> str:
        """Tell what a seat did to another."""
        return self.by(key, seat, **self.nouns.whom(whose), **args)

    def place(self, name: str, seat: int, actor: int | None = None) -> str:
        """Name a place where cards lie."""
        if name in ("pool", "tray"):
            return self.word(f"place-{name}")
        if name == "hand":
            return self.nouns.hand_of(seat, actor)
        key = PLACES.get(name, "stock-of")  # what covers a stock lies there too
        return self.word(key, **self.nouns.whose(seat, actor))
