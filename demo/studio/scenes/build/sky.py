"""Skies, suns, air and lamps."""

from math import cos, radians, sin
from typing import Sequence

import bpy
from bpy.types import Object
from mathutils import Vector

from ...kit.nodes import maths
from .looks import linear

Stops = Sequence[tuple[float, str]]


def sun_direction(azimuth: float, height: float) -> Vector:
    """Towards the sun: azimuth in degrees from +y clockwise, height above the horizon."""
    a, h = radians(azimuth), radians(height)
    return Vector((sin(a) * cos(h), cos(a) * cos(h), sin(h)))


def sky(
    stops: Stops,
    strength: float = 1.0,
    clouds: tuple[str, float] | None = None,
    halo: tuple[float, float, str, float] | None = None,
) -> None:
    """A sky by height (0 the horizon, 1 the zenith), with streaks of cloud (colour, share) and a
    halo round the sun (azimuth, height, colour, strength)."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    nodes, links = tree.nodes, tree.links
    background = nodes["Background"]
    background.inputs["Strength"].default_value = strength
    where = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(where.outputs["Generated"], parts.inputs[0])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    elements = ramp.color_ramp.elements
    for i, (at, colour) in enumerate(stops):
        element = elements[i] if i < 2 else elements.new(at)
        element.position, element.color = at, linear(colour)
    links.new(parts.outputs["Z"], ramp.inputs[0])
    colour = ramp.outputs[0]
    if clouds is not None:
        colour = _clouds(tree, where.outputs["Generated"], parts.outputs["Z"], colour, *clouds)
    if halo is not None:
        colour = _halo(tree, where.outputs["Generated"], colour, *halo)
    links.new(colour, background.inputs["Color"])


def _clouds(tree, where, up, colour, cloud: str, share: float):
    flat = tree.nodes.new("ShaderNodeVectorMath")
    flat.operation = "DIVIDE"
    tree.links.new(where, flat.inputs[0])
    reach = maths(tree, "MAXIMUM", maths(tree, "ADD", up, 0.12), 0.05)
    joined = tree.nodes.new("ShaderNodeCombineXYZ")
    tree.links.new(reach, joined.inputs[0])
    tree.links.new(reach, joined.inputs[1])
    joined.inputs[2].default_value = 1
    tree.links.new(joined.outputs[0], flat.inputs[1])
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (0.55, 1.3, 0.3)
    tree.links.new(flat.outputs[0], mapping.inputs[0])
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 0.9
    noise.inputs["Detail"].default_value = 7
    noise.inputs["Distortion"].default_value = 0.3
    tree.links.new(mapping.outputs[0], noise.inputs["Vector"])
    span = tree.nodes.new("ShaderNodeMapRange")
    span.interpolation_type = "SMOOTHSTEP"
    span.inputs["From Min"].default_value = 0.62 - share * 0.25
    span.inputs["From Max"].default_value = 0.86 - share * 0.15
    tree.links.new(noise.outputs["Fac"], span.inputs["Value"])
    mix = tree.nodes.new("ShaderNodeMix")
    mix.data_type = "RGBA"
    tree.links.new(maths(tree, "MULTIPLY", span.outputs[0], 0.85), mix.inputs[0])
    tree.links.new(colour, mix.inputs[6])
    mix.inputs[7].default_value = linear(cloud)
    return mix.outputs[2]


def _halo(tree, where, colour, azimuth: float, height: float, hue: str, strength: float):
    dot = tree.nodes.new("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    tree.links.new(where, dot.inputs[0])
    dot.inputs[1].default_value = sun_direction(azimuth, height)
    near = maths(tree, "MAXIMUM", dot.outputs["Value"], 0.0)
    wide = maths(tree, "MULTIPLY", maths(tree, "POWER", near, 10.0), 0.35 * strength)
    tight = maths(tree, "MULTIPLY", maths(tree, "POWER", near, 160.0), strength)
    mix = tree.nodes.new("ShaderNodeMix")
    mix.data_type, mix.blend_type, mix.clamp_factor = "RGBA", "ADD", False
    tree.links.new(maths(tree, "ADD", wide, tight), mix.inputs[0])
    tree.links.new(colour, mix.inputs[6])
    mix.inputs[7].default_value = linear(hue)
    return mix.outputs[2]


def sun(azimuth: float, height: float, colour: str, strength: float, soft: float = 1.5) -> Object:
    """Sunlight; `soft` is the sun's width in degrees."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = strength, linear(colour)[:3], radians(soft)
    obj = bpy.data.objects.new("sun", data)
    obj.rotation_euler = sun_direction(azimuth, height).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return obj


def panel(
    size: tuple[float, float],
    at: tuple[float, float, float],
    towards: tuple[float, float, float],
    colour: str,
    watts: float,
    seen: bool = False,
) -> Object:
    """A soft light, visible in reflections, and to the camera only if `seen`."""
    data = bpy.data.lights.new("panel", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", *size
    data.energy, data.color = watts, linear(colour)[:3]
    obj = bpy.data.objects.new("panel", data)
    obj.location = at
    obj.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = seen
    bpy.context.scene.collection.objects.link(obj)
    return obj


def bulb(at: tuple[float, float, float], colour: str, watts: float, radius: float = 0.1) -> Object:
    """A small lamp."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts, linear(colour)[:3], radius
    obj = bpy.data.objects.new("bulb", data)
    obj.location = at
    bpy.context.scene.collection.objects.link(obj)
    return obj


def spot(at: tuple[float, float, float], towards: tuple[float, float, float], colour: str, watts: float, cone: float, blend: float = 0.4, radius: float = 0.2) -> Object:
    """A lamp with a cone, in degrees."""
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color, data.shadow_soft_size = watts, linear(colour)[:3], radius
    data.spot_size, data.spot_blend = radians(cone), blend
    obj = bpy.data.objects.new("spot", data)
    obj.location = at
    obj.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(obj)
    return obj


def air(colour: str, reach: float, strength: float = 1.0, begins: float = 0.0) -> None:
    """Adds haze to everything built so far; it hides two thirds of an object at `reach` metres."""
    for material in bpy.data.materials:
        if material.use_nodes and "hazed" not in material and material.users:
            _haze(material, colour, reach, strength, begins)


def _haze(material, colour: str, reach: float, strength: float, begins: float) -> None:
    tree = material.node_tree
    output = next((n for n in tree.nodes if n.type == "OUTPUT_MATERIAL"), None)
    if output is None or not output.inputs["Surface"].is_linked:
        return
    material["hazed"] = True
    # Haze emits light, but the renderer should not sample it as a lamp.
    if not material.name.startswith("glow"):
        material.cycles.emission_sampling = "NONE"
    surface = output.inputs["Surface"].links[0].from_socket
    far = tree.nodes.new("ShaderNodeCameraData").outputs["View Distance"]
    beyond = maths(tree, "MAXIMUM", maths(tree, "SUBTRACT", far, begins), 0.0)
    gone = maths(tree, "SUBTRACT", 1.0, maths(tree, "EXPONENT", maths(tree, "DIVIDE", beyond, -reach)))
    glow = tree.nodes.new("ShaderNodeEmission")
    glow.inputs["Color"].default_value = linear(colour)
    glow.inputs["Strength"].default_value = strength
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(gone, mix.inputs[0])
    tree.links.new(surface, mix.inputs[1])
    tree.links.new(glow.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs["Surface"])
