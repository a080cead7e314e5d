"""What can be said of the choices of each game, found by its name."""
