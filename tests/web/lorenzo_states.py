"""Every state of a table of Lorenzo, by name, and the way there."""

from playwright.sync_api import expect

from bottega.games.lorenzo.actions import OWN_SPACES
from tests.web.browsing import PHONE, Person
from tests.web.lorenzo import (
    ADVANCED,
    FINISHED,
    NAME,
    asked,
    at,
    moments,
    refused,
    richest,
)
from tests.web.lorenzo_search import (
    FEW_LEADERS,
    bids_again,
    families_taken,
    five_members,
    own_space_open,
    reached,
    second_round,
    tokens_in_hand,
)
from tests.web.playing import READY, Player
from tests.web.records import lying_there
from tests.web.states import Way

LORENZO: dict[str, Way] = {}
FINGER = "dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }))"
HELD = "dispatchEvent(new KeyboardEvent('keydown', { key: '?', code: 'Slash' }))"
PAGES = ("lorenzo-setup-sheet", "lorenzo-rules", "lorenzo-result")  # all others are tables


def state(way: Way) -> Way:
    """Enter a way into the list under its own name."""
    LORENZO["lorenzo-" + way.__name__.replace("_", "-")] = way
    return way


def a_member_is_chosen(person: Person) -> Player:
    """Be asked where a member goes."""
    player = asked(person, "Turn")
    player.click(player.thing(player.look().kind("member")[0]))
    return player


@state
def setup_sheet(person: Person) -> None:
    """Set a table."""
    person.goes("/")
    person.page.locator(f".game-card:has(#game-{NAME}) .note > button").click()
    expect(person.page.locator("dialog .seat select").first).to_be_visible()


@state
def tiles(person: Person) -> None:
    """Choose a personal bonus tile."""
    asked(person, "ChooseTile")


@state
def draft(person: Person) -> None:
    """Keep a second leader, of three."""
    keeping = moments()["KeepLeader"]
    at(person, next(moment for moment in keeping if len(moment.lines) == 3))


@state
def turn(person: Person) -> None:
    """Have many choices in a game of four."""
    asked(person, "Turn")


@state
def late_turn(person: Person) -> None:
    """Own many cards late in the game."""
    owned = max(moments()["Turn"], key=lambda m: len(m.view.boards[m.seat].cards))
    at(person, owned)


def _tab(person: Person, tab: str) -> None:
    width, height = PHONE
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.locator(f'.tabs [data-guide="tab-{tab}"]').click()


@state
def city(person: Person) -> None:
    """Look at the market and the church, which are behind a tab on a phone."""
    asked(person, "Turn")
    _tab(person, "c")


@state
def leaders(person: Person) -> None:
    """Look at one's leaders, at the end of one's house."""
    asked(person, "LastWord")
    _tab(person, "b")
    person.page.locator(".lds").scroll_into_view_if_needed()


@state
def member_chosen(person: Person) -> None:
    """Have clicked a member, and look for its space."""
    player = asked(person, "Turn")
    player.click(player.thing("member:white"))


@state
def last_word(person: Person) -> None:
    """Play, use or discard leaders before the turn ends."""
    asked(person, "LastWord")


@state
def prices(person: Person) -> None:
    """Choose between two prices."""
    asked(person, "PayFor")


@state
def servants(person: Person) -> None:
    """Send servants to a harvest or a production."""
    asked(person, "Work")


@state
def production(person: Person) -> None:
    """Have chosen one of several trades."""
    player = asked(person, "Production")
    player.click(player.thing(player.look().kind("trade")[0]))


@state
def effects(person: Person) -> None:
    """Choose which effect comes first."""
    asked(person, "Effects")


@state
def privileges(person: Person) -> None:
    """Have clicked one of two privileges."""
    player = asked(person, "PickPrivileges 2")
    player.click(player.thing("privilege:coins"))


@state
def bonus_card(person: Person) -> None:
    """Take a card without placing a member."""
    asked(person, "BonusTake")


@state
def report(person: Person) -> None:
    """Answer the church."""
    asked(person, "Faith")


@state
def copying(person: Person) -> None:
    """Copy a rival's leader."""
    asked(person, "CopyFrom")


@state
def raising(person: Person) -> None:
    """Raise a member."""
    asked(person, "RaiseOne")


