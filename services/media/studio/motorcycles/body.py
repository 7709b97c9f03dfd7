"""What the rider sits on and buyers see first: tank and shrouds in paint, the seat, the tail."""

import bpy
import numpy as np

from ..cars.canvas import polygon
from ..cars.plates import plate_material
from ..kit import materials
from ..kit.field import Array, Field, Line, most
from ..kit.mesher import solid
from .parts import rod, slab, rounded, tube, turned
from .spec import ROADSTER

TOP = Line((-0.46, 0.875), (-0.40, 0.930, 0.05), (-0.22, 0.982, 0.12), (0.00, 0.900, 0.16), (0.12, 0.800))
FOOT = Line((-0.46, 0.790), (-0.36, 0.715, 0.06), (-0.05, 0.678, 0.10), (0.14, 0.735))
BELLY = Line((-0.46, 0.100), (-0.33, 0.180, 0.08), (-0.16, 0.192, 0.10), (0.02, 0.130, 0.10), (0.12, 0.096))
SEAT = Line((-0.02, 0.872), (0.06, 0.822, 0.06), (0.24, 0.796, 0.12), (0.40, 0.862, 0.05), (0.66, 0.880))
SEAT_FOOT = Line((-0.02, 0.765), (0.20, 0.745, 0.1), (0.40, 0.806, 0.06), (0.66, 0.848))
SEAT_WIDTH = Line((-0.02, 0.088), (0.24, 0.148, 0.16), (0.46, 0.118, 0.14), (0.66, 0.098))


def build_body(paint: bpy.types.Material, lit: bool, into: bpy.types.Collection) -> None:
    """Tank, shrouds, seat and tail."""
    solid("skin tank", _tank, ((-0.50, 0.14), (-0.22, 0.22), (0.66, 0.99)), 0.006, paint, into)
    cap = [(0, 0.010), (0.026, 0.010), (0.029, 0.007), (0.038, 0.006), (0.041, 0.002), (0.041, -0.02), (0, -0.02)]
    turned("cap", cap, materials.alloy(), into, (-0.225, 0, _on(_tank, -0.225, 0.0)), (0.02, 0, 1), 48)
    for side in (-1, 1):
        _shroud(side, paint, into)
    solid("skin seat", _seat, ((-0.06, 0.70), (-0.19, 0.19), (0.70, 0.93)), 0.0045, _leather(), into)
    _stitches(into)
    _tail(paint, lit, into)
    _plate(into)


def _tank(x: Array, y: Array, z: Array) -> Array:
    """A belly that narrows for the knees below a line that rises to the seat."""
    width = BELLY(x)
    over = (z - TOP(x) + 1.5 * y * y) * 0.9
    line = 0.765 + 0.30 * (x + 0.30)
    knee = 0.5 - 0.5 * np.tanh((z - line) / 0.013)
    knee = knee * (0.5 + 0.5 * np.tanh((x + 0.235) / 0.035))
    side = np.abs(y) - width + 0.030 * knee - 0.10 * np.minimum(z - 0.84, 0) + 0.5 * np.maximum(z - 0.86, 0)
    body = most(over, side * 0.9, 0.045)
    body = most(body, FOOT(x) - z, 0.02)
    return most(most(body, -0.455 - x - 0.2 * (z - 0.85), 0.05), x - 0.095, 0.03)


