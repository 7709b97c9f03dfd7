"""Motorcycles, modelled like the cars: wheels on z = 0, nose towards -X, metres."""
