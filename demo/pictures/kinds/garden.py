"""Watering cans and hand tools."""
import math
from mathutils import Vector
from studio import *
from kinds.registry import kind


def hoop(r, z, thick, m):
    tube([(r * math.cos(k * math.pi / 32), r * math.sin(k * math.pi / 32), z) for k in range(64)], thick, m, cyclic=True, res=2)


def rose(at, d, r, m):
    """The sprinkler at `at` looking along d, with rings of holes."""
    d = Vector(d).normalized()
    at = Vector(at)
    turned(at - d * r * .9, at, [(.032, 0), (.04, .12), (r * .9, .88), (r, .93, .004), (r, 1, .006)], m, steps=64)
    side = d.orthogonal().normalized()
    up = d.cross(side)
    hole = mat('1B1712', .9)
    for ring, n in enumerate((1, 6, 12, 18)):
        for k in range(n):
            a = 2 * math.pi * k / n
            p = at + (side * math.cos(a) + up * math.sin(a)) * r * .27 * ring
            turned(p - d * .002, p + d * .0012, [(.0062, 0), (.0062, 1)], hole, steps=10)


@kind('wateringcan', ['classic', 'long'], views=('front', 'turned', 'above'), size=.45, turn=14, elev=12, fill=.8)
def wateringcan(style, c, label):
    m = zinc() if c == 'steel' else coat('DDD7CB' if c == 'white' else c, .34, clear=.2, var=.05, tone=.02)
    br = zinc() if c == 'steel' else mat('brass', .25, 1., var=.06)
    if style == 'classic':
        lathe([(0, .02), (.24, .02), (.25, .0, .006), (.262, .0, .006), (.262, .05, .01), (.25, .056, .006), (.245, .40, .01), (.25, .405),
               (.25, .42), (.24, .42), (.236, .38), (.23, .1), (0, .09)], m, steps=96)
        for z in (.056, .19, .205, .414):
            hoop(.25 if z != .414 else .249, z, .0075 if z not in (.19, .205) else .0035, m)
        hood = [[((.247 - .03 * (k / 8) ** 2) * math.cos(a) * (1 - k / 8) + .02 * k / 8, (.247) * math.sin(a) * (1 - .12 * k / 8),
                  .415 + .055 * math.sin(k / 8 * math.pi / 2) * abs(math.cos(a)) ** .5)
                 for a in [math.radians(-90 + 180 * i / 32) for i in range(33)]] for k in range(9)]
        o = loft(hood, m, closed=False, angle=80)
        o.modifiers.new('th', 'SOLIDIFY').thickness = .006
        tube([hood[-1][i] for i in range(33)], .006, m, poly=True)
        sweep(spline([(.22, 0, .1), (.34, 0, .2), (.52, 0, .39), (.70, 0, .565)], 8), lambda t: (.062 - .03 * t,) * 2, m)
        rose((.755, 0, .62), (1, 0, 1), .1, br)
        tube([(.235, 0, .395), (.36, 0, .37), (.475, 0, .345)], .0095, m)
        arch = spline([(.2, 0, .43), (.16, 0, .56), (.04, 0, .66), (-.12, 0, .67), (-.27, 0, .59), (-.335, 0, .44), (-.315, 0, .29),
                       (-.245, 0, .20)], 6)
        sweep(arch, lambda t: (.026, .013), m)
        grip = arch[13:24]
        return sweep(grip, lambda t: (.034, .022), wood('oak', axis=0), square=2.4)
    body = spline([(.2, .012), (.235, .06), (.25, .16), (.225, .27), (.15, .35), (.095, .38)], 8)
    lathe([(0, .004), (.17, 0), (.19, .003)] + body + [(.088, .42, .01), (.092, .45, .004), (.082, .452, .004), (.076, .42), (.085, .37),
                                                       (0, .2)], m, steps=96, angle=70)
    hoop(.0905, .447, .006, br)
    path = spline([(.19, 0, .10), (.32, 0, .13), (.41, 0, .26), (.46, 0, .44), (.55, 0, .60), (.68, 0, .655), (.74, 0, .63)], 8)
    sweep(path, lambda t: (.036 - .021 * t + .03 * max(0, 1 - t * 6) ** 2,) * 2, m, mouth=.03)
    d = (Vector(path[-1]) - Vector(path[-3])).normalized()
    turned(Vector(path[-1]) - d * .03, Vector(path[-1]) - d * .004, [(.0165, 0, .002), (.0165, 1, .002)], br, steps=32)
    loop = spline([(-.08, 0, .415), (-.13, 0, .50), (-.24, 0, .53), (-.345, 0, .46), (-.375, 0, .32), (-.32, 0, .19), (-.222, 0, .10)], 8)
    sweep(loop, lambda t: (.0165,) * 2, br)


