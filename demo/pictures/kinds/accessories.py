"""Bags, umbrellas, hats."""
import math
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree
from studio import *
from kinds.registry import kind
from kinds.slippers import felt


def hide(c, scale=62., rough=.42, strength=.2):
    """Leather with a plain grain: half the price of `leather`."""
    n = Nodes('hide')
    v = n.coords()
    cells = n.n('TexVoronoi', {'feature': 'F1'}, Vector=v, Scale=scale)
    z = n.noise(v, 5., 4.)
    k = rgb(c)
    n.set(Base_Color=n.ramp(z.outputs['Fac'], [(.3, tuple(x * .84 for x in k)), (.7, tuple(min(1, x * 1.1) for x in k))]),
          Roughness=n.span(z.outputs['Fac'], rough - .07, rough + .14), Normal=n.bump(cells.outputs['Distance'], strength, .01))
    return n.m


def even(ring, n):
    """A closed ring of points at n equal steps along its length."""
    run = [0.]
    for a, b in zip(ring, ring[1:] + ring[:1]):
        run.append(run[-1] + math.dist(a, b))
    out, j = [], 0
    for k in range(n):
        s = run[-1] * k / n
        while run[j + 1] < s:
            j += 1
        out.append(Vector(ring[j]).lerp(Vector(ring[(j + 1) % len(ring)]), (s - run[j]) / max(1e-6, run[j + 1] - run[j])))
    return out


def ribbon(path, across, width, thick, m):
    """A flat strap along a path; across(i) is the direction of its width."""
    last, rings = len(path) - 1, []
    for i, p in enumerate(path):
        d = (Vector(path[min(last, i + 1)]) - Vector(path[max(0, i - 1)])).normalized()
        w = Vector(across(i)).normalized()
        t = d.cross(w).normalized() * thick / 2
        w = w * width / 2
        rings.append([tuple(Vector(p) + w * a + t * b) for a, b in ((-1, -.6), (-1, .6), (-.92, 1), (.92, 1), (1, .6), (1, -.6),
                                                                    (.92, -1), (-.92, -1))])
    return loft(rings, m, angle=50)


def front_of(rings, loc=(0, 0, 0)):
    """Of a body lofted from rings: front(x, z) -> the y where a straight line from the camera's side meets it."""
    n = len(rings[0])
    tree = BVHTree.FromPolygons([Vector(q) + Vector(loc) for ring in rings for q in ring],
                                [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k)
                                 for i in range(len(rings) - 1) for k in range(n)])
    return lambda x, z: tree.ray_cast(Vector((x, -2, z)), Vector((0, 1, 0)))[0].y


