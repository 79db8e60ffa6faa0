"""What stands on a stove or a worktop: kettles, pans, casseroles, canisters, boards."""
import math
from mathutils import Vector
from studio import *
from kinds.registry import kind
from kinds.tableware import glaze


def enamel(c, top):
    """Enamel that darkens towards the foot, as cast pots are sprayed."""
    n = Nodes('enamel')
    v = n.coords()
    z = n.noise(v, 6., 4.)
    h = n.n('MapRange', Value=n.n('SeparateXYZ', Vector=v).outputs[2], _1=0., _2=top).outputs[0]
    n.set(Base_Color=n.ramp(h, [(0., blend(c, 'black', .6)), (.75, rgb(c))]), Roughness=n.span(z.outputs['Fac'], .14, .26), Clearcoat=.8,
          Clearcoat_Roughness=.04, Normal=n.bump(z.outputs['Fac'], .03, .01))
    return n.m


def spun(c='steel', rough=.26, scale=240):
    """Metal turned on a lathe: fine rings round the axis."""
    n = Nodes('spun')
    v = n.coords()
    flat = n.n('VectorMath', {'operation': 'LENGTH'}, _0=n.coords((1, 1, 0))).outputs['Value']
    run = n.n('Math', {'operation': 'ADD'}, _0=flat, _1=n.n('SeparateXYZ', Vector=v).outputs[2]).outputs[0]
    z = n.n('TexNoise', {'noise_dimensions': '1D'}, W=run, Scale=scale / 4, Detail=3.)
    n.set(Base_Color=c, Metallic=1., Roughness=n.span(z.outputs['Fac'], rough - .08, rough + .12),
          Normal=n.bump(z.outputs['Fac'], .05, .004))
    return n.m


@kind('kettle', ['classic', 'gooseneck'], views=('front', 'turned', 'above'), size=.28, elev=12, turn=0, fill=.74,
      by_style={'gooseneck': dict(fill=.8)})
def kettle(style, c, label):
    m = mat(c, .2, clear=.8, var=.06)
    br = mat('brass', .22, 1., var=.06)
    w = wood('walnut', axis=0, rough=.35)
    if style == 'gooseneck':
        m = mat(c, .42, clear=.1, var=.06)
        lathe([(0, .0), (.36, .0), (.375, .004), (.38, .03, .01)] + spline([(.378, .035), (.372, .08), (.335, .30), (.285, .50),
            (.265, .56)]) + [(.25, .575)], m, steps=128)
        lathe([(.365, .0), (.3815, .004, .004), (.3815, .03, .004), (.37, .036)], br, steps=128)
        lathe([(.255, .565), (.268, .575, .006), (.266, .59, .008), (.15, .625, .03), (0, .635)], m, steps=128)
        lathe([(0, .63), (.02, .635), (.018, .66, .01), (.05, .685, .02), (.05, .72, .02), (0, .73)], wood('walnut', axis=2, rough=.35))
        sp = spline([(.32, 0, .12), (.43, 0, .15), (.50, 0, .26), (.52, 0, .42), (.545, 0, .57), (.62, 0, .65), (.70, 0, .635),
                     (.74, 0, .585)], 10)
        sweep(sp, lambda t: [.055 * (1 - t) ** 2 + .027] * 2, m, mouth=.05)
        h = [(x, 0, z) for x, z in fillet([(-.24, .57), (-.585, .60, .14), (-.56, .17)], seg=16)]
        h = h[:1] + [tuple(p + (q - p) * u for p, q in zip(h[0], h[1])) for u in (.3, .55, .8)] + h[1:-1] + [
            tuple(p + (q - p) * u for p, q in zip(h[-2], h[-1])) for u in (.2, .4, .6, .8, 1)]
        tube(h[:4], .018, br, poly=True)
        sweep(h[3:], lambda t: (.036 + .006 * math.sin(t * 3.1), .034 - .006 * t), w, square=2.4)
        return
    body = spline([(.40, .02), (.435, .1), (.43, .25), (.38, .42), (.29, .55), (.22, .61)])
    lathe([(0, .0), (.36, .0), (.385, .004)] + body + [(.2, .615)], m, steps=128, angle=180)
    lathe([(.19, .60), (.222, .612, .005), (.225, .63, .01), (.19, .645, .03), (.0, .665)], m)
    lathe([(0, .66), (.022, .665, .01), (.02, .69, .01), (.045, .715, .02), (.04, .745, .02), (0, .755)], br)
    sp = spline([(.36, 0, .16), (.50, 0, .20), (.575, 0, .33), (.60, 0, .48), (.66, 0, .57), (.735, 0, .59)], 8)
    sweep(sp, lambda t: [.062 * (1 - t) + .03 * t] * 2, m, mouth=.05)
    arc = [(-.37 * math.cos(t), 0, .5 + .55 * math.sin(t)) for t in [math.radians(x) for x in range(0, 181, 12)]]
    tube([(-.345, 0, .46)] + arc[:6], .017, br)
    tube(arc[-6:] + [(.345, 0, .46)], .017, br)
    tube(arc[4:-4], .038, w)
    for s in (-1, 1):
        lathe([(0, 0), (.04, 0, .008), (.04, .025, .01), (0, .028)], br, (s * .338, 0, .46), (0, s * 52, 0))


