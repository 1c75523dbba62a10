"""Several people: invitations by link, spectators, talk, and a device that is passed on."""

import re

from playwright.sync_api import Locator, expect

from tests.web.browsing import CARD, Company, Person
from tests.web.playing import Player


def invited(host: Person) -> str:
    """Open a table for two on the first page, with the second seat for a friend; give its link."""
    page = host.page
    host.goes("/")
    page.locator(f"{CARD} .note button").click()
    sheet = page.locator("dialog[open]")
    sheet.locator('input[name="players"][value="2"]').check(force=True)
    sheet.locator(".seat select").nth(1).select_option("invited")
    sheet.locator("form button.primary").click()
    field = page.locator(".invitation input")
    expect(field).to_have_value(re.compile(r"/t/[\w-]+#1\.[\w-]+$"))
    return field.input_value()


def test_a_friend_comes_by_the_link_and_both_play(company: Company) -> None:
    anna, berta = company("Anna"), company("Berta")
    link = invited(anna)
    start = anna.page.locator("footer .btn.primary")
    expect(start).to_be_disabled()
    berta.goes(link)
    expect(berta.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(anna.page.locator("main")).to_contain_text("Berta")
    expect(anna.page.locator(".invitation")).to_have_count(0)
    start.click()
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


def test_a_link_that_was_used_lets_nobody_else_in(company: Company) -> None:
    anna, berta, clara = company("Anna"), company("Berta"), company("Clara")
    link = invited(anna)
    berta.goes(link)
    expect(anna.page.locator("main")).to_contain_text("Berta")
    with clara.trouble.expected():  # the server refuses, which a browser calls an error
        clara.goes(link)
        expect(clara.page.locator("[role=alert]")).to_be_visible()
    expect(clara.page.locator("main")).not_to_contain_text("Clara")


def a_running_game(company: Company) -> tuple[Person, Person, str]:
    anna, berta = company("Anna"), company("Berta")
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
    assert all(text.startswith("Leader ") for text in hands.values())
    clara = company("Clara")
    clara.goes(f"/t/{table}")
    expect(clara.page.locator(".card.back")).to_have_count(4)
    seen = clara.page.content()
    assert not [leader for leader, text in hands.items() if leader in seen or text in seen]
    expect(clara.page.locator("[data-thing].can, .opts button, #say")).to_have_count(0)
    clara.page.locator('[data-thing="line:row 1"]').click(force=True)
    expect(clara.page.locator(".sending")).to_have_count(0)
    expect(anna.page.locator(".tools")).to_contain_text("1")


def test_people_talk_and_a_spectator_reads_it(company: Company) -> None:
    anna, berta, table = a_running_game(company)
    clara = company("Clara")
    clara.goes(f"/t/{table}")
    anna.page.locator("#say").fill("Buona fortuna & <b>viva</b>!")
    anna.page.locator("#say").press("Enter")
    for person in (anna, berta, clara):
        said = person.page.locator(".log li.chat")
        expect(said).to_have_count(1)
        expect(said).to_contain_text("Anna: Buona fortuna & <b>viva</b>!")


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
