"""What every translation has to keep, and what each language asks for besides."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, TypeAlias

import pytest
from babel.core import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bottega.bots.levels import LEVELS
from bottega.games.masters import GAME, events
from bottega.kernel.events import Event
from bottega.kernel.game import Reason
from bottega.text import Speaker, languages
from bottega.text.catalogue import FALLBACK
from bottega.text.grammar import ad, de
from bottega.text.layout import width
from bottega.text.spans import mark
from bottega.text.voice import bot_called
from tests.text.samples import FILES, asking, contents, fresh_view, messages, over

LANGUAGES: Final = languages()
TRANSLATIONS: Final = [language for language in LANGUAGES if language != FALLBACK]
# What may read as in English: names, letters, signs, and words that are borrowed.
ALIKE: Final = {
    "label-lorenzo", "castle-chenonceau", "castle-chillon", "castle-egeskov", "castle-rosenborg",
    "club-spread", "club-title", "game-title", "home-title", "letter-action", "letter-coin",
    "letter-faith", "letter-foundation", "letter-military", "letter-princely", "letter-royal",
    "letter-servant", "letter-shield", "letter-special", "letter-stone", "letter-tile",
    "letter-token", "letter-vp", "letter-white", "letter-wood", "part-leaders", "ranked",
    "renaissance-rules-edition-first", "renaissance-rules-edition-second", "result-verify-command",
    "seconds", "title",
}  # fmt: skip
BORROWED: Final = {
    "de": {
        "board-slot", "board-slot-card", "card-118", "card-149", "card-28", "family-colonna",
        "family-da-montefeltro", "family-della-rovere", "family-della-scala", "family-este",
        "family-gonzaga", "family-malatesta", "family-medici", "family-orsini", "family-sforza",
        "family-visconti", "home-around-clubs", "home-option-modules-pazzi", "home-seat-name-short",
        "home-setup-solo",
        "clubs-name", "clubs-title", "contests-name",
        "label-buy", "label-slot", "leader-bramante", "lobby-talk", "log-chat",
        "lorenzo-rules-houses-family-colonna", "lorenzo-rules-houses-family-da-montefeltro",
        "lorenzo-rules-houses-family-della-rovere", "lorenzo-rules-houses-family-este",
        "lorenzo-rules-houses-family-gonzaga", "lorenzo-rules-houses-family-malatesta",
        "lorenzo-rules-houses-family-medici", "lorenzo-rules-houses-family-orsini",
        "lorenzo-rules-houses-family-sforza", "lorenzo-rules-pazzi-family-della-scala",
        "lorenzo-rules-pazzi-family-visconti", "member-neutral", "member-orange",
        "notices-way-mail", "notices-way-webhook",
        "owner-bembo", "owner-bramante", "owner-guglielmo", "owner-piero",
        "panel-slot", "replay-link", "result-bot", "rules-icon-level-1", "rules-icon-level-2",
        "rules-icon-level-3", "rules-slots", "seat-bot", "terminal-filter", "type-material",
        "watch-live",
    },
    "fr": {
        "board-leaders", "bot-artisan-kind", "card-21", "card-3", "card-51", "card-54", "card-65",
        "card-69", "label-production", "city-setup-draft", "club-ended",
        "club-points-title", "clubs-invitation", "clubs-tables", "clubs-title", "contests-points",
        "contests-total", "count-leader", "count-mission", "count-point",
        "daily-points", "family-artisans", "family-colonna", "family-della-rovere",
        "family-della-scala", "family-este", "family-malatesta", "family-orsini", "family-sforza",
        "family-visconti", "home-around-clubs", "home-minutes", "home-option-advanced-true",
        "home-option-modules-pazzi",
        "home-running-count", "home-setup-solo", "house-leaders",
        "kept-points", "kept-records", "label-pile",
        "label-played", "label-stock", "label-zone", "leader-bramante",
        "lorenzo-rules-houses-family-colonna", "lorenzo-rules-houses-family-della-rovere",
        "lorenzo-rules-houses-family-este", "lorenzo-rules-houses-family-malatesta",
        "lorenzo-rules-houses-family-orsini", "lorenzo-rules-houses-family-sforza",
        "lorenzo-rules-icon-leader", "lorenzo-rules-icon-production", "lorenzo-rules-icon-vp",
        "lorenzo-rules-pazzi-family-della-scala", "lorenzo-rules-pazzi-family-visconti",
        "member-orange", "menu", "notices-way-mail", "notices-way-webhook",
        "owner-bembo", "owner-bramante",
        "owner-guglielmo", "owner-piero", "part-excommunication", "place-stock", "points-short",
        "prefer-motion", "renaissance-rules-all-actions", "renaissance-rules-edition-full-first",
        "renaissance-rules-edition-full-second", "renaissance-rules-end-line-total",
        "renaissance-rules-icon-bolt", "renaissance-rules-icon-family-artisans",
        "renaissance-rules-icon-stock", "renaissance-rules-icon-vp", "result-minutes",
        "result-total", "rules-icon-leader", "rules-icon-production", "rules-icon-vp",
        "rules-vatican-section", "site-stock", "site-tab-missions", "tab-table",
        "terminal-key-moment", "type-action",
    },
    "it": {
        "board-slot", "board-slot-card", "board-tab-yours", "card-118", "card-149", "card-150",
        "family-aragonesi", "family-colonna", "family-da-montefeltro",
        "family-della-rovere", "family-della-scala", "family-este", "family-gonzaga",
        "family-malatesta", "family-medici", "family-orsini", "family-sforza", "family-visconti",
        "group-family", "home-option-modules-pazzi", "label-buy", "label-slot", "leader-bramante",
        "leader-paracelso", "lobby-talk", "log-chat", "lorenzo-rules-houses-family-aragonesi",
        "lorenzo-rules-houses-family-colonna", "lorenzo-rules-houses-family-da-montefeltro",
        "lorenzo-rules-houses-family-della-rovere", "lorenzo-rules-houses-family-este",
        "lorenzo-rules-houses-family-gonzaga", "lorenzo-rules-houses-family-malatesta",
        "lorenzo-rules-houses-family-medici", "lorenzo-rules-houses-family-orsini",
        "lorenzo-rules-houses-family-sforza", "lorenzo-rules-icon-leader",
        "lorenzo-rules-pazzi-family-della-scala", "lorenzo-rules-pazzi-family-visconti", "menu",
        "notices-way-mail", "notices-way-webhook",
        "owner-bembo", "owner-bramante", "owner-erasmo", "owner-guglielmo",
        "owner-massimiliano", "owner-piero", "panel-slot", "replay-link", "result-bot",
        "rules-icon-leader", "seat-bot", "terminal-no", "title-angelus",
    },
    "ja": set(),
}  # fmt: skip
# People keep their names in many languages.
PERSON: Final = re.compile(rf"leader-[a-z]+-|bot-({'|'.join(LEVELS)})(-title)?$")
COUNTED: Final = {
    "any", "become", "cards", "cost", "faith", "gives", "good", "goods", "have", "marbles",
    "missing", "need", "pays", "points", "requirement", "spaces",
}  # fmt: skip
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
WIDE: Final = "\u3040-\u30ff\u4e00-\u9fff"  # kana and kanji


class Joints(Visitor):
    """Collects each variable of a message with the text right before it."""

    def __init__(self, message: ast.Message) -> None:
        self.found: list[tuple[str, str]] = []
        self.visit(message)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, after in pairwise(node.elements):
            named = isinstance(after, ast.Placeable) and after.expression
            if isinstance(before, ast.TextElement) and isinstance(named, ast.VariableReference):
                self.found.append((before.value, named.id.name))
        self.generic_visit(node)


class Variants(Visitor):
    """Collects the keys by which a message chooses."""

    def __init__(self, message: ast.Message) -> None:
        self.keys: set[str] = set()
        self.visit(message)

    def visit_Variant(self, node: ast.Variant) -> None:
        self.keys.add(node.key.name if isinstance(node.key, ast.Identifier) else node.key.value)
        self.generic_visit(node)


Place: TypeAlias = tuple[str, str]  # a catalogue and a key: two games may use the same keys


def all_messages(language: str) -> dict[Place, ast.Message]:
    """Give the messages of all catalogues of a language."""
    return {(name, key): m for name in FILES for key, m in messages(language, name).items()}


def literal(language: str) -> dict[Place, str]:
    """Give the words of each message, without its variables."""
    read = {(name, key): c for name in FILES for key, c in contents(language, name).items()}
    return {place: "".join(content.texts) for place, content in read.items()}


def joints(language: str) -> Iterator[tuple[str, str, str]]:
    """List the variables of all messages: the key, the text before, the variable."""
    for (_, key), message in all_messages(language).items():
        yield from ((key, before, variable) for before, variable in Joints(message).found)


def spoken(language: str, reader: int | None = 0) -> Speaker:
    return Speaker(GAME, language, ("Alice", "Bob", "Chiara"), reader)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_called_by_its_own_name(language: str) -> None:
    name = str(Locale.parse(language).get_display_name(language))
    assert spoken(language).word("language").lower() == name.lower()


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", FILES)
def test_a_translation_uses_the_same_variables(language: str, name: str) -> None:
    ours, english = contents(language, name), contents(FALLBACK, name)
    different = {key for key in english if ours[key].variables != english[key].variables}
    assert different == set()


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_nothing_is_left_in_english(language: str) -> None:
    ours, english = literal(language), literal(FALLBACK)
    said = {place for place, text in english.items() if re.search(r"\w", text)}
    same = {
        place for place in said if ours[place].strip().lower() == english[place].strip().lower()
    }
    named = {key for _, key in same if not PERSON.match(key)}
    assert named - ALIKE == BORROWED.get(language, set()), (
        "translate them, or list them in BORROWED"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_choose_only_by_plurals_that_the_language_has(language: str) -> None:
    plurals = {*Locale.parse(language).plural_form.tags, "other"}
    english = all_messages(FALLBACK)
    for key, message in all_messages(language).items():
        named = Variants(english[key]).keys - PLURALS  # such as [you] or [undo]
        chosen = {k for k in Variants(message).keys if not k.isdigit()}
        assert chosen - named <= plurals, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_told_apart_and_offered_as_they_are_typed(language: str) -> None:
    say = spoken(language).word
    yes, no = say("terminal-yes").split(), say("terminal-no").split()
    assert not {*yes, "y", "yes"} & {*no, "n", "no"}
    offered = re.search(r"\[(\w)/(\w)\]", say("terminal-replace", file="x"))
    assert offered is not None
    assert offered[1] in yes
    assert offered[2].lower() in no
    kept = re.search(r"\[(\w) = x[,、] ?(\w) = ", say("terminal-leave", file="x"))
    assert kept is not None
    assert kept[1].lower() in yes
    assert kept[2] in no


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_the_position_is_cut_off(language: str) -> None:
    for players in (1, 2):
        for view in (asking("Store", players), over(asking("Store", players))):
            assert "…" not in spoken(language).position(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_marbles_stand_under_the_numbers_of_their_columns(language: str) -> None:
    head, *rows = spoken(language).position(fresh_view(2)).splitlines()[2:6]
    columns = [width(head[: head.index(n)]) for n in "1234"]
    for row in rows:
        marbles = row[: row.index("←")]
        assert [width(marbles[: m.start()]) for m in re.finditer(r"\S", marbles)][1:] == columns


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_stand_under_their_colours(language: str) -> None:
    head, *rows = spoken(language).position(fresh_view(2)).splitlines()[8:18]
    assert [width(head[: m.end()]) for m in re.finditer(r"\s+", head)] == [8, 26, 44, 62]
    levels = [row for row in rows if "×" in row]
    assert len(levels) == 3
    for row in levels:
        assert [width(row[: m.start()]) for m in re.finditer("×", row)] == [22, 40, 58, 76]


def test_german_never_puts_what_is_counted_into_the_dative() -> None:
    dative = re.compile(r"(?<!bis )\b(aus|bei|mit|nach|seit|von|zu) $")
    found = [(key, text) for key, text, name in joints("de") if name in COUNTED]
    assert len(found) > 80
    assert [(key, text) for key, text in found if dative.search(text)] == []


def test_italian_never_puts_a_name_where_a_vowel_would_ask_for_a_d() -> None:
    found = [(key, text) for key, text, name in joints("it") if name in ("name", "names")]
    assert len(found) > 5
    assert [(key, text) for key, text in found if re.search(r"\b[ae] $", text)] == []


@pytest.mark.parametrize("name", ["Bob", "Yann"])
def test_french_and_italian_put_small_words_before_names(name: str) -> None:
    assert (de(name), ad(name)) == (f"de {name}", f"a {name}")


@pytest.mark.parametrize("name", ["Alice", "Élodie", "Hugo", mark("seat:1", "Alice")])
def test_french_leaves_the_vowel_of_a_small_word_out_before_another(name: str) -> None:
    assert de(name) == f"d’{name}"


def test_italian_parts_a_small_word_from_the_same_vowel() -> None:
    assert [ad("Alice"), ad(mark("seat:1", "Anna")), ad("Elsa")] == [
        "ad Alice",
        f"ad {mark('seat:1', 'Anna')}",
        "a Elsa",
    ]


def test_japanese_letters_take_one_column() -> None:
    kinds = ("coin", "stone", "servant", "shield", "faith", "white")
    assert {width(spoken("ja").word(f"letter-{kind}")) for kind in kinds} == {1}


def test_japanese_punctuation_is_as_wide_as_its_letters() -> None:
    narrow = re.compile(rf"[{WIDE}][,.:;?!()]|[(][{WIDE}]")
    loose = re.compile(rf"[{WIDE}。、）] +[{WIDE}（]")
    texts = literal("ja")
    assert {key for (_, key), text in texts.items() if narrow.search(text)} == set()
    wrong = {key for (_, key), text in texts.items() if loose.search(text)}
    assert wrong <= {"terminal-help", "terminal-puzzle-help"}  # where spaces make columns


NUMBERS: Final = {
    "it": ("0 monete", "1 moneta", "2 monete"),
    "de": ("0 Münzen", "1 Münze", "2 Münzen"),
    "ja": ("コイン0枚", "コイン1枚", "コイン2枚"),
}


@pytest.mark.parametrize("language", NUMBERS)
def test_numbers_agree(language: str) -> None:
    say = spoken(language).word
    assert tuple(say("count-coin", n=n) for n in (0, 1, 2)) == NUMBERS[language]


BOUGHT: Final = events.CardBought(0, 13, 1, {"coin": 2, "shield": 1})
TOLD: Final[list[tuple[str, Event, str]]] = [
    (
        "it",
        BOUGHT,
        "Acquisti la carta verde di livello I (4 punti) per 2 monete e 1 scudo, nello slot 2.",
    ),
    (
        "de",
        BOUGHT,
        "Du kaufst die grüne Karte von Level I (4 Punkte) für 2 Münzen und 1 Schild, in Slot 2.",
    ),
    (
        "ja",
        BOUGHT,
        "あなたはレベルIの緑カード（4点）をコイン2枚、盾1個で買いました（スロット2）。",
    ),
    (
        "it",
        events.VaticanReport(1, (0, 1)),
        "Rapporto in Vaticano I. Chi tiene la tessera (2 punti): tu e Bob.",
    ),
    (
        "de",
        events.VaticanReport(1, (0, 1)),
        "Vatikanbericht I. Wer das Gunstplättchen (2 Punkte) behält: du und Bob.",
    ),
    (
        "ja",
        events.VaticanReport(1, (0, 1)),
        "バチカン・レポートI：タイル（2点）を獲得したのはあなた、Bobです。",
    ),
    (
        "it",
        events.GoodsPaid(1, 3, 2, 1),
        "Bob paga 2 scudi dal magazzino e 1 scudo dal forziere.",
    ),
    (
        "de",
        events.GoodsPaid(1, 3, 2, 1),
        "Bob zahlt 2 Schilde aus dem Lagerhaus und 1 Schild aus dem Tresor.",
    ),
    ("ja", events.GoodsPaid(1, 3, 2, 1), "Bobは倉庫から盾2個、金庫から盾1個を支払いました。"),
]


@pytest.mark.parametrize(("language", "happened", "sentence"), TOLD)
def test_events_read_like_this(language: str, happened: Event, sentence: str) -> None:
    assert spoken(language).event(happened) == sentence


COST: Final = {
    "it": "Costa 3 pietre, ma hai 1 moneta e 1 pietra. Risorse mancanti: 2 pietre.",
    "de": "Sie kostet 3 Steine, aber du hast 1 Münze und 1 Stein. Noch nötig: 2 Steine.",
    "ja": "コストは石3個ですが、持っているのはコイン1枚、石1個です。不足：石2個。",
}


@pytest.mark.parametrize("language", COST)
def test_reasons_read_like_this(language: str) -> None:
    reason = Reason("cost", {"stone": 3}, {"coin": 1, "stone": 1})
    assert spoken(language).reason(reason) == COST[language]


def test_bots_have_a_name_in_every_language() -> None:
    for bot in ("greedy", "random"):
        assert bot_called(bot).lower() == bot
    for bot in (*LEVELS, "greedy", "random"):
        assert len({bot_called(bot, language) for language in LANGUAGES}) > 1
    assert bot_called("search:60", "de") == "Search:60"
