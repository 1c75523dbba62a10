"""The vocabulary: every word is used by some card, has one class, and every card is resolvable."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from bottega.games.renaissance import GAME, abilities, conditions, counters, metrics, printed, steps
from bottega.games.renaissance.cards import cards_of
from bottega.games.renaissance.names import CARDS
from bottega.games.renaissance.pieces import Ability, Condition, Special, Step
from bottega.games.renaissance.printed import made
from tests.renaissance import reference, written
from tests.renaissance.reference import EDITIONS, VOCABULARY, Printed, printed_in

each_edition = pytest.mark.parametrize("edition", EDITIONS)

HOW_MANY = {  # words, by the part of the vocabulary they belong to
    "action_steps": 28, "special_where": 11, "special_effects": 16, "conditions": 6,
    "metrics": 12, "counters": 8, "flags": 7, "modifiers": 5,
}  # fmt: skip


def words_of(card: Printed) -> Iterator[tuple[str, str]]:
    """List the words of a card, each with the part of the vocabulary it belongs to."""
    for step in card.get("action", {}).get("steps", ()):
        yield "action_steps", step["op"]
        if step["op"] == "modifier":
            yield "modifiers", step["name"]
    if "special" in card:
        yield "special_where", card["special"]["where"]
        for effect in card["special"]["effects"]:
            yield "special_effects", effect["op"]
    if "condition" in card:
        yield from words_of_condition(card["condition"])


def words_of_condition(condition: Printed) -> Iterator[tuple[str, str]]:
    """List the words of what a mission asks for."""
    yield "conditions", condition["op"]
    if condition["op"] == "flag":
        yield "flags", condition["name"]
    if "metric" in condition:
        yield "metrics", condition["metric"]["name"]
        if "counter" in condition["metric"]:
            yield "counters", condition["metric"]["counter"]
    for part in condition.get("of", ()):
        yield from words_of_condition(part)


def all_words(cards: list[Printed]) -> Counter[tuple[str, str]]:
    """Count the words of all cards."""
    return Counter(word for card in cards for word in words_of(card))


def ours(edition: str) -> list[Printed]:
    """Write all cards of an edition."""
    return [written.card(edition, name) for name in CARDS]


@each_edition
def test_every_word_is_used_and_no_other(edition: str) -> None:
    used = all_words(ours(edition))
    for part, n in HOW_MANY.items():
        words = {word for there, word in used if there == part}
        assert words == set(VOCABULARY[part]), part
        assert len(words) == n


@each_edition
def test_every_word_is_used_as_often_as_in_the_reference(edition: str) -> None:
    printed = [printed_in(edition, card) for card in reference.CARDS]
    assert all_words(ours(edition)) == all_words(printed)


def classes_in(module: Any, base: type) -> set[type]:
    """Find the classes of a module that are words."""
    found = {one for one in vars(module).values() if isinstance(one, type)}
    return {one for one in found if issubclass(one, base) and one.__module__ == module.__name__}


# By part of the vocabulary: the classes of the rule, and what is printed for them.
WORDS: dict[str, tuple[set[type], Any]] = {
    "action_steps": (classes_in(steps, Step), printed.steps.Step),
    "special_effects": (classes_in(abilities, Ability), printed.abilities.Ability),
    "conditions": (classes_in(conditions, Condition), printed.conditions.Condition),
    "metrics": (
        classes_in(metrics, metrics.Metric) - {metrics.Metric} | {counters.Counter},
        printed.conditions.Metric,
    ),
}
METHODS = ("resolve", "fold", "holds", "of")


def test_there_is_one_class_for_each_word() -> None:
    for part, (classes, union) in WORDS.items():
        printed = get_args(union)
        assert {kind.__name__ for kind in classes} == {kind.__name__ for kind in printed}
        words = [kind.__struct_config__.tag for kind in printed]
        assert sorted(words) == sorted(VOCABULARY[part])


def test_a_word_that_is_not_printed_is_an_error() -> None:
    bases: tuple[Any, ...] = (Step(), Ability(), Condition(), metrics.Metric())
    for word in bases:
        with pytest.raises(TypeError, match=f"nothing is printed for {type(word).__name__}"):
            made(word)


def leaves(kind: type[Any]) -> list[type[Any]]:
    return [leaf for one in kind.__subclasses__() for leaf in leaves(one)] or [kind]


def test_every_word_does_something_of_its_own() -> None:
    for (classes, _), method in zip(WORDS.values(), METHODS, strict=True):
        for kind in classes:
            for word in leaves(kind):
                assert method in vars(word), word


@each_edition
def test_every_ability_changes_what_its_special_can_do(edition: str) -> None:
    for card in cards_of(edition):
        for ability in card.special.abilities:
            bare, able = Special(card.special.where), Special(card.special.where, ability)
            assert changed(bare, able), card.name


def changed(one: Special, other: Special) -> bool:
    """Say whether two specials differ in anything but the list of their abilities."""
    names = [name for name in dir(one) if not name.startswith("_") and name != "abilities"]
    return any(getattr(one, name) != getattr(other, name) for name in names)


@each_edition
@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_mission_can_be_judged_at_every_table(edition: str, players: int) -> None:
    table = GAME.new(GAME.options_of(players, edition=edition), 7)
    for card in cards_of(edition)[140:]:
        for side in range(table.rules.sides):
            assert card.mission.condition.holds(table, side) in (True, False)
            assert card.mission.condition.reads > 0


@each_edition
def test_every_playing_card_can_be_built_played_or_laid_and_is_known_by_its_number(
    edition: str,
) -> None:
    for card in cards_of(edition)[:140]:
        does = [card.kinds != 0, len(card.action.steps) > 0, card.type == 3]
        assert any(does), card.name
        assert card.being != 0