@kind('tote', ['canvas', 'leather'], views=('front', 'right', 'close'), size=.42, elev=8, turn=-24, fill=.8)
def tote(style, c, label):
    canvas = style == 'canvas'
    cloth = fabric(c, 24, strength=.5, tone=.16, sheen=.2) if canvas else hide(c, 55)
    strap = hide('leather' if c not in ('leather', 'clay', 'oak') else 'walnut', 60) if canvas else hide(blend(c, 'black', .12), 60)
    H, w0, w1, reach = (.86, .40, .45, 1.33) if canvas else (.70, .41, .53, 1.16)
    noise.seed_set(6)
    rings = []
    for i in range(31):
        t = i / 30
        w = w0 + (w1 - w0) * t - .012 * math.sin(math.pi * t)
        d = .155 * (1 - t) ** .7 + .03 + .02 * math.sin(math.pi * t) if canvas else .17 * (1 - t) ** .8 + .05 + .015 * math.sin(math.pi * t)
        ring = []
        for p in even([(x, y, H * t) for x, y in rrect(2 * w, 2 * d, min(d, w) * .55, 6)], 120):
            s = .030 * noise.noise(Vector((p.x * 2.2, p.y * 3, p.z * 1.7))) + .011 * noise.noise(Vector((p.x * 7, p.y * 6, p.z * 4 + 9)))
            s *= min(1, .25 + 1.4 * t) * (1 - .6 * max(0, t - .93) / .07) * (1 if canvas else .55)
            sag = -.025 * t ** 3 * (1 - (p.x / .42) ** 2)
            ring.append((p.x, p.y + (s if abs(p.y) > .02 else s * .4), p.z + sag))
        rings.append(ring)
    inner = [[(x * .975, y * .8, z) for x, y, z in r] for r in rings[::-1][:22]]
    loft(rings + inner, cloth, sub=1, angle=180)
    thread = mat('sand' if c != 'cream' else 'oak', .9) if canvas else mat(blend(c, 'cream', .5), .8)
    for drop in (.05,) if canvas else (.03, .045):
        for s in (-1, 1):
            seam = [(x, y * 1.03 + s * .005, z - drop) for x, y, z in rings[-1] if y * s > .012 and abs(x) < w1 - .03]
            tube(seam, .0035, thread, poly=True)
    brass = mat('brass' if canvas or c not in ('black', 'charcoal', 'navy') else 'steel', .25, 1.)
    out = w1 - .26
    for s in (-1, 1):
        y, top = s * .052 if canvas else s * .068, H - .02
        pts = [(-out, y * 1.25, top - .14), (-out, y, top), (-out * .87, y * .9 + s * .01, top + (reach - top) * .49),
               (-out * .47, y * 1.1 + s * .03, top + (reach - top) * .88),
               (0, y * 1.1 + s * .04, reach)]
        pts += [(-x, q, z) for x, q, z in pts[-2::-1]]
        path = [Vector(p) + Vector((0, s * .008, 0)) for p in spline(pts, 8)]
        if canvas:
            ribbon(path, lambda i: (Vector(path[min(len(path) - 1, i + 1)]) - Vector(path[max(0, i - 1)])).cross(Vector((0, s, 0))), .054,
                   .014, strap)
        else:
            tube([tuple(p) for p in path[7:-7]], .019, strap, res=4)
        for x in (-out, out):
            if canvas:
                lathe([(0, 0), (.011, 0), (.011, .006, .003), (0, .008)], brass, (x, s * .0865, top - .105), (s * -90, 0, 0), steps=32)
            else:
                tube([(x + .036 * math.cos(a), y * 1.05 + s * .012, top + .02 + .036 * math.sin(a)) for a in (k * math.pi / 8
                        for k in range(16))], .008, brass, cyclic=True)
                prism(rrect(.085, .17, .03, 6), .014, strap, (x, s * .096, top - .07), (90 if s < 0 else -90, 0, 0), r=.005)
                for z in (-.115, -.03):
                    lathe([(0, 0), (.009, 0), (.009, .004, .002), (0, .005)], brass, (x, s * .108, top + z), (s * -90, 0, 0), steps=24)
    if not canvas:
        return
    ink = 'clay' if c in ('cream', 'ivory', 'white', 'sand') else 'charcoal' if pale(c) else 'cream'
    p = Paper(600, 600, c)
    p.ring(300, 300, 230, ink, 20)
    for i in range(-2, 3):
        p.line(300 + i * 90, 300 + int(math.sqrt(max(0, 222 ** 2 - (i * 90) ** 2))), 300 + i * 56, 158, ink, 15)
    p.line(82, 255, 518, 255, ink, 15)
    front = front_of(rings)

    def on_front(u, v):
        x, z = (u - .5) * .36, .42 + (v - .5) * .36
        return x, front(x, z) - .004, z
    patch(on_front, picture(p.image(c), .9), 36, 36)


