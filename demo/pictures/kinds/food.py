"""Sweets and nuts."""
import math, random
import bpy
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind

MUST = dict(grape=('5A1420', '43101A', '681C26', '3A1216'), amber=('A8641E', 'B87428', '96541A', 'AC6E2C'),
            walnut=('3B1A10', '4C2818', '30150D', '452418'), pink=('A84A48', 'B65C54', '96403E', 'AE524C'))


def must(col, dust):
    """Boiled grape must: glossy where it ran, bloomed with flour elsewhere."""
    n = Nodes('must')
    v = n.coords()
    z = n.noise(v, 5., 5., .6)
    z2 = n.noise(v, 30., 4., .6)
    cc = rgb(col)
    base = n.ramp(z.outputs['Fac'], [(.3, tuple(x * .6 for x in cc)), (.7, tuple(min(1, x * 1.3) for x in cc))])
    bloom = n.n('MixRGB', Fac=n.ramp(z2.outputs['Fac'], [(.5, 0.), (.72, dust)]), Color1=base, Color2='E9D8C4').outputs[0]
    n.set(Base_Color=bloom, Roughness=n.span(z2.outputs['Fac'], .22, .62), Emission=base, Emission_Strength=.05, Clearcoat=.25,
          Clearcoat_Roughness=.3,
          Normal=n.bump(z2.outputs['Fac'], .25, .01))
    return n.m


def strung(m, top, bottom, loc=(0, 0, 0), rot=(0, 0, 0), depth=1.):
    """One string of nuts dipped in must, hanging along Z from top to bottom; `random` decides its lumps."""
    o, z = [], top
    while z > bottom:
        r = random.uniform(.066, .094) * (.75 + .3 * min(1, (top - z) * 6))
        o.append(ball(r, m, (random.uniform(-.02, .02), random.uniform(-.02, .02) * depth, z),
                      (1, random.uniform(.75, 1), random.uniform(.8, 1.1)),
                      (random.uniform(-30, 30), random.uniform(-30, 30), random.uniform(0, 180)), sub=4))
        z -= r * random.uniform(.85, 1.1)
    o.append(ball(.03, m, (0, 0, top), (1, 1, 1.8), sub=3))
    bpy.ops.object.select_all(action='DESELECT')
    for q in o:
        q.select_set(True)
    bpy.context.view_layer.objects.active = o[0]
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    bpy.ops.object.join()
    j = bpy.context.view_layer.objects.active
    rm = j.modifiers.new('re', 'REMESH')
    rm.mode, rm.voxel_size, rm.use_smooth_shade = 'VOXEL', .008, True
    sm = j.modifiers.new('sm', 'SMOOTH')
    sm.iterations, sm.factor = 7, .6
    rumple(j, .022, .05)
    j.location, j.rotation_euler = loc, [math.radians(a) for a in rot]
    return j


@kind('churchkhela', ['rack', 'bundle'], views=('front', 'close', 'turned'), samples=12, size=.45, elev=5, turn=-14, fill=.8,
      by_style={'bundle': {'elev': 24, 'turn': -32, 'fill': .82}})
