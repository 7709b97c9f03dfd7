"""
Renders what the pictures of cars for sale are composed from: each body from each side, in the key
paint, as linear light under `.data/studio/cars`.
"""

import bpy

from ..kit import scene, studio
from .bodies import BODIES
from .build import build_car
from .framing import TURNS, VIEWS, WHEEL, frame, turn
from .paints import KEY

SIZE = (1200, 800)
WHEEL_SIZE = (900, 600)
TURN_SIZE = (800, 533)
SHARPNESS = {"quarter": 80, "wheel": 60}
"""Percent of the size that a view is rendered at, 60 unless told: a denoised picture grows well."""


def render_set(
    body: str, quality: scene.Quality, views: list[str] | None = None, force: bool = False
) -> None:
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
        render.resolution_percentage = round(quality.scale * SHARPNESS.get(view, 60))
        studio.part_overhead(view == "front")
        frame(car, BODIES[body], view)
        scene.render(f"cars/{body}/{view}", *SIZE, linear=True)


def render_turn(body: str, quality: scene.Quality) -> None:
    """All steps of a turn round one car; what is there already stays."""
    wanted = [step for step in range(TURNS) if not _file(body, f"turn-{step:02}").exists()]
    if not wanted:
        return
    made = scene.reset(quality)
    made.cycles.samples = max(quality.samples - 2, 4)
    studio.bright_studio()
    car = build_car(body, KEY)
    made.render.resolution_x, made.render.resolution_y = TURN_SIZE
    for step in wanted:
        turn(car, BODIES[body], step)
        scene.render(f"cars/{body}/turn-{step:02}", *TURN_SIZE, linear=True)


def _file(body: str, view: str) -> scene.Path:
    return scene.OUT / f"cars/{body}/{view}.exr"