@kind('backpack', ['roll', 'classic'], views=('front', 'right', 'back'), size=.46, elev=9, turn=-28, fill=.8)
def backpack(style, c, label):
    body = fabric(c, 44, strength=.35, tone=.1, sheen=.15)
    dark = blend(c, 'black', .3) if not pale(c) else blend(c, 'graphite', .35)
    web = mat(dark, .8, bump=.4, bscale=150, tone=.05)
    skin = hide('leather' if c not in ('leather', 'clay', 'oak', 'copper') else 'walnut', 60)
    brass = mat('brass' if c not in ('black', 'charcoal', 'graphite', 'steel') else 'steel', .25, 1.)
    zipm = mat('1C1C1E' if not pale(c) else 'graphite', .5)
    noise.seed_set(3)

    def puff(rows, amount=.02):
        """Body of rows (z, width, depth, shift back, corner), with the soft unevenness of filled cloth."""
        rings = []
        for z, w, d, y, r in spline(rows, 6):
            ring = []
            for p in even([(a, b, 0) for a, b in rrect(w, d, min(r, w * .49, d * .49), 6)], 96):
                q = Vector((p.x, p.y + y, z))
                s = amount * noise.noise(q * 3.1) + amount * .45 * noise.noise(q * 8)
                n = Vector((p.x / w, p.y / d, 0)).normalized()
                ring.append(tuple(q + n * s))
            rings.append(ring)
        loft(rings, body, sub=1, angle=180)
        return front_of(rings)

    def pillow(w, h, d, loc, m, r=.09, rot=0):
        """A pocket bulging towards -Y."""
        rings = []
        for k in range(9):
            t = math.sin(k / 8 * math.pi / 2)
            s = 1 - (1 - math.cos(k / 8 * math.pi / 2)) * .16
            rings.append([(x * s, -d * t, y * (s if y > 0 else 1 - (1 - s) * .6)) for x, y in rrect(w, h, r, 8)])
        rings.append([(x * .4, -d * 1.012, y * .4) for x, y, in rrect(w * .84, h * .84, r, 8)])
        return group([loft(rings, m, angle=80)], loc, (rot, 0, 0)), front_of(rings, loc)

    def zipper(line, front, pull):
        """A zip along a line of (x, z) on what `front` describes, its puller at one point of it."""
        path = [(x, front(x, z), z) for x, z in spline(line, 6)]
        tube(path, .011, zipm, res=4)
        tube([(x, y - .006, z) for x, y, z in path], .0055, mat('graphite' if not pale(c) else 'steel', .35, 1.), res=4)
        x, z = pull
        prism(rrect(.022, .07, .01, 4), .006, brass, (x, min(front(x, z), front(x, z - .06)) - .014, z - .035), (90, 0, 0), r=.002)
    # what both have: a padded back, shoulder straps, side pockets
    for s in (-1, 1):
        path = spline([(s * .13, .19, .93), (s * .15, .30, .90), (s * .19, .38, .70), (s * .23, .36, .40), (s * .25, .26, .18),
                       (s * .26, .17, .07)], 9)
        ribbon(path, lambda i: (1, 0, -.1), .115, .034, web)
    prism(rrect(.46, .70, .08, 8), .05, web, (0, .155, .42), (-90, 0, 0), r=.02)
    if style == 'classic':
        front = puff([(0, .50, .26, .02, .10), (.02, .58, .33, .0, .13), (.10, .61, .36, -.005, .15), (.40, .62, .36, .0, .15),
                      (.62, .60, .33, .02, .15), (.80, .53, .27, .05, .13),
                      (.90, .42, .20, .075, .10), (.945, .28, .12, .09, .06), (.955, .14, .05, .095, .025)])
        pocket = pillow(.50, .40, .10, (0, -.155, .27), body)[1]
        zipper([(-.218, .32), (-.218, .39), (-.185, .440), (0, .446), (.185, .440), (.218, .39), (.218, .32)], pocket, (-.12, .443))
        zipper([(-.262, .44), (-.262, .62), (-.238, .76), (-.17, .86), (-.08, .905), (0, .912), (.08, .905), (.17, .86), (.238, .76),
                (.262, .62), (.262, .44)], front, (-.15, .872))
        pillow(.34, .17, .02, (0, -.172, .60), body, .05, -8)
        patch_ = fillet([(-.06, 0, .014), (0, -.06, .014), (.06, 0, .014), (0, .06, .014)], True, 4)
        prism(patch_, .012, skin, (0, -.195, .605), (82, 0, 0), r=.004)
        for x in (-.016, .016):
            prism(rrect(.010, .034, .0049, 4), .003, mat('black', .6), (x, -.2065, .605), (82, 0, 0), r=0)
    else:
        puff([(0, .50, .24, .0, .09), (.02, .56, .30, .0, .12), (.10, .58, .33, -.005, .13), (.45, .58, .33, .0, .13),
              (.66, .585, .30, .01, .12), (.78, .59, .20, .03, .09),
              (.86, .60, .10, .05, .045), (.91, .60, .07, .055, .03)], .016)
        coil = []
        for k in range(60):
            a = 2 * math.pi * k / 26 - 1.2
            r = .028 + .0010 * k
            coil.append((.0, .02 + r * math.cos(a), .93 + r * math.sin(a)))
        ring = [(y, z) for _, y, z in coil] + [(.02 + (y - .02) * .82, .93 + (z - .93) * .82) for _, y, z in coil[::-1]]
        loft([[(x, y, z + .006 * math.sin(x * 9)) for y, z in ring] for x in [-.31 + .62 * k / 14 for k in range(15)]], body, angle=60)
        pocket = pillow(.44, .36, .075, (0, -.150, .25), body, .07)[1]
        zipper([(-.18, .402), (-.1, .404), (.1, .404), (.18, .402)], pocket, (.165, .402))
        strap = spline([(0, .075, .965), (0, .03, 1.035), (0, -.045, .985), (0, -.085, .88), (0, -.135, .74), (0, -.168, .60),
                        (0, -.185, .47)], 8)
        ribbon(strap, lambda i: (1, 0, 0), .062, .012, skin)
        hook = [prism(rrect(.10, .075, .02), .014, brass, r=.004), prism(rrect(.062, .036, .01), .004, skin, (0, 0, .012), r=.001)]
        group(hook, (0, -.178, .58), (83, 0, 0))
        for s in (-1, 1):
            side = spline([(s * .312, .02, .93), (s * .318, .015, .80), (s * .306, .0, .62), (s * .302, .0, .46)], 6)
            ribbon(side, lambda i: (0, 1, 0), .045, .010, web)
            prism(rrect(.06, .085, .012), .022, mat('1C1C1E', .4), (s * .308, .005, .70), (0, s * 90, 0), r=.006)
        prism(rrect(.10, .05, .01), .008, skin, (-.12, -.226, .16), (90, 0, 0), r=.002)
    for s in (-1, 1):
        g, _ = pillow(.22, .30, .04, (s * (.298 if style == 'classic' else .282), .02, .19), web, .05)
        g.rotation_euler[2] = math.radians(90 * s)
    top = .945 if style == 'classic' else .90
    ribbon(spline([(-.075, .13, top - .06), (-.07, .145, top + .04), (0, .15, top + .085), (.07, .145, top + .04),
                   (.075, .13, top - .06)], 8), lambda i: (0, 1, 0), .036, .016, web)


