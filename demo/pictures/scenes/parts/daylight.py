"""Daylight: a low sun through a window that the picture does not show, the sky beside it, and what the room gives back."""
import math, random
import bpy
from mathutils import Vector
from studio.materials import mat
from studio.modelling import raw
from studio.scene import area
from studio.stage import world


def sun(direction, strength=4.5, color=(1, .87, .7), soft=1.2):
    """Light that travels along `direction`; `soft`: degrees of its disc, wider is softer."""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = strength, color, math.radians(soft)
    o = bpy.data.objects.new('sun', l)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return o


def unseen(o):
    o.visible_camera = o.visible_glossy = o.visible_transmission = False
    o.visible_diffuse = False
    return o


def window(target, direction, far, panes=(2, 3), size=(1.1, 1.7), bar=.05, border=9.):
    """Stands `far` metres against the sun before `target`: only panes let its light through, so that it falls in squares.
    It is seen by the sun alone."""
    d = Vector(direction).normalized()
    m = mat('black', 1.)
    cols, rows = panes
    w, h = size
    rects = [(-border, -border, -w / 2, border), (w / 2, -border, border, border), (-w / 2, h / 2, w / 2, border), (-w / 2, -border, w / 2, -h / 2)]
    rects += [(-w / 2 + w * i / cols - bar / 2, -h / 2, -w / 2 + w * i / cols + bar / 2, h / 2) for i in range(1, cols)]
    rects += [(-w / 2, -h / 2 + h * i / rows - bar / 2, w / 2, -h / 2 + h * i / rows + bar / 2) for i in range(1, rows)]
    v, f = [], []
    for x0, y0, x1, y1 in rects:
        k = len(v)
        v += [(x0, 0, y0), (x1, 0, y0), (x1, 0, y1), (x0, 0, y1)]
        f.append((k, k + 1, k + 2, k + 3))
    o = unseen(raw(v, f, m, 'window'))
    flat = Vector((d.x, d.y, 0)).normalized()
    o.location = Vector(target) - d * far
    o.rotation_euler = (0, 0, math.atan2(flat.y, flat.x) - math.pi / 2)
    return o


def branches(target, direction, far, spread=2., leaves=420, size=.09, seed=4):
    """Leaves between the sun and `target`: their soft shadows lie on what it shines upon."""
    rnd = random.Random(seed)
    d = Vector(direction).normalized()
    m = mat('black', 1.)
    v, f = [], []
    for _ in range(leaves):
        a, r = rnd.uniform(0, 6.28), spread * math.sqrt(rnd.random())
        c = Vector((r * math.cos(a), rnd.uniform(-.3, .3), r * math.sin(a)))
        t, s = rnd.uniform(0, 6.28), size * rnd.uniform(.6, 1.4)
        u, w = Vector((math.cos(t), rnd.uniform(-.4, .4), math.sin(t))), Vector((-math.sin(t), rnd.uniform(-.4, .4), math.cos(t)))
        k = len(v)
        v += [c - u * s, c - u * s * .3 + w * s * .34, c + u * s * .4 + w * s * .3, c + u * s, c + u * s * .4 - w * s * .3, c - u * s * .3 - w * s * .34]
        f.append(tuple(range(k, k + 6)))
    o = unseen(raw(v, f, m, 'branches'))
    flat = Vector((d.x, d.y, 0)).normalized()
    o.location = Vector(target) - d * far
    o.rotation_euler = (0, 0, math.atan2(flat.y, flat.x) - math.pi / 2)
    return o


def sky(at, to, size, watts, color=(.9, .95, 1), size_y=None):
    """The window's own light: broad and cool."""
    return area(at, size, watts, to, color, size_y)


def room(color=(1, .95, .88), strength=.35):
    """Light that the rest of the room gives back."""
    world(color, strength)
