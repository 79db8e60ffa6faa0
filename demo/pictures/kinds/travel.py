"""Bottles, flasks and suitcases."""
import math
from studio import *
from kinds.registry import kind


def coated(c):
    """Powder coat over steel."""
    return mat(c, .42, .15, var=.05, bump=.12, bscale=220, spec=.6, tone=.02)


def basket_mark(c, radius, z0, z1, degrees, facing=-90):
    """A small abstract basket, its strokes just raised from a cylinder between z0 and z1. Modelled, since a print with a
    transparent ground shows as a darker square on dark enamel."""
    ink = mat('cream' if not pale(c) else 'charcoal', .42)

    def stroke(width, *line):
        """Through points of a square of 600 by 600."""
        pts = [(x + (u - x) * k / 8, y + (v - y) * k / 8) for (x, y), (u, v) in zip(line, line[1:]) for k in range(8)] + [line[-1]]
        at = [(math.radians(facing + (x / 600 - .5) * degrees), z1 - (z1 - z0) * y / 600) for x, y in pts]
        r = width / 1200 * (z1 - z0)
        out = radius - r * .5
        tube([(out * math.cos(a), out * math.sin(a), z) for a, z in at], r, ink, poly=True)
    stroke(16, *((300 + 200 * math.cos(math.tau * k / 24), 300 + 200 * math.sin(math.tau * k / 24)) for k in range(25)))
    for i in range(-2, 3):
        stroke(13, (300 + i * 78, 300 + math.sqrt(192 ** 2 - (i * 78) ** 2)), (300 + i * 48, 182))
    stroke(13, (112, 262), (488, 262))


@kind('bottle', ['slim', 'wide'], views=('front', 'above', 'close'), size=.26, elev=9, fill=.8)
def bottle(style, c, label):
    m, st = coated(c), mat('steel', .25, 1., var=.05)
    black = mat('charcoal' if c not in ('charcoal', 'black') else 'graphite', .5, bump=.1, bscale=150)
    if style == 'slim':
        lathe([(0, .01), (.15, .0, .02), (.172, .0, .015), (.176, .03, .005)], st)
        lathe([(.1745, .028), (.180, .03, .004), (.180, .74, .12), (.13, .86, .06), (.118, .90, .005), (.11, .90)], m, steps=128, seg=14)
        lathe([(.1, .895), (.1205, .899), (.1205, .925, .004), (.1, .926)], st)
        lathe([(.1, .926), (.127, .93, .006), (.129, 1.05, .012), (.115, 1.066, .01), (0, 1.064)], black,
              flute=lambda a, z: 1 + .008 * math.cos(40 * a) * (.94 < z < 1.04), steps=240)
        tube([(-.115, 0, 1.03), (-.1, 0, 1.12), (0, 0, 1.16), (.1, 0, 1.12), (.115, 0, 1.03)], .014, mat('leather', .5, bump=.2))
        basket_mark(c, .18, .36, .55, 60)
        return
    # wide mouth, a rubber boot, a carrying loop on the screw lid
    boot = mat(blend(c, 'black', .45) if not pale(c) else 'graphite', .75, bump=.15, bscale=120)
    lathe([(0, 0), (.22, 0, .03), (.245, .03, .02), (.247, .15, .006), (.240, .155)], boot, steps=128,
          flute=lambda a, z: 1 + .006 * math.cos(60 * a) * (.05 < z < .13))
    lathe([(.236, .10), (.241, .15), (.241, .66, .10), (.205, .745, .05), (.192, .765, .01), (.192, .79)], m, steps=128, seg=14)
    lathe([(.185, .785), (.196, .789, .002), (.196, .805, .004), (.18, .806)], st)
    lathe([(.18, .806), (.206, .81, .006), (.208, .90, .02), (.185, .925, .02), (0, .93)], black,
          flute=lambda a, z: 1 + .012 * math.cos(36 * a) * (.82 < z < .895), steps=216)
    sweep([(x, 0, z) for x, z in spline([(-.165, .90), (-.165, .98), (-.10, 1.065), (0, 1.085), (.10, 1.065), (.165, .98),
                                         (.165, .90)], 8)],
          lambda t: (.062, .019), black, n=32, square=4.)
    for s in (-1, 1):
        lathe([(0, 0), (.02, 0, .004), (.02, .008, .003), (0, .009)], st, (s * .184, 0, .955), (0, s * 90, 0), steps=32)
    basket_mark(c, .241, .34, .54, 48)


