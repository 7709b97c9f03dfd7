"""A tractor and its trailer, and the places they are seen in."""

from math import cos, pi, radians, sin
from typing import Literal

import bpy
import numpy as np

from ..build.land import curve, level, mountain, ribbon, terrain
from ..build.looks import glow, matte, speckled
from ..build.noise import hills
from ..build.plants import spruces, stand
from ..build.shapes import Point, bevelled, box, cylinder, mesh, prism, tube, word
from ..build.sky import air, panel, sky, spot, sun
from ..build.stage import expose
from .lake import road

Place = Literal["dawn", "night", "yard", "hall", "charging"]


def lorry(colour: str, at: Point, turn: float = 0.0, trailer: bool = True, lit: bool = False, side: str = "#e9edf0") -> None:
    """Front towards +x when `turn` is nought; the middle of the front axle stands on `at`."""
    before = set(bpy.context.scene.objects)
    tractor(colour, lit)
    if trailer:
        box_trailer(side, colour)
    hanger = bpy.data.objects.new("lorry", None)
    bpy.context.scene.collection.objects.link(hanger)
    for part in set(bpy.context.scene.objects) - before - {hanger}:
        part.parent = hanger
    hanger.location, hanger.rotation_euler = at, (0, 0, radians(turn))


def tractor(colour: str, lit: bool) -> None:
    """A high cab over its engine, chassis and six wheels."""
    paint, dark, chrome = matte(colour, 0.25, 0.2, 1.0), matte("#15181b", 0.5), matte("#aeb5ba", 0.2, 1.0)
    outline = [(-0.95, 0.55), (1.28, 0.55), (1.38, 0.75), (1.38, 1.75), (1.12, 2.95), (0.85, 3.3), (0.35, 3.72), (-0.85, 3.86), (-0.95, 3.8)]
    cab = prism(outline, 2.46, (0, 1.23, 0), paint, 0, 0.09)
    cab.rotation_euler = (pi / 2, 0, 0)
    pane = matte("#0b1014", 0.04, 0, 0.6)
    mesh([(1.385, -1.08, 1.82), (1.385, 1.08, 1.82), (1.145, 1.02, 2.88), (1.145, -1.02, 2.88)], [(0, 1, 2, 3)], pane)
    for y in (-1.236, 1.236):
        mesh([(1.18, y, 1.86), (0.1, y, 1.78), (0.1, y, 2.72), (0.98, y, 2.78)], [(0, 1, 2, 3), (3, 2, 1, 0)], pane)
        box((0.02, 0.01, 2.0), (0.02, y, 0.85), dark)
        box((0.14, 0.02, 0.03), (0.2, y, 1.6), chrome)
        box((0.12, 0.26, 0.62), (1.2, y * 1.13, 2.05), dark, 0, 0.04)
        box((1.7, 0.14, 0.75), (-2.1, y * 0.97, 0.3), paint, 0, 0.05)
        box((1.0, 0.12, 0.5), (-0.1, y * 1.0, 0.35), dark, 0, 0.04)
    box((0.1, 2.1, 0.62), (1.36, 0, 0.95), dark, 0, 0.03)
    for z in (1.03, 1.17, 1.31, 1.45):
        box((0.05, 1.9, 0.035), (1.41, 0, z), chrome, 0, 0.01)
    box((0.28, 2.44, 0.42), (1.3, 0, 0.3), paint, 0, 0.08)
    lamp = glow("#fff4dc", 26 if lit else 1.6)
    for y in (-0.88, 0.88):
        box((0.06, 0.42, 0.13), (1.43, y, 0.56), lamp, 0, 0.02)
        box((0.05, 0.5, 0.2), (1.42, y, 0.525), matte("#0d0f11", 0.1), 0, 0.02)
    for y in (-0.8, -0.4, 0.0, 0.4, 0.8):
        box((0.1, 0.14, 0.05), (0.72, y, 3.46), glow("#ffb45a", 7 if lit else 0.8), 0, 0.01)
    box((0.06, 1.6, 0.3), (1.16, 0, 2.98), dark, 0, 0.03)
    box((6.2, 0.85, 0.28), (-2.9, 0, 0.72), dark)
    for x, double in ((0.0, False), (-3.75, True)):
        axle(x, double)
    for y in (-1.0, 1.0):
        for x in (0.0, -3.75):
            arch = [(0.66 * cos(t), 0.52 + 0.66 * sin(t)) for t in np.linspace(pi * 0.05, pi * 0.95, 14)]
            guard = mesh([(x + a, y + s * 0.3, b) for s in (-1, 1) for a, b in arch], [(k, k + 1, k + 15, k + 14) for k in range(13)], dark)
            thick = guard.modifiers.new("thick", "SOLIDIFY")
            thick.thickness = 0.03


