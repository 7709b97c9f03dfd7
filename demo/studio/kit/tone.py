"""From the light that was rendered to the colours of a screen, the same for every picture of a set."""

from pathlib import Path

import bpy
import numpy as np

KNEE = 0.72
"""Where highlights begin to be rolled off instead of cut."""

PIVOT = 0.8
CONTRAST = 1.12
"""Shadows deepen by this power; what is as bright as the pivot stays."""

BRIGHTEST = 4.0
"""Light above this is as white as it gets."""


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
    """What `develop` makes of light from none to the brightest."""
    value = np.linspace(0, BRIGHTEST, 65536)
    value = PIVOT * (value / PIVOT) ** CONTRAST
    over = np.maximum(value - KNEE, 0) / (1 - KNEE)
    value = np.where(value > KNEE, KNEE + (1 - KNEE) * over / (1 + over), value)
    encoded = np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)
    return np.round(np.clip(encoded, 0, 1) * 255).astype(np.uint8)


CURVE = _curve()
