"""The tests know which build they test."""

import pytest

from bottega.kernel import table
from tests.conftest import is_compiled, wrong_build


def test_either_build_is_accepted_when_none_is_asked_for() -> None:
    assert wrong_build(True, None) is None
    assert wrong_build(False, None) is None


@pytest.mark.parametrize("wanted", ["plain", "compiled"])
def test_only_the_build_that_is_asked_for_is_accepted(wanted: str) -> None:
    assert wrong_build(wanted == "compiled", wanted) is None
    assert wanted in str(wrong_build(wanted == "plain", wanted))


def test_an_unknown_build_is_never_accepted() -> None:
    assert "'fast'" in str(wrong_build(True, "fast"))
    assert "'fast'" in str(wrong_build(False, "fast"))


def test_a_source_file_is_plain_and_anything_else_is_compiled(compiled: bool) -> None:
    assert not is_compiled("kernel/table.py")
    assert is_compiled("kernel/table.cpython-311-x86_64-linux-gnu.so")
    assert is_compiled(table.__file__) == compiled
