"""Stools, chairs, tables and desks."""
import math
from mathutils import Vector
from studio import *
from kinds.registry import kind
from kinds.upholstery import cloth, pad

BRASS = ('brass', .25, 1.)


@kind('stool', ['round', 'bar'], views=('front', 'above', 'turned'), behind_pale='C4B49C', size=.5, turn=22, elev=14, fill=.78,
      by_style={'bar': dict(turn=28, elev=11)})
def stool(style, c, label):
    w, w2 = timber(c, axis=0, scale=.6), timber(c, axis=2)
    h, top, foot = (.43, .1, .185) if style == 'round' else (.99, .14, .24)

    def at(i, z):
        a, r = math.radians(45 + 90 * i), foot + (top - foot) * z / h
        return Vector((r * math.cos(a), r * math.sin(a), z))
    if style == 'round':
        lathe([(0, .441), (.06, .441), (.12, .447, .03), (.148, .45, .01), (.16, .44, .012), (.158, .42, .01), (.145, .41, .01), (0, .41)],
              w, steps=128)
        end = wood('A5743F' if c == 'oak' else '4A2E1C', axis=2, scale=2.) if c in ('oak', 'walnut') else None
        for i in range(4):
            turned(at(i, 0), at(i, h), [(.0125, 0, .003), (.0195, .55, .3), (.0165, 1)], w2, steps=48)
            if end:  # the legs' ends, wedged from above
                x, y, _ = at(i, .45)
                lathe([(0, .4465), (.0145, .4465, .001), (.0152, .44)], end, (x, y, 0), steps=40)
                box(.027, .0032, .003, wood('walnut'), (x, y, .4445), (0, 0, 45 + 90 * i), r=.0005)
        for z, i in ((.13, 0), (.13, 2), (.19, 1), (.19, 3)):
            turned(at(i, z), at(i + 1, z), [(.007, 0), (.0105, .5, .2), (.007, 1)], w2, steps=32)
        return
    rings = [[(x * k, y * k * .82, z + .1 * x * x - .02 * abs(y)) for x, y in rrect(.46, .46, .2, 12)]
             for k, z in ((.03, .955), (.8, .955), (.95, .965), (1, .985), (1, 1.0), (.97, 1.013), (.85, 1.014), (.5, 1.004), (.03, 1.0))]
    loft(rings, w)
    for i in range(4):
        turned(at(i, 0), at(i, .985), [(.019, 0, .005), (.03, .6, .3), (.026, 1)], w2, steps=48)
    turned(at(0, .42), at(1, .42), [(.015, 0), (.017, .5, .2), (.015, 1)], w2, steps=32)
    br = mat(*BRASS, var=.06)
    tube([at(i, .3) for i in range(4)] + [at(0, .3)], .011, br, poly=True)
    for i in range(4):
        d = (at(i, .33) - at(i, .27)).normalized()
        turned(at(i, .3) - d * .018, at(i, .3) + d * .018, [(.029, 0, .003), (.029, 1, .003)], br, steps=40)


@kind('chair', ['spindle', 'shell', 'upholstered'], views=('front', 'right', 'close'), behind_pale='C4B49C', size=.85, turn=30, elev=12,
      fill=.78)
