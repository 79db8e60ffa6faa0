"""Hammers, cordless drills and toolboxes."""
import math
from mathutils import Vector
from studio import *
from kinds.registry import kind


def dark(rough=.55):
    return mat('charcoal', rough, bump=.15, bscale=120, var=.05)


def oval_rod(x0, x1, half, m, n=28):
    """A grip along X; half(t) -> (half width along Y, half height along Z, drop)."""
    rings = []
    for i in range(49):
        t = i / 48
        a, b, drop = half(t)
        e = max(.2, 1 - max(0, 1 - t * 16) ** 2) ** .5
        rings.append([(x0 + (x1 - x0) * t, a * e * math.cos(k * 2 * math.pi / n),
                       b * e * math.sin(k * 2 * math.pi / n) + drop) for k in range(n)])
    return loft(rings, m, angle=70)


@kind('hammer', ['claw', 'mallet'], views=('front', 'close', 'right'), size=.33, elev=50, turn=0, fill=.8,
      close=(.42, .3, 1))
def hammer(style, c, label):
    """Modelled upright along X with its head across Z, then laid on its side: the front view looks down on its profile."""
    steel = mat('B4B5B7', .26, 1., var=.08, vscale=3.)
    ash = timber('oak', axis=0, scale=1.3)
    o = []
    if style == 'claw':
        swell = lambda t: (.034 + .012 * math.sin(math.pi * min(1, t * 1.6)) * (t < .625),
                           .042 + .016 * math.sin(math.pi * min(1, t * 1.6)) * (t < .625), 0)
        if c == 'oak':
            o.append(oval_rod(-.62, .36, swell, ash))
        else:
            fist = lambda t: (.042 + .008 * math.sin(math.pi * t), .052 + .010 * math.sin(math.pi * t) - .002 * math.cos(t * 6 * math.pi),
                              0)
            o.append(oval_rod(-.62, -.12, fist, mat(c, .5, bump=.1, bscale=90)))
            o.append(oval_rod(-.16, .36, lambda t: (.028, .038, 0), steel))
            o.append(oval_rod(-.135, -.11, lambda t: (.0405, .0505, 0), dark()))
            o.append(oval_rod(-.635, -.585, lambda t: (.044, .0545, 0), dark()))
        block = [[(.31 + w * math.cos(a), w * .92 * math.sin(a), z) for a in [2 * math.pi * k / 32 for k in range(32)]]
                 for z, w in ((-.09, .046), (-.07, .056), (-.03, .066), (.03, .066), (.07, .058))]
        o.append(loft(block, steel, angle=60))
        o.append(lathe([(0, -.215), (.058, -.213, .006), (.063, -.205, .006), (.063, -.165, .012), (.042, -.145, .015), (.044, -.08)],
                       steel, (.31, 0, 0), steps=64))
        for s in (-1, 1):
            rings = []
            for i in range(15):
                t = i / 14
                z = .05 + .23 * t
                x = .325 - .13 * t ** 2.1
                thick = .052 * (1 - t) ** .8 + .007
                y0, y1 = s * (.004 + .014 * t), s * (.055 + .012 * math.sin(math.pi * t) - .012 * t)
                cy, hw = (y0 + y1) / 2, abs(y1 - y0) / 2
                slope = -.13 * 2.1 * t ** 1.1 / .23
                rings.append([(x + q * math.cos(slope), cy + p, z - q * math.sin(slope) * 0.6) for p,
                              q in rrect(hw * 2, thick * 2, min(hw, thick) * .7, 4)])
            o.append(loft(rings, steel, angle=50))
        o.append(box(.012, .05, .07, ash if c == 'oak' else steel, (.377, 0, -.035), r=.004))
    else:
        o.append(prism(fillet([(.17, -.24, .02), (.40, -.215, .02), (.40, .215, .02), (.17, .24, .02)], True, 5), .17,
                       wood('D6A873', 'AE7D4B', 1, 1.3, .45), (0, 0, 0), (90, 0, 0), r=.016))
        o[-1].location.y = .085
        o.append(oval_rod(-.62, .43, lambda t: (.031, .045 + .008 * math.cos(t * 5), 0), ash))
        if c != 'oak':
            o.append(oval_rod(-.63, -.2, lambda t: (.0335, .0475 + .008 * math.cos(t * 2.15), 0), mat(c, .34, clear=.3, tone=.02)))
        o.append(tube([(-.57, -.0345, 0), (-.57, .0345, 0)], .012, mat('1A1512', .9)))
    group(o, (0, 0, .07 if style == 'claw' else .086), (90, 0, 56))


