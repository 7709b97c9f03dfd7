"""Pictures of every paint from one render: for fixed light, light is linear in a paint's colour."""

import numpy as np
from PIL import Image

from .cars.paints import KEY
from .kit import scene, tone
from .kit.colour import linear
from .sets import SIZE

AIR = np.array([0.985, 0.995, 1.0], dtype=np.float32)
"""A slight daylight tint over the neutral studio."""


def light(name: str, view: str) -> np.ndarray:
    """A picture rendered in the key paint."""
    return tone.read(scene.OUT / f"cars/{name}/{view}.exr")


ROOM = 0.88
"""The light of the bright studio's wall and floor."""


def hall(name: str) -> np.ndarray:
    """What the light of a picture is multiplied by to put the car into the hall; 1 on the car."""
    car = light(name, "mask")[..., :1]
    return car + (1 - car) * light(name, "hall") / ROOM


def composed(
    key: np.ndarray, code: str, size: tuple[int, int] = SIZE, room: np.ndarray | float = 1.0
) -> Image.Image:
    """Returns the picture with its paint in a colour, `#rrggbb`, in a room as `hall` returns it."""
    dark, bright = key[..., :1], key[..., 2:]
    colour = np.array(linear(code), dtype=np.float32) / np.float32(KEY[2])
    picture = (dark + np.maximum(bright - dark, 0) * colour) * AIR
    red = np.clip((dark - bright * 1.15) / 0.03, 0, 1)
    made = Image.fromarray(tone.develop((picture * (1 - red) + key * red) * room))
    return made if made.size == size else made.resize(size, Image.Resampling.LANCZOS)