def axle(x: float, double: bool) -> None:
    """Wheels on both sides."""
    tyre, rim, hub = matte("#141517", 0.8), matte("#b6bcc0", 0.25, 0.9), matte("#2a2d30", 0.4, 0.6)
    for side in (-1, 1):
        for k in range(2 if double else 1):
            y = side * (1.1 - k * 0.33)
            wheel = cylinder(0.52, 0.31, (x, y + 0.155, 0.52), tyre, 48)
            wheel.rotation_euler = (pi / 2, 0, 0)
            bevelled(wheel, 0.035)
        face = side * 1.257
        for radius, depth, look in ((0.31, 0.012, rim), (0.24, 0.02, hub), (0.13, 0.05, rim)):
            disc = cylinder(radius, depth, (x, face + (depth if side > 0 else 0), 0.52), look, 36)
            disc.rotation_euler = (pi / 2, 0, 0)
        for t in np.linspace(0, 2 * pi, 11)[:-1]:
            nut = cylinder(0.018, 0.05, (x + 0.19 * cos(t), face + (0.05 if side > 0 else 0), 0.52 + 0.19 * sin(t)), rim, 10)
            nut.rotation_euler = (pi / 2, 0, 0)


def box_trailer(side: str, stripe: str) -> None:
    """A box on three axles."""
    body, dark = matte(side, 0.4, 0, 0.4), matte("#1b1e21", 0.5)
    box((13.4, 2.52, 2.75), (-8.9, 0, 1.22), body, 0, 0.05)
    for y in (-1.268, 1.268):
        box((13.2, 0.01, 0.34), (-8.9, y, 1.45), matte(stripe, 0.4))
        word("nordvik", 1.0, (-8.4, y * 1.003, 2.35), matte(stripe, 0.4), 0 if y < 0 else 180, True, 0.004)
        box((6.2, 0.05, 0.55), (-7.4, y * 0.97, 0.5), matte("#d4dade", 0.4))
        for x in (-13.5, -9.5, -5.5):
            box((0.12, 0.02, 0.06), (x, y, 1.27), glow("#ffad4a", 2.0))
    box((13.2, 1.0, 0.3), (-8.9, 0, 0.95), dark)
    for x in (-11.2, -12.5, -13.8):
        axle(x, False)
    for y in (-1.05, 1.05):
        box((0.02, 0.3, 0.14), (-15.61, y, 1.0), glow("#ff3322", 3.0))


STRAIGHT = curve((1.9, -30, 0), (1.9, 40, 0), (1.9, 200, 0), (1.9, 500, 1), (2.5, 900, 4), steps=360)


def scene(place: Place, colour: str, colours: tuple[str, ...] = ()) -> None:
    """A lorry where `place` says."""
    expose()
    {"dawn": dawn, "night": night, "yard": yard, "hall": hall, "charging": charging}[place](colour, colours)


