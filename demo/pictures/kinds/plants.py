"""Plants in pots."""
import math, random
import bpy
from mathutils import Matrix, Vector
from studio import *
from kinds.registry import kind


def earthen(c):
    return mat('DDD7CB' if c == 'white' else c, .7, bump=.2, bscale=45, tone=.06, var=.1)


def soil(r, z, loc=(0, 0, 0)):
    lathe([(0, z + .012), (r * .5, z + .014), (r, z)], mat('3A2A20', .95, bump=1., bscale=30), loc)


def foliage(dark=(.028, .11, .035), fair=(.05, .17, .05), rough=.32, veins=5.):
    """A leaf across (U) and along (V), ribbed, with a paler midrib."""
    n = Nodes('leaf')
    v = n.coords(space='UV')
    w = n.n('TexWave', {'bands_direction': 'Y'}, Vector=v, Scale=veins, Distortion=1.)
    x = n.n('SeparateXYZ', Vector=v).outputs[0]
    off = n.n('Math', {'operation': 'ABSOLUTE'}, _0=n.n('Math', {'operation': 'SUBTRACT'}, _0=x, _1=.5).outputs[0]).outputs[0]
    rib = n.n('Math', {'operation': 'LESS_THAN'}, _0=off, _1=.022).outputs[0]
    col = n.n('MixRGB', Fac=rib, Color1=n.ramp(w.outputs['Fac'], [(.15, dark), (.95, fair)]),
              Color2=tuple(min(1, q * 1.9 + .02) for q in fair))
    n.set(Base_Color=col.outputs[0], Roughness=rough, Specular=.5, Normal=n.bump(w.outputs['Fac'], .14, .02))
    return n.m


class Leaves:
    """Many leaves in one mesh. A leaf is a grid given by fn(t along, q across -1..1) -> Vector in its own axes: X across,
    Y along, Z up."""

    def __init__(self):
        self.v, self.f, self.uv = [], [], []

    def add(self, fn, at, along, up=(0, 0, 1), nu=9, nv=4):
        y = Vector(along).normalized()
        x = y.cross(Vector(up)).normalized()
        frame = Matrix((x, y, x.cross(y))).transposed()
        first = len(self.v)
        for i in range(nu + 1):
            for k in range(nv + 1):
                t, q = i / nu, k / nv * 2 - 1
                self.v.append(Vector(at) + frame @ fn(t, q))
                self.uv.append((q * .5 + .5, t))
        for i in range(nu):
            for k in range(nv):
                p = first + i * (nv + 1) + k
                self.f.append((p, p + 1, p + nv + 2, p + nv + 1))

    def done(self, m, sub=1, thick=.004):
        me = bpy.data.meshes.new('leaves')
        me.from_pydata([tuple(x) for x in self.v], [], self.f)
        lay = me.uv_layers.new()
        for pl in me.polygons:
            for li, vi in zip(pl.loop_indices, pl.vertices):
                lay.data[li].uv = self.uv[vi]
        o = smooth(obj('leaves', me, m), 180)
        so = o.modifiers.new('th', 'SOLIDIFY')
        so.thickness = thick
        return subsurf(o, sub) if sub else o


def oval(length, width, droop=.2, fold=.3, wave=.0, phase=0., tip=1.):
    """An oval leaf that bends down along its length and is folded along its midrib."""
    def fn(t, q):
        w = width * math.sin(math.pi * min(1, .03 + .97 * t ** .85)) ** .75 * (1 - .25 * t * tip)
        return Vector((w * q, length * (t - droop * .3 * t * t),
                       -droop * length * t * t + abs(q) ** 1.4 * w * fold + wave * math.sin(t * 15 + q * 2 + phase) * abs(q)))
    return fn


