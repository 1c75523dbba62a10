"""Those who play: who they are, how often they may do something, and how they are told."""
