"""Bags, watches, jewellery, hats."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('tote', ['canvas'], elev=8, turn=-24, fill=.8)
def tote(style, c, label):
    f = fabric(c, 24, strength=.5, tone=.16, sheen=.2)
    lea = leather('leather', 60, .5, .25)
    rings = []
    for i in range(31):
        t = i / 30
        z = .86 * t
        w = .40 + .05 * t - .012 * math.sin(math.pi * t)
        dp = .155 * (1 - t) ** .7 + .03 + .02 * math.sin(math.pi * t)
        r = []
        for x, y in rrect(2 * w, 2 * dp, min(dp, w) * .55, 6):
            r.append((x, y, z))
        rings.append(r)
    # resample every ring to the same even spacing
    N = 120
    out = []
    for r in rings:
        L = [0]
        for a, b in zip(r, r[1:] + r[:1]):
            L.append(L[-1] + math.dist(a, b))
        q = []
        for k in range(N):
            s = L[-1] * k / N
            j = max(i for i in range(len(r)) if L[i] <= s)
            a, b = Vector(r[j]), Vector(r[(j + 1) % len(r)])
            q.append(a.lerp(b, (s - L[j]) / max(1e-6, L[j + 1] - L[j])))
        out.append(q)
    noise.seed_set(6)
    rings = []
    for i, q in enumerate(out):
        t = i / 30
        rr = []
        for p in q:
            s = .030 * noise.noise(Vector((p.x * 2.2, p.y * 3, p.z * 1.7))) + .011 * noise.noise(Vector((p.x * 7, p.y * 6, p.z * 4 + 9)))
            s *= min(1, .25 + 1.4 * t) * (1 - .6 * max(0, t - .93) / .07)
            sag = -.025 * (t ** 3) * (1 - (p.x / .42) ** 2)
            rr.append((p.x, p.y + (s if abs(p.y) > .02 else s * .4), p.z + sag))
        rings.append(rr)
    inner = [[(x * .975, y * .8, z) for x, y, z in r] for r in rings[::-1][:22]]
    bag = loft(rings + inner, f, sub=1, angle=180)
    hem = [(x * 1.004, y * 1.03 + (.002 if y > 0 else -.002), z - .05) for x, y, z in rings[-1]]
    tube(hem, .0035, mat('sand' if c != 'cream' else 'oak', .9), cyclic=True, res=1)
    for s in (-1, 1):
        y = s * .052
        pts = [(-.19, y * 1.25, .70), (-.19, y, .84), (-.165, y * .9 + s * .01, 1.08), (-.09, y * 1.1 + s * .03, 1.27), (0, y * 1.1 + s * .04, 1.33), (.09, y * 1.1 + s * .03, 1.27), (.165, y * .9 + s * .01, 1.08), (.19, y, .84), (.19, y * 1.25, .70)]
        ring = []
        q = spline(pts, 8)
        for k, p in enumerate(q):
            d = (Vector(q[min(len(q) - 1, k + 1)]) - Vector(q[max(0, k - 1)])).normalized()
            nrm = Vector((0, s, 0))
            wv = d.cross(nrm).normalized() * .027
            th = nrm * .007
            P = Vector(p) + nrm * .008
            ring.append([tuple(P + wv * a + th * b) for a, b in ((-1, -1), (-1.02, 0), (-1, 1), (0, 1.15), (1, 1), (1.02, 0), (1, -1), (0, -1.1))])
        loft(ring, lea, sub=1)
        for x in (-.19, .19):
            lathe([(0, 0), (.011, 0), (.011, .006, .003), (0, .008)], mat('brass', .25, 1.), (x, s * (.088 if s < 0 else .085), .735), (s * -90, 0, 0), steps=32)
    p = Paper(700, 560, c)
    ink = 'clay' if c == 'cream' else 'cream'
    p.text('კალათა', 60, 150, ink).text('TBILISI · 1936', 330, 62, ink)
    me = bpy.data.meshes.new('print')
    bm = bmesh.new()
    bmesh.ops.create_grid(bm, x_segments=40, y_segments=32, size=.5)
    lay = bm.loops.layers.uv.new()
    for fa in bm.faces:
        for lo in fa.loops:
            lo[lay].uv = (lo.vert.co.x + .5, lo.vert.co.y + .5)
    for v in bm.verts:
        v.co = (v.co.x * .5, -.4, .42 + v.co.y * .4)
    bm.to_mesh(me)
    bm.free()
    pr = smooth(obj('print', me, picture(p.image(c), .9)), 180)
    sw = pr.modifiers.new('wrap', 'SHRINKWRAP')
    sw.wrap_method, sw.use_project_y, sw.use_positive_direction, sw.use_negative_direction = 'PROJECT', True, True, False
    sw.target, sw.offset = bag, .003


@kind('watch', ['classic'], elev=26, turn=-24, fill=.74)
def watch(style, c, label):
    st = mat('steel', .16, 1., var=.06)
    le = leather(c, 26, .5, .35)
    stitch = mat('cream', .8)
    face = mat('navy' if c != 'navy' else 'ivory', .35, var=.03, clear=.8)
    ink = mat('ivory' if c != 'navy' else 'navy', .35)
    ob = []
    # case lies tilted on top of the closed strap loop; local Z = out of the dial
    ob += [lathe([(0, -.10), (.36, -.10, .03), (.43, -.04, .03), (.44, .05, .03), (.415, .10, .02), (.40, .125, .015), (.37, .125, .008), (.365, .085)], st, steps=128),
           lathe([(0, .07), (.366, .07), (.366, .086), (.35, .088, .004), (0, .0885)], face, steps=128)]
    for i in range(12):
        a = math.radians(30 * i)
        ob.append(box(.016 if i % 3 else .026, .06, .008, ink, (.305 * math.sin(a), .305 * math.cos(a), .089), (0, 0, -30 * i), r=.002, seg=2))
    for deg, L, wd, z, m in ((305, .17, .013, .097, ink), (55, .27, .010, .102, ink), (190, .29, .003, .107, mat('clay', .4))):
        ob.append(prism([(-wd, -.04), (wd, -.04), (wd * .5, L), (-wd * .5, L)], .004, m, (0, 0, z), (0, 0, -deg), r=.001, seg=2))
    ob.append(lathe([(0, .09), (.016, .09), (.016, .113), (0, .114)], st, steps=32))
    ob.append(lathe([(.0, .43), (.045, .43, .008), (.05, .51, .012), (0, .515)], st, (0, 0, 0), (0, 90, 0), flute=lambda a, z: 1 + .04 * math.cos(24 * a), steps=120))
    for sx in (-1, 1):
        for sy in (-1, 1):
            ob.append(loft([[(sx * .235 - .035, sy * .34, -.06), (sx * .235 + .035, sy * .34, -.06), (sx * .235 + .035, sy * .34, .05), (sx * .235 - .035, sy * .34, .05)],
                            [(sx * .235 - .035, sy * .46, -.09), (sx * .235 + .035, sy * .46, -.09), (sx * .235 + .035, sy * .46, .0), (sx * .235 - .035, sy * .46, .0)],
                            [(sx * .235 - .03, sy * .52, -.15), (sx * .235 + .03, sy * .52, -.15), (sx * .235 + .03, sy * .52, -.07), (sx * .235 - .03, sy * .52, -.07)]], st))
            bevel(ob[-1], .012, 3)
    # strap: closed oval in YZ below the case
    path = spline([(.40, -.035), (.50, -.09), (.61, -.26), (.66, -.58), (.50, -.96), (0, -1.12), (-.50, -.96), (-.66, -.58), (-.61, -.26), (-.50, -.09), (-.40, -.035)], 9)
    sec, N = [], len(path) - 1
    for k, (y, z) in enumerate(path):
        d = (Vector(path[min(N, k + 1)]) - Vector(path[max(0, k - 1)])).normalized()
        ny, nz = -d.y, d.x
        if ny * y + nz * (z + .55) < 0:
            ny, nz = -ny, -nz
        w, th = .193 - .03 * math.sin(math.pi * k / N), .045
        sec.append([(-w, y, z), (-w * .97, y + ny * th * .8, z + nz * th * .8), (-w * .8, y + ny * th * 1.2, z + nz * th * 1.2), (w * .8, y + ny * th * 1.2, z + nz * th * 1.2),
                    (w * .97, y + ny * th * .8, z + nz * th * .8), (w, y, z), (w * .8, y - ny * .012, z - nz * .012), (-w * .8, y - ny * .012, z - nz * .012)])
        if 1 < k < N - 1:
            for s in (-1, 1):
                ob.append(ball(.012, stitch, (s * w * .80, y + ny * th * 1.1, z + nz * th * 1.1), (.5, 1.5, .5), (math.degrees(math.atan2(d.y, d.x)), 0, 0), sub=2))
    ob.append(loft(sec, le, angle=35, sub=1))
    group(ob, (0, 0, 0), (38, 0, 0))


@kind('umbrella', ['cane'], elev=12, turn=0, fill=.8)
def umbrella(style, c, label):
    f = fabric(c, 34, strength=.1, sheen=.25, tone=.05, knit=True)
    st = mat('graphite', .3, 1.)
    w = wood('walnut', axis=2, rough=.3, clear=.4)
    n, R, H, ob = 8, .62, .34, []
    v, fc = [], []
    NR, NA = 18, 10
    for k in range(n * NA):
        a = 2 * math.pi * k / (n * NA)
        u = (k % NA) / NA
        dip = math.sin(math.pi * u)
        for i in range(NR + 1):
            t = i / NR
            r = R * t * (1 - .075 * dip * t ** 1.2)
            z = H * (1 - (t ** 2.05)) - .035 * dip * t * (1 - t) * 2 + .045 * dip * t ** 4
            v.append((r * math.cos(a), r * math.sin(a), z))
    m = n * NA
    for k in range(m):
        for i in range(NR):
            a, b = k * (NR + 1) + i, ((k + 1) % m) * (NR + 1) + i
            fc.append((a, a + 1, b + 1, b))
    can = raw(v, fc, f)
    smooth(can, 50)
    so = can.modifiers.new('th', 'SOLIDIFY')
    so.thickness = .004
    ob.append(can)
    for k in range(n):
        a = 2 * math.pi * k / n
        pts = [(R * t * math.cos(a), R * t * math.sin(a), H * (1 - t ** 2.05) - .008) for t in [x / 10 for x in range(1, 11)]]
        ob.append(tube(pts, .005, st))
        ob.append(ball(.011, mat('brass', .25, 1.), (R * 1.005 * math.cos(a), R * 1.005 * math.sin(a), 0), sub=3))
        p = (R * .55 * math.cos(a), R * .55 * math.sin(a), H * (1 - .55 ** 2.05) - .012)
        ob.append(tube([(0, 0, -.05), p], .004, st, poly=True))
    ob.append(tube([(0, 0, H), (0, 0, -.62)], .011, st, poly=True))
    ob.append(lathe([(.012, H - .01), (.03, H, .004), (.02, H + .02, .01), (.012, H + .10, .01), (0, H + .105)], mat('brass', .25, 1.), steps=48))
    hk = [(0, 0, -.52), (0, 0, -.66), (.0, 0, -.76), (.03, 0, -.83), (.09, 0, -.85), (.15, 0, -.82), (.165, 0, -.76)]
    ob.append(tube(hk, .024, w))
    ob.append(lathe([(.025, -.53), (.028, -.525, .003), (.028, -.505, .003), (.012, -.50)], mat('brass', .25, 1.), steps=48))
    group(ob, (0, 0, .6), (-64, 24, 0))
