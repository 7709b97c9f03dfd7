"""The equipment of a workshop."""

from math import cos, pi, sin

import numpy as np

from ..build.looks import matte
from ..build.shapes import box, cylinder, lathe, tube


NEAR, FAR = -2.7, 8.7
"""The visible parts of the back wall, left and right of the lift."""


def furniture(accent: str, dark: bool, turned: bool) -> None:
    """Cabinets and tools on one side, wheels on the other, trolleys and a hose reel between."""
    work, wheels = (FAR, NEAR) if turned else (NEAR, FAR)
    bench(accent, dark, work)
    tool_wall(dark, work)
    racks(wheels)
    trolley(accent, 3.0, 2.6)
    trolley("#c8402f" if not dark else accent, -3.2, 3.3)
    reel(accent, 5.9)
    drums(accent, 5.6)


def bench(accent: str, dark: bool, at: float) -> None:
    """Drawers below a worktop with a vice and boxes."""
    body, top, handle = matte(accent, 0.35, 0, 0.5), matte("#2b3034" if dark else "#c79f6c", 0.5), matte("#dfe3e5", 0.3, 0.7)
    for x in (at - 1.1, at, at + 1.1):
        box((1.05, 0.6, 0.9), (x, 5.5, 0), body, 0, 0.015)
        for z in (0.12, 0.34, 0.52, 0.7):
            box((0.9, 0.02, 0.012), (x, 5.19, z + 0.12), handle)
    box((3.5, 0.7, 0.05), (at, 5.5, 0.9), top, 0, 0.01)
    steel = matte("#59626a", 0.35, 0.8)
    box((0.22, 0.16, 0.16), (at + 1.1, 5.3, 0.95), steel, 0, 0.02)
    box((0.26, 0.06, 0.1), (at + 1.1, 5.18, 1.03), steel, 0, 0.015)
    for k, colour in enumerate(("#e0a92c", "#c8402f", accent, "#dfe3e5")):
        box((0.22, 0.2, 0.16), (at - 1.3 + k * 0.28, 5.6, 0.95), matte(colour, 0.5), 0, 0.015)


def tool_wall(dark: bool, at: float) -> None:
    """A tool board with spanners by size, screwdrivers and hammers."""
    box((3.4, 0.04, 1.15), (at, 5.95, 1.6), matte("#262b2f" if dark else "#eef1f2", 0.6), 0, 0.01)
    steel, grip = matte("#59626a", 0.3, 0.9), matte("#c8402f", 0.5)
    for i in range(12):
        x, long = at - 1.5 + i * 0.17, 0.2 + 0.025 * i
        box((0.035, 0.02, long), (x, 5.91, 2.6 - long), steel)
        for z in (2.6, 2.6 - long):
            cylinder(0.036, 0.02, (x, 5.91, z - 0.01), steel, 14).rotation_euler = (pi / 2, 0, 0)
    for i in range(6):
        x = at + 0.65 + i * 0.17
        box((0.035, 0.025, 0.2), (x, 5.91, 2.0), grip, 0, 0.008)
        box((0.02, 0.02, 0.3), (x, 5.91, 2.2), steel)
    for i in range(5):
        x = at - 1.3 + i * 0.55
        box((0.03, 0.025, 0.3), (x, 5.91, 1.64), matte("#b98752", 0.6))
        box((0.17, 0.04, 0.06), (x, 5.91, 1.92), steel, 0, 0.01)


def racks(at: float) -> None:
    """Two rows of wheels."""
    tyre, steel, rim = matte("#17181a", 0.75), matte("#6d757a", 0.3, 0.9), matte("#b8bec2", 0.25, 0.9)
    for x in (at - 1.9, at + 1.9):
        box((0.06, 0.7, 2.1), (x, 5.5, 0), steel)
    for row in range(2):
        box((3.8, 0.7, 0.04), (at, 5.5, 0.35 + row * 0.95), steel)
        for k in range(5):
            x, z = at - 1.4 + k * 0.7, 0.72 + row * 0.95
            lathe([(0.21, 0), (0.31, 0.0), (0.33, 0.03), (0.33, 0.21), (0.31, 0.24), (0.21, 0.24)], (x, 5.72, z), tyre, 36).rotation_euler = (pi / 2, 0, 0)
            cylinder(0.05, 0.03, (x, 5.54, z), rim, 16).rotation_euler = (pi / 2, 0, 0)
            for spoke in range(5):
                a = 2 * pi * spoke / 5 + k
                tube([(x, 5.53, z), (x + 0.2 * cos(a), 5.52, z + 0.2 * sin(a))], 0.022, rim)
            tube([(x + 0.205 * cos(t), 5.5, z + 0.205 * sin(t)) for t in np.linspace(0, 2 * pi, 28)], 0.014, rim)


def trolley(colour: str, x: float, y: float) -> None:
    """A tool chest on castors, with tools on its top."""
    body, dark, steel = matte(colour, 0.35, 0, 0.5), matte("#33393d", 0.6), matte("#c9cfd3", 0.25, 0.9)
    box((0.8, 0.5, 0.8), (x, y, 0.13), body, 20, 0.02)
    box((0.84, 0.54, 0.04), (x, y, 0.93), dark, 20, 0.01)
    a = 20 * pi / 180
    for z in (0.3, 0.45, 0.6, 0.75):
        box((0.62, 0.02, 0.018), (x + 0.26 * sin(a), y - 0.26 * cos(a), z), steel, 20, 0.004)
    for dx, dy in ((-0.3, -0.15), (0.3, -0.15), (-0.3, 0.15), (0.3, 0.15)):
        cylinder(0.05, 0.12, (x + dx * cos(a) - dy * sin(a), y + dx * sin(a) + dy * cos(a), 0), dark, 14)
    box((0.28, 0.03, 0.02), (x - 0.1, y - 0.05, 0.97), steel, 50, 0.006)
    box((0.2, 0.14, 0.09), (x + 0.2, y + 0.1, 0.97), matte("#e0a92c", 0.5), 8, 0.01)


def reel(accent: str, x: float) -> None:
    """A hose reel on the wall, with the end of the hose hanging."""
    y, z = 5.8, 2.35
    cylinder(0.34, 0.16, (x, y + 0.1, z), matte(accent, 0.4, 0, 0.4), 36).rotation_euler = (pi / 2, 0, 0)
    black = matte("#1b1d20", 0.6)
    for k in range(3):
        tube([(x + 0.27 * cos(t), y - 0.09 + 0.05 * k, z + 0.27 * sin(t)) for t in np.linspace(0, 2 * pi, 30)], 0.025, black)
    tube([(x + 0.27, y - 0.08, z), (x + 0.27, y - 0.08, 1.5), (x + 0.2, y - 0.1, 1.2), (x + 0.12, y - 0.1, 1.3)], 0.018, black)


def drums(accent: str, at: float) -> None:
    """Drums of oil by the wall."""
    outline = [(0.0001, 0), (0.28, 0), (0.28, 0.28), (0.29, 0.3), (0.28, 0.32), (0.28, 0.58), (0.29, 0.6), (0.28, 0.62), (0.28, 0.86), (0.0001, 0.86)]
    for k, colour in enumerate((accent, "#3b4348", "#c8402f")):
        lathe(outline, (at - 0.62 + k * 0.62, 5.45, 0), matte(colour, 0.4, 0, 0.4), 32)
