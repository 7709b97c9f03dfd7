"""
What to render, from the command line, in `demo`:

    python -m studio.render cars [body …] [--views quarter,side] [--preview] [--force]
    python -m studio.render halls [body …] [--preview]
    python -m studio.render turns [body …] [--preview]
    python -m studio.render interiors [family …] [--preview] [--force]
    python -m studio.render insides [body …] [--preview]
"""

import argparse

from .cars.interiors import INSIDES, INTERIORS, render_inside, render_interior
from .cars.paints import TURNED
from .kit import scene
from .sets import render_hall, render_set, render_turn
from .vehicles import IN_HALL, VEHICLES


def main() -> None:
    """Reads the command line and renders."""
    reader = argparse.ArgumentParser(prog="studio.render")
    reader.add_argument("what", choices=["cars", "halls", "turns", "interiors", "insides"])
    reader.add_argument("names", nargs="*")
    reader.add_argument("--views")
    reader.add_argument("--preview", action="store_true")
    reader.add_argument("--force", action="store_true")
    wanted = reader.parse_args()
    quality = scene.PREVIEW if wanted.preview else scene.FINAL
    if wanted.what == "interiors":
        for family in wanted.names or INTERIORS:
            render_interior(family, quality, wanted.force)
        return
    if wanted.what == "insides":
        for body in wanted.names or INSIDES:
            render_inside(body, quality)
        return
    if wanted.what == "halls":
        for body in wanted.names or IN_HALL:
            render_hall(body, quality)
        return
    if wanted.what == "turns":
        for body in wanted.names or TURNED:
            render_turn(body, quality)
        return
    for body in wanted.names or VEHICLES:
        render_set(body, quality, wanted.views and wanted.views.split(","), wanted.force)


if __name__ == "__main__":
    main()
