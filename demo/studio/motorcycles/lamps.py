"""All lights: the round headlamp, the red tail lamp, and four indicators."""

from math import cos, pi, sin

import bpy
import numpy as np

from ..kit import materials
from ..kit.mesher import solid
from .parts import rod, tube, turned
from .spec import ROADSTER, Point

HEAD: Point = (-0.612, 0.0, 0.862)
ALONG: Point = (-0.985, 0.0, 0.17)
"""The direction of the headlamp: slightly up, because it is mounted on the fork."""


def build_lamps(lit: bool, into: bpy.types.Collection) -> None:
    """All lights; the light ring and the tail lamp glow slightly even when they are off."""
    _bowl(into)
    ring = materials.glow("ring", (1, 1, 1), 5.0 if lit else 1.35)
    rim = [(0.083, 0.012), (0.083, 0.022), (0.071, 0.019), (0.071, 0.009)]
    turned("ring", rim, ring, into, HEAD, ALONG, 96)
    _lenses(into)
    _red(lit, into)
    for side in (-1, 1):
        _blinker((HEAD[0] + 0.06, side * 0.118, HEAD[2] - 0.075), (0.050, 0.060), -1, side, into)
        _blinker((0.900, 0.0, 0.715), (0.005, 0.125), 1, side, into)


def _bowl(into: bpy.types.Collection) -> None:
    black = materials.plain("bowl", (0.010, 0.010, 0.010), 0.16, coat=1.0)
    outside = [(0, -0.085), (0.045, -0.080), (0.075, -0.055), (0.090, -0.010), (0.094, 0.020), (0.094, 0.030)]
    inside = [(0.089, 0.034), (0.085, 0.030), (0.085, 0.004), (0, 0.000)]
    turned("skin lamp", [*outside, *inside], black, into, HEAD, ALONG, 96)
    bezel = [(0.0955, 0.018), (0.0965, 0.028), (0.090, 0.0365), (0.087, 0.033)]
    turned("bezel", bezel, materials.chrome(), into, HEAD, ALONG, 96)
    for side in (-1, 1):
        hold = ROADSTER.on_fork(0.84, y=side * ROADSTER.fork)
        tube("ear", [hold, (HEAD[0] + 0.01, side * 0.088, HEAD[2])], [0.016, 0.010], black, into, 12, 3)


def _lenses(into: bpy.types.Collection) -> None:
    mirror = materials.plain("mirror", (0.55, 0.55, 0.55), 0.12, 1.0)
    lens = materials.plain("lens", (0.02, 0.02, 0.02), 0.03, coat=1.0)
    cup = [(0.029, 0.004), (0.027, 0.012), (0.019, 0.006), (0.019, 0.002)]
    dome = [(0.019 * cos(turn), 0.004 + 0.012 * sin(turn)) for turn in np.linspace(0, pi / 2, 9)]
    for y in (-0.030, 0.030):
        place: Point = (HEAD[0], y, HEAD[2])
        turned("cup", cup, mirror, into, place, ALONG, 48)
        turned("lens", [*dome, (0, 0.002), (0.019, 0.002)], lens, into, place, ALONG, 48)


def _red(lit: bool, into: bpy.types.Collection) -> None:
    red = materials.plain("red", (0.20, 0.002, 0.005), 0.08, coat=1.0)
    shade = red.node_tree.nodes["Principled BSDF"].inputs
    shade["Emission Color"].default_value = (1.0, 0.02, 0.015, 1)
    shade["Emission Strength"].default_value = 4.0 if lit else 0.8
    bar = rod((0.783, -0.045, 0.869), (0.783, 0.045, 0.869), 0.0125)
    solid("tail lamp", bar, ((0.76, 0.81), (-0.07, 0.07), (0.84, 0.90)), 0.0035, red, into)


def _blinker(
    foot: Point, stalk: tuple[float, float], way: int, side: int, into: bpy.types.Collection
) -> None:
    """An indicator on a stalk that extends so far along and out; `way` is -1 in front."""
    black = materials.plastic()
    end: Point = (foot[0] + way * stalk[0] * 0.2, foot[1] + side * stalk[1], foot[2])
    tube("stalk", [foot, end], 0.0075, black, into, 10, 2)
    shell = [(0, -0.03), (0.012, -0.027), (0.018, -0.006), (0.018, 0.006), (0, 0.006)]
    turned("blinker", shell, black, into, end, (way, 0, 0), 28)
    clear = materials.plain("clear", (0.42, 0.42, 0.42), 0.12, coat=1.0)
    pane = [(0, 0.011), (0.010, 0.010), (0.0165, 0.006), (0, 0.004)]
    turned("blinker glass", pane, clear, into, end, (way, 0, 0), 28)
