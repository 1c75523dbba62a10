"""The general table: the position in words, on which any game can be played."""

from playwright.sync_api import expect

from tests.web.browsing import PHONE, Company
from tests.web.playing import Player
from tests.web.records import answers

PANELS = ".panels section"


def test_a_key_shows_the_table_in_words_and_the_game_is_played_there(company: Company) -> None:
    anna = company.regular()
    table = anna.plays("me", "random")
    player = Player(anna.page)
    player.until_asked()
    anna.page.keyboard.press("Shift+T")
    expect(anna.page.locator(PANELS).first).to_be_visible()
    expect(anna.page.locator(".masters")).to_have_count(0)
    assert all(row.strip() for row in anna.page.locator(".panels dd").all_inner_texts())
    for _ in range(8):
        player.step()
    assert len(answers(anna, table)) >= 4
    anna.page.keyboard.press("Shift+T")
    expect(anna.page.locator(".masters")).to_be_visible()
    expect(anna.page.locator(PANELS)).to_have_count(0)


def test_the_words_follow_the_game(company: Company) -> None:
    anna = company.regular()
    anna.plays("me")
    player = Player(anna.page)
    player.set_up()
    anna.page.keyboard.press("Shift+T")
    expect(anna.page.locator(PANELS).first).to_be_visible()
    before = anna.says(".panels")
    player.turn()
    player.until_asked()
    assert anna.says(".panels") != before


def test_the_menu_shows_the_table_in_words_on_a_phone(company: Company) -> None:
    anna = company(size=PHONE, touch=True)
    anna.plays("me")
    Player(anna.page).until_asked()
    anna.page.locator(".tools button").filter(has=anna.page.locator('use[href="#menu"]')).tap()
    anna.page.locator("dialog ul button").first.tap()
    expect(anna.page.locator(PANELS).first).to_be_visible()
    assert anna.sideways() <= 0


OUTSIDE = """() => {
    const main = document.querySelector('main').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.panels section')];
    return boxes.filter((box) => box.getBoundingClientRect().right > main.right + 1)
        .map((box) => box.innerText.split('\\n')[0]);
}"""


def test_no_panel_lies_where_it_cannot_be_seen(company: Company) -> None:
    anna = company.regular()
    anna.plays("me", "random", "random", "random")
    Player(anna.page).set_up()
    anna.page.keyboard.press("Shift+T")
    expect(anna.page.locator(PANELS).first).to_be_visible()
    assert not anna.page.evaluate(OUTSIDE)
