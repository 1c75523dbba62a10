"""Links are read strictly, and never repeated in an error."""

import pytest

from bottega.client import BadLink, Link, read_link

SECRET = "S3cret_-x"


def test_a_seats_link_has_all_its_parts() -> None:
    link = read_link(f"http://127.0.0.1:8765/t/abc-D_9#3.{SECRET}")
    assert link == Link("http://127.0.0.1:8765", "abc-D_9", 3, SECRET)
    assert link.socket == "ws://127.0.0.1:8765/api/socket"


def test_a_tables_link_means_any_open_seat() -> None:
    assert read_link(" http://host/t/abc/\n") == Link("http://host", "abc", None, None)


def test_a_proxy_may_put_a_path_before_the_table() -> None:
    link = read_link(f"https://play.example/games/t/new/t/abc#0.{SECRET}")
    assert (link.base, link.table) == ("https://play.example/games/t/new", "abc")
    assert link.socket == "wss://play.example/games/t/new/api/socket"


def test_an_address_of_six_groups_is_an_address() -> None:
    assert read_link("http://[::1]:80/t/abc").socket == "ws://[::1]:80/api/socket"


WRONG = [
    ("", "begins with http"),
    ("abc", "begins with http"),
    (f"ftp://host/t/abc#0.{SECRET}", "begins with http"),
    (f"host/t/abc#0.{SECRET}", "begins with http"),
    (f"http:///t/abc#0.{SECRET}", "names no host"),
    (f"http://ho st/t/abc#0.{SECRET}", "names no host"),
    (f"http://host:0/t/abc#0.{SECRET}", "names no host"),
    (f"http://host:port/t/abc#0.{SECRET}", "address is damaged"),
    (f"http://host:99999/t/abc#0.{SECRET}", "address is damaged"),
    (f"http://[::1/t/abc#0.{SECRET}", "address is damaged"),
    (f"http://anna:pass@host/t/abc#0.{SECRET}", "no user and no password"),
    (f"http://host/abc#0.{SECRET}", "names no table"),
    (f"http://host/t/#0.{SECRET}", "names no table"),
    (f"http://host/t/a.b#0.{SECRET}", "names no table"),
    (f"http://host/t/{'a' * 41}#0.{SECRET}", "names no table"),
    (f"http://host/t/abc#{SECRET}", "after # in the link is damaged"),
    (f"http://host/t/abc#16.{SECRET}", "after # in the link is damaged"),
    (f"http://host/t/abc#-1.{SECRET}", "after # in the link is damaged"),
    (f"http://host/t/abc#x.{SECRET}", "after # in the link is damaged"),
    ("http://host/t/abc#0.", "after # in the link is damaged"),
    (f"http://host/t/abc#0.{SECRET * 9}", "after # in the link is damaged"),
]


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_what_is_wrong_with_a_link_is_said_without_its_secret(text: str, why: str) -> None:
    with pytest.raises(BadLink, match=why) as error:
        read_link(text)
    assert SECRET not in str(error.value)
    assert error.value.__cause__ is None


def test_a_link_does_not_show_its_secret() -> None:
    link = read_link(f"http://host/t/abc#0.{SECRET}")
    assert SECRET not in repr(link)
    assert SECRET not in f"{link}"
