"""The room of the restaurant: tall windows over the water, a slatted ceiling, a wall with pictures."""

import numpy as np

from ..build.land import level, mountain, terrain
from ..build.looks import glow, matte, speckled, water, wood
from ..build.noise import hills
from ..build.shapes import ball, box, lathe, tube
from ..build.sky import air, bulb, panel, sky, sun
from ..build.stage import expose
from .tableware import posy


def room(length: float = 2.6, windows: int = 3) -> None:
    """An oak table along tall windows over the water; its top is at 0.75 m."""
    expose()
    sky(((0.0, "#ffd9a8"), (0.14, "#f3c9a6"), (0.4, "#a9b9cc"), (1.0, "#6288b4")), 1.0, ("#ffe6cc", 0.6), (8, 7, "#ffc98a", 1.0))
    sun(12, 11, "#ffc489", 4.0)
    level((-900, 900, 12, 1500), -4, water("#2b4a55", 0.1, 0.5))
    terrain((-1400, 1400, 500, 1300), lambda x, y: 150 * hills(x, y, 520, 9) * np.clip((y - 500) / 300, 0, 1) - 12, mountain("#5a6676", "#4a5b57", None, grain=0.01), 120)
    air("#e6c6a8", 700, 0.9, 30)
    level((-14, 14, -12, 3.0), 0.0, wood("#8a6844", "#6b4e32", "x", 0.4))
    wall = matte("#e9e0d2", 0.8)
    roof()
    gable()
    box((30, 0.3, 0.55), (0, 2.6, 0), wall)
    box((30, 0.3, 2.0), (0, 2.6, 3.5), wall)
    frame = wood("#7a5636", "#5d3f28", "z", 0.5)
    for k in range(-windows, windows + 1):
        box((0.14, 0.16, 2.95), (k * 2.2 - 1.1, 2.55, 0.55), frame)
    box((30, 0.18, 0.1), (0, 2.55, 0.55), frame)
    oak = wood("#b98d5e", "#93683f", "x", 0.35, 0.25)
    box((length, 0.95, 0.05), (0, 0, 0.7), oak, 0, 0.012)
    for x in (-length / 2 + 0.12, length / 2 - 0.12):
        for y in (-0.38, 0.38):
            box((0.07, 0.07, 0.7), (x, y, 0), oak)
    panel((3, 2), (-3.6, -2.2, 2.6), (0, 0, 0.8), "#ffdcb0", 85)
    panel((14, 0.5), (1.0, -2.4, 3.3), (1.0, -1.2, 0), "#ffd9a8", 190)


def roof() -> None:
    """A ceiling of slats with beams across."""
    box((30, 14, 0.1), (0, -4.2, 3.62), wood("#a87d50", "#86603a", "x", 0.6))
    for x in range(-12, 9, 2):
        box((0.16, 14, 0.26), (x, -4.2, 3.36), wood("#7a5636", "#5d3f28", "y", 0.5))


def gable() -> None:
    """The end wall: panelling, three pictures lit by small lamps, and a sideboard."""
    box((0.3, 16, 3.7), (8.5, -5.2, 0), matte("#d9cdbb", 0.85))
    panel_wood = wood("#8f6a45", "#6f5034", "z", 0.5)
    box((0.06, 16, 1.15), (8.32, -5.2, 0), panel_wood)
    box((0.1, 16, 0.06), (8.3, -5.2, 1.15), panel_wood)
    for k in range(24):
        box((0.02, 0.02, 1.1), (8.28, 2.0 - k * 0.6, 0.02), wood("#5d3f28", "#46301f", "z", 0.5))
    brass = matte("#b08d57", 0.3, 1.0)
    for k, (low, high) in enumerate((("#3f5f6b", "#c9b79a"), ("#8a4a38", "#e3cfa8"), ("#4b5f45", "#d8c9a6"))):
        y = 0.9 - k * 1.75
        box((0.05, 1.0, 0.78), (8.3, y, 1.62), matte("#2b211a", 0.4))
        box((0.055, 0.9, 0.68), (8.295, y, 1.67), speckled(low, high, 2.2, 0.8))
        tube([(8.3, y, 2.5), (8.12, y, 2.56)], 0.012, brass)
        box((0.06, 0.4, 0.04), (8.1, y, 2.53), brass, 0, 0.012)
        bulb((8.08, y, 2.48), "#ffc680", 9, 0.05)
    box((0.5, 2.4, 0.85), (7.95, -1.2, 0), wood("#6b4a30", "#4f3521", "y", 0.4), 0, 0.015)
    for k in range(3):
        posy((7.9, -0.5 - k * 0.7, 0.85), 0.2)


def chair(x: float, y: float, turn: float) -> None:
    """A slim chair of dark wood."""
    look = wood("#5d3f28", "#46301f", "z", 0.5)
    back = 0.2 if turn == 180 else -0.2
    box((0.42, 0.4, 0.035), (x, y, 0.44), look, 0, 0.012)
    for dx in (-0.18, 0.18):
        box((0.032, 0.032, 0.44), (x + dx, y - back * 0.9, 0), look)
        box((0.032, 0.032, 0.86), (x + dx, y + back * 0.9, 0), look)
    for z in (0.62, 0.72, 0.8):
        box((0.36, 0.02, 0.045), (x, y + back * 0.9, z), look, 0, 0.008)


def pendant(x: float) -> None:
    """A lamp low over the table."""
    tube([(x, 0, 3.6), (x, 0, 1.75)], 0.006, matte("#1c1a18"))
    lathe([(0.03, 0.2), (0.18, 0.0), (0.175, 0.0), (0.025, 0.19)], (x, 0, 1.58), matte("#2c2621", 0.4))
    ball(0.05, (x, 0, 1.6), glow("#ffd394", 14), 2)
    bulb((x, 0, 1.52), "#ffbf78", 26, 0.06)
