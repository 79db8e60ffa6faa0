"""What stands between the products and is not for sale: stems in a vase, glasses, lemons, bread, a shelf, a bench."""
import math, random
import bpy
from mathutils import Vector, noise
from kinds.plants import Leaves, foliage, oval
from studio.materials import Nodes, glass, liquid, mat, timber, wood
from studio.modelling import ball, bend, box, group, lathe, spline, tube
from studio.palette import rgb


def stems(x, y, z, height=.35, count=5, spread=.5, dark=(.10, .16, .09), fair=(.20, .28, .16), leaf=.05, seed=3, turn=0.):
    """Branches of round leaves that lean out of a vase whose mouth is at (x, y, z)."""
    r = random.Random(seed)
    leaves, bark, lines = Leaves(), mat('7B6A4A', .7), []
    for i in range(count):
        a = math.radians(turn) + i * 2.4 + r.uniform(-.3, .3)
        d = Vector((math.cos(a), math.sin(a), 0))
        h = height * r.uniform(.72, 1.08)
        lean = spread * r.uniform(.5, 1.1)
        path = [Vector((x, y, z - .06)) + d * (lean * .9 * h * t * t + .004) + Vector((0, 0, (h + .06) * t)) for t in [k / 12 for k in range(13)]]
        tube([tuple(p) for p in path], .0022, bark, poly=True, radii=[1.2 - .7 * k / 12 for k in range(13)])
        for k in range(3, 13):
            for s in (-1, 1):
                along = (path[k] - path[k - 1]).normalized()
                side = along.cross(Vector((math.sin(k * 1.3 + i), math.cos(k * 1.3 + i), .2))).normalized() * s
                L = leaf * (1.15 - .05 * k) * r.uniform(.8, 1.15)
                leaves.add(oval(L, L * .42, r.uniform(.1, .5), .25, .0), path[k], side + along * .55, Vector((0, 0, 1)) + side * .3, nu=5, nv=3)
    return leaves.done(foliage(dark, fair, .5, 3.), sub=1, thick=.0006)


def wine_glass(x, y, z=0., wine='7A1626', h=.2):
    """A stemmed glass, a third full."""
    g = glass('FBFBF8', tint_shadow=.35)
    k = h / .2
    outer = [(.001, .0), (.033, .0), (.034, .0015), (.008, .006), (.0038, .012), (.0036, .08), (.009, .09), (.03, .108), (.039, .135), (.036, .165), (.031, .2)]
    inner = [(.030, .2), (.0350, .165), (.0378, .135), (.0288, .11), (.009, .094), (.0, .0925)]
    lathe([(0, .0)] + [(r * k, q * k) for r, q in spline(outer[1:], 5)] + [(r * k, q * k) for r, q in spline(inner, 5)], g, (x, y, z), steps=64, angle=180)
    lathe([(0, .0935 * k)] + [(r * k * .985, q * k) for r, q in spline([(.009, .0945), (.0285, .1105), (.0374, .135)], 6)] + [(.0372 * k, .1385 * k), (0, .1382 * k)],
          liquid(wine), (x, y, z), steps=64, angle=180)


def tumbler(x, y, z=0., drink='E7C46A', h=.11, r=.036):
    g = glass('FBFBF8', tint_shadow=.3)
    lathe([(0, 0), (r * .9, 0, .003), (r, h), (r - .0016, h), (r * .9 - .0016, .01, .003), (0, .01)], g, (x, y, z), steps=64)
    lathe([(0, .0105), (r * .895 - .0019, .0105), (r * .97 - .0019, h * .72), (0, h * .72)], liquid(drink), (x, y, z), steps=64)


def lemon(x, y, z=0., turn=0., c='E8B923', r=.031):
    m = mat(c, .42, bump=.3, bscale=420, tone=.06, sss=.05)
    o = ball(r, m, (x, y, z + r * .93), (1.28, 1, 1), (0, 0, turn), sub=5)
    bend(o, lambda v: Vector((v.x * (1 + .16 * max(0, abs(v.x) / r - .72) * 4), v.y, v.z)))
    return o


def apple(x, y, z=0., c='B23A2C', r=.036, turn=0.):
    n = Nodes('apple')
    v = n.coords()
    w = n.noise(n.n('Mapping', Vector=v, Scale=(60, 60, 8)).outputs[0], 1., 3.)
    n.set(Base_Color=n.ramp(w.outputs['Fac'], [(.35, c), (.7, 'D9A441')]), Roughness=.28, Specular=.5)
    p = spline([(.004, .058), (.016, .066), (.03, .06), (.037, .042), (.033, .02), (.02, .003), (.008, .002), (0, .006)], 6)
    k = r / .037
    o = lathe([(0, .052 * k)] + [(a * k, b * k) for a, b in p], n.m, (x, y, z), steps=48, angle=180)
    tube([(x, y, z + .05 * k), (x + .003, y, z + .07 * k), (x + .008, y + .002, z + .082 * k)], .0014, mat('5A4028', .8))
    return o


