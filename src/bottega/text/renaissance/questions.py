"""What is asked, with what it speaks of."""

from functools import singledispatchmethod

import msgspec

from bottega.games.renaissance.telling import questions as q
from bottega.games.renaissance.views import RenaissanceView
from bottega.kernel.telling import Told, kebab
from bottega.text.renaissance.nouns import Nouns
from bottega.text.wording import Args, Wording

Asked = tuple[str, Args]  # what is added to the key of the message, and its variables


class Questions(Wording[Nouns]):
    """Words questions for one reader."""

    def ask(self, told: Told, view: RenaissanceView) -> str:
        """Ask the reader what is told."""
        variant, args = self._about(told)
        return self.word(f"question-{told.ask}{variant}", **args)

    @singledispatchmethod
    def _about(self, told: Told) -> Asked:
        """Give what the sentence speaks of: a seat, a card and a number, as far as there are."""
        facts = msgspec.structs.asdict(told)
        args: Args = {}
        if "whose" in facts:
            args["name"] = self.voice.name(facts["whose"])
        if "card" in facts:
            args["card"] = args["special"] = self.nouns.card(facts["card"])
        if "left" in facts:
            args["left"] = facts["left"]
        return "", args

    @_about.register
    def _(self, told: q.ChooseMissions) -> Asked:
        return "", {"n": told.count}

    @_about.register
    def _(self, told: q.Operation) -> Asked:
        limits = [self.word(f"limit-{kebab(name)}", n=n) for name, n in told.limits.items()]
        return ("-limited", {"limits": self.voice.told(limits)}) if limits else ("", {})

    @_about.register
    def _(self, told: q.PlayStock) -> Asked:
        return "", {"played": told.played}

    @_about.register
    def _(self, told: q.PlaceMaterials) -> Asked:
        if told.match != "none":
            return f"-{kebab(told.match)}", {}
        return ("-more" if told.left > 1 else ""), {"left": told.left}

    @_about.register
    def _(self, told: q.MatchBuild) -> Asked:
        placed = [
            self.word("material", title=self.word(f"kind-{each.kind}"), value=each.value)
            for each in told.placed
        ]
        return "", {"name": self.voice.name(told.whose), "things": self.voice.both(placed)}

    @_about.register
    def _(self, told: q.Renovate) -> Asked:
        return ("-higher" if told.higher else ""), {}

    @_about.register
    def _(self, told: q.Target) -> Asked:
        return ("-again" if told.chosen else ""), {"card": self.nouns.card(told.card)}

    @_about.register
    def _(self, told: q.LayCell) -> Asked:
        castle = self.nouns.castle_of(told.castle)
        args: Args = {"special": self.nouns.card(told.card), "castle": castle}
        return ("-instead" if told.instead else ""), args

    @_about.register
    def _(self, told: q.Strike) -> Asked:
        if told.own:
            return ("-fall", {}) if told.falls else ("-own", {"left": told.left})
        return "", {"castle": self.nouns.castle_of(told.castle), "left": told.left}

    @_about.register
    def _(self, told: q.Duel) -> Asked:
        return "", {"castle": self.nouns.castle_of(told.castle)}

    @_about.register
    def _(self, told: q.Flank) -> Asked:
        return "", {"name": self.voice.name(told.whose)}

    @_about.register
    def _(self, told: q.Relay) -> Asked:
        return "", {"cell": told.cell}

    @_about.register
    def _(self, told: q.DiscardHand) -> Asked:
        return ("-action" if told.only == "action" else ""), {"left": told.left}

    @_about.register(q.BuildFromStock | q.StoreExchange)
    def _(self, told: q.BuildFromStock | q.StoreExchange) -> Asked:
        return "", {"stock": self.nouns.stock_of(told.whose)}

    @_about.register
    def _(self, told: q.TradeTake) -> Asked:
        return "", {"hand": self.nouns.hand_of(told.whose), "left": told.left}

    @_about.register
    def _(self, told: q.Toll) -> Asked:
        return "", {"hand": self.nouns.hand_of(told.whose)}

    @_about.register
    def _(self, told: q.Offer) -> Asked:
        return ("-counter" if told.counter else ""), {"name": self.voice.name(told.whose)}

    @_about.register(q.AnswerOffer | q.AnswerCounter)
    def _(self, told: q.AnswerOffer | q.AnswerCounter) -> Asked:
        """Tell what is offered to the reader, and what for."""
        given, taken = self.nouns.cards(told.gets), self.nouns.cards(told.gives)
        return "", {"name": self.voice.name(told.whose), "given": given, "taken": taken}

    @_about.register
    def _(self, told: q.DealPool) -> Asked:
        own = told.whose == told.seat
        return ("-own", {}) if own else ("", {"name": self.voice.name(told.whose)})

    @_about.register
    def _(self, told: q.Claim) -> Asked:
        return ("-last" if told.last else ""), {}
