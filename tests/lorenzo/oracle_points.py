"""The points at the end, worked out a second time: from the view and the printed pieces."""

from tests.lorenzo.oracle import CARD, KINDS, TOKENS, Goods, Turn
from tests.lorenzo.reference import BOARD, Printed


class Score(Turn):
    """One seat's points when the game is over."""

    def parts(self) -> Goods:
        """Count the points by where they come from."""
        end = BOARD["end_game"]
        unscored = [one["category"] for one in self.all("no_end_game_score")]
        cards = {kind: len(getattr(self.board, kind)) for kind in KINDS}
        resources = sum(self.held[good] for good in end["resources_counted"])
        beyond = [one["vp"] for one in self.all("end_game_character_vp")]
        characters = dict(enumerate(end["character_vp_by_count"]))
        characters |= {int(n): vp for table in beyond for n, vp in table.items()}
        parts = {
            "track": self.board.vp,
            "territories": end["territory_vp_by_count"][cards["territory"]],
            "characters": characters[cards["character"]],
            "ventures": sum(self.venture(number) for number in self.board.venture),
            "military": self.rank(end["military_rank_vp"]),
            "resources": (resources + self.held[TOKENS]) // end["resources_per_vp"],
        }
        for kind in unscored:
            parts[{"territory": "territories"}.get(kind, f"{kind}s")] = 0
        for one in self.all("gain_modifier"):  # each category is a gain: ruling X-44
            gains = [n for name, n in parts.items() if n and name != "track"]
            parts["more"] = one["delta"] * len(gains)
        lost = sum(
            one.get("vp", 1) * (self.lost(one["count"], resources) // one["per"])
            for one in self.all("lose_vp_per")
        )
        return parts | {"excommunication": -min(lost, sum(parts.values()))}

    def venture(self, number: int) -> int:
        """Give the points of a venture."""
        [one] = CARD[number]["permanent"]["effects"]
        vp = int(one["vp"])
        if one["effect"] == "end_game_vp_per_played_leader":
            return vp * len(self.board.played)
        if one["effect"] == "end_game_vp_per_card":
            cards: tuple[int, ...] = getattr(self.board, one["card_type"])
            return vp * len(cards)
        if one["effect"] == "end_game_vp_per_resource":
            bundles = min(self.held[good] // int(n) for good, n in one["per"].items())
            return min(vp * bundles, int(one["max_vp"] or vp * bundles))
        return vp

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
            "cards_of_each_type_beyond_4": sum(
                max(0, len(getattr(self.board, kind)) - 4) for kind in KINDS
            ),
        }
        return int(counted[what])
