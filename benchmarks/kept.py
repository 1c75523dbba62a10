"""Ratios that were measured, by day and commit: a fall is noticed where speed is measured again."""

import json
import platform
import subprocess
from datetime import date
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "ratios.jsonl"
FALL = 0.15  # the part of a ratio that noise explains


def last(file: Path = FILE) -> dict[str, Any] | None:
    """Give what was kept last on such a machine with such a Python."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    kept = [json.loads(line) for line in lines]
    alike = [one for one in kept if (one["python"], one["machine"]) == _here()]
    return alike[-1] if alike else None


def keep(ratios: dict[str, float], file: Path = FILE) -> None:
    """Write down what was measured today at this commit."""
    python, machine = _here()
    line = {
        "date": date.today().isoformat(),
        "commit": _git("rev-parse", "--short=12", "HEAD") + ("+" if _git("diff", "HEAD") else ""),
        "python": python,
        "machine": machine,
        "ratios": {name: round(ratio, 3) for name, ratio in ratios.items()},
    }
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{json.dumps(line)}\n")


def falls(before: dict[str, float], now: dict[str, float]) -> list[str]:
    """Say which ratios fell by more than noise."""
    fell = [name for name in before if name in now and now[name] < (1 - FALL) * before[name]]
    return [f"{name} fell from {before[name]:.2f} to {now[name]:.2f}" for name in fell]


def _here() -> tuple[str, str]:
    """Name the Python without its last number, and the kind of machine."""
    return ".".join(platform.python_version_tuple()[:2]), platform.machine()


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], capture_output=True, text=True, check=True)
    return done.stdout.strip()
