"""Care: creams, serums, scents, soap and shampoo."""
import math
from mathutils import Vector
from studio import *
from kinds.registry import kind

SANS = dict(latin='Noto Sans:bold', georgian='Noto Sans Georgian:bold')


def print_on(c):
    """The colour of print straight on a surface of colour c."""
    r, g, b = rgb(c)
    if not light(c):
        return 'F7F1E4'
    # On middle tones walnut is too near.
    return 'walnut' if .21 * r + .72 * g + .07 * b > .6 else '281B14'


@kind('cream', ['pot', 'tube'], views=('front', 'above', 'close'), samples=12, behind_pale='C4B49C', size=.09, elev=20, fill=.67,
      by_style={'tube': {'elev': 8, 'fill': .8, 'turn': -14}})
def cream(style, c, label):
    if style == 'pot':
        lathe([(0, .0), (.40, .0, .05), (.46, .06, .06), (.46, .40, .05), (.41, .435, .02), (.38, .44)],
              mat('F3E6DB', .16, clear=1., var=.04), steps=128, seg=10)
        lathe([(.40, .41), (.432, .447, .004), (.437, .452, .01), (.437, .61, .02), (.415, .625, .012), (.0, .622)],
              mat(c, .28, var=.05, clear=.2), steps=128)
        lathe([(.436, .447, .001), (.442, .449, .003), (.442, .463, .003), (.436, .466)], mat('gold', .2, 1.), steps=128)
        p = Paper(1000, 420, 'F3E6DB')
        p.fit(label.title, 50, 150, ink(c, 'walnut'), width=.94).fit(label.sub, 240, 54, 'walnut', width=.9, **SANS)
        p.fit(label.note, 320, 48, 'charcoal', width=.9, **SANS)
        arc_label(.4605, .075, .36, 78, picture(p.image('F3E6DB'), .4, clear=.6))
        return
    body = mat(c, .34, var=.05, clear=.3, tone=.02)
    R, z0, z1 = .185, .2, 1.06

    def at(a, z):
        t = max(0, min(1, (z - z0 - .06) / (z1 - .07 - z0 - .06)))
        f = t ** 1.35
        half, deep = R + (R * math.pi / 2 * .93 - R) * f, max(.012, R * (1 - f ** 1.25) ** .85)
        x = half * math.cos(a)
        y = deep * math.sin(a)
        if z > z1 - .065:
            y += .0022 * math.sin(z * 420) * (1 if math.sin(a) > 0 else -1) * abs(math.sin(a))
        return x, y, z
    n = 96
    rings = [[(.6 * x, .6 * y, z0 - .004) for x, y, _ in (at(math.tau * k / n, z0) for k in range(n))]]
    rings += [[(q * x, q * y, z) for x, y, _ in (at(math.tau * k / n, z0) for k in range(n))]
              for q, z in ((.93, z0), (.98, z0 + .008), (1, z0 + .03))]
    rings += [[at(math.tau * k / n, z0 + .035 + (z1 - z0 - .035) * j / 90) for k in range(n)] for j in range(91)]
    loft(rings, body, angle=50)
    lathe([(0, 0), (.15, 0, .008), (.166, .02, .012), (.166, .17, .02), (.158, .192, .008), (.1, .197)], mat('F4EFE6', .3, clear=.3),
          steps=192,
          flute=lambda a, z: 1 + .008 * math.cos(48 * a) * (.025 < z < .165))
    lathe([(.1, .19), (.163, .193, .002), (.163, .2, .002), (.1, .204)], mat('gold', .2, 1.))
    word = print_on(c)
    p = Paper(640, 1240, c)
    for k in range(4):
        for a in (40, 140):
            p.leaf(320, 330 - k * 52, 110 - k * 14, a, word, .34)
    p.leaf(320, 150, 90, 90, word, .34).line(320, 420, 320, 150, word, 5)
    p.fit(label.title, 500, 190, word, width=.9).line(240, 740, 400, 740, word, 4)
    p.fit(label.sub, 790, 64, word, width=.84, **SANS).fit(label.note, 900, 58, word, width=.84, **SANS)

    def front(u, v):
        z = .26 + .68 * v
        x = (u - .5) * .35
        half = at(0, z)[0]
        a = -math.acos(max(-1, min(1, x / half)))
        q = at(a, z)
        return q[0], q[1] - .0015, z
    patch(front, picture(p.image(c), .36, clear=.3), 40, 50)


