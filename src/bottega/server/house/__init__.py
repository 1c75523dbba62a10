"""All tables together, and what looks after them."""
