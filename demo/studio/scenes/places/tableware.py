"""The things on a table: plates, cutlery, glasses, candles, bread, flowers."""

from math import cos, pi, sin

import bpy
import numpy as np

from ..build.looks import clear_glass, glow, matte, speckled
from ..build.shapes import ball, box, cylinder, lathe, mesh, tube
from ..build.sky import bulb

At = tuple[float, float, float]
LINEN = "#efe7da"


def setting(x: float, y: float) -> None:
    """A plate, napkin, knife and fork."""
    dish((x, y, 0.75), 0.125)
    napkin((x, y, 0.77))
    knife(x + 0.17, y, 90)
    fork(x - 0.17, y)


def dish(at: At, radius: float) -> None:
    """A stoneware plate."""
    r = radius
    lathe([(0.0001, 0.004), (r * 0.6, 0.004), (r * 0.66, 0.008), (r, 0.02), (r, 0.023), (r * 0.64, 0.013), (r * 0.58, 0.011), (0.0001, 0.011)], at, speckled("#e6e0d4", "#f4f0e8", 60, 0.25, 0.02, coat=0.5), 72)


def knife(x: float, y: float, turn: float) -> None:
    """A knife beside the plate."""
    steel = matte("#d8cdbb", 0.24, 1.0)
    box((0.2, 0.013, 0.004), (x, y, 0.756), steel, turn, 0.002)


def fork(x: float, y: float) -> None:
    """A fork: four tines and a handle."""
    steel = matte("#d8cdbb", 0.24, 1.0)
    box((0.008, 0.13, 0.004), (x, y - 0.03, 0.756), steel, 0, 0.002)
    for k in range(4):
        box((0.0035, 0.055, 0.003), (x - 0.009 + k * 0.006, y + 0.062, 0.757), steel)
    box((0.023, 0.018, 0.003), (x, y + 0.03, 0.757), steel, 0, 0.001)


def wine(at: At) -> None:
    """A glass with some white wine."""
    lathe([(0.0001, 0), (0.034, 0.001), (0.034, 0.003), (0.004, 0.008), (0.0035, 0.08), (0.012, 0.088), (0.034, 0.115), (0.038, 0.145), (0.031, 0.19), (0.0295, 0.19), (0.0365, 0.145), (0.0325, 0.116), (0.0001, 0.091)], at, clear_glass(), 40)


def tumbler(at: At) -> None:
    """A low glass of water."""
    lathe([(0.0001, 0), (0.03, 0), (0.035, 0.085), (0.0335, 0.085), (0.0285, 0.006), (0.0001, 0.006)], at, clear_glass("#f2fbfa"), 36)


def carafe(at: At) -> None:
    """A carafe of water."""
    lathe([(0.0001, 0), (0.05, 0.0), (0.06, 0.03), (0.055, 0.1), (0.022, 0.19), (0.02, 0.22), (0.03, 0.25), (0.028, 0.25), (0.018, 0.222), (0.02, 0.19), (0.052, 0.1), (0.057, 0.03), (0.0001, 0.006)], at, clear_glass("#f2fbfa"), 48)


def candle(at: At) -> None:
    """A candle in a low holder."""
    x, y, z = at
    lathe([(0.0001, 0), (0.035, 0), (0.037, 0.012), (0.014, 0.016), (0.014, 0.03), (0.0001, 0.03)], at, matte("#9a7b4a", 0.25, 1.0))
    cylinder(0.011, 0.17, (x, y, z + 0.03), matte("#f6efe0", 0.5), 24)
    lathe([(0.0001, 0), (0.006, 0.008), (0.004, 0.022), (0.0001, 0.034)], (x, y, z + 0.205), glow("#ffcf7a", 30), 16)
    bulb((x, y, z + 0.24), "#ffb45e", 1.6, 0.02)


