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


def composed(key: np.ndarray, code: str, size: tuple[int, int] = SIZE) -> Image.Image:
    """Returns the picture with its paint in a colour, `#rrggbb`."""
    dark, bright = key[..., :1], key[..., 2:]
    colour = np.array(linear(code), dtype=np.float32) / np.float32(KEY[2])
    picture = (dark + np.maximum(bright - dark, 0) * colour) * AIR
    red = np.clip((dark - bright * 1.15) / 0.03, 0, 1)
    made = Image.fromarray(tone.develop(picture * (1 - red) + key * red))
    return made if made.size == size else made.resize(size, Image.Resampling.LANCZOS)
