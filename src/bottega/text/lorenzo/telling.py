"""How events are told: by whom, and from which piece."""

from bottega.games.lorenzo import printed
from bottega.games.lorenzo.actions import LEADERS, SPACES
from bottega.text import wording
from bottega.text.lorenzo.nouns import Nouns


class Telling(wording.Telling[Nouns]):
    """Tells one reader what somebody did."""

    def source(self, source: str, piece: int) -> str:
        """Name the piece that something comes from."""
        match source:
            case "card" | "yield" | "rival":
                return self.nouns.card(piece)
            case "space":
                return self.nouns.space(SPACES[piece])
            case "tile":
                return self.nouns.bonus_tile(list(printed.bonus_tiles())[piece])
            case "leader":
                return self.nouns.leader(LEADERS[piece])
            case "family":
                return self.nouns.family(list(printed.families())[piece])
        return self.word(f"source-{source}")
