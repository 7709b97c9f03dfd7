"""
The hall of the store chain, behind the first picture of its cars. It is put in afterwards: the floor and wall of the
bright studio are white, so what isn't the car is multiplied by the hall, and keeps its shadows.
"""

from math import cos, radians, sin

import bpy

from ..kit import studio
from ..kit.colour import Rgb, linear
from ..kit.materials import glow
from ..kit.shapes import Point, add, plate
from .framing import VIEWS

WALL_AWAY = 4.2
"""The distance of the wall behind the middle of the car."""
WALL_TURN = 16
"""How far the wall is turned away from the camera, in degrees."""
WALL_REACH = 16.0
"""Half the length of the wall."""
WALL_HEIGHT = 8.0

FLOOR: Rgb = (0.50, 0.51, 0.53)
PANELS: tuple[Rgb, Rgb] = ((0.80, 0.81, 0.83), (0.74, 0.75, 0.78))
"""The colours of the wall's panels, in turn."""
PANEL = 1.6
"""The width of a panel."""
BANDS = ((0.0, 0.10, "#7d8188"), (1.92, 2.17, "#1f35c4"), (2.17, 2.25, "#f2c511"))
"""The stripes along the wall, the chain's colours in indoor light: lower and upper edge, and the colour."""
BAND_AHEAD = 0.02
"""How far the stripes are in front of the panels."""


def build_hall() -> None:
    """A floor and a wall that need no light."""
    studio.room((0, 0, 0), (0, 0, 0), PANELS[0])
    _face("floor", [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)], FLOOR)
    for number in range(int(2 * WALL_REACH / PANEL)):
        start = -WALL_REACH + number * PANEL
        _on_wall((start, start + PANEL), (0.0, WALL_HEIGHT), 0.0, PANELS[number % 2])
    for low, high, colour in BANDS:
        _on_wall((-WALL_REACH, WALL_REACH), (low, high), BAND_AHEAD, linear(colour))


def focus_on_car(eye: bpy.types.Object) -> None:
    """Opens the lens, so that the wall is blurred."""
    lens = eye.data.dof
    lens.use_dof = True
    lens.focus_distance = eye.location.length
    lens.aperture_fstop = 0.35


def _on_wall(along: tuple[float, float], tall: tuple[float, float], ahead: float, colour: Rgb) -> None:
    """A rectangle on the wall, `ahead` metres in front of it."""
    away = radians(VIEWS["quarter"].turn)
    run = radians(VIEWS["quarter"].turn + 90 - WALL_TURN)

    def place(at: float, height: float) -> Point:
        distance = WALL_AWAY - ahead
        return (cos(away) * distance + cos(run) * at, sin(away) * distance + sin(run) * at, height)

    (start, end), (low, high) = along, tall
    _face("wall", [place(start, low), place(end, low), place(end, high), place(start, high)], colour)


def _face(name: str, corners: list[Point], colour: Rgb) -> None:
    add(name, *plate(corners), glow(name, colour, 1.0), smooth=False)
