"""Options, leaders in play and decks: rulings X-64, X-68 and X-75."""

import random

import pytest

from bottega.games.lorenzo import GAME
from bottega.games.lorenzo.actions import LEADERS
from bottega.games.lorenzo.modules import decks, rules_of
from bottega.kernel.errors import BadOptions
from bottega.kernel.options import Options
from tests.lorenzo.build import KIND_OF, PERIOD_OF, TOWER_OF, new_game
from tests.lorenzo.piles import ADDED, USUAL

OUT = {card for pile in decks.piles() for card in pile[8:]}  # the cards of the conspiracy
BASE_LEADERS = LEADERS[:20]


def refused(players: int, **chosen: str) -> str:
    """See that options are refused, and give the message."""
    with pytest.raises(BadOptions) as raised:
        GAME.options_of(players, **chosen)
    return str(raised.value)


def some_deck(seed: int, leaders: bool = True) -> set[int]:
    """Leave cards out at random, so many that eight of each pile remain."""
    rng = random.Random(seed)
    out: set[int] = set()
    for pile in decks.piles():
        must = [] if leaders else [card for card in pile if card in decks.WITH_LEADERS]
        may = [card for card in pile if card not in must]
        out |= {*must, *rng.sample(may, len(pile) - 8 - len(must))}
    return out


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", ["houses", "houses,pazzi"])
def test_houses_takes_two_to_five_players_and_needs_the_advanced_rules(
    players: int, modules: str
) -> None:
    # ruling X-64
    assert len(new_game(players, modules=modules).view().boards) == players
    assert "advanced" in refused(players, advanced="false", modules=modules)


@pytest.mark.parametrize("modules", ["none", "pazzi"])
@pytest.mark.parametrize("advanced", ["true", "false"])
def test_five_players_need_houses(modules: str, advanced: str) -> None:
    # ruling X-64
    assert "player" in refused(5, advanced=advanced, modules=modules)
    assert new_game(4, advanced=advanced == "true", modules=modules).view().boards


@pytest.mark.parametrize("modules", ["pazzi,houses", "everything", "", "houses, pazzi"])
def test_what_is_no_combination_is_refused_with_those_there_are(modules: str) -> None:
    # ruling X-64
    message = refused(2, modules=modules)
    assert "modules" in message
    assert "houses,pazzi" in message


@pytest.mark.parametrize("players", [1, 6])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    assert refused(players, modules="houses")


def pool(players: int = 4, **chosen: str) -> set[str]:
    """Name the leaders that are in play."""
    return {LEADERS[i] for i in rules_of(GAME.options_of(players, **chosen)).pool}


def test_each_expansion_adds_its_leaders_where_leaders_are_in_play() -> None:
    # ruling X-64
    assert pool() == set(BASE_LEADERS)
    assert pool(modules="pazzi") == {*BASE_LEADERS, *LEADERS[40:]}
    assert pool(modules="houses") == set(LEADERS[:40])
    assert pool(modules="houses,pazzi") == set(LEADERS)
    assert pool(modules="pazzi", advanced="false") == set()


def in_piles(**chosen: str) -> set[int]:
    """List the cards that can come to the usual towers."""
    rules = rules_of(GAME.options_of(4, **chosen))
    return {int(card) for pile in rules.decks[:12] for card in pile}


def test_cards_about_leaders_stay_in_the_box_without_leaders() -> None:
    # ruling X-64
    assert {162, 164} <= in_piles(modules="pazzi")
    assert not {162, 164} & in_piles(modules="pazzi", advanced="false")
    assert len(in_piles(modules="pazzi", advanced="false")) == len(USUAL | ADDED) - 2


@pytest.mark.parametrize("advanced", [True, False])
def test_eight_cards_of_each_kind_and_period_are_drawn(advanced: bool) -> None:
    # ruling X-64
    cards = [int(c) for c in new_game(4, 3, advanced, modules="pazzi").table.decks]
    sorts = [(KIND_OF[card], PERIOD_OF[card]) for card in cards]
    assert {sorts.count(sort) for sort in sorts} == {8}
    assert len(set(cards)) == 96
    assert any(card > 144 for card in cards)


def test_the_conspiracy_is_not_shuffled_into_the_special_tower() -> None:
    # ruling X-64
    cards = [int(c) for c in new_game(4, 3, modules="houses,pazzi").table.decks]
    assert {TOWER_OF[card] for card in cards[96:]} == {"special"}
    assert not any(97 <= card <= 144 for card in cards[:96])


def test_two_families_join_those_of_houses_only() -> None:
    # ruling X-64
    families = {f.name for f in rules_of(GAME.options_of(4, modules="houses,pazzi")).families}
    assert len(families) == 12
    assert {"della-scala", "visconti"} <= families
    alone = {f.name for f in rules_of(GAME.options_of(4, modules="houses")).families}
    assert alone == families - {"della-scala", "visconti"}
    assert not new_game(4, modules="pazzi").view().lots


def test_which_leaders_are_in_play_is_chosen() -> None:
    # ruling X-68
    assert pool(4, modules="houses", leaders="base") == set(BASE_LEADERS)
    assert pool(4, modules="houses", leaders="new") == set(LEADERS[20:40])
    twelve = ",".join(LEADERS[10:30])
    assert pool(4, modules="houses", leaders=twelve) == set(LEADERS[10:30])


def test_names_of_leaders_are_written_in_one_way() -> None:
    # ruling X-68
    names = [*LEADERS[:12]]
    one = GAME.options_of(2, leaders=",".join(names))
    other = GAME.options_of(2, leaders=" , ".join([*reversed(names), names[0]]))
    assert one == other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_leaders_a_player_and_four_more_are_needed(players: int) -> None:
    # ruling X-68
    needed = 4 * players + 4
    assert pool(players, leaders=",".join(LEADERS[:needed])) == set(LEADERS[:needed])
    message = refused(players, leaders=",".join(LEADERS[: needed - 1]))
    assert str(needed) in message
    assert str(needed - 1) in message


