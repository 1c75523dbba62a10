"""Tournaments: who meets whom, how everybody stands, and how rounds go on by themselves."""
