"""The whole position as text."""

import re
from collections import Counter
from itertools import chain, product

import pytest

from bottega.games.masters import GAME
from bottega.games.masters.goods import GOODS
from bottega.games.masters.goods import goods as packed
from bottega.games.masters.state import fits
from bottega.text import Speaker, languages
from bottega.text.layout import COLUMNS, width
from bottega.text.masters.position import arrange
from tests.build import Position, goods, new_game, seat, table
from tests.text.samples import asking, over

DEPOTS = [[], *([good] for good in GOODS), ["coin", "stone"], ["servant", "shield"]]


def in_the_market() -> Position:
    """Alice has taken marbles and let one good go."""
    alice = seat(
        store=goods(coin=2, shield=2),
        box=goods(shield=5),
        faith=6,
        slots=[[3, 19], [2], []],
        hand=[54],
        played=[56],
    )
    bob = seat(store=goods(stone=1), faith=9, tiles=[1])
    laid = table(
        players=2,
        first=1,
        turn_of=0,
        seats={0: alice, 1: bob},
        market="yellow grey white red / white white blue purple / grey blue purple white",
        slide="yellow",
    )
    return laid.play("take column 3", "let go servant")


ENGLISH = """\
Masters of Renaissance · turn 1

Market        1  2  3  4            C  coins            H  shields
           1  C  S  H  F  ←         S  stones           W  white marbles
           2  W  W  V  V  ←         V  servants         F  faith
           3  S  H  C  W  ←
              ↑  ↑  ↑  ↑            spare marble: W

Cards   green             blue              yellow            purple
  III   9 pts         ×4  9 pts         ×4  9 pts         ×4  9 pts         ×4
        6H                6C                6S                6V
        2C → 3S 2F        2V → 3H 2F        2H → 3V 2F        2S → 3C 2F
  II    5 pts         ×4  6 pts         ×3  5 pts         ×4  5 pts         ×4
        4H                3C 2S             4S                4V
        1S → 2F           1C 1S → 3V        1H → 2F           1C → 2F
  I     1 pt          ×4  2 pts         ×3  1 pt          ×4  2 pts         ×3
        2H                1C 1S 1V          2S                1C 1V 1H
        1C → 1F           1V → 1S           1V → 1F           1C → 1H

Report        II, set off on space 16: 3 points to all on 12 or beyond

Bob · 6 points · inkwell
  faith       9/24 · tiles I
  shelves     [S] [· ·] [· · ·]
  strongbox   —
  slot 1      —
  slot 2      —
  slot 3      —
  put away    let go: 2 leaders

Alice (you) · 13 points
  faith       6/24
  shelves     [·] [H H] [· · ·] [C C]  (depot for coins)
  strongbox   5H
  slot 1      blue II 5 pts · 1V → 2F  (on blue I 1 pt)
  slot 2      purple I 1 pt · 1S → 1F
  slot 3      —
  leaders     the Town (room for 2 coins) · 3 pts
  in hand     the Town (room for 2 servants) · 3 pts · requires 5 stones
  put away    returned: the Press (turns 1 stone into any good), the Press
              (turns 1 coin into any good)

To store      1 shield · 1 let go"""

FRENCH = """\
Masters of Renaissance · tour 2

Marché        1  2  3  4            P  pièces           B  boucliers
           1  P  P  B  F  ←         R  pierres          o  billes blanches
           2  o  o  o  B  ←         S  serviteurs       F  foi
           3  R  R  S  S  ←
              ↑  ↑  ↑  ↑            bille libre : o

Cartes  vertes            bleues            jaunes            violettes
  III   9 pts         ×4  9 pts         ×4  9 pts         ×4  9 pts         ×4
        6B                6P                6R                6S
        2P → 3R 2F        2S → 3B 2F        2B → 3S 2F        2R → 3P 2F
  II    5 pts         ×4  5 pts         ×4  5 pts         ×4  5 pts         ×4
        4B                4P                4R                4S
        1R → 2F           1S → 2F           1B → 2F           1P → 2F
  I     —                 1 pt          ×4  1 pt          ×4  3 pts         ×2
                          2P                2R                3S
                          1B → 1F           1S → 1F           2P → 1R 1S 1B

Rapport       I, déclenché en case 8 : 2 points à qui est en 5 ou au-delà
Lorenzo       croix noire 7/24
              jetons vus 1/7 : 2 cartes violettes en moins

Alice (vous) · 3 points
  foi         4/24
  étagères    [P] [· ·] [· · ·]
  coffre      4P 1B
  empl. 1     verte I 1 pt · 1P → 1F
  empl. 2     —
  empl. 3     —
  en main     l’Étal (1 bouclier de moins par carte) · 2 pts · condition :
              1 carte bleue et 1 carte violette
  écartés     rendus : la Presse (change 1 pierre en ressource au choix), la
              Presse (change 1 pièce en ressource au choix) · abandonnés : la
              Presse (change 1 serviteur en ressource au choix)

À payer       1 pièce
À recevoir    1 point de foi"""


