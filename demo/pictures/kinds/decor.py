"""Vases, pots, candles, clocks, frames."""
import math
from studio import *
from kinds.registry import kind
from kinds.tableware import banded, glaze

METALS = dict(brass=dict(rough=.24, metal=1., var=.04), black=dict(rough=.42), white=dict(rough=.4))


def casing(c, axis=0, scale=.7):
    """What frames and clocks are cased in: timber, lacquer or brass."""
    return mat(c, **METALS[c]) if c in METALS else timber(c, axis, scale, .38)


@kind('vase', ['glass', 'ceramic', 'amphora'], views=('front', 'above', 'close'), samples=24, size=.3, elev=11, fill=.76)
def vase(style, c, label):
    if style == 'ceramic':
        wind = lambda a, z: 1 + .022 * math.cos(22 * a + 4 * z) * min(1, max(0, z - .03) * 8) * min(1, max(0, .86 - z) * 5)
        vessel(spline([(.2, .0), (.25, .02), (.37, .16), (.425, .36), (.38, .57), (.25, .74), (.145, .86), (.13, .96), (.165, 1.04),
                       (.195, 1.06)]), .03,
               glaze(c, .6, .0), None, .07, steps=264, flute=wind)
        return
    if style == 'amphora':
        m = banded(1.2, [(0, 'C08A5C', .85), (.34, c, .3)], .05, .4)
        lathe([(0, .02), (.15, .02), (.16, 0, .008), (.2, .0, .01), (.205, .03, .015), (.15, .07, .03), (.13, .10)], m)
        vessel(spline([(.12, .09), (.16, .12), (.29, .34), (.355, .58), (.33, .77), (.22, .90), (.125, .98), (.115, 1.10), (.14, 1.17),
                       (.17, 1.19)]), .028, m, None, .2, steps=128)
        for s in (0, 180):
            ear((.125, 1.08), (.27, .85), .17, m, .042, .026, .08, 1.5, rot=(0, 0, s))
        return
    g = glass({'sage': 'DDE8DC', 'amber': 'F2CF95', 'sky': 'D3E4EC', 'rose': 'F0D2D3'}[c])
    rib = lambda a, z: 1 + .03 * math.cos(16 * a) * min(1, max(0, z - .04) * 5) * min(1, max(0, 1.02 - z) * 7)
    outer = spline([(.2, .012), (.275, .1), (.335, .3), (.345, .48), (.29, .7), (.2, .87), (.165, .96), (.19, 1.05), (.235, 1.1)])
    inner = spline([(.228, 1.103), (.18, 1.05), (.148, .96), (.183, .865), (.27, .69), (.322, .48), (.312, .3), (.25, .12), (.15, .075),
                    (0, .07)])
    lathe([(0, .004), (.17, 0), (.19, .003)] + outer + inner, g, steps=240, flute=rib, angle=180)


@kind('pot', ['round', 'square'], views=('front', 'above', 'low'), size=.18, elev=17, turn=-25, fill=.74)
def pot(style, c, label):
    m, inner = glaze(c, .62, .0, .0), mat('B5673F', .9, bump=.3, bscale=60)
    if style == 'round':
        vessel(spline([(.37, .0), (.40, .015), (.50, .06), (.515, .085)]), .03, m, None, .03)
        vessel(fillet([(.30, .035), (.32, .035, .02), (.42, .66, .0), (.425, .67), (.46, .675, .012), (.475, .83)]), .045, m, inner, .10,
               steps=128)
        return

    def tier(w, r, z):
        return [(x, y, z) for x, y in rrect(w, w, r, 8)]
    loft([tier(.70, .10, .0), tier(.72, .11, .015), tier(.80, .12, .065), tier(.80, .12, .075), tier(.785, .11, .08), tier(.77, .10, .075),
          tier(.72, .09, .04), tier(.5, .09, .03)], m)
    loft([tier(.56, .07, .03), tier(.575, .08, .038), tier(.735, .11, .82), tier(.737, .11, .832), tier(.725, .105, .842),
          tier(.685, .09, .842), tier(.672, .085, .832)], m, cap=False)
    loft([tier(.673, .085, .834), tier(.668, .085, .80), tier(.55, .06, .12), tier(.50, .05, .10), tier(.02, .005, .10)], inner, cap=False)


