"""A table of Lorenzo: reloads, taking back, keys, other people, and what comes after."""

import re

from playwright.sync_api import expect

from bottega.kernel import record
from tests.web.browsing import Company, Person
from tests.web.lorenzo import ADVANCED, BASIC, FINISHED, GAME, NAME, asked, at, moments, richest
from tests.web.playing import Player
from tests.web.records import answers, decisions, lying_there
from tests.web.test_afterwards import at_moment
from tests.web.test_keyboard import FOCUS, answered_by_number, press, tab_to_a_thing
from tests.web.test_languages import CATALOGUES, OTHERS, english_in


def test_a_reload_in_the_middle_of_a_production_keeps_what_was_chosen(company: Company) -> None:
    anna = company.regular()
    moment = richest("Production")
    table, player = at(anna, moment)
    player.click(player.thing(player.look().kind("trade")[0]))
    before, stored = player.look(), answers(anna, table, moment.seat)
    anna.page.reload()
    after = player.until_asked()
    assert (after.things, after.question) == (before.things, before.question)
    expect(anna.page.locator(".asks .ticked")).to_have_count(1)
    assert answers(anna, table, moment.seat) == stored
    player.turn()


def test_a_chosen_trade_is_taken_back(company: Company) -> None:
    anna = company.regular()
    moment = richest("Production")
    table, player = at(anna, moment)
    before, count = player.look(), decisions(anna, table, moment.seat)
    after = player.click(player.thing(before.kind("trade")[0]))
    anna.page.locator('[data-guide="undo"]').click()
    assert player.until_changed(after).things == before.things
    expect(anna.page.locator(".asks .ticked")).to_have_count(0)
    assert decisions(anna, table, moment.seat) == count


def test_every_turn_has_a_heading_of_its_own_in_the_log(company: Company) -> None:
    anna = company.regular()
    at(anna, richest("Work"))
    expect(anna.page.locator(".log li.sep").first).to_be_visible()
    within = anna.page.locator(".log li:not(.sep)", has_text=re.compile(r"\bTurn \d+:"))
    expect(within).to_have_count(0)


def test_rounds_are_played_with_number_keys_and_enter(company: Company) -> None:
    anna = company.regular()
    table = anna.plays("me", "random", **ADVANCED)
    player = Player(anna.page)
    where = anna.page.locator(".where")
    while "round 2" not in where.inner_text():
        now = player.until_asked()
        before = len(answers(anna, table))
        answered_by_number(player, now)
        assert len(answers(anna, table)) - before in (0, 1)
    assert anna.page.evaluate("document.activeElement === document.body")


def test_a_member_is_placed_with_tab_and_enter(company: Company) -> None:
    anna = company()
    moment = richest("Turn")
    table, player = at(anna, moment)
    first = tab_to_a_thing(anna.page)
    press(player, "Enter")
    assert anna.page.evaluate(FOCUS)["name"] == first, "a click that narrows keeps the focus"
    second = tab_to_a_thing(anna.page)
    press(player, "Enter")
    assert {first.split(":")[0], second.split(":")[0]} == {"member", "space"}
    assert answers(anna, table, moment.seat)[-1].startswith("place ")
    assert anna.page.evaluate(FOCUS)["shown"]


def test_a_spectator_sees_no_hand_and_no_pack(company: Company) -> None:
    anna, berta, clara = [company.regular(name) for name in ("Anna", "Berta", "Clara")]
    table = anna.opens("me", "open", start=False, **ADVANCED)
    berta.ask("POST", f"/api/tables/{table}/seats/1", body={})
    anna.ask("POST", f"/api/tables/{table}/start", body={})
    for person in (anna, berta, clara):
        person.goes(f"/t/{table}")
    players = [Player(anna.page), Player(berta.page)]
    hands: set[str] = set()
    while not any(player.look().kind("member") for player in players):
        for player in players:
            if player.look().asks:
                hands |= set(player.look().kind("leader"))
                player.step()
    expect(clara.page.locator(".floor").first).to_be_visible()
    assert len(hands) == 8
    seen = clara.page.content()
    titles = [title for title in names_of(anna) | names_of(berta) if title in seen]
    assert not titles
    expect(clara.page.locator("[data-thing].can, .opts button")).to_have_count(0)
    expect(clara.page.locator(".house .ld1.hidden")).to_have_count(1)


def names_of(person: Person) -> set[str]:
    """List the names of the leaders in a hand."""
    names = person.page.locator(".lds .ld1.hand b")
    expect(names).to_have_count(4)
    return set(names.all_text_contents())


