"""What poker is: pure values and functions."""
