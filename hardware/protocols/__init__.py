"""The wire protocols, one file each."""
