"""Maps rendered light to display colours, in the same way for all pictures of a set."""

from pathlib import Path

import bpy
import numpy as np

KNEE = 0.72
"""The value above which highlights are compressed instead of clipped."""

PIVOT = 0.8
CONTRAST = 1.12
"""The power that darkens shadows; values at the pivot stay the same."""

BRIGHTEST = 4.0
"""Light at or above this value becomes white."""


def read(path: Path) -> np.ndarray:
    """An EXR as rows from the top, of scene-linear red, green and blue."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def develop(light: np.ndarray) -> np.ndarray:
    """Light as 8-bit sRGB: a little more contrast, and a soft shoulder, so paints keep their hue."""
    steps = np.clip(light * (len(CURVE) / BRIGHTEST), 0, len(CURVE) - 1)
    return CURVE[steps.astype(np.uint16)]


def _curve() -> np.ndarray:
    """A lookup table of `develop`, from no light to the brightest."""
    value = np.linspace(0, BRIGHTEST, 65536)
    value = PIVOT * (value / PIVOT) ** CONTRAST
    over = np.maximum(value - KNEE, 0) / (1 - KNEE)
    value = np.where(value > KNEE, KNEE + (1 - KNEE) * over / (1 + over), value)
    encoded = np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)
    return np.round(np.clip(encoded, 0, 1) * 255).astype(np.uint8)


CURVE = _curve()
