"""The restaurant: a laid table by the window, bread, a plate."""

from math import cos, pi, sin

import bpy
import numpy as np

from ..build.land import level, mountain, terrain
from ..build.looks import clear_glass, glow, matte, speckled, water, wood
from ..build.noise import hills
from ..build.shapes import ball, box, cylinder, lathe, mesh, tube
from ..build.sky import air, bulb, panel, sky, sun
from ..build.stage import expose

LINEN = "#efe7da"
At = tuple[float, float, float]


def room(length: float = 2.6, windows: int = 3) -> None:
    """A table of oak along tall windows over the water; its top is at 0.75 m."""
    expose()
    sky(((0.0, "#ffd9a8"), (0.14, "#f3c9a6"), (0.4, "#a9b9cc"), (1.0, "#6288b4")), 1.0, ("#ffe6cc", 0.6), (8, 7, "#ffc98a", 1.0))
    sun(12, 11, "#ffc489", 4.0)
    level((-900, 900, 12, 1500), -4, water("#2b4a55", 0.1, 0.5))
    terrain((-1400, 1400, 500, 1300), lambda x, y: 150 * hills(x, y, 520, 9) * np.clip((y - 500) / 300, 0, 1) - 12, mountain("#5a6676", "#4a5b57", None, grain=0.01), 120)
    air("#e6c6a8", 700, 0.9, 30)
    level((-14, 14, -12, 3.0), 0.0, wood("#8a6844", "#6b4e32", "x", 0.4))
    wall = matte("#e9e0d2", 0.8)
    box((30, 0.3, 0.55), (0, 2.6, 0), wall)
    box((30, 0.3, 2.0), (0, 2.6, 3.5), wall)
    box((0.3, 16, 7), (8.5, -5.2, 0), wall)
    frame = wood("#7a5636", "#5d3f28", "z", 0.5)
    for k in range(-windows, windows + 1):
        box((0.14, 0.16, 2.95), (k * 2.2 - 1.1, 2.55, 0.55), frame)
    box((30, 0.18, 0.1), (0, 2.55, 0.55), frame)
    oak = wood("#b98d5e", "#93683f", "x", 0.35, 0.25)
    box((length, 0.95, 0.05), (0, 0, 0.7), oak, 0, 0.012)
    for x in (-length / 2 + 0.12, length / 2 - 0.12):
        for y in (-0.38, 0.38):
            box((0.07, 0.07, 0.7), (x, y, 0), oak)
    panel((3, 2), (-3.6, -2.2, 2.6), (0, 0, 0.8), "#ffdcb0", 65)


def window_table() -> None:
    """Laid for four in the evening light."""
    room()
    box((2.3, 0.34, 0.004), (0, 0.01, 0.749), speckled("#d9d0c0", LINEN, 120, 0.9, 0.3))
    for x in (-0.75, 0.0, 0.75):
        setting(x, -0.24)
        setting(x + 0.02, 0.26)
        wine((x + 0.2, -0.02, 0.75))
        chair(x, 0.95, 180)
        chair(x, -0.95, 0)
    candle((-0.36, 0.05, 0.75))
    carafe((0.4, 0.06, 0.75))
    loaf((1.05, 0.02, 0.76), 0.14)


def window_carafe() -> None:
    """A carafe and two glasses before the window."""
    room()
    carafe((-0.1, 0.1, 0.75))
    wine((0.14, 0.02, 0.75))
    wine((-0.36, 0.2, 0.75))
    candle((0.42, 0.2, 0.75))
    setting(0.1, -0.3)


def long_table() -> None:
    """A long table with candles, windows all along it."""
    room(9.0, 5)
    for k in range(9):
        x = -4.0 + k
        setting(x, -0.26)
        setting(x, 0.26)
        chair(x, 0.95, 180)
        chair(x, -0.95, 0)
        wine((x + 0.22, -0.08, 0.75))
        wine((x + 0.2, 0.1, 0.75))
        if k % 2 == 0:
            candle((x + 0.5, 0, 0.75))
    for x in (-3.2, -1.0, 1.2, 3.4):
        pendant(x)


