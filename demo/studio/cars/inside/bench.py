"""The rear bench, and the shelf under the rear window."""

import bpy
import numpy as np

from ...kit.field import Array
from ...kit.mesher import solid
from .cockpit import Cockpit
from .forms import block
from .looks import Looks
from .seats import headrest, seat_field


def build_bench(shape: Cockpit, looks: Looks, inside: bpy.types.Collection) -> None:
    """Three rear seats, with the shelf under the rear window."""
    half = shape.width - 0.035

    def fold(y: Array) -> Array:
        """The outer places are shaped as seats; the middle one is flat."""
        return np.where(np.abs(y) < 0.165, np.abs(y) * 0.6, np.abs(y) - 0.405)

    spot = (shape.rear, 0.0, shape.cushion + 0.02)
    bounds = ((-0.60, 0.5), (-half - 0.05, half + 0.05), (-0.2, 0.75))
    solid("bench", seat_field(half, fold), bounds, 0.011, looks.leather, inside).location = spot
    rest = solid(
        "rear headrest",
        headrest(0.12),
        ((0.1, 0.45), (-0.2, 0.2), (0.55, 0.95)),
        0.01,
        looks.leather,
        inside,
    )
    for y in (-0.405, 0.0, 0.405):
        part = rest if y < 0 else rest.copy()
        part.location = (spot[0] - 0.0, y, spot[2] - (0.12 if y == 0 else 0.09))
        if y >= 0:
            inside.objects.link(part)
    end = shape.backlight(shape.belt) + 0.10
    start = shape.rear + 0.20
    block(
        "shelf",
        ((start + end) / 2, 0, shape.belt - 0.04),
        (end - start, 2 * shape.width + 0.1, 0.08),
        0.02,
        looks.pad,
        inside,
    )
    block(
        "bench base",
        (shape.rear - 0.18, 0, shape.cushion - 0.25),
        (0.58, 2 * half, 0.40),
        0.04,
        looks.plastic,
        inside,
    )
