"""Tea and coffee in their packs."""
import math
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


def tea_sprig(p, x, y, s, color):
    """Two leaves and a bud, printed; (x, y) is the foot of the twig."""
    p.line(x, y, x, int(y - s * .5), color, max(3, int(s * .05)))
    for a, k in ((38, 1.), (142, 1.), (90, .8)):
        p.leaf(x, y - s * (.2 if a != 90 else .4), s * k, a, color, .4 if a != 90 else .26)


@kind('tea', ['tin', 'caddy'], views=('front', 'turned', 'above'), samples=12, size=.14, elev=13, fill=.72,
      by_style={'tin': {'turn': -24}, 'caddy': {'turn': -8}})
def tea(style, c, label):
    body = mat(c, .38, clear=.35, var=.06)
    title, paper = ink(c, 'walnut'), 'F8F3E6' if c in ('cream', 'ivory', 'sand') else 'cream'
    if style == 'tin':
        prism(rrect(.62, .62, .11), .78, body, r=.018)
        prism(rrect(.636, .636, .118), .19, body, (0, 0, .785), r=.03)
        prism(rrect(.63, .63, .115), .012, mat('brass', .25, 1.), (0, 0, .779), r=.004)
        lathe([(.0, .975), (.21, .975, .0), (.215, .99, .01), (.0, .992)], body)
        p = Paper(800, 840, paper)
        p.rect(30, 30, 769, 809, 'brass', 4).rect(46, 46, 753, 793, 'brass', 1)
        p.fit(label.title, 110, 210, title, width=.82).line(310, 365, 490, 365, 'brass', 3)
        p.fit(label.sub, 410, 72, 'walnut', width=.8).fit(label.note, 515, 64, 'charcoal', width=.8)
        tea_sprig(p, 400, 755, 110, title)
        sheet(.46, .483, picture(p.image(), .55, bump=.2, clear=.1), (0, -.3115, .39))
        p = Paper(400, 420, paper)
        p.rect(14, 14, 385, 405, 'brass', 3)
        tea_sprig(p, 200, 215, 120, title)
        p.fit(label.title, 235, 74, title, width=.8).line(160, 335, 240, 335, 'brass', 3)
        sheet(.26, .273, picture(p.image(), .55), (.3115, 0, .39), (0, 0, 90))
        return
    lathe([(0, .012), (.25, .01, .01), (.27, 0, .012), (.288, .012, .012), (.28, .03, .012), (.28, .62), (.27, .63), (0, .63)], body)
    lathe([(.29, .6), (.294, .6, .003), (.294, .74, .03), (.25, .79, .07), (.12, .81, .03), (0, .812)], body)
    lathe([(.286, .59), (.2945, .592, .003), (.2945, .603, .003), (.286, .606)], mat('brass', .25, 1.))
    lathe([(0, .8), (.03, .81), (.026, .835, .01), (.055, .86, .02), (.058, .885, .02), (.03, .905, .02), (0, .908)], mat('brass', .22, 1.),
          steps=64)
    p = Paper(2400, 660, paper)
    p.rect(0, 22, 2399, 30, 'brass').rect(0, 629, 2399, 637, 'brass')
    for x in range(60, 2400, 120):
        if not 830 < x < 1570:
            for y in (150, 330, 510):
                tea_sprig(p, x + (60 if y == 330 else 0), y + 60, 84, title)
    p.fit(label.title, 110, 200, title, width=.285).line(1090, 345, 1310, 345, 'brass', 4)
    p.fit(label.sub, 390, 70, 'walnut', width=.27).fit(label.note, 500, 62, 'charcoal', width=.27)
    arc_label(.281, .09, .52, 359, picture(p.image(), .5, bump=.2, clear=.1), steps=128)