def dawn(colour: str, _: tuple[str, ...]) -> None:
    """A long straight road towards the first light."""
    sky(((0.0, "#ffcf9a"), (0.07, "#f3b08c"), (0.25, "#9c93b4"), (0.6, "#4a6596"), (1.0, "#274473")), 0.9, ("#ffc9a0", 0.7), (-20, 3, "#ffb070", 1.4))
    sun(-24, 5, "#ffb072", 3.6, 2.0)
    level((-900, 900, -60, 1500), -0.12, speckled("#5b5a40", "#8b8256", 0.25, 0.95, 0.5))
    road(STRAIGHT, 3.8)
    spread(("#22352f", "#3c5148"))
    lorry(colour, (0.25, 14, 0.05), -90, True, True)
    panel((8, 5), (-9, 2, 5), (3, 16, 1.5), "#cfdcff", 700)
    air("#e3b79c", 420, 0.9, 25)


def spread(needles: tuple[str, str]) -> None:
    """Woods far to both sides, low hills at the end."""
    stand(spruces(3, *needles), 900, 4, (-260, 260, 60, 520), (8, 15), lambda x, y: -0.1 if abs(x - 2) > 26 + y * 0.05 else None)
    low = mountain("#5f6678", "#4a5560", None, grain=0.01)
    terrain((-1800, 1800, 900, 2000), lambda x, y: 190 * hills(x, y, 620, 3) * np.clip((y - 900) / 500, 0, 1) - 20, low, 120)


def night(colour: str, _: tuple[str, ...]) -> None:
    """Snow, headlamps, a northern sky."""
    sky(((0.0, "#2a4258"), (0.2, "#1c3450"), (1.0, "#0a1628")), 0.5, ("#3f8f86", 0.5))
    level((-900, 900, -60, 1500), -0.1, speckled("#b9c6d6", "#e8eef5", 0.5, 0.8, 0.5))
    ribbon(STRAIGHT, -3.8, 3.8, speckled("#4a535e", "#8a96a4", 0.8, 0.5, 0.2), 0.02)
    for k in range(1, 14):
        for x in (-2.6, 6.4):
            tube([(x, 4 + k * 14, 0), (x, 4 + k * 14, 1.6)], 0.03, matte("#d9662b", 0.6))
    stand(spruces(3, "#22323a", "#aebccb"), 800, 4, (-160, 160, 14, 420), (8, 15), lambda x, y: -0.1 if abs(x - 2) > 10 + y * 0.02 else None)
    lorry(colour, (0.2, 13, 0.05), -91, True, True)
    for dx in (-0.9, 0.9):
        spot((0.2 + dx, 11.3, 0.65), (0.4 + dx * 2, -8, 0.0), "#fff0d0", 2600, 58, 0.8, 0.1)
    panel((10, 4), (-9, 0, 7), (3, 16, 1.5), "#8fb4e6", 900)
    panel((4, 4), (10, 24, 9), (4, 16, 2), "#7fa8e0", 900)
    air("#27405a", 240, 0.5, 20)


def yard(colour: str, colours: tuple[str, ...]) -> None:
    """Tractors side by side in the evening."""
    sky(((0.0, "#ffd0a0"), (0.12, "#e8b8a4"), (0.4, "#7f93b8"), (1.0, "#34568c")), 0.8, ("#ffd8b8", 0.6))
    sun(-122, 9, "#ffc08a", 3.4)
    level((-200, 200, -60, 300), 0.0, speckled("#74777a", "#878a8c", 1.2, 0.6, 0.1))
    box((46, 12, 8.5), (4, 21, 0), speckled("#b9c3ca", "#c6cfd5", 3, 0.6, 0.2, (8, 1, 0.02)))
    box((46.4, 12.4, 0.5), (4, 21, 8.5), matte("#2b3236", 0.5))
    for x in (-12, -4, 4, 12, 20):
        box((4.6, 0.1, 5.2), (x, 14.95, 0), matte("#0d527c" if x != 4 else "#f9953d", 0.5))
        box((3.8, 0.12, 0.5), (x, 14.93, 3.4), glow("#ffe0b0", 2.0))
    for i, paint in enumerate((colour, *colours)):
        lorry(paint, (-4.2 + i * 4.0, 1.6 + i * 0.3, 0), -102, False, False)
    stand(spruces(3), 160, 4, (-120, 120, 34, 90), (9, 16), lambda x, y: 0.0)
    air("#dbb7a2", 300, 0.9, 20)


