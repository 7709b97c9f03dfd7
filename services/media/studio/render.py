"""
What to render, from the command line, in `services/media`:

    python -m studio.render cars [body …] [--views quarter,side] [--preview] [--force]
"""

import argparse

from .cars.bodies import BODIES
from .cars.sets import render_set
from .kit import scene


def main() -> None:
    """Reads the command line and renders."""
    reader = argparse.ArgumentParser(prog="studio.render")
    reader.add_argument("what", choices=["cars"])
    reader.add_argument("names", nargs="*")
    reader.add_argument("--views")
    reader.add_argument("--preview", action="store_true")
    reader.add_argument("--force", action="store_true")
    wanted = reader.parse_args()
    quality = scene.PREVIEW if wanted.preview else scene.FINAL
    for body in wanted.names or BODIES:
        render_set(body, quality, wanted.views and wanted.views.split(","), wanted.force)


if __name__ == "__main__":
    main()