def pouch(w, h, d, m):
    """Stand-up pouch: a lens at the foot that closes to a flat welded top; two welded sides. -> the front as fn(u, v) for `patch`."""
    def depth(v):
        return d / 2 * (min(1, .8 + v * 1.6) if v < .125 else max(0, 1 - ((v - .125) / .69)) ** .8 if v < .815 else 0)

    def at(u, v, side=-1):
        x = (u - .5) * w
        s = abs(2 * u - 1) / .955
        y = depth(v) * max(0, 1 - s ** 2.3) ** .8 if s < 1 else 0
        z = v * h
        free = max(0, 1 - s ** 4) * min(1, v * 8) * max(0, min(1, (.86 - v) * 6))
        y += free * (.016 * noise.noise(Vector((x * 5, z * 3.2, side * 2))) + .007 * noise.noise(Vector((x * 13, z * 7, side * 5))))
        y -= .004 * math.exp(-((v - .8) / .006) ** 2) - .004 * math.exp(-((v - .785) / .006) ** 2)  # the zip
        if v > .88:
            y += .0016 * math.sin(v * h * 260) * (s < .97)
        arc = .13 * (2 * abs(u - .5)) ** 2.6  # the weld of the bottom fold
        y -= .006 * max(0, 1 - abs(v - arc) / .014) * (s < 1)
        return x, side * (y + .003), z
    n, k = 56, 80
    rings = []
    for j in range(k + 1):
        v = j / k
        rings.append([at(i / n, v) for i in range(n + 1)] + [at(1 - i / n, v, 1) for i in range(n + 1)])
    loft(rings, m, angle=60)
    return lambda u, v: at(u, v)


@kind('teapouch', ['pouch'], views=('front', 'right', 'close'), samples=12, size=.22, elev=9, turn=-16, fill=.78)
def teapouch(style, c, label):
    front = pouch(.68, .96, .3, mat(c, .42, var=.06, bump=.08, bscale=220, tone=.025))
    dark = ink(c, 'walnut')
    p = Paper(900, 1020, 'F8F3E6')
    p.rect(0, 0, 899, 330, c if not light(c) else 'F8F3E6')
    twig = 'F3E9D2' if not light(c) else 'walnut'
    for k, x in enumerate(range(90, 900, 120)):
        for y in (130, 260):
            tea_sprig(p, x, y + 30 + (k % 2) * 20, 92, twig)
    p.rect(0, 330, 899, 340, 'brass').rect(18, 18, 881, 1001, 'brass', 4)
    p.fit(label.title, 410, 210, dark, width=.84).line(350, 655, 550, 655, 'brass', 4)
    p.fit(label.sub, 705, 76, 'walnut', width=.82).fit(label.note, 830, 66, 'charcoal', width=.82)

    def lifted(u, v):
        x, y, z = front(.5 + (u - .5) * .72, .15 + v * .555)
        return x, y - .0035, z
    patch(lifted, picture(p.image(), .6, bump=.2), 40, 40)


def coffee_bag(w, d, h, m):
    """Block-bottom bag: flat front and back, the sides folded inwards towards the top, which is rolled over and held by a tin tie.
    -> the front as fn(u, v) for `patch`."""
    full, shut = h * .62, h * .9

    def close(z):
        t = max(0, min(1, (z - full) / (shut - full)))
        return t * t * (3 - 2 * t)

    def front(u, z, side=-1):
        x = (u - .5) * w
        s = abs(2 * u - 1)
        y = (d / 2) * (1 - close(z)) + .006
        y += .03 * (1 - s ** 2) * math.sin(math.pi * min(1, z / shut)) * (1 - close(z))
        creases = .008 * noise.noise(Vector((x * 5, z * 4, side * 3))) + .004 * noise.noise(Vector((x * 13, z * 11, side)))
        y += creases * min(1, z * 6) * (1 - s ** 6)
        return x, side * y, z
    rings = []
    for j in range(61):
        z = shut * j / 60
        c = close(z)
        fold = .012 + .6 * min(1, max(0, z - .12) * 1.4) * (d / 2) * (.28 + .72 * c)
        y = d / 2 * (1 - c) + .006
        a = [front(i / 24, z) for i in range(25)]
        r = [(w / 2 - fold * (1 - abs(2 * i / 10 - 1)), -y + 2 * y * i / 10, z) for i in range(1, 10)]
        b = [front(1 - i / 24, z, 1) for i in range(25)]
        l = [(-w / 2 + fold * (1 - abs(2 * i / 10 - 1)), y - 2 * y * i / 10, z) for i in range(1, 10)]
        rings.append(a + r + b + l)
    loft(rings, m, angle=50)
    return lambda u, z: front(u, z)