@kind('thermos', ['classic', 'mug'], views=('front', 'above', 'close'), size=.28, elev=10, turn=-14, fill=.8,
      by_style={'mug': {'fill': .76}})
def thermos(style, c, label):
    m, st = coated(c), mat('steel', .25, 1., var=.05)
    black = mat('charcoal' if c not in ('charcoal', 'black') else 'graphite', .5, bump=.1, bscale=150)
    if style == 'classic':
        lathe([(0, .006), (.16, 0, .02), (.196, .0, .02), (.198, .05, .005), (.19, .055)], st)
        lathe([(.19, .05), (.2, .055, .004), (.2, .70, .03), (.188, .735, .01), (.185, .74)], m, steps=128)
        lathe([(.186, .73), (.192, .742, .004), (.19, .76, .02), (.155, .81, .03), (.15, .84)], st, steps=112)
        # the lid is a cup: turned over, its foot on top
        lathe([(.15, .832), (.166, .836, .004), (.168, .85, .006), (.160, 1.03, .03), (.13, 1.06, .02), (.11, 1.062, .004),
               (.105, 1.052, .004), (0, 1.05)], st, steps=112)
        for z in (.865, .885):
            lathe([(.16, z - .004), (.1685, z - .002, .001), (.1685, z + .002, .001), (.16, z + .004)], black, steps=96)
        grip = [(.19, 0, .62), (.255, 0, .625), (.305, 0, .585), (.312, 0, .45), (.305, 0, .315), (.255, 0, .275), (.19, 0, .28)]
        sweep(spline(grip, 9), lambda t: (.030 - .006 * math.sin(math.pi * t), .018), black, n=28, square=3.2)
        for z in (.28, .62):
            lathe([(.198, z - .03), (.2045, z - .026, .002), (.2045, z + .026, .002), (.198, z + .03)], st, steps=112)
        basket_mark(c, .2, .37, .53, 44, -100)
        return
    lathe([(0, .006), (.14, 0, .02), (.166, .0, .015), (.17, .03, .004), (.165, .035)], st)
    lathe([(.165, .03), (.171, .034, .003), (.182, .26, .05), (.216, .66, .02), (.214, .675, .006), (.2, .68)], m, steps=128, seg=12)
    band = mat(blend(c, 'black', .5) if not pale(c) else 'graphite', .75, bump=.12, bscale=120)
    prof = [(.1885, .30), (.1915, .303, .002), (.206, .47, .002), (.2035, .474)]
    lathe(prof, band, steps=192, flute=lambda a, z: 1 + .006 * math.cos(48 * a) * (.31 < z < .462))
    lathe([(.2, .672), (.217, .676, .003), (.218, .694, .004), (.2, .698)], st)
    lathe([(.2, .694), (.226, .698, .008), (.229, .73, .012), (.215, .765, .02), (.19, .775, .006), (.18, .765, .004), (0, .762)], black,
          steps=128)
    flap = [prism(rrect(.15, .25, .06, 8), .026, black, (0, -.04, .772), r=.01),
            box(.09, .04, .05, black, (0, .11, .76), r=.012),
            prism(rrect(.06, .05, .02), .01, mat(c, .4, tone=.02), (0, -.13, .797), r=.004)]
    tube([(-.07, .115, .79), (.07, .115, .79)], .014, st, poly=True)
    lathe([(0, 0), (.012, .0), (.012, .004), (0, .004)], band, (.12, -.1, .762), steps=24)
    group(flap)


