"""Which five cards are better, and what they are called."""
