"""The store: one SQLite file, its schema and how it grew, and the one thread that writes to it."""
