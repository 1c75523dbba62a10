"""Measuring: contests between bots, ladders, tuned weights and reports, with their pages."""
