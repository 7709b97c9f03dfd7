"""The things in a lorry yard: doors, bollards, pallets, trolleys, tyres, lamps."""

from math import cos, pi, radians, sin

import numpy as np

from ..build.looks import glow, matte, wood
from ..build.shapes import Point, box, cylinder, lathe, mesh, tube
from ..build.sky import spot


def door(at: Point, colour: str, panes: str, wide: float = 4.6, tall: float = 5.0, glowing: float = 2.0) -> None:
    """A sectional door in a wall that faces -y: a projecting frame, panels, a row of panes."""
    x, y, z = at
    frame, panel, gap = matte("#2b3236", 0.45, 0.3), matte(colour, 0.45, 0, 0.3), matte("#14181b", 0.7)
    for side in (-1, 1):
        box((0.24, 0.42, tall + 0.24), (x + side * (wide / 2 + 0.12), y - 0.15, z), frame, 0, 0.02)
        bollard((x + side * (wide / 2 + 0.32), y - 0.62, z))
    box((wide + 0.48, 0.42, 0.24), (x, y - 0.15, z + tall), frame, 0, 0.02)
    box((wide, 0.02, tall), (x, y - 0.012, z), gap)
    count = round(tall / 0.62)
    pitch = tall / count
    for row in range(count):
        box((wide - 0.02, 0.05, pitch - 0.03), (x, y - 0.03, z + row * pitch + 0.015), panel, 0, 0.012)
        if row in (3, 4) and panes:
            for k in range(4):
                box((wide / 4 - 0.22, 0.02, pitch - 0.20), (x + (k - 1.5) * wide / 4, y - 0.058, z + row * pitch + 0.10), glow(panes, glowing))


def bollard(at: Point) -> None:
    """A yellow bollard with black bands."""
    cylinder(0.085, 1.05, at, matte("#e9b41f", 0.4, 0, 0.3), 20)
    for z in (0.35, 0.75):
        cylinder(0.087, 0.14, (at[0], at[1], at[2] + z), matte("#15171a", 0.5), 20)


def wall_lamp(at: Point, colour: str = "#ffdcae", watts: float = 260) -> None:
    """A hooded lamp on a wall that faces -y, and its light on the wall."""
    x, y, z = at
    box((0.5, 0.34, 0.10), (x, y - 0.17, z), matte("#1f2427", 0.4, 0.5), 0, 0.02)
    box((0.40, 0.24, 0.02), (x, y - 0.17, z - 0.02), glow(colour, 30))
    spot((x, y - 0.25, z - 0.05), (x, y - 0.75, 0.0), colour, watts, 130, 0.9, 0.15)


def mast(at: Point, towards: Point, colour: str = "#ffe2bd", watts: float = 1500) -> None:
    """A tall lamp over a yard."""
    x, y, z = at
    cylinder(0.09, 9.0, at, matte("#5b6468", 0.4, 0.6), 16)
    box((1.3, 0.34, 0.10), (x, y, z + 9.0), matte("#2b3236", 0.4, 0.4), 0, 0.02)
    box((1.1, 0.24, 0.02), (x, y, z + 8.97), glow(colour, 40))
    spot((x, y, z + 8.9), towards, colour, watts, 95, 0.7, 0.3)


def pallet(at: Point, turn: float = 0.0, load: str = "boxes") -> None:
    """A wooden pallet; with wrapped cartons on it (`boxes`), or a stack of tyres (`tyres`)."""
    plank = wood("#b58f5f", "#8a6840")
    c, s = cos(radians(turn)), sin(radians(turn))

    def spotted(dx: float, dy: float, dz: float) -> Point:
        return (at[0] + dx * c - dy * s, at[1] + dx * s + dy * c, at[2] + dz)

    for dy in (-0.35, 0.0, 0.35):
        box((1.2, 0.10, 0.10), spotted(0, dy, 0.0), plank, turn)
    for dx in np.linspace(-0.54, 0.54, 7):
        box((0.12, 0.8, 0.022), spotted(float(dx), 0, 0.10), plank, turn, 0.004)
    if load == "tyres":
        for level in range(4):
            tyre(spotted(0, 0, 0.122 + 0.32 * level))
        return
    looks = (matte("#a97f4f", 0.8), matte("#b98e5c", 0.8), matte("#0d527c", 0.5))
    for k, (dx, dy, tall) in enumerate(((-0.3, -0.2, 0.5), (0.3, -0.2, 0.42), (-0.3, 0.2, 0.42), (0.3, 0.2, 0.6), (-0.28, -0.18, 0.9))):
        box((0.56, 0.37, tall), spotted(dx, dy, 0.122), looks[k % 2] if k < 4 else looks[2], turn, 0.01)


