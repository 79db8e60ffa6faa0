"""What a product stands on where it is not the pale sweep. A ground is `surface.tint`: a material from `SURFACES` and the colour of the
sweep, the wall behind it or the cloth."""
import json, math, os
from scenes.parts.daylight import branches, sun, window
from scenes.parts.surfaces import boards, linen, plane, plaster, stone, terrazzo, tiles, wall
from studio import scene
from studio.modelling import lathe
from studio.materials import mat
from studio.palette import blend

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'tints.json'), encoding='utf-8') as f:
    TINTS = json.load(f)

# Where the wall is, in lengths of the product behind its middle.
BACK = 3.4
# Metres: where the pattern of a top has no joint, so that none runs under a small product.
FREE = .63, .1


def _before_wall(top, paint, metres):
    """A top that reaches to a painted wall. Surfaces are made in metres, the product is one unit long."""
    m = metres
    x, y = FREE
    made = [plane(x - 9 * m, x + 9 * m, y - 7 * m, y + BACK * m, top), wall(x - 9 * m, y + BACK * m, x + 9 * m, y + BACK * m, paint, -m, 9 * m)]
    for o in made:
        o.scale = (1 / m,) * 3
        o.location = (-x / m, -y / m, 0)
    scene.set_light()


def _table(make):
    return lambda tint, size, box: _before_wall(make(tint), plaster(tint, depth=.2), size)


def _tiled(tint, size, box):
    _before_wall(stone(), tiles(tint, 'E9E2D6', .1, .1, offset=0.), size)


def _sweep(tint, size, box):
    scene.sweep(tint)
    scene.set_light()


def _plinth(tint, size, box):
    """A low round plinth in the colour of the sweep."""
    (x0, y0), (x1, y1) = box
    r = max(.36, math.hypot(x1 - x0, y1 - y0) / 2 + .1)
    m = mat(tint, .85, var=.05, tone=.01, spec=.15)
    lathe([(0, -.16), (r, -.16), (r, 0, .012), (0, 0)], m, steps=160)
    scene.sweep(tint, -.16)
    scene.set_light()


_ACROSS = (.86, .62, -.46)


def _window(tint, size, box):
    """A low sun through a window that is not seen: its panes lie on the backdrop."""
    scene.sweep(tint)
    scene.set_light(85., 80.)
    sun(_ACROSS, 3.8, (1, .9, .76), .9)
    window((.15, 1.6, .55), _ACROSS, 7, (2, 3), (1.5, 2.1), .07)


def _leaves(tint, size, box):
    """The same sun through leaves."""
    scene.sweep(tint)
    scene.set_light(85., 80.)
    sun(_ACROSS, 3.6, (1, .92, .8), 1.2)
    branches((.1, 1.6, .7), _ACROSS, 6, 2.4, 90, .3)


SURFACES = dict(
    sweep=_sweep, plinth=_plinth, window=_window, leaves=_leaves, tiles=_tiled,
    oak=_table(lambda tint: boards('C6A47A', 'A07E56', .2, 1.8)),
    walnut=_table(lambda tint: boards('7C553C', '543726', .2, 1.8)),
    linen=_table(lambda tint: linen(blend(tint, 'F1EADD', .25), 300., .16)),
    stone=_table(lambda tint: stone()),
    terrazzo=_table(lambda tint: terrazzo()))


# Those that a coarse picture, enlarged, shows as well outside the product's box.
SMOOTH = ('sweep', 'window', 'leaves')


def lay(ground, product, metres, box):
    """Puts `ground` under the product, whose longest side is so many metres, and lights it; -> its pixels `box`, or None where the
    ground has details too."""
    surface, tint = ground.split('.')
    p = scene.points(product)
    lo, hi = p.min(0), p.max(0)
    SURFACES[surface](TINTS[tint], metres, (lo[:2], hi[:2]))
    return box if surface in SMOOTH else None
