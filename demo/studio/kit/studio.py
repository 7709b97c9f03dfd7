"""The photo studio: a bright room without corners, and soft boxes whose reflections shape a car."""

from math import radians, sin

import bpy

from .colour import Rgb
from .nodes import Shader
from .shapes import add, plate

Point = tuple[float, float, float]

STRIP = 900
"""Watts of the strips along the flanks."""


def soft_box(
    name: str,
    place: Point,
    turn: Point,
    size: tuple[float, float],
    power: float,
    colour: Rgb = (1, 1, 1),
    seen: bool = False,
) -> bpy.types.Object:
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


def room(low: Rgb, high: Rgb, seen: Rgb, middle: float = 0.45) -> None:
    """
    What surrounds everything: light and mirror images get a sky from `low` at the horizon to `high`
    overhead (there from the height `middle`, a sine), while the camera sees the plain colour `seen`.
    """
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    new = lambda kind: tree.nodes.new(f"ShaderNode{kind}")  # noqa: E731
    split, ramp, path = new("SeparateXYZ"), new("ValToRGB"), new("LightPath")
    around, shown, mix, output = new("Background"), new("Background"), new("MixShader"), new("OutputWorld")
    ramp.color_ramp.elements[0].color = (*low, 1)
    ramp.color_ramp.elements[1].color = (*high, 1)
    ramp.color_ramp.elements[1].position = middle
    shown.inputs["Color"].default_value = (*seen, 1)
    tree.links.new(new("TexCoord").outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], around.inputs["Color"])
    tree.links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
    tree.links.new(around.outputs[0], mix.inputs[1])
    tree.links.new(shown.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs[0])


def fading_floor(
    ground: Rgb, fade: Rgb, near: float = 1.3, far: float = 4.6, mirrored: float = 0.3, gloss: float = 0.25
) -> bpy.types.Object:
    """
    A floor that becomes the colour `fade` between `near` and `far` metres from the middle (twice as
    far along X). What mirrors its distance sees `mirrored` of that, which gives flanks their depth.
    """
    shader = Shader("floor")
    coords = shader.node(
        "Mapping", {0: shader.node("TexCoord").outputs["Object"], "Scale": (0.55, 1, 1)}
    ).outputs[0]
    distance = shader.node("VectorMath", {0: coords}, operation="LENGTH").outputs["Value"]
    surface = shader.principled({"Base Color": ground, "Roughness": gloss, "Specular IOR Level": 0.2})
    seen = shader.node("LightPath").outputs["Is Camera Ray"]
    strength = shader.node("MapRange", {"Value": seen, "To Min": mirrored}).outputs[0]
    away = shader.node("Emission", {"Color": fade, "Strength": strength}).outputs[0]
    share = shader.maths("ADD", 0.15, shader.maths("MULTIPLY", 0.85, shader.step(distance, near, far)))
    material = shader.surface(shader.mix(share, surface, away))
    side = 400.0
    return add(
        "floor", *plate([(-side, -side, 0), (side, -side, 0), (side, side, 0), (-side, side, 0)]), material
    )


def bright_studio() -> None:
    """
    The light that cars for sale stand in, neutral in colour: a white room, boxes overhead, and strips along
    the flanks, so long that no window mirrors where they end."""
    fade = (0.88, 0.88, 0.88)
    room((0.10, 0.10, 0.10), (0.47, 0.47, 0.47), fade)
    fading_floor((0.78, 0.78, 0.78), fade, mirrored=0.45)
    soft_box("over bonnet", (-3.3, 0.0, 4.6), (0, 0, 0), (4.2, 2.2), 250)
    soft_box("over deck", (3.2, 0.0, 4.6), (0, 0, 0), (3.0, 2.2), 170)
    for side in (-1, 1):
        strip = soft_box(f"strip {side}", (0.0, side * 6.0, 2.55), (-side * 76, 0, 0), (30.0, 1.55), STRIP)
        strip.visible_diffuse = False
        nose = soft_box(f"nose {side}", (-6.5, side * 4.2, 2.6), (0, -66, -side * 34), (2.0, 2.6), 80)
        nose.visible_glossy = False


def face(turn: float) -> None:
    """
    Tells the bright studio from where a car is seen, in degrees from its nose towards -Y: the strip
    beyond the car is dimmed, because a bonnet seen at so flat an angle would be white with it.
    """
    for side in (-1, 1):
        strip = bpy.data.objects.get(f"strip {side}")
        if strip:
            strip.data.energy = STRIP * min(1.0, max(0.2, 0.5 - side * sin(radians(turn))))


def part_overhead(apart: bool) -> None:
    """Moves the overhead boxes apart, so that a windscreen seen from the front doesn't reflect them."""
    bpy.data.objects["over bonnet"].location.x = -3.9 if apart else -3.3
    bpy.data.objects["over deck"].location.x = 4.4 if apart else 3.2
