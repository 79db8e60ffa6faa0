"""What stands on a laid table: mugs, cups, plates, bowls, teapots."""
import math
from studio import *
from kinds.registry import kind


def glaze(c, rough=.22, clear=.65, speck=0., scale=38):
    """Fired glaze; speck strews iron spots as stoneware has them."""
    n = Nodes('glaze')
    v = n.coords()
    z = n.noise(v, 5., 4.)
    cc = rgb(c)
    col = n.ramp(z.outputs['Fac'], [(.3, tuple(x * .9 for x in cc)), (.7, tuple(min(1, x * 1.08) for x in cc))])
    if speck:
        dots = n.ramp(n.noise(v, scale, 2., .55).outputs['Fac'], [(.62, 0.), (.67, speck)])
        col = n.n('MixRGB', Fac=dots, Color1=col, Color2='5A3A22' if pale(c) else '1A1512').outputs[0]
    n.set(Base_Color=col, Roughness=n.span(z.outputs['Fac'], rough - .07, rough + .07), Clearcoat=clear, Clearcoat_Roughness=.05,
          Normal=n.bump(z.outputs['Fac'], .04, .01))
    return n.m


def banded(top, bands, wobble=.006, clear=.6):
    """Glazes by height: bands of (from z, colour, roughness), edges a little uneven as a brush leaves them."""
    n = Nodes('banded')
    v = n.coords()
    edge = n.n('Math', {'operation': 'MULTIPLY_ADD'}, _0=n.noise(v, 4., 3.).outputs['Fac'], _1=wobble,
               _2=n.n('SeparateXYZ', Vector=v).outputs[2]).outputs[0]
    h = n.n('MapRange', Value=edge, _1=0., _2=top).outputs[0]
    col = n.ramp(h, [(z / top, rgb(c)) for z, c, r in bands])
    rough = n.ramp(h, [(z / top, r) for z, c, r in bands])
    shine = n.ramp(h, [(z / top, clear if r < .5 else 0.) for z, c, r in bands])
    for x in (col, rough, shine):
        x.node.color_ramp.interpolation = 'CONSTANT'
    z = n.noise(v, 7., 4.)
    tone = n.n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.35, Color1=col, Color2=n.ramp(z.outputs['Fac'], [(.3, .75), (.7, 1.)]))
    n.set(Base_Color=tone.outputs[0], Roughness=rough, Clearcoat=shine, Clearcoat_Roughness=.05, Normal=n.bump(z.outputs['Fac'], .05, .01))
    return n.m


@kind('mug', ['classic', 'tall', 'wide', 'stripe'], views=('front', 'turned', 'above'), size=.12, turn=-32, elev=17, fill=.66,
      by_style={'tall': dict(fill=.72, elev=14), 'wide': dict(fill=.7, elev=19)})
def mug(style, c, label):
    inner = glaze('ivory', .25, .5)
    clay = mat('sand', .85, bump=.15, bscale=90)
    if style == 'tall':
        m = banded(1.2, [(0, 'sand', .8), (.34, c, .22)], .03)
        vessel(fillet([(.27, .0), (.285, .0, .01), (.30, .03, .02), (.385, 1.14)]), .03, m, inner, .07)
        ear((.355, .86), (.33, .36), .25, m, .05, .034, .07)
    elif style == 'wide':
        m = glaze(c)
        lathe([(0, .01), (.25, .01), (.255, 0, .006), (.30, 0, .006), (.305, .04, .01)], clay)
        vessel(spline([(.30, .035), (.37, .075), (.505, .20), (.56, .37), (.56, .50), (.55, .63)]), .034, m, inner, .10)
        ear((.545, .50), (.50, .20), .23, m, .06, .04, .07)
    elif style == 'stripe':
        base, ink = ('sand', c) if pale(c) else ('ivory', c)
        m = banded(1.0, [(0, 'sand', .85), (.045, base, .22), (.13, ink, .22), (.22, base, .22), (.27, ink, .22), (.60, base, .22),
                         (.65, ink, .22), (.74, base, .22), (.965, ink, .22)], .008)
        vessel(spline([(.33, .0), (.365, .02), (.40, .10), (.45, .32), (.46, .5), (.45, .68), (.41, .88), (.405, .97)]), .032, m, inner,
               .07)
        ear((.43, .75), (.43, .25), .27, glaze(ink), .058, .036, .08)
    else:
        m = glaze(c)
        lathe([(0, .012), (.33, .012), (.335, 0, .006), (.37, 0, .006), (.372, .045, .01)], clay)
        lathe([(.371, .04), (.40, .05, .03), (.43, .16, .1), (.435, .93, .0), (.43, .955, .015), (.412, .957, .014), (.404, .93)], m)
        lathe([(.405, .935), (.402, .16, .1), (.33, .07, .08), (0, .065)], inner)
        h = [(.415, 0, .80), (.55, 0, .815), (.68, 0, .73), (.715, 0, .56), (.66, 0, .38), (.54, 0, .26), (.415, 0, .215)]
        tube(h, .052, m, radii=[1.25, 1, .95, .95, .95, 1, 1.3])


