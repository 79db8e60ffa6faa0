"""Small electronics: what one listens, photographs and charges with."""
import math
from mathutils import Vector
from studio import *
from kinds.electronics import hills, screen
from kinds.registry import kind


def soft_leather(c):
    return mat(c, .5, bump=.16, bscale=110, var=.06, tone=.06)


def headband(arc, width, thick, m):
    """A padded band along an arc in XZ, slimmer towards its ends."""
    rings, last = [], len(arc) - 1
    for i, p in enumerate(arc):
        d = (Vector(arc[min(last, i + 1)]) - Vector(arc[max(0, i - 1)])).normalized()
        n, t = Vector((d.z, 0, -d.x)), min(1, i / 4, (last - i) / 4)
        w, th = width * (.66 + .34 * t), thick * (.5 + .5 * t)
        rings.append([tuple(Vector(p) + Vector((0, w * math.cos(q), 0)) + n * th * math.sin(q))
                      for q in (math.radians(x * 18) for x in range(20))])
    return loft(rings, m, sub=1)


@kind('headphones', ['over', 'wire'], views=('front', 'right', 'close'), size=.2, elev=8, turn=-38, fill=.76,
      by_style={'wire': {'elev': 13, 'turn': -30, 'fill': .8}})
def headphones(style, c, label):
    brown = c == 'cognac'
    shell = mat('ivory' if brown else c, .32, var=.04, clear=.15, tone=.02)
    le = soft_leather('leather' if brown else blend(c, 'charcoal', .18) if not pale(c) else 'sand')
    st = brushed('brass' if brown or c in ('sage', 'navy') else 'steel', .2, 2, 50)
    mesh = mat('charcoal', .9, bump=.5, bscale=160)
    if style == 'over':
        R, H = .42, .56
        arc = [(R * math.cos(math.radians(a)), 0, H + R * 1.08 * math.sin(math.radians(a))) for a in range(-4, 185, 6)]
        headband(arc, .105, .042, le)
        for s in (-1, 1):
            prism(rrect(.062, .16, .03), .05, st, (s * .418, 0, .535), (0, s * -3, 0), r=.008)
            e = [lathe([(0, .13), (.16, .13, .03), (.235, .10, .05), (.262, .04, .03), (.262, .0, .01), (.0, 0)], shell, steps=96),
                 lathe([(.15, .128), (.155, .134, .002), (.162, .134, .002), (.165, .128)], st, steps=96),
                 lathe([(.10, .0), (.20, .0), (.262, -.01, .02), (.265, -.06, .05), (.235, -.105, .05), (.16, -.10, .04),
                        (.14, -.06, .02), (.13, -.02)], le, steps=96),
                 lathe([(0, -.015), (.16, -.015)], mesh, steps=48)]
            group(e, (s * .405, 0, .285), (0, s * 94, 0)).scale = (1.12, .92, 1)
        return
    # on-ear pads held by two thin wires, a cable in loops on the floor
    R, H = .40, .50
    arc = [(R * math.cos(math.radians(a)), 0, H + R * 1.15 * math.sin(math.radians(a))) for a in range(0, 181, 6)]
    for y in (-.035, .035):
        tube([(.39, y * .3, .30)] + [(x, y * min(1, .3 + (z - H) * 4), z) for x, _, z in arc] + [(-.39, y * .3, .30)],
             .0095, st, res=4)
    headband([(x, 0, z + .012) for x, _, z in arc[7:-7]], .075, .02, le)
    cord = mat(blend(c, 'charcoal', .3) if not brown else 'leather', .6)
    for s in (-1, 1):
        e = [lathe([(0, .085), (.07, .085, .01), (.115, .075, .02), (.165, .045, .03), (.175, .01, .01), (.175, -.005, .004), (0, -.005)],
                   shell, steps=80),
             lathe([(.066, .083), (.07, .089, .002), (.076, .088, .002), (.079, .082)], st, steps=64),
             lathe([(.05, -.03), (.06, -.065, .02), (.10, -.075, .03), (.165, -.06, .04), (.178, -.02, .02), (.165, -.003, .01), (.1, 0)],
                   mesh, steps=80),
             lathe([(0, -.04), (.07, -.04)], mat('black', .9), steps=32)]
        group(e, (s * .36, 0, .22), (0, s * 93, 0))
        ball(.026, st, (s * .392, 0, .30), (1, 1, 1.3))
        tube([(s * .37, 0, .07), (s * .37, 0, .035)], .015, cord, poly=True)
    join = (.0, -.42, .016)
    tube([(-.37, 0, .04), (-.36, -.05, .014), (-.25, -.22, .012), (-.10, -.34, .012), join], .010, cord)
    tube([(.37, 0, .04), (.37, -.05, .014), (.27, -.24, .012), (.12, -.36, .012), join], .010, cord)
    prism(rrect(.05, .09, .02), .03, shell, (0, -.44, 0), r=.01)
    loops = [(.02, -.50, .012), (.16, -.60, .012), (.38, -.56, .012), (.47, -.40, .012), (.36, -.27, .012), (.20, -.33, .013),
             (.20, -.47, .03),
             (.36, -.53, .03), (.50, -.45, .03), (.56, -.30, .014), (.66, -.20, .012)]
    tube(loops, .010, cord)
    plug = [lathe([(.010, 0), (.022, .01, .006), (.022, .09, .004), (.016, .094), (.016, .10)], shell, steps=40),
            lathe([(0, .1), (.0095, .1), (.0095, .155, .002), (.006, .162, .003), (.0085, .17, .003), (0, .18)], brushed('brass', .2),
                  steps=32)]
    group(plug, (.655, -.205, .022), (90, 0, 138))


