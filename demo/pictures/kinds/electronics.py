"""Electronics."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('phone', ['plain'], elev=8, turn=0, fill=.76)
def phone(style, c, label):
    def body(front):
        fr = brushed('steel', .2, 2, 50) if c != 'blush' else mat('D9B59F', .22, 1.)
        ob = [prism(rrect(.71, 1.47, .115, 14), .07, fr, r=.022, seg=6)]
        if front:
            ob.append(prism(rrect(.69, 1.45, .106, 14), .004, mat('black', .06, clear=1.), (0, 0, .0685), r=.002))
            im = wallpaper(680, 1440, c if c == 'teal' else 'clay')
            me = bpy.data.meshes.new('scr')
            o2 = rrect(.655, 1.415, .09, 14)
            me.from_pydata([(x, y, 0) for x, y in o2], [], [list(range(len(o2)))])
            lay = me.uv_layers.new()
            for li, vi in zip(me.polygons[0].loop_indices, me.polygons[0].vertices):
                lay.data[li].uv = (o2[vi][0] / .655 + .5, o2[vi][1] / 1.415 + .5)
            ob.append(obj('scr', me, screen(im, .9), (0, 0, .0728)))
            ob.append(lathe([(0, 0), (.018, 0), (.018, .0008), (0, .0008)], mat('black', .1), (0, .645, .0732), steps=32))
        else:
            back = mat(c, .22, clear=.5, var=.03, tone=.03)
            ob.append(prism(rrect(.685, 1.445, .105, 14), .004, back, (0, 0, .0685), r=.002))
            ob.append(prism(rrect(.30, .30, .085, 12), .022, mat(c, .15, clear=.8, tone=.02), (-.17, .54, .07), r=.012))
            for x, y in ((-.235, .605), (-.235, .475), (-.105, .605)):
                ob.append(lathe([(.0, 0), (.052, 0), (.055, .016, .006), (.046, .018, .003), (.044, .012)], fr, (x, y, .09), steps=64))
                ob.append(lathe([(0, .013), (.044, .013)], mat('black', .03, clear=1., spec=.9), (x, y, .09), steps=64))
                ob.append(ball(.018, mat('1B2440', .05, clear=1.), (x, y, .096), (1, 1, .35)))
            ob.append(lathe([(0, 0), (.018, 0), (.018, .004), (0, .004)], mat('F7EED8', .3, emit=.3), (-.105, .475, .09), steps=32))
        for y, L in ((.3, .12), (.12, .12)):
            ob.append(box(.012, L, .022, fr, (-.358, y, .024), r=.005))
        return ob
    group(body(False), (-.26, .26, .735), (90 - 7, 0, -14))
    group(body(True), (.25, -.12, .735), (90 - 7, 0, 10))


@kind('laptop', ['slim'], elev=17, turn=-26, fill=.82)
def laptop(style, c, label):
    al = mat('C4C6C9', .34, .9, var=.04, bump=.05, bscale=300)
    W, D = 1.5, 1.02
    prism(rrect(W, D, .07, 10), .05, al, r=.014)
    keys, dk = mat('26272A', .5, var=.05), mat('17181A', .6)
    rows = [13, 13, 13, 12, 11]
    prism(rrect(1.26, .43, .02), .002, dk, (0, .2, .0493), r=0)
    for j, n in enumerate(rows):
        wd = 1.24 / n
        for i in range(n):
            prism(rrect(wd - .012, .07, .012, 3), .008, keys, (-.62 + wd * (i + .5), .37 - j * .083, .05), r=.003, seg=2)
    prism(rrect(.5, .30, .03, 6), .002, mat('B4B6B9', .3, .8, var=.03), (0, -.27, .0492), r=.001)
    ob = [prism(rrect(W, 1.0, .07, 10), .026, al, (0, .5, -.026), r=.01), prism(rrect(W - .03, .97, .06, 10), .002, mat('black', .08, clear=.6), (0, .5, -.0005), r=0)]
    me = bpy.data.meshes.new('scr')
    me.from_pydata([(-.71, .055, .0022), (.71, .055, .0022), (.71, .955, .0022), (-.71, .955, .0022)], [], [(0, 1, 2, 3)])
    lay = me.uv_layers.new()
    for li, u in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        lay.data[li].uv = u
    ob.append(obj('scr', me, screen(wallpaper(1420, 900, 'teal', False), .95)))
    group(ob, (0, .5, .062), (180 - 108 + 0, 0, 0))
    tube([(-.5, .505, .045), (.5, .505, .045)], .022, dk, poly=True)


@kind('headphones', ['over'], elev=8, turn=-38, fill=.76)
def headphones(style, c, label):
    shell = mat(c, .32, var=.05, clear=.15)
    le = leather({'ivory': 'leather', 'charcoal': 'charcoal'}[c], 55, .5, .3)
    st = brushed('brass' if c == 'ivory' else 'steel', .2, 2, 50)
    fab = fabric('charcoal', 150)
    R, H = .42, .56
    arc = [(R * math.cos(math.radians(a)), 0, H + R * 1.08 * math.sin(math.radians(a))) for a in range(-4, 185, 6)]
    # padded band: loft with a soft section
    rings = []
    for i, p in enumerate(arc):
        a = math.radians(-4 + 6 * i)
        n = Vector((math.cos(a), 0, math.sin(a)))
        t = min(1, i / 4, (len(arc) - 1 - i) / 4)
        w, th = .07 + .035 * t, .022 + .02 * t
        rings.append([tuple(Vector(p) + Vector((0, w * math.cos(q), 0)) + n * th * math.sin(q)) for q in [math.radians(x * 18) for x in range(20)]])
    loft(rings, le, sub=1)
    for s in (-1, 1):
        prism(rrect(.062, .16, .03), .05, st, (s * .418, 0, .535), (0, s * -3, 0), r=.008)
        e = [lathe([(0, .13), (.16, .13, .03), (.235, .10, .05), (.262, .04, .03), (.262, .0, .01), (.0, 0)], shell, steps=96),
             lathe([(.15, .128), (.155, .134, .002), (.162, .134, .002), (.165, .128)], st, steps=96),
             lathe([(.10, .0), (.20, .0), (.262, -.01, .02), (.265, -.06, .05), (.235, -.105, .05), (.16, -.10, .04), (.14, -.06, .02), (.13, -.02)], le, steps=96),
             lathe([(0, -.015), (.16, -.015)], fab, steps=48)]
        g = group(e, (s * .405, 0, .285), (0, s * 90 + (s * 4), 0))
        g.scale = (1.12, .92, 1)


@kind('speaker', ['round'], elev=17, fill=.7)
def speaker(style, c, label):
    f = fabric(c, 24, strength=.8, tone=.3)
    lathe([(0, .01), (.36, .01, .02), (.39, .0, .01), (.41, .03, .02), (.41, .05)], mat('charcoal', .6))
    prof = spline([(.408, .04), (.45, .12), (.475, .3), (.46, .55), (.42, .78), (.395, .86)])
    lathe(prof, f, steps=128, angle=180)
    lathe([(.394, .855), (.40, .875, .02), (.375, .895, .02), (.36, .893, .004), (.35, .886, .004), (0, .884)], mat('ivory' if c != 'charcoal' else 'black', .35, clear=.3), steps=128)
    lathe([(.352, .8865), (.358, .892, .002), (.364, .8925)], mat('FFE2B0', .4, emit=3.), steps=128)
    ic = mat('graphite', .5)
    box(.1, .014, .003, ic, (-.2, 0, .884), r=.001)
    box(.1, .014, .003, ic, (.2, 0, .884), r=.001)
    box(.014, .1, .0031, ic, (.2, 0, .884), r=.001)
    lathe([(.03, .884), (.034, .887), (.04, .887), (.044, .884)], ic)
    lathe([(0, .884), (.012, .887), (0, .888)], ic)
