"""The photo studio: a bright room without corners, and the soft boxes that draw a car."""

from math import radians

import bpy

from .colour import Rgb
from .nodes import Shader
from .shapes import add, plate

Point = tuple[float, float, float]


def soft_box(name: str, place: Point, turn: Point, size: tuple[float, float], power: float,
             colour: Rgb = (1, 1, 1), seen: bool = False) -> bpy.types.Object:
    """A rectangle of light; `turn` in degrees from facing down, `power` in watts."""
    light = bpy.data.lights.new(name, "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size
    light.energy = power
    light.color = colour
    box = bpy.data.objects.new(name, light)
    box.location = place
    box.rotation_euler = tuple(radians(angle) for angle in turn)
    box.visible_camera = seen
    bpy.context.scene.collection.objects.link(box)
    return box


def room(low: Rgb, high: Rgb, strength: float = 1.0) -> None:
    """What surrounds everything: a sky from `low` at the horizon to `high` above."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    coords = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    back = tree.nodes.new("ShaderNodeBackground")
    output = tree.nodes.new("ShaderNodeOutputWorld")
    ramp.color_ramp.elements[0].color = (*low, 1)
    ramp.color_ramp.elements[1].color = (*high, 1)
    ramp.color_ramp.elements[1].position = 0.6
    back.inputs["Strength"].default_value = strength
    tree.links.new(coords.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], back.inputs[0])
    tree.links.new(back.outputs[0], output.inputs[0])


def fading_floor(ground: Rgb, fade: Rgb, near: float = 4.0, far: float = 11.0,
                 gloss: float = 0.25) -> bpy.types.Object:
    """A floor that becomes the colour `fade` between `near` and `far` metres from the middle."""
    shader = Shader("floor")
    coords = shader.node("TexCoord").outputs["Object"]
    distance = shader.node("VectorMath", {0: coords}, operation="LENGTH").outputs["Value"]
    surface = shader.principled({"Base Color": ground, "Roughness": gloss, "Specular IOR Level": 0.25})
    away = shader.node("Emission", {"Color": fade}).outputs[0]
    material = shader.surface(shader.mix(shader.step(distance, near, far), surface, away))
    side = 60.0
    return add("floor", *plate([(-side, -side, 0), (side, -side, 0), (side, side, 0), (-side, side, 0)]), material)


def wall(colour: Rgb, distance: float = 26.0) -> bpy.types.Object:
    """The far end of the room: only cameras see it, so it doesn't flatten reflections."""
    shader = Shader("wall")
    material = shader.surface(shader.node("Emission", {"Color": colour}).outputs[0])
    side = distance * 3
    corners = [(-side, 0, -side), (side, 0, -side), (side, 0, side), (-side, 0, side)]
    made = add("wall", *plate(corners), material)
    made.location.y = distance
    for ray in ("visible_diffuse", "visible_glossy", "visible_shadow", "visible_transmission"):
        setattr(made, ray, False)
    return made