@kind('earbuds', ['drop', 'stem'], views=('front', 'right', 'above'), behind_pale='C4B49C', size=.08, elev=22, turn=-22, fill=.74)
def earbuds(style, c, label):
    skin = mat(c, .24, clear=.35, var=.03, tone=.015)
    inner = mat(blend(c, 'charcoal', .3), .5, var=.02, tone=.008)
    face = mat(blend(c, 'charcoal', .12), .12, clear=.8, var=.02, tone=.01)
    ring = mat('brass' if c in ('sage', 'navy', 'blush') else 'steel', .2, 1.)
    tip = mat(blend(c, 'white', .35) if c != 'charcoal' else 'graphite', .55, sheen=.1)
    black = mat('black', .5)

    def outline(a, b, n=3., k=88):
        f = lambda x: math.copysign(abs(x) ** (2 / n), x)
        return [(a * f(math.cos(2 * math.pi * i / k)), b * f(math.sin(2 * math.pi * i / k))) for i in range(k)]

    def half(a, b, h, floor, power, m, lining, n=3.):
        """Half a case: a rounded shell of height h open upwards, with a lining whose ground lies at `floor`."""
        out = []
        for i in range(13):
            t = math.sin(i / 12 * math.pi / 2)
            k = 1 - (1 - (1 - (1 - t) ** power) ** (1 / power))
            s = max(.45, k)
            out.append([(x * s, y * s, h * t) for x, y in outline(a, b, n)])
        lip = [[(x * s, y * s, h + dz) for x, y in outline(a, b, n)] for s, dz in ((.993, .005), (.975, .006), (.955, .0))]
        point = lambda z: [(x * .001, y * .001, z) for x, y in outline(a, b, n)]
        o = [loft([point(0)] + out + lip, m, cap=False, angle=60)]
        well = [[(x * s, y * s, z) for x, y in outline(a, b, n)] for s, z in ((.958, h), (.945, h - .012), (.92, floor + .02),
                                                                              (.88, floor))]
        o.append(loft(well + [point(floor)], lining, cap=False, angle=40))
        return o

    def bud(stem):
        """Speaker along +Z; the stem hangs down -Y."""
        if stem:
            o = [ball(.1, skin, (0, 0, 0), (1, 1.06, .92)),
                 lathe([(0, 0), (.040, .004, .012), (.047, .03), (.050, .33), (.046, .40)], skin, (0, -.335, -.05), (-90, 0, 0), steps=48),
                 lathe([(.0405, -.001), (.043, .004), (.0475, .012, .002), (.048, .03)], ring, (0, -.335, -.05), (-90, 0, 0), steps=48)]
            o += [prism(rrect(.05, .014, .0069), .004, black, (0, .04, -.0935), r=0)]
        else:
            def drop(v):
                t = max(0, v.x / .16) ** 2
                return Vector((v.x * (1 + .35 * t), v.y * (.94 - .4 * t), v.z * (.8 - .3 * t)))
            o = [bend(ball(.16, skin), drop),
                 lathe([(.098, -.112), (.105, -.108, .003), (.108, -.096, .003), (.1, -.09)], ring, steps=64),
                 lathe([(0, -.138), (.05, -.135), (.085, -.124), (.099, -.108)], face, steps=64, angle=180)]
        o += [lathe([(.064, .05), (.052, .09, .02), (.045, .13), (.045, .15), (0, .15)], skin, (0, 0, 0), steps=48),
              lathe([(.046, .105), (.074, .108, .012), (.078, .125, .02), (.062, .175, .03), (.040, .195, .012), (.030, .188, .005),
                     (.028, .17), (0, .17)], tip, steps=56)]
        return o
    led = lambda loc: ball(.011, mat('mint', .3, emit=1.5), loc, (1, .4, 1), sub=2)
    if style == 'drop':
        a, b, h = .52, .40, .21
        half(a, b, h, h - .045, 2.6, skin, inner, 2.5)
        lid = half(a, b, .15, .06, 2.2, skin, inner, 2.5)
        for o in lid:  # turned over: its mouth down at the hinge's height
            bend(o, lambda v: Vector((v.x, v.y - b, .15 - v.z)))
        group(lid, (0, b - .005, h + .012), (-104, 0, 0))
        tube([(-.13, b + .004, h + .006), (.13, b + .004, h + .006)], .017, ring, poly=True)
        pit = mat(blend(c, 'charcoal', .55), .6, var=.03)
        for s in (-1, 1):
            lathe([(0, .002), (.188, .002)], pit, (s * .235, -.03, h - .044), steps=64)
            lathe([(.186, 0), (.192, .008, .003), (.204, .008, .003), (.21, 0)], skin, (s * .235, -.03, h - .044), steps=64)
            group(bud(False), (s * .235, -.03, h + .015), (180, 0, 90 + 66 * s))
        led((0, -b + .002, h * .62))
        return
    a, b, h = .36, .175, .40
    half(a, b, h, h - .05, 3.2, skin, inner, 3.4)
    lid = half(a, b, .17, .05, 2.6, skin, inner, 3.4)
    for o in lid:
        bend(o, lambda v: Vector((v.x, v.y - b, .17 - v.z)))
    group(lid, (0, b - .005, h + .012), (-96, 0, 0))
    tube([(-.12, b + .002, h + .006), (.12, b + .002, h + .006)], .014, ring, poly=True)
    group(bud(True), (-.16, .0, h + .02), (90, 0, 0))
    lathe([(.058, 0), (.062, .004, .002), (.07, .004, .002), (.074, 0)], inner, (.16, .03, h - .05), steps=48)
    lathe([(0, .001), (.058, .001)], black, (.16, .03, h - .05), steps=32)
    led((0, -b + .001, h * .62))
    group(bud(True), (.40, -.30, .105), (14, -62, -60))


