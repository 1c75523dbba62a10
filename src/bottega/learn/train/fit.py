"""Fits a network to what was played: to who won, and to what lines came to.

What a network puts out is added to the hand-written lead, in points. A lead becomes a chance to win
by a scale and an offset for each number of sides; these are fitted to the hand's leads first, and
stay. So the network learns what the hand misses, and what it says can be compared: by log-loss on
games that are held out, and by how well differences between lines of one turn are foretold.
"""

import math
from pathlib import Path
from typing import Any, Final

import msgspec
import torch
from torch import nn
from torch.nn import functional

from bottega.bots.tree import SCALE
from bottega.kernel.game import AnyGame
from bottega.kernel.values import Value
from bottega.learn.train.data import Rows, Tensor, batches
from bottega.learn.train.export import POINTS, STEEPEST, Weights
from bottega.learn.train.games import LINES

BATCH: Final = 1024
MOST: Final = 8192  # rows judged at a time where nothing is learned
WARMING: Final = 50  # steps in which the rate rises
STEEPEST_STEP: Final = 1.0  # the longest gradient that is followed
LEAK: Final = 0.1  # what a unit that is fully on or off still learns
LAMBDA: Final = 0.9  # how much of a return comes from what is further on
OTHERS: Final = 0.3  # what the leads of other seats count beside the own one
MARGINS: Final = 0.1  # what points count beside the win


class Settings(Value):
    """What a fit goes by."""

    width: int = 192
    depth: int = 32
    epochs: int = 10
    seed: int = 1
    rate: float = 1e-3
    decay: float = 3.0
    apart: float = 40.0  # what differences between lines count beside who wins


class Measure(Value):
    """How well chances to win and differences between lines are foretold, by hand and network."""

    hand: float  # log-loss of the own seat's win
    network: float
    hand_apart: float  # correlation with what lines came to, within turns
    network_apart: float
    far: float  # the mean square by which differences are missed by the network


class Model(nn.Module):  # type: ignore[misc]
    """The network as it learns: units between 0 and 1, outputs for lead and margin of each seat."""

    def __init__(self, inputs: int, seats: int, settings: Settings) -> None:
        super().__init__()
        self.seats = seats
        self.first = nn.Linear(inputs, settings.width)
        self.second = nn.Linear(settings.width, settings.depth)
        self.last = nn.Linear(settings.depth, 2 * seats)
        nn.init.normal_(self.first.weight, std=0.05)
        nn.init.constant_(self.first.bias, 0.25)
        nn.init.constant_(self.second.bias, 0.25)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Give what is added to each lead, and each margin, in points."""
        first = clipped(self.first(seen))
        second = clipped(self.second(first))
        out = self.last(second) * POINTS
        return out[:, : self.seats], out[:, self.seats :]

    def weights(self) -> Weights:
        """Give what is put into a file: all but what foretells margins."""
        seats = self.seats
        return Weights(
            _array(self.first.weight.T),
            _array(self.first.bias),
            _array(self.second.weight.T),
            _array(self.second.bias),
            _array(self.last.weight[:seats].T),
            _array(self.last.bias[:seats]),
        )

    def go_on_from(self, weights: Weights) -> None:
        """Begin with weights that were learned before."""
        seats = self.seats
        with torch.no_grad():
            for there, numbers in (
                (self.first.weight, weights.first.T),
                (self.first.bias, weights.first_bias),
                (self.second.weight, weights.second.T),
                (self.second.bias, weights.second_bias),
                (self.last.weight[:seats], weights.last.T),
                (self.last.bias[:seats], weights.last_bias),
            ):
                there.copy_(torch.from_numpy(numbers.copy()))

    def keep_in_bounds(self) -> None:
        """Keep second weights where whole numbers can hold them."""
        with torch.no_grad():
            self.second.weight.clamp_(-STEEPEST, STEEPEST)


def clipped(sums: Tensor) -> Tensor:
    """Give units between 0 and 1; beyond them they go on learning, or they would stay there."""
    units = sums.clamp(0, 1)
    beyond = LEAK * (sums - units)
    return units + beyond - beyond.detach()


class Chances(nn.Module):  # type: ignore[misc]
    """Turns leads into chances to win, by how many sides there are."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.steep = nn.Parameter(torch.full((sides + 1,), 0.1))
        self.offset = nn.Parameter(torch.zeros(sides + 1))

    def forward(self, leads: Tensor, sides: Tensor) -> Tensor:
        """Give logits."""
        shape = (-1, *[1] * (leads.dim() - 1))
        return leads * self.steep[sides].view(shape) + self.offset[sides].view(shape)

    def fit(self, rows: Rows) -> None:
        """Fit scales and offsets to the leads that the hand gave and who won."""
        leads, sides = rows.lead[rows.played, 0], rows.sides[rows.played]
        won = rows.won[rows.played, 0]
        by = torch.optim.LBFGS(self.parameters(), max_iter=60, line_search_fn="strong_wolfe")

        def loss() -> Tensor:
            by.zero_grad()
            found = functional.binary_cross_entropy_with_logits(self(leads, sides), won)
            found.backward()
            return found

        by.step(loss)
        self.requires_grad_(False)


