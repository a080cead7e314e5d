"""The web table: tables that people share, kept safe on disk, for any game."""