@kind('umbrella', ['cane', 'compact'], views=('front', 'back', 'close'), size=.95, elev=12, turn=-34, fill=.82,
      by_style={'compact': {'turn': -42, 'elev': 30, 'fill': .84}})
def umbrella(style, c, label):
    cloth = fabric(c, 34, strength=.1, sheen=.25, tone=.05, knit=True)
    st = mat('graphite', .3, 1.)
    brass = mat('brass' if c not in ('black', 'charcoal', 'graphite', 'steel') else 'steel', .25, 1.)
    if style == 'compact':
        # folded: the cloth lies in pleats round the shaft, held by a strap; the sleeve stands beside it

        def pleat(a, z):
            deep = .27 * (1 - .35 * math.sin(math.pi * min(1, max(0, (z - .15) / .8))))
            return 1 + (deep * abs(math.sin(4 * a + 2.2 * z)) - .12) * (.2 < z < 1.06)
        o = [lathe([(.050, .15), (.085, .19, .02), (.100, .30, .08), (.097, .50, .1), (.086, .85, .1), (.070, 1.02, .03), (.045, 1.06)],
                   cloth, steps=240, flute=pleat, seg=14, angle=70)]
        grip = mat('charcoal' if c not in ('charcoal', 'black') else 'graphite', .55, bump=.12, bscale=140)
        o += [lathe([(0, -.12), (.040, -.12, .02), (.046, -.06, .03), (.044, .08, .03), (.052, .15, .01), (.054, .17, .004), (.04, .175)],
                    grip, steps=64),
              lathe([(.0465, -.02), (.0475, -.016, .002), (.0475, .004, .002), (.0465, .008)], brass, steps=64),
              lathe([(.046, 1.05), (.052, 1.055, .004), (.05, 1.09, .01), (.02, 1.10, .006), (.018, 1.125, .006), (0, 1.13)], grip,
                    steps=64)]
        band = mat(blend(c, 'black', .25) if not pale(c) else blend(c, 'graphite', .2), .8)
        o.append(lathe([(.105, .50), (.114, .503, .003), (.113, .565, .003), (.104, .568)], band, steps=96))
        o.append(lathe([(0, 0), (.017, 0), (.017, .006, .003), (0, .008)], brass, (.0, -.112, .535), (90, 0, 0), steps=32))
        loop = spline([(0, 0, -.11), (.05, .015, -.20), (.04, .03, -.34), (-.03, .035, -.37), (-.05, .02, -.26), (0, 0, -.11)], 8)
        o.append(tube(loop, .009, band, res=4))
        group(o, (-.46, -.12, .112), (0, 90, 10))
        sleeve = [lathe([(.112, .0), (.125, .004, .004), (.128, .06), (.122, .5, .1), (.108, .80, .03), (.06, .83, .02), (0, .832)],
                        cloth, steps=112, flute=lambda a, z: 1 + .02 * math.sin(5 * a + 6 * z) * min(1, z * 2)),
                  lathe([(.126, .004), (.131, .008, .003), (.131, .05, .003), (.127, .055)], band, steps=96),
                  lathe([(.112, 0), (.100, .01), (.09, .12), (0, .13)], mat(blend(c, 'black', .5), .9), steps=64)]
        group(sleeve, (-.30, .26, .13), (0, 90, -6))
        return
    w = wood('walnut', axis=2, rough=.3, clear=.4)
    n, R, H, ob = 8, .62, .34, []
    NR, NA = 18, 10
    v, fc, m = [], [], n * NA
    for k in range(m):
        a = 2 * math.pi * k / m
        dip = math.sin(math.pi * (k % NA) / NA)
        for i in range(NR + 1):
            t = i / NR
            r = R * t * (1 - .075 * dip * t ** 1.2)
            v.append((r * math.cos(a), r * math.sin(a), H * (1 - t ** 2.05) - .035 * dip * t * (1 - t) * 2 + .045 * dip * t ** 4))
    for k in range(m):
        for i in range(NR):
            a, b = k * (NR + 1) + i, ((k + 1) % m) * (NR + 1) + i
            fc.append((a, a + 1, b + 1, b))
    can = smooth(raw(v, fc, cloth), 50)
    so = can.modifiers.new('th', 'SOLIDIFY')
    so.thickness = .004
    ob.append(can)
    for k in range(n):
        a = 2 * math.pi * k / n
        x, y = math.cos(a), math.sin(a)
        ob.append(tube([(R * t * x, R * t * y, H * (1 - t ** 2.05) - .008) for t in (q / 10 for q in range(1, 11))], .005, st))
        ob.append(ball(.011, brass, (R * 1.005 * x, R * 1.005 * y, 0), sub=3))
        ob.append(tube([(0, 0, -.05), (R * .55 * x, R * .55 * y, H * (1 - .55 ** 2.05) - .012)], .004, st, poly=True))
    ob += [tube([(0, 0, H), (0, 0, -.62)], .011, st, poly=True),
           lathe([(.012, H - .01), (.03, H, .004), (.02, H + .02, .01), (.012, H + .10, .01), (0, H + .105)], brass, steps=48),
           lathe([(.012, -.075), (.024, -.07, .004), (.024, -.03, .004), (.012, -.025)], mat('black', .4), steps=32),
           tube([(0, 0, -.52), (0, 0, -.66), (0, 0, -.76), (.03, 0, -.83), (.09, 0, -.85), (.15, 0, -.82), (.165, 0, -.76)], .024, w),
           lathe([(.025, -.53), (.028, -.525, .003), (.028, -.505, .003), (.012, -.50)], brass, steps=48)]
    # it rests on two rib ends and the crook of its handle
    spun = group(ob, rot=(0, 0, 22.5))
    group([spun], (0, 0, .6), (-57, 0, 0))