class Fit:
    """A fit that can be stopped after any epoch and gone on with."""

    def __init__(
        self,
        game: AnyGame,
        train: Rows,
        held: Rows,
        settings: Settings,
        file: Path,
        start: Weights | None = None,
    ) -> None:
        torch.manual_seed(settings.seed)
        self.train, self.held, self.settings, self.file = train, held, settings, file
        device = train.device
        self.model = Model(train.size + train.seats, train.seats, settings)
        if start is not None:
            self.model.go_on_from(start)
        self.model.to(device)
        self.chances = Chances(max(game.players)).to(device)
        self.chances.fit(train)
        self.by = torch.optim.AdamW(
            self.model.parameters(), lr=settings.rate, weight_decay=settings.decay
        )
        self.steps = settings.epochs * -(-len(train.played) // BATCH)
        self.epoch = 0
        self.curve: list[Measure] = []
        self.best: dict[str, Any] = self.model.state_dict()
        if file.exists():
            self._resume()

    def run(self) -> None:
        """Learn for as many epochs as are left; the best on games held out is kept."""
        while self.epoch < self.settings.epochs:
            self._learn()
            self.epoch += 1
            self.curve.append(self.measured(self.held))
            if self._loss(self.curve[-1]) == min([self._loss(one) for one in self.curve]):
                state = self.model.state_dict()
                self.best = {name: value.clone() for name, value in state.items()}
            self._keep()
        self.model.load_state_dict(self.best)

    def _loss(self, found: Measure) -> float:
        """Give what is to become small: log-loss, and how far differences are missed."""
        return found.network + self.settings.apart * found.far

    def _learn(self) -> None:
        """Go through all rows once, beside them through all groups."""
        rows = self.train
        targets = rows.returns(torch.sigmoid(self.logits(rows)), LAMBDA)
        count = -(-len(rows.played) // BATCH)
        share = max(1, -(-len(rows.groups) // count))
        seed = self.settings.seed * 1000 + self.epoch
        groups = batches(rows.groups, share, seed)
        for number, batch in enumerate(batches(rows.played, BATCH, seed)):
            step = self.epoch * count + number
            self.by.param_groups[0]["lr"] = self._rate(step)
            self.by.zero_grad()
            loss = self._by_results(rows, batch, targets)
            group = next(groups, None)
            if group is not None and len(group):
                loss = loss + self.settings.apart * self._by_differences(rows, group)
            loss.backward()
            nn.utils.clip_grad_norm_(self.model.parameters(), STEEPEST_STEP)
            self.by.step()
            self.model.keep_in_bounds()

    def _rate(self, step: int) -> float:
        """Let the rate rise first, and fall to nothing in the end."""
        falling = 0.5 * (1 + math.cos(math.pi * step / self.steps))
        return self.settings.rate * falling * min(1.0, (step + 1) / WARMING)

    def _by_results(self, rows: Rows, batch: Tensor, targets: Tensor) -> Tensor:
        """Compare chances with returns, and margins with those at the end."""
        added, margins = self.model(rows.inputs(batch))
        there = rows.there(batch).float()
        there[:, 1:] *= OTHERS
        logits = self.chances(rows.lead[batch] + added, rows.sides[batch])
        loss = functional.binary_cross_entropy_with_logits(
            logits, targets[batch], weight=there, reduction="sum"
        )
        far = functional.smooth_l1_loss(
            margins / POINTS, rows.margin[batch] / POINTS, reduction="none"
        )
        return (loss + MARGINS * (far * there).sum()) / there.sum()

    def _by_differences(self, rows: Rows, groups: Tensor) -> Tensor:
        """Compare how lines of one turn differ with how they differed a round later."""
        foreseen, came, there = self._apart(rows, groups, self.model)
        return ((foreseen - came) ** 2).sum() / there.sum()

    def _apart(
        self, rows: Rows, groups: Tensor, model: Model | None
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Give by how much lines differ from the mean of their turn: foreseen, and later.

        What a line is worth is meant as search has it.
        """
        there = (groups >= 0).float()
        flat = groups.clamp(min=0).reshape(-1)
        leads = rows.lead[flat]
        if model is not None:
            leads = leads + model(rows.inputs(flat))[0]
        mover = leads.gather(1, rows.whose[flat][:, None])[:, 0]
        foreseen = torch.sigmoid(mover / SCALE)
        return _centred(foreseen, there), _centred(rows.worth[flat], there), there

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def logits(self, rows: Rows) -> Tensor:
        """Give the chances of all seats of all rows, as logits."""
        found = []
        every = torch.arange(len(rows.ends), device=rows.device)
        for batch in torch.split(every, MOST):
            added, _ = self.model(rows.inputs(batch))
            found.append(self.chances(rows.lead[batch] + added, rows.sides[batch]))
        return torch.cat(found)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def measured(self, rows: Rows, sides: int | None = None) -> Measure:
        """Say how well hand and network foretell games, all or those of so many sides."""
        some = rows.played if sides is None else rows.played[rows.sides[rows.played] == sides]
        won = rows.won[some, 0]
        loss = functional.binary_cross_entropy_with_logits
        hand = loss(self.chances(rows.lead[some, 0], rows.sides[some]), won)
        network = loss(self.logits(rows)[some, 0], won)
        groups = rows.groups
        if sides is not None:
            groups = groups[rows.sides[groups[:, 0].clamp(min=0)] == sides]
        return Measure(
            float(hand),
            float(network),
            self._agreement(rows, groups, None)[0],
            *self._agreement(rows, groups, self.model),
        )

    def _agreement(self, rows: Rows, groups: Tensor, model: Model | None) -> tuple[float, float]:
        """Give how differences go together with those foreseen, and how far they are missed."""
        together = own = others = missed = total = 0.0
        for part in torch.split(groups, MOST // LINES):
            foreseen, came, there = self._apart(rows, part, model)
            together += float((foreseen * came).sum())
            own += float((foreseen**2).sum())
            others += float((came**2).sum())
            missed += float(((foreseen - came) ** 2).sum())
            total += float(there.sum())
        norm = math.sqrt(own * others)
        return (together / norm if norm else 0.0), (missed / total if total else 0.0)

    def _keep(self) -> None:
        """Write where the fit stands, whole or not at all."""
        part = self.file.with_suffix(".part")
        torch.save(
            {
                "settings": msgspec.to_builtins(self.settings),
                "model": self.model.state_dict(),
                "by": self.by.state_dict(),
                "best": self.best,
                "epoch": self.epoch,
                "curve": msgspec.to_builtins(self.curve),
            },
            part,
        )
        part.replace(self.file)

    def _resume(self) -> None:
        kept = torch.load(self.file, map_location=self.train.device, weights_only=True)
        if kept["settings"] != msgspec.to_builtins(self.settings):
            return
        self.model.load_state_dict(kept["model"])
        self.by.load_state_dict(kept["by"])
        self.best, self.epoch = kept["best"], kept["epoch"]
        self.curve = [Measure(**one) for one in kept["curve"]]
        if self.epoch >= self.settings.epochs:
            self.model.load_state_dict(self.best)


def _array(tensor: Tensor) -> Any:
    return tensor.detach().cpu().numpy()


def _centred(numbers: Tensor, there: Tensor) -> Tensor:
    numbers = numbers.view(there.shape)
    mean = (numbers * there).sum(1, keepdim=True) / there.sum(1, keepdim=True)
    return (numbers - mean) * there
