"""Sport and travel."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('football', ['classic'], elev=10, turn=14, fill=.66)
def football(style, c, label):
    """Truncated icosahedron; each panel is a fan blown up to the sphere, sunk along its seams."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=1, radius=1)
    P = [v.co.copy() for v in bm.verts]
    E = [(e.verts[0].index, e.verts[1].index) for e in bm.edges]
    F = [[v.index for v in f.verts] for f in bm.faces]
    bm.free()
    cut = lambda a, b: P[a].lerp(P[b], 1 / 3)
    panels = []
    for i in range(12):
        nb = [b if a == i else a for a, b in E if i in (a, b)]
        n = P[i].normalized()
        u = (P[nb[0]] - n * P[nb[0]].dot(n)).normalized()
        v = n.cross(u)
        nb.sort(key=lambda k: math.atan2(P[k].dot(v), P[k].dot(u)))
        panels.append(([cut(i, k) for k in nb], True))
    for a, b, d in F:
        panels.append(([cut(a, b), cut(b, a), cut(b, d), cut(d, b), cut(d, a), cut(a, d)], False))
    white = leather('F3EFE6', 60, .38, .12)
    acc = leather(c, 60, .38, .12)
    N, obs = 14, []
    for poly, pent in panels:
        cen = sum(poly, Vector()) / len(poly)
        v, f = [], []
        for k in range(len(poly)):
            a, b = poly[k], poly[(k + 1) % len(poly)]
            base = len(v)
            for i in range(N + 1):
                for j in range(i + 1):
                    p = cen.lerp(a, (i - j) / N) + (b - cen) * (j / N)
                    t = i / N
                    r = .5 * (1 - .045 * max(0, (t - .72) / .28) ** 3.2)
                    v.append(p.normalized() * r)
            at = lambda i, j: base + i * (i + 1) // 2 + j
            for i in range(N):
                for j in range(i + 1):
                    f.append((at(i, j), at(i + 1, j), at(i + 1, j + 1)))
                    if j < i:
                        f.append((at(i, j), at(i + 1, j + 1), at(i, j + 1)))
        o = raw(v, f, acc if pent else white)
        bm = bmesh.new()
        bm.from_mesh(o.data)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(o.data)
        bm.free()
        obs.append(smooth(o, 180))
    obs.append(ball(.476, mat('graphite', .8)))
    group(obs, (0, 0, .5), (18, 25, 10))


@kind('dumbbells', ['hex'], elev=20, turn=24, fill=.74)
def dumbbells(style, c, label):
    m = mat(c, .55, bump=.18, bscale=120, var=.08)
    st = mat('steel', .2, 1., var=.08, bump=.03, bscale=200)

    def one(loc, rot):
        o = []
        hexa = [(.20 * math.cos(math.radians(60 * i)), .20 * math.sin(math.radians(60 * i))) for i in range(6)]
        hexa = fillet([(x, y, .035) for x, y in hexa], True, 5)
        for s in (-1, 1):
            o.append(prism(hexa, .21, m, (0, 0, .2 if s > 0 else -.41), r=.035, seg=6))
            o.append(lathe([(.0, 0), (.075, 0), (.08, .008, .004), (0, .009)], mat('charcoal', .5), (0, 0, s * .41), (0 if s > 0 else 180, 0, 0), steps=48))
        o.append(lathe([(.032, -.22), (.045, -.12, .08), (.045, .12, .08), (.032, .22)], st, flute=lambda a, z: 1 + .012 * math.cos(36 * a) * math.cos(z * 260) * (abs(z) < .12), steps=180, seg=12))
        p = Paper(300, 300, c)
        p.text('5', 40, 170, 'ivory').text('კგ', 195, 70, 'ivory')
        pl = sheet(.15, .15, picture(p.image(c), .5))
        pl.rotation_euler = (0, 0, 0)
        o.append(group([pl], (0, 0, .4195), (-90, 0, 180)))
        g = group(o, loc, rot)
        return g
    h = .20 * math.cos(math.radians(30))
    one((.0, .24, h), (90, 0, 96))
    one((-.06, -.26, h), (90, 0, 74))


@kind('bottle', ['slim'], elev=9, fill=.8)
def bottle(style, c, label):
    m = mat(c, .42, .15, var=.06, bump=.12, bscale=220, spec=.6)
    st = brushed('steel', .22, 2, 40)
    lathe([(0, .01), (.15, .0, .02), (.172, .0, .015), (.176, .03, .005)], st)
    lathe([(.1745, .028), (.180, .03, .004), (.180, .74, .12), (.13, .86, .06), (.118, .90, .005), (.11, .90)], m, steps=128, seg=14)
    lathe([(.1, .895), (.1205, .899), (.1205, .925, .004), (.1, .926)], st)
    lathe([(.1, .926), (.127, .93, .006), (.129, 1.05, .012), (.115, 1.066, .01), (0, 1.064)], mat('charcoal', .5, bump=.1, bscale=150), flute=lambda a, z: 1 + .008 * math.cos(40 * a) * (.94 < z < 1.04), steps=240)
    tube([(-.115, 0, 1.03), (-.1, 0, 1.12), (0, 0, 1.16), (.1, 0, 1.12), (.115, 0, 1.03)], .014, mat('leather', .5, bump=.2))
    p = Paper(700, 700, c)
    p.ring(350, 270, 130, 'cream', 7)
    for i in range(-2, 3):
        p.line(350 + i * 52, 270 + int(math.sqrt(max(0, 125 ** 2 - (i * 52) ** 2))), 350 + i * 30, 190, 'cream', 6)
    p.line(225, 240, 475, 240, 'cream', 6).text('კალათა', 450, 110, 'cream')
    arc_label(.1803, .3, .62, 100, picture(p.image(c), .42))
