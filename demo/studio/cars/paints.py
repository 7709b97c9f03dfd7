"""The paints of cars."""

METALLIC = 0.42
"""The share of metal flakes; the same for all, because all paints are composed from one render."""

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
"""The bodies that have turns, and their paint in them."""

TRIMS = {"dark": "#2a2b2d", "light": "#b3a898"}
"""The trims of interiors, and their colours."""

KEY = (0.0, 0.4, 0.8)
"""
The paint that is rendered. The studio is neutral, so that where nothing else has a colour, the red
channel shows a black car and the blue channel a light one: every paint can be composed from the two.
"""