@state
def explanation(person: Person) -> None:
    """Read why a card cannot be paid, with the card shown large."""
    moment, space = refused("cost")
    at(person, moment)
    person.page.locator(f'[data-thing="space:{space}"]').click(force=True)
    expect(person.page.locator(".tipbox")).to_be_visible()
    expect(person.page.locator(".bigcard")).to_be_visible()


@state
def rival(person: Person) -> None:
    """Look at the house of somebody else."""
    moment = richest("LastWord")
    at(person, moment)
    person.page.locator(".players .pl .name").nth(1 - moment.seat).click()
    expect(person.page.locator(".house .ld1.hidden")).to_be_visible()


@state
def letters_typed(person: Person) -> None:
    """Type a letter: it leaves the places and names that it stands for."""
    a_member_is_chosen(person)
    person.page.keyboard.press("t")
    expect(person.page.locator(".closing .typed")).to_be_visible()


@state
def why_not_held(person: Person) -> None:
    """Hold the question mark: what is not possible is shown."""
    at(person, refused("cost")[0])
    person.page.evaluate(HELD)
    expect(person.page.locator(".refused .no").first).to_be_visible()


@state
def tapped(person: Person) -> None:
    """Tap a member and a space: what that takes and brings is shown."""
    player = a_member_is_chosen(person)
    space = player.thing(player.look().kind("space")[0])
    person.page.evaluate(FINGER)
    space.evaluate("(thing) => thing.click()")
    expect(person.page.locator(READY)).to_be_visible()


@state
def in_words(person: Person) -> None:
    """Read the table in words."""
    asked(person, "LastWord")
    person.page.keyboard.press("Shift+T")
    expect(person.page.locator(".panels section").first).to_be_visible()


@state
def rules(person: Person) -> None:
    """Read the rules."""
    person.goes(f"/rules/{NAME}")
    expect(person.page.locator("main h1")).to_be_visible()


@state
def result(person: Person) -> None:
    """See who won."""
    person.goes(f"/t/{lying_there(person, FINISHED)}")
    expect(person.page.locator(".ranking")).to_be_visible()
    expect(person.page.locator(".chart-line").first).to_be_visible()


@state
def replay(person: Person) -> None:
    """Look at a moment."""
    person.goes(f"/t/{lying_there(person, FINISHED)}?at=90")
    expect(person.page.locator(".eyes .laurel").first).to_be_visible()


@state
def first_turn(person: Person) -> None:
    """Begin the advanced game of four."""
    person.plays("me", "random", "random", "random", **ADVANCED)
    Player(person.page).set_up()


# With the expansions: games that are played at random until something is to be seen.


@state
def auction(person: Person) -> None:
    """Be outbid in the auction for the families of five."""
    at(person, reached(bids_again, 5))
    expect(person.page.locator(".bench .pushed")).to_be_visible()


@state
def families(person: Person) -> None:
    """See who has which family, and choose one of five bonus tiles."""
    at(person, reached(families_taken, 3))
    expect(person.page.locator(".won .prize")).to_have_count(3)


@state
def special_tower(person: Person) -> None:
    """Have tokens to spend, and cards of all kinds in the fifth tower."""
    at(person, reached(tokens_in_hand, 4))
    expect(person.page.locator(".tower.mixed .supply")).to_be_visible()


@state
def token_sheet(person: Person) -> None:
    """See all that tokens show, and which ones are spent."""
    special_tower(person)
    person.page.locator(".supply").click()
    expect(person.page.locator("dialog[open] .lorenzo-tokens li.some").first).to_be_visible()


@state
def own_space(person: Person) -> None:
    """Have a leader who is a space."""
    _, player = at(person, reached(own_space_open, 2, leaders=FEW_LEADERS))
    names = [f"space:{name}" for name in OWN_SPACES]
    assert set(names) & set(player.look().things)


@state
def five_players(person: Person) -> None:
    """Have five members among five players."""
    at(person, reached(five_members, 5))
    expect(person.page.locator(".dice .family.n5")).to_be_visible()


@state
def decks(person: Person) -> None:
    """Look at the decks, where all may know them."""
    at(person, reached(second_round, 3, decks="preview"))
    person.page.locator(".tower .decks").first.click()
    expect(person.page.locator("dialog[open] .lorenzo-decks section")).to_have_count(3)
