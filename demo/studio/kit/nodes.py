"""Shaders written as expressions: each call adds one node and returns its output."""

from typing import Any

import bpy

Socket = Any


def feed(tree: bpy.types.NodeTree, socket: Socket, value: Any) -> None:
    """Sets an input to a value or to the output of another node."""
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, socket)
    elif isinstance(value, tuple) and len(value) == 3 and socket.type == "RGBA":
        socket.default_value = (*value, 1.0)
    else:
        socket.default_value = value


def maths(tree: bpy.types.NodeTree, operation: str, *values: Any) -> Socket:
    """A Math node over up to three values."""
    node = tree.nodes.new("ShaderNodeMath")
    node.operation = operation
    for socket, value in zip(node.inputs, values):
        feed(tree, socket, value)
    return node.outputs[0]


class Shader:
    """The node tree of one material."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind: str, inputs: dict[str | int, Any] | None = None, **settings: Any) -> Any:
        """A node with its settings; an input is a value or the output of another node."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            feed(self.tree, node.inputs[key], value)
        return node

    def maths(self, operation: str, *values: Any) -> Socket:
        """A Math node over up to three values."""
        return maths(self.tree, operation, *values)

    def step(self, value: Any, low: float, high: float) -> Socket:
        """0 below `low`, 1 above `high`, smooth between."""
        inputs = {"Value": value, "From Min": low, "From Max": high}
        return self.node("MapRange", inputs, interpolation_type="SMOOTHSTEP").outputs[0]

    def mix(self, share: Any, first: Any, second: Any) -> Socket:
        """Mixes two shaders; `share` is that of `second`."""
        return self.node("MixShader", {0: share, 1: first, 2: second}).outputs[0]

    def principled(self, inputs: dict[str | int, Any]) -> Socket:
        """The principled shader."""
        return self.node("BsdfPrincipled", inputs).outputs[0]

    def surface(self, shader: Socket) -> bpy.types.Material:
        """Uses the shader as the material's surface."""
        output = self.node("OutputMaterial")
        self.tree.links.new(shader, output.inputs["Surface"])
        return self.material
