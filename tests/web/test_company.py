"""Several people: invitations by link, spectators, talk, and a device that is passed on."""

import re

from playwright.sync_api import Locator, expect

from tests.web.browsing import CARD, Company, Person
from tests.web.playing import Player

STEPS = 60  # more than come before somebody has goods to store


def test_a_friend_comes_by_the_link_and_both_play(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    page = anna.page
    anna.goes("/")
    page.locator(f"{CARD} .note > button").click()
    sheet = page.locator("dialog[open]")
    sheet.locator('input[name="players"][value="2"]').check(force=True)
    sheet.locator(".seat select").nth(1).select_option("open")
    sheet.locator("form button.primary").click()
    field = page.locator(".invite input")
    expect(field).to_have_value(re.compile(r"/t/[\w-]+$"))
    berta.goes(field.input_value())
    berta.page.locator("dialog .primary").click()
    expect(page.locator(".tile")).to_contain_text(["Anna", "Berta"])
    page.locator(".start").click()
    players = [Player(anna.page, 1), Player(berta.page, 2)]
    for player in players:
        before = player.until_asked()
        leaders = before.kind("leader")
        player.click(player.thing(leaders[0]))
        player.click(player.thing(leaders[1]))
    turns = anna.page.locator(".log .sep")
    while turns.count() < 3:
        for player in players:
            if player.look().asks:
                player.step()


def test_a_link_for_one_seat_that_was_used_lets_nobody_else_in(company: Company) -> None:
    anna, berta, clara = company("Anna"), company("Berta"), company("Clara")
    table = anna.opens("me", "invited", start=False)
    anna.goes(f"/t/{table}")
    link = anna.ask("GET", f"/api/tables/{table}/links")["links"]["1"]
    berta.goes(link)
    expect(berta.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    berta.page.locator("dialog input").fill("Bertolda")
    berta.page.locator("dialog .primary").click()
    expect(anna.page.locator("main")).to_contain_text("Bertolda")
    with clara.trouble.expected():  # the server refuses, which a browser calls an error
        clara.goes(link)
        expect(clara.page.locator("[role=alert]")).to_be_visible()
    expect(clara.page.locator("main")).not_to_contain_text("Clara")


def a_running_game(company: Company) -> tuple[Person, Person, str]:
    anna, berta = company.regular(), company.regular("Berta")
    table = anna.opens("me", "open", start=False)
    berta.ask("POST", f"/api/tables/{table}/seats/1", body={})
    anna.ask("POST", f"/api/tables/{table}/start", body={})
    for person in (anna, berta):
        person.goes(f"/t/{table}")
        Player(person.page).until_asked()
    return anna, berta, table


def hand_of(person: Person) -> dict[str, str]:
    """List the leaders in a hand, by name, with their texts."""
    things = person.page.locator('[data-thing^="leader:"]').all()
    return {
        str(thing.get_attribute("data-thing")): str(thing.locator(".sr").text_content())
        for thing in things
    }


def test_a_spectator_sees_no_hand_and_can_click_nothing(company: Company) -> None:
    anna, berta, table = a_running_game(company)
    hands = hand_of(anna) | hand_of(berta)
    assert len(set(hands.values())) == 8
    assert all(hands.values())
    clara = company.regular("Clara")
    clara.goes(f"/t/{table}")
    expect(clara.page.locator(".card.back")).to_have_count(4)
    seen = clara.page.content()
    assert not [leader for leader, text in hands.items() if leader in seen or text in seen]
    expect(clara.page.locator("[data-thing].can, .opts button")).to_have_count(0)
    clara.page.locator('[data-thing="line:row 1"]').click(force=True)
    expect(clara.page.locator(".sending")).to_have_count(0)
    expect(anna.page.locator(".tools")).to_contain_text("1")


def test_people_talk_and_a_spectator_reads_it(company: Company) -> None:
    anna, berta, table = a_running_game(company)
    clara = company.regular("Clara")
    clara.goes(f"/t/{table}")
    anna.page.locator("#say").fill("Buona fortuna & <b>viva</b>!")
    anna.page.locator("#say").press("Enter")
    for person in (anna, berta, clara):
        said = person.page.locator(".log li.chat")
        expect(said).to_have_count(1)
        expect(said).to_contain_text("Anna: Buona fortuna & <b>viva</b>!")


def test_who_watches_is_told_so_and_looks_over_a_shoulder(company: Company) -> None:
    anna, _, table = a_running_game(company)
    clara = company.regular("Clara")
    clara.goes(f"/t/{table}")
    bar = clara.page.locator(".bar")
    expect(clara.page.locator(".top")).to_contain_text("You watch")
    expect(bar).to_contain_text("Hands stay hidden.")
    expect(bar).to_contain_text("Moves are shown at once.")
    expect(bar.locator(".turn")).to_contain_text("plays")
    eyes, times = bar.locator(".eyes").all()
    expect(eyes.locator("button")).to_have_text(["Whoever plays", "AAnna", "BBerta"])
    eyes.locator("button").nth(2).click()
    expect(clara.page.locator(".pl").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(eyes.locator("[aria-pressed=true]")).to_have_text("BBerta")
    expect(times.locator("[aria-pressed=true]")).to_have_text("Live")
    times.locator("button").first.click()
    clara.page.locator(".replaying").wait_for()
    expect(anna.page.locator(".bar")).not_to_contain_text("Hands stay hidden.")


def test_those_who_watch_talk_among_themselves(company: Company) -> None:
    anna, _, table = a_running_game(company)
    clara, dora = company.regular("Clara"), company.regular("Dora")
    for person in (clara, dora):
        person.goes(f"/t/{table}")
    clara.page.locator("#say").fill("She will buy it.")
    clara.page.locator("#say").press("Enter")
    for person in (clara, dora):
        expect(person.page.locator(".log li.chat")).to_have_text(["Clara: She will buy it."])
    expect(dora.page.locator(".log .kinds b")).to_contain_text("1")
    expect(clara.page.locator(".log .kinds b")).to_have_count(0)
    anna.page.locator("#say").fill("Ciao.")
    anna.page.locator("#say").press("Enter")
    expect(anna.page.locator(".log li.chat")).to_have_text(["A Anna: Ciao."])


def test_who_resigns_is_asked_twice_and_a_bot_plays_on(company: Company) -> None:
    anna, berta, _ = a_running_game(company)
    page = berta.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign: a bot plays on for you").click()
    expect(page.locator(".notices")).to_contain_text("You have resigned.")
    expect(page.locator(".bar.yours")).to_have_count(0)
    expect(anna.page.locator(".log")).to_contain_text("Berta resigns. A bot plays on.")
    expect(anna.page.locator(".pl").nth(1)).to_contain_text("resigned")
    page = anna.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign: the game ends").click()
    expect(page.locator(".game")).to_have_count(0)


def test_who_has_played_reads_at_the_end_what_those_who_watched_said(company: Company) -> None:
    anna, clara = company.regular(), company.regular("Clara")
    table = anna.plays("me", "greedy")
    clara.goes(f"/t/{table}")
    clara.page.locator("#say").fill("She will win.")
    clara.page.locator("#say").press("Enter")
    expect(clara.page.locator(".log li.chat")).to_have_count(1)
    expect(anna.page.locator(".log li.chat")).to_have_count(0)
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Resign", exact=True).click()
    anna.page.get_by_role("button", name="Really resign: the game ends").click()
    expect(anna.page.locator(".moves")).to_contain_text("Clara: She will win.")


def test_points_say_what_they_consist_of(company: Company) -> None:
    anna = company.regular()
    anna.plays("me", "greedy", game="lorenzo")
    seat, tip = anna.page.locator(".pl").first, anna.page.locator(".tipbox")
    seat.locator(".points").hover()
    expect(tip).to_contain_text("7 points")
    expect(tip).to_contain_text("military 5 · resources 2")
    anna.page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    other = anna.page.locator(".pl").nth(1)
    other.locator(".points").click()  # which shows the seat's board, as a click beside it does
    expect(other).to_have_attribute("aria-pressed", "true")


HERALDED = """() => {
    window.heralded = [];
    const herald = document.querySelector('.herald');
    new MutationObserver(() => {
        if (herald.textContent.trim()) window.heralded.push(herald.textContent);
    }).observe(herald, {childList: true, subtree: true});
}"""


def test_a_new_round_announces_itself_and_goes_away(company: Company) -> None:
    anna = company.regular()
    anna.plays("me", "greedy", game="lorenzo")
    player = Player(anna.page)
    player.until_asked()
    anna.page.evaluate(HERALDED)
    while not anna.page.evaluate("window.heralded.length"):
        player.until_asked()
        player.step()
    assert "Round 1, period I" in anna.page.evaluate("window.heralded[0]")
    expect(anna.page.locator(".herald")).to_have_text("")


def test_who_is_asked_to_go_back_reads_what_would_be_lost(company: Company) -> None:
    anna, berta, _ = a_running_game(company)
    for person in (anna, berta):
        player = Player(person.page)
        leaders = player.until_asked().kind("leader")
        player.click(player.thing(leaders[0]))
        player.click(player.thing(leaders[1]))
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Ask to take back").click()
    lost = berta.page.locator(".notices .lost")
    expect(lost).to_contain_text("This would be taken back:")
    expect(lost.locator("li").first).to_contain_text("Anna: Keeps two leaders")


def in_reach(person: Person) -> Locator:
    return person.page.locator('[data-thing^="leader:"]')


def test_a_curtain_hides_one_hand_from_the_next_on_the_same_device(company: Company) -> None:
    anna = company.regular()
    anna.shares("Berta")
    curtain, player = anna.page.locator(".curtain"), Player(anna.page)
    expect(curtain).to_contain_text("Anna")
    expect(in_reach(anna)).to_have_count(0)
    hands: list[dict[str, str]] = []
    for name in ("Anna", "Berta"):
        expect(curtain).to_contain_text(name)
        assert not [leader for hand in hands for leader in hand if leader in anna.page.content()]
        curtain.locator("button").click()
        expect(curtain).to_have_count(0)
        leaders = player.until_asked().kind("leader")
        assert len(leaders) == 4
        hands.append(hand_of(anna))
        player.click(player.thing(leaders[0]))
        player.thing(leaders[1]).click()
    assert not set(hands[0]) & set(hands[1])
    while anna.page.locator(".log .sep").count() < 3:
        if player.until_handed().curtain:
            curtain.locator("button").click()
            expect(curtain).to_have_count(0)
        else:
            player.step()


def test_a_hand_stays_hidden_when_the_device_is_passed_on_without_a_line(company: Company) -> None:
    anna = company()
    anna.shares("Berta")
    curtain, player = anna.page.locator(".curtain"), Player(anna.page)
    curtain.locator("button").click()
    leaders = player.until_asked().kind("leader")
    player.click(player.thing(leaders[0]))
    player.thing(leaders[1]).click()
    expect(curtain).to_contain_text("Berta")
    with anna.trouble.expected():
        anna.context.set_offline(True)
        curtain.locator("button").click()
        expect(curtain).to_have_count(0)
        anna.page.locator(".players .pl", has_text="Anna").click()
        assert not [leader for leader in leaders if leader in anna.page.content()]
        anna.context.set_offline(False)
        assert len(player.until_asked().kind("leader")) == 4


def test_goods_that_a_rival_is_to_store_are_not_shown_in_ones_own_bottega(company: Company) -> None:
    people = a_running_game(company)[:2]
    players = [Player(person.page, seed) for seed, person in enumerate(people)]
    for _ in range(STEPS):
        acting = next((i for i, player in enumerate(players) if player.look().asks), None)
        if acting is None:
            players[0].page.wait_for_timeout(50)
            continue
        if players[acting].look().kind("fresh"):
            break
        players[acting].step()
    assert acting is not None
    mine, theirs = people[acting].page, people[1 - acting].page
    expect(mine.locator(".pending .fresh")).to_have_count(1)
    told = mine.locator(".log li").count()  # the other one may be told later
    expect(theirs.locator(".log li")).to_have_count(told)
    expect(theirs.locator(".pending .fresh")).to_have_count(0)