def churchkhela(style, c, label):
    random.seed(8)
    thread = mat('cream', .9)
    tones = [must(q, d) for q, d in zip(MUST[c], (.3, .25, .35, .25))]
    if style == 'rack':
        w = wood('walnut' if c != 'walnut' else 'oak', axis=0, scale=1.2)
        box(1.1, .34, .035, w, (0, 0, 0), r=.01)
        for x in (-.53, .53):
            turned((x, 0, .03), (x, 0, 1.165), [(.022, 0), (.018, .5, .3), (.02, 1, .004)], w)
        tube([(-.57, 0, 1.14), (.57, 0, 1.14)], .019, w, poly=True)
        for i, (x, m) in enumerate(zip((-.34, -.115, .115, .34), tones)):
            top = .92 - .03 * (i % 2)
            strung(m, top, .2 + .03 * (i % 3), (x, 0, 0))
            tube([(x, 0, top + .04), (x + .004, 0, 1.05), (x, 0, 1.13)], .006, thread)
            tube([(x - .012, -.021, 1.13), (x, -.026, 1.15), (x + .01, -.0, 1.168), (x + .01, .024, 1.14), (x, .0, 1.112),
                  (x - .012, -.021, 1.13)], .007, thread)
        return
    twine = mat('CDB391', .9, bump=.5, bscale=90)
    for m, y, z, turn in zip(tones, (-.105, .1, -.005), (.078, .078, .225), (2, -3, 1)):
        strung(m, .47, -.44, (0, y, z), (0, 90, turn), .6)
        a = math.radians(turn)
        tube([(.5 * math.cos(a), y + .5 * math.sin(a), z), (.54, y * 1.3, z - .02), (.57, y * 1.8 + .02, z * .5), (.59, y * 1.7 + .05, .02),
              (.56, y * 1.5 + .09, .008), (.53, y * 1.4 + .03, .02)], .006, thread)
    for x in (-.017, 0, .017):
        tube([(x, .21 * math.cos(a) * (1 - .22 * max(0, math.sin(a))), .15 + .185 * math.sin(a))
              for a in (math.tau * k / 24 for k in range(24))], .009, twine, cyclic=True)
    bow(twine, (0, -.06, .335), r=.009, size=1.2, rot=(-40, 0, 0))
    meat = Nodes('walnuts')
    v = meat.coords()
    z = meat.noise(v, 26., 4., .6, 1.2)
    meat.set(Base_Color=meat.ramp(z.outputs['Fac'], [(.38, '7A4A22'), (.5, 'D9B27C'), (.62, 'EBD3A6')]), Roughness=.7,
             Normal=meat.bump(z.outputs['Fac'], .5, .02))
    for k, (x, y, tilt, turn) in enumerate(((-.2, -.33, 0, 0), (-.02, -.36, 0, 40), (-.1, -.36, 32, 62))):
        skin = lathe([(0, 0), (.078, .004, .012), (.086, .03, .02), (.08, .062, .004), (.072, .0625)], tones[k], steps=72,
                     flute=lambda a, h, k=k: 1 + .1 * noise.noise(Vector((1.6 * math.cos(a), 1.6 * math.sin(a), k * 3.))))
        cut = lathe([(.0735, .0622), (.06, .0635), (0, .062)], meat.m, steps=72,
                    flute=lambda a, h, k=k: 1 + .1 * noise.noise(Vector((1.6 * math.cos(a), 1.6 * math.sin(a), k * 3.))))
        group([skin, cut], (x, y, .03 if tilt else 0), (tilt, 0, turn))


DARK, MILK, PALE = '3A1D12', '6E3E22', 'EAD7B4'
# Wrapped in these a bar is of milk chocolate, in pale ones of white, in all others dark.
WARM = ('amber', 'blush', 'brass', 'clay', 'copper', 'gold', 'honey', 'leather', 'mustard', 'oak', 'rose', 'sand')


def coating(c, rough=.3):
    return mat(c, rough, clear=.15, tone=.04, spec=.45)


def squares(nx, ny, s, h, m, loc, rot):
    """A piece of a bar: squares with sloping sides on a common base."""
    parts = [box(nx * s, ny * s, h * .45, m, (0, 0, 0), r=.008)]
    for i in range(nx):
        for j in range(ny):
            x, y = (i - (nx - 1) / 2) * s, (j - (ny - 1) / 2) * s
            rings = [[(x + px * k, y + py * k, z) for px, py in rrect(s, s, s * .1, 4)]
                     for k, z in ((.93, h * .4), (.9, h * .5), (.76, h * .93), (.72, h), (.4, h), (.34, h * .93), (.01, h * .93))]
            parts.append(loft(rings, m, angle=50))
    return group(parts, loc, rot)


