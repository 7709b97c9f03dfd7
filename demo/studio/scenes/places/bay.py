"""A workshop bay with a car on the lift."""

from math import cos, radians, sin
from typing import Literal

from ..build.land import level
from ..build.looks import matte, speckled, wood
from ..build.shapes import box, cylinder, tube
from ..build.sky import panel, sky
from ..build.stage import expose
from ..build.walls import bricks, outside
from ..vehicle import car
from .tools import furniture


House = Literal["plain", "brick", "timber"]


def bay(
    kind: str,
    colour: str,
    accent: str = "#0d527c",
    dark: bool = False,
    list_in_front: bool = False,
    wall: str = "#dfe5e7",
    battery: bool = False,
    house: House = "plain",
    turned: bool = False,
) -> None:
    """A car raised to 1.35 m; `accent` is the colour of lift, cabinet and stripe. The wall is of the
    material of `house`; `turned` puts bench and racks on the other side."""
    expose()
    sky(((0.0, "#e8f0f5"), (1.0, "#a9c6dd")), 0.05 if dark else 0.5)
    surface = "#1b1e22" if dark else wall
    floor = speckled("#16191c", "#1f2327", 0.6, 0.1, rough_to=0.24) if dark else speckled("#aab2b5", "#b9c0c2", 0.5, 0.1, rough_to=0.26)
    level((-14, 14, -16, 9), 0.0, floor)
    box((28, 0.3, 5.4), (0, 6.15, 0), bricks("#8d5240", "#a86a52") if house == "brick" else matte(surface, 0.7))
    box((0.3, 24, 5.4), (-9, -4, 0), matte(surface, 0.7))
    box((28, 0.02, 0.35), (0, 5.98, 1.15), matte(accent, 0.5))
    for x in (-6.6, -2.2, 2.2, 6.6):
        window(x, dark)
    ceiling(house, dark)
    markings(dark)
    lift(accent)
    car(kind, colour, (0, 0, 1.35), 212, dark)
    furniture(accent, dark, turned)
    lights(dark)
    if list_in_front:
        clipboard(accent)
    if battery:
        pack()


def ceiling(house: House, dark: bool) -> None:
    """A timber ceiling of boards on beams, or a plain one."""
    if house != "timber":
        box((28, 24, 0.2), (0, -4, 5.4), matte("#15181b" if dark else "#eef1f2", 0.8))
        return
    box((28, 24, 0.2), (0, -4, 5.4), wood("#c79a66", "#a97c4a", "y", 0.6))
    for x in range(-12, 13, 3):
        box((0.24, 24, 0.42), (x, -4, 4.98), wood("#b98752", "#966638", "y", 0.55))


def markings(dark: bool) -> None:
    """Lines round the bay, and a grating along its front."""
    line = matte("#5a4a1c" if dark else "#e3b23a", 0.5)
    for x in (-3.4, 3.4):
        box((0.09, 8.2, 0.004), (x, 0.2, 0.001), line)
    box((6.9, 0.09, 0.004), (0, -3.9, 0.001), line)
    box((6.2, 0.22, 0.004), (0, -4.5, 0.001), matte("#2a2e31", 0.4, 0.7))
    for k in range(40):
        box((0.02, 0.18, 0.006), (-3.05 + k * 0.156, -4.5, 0.001), matte("#6d757a", 0.35, 0.9))


def window(x: float, dark: bool) -> None:
    """A high window in the back wall, with trees and sky behind it."""
    box((3.7, 0.06, 1.5), (x, 5.98, 3.3), outside(1.5, 0.7 if dark else 1.7, dark))
    for part in (-1.85, -0.62, 0.62, 1.85):
        box((0.07, 0.1, 1.5), (x + part, 5.95, 3.3), matte("#3d464c", 0.5))
    for z in (3.3, 4.8):
        box((3.77, 0.1, 0.07), (x, 5.95, z - 0.03), matte("#3d464c", 0.5))


