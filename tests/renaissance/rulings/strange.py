"""Strange positions: cards thrown over a table wherever they can lie, as no game brings them."""

from random import Random
from typing import Any, Final

from bottega.games.renaissance import GAME
from bottega.games.renaissance.castles import NAMED
from bottega.games.renaissance.names import FAMILIES, NUMBER, PLAYING_CARDS, SPECIALS
from bottega.games.renaissance.pieces import WHERE
from bottega.games.renaissance.variants import rules_of
from tests.renaissance.build import Chosen, Position, Seat, table
from tests.renaissance.layout import CASTLES

KINDS: Final[list[tuple[tuple[int, ...], Chosen]]] = [
    ((2, 3, 4), {}),
    ((4, 6), {"teams": "true"}),
    ((2, 3, 4), {"variant": "quick"}),
]
MODIFIERS: Final = ("", "", "skip_turn", "no_action", "no_draw", "no_material", "no_material_hand")
ROOFER: Final = "artisans-31"


class Scatter:
    """The cards of some families, and where they fall."""

    def __init__(self, rng: Random, players: int, chosen: Chosen) -> None:
        self.rng = rng
        self.options = GAME.options_of(players, **chosen)
        self.rules = rules_of(self.options)
        sides = int(self.rules.sides)
        number = (1 if sides == 2 else 2) if self.rules.quick else sides
        self.families = sorted(rng.sample(FAMILIES, number), key=FAMILIES.index)
        self.deck = [card for card in PLAYING_CARDS if card.split("-")[0] in self.families]
        rng.shuffle(self.deck)
        self.castles = ["quick"] * sides if self.rules.quick else rng.sample(CASTLES, sides)
        self.sides: list[dict[str, Any]] = [
            {"cells": {}, "zone": [], "stock": [], "vault": [], "cover": ""} for _ in self.castles
        ]
        self.loose = ROOFER in self.deck and rng.random() < 0.4  # it lay somewhere and is gone

    def build(self) -> None:
        """Fill castles, by chance with materials that a roofer once let lie anywhere."""
        for name, side in zip(self.castles, self.sides, strict=True):
            plan = NAMED[name]
            for cell in self.rng.sample(range(plan.size), self.rng.randint(0, int(plan.size) - 2)):
                bit = 1 << int(plan.kinds[cell])
                anything = self.loose and self.rng.random() < 0.3
                fits = 7 if anything else bit
                card = next((c for c in self.deck if self._kinds(c) & fits), None)
                if card is not None:
                    self.deck.remove(card)
                    side["cells"][cell + 1] = card

    def _kinds(self, card: str) -> int:
        return int(self.rules.cards[NUMBER[card]].kinds)

    def lay(self) -> None:
        """Lay about half of the specials where they could lie."""
        for card in [card for card in self.deck if card in SPECIALS]:
            side = self.rng.choice(self.sides)
            hosts = [cell for cell, there in side["cells"].items() if there not in SPECIALS]
            where = WHERE[self.rules.cards[NUMBER[card]].special.where]
            if self.rng.random() < 0.5 or (card == ROOFER and self.loose):
                continue
            if where in ("own_zone", "opponent_zone", "not_playable", "own_stock"):
                side["zone"].append(card)
            elif where == "opponent_stock_cover":
                side["cover"] = card
            elif "material" in where and hosts:
                self._lay_on(card, side["cells"], self.rng.choice(hosts), where)
            else:
                continue
            self.deck.remove(card)

    def _lay_on(self, card: str, cells: dict[int, str], cell: int, where: str) -> None:
        """Lay a special on a material, or in its place."""
        if where.startswith("replace"):
            self.deck += cells[cell].split()
            cells[cell] = card
        else:
            cells[cell] += f" {card}"

    def store(self) -> None:
        """Fill stocks, and the slots of a storekeeper."""
        for side in self.sides:
            slots = sum(int(self.rules.cards[NUMBER[card]].special.slots) for card in side["zone"])
            for pile, most in (("stock", int(self.rules.slots)), ("vault", slots)):
                side[pile] = self.draw(self.rng.randint(0, most))

    def draw(self, count: int) -> list[str]:
        """Take so many cards, as far as there are."""
        drawn, self.deck = self.deck[:count], self.deck[count:]
        return drawn

    def seats(self) -> dict[int, Seat]:
        """Deal hands, and write down who has what."""
        found = {}
        for i in range(self.options.players):
            hand = " ".join(self.draw(5 if i == 0 else self.rng.randint(0, 6)))
            told: dict[str, Any] = {"next": self.rng.choice(MODIFIERS)}
            told["placed"] = self.rng.choice([(), (4,), (5,)])
            if i < len(self.sides):
                told |= self._side(i)
            found[i] = Seat(hand, **told)
        return found

    def _side(self, i: int) -> dict[str, Any]:
        side = self.sides[i]
        words = {name: " ".join(side[name]) for name in ("zone", "stock", "vault")}
        castle = "" if self.rules.quick else self.castles[i]
        return {"cells": side["cells"], "cover": side["cover"], "castle": castle, **words}


def strange(seed: int) -> Position:
    """Lay out a strange position."""
    rng = Random(seed)
    sizes, kind = rng.choice(KINDS)
    players = rng.choice(sizes)
    chosen: Chosen = {
        **kind,
        "edition": rng.choice(["2015", "2016"]),
        "support": rng.choice(["false", "true"]),
        "missions": rng.choice(["automatic", "by-hand"]),
    }
    scatter = Scatter(rng, players, chosen)
    scatter.build()
    scatter.lay()
    scatter.store()
    seats = scatter.seats()
    left = rng.choice([None, None, 3, 12])
    laid_by = {ROOFER: 0} if scatter.loose else {}
    chosen["families"] = ",".join(scatter.families)
    return table(players, seats, left=left, laid_by=laid_by, seed=seed, **chosen)
