"""The tap budget of the console (UX 4.3), counted over whole hands."""