@kind('pan', ['iron', 'steel', 'deep'], views=('front', 'above', 'close'), size=.46, turn=-38, elev=30, fill=.86)
def pan(style, c, label):
    """The handle runs along X; the camera's turn brings it forward."""
    rivet = mat('steel', .25, 1.)
    if style == 'iron':
        m = mat({'black': '1E1E1F', 'steel': '6E7072'}.get(c, c), .5, metal={'copper': 1.}.get(c, .25), bump=.3, bscale=70, var=.12)
        lip = lambda a, z: 1 + .07 * max(0, (z - .1) / .12) * math.exp(-((abs(math.remainder(a, 2 * math.pi)) - math.pi / 2) / .13) ** 2)
        vessel(fillet([(.40, 0), (.425, .0, .02), (.50, .20, .0), (.512, .215, .01), (.515, .23)]), .034, m, None, .04, steps=192,
               flute=lip)
        sweep(spline([(.46, 0, .17), (.56, 0, .195), (.70, 0, .205), (.86, 0, .215)], 8),
              lambda t: (.052 + .02 * max(0, 1 - t * 4) + .006 * t, .024), m, square=3)
        ring = [(.945 + .105 * math.cos(a), (.062 - .012 * math.cos(a)) * math.sin(a), .219)
                for a in (2 * math.pi * k / 24 for k in range(24))]
        tube(ring, .026, m, cyclic=True, res=6)
        tube([(-.47, -.10, .20), (-.56, -.085, .20), (-.595, 0, .20), (-.56, .085, .20), (-.47, .10, .20)], .024, m)
        return
    body = {'black': mat('black', .45, var=.06, bump=.05, bscale=40), 'steel': spun('C4C6C8', .2), 'copper': spun('copper', .2)}[c]
    inner = mat('202022', .42, bump=.1, bscale=150) if c == 'black' else spun('C6C8CA', .24)
    grip = mat('brass', .24, 1.) if c == 'copper' else mat('black', .4, var=.06) if c == 'black' else brushed('B2B5B8', .24, 0, 60)
    if style == 'steel':
        vessel(spline([(.40, 0), (.425, .012), (.455, .06), (.50, .16), (.545, .215)]), .018, body, inner, .022, steps=160)
        start, z = .49, .16
    else:
        vessel(fillet([(.44, 0), (.47, .0, .05), (.47, .27, .0), (.488, .282)]), .018, body, inner, .022, steps=160)
        lathe([(.476, .285), (.49, .288, .004), (.488, .302, .008)] + spline([(.46, .308), (.36, .345), (.18, .375), (0, .385)])[1:], body,
              steps=160)
        lathe([(0, .38), (.035, .38), (.03, .41, .015), (.07, .44, .03), (.066, .468, .02), (0, .475)], grip)
        sweep([(-.46 - .14 * math.sin(q), 0, .11 * math.cos(q)) for q in (math.pi * k / 24 for k in range(25))], lambda t: (.014, .022),
              grip,
              loc=(0, 0, .205), rot=(90, 0, 0), square=2.6)
        start, z = .45, .20
    sweep(spline([(start, 0, z), (start + .08, 0, z + .03), (start + .22, 0, z + .085), (start + .45, 0, z + .135),
                  (start + .66, 0, z + .125)], 10),
          lambda t: (.06 - .034 * min(1, t * 4.5) + .016 * t, .014 + .006 * t), grip, square=2.7)
    for y in (-.03, .03):
        ball(.016, rivet, (start - .006, y, z + .005), (.6, 1, 1), sub=3)


