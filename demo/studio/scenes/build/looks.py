"""Surfaces. Colours are sRGB hex; each look is created once and reused."""

from typing import Callable

import bpy
from bpy.types import Material, Node, NodeTree


def linear(hex_colour: str, alpha: float = 1.0) -> tuple[float, float, float, float]:
    """A colour as linear light."""
    parts = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return (r, g, b, alpha)


def made_once(name: str, make: Callable[[Material, NodeTree, Node], None]) -> Material:
    """Returns the look of that name; `make` creates it the first time."""
    found = bpy.data.materials.get(name)
    if found is not None:
        return found
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    make(material, material.node_tree, material.node_tree.nodes["Principled BSDF"])
    return material


def matte(colour: str, rough: float = 0.6, metal: float = 0.0, coat: float = 0.0) -> Material:
    """One even surface: plaster, lacquer, metal."""

    def make(_: Material, __: NodeTree, shader: Node) -> None:
        shader.inputs["Base Color"].default_value = linear(colour)
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Metallic"].default_value = metal
        shader.inputs["Coat Weight"].default_value = coat
        shader.inputs["Coat Roughness"].default_value = 0.05

    return made_once(f"matte {colour} {rough} {metal} {coat}", make)


def glow(colour: str, strength: float) -> Material:
    """A surface that emits light."""

    def make(_: Material, __: NodeTree, shader: Node) -> None:
        shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
        shader.inputs["Emission Color"].default_value = linear(colour)
        shader.inputs["Emission Strength"].default_value = strength

    return made_once(f"glow {colour} {strength}", make)


def glass(tint: str = "#e8f1f2", clear: float = 0.82) -> Material:
    """A pane: transparent when seen straight, reflecting at an angle, without slow refraction."""

    def make(_: Material, tree: NodeTree, shader: Node) -> None:
        nodes, links = tree.nodes, tree.links
        through = nodes.new("ShaderNodeBsdfTransparent")
        through.inputs["Color"].default_value = linear(tint)
        mirror = nodes.new("ShaderNodeBsdfGlossy")
        mirror.inputs["Roughness"].default_value = 0.01
        facing = nodes.new("ShaderNodeLayerWeight")
        facing.inputs["Blend"].default_value = 0.3
        # Panes have two sides; seen from inside, the far one would reflect everything.
        slant = nodes.new("ShaderNodeMath")
        slant.operation = "MULTIPLY_ADD"
        slant.inputs[1].default_value = (1 - clear) * 1.6
        slant.inputs[2].default_value = 0.03
        links.new(facing.outputs["Facing"], slant.inputs[0])
        mix = nodes.new("ShaderNodeMixShader")
        links.new(slant.outputs[0], mix.inputs[0])
        links.new(through.outputs[0], mix.inputs[1])
        links.new(mirror.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
        nodes.remove(shader)

    return made_once(f"glass {tint} {clear}", make)


def clear_glass(tint: str = "#ffffff") -> Material:
    """Refracting glass, for drinking glasses."""

    def make(_: Material, __: NodeTree, shader: Node) -> None:
        shader.inputs["Base Color"].default_value = linear(tint)
        shader.inputs["Roughness"].default_value = 0.0
        shader.inputs["Transmission Weight"].default_value = 1.0
        shader.inputs["IOR"].default_value = 1.4

    return made_once(f"clear glass {tint}", make)


def speckled(
    dark: str,
    light: str,
    scale: float,
    rough: float = 0.7,
    bump: float = 0.0,
    stretch: tuple[float, float, float] = (1, 1, 1),
    metal: float = 0.0,
    coat: float = 0.0,
    rough_to: float | None = None,
) -> Material:
    """Two colours mixed by noise: asphalt, concrete, wood (stretched), snow, cloth. `scale` is per metre."""
    name = f"speckled {dark} {light} {scale} {rough} {bump} {stretch} {metal} {coat} {rough_to}"[:62]

    def make(_: Material, tree: NodeTree, shader: Node) -> None:
        nodes, links = tree.nodes, tree.links
        where = nodes.new("ShaderNodeTexCoord")
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = 6
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].position = 0.3
        ramp.color_ramp.elements[0].color = linear(dark)
        ramp.color_ramp.elements[1].position = 0.7
        ramp.color_ramp.elements[1].color = linear(light)
        links.new(where.outputs["Object"], mapping.inputs["Vector"])
        links.new(mapping.outputs[0], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], ramp.inputs[0])
        links.new(ramp.outputs[0], shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Metallic"].default_value = metal
        shader.inputs["Coat Weight"].default_value = coat
        if rough_to is not None:
            spread = nodes.new("ShaderNodeMapRange")
            spread.inputs["To Min"].default_value = rough
            spread.inputs["To Max"].default_value = rough_to
            spread.inputs["From Min"].default_value = 0.35
            spread.inputs["From Max"].default_value = 0.65
            links.new(noise.outputs["Fac"], spread.inputs["Value"])
            links.new(spread.outputs[0], shader.inputs["Roughness"])
        if bump:
            relief = nodes.new("ShaderNodeBump")
            relief.inputs["Strength"].default_value = bump
            relief.inputs["Distance"].default_value = 0.02 if scale > 3 else 0.3
            links.new(noise.outputs["Fac"], relief.inputs["Height"])
            links.new(relief.outputs[0], shader.inputs["Normal"])

    return made_once(name, make)


def wood(colour: str, dark: str, along: str = "x", rough: float = 0.45, coat: float = 0.0) -> Material:
    """Planed wood with its grain along one axis."""
    stretch = {"x": (0.08, 1, 1), "y": (1, 0.08, 1), "z": (1, 1, 0.08)}[along]
    return speckled(dark, colour, 14, rough, 0.15, stretch, coat=coat)


def water(colour: str = "#17333d", ripple: float = 0.15, scale: float = 0.35, rough: float = 0.03) -> Material:
    """A calm surface; ripples lie across the view (x)."""

    def make(_: Material, tree: NodeTree, shader: Node) -> None:
        nodes, links = tree.nodes, tree.links
        shader.inputs["Base Color"].default_value = linear(colour)
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["IOR"].default_value = 1.33
        where = nodes.new("ShaderNodeTexCoord")
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = (0.3, 1.0, 1.0)
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = 3
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = ripple
        relief.inputs["Distance"].default_value = 0.5
        links.new(where.outputs["Object"], mapping.inputs["Vector"])
        links.new(mapping.outputs[0], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs[0], shader.inputs["Normal"])

    return made_once(f"water {colour} {ripple} {scale}", make)
