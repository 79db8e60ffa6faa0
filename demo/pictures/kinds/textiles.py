"""Home textiles."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('cushion', ['plain'], elev=10, turn=-34, fill=.72)
def cushion(style, c, label):
    """Two bulged sheets with pinched corners; creases fan out from the corners. Predictable where a cloth simulation is not."""
    f = fabric(c, 17, strength=.4, tone=.15, sheen=.4, knit=True)
    N, noise_at = 72, lambda *a: noise.noise(Vector(a))
    v, fc = [], []
    for side in (1, -1):
        for i in range(N + 1):
            for j in range(N + 1):
                x, y = i / N * 2 - 1, j / N * 2 - 1
                px = x * (1 - .075 * (1 - y * y) * abs(x) ** 3) * .5
                py = y * (1 - .075 * (1 - x * x) * abs(y) ** 3) * .5
                h = .25 * ((1 - x ** 2) * (1 - y ** 2)) ** .42
                edge = min(1 - abs(x), 1 - abs(y))
                cx, cy = (1 if x > 0 else -1), (1 if y > 0 else -1)
                a, d = math.atan2(1 - abs(y), 1 - abs(x)), math.hypot(x - cx, y - cy)
                fold = math.cos(a * 11 + cx * 2 + cy) * .026 * math.exp(-(d - .45) ** 2 / .06) * min(1, edge * 6)
                soft = .03 * noise_at(x * 1.6, y * 1.6, side * 3) + .007 * noise_at(x * 4.5, y * 4.5, side * 7)
                gather = .006 * math.sin((y if abs(x) > abs(y) else x) * 34 + side) * math.exp(-edge / .07) * min(1, edge * 25)
                v.append((px, py, side * (h + fold + gather + soft * min(1, edge * 4))))
        o = 0 if side == 1 else (N + 1) ** 2
        fc += [(o + i * (N + 1) + j, o + (i + 1) * (N + 1) + j, o + (i + 1) * (N + 1) + j + 1, o + i * (N + 1) + j + 1) for i in range(N) for j in range(N)]
    body = raw(v, fc, f)
    bm = bmesh.new()
    bm.from_mesh(body.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(body.data)
    bm.free()
    subsurf(body, 1)
    ring = [(i, 0) for i in range(N)] + [(N, j) for j in range(N)] + [(i, N) for i in range(N, 0, -1)] + [(0, j) for j in range(N, 0, -1)]
    pipe = tube([v[i * (N + 1) + j] for i, j in ring][::3], .011, mat('cream', .9, bump=.4, bscale=150), cyclic=True, res=4)
    group([body, pipe], (0, 0, .48), (90 - 17, 0, 0))


@kind('towels', ['stack'], elev=12, turn=-34, fill=.76)
def towels(style, c, label):
    cols = {'sage': ['sage', 'ivory', 'sand', 'olive'], 'blush': ['blush', 'ivory', 'clay', 'sand']}[c]
    random.seed(4)
    z0 = 0
    for j, col in enumerate(cols):
        n = Nodes('terry')
        v = n.coords()
        z1, z2 = n.noise(v, 85., 3., .7), n.noise(v, 7., 3.)
        cc = rgb(col)
        n.set(Base_Color=n.ramp(z1.outputs['Fac'], [(.3, tuple(x * .62 for x in cc)), (.65, tuple(min(1, x * 1.12) for x in cc))]), Roughness=1., Sheen=.6, Specular=.1,
              Normal=n.bump(z1.outputs['Fac'], 1., .012))
        t, gap, W, L = .052, .012, .78, .62
        # the fold seen from the side: a strip that runs there and back four times
        cl = []
        for layer in range(4):
            z = t / 2 + layer * (t + gap * .3)
            xs = [W / 2 - .03, -W / 2 + .03]
            if layer % 2:
                xs = xs[::-1]
            for k in range(19):
                u = k / 18
                cl.append((xs[0] * (1 - u) + xs[1] * u, z + .004 * math.sin(7 * u + layer + j)))
            if layer < 3:
                s = -1 if layer % 2 == 0 else 1
                for k in range(1, 6):
                    a = math.pi * k / 6
                    cl.append((xs[1] + s * .03 * math.sin(a) * 1.1, z + (t + gap * .3) * (1 - math.cos(a)) / 2))
        up, dn = [], []
        for k, p in enumerate(cl):
            d = (Vector(cl[min(len(cl) - 1, k + 1)]) - Vector(cl[max(0, k - 1)])).normalized()
            nn = Vector((-d.y, d.x)) * t * .48
            up.append(Vector(p) + nn)
            dn.append(Vector(p) - nn)
        outl = up + dn[::-1]
        NY = 26
        rings = []
        for i in range(NY + 1):
            y = (i / NY - .5) * L
            e = 1 - .35 * max(0, abs(i / NY - .5) * 2 - .93) / .07
            mid = sum((Vector(p) for p in cl), Vector((0, 0))) / len(cl)
            rr = []
            for k, p in enumerate(outl):
                q = Vector(cl[k]) if k < len(cl) else Vector(cl[2 * len(cl) - 1 - k])
                pp = q + (p - q) * e
                rr.append((pp.x, y, pp.y))
            rings.append(rr)
        M, K = len(cl), len(outl)
        vs = [p for r in rings for p in r]
        fs = [(i * K + k, i * K + (k + 1) % K, (i + 1) * K + (k + 1) % K, (i + 1) * K + k) for i in range(NY) for k in range(K)]
        for e in (0, NY * K):  # ends as strips of quads: one big concave face shades badly
            fs += [(e + k, e + k + 1, e + K - 2 - k, e + K - 1 - k) for k in range(M - 1)]
        o = subsurf(raw(vs, fs, n.m), 1)
        rumple(o, .022, .22)
        rumple(o, .006, .02)
        o.location = (random.uniform(-.012, .012), random.uniform(-.012, .012), z0)
        o.rotation_euler = (0, 0, math.radians(random.uniform(-2.5, 2.5) + 90))
        z0 += 4 * (t + gap * .3) + .006
