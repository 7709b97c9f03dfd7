"""Cameras, given by position and target."""

from math import cos, radians, sin

import bpy
from mathutils import Vector

Point = tuple[float, float, float]


def look(at: Point, place: Point, lens: float = 70, shift: tuple[float, float] = (0, 0)) -> bpy.types.Object:
    """
    The scene's camera at `place`, looking at `at` (metres); `lens` in mm of a 36 mm film, 50 to 85
    for cars. A second call moves the same camera.
    """
    camera = bpy.data.objects.get("camera") or _new()
    camera.location = place
    camera.rotation_euler = (Vector(at) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    camera.data.lens = lens
    camera.data.shift_x, camera.data.shift_y = shift
    return camera


def orbit(at: Point, turn: float, rise: float, distance: float, lens: float = 70) -> bpy.types.Object:
    """
    The camera on a circle around `at`: `turn` in degrees from the -X axis (the nose of a car)
    towards -Y (its near side), `rise` in degrees above the horizon.
    """
    flat = cos(radians(rise)) * distance
    x = at[0] - cos(radians(turn)) * flat
    y = at[1] - sin(radians(turn)) * flat
    return look(at, (x, y, at[2] + sin(radians(rise)) * distance), lens)


def _new() -> bpy.types.Object:
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    return camera
