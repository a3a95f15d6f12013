"""What the dealer does next, and why."""
