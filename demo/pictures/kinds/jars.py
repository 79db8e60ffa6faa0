"""Food in glass jars."""
import math, random
import bpy, numpy as np
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


def glass_jar(r, h, rn, hn, wall=.016, flute=None, tint='FBF6EA', steps=96):
    """Straight jar with round shoulders: radius r up to h, then a neck of radius rn and height hn. -> where the neck ends."""
    g = glass(tint, tint_shadow=.5)
    s = (r - rn) * .9 + .03
    i = r - wall
    lathe([(0, .02), (r * .75, .015, .02), (r - .05, 0, .02), (r - .012, .03, .03), (r, .075, .03), (r, h, s), (rn, h + s, .05),
           (rn, h + s + hn), (rn - wall, h + s + hn),
           (rn - wall, h + s, .05), (i, h - .008, s * .9), (i, .08, .03), (r * .8, .045, .02), (0, .05)], g, steps=steps, flute=flute)
    return h + s + hn


def filling(r, level, m, wall=.016, flute=None, steps=96, shoulder=.06, clear=False):
    """What is in such a jar, up to `level`. A clear liquid ends a hair inside the wall; all else reaches into the glass, so that no
    air between them greys it."""
    i, z = (r - wall - .0015, .052) if clear else (r - wall * .45, .034)
    return lathe([(0, z), (r * .78, z - .004, .02), (i, z + .035, .03), (i, level - shoulder, shoulder), (i - shoulder * .8, level, .01),
                  (0, level)], m, steps=steps, flute=flute)


def twist_lid(r, z, h, m, ribs=60):
    """Metal lid with a knurled skirt, its lower edge at z."""
    rib = (lambda a, q: 1 + .006 * math.cos(ribs * a) * (z + .012 < q < z + h - .015)) if ribs else None
    return lathe([(r - .012, z), (r, z, .004), (r, z + h, .018), (r - .03, z + h + .01, .008), (r - .05, z + h, .006), (0, z + h)], m,
                 flute=rib, steps=240 if ribs else 96)


def hexagon(r, edge=.1):
    """Flute of a six-sided jar, one flat side to the front, its corners rounded; r to the middle of a side becomes 1."""
    def at(a, z):
        t = (a + math.pi / 2 + math.pi / 6) % (math.pi / 3) - math.pi / 6
        return min(1 / math.cos(t), 1 + edge * (1 - (abs(t) / (math.pi / 6) - 1) ** 2 * .45))
    return at


HONEY = dict(honey='F2AE38', amber='EA9A34', chestnut='AE6A2C')
COMB = dict(honey=('D9941F', 'walnut'), amber=('B86A1C', 'walnut'), chestnut=('6B442A', '4A2A16'), white=('C9A255', 'walnut'))


def comb(radius, z0, z1):
    """A piece of honeycomb against the glass, its upper edge as the knife left it. It is drawn between glass and honey: behind dark
    honey it would not be seen."""
    w, h, s = 880, 420, 25.
    p = Paper(w, h, '00FF00')
    random.seed(6)
    for j in range(int(h / (1.5 * s)) + 1):
        for i in range(int(w / (1.732 * s)) + 1):
            x, y = (i + .5 * (j % 2)) * 1.732 * s, (j + .5) * 1.5 * s
            if y < 50 + 34 * noise.noise(Vector((x / 210, 0, 0))) or not s < x < w - s or y > h - s:
                continue
            at = lambda k: [(x + k * s * math.cos(a), y + k * s * math.sin(a)) for a in (math.radians(60 * q + 30) for q in range(6))]
            p.poly(at(1.04), 'C98F45')
            if noise.noise(Vector((x / 300, y / 160, 3))) > .1:  # closed with wax
                p.poly(at(.82), random.choice(('C99A5A', 'BF8E50', 'D0A262')))
            else:
                p.poly(at(.8), '8A4A14').poly(at(.5), random.choice(('5E2C0C', '6E3510', '52260A')))
    wrap(lambda z, a: radius(z, a) - .0018, z0, z1, 130, picture(p.image('00FF00'), .5), facing=-115, nu=66, nv=48, thick=0)


