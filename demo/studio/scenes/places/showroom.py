"""Inside dealers: a key handover and a showroom."""

from math import radians

import numpy as np

from ..build.land import level
from ..build.looks import glass, matte, speckled, wood
from ..build.props import planter, shrub
from ..build.shapes import box, cylinder, lathe, tube
from ..build.sky import panel, sky, sun
from ..build.stage import expose
from ..build.walls import boards, bricks, outside
from ..vehicle import car


def handover(kind: str, colour: str, accent: str, top: str = "oak", house: str = "plain") -> None:
    """A key with a tag on the counter, the car it belongs to behind it; the `house` is plain, of brick or of timber."""
    expose()
    sky(((0.0, "#eaf1f5"), (0.25, "#cfe0ea"), (1.0, "#9dbdd4")), 0.8)
    level((-30, 30, -10, 40), 0.0, speckled("#b9bfc1", "#c9cecf", 0.5, 0.2))
    walls = {"plain": matte("#e9edef", 0.7), "brick": bricks("#8d5240", "#a86a52"), "timber": boards("#b98a58", 0.22)}
    box((24, 0.25, 5), (0, 9.2, 0), walls[house])
    box((7, 0.1, 3.2), (3.4, 9.0, 0.5), outside(3.2, 1.25))
    for x in (-0.1, 1.65, 3.4, 5.15, 6.9):
        box((0.08, 0.14, 3.2), (x, 8.95, 0.5), matte("#4a5358", 0.5))
    box((3.0, 0.12, 5), (-4.2, 9.0, 0), matte(accent, 0.6))
    look = wood("#c9a373", "#a97f4f", "x", 0.35, 0.3) if top == "oak" else matte("#f4f6f8", 0.25, 0, 0.5)
    box((5, 1.1, 0.07), (0, 0, 0.98), look, 0, 0.012)
    car(kind, colour, (1.1, 5.4, 0), 222)
    key(accent)
    desk(accent)
    panel((4, 3), (-3, -1, 3.6), (0, 0, 1), "#fff3e0", 70)
    panel((8, 4), (2, 5, 4.8), (1, 5, 0), "#ffffff", 230)


def desk(accent: str) -> None:
    """Papers with a pen on them and a cup, at the far end of the counter."""
    paper, ink = matte("#fbfbf8", 0.8), matte("#8d969c", 0.7)
    for k, turn in enumerate((14, 9)):
        box((0.21, 0.297, 0.0015), (0.42, 0.1, 1.05 + 0.0016 * k), paper, turn)
    for row in range(7):
        box((0.13 - 0.02 * (row % 3), 0.004, 0.0006), (0.42 - 0.02 * row / 7, 0.17 - row * 0.024, 1.0532), ink, 9)
    tube([(0.36, -0.02, 1.058), (0.47, 0.05, 1.058)], 0.0045, matte(accent, 0.3, 0, 0.5))
    cup = [(0.0001, 0), (0.03, 0), (0.042, 0.05), (0.043, 0.085), (0.04, 0.085), (0.038, 0.05), (0.0001, 0.01)]
    lathe(cup, (0.62, 0.34, 1.05), matte("#f4f1ea", 0.3, 0, 0.4), 36)
    cylinder(0.039, 0.002, (0.62, 0.34, 1.122), matte("#2c1a10", 0.15), 32)


