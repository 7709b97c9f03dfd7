"""Small scenes: a roof box for skis, a car wash, bicycles on a rear rack."""

from math import pi

import bpy
import numpy as np

from ..build.land import level, mountain, terrain
from ..build.looks import glow, matte, speckled
from ..build.noise import hills, ridges
from ..build.plants import leafy, spruces, stand
from ..build.props import bench, bicycle, cuboids, shrub
from ..build.shapes import ball, bevelled, box, copy_of, place, prism, tube
from ..build.sky import air, panel, sky, sun
from ..build.stage import expose
from ..vehicle import car, roof


def ski_box() -> None:
    """A car with a roof box, packed for the mountains."""
    expose()
    sky(((0.0, "#eef3f8"), (0.25, "#b9d6ee"), (1.0, "#4f8fcf")), 1.1, ("#ffffff", 0.3))
    sun(-130, 24, "#ffeccf", 3.6)
    level((-400, 400, -60, 400), 0.0, speckled("#dde6ef", "#f6f9fc", 0.8, 0.8, 0.5))
    under = car("estate", "#2c5443", (0, 0, 0), 205)
    luggage(under, 205)
    stand(spruces(4, "#2b463f", "#dbe5ee"), 260, 5, (-70, 70, 12, 90), (7, 14), lambda x, y: 0.0)
    peaks = mountain("#7d8794", "#e4ebf2", "#f4f7fa", 120, 0.01)
    terrain((-1500, 1500, 500, 1600), lambda x, y: 520 * ridges(x, y, 900, 13) * np.clip((y - 500) / 500, 0, 1) - 6, peaks, 200)
    air("#cfe0ee", 700, 0.9, 10)


def luggage(under: bpy.types.Object, turn: float) -> None:
    """Two bars just above a roof, with the box on them."""
    steel, shell = matte("#8d959a", 0.3, 0.9), matte("#17191c", 0.28, 0, 0.7)
    high = max(roof(under, back, 0)[2] for back in (0.4, 0.9, 1.4)) + 0.03
    for back in (0.4, 1.4):
        ends = [roof(under, back, side) for side in (-0.5, 0.5)]
        tube([(x, y, high) for x, y, _ in ends], 0.022, steel)
        for x, y, z in ends:
            box((0.09, 0.06, high - z + 0.01), (x, y, z - 0.01), matte("#1b1d20", 0.5), turn, 0.01)
    x, y, _ = roof(under, 0.9, -0.12)
    shape = [(-1.1, -0.42), (0.9, -0.42), (1.2, -0.24), (1.2, 0.24), (0.9, 0.42), (-1.1, 0.42)]
    bevelled(prism(shape, 0.32, (x, y, high), shell, turn), 0.1, 6)


def car_wash() -> None:
    """A car between blue brushes, with foam on the floor."""
    expose()
    sky(((0.0, "#dcebf5"), (1.0, "#b8d4ea")), 0.3)
    level((-12, 12, -14, 20), 0.0, speckled("#4b545a", "#5d676d", 0.7, 0.08, rough_to=0.25))
    for x in (-3.6, 3.6):
        box((0.3, 26, 4.6), (x, 4, 0), matte("#e8eef2", 0.25, 0, 0.5))
        box((0.02, 26, 0.4), (x * 0.955, 4, 1.7), matte("#0d527c", 0.4))
    box((7.5, 26, 0.3), (0, 4, 4.6), matte("#dfe7ec", 0.6))
    box((7.2, 0.1, 4.4), (0, 16, 0), glow("#eaf5fc", 2.2))
    rng = np.random.default_rng(3)
    blue, deep = matte("#1d6fc4", 0.8), matte("#124f94", 0.8)
    for x in (-1.9, 1.9):
        for _ in range(420):
            a, z = rng.uniform(0, 2 * pi), rng.uniform(0.15, 3.0)
            r = rng.uniform(0.5, 0.72)
            tube([(x, 2.2, z), (x + r * np.cos(a), 2.2 + r * np.sin(a), z - rng.uniform(0.02, 0.16))], 0.012, blue if rng.random() < 0.6 else deep)
        box((1.6, 0.7, 0.5), (x * 1.2, 2.2, 3.3), matte("#2a3035", 0.4), 0, 0.05)
    car("suv", "#e8eaec", (0, 0.3, 0), 258, True)
    foam()
    for y in (-5, -1, 3, 7):
        for x in (-2.6, 2.6):
            panel((0.25, 2.4), (x, y, 4.5), (x * 0.4, y, 0.6), "#f2f9ff", 130, True)


