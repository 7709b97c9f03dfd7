"""An electric car charging at a house."""

from math import cos, pi, sin
from typing import Literal

import numpy as np

from ..build.ground import asphalt
from ..build.land import level, mountain, terrain
from ..build.looks import glow, matte, speckled, water
from ..build.noise import hills
from ..build.plants import leafy, spruces, stand
from ..build.props import cable, shrub
from ..build.shapes import Point, ball, box, copy_of, cylinder, mesh, place
from ..build.sky import air, bulb, sky
from ..build.stage import expose
from ..vehicle import car, socket
from .house import house

Where = Literal["snow", "boathouse", "cottage", "north"]


def home(where: Where, kind: str, colour: str) -> None:
    """The car plugged in in front of the house; at dusk, or at night in the north."""
    expose()
    winter = where in ("snow", "north")
    if where == "north":
        sky(((0.0, "#2b4a5a"), (0.18, "#1f5a58"), (0.4, "#173a52"), (1.0, "#0a1526")), 0.55, ("#4fd6a0", 0.75))
    elif where == "cottage":
        sky(((0.0, "#f3c3a4"), (0.15, "#b9a5b8"), (0.5, "#5a76a6"), (1.0, "#2b4676")), 0.5, ("#ffd9c4", 0.5))
    else:
        sky(((0.0, "#b9b3c8"), (0.12, "#8ea2c6"), (0.5, "#3f6196"), (1.0, "#1c3563")), 0.5, ("#d8c8d0", 0.4))
    ground = speckled("#cdd8e6", "#eef3f8", 0.9, 0.85, 0.5) if winter else asphalt("#565c5a", "#6d736f", 0.4, 0.6)
    level((-60, 60, -30, 24), 0.0, ground)
    build = {"snow": "#8c2f28", "north": "#3a3f45", "boathouse": "#8f3027", "cottage": "#8d7a63"}[where]
    house(build, winter, where == "cottage")
    plugged = car(kind, colour, (0.6, 0.2, 0.0), 205, where == "north")
    charger((-3.0, 1.9, 0), socket(plugged))
    yard(where, winter)
    if where == "boathouse":
        level((-600, 600, 24, 900), -0.6, water("#1b3350"))
    else:
        level((-300, 300, 24, 300), -0.02, ground)
    far(where, winter)
    if where == "snow":
        flakes()
    air({"snow": "#8fa0c0", "north": "#244a58", "boathouse": "#7d93ba", "cottage": "#a99ab0"}[where], 260.0, 0.5, 15)


def yard(where: Where, winter: bool) -> None:
    """A hedge or heaps of snow beside the drive, a stack of wood, pots by the door."""
    if winter:
        heap = speckled("#cdd8e6", "#f2f6fa", 1.4, 0.85, 0.4)
        for x, y, size in ((4.1, 2.9, 0.9), (11.2, 2.7, 1.1), (-4.6, 3.2, 1.3), (13.4, 1.2, 1.2), (2.4, 5.0, 1.2)):
            place(ball(1.0, (0, 0, 0), heap, 3), (x, y, 0), 30 * x, (size, size * 0.7, size * 0.34))
    else:
        green = shrub(4, speckled("#2c4a34", "#55794a", 9, 0.9))
        for k in range(9):
            copy_of(green, (12.6 + 0.5 * k, 2.9 - 0.2 * k, 0), k * 50, 1.5)
        for x in (6.2, 9.0):
            cylinder(0.2, 0.34, (x, 2.7, 0), matte("#8f5a3c", 0.8), 24)
            copy_of(green, (x, 2.7, 0.28), x * 40, 0.85)
    logs, ends = matte("#5d4632", 0.9), matte("#c9a677", 0.8)
    for row in range(6):
        for k in range(9):
            x, z = 10.95 + k * 0.105 + 0.05 * (row % 2), 0.42 + row * 0.1
            if where != "cottage":
                cylinder(0.05, 0.4, (x, 3.2, z), logs, 10).rotation_euler = (pi / 2, 0, 0)
                cylinder(0.043, 0.405, (x, 3.2, z), ends, 10).rotation_euler = (pi / 2, 0, 0)


def charger(at: Point, plug: Point) -> None:
    """A charging post, and a cable to the nose of a car."""
    x, y, _ = at
    box((0.3, 0.2, 1.5), (x, y, 0), matte("#eceff0", 0.35, 0, 0.4), 0, 0.03)
    box((0.22, 0.01, 0.3), (x, y - 0.105, 1.08), glow("#4fe08a", 5.0), 0)
    bulb((x - 0.2, y - 0.4, 1.3), "#6ff0a0", 8, 0.1)
    cable((x, y - 0.12, 0.9), plug, matte("#14161a", 0.5))


def far(where: Where, winter: bool) -> None:
    """Trees and hills in the background."""
    if where == "cottage":
        trunk, leaves = matte("#4b3f34", 0.9), speckled("#39583a", "#5b7c49", 4, 0.9)
        trees = [leafy(i, leaves, trunk) for i in range(2)]
        for tree in trees:
            tree.location = (0, 0, -90)
    else:
        trees = spruces(3, *(("#2b423f", "#d5dfe8") if winter else ("#182c2a", "#2c443c")))
    if where != "boathouse":
        stand(trees, 190 if where != "cottage" else 50, 4, (-60, 60, 13, 70), (7, 14), lambda x, y: 0.0 if x < 1 or y > 18 else None)
    low = mountain("#4d5a70", "#d5dde8" if winter else "#3c4c4a", "#e8eef4" if winter else None, 60, 0.01)
    terrain((-900, 900, 260, 900), lambda x, y: 150 * hills(x, y, 420, 17) * np.clip((y - 260) / 200, 0, 1) * (0.5 + np.clip(np.abs(x + 40) / 300, 0, 1)) - 8, low, 140)


def flakes() -> None:
    """Falling snow."""
    rng = np.random.default_rng(6)
    white = glow("#f2f6ff", 0.9)
    flake = mesh([(cos(a), 0, sin(a)) for a in np.linspace(0, 2 * pi, 9)[:-1]], [tuple(range(8))], white)
    flake.location = (0, 0, -60)
    for _ in range(260):
        y = rng.uniform(-5, 9)
        copy_of(flake, (rng.uniform(-9, 12), y, rng.uniform(0.1, 7)), 0, rng.uniform(0.012, 0.028))
