"""Walls and the views through their windows: brick, boards, lit rooms, daylight outside."""

from typing import Literal

import bpy
from bpy.types import Material, Node, NodeTree

from ...kit.nodes import maths
from .looks import linear, made_once, matte
from .shapes import box

Socket = bpy.types.NodeSocket


def bricks(colour: str, other: str, joint: str = "#b8ada0") -> Material:
    """Courses of brick on a wall that faces -y."""

    def make(_: Material, tree: NodeTree, shader: Node) -> None:
        where, up = _coordinates(tree)
        flat = tree.nodes.new("ShaderNodeCombineXYZ")
        tree.links.new(where, flat.inputs[0])
        tree.links.new(up, flat.inputs[1])
        wall = tree.nodes.new("ShaderNodeTexBrick")
        wall.inputs["Scale"].default_value = 1.0
        for name, value in (("Color1", linear(colour)), ("Color2", linear(other)), ("Mortar", linear(joint)), ("Mortar Size", 0.012), ("Brick Width", 0.27), ("Row Height", 0.085)):
            wall.inputs[name].default_value = value
        tree.links.new(flat.outputs[0], wall.inputs["Vector"])
        tree.links.new(wall.outputs["Color"], shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = 0.85

    return made_once(f"bricks {colour} {other}", make)


def boards(colour: str, pitch: float = 0.17, up: Literal["y", "z"] = "z") -> Material:
    """Upright boards with dark joints; `up` is the object's own axis they stand along."""

    def make(_: Material, tree: NodeTree, shader: Node) -> None:
        x, other = _coordinates(tree, "Z" if up == "y" else "Y")
        step = maths(tree, "DIVIDE", maths(tree, "ADD", x, other), pitch)
        part = maths(tree, "FRACT", step)
        seam = maths(tree, "MULTIPLY", maths(tree, "ABSOLUTE", maths(tree, "SUBTRACT", part, 0.5)), 2.0)
        tone = maths(tree, "FRACT", maths(tree, "MULTIPLY", maths(tree, "FLOOR", step), 0.618))
        r, g, b, _ = linear(colour)
        shade = _ramp(tree, seam, ((0.0, (r, g, b)), (0.86, (r, g, b)), (0.94, (r * 0.35, g * 0.35, b * 0.35))))
        scale = tree.nodes.new("ShaderNodeVectorMath")
        scale.operation = "SCALE"
        tree.links.new(shade, scale.inputs[0])
        tree.links.new(maths(tree, "ADD", maths(tree, "MULTIPLY", tone, 0.3), 0.85), scale.inputs["Scale"])
        tree.links.new(scale.outputs[0], shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = 0.8

    return made_once(f"boards {colour} {pitch} {up}", make)


def outside(high: float, strength: float, night: bool = False) -> Material:
    """Trees under a bright sky, out of focus, on a pane `high` metres tall."""
    colours = ("#141d28", "#1a2836", "#2c4666", "#35557a") if night else ("#5f7d6b", "#87a391", "#dbe8f0", "#bfd8ea")
    return _pane("outside", high, strength, tuple(zip((0.0, 0.24, 0.42, 1.0), colours)), 0.35)


def lit(high: float, strength: float) -> Material:
    """A warm room behind a pane: dark furniture below, a bright wall, a dim ceiling."""
    return _pane("lit", high, strength, ((0.0, "#6e3a14"), (0.3, "#c8782c"), (0.62, "#ffd28c"), (1.0, "#e39a48")), 0.22)


def shop_room(high: float, strength: float) -> Material:
    """A shop by day: dark below, shelves and a lit back wall."""
    return _pane("shop", high, strength, ((0.0, "#4a3a2e"), (0.35, "#a08260"), (0.6, "#f0dcae"), (1.0, "#8a7458")), 0.07)


def _pane(name: str, high: float, strength: float, stops: tuple[tuple[float, str], ...], sway: float) -> Material:
    def make(_: Material, tree: NodeTree, shader: Node) -> None:
        where = tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        parts = tree.nodes.new("ShaderNodeSeparateXYZ")
        tree.links.new(where, parts.inputs[0])
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.6, 3
        tree.links.new(where, noise.inputs["Vector"])
        frayed = maths(tree, "MULTIPLY", maths(tree, "SUBTRACT", noise.outputs["Fac"], 0.5), sway * 2)
        share = maths(tree, "ADD", maths(tree, "DIVIDE", parts.outputs["Z"], high), frayed)
        colour = _ramp(tree, share, tuple((at, linear(hue)[:3]) for at, hue in stops))
        shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
        tree.links.new(colour, shader.inputs["Emission Color"])
        shader.inputs["Emission Strength"].default_value = strength

    return made_once(f"glow {name} {high} {strength} {stops[0][1]}", make)


def _coordinates(tree: NodeTree, second: Literal["Y", "Z"] = "Z") -> tuple[Socket, Socket]:
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], parts.inputs[0])
    return parts.outputs["X"], parts.outputs[second]


def _ramp(tree: NodeTree, value: Socket, stops: tuple[tuple[float, tuple[float, float, float]], ...]) -> Socket:
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    for i, (at, colour) in enumerate(stops):
        element = elements[i] if i < 2 else elements.new(at)
        element.position, element.color = at, (*colour, 1)
    tree.links.new(value, ramp.inputs[0])
    return ramp.outputs[0]


def sash(x: float, y: float, z: float, wide: float, high: float, pane: Material, trim: Material, across: int = 2, down: int = 2) -> None:
    """A window in a wall that faces -y: pane, frame, bars, sill."""
    box((wide, 0.04, high), (x, y, z), pane)
    for k in range(across + 1):
        thick = 0.09 if k in (0, across) else 0.045
        box((thick, 0.1, high), (x - wide / 2 + k * wide / across, y - 0.02, z), trim)
    for k in range(down + 1):
        thick = 0.09 if k in (0, down) else 0.045
        box((wide + 0.09, 0.1, thick), (x, y - 0.02, z + k * high / down - thick / 2), trim)
    box((wide + 0.26, 0.2, 0.05), (x, y - 0.06, z - 0.08), trim, 0, 0.01)


def curtains(x: float, y: float, z: float, wide: float, high: float, colour: str = "#f3ddb8") -> None:
    """Cloth at both sides of a pane, in folds."""
    cloth = matte(colour, 0.9)
    for side in (-1, 1):
        for k in range(4):
            box((0.045, 0.03, high), (x + side * (wide / 2 - 0.04 - k * 0.05), y - 0.025 - 0.012 * (k % 2), z), cloth, 0, 0.01)
