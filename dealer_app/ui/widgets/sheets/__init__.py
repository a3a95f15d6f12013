"""What lies over the table column when it is asked for."""
