"""Balls, weights and mats."""
import math
import bmesh, bpy
import numpy as np
from mathutils import Vector
from studio import *
from kinds.registry import kind


def pebbled(c, scale=60., strength=.12, rough=.38):
    """The fine grain of a ball's skin."""
    n = Nodes('pebbled')
    v = n.coords()
    cells = n.n('TexVoronoi', {'feature': 'F1'}, Vector=v, Scale=scale)
    z = n.noise(v, 4., 3.)
    k = rgb(c)
    n.set(Base_Color=n.ramp(z.outputs['Fac'], [(.3, tuple(x * .93 for x in k)), (.7, tuple(min(1, x * 1.05) for x in k))]),
          Roughness=n.span(z.outputs['Fac'], rough - .06, rough + .12), Normal=n.bump(cells.outputs['Distance'], strength, .01))
    return n.m


def puffed(grid, faces, m, depth):
    """One panel: unit directions with how far each is from the seam (0 at the seam, 1 inside), sunk along the seam."""
    v = [p.normalized() * (.5 * (1 - depth * max(0., 1 - t) ** 3.2)) for p, t in grid]
    o = raw(v, faces, m)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return smooth(o, 180)


@kind('football', ['classic', 'training'], views=('front', 'right', 'close'), size=.22, elev=10, turn=14, fill=.66)
def football(style, c, label):
    """A truncated icosahedron; each panel is a fan blown up to the sphere. Training: a stripe runs round every pentagon."""
    white, acc = pebbled('F3EFE6'), pebbled(c)
    obs, N = [], 14
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
    for poly, pent in panels:
        cen = sum(poly, Vector()) / len(poly)
        grid, f, inked = [], [], []
        for k in range(len(poly)):
            a, b = poly[k], poly[(k + 1) % len(poly)]
            base = len(grid)
            for i in range(N + 1):
                for j in range(i + 1):
                    grid.append((cen.lerp(a, (i - j) / N) + (b - cen) * (j / N), 1 - max(0, (i / N - .72) / .28)))
            at = lambda i, j: base + i * (i + 1) // 2 + j
            for i in range(N):
                # a hexagon's even sides border pentagons
                stripe = pent and i < 6 or not pent and k % 2 == 0 and 6 <= i < 11
                for j in range(i + 1):
                    f.append((at(i, j), at(i + 1, j), at(i + 1, j + 1)))
                    if j < i:
                        f.append((at(i, j), at(i + 1, j + 1), at(i, j + 1)))
                inked += [stripe] * (2 * i + 1)
        if style == 'classic':
            obs.append(puffed(grid, f, acc if pent else white, .045))
            continue
        o = puffed(grid, f, white, .045)
        o.data.materials.append(acc)
        o.data.polygons.foreach_set('material_index', [int(x) for x in inked])
        obs.append(o)
    obs.append(ball(.476, mat('graphite', .8)))
    group(obs, (0, 0, .5), (18, 25, 10))


@kind('basketball', ['classic', 'street'], views=('front', 'right', 'close'), size=.24, elev=10, turn=12, fill=.66)
def basketball(style, c, label):
    """A sphere under a map of itself: channels along two great circles and two ovals, pebbles between them."""
    h, w = 1024, 2048
    lat = (np.arange(h) + .5) / h * math.pi - math.pi / 2
    lon = (np.arange(w) + .5) / w * 2 * math.pi - math.pi
    lon, lat = np.meshgrid(lon, lat)
    x, y, z = np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)
    # the ovals hug the sides: where |x| stands as far from the middle as z lets it
    oval = np.abs(x) - .62 - .26 * z * z
    d = np.minimum(np.minimum(np.abs(y), np.abs(z)), np.abs(oval) * .82)
    seam = np.clip((.021 - d) / .006 + .5, 0, 1)
    groove = np.clip(1 - d / .040, 0, 1) ** 1.5
    base = np.array(rgb(c))
    line = np.array(rgb('black' if c != 'charcoal' else 'amber'))
    px = np.ones((h, w, 4), np.float32)
    flesh = np.broadcast_to(base, (h, w, 3)).copy()
    if style == 'street':
        other = np.array(rgb('cream' if c != 'charcoal' else 'graphite'))
        odd = (np.sign(y) * np.sign(z) * np.sign(oval) > 0)[..., None]
        flesh = np.where(odd, other, base)
    px[..., :3] = flesh * (1 - seam[..., None]) + line * seam[..., None]
    px[..., 3] = 1 - groove
    im = bpy.data.images.new('ball', w, h, alpha=True, float_buffer=True)
    im.alpha_mode = 'CHANNEL_PACKED'
    im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(px.ravel())
    im.pack()
    n = Nodes('basketball')
    tx = n.n('TexImage', {'image': im, 'projection': 'SPHERE'}, Vector=n.coords(space='Generated'))
    cells = n.n('TexVoronoi', {'feature': 'F1'}, Vector=n.coords(), Scale=46.)
    pimple = n.n('Math', {'operation': 'MULTIPLY'}, _0=n.span(cells.outputs['Distance'], 1., .2), _1=tx.outputs[1])
    deep = n.bump(tx.outputs[1], .9, .03)
    n.set(Base_Color=tx.outputs[0], Roughness=.55, Normal=n.bump(pimple.outputs[0], .3, .01, deep))
    group([ball(.5, n.m, sub=6)], (0, 0, .5), (20, 24, 30))


