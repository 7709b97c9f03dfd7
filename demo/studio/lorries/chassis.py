"""The parts under and behind the cab: frame, skirts, battery boxes, mudguards, coupling, lamps, hoses."""

import bpy
import numpy as np

from ..kit import materials
from ..kit.field import Array, most
from ..kit.mesher import solid
from ..kit.shapes import add, sweep
from .face import plate
from .measures import BACK, COUPLING, FRONT, RADIUS, REAR, SOCKET
from .parts import bar, block, both, slab

SKIRT = (0.35, 0.955)
"""The heights of the skirts' edges."""


def build_chassis(painted: bpy.types.Material, lit: bool, into: bpy.types.Collection) -> None:
    """Builds all of them."""
    dark = materials.plain("frame", (0.025, 0.025, 0.025), 0.5, 0.3)
    _frame(dark, into)
    _coupling(into)
    _hoses(painted, into)
    both(lambda hand: _skirt(hand, painted, into))
    both(lambda hand: _guard(hand, into))
    both(lambda hand: _tail(hand, lit, into))
    both(lambda hand: _socket(hand, into))
    plate([(3.032, -0.27, 0.72), (3.032, 0.27, 0.72), (3.032, 0.27, 0.83), (3.032, -0.27, 0.83)], into)


def _frame(dark: bpy.types.Material, into: bpy.types.Collection) -> None:
    """Rails, cross members, axles, the motor, and the boxes of the batteries."""
    for y in (-0.40, 0.40):
        block("rail", (0.75, y, 0.90), (4.40, 0.08, 0.24), dark, into, 0.012)
    for x in (1.05, 2.60, 2.92):
        block("member", (x, 0.0, 0.90), (0.12, 0.76, 0.20), dark, into, 0.01)
    block("skin tail", (2.99, 0.0, 0.90), (0.07, 1.0, 0.20), dark, into, 0.015)
    block("under-run", (2.97, 0.0, 0.60), (0.08, 2.30, 0.10), dark, into, 0.015)
    for y in (-0.45, 0.45):
        block("stay", (2.95, y, 0.74), (0.06, 0.06, 0.30), dark, into, 0.01)
    block("motor", (-1.6, 0.0, 0.78), (1.9, 0.72, 0.62), dark, into, 0.05)
    for x, size in ((FRONT, 0.14), (REAR, 0.20)):
        block("axle", (x, 0.0, RADIUS), (size, 1.7, size), dark, into, 0.04)
    block("differential", (REAR, 0.0, RADIUS), (0.46, 0.42, 0.42), dark, into, 0.12)
    for y in (-0.86, 0.86):
        block("batteries", (0.22, y, 0.63), (2.10, 0.52, 0.56), dark, into, 0.02)
    block("catwalk", (0.18, 0.0, 1.045), (1.55, 1.05, 0.03), materials.plain("chequer", (0.36, 0.36, 0.36), 0.42, 0.9), into, 0.006)


def _skirt(hand: int, painted: bpy.types.Material, into: bpy.types.Collection) -> None:
    """Three painted panels with gaps, and a black sill with small lamps below."""
    low, high = SKIRT
    y = (hand * 1.18, hand * 1.238)
    turns = np.linspace(np.arcsin((low - RADIUS) / 0.665), np.arcsin((high - RADIUS) / 0.665), 12)[::-1]
    arc = [(FRONT + 0.665 * float(np.cos(a)), RADIUS + 0.665 * float(np.sin(a))) for a in turns]
    slab("skirt", [*arc, (-0.262, low), (-0.262, high)], y, painted, into, 0.022)
    slab("skirt", [(-0.250, low), (0.620, low), (0.620, high), (-0.250, high)], y, painted, into, 0.022)
    slab("skirt", [(0.632, low), (1.36, low), (1.30, high), (0.632, high)], y, painted, into, 0.022)
    slab("sill", [(-0.985, 0.285), (1.375, 0.285), (1.365, 0.345), (-0.99, 0.345)], y, materials.plastic(), into, 0.012)
    slab("top", [(-1.15, 0.955), (1.29, 0.955), (1.29, 0.985), (-1.18, 0.985)], (hand * 0.6, hand * 1.20), materials.plastic(), into, 0.008)
    clear = materials.plain("clear", (0.5, 0.5, 0.5), 0.1, coat=1.0)
    for x in (-0.62, 0.19, 1.0):
        block("marker", (x, hand * 1.240, 0.315), (0.10, 0.012, 0.026), clear, into, 0.004)


