"""Lanterns: panes in a metal frame round a lit candle."""
import math
import bpy
from studio import *
from kinds.registry import kind


def candle(r, h, z):
    wax = mat('EFE2C6', .45, tone=.02)
    lathe([(0, z), (r, z, .006), (r, z + h, .012), (r * .86, z + h + .004, .006), (r * .6, z + h - .012), (0, z + h - .016)], wax, steps=64)
    tube([(0, 0, z + h - .02), (.002, 0, z + h + .02), (.006, 0, z + h + .032)], .004, mat('1C1612', .9))
    flame = lathe([(0, 0)] + spline([(.006, .004), (.017, .03), (.012, .062), (.003, .09)], 6) + [(0, .096)],
                  mat('FFC568', .5, emit=9., tone=0.), (.005, 0, z + h + .012), steps=32, angle=180)
    flame.visible_shadow = False
    l = bpy.data.lights.new('flame', 'POINT')
    l.energy, l.color, l.shadow_soft_size = 1.4, (1, .68, .36), .04
    o = obj('flame', l, None, (0, 0, z + h + .1))
    o.visible_camera = o.visible_glossy = o.visible_transmission = False


def handle(m, x, z, h, thick):
    arc = [(x * math.cos(math.radians(a)), 0, z + h * math.sin(math.radians(a))) for a in range(0, 181, 15)]
    tube(arc, thick, m)


@kind('lantern', ['square', 'round'], views=('front', 'turned', 'close'), samples=24, size=.35, elev=9, fill=.76,
      by_style={'square': dict(turn=28), 'round': dict(turn=14)})
def lantern(style, c, label):
    m = mat('brass', .27, 1., var=.05) if c == 'brass' else mat('D6D0C5' if c == 'white' else c, .42, clear=.15, var=.04, tone=.015)
    br = mat('brass', .25, 1.) if c != 'brass' else m
    pane = glass('F4F7F4', tint_shadow=.3)
    if style == 'square':
        w, z0, z1 = .4, .05, .62
        prism(rrect(w + .07, w + .07, .02, 4), .035, m, (0, 0, .015), r=.008)
        for x in (-1, 1):
            for y in (-1, 1):
                lathe([(0, 0), (.02, 0, .004), (.024, .02), (0, .02)], m, (x * .19, y * .19, 0), steps=32)
                box(.03, .03, z1 - z0, m, (x * (w / 2 - .015), y * (w / 2 - .015), z0), r=.005)
        for k in range(4):
            rot = (0, 0, 90 * k)
            a = math.radians(90 * k)
            at = lambda d, z: (d * math.sin(a), -d * math.cos(a), z)
            box(w - .04, .02, .022, m, at(w / 2 - .014, z0), rot, r=.004)
            box(w - .04, .02, .022, m, at(w / 2 - .014, z1 - .022), rot, r=.004)
            box(.012, .012, z1 - z0, m, at(w / 2 - .012, z0), rot, r=.003)
            box(w - .05, .005, z1 - z0 - .03, pane, at(w / 2 - .022, z0 + .015), rot, r=.001, seg=1)
        rings = [[(x * k, y * k, z) for x, y in rrect(w + .09, w + .09, .018, 4)]
                 for k, z in ((.88, z1 - .002), (.985, z1), (1, z1 + .006), (1, z1 + .018), (.985, z1 + .024), (.9, z1 + .045),
                              (.7, z1 + .11), (.42, z1 + .19), (.34, z1 + .205), (.3, z1 + .208))]
        loft(rings, m, angle=30)
        box(.1, .1, .06, m, (0, 0, z1 + .2), r=.008)
        prism(rrect(.15, .15, .02, 4), .016, m, (0, 0, z1 + .255), r=.006)
        lathe([(0, 0), (.028, 0, .004), (.02, .03, .01), (0, .034)], br, (0, 0, z1 + .268), steps=40)
        tube([(.075 * math.cos(t), 0, z1 + .355 + .075 * math.sin(t)) for t in [math.radians(q * 15) for q in range(24)]], .01, br,
             cyclic=True)
        lathe([(0, 0), (.009, 0), (.009, .016), (.014, .02, .003), (.014, .03, .004), (0, .03)], br, (.14, -w / 2 + .012, .33), (90, 0, 0),
              steps=32)
        return candle(.095, .22, z0)
    lathe([(0, 0), (.25, 0, .012), (.262, .02, .012), (.25, .04, .012), (.215, .045, .01), (.2, .085, .02), (.0, .09)], m, steps=96)
    glassy = spline([(.17, .085), (.198, .16), (.21, .3), (.195, .44), (.16, .53)], 8)
    lathe(glassy + [(r - .006, z) for r, z in glassy[::-1]], pane, steps=128, angle=70)
    lathe([(.0, .655), (.11, .64, .02), (.135, .6, .02), (.2, .565, .03), (.215, .545, .008), (.205, .53, .008), (.16, .525), (0, .525)],
          m, steps=96)
    lathe([(.06, .64), (.06, .69, .01), (.085, .7, .008), (.08, .72, .01), (.02, .745, .02), (0, .747)], m, steps=64)
    for k in range(6):
        a = math.radians(60 * k)
        lathe([(0, 0), (.014, 0), (.014, .004), (0, .004)], mat('15110E', .9), (.0605 * math.cos(a), .0605 * math.sin(a), .668),
              (90, 0, 60 * k + 90), steps=24)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        d = lambda r, z: (r * math.cos(a), r * math.sin(a), z)
        tube([d(.225, .03), d(.232, .12), d(.236, .3), d(.226, .46), d(.2, .55)], .009, m)
    for z, r in ((.19, .234), (.41, .23)):
        tube([(r * math.cos(q * math.pi / 24), r * math.sin(q * math.pi / 24), z) for q in range(48)], .006, m, cyclic=True, res=2)
    handle(br, .215, .56, .42, .0095)
    for s in (-1, 1):
        turned((s * .19, 0, .56), (s * .232, 0, .56), [(.018, 0, .004), (.018, 1, .006)], br, steps=32)
    wood_grip = [(.07 * t, 0, .98 - .02 * t * t) for t in (-1, -.5, 0, .5, 1)]
    tube(wood_grip, .019, wood('oak', axis=0), radii=[.8, 1, 1.05, 1, .8])
    candle(.075, .15, .088)
