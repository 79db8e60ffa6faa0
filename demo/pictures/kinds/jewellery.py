"""Watches and enamel jewellery."""
import math
from mathutils import Vector
from studio import *
from kinds.accessories import hide
from kinds.electronics import screen
from kinds.registry import kind

# The dial that goes with each strap.
DIALS = dict(leather='navy', charcoal='ivory', navy='ivory', olive='cream', steel='teal', gold='teal', wine='ivory')


def strap_path(reach):
    """Closed oval in YZ below a case whose lugs end at y = +-reach."""
    return spline([(reach, -.035), (reach + .10, -.09), (.61, -.26), (.66, -.58), (.50, -.96), (0, -1.12), (-.50, -.96), (-.66, -.58),
                   (-.61, -.26), (-reach - .10, -.09), (-reach, -.035)], 9)


def strap(path, width, narrow, thick, m, stitch=None, holes=None):
    """A band round the wrist; stitches or holes where wanted."""
    sec, N, out = [], len(path) - 1, []
    for k, (y, z) in enumerate(path):
        d = (Vector(path[min(N, k + 1)]) - Vector(path[max(0, k - 1)])).normalized()
        ny, nz = -d.y, d.x
        if ny * y + nz * (z + .55) < 0:
            ny, nz = -ny, -nz
        w = width - narrow * math.sin(math.pi * k / N)
        sec.append([(x, y + ny * t, z + nz * t) for x, t in ((-w, 0), (-w * .97, thick * .8), (-w * .8, thick * 1.2),
                                                             (w * .8, thick * 1.2), (w * .97, thick * .8), (w, 0), (w * .8, -.012),
                                                             (-w * .8, -.012))])
        a = math.degrees(math.atan2(d.y, d.x))
        if stitch and 1 < k < N - 1:
            for s in (-1, 1):
                out.append(ball(.012, stitch, (s * w * .80, y + ny * thick * 1.1, z + nz * thick * 1.1), (.5, 1.5, .5), (a, 0, 0), sub=2))
        if holes and 8 < k < 36 and k % 3 == 0:
            out.append(ball(.03, holes, (0, y + ny * thick * 1.15, z + nz * thick * 1.15), (1, 1, .25), (a, 0, 0), sub=2))
    return out + [loft(sec, m, angle=35, sub=1)]


def bracelet(path, width, m, shine):
    """Metal links along the same path: a broad middle between two narrow ones."""
    out, N = [], len(path) - 1
    v = [Vector(p) for p in path]
    run = [0.]
    for a, b in zip(v, v[1:]):
        run.append(run[-1] + (b - a).length)
    count = round(run[-1] / .125)
    step = run[-1] / count
    for i in range(count):
        s = (i + .5) * step
        k = max(1, next((j for j, r in enumerate(run) if r >= s), N))
        p = v[k - 1].lerp(v[k], (s - run[k - 1]) / max(1e-6, run[k] - run[k - 1]))
        d = (v[min(N, k + 1)] - v[max(0, k - 2)]).normalized()
        a = math.degrees(math.atan2(d.y, d.x))
        w = width - .03 * math.sin(math.pi * s / run[-1])
        for x, wide, up, mm in ((0, w * .92, .012, m), (-w * .75, w * .48, .006, shine), (w * .75, w * .48, .006, shine)):
            out.append(box(wide, step * .93, .055 + up * 2, mm, (x, p.x, p.y), (a, 0, 0), r=.016, seg=3))
            # the box stands on its bottom: bring its middle onto the path
            out[-1].location = Vector((x, p.x, p.y)) - out[-1].rotation_euler.to_matrix() @ Vector((0, 0, .0275 + up))
    return out