def drill_grip(m, back, top, foot, w, d, lean):
    """A pistol grip between two heights, leaning back towards its foot; its rear in rubber."""
    for mm, grow, cut in ((m, 0, 0), (back, .006, 1)):
        rings = []
        for i in range(17):
            t = i / 16
            x = lean * (1 - t) * -1
            depth = d * (1 + .22 * math.cos(t * 2 * math.pi) * .35 + .25 * (t > .85) * (t - .85) / .15)
            z = foot + (top - foot) * t
            ring = []
            for px, py in rrect(depth, w, w * .46, 8):
                if cut:
                    px = min(px, -.018 + .01 * math.sin(t * 9))
                ring.append((x + px * (1 + grow / depth * 2), py * (1 + grow / w * 2), z))
            rings.append(ring)
        loft(rings if not cut else rings[1:-2], mm, angle=70)


@kind('drill', ['compact', 'hammer'], views=('front', 'turned', 'close'), size=.25, turn=18, elev=9, fill=.76)
def drill(style, c, label):
    m, rubber = mat(c, .42, var=.05, bump=.06, bscale=160, tone=.015), dark()
    steel, black = mat('B4B5B7', .28, 1.), mat('1D1D1F', .4, clear=.1)
    big = style == 'hammer'
    z, r = (.64, .125) if not big else (.68, .135)
    back, front = (-.30, .16) if not big else (-.36, .2)
    axis = dict(loc=(0, 0, z), rot=(0, 90, 0))
    lathe([(0, back), (r * .62, back, .03), (r * .95, back + .07, .05), (r, back + .15, .05), (r, front - .06, .03), (r * .88, front, .02),
           (0, front)], m, steps=80, **axis)
    lathe([(r * 1.004, back + .085), (r * 1.018, back + .09, .006), (r * 1.025, back + .12, .004), (r * 1.006, back + .125)], rubber,
          steps=80, **axis)
    for s in (-1, 1):
        for k in range(5):
            box(.012, .012, .09, black, (back + .165 + k * .028, s * (r - .004), z - .045), r=.004)
        y = math.sqrt(r * r - .075 ** 2)
        for x, zz in ((back + .155, z + .075), (back + .295, z - .075), (front - .085, z + .075), (front - .085, z - .075)):
            turned((x, s * (y - .006), zz), (x, s * (y + .003), zz), [(.0115, 0, .002), (.0115, 1, .003)], black, steps=20)
    knurl = lambda a, q: 1 + .018 * (math.cos(a * 28) > 0)
    lathe([(0, front - .005), (r * .86, front - .005, .008), (r * .9, front + .01, .008), (r * .9, front + .075, .01),
           (r * .8, front + .085), (0, front + .085)], black, steps=168, flute=knurl, **axis)
    e = front + .08
    if not big:
        lathe([(0, e), (.082, e, .006), (.086, e + .02, .01), (.082, e + .10, .02), (.05, e + .165, .02), (.03, e + .18, .008),
               (0, e + .18)], black, steps=144, flute=lambda a, q: 1 + .02 * (math.cos(a * 18) > .2) * (e + .02 < q < e + .11), **axis)
        lathe([(.0855, e + .102), (.0855, e + .109)], steel, steps=64, **axis)
        e += .175
        lathe([(0, e), (.026, e), (.024, e + .015, .004), (0, e + .016)], steel, steps=24, **axis)
        lathe([(0, e), (.0135, e), (.0135, e + .11), (.009, e + .13), (.009, e + .17, .002), (0, e + .175)], steel, steps=6, angle=20,
              **axis)
    else:
        lathe([(0, e), (.105, e, .01), (.105, e + .06, .012), (.08, e + .1, .02), (.066, e + .12, .01), (.062, e + .2, .01),
               (.045, e + .225, .01), (0, e + .225)], rubber, steps=96, **axis)
        lathe([(.0665, e + .125), (.071, e + .13, .003), (.071, e + .15, .003), (.066, e + .155)], steel, steps=80, **axis)
        e += .22
        spiral = lambda a, q: 1 - .22 * (math.sin(a * 2 + q * 60) > .3)
        lathe([(0, e - .02)] + [(.0175, e + k * .008) for k in range(34)] + [(.02, e + .275), (.02, e + .285), (0, e + .30)], steel,
              steps=40, flute=spiral, angle=40, **axis)
        x = front + .045
        lathe([(r * .92, x - .035), (r * 1.03, x - .035, .006), (r * 1.03, x + .035, .006), (r * .92, x + .035)], black, steps=80, **axis)
        turned((x, -.05, z - .1), (x, -.1, z - .19), [(.03, 0), (.03, 1)], black)
        a, b = Vector((x, -.09, z - .17)), Vector((x + .03, -.19, z - .40))
        prof = [(.034, 0, .006), (.058, .03, .006), (.058, .08, .01), (.042, .13, .02), (.046, .5, .05), (.043, .88, .03),
                (.056, .94, .01), (.05, 1, .012)]
        turned(a, b, prof, rubber, steps=64)
    foot, lean = .185, .055
    drill_grip(m, rubber, z - r * .62, foot, .105 if not big else .112, .15 if not big else .165, lean)
    rings = []
    tx, tz = .085 if not big else .092, z - r - .09
    for i in range(9):
        t = i / 8
        zz = tz + .07 - .115 * t
        bow = .026 - .022 * math.sin(math.pi * t) ** 1.2 + .018 * t
        rings.append([(tx - .055 * t * .5 + px + bow - .02, py, zz) for px, py in rrect(.085, .062, .024, 5)])
    loft(rings, black, angle=60)
    turned((tx - .03, -.056, z - r - .015), (tx - .03, .056, z - r - .015), [(.017, 0, .004), (.017, 1, .004)], black, steps=24)
    wide, deep = (.36, .21) if not big else (.42, .23)
    x = .005
    prism(rrect(wide * .88, deep * .86, .06, 8), .075, m, (x - .015, 0, .135), r=.024, seg=5)
    prism(rrect(wide, deep, .05, 8), .13, black, (x, 0, 0), r=.016, seg=4)
    prism(rrect(wide * .97, deep * .97, .05, 8), .02, m, (x, 0, .118), r=.006)
    for s in (-1, 1):
        box(.07, .012, .03, m, (x + wide * .18, s * deep / 2, .07), r=.006)
        for k in range(4):
            box(.05, .004, .006, rubber, (x + wide * .18, s * (deep / 2 + .006), .076 + k * .006), r=.001, seg=1)
    for k in range(3):
        lathe([(0, 0), (.008, 0, .002), (.008, .003), (0, .003)], mat('A8D08D' if k < 2 else '555555', .4, emit=.4 if k < 2 else 0),
              (x + wide / 2 - .0015, (k - 1) * .03, .075), (0, 90, 0), steps=16)