def foam() -> None:
    """Soft heaps of foam round the wheels that thin out over the floor."""
    rng = np.random.default_rng(3)
    kept = place(ball(1.0, (0, 0, 0), matte("#dde6ec", 0.5, 0, 0.3), 3), (0, 0, -60))
    for x, y, wide in ((-1.5, -1.5, 0.42), (1.35, -1.9, 0.4), (-2.7, -0.3, 0.5), (2.6, -0.1, 0.45), (0.2, -3.0, 0.3), (-0.8, -4.1, 0.2), (2.1, -3.6, 0.24)):
        for _ in range(round(wide * 90)):
            out = rng.normal(0, 0.45, 2) * (wide, wide * 0.75)
            size = rng.uniform(0.035, 0.13) * (1.15 - np.hypot(*out) / wide * 0.5)
            if size > 0.015:
                copy_of(kept, (x + out[0], y + out[1], 0.1 * size), 0, (size, size, size * 0.8))
        for _ in range(14):
            out = rng.normal(0, wide, 2)
            size = rng.uniform(0.01, 0.03)
            copy_of(kept, (x + out[0], y + out[1], 0), 0, size)


def bicycles() -> None:
    """Two bicycles on a rack behind the car."""
    expose()
    sky(((0.0, "#fdf0dc"), (0.25, "#c9deee"), (1.0, "#6fa5d8")), 1.1, ("#ffffff", 0.4))
    sun(-130, 26, "#ffe7c2", 3.8)
    level((-200, 200, -60, 14), 0.0, speckled("#8d8878", "#a39d8b", 5, 0.85, 0.25))
    level((-600, 600, 14, 900), -0.02, speckled("#6b7f45", "#93a45f", 0.3, 0.95))
    car("estate", "#1c4f8f", (0.9, 0.2, 0), 0)
    for k, y in enumerate((0.0, 0.34)):
        before = set(bpy.context.scene.objects)
        bicycle(-0.01 if k else 0.01, 0)
        for part in set(bpy.context.scene.objects) - before:
            part.rotation_euler.z = pi / 2
            part.location = (-1.75 - y, 0.2, 0.55)
    edge()
    steel = matte("#2a2d30", 0.4, 0.6)
    for y in (-0.35, 0.75):
        tube([(-1.4, y, 0.5), (-2.3, y, 0.5)], 0.025, steel)
    tube([(-1.5, 0.2, 0.5), (-1.5, 0.2, 1.35), (-2.2, 0.2, 1.35)], 0.02, steel)
    box((0.04, 1.1, 0.16), (-2.32, 0.2, 0.48), matte("#f3f4f4", 0.4), 0, 0.01)
    for y in (-0.25, 0.65):
        box((0.05, 0.18, 0.1), (-2.34, y, 0.5), matte("#b3151d", 0.3), 0, 0.01)
    tree = leafy(5, speckled("#3f6b3c", "#7ca457", 4, 0.9), matte("#57493b", 0.9))
    tree.location = (0, 0, -90)
    rng = np.random.default_rng(2)
    for _ in range(60):
        y = rng.uniform(18, 70)
        copy_of(tree, (rng.uniform(-50, 60), y, 0), rng.uniform(0, 360), rng.uniform(5, 9))
    terrain((-900, 900, 200, 700), lambda x, y: 90 * hills(x, y, 300, 3) * np.clip((y - 200) / 200, 0, 1) - 4, mountain("#6d8068", "#6d8a55", None, grain=0.02), 100)
    air("#d5e0e2", 420, 0.95, 12)


def edge() -> None:
    """The edge of the gravel: tufts of grass, shrubs, a rail fence, a bench."""
    rail = matte("#8a7459", 0.9)
    cuboids([(-30 + k * 2.4, 9.6, 0, 0.12, 0.12, 1.1) for k in range(26)] + [(0, 9.55, z, 60, 0.05, 0.12) for z in (0.5, 0.88)], rail)
    green = shrub(6, speckled("#4d6b34", "#8a9f55", 9, 0.9))
    rng = np.random.default_rng(9)
    for _ in range(150):
        x, y = rng.uniform(-24, 26), 9.8 + abs(rng.normal(0, 1.4))
        size = rng.uniform(0.5, 1.3)
        copy_of(green, (x, y, -0.05), rng.uniform(0, 360), (size, size, size * 0.7))
    for _ in range(60):
        size = rng.uniform(0.08, 0.25)
        copy_of(green, (rng.uniform(-20, 20), rng.uniform(3.5, 9), -0.02), rng.uniform(0, 360), (size, size, size * 0.6))
    bench(4.6, 7.4, -12)
