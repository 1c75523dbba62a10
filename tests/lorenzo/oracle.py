"""What may be done in a turn, worked out a second time: from the view and the printed pieces.

It shares nothing with the game but the words of its views and lines, is as plain as can be and
takes its time. Where it and the game disagree, one of them has read the rules wrongly.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from bottega.games.lorenzo.views import Board, LorenzoView
from tests.lorenzo.reference import BOARD, CARDS, LEADERS, TILES, Printed

Goods = dict[str, int]

CARD: Final = {card["number"]: card for card in CARDS}
LEADER: Final = {leader["id"].replace("_", "-"): leader for leader in LEADERS}
TILE: Final = {tile["id"]: tile for tile in TILES}
KINDS: Final[list[str]] = BOARD["towers"]["board_order"]
RESOURCES: Final = ("coin", "wood", "stone", "servant", "military", "faith", "vp")


def abilities(view: LorenzoView, board: Board) -> list[Printed]:
    """List everything that holds for a seat: characters, leaders, excommunications."""
    found: list[Printed] = []
    for number in board.cards:
        permanent = CARD[number]["permanent"]
        if permanent and permanent["trigger"] == "always":
            found += permanent["effects"]
    for name in board.played:
        if LEADER[name]["effects"][0]["effect"] == "copy_leader":
            name = board.copied or name
        if LEADER[name]["ability"] == "permanent":
            found += LEADER[name]["effects"]
    found += [TILE[view.tiles[period - 1]]["effect"] for period in board.excommunications]
    return found


class Turn:
    """One seat's turn and all that bears on it."""

    def __init__(self, view: LorenzoView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.board = view.boards[seat]
        self.held: Goods = {good: getattr(self.board, good) for good in RESOURCES}
        self.abilities = abilities(view, self.board)

    def all(self, effect: str) -> Iterator[Printed]:
        """List the abilities of one sort."""
        return (one for one in self.abilities if one["effect"] == effect)

    def has(self, effect: str) -> bool:
        """Say whether an ability holds."""
        return any(self.all(effect))

    def bonus(self, action: str) -> int:
        """Give what an action of a kind is worth more: a kind of card, harvest or production."""
        return sum(
            int(one["value"])
            for one in self.all("action_value_bonus")
            if action in one.get("card_types", [one["action"]])
        )

    def worth(self, member: str) -> int:
        """Give what a family member is worth."""
        group = "neutral" if member == "neutral" else "all_colored"
        base: int = 0 if member == "neutral" else self.view.dice[member]
        for one in self.all("set_family_member_value"):
            base = one["value"] if one["members"] == group else base
        base = self.board.raised.get(member, base)
        more = (one for one in self.all("family_member_value_bonus") if one["members"] == group)
        return base + sum(int(one["value"]) for one in more)

    def servants(self, short: int) -> int:
        """Give the servants that make up for what a value is short."""
        per = [one["servants"] for one in self.all("servants_per_value")]
        return max(0, short) * int(per[0] if per else BOARD["servants_per_value"])

    def received(self, gain: Goods) -> Goods:
        """Give what is left of a gain from one source."""
        less = [good for one in self.all("gain_penalty") for good in one["resources"]]
        return {good: max(0, n - less.count(good)) for good, n in gain.items()}

    def crowded(self, member: str, area: str) -> bool:
        """Say whether a coloured member of this seat keeps another one out of an area."""
        return member != "neutral" and any(
            there.seat == self.seat and there.member != "neutral" and area in there.space
            for there in self.view.members
        )

    def stands_in(self, name: str) -> bool:
        """Say whether anybody stands in a tower or on a space."""
        return any(there.space.startswith(name) for there in self.view.members)

    def lines(self) -> list[str]:
        """List every placement that the rules allow, or the pass that they demand."""
        found = [
            f"place {member} {space}"
            for member in self.board.members
            for space, open_to in [*self.floors(), *self.spaces()]
            if open_to(member)
        ]
        return found or ["pass"]

    def floors(self) -> Iterator[tuple[str, Any]]:
        """Give each floor of each tower with the question who may go there."""
        for i, (kind, floor) in enumerate(product(KINDS, range(4))):
            card = self.view.floors[i]
            yield (
                f"{kind} {floor + 1}",
                lambda m, k=kind, f=floor, c=card: self.may_take(m, k, f, c),
            )

    def may_take(self, member: str, kind: str, floor: int, number: int) -> bool:
        """Say whether a member can take the card of a floor."""
        if self.crowded(member, kind):
            return False
        return self.in_reach(kind, floor, number, self.worth(member), {})

    def in_reach(self, kind: str, floor: int, number: int, value: int, off: Goods) -> bool:
        """Say whether an action of a value can take the card of a floor, with so much off."""
        have = self.at_the_card(kind, floor)
        if not number or have is None or not self.has_room(kind, have):
            return False
        asks = BOARD["towers"]["floor_values"][floor]
        spent = self.servants(asks - value - self.bonus(kind))
        if spent > self.held["servant"]:
            return False
        return self.can_pay(CARD[number], have | {"servant": have["servant"] - spent}, off)

    def bonus_takes(self, kinds: list[str], value: int, off: Goods) -> list[str]:
        """List what an action without a member allows."""
        cards = zip(product(KINDS, range(4)), self.view.floors, strict=True)
        found = [
            f"take {kind} {floor + 1}"
            for (kind, floor), number in cards
            if kind in kinds and self.in_reach(kind, floor, number, value, off)
        ]
        return [*found, "decline"]

    def at_the_card(self, kind: str, floor: int) -> Goods | None:
        """Give what a seat holds when it comes to pay: without the fee, with the floor's bonus."""
        have = dict(self.held)
        if self.stands_in(kind) and not self.has("waive_tower_tax"):
            have["coin"] -= BOARD["towers"]["occupied_tower_tax"]["coin"]
        if have["coin"] < 0:
            return None
        if not any(floor + 1 in one["floors"] for one in self.all("forbid_tower_bonus")):
            for good, n in self.received(BOARD["towers"]["floor_bonus"][kind][floor]).items():
                have[good] += n
        have["military"] = min(have["military"], BOARD["tracks"]["military"]["max_printed"])
        return have

    def has_room(self, kind: str, have: Goods) -> bool:
        """Say whether one more card of a kind may lie on the board."""
        n = len(getattr(self.board, kind))
        if n == BOARD["personal_board"]["max_cards_per_type"]:
            return False
        if kind != "territory" or self.has("ignore_territory_military"):
            return True
        needs: list[int] = BOARD["personal_board"]["territory_military_requirement_by_slot"]
        return have["military"] >= needs[n]

    def can_pay(self, card: Printed, have: Goods, off: Goods) -> bool:
        """Say whether any price of a card can be paid, with any choice of discounts."""
        offers = [one["options"] for one in self.all("card_discount") if fits(one, card)]
        for cost, chosen in product(card["costs"], product(*offers)):
            price = dict(cost["resources"])
            for good in price:
                less = sum(one.get(good, 0) for one in (off, *chosen))
                price[good] = max(0, price[good] - less)
            price["military"] = cost["military_paid"]
            enough = all(have[good] >= n for good, n in price.items())
            if enough and have["military"] >= cost["military_required"]:
                return True
        return False

    def spaces(self) -> Iterator[tuple[str, Any]]:
        """Give each other space with the question who may go there."""
        for area, size in product(("harvest", "production"), ("small", "large")):
            name = area if size == "small" else f"large {area}"
            space = BOARD[area][size]
            yield name, lambda m, a=area, n=name, s=space: self.may_work(m, a, n, s)
        for one in BOARD["market"]["spaces"]:
            yield f"market {one['id']}", lambda m, s=one: self.may_trade(m, s)
        council = BOARD["council_palace"]
        yield "council", lambda m: self.reaches(self.worth(m), council["min_value"])

    def reaches(self, value: int, asks: int) -> bool:
        """Say whether servants can lift a value to what is asked."""
        return self.servants(asks - value) <= self.held["servant"]

    def may_work(self, member: str, area: str, name: str, space: Printed) -> bool:
        """Say whether a member can harvest or produce on a space."""
        if space["min_players"] > len(self.view.boards) or self.crowded(member, area):
            return False
        full = space["capacity"] and self.stands_in(name)
        if full and not self.has("place_on_occupied_spaces"):
            return False
        value = self.worth(member) + self.bonus(area) + space["value_modifier"]
        return self.reaches(value, space["min_value"])

    def may_trade(self, member: str, space: Printed) -> bool:
        """Say whether a member can go to a space of the market."""
        if space["min_players"] > len(self.view.boards) or self.has("forbid_action_area"):
            return False
        taken = self.stands_in(f"market {space['id']}")
        if taken and not self.has("place_on_occupied_spaces"):
            return False
        return self.reaches(self.worth(member), space["min_value"])

    def leaders(self) -> list[str]:
        """List what may be done with leaders, their use aside."""
        rivals = [one for i, one in enumerate(self.view.boards) if i != self.seat]
        found = [f"discard {name}" for name in self.board.hand or ()]
        for name in self.board.hand or ():
            copies = LEADER[name]["effects"][0]["effect"] == "copy_leader"
            if copies and not any(rival.played for rival in rivals):
                continue
            if all(self.meets(condition) for condition in LEADER[name]["conditions"]):
                found.append(f"play {name}")
        return found

    def meets(self, condition: Printed) -> bool:
        """Say whether one condition of a leader holds."""
        cards = {kind: len(getattr(self.board, kind)) for kind in KINDS}
        return (
            all(self.held[good] >= n for good, n in condition.get("min", {}).items())
            and all(cards[kind] >= n for kind, n in condition.get("min_cards", {}).items())
            and max(cards.values()) >= condition.get("cards_of_one_type", 0)
        )


def fits(discount: Printed, card: Printed) -> bool:
    """Say whether a discount is for this kind of card."""
    return card["type"] in discount["card_types"]


class Score(Turn):
    """One seat's points when the game is over."""

    def parts(self) -> Goods:
        """Count the points by where they come from."""
        end = BOARD["end_game"]
        unscored = [one["category"] for one in self.all("no_end_game_score")]
        cards = {kind: len(getattr(self.board, kind)) for kind in KINDS}
        resources = sum(self.held[good] for good in end["resources_counted"])
        parts = {
            "track": self.board.vp,
            "territories": end["territory_vp_by_count"][cards["territory"]],
            "characters": end["character_vp_by_count"][cards["character"]],
            "ventures": sum(CARD[n]["permanent"]["effects"][0]["vp"] for n in self.board.venture),
            "military": self.rank(end["military_rank_vp"]),
            "resources": resources // end["resources_per_vp"],
        }
        for kind in unscored:
            parts[{"territory": "territories"}.get(kind, f"{kind}s")] = 0
        lost = sum(
            self.lost(one["count"], resources) // one["per"] for one in self.all("lose_vp_per")
        )
        return parts | {"excommunication": -min(lost, sum(parts.values()))}

    def rank(self, prizes: Printed) -> int:
        """Give the prize for military points."""
        ranks = sorted({board.military for board in self.view.boards}, reverse=True)
        firsts = sum(board.military == ranks[0] for board in self.view.boards)
        if self.board.military == ranks[0]:
            return int(prizes["first"])
        second = firsts == 1 and self.board.military == ranks[1]
        return int(prizes["second"]) if second else 0

    def lost(self, what: str, resources: int) -> int:
        """Count what an excommunication takes points for."""
        costs = [CARD[number]["costs"][0]["resources"] for number in self.board.building]
        counted = {
            "vp": self.board.vp,
            "military": self.board.military,
            "wood_and_stone_on_building_costs": sum(
                cost.get("wood", 0) + cost.get("stone", 0) for cost in costs
            ),
            "resources_in_supply": resources,
        }
        return int(counted[what])
