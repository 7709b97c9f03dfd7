"""
Renders what the pictures of cars for sale are composed from: each body from each side, in the key
paint, as linear light under `.data/studio/cars`.
"""

import bpy

from ..kit import scene, studio
from .bodies import BODIES
from .build import build_car
from .framing import VIEWS, WHEEL, frame
from .paints import KEY

SIZE = (1200, 800)
SHARPNESS = {"quarter": 85}
"""Percent of the size that a view is rendered at, 67 unless told: a denoised picture grows well."""


def render_set(body: str, quality: scene.Quality, views: list[str] | None = None, force: bool = False) -> None:
    """The views of one body; what is there already stays, unless forced."""
    wanted = [view for view in views or [*VIEWS, WHEEL] if force or not _file(body, view).exists()]
    if not wanted:
        return
    scene.reset(quality)
    studio.bright_studio()
    car = build_car(body, KEY)
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = SIZE
    for view in wanted:
        render.resolution_percentage = round(quality.scale * SHARPNESS.get(view, 67))
        frame(car, BODIES[body], view)
        scene.render(f"cars/{body}/{view}", *SIZE, linear=True)


def _file(body: str, view: str) -> scene.Path:
    return scene.OUT / f"cars/{body}/{view}.exr"
