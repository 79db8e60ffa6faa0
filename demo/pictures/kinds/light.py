"""Lamps."""
import math
import bpy
from mathutils import Vector
from studio import *
from kinds.registry import kind

BRASS = dict(color='brass', rough=.25, metal=1.)


def bulb(r, loc, strength=5., watts=0., below=0.):
    """A glowing bulb; what it throws into its shade comes from a point light a little below it."""
    ball(r, mat('FFF1D6', .3, emit=strength), loc)
    if watts:
        l = bpy.data.lights.new('bulb', 'POINT')
        l.energy, l.color, l.shadow_soft_size = watts, (1, .8, .55), r
        obj('bulb', l, None, Vector(loc) - Vector((0, 0, below)))


@kind('pendant', ['dome', 'cone', 'globe'], views=('front', 'above', 'low'), samples=18, behind_pale='C4B49C',
      size=.45, elev=3, hang=.35, fill=.78)
def pendant(style, c, label):
    m, inn, br = mat(c, .5, var=.02, tone=.008), mat('F3E7D2', .45), mat(**BRASS)
    if c in METALS:  # beaten from one sheet, bright on both sides
        m = inn = hammered(c)
        br = mat(c, .22, 1.)
    if style == 'dome':
        dome = [(.5, .0), (.495, .1), (.45, .25), (.34, .38), (.2, .46), (.1, .49)]
        lathe([(.5, 0)] + spline(dome)[1:] + [(.0, .5)], m, steps=128, angle=180)
        lathe(spline([(.492, .0), (.485, .1), (.44, .245), (.33, .37), (.19, .45), (.0, .48)]), inn, steps=128, angle=180)
        lathe([(.5, 0), (.502, -.004, .003), (.49, -.004, .003), (.491, 0)], br, steps=128)
        bulb(.1, (0, 0, .14), watts=4, below=.14)
        cap = .48
    elif style == 'cone':
        shape = [(.47, .0, .0), (.476, .03, .012), (.46, .06, .02), (.17, .33, .1), (.125, .42, .05), (.12, .55, .02), (.08, .565)]
        lathe(shape + [(0, .57)], m, steps=128, angle=60)
        lathe([(.462, .0), (.467, .03, .01), (.45, .057, .02), (.16, .325, .1), (.115, .41), (0, .41)], inn, steps=128)
        lathe([(.47, 0), (.472, -.006, .003), (.46, -.006, .003), (.462, 0)], br, steps=128)
        lathe([(.121, .44), (.1245, .444, .002), (.1245, .462, .002), (.121, .466)], br, steps=96)
        bulb(.08, (0, 0, .1), watts=4, below=.1)
        cap = .555
    else:
        n = Nodes('opal')
        facing = n.n('LayerWeight', Blend=.35).outputs['Facing']
        n.set(Base_Color='EFD9B4', Roughness=.25, Clearcoat=.6, Emission=n.ramp(facing, [(0., (1., .8, .52)), (.9, (.62, .36, .16))]),
              Emission_Strength=.42)
        lathe([(0, .0)] + [(.42 * math.sin(math.radians(a)), .42 - .42 * math.cos(math.radians(a))) for a in range(4, 109, 4)], n.m,
              steps=128, angle=180)
        lathe([(.427 * math.sin(math.radians(a)), .42 - .427 * math.cos(math.radians(a))) for a in range(98, 173, 3)] + [(.05, .845)], m,
              steps=128, angle=180)
        lathe([(.4215, .473), (.431, .474, .003), (.431, .49, .003), (.4215, .491)], br, steps=128)
        cap = .835
    at = lambda p: [(q[0], q[1] - .48 + cap, *q[2:]) for q in p]
    lathe(at([(.11, .48), (.115, .495, .01), (.07, .52, .02), (.055, .60, .015), (.025, .63, .01), (.015, .66)]), br)
    cord = mat('charcoal', .8)
    tube([(0, 0, cap + .16), (0, 0, cap + .45)], .011, cord)
    tube([(0, 0, cap + .45), (0, 0, cap + 2.2)], .011, cord).name = 'noframe'


