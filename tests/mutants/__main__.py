"""Put a sample of small faults into the sources and see which of them no test notices.

    make mutants                    begin, or go on where the last run stopped
    make mutants MUTANTS=--again    try those that survived, with the tests that are committed now

Each mutant meets the tests that run its line, those of its own folder first and of these the quick
ones, until one fails or time is up. All is kept in `.build/mutants`: remove that to begin anew.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import accumulate
from typing import Any, Final

from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkResult

from tests.mutants.copy import FOLDER, enter, renew_tests
from tests.mutants.covering import FOLDERS, PYTEST, Covering, measure, measure_anew
from tests.mutants.report import report
from tests.mutants.session import session

CHOSEN: Final = FOLDER / "chosen"  # the tests that a mutant meets
PATIENCE: Final = 25.0  # seconds that the tests of one mutant may take, without it
START: Final = 20.0  # seconds until a test runs, on a busy machine
SLOWER: Final = 5.0  # times as slow as measured is a loop without end


def _batches(covering: Covering, mutant: Any) -> Iterator[list[str]]:
    """Give the tests that a mutant meets: those of its own folder, then the others."""
    tests = covering.tests(mutant.module_path, mutant.start_pos)
    home = next(f"tests/{part}/" for part in mutant.module_path.parts if part in FOLDERS)
    for batch in ([t for t in tests if home in t], [t for t in tests if home not in t]):
        spent = accumulate((covering.seconds([test]) for test in batch), initial=0.0)
        kept = [test for test, before in zip(batch, spent, strict=False) if before < PATIENCE]
        if kept:
            yield kept


def _limits(covering: Covering, tests: list[str]) -> list[str]:
    """Let a test that goes on without end be the last one."""
    longest = START + SLOWER * max(covering.seconds([test]) for test in tests)
    return ["-o", f"faulthandler_timeout={longest}", "-o", "faulthandler_exit_on_timeout=true"]


def meet(covering: Covering, item: Any) -> Any:
    """Let a mutant meet its tests; give what became of it."""
    (mutant,) = item.mutations
    result = WorkResult(WorkerOutcome.NO_TEST, test_outcome=TestOutcome.SURVIVED)
    for tests in _batches(covering, mutant):
        CHOSEN.write_text("\n".join(tests), encoding="utf-8")
        command = [*PYTEST, "-x", *_limits(covering, tests), f"@{CHOSEN}"]
        limit = START + SLOWER * covering.seconds(tests)
        result = mutate_and_test(item.mutations, " ".join(command), limit)
        if "ERROR: not found" in (result.output or ""):
            raise SystemExit(f"The tests are not those that were measured:\n{result.output}")
        if result.is_killed:
            break
    return result


def main() -> None:
    """Begin or go on, and report."""
    asked = argparse.ArgumentParser(prog="python -m tests.mutants")
    asked.add_argument("--again", action="store_true", help="try again those that survived")
    asked.add_argument("--each", type=int, default=80, help="mutants of each room")
    asked.add_argument("--seed", type=int, default=19, help="of the sample")
    said = asked.parse_args()
    enter()
    measure()
    if said.again:
        measure_anew(renew_tests())
    kept, covering = session(said.each, said.seed), Covering()
    survivors = [item for item, result in kept.completed_work_items if not result.is_killed]
    pending = survivors if said.again else kept.pending_work_items
    for number, item in enumerate(
        sorted(pending, key=lambda item: str(item.mutations), reverse=True), 1
    ):
        result = meet(covering, item)
        kept.set_result(item.job_id, result)
        print(f"{number}/{len(pending)} {result.test_outcome.value}", file=sys.stderr)
    report(kept)


if __name__ == "__main__":
    main()
