"""What is printed on the pieces."""
