"""Moments of Lorenzo with its expansions: games are played at random until one has them."""

import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from bottega.games.lorenzo.actions import OWN_SPACES
from bottega.games.lorenzo.views import LorenzoView
from bottega.kernel import record
from bottega.kernel.game import Question
from tests.web.lorenzo import FAMILY, GAME, NAME, Moment

Fits = Callable[[str, LorenzoView, Sequence[str]], bool]

# Twelve leaders, half of which are spaces: whoever has the family Sforza plays one at once.
FEW_LEADERS = (
    "pietro-bembo,massimiliano-i-d-asburgo,guglielmo-de-pazzi,piero-della-francesca,"
    "erasmo-da-rotterdam,bramante,lucia-da-narni,paracelso,alfonso-v-d-aragona,"
    "alfonso-i-d-este,marsilio-ficino,giulio-ii"
)
MOST_GAMES = 200


def _recorded(players: int, seed: int, **options: str) -> record.Record:
    """Play a whole game at random; whoever can play a leader does."""
    chosen = {"advanced": "true", "modules": "houses,pazzi"} | options
    setting = GAME.options_from(players, chosen)
    table, rng = GAME.new(setting, seed), random.Random(seed)
    answers: list[record.Answer] = []
    while not table.over():
        lines = [GAME.line(code) for code in table.options]
        line = rng.choice([each for each in lines if each.startswith("play ")] or lines)
        answers.append(record.Answer(int(table.seat), GAME.parse(line)))
        table.apply(GAME.parse(line))
    return record.Record(NAME, GAME.version, setting, seed, tuple(answers))


def _first(found: record.Record, fits: Fits) -> Moment | None:
    """Find the first question of a game that is as it should be."""
    table = GAME.new(found.options, found.seed)
    for decision, answer in enumerate(found.answers):
        lines = tuple(GAME.line(code) for code in table.options)
        if len(lines) > 1:
            view = GAME.view(table, answer.seat)
            if fits(view.pending[-1].frame, view, lines):
                return Moment(Path(), decision, answer.seat, lines, view)
        table.apply(answer.code)
    return None


@cache
def reached(fits: Fits, players: int, leaders: str = "all", decks: str = "random") -> Moment:
    """Play game after game until one has such a moment; its record is kept in a file."""
    for seed in range(MOST_GAMES):
        found = _recorded(players, seed, leaders=leaders, decks=decks)
        moment = _first(found, fits)
        if moment is not None:
            file = Path(tempfile.mkdtemp()) / f"{NAME}.bottega"
            file.write_text(record.to_text(GAME, found))
            return moment._replace(file=file)
    raise AssertionError(f"no game of {MOST_GAMES} has a moment with {fits.__name__}")


def bids_again(frame: str, view: LorenzoView, lines: Sequence[str]) -> bool:
    """Somebody bids again before those who have not bid yet; leaders lie beside a family."""
    if frame != "Bid" or not any(lot.leaders for lot in view.lots):
        return False
    still = [each.args[0] for each in view.pending if each.frame == "Bid"]
    return len(still) > 1 and view.asked not in view.order[-len(still) :]


def families_taken(frame: str, view: LorenzoView, lines: Sequence[str]) -> bool:
    """The families are taken, and so are some of the bonus tiles."""
    return frame == "ChooseTile" and len(view.bonus_tiles) == 3


def tokens_in_hand(frame: str, view: LorenzoView, lines: Sequence[str]) -> bool:
    """Tokens can be spent, some have been, and a card of the fifth tower can be taken."""
    spendable = sum(line.startswith("token ") for line in lines)
    special = any(" special " in line for line in lines)
    return frame == "Turn" and spendable > 1 and special and len(view.spent_tokens) > 2


def own_space_open(frame: str, view: LorenzoView, lines: Sequence[str]) -> bool:
    """A member can go to the space of a leader."""
    return any(line.startswith("place ") and line.split()[-1] in OWN_SPACES for line in lines)


def five_members(frame: str, view: LorenzoView, lines: Sequence[str]) -> bool:
    """Somebody who has five members plays in the fourth round."""
    return frame == "Turn" and view.round == 4 and "brown" in view.boards[view.asked].members


def special_floor_closed(frame: str, view: LorenzoView, lines: Sequence[str]) -> bool:
    """A card of the fifth tower cannot be taken by any of four members."""
    there = [floor for floor, card in enumerate(view.floors[-4:], 1) if card]
    open_floors = [floor for floor in there if any(f" special {floor}" in line for line in lines)]
    members = len(view.boards[view.asked].members)
    return frame == "Turn" and view.round == 1 and members == FAMILY and open_floors != there


def second_round(frame: str, view: LorenzoView, lines: Sequence[str]) -> bool:
    """A member can be placed in the second round."""
    return frame == "Turn" and view.round == 2


PLAYERS = (2, 4, 3, 5)  # of one game after the other
LIVELY = (67, 49, 47, 41, 50, 31, 39)  # seeds of games in which nearly everything is asked
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


def wish(line: str, view: LorenzoView) -> float:
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
    if frame == "DropCard" and "decline" in lines:
        yield "DropCard offered"
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
        (line,) = rng.choices(lines, [wish(line, view) for line in lines])
        answers.append(record.Answer(seat, GAME.parse(line)))
        table.apply(GAME.parse(line))
    played = record.Record(NAME, GAME.version, setting, seed, tuple(answers))
    file.write_text(record.to_text(GAME, played))
    return found


def moment_of(question: str) -> Moment:
    """Find a moment at which a question is asked: game after game is played until one has it."""
    for seed in (*LIVELY, *range(MOST_GAMES)):
        if question in (found := _game(seed)):
            return found[question]
    raise AssertionError(f"nobody is asked {question} in {MOST_GAMES} games")