@kind('cup', ['tea', 'espresso'], views=('front', 'turned', 'above'), behind_pale='C4B49C', size=.15, turn=-36, elev=22, fill=.8)
def cup(style, c, label):
    if style == 'tea':
        m, inner, gold = glaze(c, .18, .8), glaze('ivory', .2, .7), mat('brass', .2, 1.)
        vessel(spline([(.24, .0), (.26, .03), (.42, .055), (.58, .085), (.70, .14)]), .02, m, inner, .035, steps=128)
        lathe([(.708, .137), (.715, .147, .006), (.700, .157, .006), (.688, .15)], gold, steps=128)
        vessel(spline([(.19, .05), (.20, .075), (.215, .09), (.33, .16), (.425, .32), (.465, .48), (.51, .60)]), .018, m, inner, .105,
               steps=128)
        lathe([(.509, .592), (.5155, .606, .006), (.50, .614, .006), (.491, .604)], gold, steps=128)
        ear((.46, .47), (.40, .24), .17, m, .034, .022, .07, 1.7)
        return
    m, inner = glaze(c, .5, .0, .5), glaze('ivory', .25, .5)
    vessel(spline([(.30, .0), (.36, .02), (.50, .04), (.62, .09), (.66, .115)]), .04, m, None, .045, steps=128)
    vessel(spline([(.22, .05), (.27, .065), (.32, .13), (.375, .34), (.405, .60)]), .042, m, inner, .12)
    ear((.385, .47), (.345, .21), .17, m, .05, .03, .05, 1.4)
    n = Nodes('crema')
    v = n.coords()
    z = n.noise(v, 6., 5., .65, 1.5)
    n.set(Base_Color=n.ramp(z.outputs['Fac'], [(.38, '5A2E12'), (.5, 'A06A30'), (.62, 'C08A4A')]), Roughness=.3)
    lathe([(0, .50), (.30, .50), (.352, .505)], n.m)


@kind('plates', ['round', 'coupe'], views=('front', 'above', 'close'), behind_pale='C4B49C', size=.27, turn=0, elev=30, fill=.83)
def plates(style, c, label):
    z = 0
    for i, r in enumerate((1., .78, .57)):
        if style == 'round':
            p = spline([(.56 * r, z), (.58 * r, z + .03 * r), (.67 * r, z + .06), (.72 * r, z + .095), (.86 * r, z + .115), (r, z + .14)])
            vessel(p, .03, glaze(c, .18, .7), None, z + .05, steps=160)
            lathe([(r - .002, z + .135), (r + .006, z + .152, .008), (r - .018, z + .172, .008), (r - .034, z + .164)],
                  mat('brass', .22, 1.), steps=160)
            z += .085
        else:
            tint = (c, blend(c, 'ivory', .12), blend(c, 'ivory', .4))[i]
            p = spline([(.5 * r, z), (.55 * r, z + .025), (.78 * r, z + .055), (.93 * r, z + .12), (r, z + .19)])
            vessel(p, .04, glaze(tint, .48, .0, .75, 26), None, z + .05, steps=160)
            z += .075