def handle(c):
    return timber(c, axis=2, scale=1.2) if c in ('oak', 'walnut') else mat(c, .35, clear=.35, var=.05, tone=.02)


def grip(c, m):
    """Handle from x = -.5 to -.1, a ferrule and the tang that bends up and forward to x = .08."""
    profile = spline([(.014, 0), (.037, .03), (.046, .14), (.042, .4), (.036, .62), (.042, .84), (.035, .97), (.03, 1)], 6)
    o = [turned((-.5, 0, 0), (-.12, 0, 0), profile, handle(c), steps=64),
         turned((-.13, 0, 0), (-.075, 0, 0), [(.031, 0, .004), (.031, .75, .004), (.022, 1, .004)], mat('brass', .25, 1.), steps=48),
         tube([(-.09, 0, 0), (-.03, 0, .0), (.03, 0, .028), (.09, 0, .018)], .0155, m)]
    cord = [(-.47, 0, .02), (-.53, .03, .005), (-.60, .05, -.03), (-.625, .0, -.04), (-.59, -.05, -.03), (-.53, -.03, .005), (-.47, 0, .02)]
    o.append(tube(cord, .007, mat('leather', .6)))
    return o


def spade(m):
    rows = []
    for i in range(25):
        t = i / 24
        w = (.078 + .03 * math.sin(math.pi * min(1, t * 1.3)) * .9) * (1 - max(0, (t - .55) / .45) ** 2.2) ** .62 * min(1, .55 + t * 5)
        rows.append([(.045 + .45 * t, w * q, .045 * (q * q) * w / .1 - .012 + .018 * t * t) for q in [k / 8 - 1 for k in range(17)]])
    o = loft(rows, m, closed=False, angle=80)
    o.modifiers.new('th', 'SOLIDIFY').thickness = .0075
    return [bevel(o, .002, 2)]


def prongs(m):
    o = [sweep([(.05, 0, .02), (.09, 0, .012), (.125, 0, .005)], lambda t: (.018 + .075 * t, .014), m)]
    for y in (-1, 0, 1):
        path = [(.10, y * .06, .004), (.17, y * .085, -.006), (.30, y * .088, -.02), (.42, y * .084, -.012), (.47, y * .082, -.0)]
        o.append(tube(path, .0155, m, radii=[1, 1.05, 1, .75, .25]))
    return o


@kind('trowel', ['set', 'single'], views=('front', 'close', 'turned'), size=.32, elev=52, turn=38, fill=.8,
      close=(.3, .12, 1), by_style={'set': dict(turn=30, elev=54)})
def trowel(style, c, label):
    m = mat('B9BABB', .3, 1., var=.08, vscale=3.)
    if style == 'single':
        return group(grip(c, m) + spade(m), (0, 0, .05), (0, 2.5, 0))
    group(grip(c, m) + spade(m), (0, .15, .05), (0, 2.5, 8))
    group(grip(c, m) + prongs(m), (0, -.16, .05), (0, 2.5, -5))
