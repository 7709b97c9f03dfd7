"""Pictures of every paint from two renders: for fixed light, light is linear in a paint's colour."""

import numpy as np
from PIL import Image

from ..kit import scene, tone
from ..kit.colour import linear
from .paints import PAINTS, WHITE_BASE


def light(body: str, view: str, base: str) -> np.ndarray:
    """A render of one of the two base paints."""
    return tone.read(scene.OUT / f"cars/{body}/{view}-{base}.exr")


def composed(black: np.ndarray, white: np.ndarray, paint: str) -> Image.Image:
    """The picture of a paint."""
    colour = np.array(linear(PAINTS[paint])) / np.array(WHITE_BASE)
    return Image.fromarray(tone.develop(black + (white - black) * colour))
