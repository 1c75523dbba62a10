"""What keys and clicks do at the screen, and what it shows."""

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest
from textual.widgets import Input

from bottega.bots import search
from bottega.terminal.narrowing import NOTHING
from bottega.terminal.sheets import Ask, Curtain, Sheet
from tests.coaching import Scorer
from tests.terminal.players import Player, at_screen, local, sat


def names(player: Player, kind: str = "item") -> list[str]:
    return [row.name for row in player.table.choosing.rows if row.kind == kind]


async def placing(player: Player) -> None:
    """Answer until a member is to be placed."""
    for _ in range(60):
        await player.settle()
        if player.table.scene and player.table.scene.told and player.table.scene.told.ask == "turn":
            return
        player.table.choosing.move(1)
        await player.pilot.press("enter")
    raise AssertionError("no member is ever placed")


def test_a_member_is_chosen_first_and_the_question_narrows_to_where_it_goes() -> None:
    async def run(player: Player) -> None:
        await placing(player)
        assert names(player)[:2] == ["Black member", "White member"]
        await player.pilot.press("down", "down", "enter")
        assert player.table.choosing.question() == "Where does the white member go?"
        assert player.table.choosing.picks.things == ("member:white",)
        assert "Market" in "".join(row.where for row in player.table.choosing.rows)
        await player.pilot.press("escape")
        assert player.table.choosing.picks == NOTHING

    at_screen(local(sat("lorenzo", 2)), run)


def test_letters_filter_the_answers_behind_the_rows_too() -> None:
    async def run(player: Player) -> None:
        await placing(player)
        scene = player.table.scene
        assert scene is not None
        name = next(c.name for c in scene.choices if "member:white" in c.touches and c.name)
        await player.pilot.press(*name[:4].lower())
        assert names(player)
        assert all(name.split()[0] in shown for shown in names(player))
        await player.pilot.press("backspace", "escape")
        assert player.table.choosing.typed == ""

    at_screen(local(sat("lorenzo", 2)), run)


def test_a_click_on_a_space_that_is_not_possible_says_why() -> None:
    async def run(player: Player) -> None:
        await placing(player)
        board = player.pane("board")
        able = player.table.choosing.can
        spot = next(s for s in board.spots if s.thing.startswith("space:") and not able(s.thing))
        await player.pilot.click("#board", offset=(spot.x, spot.y))
        await player.pilot.pause()
        sheet = player.app.screen
        assert isinstance(sheet, Sheet)
        assert "Not possible now: " in "".join(run.text for line in sheet.lines for run in line)

    at_screen(local(sat("lorenzo", 3)), run)


def test_what_is_let_go_takes_a_second_word() -> None:
    async def run(player: Player) -> None:
        for _ in range(80):
            await player.settle()
            quiet = [i for i, row in enumerate(player.table.choosing.rows) if row.kind == "quiet"]
            if quiet:
                break
            player.table.choosing.move(1)
            await player.pilot.press("enter")
        before = player.version()
        await player.walk_to(quiet[0])
        assert player.version() == before
        assert player.table.choosing.picks.verb is not None

    at_screen(local(sat("masters", 1)), run)


def test_an_answer_is_taken_back_with_u_and_only_where_that_is_possible() -> None:
    async def run(player: Player) -> None:
        await player.settle()
        await player.pilot.press("1")
        await player.settle()
        steps = len(player.table.local.session.steps)
        offered = [action for _, action, _ in player.table._keys()]
        assert ("undo" in offered) == player.table.local.session.can_undo(0)
        await player.pilot.press("u")
        await player.settle()
        undone = len(player.table.local.session.steps)
        assert undone == steps - ("undo" in offered)

    at_screen(local(sat("masters", 1)), run)


def test_a_window_that_is_too_small_shows_a_sentence_and_nothing_else() -> None:
    async def run(player: Player) -> None:
        text = "".join(player.pane("small").text())
        assert "Bottega needs 80 columns" in text
        assert not player.pane("board").display or not player.pane("middle").display
        await player.pilot.resize_terminal(120, 36)
        await player.settle()
        assert not player.pane("small").display
        assert names(player)

    at_screen(local(sat("masters", 1)), run, (60, 20))


def test_the_curtain_hides_the_table_between_two_people() -> None:
    async def run(player: Player) -> None:
        await player.pilot.pause()
        await player.pilot.pause()
        assert isinstance(player.app.screen, Curtain)
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert player.table.scene is not None
        assert player.table.scene.seat == 0
        await player.pilot.press("1")
        for _ in range(5):
            await player.pilot.pause()
        assert isinstance(player.app.screen, Curtain)
        assert "Nino" in player.app.screen.lines[0]

    at_screen(local(sat("masters", 2, people=2)), run)


def test_the_screen_speaks_the_next_language() -> None:
    async def run(player: Player) -> None:
        await player.settle()
        english = player.table.choosing.question()
        await player.pilot.press("G")
        await player.settle()
        assert player.table.sitting.language == "fr"
        assert player.table.choosing.question() != english

    at_screen(local(sat("masters", 1)), run)


def test_a_game_is_saved_to_a_file_that_is_named(tmp_path: Path) -> None:
    file = tmp_path / "game.bottega"

    async def run(player: Player) -> None:
        await player.settle()
        await player.pilot.press("1")
        await player.settle()
        await player.pilot.press("S")
        await player.pilot.pause()
        assert isinstance(player.app.screen, Ask)
        player.app.screen.query_one(Input).value = str(file)
        await player.pilot.press("enter")
        await player.pilot.pause()

    at_screen(local(sat("masters", 1)), run)
    assert file.read_text().startswith("bottega")


@pytest.mark.parametrize("key", ["L", "?", "W"])
def test_a_sheet_is_put_away_by_any_key(key: str) -> None:
    async def run(player: Player) -> None:
        await player.settle()
        player.table.choosing.cursor = None
        await player.pilot.press(key)
        await player.pilot.pause()
        assert isinstance(player.app.screen, Sheet)
        await player.pilot.press("escape")
        await player.pilot.pause()
        assert names(player)

    at_screen(local(sat("masters", 1)), run)


def test_the_coach_says_below_each_answer_what_it_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "Search", Scorer)

    async def run(player: Player) -> None:
        await player.settle()
        await player.pilot.press("H")
        for _ in range(100):
            await player.pilot.pause(0.05)
            if isinstance(player.app.screen, Sheet):
                break
        sheet = player.app.screen
        assert isinstance(sheet, Sheet)
        text = ["".join(run.text for run in line) for line in sheet.lines]
        below = [line.startswith("  ") for line in text]
        assert list(pairwise([*below, False])).count((False, True)) == 3
        assert (below[0], below[-1]) == (False, True)

    at_screen(local(sat("masters", 2)), run)


def test_no_key_waits_while_a_bot_thinks() -> None:
    class Slow:
        async def answer(self, task: object) -> int:
            await asyncio.sleep(3600)
            return 0

        async def hint(self, task: object) -> object:
            raise NotImplementedError

        def end(self) -> None:
            pass

    sitting = local(sat("masters", 2))
    sitting.mind = Slow()  # type: ignore[assignment]

    async def run(player: Player) -> None:
        await player.settle()
        await player.pilot.press("1")
        await player.pilot.pause()
        assert player.table.scene is not None
        assert player.table.scene.thinking == 1
        await player.pilot.press("P")
        assert player.table.whose == 1

    at_screen(sitting, run)
