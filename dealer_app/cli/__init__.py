"""One file per command of dealer-app."""
