"""The builders of the view values."""
