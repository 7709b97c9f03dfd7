"""Every picture of the sites that is not a car for sale."""