@kind('lamp', ['arm', 'mushroom'], views=('front', 'right', 'close'), samples=18, behind_pale='C4B49C', size=.5, elev=10, turn=0,
      fill=.76, by_style={'mushroom': dict(fill=.7, turn=20, elev=6)})
def lamp(style, c, label):
    m = mat(c, .36, clear=.25, var=.03, tone=.012)
    br = mat('brass', .24, 1., var=.08)
    cord = mat('charcoal', .6)
    if style == 'arm':
        lathe([(0, 0), (.24, 0, .008), (.25, .02, .015), (.24, .045, .015), (.03, .052, .01), (.026, .09), (0, .09)], m, (-.12, 0, 0))
        a, b, d = Vector((-.12, 0, .08)), Vector((-.34, 0, .62)), Vector((.12, 0, 1.05))
        for y in (-.022, .022):
            tube([a + Vector((0, y, 0)), b + Vector((0, y, 0))], .012, br, poly=True)
            tube([b + Vector((0, y, 0)), d + Vector((0, y, 0))], .012, br, poly=True)
        for p in (a, b, d):
            lathe([(0, -.05), (.036, -.05, .008), (.036, .05, .008), (0, .05)], m, p, (90, 0, 0), steps=48)
            lathe([(0, -.057), (.018, -.057, .004), (.018, .057, .004), (0, .057)], br, p, (90, 0, 0), steps=48)
        shade = [(.035, .22, .01), (.06, .2, .02), (.075, .1, .03), (.2, -.12, .0), (.203, -.124, .002), (.196, -.122), (.07, .08, .03),
                 (0, .1)]
        lathe([(0, .22)] + shade, m, d + Vector((.07, 0, -.06)), (0, -38, 0), steps=96)
        lathe([(.19, -.11), (.066, .075, .03), (0, .095)], mat('F7EFDF', .5), d + Vector((.07, 0, -.06)), (0, -38, 0))
        bulb(.06, d + Vector((.07 + .02, 0, -.08)), 6.)
        cable = [(-.3, .12, .02), (-.42, .16, .009), (-.62, .08, .009), (-.85, .16, .009), (-1.2, .5, .009), (-1.8, .55, .009),
                 (-2.6, .7, .009)]
    else:
        lathe([(0, 0), (.25, 0, .008), (.262, .02, .02), (.2, .06, .08), (.075, .12, .12), (.06, .3, .1), (.06, .62), (0, .62)], m,
              steps=96)
        dome = spline([(.40, .50), (.405, .56), (.36, .72), (.25, .83), (.12, .885)], 8)
        lathe([(.39, .495), (.398, .492, .004)] + dome + [(0, .9)], m, steps=128, angle=70)
        lathe([(.39, .495)] + spline([(.392, .52), (.35, .71), (.24, .815), (.1, .865)], 6) + [(0, .87)], mat('FBEBD0', .5), steps=128,
              angle=70)
        lathe([(0, .895), (.02, .895, .003), (.022, .91, .006), (.012, .925, .006), (0, .927)], br, steps=48)
        lathe([(.0605, .56), (.066, .563, .002), (.066, .578, .002), (.0605, .581)], br, steps=64)
        bulb(.055, (0, 0, .66), 4., 5., .02)
        cable = [(.2, .1, .02), (.3, .08, .009), (.48, -.12, .009), (.75, -.28, .009), (1.1, -.68, .009), (1.7, -1.1, .009),
                 (2.6, -1.8, .009)]
    tube(cable, .009, cord).name = 'noframe'


@kind('floorlamp', ['arc', 'tripod'], views=('front', 'turned', 'low'), samples=18, size=1.6, elev=7, fill=.8,
      by_style={'tripod': dict(turn=20)})