@kind('dumbbells', ['hex', 'round'], views=('front', 'right', 'above'), size=.3, elev=20, turn=24, fill=.74)
def dumbbells(style, c, label):
    skin = mat(c, .55, bump=.18, bscale=120, var=.06, tone=.02)
    st = mat('steel', .2, 1., var=.08, bump=.03, bscale=200)
    cap = mat('charcoal' if c not in ('charcoal', 'black') else 'graphite', .5)
    grip = lambda: lathe([(.032, -.22), (.045, -.12, .08), (.045, .12, .08), (.032, .22)], st,
                         flute=lambda a, z: 1 + .012 * math.cos(36 * a) * math.cos(z * 260) * (abs(z) < .12), steps=180, seg=12)

    def one(loc, rot):
        o = [grip()]
        for s in (-1, 1):
            up = 0 if s > 0 else 180
            if style == 'hex':
                hexa = fillet([(.20 * math.cos(math.radians(60 * i)), .20 * math.sin(math.radians(60 * i)), .035) for i in range(6)],
                              True, 5)
                o.append(prism(hexa, .21, skin, (0, 0, .2 if s > 0 else -.41), r=.035, seg=6))
                o.append(lathe([(0, 0), (.075, 0), (.08, .008, .004), (0, .009)], cap, (0, 0, s * .41), (up, 0, 0), steps=48))
                o.append(lathe([(.086, 0), (.089, .004, .002), (.097, .004, .002), (.1, 0)], st, (0, 0, s * .41), (up, 0, 0), steps=64))
            else:
                e = [lathe([(0, .185), (.07, .185, .01), (.075, .205, .01), (.14, .21, .02), (.175, .225, .03), (.18, .25, .02),
                            (.18, .37, .02), (.172, .40, .03), (.13, .42, .015), (.12, .412, .005), (0, .412)], skin, steps=112),
                     lathe([(.177, .268), (.1835, .272, .002), (.1835, .286, .002), (.177, .29)], st, steps=112),
                     lathe([(.177, .334), (.1835, .338, .002), (.1835, .352, .002), (.177, .356)], st, steps=112),
                     lathe([(.118, .408), (.112, .416, .004), (.09, .418, .004), (.05, .416), (0, .416)], st, steps=80),
                     lathe([(.04, .165), (.062, .17, .008), (.066, .19)], st, steps=64)]
                o.append(group(e, rot=(up, 0, 0)))
        return group(o, loc, rot)
    if style == 'hex':
        h = .20 * math.cos(math.radians(30))
        one((.0, .24, h), (90, 0, 96))
        one((-.06, -.26, h), (90, 0, 74))
    else:
        one((.04, .22, .18), (90, 0, 98))
        one((-.04, -.27, .18), (90, 0, 70))


@kind('kettlebell', ['classic'], views=('front', 'right', 'close'), size=.28, elev=11, turn=-18, fill=.7)
def kettlebell(style, c, label):
    coat = mat(c, .52, bump=.22, bscale=95, var=.07, tone=.02)
    prof = [(0, 0), (.17, 0, .01), (.20, .012, .02)] + spline([(.215, .03), (.285, .12), (.315, .25), (.29, .38), (.22, .47), (.12, .515),
                                                               (0, .53)], 8)
    lathe(prof, coat, steps=112, angle=180)
    path = [(-.125, 0, .40), (-.205, 0, .53), (-.20, 0, .66), (-.14, 0, .745), (0, 0, .765), (.14, 0, .745), (.20, 0, .66),
            (.205, 0, .53), (.125, 0, .40)]
    p = spline(path, 10)

    def half(t):
        k = max(0., abs(t - .5) * 2 - .62) / .38
        return .046 + .034 * k ** 1.6, .046 + .036 * k ** 1.6
    sweep(p, half, coat, n=40)
    ring = mat(dict(steel='charcoal', black='steel', charcoal='amber', graphite='amber').get(c, 'charcoal' if pale(c) else 'ivory'), .5,
               tone=.02)
    for s in (-1, 1):
        g = lathe([(.055, -.03), (.0585, -.026, .003), (.0585, .026, .003), (.055, .03)], ring, (s * .2045, 0, .592), (0, s * -2, 0),
                  steps=64)
        g.scale = (.96, .93, 1)
    face = mat(blend(c, 'black', .25) if not pale(c) else blend(c, 'graphite', .25), .5, tone=.02)
    disc = [lathe([(0, 0), (.12, 0), (.125, .004, .003), (.125, .012)], face, steps=80),
            lathe([(.095, -.001), (.098, .006, .002), (.108, .006, .002), (.111, -.001)], ring, steps=80)]
    group(disc, (0, -.303, .25), (86, 0, 0))


