"""Where weights are kept: a module with nothing but their names and numbers, and a page on them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from bottega import __version__
from bottega.kernel.options import Options
from bottega.lab.contest_pages import setting
from bottega.lab.pages import table
from bottega.lab.tune import Suggested, Tuned
from bottega.lab.tune_games import weights_kind

NAME: Final = "FITTED"
WORDS: Final[Mapping[str, str]] = {
    "better": "taken", "worse": "refused", "undecided": "not decided, so refused",
}  # fmt: skip


def fitted_file(game: str, options: Options) -> Path:
    """Find the module that keeps a table's weights: beside the class, `solo` has `fitted_solo`."""
    kind = weights_kind(game, options)
    package, _, stem = kind.__module__.rpartition(".")
    folder = Path(__file__).parent.parent.joinpath(*package.split(".")[1:])
    return folder / ("fitted.py" if stem == "weights" else f"fitted_{stem}.py")


def module_text(tuned: Tuned, command: str) -> str:
    """Write the module of the weights found."""
    lines = [
        f'"""Weights of {tuned.game}; `bottega tune` writes this file."""',
        "",
        "from typing import Final",
        "",
        f"# Found by version {__version__} with seed {tuned.seed} and {tuned.games} games a round:",
        f"# {command}",
        f"{NAME}: Final[dict[str, float]] = {{",
        *[f'    "{name}": {number!r},' for name, number in tuned.weights.items()],
        "}",
    ]
    return "\n".join(lines) + "\n"


def tuning_page(tuned: Tuned, command: str) -> str:
    """Write what was measured."""
    alone = " alone against the game" if tuned.players == 1 else ""
    lines = [
        f"# Weights of {tuned.game.capitalize()}",
        "",
        f"Made by `{command}` (version {__version__}).",
        "",
        f"{tuned.players} at a table{alone}; {setting(tuned.chosen)}. What the columns mean is in",
        "[bots.md](../bots.md#how-the-weights-were-found).",
        "",
        *_looked(tuned),
        *_tried(tuned.tried),
        *_changes(tuned),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _looked(tuned: Tuned) -> list[str]:
    head = ["round", "games", "positions", "loss before", "after the fit", "73 % lead", "trust"]
    rows = [
        [
            str(look.round + 1),
            f"{look.games:,}",
            f"{look.positions:,}",
            f"{look.losses[0]:.4f}",
            f"{look.losses[1]:.4f}",
            f"{look.scale:.1f}",
            f"{look.trust:.0%}",
        ]
        for look in tuned.looked
    ]
    return table(head, rows)


def _tried(tried: Sequence[Suggested]) -> list[str]:
    head = ["round", "suggestion", "games", "won", "verdict", "changes most"]
    rows = [
        [
            str(one.round + 1),
            one.kind,
            f"{one.games:,}",
            f"{one.rate:.1%}",
            WORDS[one.verdict],
            ", ".join([f"`{name}` {part:+.0%}" for name, part in one.furthest.items()]),
        ]
        for one in tried
    ]
    return table(head, rows) if rows else ["Nothing was suggested.", ""]


def _changes(tuned: Tuned) -> list[str]:
    rows = [
        [f"`{name}`", f"{before:g}", f"{tuned.weights[name]:g}"]
        for name, before in tuned.before.items()
        if tuned.weights[name] != before
    ]
    if not rows:
        return ["No suggestion won its test: the weights stay as they were.", ""]
    return ["What changed:", "", *table(["weight", "before", "after"], rows)]