@kind('honey', ['hex', 'round'], views=('front', 'close', 'above'), samples=24, size=.12, elev=12, fill=.72,
      by_style={'hex': {'fill': .76, 'turn': -9}})
def honey(style, c, label):
    band, dark = COMB[c]
    inside = mat('F0DFBB', .35, clear=.6, tone=.03) if c == 'white' else liquid(HONEY[c], 1.45)
    if style == 'hex':
        f = hexagon(.3)
        body = lambda a, z: 1 + (f(a, z) - 1) * max(0, min(1, (z - .0) / .05, (.66 - z) / .08))
        top = glass_jar(.3, .6, .255, .06, flute=body, steps=144)
        filling(.3, .64, inside, flute=body, steps=144, clear=c != 'white')
        twist_lid(.285, top - .08, .11, brushed('brass', .26, 2, 60))
        p = Paper(1500, 760, 'F7F0E0')
        p.rect(0, 0, 1499, 58, band).rect(0, 702, 1499, 759, band)
        for x0 in (0, 1000):
            for k in range(7):
                for j in range(7):
                    x, y = x0 + 30 + k * 76 + 38 * (j % 2), 115 + j * 88
                    if 20 < (x - x0) < 480 and (k * 5 + j * 3) % 4:
                        p.poly([(x + 36 * math.cos(math.radians(60 * i + 30)), y + 36 * math.sin(math.radians(60 * i + 30)))
                                for i in range(6)], band, 4)
        p.fit(label.title, 180, 190, dark, width=.295).line(640, 405, 860, 405, band, 5)
        p.fit(label.sub, 450, 62, dark, width=.29).fit(label.note, 560, 56, 'charcoal', width=.29)
        wrap(lambda z, a: .3 * f(a, z), .13, .53, 168, picture(p.image(), .6, bump=.25), nu=120)
        return
    prof = fillet([(0, .02), (.22, .015, .02), (.26, 0, .03), (.4, .1, .14), (.42, .32, .2), (.36, .56, .14), (.255, .62, .06),
                   (.255, .70)], seg=10)
    inner = [(x - .016 if z > .05 else x * .9, max(z, .045)) for x, z in prof[::-1] if x > .05]
    lathe(prof + [(.239, .70)] + inner[1:] + [(0, .05)], glass('FBF6EA', tint_shadow=.5), angle=80)
    gap = .008 if c == 'white' else -.0018
    lathe([(0, .05 - gap)] + [(x + gap, z + .001 - gap) for x, z in inner[::-1] if z < .565] + [(0, .566)], inside, angle=80)
    if label.key == 'picha':
        comb(radius_of([q for q in inner[::-1] if q[1] > .05]), .1, .5)
    w = wood('oak', axis=0, scale=1.6, rough=.5)
    lathe([(0, .69), (.285, .69, .01), (.292, .72, .02), (.292, .79, .03), (.25, .812, .02), (0, .812)], w)
    tube([(.262 * math.cos(a), .262 * math.sin(a), .672 + .006 * math.sin(3 * a)) for a in (math.tau * k / 40 for k in range(40))], .011,
         mat('cream', .9, bump=.4), cyclic=True, poly=True)
    p = Paper(900, 900, '00FF00')
    p.ring(450, 450, 440, 'F7F0E0', -1).ring(450, 450, 415, band, 6).ring(450, 450, 398, band, 2)
    for x, y in ((450, 150), (412, 216), (488, 216)):
        p.poly([(x + 40 * math.cos(math.radians(60 * i + 30)), y + 40 * math.sin(math.radians(60 * i + 30))) for i in range(6)], band,
               -1 if y < 200 else 6)
    p.fit(label.title, 310, 180, dark, width=.76).line(330, 525, 570, 525, band, 4)
    p.fit(label.sub, 560, 66, dark, width=.68).fit(label.note, 660, 56, 'charcoal', width=.54)
    wrap(radius_of([q for q in prof if q[0] > .2][3:]), .115, .52, 58, picture(p.image('00FF00'), .6, bump=.25), nv=14, thick=0)


