"""The scenes by name: what builds each, and its two cameras."""
from dataclasses import dataclass
from typing import Callable
SCENES = {}


@dataclass
class Camera:
    """Where a picture is taken from, in metres, and what it looks at; lens in millimetres of a 36 mm picture's longer side."""
    at: tuple
    to: tuple
    lens: float = 45.


@dataclass
class Scene:
    build: Callable
    wide: Camera
    tall: Camera
    exposure: float


def scene(name, wide, tall, exposure=0.):
    """Registers a builder. Metres; the floor (or the table's top) is z = 0, the camera stands at negative Y."""
    def add(fn):
        SCENES[name] = Scene(fn, wide, tall, exposure)
        return fn
    return add