def bread() -> None:
    """A loaf on a board, butter and coffee."""
    room()
    box((0.5, 0.3, 0.022), (-0.02, 0.02, 0.75), wood("#8a5f38", "#6b4626", "x", 0.5), 12, 0.008)
    loaf((-0.08, 0.03, 0.772), 0.15)
    for k in range(3):
        slice_of = lathe([(0.0001, 0), (0.062, 0.001), (0.066, 0.008), (0.062, 0.015), (0.0001, 0.016)], (0.13 + k * 0.03, -0.02 - k * 0.035, 0.775 + k * 0.007), speckled("#d9b57f", "#f0dcb8", 90, 0.9, 0.3), 36)
        slice_of.scale.y = 0.8
        slice_of.rotation_euler = (0.12 * k, 0.1, k * 0.3)
    lathe([(0.0001, 0), (0.05, 0), (0.058, 0.02), (0.054, 0.02), (0.048, 0.006), (0.0001, 0.006)], (0.35, 0.12, 0.75), matte("#f3efe6", 0.3, 0, 0.4))
    box((0.055, 0.035, 0.03), (0.35, 0.12, 0.757), matte("#f4dd94", 0.4), 25, 0.008)
    cup((-0.42, -0.1, 0.75))
    knife(0.3, -0.12, 60)


def plate() -> None:
    """Fish, dill and green leaves, from above."""
    room()
    cloth = box((0.62, 0.46, 0.004), (0, 0, 0.75), speckled("#d8cdb9", LINEN, 120, 0.9, 0.3), 4)
    cloth.name = "cloth"
    dish((0, 0, 0.754), 0.16)
    flesh, skin = speckled("#e8a07c", "#f2b796", 40, 0.45, 0.2, (0.3, 1, 1)), matte("#a9b0b4", 0.3, 0.4)
    fillet = ball(0.05, (-0.015, 0.005, 0.766), flesh, 4)
    fillet.scale = (1.75, 0.82, 0.42)
    fillet.location.z = 0.782
    fillet.rotation_euler.z = 0.5
    green, dark = matte("#6f9a3f", 0.55), matte("#3f6b35", 0.6)
    rng = np.random.default_rng(12)
    for k in range(22):
        a = rng.uniform(0.3, 2.2)
        leaf((0.055 * cos(a) + rng.normal(0, 0.02) + 0.03, 0.06 * sin(a) + rng.normal(0, 0.014) + 0.015, 0.772 + k * 0.001), rng.uniform(0, 6.3), green if k % 2 else dark)
    for k in range(14):
        start = np.array([-0.05 + 0.007 * k, -0.02 + 0.004 * k, 0.805 - 0.0006 * (k - 6) ** 2])
        for _ in range(5):
            way = rng.normal(0, 0.013, 3) * (1, 1, 0.3)
            tube([tuple(start), tuple(start + way)], 0.0009, dark)
    for _ in range(7):
        a, r = rng.uniform(3.4, 5.6), rng.uniform(0.06, 0.095)
        ball(0.0065, (r * cos(a), r * sin(a), 0.766), matte("#8a2f3a", 0.3, 0, 0.5), 3)
    potato = speckled("#e3c98c", "#edd9a8", 30, 0.5, 0.1)
    for x, y in ((0.075, -0.03), (0.05, -0.065), (0.09, 0.01)):
        ball(0.021, (x, y, 0.766), potato, 3).scale = (1.2, 1, 0.85)
    knife(0.24, 0.0, 92)
    fork(-0.24, 0.0)
    lemon = lathe([(0.0001, 0), (0.026, 0.0), (0.028, 0.006), (0.026, 0.012), (0.0001, 0.012)], (-0.085, 0.055, 0.766), matte("#f2d541", 0.4, 0, 0.3))
    lemon.rotation_euler.x = 0.4
    bpy.context.scene.view_settings.exposure = 0.4


def setting(x: float, y: float) -> None:
    """Plate, napkin, knife and fork."""
    dish((x, y, 0.75), 0.125)
    box((0.07, 0.15, 0.012), (x, y, 0.772), speckled("#cfd8d3", "#e6ebe6", 90, 0.9, 0.2), 12, 0.004)
    knife(x + 0.17, y, 90)
    fork(x - 0.17, y)


def dish(at: At, radius: float) -> None:
    """A stoneware plate."""
    r = radius
    lathe([(0.0001, 0.004), (r * 0.6, 0.004), (r * 0.66, 0.008), (r, 0.02), (r, 0.023), (r * 0.64, 0.013), (r * 0.58, 0.011), (0.0001, 0.011)], at, speckled("#e6e0d4", "#f4f0e8", 60, 0.25, 0.02, coat=0.5), 72)


def knife(x: float, y: float, turn: float) -> None:
    """Along the plate."""
    steel = matte("#c7ccd0", 0.16, 1.0)
    box((0.2, 0.013, 0.004), (x, y, 0.756), steel, turn, 0.002)


def fork(x: float, y: float) -> None:
    """Four tines and a handle."""
    steel = matte("#c7ccd0", 0.16, 1.0)
    box((0.008, 0.13, 0.004), (x, y - 0.03, 0.756), steel, 0, 0.002)
    for k in range(4):
        box((0.0035, 0.055, 0.003), (x - 0.009 + k * 0.006, y + 0.062, 0.757), steel)
    box((0.023, 0.018, 0.003), (x, y + 0.03, 0.757), steel, 0, 0.001)