def lift(accent: str) -> None:
    """Two posts with arms, whose pads touch the sills."""
    paint, steel = matte(accent, 0.35, 0, 0.6), matte("#8d959a", 0.35, 0.8)
    for side in (-1, 1):
        a = radians(122)
        x, y = cos(a) * side * 1.55, sin(a) * side * 1.55
        box((0.34, 0.42, 3.5), (x, y, 0), paint, 32, 0.03)
        box((0.38, 0.46, 0.05), (x, y, 3.5), matte("#2a2f33", 0.5), 32, 0.01)
        box((0.6, 0.7, 0.04), (x, y, 0), steel, 32)
        box((0.36, 0.5, 0.5), (x * 0.93, y * 0.93, 1.12), matte("#2a2f33", 0.5), 32, 0.03)
        for reach in (-1.05, 1.05):
            end = (x * 0.47 + reach * cos(radians(32)), y * 0.47 + reach * sin(radians(32)))
            tube([(x * 0.9, y * 0.9, 1.42), (*end, 1.46)], 0.055, steel)
            cylinder(0.075, 0.07, (*end, 1.42), steel, 20)
            cylinder(0.045, 0.06, (*end, 1.48), steel, 16)
            cylinder(0.075, 0.05, (*end, 1.53), matte("#1a1c1e"), 20)


def lights(dark: bool) -> None:
    """Rows of tubes below the ceiling, or one line of light over the car."""
    if dark:
        panel((5.5, 0.35), (0, 0, 4.6), (0, 0, 1.5), "#f2f5ff", 620, True)
        panel((0.5, 4), (-6, -4, 3.0), (0, 0, 1.8), "#9fbcf0", 160)
        panel((16, 0.3), (0, 5.6, 5.0), (0, 6, 1), "#6e93cc", 260)
        return
    for y in (-6, -2.5, 1.0, 4.0):
        for x in (-5.5, 0, 5.5):
            panel((3.6, 0.5), (x, y, 5.2), (x, y, 0), "#fbfdff", 62)
    panel((5, 3), (7, -9, 3.5), (0, 0, 1.2), "#fff4e4", 120)


def clipboard(accent: str) -> None:
    """A clipboard on a stand near the camera."""
    board = box((0.34, 0.012, 0.46), (-1.75, -4.9, 1.25), matte(accent, 0.4), -14, 0.004)
    sheet = box((0.29, 0.004, 0.4), (-1.752, -4.91, 1.27), matte("#fbfbf8", 0.8), -14)
    clip = box((0.12, 0.03, 0.035), (-1.755, -4.92, 1.67), matte("#9aa2a7", 0.3, 0.9), -14, 0.005)
    for row in range(7):
        z = 1.31 + row * 0.048
        box((0.018, 0.004, 0.018), (-1.862, -4.89, z), matte(accent, 0.5), -14)
        box((0.17 - 0.02 * (row % 3), 0.004, 0.01), (-1.755, -4.917, z + 0.004), matte("#5c656b", 0.6), -14)
    tube([(-1.75, -4.88, 0), (-1.75, -4.88, 1.3)], 0.018, matte("#6d757a", 0.3, 0.9))
    for part in (board, sheet, clip):
        part.rotation_euler.x = -0.1


def pack() -> None:
    """The battery of a car, on a lifting table below it."""
    box((1.7, 1.15, 0.14), (0, 0, 0.82), matte("#c8ced2", 0.3, 0.7), 32, 0.02)
    for i in range(6):
        box((0.22, 0.98, 0.03), (-0.62 * 0.85 + i * 0.21 * 0.85, (-0.62 + i * 0.25) * 0.53, 0.96), matte("#2f6fb0", 0.4), 32, 0.008)
    box((1.5, 1.0, 0.06), (0, 0, 0.74), matte("#e08a2c", 0.45), 32, 0.01)
    steel = matte("#5c656b", 0.4, 0.6)
    for side in (-0.45, 0.45):
        tube([(-0.6, side - 0.35, 0.12), (0.6, side + 0.35, 0.74)], 0.03, steel)
        tube([(0.6, side + 0.35, 0.12), (-0.6, side - 0.35, 0.74)], 0.03, steel)
    box((1.5, 0.9, 0.1), (0, 0, 0.02), matte("#e08a2c", 0.45), 32, 0.02)
