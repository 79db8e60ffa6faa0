"""What grows, and what is eaten as it is: grass, fir, fruit, eggs."""
import math, random
import bpy, numpy as np
from mathutils import Vector
from studio.materials import mat, Nodes
from studio.modelling import ball, lathe, raw, smooth, spline, strands, tube


def orange(x, y, z=0., c='DE7B1E', r=.037):
    m = mat(c, .45, bump=.35, bscale=500, tone=.05, sss=.04)
    o = ball(r, m, (x, y, z + r * .95), (1, 1, .95), (0, 0, 40 * x), sub=5)
    ball(.004, mat('5E6B33', .8), (x, y, z + r * 1.88), (1, 1, .4), sub=2)
    return o


def tomato(x, y, z=0., r=.032, turn=0.):
    m = mat('BE2A1C', .18, clear=.3, tone=.06, sss=.06)
    o = ball(r, m, (x, y, z + r * .82), (1, 1, .82), sub=5)
    stalk = mat('4C6A2C', .7)
    for k in range(5):
        a = math.radians(turn + 72 * k)
        tube([(x, y, z + r * 1.62), (x + .01 * math.cos(a), y + .01 * math.sin(a), z + r * 1.7), (x + .02 * math.cos(a), y + .02 * math.sin(a), z + r * 1.58)],
             .0018, stalk, radii=[1., .9, .3])
    tube([(x, y, z + r * 1.6), (x + .002, y, z + r * 2)], .002, stalk)
    return o


def egg(x, y, z=0., turn=0., c='D9B48C'):
    """Lies on its side."""
    p = spline([(.0, .0), (.012, .003), (.021, .018), (.0215, .03), (.014, .049), (.0, .056)], 6)
    return lathe(p, mat(c, .5, tone=.03, bump=.1, bscale=300), (x, y, z + .0215), (90, 0, turn), steps=48, angle=180)


def leafy_sprig(x, y, z=0., turn=0., long=.16, leaf=.02, seed=1, dark=(.05, .16, .04), fair=(.11, .27, .08)):
    """A sprig of a kitchen herb that lies flat."""
    from kinds.plants import Leaves, foliage, oval
    r, leaves = random.Random(seed), Leaves()
    a = math.radians(turn)
    d, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
    path = [Vector((x, y, z + .004)) + d * (long * k / 10) + side * (.018 * math.sin(k * .35)) for k in range(11)]
    tube([tuple(p) for p in path], .0012, mat('5A7038', .7), poly=True)
    for k in range(2, 11):
        for s in (-1, 1):
            L = leaf * (1.2 - .04 * k) * r.uniform(.8, 1.2)
            leaves.add(oval(L, L * .5, r.uniform(.1, .4), .25, 0.), path[k], side * s + d * .6, Vector((0, 0, 1)) + side * s * r.uniform(-.3, .3), nu=5, nv=3)
    return leaves.done(foliage(dark, fair, .5, 3.), sub=1, thick=.0005)


def _blades(count, size, height, seed, m):
    r = np.random.default_rng(seed)
    xy, a = r.uniform(-size / 2, size / 2, (count, 2)), r.uniform(0, 6.28, count)
    h, w = height * r.uniform(.5, 1.15, count), r.uniform(.0016, .003, count)
    lean, turn = r.uniform(.1, .75, count) * h, r.uniform(0, 6.28, count)
    side, tip = np.stack([np.cos(a), np.sin(a)], 1) * w[:, None], np.stack([np.cos(turn), np.sin(turn)], 1) * lean[:, None]
    v = np.zeros((count, 5, 3), np.float32)
    v[:, 0, :2], v[:, 1, :2] = xy - side, xy + side
    v[:, 2, :2], v[:, 3, :2] = xy + side * .7 + tip * .3, xy - side * .7 + tip * .3
    v[:, 2, 2] = v[:, 3, 2] = h * .6
    v[:, 4, :2], v[:, 4, 2] = xy + tip, h
    k = np.arange(count)[:, None] * 5
    faces = [*(k + [0, 1, 2, 3]).tolist(), *(k + [3, 2, 4]).tolist()]
    return smooth(raw(v.reshape(-1, 3).tolist(), faces, m, 'grass'), 180)


def lawn(x0, x1, y0, y1, height=.045, dark='4B5730', fair='949C62', clear=()):
    """Mown grass: one square of blades, laid beside itself; `clear`: rectangles (x0, y0, x1, y1) under cloths and boards on which the
    blades are bent low."""
    n = Nodes('grass')
    z = n.noise(n.n('NewGeometry').outputs['Position'], 3., 4., .6)
    tip = n.n('SeparateXYZ', Vector=n.n('TexCoord').outputs['Object']).outputs[2]
    fac = n.n('Math', {'operation': 'MULTIPLY_ADD'}, _0=tip, _1=.55 / height, _2=n.n('Math', {'operation': 'SUBTRACT'}, _0=z.outputs['Fac'], _1=.4).outputs[0]).outputs[0]
    n.set(Base_Color=n.ramp(fac, [(.05, dark), (.75, fair)]), Roughness=.6, Specular=.25)
    raw([(x0 - 9, y0, 0), (x1 + 9, y0, 0), (x1 + 9, y1 + 9, 0), (x0 - 9, y1 + 9, 0)], [(0, 1, 2, 3)], mat('565E38', .95, tone=.2, vscale=9.), 'ground')
    size = .25
    first = _blades(1300, size, height, 3, n.m)
    r = random.Random(5)
    i = 0
    for gx in range(round((x1 - x0) / size)):
        for gy in range(round((y1 - y0) / size)):
            x, y = x0 + (gx + .5) * size, y0 + (gy + .5) * size
            o = first if i == 0 else bpy.data.objects.new('grass', first.data)
            if i:
                bpy.context.scene.collection.objects.link(o)
            i += 1
            low = any(a < x < c and b < y < d for a, b, c, d in clear)
            o.location, o.rotation_euler, o.scale = (x, y, 0), (0, 0, r.randrange(4) * math.pi / 2), (1, 1, .12 if low else 1)


def fir(x, y, z=0., turn=0., long=.4, seed=1, droop=.03, c='2F4A2C'):
    """A branch of fir that lies with its foot at (x, y)."""
    r = random.Random(seed)
    a = math.radians(turn)
    d, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
    needles, twigs = [], []

    def twig(foot, along, length):
        n = max(4, int(length / .02))
        path = [foot + along * (length * k / n) + Vector((0, 0, -droop * (k / n) ** 2)) for k in range(n + 1)]
        twigs.append([tuple(p) for p in path])
        across = along.cross(Vector((0, 0, 1))).normalized()
        for k in range(int(length / .0022)):
            p = foot + along * (k * .0022) + Vector((0, 0, -droop * (k * .0022 / length) ** 2))
            t = r.uniform(-1.5, 1.5)
            q = (across * math.sin(t) * (1 if k % 2 else -1) + Vector((0, 0, abs(math.cos(t)) * .6)) + along * .75).normalized()
            needles.append([tuple(p), tuple(p + q * r.uniform(.012, .019))])
    foot = Vector((x, y, z + .012 + droop))
    twig(foot, d, long)
    for k in range(1, 7):
        for s in (-1, 1):
            twig(foot + d * (long * (.1 + .115 * k)), (d + side * s * r.uniform(.7, .95)).normalized(), long * (.5 - .05 * k))
    strands(needles, .0008, mat(c, .55, tone=.2, vscale=30.))
    strands(twigs, .0026, mat('5B4630', .85))
