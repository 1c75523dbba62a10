"""Lorenzo's expansions on the board: demands of rivals, the auction, tokens and own spaces."""

import itertools
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from bottega.games.lorenzo.actions import OWN_SPACES
from bottega.games.lorenzo.views import LorenzoView
from tests.web.browsing import Company, Person
from tests.web.lorenzo import GAME, NAME, Moment, at, closed_by
from tests.web.lorenzo_search import (
    FEW_LEADERS,
    bids_again,
    moment_of,
    own_space_open,
    reached,
    special_floor_closed,
    wish,
)
from tests.web.playing import Player, Shown
from tests.web.records import answers, decisions
from tests.web.test_lorenzo_why_not import REFUSED, assert_refused, thing
from tests.web.whole import assert_log_is_whole

GOODS = ("coin", "wood", "stone", "servant", "military", "faith", "vp")
NOBODY = -1
PAZZI: dict[str, Any] = {"game": NAME, "options": {"advanced": "false", "modules": "pazzi"}}
UNDO = '[data-guide="undo"]'


def board_of(person: Person, table: str, seat: int) -> dict[str, Any]:
    """Read one's board as the server tells it."""
    now = person.ask("GET", f"/api/tables/{table}/update?seat={seat}&have=0&wait=0")
    found: dict[str, Any] = now["view"]["boards"][seat]
    return found


def reloaded(person: Person, player: Player) -> None:
    """Reload the page, and see that it asks the same as before."""
    before = player.look()
    person.page.reload()
    after = player.until_asked()
    assert (sorted(after.things), after.question) == (sorted(before.things), before.question)


def taken_back(person: Person, player: Player, before: Shown) -> None:
    """Take the last answer back, and see that what was asked is asked again."""
    now = player.look()
    person.page.locator(UNDO).click()
    after = player.until_changed(now)
    assert (after.things, after.question) == (before.things, before.question)


def test_goods_that_a_rival_demands_are_given_by_clicking(company: Company) -> None:
    anna = company.regular()
    moment = moment_of("GiveGoods")
    table, player = at(anna, moment)
    reloaded(anna, player)
    before = board_of(anna, table, moment.seat)
    offered = player.look().kind("option")
    assert len(offered) == len(moment.lines)
    player.click(player.thing(offered[-1]))
    assert answers(anna, table, moment.seat)[-1] == offered[-1].replace(":", " ")
    after = board_of(anna, table, moment.seat)
    assert any(after[good] < before[good] for good in GOODS)
    player.until_asked()
    assert_log_is_whole(anna, table, moment.seat)
    expect(anna.page.locator(UNDO)).to_be_disabled()


def test_a_card_that_a_rival_demands_is_put_away_by_clicking(company: Company) -> None:
    anna = company.regular()
    moment = moment_of("DropCard demanded")
    table, player = at(anna, moment)
    reloaded(anna, player)
    cards = player.look().kind("card")
    assert len(cards) == len(moment.lines)
    expect(anna.page.locator(UNDO)).to_be_disabled()
    expect(anna.page.locator(f'.house [data-thing="{cards[0]}"]').first).to_be_visible()
    player.click(player.thing(cards[0]))
    number = cards[0].removeprefix("card:")
    assert answers(anna, table, moment.seat)[-1] == f"drop card {number}"
    expect(anna.page.locator(f'.house [data-thing="{cards[0]}"]')).to_have_count(0)
    assert int(number) not in board_of(anna, table, moment.seat)["cards"]
    player.until_asked()
    expect(anna.page.locator(UNDO)).to_be_disabled()


def until_demanded(people: Sequence[Person], table: str) -> int:
    """Play without a browser until somebody has to choose what to give; say who."""
    rng, seat = random.Random(0), 0
    for number in itertools.count():
        path = f"/api/tables/{table}/update?seat={seat}&have=0&wait=0"
        now = people[seat].ask("GET", path)
        command = {"version": now["version"], "key": f"until-{number}"}
        if now.get("options"):
            view = msgspec.convert(now["view"], LorenzoView)
            if view.pending[-1].frame == "GiveGoods" and len(now["options"]) > 1:
                return seat
            lines = [GAME.line(each["code"]) for each in now["options"]]
            (line,) = rng.choices(lines, [wish(line, view) for line in lines])
            command |= {"type": "answer", "code": GAME.parse(line)}
        elif now.get("held") == seat:
            command |= {"type": "end"}
        elif now.get("status", "running") != "running":
            break
        else:
            seat = 1 - seat
            continue
        people[seat].ask("POST", f"/api/tables/{table}/seats/{seat}/commands", body=command)
    return NOBODY


# Somebody ends turns by hand, so that others may still take something back.
BY_HAND = (
    """() => localStorage.setItem('bottega.preferences', '{"speed": "once", "ends": false}')"""
)


def test_goods_can_be_taken_back_until_the_rival_plays_on(company: Company) -> None:
    people = [company("Anna"), company("Berta")]
    asked = NOBODY
    while asked == NOBODY:  # the deal is drawn, and a rare one has nobody take such a card
        table = people[0].opens("me", "open", start=False, **PAZZI)
        people[1].ask("POST", f"/api/tables/{table}/seats/1", body={})
        people[0].ask("POST", f"/api/tables/{table}/start", body={})
        asked = until_demanded(people, table)
    giver, taker = people[asked], people[1 - asked]
    taker.goes("/")
    taker.page.evaluate(BY_HAND)
    for person in (giver, taker):
        person.goes(f"/t/{table}")
    player, rival = Player(giver.page), Player(taker.page)
    before = player.until_asked()
    stock = board_of(giver, table, asked)
    assert not rival.look().asks, "a turn waits for what is demanded"
    player.click(player.thing(before.kind("option")[0]))
    assert board_of(giver, table, asked) != stock
    rival.until_asked()
    taken_back(giver, player, before)
    assert board_of(giver, table, asked) == stock
    player.click(player.thing(before.kind("option")[1]))
    rival.until_asked()
    rival.step()
    expect(giver.page.locator(UNDO)).to_be_disabled()


