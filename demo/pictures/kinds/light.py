"""Lamps and lanterns."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('pendant', ['dome'], elev=3, hang=.35, fill=.78)
def pendant(style, c, label):
    m = mat(c, .5, var=.05, tone=.02)
    inn = mat('F3E7D2', .45)
    dome = [(.5, .0), (.495, .1), (.45, .25), (.34, .38), (.2, .46), (.1, .49)]
    lathe([(.5, 0)] + spline(dome)[1:] + [(.0, .5)], m, steps=128, angle=180)
    lathe(spline([(.492, .0), (.485, .1), (.44, .245), (.33, .37), (.19, .45), (.0, .48)]), inn, steps=128, angle=180)
    lathe([(.5, 0), (.502, -.004, .003), (.49, -.004, .003), (.491, 0)], mat('brass', .25, 1.), steps=128)
    lathe([(.11, .48), (.115, .495, .01), (.07, .52, .02), (.055, .60, .015), (.025, .63, .01), (.015, .66)], mat('brass', .25, 1., var=.08))
    tube([(0, 0, .64), (0, 0, 1.0)], .011, mat('charcoal', .8))
    tube([(0, 0, 1.0), (0, 0, 2.6)], .011, mat('charcoal', .8)).name = 'noframe'
    ball(.1, mat('FFF1D6', .3, emit=5.), (0, 0, .14))
    lathe([(.05, .23), (.05, .4)], mat('brass', .3, 1.))
    l = bpy.data.lights.new('bulb', 'POINT')
    l.energy, l.color, l.shadow_soft_size = 4, (1, .8, .55), .1
    o = obj('bulb', l, None, (0, 0, .0))


@kind('lamp', ['arm'], elev=10, turn=0, fill=.76)
def lamp(style, c, label):
    m = mat(c, .38, clear=.25, var=.07)
    br = mat('brass', .24, 1., var=.08)
    lathe([(0, 0), (.24, 0, .008), (.25, .02, .015), (.24, .045, .015), (.03, .052, .01), (.026, .09), (0, .09)], m, (-.12, 0, 0))
    a, b, d = Vector((-.12, 0, .08)), Vector((-.34, 0, .62)), Vector((.12, 0, 1.05))
    for y in (-.022, .022):
        tube([a + Vector((0, y, 0)), b + Vector((0, y, 0))], .012, br, poly=True)
        tube([b + Vector((0, y, 0)), d + Vector((0, y, 0))], .012, br, poly=True)
    for p in (a, b, d):
        lathe([(0, -.05), (.036, -.05, .008), (.036, .05, .008), (0, .05)], m, p, (90, 0, 0), steps=48)
        lathe([(0, -.057), (.018, -.057, .004), (.018, .057, .004), (0, .057)], br, p, (90, 0, 0), steps=48)
    shade = [(.035, .22, .01), (.06, .2, .02), (.075, .1, .03), (.2, -.12, .0), (.203, -.124, .002), (.196, -.122), (.07, .08, .03), (0, .1)]
    lathe([(0, .22)] + shade, m, d + Vector((.07, 0, -.06)), (0, -38, 0), steps=96)
    lathe([(.19, -.11), (.066, .075, .03), (0, .095)], mat('F7EFDF', .5), d + Vector((.07, 0, -.06)), (0, -38, 0))
    ball(.06, mat('FFF1D6', .3, emit=6.), d + Vector((.07 + .02, 0, -.08)))
    cable = [(-.3, .12, .02), (-.42, .16, .009), (-.62, .08, .009), (-.85, .16, .009), (-1.2, .5, .009), (-1.8, .55, .009), (-2.6, .7, .009)]
    tube(cable, .009, mat('charcoal', .6)).name = 'noframe'