def _shroud(side: int, paint: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A blade that leads air to the radiator, from below the tank."""
    corners = [(-0.480, 0.765), (-0.440, 0.815), (-0.185, 0.775), (-0.165, 0.725), (-0.365, 0.515), (-0.415, 0.530)]

    def field(x: Array, y: Array, z: Array) -> Array:
        u, v = np.broadcast_arrays(x, z)
        out = 0.150 + 0.022 * np.tanh((x + 0.40) / 0.06) - 1.4 * (z - 0.70) ** 2 + 0.10 * np.maximum(z - 0.775, 0)
        crease = 0.010 * np.tanh((z - 0.700 - 0.55 * (x + 0.34)) / 0.016)
        return most(np.abs(side * y - out - crease) - 0.007, polygon(u, v, corners) + 0.012, 0.010)

    low, high = sorted((side * 0.10, side * 0.22))
    solid("shroud", field, ((-0.50, -0.16), (low, high), (0.50, 0.84)), 0.004, paint, into)


def _seat(x: Array, y: Array, z: Array) -> Array:
    """Tuck and roll under the rider, smooth under the passenger."""
    tuck = np.abs((x - 0.075) % 0.036 - 0.018) - 0.018
    roll = 0.0045 * np.exp(-((tuck / 0.0055) ** 2)) * (0.5 + 0.5 * np.tanh((0.345 - x) / 0.006)) * (x > 0.085)
    roll = roll * np.clip((0.105 - np.abs(y)) / 0.008, 0, 1)
    over = (z - SEAT(x) + 1.1 * y * y + roll) * 0.95
    side = (np.abs(y) - SEAT_WIDTH(x) + 0.25 * np.maximum(z - SEAT_FOOT(x), 0)) * 0.95
    body = most(over, side, 0.038)
    return most(most(body, SEAT_FOOT(x) - z, 0.014), np.maximum(x - 0.625 + 2.4 * y * y, -0.02 - x), 0.03)


def _leather() -> bpy.types.Material:
    return materials.plain("leather", (0.022, 0.022, 0.022), 0.52)


def _on(field: Field, x: float, y: float) -> float:
    """The height of a field's top over a place."""
    heights = np.linspace(0.99, 0.72, 541)
    inside = field(np.array(x), np.array(y), heights) < 0
    return float(heights[int(np.argmax(inside))])


def _stitches(into: bpy.types.Collection) -> None:
    """Light thread along both edges of the seat and across, before the passenger."""
    thread = materials.plain("thread", (0.34, 0.34, 0.34), 0.7)
    for side in (-1, 1):
        for step in range(44):
            x = 0.075 + step * 0.0108
            y, after = (side * (float(SEAT_WIDTH(np.array(at))) - 0.036) for at in (x, x + 0.0068))
            ends = [(x, y, _on(_seat, x, y) + 0.0006), (x + 0.0068, after, _on(_seat, x + 0.0068, after) + 0.0006)]
            tube("stitch", ends, 0.0013, thread, into, 6, 1)


def _tail(paint: bpy.types.Material, lit: bool, into: bpy.types.Collection) -> None:
    """A wedge in paint below and behind the seat, with a red lamp across its end."""
    high = Line((0.28, 0.772), (0.40, 0.812, 0.05), (0.60, 0.850, 0.04), (0.66, 0.880, 0.03), (0.80, 0.892))
    low = Line((0.28, 0.690), (0.40, 0.715, 0.08), (0.60, 0.770, 0.1), (0.80, 0.845))
    wide = Line((0.28, 0.142), (0.46, 0.136, 0.08), (0.80, 0.066))

    def field(x: Array, y: Array, z: Array) -> Array:
        body = most((z - high(x) + 1.2 * y * y) * 0.9, np.abs(y) - wide(x) + 0.2 * np.abs(z - 0.84), 0.018)
        body = most(body, low(x) - z, 0.012)
        return most(body, np.maximum(x - 0.792 + 3 * y * y - 0.3 * (z - 0.86), 0.315 - x - 0.6 * (z - 0.75)), 0.012)

    solid("skin tail", field, ((0.24, 0.83), (-0.17, 0.17), (0.66, 0.93)), 0.0055, paint, into)
    red = materials.plain("red", (0.20, 0.002, 0.005), 0.08, coat=1.0)
    shade = red.node_tree.nodes["Principled BSDF"].inputs
    shade["Emission Color"].default_value = (1.0, 0.02, 0.015, 1)
    shade["Emission Strength"].default_value = 4.0 if lit else 0.8
    lamp = rod((0.783, -0.045, 0.869), (0.783, 0.045, 0.869), 0.0125)
    solid("tail lamp", lamp, ((0.76, 0.81), (-0.07, 0.07), (0.84, 0.90)), 0.0035, red, into)


def _plate(into: bpy.types.Collection) -> None:
    """An arm behind the wheel's top with the number plate and two blinkers."""
    black = materials.plastic()
    tube("arm", [(0.68, 0, 0.81), (0.80, 0, 0.765), (0.905, 0, 0.715), (0.945, 0, 0.655)], [0.022, 0.018, 0.014], black, into)
    lean = 0.24
    corners = [(0.975 - v * np.sin(lean) + 0.02, u, 0.635 + v * np.cos(lean)) for u, v in ((-0.13, -0.0375), (0.13, -0.0375), (0.13, 0.0375), (-0.13, 0.0375))]
    mesh = bpy.data.meshes.new("plate")
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    mesh.materials.append(plate_material())
    layer = mesh.uv_layers.new(name="uv")
    for loop, uv in zip(layer.data, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True):
        loop.uv = uv
    into.objects.link(bpy.data.objects.new("skin plate", mesh))
    slab("back", rounded(0.085, 0.27, 0.01), 0.010, black, into, (0.986, 0, 0.635), (0, np.pi / 2 - lean, 0))
    for side in (-1, 1):
        end = (0.905, side * 0.125, 0.715)
        tube("stalk", [(0.900, 0, 0.715), end], 0.0075, black, into, 10, 2)
        shell = [(0, -0.03), (0.012, -0.027), (0.018, -0.006), (0.018, 0.006), (0, 0.006)]
        turned("blinker", shell, black, into, end, (1, 0, 0), 28)
        clear = materials.plain("clear", (0.42, 0.42, 0.42), 0.12, coat=1.0)
        turned("glass", [(0, 0.011), (0.010, 0.010), (0.0165, 0.006), (0, 0.004)], clear, into, end, (1, 0, 0), 28)
    _hugger(black, into)


def _hugger(black: bpy.types.Material, into: bpy.types.Collection) -> None:
    """A shell close over the front of the rear tyre."""
    machine = ROADSTER
    ring, gap = machine.rear_wheel - machine.rear_tyre * 0.56, machine.rear_tyre * 0.56 + 0.017

    def field(x: Array, y: Array, z: Array) -> Array:
        dx, dz = x - machine.rear_axle, z - machine.rear_wheel
        out, turn = np.hypot(dx, dz), np.arctan2(dz, -dx)
        shell = np.abs(np.hypot(out - ring, y) - gap) - 0.006
        return most(most(shell, (np.abs(turn - 0.95) - 0.62) * machine.rear_wheel, 0.006), ring + 0.03 - out, 0.006)

    bounds = ((0.36, 0.86), (-0.13, 0.13), (0.36, 0.68))
    solid("hugger", field, bounds, 0.005, black, into)