FLAME = [(0, 0), (.016, .012), (.027, .04), (.024, .075), (.011, .12), (0, .165)]


def wick(z, r=1., loc=(0, 0), wax='cream'):
    """Lit wick on wax at height z."""
    x, y = loc
    tube([(x, y, z - .02), (x + .002, y, z + .03), (x + .008, y, z + .06)], .008, mat('2A211B', .9))
    lathe([(q * 1.1, h) for q, h in spline(FLAME, 6)], mat('FFB451', .5, emit=7.), (x + .006, y, z + .035), steps=24)


def wax(c, top, lit=.12):
    """Wax that glows a little under its flame."""
    n = Nodes('wax')
    v = n.coords()
    z = n.noise(v, 5., 4.)
    h = n.n('MapRange', Value=n.n('SeparateXYZ', Vector=v).outputs[2], _1=top - .3, _2=top).outputs[0]
    cc = rgb(c)
    n.set(Base_Color=n.ramp(z.outputs['Fac'], [(.3, tuple(x * .93 for x in cc)), (.7, tuple(min(1, x * 1.06) for x in cc))]),
          Roughness=.42, Specular=.4,
          Emission=blend(c, 'FFB56A', .35), Emission_Strength=n.ramp(h, [(.1, 0.), (1., lit)]), Normal=n.bump(z.outputs['Fac'], .08, .02))
    return n.m


@kind('candle', ['jar', 'pillars'], views=('front', 'above', 'close'), size=.1, elev=12, fill=.7,
      by_style={'pillars': dict(fill=.78, elev=14)})
def candle(style, c, label):
    if style == 'pillars':
        lathe([(0, .01), (.50, .01), (.53, .0, .01), (.56, .03, .012), (.55, .045, .01), (.52, .028, .01), (0, .026)],
              mat('brass', .26, 1.), steps=128)
        for x, y, r, h in ((-.20, .10, .185, 1.0), (.20, .14, .185, .72), (.03, -.22, .185, .46)):
            m = wax(c, h)
            lathe([(0, 0), (r - .008, 0, .006), (r, .01, .006), (r, h - .03, .0), (r - .002, h, .025), (r - .03, h, .02),
                   (r - .06, h - .03, .04), (0, h - .04)], m, (x, y, .026))
            wick(h - .014, loc=(x, y))
        return
    m = mat(c, .38, clear=.25, var=.06)
    vessel(fillet([(.36, .0), (.40, .0, .05), (.405, .06), (.41, .93)]), .03, m, mat(c, .3, clear=.3), .5, steps=128)
    lathe([(0, .80), (.30, .80, .1), (.381, .815)], wax('cream', .86, .25), steps=96)
    wick(.80)
    p = Paper(1000, 720, 'F6F0E3')
    tone = ink(c, 'walnut')
    p.rect(34, 34, 965, 685, tone, 4).fit(label.title, 180, 200, tone, width=.84)
    p.line(420, 425, 580, 425, 'brass', 4).fit(label.sub, 460, 88, 'charcoal', width=.8).fit(label.note, 580, 68, 'graphite', width=.8)
    for k in (-2, -1, 0, 1, 2):
        p.leaf(500, 170, 84 - 9 * abs(k), 90 - 32 * k, tone, .34)
    arc_label(.4115, .20, .69, 92, picture(p.image(), .7, bump=.2))


