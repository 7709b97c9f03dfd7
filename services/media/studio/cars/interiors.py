"""Renders the interiors of cars, one for each family; their trims are composed as paints are."""

from ..kit import camera, scene, studio
from .interior import COCKPITS, build_interior
from .paints import KEY
from ..sets import SIZE


def render_interior(family: str, quality: scene.Quality, force: bool = False) -> None:
    """The view from between the front seats."""
    name = f"cars/interior/{family}"
    if not force and (scene.OUT / f"{name}.exr").exists():
        return
    made = scene.reset(scene.Quality(quality.samples + 8, quality.scale * 0.8))
    shape = COCKPITS[family]
    grey = (0.9, 0.9, 0.9)
    studio.room((0.55, 0.55, 0.55), (1.0, 1.0, 1.0), grey)
    studio.soft_box("windscreen", (-2.2, 0.0, 2.6), (0, -42, 0), (3.0, 3.0), 260)
    studio.soft_box("ceiling", (1.1, 0.0, shape.roof - 0.04), (0, 24, 0), (0.7, 1.0), 4)
    studio.soft_box("fill", (1.5, 0.0, shape.dash + 0.25), (0, 78, 0), (0.5, 1.2), 7)
    for side in (-1, 1):
        studio.soft_box(f"window {side}", (0.3, side * 2.2, 1.7), (side * 66, 0, 0), (2.4, 0.9), 55)
    build_interior(family, KEY)
    camera.look((-0.35, -0.04, shape.dash - 0.20), (1.24, 0.09, shape.dash + 0.33), 26)
    made.camera.data.clip_start = 0.02
    scene.render(name, *SIZE, linear=True)
