"""A tractor and its trailer for several places."""

from math import cos, radians, sin

import bpy

from ...kit import materials
from ...lorries import build_lorry
from ...lorries.measures import FRONT, SOCKET
from ...lorries.wheels import build_axles
from ..build.looks import glow, linear, matte
from ..build.shapes import Point, box, word

AXLES = (-11.2, -12.5, -13.8)
"""x of the trailer's wheels."""
INK = "#e9edf0"


def lorry(colour: str, at: Point, turn: float = 0.0, trailer: bool = True, lit: bool = False, side: str = INK) -> None:
    """Its front faces +x if `turn` is zero; the middle of the front axle is at `at`."""
    before = set(bpy.context.scene.objects)
    tractor(colour, lit)
    if trailer:
        box_trailer(side, colour)
    hanger = _empty("lorry")
    for part in set(bpy.context.scene.objects) - before - {hanger}:
        part.parent = part.parent or hanger
    hanger.location, hanger.rotation_euler = at, (0, 0, radians(turn))


def socket(at: Point, turn: float, side: int = -1) -> Point:
    """The position of the charging inlet of a lorry placed there: on its left (1) or right (-1)."""
    x, y = FRONT - SOCKET[0], side * SOCKET[1]
    a = radians(turn)
    return (at[0] + x * cos(a) - y * sin(a), at[1] + x * sin(a) + y * cos(a), at[2] + SOCKET[2])


def tractor(colour: str, lit: bool) -> None:
    """Built once; later ones share its meshes in their own paint."""
    name = f"kept {'lit' if lit else 'dark'}"
    kept = bpy.data.collections.get(name)
    if kept is None:
        kept = build_lorry(colour, "on" if lit else "off", name)
        bpy.context.scene.collection.children.unlink(kept)
    stand = _empty("tractor")
    stand.location, stand.rotation_euler = (FRONT, 0, 0), (0, 0, radians(180))
    paints: dict[str, bpy.types.Material] = {}
    for part in kept.objects:
        copy = part.copy()
        bpy.context.scene.collection.objects.link(copy)
        copy.parent = stand
        for slot in copy.material_slots:
            slot.link = "OBJECT"
            slot.material = _painted(slot.material or part.data.materials[0], colour, paints)


def _painted(look: bpy.types.Material, colour: str, paints: dict[str, bpy.types.Material]) -> bpy.types.Material:
    """A paint in another colour; other materials stay as they are."""
    if not any(node.name.startswith(materials.PAINT) for node in look.node_tree.nodes):
        return look
    if look.name not in paints:
        paints[look.name] = look.copy()
        for node in paints[look.name].node_tree.nodes:
            if node.name.startswith(materials.PAINT):
                node.inputs["Base Color"].default_value = linear(colour)
    return paints[look.name]


def box_trailer(side: str, stripe: str) -> None:
    """A box on three axles with a metal frame."""
    body, dark, metal = matte(side, 0.35, 0, 0.5), matte("#1b1e21", 0.5), matte("#aab1b6", 0.3, 0.9)
    box((13.4, 2.50, 2.72), (-8.9, 0, 1.24), body, 0, 0.02)
    for y in (-1.245, 1.245):
        for z in (1.21, 3.87):
            box((13.44, 0.06, 0.11), (-8.9, y, z), metal, 0, 0.012)
        for x in (-15.58, -2.22):
            box((0.10, 0.07, 2.78), (x, y, 1.21), metal, 0, 0.02)
        box((13.2, 0.012, 0.10), (-8.9, y * 1.012, 1.52), matte(stripe, 0.35, 0, 0.6))
        word("nordvik", 1.0, (-8.4, y * 1.008, 2.35), matte(stripe, 0.4), 0 if y < 0 else 180, True, 0.004)
        for z in (0.52, 0.80):
            box((5.4, 0.04, 0.17), (-7.2, y * 0.965, z), metal, 0, 0.012)
        for x in (-14.6, -11.9, -9.2, -6.5, -3.8):
            box((0.12, 0.03, 0.05), (x, y * 1.01, 1.235), glow("#ffad4a", 2.0))
        for x in AXLES:
            box((1.1, 0.36, 0.03), (x, y * 0.87, 1.08), dark, 0, 0.01)
        box((0.02, 0.34, 0.14), (-15.61, y * 0.82, 1.0), glow("#ff3322", 3.0))
    box((13.2, 1.0, 0.3), (-8.9, 0, 0.93), dark)
    box((0.14, 1.5, 0.75), (-5.0, 0, 0.3), dark, 0, 0.02)
    wheels = bpy.data.collections.new("trailer wheels")
    bpy.context.scene.collection.children.link(wheels)
    build_axles(list(AXLES), True, wheels)


def _empty(name: str) -> bpy.types.Object:
    made = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(made)
    return made
