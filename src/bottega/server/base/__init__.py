"""What every room of the server stands on: refusals, logs, measures, settings and the time."""
