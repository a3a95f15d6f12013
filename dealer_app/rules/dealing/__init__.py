"""Where the next card goes."""
