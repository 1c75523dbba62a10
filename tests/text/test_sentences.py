"""Sentences as they are read, in a position that is laid out for them."""

from collections.abc import Callable

import msgspec
import pytest

from bottega.games.masters import GAME, events
from bottega.kernel.events import Event
from bottega.kernel.game import Question, Reason
from bottega.kernel.telling import kebab
from bottega.text import Speaker, languages
from tests.build import Position, goods, new_game, seat, table
from tests.text.samples import OUTCOMES, asking, fresh_view, over

NAMES = ("Alice", "Bob", "Chiara")


def spoken(language: str, reader: int | None = 0) -> Speaker:
    return Speaker(GAME, language, NAMES, reader)


def market() -> Position:
    """Alice's turn; she has discounts on shields and turns white marbles into coins or stones."""
    alice = seat(
        store=goods(coin=1, shield=3),
        box=goods(shield=2, stone=1),
        slots=[[3, 19], [2], []],
        hand=[54],
        played=[50],
    )
    return table(
        players=3,
        seats={0: alice},
        market="yellow grey white red / white white blue purple",
        grid={"green 1": 9, "green 2": 17, "green 3": 33},
    )


def working() -> Position:
    return table(players=2, seats={0: seat(box=goods(servant=1), slots=[[3, 19], [2], []])})


def two_whites() -> Position:
    alice = seat(played=[59, 60], slots=[[3, 19], [2, 18], [1]])
    return table(
        players=2, seats={0: alice}, market="yellow white white white / grey white blue red"
    )


def answer(position: Callable[[], Position], line: str) -> Callable[[str], str]:
    def said(language: str) -> str:
        laid = position()
        code = GAME.parse(line)
        legal = code in list(laid.table.options)
        choice = GAME.choice(laid.table, laid.asked, code) if legal else GAME.telling.named(code)
        return spoken(language, laid.asked).answer(choice, laid.view(laid.asked))

    return said


def question(position: Callable[[], Position], reader: int | None) -> Callable[[str], str]:
    def said(language: str) -> str:
        laid = position()
        told = GAME.told(laid.table, reader)
        return spoken(language, reader).question(laid.view(reader), told)

    return said


def event(happened: Event, reader: int | None = 0) -> Callable[[str], str]:
    return lambda language: spoken(language, reader).event(happened) or "nothing"


def refusal(position: Callable[[], Position], line: str) -> Callable[[str], str]:
    def said(language: str) -> str:
        reason = position().why_not(line)
        assert reason is not None, f"{line} is offered"
        return spoken(language, position().asked).reason(reason)

    return said


def reason(rule: Reason) -> Callable[[str], str]:
    return lambda language: spoken(language).reason(rule)


def storing() -> Position:
    return market().play("take row 1")


def overflowing() -> Position:
    full = seat(store=goods(coin=1, shield=2, servant=3))
    return table(seats={0: full}, market="yellow grey white white").play("take row 1")


def paying() -> Position:
    return market().play("buy green 1 slot 3")


def turning() -> Position:
    return two_whites().play("take row 1")


