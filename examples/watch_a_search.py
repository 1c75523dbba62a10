"""What a search thinks of the answers of a turn: `pip install bottega`."""

import bottega
from bottega.bots.search import Search
from bottega.kernel.rng import stream

ITERATIONS = 100


def main() -> None:
    """Let a search play one turn, and print what it looked into at every question."""
    match = bottega.make("masters", players=2, seed=3)
    search = Search(match.game, stream(3, "example"), ITERATIONS)
    seat = match.seat
    while match.seat == seat:
        code = search.choose(match.view(), match.options)
        for one in search.thoughts:
            line = match.game.line(one.code)
            print(f"{line:30} {one.visits:5} looks {one.value:+7.2f} points")
        print("->", match.game.line(code))
        match.answer(code)


if __name__ == "__main__":
    main()
