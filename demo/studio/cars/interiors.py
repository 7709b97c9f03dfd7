"""Renders interiors, and turns inside cars; trims are composed like paints."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import cos, radians, sin

from PIL import Image

from ..kit import camera, scene
from ..lorries import cockpit as lorry
from ..lorries.outside import shine as shine_on_road
from ..sets import SIZE, TURN_SIZE
from .framing import TURNS
from .inside.cockpit import COCKPITS, Cockpit
from .inside.outside import shine, surround
from .interior import build_interior
from .paints import KEY, TRIMS

INSIDES = {
    "suv": ("tall", "light"),
    "saloon": ("low", "dark"),
    "estate": ("low", "light"),
    "cityCar": ("small", "dark"),
}
"""The bodies that visitors can look around in: the family of their cockpit, and their trim."""


@dataclass(frozen=True)
class Interior:
    """A kind of interior: how to build and light it, how to point the camera, and its trims."""

    furnish: Callable[[], None]
    look: Callable[[], None]
    trims: tuple[str, ...] = tuple(TRIMS)


def render_interior(family: str, quality: scene.Quality, force: bool = False) -> None:
    """The picture of one of `INTERIORS`."""
    name = f"cars/interior/{family}"
    if not force and (scene.OUT / f"{name}.exr").exists():
        return
    scene.reset(scene.Quality(quality.samples + 6, quality.scale * 0.8))
    INTERIORS[family].furnish()
    INTERIORS[family].look()
    scene.render(name, *SIZE, linear=True)


def render_inside(body: str, quality: scene.Quality) -> None:
    """
    Renders all steps of a turn of the head inside one body, under the name of its family, because bodies
    share cockpits. Existing pictures are kept.
    """
    family, _ = INSIDES[body]
    names = {step: "cars/" + "/".join(inside_name(body, step)) for step in range(TURNS)}
    wanted = [step for step, name in names.items() if not (scene.OUT / f"{name}.exr").exists()]
    if not wanted:
        return
    scene.reset(scene.Quality(max(quality.samples - 3, 4), quality.scale * 0.62))
    _furnish(family)
    for step in wanted:
        aim(COCKPITS[family], step)
        scene.render(names[step], *TURN_SIZE, linear=True)


def aim(shape: Cockpit, step: int | None = None) -> None:
    """Points the camera from the front seats at the dashboard, or for a step of a turn at eye height."""
    if step is None:
        view = camera.look((-0.34, -0.10, shape.dash - 0.16), (1.12, 0.07, shape.dash + 0.27), 24)
    else:
        turn, eye = radians(step * 360 / TURNS), (0.82, 0.0, shape.cushion + 0.70)
        view = camera.look((eye[0] - cos(turn), eye[1] + sin(turn), eye[2] - 0.18), eye, 24)
    view.data.clip_start = 0.02


def inside_name(body: str, step: int) -> tuple[str, str]:
    """The name and the view under which a step is stored."""
    return f"inside-{INSIDES[body][0]}", f"turn-{step:02}"


def warm(picture: Image.Image) -> Image.Image:
    """Tints a picture of the neutral studio slightly, like evening light."""
    channels = zip(picture.split(), (1.02, 0.998, 0.980), strict=True)
    return Image.merge("RGB", [part.point(lambda v, by=by: round(v * by)) for part, by in channels])


def _furnish(family: str) -> None:
    surround()
    shine(COCKPITS[family])
    build_interior(family, KEY)


def _furnish_lorry() -> None:
    shine_on_road()
    lorry.build_cockpit(KEY)


INTERIORS = {
    **{family: Interior(partial(_furnish, family), partial(aim, shape)) for family, shape in COCKPITS.items()},
    "van": Interior(partial(_furnish, "van"), partial(aim, COCKPITS["van"]), ("dark",)),
    "lorry": Interior(_furnish_lorry, lorry.aim, ("dark",)),
}
"""Interiors by the name of their pictures."""
