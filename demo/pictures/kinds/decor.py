"""Vases, pots, clocks, frames, candles."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('vase', ['glass'], elev=11)
def vase(style, c, label):
    g = glass({'sage': 'DDE8DC', 'amber': 'F2CF95'}[c])
    rib = lambda a, z: 1 + .03 * math.cos(16 * a) * min(1, max(0, z - .04) * 5) * min(1, max(0, 1.02 - z) * 7)
    outer = spline([(.2, .012), (.275, .1), (.335, .3), (.345, .48), (.29, .7), (.2, .87), (.165, .96), (.19, 1.05), (.235, 1.1)])
    inner = spline([(.228, 1.103), (.18, 1.05), (.148, .96), (.183, .865), (.27, .69), (.322, .48), (.312, .3), (.25, .12), (.15, .075), (0, .07)])
    lathe([(0, .004), (.17, 0), (.19, .003)] + outer + inner, g, steps=240, flute=rib, angle=180)


@kind('clock', ['wall'], elev=4, turn=-12, fill=.7)
def clock(style, c, label):
    w = wood('walnut', axis=0, scale=1.4, rough=.35, clear=.2)
    face = mat('ivory', .6, bump=.05, bscale=120)
    br = mat('brass', .22, 1.)
    ob = [lathe([(0, 0), (.46, 0, .02), (.5, .02, .03), (.5, .12, .03), (.46, .135, .012), (.445, .12, .01), (.445, .06, .01), (0, .058)], w, steps=160),
          lathe([(0, .0585), (.444, .059), (.444, .0595), (0, .0625)], face, steps=128)]
    dk = mat(c, .4)
    for i in range(60):
        a = math.radians(i * 6)
        big = i % 5 == 0
        r = .385 if big else .41
        o = box(.012 if big else .004, .055 if big else .02, .006, dk if big else mat('graphite', .5), (r * math.sin(a), r * math.cos(a), .061), (0, 0, -i * 6), r=.0015, seg=2)
        ob.append(o)

    def hand(deg, L, wd, z, m):
        o = prism([(-wd, -.06), (wd, -.06), (wd * .55, L), (-wd * .55, L)], .006, m, (0, 0, z), (0, 0, -deg), r=.002, seg=3)
        ob.append(o)
    hand(305, .22, .013, .072, dk)
    hand(54, .335, .009, .082, dk)
    hand(200, .36, .0025, .09, mat('clay', .4))
    ob.append(lathe([(0, .06), (.02, .06), (.02, .1, .006), (0, .102)], br, steps=48))
    group(ob, (0, 0, .5), (90 - 4, 0, 0))
    box(.34, .2, .03, w, (0, .02, .0), r=.008)
    prism([(-.14, 0), (.14, 0), (.10, .05), (-.10, .05)], .14, w, (0, .1, .0), (90, 0, 0), r=.006)