@kind('toolbox', ['metal', 'wood'], views=('front', 'turned', 'above'), size=.45, turn=26, elev=15, fill=.8)
def toolbox(style, c, label):
    if style == 'metal':
        m, steel = mat('DDD7CB' if c == 'white' else c, .34, clear=.25, var=.06, tone=.02), mat('C0C1C3', .3, 1., var=.06)
        w, d, h = 1., .44, .3
        prism(rrect(w, d, .03, 6), h, m, r=.012)
        roof = fillet([(-d / 2 - .008, 0, .01), (d / 2 + .008, 0, .01), (d / 2 + .008, .07, .03), (.13, .155, .04), (-.13, .155, .04),
                       (-d / 2 - .008, .07, .03)], True, 6)
        o = prism(roof, w + .016, m, (-w / 2 - .008, 0, h + .004), (90, 0, 90), r=.012)
        for x in (-.5, .5):
            prism(fillet([(-.17, .02, .02), (.17, .02, .02), (.17, .055, .02), (.10, .115, .03), (-.10, .115, .03), (-.17, .055, .02)],
                         True, 6), .01, m, (x * (w + .016) - .005, 0, h + .004), (90, 0, 90), r=.004)
        for z in (.06, .24):
            for s in (-1, 1):
                box(w - .12, .012, .014, m, (0, s * d / 2, z), r=.006)
        for x in (-.3, .3):
            box(.085, .012, .13, steel, (x, -d / 2 - .008, h - .075), r=.004)
            box(.065, .02, .06, steel, (x, -d / 2 - .014, h - .02), r=.008)
            turned((x - .035, -d / 2 - .018, h - .025), (x + .035, -d / 2 - .018, h - .025), [(.011, 0, .002), (.011, 1, .002)], steel,
                   steps=24)
            for k in (-.028, .028):
                turned((x + k, -d / 2 - .01, h - .062), (x + k, -d / 2 - .018, h - .062), [(.008, 0), (.008, 1, .004)], steel, steps=16)
        top = h + .158
        for s in (-1, 1):
            prism(rrect(.1, .075, .015, 4), .014, steel, (s * .24, 0, top - .002), r=.004)
            tube([(s * .24, 0, top), (s * .24, 0, top + .05), (s * .215, 0, top + .085), (s * .15, 0, top + .095)], .0135, steel)
        tube([(-.16, 0, top + .095), (.16, 0, top + .095)], .0135, steel)
        lathe([(0, -.15), (.024, -.15, .008), (.029, -.12, .02), (.031, 0), (.029, .12, .02), (.024, .15, .008), (0, .15)], dark(),
              (0, 0, top + .095), (0, 90, 0), steps=48)
        return
    w0, w1, w2 = timber(c, axis=0, scale=.9), timber(c, axis=1, scale=.9), timber(c, axis=2, scale=.9)
    w, d, h, t = 1., .42, .2, .026
    box(w, d, t, w0, (0, 0, .004), r=.003)
    for s in (-1, 1):
        box(w, t, h, w0, (0, s * (d / 2 - t / 2), .004), r=.006)
        end = fillet([(-d / 2 - .012, 0, .01), (d / 2 + .012, 0, .01), (d / 2 + .012, .22, .03), (.075, .53, .06), (-.075, .53, .06),
                      (-d / 2 - .012, .22, .03)], True, 8)
        prism(end, t, w1, (s * (w / 2 + t / 2) - t / 2, 0, 0), (90, 0, 90), r=.006)
        for y in (-.11, .11):
            for z in (.05, .15):
                turned((s * (w / 2 + t * .8), y * 1.75, z), (s * (w / 2 + t + .003), y * 1.75, z), [(.011, 0), (.011, 1, .004)],
                       mat('brass', .3, 1.), steps=20)
    bar = [(.026, 0, .006), (.03, .05, .02), (.032, .5, .2), (.03, .95, .02), (.026, 1, .006)]
    turned((-w / 2 - .05, 0, .455), (w / 2 + .05, 0, .455), bar, timber('oak' if c == 'walnut' else 'walnut', axis=2), steps=48)
    steel = mat('B4B5B7', .28, 1.)
    for x, y, lean, col in ((-.36, -.13, -8, 'clay'), (-.28, -.145, 5, 'clay'), (-.20, -.13, -4, 'clay')):
        prof = [(.012, 0, .004), (.027, .06, .01), (.031, .3, .05), (.024, .75, .04), (.029, .92, .01), (.02, 1, .01)]
        group([turned((0, 0, .17), (0, 0, .36), prof, mat(col, .3, clear=.5, tone=.02), steps=40),
               turned((0, 0, 0), (0, 0, .18), [(.009, 0), (.009, 1)], steel, steps=24)], (x, y, .04), (lean * .4, lean, 0))
    ruler = mat('DDAE3A', .45, tone=.03)
    for k in range(4):
        box(.036, .009, .4, ruler, (-.05, -.14 + k * .0105, .03), (0, 4, 0), r=.003)
    o = [oval_rod(-.1, .34, lambda q: (.019, .025, 0), wood('D6A873', 'AE7D4B', 0, 1.3)),
         box(.11, .09, .26, mat('4A4B4D', .38, .9), (-.14, 0, -.13), r=.014)]
    group(o, (.1, .07, .19), (0, -20, 6))
    tape = [lathe([(0, 0), (.085, 0, .02), (.09, .03, .02), (.09, .075, .02), (.085, .1, .02), (0, .1)], mat('teal', .4, clear=.2),
                  steps=64),
            lathe([(0, .1), (.045, .1, .004), (.045, .108, .004), (0, .108)], mat('cream', .5), steps=48)]
    group(tape, (.3, -.06, .16), (90, 0, 8))
