"""The learning kit: many tables at once as arrays, for programs that learn to play."""

from bottega.learn.batch import Batch

__all__ = ["Batch"]
