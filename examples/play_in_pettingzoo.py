"""The games as PettingZoo environments: `pip install 'bottega[pettingzoo]'`."""

from bottega.learn.pettingzoo import env


def main() -> None:
    """Play a game with answers by chance."""
    table = env("lorenzo", players=3)
    table.reset(seed=1)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            print(agent, reward)
            table.step(None)
        else:
            assert seen is not None
            table.step(table.action_space(agent).sample(seen["action_mask"]))


if __name__ == "__main__":
    main()
