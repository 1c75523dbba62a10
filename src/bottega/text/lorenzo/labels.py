"""The names of answers, as short as a button: a card, a place, a leader."""

from bottega.games.lorenzo.telling import questions as q
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel.telling import Choice, Told
from bottega.text.lorenzo import places
from bottega.text.lorenzo.nouns import Nouns

# What these bring and take says all that there is to say.
TOLD_BY_AMOUNTS = frozenset({"pay", "privilege", "option"})


class Labels:
    """Names answers for one reader; the verb is said by the question or its group."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns

    def label(self, choice: Choice, view: LorenzoView, told: Told | None) -> str | None:
        """Name an answer by the piece or the place it is about; None where it is about none."""
        named = self._named(choice.verb, choice.args, view, told)
        return named and named[:1].upper() + named[1:]

    def is_told(self, choice: Choice) -> bool:
        """Say whether what an answer pays and gains tells it from all others."""
        return choice.verb in TOLD_BY_AMOUNTS and bool(choice.pays or choice.gains)

    def _named(
        self, verb: str, args: dict[str, str], view: LorenzoView, told: Told | None
    ) -> str | None:
        nouns = self.nouns
        if verb in ("place", "take", "collect"):
            return self._place(args.get("space") or args.get("floor") or args["market"], view)
        if verb == "trade":
            return self._building(args, told)
        if "leader" in args:
            return nouns.leader(args["leader"])
        if "card" in args:
            return nouns.card(int(args["card"]))
        if "tile" in args:
            return nouns.bonus_tile(args["tile"])
        if verb in ("spend", "add"):
            return nouns.count("servant", int(args["servants"]))
        return None

    def _place(self, space: str, view: LorenzoView) -> str:
        card = places.card_on(space, view)
        return self.nouns.card(card) if card else self.nouns.spot(space)

    def _building(self, args: dict[str, str], told: Told | None) -> str | None:
        trades = told.trades if isinstance(told, q.Production) else ()
        chosen = (int(args["building"]), int(args["arrow"]))
        return next(
            (self.nouns.card(t.card) for t in trades if (t.building, t.arrow) == chosen), None
        )
