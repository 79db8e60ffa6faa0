"""Felt slippers."""
import math
from mathutils import Vector
from studio import *
from kinds.registry import kind


def felt(c):
    n = Nodes('felt')
    v = n.coords()
    z, big = n.noise(v, 42., 4., .7), n.noise(v, 6., 4.)
    cc = rgb('94432E' if c == 'clay' else c)  # a brick red in wool, where clay itself glows orange
    h = n.n('Mix', {'data_type': 'FLOAT'}, _0=.45, _2=z.outputs['Fac'], _3=big.outputs['Fac']).outputs[0]
    n.set(Base_Color=n.ramp(h, [(.3, tuple(x * .74 for x in cc)), (.68, tuple(min(1, x * 1.1) for x in cc))]), Roughness=1., Sheen=.5,
          Specular=.1,
          Normal=n.bump(z.outputs['Fac'], .45, .012))
    return n.m


def foot(s):
    """Half width of the sole at s, 0 at the toe, 1 at the heel, and how far its middle swings inwards."""
    keys = [(0, 0, .03), (.02, .075, .03), (.06, .125, .028), (.16, .178, .02), (.3, .195, .008), (.45, .178, .0), (.62, .150, .0),
            (.8, .152, .0), (.92, .128, .0), (.98, .068, .0), (1, 0, .0)]
    for a, b in zip(keys, keys[1:]):
        if s <= b[0]:
            u = (s - a[0]) / (b[0] - a[0])
            return a[1] + (b[1] - a[1]) * u, a[2] + (b[2] - a[2]) * u
    return 0, 0


def outline(grow=0., n=40):
    """Sole outline in XY, toe at -X, length 1."""
    right, left = [], []
    for k in range(n + 1):
        s = .5 - .5 * math.cos(math.pi * k / n)
        w, mid = foot(s)
        x = (s - .5) * (1 + 2 * grow)
        right.append((x, mid + w + grow * min(1, w * 14)))
        left.append((x, mid - w - grow * min(1, w * 14)))
    return right + left[::-1][1:-1]


def mule(c, lining):
    """Sole, insole and a toe cap that opens at the instep. -> objects"""
    m = felt(c)
    ob = [prism(outline(.014), .03, mat('leather', .7, bump=.3, bscale=60), r=.008, seg=3),
          prism(outline(.008), .04, m, (0, 0, .026), r=.012, seg=3),
          prism(outline(-.012), .022, felt(lining), (0, 0, .058), r=.010, seg=3)]
    nu, nv, rings = 26, 20, []
    for i in range(nv + 1):
        t = i / nv
        row = []
        for k in range(nu + 1):
            u = k / nu * 2 - 1
            reach = .46 + .17 * abs(u) ** 2.2          # the sides run further back than the instep
            s = .003 + reach * t ** 1.25
            w, mid = foot(min(.97, s))
            w += .012 * min(1, w * 14)
            tall = .05 + .225 * min(1, s / .5) ** .55
            a = math.pi / 2 * (1 - u)
            y = math.copysign(abs(math.cos(a)) ** .82, math.cos(a)) * w
            z = .05 + tall * math.sin(a) ** .75 * (1 if s > .02 else s / .02)
            row.append(((s - .5) * 1.02 - .004, mid + y, z))
        rings.append(row)
    cap = loft(rings, m, closed=False, cap=False, angle=180)
    th = cap.modifiers.new('th', 'SOLIDIFY')
    th.thickness, th.offset = .03, -1
    trim = tube(rings[-1], .02, felt(lining), res=4)
    return ob + [cap, trim]


def boot(c, lining):
    """Ankle boot: ovals from the toe round the heel up the shaft, then over the cuff and down inside. -> objects"""
    # instep (x, z), sole (x, z) and half width of each oval
    st = spline([(-.503, .066, -.503, .062, .003), (-.501, .09, -.499, .02, .035), (-.492, .125, -.490, .0, .085),
                 (-.455, .185, -.455, .0, .147), (-.37, .230, -.37, .0, .186), (-.23, .262, -.22, .0, .196),
                 (-.09, .310, -.06, .0, .182), (.01, .375, .10, .0, .162), (.07, .45, .27, .0, .157), (.10, .52, .41, .01, .157),
                 (.11, .57, .475, .11, .156),
                 (.105, .61, .482, .29, .154), (.095, .66, .478, .44, .160), (.085, .71, .482, .58, .168), (.075, .75, .488, .70, .176)], 4)

    def ring(q, shrink=0., rise=0.):
        top, low, w = Vector((q[0], 0, q[1] + rise)), Vector((q[2], 0, q[3] + rise)), q[4] - shrink
        d = top - low
        half, mid = d.length / 2 - shrink, (top + low) / 2
        d.normalize()
        box_ = lambda x, p: math.copysign(abs(x) ** p, x)
        flat = min(1, max(0, (.3 - q[3]) / .25))        # square at the sole, oval at the shaft
        out = []
        for k in range(48):
            a = 2 * math.pi * k / 48
            v = mid + d * half * box_(math.sin(a), 1 - .65 * flat * (math.sin(a) < 0)) + Vector((0, w * box_(math.cos(a), 1 - .25 * flat),
                0))
            swing = foot(min(1, max(0, v.x + .5)))[1] * max(0, 1 - v.z / .3) if flat else 0
            out.append((v.x, v.y + swing, max(.03, v.z)))
        return out
    body = loft([ring(q) for q in st], felt(c), cap=False, angle=180)
    last = st[-1]
    fold = [ring(last, sh, dz) for sh, dz in ((-.006, -.105), (-.022, -.115), (-.032, -.10), (-.036, -.02), (-.026, .016), (-.006, .028),
                                              (.016, .018), (.026, -.01))]
    cuff = loft(fold + [ring(q, .028) for q in st[-3:24:-2]], felt(lining), cap=False, angle=180)
    return [body, cuff, prism(outline(.016), .05, mat('leather', .7, bump=.3, bscale=60), r=.012, seg=3)]


@kind('slippers', ['open', 'boot'], views=('front', 'turned', 'above'), size=.28, elev=24, turn=52, fill=.8,
      by_style={'boot': dict(elev=15, turn=40, fill=.78)})
def slippers(style, c, label):
    """A pair, toes towards the camera's left."""
    lining = 'cream' if not pale(c) else 'sand'
    for s in (1, -1):
        group((mule if style == 'open' else boot)(c, lining), (-.05 * s, .26 * s, 0), (0, 0, 4 * s)).scale = (1, s, 1)
