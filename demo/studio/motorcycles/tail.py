"""The tail: a painted wedge below the seat, and the arm with the number plate."""

import bpy
import numpy as np

from ..cars.plates import plate_material
from ..kit import materials
from ..kit.field import Array, Line, most
from ..kit.mesher import solid
from .parts import rounded, slab, tube

HIGH = Line((0.28, 0.772), (0.40, 0.812, 0.05), (0.60, 0.850, 0.04), (0.66, 0.880, 0.03), (0.80, 0.892))
LOW = Line((0.28, 0.690), (0.40, 0.715, 0.08), (0.60, 0.770, 0.1), (0.80, 0.845))
WIDE = Line((0.28, 0.142), (0.46, 0.136, 0.08), (0.80, 0.066))
LEAN = 0.24
"""The tilt of the plate, in radians."""


def build_tail(paint: bpy.types.Material, into: bpy.types.Collection) -> None:
    """The wedge, the arm and its plate."""
    solid("skin tail", _wedge, ((0.24, 0.83), (-0.17, 0.17), (0.66, 0.93)), 0.0055, paint, into)
    black = materials.plastic()
    arm = [(0.68, 0, 0.81), (0.80, 0, 0.765), (0.905, 0, 0.715), (0.945, 0, 0.655)]
    tube("arm", arm, [0.022, 0.018, 0.014], black, into)
    _plate(into)
    turn = (0, np.pi / 2 - LEAN, 0)
    slab("back", rounded(0.085, 0.27, 0.01), 0.010, black, into, (0.986, 0, 0.635), turn)


def _wedge(x: Array, y: Array, z: Array) -> Array:
    over = (z - HIGH(x) + 1.2 * y * y) * 0.9
    body = most(over, np.abs(y) - WIDE(x) + 0.2 * np.abs(z - 0.84), 0.018)
    body = most(body, LOW(x) - z, 0.012)
    ends = np.maximum(x - 0.792 + 3 * y * y - 0.3 * (z - 0.86), 0.315 - x - 0.6 * (z - 0.75))
    return most(body, ends, 0.012)


def _plate(into: bpy.types.Collection) -> None:
    half_u, half_v = 0.13, 0.0375
    square = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    corners = [
        (0.995 - v * half_v * np.sin(LEAN), u * half_u, 0.635 + v * half_v * np.cos(LEAN)) for u, v in square
    ]
    mesh = bpy.data.meshes.new("plate")
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    mesh.materials.append(plate_material())
    layer = mesh.uv_layers.new(name="uv")
    for loop, (u, v) in zip(layer.data, square, strict=True):
        loop.uv = ((u + 1) / 2, (v + 1) / 2)
    into.objects.link(bpy.data.objects.new("skin plate", mesh))
