"""Which five cards are better."""
