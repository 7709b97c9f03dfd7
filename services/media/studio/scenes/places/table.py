"""The restaurant: a laid table by the window, bread, a plate."""

from math import cos, sin

import bpy
import numpy as np

from ..build.land import level, mountain, terrain
from ..build.looks import glow, matte, speckled, water, wood
from ..build.noise import hills
from ..build.shapes import ball, box, lathe, tube
from ..build.sky import air, bulb, panel, sky, sun
from ..build.stage import expose
from .tableware import candle, carafe, cup, dish, fork, knife, leaf, linen, loaf, posy, setting, tumbler, wine


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
    panel((3, 2), (-3.6, -2.2, 2.6), (0, 0, 0.8), "#ffdcb0", 65)


def roof() -> None:
    """A ceiling of slats with beams across."""
    box((30, 14, 0.1), (0, -4.2, 3.62), wood("#a87d50", "#86603a", "x", 0.6))
    for x in range(-12, 9, 2):
        box((0.16, 14, 0.26), (x, -4.2, 3.36), wood("#7a5636", "#5d3f28", "y", 0.5))


def gable() -> None:
    """The wall at the end: panelling below, three pictures in the glow of small lamps, a sideboard."""
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


def window_table() -> None:
    """Laid for four in the evening light."""
    room()
    box((2.3, 0.3, 0.003), (0, 0.01, 0.749), linen())
    for x in (-0.75, 0.0, 0.75):
        setting(x, -0.24)
        setting(x + 0.02, 0.26)
        wine((x + 0.2, -0.06, 0.75))
        wine((x - 0.17, 0.1, 0.75))
        tumbler((x + 0.27, -0.02, 0.75))
        chair(x, 0.95, 180)
        chair(x, -0.95, 0)
    candle((-0.4, 0.05, 0.75))
    candle((-0.33, -0.01, 0.75))
    posy((-0.07, 0.03, 0.75), 0.13)
    carafe((0.42, 0.08, 0.75))
    box((0.42, 0.22, 0.02), (0.95, 0.02, 0.752), wood("#8a5f38", "#6b4626", "x", 0.5), 6, 0.006)
    loaf((0.95, 0.02, 0.772), 0.1)


def window_carafe() -> None:
    """A carafe and two glasses before the window."""
    room()
    carafe((-0.1, 0.1, 0.75))
    wine((0.14, 0.02, 0.75))
    wine((-0.36, 0.2, 0.75))
    candle((0.42, 0.2, 0.75))
    posy((0.3, 0.3, 0.75), 0.12)
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
        else:
            posy((x + 0.5, 0, 0.75))
    for x in (-3.2, -1.0, 1.2, 3.4):
        pendant(x)


def bread() -> None:
    """A loaf on a board, butter and coffee."""
    room()
    box((0.5, 0.3, 0.022), (-0.02, 0.02, 0.75), wood("#8a5f38", "#6b4626", "x", 0.5), 12, 0.008)
    loaf((-0.1, 0.03, 0.772), 0.112)
    for k in range(3):
        slice_of = lathe([(0.0001, 0), (0.062, 0.001), (0.066, 0.008), (0.062, 0.015), (0.0001, 0.016)], (0.15 + k * 0.028, -0.04 - k * 0.036, 0.775 + k * 0.007), speckled("#d9b57f", "#f0dcb8", 90, 0.9, 0.3), 36)
        slice_of.scale.y = 0.8
        slice_of.rotation_euler = (0.12 * k, 0.1, k * 0.3)
    lathe([(0.0001, 0), (0.05, 0), (0.058, 0.02), (0.054, 0.02), (0.048, 0.006), (0.0001, 0.006)], (0.35, 0.12, 0.75), matte("#f3efe6", 0.3, 0, 0.4))
    box((0.055, 0.035, 0.03), (0.35, 0.12, 0.757), matte("#f4dd94", 0.4), 25, 0.008)
    cup((-0.42, -0.1, 0.75))
    knife(0.3, -0.12, 60)


def plate() -> None:
    """Fish, dill and green leaves, from above."""
    room()
    cloth = box((0.62, 0.46, 0.004), (0, 0, 0.75), linen(600), 4)
    cloth.name = "cloth"
    dish((0, 0, 0.754), 0.16)
    flesh = speckled("#e8a07c", "#f2b796", 40, 0.45, 0.2, (0.3, 1, 1))
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
