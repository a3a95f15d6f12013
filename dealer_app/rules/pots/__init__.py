"""Main and side pots, rake, odd chips."""
