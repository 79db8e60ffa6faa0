"""Make-up."""
import math
from mathutils import Vector
from studio import *
from kinds.registry import kind

LIP = dict(red='A81A1E', wine='5E1224', blush='C07A6C', rose='B85A68', clay='A24E36')


def bullet(r, z0, top, m, loc=(0, 0, 0)):
    """The stick itself: a rounded end cut at a slant, its long side at the back."""
    o = lathe([(r, z0), (r, top - r * .9, r * .5), (r * .72, top - r * .25, r * .5), (0, top)], m, loc, steps=96, seg=12, angle=180)
    slope, cut = 1.15, top - r

    def slant(v):
        limit = cut + slope * v.y
        if v.z <= limit:
            return v
        rest = v.z - limit
        return Vector((v.x, v.y, limit + .035 * math.tanh(rest / .16)))
    return bend(o, slant)


@kind('lipstick', ['classic', 'slim'], views=('front', 'above', 'right'), samples=12, size=.08, elev=10, fill=.76,
      by_style={'slim': {'elev': 14, 'fill': .8}})
def lipstick(style, c, label):
    stick = mat(LIP.get(c, c), .36, spec=.35, tone=.02, var=.04)
    gold = mat('gold', .16, 1., var=.04)
    if style == 'classic':
        case = mat('121214', .14, clear=.9, var=.03)
        lathe([(0, 0), (.185, 0, .008), (.185, .35, .008), (.17, .356), (0, .356)], case, seg=8)
        lathe([(.172, .35), (.176, .352, .002), (.176, .384, .004), (.15, .388)], gold)
        lathe([(.15, .38), (.152, .38), (.152, .66, .006), (.14, .668, .004), (.132, .66)], gold)
        bullet(.13, .6, 1.06, stick)
        lathe([(0, 0), (.187, 0, .006), (.187, .022), (.187, .66, .012), (.16, .668, .006), (0, .668)], case, (.44, .12, 0), seg=8)
        lathe([(.18, .0), (.1885, .004, .003), (.1885, .034, .003), (.18, .036)], gold, (.44, .12, 0))
        lathe([(0, .666), (.085, .667), (.085, .672, .002), (0, .672)], gold, (.44, .12, 0), steps=64)
        return
    case = mat('E9DCCB', .3, .0, clear=.3, var=.04)
    prism(rrect(.24, .24, .04), .5, case, r=.012)
    prism(rrect(.235, .235, .04), .03, gold, (0, 0, .5), r=.004)
    prism(rrect(.2, .2, .035), .2, gold, (0, 0, .52), r=.008)
    bullet(.084, .66, 1.02, stick)
    cap = [prism(rrect(.242, .242, .04), .58, case, r=.012), prism(rrect(.2, .2, .03), .012, mat('121214', .6), (0, 0, -.004), r=.002),
           prism(rrect(.244, .244, .04), .03, gold, (0, 0, .0), r=.004)]
    group(cap, (.02, -.34, .121), (0, 90, 16))


POWDER = dict(powder='D9AE8C', blush='C4707A')


def pan(outline_r, m, loc, pattern, n=192):
    """Round cake of powder with a pressed pattern; pattern(radius, angle) -> depth."""
    rings = []
    for j in range(41):
        r = outline_r * (1 - j / 40.2)
        edge = outline_r - r
        rings.append([(r * math.cos(a), r * math.sin(a), .012 * math.sqrt(min(1, edge / .03)) + pattern(r, a) * min(1, edge / .02))
                      for a in (math.tau * k / n for k in range(n))])
    loft(rings, m, angle=180, loc=loc)


def cake(c):
    return mat(c, .85, bump=.18, bscale=160, spec=.2, tone=.03, sheen=.2)


def casing(outline, h, m, top):
    """Half a case: outline(inset) pulled up by h, its upper edge rounded by `top`. The lower edge is sharp: under a
    round one lies a line of shadow too thin to be drawn cleanly."""
    turn = [math.pi / 2 * k / 6 for k in range(7)]
    rings = [(0, 0), *((top * (1 - math.cos(a)), h - top * (1 - math.sin(a))) for a in turn), (top + .004, h)]
    return loft([[(x, y, z) for x, y in outline(inset)] for inset, z in rings], m)


