"""What is seen and what shines through the windows: a hazy land in greys, and soft boxes."""

import bpy

from ...kit import studio
from .cockpit import Cockpit

LAND = (
    (0.00, 0.20),
    (0.40, 0.30),
    (0.478, 0.46),
    (0.497, 0.60),
    (0.503, 0.74),
    (0.56, 0.86),
    (0.70, 0.95),
    (1.00, 1.00),
)
"""Greys from straight down (0) over the horizon (0.5) to overhead (1)."""


def surround() -> None:
    """The world: ground, two rows of blurred hills, a sky that brightens upwards."""
    world = bpy.data.worlds.new("outside")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()

    def node(kind: str, *feeds: object, **settings: object):  # type: ignore[no-untyped-def]
        made = tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(made, key, value)
        for at, feed in enumerate(feeds):
            if isinstance(feed, bpy.types.NodeSocket):
                tree.links.new(feed, made.inputs[at])
            else:
                made.inputs[at].default_value = feed
        return made

    way = node("TexCoord").outputs["Generated"]
    parts = node("SeparateXYZ", way).outputs
    height = node("Math", parts[2], 0.5, 0.5, operation="MULTIPLY_ADD").outputs[0]
    ramp = node("ValToRGB", height)
    for at, grey in LAND[1:-1]:
        ramp.color_ramp.elements.new(at).color = (grey, grey, grey, 1)
    for element, (_, grey) in zip((ramp.color_ramp.elements[0], ramp.color_ramp.elements[-1]), (LAND[0], LAND[-1]), strict=True):
        element.color = (grey, grey, grey, 1)
    shade = ramp.outputs[0]
    for scale, lift, tall, grey in ((3.2, 0.494, 0.062, 0.64), (6.5, 0.484, 0.050, 0.42)):
        flat = node("Combine" + "XYZ", parts[0], parts[1], 0.0).outputs[0]
        noise = node("TexNoise", flat)
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 1.5
        crest = node("Math", noise.outputs[0], tall, lift, operation="MULTIPLY_ADD").outputs[0]
        under = node("Math", crest, height, operation="SUBTRACT").outputs[0]
        share = node("MapRange", under, -0.006, 0.008, interpolation_type="SMOOTHSTEP").outputs[0]
        above = node("MapRange", height, 0.468, 0.490, interpolation_type="SMOOTHSTEP").outputs[0]
        both = node("Math", share, above, operation="MULTIPLY").outputs[0]
        shade = node("MixRGB", both, shade, (grey, grey, grey, 1)).outputs[0]
    seen = node("LightPath").outputs["Is Camera Ray"]
    strength = node("MapRange", seen, 0.0, 1.0, 2.0, 1.15).outputs[0]
    output = node("OutputWorld", node("Background", shade, strength).outputs[0])
    output.is_active_output = True


def shine(shape: Cockpit) -> None:
    """A few soft boxes outside the windows, and a faint one under the roof."""
    high = shape.roof
    studio.soft_box("windscreen", (-1.7, 0.25, high + 1.1), (0, -38, 0), (2.2, 1.6), 240)
    studio.soft_box("near", (0.5, -2.1, high + 0.45), (-62, 0, 0), (1.7, 0.8), 190)
    studio.soft_box("far", (0.5, 2.1, high + 0.45), (62, 0, 0), (2.6, 1.1), 80)
    studio.soft_box("behind", (shape.rear + 1.9, 0, high + 0.7), (0, 50, 0), (1.6, 1.6), 110)
    if shape.glass_roof:
        studio.soft_box("over roof", (1.0, -0.2, high + 0.8), (-10, 0, 0), (1.4, 1.0), 60)
    studio.soft_box("ceiling", (0.42, 0, high - 0.06), (0, 0, 0), (0.24, 1.0), 4)