def loaf(x, y, z=0., turn=0., long=.26, wide=.13, high=.085):
    """A country loaf dusted with flour, slashed along its top."""
    n = Nodes('crust')
    v = n.coords()
    a, fine = n.noise(v, 14., 6., .65), n.noise(v, 90., 3.)
    up = n.n('SeparateXYZ', Vector=n.n('TexCoord').outputs['Normal']).outputs[2]
    flour = n.n('Math', {'operation': 'MULTIPLY'}, _0=n.ramp(a.outputs['Fac'], [(.45, 0.), (.62, 1.)]), _1=n.ramp(up, [(.2, 0.), (.9, .75)])).outputs[0]
    crust = n.ramp(a.outputs['Fac'], [(.3, '6A3A18'), (.55, 'A9662C'), (.75, 'C98A4A')])
    n.set(Base_Color=n.n('MixRGB', Fac=flour, Color1=crust, Color2='E9DCC3').outputs[0], Roughness=.8,
          Normal=n.bump(n.n('Mix', {'data_type': 'FLOAT'}, _0=.4, _2=a.outputs['Fac'], _3=fine.outputs['Fac']).outputs[0], .8, .004))
    o = ball(1, n.m, (x, y, z + high * .2), (long / 2, wide / 2, high * .62), (0, 0, turn), sub=6)

    def shape(p):
        q = p.copy()
        if q.z < -.35:
            q.z = -.35 - (q.z + .35) * .06
        for c in (-.5, -.1, .3):
            s = abs(q.x - c - q.y * .5)
            if q.z > .1:
                q.z += .07 * math.exp(-((s - .09) / .05) ** 2) - .11 * math.exp(-(s / .045) ** 2)
        return q + Vector((0, 0, .03 * noise.noise(p * 3)))
    bend(o, shape)
    return o


def shelf(x, y, z, width, depth=.2, c='oak', thick=.032):
    """A board on the wall at y, its upper side at z."""
    box(width, depth, thick, timber(c, axis=0, scale=1.4), (x, y - depth / 2, z - thick), r=.004)
    m = mat('brass', .3, 1.)
    for s in (-1, 1):
        tube([(x + s * width * .36, y - .004, z - thick - .13), (x + s * width * .36, y - .004, z - thick - .006), (x + s * width * .36, y - depth * .8, z - thick - .006)],
             .005, m, poly=True)


def bench(x, y, width=1.2, depth=.36, h=.45, c='oak', turn=0.):
    """A plain wooden bench; -> the height of its seat."""
    a, up = timber(c, axis=0, scale=.9), timber(c, axis=2)
    parts = [box(width, depth, .036, a, (0, 0, h - .036), r=.008)]
    for s in (-1, 1):
        parts += [box(.045, depth * .86, .06, a, (s * width * .4, 0, h - .096), r=.006)]
        for t in (-1, 1):
            parts.append(box(.045, .045, h - .036, up, (s * width * .4, t * depth * .36, 0), (0, 0, 0), r=.006))
    parts.append(box(width * .8, .03, .06, a, (0, 0, .16), r=.006))
    group(parts, (x, y, 0), (0, 0, turn))
    return h


def cord(x, y, z0, z1):
    tube([(x, y, z0), (x, y, z1)], .004, mat('charcoal', .8), poly=True)


def hook(x, y, z):
    m = mat('brass', .3, 1.)
    lathe([(0, 0), (.016, 0, .003), (.016, .012, .003), (.007, .014), (.007, .045), (.013, .05, .004), (.013, .06, .004), (0, .06)], m, (x, y, z), (90, 0, 0), steps=40)


def grass(x0, x1, y0, y1, tufts=5200, keep_out=None, height=.075, seed=5):
    """A mown meadow: a few tufts of blades, set many times; none where keep_out(x, y)."""
    rnd = random.Random(seed)
    mats = []
    for d, f in (((.035, .085, .015), (.13, .21, .04)), ((.05, .10, .02), (.18, .25, .06)), ((.03, .075, .02), (.10, .18, .04))):
        n = Nodes('blade')
        t = n.n('SeparateXYZ', Vector=n.coords(space='UV')).outputs[1]
        n.set(Base_Color=n.ramp(t, [(0., d), (.8, f)]), Roughness=.5, Specular=.3)
        mats.append(n.m)
    tufts_made = []
    for i in range(9):
        v, f, uv = [], [], []
        for _ in range(26):
            a, r = rnd.uniform(0, 6.28), .035 * math.sqrt(rnd.random())
            b = Vector((r * math.cos(a), r * math.sin(a), 0))
            lean = Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), 0)) * rnd.uniform(.1, .55)
            h, w = height * rnd.uniform(.5, 1.25), rnd.uniform(.0012, .0022)
            q = rnd.uniform(0, 6.28)
            side = Vector((math.cos(q), math.sin(q), 0)) * w
            first = len(v)
            for k in range(5):
                t = k / 4
                c = b + lean * h * t * t + Vector((0, 0, h * t * (1 - .2 * lean.length * t)))
                v += [c - side * (1 - t * .95), c + side * (1 - t * .95)]
                uv += [(0, t), (1, t)]
            f += [(first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2) for k in range(4)]
        me = bpy.data.meshes.new('tuft')
        me.from_pydata([tuple(p) for p in v], [], f)
        lay = me.uv_layers.new()
        for lp in me.loops:
            lay.data[lp.index].uv = uv[lp.vertex_index]
        me.materials.append(mats[i % 3])
        tufts_made.append(me)
    for i in range(tufts):
        x, y = rnd.uniform(x0, x1), y0 + (y1 - y0) * rnd.random() ** 1.25
        if keep_out and keep_out(x, y):
            continue
        o = bpy.data.objects.new('grass', tufts_made[i % 9])
        bpy.context.scene.collection.objects.link(o)
        o.location, o.rotation_euler, o.scale = (x, y, -.002), (0, 0, rnd.uniform(0, 6.28)), (rnd.uniform(.8, 1.3),) * 3
