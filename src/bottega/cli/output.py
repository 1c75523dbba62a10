"""How results are printed: JSON on one line, or columns for people, with a bar while they wait."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
from tqdm import tqdm

PATIENCE = 2.0  # seconds before a progress bar appears


def print_json(value: object) -> None:
    """Print a value as JSON on one line, its keys in their own order."""
    print(msgspec.json.encode(value).decode())


def show(arguments: argparse.Namespace, result: object, text: Callable[[], str]) -> None:
    """Print a result as JSON, where that is asked for, or else as a text for people."""
    if arguments.json:
        print_json(result)
    else:
        print(text())


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Lay out rows in columns: the first one to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if i == 0 else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )


@contextmanager
def progress(total: int, unit: str) -> Iterator[Callable[[int], None]]:
    """Show how far we are, on a terminal and only when it takes long; give what reports it."""
    with tqdm(total=total, unit=f" {unit}", delay=PATIENCE, disable=None, leave=False) as bar:
        yield lambda done: bar.update(done - bar.n) and None