def heart(length, width, droop):
    """A pothos leaf: wide near the stalk, pointed."""
    def fn(t, q):
        w = width * (1.35 * math.sin(math.pi * min(1, .06 + t * .94) ** .62) ** .8) * (1 - .12 * t)
        lobe = -.16 * length * abs(q) ** 2 * max(0, 1 - t * 4)
        return Vector((w * q, length * t + lobe, -droop * length * t * t + abs(q) ** 1.5 * w * .28))
    return fn


def leafy():
    random.seed(5)
    leaves, stem = Leaves(), mat('5F7A3E', .5)
    for i in range(22):
        az = i * 2.4 + random.uniform(-.2, .2)
        lean = random.uniform(.02, .2) + .6 * (i / 22)
        h = random.uniform(.66, .82) * (1.12 - .62 * i / 22)
        d = Vector((math.cos(az), math.sin(az), 0))
        base = Vector((.05 * math.cos(az), .05 * math.sin(az), .46))
        tip = base + d * lean * .75 + Vector((0, 0, h))
        tube([base, base.lerp(tip, .5) - d * .05 + Vector((0, 0, .05)), tip], .009, stem, radii=[1.3, 1, .6])
        L, W = random.uniform(.34, .46), random.uniform(.12, .16)

        def blade(t, q, L=L, W=W):
            w = W * math.sin(math.pi * min(1, t * .93 + .02)) ** .8 * (1.15 - .45 * t)
            return Vector((w * q, L * t * .85, L * (.35 * t - .75 * t * t) + abs(q) ** 1.3 * w * .45 + .012 * math.sin(t * 16 + q * 2)))
        leaves.add(blade, tip, d, nu=12, nv=6)
    leaves.done(foliage(), thick=.006)


def ficus():
    """A small tree: two bare stems twined into one and a round crown."""
    random.seed(8)
    bark = mat('7A6550', .8, bump=.5, bscale=40, tone=.15)
    top = 1.12
    stems = [[(.045 * math.cos(t * 7 + s * math.pi), .045 * math.sin(t * 7 + s * math.pi),
               .4 + t * (top - .4)) for t in [k / 12 for k in range(13)]] for s in (0, 1)]
    for s in stems:
        tube(s, .026, bark, radii=[1.2 - .4 * k / 12 for k in range(13)], res=6)
    leaves, twig = Leaves(), mat('6E6A45', .7)
    centre = Vector((0, 0, 1.36))
    for i in range(44):
        z = 1 - 2 * (i + .5) / 44
        az = i * 2.39996 + random.uniform(-.2, .2)
        r = math.sqrt(max(0, 1 - z * z))
        d = Vector((r * math.cos(az), r * math.sin(az), z))
        end = centre + Vector((d.x * .40, d.y * .40, d.z * .38)) * random.uniform(.72, 1.0)
        root = Vector((random.uniform(-.03, .03), random.uniform(-.03, .03), min(top + .02, max(.92, end.z - .3))))
        mid = root.lerp(end, .55) + Vector((0, 0, .03))
        tube([root, mid, end], .006, twig, radii=[1.3, 1, .5], res=4)
        for k in range(8):
            t = .38 + .62 * k / 7
            p = root.lerp(mid, t / .55) if t < .55 else mid.lerp(end, (t - .55) / .45)
            a = random.uniform(0, 6.28)
            out = Vector((math.cos(a), math.sin(a), random.uniform(-.35, .3))) * .9 + d * .9
            L = random.uniform(.12, .17)
            leaves.add(oval(L, L * .3, random.uniform(.15, .5), .35, .004, a), p, out, nu=6, nv=4)
    leaves.done(foliage((.03, .10, .03), (.055, .16, .045), .25, 7.), sub=0, thick=.003)


