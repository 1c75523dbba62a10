"""Whoever blocks somebody is not drawn with them, as it was when the round was drawn."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from bottega.server.club.tournaments.rounds import drawn
from bottega.server.store import tournaments as store_of
from bottega.server.store.schema.tournaments import DRAWS
from tests.server.harness import Guest, Message, Running
from tests.server.tournaments import begun, entered, held, opened, shown


def tables(told: Message) -> set[frozenset[int]]:
    return {frozenset(one["seats"]) for one in told["rounds"][0]["meetings"] if "table" in one}


@pytest.mark.parametrize(
    ("system", "usual", "apart"),
    [("swiss", ({1, 3}, {2, 4}), 3), ("knock-out", ({1, 4}, {2, 3}), 4)],
)
def test_who_blocks_somebody_is_not_drawn_with_them(
    tmp_path: Path, database_url: str, system: str, usual: tuple[set[int], ...], apart: int
) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna = guests[0]
        before = await opened(anna, system=system)
        await entered(before, *guests)
        assert tables(await begun(before, anna)) == set(map(frozenset, usual))
        await guests[apart - 1].ask("PUT", f"/api/me/blocks/{anna.id}")
        id = await opened(anna, system=system)
        await entered(id, *guests)
        told = await begun(id, anna)
        assert frozenset((1, apart)) not in tables(told)
        assert len(tables(told)) == 2
        assert "apart" not in str(await shown(id, anna))  # nobody is told who blocks whom

    held(tmp_path, scene, 4, db=database_url)


def test_a_draw_follows_from_what_is_stored_whoever_blocks_whom_by_now(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, store = guests[0], server.site.store
        id = await opened(anna)
        await entered(id, *guests)
        await guests[2].ask("PUT", f"/api/me/blocks/{anna.id}")
        told = await begun(id, anna)
        await guests[2].ask("DELETE", f"/api/me/blocks/{anna.id}")
        await anna.ask("PUT", f"/api/me/blocks/{guests[1].id}")
        sheet = await store.read(lambda c: store_of.sheet(c, id))
        assert sheet is not None
        held = msgspec.structs.replace(sheet.held, round=0)
        again = drawn(msgspec.structs.replace(sheet, held=held, meetings=()))
        assert again is not None
        assert set(map(frozenset, again.tables)) == tables(told)
        noted = await store.read(lambda c: c.execute(select(DRAWS)).all())
        assert [(one.round, one.apart) for one in noted] == [(1, "[[1,3]]")]

    held(tmp_path, scene, 4)


def test_in_an_arena_who_blocks_somebody_waits_until_they_do_not(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        await anna.ask("PUT", f"/api/me/blocks/{bruno.id}")
        id = await opened(anna, system="arena")
        await entered(id, anna, bruno)
        assert not (await begun(id, anna))["rounds"][0]["meetings"]
        await anna.ask("DELETE", f"/api/me/blocks/{bruno.id}")
        await server.site.tournaments.look(id)
        assert tables(await shown(id, anna)) == {frozenset((1, 2))}

    held(tmp_path, scene)


def test_in_a_round_robin_everybody_meets_everybody_also_whom_they_block(tmp_path: Path) -> None:
    async def scene(server: Running, guests: list[Guest]) -> None:
        anna, bruno = guests
        await anna.ask("PUT", f"/api/me/blocks/{bruno.id}")
        id = await opened(anna, system="round-robin")
        await entered(id, anna, bruno)
        assert tables(await begun(id, anna)) == {frozenset((1, 2))}

    held(tmp_path, scene)
