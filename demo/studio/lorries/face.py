"""The parts behind the lenses and openings of the bumper: lamps, bars, the number plate."""

import bpy
import numpy as np

from ..cars.plates import plate_material
from ..kit import materials
from ..kit.mesher import solid
from ..kit.shapes import add, sweep
from .cab import core, nose, side
from .drawing import GRILLE, INTAKE, LAMPS_ON_TOP, STEP_ENDS, STEPS
from .parts import bar, block, both, on_nose

BARS = 13


def build_face(lit: bool, into: bpy.types.Collection) -> None:
    """Builds all of them."""
    dark = materials.plain("socket", (0.006, 0.006, 0.006), 0.4)
    solid("socket", core, ((-3.05, -0.7), (-1.25, 1.25), (0.25, 1.4)), 0.03, dark, into)
    _bars(GRILLE, BARS, 0.36, materials.gloss_black(), into)
    _bars(INTAKE, 2, 0.3, materials.plastic(), into)
    light = materials.glow("daylight", (1.0, 1.0, 1.0), 16.0 if lit else 1.8)
    both(lambda hand: _lamp(hand, lit, light, into))
    both(lambda hand: _steps(hand, into))
    for middle in LAMPS_ON_TOP:
        _on_top(middle, light if lit else materials.plain("clear", (0.5, 0.5, 0.5), 0.1, coat=1.0), into)
    _plate(into)


def _bars(shape: tuple[float, float, float, float], count: int, share: float, look: bpy.types.Material, into: bpy.types.Collection) -> None:
    """Horizontal bars that follow the nose; their thickness is a share of the pitch."""
    low, high, foot, top = shape
    pitch = (high - low) / count
    half = pitch * share / 2
    for number in range(count):
        middle = low + pitch * (number + 0.5)
        ring = [(-half, 0.025), (-half * 0.2, 0.010), (half, 0.016), (half, 0.05), (-half, 0.05), (-half, 0.025)]
        reach = max(foot, top) + 0.03
        on_nose("bar", np.linspace(-reach, reach, 41), lambda _: [(middle + up, back) for up, back in ring], look, into)


def _lamp(hand: int, lit: bool, light: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A light line over three lenses in a dark bezel that bends round the corner."""
    line = [(0.812, 0.750), (0.812, 0.80), (0.822, 0.840), (0.86, 0.862), (0.93, 0.880), (1.04, 0.890), (1.10, 0.895)]
    points = [(float(nose(np.array(y), np.array(z))) + 0.028, hand * y, z) for y, z in line]
    for x in (-2.80, -2.76, -2.72):
        points.append((x, hand * (float(side(np.array(x), np.array(0.88))) - 0.035), 0.886 - 0.4 * (x + 2.8)))
    bar("daylight", points, 0.012, light, into, 8)
    bezel = materials.plain("bezel", (0.03, 0.03, 0.03), 0.25, 0.6)
    lens = materials.plain("lens", (0.05, 0.05, 0.05), 0.02, coat=1.0)
    for y in (0.885, 0.965, 1.045):
        x = float(nose(np.array(y), np.array(0.775))) + 0.075
        block("bezel", (x + 0.03, hand * y, 0.775), (0.06, 0.078, 0.110), bezel, into, 0.012)
        _dome((x, hand * y, 0.775), 0.034, materials.chrome(), into)
        _dome((x - 0.006, hand * y, 0.775), 0.029, light if lit else lens, into)
    x = float(nose(np.array(0.9), np.array(0.49)))
    fog = [(0.81, 0.50), (0.90, 0.498), (0.99, 0.494)]
    strip = [(float(nose(np.array(y), np.array(z))) - 0.002, hand * y, z) for y, z in fog]
    bar("fog", strip, 0.011, materials.plain("clear", (0.5, 0.5, 0.5), 0.1, coat=1.0), into, 8)


def _dome(centre: tuple[float, float, float], radius: float, look: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A round lens that faces -X."""
    turns = np.linspace(0, 2 * np.pi, 25)
    x, y, z = centre
    rows = [[(x - 0.016 * (1 - r * r), y + radius * r * np.cos(a), z + radius * r * np.sin(a)) for a in turns] for r in (0.0, 0.4, 0.75, 1.0)]
    add("lens", *sweep(rows), look, into=into)


def _on_top(middle: float, look: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A lamp flush in the roof: a lens in a black frame."""
    for name, half, low, high, out, material in (
        ("frame", 0.115, 3.205, 3.275, 0.001, materials.gloss_black()),
        ("top lamp", 0.095, 3.220, 3.260, -0.005, look),
    ):
        ring = [(low, out + 0.006), (low + 0.006, out), (high - 0.006, out), (high, out + 0.006), (high, out + 0.03), (low, out + 0.03), (low, out + 0.006)]
        on_nose(name, np.linspace(middle - half, middle + half, 7), lambda _: ring, material, into)


def _steps(hand: int, into: bpy.types.Collection) -> None:
    """Treads of ribbed metal in the openings under the door."""
    metal = materials.plain("tread", (0.42, 0.42, 0.42), 0.5, 0.3)
    middle, long = sum(STEP_ENDS) / 2, STEP_ENDS[1] - STEP_ENDS[0]
    dark = materials.plain("recess", (0.012, 0.012, 0.012), 0.6)
    block("recess", (middle, hand * 0.95, 0.72), (long + 0.12, 0.24, 0.78), dark, into)
    for low, _ in STEPS:
        out = float(side(np.array(middle), np.array(low))) - 0.075
        for number in range(3):
            block("tread", (middle, hand * (out + 0.045 - 0.036 * number), low + 0.014), (long + 0.02, 0.026, 0.022), metal, into, 0.004)


def _plate(into: bpy.types.Collection) -> None:
    x = float(nose(np.array(0.26), np.array(0.545))) - 0.012
    corners = [(x, 0.27, 0.488), (x, -0.27, 0.488), (x, -0.27, 0.602), (x, 0.27, 0.602)]
    plate(corners, into)


def plate(corners: list[tuple[float, float, float]], into: bpy.types.Collection) -> None:
    """A number plate over four corners, from the lower left on."""
    made = add("plate", corners, [[0, 1, 2, 3]], plate_material(), smooth=False, into=into)
    layer = made.data.uv_layers.new(name="uv")
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True):
        loop.uv = uv
