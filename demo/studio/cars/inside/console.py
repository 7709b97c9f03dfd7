"""The console between the front seats: selector, cup holders, tray and armrest."""

from collections.abc import Callable

import bpy
import numpy as np

from ...kit.field import Array, box, most
from ...kit.mesher import solid
from .cockpit import Cockpit
from .forms import block, loft, rounded
from .looks import Looks
from .rods import disc, ring, stitches

HALF = 0.125
"""Half its width."""


def build_console(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """The console, from the dashboard to the knees of the rear passengers."""
    high = shape.console

    def top(x: float) -> float:
        rise = shape.dash - 0.30 - high
        return high + rise * float(np.clip((0.20 - x) / 0.28, 0, 1)) ** 1.6

    side = rounded(
        (-HALF - 0.012, 0.10 - high), (-HALF - 0.012, -0.03), (-HALF, 0.0, 0.02), (-HALF + 0.02, 0.002)
    )
    for turn in (-1, 1):
        loft(
            "side",
            side,
            np.linspace(-0.12, 1.10, 50),
            lambda x, a, b, turn=turn: (x, turn * a, top(x) + b),
            looks.leather,
            inside,
        )
    _top(shape, top, looks, inside)
    _selector(high, looks, inside)
    _rest(high, looks, inside)
    block(
        "end", (1.09, 0, high / 2 + 0.03), (0.05, 2 * HALF + 0.02, high - 0.06), 0.02, looks.plastic, inside
    )
    for z in (0.0, 0.012, 0.024):
        block("fin", (1.116, 0, high - 0.10 - z), (0.008, 0.15, 0.003), 0.001, looks.metal, inside)


def _top(shape: Cockpit, top: Callable[[float], float], looks: Looks, inside: bpy.types.Collection) -> None:
    """A dark glossy surface with a tray, two cup holders and a metal frame."""
    high = shape.console
    half = HALF - 0.012

    def bed(x: Array, y: Array, z: Array) -> Array:
        rise = (shape.dash - 0.30 - high) * np.clip((0.20 - x) / 0.28, 0, 1) ** 1.6
        body = box((0.27, 0.0, high - 0.06), (0.78, 2 * half, 0.124), 0.008)(x, y, z - rise)
        cups = most(np.hypot(x - np.where(x < 0.445, 0.40, 0.49), y) - 0.037, high - 0.075 - z, 0.004)
        tray = box((0.04, 0.0, high + 0.03), (0.16, 0.16, 0.07), 0.02)(x, y, z - rise)
        return most(most(body, -cups, 0.004), -tray, 0.006)

    solid(
        "bed",
        bed,
        ((-0.16, 0.70), (-0.14, 0.14), (high - 0.14, shape.dash - 0.2)),
        0.005,
        looks.gloss,
        inside,
    )
    for x in (0.40, 0.49):
        ring("cup", (x, 0, high + 0.003), 0.0385, 0.0026, looks.metal, inside)
        disc("cup floor", (x, 0, high - 0.068), 0.036, looks.plastic, inside)
    for turn in (-1, 1):
        edge = [
            (a, b)
            for a, b in rounded((-half - 0.002, 0.0), (-half + 0.001, 0.006, 0.002), (-half + 0.006, 0.002))
        ]
        loft(
            "edge",
            edge,
            np.linspace(-0.10, 0.60, 40),
            lambda x, a, b, turn=turn: (x, turn * a, top(x) + b),
            looks.metal,
            inside,
        )


def _selector(high: float, looks: Looks, inside: bpy.types.Collection) -> None:
    """A short lever on its plate, with buttons beside it."""
    block("plate", (0.24, 0.0, high + 0.004), (0.15, 0.10, 0.006), 0.002, looks.metal, inside)
    block("well", (0.24, 0.0, high + 0.006), (0.142, 0.092, 0.006), 0.002, looks.gloss, inside)
    block("stem", (0.235, 0.0, high + 0.03), (0.035, 0.030, 0.05), 0.010, looks.metal, inside, tilt=8)
    block("knob", (0.228, 0.0, high + 0.068), (0.072, 0.050, 0.042), 0.019, looks.leather, inside, tilt=8)
    block("cap", (0.224, 0.0, high + 0.0865), (0.044, 0.030, 0.006), 0.0028, looks.metal, inside, tilt=8)
    for at, x in enumerate((0.195, 0.22, 0.245, 0.27)):
        block(
            "mark",
            (x, 0.037, high + 0.0094),
            (0.007, 0.006, 0.001),
            0.0004,
            looks.glow if at == 3 else looks.mark,
            inside,
        )


def _rest(high: float, looks: Looks, inside: bpy.types.Collection) -> None:
    """Two cushions side by side, each with a seam."""
    for turn in (-1, 1):
        y = turn * 0.059
        block("rest", (0.82, y, high + 0.030), (0.46, 0.114, 0.075), 0.030, looks.leather, inside)
        stitches(
            "seam",
            [(x, y + turn * 0.022, high + 0.068) for x in np.linspace(0.625, 1.015, 40)],
            looks.thread,
            inside,
        )
    block("hinge", (0.82, 0.0, high + 0.022), (0.44, 0.22, 0.05), 0.012, looks.plastic, inside)
