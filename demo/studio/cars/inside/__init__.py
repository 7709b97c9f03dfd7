"""The interiors of cars, built from the few numbers of a cockpit."""
