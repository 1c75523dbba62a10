"""What is asked, with what it speaks of."""

from collections.abc import Callable

from bottega.games.lorenzo.actions import LEADERS, REPLACED
from bottega.games.lorenzo.draft import DEALT
from bottega.games.lorenzo.goods import counts
from bottega.games.lorenzo.pieces import AREAS
from bottega.games.lorenzo.vatican import FAITH_POINTS
from bottega.games.lorenzo.views import Board, LorenzoView
from bottega.kernel.game import Question
from bottega.kernel.telling import kebab
from bottega.text.lorenzo import offers, reckon
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.lorenzo.pieces import kinds

Args = dict[str, str | int]
Asked = tuple[str, Args]  # what is added to the key of the message, and its variables
More = tuple[int, ...]  # the arguments of a question after the seat


class Questions:
    """Words questions for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.word = nouns.word
        self._frames: dict[str, Callable[[More, Board, LorenzoView], Asked]] = {
            "Turn": self._turn,
            "LastWord": self._last_word,
            "KeepLeader": lambda more, board, view: ("", {"n": more[0] + 1, "all": int(DEALT)}),
            "PayFor": lambda more, board, view: self._card(view.floors[more[0]]),
            "Effects": lambda more, board, view: self._card(more[0]),
            "Arrow": lambda more, board, view: self._card(more[0]),
            "Work": self._work,
            "Production": self._production,
            "PickPrivileges": self._privileges,
            "BonusTake": self._bonus_take,
            "RaiseOne": lambda more, board, view: ("", {"value": more[0]}),
            "Faith": self._faith,
            "PayTokens": self._pay_tokens,
            "ReplaceGoods": self._replace,
            "PickOption": lambda more, board, view: ("", {"piece": self.piece(more[0])}),
            "PlayFree": lambda more, board, view: ("-shown" if more[0] else "", {}),
            "ActivateCard": self._activate,
            "FetchCard": lambda more, board, view: self._cards(more[0]),
            "DropCard": self._drop,
            "DismissLeader": self._dismiss,
            "VisitBoard": self._at_work,
            "PickOne": self._at_work,
            "GiveGoods": self._give,
            "CollectMarket": lambda more, board, view: ("", {"piece": self.piece(more[0])}),
            "BuyLeftover": self._buy,
            "ChooseWork": lambda more, board, view: ("", {"value": more[0]}),
        }

    def ask(self, question: Question, view: LorenzoView) -> str:
        """Ask the reader what is pending for them."""
        seat, *more = question.args
        key = f"question-{kebab(question.frame)}"
        if question.frame not in self._frames:
            return self.word(key)
        variant, args = self._frames[question.frame](tuple(more), view.boards[seat], view)
        return self.word(key + variant, **args)

    def piece(self, source: int) -> str:
        """Name the card or leader that an effect comes from."""
        leads, number = offers.piece_of(source)
        return self.nouns.leader(LEADERS[number]) if leads else self.nouns.card(number)

    def _card(self, number: int) -> Asked:
        return "", {"card": self.nouns.card(number)}

    def _cards(self, bits: int) -> Asked:
        return "", {"cards": self.nouns.one_of(kinds(bits))}

    def _turn(self, more: More, board: Board, view: LorenzoView) -> Asked:
        if board.token or reckon.standing(board, view).swap_pay:
            return "-more", {}
        return "", {"leaders": board.hand_size}

    def _last_word(self, more: More, board: Board, view: LorenzoView) -> Asked:
        return ("-more" if self._turn(more, board, view)[0] else ""), {}

    def _work(self, more: More, board: Board, view: LorenzoView) -> Asked:
        area, value, _, whose, single, added = more
        value += reckon.reach(added, board, view)
        servants = self.nouns.count("servant", board.servant)
        args: Args = {"action": AREAS[area], "value": value, "servants": servants}
        if view.boards[whose] is not board:
            return "-visit", {**args, "name": self.nouns.voice.name(whose)}
        return ("-one" if single else ""), args

    def _production(self, more: More, board: Board, view: LorenzoView) -> Asked:
        everything = (0, *more)
        card = reckon.open_card(everything)
        if card:
            return "-arrow", {"card": self.nouns.card(card)}
        paid = reckon.promised(everything, view)
        return "", {
            "value": more[0],
            "n": reckon.chosen(everything),
            "pays": self.nouns.goods(paid),
        }

    def _privileges(self, more: More, board: Board, view: LorenzoView) -> Asked:
        n, without = more
        return ("-again" if without else ""), {"n": n}

    def _bonus_take(self, more: More, board: Board, view: LorenzoView) -> Asked:
        bits, value, discount, _, added = more
        value += reckon.reach(added, board, view)
        off = self.nouns.goods(counts(discount))
        args: Args = {**self._cards(bits)[1], "value": value, "discount": off}
        return ("-for-less" if discount else ""), args

    def _faith(self, more: More, board: Board, view: LorenzoView) -> Asked:
        args: Args = {
            "faith": self.nouns.count("faith", board.faith),
            "points": self.nouns.count("vp", int(FAITH_POINTS[board.faith])),
            "tile": self.nouns.tile_short(offers.threat(view)),
        }
        return ("-spared" if reckon.standing(board, view).spared else ""), args

    def _pay_tokens(self, more: More, board: Board, view: LorenzoView) -> Asked:
        return "", {"n": board.owed_tokens}

    def _replace(self, more: More, board: Board, view: LorenzoView) -> Asked:
        goods = {g: n for g, n in board.owed.items() if g in REPLACED}
        open_ones = {g: n for g, n in goods.items() if not more[0] >> REPLACED.index(g) & 1}
        return "", {
            "owed": self.nouns.goods(open_ones),
            "servants": self.nouns.count("servant", board.servant),
        }

    def _activate(self, more: More, board: Board, view: LorenzoView) -> Asked:
        bits, left, _ = more
        return "", {"cards": self.nouns.kinds(kinds(bits)), "left": left}

    def _drop(self, more: More, board: Board, view: LorenzoView) -> Asked:
        bits, source = more
        args: Args = {**self._cards(bits)[1], "piece": self.piece(source)}
        gains = offers.reward(source, board)
        return ("", {**args, "reward": self.nouns.effect(gains)}) if gains else ("-demanded", args)

    def _dismiss(self, more: More, board: Board, view: LorenzoView) -> Asked:
        gains = offers.reward(more[0], board)
        return "", {"reward": self.nouns.effect(gains) if gains else self.word("nothing")}

    def _at_work(self, more: More, board: Board, view: LorenzoView) -> Asked:
        area, value = more
        return "", {"action": AREAS[area], "value": value}

    def _give(self, more: More, board: Board, view: LorenzoView) -> Asked:
        to, card = more
        return "", {"name": self.nouns.voice.name(to), "card": self.nouns.card(card)}

    def _buy(self, more: More, board: Board, view: LorenzoView) -> Asked:
        return "", {"goods": self.nouns.goods(counts(reckon.standing(board, view).leftover))}
