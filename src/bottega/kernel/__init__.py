"""The stack machine, the contract and the laws that every game keeps; it knows no game."""
