"""The views of cars: the same angles and ground line for all, and comparable sizes."""

from dataclasses import dataclass
from typing import Protocol

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from ..kit import camera, studio

TALLEST = 0.70
"""The maximum share of the picture's height that a car takes."""
SHORTEST = 2.7
"""Vehicles shorter than this (metres) are framed as if they had this length."""


class Sized(Protocol):
    """The dimensions used for framing a vehicle; metres, as in `spec.py`."""

    @property
    def length(self) -> float: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def front_axle(self) -> float: ...
    @property
    def wheel(self) -> float: ...


@dataclass(frozen=True)
class View:
    """A camera position: degrees from the nose, degrees above the horizon, lens in mm."""

    turn: float
    rise: float
    lens: float = 70
    fill: float = 0.86
    """The share of the picture's width that a car of 4.7 m takes."""
    ground: float = 0.17
    """The height of a car's lowest point in the picture, as a share of the picture's height."""


VIEWS = {
    "quarter": View(39, 4, 100, 0.88),
    "side": View(90, 3, 110, ground=0.27),
    "rear": View(144, 4.5, 100, 0.88),
    "front": View(0, 3.5, 110, 0.48, 0.2),
}
WHEEL = "wheel"
COCKPIT = "cockpit"
"""Handlebar and instruments, over the rider's shoulder."""

TURNS = 36
"""The number of pictures of a turn, round a car or of the head inside it."""


def turn(car: bpy.types.Collection, body: Sized, step: int) -> None:
    """Points the camera for one step of a turn round a car, at a constant distance."""
    frame(car, body, "side")
    eye = bpy.context.scene.camera
    centre = Vector((0, 0, body.height * 0.45))
    away = (eye.location - centre).length * 1.06
    shift = eye.data.shift_y
    angle = 38 + 360 * step / TURNS
    studio.face(angle)
    camera.orbit(tuple(centre), angle, 5, away, VIEWS["side"].lens)
    eye.data.shift_x, eye.data.shift_y = 0.0, shift


def frame(car: bpy.types.Collection, body: Sized, view: str) -> None:
    """Points the camera so that the car fills its share of the picture and stands on the ground line."""
    if view == WHEEL:
        at = (body.front_axle + 0.20, -body.width / 2, body.wheel * 1.25)
        studio.face(72)
        camera.orbit(at, 72, 5, 3.0, 70)
        return
    if view == COCKPIT:
        camera.orbit((body.front_axle + 0.39, 0, body.height * 0.85), 152, 30, 2.35, 70)
        return
    chosen = VIEWS[view]
    studio.face(chosen.turn)
    distance = 10.0
    shape = body.width / 1.86 if view == "front" else max(body.length, SHORTEST) / 4.7
    wanted = chosen.fill * shape**0.5
    for _ in range(4):
        eye = camera.orbit((0, 0, body.height * 0.45), chosen.turn, chosen.rise, distance, chosen.lens)
        low, high = _extent(car, eye)
        distance *= float(max((high[0] - low[0]) / wanted, (high[1] - low[1]) / TALLEST))
    eye.data.shift_x = float((low[0] + high[0]) / 2 - 0.5)
    tall = bpy.context.scene.render.resolution_y / bpy.context.scene.render.resolution_x
    eye.data.shift_y = float(low[1] - chosen.ground) * tall


def _extent(car: bpy.types.Collection, eye: bpy.types.Object) -> tuple[np.ndarray, np.ndarray]:
    """The lower left and upper right corners of the car in the picture, 0 to 1."""
    scene = bpy.context.scene
    eye.data.shift_x = eye.data.shift_y = 0
    bpy.context.view_layer.update()
    seen = [
        world_to_camera_view(scene, eye, thing.matrix_world @ Vector(corner))
        for thing in car.all_objects
        if thing.name.startswith(("skin", "tyre"))
        for corner in _outline(thing)
    ]
    places = np.array([(point.x, point.y) for point in seen])
    return places.min(axis=0), places.max(axis=0)


def _outline(thing: bpy.types.Object) -> list[tuple[float, float, float]]:
    """Enough points of an object to determine its extent."""
    vertices = thing.data.vertices
    places = np.empty(len(vertices) * 3, dtype=np.float32)
    vertices.foreach_get("co", places)
    return places.reshape(-1, 3)[:: max(1, len(vertices) // 2500)].tolist()