def trailing(rim):
    """Stems that rise out of the pot and hang down round it, well below its foot."""
    random.seed(11)
    stem, leaves = mat('6F8A48', .5), Leaves()
    for i in range(22):
        az = i * 2.39996 + random.uniform(-.25, .25)
        d = Vector((math.cos(az), math.sin(az), 0))
        inner = i % 3 == 0
        fall = random.uniform(.06, .2) if inner else random.uniform(.3, .8) * (.35 if abs(d.x) < .62 else 1)
        out = random.uniform(.05, .12)
        p = [Vector((0, 0, rim - .04)) + d * random.uniform(.03, .12),
             Vector((0, 0, rim + random.uniform(.08, .2))) + d * (.13 if inner else .2),
             Vector((0, 0, rim + .03 + .08 * inner)) + d * (.25 if inner else .33 + out * .3)]
        for k in range(1, 5):
            sway = Vector((-d.y, d.x, 0)) * math.sin(k * 1.4 + i) * .035
            p.append(Vector((0, 0, rim - fall * k / 4 + .06 * inner)) + d * (.31 + out + .02 * math.sin(k + i)) + sway)
        if p[-1].z < .08 or (d.y < -.7 and not inner):
            continue
        path = [Vector(q) for q in spline(p, 5)]
        tube([tuple(q) for q in path], .0065, stem, poly=True)
        gap = 0
        for k in range(3, len(path)):
            gap += (path[k] - path[k - 1]).length
            if gap > .066 or k == len(path) - 1:
                gap = 0
                side = 1 if (k + i) % 2 else -1
                t = Vector((-d.y, d.x, 0)) * side
                go = (path[k] - path[k - 1]).normalized()
                L = random.uniform(.12, .175) * (1 - .25 * k / len(path))
                a = path[k] + t * .012 + d * .008
                dirn = t * random.uniform(.3, .8) + d * random.uniform(.25, .6) + go * random.uniform(.35, .9)
                leaves.add(heart(L, L * .38, random.uniform(.2, .4)), a, dirn, d + Vector((0, 0, .6)), nu=8, nv=4)
    n = foliage((.07, .20, .035), (.10, .27, .045), .3, 3.)
    leaves.done(n, sub=1, thick=.003)


@kind('plant', ['leafy', 'ficus', 'trailing'], views=('front', 'above', 'close'), size=.8, elev=9, fill=.8,
      by_style={'ficus': dict(elev=6), 'trailing': dict(elev=7, fill=.78)})
def plant(style, c, label):
    pot = earthen(c)
    if style == 'leafy':
        lathe([(0, 0), (.2, 0, .02), (.23, .03, .02), (.285, .42, .0), (.31, .425, .01), (.318, .52, .015), (.295, .525, .01), (.285, .46),
               (0, .45)], pot)
        soil(.287, .465)
        return leafy()
    if style == 'ficus':
        lathe([(0, .0), (.17, .0, .015), (.2, .02, .03), (.245, .2, .1), (.25, .42, .012), (.232, .425, .01), (.225, .37), (0, .36)], pot,
              (0, 0, .0))
        soil(.228, .38)
        return ficus()
    w = timber('oak', axis=2)
    z = .5
    for i in range(4):
        a = math.radians(45 + 90 * i)
        turned((.275 * math.cos(a), .275 * math.sin(a), 0), (.275 * math.cos(a), .275 * math.sin(a), z + .22),
               [(.017, 0, .004), (.022, .6, .1), (.019, 1, .008)], w)
    for i in range(2):
        box(.52, .026, .036, timber('oak', axis=0), (0, 0, z - .045 - .002 * i), (0, 0, 45 + 90 * i), r=.006)
    lathe([(0, .0), (.19, .0, .02), (.225, .03, .06), (.25, .2, .1), (.25, .35, .012), (.232, .352, .01), (.225, .3), (0, .29)], pot,
          (0, 0, z - .008))
    soil(.228, .31, (0, 0, z))
    trailing(z + .35)