def _guard(hand: int, into: bpy.types.Collection) -> None:
    """A mudguard over the twin tyres, with a flap behind."""
    section = [(0.605, 0.66), (0.605, 1.215), (0.595, 1.24), (0.560, 1.245), (0.570, 1.225), (0.588, 1.20), (0.588, 0.66), (0.605, 0.66)]
    rows = [[(REAR + r * np.cos(a), hand * y, RADIUS + r * np.sin(a)) for r, y in section] for a in np.radians(np.linspace(8, 172, 49))]
    add("guard", *sweep(rows), materials.plastic(), into=into)
    block("flap", (REAR + 0.605, hand * 0.94, 0.42), (0.014, 0.56, 0.36), materials.rubber(), into, 0.003)


def _tail(hand: int, lit: bool, into: bpy.types.Collection) -> None:
    """A lamp of three fields in a black housing."""
    block("housing", (2.955, hand * 0.90, 0.77), (0.10, 0.56, 0.17), materials.plastic(), into, 0.02)
    red = materials.plain("tail", (0.20, 0.002, 0.005), 0.06, coat=1.0)
    surface = red.node_tree.nodes["Principled BSDF"].inputs
    surface["Emission Color"].default_value = (1.0, 0.02, 0.015, 1)
    surface["Emission Strength"].default_value = 3.0 if lit else 0.45
    clear = materials.plain("clear", (0.5, 0.5, 0.5), 0.1, coat=1.0)
    for y, wide, look in ((1.05, 0.20, red), (0.875, 0.12, clear), (0.725, 0.14, red)):
        block("tail", (3.005, hand * y, 0.77), (0.02, wide, 0.125), look, into, 0.008)


def _coupling(into: bpy.types.Collection) -> None:
    """The fifth wheel: a greased plate with a jaw, a little tilted, on its stand."""
    cx, _, top = COUPLING

    def jaw(x: Array, y: Array, z: Array) -> Array:
        level = z + 0.06 * (x - cx)
        disc = most(np.hypot((x - cx) * 0.95, y) - 0.45, np.abs(level - top + 0.02) - 0.02, 0.012)
        slot = np.maximum(np.abs(y) - 0.045 - 0.42 * np.maximum(x - cx - 0.08, 0), cx - 0.03 - x)
        return most(disc, -slot, 0.012)

    iron = materials.plain("greased", (0.05, 0.05, 0.05), 0.28, 0.8)
    solid("coupling", jaw, ((cx - 0.55, cx + 0.55), (-0.5, 0.5), (top - 0.12, top + 0.06)), 0.014, iron, into)
    for y in (-0.34, 0.34):
        block("stand", (cx, y, 1.09), (0.30, 0.10, 0.18), iron, into, 0.02)
    block("stand plate", (cx, 0.0, 1.025), (0.70, 0.92, 0.025), iron, into, 0.006)


def _hoses(painted: bpy.types.Material, into: bpy.types.Collection) -> None:
    """Coiled air and power lines on the cab's rear wall, and the ribs of that wall."""
    for z in (1.55, 2.1, 2.65, 3.2):
        block("rib", (BACK + 0.008, 0.0, z), (0.03, 1.7, 0.10), painted, into, 0.014)
    block("holder", (BACK + 0.10, 0.0, 1.86), (0.18, 0.50, 0.05), materials.plastic(), into, 0.01)
    looks = (materials.plain("air", (0.25, 0.008, 0.008), 0.4), materials.rubber(), materials.plain("power", (0.06, 0.06, 0.06), 0.4))
    for y, look in zip((-0.16, 0.0, 0.16), looks, strict=True):
        turns = np.linspace(0, 11 * 2 * np.pi, 11 * 12)
        drop = np.linspace(0, 1, len(turns))
        coil = [(BACK + 0.16 + 0.15 * d + 0.055 * np.cos(t), y + 0.055 * np.sin(t), 1.84 - 0.62 * d) for t, d in zip(turns, drop, strict=True)]
        bar("hose", coil, 0.010, look, into, 6)


def _socket(hand: int, into: bpy.types.Collection) -> None:
    """The charging inlet in a skirt: a black recess in a ring."""
    x, out, z = SOCKET
    y = hand * out
    turns = np.linspace(0, 2 * np.pi, 37)
    bar("inlet ring", [(x + 0.078 * np.cos(a), y, z + 0.078 * np.sin(a)) for a in turns], 0.008, materials.gloss_black(), into)
    dish = [(x + 0.075 * float(np.cos(a)), y - hand * 0.001, z + 0.075 * float(np.sin(a))) for a in turns[:-1]]
    add("inlet", dish, [list(range(len(dish)))], materials.plastic(), into=into)