def droplet_glass(c):
    return dict(amber=('E3A052', 'E9C79A'), clear=('FBFBF8', 'F7EFD8'), sage=('D3DDCC', 'EEF3E8'), navy=('8592B4', 'CDD5E4'))[c]


@kind('serum', ['dropper', 'slim'], views=('front', 'close', 'above'), samples=24, size=.1, elev=9, fill=.78, close=(0, -.28, 1),
      by_style={'slim': {'fill': .82}})
def serum(style, c, label):
    tint, fluid = droplet_glass(c)
    g, f = glass(tint, tint_shadow=.5), liquid(fluid, 1.36)
    gold = mat('gold', .18, 1., var=.04)
    if style == 'dropper':
        r, h, top = .21, .5, .64
        out = fillet([(.14, .01), (.185, 0, .02), (r, .03, .03), (r, h, .1), (.1, h + .095, .05), (.095, top)], seg=8)
    else:
        r, h, top = .145, .74, .84
        out = fillet([(.1, .01), (.13, 0, .015), (r, .02, .02), (r, h, .03), (.09, h + .035, .02), (.085, top)], seg=8)
    inner = fillet([(0, .045), (r - .03, .045, .03), (r - .016, .08, .02), (r - .016, h - .005, .07 if style == 'dropper' else .02),
                    (out[-1][0] - .014, h + (.085 if style == 'dropper' else .025), .03),
                    (out[-1][0] - .014, top)], seg=8)
    lathe([(0, .02), (r * .5, .018)] + out + inner[::-1], g, steps=112, angle=75)
    level = h * .86
    lathe([(0, .047)] + [(x - .0018, z + .0018) for x, z in inner[1:] if z < level] + [(r - .018, level), (0, level)], f, steps=112,
          angle=75)
    lathe([(.012, top), (.022, top), (.022, .16, .01), (.012, .11), (.008, .11), (.006, .15), (.012, .2)], glass('F4F4F0', tint_shadow=.3),
          steps=32)
    n = out[-1][0]
    if style == 'dropper':
        lathe([(n + .004, top - .045), (n + .03, top - .04, .006), (n + .03, top + .075, .012), (n - .02, top + .085, .01),
               (.06, top + .087)], gold, steps=144)
        lathe([(.068, top + .08), (.068, top + .11, .01), (.062, top + .13, .02), (.072, top + .21, .05), (.066, top + .28, .04),
               (.04, top + .315, .03), (0, top + .318)], mat('2A2A2C', .55, sheen=.2))
    else:
        lathe([(n + .004, top - .05), (r - .003, top - .05, .005), (r - .003, top + .13, .008), (.075, top + .136, .008),
               (.06, top + .135)], gold, steps=144)
        lathe([(.062, top + .13), (.062, top + .26, .02), (.05, top + .285, .03), (0, top + .288)], mat('F4EFE6', .4))
    if style == 'dropper':
        p = Paper(1000, 640, 'F8F4EA')
        p.rect(0, 0, 999, 14, 'brass').rect(0, 625, 999, 639, 'brass')
        p.fit(label.title, 110, 190, 'charcoal', width=.82).line(420, 340, 580, 340, 'brass', 4)
        p.fit(label.sub, 390, 66, 'walnut', width=.8, **SANS).fit(label.note, 490, 60, 'charcoal', width=.8, **SANS)
        arc_label(r + .0015, .1, .41, 132, picture(p.image(), .5, bump=.15))
        return
    p = Paper(600, 1060, 'F8F4EA')
    p.rect(0, 0, 599, 150, 'walnut' if c == 'amber' else 'navy' if c == 'navy' else 'sage' if c == 'sage' else 'sand')
    p.leaf(300, 130, 110, 90, 'F8F4EA', .5)
    p.fit(label.title, 290, 170, 'charcoal', width=.86, **SANS).line(250, 520, 350, 520, 'brass', 4)
    p.fit(label.sub, 600, 64, 'walnut', width=.86, **SANS).fit(label.note, 720, 60, 'charcoal', width=.86, **SANS)
    arc_label(r + .0012, .1, .6, 104, picture(p.image(), .5, bump=.15))


SCENT = dict(blush='FBE0D4', sage='E6EED2', amber='F6D7A0', sky='DCEBF2', clear='FBFAF5', rose='F7CDD3')


@kind('perfume', ['square', 'round', 'tall'], views=('front', 'close', 'above'), samples=24, size=.12, elev=10, turn=-18, fill=.74,
      by_style={'tall': {'fill': .82}})
