"""The skin of the cab, and of the fairings that lead the air past the gap to the trailer."""

import numpy as np

from ..kit.field import Array, beyond, most
from .measures import ARCH, BACK, FRONT, HALF, NOSE, PLAN, RADIUS, ROOF, SECTION, UNDER


def side(x: Array, z: Array) -> Array:
    """Half the width."""
    return HALF + PLAN(x) + SECTION(z)


def nose(y: Array, z: Array) -> Array:
    """x of the front, which curves far round the corners."""
    return NOSE(z) + 0.075 * y * y + 0.17 * (y / 1.12) ** 6


def roof(x: Array, y: Array) -> Array:
    """Height of the roof."""
    return ROOF(x) - 0.045 * y * y


def parts(x: Array, y: Array, z: Array) -> dict[str, Array]:
    """How far a point lies outside each sheet."""
    return {
        "side": beyond(np.abs(y), side, x, z),
        "front": beyond(x, nose, y, z, -1),
        "top": beyond(z, roof, x, y),
        "rear": x - BACK + 0 * y + 0 * z,
    }


def field(x: Array, y: Array, z: Array) -> Array:
    """The cab with its bumper, open over the front wheels."""
    sheets = parts(x, y, z)
    inside = most(most(sheets["side"], sheets["front"], 0.10), sheets["top"], 0.17)
    inside = most(inside, sheets["rear"], 0.075)
    inside = most(inside, UNDER(x) - z, 0.03)
    return most(inside, ARCH - np.hypot(x - FRONT, z - RADIUS), 0.012)


def fairing(x: Array, y: Array, z: Array) -> Array:
    """A shell that continues flank and roof behind the cab; its edge leans forward at the top."""
    outside = most(beyond(np.abs(y), side, x, z), beyond(z, roof, x, y), 0.17)
    shell = most(outside + 0.005, -outside - 0.05, 0.012)
    end = x + 0.20 + 0.12 * np.maximum(z - 3.0, 0)
    return most(shell, np.maximum(np.maximum(BACK - 0.05 - x, end), 1.0 - z), 0.012)


def core(x: Array, y: Array, z: Array) -> Array:
    """The surface behind the openings of bumper and steps: the cab again, further inside."""
    return most(field(x, y, z) + 0.13, z - 1.32, 0.02)


def zones(points: Array) -> dict[str, Array]:
    """The drawing that colours each point (n x 3): 1 for that of its own side or front."""
    sheets = parts(*points.T)
    own = np.argmax(np.stack(list(sheets.values())), axis=0)
    return {zone: (own == number).astype(float) for number, zone in enumerate(sheets)}
