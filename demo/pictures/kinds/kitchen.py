"""Kitchen."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('kettle', ['classic'], elev=12, turn=0, fill=.74)
def kettle(style, c, label):
    m = mat(c, .2, clear=.8, var=.06)
    br = mat('brass', .22, 1., var=.06)
    body = spline([(.40, .02), (.435, .1), (.43, .25), (.38, .42), (.29, .55), (.22, .61)])
    lathe([(0, .0), (.36, .0), (.385, .004)] + body + [(.2, .615)], m, steps=128, angle=180)
    lathe([(.19, .60), (.222, .612, .005), (.225, .63, .01), (.19, .645, .03), (.0, .665)], m)
    lathe([(0, .66), (.022, .665, .01), (.02, .69, .01), (.045, .715, .02), (.04, .745, .02), (0, .755)], br)
    sp = spline([(.36, 0, .16), (.50, 0, .20), (.575, 0, .33), (.60, 0, .48), (.66, 0, .57), (.735, 0, .59)], 8)
    rings = []
    for i, p in enumerate(sp):
        t = i / (len(sp) - 1)
        a, b = Vector(sp[max(0, i - 1)]), Vector(sp[min(len(sp) - 1, i + 1)])
        d = (b - a).normalized()
        side, up = Vector((0, 1, 0)), d.cross(Vector((0, 1, 0)))
        r = .062 * (1 - t) + .03 * t
        rings.append([tuple(Vector(p) + side * r * math.cos(q * math.pi / 12) + up * r * math.sin(q * math.pi / 12)) for q in range(24)])
    loft(rings, m, angle=80)
    w = wood('walnut', axis=0, rough=.35)
    arc = [(-.37 * math.cos(t), 0, .5 + .55 * math.sin(t)) for t in [math.radians(x) for x in range(0, 181, 12)]]
    tube([(-.345, 0, .46)] + arc[:6], .017, br)
    tube(arc[-6:] + [(.345, 0, .46)], .017, br)
    tube(arc[4:-4], .038, w)
    for s in (-1, 1):
        lathe([(0, 0), (.04, 0, .008), (.04, .025, .01), (0, .028)], br, (s * .338, 0, .46), (0, s * 52, 0))


@kind('basket', ['handle'], elev=15, turn=20, fill=.78)
def basket(style, c, label):
    """The shop's name means basket: willow woven by sine offsets round upright stakes."""
    random.seed(1)
    ws = [wood(x, axis=0, scale=2, rough=.55) for x in ('C79A63', 'B98A55', 'D2A870')]
    n, rows = 28, 17
    R = lambda z: .36 + .13 * (z / .5) ** .8
    for k in range(n):
        a = 2 * math.pi * k / n
        tube([(R(z) * math.cos(a), R(z) * math.sin(a), z) for z in (0.01, .15, .3, .45, .52)], .012, ws[1])
    for j in range(rows):
        z = .022 + j * .0285
        pts = []
        for k in range(n * 4):
            a = 2 * math.pi * k / (n * 4)
            r = R(z) + .021 * math.cos(n / 2 * a + math.pi * j) + random.uniform(-.002, .002)
            pts.append((r * math.cos(a), r * math.sin(a), z + random.uniform(-.003, .003)))
        tube(pts, .0155, ws[j % 3], cyclic=True, res=4)
    for s in (0, 1):
        pts = []
        for k in range(n * 4):
            a = 2 * math.pi * k / (n * 4)
            q = n / 2 * a + math.pi * s
            r = R(.52) + .02 * math.cos(q)
            pts.append((r * math.cos(a), r * math.sin(a), .525 + .02 * math.sin(q)))
        tube(pts, .018, ws[2 * s], cyclic=True, res=4)
    lathe([(0, .01), (.355, .01), (.355, .03), (0, .03)], wood('oak', axis=0))
    for s in range(3):
        pts = []
        for k in range(41):
            t = math.pi * k / 40
            q = k * .55 + s * 2.1
            pts.append(((.47 + .02 * math.cos(q)) * math.cos(t), .02 * math.sin(q), .5 + .55 * math.sin(t) + .02 * math.cos(q) * math.sin(t)))
        tube(pts, .016, ws[s], res=4)
    lin = fabric('ivory', 26, strength=.5)
    noise.seed_set(2)
    rings = []
    for i, (z, e) in enumerate(((.08, -.055), (.3, -.05), (.5, -.05), (.59, -.03), (.605, .03), (.56, .068), (.45, .062))):
        rr = []
        for k in range(160):
            a = 2 * math.pi * k / 160
            wv = .012 * math.sin(22 * a + i) + .02 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, i * .3)))
            r = R(min(z, .52)) + e + wv * (1 if i > 3 else .4)
            rr.append((r * math.cos(a), r * math.sin(a), z + (.03 * noise.noise(Vector((math.cos(a) * 4, math.sin(a) * 4, 7))) if i == 6 else 0)))
        rings.append(rr)
    o = loft(rings, lin, cap=False, sub=1)
    so = o.modifiers.new('th', 'SOLIDIFY')
    so.thickness = .008