def test_too_few_new_leaders_are_refused() -> None:
    # ruling X-68
    assert refused(2, leaders="new")
    assert refused(2, modules="pazzi", leaders="new")
    assert refused(5, modules="houses", leaders="base")


def test_leaders_that_are_not_in_play_are_refused() -> None:
    # ruling X-68: a list must not be shorter than it looks
    names = ",".join([*LEADERS[8:20], "raffaello-sanzio"])
    assert "raffaello-sanzio" in refused(2, leaders=names)
    assert "cosimo" in refused(2, leaders="cosimo")


def test_leaders_are_chosen_only_where_they_are_in_play() -> None:
    # ruling X-68
    for words in ("base", "new", ",".join(LEADERS[:12])):
        assert "advanced" in refused(2, advanced="false", leaders=words)


def test_only_chosen_leaders_are_dealt() -> None:
    # ruling X-68
    names = LEADERS[10:26]
    game = new_game(3, 5, modules="houses", leaders=",".join(names))
    dealt = {LEADERS[i] for i in [*game.table.leaders, *game.table.beside]}
    assert dealt == set(names)


@pytest.mark.parametrize("seed", range(20))
def test_a_deck_is_written_and_read(seed: int) -> None:
    out = some_deck(seed)
    code = decks.encode(out)
    assert len(code) == 15
    assert decks.decode(code) == out
    assert (
        decks.decode(code.upper()) == decks.decode(f" {code[:5]}-{code[5:10]}-{code[10:]} ") == out
    )


def test_a_deck_that_leaves_too_many_out_is_not_written() -> None:
    with pytest.raises(BadOptions, match="stay in the box"):
        decks.encode(OUT | {1})
    with pytest.raises(BadOptions, match="stay in the box"):
        decks.encode(OUT - {145})


@pytest.mark.parametrize("seed", range(3))
def test_one_wrong_letter_or_two_swapped_ones_are_noticed(seed: int) -> None:
    code = decks.encode(some_deck(seed))
    wrong = [
        code[:i] + letter + code[i + 1 :]
        for i in range(len(code))
        for letter in decks.ALPHABET
        if letter != code[i]
    ]
    wrong += [
        code[:i] + code[i + 1] + code[i] + code[i + 2 :]
        for i in range(len(code) - 1)
        if code[i] != code[i + 1]
    ]
    for text in wrong:
        with pytest.raises(BadOptions):
            decks.decode(text)


@pytest.mark.parametrize("text", ["", "shuffled", "u" * 15, "z" * 15, "0" * 14, "0" * 16])
def test_what_is_no_deck_is_refused(text: str) -> None:
    assert "deck" in refused(2, modules="pazzi", decks=text)


def test_letters_that_look_like_digits_are_read_as_digits() -> None:
    code = decks.encode(OUT)
    assert decks.decode(code.replace("0", "O").replace("1", "l")) == OUT


def test_a_deck_needs_the_conspiracy() -> None:
    code = decks.encode(OUT)
    for chosen in ({"modules": "none"}, {"modules": "houses"}, {}):
        assert "pazzi" in refused(2, decks=code, **chosen)
        assert "pazzi" in refused(2, decks="preview", **chosen)


@pytest.mark.parametrize("card", [162, 164])
def test_a_deck_with_a_card_about_leaders_needs_leaders(card: int) -> None:
    # ruling X-64
    pile = next(pile for pile in decks.piles() if card in pile)
    spare = next(c for c in pile if c not in some_deck(0, leaders=False))
    code = decks.encode(some_deck(0, leaders=False) - {card} | {spare})
    assert GAME.options_of(2, modules="pazzi", decks=code).chosen["decks"] == code
    message = refused(2, advanced="false", modules="pazzi", decks=code)
    assert str(card) in message
    plain = decks.encode(some_deck(0, leaders=False))
    assert GAME.options_of(2, advanced="false", modules="pazzi", decks=plain)


def test_a_built_deck_is_played_and_everybody_knows_it() -> None:
    # ruling X-75
    out = some_deck(4)
    game = new_game(3, 1, modules="houses,pazzi", decks=decks.encode(out))
    played = {int(card) for card in game.table.decks[:96]}
    assert played == {card for pile in decks.piles() for card in pile} - out
    for seat in (None, 0, 1, 2):
        known = game.view(seat).known_decks
        assert {card for pile in known for card in pile} == played
        assert [len(pile) for pile in known] == [8] * 12


def test_a_previewed_deck_is_known_and_a_random_one_is_not() -> None:
    # ruling X-75
    shown = new_game(3, 1, modules="pazzi", decks="preview")
    known = {card for pile in shown.view().known_decks for card in pile}
    assert known == {int(card) for card in shown.table.decks}
    hidden = new_game(3, 1, modules="pazzi")
    assert hidden.view().known_decks == ()
    assert [int(c) for c in hidden.table.decks] == [int(c) for c in shown.table.decks]


def test_a_known_deck_does_not_tell_the_order() -> None:
    # ruling X-75
    game = new_game(3, 1, modules="pazzi", decks="preview")
    assert all(list(pile) == sorted(pile) for pile in game.view().known_decks)
    assert [c for p in game.view().known_decks for c in p] != [int(c) for c in game.table.decks]


def test_options_of_a_deck_are_written_in_one_way() -> None:
    code = decks.encode(OUT)
    assert GAME.options_of(2, modules="pazzi", decks=code.upper()) == Options(
        2, {"advanced": "true", "modules": "pazzi", "leaders": "all", "decks": code}
    )
