"""Whole games of Renaissance, played to the final ranking by clicking on the table itself."""

from playwright.sync_api import expect

from tests.web.browsing import PHONE, Company, Person
from tests.web.playing import asked_among, play_out
from tests.web.records import recorded
from tests.web.renaissance import ANSWERED, GAME, QUICK, TEAMS, THREE, Fighter, Mason
from tests.web.whole import assert_log_is_whole, assert_ranking_is_right, play_out_beside

END = "end"
STEPS = 16  # that four people do on their boards; then all but one do without
WISHES = {"build": 40.0, "done": 3.0, "pass": 3.0, "let": 3.0, "discard": 0.2}
GIVEN = "give "  # gone for good: chosen on the table, and confirmed by a second click in the bar


def played_to_its_end(person: Person, table: str, *masons: Mason) -> None:
    """Play until the ranking shows, and see that it is the record's."""
    play_out(*masons, most=4000)
    assert_ranking_is_right(person, recorded(person, table, GAME), GAME)
    assert_used_boards(*masons)


def assert_used_boards(*masons: Mason) -> None:
    """See that the bar was needed for nothing but to end and to confirm."""
    for mason in masons:
        chosen = {line for line in mason.in_the_bar if not line.startswith(GIVEN)}
        assert chosen <= {END}, "everything else lies on the table"


def test_a_quick_game_of_two_is_played_to_its_end(company: Company) -> None:
    anna = company(moves=True)
    table = anna.plays("me", "random", **QUICK)
    mason = Mason(anna.page, seed=1)
    for _ in range(6):
        mason.step()
    assert_log_is_whole(anna, table)
    played_to_its_end(anna, table, mason)


def test_a_game_of_three_against_bots_is_played_to_its_end(company: Company) -> None:
    anna = company.regular()
    table = anna.plays("me", "random", "random", **THREE)
    played_to_its_end(anna, table, Mason(anna.page, seed=2))


def test_a_quick_game_is_played_by_tapping_on_a_phone(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    table = anna.plays("me", "random", **QUICK)
    mason = Mason(anna.page, seed=3, touch=True)
    wide = 0
    while not mason.step().over:
        wide = max(wide, anna.sideways())
    assert wide <= 0, f"the page was {wide} px too wide"
    assert_ranking_is_right(anna, recorded(anna, table, GAME), GAME)


def test_four_people_in_two_teams_play_to_the_end(company: Company) -> None:
    people = [company.regular(name) for name in ("Anna", "Berta", "Clara", "Dora")]
    anna = people[0]
    table = anna.opens("me", "open", "open", "open", start=False, **TEAMS)
    for seat, person in enumerate(people[1:], 1):
        person.ask("POST", f"/api/tables/{table}/seats/{seat}", 200, {})
    anna.ask("POST", f"/api/tables/{table}/start", 200, {})
    for person in people:
        person.goes(f"/t/{table}")
    masons = [Mason(person.page, seed=seat) for seat, person in enumerate(people)]
    masons[0].until_asked()
    expect(anna.page.locator("#say")).to_have_count(0)  # partners may not talk (N-47)
    for _ in range(STEPS):  # all on their boards, before all but one do without
        mason = asked_among(masons)
        assert mason, "a game of four is not over so soon"
        mason.step()
    play_out_beside(masons[0], table, dict(list(enumerate(people))[1:]), WISHES)
    played_to_its_end(anna, table, *masons[:1])
    assert_used_boards(*masons)
    winners = anna.page.locator(".ranking tbody tr")
    expect(winners).to_have_count(4)


def attacked(anna: Person, berta: Person, seed: int) -> tuple[Mason, list[Mason]] | None:
    """Let two play until one is asked to answer an action; a game may end before that."""
    table = anna.opens("me", "open", start=False, **ANSWERED)
    berta.ask("POST", f"/api/tables/{table}/seats/1", 200, {})
    anna.ask("POST", f"/api/tables/{table}/start", 200, {})
    masons: list[Mason] = [Fighter(person.page, seed=seed) for person in (anna, berta)]
    for person in (anna, berta):
        person.goes(f"/t/{table}")
    while True:
        for mason in masons:
            now = mason.look()
            if now.over:
                return None
            if now.asks and "let_be" in now.things:
                return mason, masons
            if now.asks:
                mason.step()


def test_an_attack_is_seen_arriving_and_answered_in_time(company: Company) -> None:
    anna, berta = company.regular(), company.regular("Berta")
    found = next(filter(None, (attacked(anna, berta, seed) for seed in range(5, 8))), None)
    assert found is not None, "nobody played an action in three games"
    asked, masons = found
    moment = asked.page.locator(".moment")
    expect(moment.locator(".time")).to_be_visible()
    asked.click(asked.thing("let_be"))
    expect(moment.locator(".answers")).to_have_count(0)
    expect(moment).to_be_visible()  # the window is as long for all
    expect(moment.locator(".time")).to_have_count(0)
    assert asked_among(masons), "the game goes on"


def test_one_person_against_bots_is_asked_only_where_there_is_a_choice(company: Company) -> None:
    anna = company.regular()
    anna.plays("me", "random", **ANSWERED)
    mason = Mason(anna.page, seed=6)
    for _ in range(25):
        now = mason.until_asked()
        if now.over:
            break
        if now.things == ["let_be"]:
            mason.until_changed(now)  # it goes on by itself
        else:
            mason.step()
