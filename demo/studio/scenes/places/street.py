"""A city street: coloured houses, a tram line, one small car."""

from ..build.ground import asphalt, grate, kerb
from ..build.land import level
from ..build.looks import glass, glow, matte, speckled
from ..build.plants import leafy
from ..build.props import bicycle, bollard, cable, cafe, cuboids, shrub
from ..build.shapes import ball, box, copy_of, cylinder, lathe, place
from ..build.sky import sky, sun
from ..build.stage import expose
from ..build.walls import shop_room
from ..vehicle import car, socket

ACID = "#d7ee2f"
HOUSES = ("#f2c14e", "#e8836b", "#f4efe4", "#7fb7be", "#f0b8b0", "#d9d2c3", "#f2a65a", "#9cc5a1")


def street(colour: str, turn: float = 206.0, charger: bool = False, bays: bool = False, bicycles: bool = False, lot: tuple[float, float] = (0.0, 0.0)) -> None:
    """The car at the kerb: at a charging post, in a narrow bay, or between bicycles."""
    expose("Standard")
    sky(((0.0, "#fdf3e3"), (0.25, "#cfe3f2"), (1.0, "#7fb4e0")), 0.95, ("#ffffff", 0.3))
    sun(-140, 36, "#ffefcf", 3.6, 0.8)
    level((-60, 60, -14, 2.1), 0.0, asphalt("#5c6064", "#74787d", 0.12))
    pavement()
    for y in (-3.2, -4.65):
        box((120, 0.07, 0.01), (0, y, 0.001), matte("#b9bec2", 0.2, 1.0))
    for x in range(-30, 30, 4):
        box((1.8, 0.12, 0.008), (x, -1.7, 0.001), matte("#f4f4ee", 0.7))
    x = -27.0
    for i in range(9):
        width = 5.4 + (i * 7) % 4 * 0.8
        facade(x + width / 2, width, HOUSES[i % len(HOUSES)], 3 + (i * 5) % 3, i)
        x += width
    tree = leafy(7, speckled("#4d8f4a", "#86bd5c", 4, 0.9), matte("#6b5642", 0.9))
    tree.location = (0, 0, -60)
    for at in (-13.5, -6.8, 6.4, 13.0):
        copy_of(tree, (at, 4.3, 0.1), at * 31, 5.0 + at % 1.3)
    stood = car("cityCar", colour, (lot[0], lot[1], 0), turn)
    if charger:
        post(socket(stood, 0.4, 0.62))
    if bays:
        narrow_bay()
    if bicycles:
        for at in (-2.7, 2.65):
            bicycle(at, 0.75)


def facade(x: float, width: float, colour: str, floors: int, seed: int) -> None:
    """One house: a shop below, rows of windows above."""
    tall = 3.6 + floors * 3.0
    wall, trim = matte(colour, 0.85), matte("#faf7f0", 0.7)
    box((width, 6, tall), (x, 11.1, 0.1), wall)
    box((width + 0.2, 6.3, 0.25), (x, 11.1, tall + 0.1), trim, 0, 0.03)
    dark, pale = matte("#33475a", 0.08), matte("#8fb2cc", 0.1)
    count = round(width / 1.7)
    for floor in range(floors):
        for k in range(count):
            at = x - width / 2 + (k + 0.5) * width / count
            z = 4.5 + floor * 3.0
            box((0.98, 0.06, 1.74), (at, 8.1, z - 0.07), trim)
            box((0.84, 0.08, 1.6), (at, 8.09, z), pale if (k + floor + seed) % 5 == 0 else dark)
            if (k * 3 + floor + seed) % 4 == 1:
                box((0.84, 0.03, 0.5 + 0.3 * (k % 2)), (at, 8.05, z + 1.1 - 0.3 * (k % 2)), matte("#efe7d6", 0.8))
            box((0.05, 0.1, 1.6), (at, 8.08, z), trim)
            box((1.14, 0.2, 0.07), (at, 8.05, z - 0.14), trim)
    shop(x, width, ("#1f2a33", "#2f6f5e", "#b23a48", "#1d3f72")[seed % 4], seed)


