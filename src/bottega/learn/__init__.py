"""The learning kit: many tables at once as arrays, for programs that learn to play."""

from bottega.learn.batch import Batch
from bottega.learn.network import NetworkBot
from bottega.learn.scales import scales_of

__all__ = ["Batch", "NetworkBot", "scales_of"]
