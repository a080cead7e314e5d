"""One live game, whoever shows it: its moves, what may be taken back, and a written game position by position."""