def key(accent: str, at: tuple[float, float, float] = (-0.12, -0.18, 1.05)) -> None:
    """A car key, its ring and a leather tag."""
    x, y, z = at
    black, steel, leather = matte("#16181b", 0.3, 0, 0.5), matte("#c9cfd3", 0.18, 1.0), speckled(accent, accent, 40, 0.55, 0.2)
    box((0.13, 0.062, 0.024), (x, y, z), black, 28, 0.011)
    box((0.1, 0.006, 0.008), (x, y, z + 0.019), steel, 28, 0.002)
    for k, shade in enumerate(("#dfe3e5", "#dfe3e5", accent)):
        dot = lathe([(0.0001, 0.003), (0.011, 0.003), (0.012, 0)], (x - 0.03 + k * 0.03, y - 0.03 + k * 0.014, z + 0.023), matte(shade, 0.4), 24)
        dot.rotation_euler.z = radians(28)
    ring = [(x + 0.088 + 0.028 * np.cos(t), y + 0.048 + 0.028 * np.sin(t), z + 0.012 + 0.006 * np.cos(t)) for t in np.linspace(0, 2 * np.pi, 40)]
    tube(ring, 0.0022, steel)
    box((0.14, 0.05, 0.006), (x + 0.18, y + 0.055, z + 0.002), leather, -12, 0.003)
    box((0.1, 0.004, 0.0015), (x + 0.18, y + 0.055, z + 0.0085), matte("#f2efe8", 0.5), -12)


def showroom(lots: tuple[tuple[str, str], ...], accent: str) -> None:
    """A bright hall of glass and wood, with cars on a pale floor."""
    expose()
    sky(((0.0, "#e4eef4"), (0.3, "#b8d3e4"), (1.0, "#78a6c8")), 1.0)
    sun(-70, 28, "#fff0d8", 2.6)
    level((-30, 30, -14, 60), 0.0, speckled("#c4c8c8", "#d2d5d4", 0.5, 0.14, rough_to=0.26))
    oak = wood("#c79b69", "#a87b4b", "y", 0.5)
    box((26, 22, 0.3), (0, 0, 4.9), oak)
    for x in range(-12, 13, 3):
        box((0.22, 22, 0.4), (x, 0, 4.5), oak)
        box((0.1, 0.14, 4.9), (x, 9, 0), matte("#39434a", 0.4))
    box((26, 0.04, 4.9), (0, 9.1, 0), glass())
    box((0.3, 18, 4.9), (9.4, 1, 0), matte("#eef1f2", 0.7))
    box((0.05, 5, 0.8), (9.2, 2, 2.6), matte(accent, 0.5))
    for i, (kind, colour) in enumerate(lots):
        car(kind, colour, (-3.2 + i * 4.3, 1.2 + i * 1.6, 0), 232)
    for x in (-6, 0, 6):
        panel((0.3, 14), (x, 0, 4.4), (x, 0, 0), "#fff6ea", 190, True)
    lounge(accent)


def lounge(accent: str) -> None:
    """Plants along the glass, a desk with a screen, two armchairs on a rug."""
    green = shrub(3, speckled("#2f5a3c", "#5d8f55", 9, 0.8))
    for x in (-7.5, -1.5, 4.5):
        planter(x, 8.4, 2.4, green, matte("#3b4246", 0.5), 0, 0.5)
    oak = wood("#c9a373", "#a97f4f", "x", 0.4)
    box((2.0, 0.8, 0.05), (7.0, 4.6, 0.72), oak, 0, 0.01)
    for x in (6.1, 7.9):
        box((0.05, 0.7, 0.72), (x, 4.6, 0), matte("#2b3034", 0.4))
    box((0.62, 0.03, 0.38), (7.1, 4.7, 0.9), matte("#15181b", 0.2))
    box((0.05, 0.05, 0.16), (7.1, 4.72, 0.76), matte("#15181b", 0.3))
    box((3.4, 2.2, 0.012), (6.4, 1.6, 0), speckled("#8e9a9c", "#a9b3b4", 40, 0.95))
    cloth = matte(accent, 0.85)
    for x, turn in ((5.6, 25), (7.3, -25)):
        box((0.74, 0.72, 0.4), (x, 1.9, 0.02), cloth, turn, 0.06)
        box((0.74, 0.16, 0.8), (x, 2.2, 0.02), cloth, turn, 0.05)
    cylinder(0.3, 0.42, (6.45, 1.2, 0), oak, 32)