class Spines:
    """Tufts of spines in one mesh: each a thin three-sided cone."""

    def __init__(self):
        self.v, self.f = [], []

    def tuft(self, at, out, length, r):
        out = Vector(out).normalized()
        side = out.orthogonal().normalized()
        for k in range(6):
            a = k * 1.05 + r.random()
            spread = side * math.cos(a) + out.cross(side) * math.sin(a)
            d = (out + spread * r.uniform(.5, 1.1) * (k > 0)).normalized()
            u = d.orthogonal().normalized()
            w = d.cross(u)
            n = len(self.v)
            thick = length * .035
            self.v += [at + u * thick, at - u * thick * .5 + w * thick * .87, at - u * thick * .5 - w * thick * .87,
                       at + d * length * r.uniform(.7, 1.1)]
            self.f += [(n, n + 1, n + 3), (n + 1, n + 2, n + 3), (n + 2, n, n + 3)]

    def done(self, m):
        return raw(self.v, self.f, m, 'spines')


def ribbed(profile, ribs, depth, loc, m, spines, wool, gap, length, r):
    """A cactus body turned from a profile, its ribs bearing tufts of spines at every gap; -> its top."""
    pts = spline(profile, 10)
    lathe(pts, m, loc, steps=ribs * 10, angle=180, flute=lambda a, z: 1 - depth * (1 - abs(math.sin(a * ribs / 2)) ** .8))
    walked = 0
    for (r0, z0), (r1, z1) in zip(pts, pts[1:]):
        walked += math.hypot(r1 - r0, z1 - z0)
        if walked < gap or r1 < .012 or z1 < .02:
            continue
        walked = 0
        slope = Vector((z1 - z0, r0 - r1)).normalized()
        for k in range(ribs):
            a = 2 * math.pi * (k + .5) / ribs
            d = Vector((math.cos(a), math.sin(a), 0))
            at, out = Vector(loc) + d * r1 + Vector((0, 0, z1)), d * slope.x + Vector((0, 0, slope.y))
            spines.tuft(at, out, length * r.uniform(.8, 1.1), r)
            wool.append((at, out))
    return Vector(loc) + Vector((0, 0, pts[-1][1]))


def woolly(dots, size):
    """The pale cushions the spines grow from, in one mesh."""
    v, f = [], []
    for at, out in dots:
        side = Vector(out).orthogonal().normalized()
        up = Vector(out).cross(side)
        n = len(v)
        v += [at + (side * math.cos(k * math.pi / 3) + up * math.sin(k * math.pi / 3)) * size for k in range(6)]
        v.append(at + Vector(out).normalized() * size * .7)
        f += [(n + k, n + (k + 1) % 6, n + 6) for k in range(6)]
    smooth(raw(v, f, mat('E9DFC4', .9), 'wool'), 180)


def flower(at, size, c):
    petals = Leaves()
    for ring, (n, tip) in enumerate(((9, 1.0), (8, .55), (6, .2))):
        for k in range(n):
            a = 2 * math.pi * (k + ring * .5) / n
            petals.add(oval(size * (1 - .16 * ring), size * .22, -.5 - ring * .3, .3), at, (math.cos(a), math.sin(a), .35 + ring * .5),
                       nu=5, nv=2)
    petals.done(mat(c, .5, tone=.1), sub=1, thick=.002)
    ball(size * .2, mat('E8B93A', .8, bump=.5, bscale=200), Vector(at) + Vector((0, 0, size * .25)), sub=3)


def round_pot(m, r, h, loc):
    """A plain thick pot; -> height of its gravel."""
    lathe([(0, 0), (r * .8, 0, .02), (r * .86, .02, .02), (r, h - .01, .0), (r, h, .01), (r * .9, h, .01), (r * .88, h - .05),
           (0, h - .06)], m, loc, steps=80)
    z = h - .035
    g = Nodes('gravel')
    cells = g.n('TexVoronoi', Vector=g.coords(), Scale=38 if r > .2 else 55)
    g.set(Base_Color=g.ramp(cells.outputs['Color'], [(.2, 'A89A86'), (.8, 'E6DED0')]), Roughness=.9,
          Normal=g.bump(cells.outputs['Distance'], 1., .02))
    lathe([(0, z + .012), (r * .5, z + .01), (r * .893, z)], g.m, loc)
    return loc[2] + z


