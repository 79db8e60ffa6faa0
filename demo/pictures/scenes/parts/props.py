"""What stands between the products and is not for sale: stems in a vase, glasses, fruit, bread, a shelf, a bench."""
import math, random
from kinds.plants import foliage, Leaves, oval
from mathutils import noise, Vector
from studio.materials import glass, liquid, mat, Nodes, timber
from studio.modelling import ball, bend, box, group, lathe, spline, tube


def stems(x, y, z, height=.35, count=5, spread=.5, dark=(.10, .16, .09), fair=(.20, .28, .16), leaf=.05, seed=3, turn=0.):
    """Branches of round leaves that lean out of a vase whose mouth is at (x, y, z)."""
    r = random.Random(seed)
    leaves, bark = Leaves(), mat('7B6A4A', .7)
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