def chair(style, c, label):
    if style == 'spindle':
        w, w2 = timber(c, axis=1, scale=.9), timber(c, axis=2)
        outline = fillet([(-.2, -.235, .08), (.2, -.235, .08), (.225, .08, .2), (.14, .2, .12), (-.14, .2, .12), (-.225, .08, .2)], True, 8)

        def dished(x, y, z):
            hollow = .014 * max(0, 1 - (x / .2) ** 2) * max(0, 1 - ((y - .03) / .2) ** 2)
            return (x, y, z - hollow + .008 * math.exp(-(x / .05) ** 2) * max(0, -y * 4))
        rings = [[dished(x * k, y * k, z) if up else (x * k, y * k, z) for x, y in outline]
                 for k, z, up in ((.03, .425, 0), (.86, .425, 0), (.95, .433, 0), (1, .45, 0), (1, .457, 0), (.975, .466, 1),
                                  (.93, .468, 1), (.8, .468, 1),
                                  (.6, .468, 1), (.4, .468, 1), (.2, .468, 1), (.03, .468, 1))]
        loft(rings, w)
        legs = [(Vector((x * .225, y * .235 + .01, 0)), Vector((x * .15, y * .15, .44))) for x in (-1, 1) for y in (-1, 1)]
        for a, b in legs:
            turned(a, b, [(.012, 0, .003), (.021, .55, .3), (.017, 1)], w2)
        side = []
        for i in (0, 2):
            a, b = (legs[i + k][0].lerp(legs[i + k][1], .42) for k in (0, 1))
            turned(a, b, [(.008, 0), (.013, .5, .2), (.008, 1)], w2, steps=32)
            side.append(a.lerp(b, .5))
        turned(*side, [(.008, 0), (.013, .5, .2), (.008, 1)], w2, steps=32)

        def rail(t, z=0.):
            return Vector((t * .235, .30 - .075 * t * t + z * .12, .86 - .018 * t * t + z))
        for i in range(7):
            t = (i - 3) / 3
            foot = Vector((t * .155, .175 - .055 * t * t, .455))
            profile = [(.0105, 0), (.0095, .4, .1), (.0065, 1)] if abs(t) < 1 else [(.016, 0), (.014, .4, .1), (.009, 1)]
            turned(foot, rail(t * .84), profile, w2, steps=28)
        rings = []
        for i in range(25):
            t = i / 12 - 1
            k = 1 - .35 * abs(t) ** 6
            p = rail(t)
            d = Vector((-.15 * t, .235, 0)).normalized().cross(Vector((0, 0, 1)))
            n = Vector((0, 0, 1)).cross(d)
            rings.append([tuple(p + n * x + Vector((0, .12 * y, y))) for x, y in rrect(.024 * k, .075 * k, .0115 * k, 5)])
        return loft(rings, timber(c, axis=0), angle=60)
    if style == 'shell':
        shape = spline([(-.235, .415), (-.225, .448), (-.17, .455), (-.05, .435), (.08, .425), (.165, .45), (.215, .53), (.245, .64),
                        (.268, .745), (.285, .80), (.293, .812)], 4)
        rows, n = [], len(shape)
        for i, (y, z) in enumerate(shape):
            t = i / (n - 1)
            half = (.205 + .035 * math.sin(math.pi * min(1, t * 1.25)) - .05 * max(0, t - .45))
            round_off = (max(0, t - .72) / .28) ** 3 * .6 + (max(0, .1 - t) / .1) ** 2 * .25
            half *= 1 - round_off
            lift = .11 * math.exp(-((t - .52) / .2) ** 2) + .02
            row = []
            for k in range(25):
                q = k / 12 - 1
                up = abs(q) ** 2.6 * lift
                back = min(1, max(0, (t - .35) / .3))
                row.append((half * q * (1 - .06 * abs(q) ** 3), y - up * 1.05 * back, z + up * .9 * (1 - back)))
            rows.append(row)
        o = loft(rows, mat(c, .42, clear=.1, var=.05, tone=.015), closed=False)
        so = o.modifiers.new('th', 'SOLIDIFY')
        so.thickness, so.offset = .013, 0
        bevel(o, .005, 3)
        smooth(o, 60)
        w, steel = wood('oak', axis=2), mat('charcoal', .4, .6)
        for x in (-1, 1):
            for y in (-1, 1):
                a, b = Vector((x * .215, y * .2 + .02, 0)), Vector((x * .12, y * .115 + .005, .405))
                turned(a, b, [(.0105, 0, .003), (.0185, .8, .3), (.015, 1)], w)
                tube([b.lerp(a, .12), (x * .05, y * .05, .35), (-x * .05, -y * .05, .35)], .0055, steel)
            tube([(x * .12, -.1, .41), (x * .12, .12, .405)], .009, steel)
        for y in (-.1, .11):
            tube([(-.125, y, .41), (.125, y, .405)], .009, steel)
        return
    f = cloth(c)
    pad(f, .48, .46, .1, (0, -.02, .445), puff=.22, r=.045, welt=True)
    pad(f, .46, .085, .34, (0, .245, .74), (-9, 0, 0), puff=.24, r=.04)
    w = wood('walnut', axis=2)
    box(.4, .4, .045, wood('walnut', axis=0), (0, -.01, .365), r=.012)
    for x in (-1, 1):
        turned((x * .215, -.215, 0), (x * .175, -.17, .41), [(.0115, 0, .003), (.021, 1)], w)
        turned((x * .205, .255, 0), (x * .17, .175, .41), [(.0115, 0, .003), (.021, 1)], w)
        tube([(x * .17, .17, .38), (x * .17, .222, .5), (x * .165, .246, .6), (x * .16, .265, .7)], .0165, w, radii=[1.15, 1, .95, .8])


