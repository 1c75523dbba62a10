"""The phrases of Lorenzo il Magnifico."""

from typing import Any, ClassVar

from bottega.games.lorenzo.draft import DEALT
from bottega.games.lorenzo.events import (
    ChurchSupported,
    Excommunicated,
    LeaderPlayed,
    RoundBegan,
    TurnBegan,
)
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import AREAS
from bottega.games.lorenzo.vatican import FAITH_POINTS
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.events import Event
from bottega.kernel.game import Game, Question, Reason
from bottega.kernel.table import Table
from bottega.text.lorenzo import facts, reckon
from bottega.text.lorenzo.answers import Answers, threat
from bottega.text.lorenzo.events import Events
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.panels import Panels
from bottega.text.lorenzo.pieces import RULES, kinds
from bottega.text.lorenzo.position import Position
from bottega.text.lorenzo.reasons import Reasons
from bottega.text.panel import Panel
from bottega.text.voice import Phrases, Voice, kebab

Args = dict[str, str | int]


class LorenzoPhrases(Phrases[LorenzoView]):
    """What Lorenzo il Magnifico has to say."""

    turns: ClassVar[tuple[type[Event], ...]] = (TurnBegan,)
    headings: ClassVar[tuple[type[Event], ...]] = (RoundBegan,)
    milestones: ClassVar[tuple[type[Event], ...]] = (ChurchSupported, Excommunicated, LeaderPlayed)

    def __init__(self, game: Game[Table, LorenzoView], voice: Voice) -> None:
        super().__init__(game, voice)
        self.nouns = Nouns(voice)
        self._answers = Answers(self.nouns)
        self._events = Events(self.nouns)
        self._reasons = Reasons(self.nouns)
        self._position = Position(self.nouns)
        self._panels = Panels(self.nouns)

    def ask(self, question: Question, view: LorenzoView) -> str:
        """Ask the reader what is pending for them."""
        key = f"question-{kebab(question.frame)}"
        if question.frame == "BonusTake" and question.args[3]:
            key += "-for-less"
        return self.word(key, **self._asked(question, view))

    def _asked(self, question: Question, view: LorenzoView) -> Args:
        """Give what a question speaks of."""
        seat, *more = question.args
        board = view.boards[seat]
        match question.frame, more:
            case "Turn", _:
                return {"leaders": board.hand_size}
            case "KeepLeader", [step]:
                return {"n": step + 1, "all": int(DEALT)}
            case "PayFor", [space, _]:
                return {"card": self.nouns.card(view.floors[space])}
            case "Effects", [card, _]:
                return {"card": self.nouns.card(card)}
            case "Work", [area, value, _]:
                servants = self.nouns.count("servant", board.servant)
                return {"action": AREAS[area], "value": value, "servants": servants}
            case "Production", [value, _, chosen]:
                paid = reckon.promised(board, chosen)
                return {"value": value, "n": len(paid), "pays": self.nouns.goods(paid)}
            case "PickPrivileges", [n]:
                return {"n": n}
            case "BonusTake", [bits, value, discount]:
                cards, off = self.nouns.one_of(kinds(bits)), self.nouns.goods(counts(discount))
                return {"cards": cards, "value": value, "discount": off}
            case "RaiseOne", [value]:
                return {"value": value}
            case "Faith", _:
                return {
                    "faith": self.nouns.count("faith", board.faith),
                    "points": self.nouns.count("vp", int(FAITH_POINTS[board.faith])),
                    "tile": self.nouns.tile_short(threat(view)),
                }
        return {}

    def answer(self, code: int, view: LorenzoView) -> str:
        """Say what an answer means in this position."""
        return self._answers.answer(self.game.action(code), view)

    def explain(self, code: int, view: LorenzoView) -> str:
        """Give the text of the piece behind an answer, or else the answer."""
        action = self.game.action(code)
        return self._answers.explain(action, view) or self._answers.answer(action, view)

    def event(self, event: Event) -> str | None:
        """Tell what happened."""
        return self._events.event(event)

    def reason(self, reason: Reason) -> str:
        """Say why an answer is not possible."""
        return self._reasons.reason(reason)

    def position(self, view: LorenzoView) -> str:
        """Describe the whole position."""
        return "\n".join(self._position.lines(view))

    def texts(self) -> dict[str, str]:
        """Give the text of every card, leader and tile."""
        nouns = self.nouns
        cards = {
            f"card-{c.number}": nouns.card_text(int(c.number)) for c in RULES.cards if c.number
        }
        leaders = {f"leader-{x.name}": nouns.leader_text(x.name) for x in RULES.leaders}
        tiles = {f"tile-{t.name}": nouns.tile_text(t.name) for t in RULES.tiles}
        bonus = {f"bonus-{t.name}": nouns.bonus_tile_text(t.name) for t in RULES.bonus_tiles}
        return {**cards, **leaders, **tiles, **bonus}

    def facts(self) -> dict[str, dict[str, Any]]:
        """Give the data of every card, leader and tile."""
        return facts.facts(self.nouns)

    def board(self) -> dict[str, Any]:
        """Give the measures of the board."""
        return facts.board()

    def panels(self, view: LorenzoView) -> tuple[Panel, ...]:
        """Describe the whole position as panels."""
        return self._panels.panels(view)

    def end(self, reason: str) -> str:
        """Say why the game ended."""
        return self.nouns.end(reason)