@kind('bowl', ['deep', 'wide'], views=('front', 'above', 'close'), size=.2, elev=20, fill=.76, by_style={'wide': dict(elev=26, fill=.82)})
def bowl(style, c, label):
    clay = mat('9A7350', .85, bump=.2, bscale=70)
    if style == 'deep':
        lathe([(0, .02), (.24, .02), (.25, 0, .008), (.29, 0, .008), (.30, .09, .02)], clay)
        vessel(spline([(.285, .07), (.36, .10), (.55, .23), (.67, .45), (.70, .66), (.71, .74)]), .04, glaze(c),
               glaze('ivory', .25, .6, .8), .14, steps=128)
        return
    lathe([(0, .02), (.34, .02), (.35, 0, .008), (.39, 0, .008), (.40, .06, .02)], clay)
    rib = lambda a, z: 1 + .006 * math.cos(48 * a) * min(1, max(0, z - .1) * 10) * min(1, max(0, .42 - z) * 14)
    vessel(spline([(.39, .05), (.5, .075), (.74, .17), (.90, .32), (.97, .44)]), .036, glaze(c, .45, .1), glaze(c, .25, .6, .8), .11,
           steps=240, flute=rib)


@kind('teapot', ['round', 'tall'], views=('front', 'turned', 'above'), size=.24, elev=12, fill=.76, by_style={'tall': dict(fill=.72)})
def teapot(style, c, label):
    m, brass = glaze(c), mat('brass', .22, 1.)
    if style == 'round':
        vessel(spline([(.26, .0), (.29, .02), (.44, .13), (.515, .32), (.49, .49), (.38, .62), (.25, .685), (.225, .69)]), .03, m, None,
               .05, steps=128)
        lathe([(.235, .685), (.24, .70, .01), (.20, .735, .06), (.06, .775, .03), (.045, .80, .02), (.075, .83, .03), (.06, .875, .03),
               (0, .885)], m)
        sp = spline([(.40, 0, .25), (.54, 0, .30), (.65, 0, .42), (.72, 0, .56), (.81, 0, .645)], 10)
        sweep(sp, lambda t: [.13 * (1 - t) ** 1.6 + .046 - .004 * t] * 2, m, mouth=.08)
        cane = wood('D2A870', axis=0, scale=2, rough=.5)
        R, H = .40, .62
        arc = lambda t: (-R * math.cos(t), 0, .60 + H * math.sin(t))
        for s in (-1, 1):
            tube([(s * .395 + x * s, y, z) for x, y, z in ((-.02, -.075, .57), (.02, -.06, .645), (.035, 0, .68), (.02, .06, .645),
                                                           (-.02, .075, .57))], .028, m)
        tube([arc(math.pi * k / 24) for k in range(25)], .022, cane)
        turns, pts = 58, []
        for k in range(turns * 10 + 1):
            t = math.pi * (.1 + .8 * k / (turns * 10))
            q = 2 * math.pi * k / 10
            x, y, z = arc(t)
            pts.append((x - .028 * math.cos(q) * math.cos(t), .028 * math.sin(q), z + .028 * math.cos(q) * math.sin(t)))
        tube(pts, .0125, cane, poly=True)
        return
    vessel(spline([(.345, .0), (.365, .02), (.375, .06), (.355, .4), (.30, .78), (.275, .93)]), .028, m, None, .05, steps=128)
    lathe([(.272, .925), (.285, .935, .008), (.28, .96, .012), (.20, .985, .03), (0, .995)], m, steps=128)
    lathe([(0, .985), (.03, .99), (.03, 1.01, .01), (.075, 1.05, .035), (.06, 1.105, .03), (0, 1.11)], wood('walnut', axis=2, rough=.35))
    sp = spline([(.27, 0, .44), (.38, 0, .52), (.46, 0, .66), (.505, 0, .80), (.58, 0, .885)], 10)
    sweep(sp, lambda t: [.085 * (1 - t) ** 1.3 + .036] * 2, m, mouth=.07)
    h = spline([(-.27, 0, .80), (-.40, 0, .83), (-.56, 0, .78), (-.60, 0, .64), (-.585, 0, .36), (-.50, 0, .22), (-.34, 0, .215)], 10)
    sweep(h, lambda t: (.042, .03), wood('walnut', axis=2, scale=1.3, rough=.35), square=2.6)
    for x, z in ((-.275, .80), (-.345, .215)):
        lathe([(0, 0), (.052, 0, .008), (.052, .045, .012), (0, .05)], brass, (x, 0, z), (0, -90, 0), steps=48)
