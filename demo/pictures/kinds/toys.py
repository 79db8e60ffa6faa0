"""Toys."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('toycar', ['car'], elev=15, turn=-36, fill=.76)
def toycar(style, c, label):
    w = wood('E2BE8C', axis=0, rough=.5)
    paint = mat(c, .32, clear=.4, tone=.05)
    prism(fillet([(-.5, .0, .06), (.5, .0, .08), (.52, .2, .1), (.28, .24, .06), (-.48, .24, .1)], True, 8), .40, w, (0, .2, .11), (90, 0, 0), r=.03, seg=5)
    prism(fillet([(-.36, .0, .02), (.24, .0, .03), (.12, .21, .08), (-.27, .21, .1)], True, 8), .34, paint, (0, .17, .34), (90, 0, 0), r=.035, seg=5)
    win = mat('EDE3D0', .3, clear=.4)
    for s in (-1, 1):
        for pts in ([(-.25, .05, .02), (-.07, .05, .015), (-.07, .15, .015), (-.21, .15, .03)], [(-.03, .05, .015), (.165, .05, .02), (.095, .15, .03), (-.03, .15, .015)]):
            prism(fillet(pts, True, 5), .01, win, (0, s * .168 + .005, .34), (90, 0, 0), r=.004)
        for x in (-.29, .30):
            o = [lathe([(0, 0), (.10, 0), (.145, .01, .02), (.145, .085, .02), (.10, .095), (0, .095)], wood('walnut', axis=0), steps=96),
                 lathe([(0, .09), (.07, .094), (.075, .108, .012), (.03, .115, .01), (0, .116)], paint, steps=64),
                 lathe([(0, .11), (.022, .112), (.02, .128, .01), (0, .13)], w, steps=48)]
            group(o, (x, s * .165, .145), (90 if s < 0 else -90, 0, 0))
        ball(.035, mat('honey', .3, clear=.5), (.505, s * .12, .23), (.5, 1, 1))
    for x, y, z, col, rt in ((-.30, -.55, 0, 'teal', 18), (-.06, -.62, 0, 'honey', -12)):
        box(.19, .19, .19, mat(col, .4, clear=.25), (x, y, z), (0, 0, rt), r=.018)
    box(.19, .19, .19, w, (-.185, -.585, .19), (0, 0, 32), r=.018)
