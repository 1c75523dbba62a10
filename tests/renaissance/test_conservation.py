"""No card is ever lost or doubled, at any moment of whole games of all variants."""

from collections import Counter

import pytest

from bottega.games.renaissance import GAME
from bottega.games.renaissance.names import MISSION_CARDS, PLAYING_CARDS
from bottega.games.renaissance.state import RIDER, Renaissance
from bottega.kernel.laws import any_option
from bottega.kernel.rng import stream
from tests.renaissance.choosers import Chooser, builder
from tests.renaissance.tables import TABLES, name, options

GAMES = 2  # of each table and way to choose, in plain Python
MORE = 20  # compiled
OFTEN = 7  # decisions between two looks


def places(table: Renaissance) -> Counter[str]:
    """Count every playing card, by walking around the table as a person would."""
    named = [card.name for card in table.cards]
    found: Counter[str] = Counter()
    for pile in (table.pile, table.discards, table.tray):
        found.update(named[card] for card in pile)
    found.update(named[there // 8] for there in table.pool)
    for site in table.sites:
        for pile in (site.zone, site.under, site.stock, site.vault):
            found.update(named[card] for card in pile)
        found.update(named[card] for card in (*site.cells, site.cover) if card >= 0)
        found.update(named[rider // RIDER] for rider in site.riders)
    for person in table.people:
        found.update(named[card] for card in person.hand)
    return found


def missions(table: Renaissance) -> Counter[str]:
    """Count every mission."""
    named = [card.name for card in table.cards]
    found = Counter(named[card] for card in table.unused)
    for site in table.sites:
        for pile in (site.mandatory, site.optional, site.away):
            found.update(named[card] for card in pile)
    return found


def look(table: Renaissance) -> None:
    """See that every card of the families in play is there once."""
    families = GAME.view(table, None).families
    assert places(table) == {c: 1 for c in PLAYING_CARDS if c.split("-")[0] in families}
    assert missions(table) == {c: 1 for c in MISSION_CARDS if c.split("-")[0] in families}


@pytest.mark.parametrize("choose", [any_option, builder], ids=["uniform", "builder"])
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_every_card_is_somewhere_once(
    table: tuple[int, str], choose: Chooser, compiled: bool
) -> None:
    players, variant = table
    for seed in range(MORE if compiled else GAMES):
        game = GAME.new(options(players, variant), 1000 + seed)
        rng = stream(seed, "conservation")
        look(game)
        decisions = 0
        while not game.over():
            game.apply(choose(game, rng))
            decisions += 1
            if decisions % OFTEN == 0:
                look(game)
        look(game)
        GAME.audit(game)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_views_count_every_card(table: tuple[int, str]) -> None:
    players, variant = table
    game = GAME.new(options(players, variant), 77)
    rng = stream(77, "sizes")
    decisions = 0
    while not game.over():
        if decisions % 9 == 0 and not len(game.tray):  # what is laid anew has its specials with it
            for viewer in (*range(players), None):
                count_seen(game, viewer)
        game.apply(builder(game, rng))
        decisions += 1


def count_seen(game: Renaissance, viewer: int | None) -> None:
    """Add up the cards that a viewer sees, or knows the number of."""
    view = GAME.view(game, viewer)
    total = view.pile + len(view.discards) + view.tray_size + len(view.pool)
    total += sum(person.hand_size for person in view.people)
    for side in view.sides:
        total += len(side.zone) + len(side.under) + side.stock_size + side.vault_size
        total += side.cover is not None
        total += sum(1 + len(cell.specials) for cell in side.cells if cell is not None)
    assert total == 35 * len(view.families)
