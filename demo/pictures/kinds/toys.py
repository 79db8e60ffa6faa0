"""Wooden toys."""
import math
from studio import *
from kinds.registry import kind

MAPLE = ('E2BE8C', 'B98B55')


def maple(axis=0, scale=1.):
    return wood(*MAPLE, axis, scale, .5)


def wheel(x, y, s, paint, r=.145, width=.095):
    """A wooden wheel at the side s (-1 or 1) of a toy, with a painted hub and a peg."""
    k = r / .145
    o = [lathe([(0, 0), (.10 * k, 0), (r, .01, .02), (r, width - .01, .02), (.10 * k, width), (0, width)], wood('walnut', axis=0),
               steps=96),
         lathe([(0, width - .005), (.07 * k, width - .001), (.075 * k, width + .013, .012), (.03 * k, width + .02, .01),
                (0, width + .021)], paint, steps=64),
         lathe([(0, width), (.022 * k, width + .017), (.02 * k, width + .033, .01), (0, width + .035)], maple(), steps=48)]
    group(o, (x, s * y, r), (90 if s < 0 else -90, 0, 0))


def side_view(outline, width, m, z=0., r=.03):
    """An outline in XZ as a block of that width across Y."""
    return prism(fillet(outline, True, 8), width, m, (0, width / 2, z), (90, 0, 0), r=r, seg=5)


@kind('toycar', ['car', 'truck'], views=('front', 'right', 'above'), size=.22, elev=15, turn=-36, fill=.76,
      by_style={'truck': dict(fill=.78)})
def toycar(style, c, label):
    paint, lamp, win = mat(c, .32, clear=.4, tone=.02), mat('honey', .3, clear=.5), mat('EDE3D0', .3, clear=.4)
    if style == 'car':
        side_view([(-.5, .0, .06), (.5, .0, .08), (.52, .2, .1), (.28, .24, .06), (-.48, .24, .1)], .40, maple(), .11)
        side_view([(-.36, .0, .02), (.24, .0, .03), (.12, .21, .08), (-.27, .21, .1)], .34, paint, .34, .035)
        for s in (-1, 1):
            for pts in ([(-.25, .05, .02), (-.07, .05, .015), (-.07, .15, .015), (-.21, .15, .03)],
                        [(-.03, .05, .015), (.165, .05, .02), (.095, .15, .03), (-.03, .15, .015)]):
                prism(fillet(pts, True, 5), .01, win, (0, s * .168 + .005, .34), (90, 0, 0), r=.004)
            for x in (-.29, .30):
                wheel(x, .165, s, paint)
            ball(.035, lamp, (.505, s * .12, .23), (.5, 1, 1))
        return
    box(1.16, .3, .07, maple(), (-.02, 0, .13), r=.02)
    side_view([(.16, .0, .03), (.54, .0, .05), (.555, .2, .05), (.44, .235, .04), (.385, .44, .06), (.16, .44, .05)], .38, paint, .19)
    for s in (-1, 1):
        prism(fillet([(.22, .24, .015), (.405, .24, .02), (.36, .37, .03), (.22, .37, .015)], True, 5), .01, win,
              (0, s * .188 + .005, .19), (90, 0, 0), r=.004)
        ball(.036, lamp, (.553, s * .115, .29), (.5, 1, 1))
        wheel(.35, .155, s, paint, .13)
        for x in (-.14, -.43):
            wheel(x, .155, s, paint, .13)
    tray = maple()
    box(.70, .40, .03, tray, (-.25, 0, .245), r=.008)
    for s in (-1, 1):
        box(.70, .028, .15, tray, (-.25, s * .19, .26), r=.01)
        box(.028, .38, .15, maple(1), (-.25 + s * .336, 0, .26), r=.01)
    load = ((-.42, -.09, .275, 8, 'honey'), (-.42, .09, .275, -6, 'sage'), (-.23, -.085, .275, -10, 'clay' if c == 'teal' else 'teal'),
            (-.23, .095, .275, 5, 'blush'), (-.32, 0, .435, 22, 'cream'))
    for x, y, z, lean, col in load:
        box(.158, .158, .158, mat(col, .4, clear=.25, tone=.02), (x, y, z), (0, 0, lean), r=.016)
    box(.15, .15, .15, maple(2), (-.05, -.06, .275), (0, 0, 12), r=.016)


