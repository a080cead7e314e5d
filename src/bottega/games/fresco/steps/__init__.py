"""The steps of a round, by the place where they happen."""
