"""Mutants: small faults put into a copy of the sources, each of which some test ought to notice."""
