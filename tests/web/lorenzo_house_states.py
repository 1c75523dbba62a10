"""What a house of Lorenzo asks with the expansions, state by state, and the way there."""

from playwright.sync_api import expect

from tests.web.browsing import PHONE, Person
from tests.web.lorenzo import at
from tests.web.lorenzo_search import moment_of
from tests.web.playing import Player
from tests.web.states import Way

HOUSE: dict[str, Way] = {}
TELLING = tuple(  # those that differ the most from each other
    f"lorenzo-house-{name}"
    for name in ("tokens", "seals", "waking", "demanded", "fetching", "visit")
)


def state(way: Way) -> Way:
    """Enter a way into the list under its own name."""
    HOUSE["lorenzo-house-" + way.__name__.replace("_", "-")] = way
    return way


def _asked(person: Person, question: str, shown: str = ".asks .can") -> Player:
    player = at(person, moment_of(question))[1]
    expect(person.page.locator(shown).first).to_be_visible()
    return player


def _yours(person: Person) -> None:
    """Look at one's house, which is behind a tab on a phone."""
    width, height = PHONE
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.locator('.tabs [data-guide="tab-b"]').click()


@state
def tokens(person: Person) -> None:
    """Have several tokens to spend."""
    at(person, moment_of("Turn tokens"))
    _yours(person)
    expect(person.page.locator(".shelf .held .can").first).to_be_visible()


@state
def laying(person: Person) -> None:
    """Have clicked a token that can be laid on a card."""
    _, player = at(person, moment_of("Turn lay"))
    line = next(each for each in player.look().kind("token"))
    player.click(player.thing(line))


@state
def laid(person: Person) -> None:
    """Have a card with a token on it."""
    at(person, moment_of("Turn laid"))
    _yours(person)
    expect(person.page.locator(".laid .seal:not(.open)").first).to_be_visible()


@state
def store(person: Person) -> None:
    """Choose a privilege, where what lies in the store is one."""
    _asked(person, "PickPrivileges store", '[data-thing="privilege:store"]')


@state
def seals(person: Person) -> None:
    """Have turned a seal."""
    at(person, moment_of("Turn seals"))
    _yours(person)
    expect(person.page.locator(".ftile .seal:not(.down)").first).to_be_visible()


@state
def sets(person: Person) -> None:
    """Have the family that is rewarded for sets."""
    at(person, moment_of("Turn orsini"))
    _yours(person)
    expect(person.page.locator(".ftile .steps")).to_be_visible()


@state
def faith_tiles(person: Person) -> None:
    """Have the family with tiles on the faith track."""
    at(person, moment_of("Turn della-rovere"))
    _yours(person)
    expect(person.page.locator(".ftile .steps")).to_be_visible()


@state
def swap(person: Person) -> None:
    """Have a family that trades."""
    at(person, moment_of("Turn della-scala"))
    _yours(person)
    expect(person.page.locator(".ftile .swap")).to_be_visible()


@state
def family(person: Person) -> None:
    """Read what a family is good for."""
    at(person, moment_of("Turn medici"))
    person.page.locator(".ftile .arms").click(force=True)
    expect(person.page.locator(".tipbox")).to_be_visible()


@state
def many_leaders(person: Person) -> None:
    """Have more leaders in hand than are drafted."""
    at(person, moment_of("Turn leaders"))
    _yours(person)
    person.page.locator(".lds").scroll_into_view_if_needed()


@state
def rival(person: Person) -> None:
    """Look at a rival's house with its family and its tokens."""
    moment = moment_of("Turn tokens")
    at(person, moment)
    other = (moment.seat + 1) % len(moment.view.boards)
    person.page.locator(".players .pl .name").nth(other).click()
    expect(person.page.locator(".shelf .backs")).to_be_visible()


@state
def visiting(person: Person) -> None:
    """Produce with a rival's buildings."""
    _asked(person, "Production visiting")


@state
def waking(person: Person) -> None:
    """Let a card work besides the buildings that trade."""
    _asked(person, "Production waking", ".asks .wakers")


@state
def demanded(person: Person) -> None:
    """Lose a card to a rival's."""
    _asked(person, "DropCard demanded", ".asks .choose .can")


# Questions that are drawn in the house, each a state of its own.
QUESTIONS = {
    "PayTokens": "paying-tokens",
    "ReplaceGoods": "replacing",
    "PickOption": "option",
    "PlayFree": "playing-freely",
    "FlipSeal": "turning-a-seal",
    "KeepToken": "keeping-a-token",
    "ActivateCard": "activating",
    "Arrow": "arrow",
    "FetchCard": "fetching",
    "DropCard offered": "dropping",
    "DismissLeader": "dismissing",
    "VisitBoard": "visit",
    "GiveGoods": "giving",
    "CollectMarket": "market",
    "ChooseWork": "either-work",
    "PickOne": "only-one",
}


def _asking(question: str) -> Way:
    def way(person: Person) -> None:
        _asked(person, question)

    return way


HOUSE |= {f"lorenzo-house-{name}": _asking(frame) for frame, name in QUESTIONS.items()}