@kind('suitcase', ['cabin', 'large'], views=('front', 'turned', 'back'), size=.75, sizes={'cabin': .62}, elev=9, turn=-28, fill=.82)
def suitcase(style, c, label):
    """Two pressed shells. Cabin: upright ribs, a zip; large: wider, with level grooves and a metal rail with latches."""
    cabin = style == 'cabin'
    W, D, H, R = (.66, .40, .92, .11) if cabin else (.80, .48, 1.12, .12)
    shell = mat(c, .36, .85 if c in ('steel', 'gold', 'copper', 'brass') else 0, clear=.12, var=.05, bump=.10, bscale=150, tone=.02)
    black = mat('1C1C1E', .5, var=.05)
    metal = brushed('steel', .25, 2, 50)
    z0 = .11

    def side(s):
        """Front (-1) or back (1) shell as a grid of rings from the zip outwards; ribs press the big face."""
        rings, n = [], 24
        outline = rrect(W, H, R, n)
        rows = [(0., 0.), (.0, .5)] + [(.09 * (1 - math.cos(a)), .5 + .5 * math.sin(a)) for a in (math.pi / 2 * k / 8 for k in range(1, 9))]
        for inset, out in rows:
            k, j = 1 - inset * 2 / W, 1 - inset * 2 / H
            rings.append([(x * k, s * D / 2 * out, y * j + H / 2 + z0) for x, y in outline])
        o = loft(rings, shell, cap=False, angle=60)
        # the face: columns across, rows up, clipped to the inset outline
        w, h, r = W - .18, H - .18, max(.02, R - .09)
        v, f, m, nz = [], [], 96, 60
        for i in range(m + 1):
            x = w * (i / m - .5)
            lim = h / 2 - (r - math.sqrt(max(0, r * r - max(0, abs(x) - (w / 2 - r)) ** 2)))
            for q in range(nz + 1):
                z = lim * (2 * q / nz - 1)
                soft = min(1, max(0, (w / 2 - abs(x)) / .05)) * min(1, max(0, (h / 2 - abs(z)) / .07))
                t = x / w * 7 if cabin else z / h * 13
                wave = max(0, math.cos(2 * math.pi * t)) ** .6
                v.append((x, s * (D / 2 + .016 * wave * soft), z + H / 2 + z0))
        for i in range(m):
            for q in range(nz):
                a = i * (nz + 1) + q
                f.append((a, a + 1, a + nz + 2, a + nz + 1))
        return [o, smooth(raw(v, f, shell), 180)]
    for s in (-1, 1):
        side(s)
    if cabin:
        prism(rrect(W + .008, H + .008, R + .004, 16), .03, black, (0, .015, H / 2 + z0), (90, 0, 0), r=.004)
        for y in (-.010, .010):
            tube([(x, y, z + H / 2 + z0) for x, z in rrect(W + .016, H + .016, R + .008, 12)], .005, metal, cyclic=True, poly=True)
    else:
        rail = mat('steel', .3, 1., var=.05)
        for y in (-.001, .035):
            prism(rrect(W + .02, H + .02, R + .01, 16), .034, rail, (0, y, H / 2 + z0), (90, 0, 0), r=.008)
        for z in (.28, .74):
            prism(rrect(.09, .11, .014), .016, rail, (W / 2 + .006, 0, z0 + H * z), (0, 90, 0), r=.005)
            prism(rrect(.05, .06, .01), .012, black, (W / 2 + .018, .01, z0 + H * z), (0, 90, 0), r=.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (W / 2 - .10), sy * (D / 2 - .09)
            lathe([(.045, .05), (.045, z0 + .02), (0, z0 + .02)], black, (x, y, 0), steps=32)
            prism(rrect(.085, .05, .02), .07, black, (x, y + .01, .055), r=.012)
            for k in (-1, 1):
                lathe([(.02, -.012), (.05, -.012, .006), (.052, 0), (.05, .012, .006), (.02, .012), (.02, -.012)], mat('graphite', .5),
                      (x + k * .021, y + .012, .052), (0, 90, 0), steps=40)
    top = H + z0
    box(.36, .09, .02, black, (0, D / 2 - .11, top - .004), r=.008)
    for sx in (-1, 1):
        tube([(sx * .14, D / 2 - .11, top), (sx * .14, D / 2 - .11, top + .30)], .013, metal, poly=True)
    prism(rrect(.34, .06, .028), .052, black, (0, D / 2 - .11, top + .285), r=.018)
    sweep(spline([(-.13, 0, 0), (-.11, 0, .032), (0, 0, .042), (.11, 0, .032), (.13, 0, 0)], 8), lambda t: (.028, .012), black,
          loc=(0, -.07, top - .002), n=24, square=3.)
    sweep(spline([(-.13, 0, 0), (-.11, 0, .032), (0, 0, .042), (.11, 0, .032), (.13, 0, 0)], 8), lambda t: (.028, .012), black,
          loc=(W / 2 - .002, .08, H * .55 + z0), rot=(0, 90, 0), n=24, square=3.)
    prism(rrect(.10, .05, .012), .014, black, (W / 2, -.10, z0 + H * .62), (0, 90, 0), r=.004)
    lathe([(.0, 0), (.014, 0), (.014, .004), (0, .004)], metal, (W / 2 + .013, -.10, z0 + H * .62), (0, 90, 0), steps=24)
    prism(rrect(.09, .026, .008), .006, metal, (0, -D / 2 - .012, z0 + H - .14), (90, 0, 0), r=.002)

