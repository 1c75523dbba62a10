"""Rounds: six of them, in three periods."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bottega.games.lorenzo.council import next_order
from bottega.games.lorenzo.draft import sights
from bottega.games.lorenzo.events import GameOver, RoundBegan, RoundEnded
from bottega.games.lorenzo.placing import ACTIONS
from bottega.games.lorenzo.ruleset import DECK_SIZE, FLOORS, ROUNDS
from bottega.games.lorenzo.state import DICE, Lorenzo, members_of, names
from bottega.games.lorenzo.tokens import faces_of
from bottega.kernel.table import Interlude

SIDES: Final[i64] = 6


class BeginRound(Interlude[Lorenzo]):
    """The next round: what it begins with, turns, and what it ends with."""

    def run(self, table: Lorenzo) -> None:
        """Lay out all its steps; after the last round the game is over."""
        if table.round == ROUNDS:
            table.push(Finish())
            return
        table.round += 1
        table.push(self)
        for step in reversed(list(table.rules.round_end.values())):
            table.push(step)
        for step in reversed(list(table.rules.after_actions.values())):
            table.push(step)
        table.push(ACTIONS)
        table.push(Announce())
        for step in reversed(list(table.rules.round_start.values())):
            table.push(step)


class FillTowers(Interlude[Lorenzo]):
    """Four new cards lie in each tower, from the lowest floor up."""

    def run(self, table: Lorenzo) -> None:
        first = (table.round - 1) * FLOORS
        deck: i64 = 0
        for tower in table.rules.towers:
            for floor in range(FLOORS):
                table.floors[tower.first + floor] = table.decks[deck + first + floor]
            deck += DECK_SIZE


class RollDice(Interlude[Lorenzo]):
    """The dice say what members are worth in this round."""

    def run(self, table: Lorenzo) -> None:
        for die in range(i64(3)):
            table.dice[die] = table.streams[DICE].below(SIDES) + 1


class Announce(Interlude[Lorenzo]):
    """Everybody sees cards and dice."""

    def run(self, table: Lorenzo) -> None:
        """Tell listeners what lies on the floors and what was rolled."""
        if table.log is not None:
            cards = tuple([int(card) for card in table.floors])
            dice = tuple([int(die) for die in table.dice])
            table.log.append(RoundBegan(table.round, cards, dice))


class ClearTowers(Interlude[Lorenzo]):
    """Cards that nobody took leave the game (ruling L-65)."""

    def run(self, table: Lorenzo) -> None:
        for i in range(i64(len(table.floors))):
            table.floors[i] = 0


class GoHome(Interlude[Lorenzo]):
    """The council makes the new order; all members come home."""

    def run(self, table: Lorenzo) -> None:
        table.order = vec[i64](next_order(table))
        table.at = 0
        table.placed = vec[i64]([])
        table.occupied = 0
        for player in table.players:
            player.members = members_of(player)
            player.areas = 0
            player.fixed = 0
            player.rested = False
        if table.log is not None:
            table.log.append(RoundEnded(table.round, tuple([int(s) for s in table.order])))


class Finish(Interlude[Lorenzo]):
    """The game is over, and nothing is hidden any more."""

    def run(self, table: Lorenzo) -> None:
        if table.log is not None:
            table.log.append(
                GameOver(
                    tuple([names(p.hand) for p in table.players]),
                    tuple([names(p.discarded) for p in table.players]),
                    tuple([sights(table, i) for i in range(len(table.players))]),
                    tuple([faces_of(p.tokens) for p in table.players]),
                    tuple([names(p.drawn) for p in table.players]),
                )
            )