@kind('casserole', ['round', 'oval'], views=('front', 'turned', 'above'), size=.3, turn=-24, elev=15, fill=.8)
def casserole(style, c, label):
    m, k = enamel(c, .5), 1.28 if style == 'oval' else 1.
    stretch = lambda o: bend(o, lambda v: Vector((v.x * k, v.y, v.z)))
    pale_in = mat('E9DFCB', .3, clear=.4)
    vessel(spline([(.41, .0), (.44, .012), (.478, .06), (.495, .16), (.50, .44)]), .04, m, pale_in, .04, steps=160, oval=k)
    lid = mat(c, .2, clear=.8, var=.06, bump=.03, bscale=8)
    stretch(lathe([(.47, .44), (.512, .445, .008), (.512, .475, .012), (.486, .492, .02)] + spline([(.478, .496), (.40, .54), (.22, .575),
        (0, .585)])[1:], lid, steps=160))
    for r, z in ((.415, .535), (.33, .56)):
        stretch(lathe([(r - .014, z - .006), (r - .008, z + .007, .006), (r + .008, z + .004, .006), (r + .014, z - .016)], lid, steps=160))
    metal = mat('brass', .2, 1.) if not pale(c) else mat('steel', .2, 1.)
    lathe([(0, .575), (.05, .58), (.032, .60, .015), (.03, .625, .015), (.075, .65, .02), (.08, .675, .015), (.06, .69, .02), (0, .695)],
          metal)
    for s in (0, 180):
        ear((.49 * k, .15), (.49 * k, -.15), .15, m, .042, .034, 0, 1.6, loc=(0, 0, .385), rot=(90, 0, s))


@kind('canister', ['tin', 'glass', 'ceramic'], views=('front', 'above', 'close'), samples=20, size=.2, elev=13, turn=-15, fill=.68)
def canister(style, c, label):
    if style == 'tin':
        m, w = mat(c, .36, clear=.2, var=.06), wood('oak', axis=0, scale=1.6)
        lathe([(0, .012), (.29, .012), (.30, 0, .006), (.322, .0, .008), (.322, .02, .008), (.315, .03, .006), (.315, .79, .008),
               (.308, .80)], m, steps=128)
        lathe([(.30, .79), (.318, .795, .008), (.318, .815, .008), (.30, .82)], mat('brass', .22, 1.), steps=128)
        lathe([(0, .80), (.318, .815, .012), (.322, .87, .02), (.30, .885, .015), (0, .888)], w, steps=128)
        lathe([(0, .885), (.035, .885, .01), (.028, .91, .015), (.05, .945, .025), (.04, .97, .02), (0, .975)], w)
        return
    if style == 'ceramic':
        m = glaze(c, .45, .0, .7, 30)
        lathe([(0, .02), (.30, .02), (.315, 0, .008), (.35, .0, .012), (.385, .05, .02), (.388, .09)],
              mat('C9A57A', .85, bump=.2, bscale=80), steps=128)
        vessel(fillet([(.378, .085), (.392, .09, .008), (.402, .55, .10), (.34, .63, .05), (.345, .67)]), .03, m, None, .12, steps=128)
        lathe([(.30, .655), (.325, .668, .01), (.365, .675, .012), (.368, .72, .02), (.33, .735, .02), (0, .745)],
              wood('walnut', axis=0, scale=1.5, rough=.4), steps=128)
        lathe([(0, .74), (.045, .742), (.035, .765, .015), (.07, .80, .03), (.055, .84, .03), (0, .845)], m)
        return
    g = glass('FBFDFB' if c == 'clear' else 'F2CF95', tint_shadow=.5)
    lathe([(0, .008), (.25, .0, .03), (.32, .0, .04), (.33, .06, .03), (.33, .74, .05), (.305, .80, .02), (.305, .835, .01),
           (.288, .835, .01), (.288, .80, .02), (.312, .735, .05),
           (.312, .07, .03), (.29, .03, .03), (0, .03)], g, steps=128)
    lathe([(0, .034), (.28, .034, .02), (.309, .07, .02)] + [(.309, .1 + k * .04) for k in range(13)] + [(.28, .595,
        .02)] + [(.28 - k * .04, .605 + .004 * k) for k in range(7)] + [(0, .63)],
          mat('BE6430', .8, bump=.8, bscale=34, tone=.2), steps=128)
    w = wood('oak', axis=0, scale=1.6)
    lathe([(0, .80), (.286, .80, .004), (.286, .84)], mat('E9E6DF', .5))
    lathe([(0, .836), (.315, .838, .012), (.318, .895, .02), (.295, .91, .015), (0, .912)], w, steps=128)


