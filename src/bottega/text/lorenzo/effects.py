"""Effects and abilities in words, made from what is printed."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from bottega.games.lorenzo.printed import abilities as a
from bottega.games.lorenzo.printed import effects as e
from bottega.games.lorenzo.printed.abilities import AnyAbility
from bottega.games.lorenzo.printed.effects import AnyEffect, Trade
from bottega.text.lorenzo.things import TOWERS, Counts, Things
from bottega.text.wording import Args

ACTIONS: Final = (e.Take, e.Work, e.Visit, e.RivalsDrop, e.RivalsGive)  # told last


class Effects(Things):
    """Tells what pieces do for one reader."""

    def effects(self, printed: Iterable[AnyEffect]) -> str:
        """List effects, actions last: `2 coins, 1 privilege and a harvest of value 4`."""
        parts: list[str] = []
        for effect in sorted(printed, key=lambda each: isinstance(each, ACTIONS)):
            gains = effect.goods.items() if isinstance(effect, e.Gain) else ()
            parts += [self.count(*gain) for gain in gains] or [self.effect(effect)]
        return self.voice.both(parts)

    def effect(self, printed: AnyEffect) -> str:
        """Say what an effect brings."""
        match printed:
            case e.Gain():
                return self.goods(printed.goods)
            case e.Privileges():
                return self.count("privilege", printed.n)
            case e.OneOf():
                return self.voice.either(map(self.effects, printed.options))
            case e.Exchange():
                return self.exchange(map(self.trade, printed.options))
            case e.PerHeld(per=1):
                return self.per_each(self.goods(printed.goods), printed.good)
        key = f"effect-{printed.word}{_variant(printed)}"
        return self.word(key, **_plain(printed), **self._details(printed))

    def _details(self, printed: AnyEffect) -> Args:
        """Word what an effect speaks of."""
        args: Args = {}
        for name, things in _fields(printed).items():
            match name, things:
                case "goods" | "discount", dict():
                    args[name] = self.goods(things)
                case "kinds", tuple():
                    args["cards"] = self.one_of(things)
                case "receive", _:
                    args["reward"] = self.effect(things)
        match printed:
            case e.PerHeld():
                args["held"] = self.count(printed.good, printed.per)
            case e.Activate():
                args["several"] = self.voice.both(self.count(k, printed.n) for k in printed.kinds)
            case e.RivalsGive():
                args["goods"] = self.voice.either(map(self.goods, printed.options))
        return args

    def per_each(self, goods: str, good: str) -> str:
        """Say that something comes for each piece of a good that one has."""
        return self.word("effect-per-each", goods=goods, things=self.word(f"kind-{good}"))

    def trade(self, trade: Trade) -> str:
        """Say what a trade takes and gives, once."""
        pays = self.paid(trade.pay, trade.each_rival)
        return self.word("trade", pays=pays, gives=self.effect(trade.receive))

    def paid(self, pay: Counts, each: Counts) -> str:
        """Say what is paid once, and what then again for each rival."""
        parts = [self.count(*item) for item in pay.items()]
        if each:
            parts.append(self.word("each-rival", goods=self.goods(each)))
        return self.voice.both(parts)

    def exchange(self, trades: Iterable[str]) -> str:
        """Say that one may trade, in one of several ways."""
        return self.word("effect-exchange", trades=self.voice.either(trades))

    def ability(self, printed: AnyAbility) -> str:
        """Say in a sentence what an ability does."""
        return self._by_ability("ability", printed)

    def ability_short(self, printed: AnyAbility) -> str:
        """Say in a few words what an ability does."""
        return self._by_ability("short", printed)

    def _by_ability(self, key: str, printed: AnyAbility) -> str:
        args = {**_plain(printed), **self._listed(printed), **self._special(printed)}
        match printed:
            case a.Lose():
                return self.word(f"{key}-lose-{printed.what}", **args)
            case a.NoFee() if len(printed.towers) < len(TOWERS):
                return self.word(f"{key}-no-fee-some", **args)
            case a.OnTake(effect=e.Sets() | e.Seals()) | a.OnLeader(effect=e.Sets() | e.Seals()):
                return self.word(f"{key}-{printed.effect.word}", **args)
        return self.word(f"{key}-{printed.word}", **args)

    def _listed(self, printed: AnyAbility) -> Args:
        """Word the goods, cards and effects that an ability speaks of."""
        args: Args = {}
        for name, things in _fields(printed).items():
            match name, things:
                case "goods" | "pay" | "receive", dict():
                    args[name] = self.goods(things)
                case "kinds", tuple():
                    args["one"], args["cards"] = self.one_of(things), self.kinds(things)
                case "towers", tuple():
                    args["towers"] = self.voice.both(self.word(f"tower-{t}") for t in things)
                case "effects", tuple():
                    args["effects"] = self.effects(things)
                case "effect", e.Sets():
                    args["rewards"] = " · ".join(map(self.effect, things.rewards))
                case "effect", e.Seals():
                    args["goods"] = " · ".join(map(self.goods, things.seals))
                case "effect", _:
                    args["effects"] = self.effect(things)
        return args

    def _special(self, printed: AnyAbility) -> Args:
        """Word what only some abilities have."""
        match printed:
            case a.Value(n=n) | a.Coloured(n=n):
                return {"n": abs(n), "way": "less" if n < 0 else "more"}
            case a.Discount():
                return {"goods": self.voice.either(map(self.goods, printed.options))}
            case a.NoFloorBonus():
                return {"floors": self.voice.both(map(str, printed.floors))}
            case a.Doubled() | a.Stores():
                return {"goods": self.voice.both(self._kinds(printed.goods))}
            case a.ServantsPay():
                return {"goods": self.voice.either(self._kinds(printed.goods))}
            case a.Less():
                return {"goods": self.voice.both(self.count(good, 1) for good in printed.goods)}
            case a.Servants():
                return {"servants": self.count("servant", printed.n)}
            case a.Lose():
                return {"points": self.count("vp", printed.points)}
        return self._of_families(printed)

    def _kinds(self, goods: Iterable[str]) -> list[str]:
        return [self.word(f"kind-{good}") for good in goods]

    def _of_families(self, printed: AnyAbility) -> Args:
        match printed:
            case a.PrivilegeWith():
                return {"without": self.voice.either(self._kinds(printed.without))}
            case a.MorePoints():
                return {"points": self.count("vp", printed.n)}
            case a.CardLimit():
                scores = printed.scores().items()
                told = [self.word("cards-score", n=n, points=points) for n, points in scores]
                return {"scores": self.voice.both(told)}
            case a.FaithTiles(tiles=tiles):
                told = [self.word("tile-on", n=n, goods=self.goods(tiles[n])) for n in tiles]
                return {"spaces": self.voice.both(map(str, tiles)), "tiles": " · ".join(told)}
        return {}


def _variant(printed: AnyEffect) -> str:
    """Give what is added to the key of an effect that comes in several ways."""
    match printed:
        case e.Take() if printed.towers:
            return "-usual"
        case e.Take() if printed.discount:
            return "-for-less"
        case e.PerCard(capped=True):
            return "-capped"
        case e.PlayFree(shown=True):
            return "-shown"
        case e.Work() if printed.cards:
            return "-one"
    return ""


def _fields(printed: AnyEffect | AnyAbility) -> dict[str, Any]:
    return msgspec.structs.asdict(printed)


def _plain(printed: AnyEffect | AnyAbility) -> Args:
    return {key: value for key, value in _fields(printed).items() if isinstance(value, str | int)}
