"""Who shows, who wins."""
