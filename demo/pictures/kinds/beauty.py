"""Beauty."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('cream', ['pot'], elev=20, fill=.68)
def cream(style, c, label):
    lathe([(0, .0), (.40, .0, .05), (.46, .06, .06), (.46, .40, .05), (.41, .435, .02), (.38, .44)], mat('F3E6DB', .16, clear=1., sss=.12, var=.04), steps=128, seg=10)
    lathe([(.40, .41), (.432, .447, .004), (.437, .452, .01), (.437, .61, .02), (.415, .625, .012), (.0, .622)], mat(c, .28, var=.05, clear=.2), steps=128)
    lathe([(.436, .447, .001), (.442, .449, .003), (.442, .463, .003), (.436, .466)], mat('gold', .2, 1.), steps=128)
    p = Paper(1000, 380, 'F3E6DB')
    p.text('კალათა', 60, 110, 'walnut').text('DAY CREAM  ·  ROSEHIP', 215, 42, 'clay', 'Noto Sans:medium').text('50 ml', 290, 40, 'charcoal', 'Noto Sans')
    arc_label(.4605, .1, .345, 74, picture(p.image('F3E6DB'), .4, clear=.6))


@kind('perfume', ['square'], elev=10, turn=-18, fill=.72)
def perfume(style, c, label):
    g = glass('FBFAF8', tint_shadow=.3)
    prism(rrect(.62, .3, .07), .74, g, r=.045, seg=5)
    prism(rrect(.52, .2, .04), .56, liquid({'blush': 'FBE0D4', 'sage': 'E6EED2'}[c], 1.38), (0, 0, .07), r=.03)
    lathe([(0, .742), (.1, .742), (.103, .746, .004), (.103, .80, .008), (.0, .80)], mat('gold', .16, 1., var=.04))
    lathe([(0, .805), (.135, .805, .006), (.138, .82, .01), (.138, 1.04, .02), (.12, 1.052, .01), (0, 1.052)], wood('walnut', axis=2, rough=.35, clear=.3))
    p = Paper(800, 520, 'F4F0E8')
    p.rect(16, 16, 783, 503, 'brass', 3).text('მზე', 60, 190, 'walnut').text('EAU DE PARFUM', 300, 54, 'charcoal').text('50 ml', 390, 46, 'charcoal')
    sheet(.34, .22, picture(p.image(), .5), (0, -.1525, .36))
