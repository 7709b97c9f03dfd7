"""
Composes and encodes what was rendered, into `demo/media`, and writes the catalogue of the
pictures of cars with their blur data. In `demo`: `python -m studio.publish cars|turns [body …]`.
"""

import base64
import io
import json
import sys

from PIL import Image

from .cars.framing import TURNS, VIEWS
from .cars.interiors import INSIDES, INTERIORS, inside_name, warm
from .cars.paints import PAINTS, TRIMS, TURNED
from .compose import composed, light
from .kit import scene
from .sets import CLOSE_SIZE, SIZE, TURN_SIZE
from .vehicles import VEHICLES

FILES = scene.ROOT / "demo/media/cars"
CATALOGUE = scene.ROOT / "demo/stock/cars/pictures.json"
QUALITY = 76


def save(picture: Image.Image, name: str) -> None:
    """Writes a picture."""
    path = FILES / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, quality=QUALITY, method=6)


def encode(picture: Image.Image, name: str) -> str:
    """Writes a picture, and returns its blur placeholder as a data URL."""
    save(picture, name)
    small = io.BytesIO()
    picture.resize((12, 8), Image.Resampling.BOX).save(small, "WEBP", quality=30, method=6)
    return f"data:image/webp;base64,{base64.b64encode(small.getvalue()).decode()}"


def publish_cars(bodies: list[str]) -> None:
    """All paints and views of those bodies, and the interiors."""
    blurs: dict[str, str] = json.loads(CATALOGUE.read_text())
    for body in bodies or VEHICLES:
        for view in (*VIEWS, *VEHICLES[body].close):
            key = light(body, view)
            size = SIZE if view in VIEWS else CLOSE_SIZE
            for paint, code in PAINTS.items():
                name = f"{body}-{paint}-{view}"
                blurs[name] = encode(composed(key, code, size), name)
    for family, interior in INTERIORS.items():
        key = light("interior", family)
        for trim in interior.trims:
            name = f"interior-{family}-{trim}"
            blurs[name] = encode(warm(composed(key, TRIMS[trim])), name)
    CATALOGUE.write_text(json.dumps(dict(sorted(blurs.items())), indent=2) + "\n")


def publish_turns(bodies: list[str]) -> None:
    """The frames of outside and inside 360° views."""
    for body in bodies or TURNED:
        for step in range(TURNS):
            picture = composed(light(body, f"turn-{step:02}"), PAINTS[TURNED[body]], TURN_SIZE)
            save(picture, f"360/{body}/{step:02}")
        for step in range(TURNS):
            picture = composed(light(*inside_name(body, step)), TRIMS[INSIDES[body][1]], TURN_SIZE)
            save(warm(picture), f"360/{body}/inside-{step:02}")


if __name__ == "__main__":
    {"cars": publish_cars, "turns": publish_turns}[sys.argv[1]](sys.argv[2:])