MIXED = ('B3352B', 'D9941F', '1D5257', '97A68A', '22324F', 'C77F5A')
PASTEL = ('D6A596', 'E8CF96', '8FB0BC', 'A9C7B4', 'A79BB8', 'E6D8BF')


def stamp(s, shape, m):
    """A flat mark on all four upright faces of a cube of side s, as loose pieces for its group."""
    def arc(r, degrees, x=0):
        return [(x + r * math.cos(math.radians(q)), r * math.sin(math.radians(q))) for q in degrees]
    turns = [k * math.pi / 16 for k in range(32)]
    outlines = dict(
        disc=arc(.3, range(0, 360, 12)),
        star=[((.36, .17)[k % 2] * math.sin(k * math.pi / 5), (.36, .17)[k % 2] * math.cos(k * math.pi / 5)) for k in range(10)],
        hill=[(-.33, -.24), (.33, -.24), (0, .3)],
        heart=[(.336 * math.sin(t) ** 3,
                .021 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) + .03) for t in turns],
        moon=arc(.32, range(50, 311, 13)) + arc(.265, range(290, 69, -13), .11))
    o = []
    for k in range(4):
        a = math.radians(90 * k)
        o.append(prism([(x * s, y * s) for x, y in outlines[shape]], .004, m, (s / 2 * math.sin(a), -s / 2 * math.cos(a), s / 2),
                       (90, 0, 90 * k), r=0))
    return o


@kind('blocks', ['cubes', 'tower'], views=('front', 'above', 'close'), size=.24, turn=0, elev=14, fill=.76,
      by_style={'tower': dict(elev=10, fill=.74)})
def blocks(style, c, label):
    tones = [mat(q, .36, clear=.3, tone=.015, var=.04) for q in (MIXED if c == 'mixed' else PASTEL)]
    if style == 'tower':
        lathe([(0, 0), (.3, 0, .015), (.335, .01, .02), (.335, .055, .02), (.3, .065, .02), (0, .065)], maple(), steps=96)
        z = .066
        for k, m in enumerate(tones):
            R, h = .315 - .034 * k, .132 - .004 * k
            bulge = lambda q: R - h / 2 + h / 2 * math.cos(math.radians(q)) ** .8
            rim = [(bulge(q), z + h / 2 + h / 2 * math.sin(math.radians(q))) for q in range(-80, 81, 10)]
            o = lathe([(.055, z + .008), (.075, z + .001, .008), (R - .045, z, .02), *rim,
                       (R - .045, z + h, .02), (.075, z + h - .001, .008), (.055, z + h - .008)], m, steps=96, angle=50)
            o.location = (.006 * math.sin(k * 2.1), .006 * math.cos(k * 1.7), 0)
            z += h + .001
        lathe([(0, z - .03), (.05, z - .03), (.05, z + .012), (.04, z + .02)], maple(2), steps=48)
        return ball(.092, maple(2), (0, 0, z + .088))
    s = .3
    natural = [maple(0), maple(1), maple(2)]
    shapes = ('star', 'disc', 'hill', 'heart', 'moon', 'star')
    layout = ((-.33, .02, 0, 10), (.01, -.04, 0, -6), (.35, .03, 0, 14), (-.15, .03, s + .001, 22), (.20, .0, s + .001, -12),
              (.02, .01, 2 * s + .002, 30))
    for k, (x, y, z, a) in enumerate(layout):
        base, mark = (natural[k % 3], tones[k]) if k % 2 else (tones[k], mat('F1EADD', .5))
        group([box(s, s, s, base, r=.022, seg=5)] + stamp(s, shapes[k], mark), (x, y, z), (0, 0, a))
    gate = [(-.105 * math.cos(math.radians(q)), .105 * math.sin(math.radians(q)) + .03) for q in range(0, 181, 12)]
    arch = [(-.2, 0, .01), (-.105, 0, .005), *gate, (.105, 0, .005), (.2, 0, .01), (.2, .2, .02), (-.2, .2, .02)]
    prism(fillet(arch, True, 4), .15, tones[3], (-.38, -.32, 0), (90, 0, 24), r=.012)
    lathe([(0, 0), (.075, 0, .012), (.075, .24, .012), (0, .24)], tones[1], (.33, -.36, .0755), (90, 0, 62), steps=64)
