"""Armchairs and sofas."""
import math
import bpy, bmesh
from mathutils import Vector
from studio import *
from kinds.registry import kind


def cloth(c):
    return fabric(c, 27, strength=.4, tone=.16, sheen=.4, knit=True)


def pad(m, sx, sy, sz, loc, rot=(0, 0, 0), r=.07, puff=.0, welt=False):
    """An upholstered block round its centre, its faces blown up by puff; a welt runs along its upper edge."""
    me = bpy.data.meshes.new('pad')
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=4, profile=.6, affect='EDGES')
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=3, use_grid_fill=True)

    def blow(co):
        x, y, z = (2 * co.x / sx, 2 * co.y / sy, 2 * co.z / sz)
        return Vector([co[i] * (1 + puff * max(0, 1 - a * a) * max(0, 1 - b * b) * min(.25 / s, 1.2))
                       for i, (a, b, s) in enumerate(((y, z, sx), (x, z, sy), (x, y, sz)))])
    for v in bm.verts:
        v.co = blow(v.co)
    bm.to_mesh(me)
    bm.free()
    o = obj('pad', me, m, loc, rot)
    subsurf(o, 1)
    rumple(o, .012, .16)
    if welt:
        e = .26 * r
        pts = [blow(Vector((x, y, sz / 2 - e))) for x, y in rrect(sx - 2 * e, sy - 2 * e, r * .9, 5)]
        t = tube(pts, .0075, m, cyclic=True, res=4, loc=loc, rot=rot)
        return [o, t]
    return [o]


def shell(m, stations, n=9):
    """An upholstered wall: at every station (foot, outward normal, thickness, z0, z1, lean) stands a rounded section."""
    rings = []
    for foot, out, th, z0, z1, lean in stations:
        ring = []
        for x, z in rrect(th, z1 - z0, th * .46, n):
            t = (z + (z1 - z0) / 2) / max(.01, z1 - z0)
            p = Vector(foot) + Vector(out) * (x + lean * t * t)
            ring.append((p.x, p.y, z0 + t * (z1 - z0)))
        rings.append(ring)
    a, b = Vector(stations[0][1]), Vector(stations[-1][1])

    def rounded(ring, d, th):
        c = sum((Vector(p) for p in ring), Vector()) / len(ring)
        return [[tuple(c + (Vector(p) - c) * k + d * th * q) for p in ring] for k, q in ((.35, .36), (.72, .33), (.9, .22), (.97, .1))]
    da = (Vector(stations[0][0]) - Vector(stations[1][0])).normalized()
    db = (Vector(stations[-1][0]) - Vector(stations[-2][0])).normalized()
    rings = rounded(rings[0], da, stations[0][2]) + rings + rounded(rings[-1], db, stations[-1][2])[::-1]
    o = loft(rings, m, sub=1)
    rumple(o, .008, .16)
    return o


def u_path(w, d, r, n=14):
    """Foot points and outward normals from the left front round the back to the right front."""
    out = []
    for i in range(n):
        out.append(((-w, -d + (2 * d - r) * i / n), (-1, 0)))
    for i in range(n + 1):
        a = math.radians(180 - 90 * i / n)
        out.append(((-w + r + r * math.cos(a), d - r + r * math.sin(a)), (math.cos(a), math.sin(a))))
    for i in range(1, n):
        out.append(((-w + r + 2 * (w - r) * i / n, d), (0, 1)))
    for (x, y), (u, v) in [((-x, y), (-u, v)) for (x, y), (u, v) in out[:2 * n + 1]][::-1]:
        out.append(((x, y), (u, v)))
    return out


def feet(w, x, y, z, splay=.05, r=(.016, .03)):
    for i in (-1, 1):
        for j in (-1, 1):
            turned((i * (x + splay), j * (y + splay), 0), (i * x, j * y, z), [(r[0], 0, .004), (r[1], 1)], w)


@kind('armchair', ['classic', 'wing', 'tub', 'child'], views=('front', 'turned', 'right'), size=.9, sizes={'child': .56}, turn=30, elev=12, fill=.78,
      by_style={'wing': dict(turn=32, elev=10), 'tub': dict(turn=26, elev=16), 'child': dict(turn=26, elev=15, fill=.7)})
