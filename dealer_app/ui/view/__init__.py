"""What the screen shows, as values."""
