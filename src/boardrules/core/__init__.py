"""The machine that all games share. It knows no game."""
