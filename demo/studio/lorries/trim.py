"""The parts attached to the cab: visor, mirrors, handles, wipers, badge."""

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, box, most
from ..kit.mesher import solid
from .cab import nose, side
from .parts import bar, block, both, on_nose


def build_trim(painted: bpy.types.Material, into: bpy.types.Collection) -> None:
    """Builds all of them, on both sides."""
    _visor(into)
    _wipers(into)
    _badge(into)
    both(lambda hand: _mirror(hand, painted, into))
    both(lambda hand: _grips(hand, into))


def _visor(into: bpy.types.Collection) -> None:
    """A tinted visor over the windscreen that tapers towards the corners."""

    def profile(y: float) -> list[tuple[float, float]]:
        out = 0.20 * (1 - abs(y / 1.13) ** 5) + 0.005
        return [(3.03, -0.003), (2.985, -out * 0.72), (2.935, -out), (2.918, -out), (2.925, -out * 0.9), (2.965, -out * 0.55), (2.985, 0.01), (3.03, -0.003)]

    on_nose("visor", np.linspace(-1.12, 1.12, 61), profile, materials.gloss_black(), into)


def _mirror(hand: int, painted: bpy.types.Material, into: bpy.types.Collection) -> None:
    """Two mirrors on two arms, the lower one with a wide angle."""
    black, glass = materials.plastic(), materials.chrome()
    x, y = -2.66, 1.44
    for low, high, look in ((2.09, 2.55, painted), (1.83, 2.065, black)):
        middle, tall = (low + high) / 2, high - low

        def head(px: Array, py: Array, pz: Array, middle: float = middle, tall: float = tall) -> Array:
            out = (np.abs(py) - y) / 0.12
            shape = box((x, y, middle), (0.17, 0.25, tall), 0.06)(px + 0.02 * out * out, np.abs(py), pz)
            return most(shape, px - x - 0.05, 0.01)

        near, far = sorted((hand * (y - 0.15), hand * (y + 0.15)))
        solid("mirror", head, ((x - 0.13, x + 0.09), (near, far), (low - 0.04, high + 0.04)), 0.011, look, into)
        block("mirror rim", (x + 0.052, hand * y, middle), (0.012, 0.228, tall - 0.02), black, into, 0.005)
        block("mirror glass", (x + 0.057, hand * y, middle), (0.008, 0.206, tall - 0.045), glass, into, 0.003)
    for z in (2.60, 1.80):
        root = float(side(np.array(-2.55), np.array(z)))
        points = [(-2.52, hand * (root - 0.04), z), (-2.58, hand * (root + 0.10), z), (x, hand * y, z - 0.012 * np.sign(z - 2))]
        bar("arm", points, 0.019, black, into)
    bar("post", [(x - 0.02, hand * y, 1.80), (x - 0.02, hand * y, 2.59)], 0.018, black, into)


def _grips(hand: int, into: bpy.types.Collection) -> None:
    """The handle of the door, and the grab rail."""
    black = materials.gloss_black()
    out = float(side(np.array(-1.78), np.array(1.30)))
    block("handle", (-1.78, hand * (out + 0.012), 1.312), (0.19, 0.022, 0.034), black, into, 0.008)
    foot, head = (float(side(np.array(-1.53), np.array(z))) for z in (1.2, 1.95))
    points = [(-1.53, foot - 0.02, 1.12), (-1.53, foot + 0.045, 1.16), (-1.53, foot + 0.05, 1.25), (-1.53, head + 0.05, 1.90), (-1.53, head + 0.045, 1.99), (-1.53, head - 0.02, 2.03)]
    bar("rail", [(x, hand * y, z) for x, y, z in points], 0.014, materials.plastic(), into)


def _wipers(into: bpy.types.Collection) -> None:
    """Two wipers along the lower edge of the windscreen."""
    black = materials.plain("wiper", (0.008, 0.008, 0.008), 0.5)
    for start, end in ((0.62, -0.20), (-0.12, -0.94)):
        ys = np.linspace(start, end, 14)
        heights = 1.80 + 0.075 * (start - ys) / (start - end)
        blade = [(float(nose(np.array(y), np.array(z))) - 0.022, y, z) for y, z in zip(ys, heights, strict=True)]
        bar("wiper", blade, 0.010, black, into, 6)
        arm = [(float(nose(np.array(y), np.array(z))) - 0.035, y, z) for y, z in ((start, 1.745), ((start + end) / 2, 1.85))]
        bar("arm", arm, 0.009, black, into, 6)


def _badge(into: bpy.types.Collection) -> None:
    """The badge: a needle in a ring."""
    chrome, z = materials.chrome(), 1.575
    x = float(nose(np.array(0.0), np.array(z))) - 0.010
    turns = np.linspace(0, 2 * np.pi, 41)
    bar("badge", [(x, 0.062 * np.cos(a), z + 0.062 * np.sin(a)) for a in turns], 0.010, chrome, into)
    bar("badge", [(x - 0.002, 0.0, z - 0.05), (x - 0.002, 0.0, z + 0.05)], 0.010, chrome, into)
