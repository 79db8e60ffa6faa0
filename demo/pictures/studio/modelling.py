"""Shapes: turned, lofted, extruded, bent. Objects stand on z = 0 with their front towards -Y."""
import math
import bpy, bmesh
from mathutils import Vector


def obj(name, me, m=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = loc, [math.radians(a) for a in rot]
    if m:
        o.data.materials.append(m)
    return o


def smooth(o, angle=40):
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(angle)
    return o


def bevel(o, w, seg=4, angle=35):
    b = o.modifiers.new('bevel', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = w, seg, 'ANGLE', math.radians(angle)
    b.harden_normals = True
    return o


def subsurf(o, n=2):
    s = o.modifiers.new('sub', 'SUBSURF')
    s.levels = s.render_levels = n
    s.use_limit_surface = False  # the limit of a corner with a hundred edges, as in an end face, takes seconds to evaluate
    return smooth(o, 180)


def raw(verts, faces, m=None, name='mesh', **kw):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.validate()
    o = obj(name, me, m, **kw)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return o


def box(sx, sy, sz, m, loc=(0, 0, 0), rot=(0, 0, 0), r=.02, seg=4):
    """Box standing on loc (centre of its bottom), edges rounded by r."""
    x, y = sx / 2, sy / 2
    v = [(a * x, b * y, c) for c in (0, sz) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    o = raw(v, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m, 'box', loc=loc, rot=rot)
    return smooth(bevel(o, r, seg))


def fillet(pts, closed=False, seg=6):
    """Points (x, y[, radius]) -> the outline with round corners. Most of a product's realism comes from here."""
    out, n = [], len(pts)
    for i, p in enumerate(pts):
        r = p[2] if len(p) > 2 else 0
        if not r or (not closed and i in (0, n - 1)):
            out.append(tuple(p[:2]))
            continue
        a, b, c = Vector(pts[i - 1][:2]), Vector(p[:2]), Vector(pts[(i + 1) % n][:2])
        u, w = (a - b), (c - b)
        lu, lw = u.length, w.length
        u.normalize(), w.normalize()
        ang = math.acos(max(-1, min(1, u.dot(w))))
        if ang > math.pi - .02:
            out.append(tuple(b))
            continue
        d = min(r / math.tan(ang / 2), lu * .49, lw * .49)
        p0, p1 = b + u * d, b + w * d
        for k in range(seg + 1):
            t = k / seg
            out.append(tuple(p0 * (1 - t) ** 2 + b * 2 * t * (1 - t) + p1 * t ** 2))
    return out


def spline(pts, n=10):
    """Catmull-Rom through points of any dimension: the smooth profile of vases, kettles, handles."""
    out = []
    for i in range(len(pts) - 1):
        p = [Vector(pts[max(0, min(len(pts) - 1, i + d))]) for d in (-1, 0, 1, 2)]
        for k in range(n):
            t = k / n
            out.append(tuple(.5 * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t ** 3)))
    return out + [tuple(pts[-1])]


def lathe(pts, m, loc=(0, 0, 0), rot=(0, 0, 0), steps=96, seg=6, angle=60, flute=None):
    """Turn a profile of (radius, z[, fillet]) about Z. flute(angle, z) scales the radius (ribs, facets)."""
    p = fillet(pts, seg=seg)
    v, f, ring = [], [], []
    for r, z in p:
        if r < 1e-6:
            ring.append([len(v)])
            v.append((0, 0, z))
        else:
            ring.append(list(range(len(v), len(v) + steps)))
            for k in range(steps):
                a = 2 * math.pi * k / steps
                q = r * (flute(a, z) if flute else 1)
                v.append((q * math.cos(a), q * math.sin(a), z))
    for A, B in zip(ring, ring[1:]):
        for k in range(steps):
            a0, a1, b0, b1 = A[k % len(A)], A[(k + 1) % len(A)], B[k % len(B)], B[(k + 1) % len(B)]
            q = list(dict.fromkeys((a0, a1, b1, b0)))
            if len(q) > 2:
                f.append(q)
    return smooth(raw(v, f, m, 'lathe', loc=loc, rot=rot), angle)


def turned(a, b, profile, m, steps=40, seg=6):
    """A turned leg or rod from a to b: profile of (radius, part of the way[, fillet]), its ends closed."""
    a, b = Vector(a), Vector(b)
    d = b - a
    p = [(q[0], q[1] * d.length, *q[2:]) for q in profile]
    o = lathe([(0, p[0][1]), *p, (0, p[-1][1])], m, a, steps=steps, seg=seg)
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return o


def vessel(outer, wall, m, inside=None, floor=None, loc=(0, 0, 0), steps=96, flute=None, oval=None):
    """Turned vessel with a wall: `outer` is the profile (r, z) from foot to rim, the inner wall follows it, the rim is round.
    Stands on a foot ring when the profile begins with r > 0; oval stretches it along X. -> [outside, inside]"""
    p = [Vector(outer[0])]
    for q in outer[1:]:  # short steps, so that the inner wall can leave the profile anywhere
        a, n = p[-1], max(1, round((Vector(q) - p[-1]).length / .04))
        p += [a.lerp(Vector(q), k / n) for k in range(1, n + 1)]
    d = [(p[min(len(p) - 1, i + 1)] - p[max(0, i - 1)]).normalized() for i in range(len(p))]
    inn = [q + Vector((-e.y, e.x)) * wall for q, e in zip(p, d)]
    c, e, n = (p[-1] + inn[-1]) / 2, d[-1], (p[-1] - inn[-1]) / 2
    arc = [c + n * math.cos(math.pi * k / 10) + e * wall / 2 * math.sin(math.pi * k / 10) for k in range(11)]
    r, z = p[0]
    floor = z + wall if floor is None else floor
    back = [q for q in inn[:-1][::-1] if q.y > floor and q.x > 0]
    while len(back) > 1 and back[-1].y > back[-2].y:
        back.pop()
    low = [(0, z + .012), (max(0, r - .05), z + .012), (max(0, r - .04), z), (r - .008, z)]
    out = lathe(low + [tuple(q) for q in p[:-1] + arc[:6]], m, loc, steps=steps, flute=flute, angle=80)
    inner = lathe([tuple(q) for q in arc[5:] + back] + [(back[-1].x * .82, floor, .03), (0, floor)], inside or m, loc, steps=steps, flute=flute, angle=80)
    if oval:
        for o in (out, inner):
            bend(o, lambda v: Vector((v.x * oval, v.y, v.z)))
    return [out, inner]


def sweep(path, half, m, n=28, mouth=0., loc=(0, 0, 0), rot=(0, 0, 0), square=2.):
    """Skin of ovals along a path in the XZ plane: handles and spouts. half(t) -> (half width along Y, half thickness), t by
    length 0 to 1; widen it at the ends and it grows out of the body. mouth: depth of the open end; square > 2 boxes the oval."""
    p = [Vector(q) for q in path]
    run = [0.]
    for a, b in zip(p, p[1:]):
        run.append(run[-1] + (b - a).length)
    flat = lambda x: math.copysign(abs(x) ** (2 / square), x)

    def ring(c, d, a, b):
        up = Vector((-d.z, 0, d.x))
        return [tuple(c + Vector((0, a * flat(math.cos(q)), 0)) + up * b * flat(math.sin(q))) for q in (2 * math.pi * k / n for k in range(n))]
    rings = []
    for i, q in enumerate(p):
        d = (p[min(len(p) - 1, i + 1)] - p[max(0, i - 1)]).normalized()
        rings.append(ring(q, d, *half(run[i] / run[-1])))
    if mouth:
        a, b = half(1)
        rings += [ring(p[-1] + d * .2 * b, d, a * .9, b * .9), ring(p[-1], d, a * .78, b * .78), ring(p[-1] - d * mouth, d, a * .7, b * .7)]
    return loft(rings, m, angle=80, loc=loc, rot=rot)


def ear(a, b, out, m, w=.05, t=.036, high=.06, flare=1.5, **kw):
    """Handle between two (x, z) on a body, reaching `out` from it, fullest `high` above its middle; grows out of the wall."""
    (xa, za), (xb, zb) = a, b
    xa, xb, out = xa - w * .7, xb - w * .7, out + w * .7
    path = []
    for k in range(41):
        q = math.pi * k / 40
        u = (1 - math.cos(q)) / 2
        bow = math.sin(q) ** .72
        path.append((xa + (xb - xa) * u + out * bow, 0, za + (zb - za) * u + high * bow * (1 - u) + .25 * high * bow * u))
    grow = lambda q: 1 + (flare - 1) * (max(0, 1 - q / .17) ** 2 + max(0, 1 - (1 - q) / .17) ** 2)
    return sweep(path, lambda q: (w * grow(q), t * grow(q)), m, square=2.3, **kw)


def slab(outlines, h, m, r=.01, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Board lying on loc, cut to the first outline in XY, the others are holes; every edge rounded by r."""
    cu = bpy.data.curves.new('slab', 'CURVE')
    cu.dimensions, cu.fill_mode, cu.extrude, cu.bevel_depth, cu.bevel_resolution, cu.offset = '2D', 'BOTH', h / 2 - r, r, 3, -r
    for line in outlines:
        s = cu.splines.new('POLY')
        s.points.add(len(line) - 1)
        for q, (x, y) in zip(s.points, line):
            q.co = (x, y, 0, 1)
        s.use_cyclic_u = True
    o = obj('slab', cu, m, loc, rot)
    o.location += o.rotation_euler.to_matrix() @ Vector((0, 0, h / 2))
    return o


def rrect(w, h, r, n=8):
    """Rounded rectangle outline round the origin."""
    out = []
    for cx, cy, a in ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270)):
        for k in range(n + 1):
            t = math.radians(a + 90 * k / n)
            out.append((cx + r * math.cos(t), cy + r * math.sin(t)))
    return out


def prism(outline, h, m, loc=(0, 0, 0), rot=(0, 0, 0), r=.02, seg=4):
    """Outline in XY pulled up by h, top and bottom edges rounded."""
    n = len(outline)
    v = [(x, y, 0) for x, y in outline] + [(x, y, h) for x, y in outline]
    f = [list(range(n))[::-1], list(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    o = raw(v, f, m, 'prism', loc=loc, rot=rot)
    return smooth(bevel(o, r, seg, 50) if r else o)


def loft(rings, m, closed=True, cap=True, loc=(0, 0, 0), rot=(0, 0, 0), sub=0, angle=50, uv=False):
    """Skin over rings of equally many 3D points."""
    n = len(rings[0])
    v = [p for r in rings for p in r]
    f = []
    for i in range(len(rings) - 1):
        for k in range(n if closed else n - 1):
            f.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
    if cap and closed:
        f += [list(range(n))[::-1], list(range((len(rings) - 1) * n, len(rings) * n))]
    o = raw(v, f, m, 'loft', loc=loc, rot=rot)
    return subsurf(o, sub) if sub else smooth(o, angle)


def tube(pts, r, m, cyclic=False, res=12, radii=None, loc=(0, 0, 0), rot=(0, 0, 0), flat=None, poly=False):
    """Round rod along points (smooth unless poly); flat=(w, h) makes a strap instead."""
    cu = bpy.data.curves.new('tube', 'CURVE')
    cu.dimensions, cu.resolution_u, cu.bevel_resolution, cu.use_fill_caps = '3D', res, 6, True
    cu.bevel_depth = r
    cu.twist_mode = 'Z_UP' if flat else 'MINIMUM'
    s = cu.splines.new('POLY' if poly else 'BEZIER')
    b = s.points if poly else s.bezier_points
    b.add(len(pts) - 1)
    for i, (q, p) in enumerate(zip(b, pts)):
        if poly:
            q.co = (*p, 1)
        else:
            q.co, q.handle_left_type, q.handle_right_type = p, 'AUTO', 'AUTO'
        q.radius = radii[i] if radii else 1
    s.use_cyclic_u = cyclic
    if flat:
        c2 = bpy.data.curves.new('sec', 'CURVE')
        c2.dimensions = '2D'
        sp = c2.splines.new('POLY')
        o2 = rrect(flat[0], flat[1], min(flat) * .45, 4)
        sp.points.add(len(o2) - 1)
        for q, (x, y) in zip(sp.points, o2):
            q.co = (x, y, 0, 1)
        sp.use_cyclic_u = True
        cu.bevel_mode = 'OBJECT'
        cu.bevel_object = obj('sec', c2)
    return obj('tube', cu, m, loc, rot)


def bow(m, loc=(0, 0, 0), r=.008, size=1., rot=(0, 0, 0)):
    """A tied bow of string, hanging in front of loc."""
    parts = [ball(r * 2.1, m, (0, -.008, 0), sub=3)]
    for s in (-size, size):
        parts.append(tube([(s * .004, 0, .002), (s * .05, -.033, .022), (s * .085, -.038, -.008), (s * .045, -.033, -.033), (s * .004, -.008, -.003)], r, m))
        parts.append(tube([(s * .004, -.006, -.003), (s * .03, -.043, -.053), (s * .05, -.078, -.113)], r, m))
    return group(parts, loc, rot)


def strands(lines, r, m, res=2):
    """Many thin threads as one object: each line is a list of points (x, y, z[, thickness])."""
    cu = bpy.data.curves.new('strands', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, res, True
    for line in lines:
        s = cu.splines.new('POLY')
        s.points.add(len(line) - 1)
        for q, p in zip(s.points, line):
            q.co = (*p[:3], 1)
            q.radius = p[3] if len(p) > 3 else 1
    return obj('strands', cu, m)


def ball(r, m, loc=(0, 0, 0), scale=(1, 1, 1), rot=(0, 0, 0), sub=4):
    me = bpy.data.meshes.new('ball')
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=r)
    bm.to_mesh(me)
    bm.free()
    o = smooth(obj('ball', me, m, loc, rot), 180)
    o.scale = scale
    return o


def arc_label(radius, z0, z1, degrees, m, facing=-90, steps=48, flare=None):
    """Paper wrapped round a cylinder, with UV; sits a hair above it."""
    me = bpy.data.meshes.new('label')
    v, f, uv = [], [], []
    for i in range(steps + 1):
        t = i / steps
        a = math.radians(facing + (t - .5) * degrees)
        v += [(radius * math.cos(a), radius * math.sin(a), z0), (radius * math.cos(a), radius * math.sin(a), z1)]
        uv += [(t, 0), (t, 1)]
    for i in range(steps):
        f.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    me.from_pydata(v, [], f)
    lay = me.uv_layers.new()
    for p in me.polygons:
        for li, vi in zip(p.loop_indices, p.vertices):
            lay.data[li].uv = uv[vi]
    o = smooth(obj('label', me, m), 180)
    s = o.modifiers.new('thick', 'SOLIDIFY')
    s.thickness, s.offset = radius * .006, 1
    return o


def patch(fn, m, nu=32, nv=8, thick=0., name='patch'):
    """A label on a curved body: fn(u, v) -> its point, u and v from 0 to 1 (left to right, bottom to top), with UV."""
    me = bpy.data.meshes.new(name)
    v = [tuple(fn(i / nu, j / nv)) for j in range(nv + 1) for i in range(nu + 1)]
    me.from_pydata(v, [], [(a, a + 1, a + nu + 2, a + nu + 1) for j in range(nv) for a in range(j * (nu + 1), j * (nu + 1) + nu)])
    lay = me.uv_layers.new()
    for p in me.polygons:
        for li, vi in zip(p.loop_indices, p.vertices):
            lay.data[li].uv = (vi % (nu + 1) / nu, vi // (nu + 1) / nv)
    o = smooth(obj(name, me, m), 180)
    if thick:
        s = o.modifiers.new('thick', 'SOLIDIFY')
        s.thickness, s.offset = thick, 1
    return o


def wrap(radius, z0, z1, degrees, m, facing=-90, nu=48, nv=1, thick=.002):
    """As `arc_label` on any turned body: radius(z, angle) says how far out the body is. nv rows follow its belly."""
    def at(u, v):
        a, z = math.radians(facing + (u - .5) * degrees), z0 + (z1 - z0) * v
        r = radius(z, a) + .001
        return r * math.cos(a), r * math.sin(a), z
    return patch(at, m, nu, nv, thick, 'label')


def radius_of(profile):
    """The outer side of a turned profile, bottom to top, as radius(z, angle) for `wrap`."""
    rs, zs = [p[0] for p in profile], [p[1] for p in profile]

    def at(z, a=0):
        i = max(1, min(len(zs) - 1, next((k for k, q in enumerate(zs) if q >= z), len(zs) - 1)))
        t = (z - zs[i - 1]) / max(1e-9, zs[i] - zs[i - 1])
        return rs[i - 1] + (rs[i] - rs[i - 1]) * t
    return at


def sheet(w, h, m, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Flat picture in XZ facing -Y, with UV, centred on loc."""
    me = bpy.data.meshes.new('sheet')
    me.from_pydata([(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [], [(0, 1, 2, 3)])
    lay = me.uv_layers.new()
    for li, u in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        lay.data[li].uv = u
    return obj('sheet', me, m, loc, rot)


def rumple(o, strength=.02, size=.4, kind='CLOUDS', depth=2):
    """Soft unevenness by a displacement of the mesh itself."""
    t = bpy.data.textures.new('rumple', kind)
    t.noise_scale = size
    if kind == 'CLOUDS':
        t.noise_depth = depth
    d = o.modifiers.new('rumple', 'DISPLACE')
    d.texture, d.strength, d.texture_coords, d.mid_level = t, strength, 'LOCAL', .5
    return o


def bake(o):
    """Apply all modifiers (and turn curves into meshes)."""
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    mats = [s.material for s in o.material_slots]
    n = obj(o.name, me)
    n.matrix_world = o.matrix_world.copy()
    bpy.data.objects.remove(o)
    return n


def bend(o, fn):
    """Move every vertex of a mesh by fn(Vector) -> Vector."""
    for v in o.data.vertices:
        v.co = fn(v.co)
    return o


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    e = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(e)
    for o in objs:
        o.parent = e
    e.location, e.rotation_euler, e.scale = loc, [math.radians(a) for a in rot], (scale,) * 3
    return e


def pane(outline, m, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Flat face in XY facing up, its picture stretched over the outline's bounds: screens, dials, printed panels."""
    me = bpy.data.meshes.new('pane')
    me.from_pydata([(x, y, 0) for x, y in outline], [], [list(range(len(outline)))])
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    lay = me.uv_layers.new()
    for li, vi in zip(me.polygons[0].loop_indices, me.polygons[0].vertices):
        x, y = outline[vi]
        lay.data[li].uv = ((x - min(xs)) / (max(xs) - min(xs)), (y - min(ys)) / (max(ys) - min(ys)))
    return obj('pane', me, m, loc, rot)


def caps(keys, h, m, r, taper=0., loc=(0, 0, 0), rot=(0, 0, 0)):
    """Many key caps in one mesh. keys: (x, y, width, depth[, z]) each; taper narrows the top."""
    v, f = [], []
    for x, y, w, d, *z in keys:
        z, e, first = z[0] if z else 0, min(r, h * .4), len(v)
        for inset, up in ((0, 0), (taper * .85, h - e), (taper + e * .3, h - e * .3), (taper + e, h)):
            v += [(x + a, y + b, z + up) for a, b in rrect(w - 2 * inset, d - 2 * inset, max(r * .3, r - inset * .3), 3)]
        for i in range(3):
            for k in range(16):
                f.append([first + 16 * i + k, first + 16 * i + (k + 1) % 16, first + 16 * i + 16 + (k + 1) % 16, first + 16 * i + 16 + k])
        f.append(list(range(first + 48, first + 64)))
    return smooth(raw(v, f, m, 'caps', loc=loc, rot=rot), 50)
