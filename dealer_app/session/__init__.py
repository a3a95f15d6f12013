"""One table at work."""