def test_a_curtain_hides_one_pack_from_the_next_on_the_same_device(company: Company) -> None:
    anna = company.regular()
    anna.shares("Berta", **ADVANCED)
    curtain, player = anna.page.locator(".curtain"), Player(anna.page)
    hidden: set[str] = set()
    opened = 0
    while not (now := player.look()).kind("member"):
        if now.curtain:
            expect(anna.page.locator("[data-thing]")).to_have_count(0)
            assert not [leader for leader in hidden if leader in anna.page.content()]
            name = curtain.locator("h1").inner_text()
            curtain.locator("button").click()
            expect(curtain.locator("h1", has_text=name)).to_have_count(0)
            anna.page.locator("[data-thing]").first.wait_for()
            opened += 1
        elif now.asks:
            hidden |= set(now.kind("leader"))
            player.step()
        else:
            player.until_handed()
    assert len(hidden) == 8
    assert opened >= 4


def test_a_device_is_given_to_who_is_asked_first(company: Company) -> None:
    anna = company.regular()
    first = 0
    while first == 0:  # who begins is drawn
        table = anna.shares("Berta", **BASIC)
        first = anna.ask("GET", f"/api/tables/{table}/update?seat=1")["asked"][0]
    expect(anna.page.locator(".curtain h1")).to_contain_text("Berta")


def test_a_finished_game_is_looked_at_moment_by_moment(company: Company) -> None:
    anna = company.regular()
    table = lying_there(anna, FINISHED)
    anna.goes(f"/t/{table}?at=90")
    at_moment(anna, 90)
    view = GAME.view(record.replay(GAME, record.read(GAME, FINISHED.read_text()), 90), None)
    points = [str(board.score.points) for board in view.boards]
    expect(anna.page.locator(".eyes .laurel b")).to_have_text(points)
    expect(anna.page.locator("[data-thing].can")).to_have_count(0)
    expect(anna.page.locator(".floor:not(.gone)")).to_have_count(sum(map(bool, view.floors)))
    anna.page.keyboard.press("Home")
    at_moment(anna, 0)
    expect(anna.page.locator(".setup .choice")).to_have_count(4)
    anna.page.keyboard.press("End")
    at_moment(anna, len(record.read(GAME, FINISHED.read_text()).answers))


def spoken(language: str) -> bool:
    """Say whether a language has all catalogues of the game's table."""
    files = (f"{NAME}-names", f"{NAME}-board")
    return all((CATALOGUES / language / f"{file}.ftl").exists() for file in files)


def test_a_table_changes_its_language_at_once(company: Company) -> None:
    anna = company()
    _, player = at(anna, richest("LastWord"))
    answers = player.look().answers
    card = anna.page.locator(".floor:not(.gone) .sr").first
    for language in filter(spoken, OTHERS):
        before, name = player.look(), str(card.text_content())
        anna.page.locator(".tools select").select_option(language)
        expect(anna.page.locator(".bar h1")).not_to_have_text(before.question)
        expect(card).not_to_have_text(name)
        assert player.until_asked().answers == answers
        assert not english_in(anna, language)


def test_two_games_in_one_visit_keep_their_own_words(company: Company) -> None:
    anna = company()
    masters, lorenzo = anna.opens("me"), anna.opens("me", "random", **ADVANCED)
    player = Player(anna.page)
    anna.goes("/")
    asked: dict[str, tuple[str, list[str], str]] = {}
    for table in (masters, lorenzo, masters, lorenzo):
        anna.page.locator(f'main li a[href="/t/{table}"]').click()
        expect(anna.page).to_have_url(re.compile(table))
        now = player.until_asked()
        asked.setdefault(table, (now.question, now.answers, anna.says(".opts")))
        assert asked[table] == (now.question, now.answers, anna.says(".opts"))
        assert not re.search(r"\b[a-z]+-[a-z]+-[a-z-]+\b", anna.says(".game")), "a key is no word"
        anna.page.locator("header a").first.click()
        expect(anna.page).to_have_url(re.compile(r"/$"))
    assert asked[masters] != asked[lorenzo]


def test_many_cards_stay_within_reach(company: Company) -> None:
    anna = company.regular()
    moment = max(moments()["Turn"], key=lambda m: len(m.view.boards[m.seat].cards))
    at(anna, moment)
    for number in moment.view.boards[moment.seat].cards:
        anna.page.locator(f'.house [data-thing="card:{number}"]').hover(trial=True)


BESIDE = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    return box('.card-beside').right <= box('.rail').left + 1;
}"""


def test_a_card_of_the_ledger_shows_beside_it_and_its_place_on_the_board(company: Company) -> None:
    anna = company.regular()
    asked(anna, "LastWord")
    anna.page.locator(".log .piece").first.hover()
    expect(anna.page.locator(".card-beside .lcard")).to_be_visible()
    assert anna.page.evaluate(BESIDE)
    expect(anna.page.locator(".ring:has(~ .card-beside)")).to_be_visible()
    anna.page.mouse.move(5, 5)
    expect(anna.page.locator(".card-beside")).to_have_count(0)


def test_a_round_of_the_ledger_ends_with_its_dice(company: Company) -> None:
    anna = company.regular()
    asked(anna, "Turn")
    expect(anna.page.locator(".log .sep .rolled").first.locator(".die")).to_have_count(3)
