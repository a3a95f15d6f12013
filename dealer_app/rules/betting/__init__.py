"""Who may do what, for how much."""
