"""What became of the mutants, and what is known of those that no test can tell apart."""

from collections import Counter
from pathlib import Path
from typing import Any, Final

from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from tests.mutants.meeting import LOOP

STUCK: Final = "Timeout ("  # what Python says where a test takes too long
EQUIVALENT: Final = Path(__file__).with_name("equivalent.txt")


def report(kept: Any) -> None:
    """Count the mutants of a session and show those that survived."""
    known = _equivalent()
    fates: Counter[str] = Counter({"pending": len(kept.pending_work_items)})
    for item, result in sorted(kept.completed_work_items, key=lambda pair: str(pair[0].mutations)):
        (mutant,) = item.mutations
        where, was, now = change(mutant)
        fate = _fate(result)
        if not result.is_killed and (str(mutant.module_path), now) in known:
            fate = "equivalent"
        elif not result.is_killed:
            print(f"{where} {mutant.operator_name} ({fate})\n  - {was}\n  + {now}")
        fates[fate] += 1
    print(", ".join(f"{count} {fate}" for fate, count in fates.items() if count))


def _fate(result: Any) -> str:
    if result.is_killed:
        return "timed out" if result.output == LOOP or STUCK in result.output else "killed"
    return "run by no test" if result.worker_outcome.value == "no-test" else "survived"


def change(mutant: Any) -> tuple[str, str, str]:
    """Say where a mutant is, how the line was and how it is with it."""
    source = mutant.module_path.read_text(encoding="utf-8")
    made = mutate_code(source, get_operator(mutant.operator_name)(), mutant.occurrence)
    line = mutant.start_pos[0]
    was, now = (" ".join(text.splitlines()[line - 1].split()) for text in (source, made))
    return f"{mutant.module_path}:{line}", was, now


def _equivalent() -> set[tuple[str, str]]:
    """Read which mutants change nothing that can be seen: file, line and reason by ` ## `."""
    lines = EQUIVALENT.read_text(encoding="utf-8").splitlines()
    parts = [line.split(" ## ") for line in lines if line and not line.startswith("#")]
    return {(path, now) for path, now, _ in parts}
