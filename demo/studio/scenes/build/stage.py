"""An empty scene, a camera, and a picture on disk."""

from dataclasses import dataclass
from pathlib import Path

import bpy
from mathutils import Vector

Size = tuple[int, int]
WIDE: Size = (1920, 1080)
TALL: Size = (960, 1280)
STANDARD: Size = (1280, 960)


@dataclass(frozen=True)
class View:
    """Where the camera stands and looks, in metres; `lens` in millimetres across 36."""

    at: tuple[float, float, float]
    towards: tuple[float, float, float]
    lens: float = 35.0
    #: Moves the frame by shares of its width without tilting the camera: (right, up).
    shift: tuple[float, float] = (0.0, 0.0)
    #: Aperture; without one, everything is in focus.
    f: float | None = None
    #: The focused point, if it isn't the camera's target.
    focus: tuple[float, float, float] | None = None
    #: Stops of exposure.
    exposure: float = 0.0
    size: Size = STANDARD


def clear() -> None:
    """Removes everything, so that a scene doesn't depend on the previous one."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def expose(look: str = "AgX - Medium High Contrast") -> None:
    """Sets the colour management. The look Standard doesn't change colours."""
    settings = bpy.context.scene.view_settings
    settings.view_transform = "Standard" if look == "Standard" else "AgX"
    settings.look = "None" if look == "Standard" else look


def take(view: View, file: Path, samples: int, share: float = 1.0) -> None:
    """Renders a view to a PNG file; `share` scales it down for a preview."""
    scene = bpy.context.scene
    _frame(view)
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.denoiser = samples, True, "OPENIMAGEDENOISE"
    cycles.denoising_prefilter = "FAST"
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 12, 6
    cycles.sample_clamp_indirect = 8.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = view.size
    scene.render.resolution_percentage = round(share * 100)
    scene.view_settings.exposure = view.exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = str(file)
    bpy.ops.render.render(write_still=True)


def _frame(view: View) -> None:
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_width, data.lens = "HORIZONTAL", 36.0, view.lens
    data.shift_x, data.shift_y = view.shift
    data.clip_start, data.clip_end = 0.02, 20_000
    obj = bpy.data.objects.new("camera", data)
    obj.location = view.at
    way = Vector(view.towards) - Vector(view.at)
    obj.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    if view.f is not None:
        data.dof.use_dof, data.dof.aperture_fstop = True, view.f
        data.dof.focus_distance = (Vector(view.focus or view.towards) - Vector(view.at)).length
    scene.collection.objects.link(obj)
    scene.camera = obj