def planks(c, wide=.085):
    """Glued staves along X, each with its own tone and grain."""
    n = Nodes('planks')
    v = n.coords()
    x, y, z = n.n('SeparateXYZ', Vector=v).outputs[:3]
    stave = n.n('Math', {'operation': 'FLOOR'}, _0=n.n('Math', {'operation': 'MULTIPLY_ADD'}, _0=y, _1=1 / wide,
                                                       _2=.5).outputs[0]).outputs[0]
    own = n.n('TexWhiteNoise', {'noise_dimensions': '1D'}, W=stave).outputs['Value']
    far = n.n('Math', {'operation': 'MULTIPLY'}, _0=own, _1=40.).outputs[0]
    at = n.n('CombineXYZ', _0=n.n('Math', {'operation': 'MULTIPLY'}, _0=x, _1=1.3).outputs[0], _1=y,
             _2=n.n('Math', {'operation': 'ADD'}, _0=z, _1=far).outputs[0])
    long_ = n.n('Mapping', Vector=at.outputs[0], Scale=(1, 16, 16)).outputs[0]
    grain = n.noise(long_, 1.6, 4., .6, .6)
    tone = n.n('Mix', {'data_type': 'FLOAT'}, _0=.55, _2=grain.outputs['Fac'], _3=n.span(own, .25, .8)).outputs[0]
    lo, hi = {'oak': ('A5703C', 'DDB583'), 'walnut': ('38210F', '7A4E30')}[c]
    n.set(Base_Color=n.ramp(tone, [(.25, lo), (.72, hi)]), Roughness=n.span(grain.outputs['Fac'], .55, .42),
          Normal=n.bump(grain.outputs['Fac'], .1, .006))
    return n.m


@kind('board', ['round', 'long'], views=('front', 'above', 'close'), size=.4, turn=-30, elev=36, fill=.84,
      by_style={'long': dict(turn=-48, elev=42, fill=.86)})
def board(style, c, label):
    w = planks(c)
    hole = lambda x, r: [(x + r * math.cos(a), r * math.sin(a)) for a in (-2 * math.pi * k / 32 for k in range(32))]
    strap = mat('leather', .6, bump=.2, bscale=60)
    if style == 'round':
        a0 = math.asin(.12 / .5)
        disc = [(.5 * math.cos(a), .5 * math.sin(a)) for a in (a0 + (2 * math.pi - 2 * a0) * k / 120 for k in range(121))]
        tab = fillet([(.49, -.12), (.53, -.075, .05), (.70, -.07, .06), (.70, .07, .06), (.53, .075, .05), (.49, .12)], seg=8)
        slab([disc + tab[1:-1], hole(.635, .026)], .055, w, .014)
        x, z = .635, .055
    else:
        o = fillet([(-.56, -.19, .10), (.30, -.21, .12), (.40, -.075, .10), (.68, -.062, .06), (.70, 0, .06), (.68, .062, .06),
                    (.40, .075, .10), (.30, .21, .12), (-.56, .19, .10)], closed=True, seg=10)
        slab([o, hole(.625, .024)], .05, w, .014)
        x, z = .625, .05
    tube([(x, .0, z * .5), (x, -.0, z + .03), (x + .05, -.03, z + .03), (x + .12, -.06, z * .4), (x + .20, -.03, .014),
          (x + .2, .05, .014), (x + .12, .07, .02), (x + .05, .03, z + .02), (x + .01, .0, z + .03)], .011, strap)
