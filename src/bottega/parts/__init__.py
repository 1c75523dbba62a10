"""Shared nouns of board games."""
