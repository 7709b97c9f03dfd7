"""An empty Cycles scene, and rendering it to a file under `.data/studio`."""

from dataclasses import dataclass
from pathlib import Path

import bpy

ROOT = Path(__file__).resolve().parents[3]
OUT = ROOT / ".data" / "studio"


@dataclass(frozen=True)
class Quality:
    """Samples per pixel, and the rendered size as a share of the final size."""

    samples: int
    scale: float


PREVIEW = Quality(samples=8, scale=0.4)
FINAL = Quality(samples=12, scale=1.0)


def reset(quality: Quality = PREVIEW, seed: int = 7) -> bpy.types.Scene:
    """Empties Blender and configures Cycles; the same seed gives the same picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = quality.samples
    cycles.seed = seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.06
    cycles.adaptive_min_samples = 4
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    scene.render.resolution_percentage = round(quality.scale * 100)
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    return scene


def render(name: str, width: int, height: int, linear: bool = False) -> Path:
    """
    Renders through the scene's camera to `.data/studio/<name>.png`, or with `linear` to an EXR of
    scene-linear light for composing. Width and height are those of the final picture in pixels.
    """
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format = "OPEN_EXR" if linear else "PNG"
    settings.color_mode = "RGB"
    settings.color_depth = "16" if linear else "8"
    path = OUT / f"{name}.{'exr' if linear else 'png'}"
    path.parent.mkdir(parents=True, exist_ok=True)
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    return path
