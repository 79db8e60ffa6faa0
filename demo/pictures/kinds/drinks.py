"""Drinks in bottles."""
import math, zlib
from studio import *
from kinds.registry import kind


def bottle(outer, wall, g, drink, level, steps=112, clear=True):
    """Glass bottle from its outer profile (radius, z[, fillet]), foot to mouth, with a drink up to `level`. A clear drink ends a
    hair inside the wall; an opaque one reaches into it."""
    p = fillet(outer, seg=8)
    r = max(x for x, z in p if z < .1) - wall
    inner = fillet([(r * .8, .046), (r, .05, .03), (r, .12), *((max(.02, x - wall), z) for x, z in p if z > .13)])
    lip = [(p[-1][0] - .004, p[-1][1] + .004), (inner[-1][0] + .004, p[-1][1] + .004)]
    lathe([(0, .03), (outer[0][0] * .7, .018, .03)] + p + lip + inner[::-1] + [(0, .052)], g, steps=steps, angle=75)
    gap = .0018 if clear else -wall * .5
    body = [(x - gap, z + gap) for x, z in inner if z < level]
    lathe([(0, .052 + gap)] + body + [(body[-1][0], level), (body[-1][0] * .9, level), (0, level)], drink, steps=steps, angle=75)
    return p


WINE = dict(  # glass, drink, capsule, ink
    red=('9DB07C', None, 'wine', 'wine'), white=('F0F2E0', 'F3E6AE', 'brass', '6A5C1C'),
    rose=('FBF6F2', 'F3AFA2', 'blush', '8E3A48'), amber=('F4E3C4', 'EDB45E', 'walnut', '7A4210'))


def wine_label(c, label):
    """One of three designs, the same for the same wine."""
    accent = WINE[c][3]
    design = zlib.crc32(label.title.encode()) % 3
    if design == 0:
        p = Paper(900, 760)
        p.rect(28, 28, 871, 731, 'brass', 3).rect(44, 44, 855, 715, 'brass', 1)
        for a in (-60, -20, 20, 60):
            p.leaf(450, 170, 74, 90 + a, accent, .5)
        p.fit(label.title, 235, 180, accent, width=.8).line(340, 470, 560, 470, 'brass', 3)
        return p.fit(label.sub, 510, 56, 'walnut', width=.76).fit(label.note, 600, 54, 'charcoal', width=.76)
    if design == 1:
        p = Paper(900, 760, 'F7F4EC')
        p.ring(450, 170, 92, accent, -1).rect(0, 172, 899, 178, 'F7F4EC').rect(200, 200, 700, 206, 'F7F4EC')
        p.rect(0, 230, 899, 270, 'F7F4EC')
        p.fit(label.title, 300, 190, 'charcoal', width=.86, georgian='Noto Sans Georgian:bold')
        p.fit(label.sub, 525, 54, accent, 'Noto Sans:bold', width=.8).line(60, 620, 840, 620, accent, 3)
        return p.fit(label.note, 645, 52, 'charcoal', 'Noto Sans', 'Noto Sans Georgian', width=.8)
    p = Paper(900, 760, accent)
    p.rect(30, 30, 869, 729, 'E8CF9A', 4)
    for k in range(10):  # a bunch of grapes
        row, i = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0))[k]
        p.ring(450 + i * 44 - (3 - row) * 22, 110 + row * 38, 18, 'E8CF9A', -1)
    p.leaf(450, 92, 80, 35, 'E8CF9A', .5)
    p.fit(label.title, 285, 180, 'F7EFDD', width=.8).line(340, 510, 560, 510, 'E8CF9A', 3)
    return p.fit(label.sub, 540, 54, 'E8CF9A', width=.76).fit(label.note, 625, 52, 'F7EFDD', width=.76)


@kind('wine', ['bordeaux', 'burgundy'], views=('front', 'close', 'above'), samples=24, size=.32, elev=7, fill=.82,
      close=(0, -.26, 1))
def wine(style, c, label):
    tint, drink, capsule, _ = WINE[c]
    burgundy = style == 'burgundy'
    if burgundy:
        prof = [(.13, .012), (.185, 0, .03), (.195, .05, .02), (.195, .62, .3), (.098, .93, .25), (.06, 1.14, .1), (.058, 1.25),
                (.067, 1.255, .006), (.067, 1.3, .008)]
    else:
        prof = [(.12, .012), (.155, 0, .02), (.17, .05, .02), (.17, .78, .16), (.062, 1.02, .12), (.058, 1.28), (.066, 1.285, .008),
                (.066, 1.33, .01)]
    m = liquid(drink, 1.34) if drink else mat('14060A', .12, spec=.25)
    bottle(prof, .013, glass(tint, tint_shadow=.6), m, 1.08 if not burgundy else 1.02, clear=bool(drink))
    z = prof[-1][1]
    cap = mat(capsule, .32, .35, bump=.08, bscale=30)
    if burgundy:
        lathe([(.0685, 1.06), (.0695, 1.06, .002), (.0625, 1.23, .03), (.07, 1.252, .008), (.07, 1.304, .01), (.05, 1.308, .006),
               (0, 1.307)], cap)
    else:
        lathe([(.0605, 1.07), (.0622, 1.07, .002), (.061, 1.27, .005), (.069, 1.283, .008), (.069, 1.333, .01), (.05, 1.337, .006),
               (0, 1.336)], cap)
    lathe([(.0635 if not burgundy else .069, z - .2), (.0645 if not burgundy else .0693, z - .195, .002),
           (.064 if not burgundy else .068, z - .18)], mat('gold', .25, 1.))
    low, r = (.2, .197) if burgundy else (.26, .1712)
    arc_label(r, low, low + (.35 if burgundy else .32), 108, picture(wine_label(c, label).image(), .55, bump=.2))


