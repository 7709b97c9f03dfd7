"""The paints that cars are sold in."""

METALLIC = 0.42
"""The share of metal flakes, the same for all: pictures of paints are composed from one render."""

PAINTS = {
    "black": "#0b0c0e",
    "white": "#f6f7f8",
    "grey": "#55595e",
    "silver": "#a9aeb2",
    "blue": "#1c4f8f",
    "red": "#a3161f",
    "green": "#2c5443",
    "beige": "#b2a68e",
    "bronze": "#6b4c36",
    "darkBlue": "#14233f",
    "orange": "#c8571b",
    "yellow": "#dcae1a",
}

TURNED = {"suv": "darkBlue", "saloon": "silver", "estate": "green", "cityCar": "yellow"}
"""The bodies that are shown from all around, and their paint there."""

TRIMS = {"dark": "#2a2b2d", "light": "#b3a898"}
"""The seats inside."""

KEY = (0.0, 0.4, 0.8)
"""
The paint that is rendered. The studio is neutral, so where nothing else has a colour, red is how a
black car looks and blue how a light one does: every paint can be composed from the two.
"""