def in_solo() -> Position:
    """Alice, against Lorenzo, uses a card and then what she likes."""
    alice = seat(store=goods(coin=1), box=goods(coin=4, shield=1), faith=4, slots=[[1]], hand=[50])
    laid = table(
        players=1,
        seats={0: alice},
        market="yellow yellow blue red / white white white white / grey grey purple purple",
        slide="blue",
        left={"green 1": 0},
        cross=7,
        tokens=[3],
    )
    return laid.play("take row 2", "end", "activate slot 1")


def shown(speaker: Speaker, position: Position) -> str:
    """Write the position as the reader sees it, with plain spaces."""
    return speaker.position(position.view(0)).replace("\u00a0", " ")


def test_a_position_in_english() -> None:
    assert shown(Speaker(GAME, "en", ["Alice", "Bob"], 0), in_the_market()) == ENGLISH


def test_a_position_in_french() -> None:
    assert shown(Speaker(GAME, "fr", ["Alice"], 0), in_solo()) == FRENCH


def spaceless(text: str) -> str:
    """Leave out all spaces, for what is broken over lines."""
    return "".join(text.split())


@pytest.mark.parametrize("language", languages())
def test_hands_of_others_are_counted_and_not_shown(language: str) -> None:
    speaker = Speaker(GAME, language, ["Alice", "Bob"], 0)
    position = new_game(2)
    text = spaceless(speaker.position(position.view(0)))
    called = speaker.called()
    for number in position.board(0).hand or ():
        assert spaceless(called[f"leader-{number}"]) in text
    for number in position.board(1).hand or ():
        assert spaceless(called[f"leader-{number}"]) not in text
    assert spaceless(speaker.word("count-leader", n=4)) in text


@pytest.mark.parametrize("language", languages())
def test_the_reader_s_own_board_comes_last_and_the_others_in_turn_order(language: str) -> None:
    names = ["Alice", "Bob", "Chiara", "Dino"]
    view = new_game(4).view(None)
    for reader, order in ((1, [2, 3, 0, 1]), (3, [0, 1, 2, 3]), (None, [0, 1, 2, 3])):
        lines = Speaker(GAME, language, names, reader).position(view).splitlines()
        starts = [re.match("|".join(names), line) for line in lines]
        heads = [start[0] for start in starts if start]
        assert heads == [names[seat] for seat in order]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["x" * 200, "花" * 100, "e\u0301" * 99, "\t", "a b " * 50])
def test_no_name_makes_a_line_too_wide(language: str, name: str) -> None:
    for players in (1, 4):
        for view in (asking("Turn", players), over(asking("Turn", players))):
            text = Speaker(GAME, language, [name] * players, 0).position(view)
            assert max(map(width, text.splitlines())) <= COLUMNS


@pytest.mark.parametrize("depots", DEPOTS, ids=" ".join)
def test_every_store_that_fits_is_arranged_by_the_rules(depots: list[str]) -> None:
    bits = sum(1 << GOODS.index(good) for good in depots)
    arranged = 0
    for counts in product(range(6), repeat=4):
        if not fits(packed(*counts), bits):
            continue
        store = {good: n for good, n in zip(GOODS, counts, strict=True) if n}
        laid, filled = arrange(store, depots)
        shelves = [set(shelf) - {""} for shelf in laid]
        kinds = [kind for shelf in shelves for kind in shelf]
        assert all(len(shelf) <= 1 for shelf in shelves), laid  # one kind on a shelf
        assert len(kinds) == len(set(kinds)), laid  # and on no other (ruling M-13)
        assert [good for good, _ in filled] == depots
        assert all(n <= 2 for _, n in filled)  # ruling M-14
        assert Counter(filter(None, chain(*laid))) + Counter(dict(filled)) == Counter(store)
        arranged += 1
    assert arranged >= 100
