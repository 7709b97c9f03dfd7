"""The drawings on the cab, from the front and from the side: windows, lamps, grille, seams."""

import numpy as np

from ..cars.canvas import Canvas, path, polygon
from ..kit.field import Array, most
from .cab import nose, parts
from .measures import ARCH, FRONT, RADIUS

GAP = 0.010
"""Width of the seams, in metres: wider than those of cars."""
LAMP = [(0.79, 0.735), (0.93, 0.675), (1.40, 0.675), (1.40, 0.925), (0.93, 0.905), (0.79, 0.855)]
"""Outline of a headlamp in (|y|, z)."""
LAMP_BESIDE = [(-3.3, 0.675), (-2.76, 0.72), (-2.67, 0.80), (-2.72, 0.895), (-3.3, 0.925)]
"""The same on the side of the cab, in (x, z)."""
WINDOW = [(-2.66, 1.80), (-2.60, 1.77), (-1.68, 1.83), (-1.66, 2.74), (-2.34, 2.80), (-2.44, 2.76)]
DOOR = [(-2.70, 1.13), (-1.60, 1.13), (-1.58, 2.94), (-2.42, 2.94), (-2.76, 1.76)]
GRILLE = (0.66, 1.22, 0.70, 0.90)
"""Lowest and highest point, half the width at the bottom and at the top."""
INTAKE = (0.37, 0.45, 0.60, 0.66)
STEPS = ((0.40, 0.66), (0.75, 1.05))
"""The openings of the steps, between two heights."""
STEP_ENDS = (-2.64, -2.31)
LAMPS_ON_TOP = (-0.86, -0.52, 0.52, 0.86)


def draw() -> dict[str, Canvas]:
    """The canvases of the cab by zone."""
    front = Canvas("front", (-1.3, 1.3), (0.2, 3.9))
    side = Canvas("side", (-3.15, -0.65), (0.2, 3.9))
    _screen(front)
    _bumper(front)
    _hatch(front)
    _window(side)
    _flank(side)
    return {"front": front, "side": side}


def opening(shape: tuple[float, float, float, float], y: Array, z: Array, soft: float = 0.04) -> Array:
    """The distance to a trapezoid with round corners."""
    low, high, foot, top = shape
    across = np.abs(y) - (foot + (top - foot) * (z - low) / (high - low))
    return most(across, np.maximum(low - z, z - high), soft)


def _screen(canvas: Canvas) -> None:
    box = canvas.box(-9, 9, 1.5, 3.2)
    y, z = canvas.grid(box)
    edge = parts(nose(y, z), y, z)["side"]
    low = 1.82 - 0.06 * (y / 1.1) ** 2
    canvas.fill("gloss", box, most(np.full(np.shape(z), -9.0), np.maximum(low - 0.085 - z, z - 2.915), 0.04))
    glass = most(edge + 0.06, np.maximum(low - z, z - 2.86), 0.06)
    canvas.fill("glass", box, glass)
    canvas.clear("gloss", box, glass)
    canvas.fill("plastic", box, np.maximum(np.abs(z - low + 0.05) - 0.028, np.abs(y) - 0.98))


def _bumper(canvas: Canvas) -> None:
    box = canvas.box(-9, 9, 0.2, 1.3)
    y, z = canvas.grid(box)
    across = np.abs(y)
    lamp = polygon(across, z, LAMP)
    canvas.fill("gloss", box, lamp - 0.022)
    canvas.clear("gloss", box, lamp)
    canvas.fill("lamp", box, lamp)
    grille = opening(GRILLE, y, z)
    canvas.fill("gloss", box, grille - 0.030)
    canvas.clear("gloss", box, grille)
    canvas.fill("cut", box, grille)
    canvas.fill("cut", box, opening(INTAKE, y, z, 0.02))
    fog = polygon(across, z, [(0.76, 0.45), (1.02, 0.44), (1.02, 0.53), (0.79, 0.54)]) - 0.012
    canvas.fill("gloss", box, fog - 0.012)
    canvas.fill("gap", box, np.abs(fog - 0.014) - GAP / 2)
    canvas.fill("plastic", box, z - 0.352)
    canvas.fill("gap", box, np.maximum(np.abs(z - 0.605) - GAP / 2, across - 0.74))
    canvas.fill("gap", box, np.maximum(np.abs(z - 0.985) - GAP, 0.88 - across))


def _hatch(canvas: Canvas) -> None:
    """The painted panel over the grille, with its slots, and the vanes at the corners."""
    box = canvas.box(-9, 9, 0.9, 3.5)
    y, z = canvas.grid(box)
    across = np.abs(y)
    lid = most(across - 0.965, np.maximum(1.275 - z, z - 1.685), 0.04)
    canvas.fill("gap", box, np.abs(lid) - GAP * 0.8)
    for middle, reach in ((1.345, 0.80), (1.405, 0.83), (1.465, 0.86)):
        canvas.fill("gloss", box, most(across - reach, np.abs(z - middle) - 0.014, 0.012))
    vane = polygon(across, z, [(1.015, 1.06), (1.05, 1.05), (1.05, 1.62), (1.015, 1.60)]) - 0.008
    canvas.fill("gloss", box, vane)
    canvas.fill("gap", box, np.maximum(np.abs(z - 3.06) - GAP * 0.8, across - 1.3))


def _window(canvas: Canvas) -> None:
    box = canvas.box(-9, 9, 1.1, 3.1)
    x, z = canvas.grid(box)
    band = polygon(x, z, [(-3.3, 1.735), (-2.60, 1.72), (-1.30, 1.79), (-1.12, 2.10), (-1.42, 2.79), (-1.66, 2.85), (-2.30, 2.88), (-2.50, 2.915), (-3.3, 2.915)])
    canvas.fill("gloss", box, band)
    glass = polygon(x, z, WINDOW) - 0.02
    glass = np.maximum(glass, 0.011 - np.abs(x + 2.40 - 0.05 * (z - 2.2)))
    canvas.fill("glass", box, glass)
    canvas.clear("gloss", box, glass)
    canvas.fill("gap", box, np.abs(polygon(x, z, DOOR) - 0.03) - GAP * 0.7)


def _flank(canvas: Canvas) -> None:
    box = canvas.box(-9, 9, 0.2, 1.72)
    x, z = canvas.grid(box)
    lamp = polygon(x, z, LAMP_BESIDE)
    canvas.fill("gloss", box, lamp - 0.022)
    canvas.clear("gloss", box, lamp)
    canvas.fill("lamp", box, lamp)
    for low, high in STEPS:
        hole = most(np.abs(x - sum(STEP_ENDS) / 2) - (STEP_ENDS[1] - STEP_ENDS[0]) / 2, np.maximum(low - z, z - high), 0.03)
        canvas.fill("plastic", box, hole - 0.02)
        canvas.clear("plastic", box, hole)
        canvas.fill("cut", box, hole)
    canvas.fill("plastic", box, np.hypot(x - FRONT, z - RADIUS) - ARCH - 0.035)
    canvas.fill("plastic", box, np.maximum(z - 0.352, x + 2.2))
    canvas.fill("gap", box, path(x, z, [(-3.3, 0.985), (-2.74, 0.985), (-2.72, 0.30)]) - GAP)
    locker = polygon(x, z, [(-1.46, 1.06), (-0.82, 1.02), (-0.80, 1.58), (-1.50, 1.58)]) - 0.02
    canvas.fill("gap", box, np.abs(locker) - GAP * 0.7)
    canvas.fill("plastic", box, most(np.abs(x + 1.78) - 0.115, np.abs(z - 1.30) - 0.035, 0.03))
