"""What a house of Lorenzo asks with the expansions, state by state, and the way there."""

import random
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from playwright.sync_api import expect

from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel import record
from bottega.kernel.game import Question
from tests.web.browsing import PHONE, Person
from tests.web.lorenzo import GAME, NAME, Moment, at
from tests.web.playing import Player
from tests.web.states import Way

HOUSE: dict[str, Way] = {}
MOST_GAMES = 150
PLAYERS = (2, 4, 3, 5)  # of one game after the other
BY_LEADER = 5  # where a question comes from, as its numbers tell
PIECES = 256

# Leaders that are played early, since they ask for little or for few of something.
LEADERS = (
    "marsilio-ficino,alfonso-v-d-aragona,alfonso-i-d-este,ercole-i-d-este,lucia-da-narni,"
    "ladislao-vii-jagellone,paracelso,pietro-bembo,bramante,beatrice-d-este,giulio-ii,"
    "leon-battista-alberti,palla-strozzi,tomas-de-torquemada,raffaello-sanzio,"
    "giovanni-dalle-bande-nere,sandro-botticelli,martin-lutero,piero-della-francesca,"
    "niccolo-macchiavelli,carlo-viii,jacopo-salviati,ludovico-iii-gonzaga,girolamo-savonarola"
)
# Cards that ask something, now or whenever they work.
CARDS = {
    98, 110, 111, 112, 113, 114, 115, 125, 128, 130, 132, 140, 141, 144, 147, 153, 154, 155, 156,
    158, 159, 160, 161, 162, 163, 165, 167,
}  # fmt: skip
EAGER = ("use", "trade", "activate", "fetch", "option", "visit", "dismiss", "end")
SHY = ("discard", "decline", "lay", "token", "swap", "add", "produce")


def state(way: Way) -> Way:
    """Enter a way into the list under its own name."""
    HOUSE["lorenzo-house-" + way.__name__.replace("_", "-")] = way
    return way


def _wish(line: str, view: LorenzoView) -> float:
    """Say how gladly an answer is given, so that much is asked in a game."""
    verb, _, rest = line.partition(" ")
    if verb == "place":
        tower, _, floor = rest.partition(" ")[2].rpartition(" ")
        towers = ("territory", "character", "building", "venture", "special")
        if tower in towers and view.floors[towers.index(tower) * 4 + int(floor) - 1] in CARDS:
            return 40
        return 6 if "production" in rest else 3
    if verb == "play":
        return 200
    return 12 if verb in EAGER else 0.1 if verb in SHY else 1


def _question(asked: Question, view: LorenzoView, lines: Sequence[str]) -> Iterator[str]:
    """Name a question in all the ways in which it is looked for."""
    frame, args = asked.frame, asked.args
    board = view.boards[view.asked]
    yield frame
    if frame == "DropCard" and "decline" not in lines and args[2] // PIECES != BY_LEADER:
        yield "DropCard demanded"
    if frame == "Production" and args[4] != view.asked:
        yield "Production visiting"
    if frame == "Production" and any(line.startswith("activate") for line in lines):
        yield "Production waking"
    if frame == "PickPrivileges" and board.store:
        yield "PickPrivileges store"
    if frame == "Turn":
        yield f"Turn {board.family}"
        yield from ("Turn tokens" for _ in [0] if board.token > 3)
        yield from ("Turn lay" for _ in [0] if any(line.startswith("lay") for line in lines))
        yield from ("Turn laid" for _ in [0] if board.laid)
        yield from ("Turn leaders" for _ in [0] if len(board.hand or ()) > 6)
        yield from ("Turn seals" for _ in [0] if board.seals)


@cache
def _game(seed: int) -> dict[str, Moment]:
    """Play a game by wishes; give the first moment of each of its questions, by its name."""
    options = {"advanced": "true", "modules": "houses,pazzi", "leaders": LEADERS}
    setting = GAME.options_from(PLAYERS[seed % len(PLAYERS)], options)
    table, rng = GAME.new(setting, seed), random.Random(seed)
    file = Path(tempfile.mkdtemp()) / f"{NAME}.bottega"
    answers: list[record.Answer] = []
    found: dict[str, Moment] = {}
    while not table.over():
        seat, lines = int(table.seat), tuple(GAME.line(code) for code in table.options)
        view = GAME.view(table, seat)
        if len(lines) > 1:
            for name in _question(view.pending[-1], view, lines):
                found.setdefault(name, Moment(file, len(answers), seat, lines, view))
        (line,) = rng.choices(lines, [_wish(line, view) for line in lines])
        answers.append(record.Answer(seat, GAME.parse(line)))
        table.apply(GAME.parse(line))
    played = record.Record(NAME, GAME.version, setting, seed, tuple(answers))
    file.write_text(record.to_text(GAME, played))
    return found


def moment_of(question: str) -> Moment:
    """Find a moment at which a question is asked: game after game is played until one has it."""
    for seed in range(MOST_GAMES):
        if question in (found := _game(seed)):
            return found[question]
    raise AssertionError(f"nobody is asked {question} in {MOST_GAMES} games")


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
    "DropCard": "dropping",
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
