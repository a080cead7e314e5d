"""The table in the terminal. It shows a seat's view and what that seat is told, and nothing else."""
