"""Small props: shrubs in boxes, flags, bicycles, benches, tables."""

from math import cos, pi, sin
from typing import Sequence

import numpy as np
from bpy.types import Material, Object

from .looks import matte, wood
from .shapes import Point, box, copy_of, cylinder, mesh, place, tube, word

Cuboid = tuple[float, float, float, float, float, float]


def cuboids(parts: Sequence[Cuboid], look: Material) -> Object:
    """Many boxes as one mesh, so that copies are cheap; each x, y, z of the foot's middle, width, depth, height."""
    verts: list[Point] = []
    faces: list[tuple[int, ...]] = []
    for x, y, z, w, d, h in parts:
        n = len(verts)
        verts += [(x + sx * w / 2, y + sy * d / 2, z + up) for up in (0, h) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        faces += [tuple(n + k for k in face) for face in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return mesh(verts, faces, look)


def shrub(seed: int, leaves: Material) -> Object:
    """A clipped shrub half a metre high and wide, hidden, as the source of instances."""
    rng = np.random.default_rng(seed)
    verts: list[tuple[float, ...]] = []
    for _ in range(520):
        way = rng.normal(size=3)
        way[2] = abs(way[2])
        way /= np.linalg.norm(way)
        at = way * (0.26, 0.26, 0.46) * rng.uniform(0.8, 1.06)
        side = np.cross(way, rng.normal(size=3))
        side *= 0.035 / np.linalg.norm(side)
        other = np.cross(way, side) * 0.7 + way * rng.normal(0, 0.02)
        verts += [tuple(at - side), tuple(at + other), tuple(at + side), tuple(at - other)]
    faces = [(i, i + 1, i + 2, i + 3) for i in range(0, len(verts), 4)]
    return place(mesh(verts, faces, leaves), (0, 0, -300))


def planter(x: float, y: float, length: float, green: Object, look: Material, turn: float = 0.0, high: float = 0.45) -> None:
    """A long box of shrubs."""
    box((length, 0.6, high), (x, y, 0), look, turn, 0.015)
    count = max(1, round(length / 0.42))
    a = turn * pi / 180
    for k in range(count):
        t = (k + 0.5) * length / count - length / 2
        size = 1.0 + 0.18 * sin(k * 2.3 + x)
        copy_of(green, (x + t * cos(a), y + t * sin(a), high - 0.06), k * 77, (size, size, size * 0.95))


def flag(x: float, y: float, colour: str, ink: str, text: str = "nordvik", high: float = 7.0, turn: float = 0.0) -> None:
    """A banner on a pole, the name up its cloth; read from -y unless turned."""
    cylinder(0.045, high, (x, y, 0), matte("#d7dbde", 0.3, 0.8), 16)
    cylinder(0.22, 0.05, (x, y, 0), matte("#7d8386", 0.5, 0.5), 20)
    rows, tall, wide, a = 14, high * 0.46, 1.05, turn * pi / 180
    waves = [(0.06 + j / 6 * wide, 0.09 * j / 6 * sin(j / 6 * 5 + i / rows * 4), -i / rows * tall) for i in range(rows + 1) for j in range(7)]
    faces = [(i * 7 + j, i * 7 + j + 1, i * 7 + j + 8, i * 7 + j + 7) for i in range(rows) for j in range(6)]
    place(mesh(waves, faces, matte(colour, 0.7), smooth=True), (x, y, high - 0.15), turn)
    at = (x + 0.75 * cos(a) + 0.11 * sin(a), y + 0.75 * sin(a) - 0.11 * cos(a), high - 0.15 - tall / 2)
    word(text, 0.62, at, matte(ink, 0.7), 0, True, 0.002).rotation_euler = (pi / 2, -pi / 2, a)


def bicycle(x: float, y: float, colour: str | None = None) -> None:
    """A simple upright city bicycle, for views from the side."""
    frame, tyre = matte(colour or ("#b23a48" if x < 0 else "#1d3f72"), 0.3, 0, 0.5), matte("#1b1d20", 0.7)
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


def bicycle_stand(x: float, y: float, count: int = 3) -> None:
    """Steel hoops in a row, a bicycle at some of them."""
    steel = matte("#aeb5b9", 0.3, 0.9)
    for k in range(count):
        at = y + k * 0.75
        hoop = [(x - 0.35 + 0.7 * t, at, 0.8 * min(1.0, sin(pi * t) * 2.2)) for t in np.linspace(0, 1, 18)]
        tube(hoop, 0.022, steel)
    for k, colour in zip(range(0, count), ("#2c5443", "#c8571b", "#1d3f72")):
        bicycle(x + 0.1 - 0.2 * (k % 2), y + k * 0.75 + 0.13, colour)


def bench(x: float, y: float, turn: float = 0.0) -> None:
    """Slats on two dark feet."""
    slats = wood("#b98752", "#966638", "x", 0.5)
    for parts, look in (
        ([(0, -0.17 + k * 0.115, 0.42, 1.7, 0.1, 0.035) for k in range(4)], slats),
        ([(side, 0, 0, 0.06, 0.42, 0.42) for side in (-0.65, 0.65)], matte("#24292c", 0.5)),
    ):
        place(cuboids(parts, look), (x, y, 0), turn)


def bollard(x: float, y: float, colour: str = "#2b3034", ring: str = "#f4f4f0") -> None:
    """A short post with a pale ring."""
    cylinder(0.06, 0.9, (x, y, 0), matte(colour, 0.45), 20)
    cylinder(0.062, 0.08, (x, y, 0.72), matte(ring, 0.5), 20)


def cafe(x: float, y: float, z: float, colour: str) -> None:
    """A round table on the pavement with two chairs and two cups."""
    steel = matte("#3a4044", 0.4, 0.6)
    cylinder(0.34, 0.025, (x, y, z + 0.72), matte("#f3efe6", 0.4), 36)
    cylinder(0.025, 0.72, (x, y, z), steel, 14)
    cylinder(0.2, 0.02, (x, y, z), steel, 24)
    for k in (-1, 1):
        cylinder(0.04, 0.06, (x + 0.12 * k, y - 0.05 * k, z + 0.745), matte("#fbfbf8", 0.3), 18)
        seat = [(0, 0, 0.44, 0.4, 0.4, 0.03), (0.19, 0, 0.47, 0.02, 0.36, 0.34)]
        legs = [(dx, dy, 0, 0.025, 0.025, 0.44) for dx in (-0.17, 0.17) for dy in (-0.17, 0.17)]
        for parts, look in ((seat, matte(colour, 0.5)), (legs, steel)):
            place(cuboids(parts, look), (x + 0.62 * k, y, z), 0 if k > 0 else 180)


def cable(start: Point, plug: Point, look: Material) -> None:
    """A cable that hangs, and the grip at its end."""
    a, b = np.array(start), np.array(plug)
    out = (a - b) * (1, 1, 0)
    out /= np.linalg.norm(out)
    grip = b + out * 0.16
    tube([tuple(b - out * 0.03), tuple(grip)], 0.034, matte("#14161a", 0.4))
    points = [tuple(a * (1 - t) + grip * t - np.array([0, 0, 0.75 * sin(pi * t) * (1 - 0.2 * t)])) for t in np.linspace(0, 1, 30)]
    tube(points, 0.018, look)