def perfume(style, c, label):
    g, f, gold = glass('FBFAF8', tint_shadow=.3), liquid(SCENT[c], 1.38), mat('gold', .16, 1., var=.04)
    if style == 'square':
        prism(rrect(.62, .3, .07), .74, g, r=.045, seg=5)
        prism(rrect(.52, .2, .04), .56, f, (0, 0, .07), r=.03)
        lathe([(0, .742), (.1, .742), (.103, .746, .004), (.103, .80, .008), (.0, .80)], gold)
        lathe([(0, .805), (.135, .805, .006), (.138, .82, .01), (.138, 1.04, .02), (.12, 1.052, .01), (0, 1.052)],
              wood('walnut', axis=2, rough=.35, clear=.3))
        p = Paper(840, 560, 'F4F0E8')
        p.rect(16, 16, 823, 543, 'brass', 3).fit(label.title, 70, 200, 'walnut', width=.84).line(370, 310, 470, 310, 'brass', 3)
        p.fit(label.sub, 345, 60, 'charcoal', width=.8).fit(label.note, 435, 54, 'charcoal', width=.8)
        sheet(.39, .26, picture(p.image(), .5), (0, -.1525, .36))
    elif style == 'round':
        def disc(r, foot, n=96):
            """A circle standing on its cut-off bottom, its centre at 0."""
            a0 = math.asin(foot / r)
            return [(r * math.cos(a), r * math.sin(a)) for a in (-a0 + (math.pi + 2 * a0) * k / n for k in range(n + 1))]
        prism(disc(.4, .36), .24, g, (0, .12, .36), (90, 0, 0), r=.06, seg=6)
        prism([q for q in disc(.33, .29) if q[1] < .2], .13, f, (0, .065, .36), (90, 0, 0), r=.035, seg=5)
        lathe([(0, .752), (.085, .752), (.088, .756, .004), (.088, .81, .008), (0, .81)], gold)
        ball(.13, mat('F6F1E6', .12, clear=1., var=.03), (0, 0, .93), sub=5)
        lathe([(.0, .8), (.09, .81, .006), (.094, .83, .008), (.06, .845)], gold)
        p = Paper(900, 900, '20A020')
        p.ring(450, 450, 440, 'F6F1E6', -1).ring(450, 450, 412, 'brass', 6)
        for a in (50, 90, 130):
            p.leaf(450, 265, 110, a, 'brass', .4)
        p.fit(label.title, 320, 200, 'walnut', width=.76).fit(label.sub, 560, 66, 'charcoal', width=.7)
        p.fit(label.note, 660, 58, 'charcoal', width=.56)
        sheet(.4, .4, picture(p.image('20A020'), .5), (0, -.1215, .34))
    else:
        prism(rrect(.36, .36, .05), .86, g, r=.03, seg=4)
        prism(rrect(.29, .29, .03), .68, f, (0, 0, .07), r=.02)
        prism(rrect(.2, .2, .02), .05, gold, (0, 0, .862), r=.006)
        prism(rrect(.35, .35, .045), .32, mat('black', .12, clear=.8, var=.03), (0, 0, .912), r=.016)
        p = Paper(560, 760, 'F4F0E8')
        p.rect(14, 14, 545, 745, 'brass', 3).ring(280, 150, 62, 'brass', -1).ring(280, 150, 84, 'brass', 3)
        p.fit(label.title, 300, 170, 'charcoal', width=.84).line(230, 500, 330, 500, 'brass', 3)
        p.fit(label.sub, 545, 56, 'walnut', width=.82).fit(label.note, 635, 50, 'charcoal', width=.82)
        sheet(.27, .366, picture(p.image(), .5), (0, -.1825, .39))


def soap_of(c, swirl=.5):
    """Soap as it is poured: two tones drawn into each other, dull, soft at the edge."""
    n = Nodes('soap')
    v = n.coords((1, 1, 1.6))
    z = n.noise(v, 1.9, 3., .5, 2.2)
    k = rgb(c)
    # On near black a pale swirl would pass for a broken reflection.
    pale_part = .6 * swirl if max(k) > .1 else .04 * swirl
    col = n.ramp(z.outputs['Fac'], [(.4, tuple(x * (1 - .35 * swirl) for x in k)), (.5, c), (.62, blend(c, 'ivory', pale_part))])
    fine = n.noise(n.coords(), 34., 4.)
    n.set(Base_Color=col, Roughness=n.span(fine.outputs['Fac'], .34, .5), Clearcoat=.12, Clearcoat_Roughness=.3,
          Normal=n.bump(fine.outputs['Fac'], .07, .008))
    return n.m


