"""What cars are furnished with inside, made from the few numbers of a cockpit."""