def armchair(style, c, label):
    f = cloth(c)
    if style == 'classic':
        pad(f, .62, .62, .17, (0, -.03, .40), puff=.35, r=.06, welt=True)
        pad(f, .66, .66, .14, (0, .0, .27), r=.05)
        pad(f, .62, .19, .56, (0, .27, .66), (-13, 0, 0), puff=.35, r=.07)
        pad(f, .70, .11, .66, (0, .37, .56), (-11, 0, 0), r=.05)
        for s in (-1, 1):
            pad(f, .12, .74, .36, (s * .375, .0, .39), (0, s * 3, 0), r=.055, puff=.12)
        return feet(wood('oak', axis=2), .29, .28, .24)
    if style == 'child':
        # Low, round and without an edge to knock a knee on.
        pad(f, .40, .42, .15, (0, -.04, .215), puff=.6, r=.07, welt=True)
        pad(f, .46, .46, .12, (0, .0, .125), r=.055)
        pad(f, .42, .17, .34, (0, .175, .37), (-9, 0, 0), puff=.9, r=.082)
        for s in (-1, 1):
            pad(f, .13, .44, .25, (s * .245, -.01, .215), (0, s * 5, 0), r=.062, puff=.35)
        return feet(wood('oak', axis=2), .17, .16, .085, .006, (.024, .032))
    if style == 'wing':
        st = []
        for (x, y), out in u_path(.36, .36, .16):
            t = (y + .36) / .72
            rise = max(0, min(1, (t - .5) / .32))
            rise = rise * rise * (3 - 2 * rise)
            flare = .035 * math.sin(math.pi * min(1, rise)) + .015
            st.append(((x, y, 0), (*out, 0), .1 - .02 * rise, .2, .6 + .1 * t * (1 - rise) + .52 * rise + .03 * (1 - abs(x) / .36) * rise,
                       flare + .06 * rise * abs(out[1])))
        shell(f, st)
        pad(f, .58, .66, .13, (0, -.03, .28), r=.05)
        pad(f, .57, .64, .16, (0, -.05, .42), puff=.35, r=.06, welt=True)
        pad(f, .55, .16, .62, (0, .26, .78), (-9, 0, 0), puff=.45, r=.07)
        return feet(wood('walnut', axis=2), .3, .3, .23, .03, (.015, .028))
    st = []
    for (x, y), out in u_path(.39, .36, .34, 16):
        t = (y + .36) / .72
        st.append(((x, y, 0), (*out, 0), .12, .12, .58 + .2 * t ** 1.6, .05))
    shell(f, st)
    pad(f, .64, .66, .17, (0, -.03, .2), r=.05)
    outline = [(x * .265 / .31, y * .33 / .36 - .03) for (x, y), _ in u_path(.31, .36, .3, 8)]
    outline = fillet([(outline[0][0], outline[0][1], .05), *outline[1:-1], (*outline[-1], .05)], True, 4)
    rings = [[(x * k, (y + .03) * k - .03, z) for x, y in outline]
             for k, z in ((.9, .28), (.98, .29), (1.02, .32), (1.03, .37), (1.01, .41), (.96, .435), (.85, .452), (.6, .468), (.3, .474),
                          (.03, .475))]
    rumple(loft(rings, f, sub=1), .012, .16)
    for z, k in ((.29, .985), (.437, .965)):
        tube([(x * k, (y + .03) * k - .03, z) for x, y in outline], .007, f, cyclic=True, res=3)
    lathe([(0, 0), (.25, 0, .006), (.26, .02, .015), (.24, .035), (.2, .04), (.2, .13), (0, .13)], mat('brass', .25, 1., var=.06))


@kind('sofa', ['two', 'three'], views=('front', 'turned', 'above'), size=2.1, turn=24, elev=11, fill=.82, by_style={'two': dict(fill=.8)})
def sofa(style, c, label):
    f = cloth(c)
    n, w = (2, .66) if style == 'two' else (3, .62)
    half = n * w / 2
    for i in range(n):
        x = (i - (n - 1) / 2) * w
        pad(f, w - .008, .66, .17, (x, -.04, .40), puff=.3, r=.055, welt=True)
        pad(f, w - .012, .2, .46, (x, .26, .64), (-14, 0, 0), puff=.5, r=.07, welt=style == 'three')
    pad(f, n * w + .02, .7, .15, (0, .0, .26), r=.04)
    if style == 'two':
        pad(f, n * w + .12, .12, .6, (0, .38, .54), (-9, 0, 0), r=.055)
        for s in (-1, 1):
            pad(f, .14, .78, .36, (s * (half + .06), .0, .38), (0, s * 4, 0), r=.062, puff=.12)
        feet(wood('oak', axis=2), half - .03, .27, .22)
    else:
        pad(f, n * w + .3, .1, .52, (0, .39, .48), (-5, 0, 0), r=.045)
        for s in (-1, 1):
            pad(f, .17, .82, .42, (s * (half + .085), .0, .32), r=.05)
            o = lathe([(0, -.3), (.06, -.3, .03), (.088, -.28, .03), (.092, 0), (.088, .28, .03), (.06, .3, .03), (0, .3)], f,
                      (s * (half - .1), -.0, .555), (90, 0, 0), steps=48)
            rumple(o, .01, .12)
        feet(wood('walnut', axis=2), half + .03, .3, .14, .0, (.022, .03))
