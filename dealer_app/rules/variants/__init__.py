"""One declarative file per game."""
