"""Fresco: The Card Game: collect paints, please the bishop, restore five or six sections."""