def wine(at: At) -> None:
    """A glass with some white wine."""
    lathe([(0.0001, 0), (0.034, 0.001), (0.034, 0.003), (0.004, 0.008), (0.0035, 0.08), (0.012, 0.088), (0.034, 0.115), (0.038, 0.145), (0.031, 0.19), (0.0295, 0.19), (0.0365, 0.145), (0.0325, 0.116), (0.0001, 0.091)], at, clear_glass(), 40)


def carafe(at: At) -> None:
    """Water in a carafe."""
    lathe([(0.0001, 0), (0.05, 0.0), (0.06, 0.03), (0.055, 0.1), (0.022, 0.19), (0.02, 0.22), (0.03, 0.25), (0.028, 0.25), (0.018, 0.222), (0.02, 0.19), (0.052, 0.1), (0.057, 0.03), (0.0001, 0.006)], at, clear_glass("#f2fbfa"), 48)


def candle(at: At) -> None:
    """A candle in a low holder."""
    x, y, z = at
    lathe([(0.0001, 0), (0.035, 0), (0.037, 0.012), (0.014, 0.016), (0.014, 0.03), (0.0001, 0.03)], at, matte("#9a7b4a", 0.25, 1.0))
    cylinder(0.011, 0.17, (x, y, z + 0.03), matte("#f6efe0", 0.5), 24)
    lathe([(0.0001, 0), (0.006, 0.008), (0.004, 0.022), (0.0001, 0.034)], (x, y, z + 0.205), glow("#ffcf7a", 30), 16)
    bulb((x, y, z + 0.24), "#ffb45e", 1.6, 0.02)


def cup(at: At) -> None:
    """Coffee."""
    x, y, z = at
    dish((x, y, z), 0.075)
    lathe([(0.0001, 0), (0.028, 0), (0.041, 0.03), (0.043, 0.06), (0.04, 0.06), (0.038, 0.03), (0.0001, 0.02)], (x, y, z + 0.012), matte("#f4f0e8", 0.25, 0, 0.5))
    cylinder(0.039, 0.002, (x, y, z + 0.062), matte("#2c1a10", 0.1), 40)
    tube([(x + 0.04, y, z + 0.06), (x + 0.066, y, z + 0.055), (x + 0.062, y, z + 0.034), (x + 0.038, y, z + 0.03)], 0.005, matte("#f4f0e8", 0.25, 0, 0.5))


def loaf(at: At, size: float) -> None:
    """A round of bread with cuts and flour."""
    crust = speckled("#7a4522", "#e2c9a0", 11, 0.85, 0.6)
    body = ball(size, at, crust, 5)
    data = body.data
    corners = np.empty(len(data.vertices) * 3)
    data.vertices.foreach_get("co", corners)
    co = corners.reshape(-1, 3)
    lumps = hills(co[:, 0] * 9 + 40, co[:, 1] * 9 + 40, 1.1, 5, 3) - 0.5
    cut = sum(np.exp(-(((co[:, 0] - s * size * 0.42) / (size * 0.055)) ** 2)) for s in (-1, 0, 1)) * (co[:, 2] > 0.2 * size)
    co *= (1 + lumps * 0.16 - 0.07 * cut)[:, None]
    co[:, 2] *= 0.66
    data.vertices.foreach_set("co", co.ravel())
    body.scale = (1.15, 0.85, 1)
    body.rotation_euler.z = 0.4
    body.location.z = at[2] + size * 0.56


def leaf(at: At, turn: float, look: bpy.types.Material) -> None:
    """A small curled leaf."""
    rows = [(t, 0.011 * sin(pi * t) + 0.0005, 0.008 * sin(pi * t)) for t in np.linspace(0, 1, 7)]
    verts = [(t * 0.04, side * w, h + abs(side) * 0.004) for t, w, h in rows for side in (-1, 0, 1)]
    faces = [(i * 3 + k, i * 3 + k + 1, i * 3 + k + 4, i * 3 + k + 3) for i in range(6) for k in (0, 1)]
    obj = mesh(verts, faces, look, smooth=True)
    obj.location, obj.rotation_euler = at, (0, 0, turn)


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
    """A lamp hung low over the table."""
    tube([(x, 0, 3.6), (x, 0, 1.75)], 0.006, matte("#1c1a18"))
    lathe([(0.03, 0.2), (0.18, 0.0), (0.175, 0.0), (0.025, 0.19)], (x, 0, 1.58), matte("#2c2621", 0.4))
    ball(0.05, (x, 0, 1.6), glow("#ffd394", 14), 2)
    bulb((x, 0, 1.52), "#ffbf78", 26, 0.06)
