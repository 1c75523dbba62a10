"""The load benchmark: servers and their clients on the same cores, side by side in one run."""