@kind('cactus', ['round', 'column', 'trio'], views=('front', 'above', 'close'), size=.28, elev=10, fill=.74,
      by_style={'trio': dict(elev=13, fill=.78, turn=0)})
def cactus(style, c, label):
    r = random.Random(4)
    pot = earthen(c)
    green, blue = mat('4E7341', .5, tone=.12, bump=.1, bscale=80), mat('54806A', .5, tone=.12, bump=.1, bscale=80)
    spines, wool = Spines(), []
    if style == 'round':
        z = round_pot(pot, .3, .36, (0, 0, 0))
        top = ribbed([(.16, .0), (.27, .07), (.325, .22), (.3, .37), (.2, .475), (.08, .51), (.0, .495)], 16, .13, (0, 0, z - .02), green,
                     spines, wool, .052, .062, r)
        flower(top + Vector((.0, -.02, .0)), .12, 'D9547A')
    elif style == 'column':
        z = round_pot(pot, .2, .3, (0, 0, 0))
        ribbed([(.095, .0), (.11, .1), (.112, .45), (.11, .66), (.08, .77), (.03, .81), (0, .812)], 11, .16, (0, 0, z - .02), blue, spines,
               wool, .045, .04, r)
        for s, at, h in ((1, .3, .2), (-1, .42, .14)):
            a = Vector((s * .07, 0, z + at))
            elbow = [a, a + Vector((s * .09, 0, .0)), a + Vector((s * .125, 0, .06))]
            tube(elbow, .05, blue)
            ribbed([(.046, -.03), (.055, .03), (.056, h * .6), (.04, h + .02), (.014, h + .04), (0, h + .042)], 9, .16, tuple(elbow[2]),
                   blue, spines, wool, .042, .034, r)
    else:
        z = round_pot(pot, .17, .2, (-.3, -.04, 0))
        top = ribbed([(.08, .0), (.135, .04), (.16, .12), (.14, .2), (.08, .25), (.02, .26), (0, .255)], 13, .14, (-.3, -.04, z - .015),
                     green, spines, wool, .036, .04, r)
        flower(top, .06, 'E7A13B')
        z = round_pot(pot, .16, .22, (.08, .1, 0))
        ribbed([(.075, .0), (.085, .08), (.086, .36), (.075, .46), (.035, .51), (0, .515)], 10, .16, (.08, .1, z - .015), blue, spines,
               wool, .038, .034, r)
        z = round_pot(pot, .14, .17, (.33, -.14, 0))
        m = mat('6C8F4E', .55, tone=.1)
        for x, y, zz, a, w, h in ((.33, -.14, z - .02, -4, .1, .22), (.27, -.15, z + .165, -34, .07, .15),
                                  (.385, -.135, z + .165, 28, .075, .17)):
            d = Vector((math.sin(math.radians(a)), 0, math.cos(math.radians(a))))
            ball(1, m, Vector((x, y, zz)) + d * h / 2, (w * .72, .026, h / 2 * 1.06), (0, a, 0), sub=4)
            side = Vector((d.z, 0, -d.x))
            for i in range(5):
                for k in range(4):
                    u, t = (k - 1.5) / 2 * .85 + (i % 2) * .1, (i - 2) / 2.5 * .85
                    e = 1 - u * u - t * t
                    if e < .04:
                        continue
                    at = Vector((x, y, zz)) + d * (h / 2 * (1 + t * 1.02)) + side * u * w * .72 + Vector((0, -.026 * math.sqrt(e), 0))
                    spines.tuft(at, Vector((u * .3, -1, t * .2)), .016, r)
                    wool.append((at, Vector((0, -1, 0))))
    spines.done(mat('E8D9B0', .6, tone=.02))
    woolly(wool, .0065 if style != 'trio' else .005)