@pytest.mark.parametrize("question", ["ReplaceGoods", "ChooseWork", "Arrow"])
def test_what_one_decides_oneself_is_taken_back(question: str, company: Company) -> None:
    anna = company.regular()
    moment = moment_of(question)
    table, player = at(anna, moment)
    before, count = player.look(), decisions(anna, table, moment.seat)
    first = next(each for each in before.things if each != "decline")
    player.click(player.thing(first))
    taken_back(anna, player, before)
    assert decisions(anna, table, moment.seat) == count
    player.click(player.thing(first))
    assert decisions(anna, table, moment.seat) > count


def test_whoever_is_outbid_moves_to_another_bid(company: Company) -> None:
    anna = company.regular()
    moment = reached(bids_again, 5)
    table, player = at(anna, moment)
    expect(anna.page.locator(".bench .pushed")).to_contain_text("You")
    offered = player.look().kind("bid")
    assert {"bid lot {} row {}".format(*bid[4:].split()) for bid in offered} == set(moment.lines)
    player.click(player.thing(offered[-1]))
    lot, row = offered[-1].removeprefix("bid:").split()
    assert answers(anna, table, moment.seat)[-1] == f"bid lot {lot} row {row}"
    player.set_up()
    expect(anna.page.locator(".bench")).to_have_count(0)
    family = board_of(anna, table, moment.seat)["family"]
    assert family in [each.family for each in moment.view.lots]
    expect(anna.page.locator(".house .ftile")).to_be_visible()


def test_a_bid_that_is_too_low_says_why(company: Company) -> None:
    anna = company.regular()
    moment = reached(bids_again, 5)
    at(anna, moment)
    led = next(lot for lot in moment.view.lots if (lot.row or 0) > 1)
    anna.page.locator(f'[data-thing="bid:{led.name} 1"]').click(force=True)
    assert_refused(anna, "houses-auction")


def test_a_token_is_spent_for_what_it_shows(company: Company) -> None:
    anna = company.regular()
    moment = moment_of("Turn tokens")
    table, player = at(anna, moment)
    shown, before = player.look(), board_of(anna, table, moment.seat)
    token = player.look().kind("token")[0]
    player.click(player.thing(token))
    assert answers(anna, table, moment.seat)[-1] == token.replace(":", " ")
    after = board_of(anna, table, moment.seat)
    assert after["token"] == before["token"] - 1
    assert any(after[good] > before[good] for good in GOODS)
    taken_back(anna, player, shown)
    assert board_of(anna, table, moment.seat)["token"] == before["token"]


def test_a_token_is_laid_on_a_card_or_spent_by_a_second_click(company: Company) -> None:
    anna = company.regular()
    moment = moment_of("Turn lay")
    table, player = at(anna, moment)
    before = player.look()
    token = before.kind("token")[0]
    face = token.removeprefix("token:")
    now = player.click(player.thing(token))
    (card,) = now.kind("card")
    number = card.removeprefix("card:")
    assert decisions(anna, table, moment.seat) == moment.decision, "the first click only narrows"
    player.click(player.thing(card))
    assert answers(anna, table, moment.seat)[-1] == f"lay token {face} on {number}"
    assert board_of(anna, table, moment.seat)["laid"] == {number: int(face)}
    expect(anna.page.locator(".laid .seal:not(.open)").first).to_be_visible()
    reloaded(anna, player)
    taken_back(anna, player, before)
    player.click(player.thing(token))
    player.click(player.thing(token))
    assert answers(anna, table, moment.seat)[-1] == f"token {face}"


def test_a_price_in_tokens_is_paid_by_clicking_one(company: Company) -> None:
    anna = company.regular()
    moment = moment_of("PayTokens")
    table, player = at(anna, moment)
    before = board_of(anna, table, moment.seat)
    token = player.look().kind("token")[-1]
    player.click(anna.page.locator(f'.asks [data-thing="{token}"].can'))
    assert answers(anna, table, moment.seat)[-1] == f"give token {token.removeprefix('token:')}"
    after = board_of(anna, table, moment.seat)
    assert after["owed_tokens"] == max(before["owed_tokens"] - 1, 0)


def own_space(moment: Moment) -> tuple[str, str]:
    """Give a member and a space of one's own that it can go to."""
    for line in moment.lines:
        if line.startswith("place ") and line.split()[-1] in OWN_SPACES:
            _, member, space = line.split()
            return member, space
    raise AssertionError("no member can go there")


def test_a_member_goes_to_the_space_of_a_leader(company: Company) -> None:
    anna = company.regular()
    moment = reached(own_space_open, 2, leaders=FEW_LEADERS)
    table, player = at(anna, moment)
    member, space = own_space(moment)
    player.click(player.thing(f"space:{space}"))
    player.click(player.thing(f"member:{member}"))
    assert answers(anna, table, moment.seat)[-1] == f"place {member} {space}"
    expect(anna.page.locator(f'.own [data-thing="space:{space}"]')).to_contain_class("full")


def test_a_special_floor_says_why_it_is_closed(company: Company) -> None:
    anna = company.regular()
    moment = reached(special_floor_closed, 3)
    at(anna, moment)
    found = [
        (space, rule)
        for rule in REFUSED
        for space in closed_by(rule, moment)
        if space.startswith("special ")
    ]
    space, rule = found[0]
    anna.page.locator(thing(space)).first.click(force=True)
    assert_refused(anna, REFUSED[rule])
