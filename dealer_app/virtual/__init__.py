"""A table that isn't there: players, dealer, cards."""