def tyre(at: Point) -> None:
    """A tyre that lies on its side."""
    lathe([(0.30, 0.02), (0.34, 0.0), (0.47, 0.01), (0.505, 0.05), (0.51, 0.09), (0.495, 0.11), (0.51, 0.13), (0.51, 0.18), (0.495, 0.20), (0.51, 0.22), (0.505, 0.27), (0.47, 0.31), (0.34, 0.315), (0.30, 0.30), (0.30, 0.02)], at, matte("#17181a", 0.7), 56)


def trolley(at: Point, turn: float, colour: str) -> None:
    """A tool trolley: six drawers with bright grips, a worktop with a rim, four castors, a push bar."""
    body, dark, metal = matte(colour, 0.32, 0, 0.7), matte("#17191b", 0.5), matte("#c3c8cb", 0.25, 1.0)
    c, s = cos(radians(turn)), sin(radians(turn))

    def spotted(dx: float, dy: float, dz: float) -> Point:
        return (at[0] + dx * c - dy * s, at[1] + dx * s + dy * c, at[2] + dz)

    box((0.78, 0.50, 0.78), spotted(0, 0, 0.14), body, turn, 0.015)
    box((0.82, 0.54, 0.035), spotted(0, 0, 0.92), dark, turn, 0.01)
    heights = (0.09, 0.09, 0.09, 0.12, 0.15, 0.18)
    top = 0.905
    for tall in heights:
        top -= tall
        box((0.70, 0.02, tall - 0.014), spotted(0, -0.252, top), body, turn, 0.006)
        box((0.66, 0.03, 0.016), spotted(0, -0.268, top + tall - 0.036), metal, turn, 0.004)
    for dx in (-0.32, 0.32):
        for dy in (-0.19, 0.19):
            cylinder(0.035, 0.08, spotted(dx, dy, 0.06), metal, 14)
            wheel = cylinder(0.065, 0.035, spotted(dx, dy - 0.0175, 0.065), dark, 24)
            wheel.rotation_euler = (pi / 2, 0, radians(turn))
    tube([spotted(0.39, -0.20, 0.86), spotted(0.50, -0.20, 0.90), spotted(0.50, 0.20, 0.90), spotted(0.39, 0.20, 0.86)], 0.014, metal)
    for dx, dy, long in ((-0.2, -0.05, 0.26), (-0.05, 0.1, 0.2), (0.15, 0.0, 0.24)):
        box((long, 0.03, 0.015), spotted(dx, dy, 0.955), metal, turn + 20 * dx * 10, 0.004)


def stripe(start: tuple[float, float], end: tuple[float, float], colour: str = "#e4e6e3", wide: float = 0.12, z: float = 0.006) -> None:
    """A line painted on the ground."""
    (x1, y1), (x2, y2) = start, end
    long = float(np.hypot(x2 - x1, y2 - y1))
    nx, ny = -(y2 - y1) / long * wide / 2, (x2 - x1) / long * wide / 2
    mesh([(x1 - nx, y1 - ny, z), (x2 - nx, y2 - ny, z), (x2 + nx, y2 + ny, z), (x1 + nx, y1 + ny, z)], [(0, 1, 2, 3)], matte(colour, 0.6))


def puddle(at: tuple[float, float], long: float, wide: float, turn: float = 0.0, seed: int = 1) -> None:
    """A puddle that reflects the sky."""
    random = np.random.default_rng(seed)
    shares = random.uniform(0.04, 0.16, 5)
    phases = random.uniform(0, 2 * pi, 5)
    ring = []
    for a in np.linspace(0, 2 * pi, 72, endpoint=False):
        r = 1 + float(np.sum(shares * np.sin(np.arange(2, 7) * a + phases)))
        x, y = long / 2 * r * cos(a), wide / 2 * r * sin(a)
        c, s = cos(radians(turn)), sin(radians(turn))
        ring.append((at[0] + x * c - y * s, at[1] + x * s + y * c, 0.004))
    mesh(ring, [tuple(range(len(ring)))], matte("#1d2124", 0.04, 0, 1.0))
