"""Data that ships with the app."""