@kind('watch', ['classic', 'square', 'sport'], views=('front', 'right', 'close'), size=.09, elev=26, turn=-24, fill=.74)
def watch(style, c, label):
    """The case lies tilted on top of the closed band; its local Z looks out of the dial."""
    st = mat('steel', .16, 1., var=.06)
    metal = mat('gold', .18, 1., var=.05) if style == 'square' and c != 'steel' or c == 'gold' else st
    dial = DIALS[c]
    face = mat(dial, .35, var=.03, clear=.8, tone=.01)
    ink = mat('navy' if pale(dial) else 'ivory', .35)
    accent = mat('clay', .4)
    links = c in ('steel', 'gold')
    band = mat('C9CBCE' if c == 'steel' else c, .3, 1., var=.06) if links else hide(c, 26, .5, .3)
    rubber = mat('graphite' if links else c, .6, bump=.06, bscale=200, tone=.015, var=.04)
    ob = []

    def hands(z, scale=1.):
        for deg, L, wd, up, m in ((305, .17, .013, .0, ink), (55, .27, .010, .005, ink), (190, .29, .003, .010, accent)):
            ob.append(prism([(-wd, -.04), (wd, -.04), (wd * .5, L * scale), (-wd * .5, L * scale)], .004, m, (0, 0, z + up), (0, 0, -deg),
                            r=.001, seg=2))
        ob.append(lathe([(0, z - .004), (.016, z - .004), (.016, z + .018), (0, z + .019)], metal, steps=32))

    def crown(x, r):
        ob.append(lathe([(0, x), (r * .9, x, .008), (r, x + .08, .012), (0, x + .085)], metal, rot=(0, 90, 0), flute=lambda a,
                        z: 1 + .04 * math.cos(24 * a), steps=120))
    if style == 'classic':
        ob += [lathe([(0, -.10), (.36, -.10, .03), (.43, -.04, .03), (.44, .05, .03), (.415, .10, .02), (.40, .125, .015),
                      (.37, .125, .008), (.365, .085)], metal, steps=128),
               lathe([(0, .07), (.366, .07), (.366, .086), (.35, .088, .004), (0, .0885)], face, steps=128)]
        for i in range(12):
            a = math.radians(30 * i)
            ob.append(box(.016 if i % 3 else .026, .06, .008, ink, (.305 * math.sin(a), .305 * math.cos(a), .089), (0, 0, -30 * i),
                          r=.002, seg=2))
        for i in range(60):
            if i % 5:
                a = math.radians(6 * i)
                ob.append(raw([(dx * math.cos(a) + q * math.sin(a), -dx * math.sin(a) + q * math.cos(a), .0892) for dx,
                               q in ((-.002, .318), (.002, .318), (.002, .337), (-.002, .337))], [(0, 1, 2, 3)], ink))
        hands(.097)
        crown(.43, .05)
        for sx in (-1, 1):
            for sy in (-1, 1):
                rows = ((.34, .035, -.06, .05), (.46, .035, -.09, .0), (.52, .03, -.15, -.07))
                ob.append(loft([[(sx * .235 - w, sy * y, lo), (sx * .235 + w, sy * y, lo), (sx * .235 + w, sy * y, hi),
                                 (sx * .235 - w, sy * y, hi)] for y, w, lo, hi in rows], metal))
                bevel(ob[-1], .012, 3)
        ob += bracelet(strap_path(.40), .19, band, metal) if links else strap(strap_path(.40), .193, .03, .045, band, mat('cream', .8))
    elif style == 'square':
        W, H = .66, .78
        ob += [prism(rrect(W, H, .13, 12), .15, metal, (0, 0, -.075), r=.035, seg=6),
               prism(rrect(W - .07, H - .07, .10, 12), .02, metal, (0, 0, .066), r=.010),
               prism(rrect(W - .10, H - .10, .085, 12), .004, face, (0, 0, .0845), r=0)]
        for i in range(12):
            a = math.radians(30 * i)
            k = min(.255 / max(1e-6, abs(math.sin(a))), .315 / max(1e-6, abs(math.cos(a))))
            ob.append(box(.011, .075 if i % 3 == 0 else .05, .005, ink, (k * math.sin(a) * .86, k * math.cos(a) * .88, .0885),
                          (0, 0, -30 * i), r=.001, seg=2))
        rail = rrect(W - .27, H - .27, .03, 4)
        ob.append(tube([(x, y, .0885) for x, y in rail], .0022, ink, cyclic=True, poly=True))
        hands(.095, .86)
        crown(.32, .045)
        ob.append(ball(.03, mat('navy', .1, clear=1.), (.412, 0, 0), (.6, 1, 1), sub=3))
        for sy in (-1, 1):
            ob.append(prism(rrect(.50, .10, .03), .075, metal, (0, sy * (H / 2 + .015), -.075), r=.015))
        ob += bracelet(strap_path(.42), .21, band, metal) if links else strap(strap_path(.42), .225, .035, .034, band)
    else:
        case = mat('26272A', .42, .35, var=.05)
        ob += [lathe([(0, -.12), (.38, -.12, .03), (.455, -.06, .04), (.462, .06, .03), (.43, .10, .015)], case, steps=128),
               lathe([(.30, .08), (.44, .085, .006), (.435, .135, .012), (.372, .150, .008), (.355, .128)], mat('3A3C40', .3, .8),
                     steps=240, flute=lambda a, z: 1 + .012 * math.cos(60 * a) * (.088 < z < .128)),
               lathe([(0, .118), (.368, .118)], mat('black', .06, clear=1.), steps=96),
               pane([(.335 * math.cos(math.pi * k / 40), .335 * math.sin(math.pi * k / 40)) for k in range(80)], screen(rings_face(c),
                       .95), (0, 0, .1205))]
        tick = mat('ivory', .4)
        for i in range(12):
            a = math.radians(30 * i)
            ob.append(box(.012, .034 if i % 3 else .05, .004, tick if i else accent, (.402 * math.sin(a), .402 * math.cos(a), .1385),
                          (11 * math.cos(a), -11 * math.sin(a), -30 * i), r=.001, seg=2))
        for y in (.20, -.20):
            x = math.sqrt(.455 ** 2 - y * y)
            g = lathe([(0, x - .02), (.038, x - .02), (.042, x + .05, .012), (0, x + .055)], mat('3A3C40', .3, .8), (0, y, 0), (0, 90, 0),
                      steps=48)
            ob.append(g)
        for sy in (-1, 1):
            ob.append(prism(fillet([(-.27, .30), (.27, .30), (.235, .56, .04), (-.235, .56, .04)], True, 5), .11, case,
                            (0, 0, -.125), (0, 0, 0 if sy > 0 else 180), r=.02))
        ob += strap(strap_path(.42), .235, .05, .05, rubber, holes=mat('black', .7))
    # the far end of the band, where buckle and keeper sit
    path = strap_path(.40)
    k = 52
    y, z = path[k]
    if not links or style == 'sport':
        w = .20
        d = (Vector(path[k + 1]) - Vector(path[k - 1])).normalized()
        ob.append(group([prism(rrect(2 * w + .03, .10, .03), .028, metal if style != 'sport' else rubber, r=.008)],
                        (0, y - .05 * abs(d.y), z - .05 * abs(d.x)), (math.degrees(math.atan2(d.y, d.x)), 0, 0)))
    group(ob, (0, 0, 0), (38, 0, 0))