@kind('speaker', ['round', 'tall', 'strap'], views=('front', 'above', 'close'), size=.2, elev=17, fill=.7,
      by_style={'tall': {'fill': .8, 'elev': 12, 'turn': -20}, 'strap': {'turn': -26, 'elev': 15, 'fill': .8}})
def speaker(style, c, label):
    dark = c in ('charcoal', 'black', 'graphite')
    cloth = fabric(c, 24, strength=.8, tone=.3)
    rim = mat('black' if dark else 'ivory', .35, clear=.3, tone=.02)
    sign = mat('graphite', .5)
    glow = mat('FFE2B0', .4, emit=3.)

    def plus(loc, scale=1., minus=False):
        box(.1 * scale, .014 * scale, .003, sign, loc, r=.001)
        if not minus:
            box(.014 * scale, .1 * scale, .0031, sign, loc, r=.001)
    if style == 'round':
        lathe([(0, .01), (.36, .01, .02), (.39, .0, .01), (.41, .03, .02), (.41, .05)], mat('charcoal', .6))
        lathe(spline([(.408, .04), (.45, .12), (.475, .3), (.46, .55), (.42, .78), (.395, .86)]), cloth, steps=128, angle=180)
        lathe([(.394, .855), (.40, .875, .02), (.375, .895, .02), (.36, .893, .004), (.35, .886, .004), (0, .884)], rim, steps=128)
        lathe([(.352, .8865), (.358, .892, .002), (.364, .8925)], glow, steps=128)
        plus((-.2, 0, .884), minus=True)
        plus((.2, 0, .884))
        lathe([(.03, .884), (.034, .887), (.04, .887), (.044, .884)], sign)
        lathe([(0, .884), (.012, .887), (0, .888)], sign)
    elif style == 'tall':
        timb = timber('walnut' if not dark else 'oak', 2, rough=.35)
        body = rrect(.52, .46, .2, 14)
        ring = lambda s, z: [(x * s, y * s, z) for x, y in body]
        loft([ring(s, z) for s, z in ((.9, 0), (.94, 0), (.96, .012), (.96, .05))], mat('charcoal', .6))
        loft([ring(s, z) for s, z in ((.97, .045), (1., .05), (1.006, .06), (1.006, .155), (1., .165), (.97, .17))], timb, angle=60)
        rows = [(.98, .168), (.995, .175)] + [(.995 - .06 * (k / 20) ** 1.6, .175 + .86 * k / 20) for k in range(1, 21)] + [(.915, 1.043)]
        loft([ring(s, z) for s, z in rows], cloth, angle=180)
        loft([ring(s, z) for s, z in ((.93, 1.038), (.945, 1.045), (.95, 1.06), (.942, 1.076), (.92, 1.082), (.905, 1.079),
                                      (.895, 1.072))], rim, angle=60)
        lathe([(.085, 1.0725), (.09, 1.077, .002), (.098, 1.077, .002), (.103, 1.0725)], glow, steps=64)
        plus((-.155, 0, 1.072), .7, True)
        plus((.155, 0, 1.072), .7)
        box(.05, .008, .016, mat('brass', .25, 1.), (0, -.2335, .10), r=.003)
    else:
        R, L = .25, .56
        drum = [lathe([(R * .99, -L + .03), (R, -L + .05), (R * 1.012, -L * .5), (R * 1.016, 0), (R * 1.012, L * .5), (R, L - .05),
                       (R * .99, L - .03)], cloth, steps=112, angle=180)]
        for s in (-1, 1):
            drum.append(lathe([(R * .985, L - .045), (R * 1.03, L - .035, .012), (R * 1.03, L + .03, .03), (R * .86, L + .05, .015),
                               (R * .80, L + .02, .01),
                               (R * .70, L + .012, .01), (R * .58, L + .045, .03), (R * .3, L + .02, .02), (R * .26, L + .03, .01),
                               (0, L + .034)],
                              mat('charcoal', .5), rot=(0 if s > 0 else 180, 0, 0), steps=96))
            drum.append(lathe([(R * .16, L + .031), (R * .17, L + .036, .002), (R * .2, L + .036, .002), (R * .21, L + .031)],
                              brushed('brass', .25), rot=(0 if s > 0 else 180, 0, 0), steps=48))
        group(drum, (0, 0, R * 1.03), (0, 90, 0))
        for s in (-1, 1):
            box(.34, .12, .03, mat('charcoal', .7), (s * .3, 0, 0), r=.012)
        top = R * 2.045
        prism(rrect(.46, .10, .049, 8), .012, mat('charcoal', .55), (0, 0, top - .008), r=.005)
        white = mat('cream', .5)
        for x in (-.15, 0, .15):
            lathe([(.014, 0), (.017, .002, .001), (.021, .002, .001), (.024, 0)], white, (x, 0, top + .0035), steps=32)
        band = soft_leather('leather' if not dark else 'charcoal')
        e, z = L + .012, R * 1.03
        pts = [(-e + .01, 0, z + R * .74), (-e * .86, 0, z + R * 1.36), (-e * .45, 0, z + R * 1.80), (0, 0, z + R * 1.92),
               (e * .45, 0, z + R * 1.80), (e * .86, 0, z + R * 1.36), (e - .01, 0, z + R * .74)]
        tube(pts, .02, band, flat=(.075, .016), res=16)
        for s in (-1, 1):
            prism(rrect(.10, .12, .02), .03, brushed('brass', .25), (s * (e - .04), 0, z + R * .72), (0, 0, 90), r=.008)


