"""The restaurant: a laid table by the window, bread, a plate."""

from math import cos, sin

import numpy as np

from ..build.looks import matte, speckled, wood
from ..build.shapes import ball, box, lathe, tube
from ..build.sky import panel
from .bread import loaf
from .dining import chair, pendant, room
from .tableware import candle, carafe, cup, dish, fork, knife, leaf, linen, posy, setting, tumbler, wine


def window_table() -> None:
    """A table laid for four in the evening light."""
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
    """A long table with candles, and windows all along it."""
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
        cut((0.15 + k * 0.028, -0.04 - k * 0.036, 0.775 + k * 0.007), k)
    lathe([(0.0001, 0), (0.05, 0), (0.058, 0.02), (0.054, 0.02), (0.048, 0.006), (0.0001, 0.006)], (0.35, 0.12, 0.75), matte("#f3efe6", 0.3, 0, 0.4))
    box((0.055, 0.035, 0.03), (0.35, 0.12, 0.757), matte("#f4dd94", 0.4), 25, 0.008)
    cup((-0.42, -0.1, 0.75))
    knife(0.3, -0.12, 60)


def cut(at: tuple[float, float, float], number: int) -> None:
    """A slice of bread: crumb with the crust round it."""
    crumb = [(0.0001, 0), (0.06, 0.0), (0.06, 0.016), (0.0001, 0.0165)]
    rind = [(0.06, -0.001), (0.066, 0.003), (0.067, 0.012), (0.06, 0.0168)]
    for outline, look in ((crumb, speckled("#dcc096", "#f3e3c4", 160, 0.9, 0.4)), (rind, speckled("#8a4a1e", "#b87434", 60, 0.8))):
        part = lathe(outline, at, look, 36)
        part.scale.y, part.rotation_euler = 0.78, (0.12 * number, 0.1, number * 0.3)


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
    panel((2.4, 0.7), (0, 0.72, 2.3), (0, 0, 0.75), "#fff0dc", 9)
