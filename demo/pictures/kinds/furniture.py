"""Furniture."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('armchair', ['classic'], turn=30, elev=12, fill=.78)
def armchair(style, c, label):
    f = fabric(c, 27, strength=.4, tone=.16, sheen=.4, knit=True)
    w = wood('oak', axis=2)

    def pad(sx, sy, sz, loc, rot=(0, 0, 0), r=.07, puff=.0):
        me = bpy.data.meshes.new('pad')
        bm = bmesh.new()
        bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=4, profile=.6, affect='EDGES')
        bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=3, use_grid_fill=True)
        for v in bm.verts:
            x, y, z = (2 * v.co.x / sx, 2 * v.co.y / sy, 2 * v.co.z / sz)
            for i, (a, b2, s) in enumerate(((y, z, sx), (x, z, sy), (x, y, sz))):
                v.co[i] *= 1 + puff * max(0, 1 - a * a) * max(0, 1 - b2 * b2) * min(.25 / s, 1.2)
        bm.to_mesh(me)
        bm.free()
        o = obj('pad', me, f, loc, rot)
        subsurf(o, 1)
        rumple(o, .012, .16)
        return o
    pad(.62, .62, .17, (0, -.03, .40), puff=.35, r=.06)
    pad(.66, .66, .14, (0, .0, .27), r=.05)
    pad(.62, .19, .56, (0, .27, .66), (-13, 0, 0), puff=.35, r=.07)
    pad(.70, .11, .66, (0, .37, .56), (-11, 0, 0), r=.05)
    for s in (-1, 1):
        pad(.12, .74, .36, (s * .375, .0, .39), (0, s * 3, 0), r=.055, puff=.12)
    for x in (-1, 1):
        for y in (-1, 1):
            t, b = Vector((x * .29, y * .27 + .02, .24)), Vector((x * .35, y * .33 + .02, 0))
            o = lathe([(0, 0), (.016, 0, .004), (.03, .25), (0, .25)], w, steps=40)
            o.location = b
            o.rotation_euler = (t - b).to_track_quat('Z', 'Y').to_euler()


@kind('stool', ['round'], turn=22, elev=14, fill=.78)
def stool(style, c, label):
    w, w2 = wood('oak', axis=0, scale=.45, rough=.4), wood('oak', axis=2)
    seat = lathe([(0, .70), (.15, .702), (.30, .725, .05), (.345, .73, .02), (.355, .71, .02), (.34, .675, .03), (.0, .665)], w, steps=128)
    seat.scale = (1.12, .95, 1)
    for i in range(4):
        a = math.radians(45 + 90 * i)
        t, b = Vector((.2 * math.cos(a), .19 * math.sin(a), .69)), Vector((.34 * math.cos(a), .31 * math.sin(a), .0))
        o = lathe([(0, 0), (.022, 0, .006), (.037, .45, .3), (.03, .69), (0, .69)], w2, steps=48)
        o.location = b
        o.rotation_euler = (t - b).to_track_quat('Z', 'Y').to_euler()
    for z, k in ((.25, 0), (.25, 2), (.36, 1), (.36, 3)):
        p = []
        for j in (k, k + 1):
            a = math.radians(45 + 90 * j)
            t = z / .69
            p.append(Vector(((.34 * (1 - t) + .2 * t) * math.cos(a), (.31 * (1 - t) + .19 * t) * math.sin(a), z)))
        o = lathe([(0, 0), (.012, 0), (.018, (p[1] - p[0]).length / 2, .2), (.012, (p[1] - p[0]).length), (0, (p[1] - p[0]).length)], w2, steps=32)
        o.location = p[0]
        o.rotation_euler = (p[1] - p[0]).to_track_quat('Z', 'Y').to_euler()


@kind('table', ['dining'], turn=30, elev=14, fill=.82)
def table(style, c, label):
    w, w2 = wood('walnut', axis=0, scale=.9, rough=.4), wood('walnut', axis=2)
    prism(rrect(1.5, .85, .14, 12), .045, w, (0, 0, .70), r=.018, seg=5)
    box(1.15, .03, .075, w, (0, -.33, .63), r=.008)
    box(1.15, .03, .075, w, (0, .33, .63), r=.008)
    box(.03, .62, .075, wood('walnut', axis=1), (-.6, 0, .63), r=.008)
    box(.03, .62, .075, wood('walnut', axis=1), (.6, 0, .63), r=.008)
    for x in (-1, 1):
        for y in (-1, 1):
            t, b = Vector((x * .6, y * .33, .70)), Vector((x * .68, y * .38, 0))
            o = lathe([(0, 0), (.021, 0, .004), (.024, .1), (.045, .6, .1), (.045, .69), (0, .69)], w2, steps=48)
            o.location = b
            o.rotation_euler = (t - b).to_track_quat('Z', 'Y').to_euler()
            lathe([(0, 0), (.022, 0, .003), (.0255, .09), (0, .09)], mat('brass', .25, 1.), b, tuple(math.degrees(x) for x in o.rotation_euler), steps=48)