@kind('camera', ['mirrorless', 'instant'], views=('front', 'right', 'back'), size=.13, elev=12, turn=-18, fill=.78,
      by_style={'instant': {'turn': -22, 'elev': 10, 'fill': .76}})
def camera(style, c, label):
    black = mat('black', .35, var=.04)
    glassy = mat('0D1420', .02, clear=1., spec=1.)
    coat = mat('1C1A3C', .03, clear=1., spec=1.)

    def eye(r, z):
        """Front glass of a lens at height z: dark funnel, two coated domes."""
        return [lathe([(r * 1.02, z), (r * .9, z - .035), (r * .78, z - .045)], black, steps=80),
                lathe([(r * .8, z - .046), (r * .6, z - .026), (r * .3, z - .013), (0, z - .009)], glassy, steps=80, angle=180),
                lathe([(r * .56, z - .022), (r * .53, z - .0215), (r * .50, z - .020)], mat('graphite', .25), steps=64),
                lathe([(r * .46, z - .018), (r * .3, z - .0105), (0, z - .006)], coat, steps=64, angle=180),
                lathe([(r * .21, z - .0080), (r * .1, z - .0055), (0, z - .005)], glassy, steps=48, angle=180)]
    if style == 'mirrorless':
        dark = c == 'charcoal'
        metal = mat('2B2B2D' if dark else 'C6C7C9', .34, .6 if dark else .95, var=.05)
        grain = soft_leather('1C1C1E' if c in ('charcoal', 'steel') else c)
        W, D, H = 1.34, .36, .80
        body = rrect(W, D, .15, 12)
        prism(body, .075, metal, r=.02)
        prism([(x * .994, y * .985) for x, y in body], .5, grain, (0, 0, .07), r=.004)
        prism(body, .13, metal, (0, 0, .565), r=.026, seg=5)
        grip = spline([(-.62, -.14), (-.60, -.25), (-.52, -.275), (-.44, -.25), (-.40, -.15)], 6)
        prism(grip + [(-.40, -.1), (-.62, -.1)], .47, grain, (0, 0, .085), r=.02)
        # the finder's hump over the lens, its sides sloping
        for z0, w0, w1, h, y in ((.69, .42, .30, .135, 0),):
            r = [[(x, y2, z) for x, y2 in rrect(w, d, .05, 6)] for w, d, z in ((w0, .33, z0 - .01), (w0 * .97, .325, z0 + .02),
                                                                               (w1, .29, z0 + h - .02), (w1 - .03, .27, z0 + h))]
            loft(r, metal, angle=35, loc=(.1, y, 0))
        prism(rrect(.17, .17, .01), .012, black, (.1, .02, .823), r=.003)
        for s in (-1, 1):
            box(.016, .15, .016, metal, (.1 + s * .07, .02, .833), r=.003)
        knurl = lambda a, z: 1 + .018 * math.cos(48 * a) * (z > .012)
        dials = ((-.46, .03, .10, .07), (-.27, .07, .07, .055), (.50, .03, .105, .06))
        for x, y, r, h in dials:
            lathe([(r * .9, 0), (r, .006, .003), (r, h, .008), (r * .8, h + .003, .002), (0, h + .001)], metal, (x, y, .69), steps=144,
                  flute=knurl)
        lathe([(.05, 0), (.05, .02, .006), (.034, .022, .003), (.034, .03, .004), (0, .033)], metal, (-.5, -.11, .69), steps=48)
        lx, lz, y = .1, .37, -D / 2
        o = [lathe([(.345, 0), (.345, .03, .008), (.325, .034)], metal, steps=112),
             lathe([(.315, .03), (.315, .09, .01), (.305, .095)], mat('1E1E20', .4, .5), steps=112),
             lathe([(.305, .09), (.322, .095, .004), (.322, .19, .004), (.305, .195)], mat('1A1A1C', .45), steps=192, flute=lambda a,
                   z: 1 + .014 * math.cos(56 * a) * (.1 < z < .186)),
             lathe([(.30, .19), (.30, .25, .006)], metal, steps=112),
             lathe([(.30, .245), (.308, .25, .003), (.308, .31, .003), (.30, .315)], mat('1A1A1C', .45), steps=192, flute=lambda a,
                   z: 1 + .012 * math.cos(72 * a) * (.256 < z < .304)),
             lathe([(.298, .31), (.298, .37, .01), (.282, .376, .004), (.265, .37), (.235, .345)], mat('1E1E20', .35, .5), steps=112)]
        o += eye(.235, .352)
        o.append(ball(.014, mat('red', .3), (.0, .31, .062), sub=2))
        group(o, (lx, y, lz), (90, 0, 0))
        lathe([(0, 0), (.03, 0), (.03, .012, .004), (.02, .014), (0, .01)], glassy, (-.26, y + .003, .63), (90, 0, 0), steps=40)
        prism(rrect(.15, .07, .015), .006, glassy, (.45, y - .002, .63), (90, 0, 0), r=.002)
        for s in (-1, 1):
            tube([(s * (W / 2 - .01), .04 + .03 * math.cos(t), .60 + .03 * math.sin(t)) for t in (k * math.pi / 4 for k in range(8))],
                 .008, brushed('steel', .2), cyclic=True)
        img = hills(900, 600, c if c not in ('steel', 'cream') else 'teal', seed=.4).image()
        prism(rrect(.72, .46, .03), .02, black, (.1, D / 2 + .012, .33), (90, 0, 0), r=.006)
        group([pane(rrect(.64, .38, .01, 4), screen(img, .9))], (.1, D / 2 + .0135, .33), (90, 0, 180))
        prism(rrect(.26, .13, .04), .04, black, (.1, D / 2 + .03, .73), (90, 0, 0), r=.015)
        for z, r in ((.42, .07), (.26, .03), (.18, .03), (.53, .03)):
            lathe([(0, .012), (r * .6, .012, .004), (r * .8, .016, .004), (r, .01, .004), (r, 0)], black, (-.45, D / 2, z), (-90, 0, 0),
                  steps=40)
        return
    W, D, H = 1.06, .42, .98
    tint = mat(c, .34, clear=.12, var=.05, tone=.015)
    trim = mat('ivory' if not pale(c) else 'graphite', .4, var=.04)
    prism(rrect(W, H, .24, 16), D, tint, (0, D / 2, H / 2), (90, 0, 0), r=.085, seg=8)
    prism(rrect(W * .86, H * .84, .19, 16), .02, trim, (0, -D / 2 + .012, H / 2), (90, 0, 0), r=.006)
    prism(rrect(W * .83, H * .81, .176, 16), .02, tint, (0, -D / 2 + .008, H / 2), (90, 0, 0), r=.006)
    face = -D / 2 - .010
    o = [lathe([(.30, 0), (.30, .05, .012), (.285, .055), (.27, .055)], trim, steps=112),
         lathe([(.272, .045), (.272, .14, .02), (.25, .145, .008), (.21, .135), (.18, .10)], mat('232325', .4), steps=160, flute=lambda a,
               z: 1 + .01 * math.cos(64 * a) * (.055 < z < .12))]
    o += eye(.18, .115)
    group(o, (.03, face, .45), (90, 0, 0))
    for (x, z, w, h), m in zip(((-.31, .80, .20, .12), (.05, .815, .13, .10), (.30, .80, .09, .09)),
                               (mat('F4F1E8', .12, clear=1., emit=.15), glassy, glassy)):
        prism(rrect(w + .03, h + .03, .04), .014, black, (x, face + .002, z), (90, 0, 0), r=.005)
        prism(rrect(w, h, .03), .004, m, (x, face - .0105, z), (90, 0, 0), r=.001)
    lathe([(.075, 0), (.075, .03, .012), (.05, .036, .006), (0, .034)], brushed('brass' if c != 'steel' else 'steel', .25),
          (-.40, face + .002, .33), (90, 0, 0), steps=64)
    prism(rrect(.72, .05, .024), .006, black, (0, .0, H - .004), r=.002)
    card = hills(640, 640, c if c not in ('steel', 'cream') else 'teal', seed=1.1).image()
    out = [prism(rrect(.62, .62, .014), .008, mat('E9E4D8', .5, tone=.01), (0, .004, 0), (90, 0, 0), r=.003),
           sheet(.52, .50, picture(card, .25, clear=.3), (0, -.0055, .028))]
    group(out, (0, .0, H + .10), (0, 0, 0))
    prism(rrect(.3, .2, .05), .03, black, (.08, D / 2 + .02, .80), (90, 0, 0), r=.012)
    prism(rrect(.7, .44, .06), .01, trim, (0, D / 2 + .006, .38), (90, 0, 0), r=.004)
    prism(rrect(.67, .41, .05), .012, tint, (0, D / 2 + .010, .38), (90, 0, 0), r=.004)
    for s in (-1, 1):
        tube([(s * (W / 2 - .004), .03 * math.cos(t), .70 + .035 * math.sin(t)) for t in (k * math.pi / 4 for k in range(8))], .009,
             brushed('steel', .2), cyclic=True)


