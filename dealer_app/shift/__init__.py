"""What the house keeps account of."""
