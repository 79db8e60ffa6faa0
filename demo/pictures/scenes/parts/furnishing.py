"""What furnishes a room and is not for sale: a bed, a mirror, hooks, a window, a trolley, a ruler."""
import math
from mathutils import noise, Vector
from scenes.parts.surfaces import linen
from studio.materials import fabric, mat, Nodes, timber
from studio.modelling import ball, box, group, lathe, raw, smooth, tube


def mirror(x, y, z, r=.3, c='brass', lean=0., turn=0., seen='DDD3C2'):
    """A round mirror, its middle at z, its frame at y; `seen`: the colour of the wall that it shows, far behind the camera."""
    behind = raw([(-9, -5, -3), (9, -5, -3), (9, -5, 6), (-9, -5, 6)], [(0, 1, 2, 3)], mat(seen, .9, emit=.55), 'behind')
    behind.visible_diffuse = behind.visible_shadow = behind.visible_camera = False
    face = lathe([(0, .012), (r, .012), (r, .0), (0, .0)], mat('F4F6F6', .02, 1., var=0., tone=0.), steps=96)
    rim = tube([(r * math.cos(a), r * math.sin(a), .008) for a in (math.tau * k / 72 for k in range(72))], r * .03 + .002, mat(c, .3, 1. if c == 'brass' else 0.), cyclic=True)
    return group([face, rim], (x, y, z), (90 - lean, 0, turn))


def hooks(x, y, z, width=.8, count=5, c='oak'):
    """A rail with wooden pegs on the wall at y; -> where they are, from the left."""
    box(width, .022, .085, timber(c, axis=0), (x, y - .011, z - .042), r=.006)
    peg, out = timber(c, axis=1), []
    for k in range(count):
        at = x + width * ((k + .5) / count - .5)
        tube([(at, y - .02, z), (at, y - .085, z + .022)], .011, peg)
        ball(.0165, peg, (at, y - .088, z + .0235))
        out.append(at)
    return out


def bed(x, y, width=1.5, length=2.05, c='E9E3D6', head='B9A58A', blanket='C9B79B', z=.3):
    """Its head at y + length / 2 against the wall; -> the height of its cover."""
    frame, white = timber('oak', axis=0), linen(c, 260., .06)
    box(width + .08, length, .16, frame, (x, y, z - .22), r=.02)
    box(width, length - .04, .2, white, (x, y, z - .06), r=.06)
    box(width + .14, .1, .62, fabric(head, 40, strength=.25), (x, y + length / 2 + .02, z + .12), r=.045)
    top = z + .2
    cover((x, y - .24), width + .03, length - .5, top, linen(c, 260., .05), .2)
    if blanket:
        cover((x, y - length * .3), width + .06, length * .3, top + .016, linen(blanket, 200., .1), .24, seed=7)
    return top + .02


def cover(at, width, depth, z, m, drop=.2, n=80, seed=2):
    """Bedding that lies on z and falls over both sides and the front."""
    v = []
    half = width / 2
    for i in range(n + 1):
        for k in range(n + 1):
            u, w = (i / n - .5) * (width + 2 * drop), (k / n) * (depth + drop)
            out, front = max(0, abs(u) - half), max(0, w - depth)
            fall = max(out, front)
            px = math.copysign(min(abs(u), half) + .02 * min(1, out / .04), u)
            py = -min(w, depth) - .02 * min(1, front / .04)
            q = Vector((u * 3.2 + seed, w * 2.6, 0))
            soft = .022 * noise.noise(q) + .01 * noise.noise(q * 2.7)
            edge = math.exp(-fall / .03)
            px += (1 - edge) * math.copysign(.012 * noise.noise(Vector((w * 9, seed, 4))), u)
            v.append((px, py + depth / 2, .024 * edge + soft * edge - fall))
    f = [(a, a + 1, a + n + 2, a + n + 1) for i in range(n) for k in range(n) for a in (i * (n + 1) + k,)]
    o = smooth(raw(v, f, m, 'cover', loc=(at[0], at[1], z)), 180)
    s = o.modifiers.new('thick', 'SOLIDIFY')
    s.thickness, s.offset = .02, 1
    return o


def trolley(x, y, width=.7, depth=.36, heights=(.28, .74), c='brass', wood='walnut', turn=0.):
    """A serving trolley; -> the heights of its boards."""
    m, t = mat(c, .25, 1.), timber(wood, axis=0, scale=1.2)
    parts = []
    for h in heights:
        parts.append(box(width, depth, .024, t, (0, 0, h - .024), r=.006))
        w, d = width / 2 - .012, depth / 2 - .012
        parts.append(tube([(-w, -d, h + .05), (w, -d, h + .05), (w, d, h + .05), (-w, d, h + .05)], .006, m, cyclic=True, poly=True))
    for sx in (-1, 1):
        for sy in (-1, 1):
            parts.append(tube([(sx * (width / 2 - .012), sy * (depth / 2 - .012), .06), (sx * (width / 2 - .012), sy * (depth / 2 - .012), heights[-1] + .1)], .009, m, poly=True))
            parts.append(lathe([(0, -.028), (.028, -.028, .006), (.028, .0, .006), (0, .0)], mat('charcoal', .5), (sx * (width / 2 - .012), sy * (depth / 2 - .012) , .028), (90, 0, 0)))
    group(parts, (x, y, 0), (0, 0, turn))
    return heights


