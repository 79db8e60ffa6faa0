"""Soft toys."""
import math
from mathutils import Vector
from studio import *
from kinds.registry import kind


def plush(c, dark=.8):
    n = Nodes('plush')
    v = n.coords()
    z = n.noise(v, 26., 4., .6)
    fine = n.noise(v, 90., 3., .6)
    t = tuple(x ** .8 for x in rgb(c))  # strands shade each other, so the wool itself is paler
    col = n.ramp(z.outputs['Fac'], [(.3, tuple(x * dark for x in t)), (.68, tuple(min(1, x * 1.08) for x in t))])
    nap = n.bump(fine.outputs['Fac'], .5, .01, n.bump(z.outputs['Fac'], .6, .02))
    n.set(Base_Color=col, Roughness=.95, Sheen=.6, Specular=.15, Normal=nap)
    return n.m


def furry(o, length=.03, count=9000, seed=1):
    """Short dense pile, so that the outline is soft."""
    m = o.modifiers.new('fur', 'PARTICLE_SYSTEM')
    p = m.particle_system.settings
    m.particle_system.seed = seed
    p.type, p.count, p.hair_length, p.hair_step = 'HAIR', count, length, 2
    p.factor_random, p.brownian_factor = .003, .004
    p.root_radius, p.tip_radius, p.radius_scale = .3, .08, .012
    p.child_type = 'NONE'
    p.display_step = p.render_step = 2
    p.use_modifier_stack = False
    return o


def stitched(points, m, r=.006):
    tube(points, r, m, res=6)


@kind('teddy', ['bear', 'rabbit'], views=('front', 'turned', 'close'), size=.32, turn=14, elev=9, fill=.76,
      by_style={'rabbit': dict(elev=8)})
def teddy(style, c, label):
    fur = plush({'honey': 'BE9150', 'blush': 'DFB9AB', 'cream': 'EBDFC9'}.get(c, c))
    fair = dict(cream='F3EBDC', honey='EBD3A4', blush='EED5CB', graphite='A9A8A6', sky='D5E2E6')
    pale = plush(fair.get(c, 'F1EADD'), .9)
    eye, thread = mat('17110D', .08, clear=1.), mat('2B1D15', .6)
    bear = style == 'bear'
    part = lambda r, at, s, rot=(0, 0, 0), m=fur, n=3000, L=.02: furry(ball(r, m, at, s, rot, sub=4), L, n)
    part(.30, (0, .02, .30), (1, .88, 1.08), n=5500)
    if bear:
        part(.2, (0, -.135, .3), (.92, .72, 1.), m=pale, n=3500, L=.014)
    head = Vector((0, -.02, .78))
    part(.27, head, (1.06 if bear else .98, .93, .95 if bear else 1.), n=6000)
    for s in (-1, 1):
        part(.115, (s * .30, -.12, .44), (.85, .85, 1.9), (28, s * -34, s * 8))
        part(.13, (s * .235, -.34, .115), (.9, 1.75, .9), (-6, 0, s * 20), n=6000)
        foot = Vector((s * .305, -.53, .13))
        part(.135, foot, (.92, .58, 1.08), (-10, 0, s * 20))
        pad = ball(.088, pale, foot + Vector((s * .024, -.068, .0)), (.92, .22, 1.1), (-10, 0, s * 20), sub=4)
        furry(pad, .01, 1500)
        if bear:
            part(.115, head + Vector((s * .225, .03, .2)), (1, .5, 1), (0, s * 18, s * 6))
            furry(ball(.072, pale, head + Vector((s * .222, -.024, .195)), (1, .3, 1), (0, s * 18, s * 6), sub=4), .01, 1200)
        else:
            long_ear(s, head, fur, pale)
        e = head + Vector((s * .1, -.247 if bear else -.24, .05))
        ball(.034, eye, e, (1, .75, 1.1))
    muzzle = head + Vector((0, -.21, -.065))
    if bear:
        part(.125, muzzle, (1.08, .72, .84), m=pale, n=2500, L=.013)
        tip = muzzle + Vector((0, -.098, .04))
        ball(.036, mat('2B1D15', .5, bump=.2, bscale=150), tip, (1.25, .6, .85))
        stitched([tip + Vector((0, -.012, -.02)), tip + Vector((0, -.008, -.065))], thread)
        stitched([tip + Vector((-.05, .014, -.085)), tip + Vector((-.022, .0, -.083)), tip + Vector((0, -.008, -.065)),
                  tip + Vector((.022, 0, -.083)), tip + Vector((.05, .014, -.085))], thread)
    else:
        for s in (-1, 1):
            part(.078, muzzle + Vector((s * .045, -.015, -.01)), (1, .7, .85), m=pale, n=1500, L=.011)
        tip = muzzle + Vector((0, -.072, .038))
        ball(.024, mat('B96F6A', .5), tip, (1.3, .6, .85))
        stitched([tip + Vector((0, -.008, -.012)), tip + Vector((0, -.004, -.055))], thread, .005)
        part(.1, (0, .27, .16), (1, 1, 1), m=pale)
    ribbon(style, c)