def cup(at: At) -> None:
    """A cup of coffee."""
    x, y, z = at
    dish((x, y, z), 0.075)
    lathe([(0.0001, 0), (0.028, 0), (0.041, 0.03), (0.043, 0.06), (0.04, 0.06), (0.038, 0.03), (0.0001, 0.02)], (x, y, z + 0.012), matte("#f4f0e8", 0.25, 0, 0.5))
    cylinder(0.039, 0.002, (x, y, z + 0.062), matte("#2c1a10", 0.1), 40)
    tube([(x + 0.04, y, z + 0.06), (x + 0.066, y, z + 0.055), (x + 0.062, y, z + 0.034), (x + 0.038, y, z + 0.03)], 0.005, matte("#f4f0e8", 0.25, 0, 0.5))


def linen(threads: float = 420) -> bpy.types.Material:
    """Fine cloth for a napkin."""
    return speckled("#ddd2bf", LINEN, threads, 0.9, 0.12)


def posy(at: At, high: float = 0.11) -> None:
    """A few flowers and leaves in a small vase."""
    x, y, z = at
    lathe([(0.0001, 0), (0.026, 0), (0.034, 0.03), (0.028, 0.062), (0.016, 0.078), (0.018, 0.086), (0.0001, 0.086)], at, matte("#5d7f86", 0.25, 0, 0.5), 36)
    green = matte("#5f7f45", 0.6)
    rng = np.random.default_rng(round(abs(x) * 100) + 3)
    for k in range(11):
        a, lean = k * 2.4, rng.uniform(0.01, 0.055)
        tip = (x + lean * cos(a), y + lean * sin(a), z + 0.086 + high * rng.uniform(0.55, 1.0))
        tube([(x, y, z + 0.08), (x + 0.35 * lean * cos(a), y + 0.35 * lean * sin(a), (z + 0.08 + tip[2]) / 2), tip], 0.0014, green)
        if k % 3 == 2:
            leaf((tip[0], tip[1], tip[2] - 0.02), a, green)
        else:
            flower(tip, ("#f6efe2", "#e9b44c", "#d98a76")[k % 3 if k % 2 else 0], a)


def flower(at: At, colour: str, turn: float) -> None:
    """A flower: petals round a yellow middle."""
    petal = matte(colour, 0.6)
    for k in range(7):
        a = turn + k * 2 * pi / 7
        part = ball(0.0085, (at[0] + 0.011 * cos(a), at[1] + 0.011 * sin(a), at[2] - 0.006), petal, 1)
        part.scale, part.rotation_euler.z = (1.25, 0.7, 0.4), a
    ball(0.0065, (at[0], at[1], at[2] - 0.003), matte("#d9a32e", 0.7), 2)


def napkin(at: At, turn: float = 12) -> None:
    """A napkin folded in three, with a ring round it."""
    x, y, z = at
    cloth = speckled("#b9c7bf", "#cbd6cf", 420, 0.9, 0.12)
    for k in range(3):
        box((0.074 - 0.004 * k, 0.16 - 0.006 * k, 0.0045), (x, y, z + 0.0045 * k), cloth, turn, 0.0022)
    box((0.08, 0.022, 0.018), (x, y - 0.01, z), matte("#a9825a", 0.4), turn, 0.004)


def leaf(at: At, turn: float, look: bpy.types.Material) -> None:
    """A small curled leaf."""
    rows = [(t, 0.011 * sin(pi * t) + 0.0005, 0.008 * sin(pi * t)) for t in np.linspace(0, 1, 7)]
    verts = [(t * 0.04, side * w, h + abs(side) * 0.004) for t, w, h in rows for side in (-1, 0, 1)]
    faces = [(i * 3 + k, i * 3 + k + 1, i * 3 + k + 4, i * 3 + k + 3) for i in range(6) for k in (0, 1)]
    obj = mesh(verts, faces, look, smooth=True)
    obj.location, obj.rotation_euler = at, (0, 0, turn)