def hall(colour: str, _: tuple[str, ...]) -> None:
    """A high workshop with tubes under its roof."""
    sky(((0.0, "#dfe8ee"), (1.0, "#c9dbe8")), 0.35)
    level((-30, 30, -20, 24), 0.0, speckled("#a4acb0", "#b4bbbe", 0.5, 0.18, rough_to=0.36))
    box((60, 0.3, 9), (0, 13, 0), matte("#dde3e6", 0.7))
    box((0.3, 40, 9), (-9.5, 0, 0), matte("#dde3e6", 0.7))
    box((60, 40, 0.3), (0, 0, 9), matte("#c8cfd3", 0.8))
    box((60, 0.04, 0.5), (0, 12.8, 1.3), matte("#0d527c", 0.5))
    for x in (-5.2, 3.6, 12.4):
        box((5.0, 0.1, 5.4), (x, 12.8, 0), matte("#b9c4ca", 0.5))
        for z in (1.4, 3.0):
            box((4.4, 0.12, 0.9), (x, 12.77, z), glow("#f1f7fb", 2.0))
    for y in (-8, -3, 2, 7):
        for x in (-5, 1, 7):
            panel((0.4, 3.6), (x, y, 8.2), (x, y, 0), "#fbfdff", 240, True)
    for x in (-1.9, 2.0):
        box((0.12, 16, 0.012), (x + 0.6, 2, 0), matte("#f2c230", 0.6))
    box((0.9, 0.6, 1.1), (-4.0, 1.5, 0), matte("#f9953d", 0.4, 0, 0.4), 15, 0.03)
    box((2.6, 0.8, 0.95), (-7.6, 6.5, 0), matte("#0d527c", 0.4, 0, 0.4), 0, 0.03)
    lorry(colour, (0.4, -0.4, 0), -112, False, False)


def charging(colour: str, _: tuple[str, ...]) -> None:
    """A tractor by a high charging post at dusk."""
    sky(((0.0, "#f3c0a0"), (0.12, "#b9a3bc"), (0.45, "#5b7bb0"), (1.0, "#223d70")), 0.6, ("#f7c9b0", 0.5))
    level((-200, 200, -60, 300), 0.0, speckled("#55595c", "#66696c", 1.2, 0.45, 0.1, rough_to=0.65))
    box((0.9, 0.6, 3.1), (-3.6, 1.2, 0), matte("#eceff1", 0.35, 0, 0.4), 0, 0.05)
    box((0.6, 0.01, 0.9), (-3.6, 0.89, 1.7), glow("#4fe08a", 4))
    points = [(-3.3 + 2.75 * t, 1.0 + 0.1 * t, 1.5 - 1.1 * sin(pi * t) * (1 - t * 0.4) - 0.4 * t) for t in np.linspace(0, 1, 30)]
    tube(points, 0.04, matte("#121417", 0.5))
    for x in (-9, 13):
        box((0.3, 0.3, 6.2), (x, 9, 0), matte("#dfe3e5", 0.4))
    box((26, 8, 0.4), (2, 9, 6.2), matte("#2b3236", 0.5), 0, 0.05)
    for x in (-6, 2, 10):
        panel((5, 0.5), (x, 6.5, 6.1), (x, 4, 0), "#fff0d8", 420, True)
    panel((5, 4), (-10, -6, 5), (0, 0, 1.5), "#ffd9b8", 520)
    lorry(colour, (0.6, -0.2, 0), -118, False, True)
    stand(spruces(3, "#1a2c2b", "#2e443e"), 160, 4, (-120, 120, 30, 90), (9, 16), lambda x, y: 0.0)
    air("#a893a8", 260, 0.6, 20)