@kind('mat', ['roll', 'strap'], views=('front', 'above', 'close'), size=.66, elev=18, turn=-32, fill=.78,
      by_style={'strap': {'elev': 16, 'turn': -30, 'fill': .78}})
def yoga_mat(style, c, label):
    foam = mat(c, .8, bump=.35, bscale=130, var=.06, tone=.03, spec=.25)
    thick, L = .022, 1.3

    def coil(turns, r0, pitch, tail):
        """The rolled-up section in YZ, centre line from the inside out; with a tail it runs off along the floor towards -Y."""
        pts, n = [], int(turns * 40)
        for k in range(n + 1):
            a = 2 * math.pi * (k / 40 - turns) - math.pi / 2
            r = r0 + pitch * k / 40
            pts.append(Vector((0, r * math.cos(a), r * math.sin(a))))
        low = pts[-1].z
        pts = [p - Vector((0, 0, low - thick / 2)) for p in pts]
        if tail:
            y = pts[-1].y
            for k in range(1, 25):
                t = k / 24
                pts.append(Vector((0, y + tail * t, thick / 2 + .126 * max(0, t - .82) ** 2)))
        return pts

    def sheet_along(pts):
        n, nor = len(pts), []
        for i in range(n):
            d = (pts[min(n - 1, i + 1)] - pts[max(0, i - 1)]).normalized()
            nor.append(Vector((0, -d.z, d.y)))
        loop = [p + q * thick / 2 for p, q in zip(pts, nor)] + [p - q * thick / 2 for p, q in zip(pts[::-1], nor[::-1])]
        v = [(x, p.y, p.z) for x in (-L / 2, L / 2) for p in loop]
        m2, f = len(loop), []
        for k in range(m2):
            f.append((k, (k + 1) % m2, m2 + (k + 1) % m2, m2 + k))
        for i in range(n - 1):
            a, b = i, 2 * n - 1 - i
            f += [(a, a + 1, b - 1, b), (m2 + a, m2 + b, m2 + b - 1, m2 + a + 1)]
        return smooth(bevel(raw(v, f, foam, 'mat'), .004, 2, 50), 50)
    if style == 'roll':
        sheet_along(coil(4.2, .035, thick + .0055, -.62))
        return
    pts = coil(6.4, .03, thick + .002, 0)
    roll = [sheet_along(pts)]
    zs, ys = [p.z for p in pts], [p.y for p in pts]
    cy, cz, R = (min(ys) + max(ys)) / 2, (min(zs) + max(zs)) / 2, (max(zs) - min(zs)) / 2 + thick / 2
    web = fabric('cream' if not pale(c) else 'charcoal', 34, tone=.12)
    buckle = brushed('brass' if not pale(c) else 'steel', .25)
    for s in (-1, 1):
        roll.append(lathe([(R - .01, -.05), (R + .010, -.048, .004), (R + .010, .048, .004), (R - .01, .05)], web, (s * .36, cy, cz),
                          (0, 90, 0), steps=96))
        a = math.radians(118)
        roll.append(group([prism(rrect(.13, .07, .018), .012, buckle, r=.005)], (s * .36, cy + (R + .004) * math.cos(a),
                                                                                 cz + (R + .004) * math.sin(a)), (118 - 90, 0, 0)))
    top = cz + R
    sling = spline([(-.36, cy, top + .004), (-.30, cy - .02, top + .05), (-.17, cy - .07, top + .15), (0, cy - .10, top + .19),
                    (.17, cy - .07, top + .15), (.30, cy - .02, top + .05), (.36, cy, top + .004)], 10)
    roll.append(tube(sling[::3] + [sling[-1]], .02, web, flat=(.085, .014), res=10))
    group(roll)