@kind('table', ['dining', 'round', 'coffee'], views=('front', 'above', 'turned'), behind_pale='C4B49C', size=1.5, sizes={'round': 1.1, 'coffee': 1.1}, turn=30, elev=14,
      fill=.82, by_style={'round': dict(fill=.78, elev=13), 'coffee': dict(elev=18, fill=.8)})
def table(style, c, label):
    w, w1, w2 = timber(c, axis=0, scale=.9), timber(c, axis=1), timber(c, axis=2)
    if style == 'dining':
        prism(rrect(1.5, .85, .14, 12), .045, w, (0, 0, .70), r=.018, seg=5)
        for s in (-1, 1):
            box(1.15, .03, .075, w, (0, s * .33, .63), r=.008)
            box(.03, .62, .075, w1, (s * .6, 0, .63), r=.008)
        for x in (-1, 1):
            for y in (-1, 1):
                a, b = Vector((x * .68, y * .38, 0)), Vector((x * .6, y * .33, .70))
                turned(a, b, [(.021, 0, .004), (.024, .14), (.045, .86, .1), (.045, .98)], w2, steps=48)
                turned(a, a.lerp(b, .12), [(.0225, 0, .003), (.0262, 1)], mat(*BRASS), steps=48)
        return
    if style == 'round':
        lathe([(0, .70), (.5, .70, .02), (.57, .722, .02), (.575, .738, .01), (.565, .745, .006), (0, .745)], w, steps=160)
        lathe([(0, .1), (.075, .1, .01), (.085, .14, .03), (.05, .22, .06), (.045, .5, .1), (.075, .64, .05), (.16, .68, .02), (.17, .701),
               (0, .701)], w2, steps=80)
        rings = []
        for k in range(14):
            t = min(1, k / 12)
            z, h, wid = .135 - .107 * t ** 1.8, .09 - .036 * t, .07 - .022 * t
            shrink = .75 if k == 13 else 1
            rings.append([(.03 + .36 * t + .009 * (k == 13), x * shrink, z + y * shrink) for x, y in rrect(wid, h, .016, 4)])
        for i in range(4):
            loft(rings, w, rot=(0, 0, 45 + 90 * i))
        return
    prism(rrect(1.1, .6, .26, 16), .032, w, (0, 0, .36), r=.014, seg=5)
    for i in range(9):
        box(.82, .034, .014, w, (0, (i - 4) * .043, .142), r=.004)
    for x in (-1, 1):
        box(.026, .43, .026, w1, (x * .384, 0, .117), r=.008)
        for y in (-1, 1):
            turned((x * .4, y * .225, 0), (x * .355, y * .195, .362), [(.0145, 0, .003), (.0255, .85, .1), (.0255, 1)], w2, steps=48)


@kind('desk', ['simple'], views=('front', 'close', 'above'), behind_pale='C4B49C', size=1.2, turn=26, elev=14, fill=.82,
      close=(0, .42, 1.15))
def desk(style, c, label):
    w, w1, w2 = timber(c, axis=0, scale=.9), timber(c, axis=1), timber(c, axis=2)
    box(1.2, .58, .026, w, (0, 0, .724), r=.008)
    for s in (-1, 1):
        box(.018, .52, .1, w1, (s * .52, .0, .624), r=.003)
        box(.02, .14, .075, w1, (s * .585, .21, .75), r=.008)
    box(1.16, .02, .085, w, (0, .278, .75), r=.008)
    box(1.04, .018, .1, w, (0, .25, .624), r=.003)
    box(1.04, .52, .014, w, (0, 0, .622), r=.003)
    box(.022, .5, .09, w1, (.06, 0, .63), r=.003)
    box(.55, .02, .088, w, (-.225, -.258, .63), r=.004)
    turned((-.225, -.268, .674), (-.225, -.295, .674), [(.007, 0), (.007, .5, .004), (.014, .62, .003), (.014, 1, .004)], mat(*BRASS))
    for x in (-1, 1):
        for y in (-1, 1):
            turned((x * .57, y * .255, 0), (x * .505, y * .225, .626), [(.0125, 0, .003), (.025, .9, .1), (.025, 1)], w2, steps=48)
