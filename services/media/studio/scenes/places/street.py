"""A street in the city: coloured houses, a tram line, one small car."""

from math import pi

import numpy as np

from ..build.land import level
from ..build.looks import glow, matte, speckled
from ..build.plants import leafy
from ..build.shapes import box, copy_of, cylinder, tube
from ..build.sky import sky, sun
from ..build.stage import expose
from ..vehicle import car

ACID = "#d7ee2f"
HOUSES = ("#f2c14e", "#e8836b", "#f4efe4", "#7fb7be", "#f0b8b0", "#d9d2c3", "#f2a65a", "#9cc5a1")


def street(colour: str, turn: float = 206.0, charger: bool = False, bays: bool = False, bicycles: bool = False, lot: tuple[float, float] = (0.0, 0.0)) -> None:
    """The car at the kerb; with a charging post, in a narrow bay, or between bicycles."""
    expose("Standard")
    sky(((0.0, "#fdf3e3"), (0.25, "#cfe3f2"), (1.0, "#7fb4e0")), 0.95, ("#ffffff", 0.3))
    sun(-140, 36, "#ffefcf", 3.6, 0.8)
    level((-60, 60, -14, 2.1), 0.0, speckled("#5f6367", "#6c7075", 4, 0.75, 0.15))
    box((120, 6, 0.14), (0, 5.1, 0), speckled("#c9c3b8", "#d9d4ca", 3, 0.8, 0.1), 0, 0.02)
    for y in (-3.2, -4.65):
        box((120, 0.07, 0.01), (0, y, 0.001), matte("#b9bec2", 0.2, 1.0))
    for x in range(-30, 30, 4):
        box((1.8, 0.12, 0.008), (x, -1.7, 0.001), matte("#f4f4ee", 0.7))
    x = -27.0
    for i in range(9):
        width = 5.4 + (i * 7) % 4 * 0.8
        facade(x + width / 2, width, HOUSES[i % len(HOUSES)], 3 + (i * 5) % 3, i)
        x += width
    tree = leafy(7, speckled("#4d8f4a", "#86bd5c", 4, 0.9), matte("#6b5642", 0.9))
    tree.location = (0, 0, -60)
    for at in (-13.5, -6.8, 6.4, 13.0):
        copy_of(tree, (at, 4.3, 0.1), at * 31, 5.0 + at % 1.3)
    car("cityCar", colour, (lot[0], lot[1], 0), turn)
    if charger:
        post()
    if bays:
        narrow_bay()
    if bicycles:
        for place in (-2.7, 2.65):
            bicycle(place, 0.75)


def facade(x: float, width: float, colour: str, floors: int, seed: int) -> None:
    """One house: a shop below, rows of windows above."""
    tall = 3.6 + floors * 3.0
    wall, trim = matte(colour, 0.85), matte("#faf7f0", 0.7)
    box((width, 6, tall), (x, 11.1, 0.1), wall)
    box((width + 0.2, 6.3, 0.25), (x, 11.1, tall + 0.1), trim, 0, 0.03)
    dark, pale = matte("#33475a", 0.08), matte("#8fb2cc", 0.1)
    count = round(width / 1.7)
    for floor in range(floors):
        for k in range(count):
            at = x - width / 2 + (k + 0.5) * width / count
            z = 4.5 + floor * 3.0
            box((0.98, 0.06, 1.74), (at, 8.1, z - 0.07), trim)
            box((0.84, 0.08, 1.6), (at, 8.09, z), pale if (k + floor + seed) % 5 == 0 else dark)
            box((0.05, 0.1, 1.6), (at, 8.08, z), trim)
            box((1.14, 0.2, 0.07), (at, 8.05, z - 0.14), trim)
    shade = ("#1f2a33", "#2f6f5e", "#b23a48", "#1d3f72")[seed % 4]
    box((width - 0.5, 0.06, 2.6), (x, 8.08, 0.3), matte("#28323a", 0.08))
    box((width - 0.3, 0.12, 0.5), (x, 8.06, 2.9), matte(shade, 0.6))
    awning = box((width - 0.8, 1.3, 0.06), (x, 7.5, 2.85), matte(shade if seed % 2 else ACID, 0.7), 0, 0.01)
    awning.rotation_euler.x = 0.35


def post() -> None:
    """A slim charging post at the kerb, its cable in the car."""
    box((0.34, 0.24, 1.7), (-2.4, 2.5, 0.14), matte("#16181b", 0.3, 0, 0.5), 0, 0.05)
    box((0.26, 0.01, 0.4), (-2.4, 2.375, 1.25), glow(ACID, 1.4))
    a, b = np.array([-2.4, 2.38, 1.0]), np.array([-1.35, 0.3, 0.8])
    tube([tuple(a * (1 - t) + b * t - np.array([0, 0, 0.7 * np.sin(pi * t)])) for t in np.linspace(0, 1, 30)], 0.02, matte(ACID, 0.5))


def narrow_bay() -> None:
    """White lines close round the car, and large cars' worth of wall beside it."""
    white = matte("#fbfbf6", 0.7)
    for x in (-1.75, 1.75):
        box((0.12, 3.6, 0.012), (x, 0.2, 0), white)
        for y in (-1.2, 1.5):
            cylinder(0.07, 0.95, (x * 1.12, y, 0), matte(ACID, 0.4), 20)
    box((3.5, 0.12, 0.012), (0, 1.95, 0), white)


def bicycle(x: float, y: float) -> None:
    """A simple city bicycle leaning nowhere, seen from its side."""
    frame, tyre = matte("#b23a48" if x < 0 else "#1d3f72", 0.3, 0, 0.5), matte("#1b1d20", 0.7)
    ring = np.linspace(0, 2 * pi, 40)
    for at in (-0.52, 0.52):
        tube([(x + at + 0.33 * np.cos(t), y, 0.35 + 0.33 * np.sin(t)) for t in ring], 0.02, tyre)
        for t in ring[::4]:
            tube([(x + at, y, 0.35), (x + at + 0.32 * np.cos(t), y, 0.35 + 0.32 * np.sin(t))], 0.003, matte("#c9ced2", 0.3, 0.8))
    seat, crank, head = (x - 0.2, y, 0.82), (x - 0.06, y, 0.32), (x + 0.38, y, 0.84)
    for a, b in ((seat, crank), (crank, head), (seat, head), (seat, (x - 0.52, y, 0.35)), (crank, (x - 0.52, y, 0.35)), (head, (x + 0.52, y, 0.35))):
        tube([a, b], 0.018, frame)
    tube([head, (x + 0.36, y, 1.0), (x + 0.3, y - 0.25, 1.04)], 0.014, tyre)
    tube([(x + 0.36, y, 1.0), (x + 0.3, y + 0.25, 1.04)], 0.014, tyre)
    box((0.26, 0.14, 0.06), (x - 0.22, y, 0.86), tyre, 0, 0.02)
    tube([seat, (x - 0.22, y, 0.88)], 0.014, frame)
