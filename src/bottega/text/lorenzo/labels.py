"""The names of answers, as short as a button: what one takes, plays or goes to."""

from collections.abc import Callable
from typing import Final

from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.telling import Choice, Told
from bottega.text.layout import capital
from bottega.text.lorenzo import offers, places
from bottega.text.lorenzo.nouns import Nouns
from bottega.text.wording import Wording

SAID: Final = ("option", "first", "replace", "lay")  # their sentences are short enough


class Labels(Wording[Nouns]):
    """Names answers for one reader; the verb is said by the question or its group."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self._named: dict[str, Callable[[dict[str, str], LorenzoView], str]] = {
            "place": lambda args, view: self._place(args["space"], view),
            "take": lambda args, view: self._place(args["floor"], view),
            "spend": self._servants,
            "add": self._servants,
            "choose": lambda args, view: nouns.bonus_tile(args["tile"]),
            "raise": lambda args, view: nouns.member(args["member"]),
            "bid": self._bid,
            "give": lambda args, view: nouns.token(int(args["face"])),
            "hold": lambda args, view: nouns.token(int(args["face"])),
            "visit": lambda args, view: nouns.voice.name(int(args["seat"])),
            "collect": lambda args, view: nouns.space(args["market"]),
        }

    def label(self, choice: Choice, view: LorenzoView, told: Told | None) -> str | None:
        """Name an answer; None where its verb, or what it pays and gains, says it all."""
        name = self._name(choice, view, told)
        return name and capital(name)

    def _name(self, choice: Choice, view: LorenzoView, told: Told | None) -> str | None:
        args = choice.args
        if choice.verb in self._named:
            return self._named[choice.verb](args, view)
        if choice.verb == "trade" and isinstance(told, q.Production):
            place = int(args["building"])
            return next(self.nouns.card(t.card) for t in told.trades if t.building == place)
        if "leader" in args:
            return self.nouns.leader(args["leader"])
        return self.nouns.card(int(args["card"])) if "card" in args else None

    def _place(self, space: str, view: LorenzoView) -> str:
        """Name a floor by its card; which member goes there is chosen before."""
        number = places.card_on(space, view)
        return self.nouns.card(number) if number else self.nouns.spot(space)

    def _servants(self, args: dict[str, str], view: LorenzoView) -> str:
        return self.nouns.count("servant", int(args["servants"]))

    def _bid(self, args: dict[str, str], view: LorenzoView) -> str:
        lot = offers.lot(args["lot"], view)
        name = self.nouns.lot(args["lot"]) if lot is None else self.nouns.family(lot.family)
        return f"{name} {args['row']}"
