"""Books and stationery."""
import math, random
from mathutils import Vector
from studio import *
from kinds.registry import kind


def leaves(axis=2):
    """The cut edge of a block of paper: fine lines across `axis`."""
    n = Nodes('leaves')
    z = n.noise(n.coords([60 if i == axis else 1 for i in range(3)]), 6., 2.)
    n.set(Base_Color=n.ramp(z.outputs['Fac'], [(.35, (.62, .55, .42)), (.65, (.83, .78, .68))]), Roughness=.9,
          Normal=n.bump(z.outputs['Fac'], .4, .004))
    return n.m


def cloth(c):
    return fabric(c, 40, .7, .2, sheen=.1, tone=.08, knit=True)


SETS = dict(
    classics=[('wine', .98, .70, .15, 'gold'), ('navy', .94, .67, .12, 'gold'), ('leaf', .90, .64, .14, 'gold'), ('leather', .84, .60,
            .10, 'gold')],
    poems=[('sand', .86, .60, .085, 'wine'), ('blush', .84, .59, .07, 'wine'), ('cream', .82, .58, .095, 'clay'), ('clay', .74, .53, .06,
            'cream')],
    sage=[('teal', .96, .68, .13, 'cream'), ('sage', .92, .66, .11, 'teal'), ('ivory', .86, .62, .13, 'olive'), ('olive', .78, .55, .085,
            'cream')],
    navy=[('navy', .98, .70, .14, 'gold'), ('sky', .92, .66, .10, 'navy'), ('ivory', .86, .62, .14, 'navy'), ('mustard', .78, .55, .085,
            'navy')])


def spine_art(w, h, c, ink, which):
    """Rules and small ornaments for the back of a book, which carries no words."""
    p = Paper(w, h, c)
    for x in (.02, .035, .965, .98):
        p.line(int(w * x), 0, int(w * x), h, ink, 5)
    m, cy = w // 2, h // 2
    if which == 0:
        for k in range(5):
            x = int(w * (.15 + .175 * k))
            p.line(x - w // 14, int(h * .06), x - w // 14, int(h * .94), ink, 3).line(x + w // 14, int(h * .06), x + w // 14,
                                                                                      int(h * .94), ink, 3)
            p.poly([(x - 34, cy), (x, cy - 28), (x + 34, cy), (x, cy + 28)], ink).ring(x, cy, 9, c, -1)
    elif which == 1:
        p.rect(int(w * .10), int(h * .22), int(w * .90), int(h * .78), ink, 4)
        for k in range(-3, 4):
            p.ring(m + k * 70, cy, 15 if k % 2 else 22, ink, -1 if k % 2 else 4)
    elif which == 2:
        for s in (-1, 1):
            p.line(m + s * 60, cy, m + s * int(w * .36), cy, ink, 4)
            for k in range(6):
                x = m + s * (90 + k * int(w * .045))
                p.leaf(x, cy, h * .30, 90 - s * 40, ink).leaf(x, cy, h * .30, -90 + s * 40, ink)
        p.ring(m, cy, int(h * .2), ink, 5).ring(m, cy, int(h * .1), ink, -1)
    else:
        for k in range(-4, 5):
            x = m + k * int(h * .8)
            p.poly([(x - int(h * .3), int(h * .78)), (x, int(h * .24)), (x + int(h * .3), int(h * .78))], ink, 5)
    return p.image(c)


@kind('books', ['stack'], views=('front', 'right', 'close'), size=.28, turn=-30, elev=17, fill=.8)
def books(style, c, label):
    random.seed(2)
    paper, z = leaves(), 0
    for which, (col, L, W, H, ink) in enumerate(SETS[c]):
        cov, t = cloth(col), .014
        ob = [box(L, W, t, cov, (0, 0, 0), r=.005), box(L, W, t, cov, (0, 0, H - t), r=.005),
              box(L - .04, W - .035, H - 2 * t, paper, (0, 0, t), r=.004)]
        # the spine faces -Y: a gently rounded back
        arc = [(-W / 2 + .004 - .028 * math.sin(math.pi * k / 10), H * k / 10) for k in range(11)]
        ring = arc + [(y + .010, q) for y, q in arc[::-1]]
        ob.append(loft([[(-L / 2, y, q) for y, q in ring], [(L / 2, y, q) for y, q in ring]], cov, angle=40))
        art = picture(spine_art(int(L * 1000), int(H * 820), col, ink, which), .5)
        ob.append(patch(lambda u, v: (L * (u - .5), -W / 2 + .003 - .028 * math.sin(math.pi * (.09 + .82 * v)), H * (.09 + .82 * v)),
                        art, 4, 10))
        for s in (-1, 1):  # head and tail bands
            ob.append(tube([(s * (L / 2 - .014), -W / 2 + .012, H * k / 6) for k in range(1, 6)], .008, mat(ink, .7)))
        group(ob, (random.uniform(-.02, .02), random.uniform(-.02, .02), z), (0, 0, (-4, 5, -2, 9)[which]))
        z += H + .002


