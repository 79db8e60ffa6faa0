"""Plants, garden and tools."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('plant', ['leafy'], elev=9, fill=.8)
def plant(style, c, label):
    random.seed(5)
    pot = mat(c, .75, bump=.25, bscale=45, tone=.12, var=.1)
    lathe([(0, 0), (.2, 0, .02), (.23, .03, .02), (.285, .42, .0), (.31, .425, .01), (.318, .52, .015), (.295, .525, .01), (.285, .46), (0, .45)], pot)
    lathe([(0, .475), (.14, .48), (.287, .465)], mat('3A2A20', .95, bump=1., bscale=30))
    n = Nodes('leaf')
    v = n.coords(space='UV')
    w = n.n('TexWave', {'bands_direction': 'Y'}, Vector=v, Scale=5., Distortion=1.)
    mid = n.n('TexGradient', {'gradient_type': 'LINEAR'}, Vector=v)
    col = n.ramp(w.outputs['Fac'], [(.3, (.028, .11, .035)), (.8, (.05, .17, .05))])
    n.set(Base_Color=col, Roughness=.32, Specular=.5, Normal=n.bump(w.outputs['Fac'], .25, .02))
    stem = mat('5F7A3E', .5)
    for i in range(17):
        az = i * 2.4 + random.uniform(-.2, .2)
        lean = random.uniform(.15, .55) + .35 * (i / 17)
        h = random.uniform(.62, .85) * (1.1 - .45 * i / 17)
        base = Vector((.05 * math.cos(az), .05 * math.sin(az), .46))
        tip = base + Vector((math.cos(az) * lean * .75, math.sin(az) * lean * .75, h))
        midp = base.lerp(tip, .5) + Vector((-math.cos(az) * .05, -math.sin(az) * .05, .05))
        tube([base, midp, tip], .009, stem, radii=[1.3, 1, .6])
        L, W = random.uniform(.34, .46), random.uniform(.12, .16)
        d = Vector((math.cos(az), math.sin(az), 0))
        s = Vector((-math.sin(az), math.cos(az), 0))
        verts, faces, uvs = [], [], []
        NU, NV = 14, 6
        for u in range(NU + 1):
            t = u / NU
            wd = W * math.sin(math.pi * min(1, t * .93 + .02)) ** .8 * (1.15 - .45 * t)
            cen = tip + d * L * t * .85 + Vector((0, 0, L * (.35 * t - .75 * t * t)))
            for k in range(NV + 1):
                q = k / NV * 2 - 1
                verts.append(cen + s * wd * q + Vector((0, 0, abs(q) ** 1.3 * wd * .45 + .012 * math.sin(t * 16 + q * 2))))
                uvs.append((q * .5 + .5, t))
        for u in range(NU):
            for k in range(NV):
                p0 = u * (NV + 1) + k
                faces.append((p0, p0 + 1, p0 + NV + 2, p0 + NV + 1))
        me = bpy.data.meshes.new('leaf')
        me.from_pydata([tuple(x) for x in verts], [], faces)
        lay = me.uv_layers.new()
        for pl in me.polygons:
            for li, vi in zip(pl.loop_indices, pl.vertices):
                lay.data[li].uv = uvs[vi]
        o = obj('leaf', me, n.m)
        so = o.modifiers.new('th', 'SOLIDIFY')
        so.thickness = .006
        subsurf(o, 1)
