"""Friends: followed on their page, asked to a game, and found where they sit down."""

from playwright.sync_api import expect

from tests.web.browsing import Company
from tests.web.test_club import fits, id_of


def test_a_friend_is_followed_invited_and_sits_down(company: Company) -> None:
    anna, bruno = company(), company("Bruno")
    page = anna.page
    anna.goes(f"/player/{id_of(bruno)}")
    page.get_by_role("button", name="Follow").click()
    expect(page.get_by_role("button", name="Unfollow")).to_be_visible()
    fits(anna, "friends-player")
    bruno.plays("me")  # at a public table
    anna.goes("/friends")
    row = page.locator("main li", has_text="Bruno")
    expect(row).to_contain_text("plays Masters of Renaissance")
    expect(row.get_by_role("link", name="Watch Bruno")).to_be_visible()
    row.get_by_role("button", name="Invite Bruno").click()
    page.get_by_role("radio", name="Lorenzo il Magnifico").check()
    fits(anna, "friends-invite")
    page.get_by_role("button", name="Open a table").click()
    asked = page.locator(".guests li", has_text="Bruno")
    expect(asked).to_contain_text("invited")
    fits(anna, "friends-lobby")
    bruno.goes("/")
    expect(bruno.page.get_by_role("link", name="Sit down")).to_be_in_viewport()
    bruno.goes("/friends")
    invitation = bruno.page.locator(".invitations li")
    expect(invitation).to_contain_text("Lorenzo il Magnifico")
    fits(bruno, "friends")
    invitation.get_by_role("link", name="Sit down").focus()
    bruno.page.keyboard.press("Enter")
    bruno.page.locator("dialog").get_by_role("button", name="Sit down").click()
    expect(anna.page.locator(".seats")).to_contain_text("Bruno")
    expect(asked.get_by_role("button", name="Invite Bruno")).to_be_visible()
    anna.goes(f"/player/{id_of(bruno)}")
    page.get_by_role("button", name="Block").click()
    page.locator("dialog").get_by_role("button", name="Block").click()
    expect(page.get_by_role("button", name="Unblock")).to_be_visible()
    anna.goes("/friends")
    expect(page.get_by_role("button", name="Unblock Bruno")).to_be_visible()
    expect(row.get_by_role("button", name="Invite Bruno")).to_have_count(0)