def shop(x: float, width: float, shade: str, seed: int) -> None:
    """A lit shop: door, panes with blinds or lamps behind, an awning, a pot by the step."""
    paint, wide = matte(shade, 0.55), width - 0.5
    left = x - wide / 2
    door = left + (0.75 if seed % 2 else wide - 0.75)
    box((wide, 0.05, 2.6), (x, 8.09, 0.3), shop_room(2.6, 0.75))
    for k in range(4):
        at = left + (k + 0.5) * wide / 4
        ball(0.11, (at, 7.98, 2.28), glow("#ffdf9e", 3.0), 2)
        box((0.5, 0.06, 0.28 + 0.2 * ((k + seed) % 3)), (at + 0.1, 8.05, 0.75), matte(("#e8836b", "#f4efe4", "#7fb7be", "#f2c14e")[(k + seed) % 4], 0.7))
    box((wide, 0.02, 2.6), (x, 7.9, 0.3), glass("#dfeaf0", 0.86))
    box((wide, 0.14, 0.5), (x, 7.95, 0.14), paint)
    for k in range(5):
        box((0.08, 0.14, 2.7), (left + k * wide / 4, 7.95, 0.14), paint)
    box((wide, 0.12, 0.07), (x, 7.95, 2.2), paint)
    if seed % 3 == 1:
        box((wide / 2 - 0.1, 0.03, 0.9), (x + wide / 4, 8.0, 2.0), matte("#efe7d6", 0.8))
    box((1.06, 0.1, 2.25), (door, 7.88, 0.14), paint)
    box((0.74, 0.02, 1.6), (door, 7.82, 0.6), shop_room(2.6, 0.75))
    box((0.03, 0.05, 0.4), (door + 0.42, 7.79, 1.0), matte("#c8a566", 0.3, 1.0))
    box((1.4, 0.5, 0.1), (door, 7.75, 0.12), speckled("#a9a59c", "#c1bdb4", 8, 0.8))
    box((width - 0.3, 0.12, 0.5), (x, 8.06, 2.9), paint)
    awning = box((width - 0.8, 1.3, 0.06), (x, 7.5, 2.85), matte(shade if seed % 2 else ACID, 0.7), 0, 0.01)
    awning.rotation_euler.x = 0.35
    pot(door + (0.95 if seed % 2 else -0.95), 7.35, seed)


def pot(x: float, y: float, seed: int) -> None:
    """A shrub in a pot."""
    lathe([(0.0001, 0), (0.2, 0), (0.27, 0.46), (0.24, 0.46), (0.22, 0.4), (0.0001, 0.4)], (x, y, 0.14), matte(("#2b3034", "#c8c2b6", "#a65c3c")[seed % 3], 0.6), 28)
    place(shrub(seed, speckled("#3f7a44", "#79b058", 9, 0.9)), (x, y, 0.5), seed * 40, 1.25)


def pavement() -> None:
    """Paving slabs, a granite kerb, gratings, and street furniture."""
    box((120, 6, 0.14), (0, 5.1, 0), speckled("#bfb9ae", "#d3cdc2", 2.2, 0.8, 0.1))
    joints = [(-24 + k * 1.2, 5.1, 0.1405, 0.014, 5.9, 0.001) for k in range(41)] + [(0, 3.1 + k * 1.2, 0.1405, 60, 0.014, 0.001) for k in range(5)]
    cuboids(joints, matte("#8f8a81", 0.9))
    kerb(-24, 24, 2.14, 0.24, 0.15)
    for x in (-4.6, 5.2):
        grate(x, 1.7)
    cylinder(0.34, 0.006, (-1.2, -2.6, 0), matte("#3a3e41", 0.4, 0.7), 40)
    cylinder(0.28, 0.008, (-1.2, -2.6, 0), matte("#54595d", 0.45, 0.7), 40)
    for x, colour in ((-7.6, "#b23a48"), (3.4, "#1d3f72"), (5.5, "#2f6f5e")):
        cafe(x, 6.2, 0.14, colour)
    for k in range(6):
        bollard(-16 + k * 6.1, 2.75, "#23282c", ACID)
    for at in (-13.5, -6.8, 6.4, 13.0):
        box((1.3, 1.3, 0.01), (at, 4.3, 0.14), matte("#3f3a34", 0.9))


def post(plug: tuple[float, float, float]) -> None:
    """A slim charging post at the kerb, with its cable in the car."""
    box((0.34, 0.24, 1.7), (-2.4, 2.5, 0.14), matte("#16181b", 0.3, 0, 0.5), 0, 0.05)
    box((0.26, 0.01, 0.4), (-2.4, 2.375, 1.25), glow(ACID, 1.4))
    cable((-2.4, 2.38, 1.0), plug, matte(ACID, 0.5))


def narrow_bay() -> None:
    """White lines close round the car, with wall enough for larger cars beside it."""
    white = matte("#fbfbf6", 0.7)
    for x in (-1.75, 1.75):
        box((0.12, 3.6, 0.012), (x, 0.2, 0), white)
        for y in (-1.2, 1.5):
            cylinder(0.07, 0.95, (x * 1.12, y, 0), matte(ACID, 0.4), 20)
    box((3.5, 0.12, 0.012), (0, 1.95, 0), white)
