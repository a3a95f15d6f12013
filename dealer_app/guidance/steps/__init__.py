"""The next step, one file per phase."""
