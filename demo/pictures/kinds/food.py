"""Food."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('churchkhela', ['rack'], elev=5, turn=-14, fill=.8)
def churchkhela(style, c, label):
    w = wood('walnut', axis=0, scale=1.2)
    box(1.1, .34, .035, w, (0, 0, 0), r=.01)
    for x in (-.53, .53):
        lathe([(0, .03), (.022, .03), (.018, .6, .3), (.02, 1.16), (.0, 1.165)], wood('walnut', axis=2), (x, 0, 0), steps=48)
    tube([(-.57, 0, 1.14), (.57, 0, 1.14)], .019, w, poly=True)

    def must(col, dust):
        n = Nodes('must')
        v = n.coords()
        z = n.noise(v, 5., 5., .6)
        z2 = n.noise(v, 30., 4., .6)
        cc = rgb(col)
        base = n.ramp(z.outputs['Fac'], [(.3, tuple(x * .6 for x in cc)), (.7, tuple(min(1, x * 1.3) for x in cc))])
        bl = n.ramp(z2.outputs['Fac'], [(.5, 0.), (.72, dust)])
        mixc = n.n('MixRGB', Fac=bl, Color1=base, Color2='E9D8C4')
        n.set(Base_Color=mixc.outputs[0], Roughness=n.span(z2.outputs['Fac'], .22, .62), Subsurface=.12, Subsurface_Color=col, Subsurface_Radius=(.05, .02, .01),
              Clearcoat=.25, Clearcoat_Roughness=.3, Normal=n.bump(z2.outputs['Fac'], .25, .01))
        return n.m
    random.seed(8)
    thread = mat('cream', .9)
    for i, (x, col, dust) in enumerate(((-.34, '5A1420', .3), (-.115, 'A8641E', .25), (.115, '3B1512', .35), (.34, '7E2A1C', .25))):
        m, o = must(col, dust), []
        top, z = .92 - .03 * (i % 2), 0
        z = top
        while z > .2 + .03 * (i % 3):
            r = random.uniform(.066, .094) * (.75 + .3 * min(1, (top - z) * 6))
            o.append(ball(r, m, (x + random.uniform(-.02, .02), random.uniform(-.02, .02), z), (1, random.uniform(.75, 1), random.uniform(.8, 1.1)), (random.uniform(-30, 30), random.uniform(-30, 30), random.uniform(0, 180)), sub=4))
            z -= r * random.uniform(.85, 1.1)
        o.append(ball(.03, m, (x, 0, z + .0), (1, 1, 1.8), sub=3))
        bpy.ops.object.select_all(action='DESELECT')
        for q in o:
            q.select_set(True)
        bpy.context.view_layer.objects.active = o[0]
        bpy.ops.object.join()
        j = bpy.context.view_layer.objects.active
        rm = j.modifiers.new('re', 'REMESH')
        rm.mode, rm.voxel_size, rm.use_smooth_shade = 'VOXEL', .008, True
        sm = j.modifiers.new('sm', 'SMOOTH')
        sm.iterations, sm.factor = 7, .6
        rumple(j, .022, .05)
        tube([(x, 0, top + .04), (x + .004, 0, 1.05), (x, 0, 1.13)], .006, thread)
        tube([(x - .012, -.021, 1.13), (x, -.026, 1.15), (x + .01, -.0, 1.168), (x + .01, .024, 1.14), (x, .0, 1.112), (x - .012, -.021, 1.13)], .007, thread)