def view(x0, x1, z0, z1, y, far=.9, sky=(.72, .86, 1.), green=(.20, .30, .12), bright=2.2):
    """What lies outside a window: hills out of focus under the sky; it throws no shadow."""
    n = Nodes('view')
    up = n.n('SeparateXYZ', Vector=n.n('TexCoord').outputs['Generated']).outputs[2]
    soft = n.noise(n.coords(), 1.4, 2., .5)
    h = n.n('Math', {'operation': 'MULTIPLY_ADD'}, _0=soft.outputs['Fac'], _1=.3, _2=up).outputs[0]
    c = n.ramp(h, [(.42, green), (.56, (.42, .52, .34)), (.66, (.8, .88, .92)), (.95, sky)])
    n.set(Base_Color=(0., 0., 0.), Specular=0., Emission=c, Emission_Strength=bright)
    w, hh = (x1 - x0) * .9, (z1 - z0) * .4
    o = raw([(x0 - w, y + far, z0 - hh), (x1 + w, y + far, z0 - hh), (x1 + w, y + far, z1 + hh), (x0 - w, y + far, z1 + hh)], [(0, 1, 2, 3)], n.m, 'view')
    o.visible_shadow = False
    return o


def window_in(x0, x1, z0, z1, y, paint, sill=.22, frame='F2EFE8', panes=2, left=-4, right=4, high=4.):
    """A wall at y with a window in it that looks outside, and a board before it; z0 is the board's upper side."""
    for a, b, c, d in ((left, x0, -2, high), (x1, right, -2, high), (x0, x1, -2, z0 - .03), (x0, x1, z1, high)):
        box(b - a, .16, d - c, paint, ((a + b) / 2, y + .08, c), r=.001)
    m = mat(frame, .35, tone=.01)
    box(x1 - x0 + .16, sill + .1, .03, m, ((x0 + x1) / 2, y - sill / 2 + .05, z0 - .03), r=.006)
    for k in range(panes + 1):
        at = x0 + (x1 - x0) * k / panes
        box(.05, .05, z1 - z0, m, (at, y + .1, z0), r=.006)
    for z in (z0, z1 - .05):
        # A little thinner than the posts: faces in one plane would flicker.
        box(x1 - x0, .044, .05, m, ((x0 + x1) / 2, y + .1, z), r=.006)
    view(x0, x1, z0, z1, y + .2)


def ruler(x, y, z=0., turn=0., long=.3):
    """A wooden ruler with centimetres, so that the size of what lies beside it is seen."""
    parts = [box(long + .016, .032, .003, timber('oak', axis=0, scale=3.), (0, 0, 0), r=.0006)]
    ink, v, f = mat('charcoal', .7), [], []
    for k in range(int(long * 1000) // 5 + 1):
        h = .011 if k % 10 == 0 else .008 if k % 2 == 0 else .004
        px = -long / 2 + k * .005
        i = len(v)
        v += [(px - .0004, .0155, .0033), (px + .0004, .0155, .0033), (px + .0004, .0155 - h, .0033), (px - .0004, .0155 - h, .0033)]
        f.append((i, i + 1, i + 2, i + 3))
    parts.append(raw(v, f, ink, 'marks'))
    return group(parts, (x, y, z), (0, 0, turn))


def tray(x, y, z=0., r=.18, c='oak', wide=None, deep=None, turn=0.):
    """A round tray, or one of `wide` by `deep`; -> the height of its ground."""
    m = timber(c, axis=0, scale=1.6) if c in ('oak', 'walnut', 'white') else mat(c, .25, 1. if c in ('brass', 'copper', 'steel') else 0.)
    if wide:
        parts = [box(wide, deep, .01, m, (0, 0, 0), r=.003)]
        for s in (-1, 1):
            parts += [box(.012, deep, .03, m, (s * (wide / 2 - .006), 0, 0), r=.003), box(wide, .012, .03, m, (0, s * (deep / 2 - .006), 0), r=.003)]
        group(parts, (x, y, z), (0, 0, turn))
    else:
        lathe([(0, 0), (r, 0, .004), (r + .004, .022, .002), (r - .002, .022, .002), (r - .006, .008, .004), (0, .008)], m, (x, y, z), steps=96)
    return z + .01


def block(x, y, z, w, d, h, m, turn=0.):
    """A plinth for what is small; -> the height of its top."""
    box(w, d, h, m, (x, y, z), (0, 0, turn), r=.003)
    return z + h
