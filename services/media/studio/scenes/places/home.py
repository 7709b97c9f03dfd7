"""An electric car that charges by a house."""

from math import cos, pi, sin
from typing import Literal

import numpy as np

from ..build.land import level, mountain, terrain
from ..build.looks import glow, matte, speckled, water, wood
from ..build.noise import hills
from ..build.plants import leafy, spruces, stand
from ..build.shapes import box, copy_of, mesh, prism, tube
from ..build.sky import air, bulb, panel, sky
from ..build.stage import expose
from ..vehicle import car

Where = Literal["snow", "boathouse", "cottage", "north"]


def home(where: Where, kind: str, colour: str) -> None:
    """The car stands before the house with its cable in; dusk, or night in the north."""
    expose()
    winter = where in ("snow", "north")
    if where == "north":
        sky(((0.0, "#2b4a5a"), (0.18, "#1f5a58"), (0.4, "#173a52"), (1.0, "#0a1526")), 0.55, ("#4fd6a0", 0.75))
    elif where == "cottage":
        sky(((0.0, "#f3c3a4"), (0.15, "#b9a5b8"), (0.5, "#5a76a6"), (1.0, "#2b4676")), 0.5, ("#ffd9c4", 0.5))
    else:
        sky(((0.0, "#b9b3c8"), (0.12, "#8ea2c6"), (0.5, "#3f6196"), (1.0, "#1c3563")), 0.5, ("#d8c8d0", 0.4))
    ground = speckled("#cdd8e6", "#eef3f8", 0.9, 0.85, 0.5) if winter else speckled("#585f5c", "#6c726c", 2.5, 0.6, 0.2)
    level((-60, 60, -30, 24), 0.0, ground)
    build = {"snow": "#8c2f28", "north": "#3a3f45", "boathouse": "#8f3027", "cottage": "#8d7a63"}[where]
    house(build, winter, where == "cottage")
    car(kind, colour, (0.6, 0.2, 0.0), 205, where == "north")
    charger((-3.0, 1.9, 0), (-1.55, 0.35, 0.78))
    if where == "boathouse":
        level((-600, 600, 24, 900), -0.6, water("#1b3350"))
    else:
        level((-300, 300, 24, 300), -0.02, ground)
    far(where, winter)
    if where == "snow":
        flakes()
    air({"snow": "#8fa0c0", "north": "#244a58", "boathouse": "#7d93ba", "cottage": "#a99ab0"}[where], 260.0, 0.5, 15)


def house(colour: str, snow: bool, stone: bool) -> None:
    """A gabled house with warm windows and a lamp by the door."""
    wall = speckled(colour, "#a8957c", 3, 0.85, 0.5) if stone else wood(colour, colour, "z", 0.8)
    trim = matte("#f1efe8", 0.6)
    outline = [(-4.2, 0), (4.2, 0), (4.2, 3.1), (0, 5.9), (-4.2, 3.1)]
    body = prism(outline, 7, (7.6, 10.3, 0), wall)
    body.rotation_euler = (pi / 2, 0, 0)
    roof = matte("#e9eff5" if snow else "#33373a", 0.8)
    for side in (-1, 1):
        verts = [(7.6, 2.7, 6.12), (7.6 + side * 4.8, 2.7, 2.92), (7.6 + side * 4.8, 10.8, 2.92), (7.6, 10.8, 6.12)]
        slab = mesh(verts, [(0, 1, 2, 3)], roof)
        thick = slab.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.22
    for x, z, w, h in ((5.6, 1.0, 1.2, 1.4), (9.6, 1.0, 1.2, 1.4), (7.6, 3.7, 1.0, 1.1)):
        box((w, 0.05, h), (x, 3.28, z), glow("#ffc878", 3.2))
        for part in (-w / 2, 0, w / 2):
            box((0.07, 0.1, h), (x + part, 3.26, z), trim)
        for level_at in (0, h / 2, h):
            box((w + 0.07, 0.1, 0.07), (x, 3.26, z + level_at - 0.03), trim)
    box((1.0, 0.06, 2.1), (7.6, 3.27, 0.1), matte("#24404e", 0.5))
    for x in (3.45, 11.75):
        box((0.14, 0.1, 3.1), (x, 3.28, 0), trim)
    for x in (6.75, 8.45):
        bulb((x, 3.0, 2.2), "#ffc27a", 22, 0.08)
    panel((1.2, 1.4), (5.6, 3.1, 1.7), (3.0, 0, 0.3), "#ffb968", 60)
    panel((1.2, 1.4), (9.6, 3.1, 1.7), (9.0, 0, 0.0), "#ffb968", 60)


def charger(at: tuple[float, float, float], socket: tuple[float, float, float]) -> None:
    """A charging post and its cable."""
    x, y, _ = at
    box((0.3, 0.2, 1.5), (x, y, 0), matte("#eceff0", 0.35, 0, 0.4), 0, 0.03)
    box((0.22, 0.01, 0.3), (x, y - 0.105, 1.08), glow("#4fe08a", 5.0), 0)
    bulb((x - 0.2, y - 0.4, 1.3), "#6ff0a0", 8, 0.1)
    a, b = np.array([x, y - 0.12, 0.9]), np.array(socket)
    points = [tuple(a * (1 - t) + b * t - np.array([0, 0, 0.75 * sin(pi * t) * (1 - 0.2 * t)])) for t in np.linspace(0, 1, 30)]
    tube(points, 0.018, matte("#14161a", 0.5))


def far(where: Where, winter: bool) -> None:
    """Trees and hills behind."""
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
    """Snow in the air."""
    rng = np.random.default_rng(6)
    white = glow("#f2f6ff", 0.9)
    flake = mesh([(cos(a), 0, sin(a)) for a in np.linspace(0, 2 * pi, 9)[:-1]], [tuple(range(8))], white)
    flake.location = (0, 0, -60)
    for _ in range(260):
        y = rng.uniform(-5, 9)
        copy_of(flake, (rng.uniform(-9, 12), y, rng.uniform(0.1, 7)), 0, rng.uniform(0.012, 0.028))