CASES: list[tuple[Callable[[str], str], str, str]] = [
    # answers
    (
        answer(market, "take row 1"),
        "Take row 1: 1 coin, 1 stone, 1 faith and 1 white marble",
        "Prendre la ligne 1\u00a0: 1 pièce, 1 pierre, 1 point de foi et 1 bille blanche",
    ),
    (
        answer(market, "buy green 1 slot 3"),
        "Buy the green card of level I (3 points) for 2 shields, into slot 3",
        "Acheter la carte verte de niveau I (3 points) pour 2 boucliers, emplacement 3",
    ),
    (
        answer(two_whites, "take row 1"),
        "Take row 1: 1 coin and 3 white marbles (each white marble becomes 1 coin or 1 stone)",
        "Prendre la ligne 1\u00a0: 1 pièce et 3 billes blanches"
        " (chaque bille blanche devient 1 pièce ou 1 pierre)",
    ),
    (
        answer(turning, "whites 2 coin"),
        "Turn the white marbles into 2 coins and 1 stone",
        "Changer les billes blanches en 2 pièces et 1 pierre",
    ),
    (
        answer(paying, "pay 1 shield from warehouse"),
        "Pay 1 shield from the warehouse and 1 shield from the strongbox",
        "Payer 1 bouclier de l’entrepôt et 1 bouclier du coffre",
    ),
    (
        answer(working, "activate slot 1"),
        "Use slot 1: pay 1 servant, receive 2 faith",
        "Utiliser l’emplacement 1\u00a0: payer 1 serviteur, recevoir 2 points de foi",
    ),
    (
        answer(market, "activate base"),
        "Use the power of your board: pay 2 goods of any kind, receive 1 good of any kind",
        "Utiliser la production du plateau\u00a0:"
        " payer 2 ressources au choix, recevoir 1 ressource au choix",
    ),
    (
        answer(market, "activate leader stone"),
        "Use the Press: pay 1 stone, receive 1 good of any kind and 1 faith",
        "Utiliser la Presse\u00a0: payer 1 pierre, recevoir 1 ressource au choix et 1 point de foi",
    ),
    (
        answer(market, "play 54"),
        "Play the Town (room for 2 servants), worth 3 points",
        "Jouer la Ville (place pour 2 serviteurs), qui vaut 3 points",
    ),
    (
        answer(storing, "let go stone"),
        "Let 1 stone go: each other player gains 1 faith",
        "Abandonner 1 pierre\u00a0: 1 point de foi pour chaque adversaire",
    ),
    (
        answer(two_whites, "let go stone"),
        "Let 1 stone go: your opponent gains 1 faith",
        "Abandonner 1 pierre\u00a0: 1 point de foi pour l’adversaire",
    ),
    (
        answer(lambda: table(players=1), "let go stone"),
        "Let 1 stone go: the black cross moves 1 space",
        "Abandonner 1 pierre\u00a0: la croix noire avance de 1 case",
    ),
    (answer(market, "store"), "Store nothing", "Ne rien ranger"),
    # questions
    (
        question(market, 0),
        "What do you do this turn?",
        "Que faites-vous ce tour-ci\u202f?",
    ),
    (
        question(market, 1),
        "Waiting for Alice: the action of the turn.",
        "On attend Alice\u00a0: l’action du tour.",
    ),
    (
        question(storing, 0),
        "Store your goods, or let some go.",
        "Rangez vos ressources, ou abandonnez-en.",
    ),
    (
        question(overflowing, 0),
        "There is no room for all: which good do you let go?",
        "Tout ne tient pas\u00a0: quelle ressource abandonnez-vous\u202f?",
    ),
    (
        question(lambda: new_game(3), None),
        "Waiting for Alice, Bob and Chiara: the choice of leaders.",
        "On attend Alice, Bob et Chiara\u00a0: le choix des leaders.",
    ),
    (
        lambda language: spoken(language).question(over(asking("Turn")), None),
        "The game is over.",
        "La partie est terminée.",
    ),
    # events
    (
        event(events.CardBought(0, 13, 1, {"coin": 2, "shield": 1})),
        "You buy the green card of level I (4 points) for 2 coins and 1 shield, into slot 2.",
        "Vous achetez la carte verte de niveau I (4 points) pour 2 pièces et 1 bouclier"
        ", emplacement 2.",
    ),
    (
        event(events.LeaderDiscarded(1, None)),
        "Bob lets go of a leader.",
        "Bob abandonne un leader.",
    ),
    (
        event(events.FaithMoved((0, 2), (2, 2), (9, 5))),
        "All the others advance 2 spaces: you to space 9 and Chiara to space 5.",
        "Tous les autres avancent de 2 cases\u00a0: vous en case 9 et Chiara en case 5.",
    ),
    (
        event(events.MarblesTaken(1, 6, (4, 5, 3))),
        "Bob takes column 4: 1 shield, 1 faith and 1 white marble.",
        "Bob prend la colonne 4\u00a0: 1 bouclier, 1 point de foi et 1 bille blanche.",
    ),
    (
        event(events.VaticanReport(1, (0, 1))),
        "Vatican report I: the tile (2 points) is kept by you and Bob.",
        "Rapport du Vatican I\u00a0: la tuile (2 points) est gardée par vous et Bob.",
    ),
    (
        event(events.TokenDrawn(3)),
        "Lorenzo turns up a token: 2 purple cards removed.",
        "Lorenzo retourne un jeton\u00a0: 2 cartes violettes en moins.",
    ),
    # reasons
    (
        refusal(market, "buy green 2 slot 1"),
        "This card needs a card of level I under it; slot 1 shows a card of level II.",
        "Cette carte se pose sur une carte de niveau I\u202f;"
        " l’emplacement 1 montre une carte de niveau II.",
    ),
    (
        refusal(market, "buy purple 1 slot 3"),
        "It costs 1 coin and 1 servant, and you have 1 coin, 1 stone and 5 shields."
        " Missing: 1 servant.",
        "Elle coûte 1 pièce et 1 serviteur, et vous avez 1 pièce, 1 pierre et 5 boucliers."
        " Il manque 1 serviteur.",
    ),
    (
        refusal(market, "buy purple 1 slot 2"),
        "A card of level I needs an empty slot; slot 2 shows a card of level I."
        " It costs 1 coin and 1 servant, and you have 1 coin, 1 stone and 5 shields."
        " Missing: 1 servant.",
        "Une carte de niveau I demande un emplacement vide\u202f;"
        " l’emplacement 2 montre une carte de niveau I."
        " Elle coûte 1 pièce et 1 serviteur, et vous avez 1 pièce, 1 pierre et 5 boucliers."
        " Il manque 1 serviteur.",
    ),
    (
        refusal(market, "play 54"),
        "It requires 5 stones, and you have 1 stone.",
        "Il faut 5 pierres, et vous avez 1 pierre.",
    ),
    (
        refusal(storing, "end"),
        "Not yet. First: the storing of goods.",
        "Pas maintenant\u00a0: il faut d’abord régler le rangement des ressources.",
    ),
    (
        refusal(storing, "play 54"),
        "Leaders are played or let go before or after the action of a turn."
        " First comes the storing of goods.",
        "Un leader se joue ou s’abandonne avant ou après l’action du tour."
        " Il faut d’abord régler le rangement des ressources.",
    ),
    (
        reason(Reason("cost", {"coin": 2})),
        "It costs 2 coins, and you have nothing.",
        "Elle coûte 2 pièces, et vous n’avez rien.",
    ),
    (
        reason(Reason("requirement", {"yellow 2": 1}, {"yellow 2": 0})),
        "It requires 1 yellow card of level II, and you have none.",
        "Il faut 1 carte jaune de niveau II, et vous n’en avez pas.",
    ),
]