def rings_face(c):
    """A sport watch's screen: the time, three rings of the day's movement."""
    p = Paper(640, 640, '0B0C0E')
    hue = dict(leather='amber', charcoal='mint', navy='sky', olive='mustard', steel='sky', gold='amber', wine='rose')[c]
    for r, k, share in ((270, hue, .78), (226, 'clay', .62), (182, 'ivory', .44)):
        p.cv.ellipse(p.a, (320, 320), (r, r), 0, 0, 360, p.bgr('2A2A2C'), 30, p.cv.LINE_AA)
        p.cv.ellipse(p.a, (320, 320), (r, r), -90, 0, int(360 * share), p.bgr(k), 30, p.cv.LINE_AA)
    p.text('12:40', 268, 112, 'F9F4EA', 'Noto Sans:bold')
    return p.image()


def display(m, w=.92, h=1.12, t=.10):
    """An arched slab of plaster to hang jewellery on; its face looks to -Y."""
    n = 24
    out = [(-w / 2, 0), (w / 2, 0)] + [(w / 2 * math.cos(math.pi * k / n), h - w / 2 + w / 2 * math.sin(math.pi * k / n))
                                       for k in range(n + 1)]
    return prism(out, t, m, (0, t, 0), (90, 0, 0), r=.016, seg=4)


