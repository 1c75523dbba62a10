"""The environments pass the checks of the libraries they are for, for every game and variant."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from bottega.kernel.errors import BadOptions, Illegal
from bottega.learn import gymnasium as bottega_gymnasium
from bottega.learn import openspiel
from bottega.learn.pettingzoo import env, raw_env

TABLES: dict[str, dict[str, Any]] = {
    "masters": {"game": "masters", "players": 2},
    "masters solo": {"game": "masters", "players": 1},
    "masters of four": {"game": "masters", "players": 4, "reward": "points"},
    "lorenzo": {"game": "lorenzo", "players": 2},
    "lorenzo with all": {"game": "lorenzo", "players": 5, "modules": "houses,pazzi"},
    "renaissance": {"game": "renaissance", "players": 3, "reward": "margin"},
    "renaissance in teams": {"game": "renaissance", "players": 4, "teams": "true"},
}
EVERY_TABLE = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Let the libraries' own warnings be: they dislike masks beside observations, as all have."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


# PettingZoo.


@EVERY_TABLE
def test_pettingzoo_accepts_every_table(table: dict[str, Any]) -> None:
    api_test(env(**table), num_cycles=150, verbose_progress=False)
    seed_test(lambda: env(**table), num_cycles=25)


def test_an_answer_that_is_not_offered_changes_nothing_in_the_raw_environment() -> None:
    raw = raw_env("masters", players=2)
    raw.reset(seed=1)
    seen = raw.observe("seat_0")
    wrong = int(np.argmin(seen["action_mask"]))
    with pytest.raises(Illegal, match="is not offered, but: keep"):
        raw.step(wrong)
    assert raw.observe("seat_0")["observation"].tobytes() == seen["observation"].tobytes()
    wrapped = env("masters", players=2)
    wrapped.reset(seed=1)
    wrapped.step(wrong)
    assert wrapped.terminations["seat_0"]
    assert wrapped.rewards["seat_0"] == -1


def test_a_win_is_shared_out_once() -> None:
    table = env("masters", players=3)
    table.reset(seed=2)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        total[agent] += reward
        table.step(None if over else int(np.argmax(seen["action_mask"])))
    assert sum(total.values()) == pytest.approx(1.0)


# Gymnasium.


@EVERY_TABLE
def test_gymnasium_accepts_every_table(table: dict[str, Any]) -> None:
    name = table["game"]
    rest = {key: value for key, value in table.items() if key != "game"}
    made = gymnasium.make(f"bottega/{name}-v1", **rest)
    check_env(made.unwrapped)


def test_one_seat_learns_against_bots_of_a_name() -> None:
    made = gymnasium.make("bottega/masters-v1", players=3, bots=["greedy", "random"], seat=1)
    seen, info = made.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        seen, brought, over, _, info = made.step(int(np.argmax(info["action_mask"])))
        reward += float(brought)
    assert reward in (0.0, 0.5, 1.0)
    seen, info = made.reset(seed=1)
    again = gymnasium.make("bottega/masters-v1", players=3, bots=["greedy", "random"], seat=1)
    assert np.array_equal(seen, again.reset(seed=1)[0])
    wrong = int(np.argmin(info["action_mask"]))
    _, brought, over, _, info = made.step(wrong)
    assert (brought, over) == (-1.0, True)
    assert "is not offered" in info["illegal"]
    with pytest.raises(BadOptions, match="one for all or one for each of the 2 other seats, not 3"):
        bottega_gymnasium.Against("masters", 3, ["random"] * 3)


def test_a_vector_of_tables_is_stepped_as_one() -> None:
    vector = bottega_gymnasium.SelfPlay("masters", num_envs=5, players=2)
    seen, info = vector.reset(seed=3)
    rng, games, won = np.random.default_rng(1), 0, 0.0
    while games < 5:
        answers = [int(rng.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        seen, _, done, cut, info = vector.step(np.array(answers))
        assert seen in vector.observation_space
        games, won = games + int(done.sum()), won + float(info["rewards"].sum())
        assert not cut.any()
    assert won == pytest.approx(games)
    vector.close()


# OpenSpiel.

SPIELS = {
    "masters": "bottega_masters(players=2,deals=9)",
    "masters solo": "bottega_masters(players=1,deals=9)",
    "lorenzo": "bottega_lorenzo(players=3,deals=9)",
    "renaissance": "bottega_renaissance(players=4,deals=9,teams=true)",
}


@pytest.mark.parametrize("name", SPIELS.values(), ids=SPIELS)
def test_openspiel_accepts_every_game(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_openspiels_own_searches_play_the_games() -> None:
    spiel = pyspiel.load_game(SPIELS["masters"])
    state = spiel.new_initial_state()
    state.apply_action(4)
    chance = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)
    looking = mcts.MCTSBot(spiel, 2.0, 3, rollouts, random_state=chance)
    hidden = ismcts.ISMCTSBot(
        game=spiel, evaluator=rollouts, uct_c=2.0, max_simulations=3, random_state=chance
    )
    for bot in (looking, hidden):
        assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_looks_the_same_to_its_player_alone() -> None:
    spiel = pyspiel.load_game(SPIELS["masters"])
    state = spiel.new_initial_state()
    state.apply_action(4)
    state.apply_action(state.legal_actions()[0])
    sampler = iter([0.25, 0.5, 0.75]).__next__
    seen = {state.resample_from_infostate(0, sampler).observation_string(1) for _ in range(3)}
    assert len(seen) > 1
    assert state.resample_from_infostate(1, lambda: 0.1).observation_string(
        1
    ) == state.observation_string(1)


def test_states_are_their_history_and_strings_recall() -> None:
    spiel = pyspiel.load_game(SPIELS["masters"])
    state, other = spiel.new_initial_state(), spiel.new_initial_state()
    for each, first in ((state, 0), (other, 1)):
        each.apply_action(4)
        each.apply_action(each.legal_actions()[first])
    assert state.observation_string(1) == other.observation_string(1)
    assert str(spiel.deserialize_state(state.serialize())) == str(state)
    assert openspiel.title("masters") in pyspiel.registered_names()
