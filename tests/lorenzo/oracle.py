"""What may be done in a turn, worked out a second time: from the view and the printed pieces.

It shares nothing with the game but the words of its views and lines, is as plain as can be and
takes its time. Where it and the game disagree, one of them has read the rules wrongly.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from bottega.games.lorenzo.modules import rules_of
from bottega.games.lorenzo.views import Board, LorenzoView
from tests.lorenzo.reference import (
    BOARD,
    CARDS,
    FAMILIES,
    HOUSES,
    LEADERS,
    MORE_CARDS,
    MORE_LEADERS,
    MORE_TILES,
    TILES,
    Printed,
)

Goods = dict[str, int]

CARD: Final = {card["number"]: card for card in (*CARDS, *MORE_CARDS)}
LEADER: Final = {one["id"].replace("_", "-"): one for one in (*LEADERS, *MORE_LEADERS)}
TILE: Final = {tile["id"]: tile for tile in (*TILES, *MORE_TILES)}
FAMILY: Final = {one["id"].replace("_", "-"): one for one in FAMILIES}
KINDS: Final[list[str]] = BOARD["towers"]["board_order"]
SPECIAL: Final = "special"
RESOURCES: Final = ("coin", "wood", "stone", "servant", "military", "faith", "vp")
TOKENS: Final = "special_token"
REPLACED: Final = ("coin", "wood", "stone")  # what servants of some stand in for
SPACE_OF: Final = {  # leaders that have a space of their own
    "pietro-bembo": "bembo",
    "massimiliano-i-d-asburgo": "massimiliano",
    "guglielmo-de-pazzi": "guglielmo",
    "piero-della-francesca": "piero",
    "erasmo-da-rotterdam": "erasmo",
    "bramante": "bramante",
}


def at_work(board: Board) -> list[str]:
    """List the leaders whose abilities a seat has: one that copies stands for another."""
    copies = [LEADER[name]["effects"][0]["effect"] == "copy_leader" for name in board.played]
    played = zip(board.played, copies, strict=True)
    return [board.copied or name if copied else name for name, copied in played]


def abilities(view: LorenzoView, board: Board) -> list[Printed]:
    """List everything that holds for a seat: characters, leaders, excommunications, its family."""
    found: list[Printed] = []
    for number in board.cards:
        permanent = CARD[number]["permanent"]
        if permanent and permanent["trigger"] == "always":
            found += permanent["effects"]
    for name in at_work(board):
        if LEADER[name]["ability"] == "permanent":
            found += LEADER[name]["effects"]
    found += [TILE[view.tiles[period - 1]]["effect"] for period in board.excommunications]
    return found + (FAMILY[board.family]["effects"] if board.family else [])


class Turn:
    """One seat's turn and all that bears on it."""

    def __init__(self, view: LorenzoView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.board = view.boards[seat]
        self.held: Goods = {good: getattr(self.board, good) for good in RESOURCES}
        self.held[TOKENS] = self.board.token
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
        if member == "brown":
            return int(next(self.all("extra_family_member"))["value"]) + self.reach(
                self.board.added
            )
        group = "neutral" if member == "neutral" else "all_colored"
        base: int = 0 if member == "neutral" else self.view.dice[member]
        for one in self.all("set_family_member_value"):
            base = one["value"] if one["members"] == group else base
        base = self.board.raised.get(member, base)
        more = (one for one in self.all("family_member_value_bonus") if one["members"] == group)
        return base + sum(int(one["value"]) for one in more) + self.reach(self.board.added)

    def servants(self, short: int) -> int:
        """Give the servants that make up for what a value is short."""
        per = [one["servants"] for one in self.all("servants_per_value")]
        worth = [one["value"] for one in self.all("value_per_servant")]
        if worth and per:
            return max(0, short)  # the two cancel: ruling X-43
        if worth:
            return -(-max(0, short) // int(worth[0]))
        return max(0, short) * int(per[0] if per else BOARD["servants_per_value"])

    def reach(self, servants: int) -> int:
        """Give the value that so many servants make up for."""
        return max(value for value in range(2 * servants + 1) if self.servants(value) <= servants)

    def received(self, gain: Goods) -> Goods:
        """Give what is left of a gain from one source."""
        less = [good for one in self.all("gain_penalty") for good in one["resources"]]
        return {good: max(0, n - less.count(good)) for good, n in gain.items()}

    def crowded(self, member: str, area: str) -> bool:
        """Say whether a coloured member of this seat keeps another one out of an area."""
        exempt = ("neutral", "brown")
        return member not in exempt and any(
            there.seat == self.seat and there.member not in exempt and area in there.space
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
        for i, (tower, floor) in enumerate(product(self.towers(), range(4))):
            card = self.view.floors[i]
            yield (
                f"{tower} {floor + 1}",
                lambda m, t=tower, f=floor, c=card: self.may_take(m, t, f, c),
            )

    def towers(self) -> list[str]:
        """Name the towers of the table."""
        return [*KINDS, SPECIAL][: len(self.view.floors) // 4]

    def asks(self, tower: str, floor: int) -> int:
        """Give what a floor asks for."""
        if tower == self.view.adapted:
            few = "5" if len(self.view.boards) == 5 else "2-4"
            return int(HOUSES["adaptation_tiles"][few]["values"][floor])
        return int(BOARD["towers"]["floor_values"][floor])

    def bonus_of(self, tower: str, floor: int) -> Goods:
        """Give what a floor grants."""
        if tower == SPECIAL:
            return dict(HOUSES["special_tower"]["floors"][floor]["bonus"])
        return dict(BOARD["towers"]["floor_bonus"][tower][floor])

    def may_take(self, member: str, tower: str, floor: int, number: int) -> bool:
        """Say whether a member can take the card of a floor."""
        if self.crowded(member, tower):
            return False
        return self.in_reach(tower, floor, number, self.worth(member), {})

    def in_reach(self, tower: str, floor: int, number: int, value: int, off: Goods) -> bool:
        """Say whether an action of a value can take the card of a floor, with so much off."""
        have = self.at_the_card(tower, floor)
        if not number or have is None or self.barred(f"{tower}_tower"):
            return False
        kind = CARD[number]["type"]
        if not self.has_room(kind, have):
            return False
        spent = self.servants(self.asks(tower, floor) - value - self.bonus(kind))
        if spent > self.held["servant"]:
            return False
        return self.can_pay(CARD[number], have | {"servant": have["servant"] - spent}, off)

    def barred(self, area: str) -> bool:
        """Say whether an excommunication forbids an area."""
        return any(one["area"] == area for one in self.all("forbid_action_area"))

    def bonus_takes(self, kinds: list[str], value: int, off: Goods, towers: list[str]) -> list[str]:
        """List what an action without a member allows."""
        cards = zip(product(self.towers(), range(4)), self.view.floors, strict=True)
        found = [
            f"take {tower} {floor + 1}"
            for (tower, floor), number in cards
            if number and CARD[number]["type"] in kinds and tower in towers
            if self.in_reach(tower, floor, number, value, off)
        ]
        return [*found, "decline"]

    def at_the_card(self, tower: str, floor: int) -> Goods | None:
        """Give what a seat holds when it comes to pay: without the fee, with the floor's bonus.

        Where servants stand in for coins, coins below zero are what they have to make up for.
        """
        have = dict(self.held)
        waived = any(tower in one.get("towers", [tower]) for one in self.all("waive_tower_tax"))
        if self.stands_in(tower) and not waived:
            have["coin"] -= BOARD["towers"]["occupied_tower_tax"]["coin"]
        if have["coin"] < 0:
            if not self.has("pay_with") or have["servant"] + have["coin"] < 0:
                return None
            have["servant"] += have["coin"]
            have["coin"] = 0
        if not any(floor + 1 in one["floors"] for one in self.all("forbid_tower_bonus")):
            for good, n in self.received(self.bonus_of(tower, floor)).items():
                have[good] += n
        have["military"] = min(have["military"], BOARD["tracks"]["military"]["max_printed"])
        return have

    def has_room(self, kind: str, have: Goods) -> bool:
        """Say whether one more card of a kind may lie on the board."""
        n = len(getattr(self.board, kind))
        limits = [one["limit"] for one in self.all("card_limit") if one["card_type"] == kind]
        if n == max([BOARD["personal_board"]["max_cards_per_type"], *limits]):
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
            each = cost.get("military_paid_per_opponent", 0) * (len(self.view.boards) - 1)
            needed = max(cost["military_required"], cost["military_paid"] + each)
            if have["military"] >= needed and self.affords(price, have):
                return True
        return False

    def affords(self, price: Goods, have: Goods) -> bool:
        """Say whether goods can be paid, servants perhaps standing in for some of them."""
        short = {good: max(0, n - have[good]) for good, n in price.items()}
        if not self.has("pay_with"):
            return not any(short.values())
        stand_in = sum(short.pop(good, 0) for good in REPLACED)
        left = have["servant"] - price.get("servant", 0)
        return not any(short.values()) and stand_in <= left

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
        for leader in at_work(self.board):
            if leader in SPACE_OF:
                asks = LEADER[leader]["effects"][0]["min_value"]
                yield SPACE_OF[leader], lambda m, n=SPACE_OF[leader], a=asks: self.may_own(m, n, a)

    def may_own(self, member: str, name: str, asks: int) -> bool:
        """Say whether a member can go to a space of an own leader."""
        own = any(one.space == name and one.seat == self.seat for one in self.view.members)
        if own and not self.has("place_on_occupied_spaces"):
            return False
        return self.reaches(self.worth(member), asks)

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
        ignored = any(one["action"] == area for one in self.all("ignore_large_space_penalty"))
        malus = 0 if ignored else space["value_modifier"]
        value = self.worth(member) + self.bonus(area) + malus
        return self.reaches(value, space["min_value"])

    def may_trade(self, member: str, space: Printed) -> bool:
        """Say whether a member can go to a space of the market."""
        if space["min_players"] > len(self.view.boards) or self.barred("market"):
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
            missed = sum(not self.meets(condition) for condition in LEADER[name]["conditions"])
            if missed <= sum(one["count"] for one in self.all("waive_leader_requirement")):
                found.append(f"play {name}")
        return found

    def others(self) -> list[str]:
        """List what may be done with tokens, and with what a family swaps."""
        faces = sorted(set(self.board.tokens or ()))
        found = [f"token {face}" for face in faces]
        for card in ("98", "128"):
            if int(card) in self.board.cards and card not in self.board.laid:
                found += [f"lay token {face} on {card}" for face in faces]
        for one in self.all("free_exchange"):
            if all(self.held[good] >= n for good, n in one["options"][0]["pay"].items()):
                found.append("swap")
        return found

    def helpers(self) -> list[str]:
        """List the servants that may be sent ahead where having few can matter (ruling L-71)."""
        if self.board.added % 30 or not self.minds_servants():
            return []
        best = max((self.worth(member) for member in self.board.members), default=0)
        best -= self.reach(self.board.added)
        held = self.held["servant"]
        return [
            f"add {n}"
            for n in range(1, min(held, 30) + 1)
            if best + self.reach(self.board.added + n) + self.reach(held - n) >= 1
        ]

    def minds_servants(self) -> bool:
        """Say whether fewer servants can matter to the seat, by what all can see."""
        boards = self.view.boards
        others = [board for i, board in enumerate(boards) if i != self.seat]
        gone = {name for board in boards for name in (*board.played, *board.dismissed)}
        gone |= {name for board in others for name in board.shown}
        hidden = (
            {leader.name for leader in rules_of(self.view.options).leaders if leader.name} - gone
            if self.board.hand_size
            else set()
        )
        for name in {*self.board.played, *hidden}:
            if any("servant" in one.get("max", {}) for one in LEADER[name]["conditions"]):
                return True
        if "3-7" in self.view.tiles and "martin-lutero" not in at_work(self.board):
            return True
        return any(card in (163, 165, 167) for card in self.view.floors)

    def meets(self, condition: Printed) -> bool:
        """Say whether one condition of a leader holds."""
        cards = {kind: len(getattr(self.board, kind)) for kind in KINDS}
        summed = condition.get("max_sum", {"resources": [], "max": 0})
        kinds = sum(n > 0 for n in cards.values())
        return (
            all(self.held[good] >= n for good, n in condition.get("min", {}).items())
            and all(self.held[good] <= n for good, n in condition.get("max", {}).items())
            and sum(self.held[good] for good in summed["resources"]) <= summed["max"]
            and all(cards[kind] >= n for kind, n in condition.get("min_cards", {}).items())
            and all(cards[kind] <= n for kind, n in condition.get("max_cards", {}).items())
            and max(cards.values()) >= condition.get("cards_of_one_type", 0)
            and sum(cards.values()) >= condition.get("min_total_cards", 0)
            and kinds <= condition.get("max_distinct_card_types", kinds)
            and len(self.board.played) >= condition.get("min_played_leaders", 0)
        )


def fits(discount: Printed, card: Printed) -> bool:
    """Say whether a discount is for this kind of card."""
    return card["type"] in discount["card_types"]
