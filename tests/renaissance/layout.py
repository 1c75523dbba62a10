"""How a position is written: sides and people of a table as its dump has them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bottega.games.renaissance.castles import NAMED
from bottega.games.renaissance.names import MISSION_CARDS, NUMBER, SPECIALS
from bottega.games.renaissance.pieces import (
    MODIFIERS,
    NOT_PLAYABLE,
    OPPONENT_MATERIAL,
    OPPONENT_ZONE,
    REPLACE_OPPONENT,
)
from bottega.games.renaissance.state import FLAGS, RIDER
from bottega.games.renaissance.variants import rules_of
from bottega.kernel.options import Options

CASTLES: Final = ["chenonceau", "chillon", "egeskov", "rosenborg"]
EASY: Final = ("army-41", "army-43", "clergy-43", "clergy-45", "merchants-44", "merchants-45")
HARMFUL: Final = (OPPONENT_ZONE, OPPONENT_MATERIAL, REPLACE_OPPONENT)


@dataclass(frozen=True)
class Seat:
    """One player, and at the first seat of a side what that side has; cards are words."""

    hand: str = ""
    cells: Mapping[int, str] = field(default_factory=dict)  # a material and what lies on it
    castle: str = field(default="", kw_only=True)
    zone: str = field(default="", kw_only=True)
    stock: str = field(default="", kw_only=True)
    vault: str = field(default="", kw_only=True)
    under: str = field(default="", kw_only=True)
    cover: str = field(default="", kw_only=True)
    mandatory: str = field(default="", kw_only=True)
    optional: str = field(default="", kw_only=True)
    done: str = field(default="", kw_only=True)
    flags: str = field(default="", kw_only=True)  # beside those that the castle tells
    immune: bool = field(default=False, kw_only=True)
    laid: int | None = field(default=None, kw_only=True)  # None: as many as lie there
    thrown: int = field(default=0, kw_only=True)
    next: str = field(default="", kw_only=True)
    now: str = field(default="", kw_only=True)
    pulley: int = field(default=0, kw_only=True)
    placed: Sequence[int] = field(default=(), kw_only=True)
    action_streak: int = field(default=0, kw_only=True)
    discard_streak: int = field(default=0, kw_only=True)

    @property
    def cards(self) -> list[str]:
        """List the playing cards that are mentioned."""
        words = [self.hand, *self.cells.values(), self.zone, self.stock, self.vault, self.under]
        return " ".join([*words, self.cover]).split()

    @property
    def missions(self) -> list[str]:
        """List the missions that are mentioned."""
        return f"{self.mandatory} {self.optional}".split()


def family_of(card: str) -> str:
    """Give the family of a card."""
    return card.split("-")[0]


def placers_of(options: Options, spread: Sequence[Seat], told: Mapping[str, int]) -> dict[str, int]:
    """Tell who laid the specials that lie in zones and on castles and stocks."""
    cards = rules_of(options).cards
    sides = rules_of(options).sides
    found: dict[str, int] = {}
    for side, one in enumerate(spread[:sides]):
        there = f"{one.zone} {one.cover} {' '.join(one.cells.values())}".split()
        for card in there:
            where = cards[NUMBER[card]].special.where
            if card not in SPECIALS or where == NOT_PLAYABLE:
                continue
            rival = where in HARMFUL or card == one.cover
            found[card] = (side + 1) % sides if rival else side
    return found | dict(told)


def person_of(one: Seat) -> dict[str, Any]:
    """Write one seat; what is left out is as at the beginning."""
    return {
        "hand": _numbers(one.hand),
        "next": _bits(one.next, MODIFIERS),
        "now": _bits(one.now, MODIFIERS),
        "pulley": one.pulley,
        "placed": sum(1 << value for value in one.placed),
        "action_streak": one.action_streak,
        "discard_streak": one.discard_streak,
    }


def _numbers(words: str) -> list[int]:
    return sorted(NUMBER[word] for word in words.split())


def _bits(words: str, names: Sequence[str]) -> int:
    return sum(1 << names.index(word) for word in words.split())


def sites_of(
    options: Options, spread: Sequence[Seat], families: Sequence[str], placers: Mapping[str, int]
) -> list[dict[str, Any]]:
    """Write all sides; castles and missions that are not mentioned are the first ones left."""
    quick = rules_of(options).quick
    plans = [name for name in CASTLES if name not in {one.castle for one in spread}]
    named = {mission for one in spread for mission in one.missions}
    spare = [m for m in MISSION_CARDS if family_of(m) in families and m not in named]
    spare.sort(key=EASY.__contains__)
    sites = []
    for side, one in enumerate(spread):
        castle = "quick" if quick else one.castle or plans.pop(0)
        site = castle_of(options, castle, one)
        site |= missions_of(one, quick, spare)
        mine = [card for card, by in placers.items() if by % len(spread) == side]
        here = [card for card in mine if card in one.cards and card != one.cover]
        site["laid"] = len(mine) if one.laid is None else one.laid
        site["laid_here"] = len(here) if one.laid is None else one.laid
        sites.append(site)
    return sites


def castle_of(options: Options, name: str, one: Seat) -> dict[str, Any]:
    """Write a castle with what lies on it, and what has thereby been done."""
    cards = rules_of(options).cards
    plan = NAMED[name]
    cells, values, riders = [-1] * 12, [0] * 12, []
    filled = fixed = 0
    flags = set(one.flags.split())
    for cell, words in one.cells.items():
        host, *laid = [cards[NUMBER[word]] for word in words.split()]
        cells[cell - 1] = int(host.number)
        filled |= 1 << cell - 1
        riders += [int(special.number * RIDER + host.number) for special in laid]
        values[cell - 1] = int(host.value + sum(special.special.material for special in laid))
        if host.name in SPECIALS:
            fixed |= 1 << cell - 1
            values[cell - 1] = int(host.special.material)
    if filled & plan.of_kind[1]:
        flags.add("placed_stone")
    if filled & plan.of_kind[2]:
        flags.add("placed_tile")
    if not plan.of_kind[0] & ~filled:
        flags.add("had_all_foundations")
    return {
        "castle": name,
        "cells": cells,
        "values": values,
        "filled": filled,
        "fixed": fixed,
        "riders": riders,
        "zone": [NUMBER[word] for word in one.zone.split()],
        "under": [NUMBER[word] for word in one.under.split()],
        "cover": NUMBER[one.cover] if one.cover else -1,
        "stock": _numbers(one.stock),
        "vault": _numbers(one.vault),
        "slots": sum(int(cards[NUMBER[word]].special.slots) for word in one.zone.split()),
        "immune": one.immune,
        "thrown": one.thrown,
        "flags": _bits(" ".join(flags), FLAGS),
        "changed": 31,  # so that missions are looked at before anything else
    }


def missions_of(one: Seat, quick: bool, spare: list[str]) -> dict[str, Any]:
    """Deal two royal and three (or two) princely missions: those mentioned, then the first."""
    mandatory, others = one.mandatory.split(), one.optional.split()
    dealt = []
    for royal, count in ((True, 2), (False, 2 if quick else 3)):
        mine = [m for m in one.missions if (int(m[-2:]) <= 40) == royal]
        more = [m for m in spare if (int(m[-2:]) <= 40) == royal][: count - len(mine)]
        for mission in more:
            spare.remove(mission)
        dealt += more
    while len(mandatory) < (1 if quick else 2):
        mandatory.append(dealt.pop(0))
    away = [*others, *dealt] if quick else []
    return {
        "mandatory": _numbers(" ".join(mandatory)),
        "optional": [] if quick else _numbers(" ".join([*others, *dealt])),
        "away": _numbers(" ".join(away)),
        "done": _bits(one.done, MISSION_CARDS),
    }


def unused_of(sites: Sequence[Mapping[str, Any]], families: Sequence[str]) -> list[int]:
    """List the missions that nobody got."""
    dealt = {m for site in sites for pile in ("mandatory", "optional", "away") for m in site[pile]}
    there = [NUMBER[m] for m in MISSION_CARDS if family_of(m) in families]
    return [number for number in there if number not in dealt]


def firsts_of(sites: Sequence[dict[str, Any]]) -> int:
    """Note who was first where somebody has placed a tile, or all stones or foundations."""
    firsts = 0
    for flag, kind, whole in (
        ("first_tile", 2, False), ("first_all_stones", 1, True), ("first_all_foundations", 0, True),
    ):  # fmt: skip
        bit = 1 << FLAGS.index(flag)
        for site in sites:
            plan = int(NAMED[site["castle"]].of_kind[kind])
            there = site["filled"] & plan
            if site["flags"] & bit or (there == plan if whole else there):
                firsts |= bit
                if not any(other["flags"] & bit for other in sites):
                    site["flags"] |= bit
    return firsts