def fruit(c, dark, seeds=None, rough=.3, gloss=.1):
    """Opaque jam: pieces of fruit as lighter and darker clouds, glowing a little as if light came through. Behind glass it
    needs no gloss of its own."""
    n = Nodes('fruit')
    v = n.coords()
    z = n.noise(v, 7., 4., .55, 1.)
    col = n.ramp(z.outputs['Fac'], [(.36, dark), (.52, c), (.68, tuple(min(1, x * 1.5 + .01) for x in rgb(c)))])
    if seeds:
        s = n.n('TexVoronoi', Vector=v, Scale=34.)
        dots = n.ramp(s.outputs['Distance'], [(.16, 1.), (.22, 0.)])
        col = n.n('MixRGB', Fac=dots, Color1=col, Color2=seeds).outputs[0]
    n.set(Base_Color=col, Roughness=rough, Specular=gloss, Emission=col, Emission_Strength=.14, Normal=n.bump(z.outputs['Fac'], .5, .03))
    return n.m


JAM = dict(red=('9E1414', '4A0508'), wine=('5A0C24', '24040E'), amber=('C9781C', '8A3E0A'), leaf=('44560F', '1E2807'),
           walnut=('54260A', '2A1205'))

def whole_nuts(r, level, syrup):
    """Whole green walnuts, black from boiling, in rows against the glass of a jar full of syrup. They are drawn on its surface
    and raised from it: clear syrup round real ones costs three times as much and stays grainy."""
    across, tall, low, high = 9, .09, .09, level - .05
    rows = round((high - low) / .15)

    def near(a, z):
        """How deep inside a nut a place is: below 0 between them, 1 in the middle of one; -> that and which nut."""
        row = np.clip(np.floor((z - low) / (high - low) * rows), 0, rows - 1)
        turn = a / math.tau * across + .5 * (row % 2)
        nut = np.floor(turn) % across
        own = np.sin(nut * 12.9 + row * 78.2)
        dx = (turn - np.floor(turn) - .5 + .06 * own) * math.tau * r / across / (.088 + .006 * own)
        dz = (z - low - (row + .5 + .07 * own) * (high - low) / rows) / (tall - .016 - .008 * own)
        return 1 - np.hypot(dx, dz), own
    filling(r - .009, level, fruit(*JAM['walnut'], gloss=.05))
    w, h = 1600, 512
    a, z = np.meshgrid((np.arange(w) / w - .5) * math.tau, high - (high - low) * np.arange(h) / h)
    d, own = near(a, z)
    inside = np.clip(d / .1 + .5, 0, 1)[..., None]
    p = Paper(w, h, syrup)
    shade = (.75 + .5 * np.clip(d, 0, 1) + .2 * own)[..., None]
    around = np.clip(1.15 + .8 * np.minimum(d, 0), .6, 1.15)[..., None]
    p.a = np.clip(p.a * (1 - inside) * around + np.array(p.bgr('27250F')) * inside * shade, 0, 255).astype(np.uint8)
    m = picture(p.image(), .35, bump=.15)
    wrap(lambda z, a: r - .0125 + .005 * max(0., float(near(a + math.pi / 2, z)[0])) ** .5, low, high, 360, m, nu=216, nv=48, thick=0)


CLOTH = dict(red='red', wine='wine', amber='D08A1E', leaf='leaf', walnut='walnut')


