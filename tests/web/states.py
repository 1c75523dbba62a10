"""Every page and every state of a table, by name, and the way there."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsing import CARD, Person
from tests.web.playing import Player
from tests.web.records import asked_for, brought, lying_there

Way = Callable[[Person], None]

STATES: dict[str, Way] = {}
LONG_PAGES = (
    "home",
    "newcomer",
    "lobby",
    "lobby-guest",
    "result",
    "guide",
    "about",
    "people",
    "player",
    "leaders",
)  # seen whole on a screenshot


def state(way: Way) -> Way:
    """Enter a way into the list under its own name."""
    STATES[way.__name__.replace("_", "-")] = way
    return way


def _home(person: Person) -> None:
    person.goes("/")
    person.page.locator(f"{CARD} .primary").wait_for()


@state
def home(person: Person) -> None:
    """Have tables of one's own, of others, and one that is over."""
    person.opens("me", "greedy")
    person.opens("me", "invited", start=False)
    brought(person)
    _home(person)


@state
def newcomer(person: Person) -> None:
    """Have no table yet."""
    _home(person)
    expect(person.page.locator(".hero")).to_be_visible()


@state
def setup_sheet(person: Person) -> None:
    """Set a table."""
    _home(person)
    person.page.locator(f"{CARD} .note > button").click()
    person.page.locator("dialog .seat select").nth(1).select_option("here")
    expect(person.page.locator("dialog .seat input")).to_be_visible()


@state
def bot_setup_sheet(person: Person) -> None:
    """Choose a bot for a seat."""
    _home(person)
    person.page.locator(f"{CARD} .note > button").click()
    person.page.locator("dialog .bot-pick").first.click()
    person.page.locator("dialog summary").click()
    expect(person.page.locator('dialog [data-bot="greedy"]')).to_be_visible()


@state
def you_sheet(person: Person) -> None:
    """See one's name and recovery code."""
    _home(person)
    person.page.locator(".who button").click()
    person.page.locator("dialog section button").click()
    expect(person.page.locator("dialog input[readonly]")).to_be_visible()


@state
def notices_sheet(person: Person) -> None:
    """Say when and how to be called."""
    person.opens("me", "open", start=False)
    _home(person)
    person.page.locator(".tools .bell").click()
    person.page.locator("dialog summary").click()
    expect(person.page.locator("dialog .quiet")).to_be_visible()


@state
def watch_sheet(person: Person) -> None:
    """Choose a table to watch."""
    person.opens("me", "greedy", "greedy")
    _home(person)
    person.page.locator(f"{CARD} .ways .watch").click()
    expect(person.page.locator("dialog li").first).to_be_visible()


@state
def lobby(person: Person) -> None:
    """Wait for friends."""
    table = person.opens("me", "invited", "open", "greedy", start=False)
    person.goes(f"/t/{table}")
    expect(person.page.locator(".forms select").first).to_be_visible()


@state
def lobby_bots(person: Person) -> None:
    """Look for a bot to play with."""
    table = person.opens("me", "artisan", start=False)
    person.goes(f"/t/{table}")
    person.page.locator('[data-seat="1"] .deeds button').first.click()
    expect(person.page.locator("dialog .people").first.locator("li")).to_have_count(6)


def _lobby_of_another(person: Person, *seats: str) -> None:
    table = person.opens(*seats, start=False)
    person.named("Lapo")
    person.goes(f"/t/{table}")


@state
def lobby_arriving(person: Person) -> None:
    """Come by the link, and be asked for a name."""
    _lobby_of_another(person, "me", "open", "artisan")
    expect(person.page.locator("dialog input")).to_be_focused()


@state
def lobby_guest(person: Person) -> None:
    """Wait at the table of somebody else."""
    _lobby_of_another(person, "me", "open", "artisan")
    person.page.locator("dialog .primary").click()
    expect(person.page.locator(".talk input")).to_be_visible()


@state
def choosing_leaders(person: Person) -> None:
    """Set up a game of four."""
    person.plays("me", "greedy", "greedy", "greedy")
    Player(person.page).until_asked()


def _turn(person: Person, *seats: str, brief: float = 1) -> Player:
    person.plays(*seats)
    player = Player(person.page, seed=3, brief=brief)
    player.set_up()
    return player


