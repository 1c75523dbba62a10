"""The decks behind a position: every pile in an order in which boards and towers can be so."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bottega.games.lorenzo.actions import SPACES
from bottega.games.lorenzo.modules.base import BASE
from bottega.games.lorenzo.modules.decks import ALL_CARDS
from bottega.games.lorenzo.modules.houses import HOUSES
from bottega.games.lorenzo.pieces import AREAS, CARD_KINDS, SPECIAL, Card
from bottega.games.lorenzo.ruleset import Ruleset

CARDS: Final[list[Card]] = sorted([*ALL_CARDS, *HOUSES.cards], key=lambda card: int(card.number))
KIND_OF: Final = {int(card.number): CARD_KINDS[card.kind] for card in CARDS}
TOWER_OF: Final = {int(card.number): AREAS[card.tower] for card in CARDS}
PERIOD_OF: Final = {int(card.number): int(card.period) for card in CARDS}
USUAL: Final = {int(card.number) for card in BASE.cards}
ADDED: Final = {int(card.number) for card in ALL_CARDS} - USUAL  # what goes to the same towers
TOWERS: Final = (*CARD_KINDS, AREAS[SPECIAL])
FLOORS: Final = 4
PILE: Final = 8


def first_round(seen: Sequence[int], laid: Iterable[int], tiles: Sequence[str]) -> int:
    """Find the first round in which boards and towers can be as they are."""
    rounds = [1, *(2 * PERIOD_OF[card] - 1 for card in laid if card)]
    rounds += [min(2 * int(name[0]) + 1, 6) for name in tiles]
    for tower in TOWERS:
        for period in (1, 2, 3):
            n = sum(TOWER_OF[c] == tower and PERIOD_OF[c] == period for c in seen)
            if n:
                rounds.append(2 * period if n <= FLOORS else min(2 * period + 1, 6))
    return max(rounds)


def decks_of(
    rules: Ruleset, seen: Sequence[int], floors: Mapping[str, int], when: int
) -> list[int]:
    """Order every pile so that boards have seen cards and floors have the wished ones."""
    decks: list[int] = []
    for tower in TOWERS[: len(rules.towers)]:
        for period in (1, 2, 3):
            owned = [c for c in seen if (TOWER_OF[c], PERIOD_OF[c]) == (tower, period)]
            wished = [floors.get(f"{tower} {floor}", -1) for floor in (1, 2, 3, 4)]
            now = period == (when + 1) // 2
            pile = _chosen(tower, period, [*owned, *(wished if now else ())])
            decks += _pile(tower, pile, owned, wished, when) if now else pile
    return decks


def _chosen(tower: str, period: int, mentioned: Sequence[int]) -> list[int]:
    """Choose the cards of a pile: those that are mentioned, then those of the game itself.

    Two special cards of each kind are in and two are not, as far as nothing else is wished.
    """
    cards = [c for c in TOWER_OF if (TOWER_OF[c], PERIOD_OF[c]) == (tower, period)]
    cards.sort(key=lambda card: (card not in mentioned, card not in USUAL, -card % FLOORS, card))
    return sorted(cards[:PILE])


def _pile(tower: str, pile: list[int], owned: list[int], wished: list[int], when: int) -> list[int]:
    """Order the pile of the present period: the round before it, this round, the one to come."""
    if any(card > 0 and card not in pile for card in wished):
        raise ValueError(f"{tower} cards {wished} cannot all lie there in round {when}")
    rest = [card for card in pile if card not in owned and card not in wished]
    room = FLOORS if when % 2 == 0 else 0
    before, late = owned[:room], owned[room:]
    shown = []
    for card in wished:
        if card == 0 and late:
            card = late.pop()
        shown.append(card if card > 0 else rest.pop(-1 if card == 0 else 0))
    if late:
        raise ValueError(f"nobody can have {tower} cards {late} in round {when}")
    if when % 2:
        return shown + rest
    return before + rest + shown


def on_floor(decks: Sequence[int], floors: Mapping[str, int], when: int, space: int) -> int:
    """Give the card on a floor, 0 where it is wished to be empty."""
    if floors.get(SPACES[space]) == 0:
        return 0
    return decks[space // FLOORS * 24 + (when - 1) * FLOORS + space % FLOORS]
