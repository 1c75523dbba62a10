"""Setting up: decks, tiles, the first order, and what everybody starts with."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bottega.games.lorenzo.goods import COIN, goods, some
from bottega.games.lorenzo.pieces import SPECIAL
from bottega.games.lorenzo.queries import adapt
from bottega.games.lorenzo.rounds import BeginRound
from bottega.games.lorenzo.ruleset import PERIODS, PILE, Ruleset
from bottega.games.lorenzo.state import Lorenzo
from bottega.kernel.options import Options
from bottega.kernel.rng import dealer
from bottega.kernel.table import Interlude

START: Final = goods(wood=2, stone=2, servant=3)
FIRST_COINS: Final[i64] = 5  # of the first in the order; each later one has one more


def set_up(setting: Options, rules: Ruleset, seed: int) -> Lorenzo:
    """Lay out a table; each source of chance has a stream of its own."""
    table = Lorenzo(None, setting, rules)
    build_decks(table, seed)
    for period in range(i64(1), PERIODS + 1):
        tiles = vec[i64]([i64(i) for i, t in enumerate(rules.tiles) if t.period == period])
        dealer(seed, f"excommunication {period}").shuffle(tiles)
        table.tiles = append(table.tiles, tiles[0])
    table.leaders = rules.pool[:]
    dealer(seed, "leaders").shuffle(table.leaders)
    table.order = vec[i64]([i64(i) for i in range(setting.players)])
    dealer(seed, "order").shuffle(table.order)
    table.streams = [dealer(seed, "dice")]
    if rules.faces:
        lay_out_tokens(table, seed)
    if rules.lots:
        lay_out_lots(table, seed)
    table.push(BeginRound())
    for step in reversed(list(rules.setup.values())):
        table.push(step)
    table.settle()
    return table


def build_decks(table: Lorenzo, seed: int) -> None:
    """Shuffle the pile of each tower and period, and take as many cards as a period needs."""
    rules = table.rules
    unused: list[i64] = []
    for tower in range(i64(len(rules.towers))):
        for period in range(i64(1), PERIODS + 1):
            place = tower * PERIODS + period - 1
            pile = vec[i64](rules.chosen[place] or rules.decks[place])
            dealer(seed, f"deck {rules.towers[tower].name} {period}").shuffle(pile)
            for card in pile[:PILE]:
                table.decks = append(table.decks, card)
            if rules.towers[tower].area == SPECIAL:
                unused += list(pile[PILE:])
    if len(rules.adapted):
        rest = vec[i64](unused)
        dealer(seed, "adaptation").shuffle(rest)
        table.omen = rest[0]  # ruling X-7
        adapt(table)


def lay_out_tokens(table: Lorenzo, seed: int) -> None:
    """Shuffle all tokens face down."""
    supply: list[i64] = []
    for i, face in enumerate(table.rules.faces):
        supply += [i64(i + 1)] * face.copies
    table.supply = vec[i64](supply)
    dealer(seed, "tokens").shuffle(table.supply)
    table.streams.append(dealer(seed, "tokens again"))


def lay_out_lots(table: Lorenzo, seed: int) -> None:
    """Draw a tile to bid on and a family for each player (ruling X-3)."""
    rules = table.rules
    lots = vec[i64]([i64(i) for i in range(len(rules.lots))])
    dealer(seed, "lots").shuffle(lots)
    table.lots = lots[: table.setting.players]
    families = vec[i64]([i64(i) for i in range(len(rules.families))])
    dealer(seed, "families").shuffle(families)
    table.families = families[: table.setting.players]
    for family in table.families:
        for _ in range(rules.families[family].leaders):  # before the draft (ruling X-5)
            table.beside = append(table.beside, table.leaders[0])
            table.leaders = table.leaders[1:]


class StartGoods(Interlude[Lorenzo]):
    """Everybody starts with the same, and later players with more coins (ruling L-64)."""

    def run(self, table: Lorenzo) -> None:
        for place in range(i64(len(table.order))):
            player = table.players[table.order[place]]
            player.goods = START + some(COIN, FIRST_COINS + place)


class StandardTiles(Interlude[Lorenzo]):
    """In the basic game all use the common side of the personal bonus tiles."""

    def run(self, table: Lorenzo) -> None:
        for player in table.players:
            player.tile = 0
