"""Surfaces for walking and parking: worn asphalt with puddles, bay lines, kerbs, grates."""

from typing import Sequence

import bpy
from bpy.types import Material, Node, NodeTree

from ...kit.nodes import maths
from .looks import linear, made_once, matte, speckled
from .shapes import box, prism


def asphalt(dark: str, light: str, wet: float = 0.0, rough: float = 0.75) -> Material:
    """Two greys in grain, paler and darker in broad fields; `wet` is the share that shines."""

    def make(_: Material, tree: NodeTree, shader: Node) -> None:
        links, where = tree.links, tree.nodes.new("ShaderNodeTexCoord").outputs["Object"]
        grain = _noise(tree, where, 7, 6)
        ramp = tree.nodes.new("ShaderNodeValToRGB")
        for element, at, colour in zip(ramp.color_ramp.elements, (0.3, 0.7), (dark, light)):
            element.position, element.color = at, linear(colour)
        links.new(grain, ramp.inputs[0])
        fields = _noise(tree, where, 0.22, 5)
        tone = _span(tree, fields, 0.34, 0.66, 0.74, 1.12)
        pools = _span(tree, _noise(tree, where, 0.31, 3), 0.66 - 0.3 * wet, 0.76 - 0.3 * wet, 0, 1 if wet else 0)
        tone = maths(tree, "MULTIPLY", tone, _span(tree, pools, 0, 1, 1, 0.62))
        shade = tree.nodes.new("ShaderNodeVectorMath")
        shade.operation = "SCALE"
        links.new(ramp.outputs[0], shade.inputs[0])
        links.new(tone, shade.inputs["Scale"])
        links.new(shade.outputs[0], shader.inputs["Base Color"])
        links.new(_span(tree, pools, 0, 1, rough, 0.08), shader.inputs["Roughness"])
        relief = tree.nodes.new("ShaderNodeBump")
        relief.inputs["Distance"].default_value = 0.02
        links.new(_span(tree, pools, 0, 1, 0.14, 0.0), relief.inputs["Strength"])
        links.new(grain, relief.inputs["Height"])
        links.new(relief.outputs[0], shader.inputs["Normal"])

    return made_once(f"asphalt {dark} {light} {wet} {rough}", make)


def _noise(tree: NodeTree, where: bpy.types.NodeSocket, scale: float, detail: float) -> bpy.types.NodeSocket:
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, detail
    tree.links.new(where, noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _span(tree: NodeTree, value: bpy.types.NodeSocket, a: float, b: float, c: float, d: float) -> bpy.types.NodeSocket:
    """Maps a value from the range a to b to the range c to d."""
    span = tree.nodes.new("ShaderNodeMapRange")
    for name, number in (("From Min", a), ("From Max", b), ("To Min", c), ("To Max", d)):
        span.inputs[name].default_value = number
    tree.links.new(value, span.inputs["Value"])
    return span.outputs[0]


def bays(xs: Sequence[float], y0: float, y1: float, turn: float = 0.0) -> None:
    """White lines between parked cars, each turned about its middle."""
    for x in xs:
        box((0.1, y1 - y0, 0.006), (x, (y0 + y1) / 2, 0.001), matte("#e9e9e4", 0.7), turn)


def kerb(x0: float, x1: float, y: float, width: float = 0.18, high: float = 0.12) -> None:
    """A line of granite stones."""
    look = speckled("#8d9092", "#b3b6b6", 30, 0.8)
    stone = 1.0
    count = max(1, round((x1 - x0) / stone))
    step = (x1 - x0) / count
    for k in range(count):
        box((step - 0.012, width, high), (x0 + (k + 0.5) * step, y, 0), look, 0, 0.015)


def grate(x: float, y: float, turn: float = 0.0) -> None:
    """A drain of iron with slits."""
    box((0.5, 0.5, 0.006), (x, y, 0.001), matte("#1c1e20", 0.5, 0.6), turn)
    for k in range(6):
        box((0.03, 0.4, 0.008), (x - 0.2 + k * 0.08, y, 0.001), matte("#4a4e51", 0.4, 0.8))


def arrow(x: float, y: float, turn: float = 0.0) -> None:
    """A painted arrow that points along x before it is turned."""
    outline = [(-1.0, -0.08), (0.2, -0.08), (0.2, -0.3), (1.0, 0), (0.2, 0.3), (0.2, 0.08), (-1.0, 0.08)]
    prism(outline, 0.006, (x, y, 0.001), matte("#e9e9e4", 0.7), turn)
