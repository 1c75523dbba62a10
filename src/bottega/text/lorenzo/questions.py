"""What is asked, with what it speaks of."""

from functools import singledispatchmethod

from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.telling import Told
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.wording import Args, Wording

Asked = tuple[str, Args]  # what is added to the key of the message, and its variables


class Questions(Wording[Nouns]):
    """Words questions for one reader."""

    def ask(self, told: Told, view: LorenzoView) -> str:
        """Ask the reader what is told."""
        variant, args = self._about(told, view)
        return self.word(f"question-{told.ask}{variant}", **args)

    @singledispatchmethod
    def _about(self, told: Told, view: LorenzoView) -> Asked:
        """Give the variant of the sentence and what it speaks of."""
        return "", {}

    @_about.register
    def _(self, told: q.KeepLeader, view: LorenzoView) -> Asked:
        return "", {"n": told.number, "all": told.of}

    @_about.register
    def _(self, told: q.Turn, view: LorenzoView) -> Asked:
        return ("-more", {}) if told.tokens or told.swaps else ("", {"leaders": told.leaders})

    @_about.register
    def _(self, told: q.LastWord, view: LorenzoView) -> Asked:
        return ("-more" if told.tokens or told.swaps else ""), {}

    @_about.register(q.PayFor | q.Effects | q.Arrow)
    def _(self, told: q.PayFor | q.Effects | q.Arrow, view: LorenzoView) -> Asked:
        return "", {"card": self.nouns.card(told.card)}

    @_about.register
    def _(self, told: q.Work, view: LorenzoView) -> Asked:
        args: Args = {"action": told.action, "value": told.value}
        if told.board != told.seat:
            return "-visit", {**args, "name": self.voice.name(told.board)}
        return ("-one" if told.single else ""), args

    @_about.register
    def _(self, told: q.Production, view: LorenzoView) -> Asked:
        if told.arrows is not None:
            return "-arrow", {"card": self.nouns.card(told.arrows.card)}
        paid = self.nouns.goods(told.pays)
        return "", {"value": told.value, "n": chosen(told), "pays": paid}

    @_about.register
    def _(self, told: q.PickPrivileges, view: LorenzoView) -> Asked:
        return ("-again" if told.again else ""), {"n": told.n}

    @_about.register
    def _(self, told: q.BonusTake, view: LorenzoView) -> Asked:
        args: Args = {"cards": self.nouns.one_of(told.kinds), "value": told.value}
        if not told.discount:
            return "", args
        return "-for-less", {**args, "discount": self.nouns.goods(told.discount)}

    @_about.register
    def _(self, told: q.Faith, view: LorenzoView) -> Asked:
        faith = self.nouns.count("faith", told.faith)
        args: Args = {"faith": faith, "points": self.nouns.count("vp", told.points)}
        return ("-spared" if told.spared else ""), args

    @_about.register
    def _(self, told: q.RaiseOne, view: LorenzoView) -> Asked:
        return "", {"value": told.value}

    @_about.register
    def _(self, told: q.PayTokens, view: LorenzoView) -> Asked:
        return "", {"n": told.n}

    @_about.register
    def _(self, told: q.ReplaceGoods, view: LorenzoView) -> Asked:
        owed = self.nouns.goods({each.good: each.owed for each in told.goods})
        return "", {"owed": owed}

    @_about.register(q.PickOption | q.CollectMarket)
    def _(self, told: q.PickOption | q.CollectMarket, view: LorenzoView) -> Asked:
        return "", {"piece": self.nouns.piece(told.piece)}

    @_about.register
    def _(self, told: q.PlayFree, view: LorenzoView) -> Asked:
        return ("-shown" if told.shown else ""), {}

    @_about.register
    def _(self, told: q.ActivateCard, view: LorenzoView) -> Asked:
        return "", {"cards": self.nouns.kinds(told.kinds), "left": told.n}

    @_about.register
    def _(self, told: q.FetchCard, view: LorenzoView) -> Asked:
        return "", {"cards": self.nouns.one_of(told.kinds)}

    @_about.register
    def _(self, told: q.DropCard, view: LorenzoView) -> Asked:
        cards, piece = self.nouns.one_of(told.kinds), self.nouns.piece(told.piece)
        if told.reward is None:
            return "-demanded", {"cards": cards, "piece": piece}
        return "", {"cards": cards, "piece": piece, "reward": self.nouns.effect(told.reward)}

    @_about.register
    def _(self, told: q.DismissLeader, view: LorenzoView) -> Asked:
        reward = self.nouns.effect(told.reward) if told.reward else self.word("nothing")
        return "", {"reward": reward}

    @_about.register(q.VisitBoard | q.PickOne)
    def _(self, told: q.VisitBoard | q.PickOne, view: LorenzoView) -> Asked:
        return "", {"action": told.action, "value": told.value}

    @_about.register
    def _(self, told: q.GiveGoods, view: LorenzoView) -> Asked:
        return "", {"name": self.voice.name(told.rival), "card": self.nouns.card(told.card)}

    @_about.register
    def _(self, told: q.BuyLeftover, view: LorenzoView) -> Asked:
        return "", {"goods": self.nouns.goods(told.pays)}

    @_about.register
    def _(self, told: q.ChooseWork, view: LorenzoView) -> Asked:
        return "", {"value": told.value}


def chosen(told: q.Production) -> int:
    """Count the trades of a production that are chosen."""
    trades = sum(1 for trade in told.trades if trade.chosen)
    return trades + sum(1 for card in told.woken if card.arrow is not None)
