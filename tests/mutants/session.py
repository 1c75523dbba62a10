"""A session: a sample of mutants with what became of each, kept so that a run can go on."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.plugins import get_operator, operator_names
from cosmic_ray.work_db import WorkDB
from cosmic_ray.work_item import MutationSpec, WorkItem

from tests.mutants.copy import FOLDER
from tests.mutants.places import ROOMS, SLIPS, Places, modules

FILE: Final = FOLDER / "session.sqlite"


def session(each: int, seed: int) -> Any:
    """Open the session, or begin one with a sample of as many mutants of each room."""
    found = FILE.exists()
    kept = WorkDB(str(FILE), WorkDB.Mode.create)
    if not found:
        for room in ROOMS:
            kept.add_work_items(_sample(room, each, seed))
    return kept


def _sample(room: str, each: int, seed: int) -> list[Any]:
    mutants = [mutant for path in modules(room) for mutant in _mutants(path)]
    chosen = Random(f"{room} {seed}").sample(mutants, min(each, len(mutants)))
    return [WorkItem.single(_id(mutant), mutant) for mutant in chosen]


def _mutants(path: Path) -> Iterator[Any]:
    source = path.read_text(encoding="utf-8")
    places, nodes = Places(source), list(ast_nodes(get_ast(source)))
    for name in filter(SLIPS.fullmatch, operator_names()):
        positions = get_operator(name)().mutation_positions
        spots = (spot for node in nodes for spot in positions(node))
        for occurrence, (start, end) in enumerate(spots):
            if start in places:
                yield MutationSpec(path, name, occurrence, start, end)


def _id(mutant: Any) -> str:
    named = f"{mutant.module_path} {mutant.operator_name} {mutant.occurrence}"
    return hashlib.blake2b(named.encode(), digest_size=8).hexdigest()