def floorlamp(style, c, label):
    """Brass, black and cream name the metal; the tripod's legs and its linen shade follow it."""
    m = mat(**BRASS) if c == 'brass' else mat('D6C4A2' if c == 'cream' else c, .42, clear=.15, var=.03, tone=.01)
    br = mat(**BRASS)
    if style == 'arc':
        n = Nodes('marble')
        v = n.coords((1, 1, 1.4))
        veins = n.noise(v, 5., 6., .6, 1.6)
        n.set(Base_Color=n.ramp(veins.outputs['Fac'], [(.42, (.55, .53, .5)), (.5, (.86, .84, .8)),
                                                       (.6, (.9, .89, .86))] if c != 'cream' else
                                [(.4, (.02, .02, .02)), (.54, (.035, .034, .033)), (.6, (.2, .19, .18))]), Roughness=.22, Clearcoat=.3)
        lathe([(0, 0), (.19, 0, .008), (.195, .02, .01), (.195, .065, .014), (.18, .08, .012), (0, .08)], n.m, (-.42, 0, 0), steps=96)
        lathe([(0, .08), (.03, .08), (.03, .1, .008), (.018, .115, .006), (.0165, .2)], br if c != 'brass' else m, (-.42, 0, 0), steps=48)
        arc = [(-.42, 0, .1), (-.425, 0, .5), (-.41, 0, .9), (-.33, 0, 1.25), (-.16, 0, 1.47), (.06, 0, 1.53), (.26, 0, 1.44),
               (.36, 0, 1.3)]
        tube(arc, .0125, m, res=16)
        top = 1.3
        turned((.36, 0, top + .02), (.36, 0, top - .1), [(.012, 0), (.022, .2, .004), (.03, .8, .01), (.034, 1)], br)
        dome = [(r, top - .32 + z) for r, z in [(.2, .0), (.203, .02), (.185, .11), (.13, .19), (.05, .23)]]
        lathe([(.195, top - .322), (.2, top - .323)] + spline(dome, 6) + [(0, top - .085)], m, (.36, 0, 0), steps=96, angle=180)
        lathe(spline([(.196, top - .32), (.178, top - .21), (.124, top - .135), (.04, top - .1), (0, top - .098)], 6), mat('F7ECD8', .5),
              (.36, 0, 0), steps=96, angle=180)
        return bulb(.05, (.36, 0, top - .25), 4., 3., .03)
    w = timber({'brass': 'walnut', 'black': 'black', 'cream': 'oak'}[c], axis=2)
    for i in range(3):
        a = math.radians(90 + 120 * i)
        d = Vector((math.cos(a), math.sin(a), 0))
        turned(d * .36, d * .035 + Vector((0, 0, 1.08)), [(.0135, 0, .004), (.021, .7, .3), (.0185, 1, .004)], w, steps=48)
        tube([d * (.36 + (.035 - .36) * .62) + Vector((0, 0, .67)), (0, 0, .69)], .006, m)
    lathe([(0, .675), (.02, .675, .004), (.02, .705, .004), (0, .705)], m, steps=40)
    lathe([(0, 1.0), (.05, 1.0, .006), (.068, 1.02, .01), (.068, 1.075, .01), (.05, 1.09, .008), (.016, 1.095), (.016, 1.17), (0, 1.17)],
          m, steps=64)
    linen = fabric({'brass': 'D6C5A6', 'black': '262627', 'cream': 'DCCDB2'}[c], 26, strength=.2, tone=.06, sheen=.1)
    if c != 'black':
        linen.node_tree.nodes['Principled BSDF'].inputs['Emission'].default_value = (1, .83, .6, 1)
        linen.node_tree.nodes['Principled BSDF'].inputs['Emission Strength'].default_value = .14
    lathe([(.262, 1.12), (.267, 1.118, .002), (.268, 1.125), (.205, 1.485), (.2, 1.49, .002), (.197, 1.486), (.262, 1.12)], linen, steps=96)
    trim = fabric({'brass': 'B79B6A', 'black': '1A1A1B', 'cream': 'D8C6A4'}[c], 26, strength=.2, tone=.05)
    for r, z in ((.2655, 1.122), (.201, 1.487)):
        tube([(r * math.cos(k * math.pi / 24), r * math.sin(k * math.pi / 24), z) for k in range(48)], .0055, trim, cyclic=True, res=2)
    bulb(.05, (0, 0, 1.25), 5., 5., .0)
    tube([(0, 0, 1.17), (0, 0, 1.22)], .016, m)
