"""Woven willow."""
import math, random
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


def withies(c):
    """Three shades of peeled or dark willow."""
    return [wood(x, axis=0, scale=2, rough=.55) for x in {'oak': ('C79A63', 'B98A55', 'D2A870'),
                                                          'walnut': ('6E4427', '583520', '80522F')}[c]]


def around(n, fn, k=1.):
    """Closed ring of points from fn(angle) -> (radius, z), stretched by k along X."""
    out = []
    for i in range(n):
        a = 2 * math.pi * i / n
        r, z = fn(a)
        out.append((k * r * math.cos(a), r * math.sin(a), z))
    return out


def weave(R, top, n, ws, k=1., step=.0285, thick=.0155, offset=.021):
    """Wall woven by sine offsets round n upright stakes up to `top`, with a plaited border; R(z) is its radius."""
    for i in range(n):
        a = 2 * math.pi * i / n
        tube([(k * R(z) * math.cos(a), R(z) * math.sin(a), z) for z in (.01, .25 * top, .5 * top, .75 * top, top)], .012, ws[1], res=6)
    j, z = 0, .022
    while z < top - .02:
        tube(around(n * 4, lambda a: (R(z) + offset * math.cos(n / 2 * a + math.pi * j) + random.uniform(-.002, .002),
                                      z + random.uniform(-.003, .003)), k),
             thick, ws[j % 3], cyclic=True, res=3)
        j, z = j + 1, z + step
    for s in (0, 1):
        tube(around(n * 4, lambda a: (R(top) + .02 * math.cos(n / 2 * a + math.pi * s),
                                      top + .005 + .02 * math.sin(n / 2 * a + math.pi * s)), k),
             .018, ws[2 * s], cyclic=True, res=3)
    o = lathe([(0, .01), (R(.02) - .005, .01), (R(.02) - .005, .03), (0, .03)], ws[1])
    bend(o, lambda v: Vector((v.x * k, v.y, v.z)))


def rope(path, ws, r=.016, twist=.02, turn=.55):
    """Three strands twisted round path(u), u from 0 to 1 -> a point in the XZ plane and its normal there."""
    for s in range(3):
        pts = []
        for i in range(41):
            p, nrm = path(i / 40)
            q = i * turn + s * 2.1
            pts.append(tuple(Vector(p) + Vector(nrm) * twist * math.cos(q) + Vector((0, 1, 0)) * twist * math.sin(q)))
        tube(pts, r, ws[s], res=4)


def liner(R, top):
    """Linen lining turned over the border."""
    noise.seed_set(2)
    rings = []
    for i, (z, e) in enumerate(((.08, -.055), (.3, -.05), (top - .02, -.05), (top + .07, -.03), (top + .085, .03), (top + .04, .068),
                                (top - .07, .062))):
        ring = []
        for k in range(160):
            a = 2 * math.pi * k / 160
            fold = .012 * math.sin(22 * a + i) + .02 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, i * .3)))
            r = R(min(z, top)) + e + fold * (1 if i > 3 else .4)
            ring.append((r * math.cos(a), r * math.sin(a), z + (.03 * noise.noise(Vector((math.cos(a) * 4, math.sin(a) * 4, 7))) if i == 6
                                                                else 0)))
        rings.append(ring)
    o = loft(rings, fabric('ivory', 26, strength=.5), cap=False, sub=1)
    th = o.modifiers.new('th', 'SOLIDIFY')
    th.thickness = .008


@kind('basket', ['handle', 'low', 'tall'], views=('front', 'above', 'close'), size=.45, elev=15, turn=20, fill=.78,
      by_style={'low': dict(elev=24, fill=.82), 'tall': dict(elev=13, fill=.76)})
def basket(style, c, label):
    """The mall's name means basket."""
    random.seed(1)
    ws = withies(c)
    if style == 'handle':
        R = lambda z: .36 + .13 * (max(0, z) / .5) ** .8
        weave(R, .52, 28, ws)
        rope(lambda u: ((.47 * math.cos(math.pi * u), 0, .5 + .55 * math.sin(math.pi * u)),
                        (math.cos(math.pi * u), 0, math.sin(math.pi * u))), ws)
        liner(R, .52)
    elif style == 'low':
        R = lambda z: .46 + .09 * (max(0, z) / .24) ** .7
        weave(R, .24, 36, ws, 1.3, .026, .017)
        for s in (-1, 1):
            def grip(u):
                q = math.pi * u
                return (s * (.70 + .05 * math.sin(q)), .17 * math.cos(q), .22 + .17 * math.sin(q)), (s * .3, 0, 1)
            for k in range(2):
                tube([tuple(Vector(grip(i / 24)[0]) + Vector((.016 * math.cos(i * .7 + k * math.pi), 0,
                                                              .016 * math.sin(i * .7 + k * math.pi)))) for i in range(25)],
                     .019, ws[k * 2], res=4)
    else:
        R = lambda z: .30 + .075 * math.sin(min(1., max(0., z) / .86) * 2.2)
        weave(R, .86, 24, ws, step=.031, thick=.017)
        dome = lambda r: .905 + .085 * (1 - (r / .40) ** 2)
        n = 24
        for j in range(11):
            r = .05 + .034 * j
            m = min(n, 8 * (1 + j // 2))
            tube(around(max(24, m * 4), lambda a: (r, dome(r) + .013 * math.cos(m / 2 * a + math.pi * j))), .018, ws[j % 3], cyclic=True,
                 res=3)
        for i in range(n):
            a = 2 * math.pi * i / n
            tube([(r * math.cos(a), r * math.sin(a), dome(r)) for r in (.02, .14, .27, .40)], .011, ws[1], res=4)
        for s in (0, 1):
            tube(around(n * 4, lambda a: (.405 + .016 * math.cos(n / 2 * a + math.pi * s),
                                          .905 + .016 * math.sin(n / 2 * a + math.pi * s))), .018, ws[2 * s], cyclic=True, res=3)
        rope(lambda u: ((.075 * math.cos(math.pi * u), 0, .985 + .075 * math.sin(math.pi * u)),
                        (math.cos(math.pi * u), 0, math.sin(math.pi * u))), ws, .011, .013)
