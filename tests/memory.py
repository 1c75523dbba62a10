"""Folders in memory, where what is written need not wait for a disk."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SHARED: Final = Path("/dev/shm")
ROOM: Final = 2 << 30  # bytes that are left to others


def memory() -> Path | None:
    """Give where files lie in memory, if there is room and programs may run there."""
    if not SHARED.is_dir() or os.statvfs(SHARED).f_flag & os.ST_NOEXEC:
        return None
    return SHARED if shutil.disk_usage(SHARED).free > ROOM else None


@contextmanager
def quick_folder(folder: Path) -> Iterator[Path]:
    """Give a folder in memory, or else the one that is there.

    A process that is killed loses nothing of what it wrote, there or on a disk; what a disk keeps
    of it when the power fails is asked of the database, not of the files.
    """
    shared = memory()
    if shared is None:
        yield folder
        return
    with TemporaryDirectory(prefix="bottega-", dir=shared, ignore_cleanup_errors=True) as made:
        yield Path(made)
