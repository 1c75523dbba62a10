"""Three Renaissance board games for people, servers and programs."""

__version__ = "0.1.0"
