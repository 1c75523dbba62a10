"""One table: its log, what that says, who may change it and what leaves it."""
