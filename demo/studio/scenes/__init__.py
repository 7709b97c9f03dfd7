"""All pictures of the sites except those of cars for sale."""
