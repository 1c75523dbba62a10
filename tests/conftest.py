"""What all tests share: which build is under test, how many seeds, and hypothesis profiles."""

import gc
import os
import signal
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

from bottega.kernel import table

FEW, MANY, LONG = 20, 500, 5000  # seeds in plain Python, compiled, and with --long
LONG_EXAMPLES = 20  # times as many examples of hypothesis with --long


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="many more seeds and examples")


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as a shell starts what runs behind it
        signal.signal(signal.SIGINT, signal.default_int_handler)
    in_ci = bool(os.environ.get("CI"))
    usual = settings(deadline=None, print_blob=True, derandomize=in_ci)
    settings.register_profile("usual", usual)
    settings.register_profile("long", usual, max_examples=usual.max_examples * LONG_EXAMPLES)
    settings.load_profile("long" if config.getoption("--long") else "usual")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None]:
    """Let the garbage collector pass over what is collected, which stays to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip(reason="runs only with --long"))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave out what trains with PyTorch, unless it is named: `make test-learn`."""
    training = collection_path == Path(__file__).parent / "training"
    return (training and not any("training" in word for word in config.args)) or None


def is_compiled(file: str | None) -> bool:
    """Tell by its file whether a module was compiled."""
    return file is not None and not file.endswith(".py")


def wrong_build(compiled: bool, wanted: str | None) -> str | None:
    """Say what is wrong with the build under test; BOTTEGA_BUILD unset accepts either."""
    found = "compiled" if compiled else "plain"
    if wanted is None or wanted == found:
        return None
    if wanted not in ("plain", "compiled"):
        return f"BOTTEGA_BUILD is plain or compiled, not {wanted!r}"
    return f"BOTTEGA_BUILD asks for the {wanted} build, and the {found} one was imported"


@pytest.fixture(scope="session", autouse=True)
def compiled() -> bool:
    """Say whether the compiled build is under test; fail everything if it is the wrong one."""
    found = is_compiled(table.__file__)
    wrong = wrong_build(found, os.environ.get("BOTTEGA_BUILD") or None)
    if wrong:
        pytest.fail(wrong, pytrace=False)
    return found


@pytest.fixture(scope="session")
def seeds(compiled: bool, pytestconfig: pytest.Config) -> range:
    """Give the seeds that games are played from."""
    if pytestconfig.getoption("--long"):
        return range(LONG)
    return range(MANY if compiled else FEW)