@pytest.mark.parametrize(("said", "english", "french"), CASES)
def test_sentences_read_like_this(said: Callable[[str], str], english: str, french: str) -> None:
    assert said("en") == english
    assert said("fr") == french


def test_numbers_agree_in_french() -> None:
    word = spoken("fr").word
    assert [word("count-coin", n=n) for n in (0, 1, 2)] == ["0 pièce", "1 pièce", "2 pièces"]
    assert [word("count-faith", n=n) for n in (1, 2)] == ["1 point de foi", "2 points de foi"]


def test_numbers_agree_in_english() -> None:
    word = spoken("en").word
    assert [word("count-coin", n=n) for n in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
    assert [word("count-faith", n=n) for n in (1, 2)] == ["1 faith", "2 faith"]


@pytest.mark.parametrize("language", languages())
def test_everyone_who_chooses_leaders_is_asked(language: str) -> None:
    position = new_game(3)
    for reader in range(3):
        told = GAME.told(position.table, reader)
        asked = spoken(language, reader).question(position.view(reader), told)
        assert asked == spoken(language, reader).word("question-choose-leaders")


@pytest.mark.parametrize("language", languages())
def test_a_question_behind_another_is_not_asked_yet(language: str) -> None:
    view = asking("Turn")
    behind = (Question("Start", (1, 1)), *view.pending)
    bob = spoken(language, 1)
    hidden = msgspec.structs.replace(view, pending=behind)
    assert bob.question(hidden, None) == bob.question(view, None)


@pytest.mark.parametrize("language", languages())
def test_an_answer_about_a_card_is_explained_by_its_whole_text(language: str) -> None:
    speaker, view = spoken(language), market().view(0)
    texts = speaker.texts()

    def explained(line: str) -> str:
        return speaker.explain(GAME.telling.named(GAME.parse(line)), view)

    assert explained("buy green 1 slot 3") == texts["card-9"]
    assert explained("activate slot 1") == texts["card-19"]
    assert explained("play 54") == texts["leader-54"]
    assert explained("discard 54") == texts["leader-54"]
    assert explained("keep 49 50") == f"{texts['leader-49']}\n{texts['leader-50']}"
    row = GAME.telling.named(GAME.parse("take row 1"))
    assert explained("take row 1") == speaker.answer(row, view)


@pytest.mark.parametrize("language", languages())
def test_an_empty_deck_or_slot_has_only_its_answer_to_explain(language: str) -> None:
    speaker, view = spoken(language), asking("Turn")
    for line in ("buy green 1 slot 2", "activate slot 2"):
        choice = GAME.telling.named(GAME.parse(line))
        assert speaker.explain(choice, view) == speaker.answer(choice, view)


def test_outcomes_say_why_who_and_where_points_come_from() -> None:
    alice, bob = spoken("en"), spoken("fr", 1)
    assert alice.outcome(OUTCOMES[0]) == [
        "The last round has been played.",
        "You win.",
        "1. Alice (you): 9 points (cards 9)",
        "2. Bob: 9 points (faith 9)",
        "Among equal points, who has more goods left is ahead.",
    ]
    assert bob.outcome(OUTCOMES[1]) == [
        "La dernière manche a été jouée.",
        "Victoire partagée\u00a0: Alice et vous.",
        "1. Alice\u00a0: 1 point (tuiles du pape 1)",
        "1. Bob (vous)\u00a0: 1 point (leaders 1)",
    ]


def test_outcomes_of_the_solo_game() -> None:
    assert spoken("en").outcome(OUTCOMES[2]) == [
        "You have beaten Lorenzo.",
        "1. Alice (you): 30 points (goods 30)",
    ]
    assert spoken("fr", None).outcome(OUTCOMES[3]) == [
        "Lorenzo gagne\u00a0: la croix noire a atteint la dernière case.",
        "Alice\u00a0: une défaite ne rapporte rien\u202f;"
        " cette position valait 12 points (cartes 12)",
    ]


def test_names_from_outside_cannot_reach_the_terminal() -> None:
    speaker = Speaker(GAME, "en", ["\x1b[2JEve\u202e\n", "x" * 5000], 0)
    heard = speaker.event(events.LeaderPlayed(0, 53)), speaker.event(events.TurnBegan(1, 1))
    assert heard == ("You play the Town (room for 2 stones).", f"Turn 1: {'x' * 23}….")
    watcher = Speaker(GAME, "en", ["\x1b[2JEve\u202e\n"])
    assert watcher.event(events.TurnBegan(0, 1)) == "Turn 1: [2JEve."


def test_a_name_with_braces_stays_as_it_is() -> None:
    speaker = Speaker(GAME, "en", ["{ $name }"])
    assert speaker.event(events.TurnBegan(0, 1)) == "Turn 1: { $name }."


def test_a_seat_without_a_name_has_a_number() -> None:
    watcher = Speaker(GAME, "fr", ["", "Bob"])
    assert watcher.event(events.TurnBegan(0, 1)) == "Tour 1\u00a0: Joueur 1."
    assert watcher.event(events.TurnBegan(2, 3)) == "Tour 3\u00a0: Joueur 3."


def test_an_event_of_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="Event is no event of this game"):
        spoken("en").event(Event())


def test_ids_are_written_with_hyphens() -> None:
    assert kebab("ChooseLeaders") == "choose-leaders"
    assert kebab("solo_last_colour") == "solo-last-colour"
    assert fresh_view(2).pending[-1].frame == "ChooseLeaders"
