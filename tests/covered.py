"""Whether tests run enough of the lines: `make coverage` measures, and this is the floor.

python -m tests.covered .build/coverage/lines.json
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

# The part of its lines, in percent, that tests run of each room at least.
FLOORS: Final = {"kernel": 95, "games": 95, "server": 95, "bots": 85, "text": 85}


def rooms(files: dict[str, Any]) -> dict[str, tuple[int, int]]:
    """Count by room the lines that were run, and all."""
    found = dict.fromkeys(FLOORS, (0, 0))
    for name, file in files.items():
        room = Path(name).parts[2]
        if room in found:
            run, lines = found[room]
            summary = file["summary"]
            found[room] = (run + summary["covered_lines"], lines + summary["num_statements"])
    return found


def least(files: dict[str, Any], room: str) -> list[str]:
    """Name the files of a room with most lines that were not run."""
    missed = {
        name: file["summary"]["missing_lines"]
        for name, file in files.items()
        if Path(name).parts[2] == room and file["summary"]["missing_lines"]
    }
    return [f"{name}: {missed[name]}" for name in sorted(missed, key=lambda n: -missed[n])[:5]]


def main(report: str) -> int:
    """Print every room, and fail where one is below its floor."""
    files = json.loads(Path(report).read_text(encoding="utf-8"))["files"]
    failed = 0
    for room, (run, lines) in rooms(files).items():
        part = 100 * run / lines
        enough = part >= FLOORS[room]
        failed += not enough
        print(f"{room:8} {part:5.1f} % of {lines:,} lines, at least {FLOORS[room]} %")
        if not enough:
            print("\n".join([f"    {line} not run" for line in least(files, room)]))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
