"""A loaf of bread and its crust."""

import bpy
import numpy as np

from ..build.looks import linear, made_once
from ..build.noise import Grid, hills
from ..build.shapes import ball

At = tuple[float, float, float]


def loaf(at: At, size: float) -> None:
    """An oval sourdough loaf with flour on it and four cuts, each with a raised edge."""
    body = ball(size, at, crust(), 6)
    data = body.data
    corners = np.empty(len(data.vertices) * 3)
    data.vertices.foreach_get("co", corners)
    co = corners.reshape(-1, 3) / size
    x, y = co[:, 0], co[:, 1]
    opened, lifted = _cuts(co)
    lumps = hills(x * 3 + 40, y * 3 + co[:, 2] * 2 + 40, 1.0, 5, 4) - 0.5
    fine = hills(x * 16 + 90, y * 16 + co[:, 2] * 11 + 90, 1.0, 7, 3) - 0.5
    co *= (1 + 0.07 * lumps + 0.018 * fine - 0.1 * opened + 0.05 * lifted)[:, None] * size
    co *= (1.38, 0.86, 0.7)
    co[:, 2] = np.maximum(co[:, 2], -0.38 * size)
    data.vertices.foreach_set("co", co.ravel())
    paint = data.color_attributes.new("cut", "FLOAT_COLOR", "POINT")
    shades = np.stack([np.clip(opened, 0, 1), np.clip(lifted, 0, 1), np.zeros(len(co)), np.ones(len(co))], axis=1)
    paint.data.foreach_set("color", shades.ravel())
    body.rotation_euler.z = 0.32
    body.location.z = at[2] + size * 0.38


def _cuts(co: Grid) -> tuple[Grid, Grid]:
    """Where four slanting cuts are open, and where their edges rise (0..1), on a ball of radius one."""
    x, y = co[:, 0], co[:, 1]
    top = np.clip(co[:, 2] * 2.2 - 0.3, 0, 1)
    reach = np.clip(1.15 - (y / 0.62) ** 2, 0, 1) * top
    ways = [(x - middle) * 0.88 + y * 0.42 for middle in (-0.5, -0.17, 0.17, 0.5)]
    opened = sum(np.exp(-((way / 0.052) ** 2)) for way in ways)
    lifted = sum(np.exp(-(((way - 0.085) / 0.035) ** 2)) for way in ways)
    return opened * reach, lifted * reach


def crust() -> bpy.types.Material:
    """Brown with patches of flour, pale in the cuts, burnt on their edges."""

    def make(_: bpy.types.Material, tree: bpy.types.NodeTree, shader: bpy.types.Node) -> None:
        links, new = tree.links, tree.nodes.new
        where = new("ShaderNodeTexCoord").outputs["Object"]
        parts = new("ShaderNodeSeparateColor")
        cut = new("ShaderNodeVertexColor")
        cut.layer_name = "cut"
        links.new(cut.outputs["Color"], parts.inputs[0])
        colour = _noisy(tree, where, 16, ((0.3, "#8a4a1e"), (0.55, "#b87434"), (0.75, "#cf9a58")))
        flour = _noisy(tree, where, 70, ((0.42, "#101010"), (0.7, "#a0a0a0")))
        for factor, hue in ((flour, "#e6d6bb"), (parts.outputs["Red"], "#e2bd84"), (parts.outputs["Green"], "#5e2d10")):
            mix = new("ShaderNodeMix")
            mix.data_type = "RGBA"
            links.new(factor, mix.inputs[0])
            links.new(colour, mix.inputs[6])
            mix.inputs[7].default_value = linear(hue)
            colour = mix.outputs[2]
        links.new(colour, shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = 0.8
        relief = new("ShaderNodeBump")
        relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.5, 0.004
        links.new(_noisy(tree, where, 120, ((0.3, "#000000"), (0.7, "#ffffff"))), relief.inputs["Height"])
        links.new(relief.outputs[0], shader.inputs["Normal"])

    return made_once("crust", make)


def _noisy(tree: bpy.types.NodeTree, where: bpy.types.NodeSocket, scale: float, stops: tuple[tuple[float, str], ...]) -> bpy.types.NodeSocket:
    noise, ramp = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeValToRGB")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 5
    for i, (at, hue) in enumerate(stops):
        element = ramp.color_ramp.elements[i] if i < 2 else ramp.color_ramp.elements.new(at)
        element.position, element.color = at, linear(hue)
    tree.links.new(where, noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], ramp.inputs[0])
    return ramp.outputs[0]