@state
def turn(person: Person) -> None:
    """Be asked in a game of three, after some turns."""
    player = _turn(person, "me", "greedy", "greedy")
    for _ in range(3):
        player.turn()
        player.until_asked()


@state
def solo_turn(person: Person) -> None:
    """Be asked when one plays alone."""
    player = _turn(person, "me")
    for _ in range(2):
        player.turn()
        player.until_asked()


@state
def storing(person: Person) -> None:
    """Put goods away."""
    player = _turn(person, "me")
    now = player.click(player.thing("line:row 1"))
    while not now.kind("fresh"):
        player.turn()
        player.until_asked()
        now = player.click(player.thing("line:row 2"))


def _asked(person: Person, question: str) -> Player:
    table, _ = asked_for(person, question)
    person.goes(f"/t/{table}")
    player = Player(person.page)
    player.until_asked()
    return player


@state
def late_turn(person: Person) -> None:
    """Have many choices late in a game of four."""
    _asked(person, "Turn")


@state
def payment(person: Person) -> None:
    """Choose what to pay a card with."""
    _asked(person, "Pay")


@state
def spending(person: Person) -> None:
    """Have clicked one of two goods to spend."""
    player = _asked(person, "Spend")
    player.click(player.thing(player.look().things[0]))


@state
def whites(person: Person) -> None:
    """Choose what white marbles become."""
    _asked(person, "Whites")


@state
def end_of_turn(person: Person) -> None:
    """Have only the end of the turn left."""
    player = _turn(person, "me", "greedy", brief=0)
    while not player.until_asked().ending:
        player.step()


@state
def explanation(person: Person) -> None:
    """Read why a card cannot be bought."""
    _turn(person, "me")
    person.page.locator('[data-thing="deck:green 3"]').click(force=True)
    expect(person.page.locator(".tipbox")).to_be_visible()


@state
def keys_sheet(person: Person) -> None:
    """Read what the keys do."""
    _turn(person, "me")
    person.page.keyboard.press("?")
    expect(person.page.locator("dialog[open]")).to_be_visible()


@state
def menu_sheet(person: Person) -> None:
    """Open the menu."""
    _turn(person, "me")
    menu = person.page.locator('.tools button:has(use[href="#menu"])')
    menu.click()
    expect(person.page.locator("dialog[open]")).to_be_visible()


@state
def preferences_sheet(person: Person) -> None:
    """Say how one likes to play."""
    _turn(person, "me", "apprentice")
    person.page.keyboard.press(",")
    expect(person.page.locator("dialog[open] .preferences")).to_be_visible()


@state
def curtain(person: Person) -> None:
    """Pass the device on."""
    person.shares("Berta")
    expect(person.page.locator(".curtain")).to_be_visible()


@state
def in_words(person: Person) -> None:
    """Read the table in words."""
    _turn(person, "me", "greedy")
    person.page.keyboard.press("Shift+T")
    expect(person.page.locator(".panels section").first).to_be_visible()


@state
def result(person: Person) -> None:
    """See who won."""
    person.goes(f"/t/{lying_there(person)}")
    expect(person.page.locator(".ranking")).to_be_visible()
    expect(person.page.locator(".chart-line").first).to_be_visible()


@state
def replay(person: Person) -> None:
    """Look at a moment."""
    person.goes(f"/t/{lying_there(person)}?at=57")
    expect(person.page.locator(".eyes .laurel").first).to_be_visible()


@state
def playing_on(person: Person) -> None:
    """Choose how to go on from a moment."""
    replay(person)
    person.page.locator(".away .primary").click()
    expect(person.page.locator("dialog[open]")).to_be_visible()


@state
def rules(person: Person) -> None:
    """Read the rules."""
    person.goes("/rules/masters")
    expect(person.page.locator("main h1")).to_be_visible()


@state
def guide(person: Person) -> None:
    """Stand at the door of the guided game."""
    person.goes("/guide/masters")
    expect(person.page.locator("main h1")).to_be_visible()


@state
def guided(person: Person) -> None:
    """Be taught."""
    guide(person)
    person.page.locator("main .btn.primary").click()
    Player(person.page).until_asked()


@state
def about(person: Person) -> None:
    """Read what this is."""
    person.goes("/about")
    expect(person.page.locator("main h1")).to_be_visible()


@state
def people(person: Person) -> None:
    """Read who plays with you."""
    person.goes("/people")
    expect(person.page.locator("main li .portrait")).to_have_count(6)