def earthen(c):
    """Unglazed clay: fine rings of the wheel, grains, darker and lighter flames of the kiln."""
    n = Nodes('earthen')
    v = n.coords()
    z = n.noise(v, 2.4, 5., .6)
    rings = n.noise(n.coords((1.2, 1.2, 34)), 1.6, 3.)
    grain = n.noise(v, 90., 2.)
    k = rgb(c)
    col = n.ramp(z.outputs['Fac'], [(.3, tuple(x * .72 for x in k)), (.7, tuple(min(1, x * 1.16) for x in k))])
    first = n.bump(grain.outputs['Fac'], .16, .006)
    n.set(Base_Color=col, Roughness=.82, Specular=.25, Normal=n.bump(rings.outputs['Fac'], .32, .014, first))
    return n.m


def cork(r, z, h):
    lathe([(r * .9, z), (r, z + h, .012), (r * .6, z + h + .004, .01), (0, z + h + .004)], mat('C49A68', .85, bump=.6, bscale=40, tone=.2),
          steps=48)


@kind('qvevri', ['jug', 'amphora'], views=('front', 'close', 'turned'), samples=12, size=.28, elev=9, fill=.8,
      by_style={'jug': {'close': (0, -.25, 1)}})
def qvevri(style, c, label):
    body = earthen(c)
    if style == 'jug':
        prof = spline([(.2, .0), (.245, .05), (.33, .25), (.345, .4), (.27, .62), (.13, .78), (.078, .88), (.075, .97), (.1, 1.05)], 8)
        vessel(prof, .022, body)
        sweep(spline([(.085, 0, .985), (.16, 0, 1.01), (.265, 0, .93), (.3, 0, .78), (.262, 0, .62)], 10),
              lambda t: (.042 + .03 * (abs(2 * t - 1) ** 4), .019 + .02 * (abs(2 * t - 1) ** 6)), body)
        cork(.07, .98, .14)
        paper, z0, z1, deg = 'F3EADA', .2, .5, 88
    else:
        prof = spline([(.045, .0), (.08, .04), (.2, .25), (.305, .52), (.31, .68), (.235, .83), (.125, .91), (.105, .96), (.13, 1.02)], 8)
        for o in vessel(prof, .022, body):
            o.location.z = .05
        for s in (1, -1):
            sweep(spline([(.105 * s, 0, .99), (.19 * s, 0, 1.015), (.275 * s, 0, .955), (.262 * s, 0, .85)], 10),
                  lambda t: (.034 + .024 * abs(2 * t - 1) ** 4, .024 + .016 * abs(2 * t - 1) ** 6), body)
        cork(.1, 1.03, .1)
        stand = wood('walnut', axis=0, scale=1.4)
        lathe([(.2, .17), (.2, .2, .008), (.235, .2, .012), (.235, .165, .012), (.2, .165, .008), (.2, .17)], stand)
        for k in range(3):
            a = math.radians(90 + 120 * k)
            turned((.285 * math.cos(a), .285 * math.sin(a), 0), (.215 * math.cos(a), .215 * math.sin(a), .185),
                   [(.016, 0, .005), (.024, .3, .01), (.024, 1)], stand)
        prof = [(r, z + .05) for r, z in prof]
        paper, z0, z1, deg = 'F3EADA', .46, .78, 84
    p = Paper(1000, 700, paper)
    p.rect(26, 26, 973, 673, 'wine', 4)
    for x in range(90, 930, 52):
        p.poly([(x, 62), (x + 26, 88), (x, 114), (x - 26, 88)], 'wine', -1 if (x - 90) // 52 % 2 else 4)
        p.poly([(x, 586), (x + 26, 612), (x, 638), (x - 26, 612)], 'wine', 4 if (x - 90) // 52 % 2 else -1)
    p.fit(label.title, 165, 200, 'wine', width=.82).fit(label.sub, 395, 64, 'walnut', width=.8)
    p.fit(label.note, 482, 58, 'charcoal', width=.8)
    wrap(radius_of(prof), z0, z1, deg, picture(p.image(), .75, bump=.35), nv=16, thick=.003)


LEMON = dict(green=('A2D28A', '3F6B33'), yellow=('F6E27E', 'B98A12'), red=('EC7460', 'A5281E'), amber=('F0B45A', 'A8621A'),
             pink=('F6B4BA', 'B4525F'))


def swing_top(z, r):
    """China stopper with its rubber ring, held by a wire over a collar; z the mouth, r its radius."""
    lathe([(0, z - .02), (r * .7, z - .02, .004), (r * .8, z + .008, .004), (r * .95, z + .012, .008), (r * .95, z + .05, .02),
           (r * .5, z + .075, .02), (r * .35, z + .098, .015),
           (0, z + .1)], mat('F6F3EC', .15, clear=.8, var=.03), steps=64)
    lathe([(r * .5, z + .004), (r * 1.06, z + .004, .006), (r * 1.06, z + .018, .006), (r * .5, z + .018)], mat('red', .6), steps=64)
    wire = mat('steel', .22, 1., var=.05)
    q = r + .012
    tube([(q * math.cos(a), q * math.sin(a), z - .075) for a in (math.tau * k / 40 for k in range(40))], .007, wire, cyclic=True, poly=True)
    for s in (-1, 1):
        tube([(s * (q + .002), 0, z - .078), (s * (q + .014), -.012, z - .05), (s * (q + .012), -.02, z), (s * (q + .004), -.01, z + .035),
              (s * r * .55, 0, z + .055), (s * .004, 0, z + .058)], .0065, wire)
        tube([(s * (q + .004), -.004, z - .06), (s * (q + .01), -.03, z - .09), (s * (q - .004), -.055, z - .15),
              (s * .04, -(q + .012), z - .205),
              (s * .02, -(q + .016), z - .222), (0, -(q + .017), z - .225)], .0065, wire)


def crown(z, r):
    """Crown cap of 21 teeth whose skirt begins at z."""
    flute = lambda a, h: 1 + .05 * math.cos(21 * a) * max(0, min(1, (z + .04 - h) / .03))
    lathe([(r * 1.1, z), (r * 1.06, z + .02, .01), (r * .98, z + .05, .014), (r * .7, z + .056, .008), (0, z + .056)],
          mat('brass', .28, 1.), steps=252, flute=flute)


@kind('lemonade', ['bottle', 'small'], views=('front', 'close', 'above'), samples=24, size=.27, elev=8, fill=.82, close=(0, -.3, 1),
      by_style={'small': {'fill': .78}})
def lemonade(style, c, label):
    drink, dark = LEMON[c]
    if style == 'bottle':
        prof = [(.12, .012), (.16, 0, .025), (.172, .05, .02), (.172, .66, .14), (.068, .94, .14), (.06, 1.1, .05), (.06, 1.13),
                (.072, 1.135, .008), (.072, 1.17, .008), (.062, 1.18), (.06, 1.215, .006)]
        level, r, z0, z1, deg = .98, .1732, .2, .56, 112
    else:
        prof = [(.14, .012), (.19, 0, .03), (.205, .05, .02), (.205, .42, .16), (.085, .64, .12), (.072, .72, .05), (.07, .785),
                (.082, .79, .008), (.082, .82, .008), (.074, .825), (.074, .845, .004)]
        level, r, z0, z1, deg = .66, .2065, .105, .375, 130
    bottle(prof, .013, glass('F4F7F2', tint_shadow=.4), liquid(drink, 1.34), level)
    if style == 'bottle':
        swing_top(prof[-1][1], .06)
    else:
        crown(prof[-1][1] - .035, .076)
    w, h = 1000, int(1000 * (z1 - z0) / (r * math.radians(deg)))
    p = Paper(w, h, dark)
    p.rect(0, int(h * .44), w - 1, h - 1, 'F8F2E2').rect(0, int(h * .44), w - 1, int(h * .44) + 10, 'E8C77C')
    x, y, s = w // 2, int(h * .24), h * .15
    if c == 'green':
        p.line(x, int(y + s), x, int(y - s * .6), 'F1E6C4', max(4, int(s * .07)))
        for k in range(4):
            for a in (42, 138):
                p.leaf(x, y + s * (.8 - .42 * k), s * (.95 - .12 * k), a, 'F1E6C4', .22)
        p.leaf(x, y - s * .5, s * .6, 90, 'F1E6C4', .26)
    else:
        p.ring(x, y, int(s), 'F1E6C4', -1).ring(x, y, int(s * .84), dark, max(4, int(s * .07)))
        for k in range(8):
            a = math.radians(45 * k + 22)
            p.line(x, y, int(x + s * .84 * math.cos(a)), int(y + s * .84 * math.sin(a)), dark, max(4, int(s * .07)))
        for a in (40, 12):
            p.leaf(int(x + s * .7), int(y - s * .6), s * .9, a, 'F1E6C4')
    p.fit(label.title, int(h * .5), int(h * .2), dark, width=.84)
    p.fit(label.sub, int(h * .74), int(h * .078), 'charcoal', 'Noto Sans:bold', width=.8)
    p.fit(label.note, int(h * .865), int(h * .07), dark, width=.8)
    arc_label(r, z0, z1, deg, picture(p.image(), .5, bump=.2))
