"""What is between the games: results, ratings, and whom one plays with."""
