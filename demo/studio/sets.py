"""
Renders what the pictures of the stock are composed from: each vehicle from each side, in the key
paint, as linear light under `.data/studio/cars`.
"""

import bpy

from .cars.framing import TURNS, VIEWS, frame, turn
from .cars.hall import build_hall, focus_on_car
from .cars.paints import KEY
from .kit import scene, studio
from .kit.materials import glow
from .vehicles import VEHICLES

SIZE = (1200, 800)
CLOSE_SIZE = (900, 600)
TURN_SIZE = (800, 533)
SHARPNESS = {"quarter": 90, "rear": 80, "wheel": 65}
"""The rendered size of a view in percent, by default 75: denoised pictures can be enlarged without visible loss."""


def render_set(
    name: str, quality: scene.Quality, views: list[str] | None = None, force: bool = False
) -> None:
    """Renders the views of one vehicle; keeps existing pictures unless forced."""
    vehicle = VEHICLES[name]
    all_views = views or [*VIEWS, *vehicle.close]
    wanted = [view for view in all_views if force or not _file(name, view).exists()]
    if not wanted:
        return
    scene.reset(quality)
    studio.bright_studio()
    car = vehicle.build(KEY)
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = SIZE
    for view in wanted:
        render.resolution_percentage = round(quality.scale * SHARPNESS.get(view, 75))
        studio.part_overhead(view == "front")
        frame(car, vehicle.size, view)
        scene.render(f"cars/{name}/{view}", *SIZE, linear=True)


def render_turn(name: str, quality: scene.Quality) -> None:
    """Renders all frames of the 360° view of one vehicle; keeps existing pictures."""
    wanted = [step for step in range(TURNS) if not _file(name, f"turn-{step:02}").exists()]
    if not wanted:
        return
    made = scene.reset(quality)
    made.cycles.samples = max(quality.samples - 4, 4)
    made.render.resolution_percentage = round(quality.scale * 62)
    studio.bright_studio()
    vehicle = VEHICLES[name]
    car = vehicle.build(KEY)
    made.render.resolution_x, made.render.resolution_y = TURN_SIZE
    for step in wanted:
        turn(car, vehicle.size, step)
        scene.render(f"cars/{name}/turn-{step:02}", *TURN_SIZE, linear=True)


def render_hall(name: str, quality: scene.Quality) -> None:
    """Renders what the first picture in the hall needs: where the car is, and the hall without it."""
    if _file(name, "hall").exists():
        return
    made = scene.reset(quality)
    made.cycles.samples, made.cycles.max_bounces, made.cycles.use_denoising = 64, 0, False
    made.cycles.use_adaptive_sampling = False
    made.render.resolution_x, made.render.resolution_y = SIZE
    made.render.resolution_percentage = round(quality.scale * SHARPNESS["quarter"])
    vehicle = VEHICLES[name]
    car = vehicle.build(KEY)
    frame(car, vehicle.size, "quarter")
    layer = bpy.context.view_layer
    layer.material_override = glow("mask", (1, 1, 1), 1.0)
    scene.render(f"cars/{name}/mask", *SIZE, linear=True)
    layer.material_override = None
    for thing in car.all_objects:
        thing.hide_render = True
    build_hall()
    focus_on_car(made.camera)
    scene.render(f"cars/{name}/hall", *SIZE, linear=True)


def _file(name: str, view: str) -> scene.Path:
    return scene.OUT / f"cars/{name}/{view}.exr"
