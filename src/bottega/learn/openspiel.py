"""The games for OpenSpiel: `pyspiel.load_game("bottega_masters(players=2)")`.

A deal is the one chance move, at the root: a number of `deals` there are, each as likely. Whatever
is drawn later follows from it, as everywhere in Bottega, so that a state is its history.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from bottega.games import GAMES
from bottega.games import game as game_of
from bottega.kernel.events import Event
from bottega.kernel.rng import Stream, stream
from bottega.kernel.table import Table
from bottega.learn.scales import scales_of
from bottega.learn.stepping import deal_seed

DEALS = 1_000  # of which the chance move at the root is one
SEED = 1  # from which they follow
PLAYERS = "players"


def title(name: str) -> str:
    """Give the name by which OpenSpiel knows a game."""
    return f"bottega_{name}"


def parameter(value: str) -> str | int | bool:
    """Give an option's value as OpenSpiel reads it in the text of a game."""
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdigit() else value


def type_of(name: str, utility: Any = pyspiel.GameType.Utility.ZERO_SUM) -> pyspiel.GameType:
    """Say what kind of game this is; its options are parameters."""
    game = game_of(name)
    return pyspiel.GameType(
        short_name=title(name),
        long_name=f"Bottega: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            PLAYERS: 2,
            "deals": DEALS,
            "seed": SEED,
            **{key: parameter(option.default) for key, option in game.options.items()},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Bottega with its options; what a win is worth sums to zero."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {PLAYERS: 2, "deals": DEALS, "seed": SEED, **(params or {})}
        self.game = game_of(self.name)
        players, self.deals, self.seed = (
            int(chosen.pop(key)) for key in (PLAYERS, "deals", "seed")
        )
        self.options = self.game.options_of(players, **chosen)
        self.alone = players == 1
        kinds = pyspiel.GameType.Utility
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.space),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=0.0 if self.alone else -1.0 / players,
            max_utility=1.0,
            utility_sum=None if self.alone else 0.0,
            max_game_length=self.game.longest,
        )
        kind = type_of(self.name, kinds.GENERAL_SUM if self.alone else kinds.ZERO_SUM)
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Give what observes states."""
        return Observer(self, iig_obs_type, params)


class Held:
    """A table and all that happened there, which a copied state has for itself."""

    def __init__(self, table: Table, events: list[Event]) -> None:
        self.table = table
        self.events = events
        table.log = events

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.table.copy(), self.events[:])


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: before the deal, or at a table."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.held: Held | None = None

    @property
    def spiel(self) -> SpielGame:
        """Give the game with its options."""
        found: SpielGame = self.get_game()
        return found

    @property
    def table(self) -> Table:
        """Give the table; before the deal there is none."""
        if self.held is None:
            raise pyspiel.SpielError("before the deal there is nothing to be seen")
        return self.held.table

    # What OpenSpiel asks of a state.

    def current_player(self) -> int:
        """Give the seat that is asked, or chance."""
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.seat < 0 else int(self.table.seat)

    def _legal_actions(self, player: int) -> list[int]:
        """List the answers that are offered, in rising order."""
        return sorted([int(code) for code in self.table.options])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.spiel.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        """Deal, or answer."""
        if self.held is None:
            spiel = self.spiel
            table = spiel.game.new(spiel.options, deal_seed(spiel.seed, 0, action))
            self.held = Held(table, [])
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Write an answer as its line."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.spiel.game.line(action)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.held is not None and self.table.seat < 0

    def returns(self) -> list[float]:
        """Give each seat its part of the win, less what all would have of it on average."""
        players = range(self.num_players())
        outcome = self.spiel.game.outcome(self.table) if self.is_terminal() else None
        if outcome is None:
            return [0.0 for _ in players]
        fair = 0.0 if self.spiel.alone else 1.0 / len(players)
        return [outcome.share(seat) - fair for seat in players]

    def resample_from_infostate(self, player_id: int, sampler: Any) -> "SpielState":
        """Give a state that this player cannot tell from this one: what is hidden is dealt anew."""
        game = self.spiel.game
        rng: Stream = stream(int(sampler() * (1 << 53)), "infostate")
        found: SpielState = self.clone()
        table = game.determinize(game.view(self.table, player_id), rng)
        found.held = Held(table, self.held.events[:] if self.held else [])
        return found

    def __str__(self) -> str:
        if self.held is None:
            return "before the deal"
        return self.spiel.game.dump(self.table).decode()


class Observer:
    """Writes what a player sees, as numbers and as text.

    With perfect recall the text has all that the player has heard, too; the numbers hold what a
    player has seen and can still follow.
    """

    def __init__(self, spiel: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise pyspiel.SpielError(f"observations take no parameters, not {params}")
        self.game = spiel.game
        self.recalls = kind is not None and kind.perfect_recall
        assert self.game.encoding is not None
        self.scales = scales_of(self.game.encoding)
        self.tensor = np.zeros(self.game.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees, each entry from 0 to 1."""
        self.tensor.fill(0)
        if state.held is not None:
            seen = np.frombuffer(self.game.observation(state.table, player), np.uint8)
            np.multiply(seen, self.scales, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Write what a player sees as JSON."""
        if state.held is None:
            return "before the deal"
        seen = msgspec.json.encode(self.game.view(state.table, player)).decode()
        if not self.recalls:
            return seen
        heard = [self.game.redact(event, player) for event in state.held.events]
        return f"{seen} {msgspec.json.encode(heard).decode()}"


def register() -> None:
    """Let OpenSpiel know the games by name."""
    for name in GAMES:
        if title(name) not in pyspiel.registered_names():
            pyspiel.register_game(type_of(name), type(name.title(), (SpielGame,), {"name": name}))


register()
