"""What answers mean, in the position in which they are given."""

from bottega.games.renaissance.views import RenaissanceView
from bottega.kernel.space import Action
from bottega.kernel.telling import kebab
from bottega.text.renaissance.asked import (
    asked,
    card_name,
    cell_of,
    flank,
    kind_of,
    question,
    side_of,
)
from bottega.text.renaissance.nouns import Nouns

Args = dict[str, str]
PASSES = {"Store", "Claim", "RepeatAction", "RepeatLast", "DoubleWhich", "BuildFromStock", "Toll"}
ENDS = {
    "PlayStock", "BuildMore", "PlaceMaterials", "MatchBuild", "Renovate", "DiscardAny",
    "StoreExchange", "Sin",
}  # fmt: skip


class Answers:
    """Words answers for one reader."""

    def __init__(self, nouns: Nouns) -> None:
        self.nouns = nouns
        self.voice = nouns.voice
        self.word = nouns.word
        self._verbs = {
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
            "pope": self._pope,
            "pray": self._pray,
            "repeat": self._repeat,
            "double": self._double,
            "offer": self._offer,
        }

    def answer(self, action: Action, view: RenaissanceView) -> str:
        """Say an answer."""
        told = self._verbs.get(action.verb)
        if told is not None:
            return told(action.args, view)
        named = {key: self._card(name, view) for key, name in action.args.items()}
        return self.word(f"answer-{kebab(action.verb)}", **named)

    def _card(self, name: str, view: RenaissanceView) -> str:
        """Name a card; what tells it from another one that the reader has is told besides."""
        seat = self._seat(view)
        side = side_of(view, seat)
        held = (*view.people[seat].hand, *side.stock, *side.vault, *view.tray)
        alike = {self.nouns.card(other) for other in held if other != name}
        named = self.nouns.card(name)
        return self.voice.aside(named, self._apart(name)) if named in alike else named

    def _apart(self, name: str) -> str:
        facts = self.nouns.facts(name)
        if facts["type"] != "composite":
            return self.word(f"family-{facts['family']}")
        kinds = self.voice.either(self.word(f"kind-{kind}") for kind in facts["kinds"])
        return self.word("material", title=kinds, value=facts["value"])

    def explain(self, action: Action, view: RenaissanceView) -> str | None:
        """Give the text of the cards behind an answer, where there are any."""
        args = action.args
        if "missions" in args:
            return "\n".join(map(self.nouns.card_text, args["missions"].split()))
        name = args.get("card") or args.get("mission") or self._behind(action.verb, view)
        return self.nouns.card_text(name) if name else None

    def _behind(self, verb: str, view: RenaissanceView) -> str | None:
        """Give the card that an answer uses without naming it."""
        using = {"pope": self._canceller, "pray": self._turner, "repeat": self._repeater}
        return using[verb](view) if verb in using else None

    def _frame(self, view: RenaissanceView) -> tuple[str, tuple[int, ...]]:
        """Give the question that is answered: its name, and its arguments after the seat."""
        found = question(view, self.voice.seat)
        return found.frame, found.args[1:]

    def _seat(self, view: RenaissanceView) -> int:
        return asked(view, self.voice.seat)

    def _oblige(self, args: Args, view: RenaissanceView) -> str:
        return self.word("answer-oblige", missions=self.nouns.cards(args["missions"].split()))

    def _build(self, args: Args, view: RenaissanceView) -> str:
        frame, more = self._frame(view)
        side, card, cell = side_of(view, self._seat(view)), args["card"], int(args["cell"])
        named: dict[str, str | int] = {"card": self._card(card, view), "cell": cell}
        there = cell_of(side, cell)
        if frame == "Renovate" and there is not None:
            return self.word("answer-build-replace", old=self.nouns.card(there.card), **named)
        if frame == "Relay":
            return self.word("answer-build-relay", **named)
        facts, kind = self.nouns.facts(card), kind_of(side, cell)
        plain = facts["type"] == "material" and facts["kinds"] == [kind]
        if not kind or (plain and frame != "Roof"):
            return self.word("answer-build", **named)
        known: dict[str, str | int] = {
            **named,
            "card": self.nouns.card(card),
            "kind": self.word(f"as-{kind}"),
        }
        if frame != "Roof":
            return self.word("answer-build-as", value=facts["value"], **known)
        special = card_name(more[0])
        value = facts["value"] + self.nouns.facts(special)["points"]
        return self.word(
            "answer-build-roof", special=self.nouns.card(special), value=value, **known
        )

    def _material(self, view: RenaissanceView, seat: int, cell: int) -> str:
        """Tell what lies on a cell; an empty or unknown one is just named."""
        side = side_of(view, seat)
        there = cell_of(side, cell)
        if there is None:
            return self.word("cell", cell=cell)
        if not there.material:
            return self.word("on-cell", thing=self.nouns.card(there.card), cell=cell)
        kind = self.word(f"kind-{kind_of(side, cell)}")
        return self.word("worth", thing=kind, value=there.value, cell=cell)

    def _move(self, args: Args, view: RenaissanceView) -> str:
        frame, more = self._frame(view)
        cell, own = int(args["cell"]), int(args["own"])
        if frame not in ("Steal", "Swap"):
            material = self.word("cell", cell=cell)
            return self.word("answer-move", material=material, own=own)
        material = self._material(view, more[0], cell)
        if frame == "Steal":
            return self.word("answer-move-steal", material=material, own=own)
        other = self._material(view, self._seat(view), own)
        return self.word("answer-move-swap", material=material, other=other)

    def _play(self, args: Args, view: RenaissanceView) -> str:
        doubles = self._frame(view)[0] == "DoubleWhich"
        card = self._card(args["card"], view)
        return self.word("answer-play-double" if doubles else "answer-play", card=card)

    def _pass(self, args: Args, view: RenaissanceView) -> str:
        frame = self._frame(view)[0]
        return self.word(f"answer-pass-{kebab(frame)}" if frame in PASSES else "answer-pass")

    def _done(self, args: Args, view: RenaissanceView) -> str:
        frame = self._frame(view)[0]
        return self.word(f"answer-done-{kebab(frame)}" if frame in ENDS else "answer-done")

    def _target(self, args: Args, view: RenaissanceView) -> str:
        seat, frame = int(args["seat"]) - 1, self._frame(view)[0]
        if frame == "LayOn":
            if self._seat(view) in self.nouns.side(seat):
                return self.word("answer-target-lay-on-own")
            return self.word("answer-target-lay-on", name=self.nouns.side_name(seat))
        key = "answer-target-toll" if frame == "Toll" else "answer-target"
        return self.word(key, name=self.voice.name(seat))

    def _strike(self, args: Args, view: RenaissanceView) -> str:
        frame, more = self._frame(view)
        cell = int(args["cell"])
        if frame == "Strike":
            own = self._seat(view) in self.nouns.side(more[1])
            key = "answer-strike-own" if own else "answer-strike-destroy"
            return self.word(key, material=self._material(view, more[1], cell))
        if frame != "LayCell":
            return self.word("answer-strike", cell=cell)
        instead = self.nouns.facts(card_name(more[0]))["where"].startswith("replace")
        key = "answer-strike-replace" if instead else "answer-strike-lay"
        return self.word(key, material=self._material(view, more[1], cell))

    def _flank(self, args: Args, view: RenaissanceView) -> str:
        seat, side = self._seat(view), args["side"]
        cells = flank(side_of(view, seat), side == "right")
        materials = self.voice.both(self._material(view, seat, cell) for cell in cells)
        return self.word(f"answer-flank-{side}", materials=materials)

    def _take(self, args: Args, view: RenaissanceView) -> str:
        asks = self._frame(view)[0] == "Offer"
        card = self._card(args["card"], view)
        return self.word("answer-take-ask" if asks else "answer-take", card=card)

    def _give(self, args: Args, view: RenaissanceView) -> str:
        frame, more = self._frame(view)
        card = self._card(args["card"], view)
        match frame:
            case "Offer":
                return self.word("answer-give-offer", card=card)
            case "PoolCard":
                return self.word("answer-give-pool", card=card)
            case "SinReturn":
                return self.word("answer-give-store", card=card)
            case "DealPool" if more[0] == self._seat(view):
                return self.word("answer-give-keep", card=card)
            case "DealPool" | "TradeGive" | "StoreReturn":
                return self.word("answer-give-to", card=card, name=self.voice.name(more[0]))
        return self.word("answer-give", card=card)

    def _empty(self, args: Args, view: RenaissanceView) -> str:
        frame, more = self._frame(view)
        if frame != "Relay":
            return self.word("answer-empty")
        return self.word("answer-empty-cell", cell=more[0] + 1)

    def _claim(self, args: Args, view: RenaissanceView) -> str:
        change = self.nouns.change(self.nouns.facts(args["mission"])["points"])
        return self.word("answer-claim", mission=self.nouns.card(args["mission"]), points=change)

    def _aim(self, args: Args, view: RenaissanceView) -> str:
        card = self._card(args["card"], view)
        place = self._place(args["card"], view)
        return self.word("answer-aim-at" if place else "answer-aim", card=card, place=place)

    def _place(self, card: str, view: RenaissanceView) -> str:
        """Say where a special in play lies; nothing if it lies nowhere in sight."""
        for side in view.sides:
            seat = side.seats[0]
            if card in side.zone:
                return self.nouns.zone_of(seat)
            if card == side.cover:
                return self.nouns.stock_of(seat)
            if any(cell and card in (cell.card, *cell.specials) for cell in side.cells):
                return self.nouns.castle_of(seat)
        return ""

    def _with_effect(self, names: tuple[str, ...], effect: str) -> str | None:
        """Find a special that has an ability."""
        for name in names:
            if any(fact["effect"] == effect for fact in self.nouns.facts(name)["effects"]):
                return name
        return None

    def _canceller(self, view: RenaissanceView) -> str | None:
        return self._with_effect(side_of(view, self._seat(view)).zone, "cancel_action")

    def _repeater(self, view: RenaissanceView) -> str | None:
        return self._with_effect(side_of(view, self._seat(view)).zone, "duplicate_action")

    def _turner(self, view: RenaissanceView) -> str | None:
        hand = view.people[self._seat(view)].hand
        return next((name for name in hand if self.nouns.facts(name)["reaction"]), None)

    def _pope(self, args: Args, view: RenaissanceView) -> str:
        special = self.nouns.card(self._canceller(view) or "clergy-32")
        return self.word("answer-pope", special=special)

    def _pray(self, args: Args, view: RenaissanceView) -> str:
        return self.word("answer-pray", card=self.nouns.card(self._turner(view) or "clergy-08"))

    def _repeat(self, args: Args, view: RenaissanceView) -> str:
        special = self.nouns.card(self._repeater(view) or "merchants-31")
        return self.word("answer-repeat", special=special)

    def _double(self, args: Args, view: RenaissanceView) -> str:
        return self.word(f"answer-double-{args['what']}")

    def _offer(self, args: Args, view: RenaissanceView) -> str:
        if view.given is None or view.taken is None:
            return self.word("answer-offer-plain")
        given, taken = self.nouns.cards(view.given), self.nouns.cards(view.taken)
        return self.word("answer-offer", given=given, taken=taken)
