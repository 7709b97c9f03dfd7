"""From the light that was rendered to the colours of a screen, the same for every picture of a set."""

from pathlib import Path

import bpy
import numpy as np

KNEE = 0.72
"""Where highlights begin to be rolled off instead of cut."""

PIVOT = 0.8
CONTRAST = 1.12
"""Shadows deepen by this power; what is as bright as the pivot stays."""


def read(path: Path) -> np.ndarray:
    """An EXR as rows from the top, of scene-linear red, green and blue."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1, :, :3]


def develop(light: np.ndarray, exposure: float = 1.0) -> np.ndarray:
    """Light as 8-bit sRGB: a little more contrast, and a soft shoulder."""
    value = np.maximum(light * exposure, 0)
    value = PIVOT * (value / PIVOT) ** CONTRAST
    room = 1 - KNEE
    over = np.maximum(value - KNEE, 0) / room
    value = np.where(value > KNEE, KNEE + room * over / (1 + over), value)
    encoded = np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)
    return np.round(np.clip(encoded, 0, 1) * 255).astype(np.uint8)
