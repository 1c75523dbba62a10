"""Processes that work for this one: results come as they are ready, and all can be dropped."""

import contextlib
import signal
import weakref
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeAlias, TypeVar

from bottega.bots.cluster import Cluster, attempt, spread_over
from bottega.kernel.errors import BottegaError

T = TypeVar("T")
R = TypeVar("R")
Hands: TypeAlias = int | Cluster  # so many processes here, or all that a cluster has


class WorkerLost(BottegaError):
    """A process that worked for this one has ended without an answer."""


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: Hands) -> Generator[R, None, None]:
    """Do tasks in so many processes, or here for one, and give each result when it is ready.

    A task is taken only when somebody is free for it. Whoever stops listening ends the processes.
    """
    if isinstance(jobs, Cluster):
        yield from spread_over(jobs, work, tasks)
        return
    if jobs == 1:
        yield from map(work, tasks)
        return
    waiting = iter(tasks)
    crew: list[Worker[T, R]] = []
    try:
        for task in waiting:
            crew.append(Worker(work))
            crew[-1].begin(task)
            if len(crew) == jobs:
                break
        while crew:
            for worker in ready(crew):
                yield worker.result()
                for task in waiting:
                    worker.begin(task)
                    break
                else:
                    worker.end()
                    crew.remove(worker)
    finally:
        for worker in crew:
            worker.end()


class Worker(Generic[T, R]):
    """A process that does one task after the other."""

    def __init__(self, work: Callable[[T], R]) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        with uninterrupted():
            self.process.start()
        theirs.close()

    def begin(self, task: T) -> None:
        """Hand over a task."""
        self.task = task
        with contextlib.suppress(BrokenPipeError):  # `result` says so
            self.line.send(task)

    def result(self) -> R:
        """Take the answer; what went wrong there is raised here."""
        try:
            done, answer = self.line.recv()
        except (EOFError, ConnectionResetError):
            self.process.join()
            how = self.process.exitcode
            raise WorkerLost(f"a process ended with status {how} at its task {self.task}") from None
        if not done:
            raise answer
        found: R = answer
        return found

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.line.close()


class Crew(Generic[T, R]):
    """Processes that stay for one round of tasks after the other, until nobody has the crew."""

    def __init__(self, work: Callable[[T], R], jobs: int) -> None:
        self.workers = [Worker(work) for _ in range(jobs)]
        self.end = weakref.finalize(self, _dismiss, self.workers)

    def round(self, tasks: Sequence[T]) -> list[R]:
        """Let everybody do one task at the same time, and give the results in their order."""
        for worker, task in zip(self.workers, tasks, strict=True):
            worker.begin(task)
        return [worker.result() for worker in self.workers]


def _dismiss(workers: list[Worker[T, R]]) -> None:
    for worker in workers:
        worker.end()


def ready(crew: list[Worker[T, R]]) -> list[Worker[T, R]]:
    """Wait until some have an answer, and give them."""
    answering = wait([worker.line for worker in crew])
    return [worker for worker in crew if worker.line in answering]


def _serve(line: "Connection[Any, Any]", work: Callable[[Any], Any]) -> None:
    """Do tasks until nobody asks any more; Ctrl-C is for the one who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            task = line.recv()
        except (EOFError, ConnectionResetError):
            return
        answer = attempt(work, task)
        try:
            line.send(answer)
        except BrokenPipeError:
            return


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Hold Ctrl-C back while this goes on; a process started meanwhile never hears of one."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
