"""
Renders what the pictures of cars for sale are composed from: each body from each side, once in black
and once in white, as linear light under `.data/studio/cars`.
"""

from ..kit import materials, scene, studio
from .bodies import BODIES
from .build import build_car
from .framing import VIEWS, WHEEL, frame
from .paints import BLACK_BASE, WHITE_BASE

SIZE = (1200, 800)


def render_set(body: str, quality: scene.Quality, views: list[str] | None = None, force: bool = False) -> None:
    """The views of one body; what is there already stays, unless forced."""
    wanted = [view for view in views or [*VIEWS, WHEEL] if force or not _done(body, view)]
    if not wanted:
        return
    scene.reset(quality)
    studio.bright_studio()
    car = build_car(body, BLACK_BASE)
    for view in wanted:
        for base, colour in (("black", BLACK_BASE), ("white", WHITE_BASE)):
            materials.repaint(car, colour)
            scene.bpy.context.scene.render.resolution_x, scene.bpy.context.scene.render.resolution_y = SIZE
            frame(car, BODIES[body], view)
            scene.render(f"cars/{body}/{view}-{base}", *SIZE, linear=True)


def _done(body: str, view: str) -> bool:
    return all((scene.OUT / f"cars/{body}/{view}-{base}.exr").exists() for base in ("black", "white"))