def chain(path, m, link=.022, wire=.0042):
    """Round links along a path, every second one turned: all in one mesh."""
    pts = [Vector(p) for p in path]
    run = [0.]
    for a, b in zip(pts, pts[1:]):
        run.append(run[-1] + (b - a).length)
    step, v, f, j = link * 1.42, [], [], 0
    for i in range(int(run[-1] / step)):
        s = (i + .5) * step
        while run[j + 1] < s:
            j += 1
        p = pts[j].lerp(pts[j + 1], (s - run[j]) / max(1e-9, run[j + 1] - run[j]))
        d = (pts[j + 1] - pts[j]).normalized()
        side = d.cross(Vector((0, 1, 0)))
        side = (side if side.length > .05 else Vector((1, 0, 0))).normalized()
        nrm = d.cross(side)
        u, w = (side, nrm) if i % 2 else (nrm, side)
        first, A, B = len(v), 14, 6
        for a in range(A):
            q = 2 * math.pi * a / A
            c0 = d * math.cos(q) * link + u * math.sin(q) * link * .68
            o = (d * math.cos(q) + u * math.sin(q)).normalized()
            for b in range(B):
                g = 2 * math.pi * b / B
                v.append(p + c0 + (o * math.cos(g) + w * math.sin(g)) * wire)
        for a in range(A):
            for b in range(B):
                f.append((first + a * B + b, first + ((a + 1) % A) * B + b, first + ((a + 1) % A) * B + (b + 1) % B,
                          first + a * B + (b + 1) % B))
    return smooth(raw(v, f, m, 'chain'), 180)


def enamel(outline, cells, gold, body, r=.016):
    """Cloisonne: a gold plate with a raised rim, enamel within, cells of other colours parted by wire. Looks to +Z, up is +Y."""
    o = [prism(outline, .03, gold, r=.008),
         prism(outline, .012, body, (0, 0, .026), r=0),
         tube([(x, y, .034) for x, y in outline], r, gold, cyclic=True, poly=True)]
    for i, (cell, m) in enumerate(cells):
        o.append(prism(cell, .010 + .0006 * i, m, (0, 0, .031), r=0))
        o.append(tube([(x, y, .042) for x, y in cell], r * .42, gold, cyclic=True, poly=True))
    return o


def glaze(c):
    return mat(c, .12, clear=1., var=.03, tone=.05, vscale=9.)


def petal(x, y, length, angle, width=.42, n=9):
    a = math.radians(angle)
    side = [(t / n, width / 2 * math.sin(math.pi * (t / n) ** .85)) for t in range(n + 1)]
    return [(x + length * (t * math.cos(a) - s * k * math.sin(a)), y + length * (t * math.sin(a) + s * k * math.cos(a)))
            for s, line in ((1, side), (-1, side[-2:0:-1])) for t, k in line]


def circle(r, x=0., y=0., n=48):
    return [(x + r * math.cos(2 * math.pi * k / n), y + r * math.sin(2 * math.pi * k / n)) for k in range(n)]


def teardrop(h, w, n=40):
    """Its point up, its middle in the origin."""
    out = []
    for k in range(n):
        a = 2 * math.pi * k / n
        out.append((w / 2 * math.sin(a) * math.sin(a / 2) ** 1.3, h / 2 * math.cos(a)))
    return out


def companions(c):
    """Two further enamels beside the main one."""
    return dict(teal=('sky', 'ivory'), wine=('rose', 'ivory'), navy=('sky', 'ivory'), leaf=('mint', 'ivory'),
                red=('mustard', 'ivory')).get(c, ('sky', 'ivory'))