def soap_bar(w, d, h, m, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A pillowed bar lying flat."""
    n, k = 72, 44

    def sup(a, e, p):
        return math.copysign(abs(a) ** e, a) * p
    rings = []
    for j in range(k + 1):
        t = -math.pi / 2 + math.pi * j / k
        q, z = max(.002, abs(math.cos(t)) ** .34), math.copysign(abs(math.sin(t)) ** .62, math.sin(t))
        rings.append([(sup(math.cos(a), .42, w / 2 * q), sup(math.sin(a), .42, d / 2 * q), h / 2 + h / 2 * z)
                      for a in (math.tau * i / n for i in range(n))])
    return loft(rings, m, angle=180, loc=loc, rot=rot)


def soap_band(w, m):
    """Paper round the middle of the bar of `soap`, which stands on its long side; the paper's middle is in front."""
    power = lambda a, e: math.copysign(abs(a) ** e, a)
    path = [(.175 * power(math.cos(a), .62), .31 + .315 * power(math.sin(a), .34)) for a in (math.tau * k / 240 for k in range(241))]
    run = [0.]
    for a, b in zip(path, path[1:]):
        run.append(run[-1] + math.dist(a, b))

    def at(u, v):
        s = (1 - v) * run[-1]
        k = min(239, next(i for i, q in enumerate(run[1:]) if q >= s - 1e-9))
        t = (s - run[k]) / max(1e-9, run[k + 1] - run[k])
        return (u - .5) * w, *(p + (q - p) * t for p, q in zip(path[k], path[k + 1]))
    patch(at, m, 2, 200, .004)


def band_paper(c, label):
    p = Paper(700, 2560, 'F8F3E6')
    dark = ink(c, 'walnut')
    for y in [*range(60, 900, 130), *range(1720, 2560, 130)]:
        for k, x in enumerate(range(90, 700, 130)):
            p.leaf(x, y + 40, 90, 60 if k % 2 else 120, dark, .4)
    p.rect(0, 925, 699, 932, dark).rect(0, 1630, 699, 1637, dark).rect(0, 0, 8, 2559, dark).rect(691, 0, 699, 2559, dark)
    for a in (30, 60, 90, 120, 150):
        p.leaf(350, 1085, 90, a, dark, .34)
    p.fit(label.title, 1120, 180, dark, width=.86).line(290, 1330, 410, 1330, dark, 4)
    return p.fit(label.sub, 1370, 60, 'walnut', width=.84, **SANS).fit(label.note, 1475, 56, 'charcoal', width=.84, **SANS)


@kind('soap', ['bar', 'stack'], views=('front', 'right', 'above'), samples=12, size=.09, elev=16, turn=-24, fill=.76)
def soap(style, c, label):
    if style == 'bar':
        m = soap_of(c)
        soap_bar(.96, .62, .34, m, (0, .17, .31), (90, 0, 0))
        soap_band(.52, picture(band_paper(c, label).image(), .7, bump=.35))
        return
    tones = (blend(c, 'charcoal', .15), c, blend(c, 'ivory', .55))
    for k, (tone, turn) in enumerate(zip(tones, (3, -4, 2))):
        soap_bar(.9, .6, .27, soap_of(tone, .35), (.01 * (-1) ** k, .01 * k, .268 * k), (0, 0, turn))
    t = mat('CDB391', .9, bump=.5, bscale=90)
    top, y, z = .812, .308, .134
    # How the string lies round an edge of the stack: in from its side, up from its end.
    edge = [(.115, -z + .008), (.065, -z + .012), (.022, -z + .042), (.004, -.04), (0, .02)]
    side = lambda s, out, lean: [(s * (out - q) + lean * (p + z) * .04, p + z) for q, p in edge] + \
        [(s * (out - q) + lean * .02, top - z - p) for q, p in edge[::-1]]
    for x in (-.012, .012):
        tube([(x, *p) for p in side(-1, y, 1)] + [(x, .02, top + .004)] + [(x, *p) for p in side(1, y, 1)[::-1]], .009, t)
    tube([(p, .01, q) for p, q in side(-1, .464, 0)] + [(0, .01, top + .016)] + [(p, .01, q) for p, q in side(1, .464, 0)[::-1]], .009, t)
    bow(t, (0, -.02, top + .03), r=.009, size=1.5, rot=(-62, 0, 0))
    for a in (12, 38):
        lavender((-.02, .06, top + .02), a)


def lavender(loc, angle):
    """A sprig lying on the soap: a stalk with a row of buds."""
    stalk, bud = mat('6E7A4A', .7), mat('8E7BB0', .8)
    a = math.radians(angle)
    d = Vector((math.cos(a), math.sin(a), 0))
    tube([Vector(loc) - d * .1, Vector(loc) + d * .2, Vector(loc) + d * .34], .006, stalk)
    for k in range(7):
        for s in (-1, 0, 1):
            aside = s * (.018 - .0014 * k)
            q = Vector(loc) + d * (.2 + .026 * k) + Vector((-d.y * aside, d.x * aside, .002 if s else .012))
            ball(.013, bud, q, (1.2, .9, .8), (0, 0, angle + s * 30), sub=2)


@kind('shampoo', ['pump', 'flat'], views=('front', 'right', 'close'), samples=12, size=.2, elev=9, turn=-12, fill=.8,
      by_style={'pump': {'close': (-.06, -.34, 1)}})
def shampoo(style, c, label):
    body = mat(c, .36, var=.05, clear=.25, tone=.02)
    word = print_on(c)
    if style == 'pump':
        lathe([(0, .01), (.16, .01), (.2, 0, .02), (.225, .02, .02), (.225, .66, .12), (.11, .735, .04), (.1, .76), (0, .76)], body, seg=10)
        top = mat('2A2A2C' if light(c) else 'F4EFE6', .35, clear=.2)
        lathe([(0, .74), (.115, .742, .004), (.118, .75, .004), (.118, .83, .012), (.06, .845, .02), (.052, .86), (0, .86)], top, steps=192,
              flute=lambda a, z: 1 + .012 * math.cos(40 * a) * (.76 < z < .82))
        lathe([(.028, .85), (.028, .93), (0, .93)], mat('steel', .25, 1.), steps=48)
        lathe([(0, .915), (.05, .915, .006), (.056, .93, .008), (.056, .975, .02), (.03, .985, .01), (0, .985)], top, steps=64)
        tube([(0, 0, .958), (-.09, -.03, .96), (-.17, -.058, .955), (-.215, -.073, .925)], .024, top, radii=[1.1, 1., .85, .7])
        p = Paper(900, 1000, c)
        p.rect(60, 60, 839, 939, word, 5)
        for a in (30, 60, 90, 120, 150):
            p.leaf(450, 300, 150, a, word, .3)
        p.fit(label.title, 370, 210, word, width=.76, **SANS).line(390, 620, 510, 620, word, 5)
        p.fit(label.sub, 675, 70, word, width=.74, **SANS).fit(label.note, 785, 64, word, width=.74, **SANS)
        arc_label(.2262, .1, .56, 106, picture(p.image(c), .4, clear=.2))
        return
    W, D = .3, .155

    def ring(k, z, n=96):
        return [(W * k * math.copysign(abs(math.cos(a)) ** .8, math.cos(a)), (D * k if k > .5 else D * .5 * k / .5) * math.sin(a), z)
                for a in (math.tau * i / n for i in range(n))]
    prof = fillet([(.5, .0), (.96, 0, .02), (1, .04, .03), (.97, .72, .12), (.52, .8, .04), (.5, .82)], seg=8)
    loft([ring(k, z) for k, z in prof], body, angle=60)
    cap = mat('F4EFE6' if not light(c) else 'walnut', .35, clear=.25)
    loft([ring(k, z) for k, z in fillet([(.4, .812), (.55, .812, .01), (.56, .82, .01), (.54, .97, .03), (.3, .985)], seg=6)], cap,
         angle=60)
    loft([ring(k, z) for k, z in ((.564, .9), (.566, .902), (.566, .906), (.562, .908))], mat('graphite', .5), cap=False)
    p = Paper(900, 1160, c)
    p.ring(450, 240, 130, word, 5).fit(label.title, 450, 230, word, width=.94, **SANS)
    for k in range(3):
        for a in (45, 135):
            p.leaf(450, 330 - 60 * k, 100 - 14 * k, a, word, .34)
    p.line(450, 345, 450, 150, word, 5).line(80, 740, 820, 740, word, 4)
    p.fit(label.sub, 790, 76, word, width=.9, **SANS).fit(label.note, 910, 70, word, width=.9, **SANS)

    def front(u, v):
        x, z = (u - .5) * .44, .12 + .57 * v
        k = 1 - .03 * (z - .04) / .68
        c0 = min(1, abs(x) / (W * k)) ** (1 / .8)
        return x, -D * k * math.sqrt(1 - c0 * c0) - .0015, z
    patch(front, picture(p.image(c), .38, clear=.2), 40, 4)