def long_ear(s, head, fur, pale):
    """A lop ear: up from the head, folded over at one side."""
    path = [head + Vector(q) for q in ((s * .10, .03, .2), (s * .13, .03, .38), (s * .20, .0, .52), (s * .30, -.05, .53),
                                       (s * .36, -.09, .42), (s * .375, -.1, .30))]
    if s < 0:
        path = [head + Vector(q) for q in ((s * .10, .03, .2), (s * .125, .035, .36), (s * .155, .03, .52), (s * .17, .02, .62),
                                           (s * .18, .01, .70), (s * .185, .0, .75))]
    pts = [Vector(p) for p in spline([tuple(p) for p in path], 5)]
    turns = [2 * math.pi * q / 20 for q in range(20)]
    for m, wide, thick, lift, keep in ((fur, .095, .034, 0, 1.), (pale, .058, .012, .027, .9)):
        rings = []
        for i, p in enumerate(pts):
            t = i / (len(pts) - 1)
            d = (pts[min(len(pts) - 1, i + 1)] - pts[max(0, i - 1)]).normalized()
            front = Vector((0, -1, 0)) - d * Vector((0, -1, 0)).dot(d)
            front.normalize()
            side = d.cross(front)
            k = (math.sin(math.pi * min(1, .2 + .8 * t)) ** .6 if t < .98 else .2) * keep + .02
            rings.append([p + front * (lift + thick * math.sin(a)) + side * wide * k * math.cos(a) for a in turns])
        furry(loft(rings, m, angle=180), .017 if lift == 0 else .01, 3500 if lift == 0 else 1800)


def ribbon(style, c):
    silk = mat({'honey': 'wine', 'cream': 'teal', 'blush': 'sage', 'graphite': 'mustard', 'sky': 'navy'}.get(c, 'wine'), .38, sheen=.5,
               tone=.06)
    z, y = .545, -.255
    ring = [(.2 * math.cos(a), .175 * math.sin(a) - .03, z + .012 * math.sin(a)) for a in [2 * math.pi * k / 24 for k in range(24)]]
    tube(ring, .03, silk, cyclic=True, flat=(.014, .05))
    for s in (-1, 1):
        loop, tail = [], []
        for i in range(17):
            a = 2 * math.pi * i / 16
            w = .022 + .034 * (.5 - .5 * math.cos(a))
            p = Vector((s * (.085 - .085 * math.cos(a)), y - .02 - .016 * math.sin(a), z + .012 * (1 - math.cos(a))))
            loop.append([p + Vector((0, 0, w * q)) + Vector((0, -.012 * (1 - q * q), 0)) for q in (-1, -.5, 0, .5, 1)])
        for i in range(9):
            t = i / 8
            p = Vector((s * (.01 + .10 * t), y - .015 - .025 * math.sin(t * 2.6), z - .15 * t))
            w = .016 + .022 * t
            tail.append([p + Vector((w * q, 0, s * w * q * .55 + (.016 * (1 - abs(q)) if i == 8 else 0))) for q in (-1, -.5, 0, .5, 1)])
        for rows in (loop, tail):
            o = loft(rows, silk, closed=False, angle=180)
            o.modifiers.new('th', 'SOLIDIFY').thickness = .006
    ball(.034, silk, (0, y - .03, z), (.9, .7, 1), sub=3)