def rosette(R, c, gold, n=8):
    a, b = (glaze(k) for k in companions(c))
    cells = [(petal(.22 * R * math.cos(q), .22 * R * math.sin(q), R * .62, math.degrees(q), .40), a if k % 2 else b) for k,
             q in enumerate(2 * math.pi * k / n + math.pi / 2 for k in range(n))]
    cells.append((circle(R * .2, n=28), glaze('red' if c not in ('red', 'wine') else 'navy')))
    return enamel(circle(R, n=72), cells, gold, glaze(c))


def drop_panel(h, c, gold):
    a, b = (glaze(k) for k in companions(c))
    w = h * .74
    cells = [(petal(0, -h * .26, h * .56, 90, .36), a), (petal(-h * .04, -h * .28, h * .30, 134, .46), b),
             (petal(h * .04, -h * .28, h * .30, 46, .46), b), (circle(h * .065, 0, -h * .33, 24),
                                                               glaze('red' if c not in ('red', 'wine') else 'navy'))]
    return enamel(teardrop(h, w), cells, gold, glaze(c), .012)


def bird_panel(s, c, gold):
    """A bird with its wing raised, looking left."""
    a, b = (glaze(k) for k in companions(c))
    sc = lambda pts: [(x * s, y * s) for x, y in pts]
    body = spline([(-.62, .18), (-.50, .25), (-.44, .37), (-.30, .42), (-.16, .35), (-.08, .20), (.08, .10), (.30, .06), (.56, .12),
                   (.78, .26), (.74, .06), (.80, -.10), (.58, -.10), (.36, -.20),
                   (.12, -.34), (-.14, -.38), (-.36, -.26), (-.46, -.06), (-.48, .10), (-.62, .18)], 4)[:-1]
    wing = spline([(-.22, .02), (-.10, .12), (.12, .06), (.34, -.02), (.52, -.02), (.36, -.14), (.14, -.24), (-.10, -.24), (-.24, -.12),
                   (-.22, .02)], 4)[:-1]
    feather = spline([(-.06, -.02), (.10, -.02), (.26, -.07), (.12, -.14), (-.04, -.15), (-.12, -.08), (-.06, -.02)], 4)[:-1]
    tail = spline([(.48, .05), (.58, .09), (.70, .15), (.66, .05), (.70, -.03), (.58, -.03), (.48, .05)], 4)[:-1]
    cells = [(sc(wing), a), (sc(feather), b), (sc(tail), b), (circle(.045 * s, -.33 * s, .27 * s, 20), b)]
    o = enamel(sc(body), cells, gold, glaze(c), .012)
    o.append(ball(.018 * s, mat('black', .2), (-.33 * s, .27 * s, .046), sub=2))
    return o


@kind('necklace', ['round', 'drop', 'bird'], views=('front', 'right', 'close'), size=.22, elev=8, turn=-16, fill=.78)
def necklace(style, c, label):
    """The chain runs over an arch of plaster, the pendant hangs before it."""
    gold = mat('gold', .2, 1., var=.05)
    plaster = mat('sand', .9, var=.03, bump=.15, bscale=90, tone=.03)
    lean = 10
    o = [display(plaster)]
    size, bail = dict(round=(.235, .235), drop=(.56, .28), bird=(.44, .18))[style]
    parts = dict(round=lambda: rosette(size, c, gold), drop=lambda: drop_panel(size, c, gold), bird=lambda: bird_panel(size, c,
            gold))[style]()
    cy = dict(round=.40, drop=.385, bird=.44)[style]
    ring = cy + bail + .035
    if style == 'bird':
        # held at wing and tail
        ends = [(-.122, cy + .19), (.245, cy + .072)]
    else:
        ends = [(0, ring), (0, ring)]
        parts.append(tube([(.032 * math.cos(a), bail + .028 + .032 * math.sin(a), .03) for a in (math.pi * k / 8 for k in range(16))],
                          .008, gold, cyclic=True))
        if style == 'drop':
            parts.append(ball(.022, gold, (0, -size / 2 - .03, .02), sub=3))
    o.append(group(parts, (0, -.012, cy), (90, 0, 0)))
    for s, (x, z) in zip((-1, 1), ends):
        far = s * .33
        line = [(x + (s * .012 if style != 'bird' else 0), -.036, z)]
        for k in range(1, 21):
            t = k / 20
            line.append((x + (far - x) * t ** .96, -.030 + .004 * t, z + (.985 - z) * (t * .80 + .20 * t * t)))
        line += [(far * 1.01, -.012, .994), (far * 1.01, .05, .995), (far, .112, .985), (far * .94, .122, .89)]
        o.append(chain(line, gold))
    group(o, rot=(-lean, 0, 0))
    box(.96, .30, .045, mat('ivory', .8, bump=.1, bscale=90, tone=.02), (0, .10, -.045), r=.012)


