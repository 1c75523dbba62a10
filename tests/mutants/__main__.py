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

from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkResult

from tests.mutants.copy import enter, renew_tests
from tests.mutants.covering import FOLDERS, Covering, measure, measure_anew
from tests.mutants.meeting import meet, tested
from tests.mutants.report import report
from tests.mutants.session import session

PATIENCE: Final = 25.0  # seconds that the tests of a mutant's own folder may take, without it
ELSEWHERE: Final = 10.0  # and those of the other folders
START: Final = 20.0  # seconds until a test runs, on a busy machine
SLOWER: Final = 5.0  # times as slow as measured is a loop without end


def _batches(covering: Covering, mutant: Any) -> Iterator[list[str]]:
    """Give the tests that a mutant meets: those of its own folder, then the others."""
    tests = covering.tests(mutant.module_path, mutant.start_pos)
    home = next(f"tests/{part}/" for part in mutant.module_path.parts if part in FOLDERS)
    at_home, others = [t for t in tests if home in t], [t for t in tests if home not in t]
    for batch, patience in ((at_home, PATIENCE), (others, ELSEWHERE)):
        spent = accumulate((covering.seconds([test]) for test in batch), initial=0.0)
        kept = [test for test, before in zip(batch, spent, strict=False) if before < patience]
        if kept:
            yield kept


def judge(covering: Covering, mutant: Any) -> Any:
    """Let a mutant meet its tests; give what became of it."""
    result = WorkResult(WorkerOutcome.NO_TEST, test_outcome=TestOutcome.SURVIVED)
    for tests in _batches(covering, mutant):
        longest = START + SLOWER * max(covering.seconds([test]) for test in tests)
        result = meet(mutant, tests, longest, START + SLOWER * covering.seconds(tests))
        if result.is_killed:
            break
    return result


def check(covering: Covering) -> None:
    """See that tests pass where there is no mutant."""
    tests = covering.quickest()
    code, said = tested(tests, PATIENCE, START + SLOWER * PATIENCE)
    if code != 0:
        raise SystemExit(f"{' '.join(tests)} must pass before there are mutants:\n{said}")


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
    check(covering)
    survivors = [item for item, result in kept.completed_work_items if not result.is_killed]
    pending = survivors if said.again else kept.pending_work_items  # in no order: all get a share
    for number, item in enumerate(pending, 1):
        (mutant,) = item.mutations
        result = judge(covering, mutant)
        kept.set_result(item.job_id, result)
        print(f"{number}/{len(pending)} {result.test_outcome.value}", file=sys.stderr)
    report(kept)


if __name__ == "__main__":
    main()
