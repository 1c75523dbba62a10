"""Every ruling and every rule of the game as sentences, played through the door."""
