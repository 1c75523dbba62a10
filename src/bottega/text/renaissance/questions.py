"""What is asked, with what it speaks of."""

from collections.abc import Callable

from bottega.games.renaissance.abilities import HIGHER
from bottega.games.renaissance.pieces import PLACES
from bottega.games.renaissance.views import RenaissanceView
from bottega.kernel.game import Question
from bottega.kernel.telling import kebab
from bottega.text.renaissance.asked import card_name, side_of
from bottega.text.renaissance.nouns import Nouns

Args = dict[str, str | int]
Asked = tuple[str, Args]  # what is added to the key of the message, and its variables
More = tuple[int, ...]  # the arguments of a question after the seat
MATCHES = ("", "-same-value", "-same-kind", "-in-play")  # what an action's materials must be


class Questions:
    """Words questions for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word
        self._frames: dict[str, Callable[[int, More, RenaissanceView], Asked]] = {
            "ChooseMissions": self._missions,
            "Operation": self._operation,
            "PlayStock": lambda seat, more, view: ("", {"played": more[0]}),
            "BuildMore": self._left,
            "PlaceMaterials": self._place,
            "MatchBuild": self._match,
            "BuildFromStock": self._stock,
            "Renovate": lambda seat, more, view: ("-higher" if more[0] == HIGHER else "", {}),
            "Roof": lambda seat, more, view: ("", {"special": self._card(more[0])}),
            "Target": lambda seat, more, view: (
                "-again" if more[2] else "",
                {"card": self._card(more[0])},
            ),
            "Aim": lambda seat, more, view: ("", {"card": self._card(more[0]), "left": more[2]}),
            "RemoveSpecial": self._other,
            "LayOn": lambda seat, more, view: ("", {"special": self._card(more[0])}),
            "LayCell": self._lay_cell,
            "LaySlot": lambda seat, more, view: ("", {"special": self._card(more[0])}),
            "AnswerAction": self._action,
            "AnswerAttack": self._action,
            "RepeatAction": self._action,
            "RepeatLast": self._action,
            "DoubleHow": lambda seat, more, view: ("", {"card": self._card(more[0])}),
            "Strike": self._strike,
            "Flank": self._other,
            "Steal": self._castle,
            "Swap": self._castle,
            "Relay": lambda seat, more, view: ("", {"cell": more[0] + 1}),
            "DiscardStock": self._left,
            "DiscardHand": self._discard,
            "StoreExchange": self._stock,
            "StoreReturn": lambda seat, more, view: ("", {"left": more[1]}),
            "SinReturn": self._left,
            "TradeTake": self._trade_take,
            "TradeGive": self._other_left,
            "Offer": lambda seat, more, view: (
                "-counter" if more[1] else "",
                {"name": self.voice.name(more[0])},
            ),
            "AnswerOffer": self._offer,
            "AnswerCounter": self._offer,
            "PoolCard": self._left,
            "DealPool": self._deal,
            "TakeDrawn": self._left,
            "DiscardOwn": self._left,
            "TakeSpecial": self._other_left,
            "ShowMission": self._other,
            "Toll": lambda seat, more, view: ("", {"hand": self.nouns.hand_of(more[0])}),
            "Claim": lambda seat, more, view: ("-last" if more and more[0] else "", {}),
        }

    def ask(self, question: Question, view: RenaissanceView) -> str:
        """Ask the reader what is pending for them."""
        seat, *more = question.args
        key = f"question-{kebab(question.frame)}"
        if question.frame not in self._frames:
            return self.word(key)
        variant, args = self._frames[question.frame](seat, tuple(more), view)
        return self.word(key + variant, **args)

    def _card(self, number: int) -> str:
        return self.nouns.card(card_name(number))

    def _left(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        return "", {"left": more[0]}

    def _other(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        return "", {"name": self.voice.name(more[0])}

    def _other_left(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        return "", {"name": self.voice.name(more[0]), "left": more[1]}

    def _castle(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        return "", {"castle": self.nouns.castle_of(more[0])}

    def _stock(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        return "", {"stock": self.nouns.stock_of(more[0])}

    def _missions(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        quick = view.options.chosen.get("variant") == "quick"
        return "", {"n": 1 if quick else 2}

    def _operation(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        now = view.people[seat].now
        limits = [self.word(f"limit-{kebab(name)}", n=n) for name, n in now.items()]
        return ("-limited", {"limits": self.voice.told(limits)}) if limits else ("", {})

    def _place(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        left, match = more[1], more[2]
        if match:
            return MATCHES[match], {}
        return ("-more" if left > 1 else ""), {"left": left}

    def _match(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        told = [
            self.word("material", title=self.word(f"kind-{kind}"), value=value)
            for kind, value in view.baked
        ]
        return "", {"name": self.voice.name(more[0]), "things": self.voice.both(told)}

    def _lay_cell(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        special, whose = more[:2]
        instead = self.nouns.facts(card_name(special))["where"].startswith("replace")
        args: Args = {"special": self._card(special), "castle": self.nouns.castle_of(whose)}
        return ("-instead" if instead else ""), args

    def _action(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        return "", {"name": self.voice.name(more[0]), "card": self._card(more[1])}

    def _strike(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        whose, left, cascade = more[1], more[2], more[4]
        if seat in side_of(view, whose).seats:
            return ("-fall", {}) if cascade else ("-own", {"left": left})
        return "", {"castle": self.nouns.castle_of(whose), "left": left}

    def _discard(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        left, at = more[:2]
        card, place = divmod(at, int(PLACES))
        chosen = self.nouns.facts(card_name(card))["steps"][place].get("filter", {})
        return ("-action" if chosen.get("is") == "action" else ""), {"left": left}

    def _trade_take(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        return "", {"hand": self.nouns.hand_of(more[0]), "left": more[1]}

    def _offer(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        """Tell what is offered to the reader, and what for."""
        given, taken = self.nouns.cards(view.given or ()), self.nouns.cards(view.taken or ())
        return "", {"name": self.voice.name(more[0]), "given": given, "taken": taken}

    def _deal(self, seat: int, more: More, view: RenaissanceView) -> Asked:
        if more[0] == seat:
            return "-own", {}
        return "", {"name": self.voice.name(more[0])}
