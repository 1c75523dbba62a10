"""The table server: it knows seats, clocks and the log, and no rule."""