def usb_lead(path, m, head):
    """A charging cable along a path on the floor, a plug at its end pointing the way the path goes."""
    tube(path, .013, m)
    a, b = Vector(path[-2]), Vector(path[-1])
    g = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    plug = [prism(rrect(.062, .034, .0165, 6), .13, head, (0, 0, 0), r=.006),
            prism(rrect(.046, .019, .0094, 6), .065, mat('steel', .2, 1.), (0, 0, .13), r=.002),
            lathe([(.013, -.05), (.017, -.045, .004), (.02, .0)], m, steps=24)]
    group([group(plug, rot=(90, 0, 90))], (b.x, b.y, .02), (0, 0, g))


@kind('powerbank', ['slim', 'round'], views=('front', 'right', 'close'), behind_pale='C4B49C', size=.14, elev=18, turn=-24, fill=.74,
      by_style={'slim': {'elev': 10, 'turn': 4, 'fill': .78}})
def powerbank(style, c, label):
    skin = mat(c, .42, var=.03, clear=.1, tone=.012)
    trim = mat(blend(c, 'white', .3) if not pale(c) else 'C8C5BF', .4, var=.04)
    black, lamp = mat('black', .5), mat('white', .3, emit=1.6)
    cord = mat('ivory' if not pale(c) else 'graphite', .7, bump=.3, bscale=240)
    if style == 'slim':
        W, H, T = .70, 1.34, .12
        o = [prism(rrect(W, H, .13, 14), T, skin, r=.05, seg=7),
             prism(rrect(W - .12, .012, .005, 3), .003, trim, (0, H * .30, T - .001), r=0)]
        for k in range(4):
            o.append(lathe([(0, 0), (.011, 0), (.011, .003), (0, .003)], lamp if k < 3 else trim, (-.09 + .06 * k, H * .37, T - .001),
                           steps=24))
        for x, w, h in ((-.15, .12, .045), (.05, .075, .028), (.2, .075, .028)):
            o.append(prism(rrect(w + .016, h + .016, (h + .014) / 2 if h < .04 else .012, 6), .003, trim, (x, H / 2 + .0005, T / 2),
                           (-90, 0, 0), r=0))
            o.append(prism(rrect(w, h, h / 2.05 if h < .04 else .006, 6), .004, black, (x, H / 2 + .001, T / 2), (-90, 0, 0), r=0))
        o.append(box(.013, .14, .03, trim, (W / 2 + .002, H * .28, T / 2 - .015), r=.005))
        o.append(lathe([(.06, 0), (.06, .003), (.074, .003), (.074, 0)], trim, (0, -.08, T - .0012), steps=56))
        o.append(prism(rrect(.148, .014, .004, 3), .003, trim, (0, -.065, T - .0012), r=0))
        group(o, (-.12, .1, H / 2), (84, 0, 8))
        usb_lead([(-.08, .18, H - .02), (-.075, .18, H + .10), (.02, .17, H + .20), (.22, .14, H + .12), (.40, .1, .9), (.44, .06, .35),
                  (.46, -.02, .06),
                  (.54, -.18, .014), (.60, -.36, .016)], cord, skin)
        return
    # a pebble that stands on its edge, ringed in metal, with a braided loop
    R, T = .46, .21
    o = [lathe([(0, 0), (R * .7, 0, .04), (R * .93, .025, .07), (R, T * .5 - .012, .03)], skin, steps=128, angle=80),
         lathe([(R, T * .5 + .012), (R * .93, T - .025, .07), (R * .7, T, .04), (0, T)], skin, steps=128, angle=80),
         lathe([(R * .985, T * .5 - .014), (R * 1.006, T * .5 - .01, .004), (R * 1.006, T * .5 + .01, .004), (R * .985, T * .5 + .014)],
               brushed('brass' if c not in ('charcoal', 'graphite', 'steel', 'black') else 'steel', .22), steps=128),
         lathe([(.20, T - .001), (.205, T + .003, .002), (.215, T + .003, .002), (.22, T - .001)], trim, steps=80),
         lathe([(.052, T - .001), (.055, T + .003, .002), (.065, T + .003, .002), (.068, T - .001)], trim, steps=56)]
    for k in range(4):
        a = math.radians(62 + 18.5 * k)
        o.append(lathe([(0, 0), (.012, 0), (.012, .003), (0, .003)], lamp if k else trim, (.30 * math.cos(a), .30 * math.sin(a),
                T - .0015), steps=24))
    group(o, (0, .05, R * .985), (78, 0, 0))
    usb_lead([(.24, .10, .17), (.42, .10, .06), (.60, -.02, .014), (.62, -.26, .014), (.44, -.40, .014), (.18, -.36, .014),
              (-.10, -.42, .016)], cord, skin)
    prism(rrect(.34, .16, .05), .04, trim, (0, .06, 0), r=.016)