@kind('hat', ['felt', 'straw', 'beanie'], views=('front', 'above', 'close'), size=.28, elev=14, turn=-20, fill=.72,
      by_style={'straw': {'elev': 22, 'fill': .84}, 'beanie': {'elev': 8, 'fill': .68}})
def hat(style, c, label):
    if style == 'felt':
        wool = felt(c)
        prof = [(.03, .045), (.475, .045), (.49, .06)] + spline([(.495, .08), (.502, .20), (.485, .34), (.43, .46), (.325, .55),
                                                                 (.175, .605), (.0, .62)], 8)
        dome = lathe(prof, wool, steps=112, angle=180)
        bend(dome, lambda v: Vector((v.x, v.y * .96, v.z + .012 * math.sin(3 * math.atan2(v.y, v.x)) * (v.z > .1))))
        skin = lambda a, z: (.5 * math.cos(a), .48 * math.sin(a), z)
        cord = mat('ivory' if not pale(c) else 'charcoal', .95, bump=.5, bscale=120, sheen=.4, spec=.1)

        parts = [dome]

        def braid(path, r, turns, closed=False):
            """Three cords twisted round a path."""
            n, lines = len(path), []
            for k in range(3):
                line = []
                for i, p in enumerate(path):
                    d = (Vector(path[(i + 1) % n if closed else min(n - 1, i + 1)]) - Vector(path[i - 1 if closed else max(0,
                            i - 1)])).normalized()
                    u = Vector((p[0], p[1], p[2] - .1)).normalized()
                    u = (u - d * u.dot(d)).normalized()
                    a = 2 * math.pi * (turns * i / n + k / 3)
                    line.append(tuple(Vector(p) + (u * math.cos(a) + d.cross(u) * math.sin(a)) * r * 1.1))
                lines.append(line + line[:1] if closed else line)
            parts.append(strands(lines, r, cord, 3))
        rim = [(.508 * math.cos(a), .49 * math.sin(a), .047) for a in (2 * math.pi * k / 420 for k in range(420))]
        braid(rim, .019, 30, True)
        over = spline([(.505, .08), (.512, .20), (.495, .34), (.44, .467), (.332, .559), (.179, .615), (.0, .630)], 24)
        arc = over + [(-x, z) for x, z in over[-2::-1]]
        for turn in (38, 128):
            t = math.radians(turn)
            braid([(x * math.cos(t), x * math.sin(t) * .96, z + .012 * math.sin(3 * (t if x > 0 else t + math.pi)) * (z > .1)) for x,
                   z in arc], .0125, 22)
        parts.append(lathe([(0, .62), (.04, .625, .01), (.042, .645, .01), (0, .652)], cord, steps=40))
        group(parts).scale = (1, 1, .84)
        return
    if style == 'straw':
        base = c if c in ('sand', 'cream', 'ivory', 'oak', 'honey', 'mustard') else 'sand'
        n = Nodes('straw')
        v = n.coords()
        rings = n.n('TexWave', {'wave_type': 'RINGS', 'rings_direction': 'Z'}, Vector=v, Scale=16., Distortion=.4, Detail=1.)
        rows = n.n('TexWave', {'bands_direction': 'Z'}, Vector=v, Scale=16., Distortion=.4, Detail=1.)
        grad = n.n('TexGradient', {'gradient_type': 'RADIAL'}, Vector=v)
        stitch = n.n('Math', {'operation': 'SINE'}, _0=n.n('Math', {'operation': 'MULTIPLY'}, _0=grad.outputs['Fac'],
                                                           _1=2 * math.pi * 150).outputs[0])
        both = n.n('Math', {'operation': 'MULTIPLY'}, _0=rings.outputs['Fac'], _1=n.span(rows.outputs['Fac'], .55, 1.)).outputs[0]
        hgt = n.n('Math', {'operation': 'ADD'}, _0=both, _1=n.n('Math', {'operation': 'MULTIPLY'}, _0=stitch.outputs[0],
                                                                _1=.16).outputs[0]).outputs[0]
        k = rgb(base)
        n.set(Base_Color=n.ramp(hgt, [(.0, tuple(x * .62 for x in k)), (.7, tuple(min(1, x * 1.12) for x in k))]), Roughness=.6,
              Normal=n.bump(hgt, .5, .012))
        prof = [(0, .40)] + spline([(.12, .412), (.235, .40), (.295, .36), (.315, .27), (.335, .12), (.36, .065), (.46, .045),
                                    (.64, .035), (.80, .05)], 7)
        under = [(r, z - .016) for r, z in prof[::-1]]
        shape = lathe(prof + [(.807, .045), (.805, .036)] + under, n.m, steps=160, angle=70)

        def wavy(v):
            r = math.hypot(v.x, v.y)
            k = max(0, (r - .36) / .44)
            a = math.atan2(v.y, v.x)
            dent = -.055 * math.exp(-((v.x / .085) ** 2)) * max(0, 1 - (abs(v.y) / .27) ** 2) * (v.z > .3)
            return Vector((v.x, v.y * .97, v.z + k * k * (.05 * math.cos(2 * a) + .02 * math.sin(3 * a + 1)) + dent))
        bend(shape, wavy)
        tone = c if base != c else 'charcoal'
        band = fabric(tone, 30, strength=.3, tone=.08)
        r = [(.334, .092), (.344, .096, .003), (.329, .188, .003), (.319, .192)]
        bend(lathe(r, band, steps=128), lambda v: Vector((v.x, v.y * .97, v.z)))
        for s in (-1, 1):
            path = spline([(-.02, -.336, .14), (.06 * s + .0, -.362, .165), (.115 * s, -.355, .152), (.07 * s, -.345, .128),
                           (-.01, -.338, .135)], 8)
            ribbon(path, lambda i: (0, .25, 1), .06, .006, band)
            ribbon(spline([(0, -.344, .13), (.05 * s, -.36, .10), (.10 * s, -.385, .062), (.13 * s, -.44, .056)], 8),
                   lambda i: (.8, -.5, .2) if i > 16 else (.5, -.2, .7), .05, .005, band)
        box(.05, .03, .06, band, (0, -.352, .11), r=.012)
        return
    n = Nodes('knit')
    v = n.coords()
    rows = n.n('TexWave', {'bands_direction': 'Z'}, Vector=v, Scale=22., Distortion=.8, Detail=1.)
    fuzz = n.noise(v, 90., 3.)
    hgt = n.n('Mix', {'data_type': 'FLOAT'}, _0=.4, _2=rows.outputs['Fac'], _3=fuzz.outputs['Fac']).outputs[0]
    k = rgb(c)
    n.set(Base_Color=n.ramp(hgt, [(.15, tuple(x * .84 for x in k)), (.75, tuple(min(1, x * 1.05) for x in k))]), Roughness=.95, Sheen=.5,
          Specular=.15,
          Normal=n.bump(hgt, .4, .008))
    rib = lambda amp: lambda a, z: 1 + amp * math.copysign(abs(math.cos(34 * a)) ** .7, math.cos(34 * a))
    crown = [(.40, .10)] + spline([(.425, .20), (.455, .36), (.445, .52), (.385, .66), (.27, .765), (.12, .82), (.03, .832)],
                                  8) + [(0, .83)]
    top = lathe(crown, n.m, steps=408, flute=lambda a, z: rib(.022)(a, z) if z < .6 else 1 + (rib(.022)(a,
            z) - 1) * (1 + 1.6 * (z - .6) / .23), angle=180)
    cuff = [(.39, .02), (.425, 0, .02), (.468, .02, .03), (.482, .12, .06), (.478, .25, .03), (.455, .275, .02), (.43, .265)]
    fold = lathe(cuff, n.m, steps=408, flute=rib(.02), angle=180)
    for o in (top, fold):
        bend(o, lambda v: Vector((v.x + .05 * max(0, v.z - .4) ** 1.5, v.y * .9 + .05 * max(0, v.z - .4),
                                  v.z * 1.0 + .012 * math.sin(2 * math.atan2(v.y, v.x) + 1))))
    lathe([(.0, .015), (.40, .015)], mat('black', .9), steps=48)
    skin = hide('leather' if c not in ('leather', 'clay', 'oak') else 'walnut', 60)
    group([prism(rrect(.15, .10, .014), .012, skin, r=.004)], (.0, -.436, .14), (90, 0, 0))
