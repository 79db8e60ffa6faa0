"""Settings that many scenes share: a worktop before a wall, a ground seen from above, two walls of a room; their light and cameras."""
import math
from mathutils import Vector
from scenes.parts.daylight import branches, room, sky, sun, window
from scenes.parts.surfaces import plane, plaster, wall
from scenes.registry import Camera
from studio.materials import mat
from studio.modelling import box


def looking(at, wide, tall, elev=14, turn=0, lens=46, tall_at=None, tall_elev=None, words=False):
    """Two cameras on the point `at` that see `wide` and `tall` metres from side to side, `elev` degrees above it, `turn` degrees
    to the right of it. The tall one looks a little higher, so that its height shows more of the wall than of the table, or at
    `tall_at`, and may look down more steeply, so that it does not reach the end of a lawn. `words`: those of a
    campaign stand on the left third of the wide one."""
    def camera(to, across, elev):
        e, t, far = math.radians(elev), math.radians(turn), across * lens / 36
        back = Vector((math.sin(t) * math.cos(e), -math.cos(t) * math.cos(e), math.sin(e)))
        return Camera(tuple(Vector(to) + back * far), to, lens)
    # A tall picture is 4 by 5, and the lens is that of its longer side.
    aside = .19 * wide if words else 0
    t = math.radians(turn)
    return camera((at[0] - aside * math.cos(t), at[1] - aside * math.sin(t), at[2]), wide, elev), camera(tall_at or (at[0], at[1], at[2] + .1 * tall), tall * 1.25, tall_elev or elev)


def worktop(m, behind, back=.45, front=-.5, width=3.2, thick=.04, below=None):
    """A top whose upper side is z = 0, the wall behind it, and what a picture sees below its edge."""
    box(width, back - front, thick, m, (0, (front + back) / 2, -thick), r=.006)
    wall(-3, back + .002, 3, back + .002, behind, -1.2, 2.4)
    if below:
        plane(-3, 3, -2.5, back, below, -.75)


def sunlight(at, d=(.9, .55, -.5), size=(1.1, 1.05), panes=(2, 3), far=2.5, strength=6., color=(1, .87, .7), back=.42, sky_watts=26,
             leaves=0, scale=1., fill=(1, .95, .88)):
    """Sun along `d` through a window `far` metres before `at`, through `leaves` instead where there are any, and the window's sky from
    the same side; `scale`: 1 for a table, 2 for a room."""
    sun(d, strength, color, 1.2 if not leaves else .8)
    if leaves:
        branches(at, d, far, 1.2 * scale, leaves, .05 * scale)
    elif size:
        window(at, d, far, panes, size)
    side = -1 if d[0] > 0 else 1
    sky((at[0] + side * 1.8 * scale, at[1] - 1.3 * scale, at[2] + 1.15 * scale), (at[0], at[1], 0), 1.4 * scale, sky_watts * scale * scale)
    room(fill, back)


def from_above(m, at, wide, size=(1.1, 1.1), d=(.75, -.62, -.62), **light):
    """A flat ground under a low sun that comes from beyond the picture's upper edge."""
    plane(-4, 4, -4, 4, m)
    sunlight((at[0], at[1], 0), d, size, **light)


def above(x=0., y=0., wide=1., tall=.7, elev=82, lens=50):
    """Cameras for `from_above`."""
    return looking((x, y, .02), wide, tall, elev, 0, lens, (x, y + .08 * tall, .02))


def interior(paint, floor, depth=2.6, left=-3.2, right=4.2, skirting='EFE9DC'):
    """A floor and the two walls that a picture sees: behind, at y = depth, and on the left, at x = left."""
    plane(left, right, -6, depth, floor)
    p = plaster(paint)
    wall(left, depth, right, depth, p)
    # The sun comes through a window in it.
    wall(left, -6, left, depth, p).visible_shadow = False
    m = mat(skirting, .45, tone=.01)
    box(right - left, .016, .1, m, ((left + right) / 2, depth - .008, 0), r=.004)
    box(.016, depth + 6, .1, m, (left + .008, (depth - 6) / 2, 0), r=.004).visible_shadow = False


def daylight(target, d, size, far=4., panes=(2, 3), strength=6.5, back=.42, sky_watts=95, **kw):
    """A window on the left and before the picture, its squares of sun on `target`."""
    sun(d, strength)
    window(target, d, far, panes, size, **kw)
    sky((target[0] - 2.5, target[1] - 3.6, 2.1), (target[0], target[1], .5), 2., sky_watts)
    room(strength=back)
