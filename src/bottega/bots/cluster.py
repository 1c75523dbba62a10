"""Machines that work for this one, joined by Ray: what a lost one had to do is done by others."""

import logging
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from bottega.kernel.errors import BottegaError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 2  # tasks that are handed out for each core, so that none waits for the next


class NoCluster(BottegaError):
    """There is no Ray to join, or nobody answers at its address."""


class Cluster(NamedTuple):
    """A Ray cluster by its address: "HOST:PORT", "auto" for one on this machine."""

    address: str


def spread_over(
    cluster: Cluster, work: Callable[[T], R], tasks: Iterable[T]
) -> Generator[R, None, None]:
    """Do tasks on all cores of a cluster, and give each result when it is ready.

    Ray gives a task out again where the machine that had it is lost. Tasks are told apart by what
    they are, never by who did them, so that the results are the same whoever joins or leaves.
    """
    ray = joined(cluster)
    remote = ray.remote(num_cpus=1, max_retries=-1)(attempt)
    waiting = iter(tasks)
    running: list[Any] = []
    try:
        while True:
            room = max(0, AHEAD * cores(ray) - len(running))
            running += [remote.remote(work, task) for task in islice(waiting, room)]
            if not running:
                return
            (ready, *_), running = ray.wait(running, num_returns=1)
            done, answer = ray.get(ready)
            if not done:
                raise answer
            yield answer
    finally:
        for task in running:
            ray.cancel(task, force=True)


def joined(cluster: Cluster) -> Any:
    """Join a cluster, once in a process."""
    try:
        import ray
    except ImportError:
        raise NoCluster("Ray is not installed: pip install 'bottega[ray]'") from None
    if not ray.is_initialized():
        try:
            ray.init(cluster.address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            first = str(error).partition("\n")[0]
            raise NoCluster(f"no Ray cluster at {cluster.address!r}: {first}") from None
    return ray


def cores(ray: Any) -> int:
    """Count the cores that there are now; machines come and go."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def attempt(work: Callable[[Any], Any], task: Any) -> tuple[bool, Any]:
    """Do a task; what goes wrong with it is an answer too."""
    try:
        return True, work(task)
    except BottegaError as error:
        return False, error
    except Exception as error:
        return False, RuntimeError(f"{type(error).__name__}: {error}")
