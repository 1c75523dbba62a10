"""What answers mean, in the position in which they are given."""

from bottega.games.renaissance.telling import questions as q
from bottega.games.renaissance.views import RenaissanceView
from bottega.kernel.telling import Choice, Told, kebab
from bottega.text.renaissance.lying import cell_of, kind_of, owner_of
from bottega.text.renaissance.nouns import Nouns
from bottega.text.renaissance.pointing import Pointing
from bottega.text.wording import Verbs

# The questions at which passing, or being done, has a sentence of its own.
PASSES = (
    q.Store | q.Claim | q.RepeatAction | q.RepeatLast | q.DoubleWhich | q.BuildFromStock | q.Toll
)
ENDS = (
    q.PlayStock | q.BuildMore | q.PlaceMaterials | q.MatchBuild | q.Renovate | q.DiscardAny
    | q.StoreExchange | q.Sin
)  # fmt: skip

# The cards that these answers use, where nothing is told.
USUAL = {"pope": "clergy-32", "pray": "clergy-08", "repeat": "merchants-31"}


class Answers(Pointing):
    """Words answers for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        super().__init__(nouns)
        self._verbs: Verbs[RenaissanceView] = {
            "oblige": self._oblige,
            "build": self._build,
            "move": self._move,
            "play": self._play,
            "pass": self._pass,
            "done": self._done,
            "target": self._target,
            "strike": self._strike,
            "flank": self._flank,
            "take": self._take,
            "give": self._give,
            "empty": self._empty,
            "claim": self._claim,
            "aim": self._aim,
            "pope": self._using,
            "pray": self._using,
            "repeat": self._using,
            "double": self._double,
            "offer": self._offer,
        }

    def answer(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        """Say an answer to what is told; without that, whatever it would be an answer to."""
        said = self._verbs.get(choice.verb)
        if said is not None:
            return said(choice, view, told)
        named = {key: self.card(name, view, told) for key, name in choice.args.items()}
        return self.word(f"answer-{kebab(choice.verb)}", **named)

    def explain(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str | None:
        """Give the text of the cards behind an answer, where there are any."""
        args = choice.args
        if "missions" in args:
            return "\n".join(map(self.nouns.card_text, args["missions"].split()))
        name = args.get("card") or args.get("mission") or self.behind(choice.verb, told)
        return self.nouns.card_text(name) if name else None

    def _oblige(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        missions = self.nouns.cards(choice.args["missions"].split())
        return self.word("answer-oblige", missions=missions)

    def _build(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        side, card, cell = self.own(view, told), choice.args["card"], int(choice.args["cell"])
        named: dict[str, str | int] = {"card": self.card(card, view, told), "cell": cell}
        there = cell_of(side, cell)
        if isinstance(told, q.Renovate) and there is not None:
            return self.word("answer-build-replace", old=self.nouns.card(there.card), **named)
        if isinstance(told, q.Relay):
            return self.word("answer-build-relay", **named)
        kind, roof = kind_of(side, cell), told if isinstance(told, q.Roof) else None
        if not kind or (self.nouns.plainly(card, kind) and roof is None):
            return self.word("answer-build", **named)
        known = {**named, "card": self.nouns.card(card), "kind": self.word(f"as-{kind}")}
        if roof is None:
            return self.word("answer-build-as", value=self.nouns.worth(card), **known)
        value = self.nouns.worth(card) + roof.points
        special = self.nouns.card(roof.card)
        return self.word("answer-build-roof", special=special, value=value, **known)

    def _move(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        cell, own = int(choice.args["cell"]), int(choice.args["own"])
        if not isinstance(told, q.Duel):
            return self.word("answer-move", material=self.word("cell", cell=cell), own=own)
        material = self.material(view.sides[told.castle], cell)
        if isinstance(told, q.Steal):
            return self.word("answer-move-steal", material=material, own=own)
        other = self.material(self.own(view, told), own)
        return self.word("answer-move-swap", material=material, other=other)

    def _play(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        key = "answer-play-double" if isinstance(told, q.DoubleWhich) else "answer-play"
        return self.word(key, card=self.card(choice.args["card"], view, told))

    def _pass(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        return self.word(f"answer-pass-{told.ask}" if isinstance(told, PASSES) else "answer-pass")

    def _done(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        return self.word(f"answer-done-{told.ask}" if isinstance(told, ENDS) else "answer-done")

    def _target(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        seat = int(choice.args["seat"]) - 1
        if isinstance(told, q.LayOn):
            if self.seat(told) in self.nouns.side(seat):
                return self.word("answer-target-lay-on-own")
            return self.word("answer-target-lay-on", name=self.nouns.side_name(seat))
        key = "answer-target-toll" if isinstance(told, q.Toll) else "answer-target"
        return self.word(key, name=self.voice.name(seat))

    def _strike(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        cell = int(choice.args["cell"])
        if isinstance(told, q.Strike):
            key = "answer-strike-own" if told.own else "answer-strike-destroy"
        elif isinstance(told, q.LayCell):
            key = "answer-strike-replace" if told.instead else "answer-strike-lay"
        else:
            return self.word("answer-strike", cell=cell)
        return self.word(key, material=self.material(view.sides[told.castle], cell))

    def _flank(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        flank = choice.args["side"]
        cells: q.Cells = ()
        if isinstance(told, q.Flank):
            cells = told.left if flank == "left" else told.right
        side = self.own(view, told)
        materials = self.voice.both(self.material(side, cell) for cell in cells)
        return self.word(f"answer-flank-{flank}", materials=materials)

    def _take(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        key = "answer-take-ask" if isinstance(told, q.Offer) else "answer-take"
        return self.word(key, card=self.card(choice.args["card"], view, told))

    def _give(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        card = self.card(choice.args["card"], view, told)
        match told:
            case q.Offer():
                return self.word("answer-give-offer", card=card)
            case q.PoolCard():
                return self.word("answer-give-pool", card=card)
            case q.SinReturn():
                return self.word("answer-give-store", card=card)
            case q.DealPool() if told.whose == told.seat:
                return self.word("answer-give-keep", card=card)
            case q.DealPool() | q.TradeGive() | q.StoreReturn():
                return self.word("answer-give-to", card=card, name=self.voice.name(told.whose))
        return self.word("answer-give", card=card)

    def _empty(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        if not isinstance(told, q.Relay):
            return self.word("answer-empty")
        return self.word("answer-empty-cell", cell=told.cell)

    def _claim(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        mission = choice.args["mission"]
        change = self.nouns.change(self.nouns.worth(mission))
        return self.word("answer-claim", mission=self.nouns.card(mission), points=change)

    def _aim(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        card = self.card(choice.args["card"], view, told)
        place = self._place(choice.args["card"], view)
        return self.word("answer-aim-at" if place else "answer-aim", card=card, place=place)

    def _place(self, card: str, view: RenaissanceView) -> str:
        """Say where a special in play lies; nothing if it lies nowhere in sight."""
        side = owner_of(view, card)
        if side is None:
            return ""
        if card in side.zone:
            return self.nouns.zone_of(side.seats[0])
        if card == side.cover:
            return self.nouns.stock_of(side.seats[0])
        return self.nouns.castle_of(side.seats[0])

    def _using(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        """Say an answer by the card that it uses."""
        card = self.nouns.card(self.behind(choice.verb, told) or USUAL[choice.verb])
        return self.word(f"answer-{choice.verb}", card=card, special=card)

    def _double(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        return self.word(f"answer-double-{choice.args['what']}")

    def _offer(self, choice: Choice, view: RenaissanceView, told: Told | None) -> str:
        if not isinstance(told, q.Offer):
            return self.word("answer-offer-plain")
        given, taken = self.nouns.cards(told.gives), self.nouns.cards(told.gets)
        return self.word("answer-offer", given=given, taken=taken)
