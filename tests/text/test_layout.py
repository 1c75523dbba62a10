"""Laying out text in columns."""

from bottega.text.layout import clip, cut, pad, row, width, wrap


def test_wide_characters_take_two_columns_and_accents_none() -> None:
    assert width("été") == 3
    assert width("e\u0301te\u0301") == 3
    assert width("花子") == 4


def test_padding_counts_columns() -> None:
    assert pad("花", 4) == "花  "
    assert pad("abcde", 4) == "abcde"


def test_a_text_is_cut_before_the_character_that_does_not_fit() -> None:
    assert cut("花子", 3) == ("花", "子")
    assert cut("abc", 3) == ("abc", "")


def test_a_text_that_is_too_wide_ends_in_an_ellipsis() -> None:
    assert clip("Michelangelo", 8) == "Michela…"
    assert clip("花子花子", 6) == "花子…"
    assert clip("Michelle", 8) == "Michelle"


def test_lines_break_between_words_but_not_after_a_number() -> None:
    assert wrap("you have 12 coins", 11) == ["you have", "12 coins"]
    assert wrap("the Town (a depot)", 10) == ["the Town", "(a depot)"]
    assert wrap("", 10) == []


def test_lines_do_not_break_at_a_no_break_space() -> None:
    assert wrap("une question\u202f?", 12) == ["une", "question\u202f?"]


def test_a_word_wider_than_a_line_is_broken() -> None:
    assert wrap("aa bbbbbbb", 3) == ["aa", "bbb", "bbb", "b"]
    assert wrap("花子花子", 5) == ["花子", "花子"]


def test_a_row_continues_under_its_text() -> None:
    assert row("faith", "on the seventh space", 8, 20) == [
        "faith   on the",
        "        seventh",
        "        space",
    ]
    assert row("strongbox", "", 6) == ["stro…"]