@kind('coffee', ['bag', 'tin'], views=('front', 'turned', 'close'), samples=12, size=.22, elev=11, fill=.76,
      by_style={'bag': {'turn': -22}, 'tin': {'fill': .74}})
def coffee(style, c, label):
    dark = ink(c, 'walnut')
    p = Paper(900, 900, 'F8F3E6')
    p.rect(0, 0, 899, 26, dark).rect(0, 873, 899, 899, dark)
    for k in range(3):  # three beans
        x, y = 330 + k * 120, 165
        p.cv.ellipse(p.a, (x, y), (34, 52), 24, 0, 360, p.bgr(dark), -1, p.cv.LINE_AA)
        p.cv.ellipse(p.a, (x - 14, y), (14, 44), 24, -70, 70, p.bgr('F8F3E6'), 5, p.cv.LINE_AA)
    # Round a tin the margins turn away from the eye.
    p.fit(label.title, 270, 240, dark, width=.84 if style == 'bag' else .74, georgian='Noto Sans Georgian:bold')
    p.line(80, 545, 820, 545, dark, 5)
    p.fit(label.sub, 595, 78, 'walnut', 'Noto Sans:bold', width=.82)
    p.fit(label.note, 720, 70, 'charcoal', 'Noto Sans:bold', 'Noto Sans Georgian:bold', width=.82)
    if style == 'bag':
        m = mat(c, .6, var=.08, bump=.1, bscale=200, tone=.03)
        front = coffee_bag(.54, .32, 1.0, m)
        box(.555, .045, .115, m, (0, -.022, .83), r=.016)
        tie = mat('brass', .3, 1.)
        box(.592, .01, .03, tie, (0, -.05, .873), r=.005)
        for s in (-1, 1):
            box(.01, .075, .03, tie, (s * .292, -.012, .873), (0, 0, s * 6), r=.005)
        lathe([(0, 0), (.032, 0, .004), (.032, .007, .004), (.02, .009, .002), (.018, .004), (0, .005)], mat('steel', .35, .4),
              (0, front(.5, .6)[1] + .001, .6), (85, 0, 0), steps=48)

        def lifted(u, v):
            x, y, z = front(.5 + (u - .5) * .74, .1 + v * .4)
            return x, y - .003, z
        patch(lifted, picture(p.image(), .6, bump=.25), 30, 30)
        return
    lathe([(0, .01), (.27, .01), (.285, 0, .008), (.297, .012, .01), (.288, .03, .01), (.285, .04), (.285, .7), (.29, .72, .01),
           (.296, .732, .01), (.285, .745, .008), (.27, .74), (0, .74)],
          coat(c, polish=.17, clear=.3, var=.06))
    for z in (.018, .732):
        lathe([(.288, z - .014), (.3, z - .01, .006), (.3, z + .01, .006), (.288, z + .014)], mat('steel', .22, 1.))
    lathe([(.276, .735), (.282, .735), (.282, .82, .02), (.26, .835, .01), (.235, .825, .008), (0, .825)],
          wood('walnut', axis=0, scale=1.4), steps=128)
    arc_label(.2865, .13, .61, 108, picture(p.image(), .5, bump=.2, clear=.15))