@kind('earrings', ['drop', 'hoop'], views=('front', 'right', 'close'), size=.12, elev=8, turn=-16, fill=.76)
def earrings(style, c, label):
    """A pair on a little stand: wooden foot, brass post and bar."""
    gold = mat('gold', .2, 1., var=.05)
    bar = mat('brass', .25, 1.)
    box(.92, .34, .06, timber('walnut', 0, rough=.4), r=.018)
    top, out = .98, .245 if style == 'drop' else .315
    half = out + .18
    tube([(0, .04, .05), (0, .04, top)], .016, bar, poly=True)
    tube([(-half, .04, top), (half, .04, top)], .014, bar, poly=True)
    for s in (-1, 1):
        ball(.024, bar, (s * half, .04, top), sub=3)
    ball(.022, bar, (0, .04, top), sub=3)
    lathe([(.016, .06), (.045, .062, .006), (.03, .078, .008), (.016, .10)], bar, (0, .04, 0), steps=40)
    for s in (-1, 1):
        x, y = s * out, .04
        hook = [(x, y + .018, top - .14), (x, y + .034, top - .02), (x, y + .012, top + .022), (x, y - .018, top + .010),
                (x, y - .024, top - .05), (x, y - .024, top - .105)]
        tube(hook, .0055, gold)
        if style == 'drop':
            z = top - .105
            stud = enamel(circle(.058, n=32), [(circle(.026, n=20), glaze(companions(c)[1]))], gold, glaze(companions(c)[0]), .009)
            group(stud, (x, y - .012, z - .07), (90, 0, 0))
            tube([(x, y - .03, z - .128), (x, y - .03, z - .150)], .007, gold, poly=True)
            group(drop_panel(.40, c, gold), (x, y - .010, z - .155 - .20), (90, 0, 0))
            ball(.017, gold, (x, y - .03, z - .575), sub=3)
            continue
        # a hoop whose lower half is a crescent of enamel cells
        R, cz = .225, top - .105 - .235
        o = [tube([(R * math.cos(a), R * math.sin(a), 0) for a in (2 * math.pi * k / 48 for k in range(48))], .010, gold, cyclic=True)]
        outer = [(R * math.cos(a), R * math.sin(a)) for a in (math.radians(180 + 180 * k / 36) for k in range(37))]
        inner = [(.147 * math.cos(a), .06 + .175 * math.sin(a)) for a in (math.radians(360 - 180 * k / 36) for k in range(1, 36))]
        moon = outer[1:-1] + inner
        a, b = (glaze(k) for k in companions(c))
        cells = []
        for k in range(5):
            g = math.radians(270 + (k - 2) * 27)
            rr = .172 - .008 * abs(k - 2)
            cells.append((circle(.030 - .004 * abs(k - 2), rr * math.cos(g), rr * math.sin(g), 22), (a, b)[k % 2]))
        o += enamel(moon, cells, gold, glaze(c), .008)
        for k in range(5):
            g = math.radians(270 + (k - 2) * 27)
            o.append(tube([(R * 1.03 * math.cos(g), R * 1.03 * math.sin(g), .02), (R * 1.16 * math.cos(g), R * 1.16 * math.sin(g), .02)],
                          .005, gold, poly=True))
            o.append(ball(.020, glaze(c) if k % 2 else gold, (R * 1.24 * math.cos(g), R * 1.24 * math.sin(g), .02), sub=3))
        group(o, (x, y - .012, cz), (90, 0, 0))