def cover_art(w, h, c, label, thin):
    """The front of a book on its own ground: cloth with a stamped frame, or a printed cover for a thin one."""
    k = 'charcoal' if pale(c) else 'cream'
    foil = 'wine' if pale(c) else 'gold'
    which = sum(map(ord, label.title)) % 4
    p = Paper(w, h, c)
    if not thin:
        p.rect(46, 46, w - 46, h - 46, foil, 5).rect(62, 62, w - 62, h - 62, foil, 2)
        for x in (46, w - 46):
            for y in (46, h - 46):
                p.ring(x, y, 26, c, -1).ring(x, y, 18, foil, 5)
        p.fit(label.title, int(h * .15), 128, foil, width=.74)
        p.fit(label.sub, int(h * .285), 58, foil, width=.68)
        p.fit(label.note, int(h * .885), 42, foil, width=.66)
        x, y, r = w // 2, int(h * .60), int(w * .25)
        if which == 0:  # a rosette
            for a in range(0, 360, 30):
                p.leaf(x + 40 * math.cos(math.radians(a)), y - 40 * math.sin(math.radians(a)), r * .8, a, foil, .3)
            p.ring(x, y, 26, foil, -1).ring(x, y, r, foil, 5)
        elif which == 1:  # a sun rising from the sea, its rays round it
            p.cv.ellipse(p.a, (x, y), (int(r * .46),) * 2, 0, 180, 360, p.bgr(foil), -1, p.cv.LINE_AA)
            for a in range(0, 181, 20):
                u, v = math.cos(math.radians(a)), -math.sin(math.radians(a))
                p.line(int(x + r * .58 * u), int(y + r * .58 * v), int(x + r * .92 * u), int(y + r * .92 * v), foil, 8)
            for j in range(4):
                wave = [(int(x - r + 2 * r * q / 60), int(y + r * (.16 + .2 * j) + r * .045 * math.sin(q / 60 * 25.1))) for q in range(61)]
                for a, b in zip(wave, wave[1:]):
                    p.line(*a, *b, foil, 8)
        elif which == 2:  # a branch
            p.line(x, y + r, x, y - int(r * .8), foil, 7)
            for j in range(6):
                q = y + r * .75 - j * r * .28
                p.leaf(x, q, r * (.66 - .06 * j), 38, foil, .42).leaf(x, q, r * (.66 - .06 * j), 142, foil, .42)
            p.leaf(x, y - r * .75, r * .4, 90, foil, .42)
        else:  # nested arches
            for j in range(4):
                q = int(r * (.95 - .22 * j))
                p.cv.ellipse(p.a, (x, y), (q, q), 0, 180, 360, p.bgr(foil), 9, p.cv.LINE_AA)
                p.line(x - q, y, x - q, y + r, foil, 9).line(x + q, y, x + q, y + r, foil, 9)
        return p
    # printed: colour fields below, words above
    tints = [t for t in ('cream', 'clay', 'sage', 'amber', 'navy', 'blush', 'teal') if t != c][:6]
    top, n = int(h * .47), 4
    s = w // n
    for j in range(n + 1):
        for i in range(n):
            a, b = tints[(i * 2 + j * 3 + which) % 6], tints[(i + j * 2 + which + 1) % 6]
            x, y = i * s, top + j * s
            p.rect(x, y, x + s, min(h, y + s), a)
            if b == a:
                continue
            kind_of = (i + 2 * j + which) % 3
            if kind_of == 0:
                p.cv.ellipse(p.a, (x + (s if (i + j) % 2 else 0), y + s), (s, s), 0, 180 if (i + j) % 2 else 270,
                             270 if (i + j) % 2 else 360, p.bgr(b), -1, p.cv.LINE_AA)
            elif kind_of == 1:
                p.ring(x + s // 2, y + s // 2, int(s * .34), b, -1)
            else:
                p.poly([(x, y + s), (x + s, y + s), (x + s, y)] if (i + j) % 2 else [(x, y), (x + s, y + s), (x, y + s)], b)
    p.line(0, top, w, top, k, 6)
    p.fit(label.title, int(h * .12), 150, k, width=.82)
    p.fit(label.sub, int(h * .265), 62, k, width=.78)
    p.fit(label.note, int(h * .375), 42, k, width=.74)
    return p


@kind('book', ['hardcover', 'thin'], views=('front', 'right', 'above'), size=.24, elev=9, turn=-26, fill=.78)
def book(style, c, label):
    """Stands on its lower edge, spine on the left, the front cover a little open."""
    thin = style == 'thin'
    W, H, T, t = (.80, 1.12, .055, .009) if thin else (.82, 1.18, .15, .016)
    cov = mat(c, .55, tone=.015, var=.04) if thin else cloth(c)
    paper, edge = mat('F2E9D6', .85, tone=.02), leaves(1)
    gap = 0 if thin else .018
    foil = ('charcoal' if thin else 'wine') if pale(c) else ('cream' if thin else 'gold')

    def leaf(angle, w, h, thick, m, y, z, arch=0.):
        """A sheet hinged at the spine (x = 0), its face towards -Y, bent by arch."""
        n = 14
        pts = [Vector((w * i / n, -arch * math.sin(math.pi * i / n), 0)) for i in range(n + 1)] if arch else [Vector((0, 0, 0)),
                Vector((w, 0, 0))]
        ring = [(p.x, p.y) for p in pts] + [(p.x, p.y + thick) for p in pts[::-1]]
        o = loft([[(x, q, z) for x, q in ring], [(x, q, z + h) for x, q in ring]], m, angle=40)
        if thick > .006:
            bevel(o, min(.006, thick * .4), 2)
        return group([o], (0, y, 0), (0, 0, -angle))
    front = -T / 2 - t
    opened = 13 if not thin else 15
    g = leaf(opened, W, H, t, cov, front, 0)
    art = pane([(0, 0), (W - .012, 0), (W - .012, H - .012), (0, H - .012)],
               picture(cover_art(int((W - .012) * 1100), int((H - .012) * 1100), c, label, thin).image(None if thin else c), .5),
               (.006, -.0012, .006), (90, 0, 0))
    art.parent = g
    leaf(-3, W, H, t, cov, T / 2, 0)
    leaf(-2, W - gap - .004, H - 2 * gap, T * .9, edge, -T / 2 + .004, gap)
    for k, a in enumerate((1.2, 3, 5.2, 8.2)):
        leaf(a, W - gap - .006, H - 2 * gap, .0016, paper, -T / 2 - .001 * k, gap, .012 + .006 * k)
    back = [(-.012 - (.024 if not thin else .004) * math.sin(math.pi * k / 12), (T / 2 + t) * (2 * k / 12 - 1)) for k in range(13)]
    ring = back + [(x + .012, y) for x, y in back[::-1]]
    ring[0], ring[12] = (.004, ring[0][1]), (.004, ring[12][1])
    loft([[(x, y, z) for x, y in ring] for z in (0, H)], cov, angle=40)
    if not thin:
        p = Paper(int(H * 900), int(T * 900), c)
        for x in (40, 52, p.w - 40, p.w - 52):
            p.line(x, 0, x, p.h, foil, 3)
        p.fit(label.title, int(p.h * .2), int(p.h * .62), foil, width=.7)
        art = picture(p.image(c), .5)

        def at(u, v):
            q = .06 + .88 * (1 - v)
            return -.0135 - .024 * math.sin(math.pi * q), (T / 2 + t) * (2 * q - 1), H * (1 - u)
        patch(at, art, 4, 12)


@kind('notebook', ['band', 'ring'], views=('front', 'right', 'close'), size=.21, elev=12, turn=-20, fill=.78)
def notebook(style, c, label):
    W, H, T = .86, 1.20, .10
    edge = leaves(2)
    contrast = 'charcoal' if pale(c) else 'cream'
    o = []
    if style == 'band':
        cov = mat(c, .55, bump=.14, bscale=130, var=.05, tone=.03)
        shape = fillet([(-W / 2, -H / 2), (W / 2, -H / 2, .07), (W / 2, H / 2, .07), (-W / 2, H / 2)], True, 8)
        inner = fillet([(-W / 2 + .01, -H / 2 + .018), (W / 2 - .018, -H / 2 + .018, .06), (W / 2 - .018, H / 2 - .018, .06),
                        (-W / 2 + .01, H / 2 - .018)], True, 8)
        o += [prism(shape, .014, cov, (0, 0, 0), r=.005), prism(shape, .014, cov, (0, 0, T - .014), r=.005), prism(inner, T - .028, edge,
                (0, 0, .014), r=0)]
        arc = [(-W / 2 - .022 * math.sin(math.pi * k / 12), T * k / 12) for k in range(13)]
        ring = arc + [(x + .014, z) for x, z in arc[::-1]]
        o.append(loft([[(x, s * H / 2, z) for x, z in ring] for s in (-1, 1)], cov, angle=40))
        band = mat(contrast, .8, bump=.3, bscale=200, tone=.02)
        x = W / 2 - .14
        loop = [(H / 2 + .006, .005), (H / 2 + .006, T - .005), (H / 2 - .004, T + .005), (-H / 2 + .004, T + .005),
                (-H / 2 - .006, T - .005), (-H / 2 - .006, .005)]
        ring = loop + [(y * .996, .5 * T + (z - .5 * T) * .9) for y, z in loop[::-1]]
        o.append(loft([[(x + d, y, z) for y, z in ring] for d in (-.016, .016)], band, angle=30))
        mark = mat(blend(c, 'white', .3) if not pale(c) else blend(c, 'graphite', .45), .5)
        o += [lathe([(.062, 0), (.062, .002), (.074, .002), (.074, 0)], mark, (-.06, .14, T - .0008), steps=56),
              prism(rrect(.148, .013, .004, 3), .002, mark, (-.06, .155, T - .0008), r=0)]
        group(o, (0, 0, H / 2 + .005), (86, 0, 0))
        ribbon = [(-.05, .012), (-.08, .005), (-.16, .008), (-.23, .003)]
        ring = ribbon + [(y, z + .003) for y, z in ribbon[::-1]]
        loft([[(.12 + d - .2 * (y + .05), y, z) for y, z in ring] for d in (-.016, .016)],
             mat('red' if c not in ('red', 'wine', 'clay') else 'cream', .5), angle=60)
    else:
        board = mat(c, .6, tone=.015, var=.05)
        shape, inner = rrect(W, H, .045, 6), rrect(W - .03, H - .03, .04, 6)
        T = .085
        o += [prism(shape, .008, board, (0, 0, 0), r=.003), prism(shape, .008, board, (0, 0, T - .008), r=.003), prism(inner, T - .018,
                edge, (0, 0, .009), r=0)]
        p = Paper(int(W * 900), int(H * 900), c)
        ink = 'cream' if not pale(c) else 'clay'
        second = 'amber' if c not in ('amber', 'honey', 'mustard') else 'teal'
        y0 = int(p.h * .62)
        for j, col in enumerate((ink, second, blend_hex(c, 'cream' if not pale(c) else 'charcoal', .3))):
            pts = [(x, y0 + j * 110 + int(70 * math.sin(x / p.w * 5 + j * 1.3))) for x in range(0, p.w + 8, 8)]
            p.poly(pts + [(p.w, p.h), (0, p.h)], col)
        p.ring(int(p.w * .68), int(p.h * .34), int(p.w * .15), ink, -1)
        art = pane(rrect(W - .006, H - .006, .042, 6), picture(p.image(), .6), (0, 0, T + .0006))
        o.append(art)
        wire = mat('steel' if pale(c) else 'brass', .25, 1.)
        hole = mat('black', .6)
        n = 21
        for k in range(n):
            y = H * (.92 * (k / (n - 1)) - .46)
            for d in (-.008, .008):
                o.append(tube([(-W / 2 + .045 + .062 * math.cos(a), y + d, T / 2 + .066 * math.sin(a)) for a in (math.radians(q)
                        for q in range(52, 310, 16))], .0052, wire, poly=True))
            o.append(prism(rrect(.026, .03, .006, 3), .0006, hole, (-W / 2 + .045, y, T + .0008), r=0))
        group(o, (0, 0, H / 2 + .004), (85, 0, 0))
    pencil((.40, -.34, .036), (0, -90, 14) if style == 'band' else (0, -90, 10), 'oak' if style == 'band' else second, .9)


def blend_hex(a, b, t):
    """As `blend`, as a hex for Paper."""
    q = [x * 12.92 if x <= .0031308 else 1.055 * x ** (1 / 2.4) - .055 for x in blend(a, b, t)]
    return ''.join('%02X' % round(255 * x) for x in q)


def pencil(loc, rot, c, length, lead=None, r=.034, end=None):
    """Six-sided, sharpened; its tip up (+Z) when not turned."""
    plain = c == 'oak'
    timb = mat('DDB98A', .6, tone=.06)
    paint = timber('oak', 2, 1.5) if plain else mat(c, .25, clear=.5, tone=.01, var=.04)
    tip = lead or ('charcoal' if plain else c)
    o = [lathe([(0, 0), (r * .94, 0, .004), (r, .006), (r, length - .155)], paint, steps=6, angle=20),
         lathe([(r * .985, length - .165), (r * .3, length - .035)], timb, steps=40),
         lathe([(r * .31, length - .038), (r * .08, length - .004, .003), (0, length)], mat(tip, .5), steps=24)]
    if end:
        o.append(lathe([(0, -.004), (r * .9, -.003, .006), (r * 1.03, .008), (r * 1.03, .05)],
                       mat(end, .3, 1. if end in ('gold', 'brass') else 0), steps=6, angle=20))
    return group(o, loc, rot)


@kind('pencils', ['cup', 'box'], views=('front', 'above', 'close'), size=.2, elev=12, turn=0, fill=.78,
      by_style={'box': {'elev': 34, 'turn': -28, 'fill': .82}})
def pencils(style, c, label):
    random.seed(7)
    hues = dict(mixed=('red', 'amber', 'mustard', 'leaf', 'teal', 'sky', 'navy', 'lilac', 'rose', 'clay', 'sage', 'walnut'),
                charcoal=('charcoal',), oak=('oak',))[c]
    end = dict(mixed=None, charcoal='gold', oak=None)[c]
    if style == 'cup':
        R, H = .27, .58
        ware = mat(dict(mixed='ivory', charcoal='blush', oak='sage')[c], .4, var=.06, clear=.2, tone=.015)
        vessel([(R * .93, 0), (R * .985, .012), (R, .05), (R, H)], .028, ware)
        lathe([(R - .03, .1), (R - .03, H)], ware)
        n = 11
        for i in range(n):
            a = 2 * math.pi * i / n + random.uniform(-.12, .12)
            inner = i % 4 == 3
            foot = .04 if inner else .10
            # the foot stands on the cup's floor opposite to where the tip leans out
            d = Vector((math.cos(a), math.sin(a)))
            out = (R - .075) if not inner else .10
            rise = H - .06
            tilt = math.degrees(math.atan2(out + foot, rise))
            L = 1.10 + random.uniform(-.10, .12)
            k = Vector((d.x * math.sin(math.radians(tilt)), d.y * math.sin(math.radians(tilt)), math.cos(math.radians(tilt))))
            g = pencil((-d.x * foot, -d.y * foot, .05), (0, 0, 0), hues[(i * 5) % len(hues)], L, end=end)
            g.rotation_euler = k.to_track_quat('Z', 'Y').to_euler()
        return
    L, n, r = 1.10, 12, .036
    W = n * .084 + .03
    tin = mat(dict(mixed='teal', charcoal='charcoal', oak='sage')[c], .4, .25, var=.05, tone=.02)
    card = mat(dict(mixed='ivory', charcoal='graphite', oak='ivory')[c], .8, tone=.02)
    depth, wall = .085, .012
    D = L + .06
    for x, y, sx, sy in ((0, D / 2, W + .024, wall), (0, -D / 2, W + .024, wall), (W / 2 + .006, 0, wall, D), (-W / 2 - .006, 0, wall, D)):
        box(sx, sy, depth, tin, (x, y, 0), r=.004)
    box(W + .02, D, .012, tin, r=.004)
    box(W, D - .01, .03, card, (0, 0, .01), r=.003)
    for i in range(n):
        pencil((-W / 2 + .015 + .084 * (i + .5), -L / 2, .075), (-90, 0, 0), hues[i % len(hues)],
               L - (.01 * (i * 7 % 3) if c == 'mixed' else 0), r=r, end=end)
    lid = [prism(rrect(W + .05, D + .02, .03), .012, tin, (0, D / 2, 0), r=.004)]
    for x, y, sx, sy in ((0, D + .004, W + .05, wall), (0, -.004, W + .05, wall), (W / 2 + .019, D / 2, wall, D), (-W / 2 - .019, D / 2,
            wall, D)):
        lid.append(box(sx, sy, .06, tin, (x, y, 0), r=.004))
    group(lid, (0, D / 2 + .03, .075), (62, 0, 0))