def dial(r, style, c='charcoal'):
    """Printed face of radius r, looking up, and its three hands at eight minutes past ten. -> objects"""
    n, ob = 1024, []
    p = Paper(n, n, 'F5F0E4')
    at = lambda deg, q: (512 + 512 * q * math.sin(math.radians(deg)), 512 - 512 * q * math.cos(math.radians(deg)))

    def bar(deg, q0, q1, w, col=c):
        s, k = math.cos(math.radians(deg)) * w, math.sin(math.radians(deg)) * w
        (x0, y0), (x1, y1) = at(deg, q0), at(deg, q1)
        p.poly([(x0 - s, y0 - k), (x0 + s, y0 + k), (x1 + s, y1 + k), (x1 - s, y1 - k)], col)
    for i in range(60):
        if i % 5:
            bar(i * 6, .90, .945, 2.5, 'graphite')
        elif style == 'bars' or (style == 'quarters' and i % 15):
            bar(i * 6, .80, .945, 11)
    for h in {'quarters': (12, 3, 6, 9), 'numerals': range(1, 13)}.get(style, ()):
        size = 150 if style == 'quarters' else 118
        x, y = at(h * 30, .76)
        p.text(str(h), int(y - size * .5), size, c, x=int(x - .3 * size * len(str(h))))
    ob.append(pane([(r * math.cos(a), r * math.sin(a)) for a in (2 * math.pi * k / 96 for k in range(96))],
                   picture(p.image(), .6, bump=.05)))
    dark = mat(c, .4)
    for deg, long_, w, z, m in ((304, .50, .026, .012, dark), (49, .78, .018, .022, dark), (200, .82, .005, .030, mat('clay', .4))):
        ob.append(prism([(-w * r, -.13 * r), (w * r, -.13 * r), (w * r * .6, long_ * r), (-w * r * .6, long_ * r)], .006, m,
                        (0, 0, z * r / .44), (0, 0, -deg), r=.002, seg=2))
    ob.append(lathe([(0, 0), (.045 * r, 0), (.045 * r, .09 * r, .006), (0, .094 * r)], mat('brass', .22, 1.), steps=48))
    return ob


@kind('clock', ['wall', 'square', 'table'], views=('front', 'right', 'close'), size=.32, elev=4, turn=-12, fill=.72,
      by_style={'table': dict(elev=9, turn=-22, fill=.74)})
def clock(style, c, label):
    w = casing(c)
    if style == 'wall':
        ob = [lathe([(0, 0), (.46, 0, .02), (.5, .02, .03), (.5, .12, .03), (.46, .135, .012), (.445, .12, .01), (.445, .06, .01),
                     (0, .058)], w, steps=160)]
        face = dial(.444, 'bars')
        group(ob + [group(face, (0, 0, .06))], (0, 0, .499), (90 - 4, 0, 0))
    elif style == 'square':
        out, rim = rrect(.94, .94, .10, 10), rrect(.80, .80, .05, 10)
        ob = [prism(out, .06, w, r=.014), slab([out, rim[::-1]], .12, w, .016), pane(rrect(.82, .82, .05), mat('F5F0E4', .6),
            (0, 0, .0605))]
        face = dial(.39, 'quarters')
        group(ob + [group(face, (0, 0, .062))], (0, 0, .469), (90 - 4, 0, 0))
    else:
        arch = [(-.42, 0), (.42, 0)] + [(.42 * math.cos(a), .46 + .42 * math.sin(a)) for a in (math.pi * k / 48 for k in range(49))]
        ob = [prism(arch, .26, w, r=.022)]
        brass = mat('brass' if c != 'brass' else 'walnut', .22, 1. if c != 'brass' else 0.)
        ob.append(lathe([(.315, .25), (.335, .262, .006), (.335, .285, .012), (.318, .292, .01), (.30, .272)], brass, (0, .45, 0),
                        steps=128))
        face = dial(.315, 'numerals')
        group(ob + [group(face, (0, .45, .264))], (0, .13, .04), (90, 0, 0))
        for x in (-.30, .30):
            for y in (-.08, .08):
                lathe([(0, 0), (.035, 0, .008), (.045, .04, .01), (0, .045)], brass, (x, y, 0), steps=32)