def mirror():
    """A mirror that also shows a bright room of its own, since the studio behind the camera is dark."""
    n = Nodes('mirror')
    v = n.n('SeparateXYZ', Vector=n.coords((1, 1, 1), rot=(0, 0, .5))).outputs[0]
    room = n.ramp(v, [(0., '8E9698'), (.25, 'DDE2E2'), (.34, 'C3C9CA'), (.8, '9AA2A4')])
    n.set(Base_Color='D0D4D4', Metallic=1., Roughness=.03, Emission=room, Emission_Strength=.42)
    return n.m


@kind('compact', ['powder', 'blush', 'palette'], views=('front', 'above', 'turned'), samples=12, behind_pale='C4B49C', size=.09, elev=30, fill=.76,
      turn=-14)
def compact(style, c, label):
    """Opened by 105 degrees: the lid stands behind with its mirror, the cakes lie in front."""
    # Gold more polished than this mirrors its own rims, and what guides the denoiser becomes grain.
    case, gold = mat(c, .16, clear=.8, var=.04), mat('gold', .32, 1., var=.02, tone=.02)
    if style == 'palette':
        w, d = 1.2, .72
        outline, hinge = lambda inset: rrect(w - 2 * inset, d - 2 * inset, .07 - .6 * inset), (-.45, .45)
        rim, inner, glass_ = .03, .05, .075
        shades = ('E9D6C4', 'C9A088', '9B6B5B', 'B88A7A', '6E4236', 'D8B56E', 'A8606A', '4A2E2A')
    else:
        round_ = style == 'powder'
        d, corner, n = (.96, .48, 24) if round_ else (.92, .2, 14)
        outline, hinge = lambda inset: rrect(d - 2 * inset, d - 2 * inset, corner - inset, n), (-.103, 0, .103)
        rim, inner, glass_ = .03, .05, .07
    casing(outline, .11, case, .025)
    prism(outline(rim), .009, gold, (0, 0, .103), r=0)
    prism(outline(inner), .009, case, (0, 0, .1045), r=0)
    if style == 'palette':
        for k, shade in enumerate(shades):
            x, y = (k % 4 - 1.5) * .272, (.5 - k // 4) * .295
            prism(rrect(.25, .27, .03), .006, mat('2A2A2C', .5), (x, y, .1195), r=.002)
            prism(rrect(.235, .255, .025), .016, cake(shade) if k not in (0, 5) else mat(shade, .35, .4, bump=.2, bscale=120), (x, y, .12),
                  r=.007)
    else:
        r = .375
        lathe([(r - .02, .112), (r + .018, .112), (r + .016, .126, .004), (r - .01, .127)], gold)
        tone = cake(POWDER[style])
        if style == 'powder':  # petals round a middle
            pan(r, tone, (0, 0, .118),
                lambda q, a: .014 * abs(math.cos(6 * a)) ** .6 * math.sin(math.pi * (q - .07) / .25) if .07 < q < .32 else .004 * (q < .05))
        else:  # quilting
            pan(r, tone, (0, 0, .118), lambda q, a: -.007 * max(abs(math.sin(24 * q * math.cos(a + b))) for b in (.8, -.8)) ** 12)
    lid = [casing(outline, .07, case, .022), prism(outline(rim), .006, gold, (0, 0, .0655), r=0),
           prism(outline(inner), .006, case, (0, 0, .067), r=0), prism(outline(glass_), .006, mirror(), (0, 0, .0685), r=0)]
    for o in lid:
        o.location.y = d / 2
    group(lid, (0, d / 2 + .02, .13), (72, 0, 0))
    for x in hinge:
        lathe([(0, -.05), (.03, -.05, .004), (.03, .05, .004), (0, .05)], gold, (x, d / 2 + .012, .12), (0, 90, 0), steps=32)
    box(.14, .02, .04, gold, (0, -d / 2 - .006, .05), r=.006)
