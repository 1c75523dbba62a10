"""The boards of the games, drawn in letters."""
