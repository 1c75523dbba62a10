"""Each kind of question of Lorenzo is answered on the things themselves."""

import pytest
from playwright.sync_api import expect

from tests.web.browsing import Company, Person
from tests.web.lorenzo import ADVANCED, QUESTIONS, Moment, asked, at, moments, richest
from tests.web.lorenzo_search import moment_of
from tests.web.playing import LAST, Player
from tests.web.records import answers, decisions

CLICKS = 4  # more than any answer needs
# Questions of the expansions, besides those in test_lorenzo_expansions.
EXPANDED = (
    "PickOption", "PlayFree", "FlipSeal", "KeepToken", "ActivateCard", "FetchCard",
    "DropCard offered", "DismissLeader", "VisitBoard", "CollectMarket", "BuyLeftover", "PickOne",
    "Production visiting", "Production waking", "PickPrivileges store",
)  # fmt: skip
WAYS_OUT = ("pass", "decline", "end")


def test_every_question_of_the_recorded_games_is_known_here() -> None:
    assert set(moments()) == set(QUESTIONS)


@pytest.mark.parametrize("question", QUESTIONS)
def test_on_the_board_one_answers(question: str, company: Company) -> None:
    assert_answered(company.regular(), richest(question))


@pytest.mark.parametrize("question", EXPANDED)
def test_with_expansions_one_answers_on_the_board(question: str, company: Company) -> None:
    assert_answered(company.regular(), moment_of(question))


def assert_answered(anna: Person, moment: Moment) -> None:
    """Click on the board until the question of a moment is answered."""
    table, player = at(anna, moment)
    stored, now = answers(anna, table, moment.seat), player.look()
    for _ in range(CLICKS):
        thing = next(thing for thing in now.things if thing not in WAYS_OUT)
        player.click(player.thing(thing))
        now = player.until_asked()  # what all choose at once is told when all have
        if len(answers(anna, table, moment.seat)) > len(stored):
            break
    given = answers(anna, table, moment.seat)[len(stored) :]
    assert len(given) == 1
    assert given[0] in moment.lines
    assert not player.in_the_bar


@pytest.mark.parametrize("question", ["LastWord", "BonusTake"])
def test_all_that_can_be_answered_lies_on_the_board(question: str, company: Company) -> None:
    anna = company.regular()
    moment = richest(question)
    _, player = at(anna, moment)
    several = {line for line in moment.lines if line.startswith("add ") and line != "add 1"}
    lines = {*moment.lines} - {LAST} - several  # a click on the servants sends one of them ahead
    wanted = {line.replace(" ", ":", 1) for line in lines}
    renamed = {"take": "space", "play": "leader", "use": "leader"}
    for verb, kind in renamed.items():
        wanted = {thing.replace(f"{verb}:", f"{kind}:") for thing in wanted}
    assert set(player.look().things) == wanted


def test_a_member_is_sent_to_a_space_and_the_other_way_round(company: Company) -> None:
    anna = company.regular()
    moment = richest("Turn")
    table, player = at(anna, moment)
    sent = next(line for line in moment.lines if " market " in line)
    _, colour, market = sent.split(" ", 2)
    member, space = f"member:{colour}", f"space:{market}"
    count = decisions(anna, table, moment.seat)
    for first, second in ((member, space), (space, member)):
        now = player.click(player.thing(first))
        assert second in now.things
        assert first not in now.things
        player.click(player.thing(second))
        assert answers(anna, table, moment.seat)[-1] == sent
        before = player.look()
        anna.page.keyboard.press("u")
        player.until_changed(before)
        assert decisions(anna, table, moment.seat) == count


def test_trades_are_ticked_one_by_one_and_then_happen(company: Company) -> None:
    anna = company.regular()
    moment = richest("Production")
    table, player = at(anna, moment)
    ticked = anna.page.locator(".asks .ticked")
    expect(ticked).to_have_count(0)
    now = player.look()
    player.click(player.thing(now.kind("trade")[0]))
    expect(ticked).to_have_count(1)
    player.click(player.thing("produce"))
    expect(anna.page.locator(".asks .ask-production")).to_have_count(0)
    assert answers(anna, table, moment.seat)[-1] == "produce"


def test_a_second_privilege_must_be_another(company: Company) -> None:
    anna = company.regular()
    player = asked(anna, "PickPrivileges 2")
    now = player.click(player.thing("privilege:coins"))
    assert set(now.kind("privilege")) == {
        f"privilege:{name}" for name in ("materials", "servants", "military", "faith")
    }
    expect(anna.page.locator(".privilege.chosen")).to_have_count(1)


@pytest.mark.parametrize(("where", "answer"), [(".asks", "refuse"), (".church", "support")])
def test_the_church_is_answered_at(where: str, answer: str, company: Company) -> None:
    anna = company.regular()
    moment = richest("Faith")
    table, player = at(anna, moment)
    now = player.click(anna.page.locator(f'{where} [data-thing="{answer}"].can').last)
    if answer == "refuse":  # what is lost asks twice
        assert now.answers == [answer]
        player.click(player.answer(answer))
    assert answers(anna, table, moment.seat)[-1] == answer


def test_a_draft_is_played_by_clicking(company: Company) -> None:
    anna = company.regular()
    table = anna.plays("me", "random", **ADVANCED)
    player, clicked = Player(anna.page), []
    while not (now := player.until_asked()).kind("member"):
        assert len(now.things) == len(now.answers)
        clicked.append(now.things[0])
        player.click(player.thing(clicked[-1]))
    tile, *leaders = clicked
    names = [leader.removeprefix("leader:") for leader in leaders]
    assert len(names) == 3, "the last pack leaves no choice"
    chosen = f"choose tile {tile.removeprefix('tile:')}"
    assert answers(anna, table)[:4] == [chosen, *(f"keep {name}" for name in names)]
    expect(anna.page.locator(".lds .ld1.hand")).to_have_count(4)
    for leader in leaders:
        expect(anna.page.locator(f'.lds [data-thing="{leader}"]')).to_be_visible()
