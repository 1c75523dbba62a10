"""PPO with masks, learning by playing itself, in one file: `pip install 'bottega[torch]'`.

python examples/training/ppo.py --steps 500000
bottega arena masters --bots examples/training/ppo.py:Learned,random --games 400 --seed 1

A step is one seat's answer at one table. What follows it for that seat is the seat's next question,
which may come after many steps of others: so advantages are counted seat by seat.
"""

import argparse
import os
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from bottega.kernel.game import Game
from bottega.kernel.rng import Stream
from bottega.learn import Batch, NetworkBot, scales_of

WEIGHTS = Path(os.environ.get("BOTTEGA_WEIGHTS", "ppo.pt"))
TABLES, STEPS = 128, 128  # at once, and between two updates
WIDTH = 128
RATE, EPOCHS, PARTS = 1e-3, 3, 8
CLIP, LAMBDA, ENTROPY, NORM = 0.2, 0.95, 0.01, 0.5

Numbers = npt.NDArray[Any]


class Model:
    """A policy and a value for every observation; observations are bytes, scaled in here."""

    def __init__(self, scales: Numbers, codes: int) -> None:
        self.scales = torch.from_numpy(scales)
        body = [nn.Linear(len(scales), WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()]
        self.body = nn.Sequential(*body)
        self.policy, self.value = nn.Linear(WIDTH, codes), nn.Linear(WIDTH, 1)
        self.all = nn.ModuleList([self.body, self.policy, self.value])
        nn.init.zeros_(self.policy.weight)  # at first all answers are equally likely

    def __call__(self, observations: Numbers, masks: Numbers) -> tuple[Any, Any]:
        """Give the logarithms of the chances of all answers, and the part of the win expected."""
        seen = self.body(torch.from_numpy(observations) * self.scales)
        scores = self.policy(seen).masked_fill(~torch.from_numpy(masks), -1e9)
        return torch.log_softmax(scores, -1), torch.sigmoid(self.value(seen)).squeeze(-1)


class Rollout(NamedTuple):
    """What was seen, answered and brought in so many steps of all tables."""

    observations: Numbers  # steps x tables x entries
    masks: Numbers
    seats: Numbers
    answers: Numbers
    chances: Numbers  # their logarithms
    values: Numbers
    rewards: Numbers  # steps x tables x players
    done: Numbers


def play(batch: Batch, model: Model) -> tuple[Rollout, Numbers]:
    """Answer by chance as the policy says; give all that happened, and the values after it."""
    steps = []
    with torch.no_grad():
        for _ in range(STEPS):
            chances, values = model(batch.observations, batch.masks)
            answers = torch.multinomial(chances.exp(), 1)
            seen = batch.observations.copy(), batch.masks.copy(), batch.seats.astype(np.intp)
            chosen = chances.gather(1, answers).squeeze(1).numpy()
            codes = answers.squeeze(1).numpy()
            rewards, done = batch.step(codes)
            steps.append((*seen, codes, chosen, values.numpy(), rewards.copy(), done.copy()))
        _, values = model(batch.observations, batch.masks)
    return Rollout(*map(np.stack, zip(*steps, strict=True))), values.numpy()


def credit(played: Rollout, seats: Numbers, values: Numbers) -> tuple[Numbers, Numbers]:
    """Give the advantage of every answer, and where it is known what followed it.

    `seats` and `values` are of the questions after the last step.
    """
    steps, tables, players = played.rewards.shape
    rows = np.arange(tables)
    following, ahead, brought = np.zeros((3, tables, players), np.float32)
    known = np.zeros((tables, players), np.bool_)
    following[rows, seats], known[rows, seats] = values, True
    advantages = np.zeros((steps, tables), np.float32)
    kept = np.zeros((steps, tables), np.bool_)
    for t in reversed(range(steps)):
        over = played.done[t]
        following[over], ahead[over], brought[over], known[over] = 0, 0, 0, True
        brought += played.rewards[t]
        own = rows, played.seats[t]
        surprise = brought[own] + following[own] - played.values[t]
        kept[t] = known[own]
        advantages[t] = np.where(kept[t], surprise + LAMBDA * ahead[own], 0)
        following[own], ahead[own] = played.values[t], advantages[t]
        brought[own], known[own] = 0, True
    return advantages, kept


def learn(
    model: Model, optimizer: Any, played: Rollout, advantages: Numbers, kept: Numbers
) -> float:
    """Make good answers likelier, a little; give how undecided the policy is."""
    flat = {name: getattr(played, name)[kept] for name in ("observations", "masks")}
    answers, old = torch.from_numpy(played.answers[kept]), torch.from_numpy(played.chances[kept])
    gained = torch.from_numpy(advantages[kept])
    targets = gained + torch.from_numpy(played.values[kept])
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    entropies = []
    for _ in range(EPOCHS):
        for part in np.array_split(np.random.permutation(len(answers)), PARTS):
            chances, values = model(flat["observations"][part], flat["masks"][part])
            ratio = (chances.gather(1, answers[part, None]).squeeze(1) - old[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.min(ratio * gained[part], clipped * gained[part]).mean()
            value = (values - targets[part]).square().mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            optimizer.zero_grad()
            (policy + value - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(model.all.parameters(), NORM)
            optimizer.step()
            entropies.append(float(entropy.detach()))
    return sum(entropies) / len(entropies)


def train(batch: Batch, steps: int, seed: int, file: Path) -> Model:
    """Learn for so many steps, and keep the weights."""
    torch.manual_seed(seed)
    np.random.seed(seed)
    model = Model(batch.scales, batch.masks.shape[1])
    optimizer = torch.optim.Adam(model.all.parameters(), RATE, eps=1e-5)
    began, done, games = monotonic(), 0, 0
    while done < steps:
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - done / steps)
        played, values = play(batch, model)
        advantages, kept = credit(played, batch.seats.astype(np.intp), values)
        entropy = learn(model, optimizer, played, advantages, kept)
        done, games = done + played.done.size, games + int(played.done.sum())
        spent = monotonic() - began
        print(f"{spent:6.0f} s {done:10,} steps {games:7,} games, entropy {entropy:.3f}")
    torch.save(model.all.state_dict(), file)
    return model


class Learned(NetworkBot):
    """Plays by the weights that were learned: the file that BOTTEGA_WEIGHTS names, or ppo.pt."""

    def __init__(self, game: Game[Any, Any], rng: Stream) -> None:
        super().__init__(game, rng)
        self.model = loaded(game)

    def scores(self, observation: Numbers, mask: Numbers) -> Numbers:
        """Give what the policy thinks of every answer."""
        with torch.no_grad():
            chances, _ = self.model(observation[None], mask[None])
        found: Numbers = chances[0].numpy()
        return found


MODELS: dict[str, Model] = {}


def loaded(game: Game[Any, Any]) -> Model:
    """Read the weights, once in a process."""
    if game.name not in MODELS:
        torch.set_num_threads(1)
        assert game.encoding is not None
        model = MODELS[game.name] = Model(scales_of(game.encoding), len(game.space))
        model.all.load_state_dict(torch.load(WEIGHTS, weights_only=True))
    return MODELS[game.name]


def main() -> None:
    """Learn a game for a while."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", nargs="?", default="masters")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    torch.set_num_threads(1)  # small networks gain nothing from more
    train(Batch(wish.game, wish.players, TABLES, wish.seed), wish.steps, wish.seed, WEIGHTS)


if __name__ == "__main__":
    main()