def check(c, cells=12, n=1024):
    p = Paper(n, n, 'F7F3EA')
    k = (np.arange(n) * cells // n) % 2
    f = (k[:, None] + k[None, :]) / 2.
    p.a = (p.a * (1 - f[..., None]) + np.array(p.bgr(c)) * f[..., None]).astype(np.uint8)
    return p.image()


def cloth_cover(r, z, m, skirt=.13, folds=14, seed=1):
    """Cloth over a lid whose upper edge has radius r and height z: flat on top, tied below, ruffled under the string. UV runs as the
    cloth was cut, so that a check stays a check."""
    prof = fillet([(0, z + .018), (r * .6, z + .016), (r + .012, z + .008, .03), (r + .016, z - .075, .02), (r - .004, z - .095, .02),
                   (r + .07, z - .12, .03), (r + .1, z - .1 - skirt)], seg=6)
    run, s = [0.], 0
    fine = [prof[0]]
    for a, b in zip(prof, prof[1:]):
        k = max(1, int(math.dist(a, b) / .02))
        fine += [tuple(p + (q - p) * j / k for p, q in zip(a, b)) for j in range(1, k + 1)]
    for a, b in zip(fine, fine[1:]):
        run.append(run[-1] + math.dist(a, b))
    total, n = run[-1], 168

    def at(u, v):
        x = v * (len(fine) - 1)
        i = min(len(fine) - 2, int(x))
        rr, zz = (p + (q - p) * (x - i) for p, q in zip(fine[i], fine[i + 1]))
        a = math.tau * u
        d = run[i] + (run[i + 1] - run[i]) * (x - i)
        free = max(0, min(1, (d - (total - skirt - .06)) / skirt))
        wave = math.cos(folds * a + 1.3 * math.sin(2 * a + seed) + .8 * math.sin(3 * a))
        rr += free * (.035 * wave) + .006 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, d * 6))) * min(1, rr * 5)
        zz += free * (.02 * math.sin(2 * a + 1) - .018 * wave)
        return rr * math.cos(a), rr * math.sin(a), zz
    o = patch(at, m, n, len(fine) - 1, .006)
    lay = o.data.uv_layers[0]
    for li, loop in enumerate(o.data.loops):
        i = loop.vertex_index
        a, d = math.tau * (i % (n + 1)) / n, run[i // (n + 1)] / total * .499
        lay.data[li].uv = (.5 + d * math.cos(a), .5 + d * math.sin(a))
    w = r + .012
    string = [(w * math.cos(a), w * math.sin(a), z - .09 + .004 * math.sin(2 * a)) for a in (math.tau * k / 48 for k in range(48))]
    t = mat('CDB391', .9, bump=.5, bscale=90)
    tube(string, .009, t, cyclic=True, poly=True)
    tube([(x * 1.008, y * 1.008, q - .015) for x, y, q in string], .009, t, cyclic=True, poly=True)
    bow(t, (0, -w - .012, z - .097))


@kind('jam', ['jar', 'small'], views=('front', 'close', 'above'), samples=24, size=.12, elev=12, fill=.74,
      by_style={'small': {'elev': 17, 'fill': .66}})
def jam(style, c, label):
    inside = fruit(*JAM[c], seeds='C9A45A' if c == 'red' else None)
    cloth = CLOTH[c]
    if style == 'jar':
        top = glass_jar(.3, .66, .26, .06)
        if c == 'walnut':
            whole_nuts(.3, .7, '5E2C0C')
        else:
            filling(.3, .7, inside)
        lathe([(.27, top - .06), (.275, top - .06), (.275, top + .02, .01), (0, top + .02)], mat('brass', .3, 1.))
        cloth_cover(.28, top + .02, cloth_of(check(cloth, 22)), skirt=.1)
        p = Paper(1000, 640, 'F8F3E6')
        p.rect(24, 24, 975, 615, ink(c, 'walnut'), 5).rect(40, 40, 959, 599, ink(c, 'walnut'), 2)
        p.fit(label.title, 120, 190, ink(c, 'walnut'), width=.8).fit(label.sub, 365, 62, 'walnut', width=.78)
        p.line(400, 460, 600, 460, 'brass', 3).fit(label.note, 490, 58, 'charcoal', width=.78)
        arc_label(.302, .11, .405, 100, picture(p.image(), .65, bump=.3))
        return
    f = lambda a, z: 1 - .03 * (math.cos(10 * a) * .5 + .5) * max(0, min(1, (z - .08) / .06, (.34 - z) / .06))
    top = glass_jar(.34, .34, .31, .05, flute=f, steps=160)
    filling(.34, .385, inside, flute=f, steps=160)
    lid = picture(check(cloth, 16), .35, clear=.4)
    o = lathe([(.32, top - .075), (.335, top - .075, .005), (.335, top + .04, .02), (.3, top + .052, .01), (.28, top + .044, .006),
               (0, top + .044)], lid)
    uv = o.data.uv_layers.new()
    for li, loop in enumerate(o.data.loops):
        q = o.data.vertices[loop.vertex_index].co
        a, d = math.atan2(q.y, q.x), max(q.xy.length, .335 + top + .04 - q.z if q.z < top + .03 else 0)
        uv.data[li].uv = (.5 + d * math.cos(a) * .9, .5 + d * math.sin(a) * .9)
    p = Paper(1100, 420, 'F8F3E6')
    p.rect(0, 0, 1099, 34, cloth).rect(0, 386, 1099, 419, cloth)
    p.fit(label.title, 62, 145, ink(c, 'walnut'), width=.8).fit(label.sub, 244, 48, 'walnut', width=.7)
    p.fit(label.note, 316, 46, 'charcoal', width=.7)
    arc_label(.342, .115, .315, 118, picture(p.image(), .65, bump=.3))


def cloth_of(img):
    """Printed cotton."""
    n = Nodes('cotton')
    tx = n.n('TexImage', {'image': img, 'extension': 'EXTEND'}, Vector=n.coords(space='UV'))
    z = n.noise(n.coords(), 90., 2.)
    n.set(Base_Color=tx.outputs[0], Roughness=.9, Sheen=.3, Specular=.15, Normal=n.bump(z.outputs['Fac'], .25, .006))
    return n.m


ADJIKA = dict(red=('A31808', '5A0A04'), leaf=('4C6A16', '24360A'), amber=('C4640C', '7A2E06'))


# The ground tones of a dry mix from fine to coarse, then its flecks.
DRY = dict(red=('8E2A12', 'A8431E', 'C06A34', '5A1408', 'E0B070'), leaf=('67692E', '7F8042', '969659', '3A3F18', 'C7A25A'),
           amber=('CFA05A', 'E0BC7E', 'F2E4C4', 'B0481C', '6E5A22'))


def powder(fine, middle, coarse, *flecks):
    """A dry mix of ground spices: dull grains of several tones, bits of pepper and leaf among them."""
    n = Nodes('powder')
    v = n.coords()
    grains, bits = n.n('TexVoronoi', Vector=v, Scale=84.), n.n('TexVoronoi', Vector=v, Scale=30., Randomness=1.)
    own, rare = (n.n('SeparateXYZ', Vector=x.outputs['Color']).outputs[0] for x in (grains, bits))
    col = n.ramp(own, [(.15, fine), (.5, middle), (.85, coarse)])
    near = n.ramp(bits.outputs['Distance'], [(.32, 1.), (.4, 0.)])
    for at, tone in zip((.14, .86), flecks):
        chosen = n.n('Math', {'operation': 'LESS_THAN' if at < .5 else 'GREATER_THAN'}, _0=rare, _1=at).outputs[0]
        col = n.n('MixRGB', Fac=n.n('Math', {'operation': 'MULTIPLY'}, _0=near, _1=chosen).outputs[0], Color1=col, Color2=tone).outputs[0]
    n.set(Base_Color=col, Roughness=1., Specular=.05, Emission=col, Emission_Strength=.06,
          Normal=n.bump(grains.outputs['Distance'], .6, .012))
    return n.m


def pepper(m, loc, rot, length=.5):
    """A long chilli: a bent cone with a green cap and stalk."""
    rings = []
    for k in range(25):
        t = k / 24
        r = .058 * min(1, math.sqrt((t + .004) / .06)) * (1 - t ** 2.2) ** .8 + .002
        bend_ = .11 * t * t
        rings.append([(length * t, r * math.cos(a) + bend_, r * math.sin(a) * .92) for a in (math.tau * i / 20 for i in range(20))])
    body = loft(rings, m, angle=180)
    green = mat('4A6A22', .5)
    cap = loft([[(x, r * math.cos(a), r * math.sin(a)) for a in (math.tau * i / 20 for i in range(20))]
                for x, r in ((-.03, .012), (-.018, .02), (-.004, .03), (.008, .045), (.024, .054), (.026, .05))], green, angle=180)
    stalk = tube([(-.015, 0, 0), (-.08, .008, .004), (-.15, .04, .02)], .013, green, radii=[1.1, .8, 1.1])
    return group([body, cap, stalk], loc, rot)


@kind('adjika', ['jar', 'bowl'], views=('front', 'close', 'above'), samples=24, size=.11, elev=13, fill=.7,
      by_style={'bowl': {'elev': 17, 'fill': .85}})
def adjika(style, c, label):
    """`jar` holds a paste; `bowl` a dry mix, poured out beside its jar as well."""
    others = set(bpy.context.scene.objects)
    inside = fruit(*ADJIKA[c], seeds='E8C48A') if style == 'jar' else powder(*DRY[c])
    dark = dict(red='8E1A10', leaf='35521C', amber='A8560E')[c]
    top = glass_jar(.3, .5, .27, .05)
    filling(.3, .56, inside)
    twist_lid(.29, top - .07, .1, mat('charcoal', .35, .3, clear=.3), ribs=0)
    p = Paper(1100, 620, dark)
    p.rect(0, 40, 1099, 46, 'E8C48A').rect(0, 574, 1099, 580, 'E8C48A')
    for x in range(-60, 1160, 60):
        for y in (76, 544):
            p.poly([(x, y - 18), (x + 18, y), (x, y + 18), (x - 18, y)], 'E8C48A', 3 if (x // 60) % 2 else -1)
    p.fit(label.title, 118, 200, 'F6E9D0', width=.74).fit(label.sub, 345, 64, 'E8C48A', width=.7)
    p.fit(label.note, 428, 54, 'F6E9D0', width=.7)
    arc_label(.302, .12, .46, 150, picture(p.image(), .6, bump=.3))
    if style == 'jar':
        return
    group([o for o in bpy.context.scene.objects if o.parent is None and o not in others], (-.24, .12, 0))
    b = vessel([(.1, 0), (.13, .02), (.24, .1), (.27, .17)], .02, mat('clay', .5, bump=.1))
    heap = lathe([(0, .295), (.03, .285), (.1, .235), (.17, .185), (.22, .15), (.245, .12)], inside, seg=1)
    bend(heap, lambda v: v + Vector((0, 0, .018 * noise.noise(v * 11) + .012 * noise.noise(v * 38))))
    group([*b, heap], (.25, -.24, 0))
    for k in range(26):  # what was spilled
        a, r = 2.4 * k, .29 + .006 * k + .03 * math.sin(k * 7.)
        ball(.006 + .004 * math.sin(k * 3.) ** 2, inside, (.25 + r * math.cos(a), -.24 + r * math.sin(a), .005), sub=1)
    hot = mat('9A1A10', .3, clear=.4, tone=.1)
    pepper(hot, (-.47, -.3, .056), (0, 0, -16), .44)
    pepper(hot, (.42, -.55, .056), (0, 0, 172), .38)