def art(which):
    """Abstract prints: sun over ridges, leaves, stones, arches."""
    p = Paper(900, 1200, 'F3EADB')
    if which == 0:
        p.ring(560, 400, 150, 'mustard', -1)
        for k, (col, y, amp) in enumerate((('blush', 560, 90), ('clay', 690, 110), ('sage', 830, 80), ('teal', 960, 90))):
            line = [(x, y - amp * math.sin(x / 900 * 5 + k * 1.9) - amp * .5 * math.sin(x / 900 * 11 + k)) for x in range(0, 901, 12)]
            p.poly([(0, 1200)] + line + [(900, 1200)], col)
    elif which == 1:
        p.ring(450, 520, 330, 'blush', -1).line(450, 1080, 450, 300, 'leaf', 8)
        for k in range(5):
            y = 980 - k * 150
            p.leaf(450, y, 300 - 22 * k, 38, 'leaf', .4).leaf(450, y - 60, 300 - 22 * k, 142, 'teal', .4)
        p.leaf(450, 330, 210, 90, 'leaf', .4)
    else:
        for r, col in ((380, 'clay'), (300, 'F3EADB'), (260, 'mustard'), (190, 'F3EADB'), (150, 'navy')):
            p.poly([(450 + r * math.cos(a), 620 - r * math.sin(a)) for a in (math.pi * k / 60 for k in range(61))] + [(450 - r, 1020),
                (450 + r, 1020)], col)
        p.rect(0, 1010, 900, 1200, 'F3EADB').ring(450, 1090, 34, 'clay', -1)
    return p.image()


def framed(w, h, which, c, face=.07, deep=.05, mount=.12):
    """Mitred frame round a mounted print, standing on z = 0, its front towards -Y. -> objects"""
    x, y, ob = w / 2, h / 2, []
    lay = {a: casing(c, a) for a in (0, 1)}
    for k, (a, b) in enumerate((((-x, -y), (x, -y)), ((x, -y), (x, y)), ((x, y), (-x, y)), ((-x, y), (-x, -y)))):
        inn = lambda p: (p[0] - math.copysign(face, p[0]), p[1] - math.copysign(face, p[1]))
        ob.append(prism([a, b, inn(b), inn(a)], deep, lay[k % 2], r=.006, seg=3))
    ob.append(prism([(-x + .01, -y + .01), (x - .01, -y + .01), (x - .01, y - .01), (-x + .01, y - .01)], deep * .5, mat('FAF7F0', .85),
                    r=.002))
    iw, ih = w - 2 * face - 2 * mount, h - 2 * face - 2 * mount
    ob.append(pane([(-iw / 2, -ih / 2), (iw / 2, -ih / 2), (iw / 2, ih / 2), (-iw / 2, ih / 2)], picture(art(which), .6, clear=.25),
                   (0, 0, deep * .5 + .001)))
    return ob


@kind('frame', ['single', 'trio'], views=('front', 'right', 'above'), behind_pale='C4B49C', size=.4, elev=5, turn=-16, fill=.76,
      by_style={'trio': dict(turn=-10, fill=.82)})
def frame(style, c, label):
    lean = 8

    def stand(w, h, which, x, y, turn, **kw):
        t = math.radians(lean)
        tilted = group(framed(w, h, which, c, **kw), (0, 0, h / 2 * math.cos(t) + .05 * math.sin(t)), (90 - lean, 0, 0))
        back = box(.12, .012, h * .62, mat('3A332C', .7), (0, h * .5 * math.sin(t) + .18, 0), (22, 0, 0), r=.004)
        group([tilted, back], (x, y, 0), (0, 0, turn))
    if style == 'single':
        stand(.80, 1.04, 0, 0, 0, 0, face=.06, mount=.10)
    else:
        stand(.74, .98, 0, -.28, .16, 4, face=.05, mount=.10)
        stand(.54, .70, 1, .38, .0, -7, face=.045, mount=.07)
        stand(.36, .46, 2, .02, -.30, 3, face=.038, mount=.04)
