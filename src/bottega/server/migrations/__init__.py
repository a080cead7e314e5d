"""How the file on disk grew, step by step; run at every start."""
