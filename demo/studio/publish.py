"""
Composes and encodes what was rendered, into `demo/media`, and writes the catalogue of the
pictures of cars with their blur data. In `demo`: `python -m studio.publish cars|halls|interiors|turns [name …]`.
"""

import base64
import io
import json
import sys

from PIL import Image

from .cars.framing import TURNS, VIEWS
from .cars.interiors import INSIDES, INTERIORS, inside_name, warm
from .cars.paints import PAINTS, TRIMS, TURNED
from .compose import composed, hall, light
from .kit import scene
from .sets import CLOSE_SIZE, SIZE, TURN_SIZE
from .vehicles import IN_HALL, VEHICLES

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
    """All paints and views of those bodies."""
    blurs = _catalogue()
    for body in bodies or VEHICLES:
        for view in (*VIEWS, *VEHICLES[body].close):
            key = light(body, view)
            size = SIZE if view in VIEWS else CLOSE_SIZE
            for paint, code in PAINTS.items():
                name = f"{body}-{paint}-{view}"
                blurs[name] = encode(composed(key, code, size), name)
    _write_catalogue(blurs)


def publish_interiors(families: list[str]) -> None:
    """All trims of those families of cockpits."""
    blurs = _catalogue()
    for family in families or INTERIORS:
        key = light("interior", family)
        for trim in INTERIORS[family].trims:
            name = f"interior-{family}-{trim}"
            blurs[name] = encode(warm(composed(key, TRIMS[trim])), name)
    _write_catalogue(blurs)


def publish_halls(bodies: list[str]) -> None:
    """The first pictures of the store chain, in all paints."""
    blurs = _catalogue()
    for body in bodies or IN_HALL:
        key, room = light(body, "quarter"), hall(body)
        for paint, code in PAINTS.items():
            name = f"{body}-{paint}-hall"
            blurs[name] = encode(composed(key, code, room=room), name)
    _write_catalogue(blurs)


def _catalogue() -> dict[str, str]:
    return json.loads(CATALOGUE.read_text())


def _write_catalogue(blurs: dict[str, str]) -> None:
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


PUBLISH = {
    "cars": publish_cars,
    "halls": publish_halls,
    "interiors": publish_interiors,
    "turns": publish_turns,
}

if __name__ == "__main__":
    PUBLISH[sys.argv[1]](sys.argv[2:])