def wrapper(c, label, w, h):
    """The printed face of a bar: a panel of triangles over the words."""
    p = Paper(800, int(800 * h / w), c)
    H, word = p.h, 'walnut' if light(c) else 'F6EBD6'
    s, tall = 160, h > w
    top = int(H * (.44 if tall else .36))
    for j in range(top // s + 1):
        for i in range(5):
            x, y = i * s, j * s
            if (i * 3 + j * 5) % 4 == 0:
                p.poly([(x, y), (x + s, y), (x, y + s)], 'gold')
            elif (i + j) % 2:
                p.poly([(x + s, y), (x + s, y + s), (x, y + s)], word)
            else:
                p.ring(x + s // 2, y + s // 2, s // 3, word, 6)
    p.rect(0, top, 799, H - 1, c).rect(0, top, 799, top + (10 if tall else 6), 'gold')
    if tall:
        p.fit(label.title, int(H * .52), 230, word, width=.84).line(300, int(H * .715), 500, int(H * .715), 'gold', 6)
        return p.fit(label.sub, int(H * .76), 66, word, width=.84).fit(label.note, int(H * .86), 60, word, width=.8)
    p.fit(label.title, int(H * .43), 138, word, width=.84)
    return p.fit(label.sub, int(H * .715), 46, word, width=.8).fit(label.note, int(H * .83), 42, word, width=.8)


@kind('chocolate', ['bar', 'box'], views=('front', 'right', 'above'), samples=12, size=.18, elev=12, turn=-18, fill=.78,
      by_style={'box': {'elev': 27, 'turn': -12}})
def chocolate(style, c, label):
    random.seed(3)
    if style == 'bar':
        paper, foil = mat(c, .5, clear=.1, var=.05), mat('gold', .24, 1., bump=.5, bscale=26)
        body = [box(.56, .075, 1.06, paper, (0, 0, 0), r=.014), box(.53, .05, .05, foil, (0, 0, 1.045), r=.012),
                sheet(.556, 1.04, picture(wrapper(c, label, .556, 1.04).image(), .5, clear=.1), (0, -.0385, .53))]
        group(body, (-.05, .1, 0), (-5, 0, 0))
        m = coating(PALE if pale(c) else MILK if c in WARM else DARK)
        squares(3, 2, .17, .06, m, (.3, -.2, 0), (0, 0, 24))
        squares(2, 1, .17, .06, m, (.2, -.24, .06), (8, -10, -20))
        return
    shell = mat(c, .42, clear=.2, var=.05)
    w, d, h, t = 1.1, .8, .13, .025
    box(w, d, t, shell, r=.008)
    for x in (-1, 1):
        box(t, d, h, shell, (x * (w - t) / 2, 0, 0), r=.008)
        box(w, t, h, shell, (0, x * (d - t) / 2, 0), r=.008)
    box(w - .06, d - .06, .01, mat('F3EADA', .7), (0, 0, t), r=.002)
    cup = mat('2A1710', .6)
    for j in range(3):
        for i in range(4):
            x, y = (i - 1.5) * .255, (j - 1) * .24
            lathe([(0, t + .008), (.075, t + .008), (.108, t + .085), (.105, t + .085), (.074, t + .014), (0, t + .014)], cup, (x, y, 0),
                  steps=144,
                  flute=lambda a, z: 1 + .035 * math.cos(24 * a) * (z > t + .012))
            praline((i + 2 * j) % 4, (x, y, t + .016), random.uniform(0, 90))
    face = wrapper(c, label, 1.1, .8)
    lid = [box(1.13, .83, .03, shell, (0, 0, 0), r=.01), sheet(1.1, .8, picture(face.image(), .45, clear=.15), (0, 0, .0312), (-90, 0, 0))]
    for x in (-1, 1):
        lid += [box(.025, .83, .1, shell, (x * .5525, 0, -.085), r=.008), box(1.13, .025, .1, shell, (0, x * .4025, -.085), r=.008)]
    group(lid, (0, .66, .41), (68, 0, 0))


def praline(which, loc, turn):
    """Four sorts: a ribbed dome, a square with stripes, a rough ball, a pale dome with a nut."""
    if which == 0:
        o = [lathe([(0, 0), (.076, 0, .01), (.083, .04, .03), (.06, .085, .03), (0, .1)], coating(DARK),
                   flute=lambda a, z: 1 + .05 * math.cos(9 * a + 14 * z) * (z < .09), steps=144)]
    elif which == 1:
        o = [prism(rrect(.145, .145, .02), .075, coating(MILK), r=.014)]
        o += [tube([(x - .03, -.062, .077), (x + .03, .062, .077)], .0055, coating(PALE), poly=True) for x in (-.04, -.012, .016, .044)]
    elif which == 2:
        o = [ball(.078, coating(DARK, .5), (0, 0, .07), sub=4)]
        bend(o[0], lambda v: v * (1 + .07 * noise.noise(v * 55) + .04 * noise.noise(v * 120)))
    else:
        o = [lathe([(0, 0), (.078, 0, .01), (.082, .035, .03), (.05, .075, .03), (0, .08)], coating(PALE)),
             almond_on((0, 0, .088), (0, 0, 30), .058)]
    return group(o, loc, (0, 0, turn))


def shell_paint(dark, pale, scale, stretch=(1, 1, 1), rough=.6, bump=.4):
    n = Nodes('shell')
    z = n.noise(n.coords(stretch), scale, 4., .6)
    n.set(Base_Color=n.ramp(z.outputs['Fac'], [(.32, dark), (.68, pale)]), Roughness=rough, Specular=.35,
          Normal=n.bump(z.outputs['Fac'], bump, .05))
    return n.m


def walnut_nut():
    """Unit walnut in its shell: two wrinkled halves and the seam."""
    o = ball(1, shell_paint('8A5A30', 'CFA070', 3.2, bump=.5), sub=5)

    def grow(v):
        wrinkle = abs(noise.noise(v * 2.6)) * .16 + abs(noise.noise(v * 5.5)) * .07
        seam = math.exp(-(v.x / .07) ** 2)
        return Vector((v.x * .93, v.y * .95, v.z * (1.1 if v.z > 0 else 1.0))) * (1.02 - wrinkle * (1 - seam) + .045 * seam)
    return bend(o, grow)


def hazelnut():
    """Unit hazelnut kernel: egg-shaped with a point, its end flat and pale, in a dull brown skin of which flakes have come off."""
    n = Nodes('hazel')
    v = n.coords((4, 4, .7))
    streaks, bare = n.noise(v, 3., 4., .6), n.noise(n.coords(), 1.7, 3., .55)
    skin = n.ramp(streaks.outputs['Fac'], [(.32, '5C3119'), (.52, '84502B'), (.7, 'A8723F')])
    down = n.n('Math', {'operation': 'MULTIPLY_ADD'}, _0=n.n('SeparateXYZ', Vector=n.coords()).outputs[2], _1=-.5, _2=.5).outputs[0]
    end = n.ramp(down, [(.8, 0.), (.85, .7)])
    off = n.n('Math', {'operation': 'MAXIMUM'}, _0=n.ramp(bare.outputs['Fac'], [(.58, 0.), (.62, .9)]), _1=end).outputs[0]
    n.set(Base_Color=n.n('MixRGB', Fac=off, Color1=skin, Color2='DDBF8A').outputs[0], Roughness=.72, Specular=.25,
          Normal=n.bump(streaks.outputs['Fac'], .35, .06))

    def grow(v):
        point = .16 * max(0, v.z) ** 5
        ribs = (1 - .02 * math.cos(9 * math.atan2(v.y, v.x)) * (1 - v.z ** 2)) * (1 - .2 * max(0, v.z) ** 2)
        return Vector((v.x * ribs, v.y * ribs * .93, (v.z * 1.16 if v.z > 0 else v.z * .78) + point)) * (1 + .08 * noise.noise(v * 1.6))
    return bend(ball(1, n.m, sub=4), grow)


def almond():
    """Unit almond, its point along X."""
    o = ball(1, shell_paint('7E4518', 'B97A3E', 3., (.35, 4, 4), .62, .5), sub=4)
    return bend(o, lambda v: Vector((v.x * 1.25, v.y * .74 * (1 - .38 * max(0, v.x) ** 1.6), v.z * .46 * (1 - .3 * max(0, v.x) ** 2))))


def almond_on(loc, rot, size):
    o = almond()
    o.location, o.rotation_euler, o.scale = loc, [math.radians(a) for a in rot], (size,) * 3
    return o


NUTS = dict(walnut=(walnut_nut, .082), hazelnut=(hazelnut, .056), almond=(almond, .058))


def heap(c, radius, z, height, floor=()):
    """Nuts piled on a dome of the same brown, and a few on the floor at (x, y)."""
    make, size = NUTS[c]
    first = make()
    me = first.data
    lathe([(radius, z - .02), (radius * .7, z + height * .45, .1), (0, z + height * .85)], mat('7A4E2A', .9))
    spots = []
    step = size * (1.5 if c != 'almond' else 1.25)
    for ring in range(int(radius / step) + 1):
        r = ring * step
        count = max(1, int(math.tau * r / (step * 1.12)))
        for k in range(count):
            a = math.tau * (k + random.uniform(-.2, .2)) / count + ring
            q = min(1, (r + .02) / radius)
            spots.append((r * math.cos(a), r * math.sin(a), z + height * (1 - q * q) * .92 + size * random.uniform(.1, .45)))
    spots += [(x, y, size * (.9 if c != 'almond' else .44)) for x, y in floor]
    for k, (x, y, q) in enumerate(spots):
        if q < size:
            tilt = (0 if c == 'almond' else 90, 0)
        else:
            most = (35, 35) if c == 'almond' else (110, 60)
            tilt = (random.uniform(-most[0], most[0]), random.uniform(-most[1], most[1]))
        o = first if k == 0 else obj('nut', me)
        o.location, o.rotation_euler = (x, y, q), [math.radians(t) for t in (*tilt, random.uniform(0, 360))]
        o.scale = (size * random.uniform(.92, 1.08),) * 3


@kind('nuts', ['sack', 'bowl'], views=('front', 'above', 'close'), samples=12, size=.25, elev=21, fill=.76)
def nuts(style, c, label):
    random.seed(5)
    if style == 'bowl':
        vessel(spline([(.2, 0), (.3, .04), (.44, .16), (.52, .3), (.54, .36)], 8), .03,
               wood('walnut' if c != 'walnut' else 'oak', axis=0, scale=1.1, clear=.2))
        heap(c, .48, .3, .17, ((-.52, -.36), (-.36, -.5), (.5, -.42)))
        return

    def gather(a, z):
        pull = .5 + .5 * min(1, max(0, z / .2))
        lumps = noise.noise(Vector((2 * math.cos(a), 2 * math.sin(a), z * 3)))
        return 1 + pull * (.03 * math.sin(5 * a + 2 + 3 * z) + .022 * math.sin(11 * a + 9 * z) + .03 * lumps)
    cloth = fabric('D3C09A', scale=30, strength=.5)
    prof = spline([(.0, .012), (.3, .0), (.39, .07), (.44, .22), (.43, .4), (.395, .56), (.375, .64)], 8)
    prof += spline([(.38, .66), (.4, .69), (.44, .7), (.465, .67), (.462, .61), (.44, .57), (.42, .57)], 6)
    lathe(prof, cloth, flute=gather, steps=180, angle=180)
    lathe(spline([(.375, .66), (.36, .62), (.35, .5)], 5), cloth, flute=gather, steps=180, angle=180)
    heap(c, .38, .62, .15, ((-.46, -.3), (-.3, -.46), (.42, -.4), (.54, -.24)))
