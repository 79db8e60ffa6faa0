"""Drinks."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('wine', ['bordeaux'], elev=7, fill=.82)
def wine(style, c, label):
    g = glass('F4E3C4', tint_shadow=.6)
    lathe([(0, .03), (.10, .015, .03), (.15, 0, .01), (.165, .0, .03), (.17, .06, .02), (.17, .78, .16), (.062, 1.02, .12), (.058, 1.28), (.066, 1.285, .008),
           (.066, 1.33, .01), (.05, 1.33, .006), (.046, 1.26), (.05, 1.02, .12), (.157, .775, .15), (.157, .07, .03), (.1, .045, .03), (0, .055)], g, steps=128)
    lathe([(0, .056), (.1, .047, .03), (.1565, .072, .03), (.1565, .775, .15), (.0495, 1.02, .12), (.047, 1.10), (0, 1.10)],
          liquid('EDB45E', 1.34), steps=128)
    cap = mat('wine', .32, .35, bump=.08, bscale=30)
    lathe([(.0605, 1.07), (.0622, 1.07, .002), (.061, 1.27, .005), (.069, 1.283, .008), (.069, 1.333, .01), (.05, 1.337, .006), (0, 1.336)], cap)
    p = Paper(900, 760)
    p.rect(28, 28, 871, 731, 'brass', 3).rect(44, 44, 855, 715, 'brass', 1)
    p.text('კალათა', 95, 62, 'walnut').line(340, 190, 560, 190, 'brass', 2)
    p.text('ქისი', 225, 170, 'wine').text('QVEVRI  ·  KISI', 462, 46, 'walnut')
    p.text('ქარვისფერი ღვინო', 540, 54, 'amber').text('2023', 630, 56, 'charcoal')
    arc_label(.1712, .2, .52, 126, picture(p.image(), .55, bump=.2))
