"""Phones, computers and what one types on."""
import math
import numpy as np
from studio import *
from kinds.registry import kind

# Key widths of a keyboard's five rows, in key units; each sums to 15.
ROWS = [[1] * 13 + [2], [1.5] + [1] * 12 + [1.5], [1.75] + [1] * 11 + [2.25], [2.25] + [1] * 10 + [2.75],
        [1.25] * 3 + [6.25] + [1.25] * 4]


def screen(img, strength=1.):
    n = Nodes('screen')
    tx = n.n('TexImage', {'image': img, 'extension': 'EXTEND'}, Vector=n.coords(space='UV'))
    n.set(Base_Color='black', Roughness=.06, Specular=.5, Emission=tx.outputs[0], Emission_Strength=strength)
    return n.m


def hills(w, h, near, sky=('blush', 'cream'), sun='amber', seed=0.):
    """Soft hills under a sun: what our screens show."""
    p = Paper(w, h)
    top, bot = (np.array(Paper.bgr(c), float) for c in sky)
    t = np.linspace(0, 1, h)[:, None, None]
    # Dithered: a screen of plain steps shows them as bands.
    p.a[:] = (top * (1 - t) + bot * t + np.random.default_rng(1).random((h, w, 1))).astype(np.uint8)
    p.ring(int(w * .68), int(h * .36), int(min(w, h) * .13), sun, -1)
    for i, (c, base, amp) in enumerate((('sky', .52, .06), ('sage', .60, .07), ('olive', .70, .05), (near, .80, .06))):
        line = [(x, int(h * (base + amp * math.sin(x / w * 5 + i * 1.9 + seed) + amp * .4 * math.sin(x / w * 13 + i))))
                for x in range(0, w + 8, 8)]
        p.poly(line + [(w, h), (0, h)], c)
    return p


def arches(w, h, c):
    """Nested arches, another quiet wallpaper."""
    p = Paper(w, h, 'cream')
    for i, k in enumerate((c, 'blush', 'ivory', 'amber', c)):
        r = int(w * (.46 - .085 * i))
        p.ring(w // 2, int(h * .5), r, k, -1).rect(w // 2 - r, int(h * .5), w // 2 + r, h, k)
    return p


def dunes(w, h, c):
    """Wide bands rising from the lower left."""
    p = Paper(w, h, 'navy' if c != 'navy' else 'teal')
    for i, k in enumerate(('teal', 'sky', 'mint', 'cream', 'blush', 'clay')):
        line = [(x, int(h * (.16 + .135 * i + .09 * math.sin(x / w * 3.4 + i * .55) - .10 * x / w))) for x in range(0, w + 8, 8)]
        p.poly(line + [(w, h), (0, h)], k)
    return p


def slate(W, H, T, R, frame, back, img, bezel=.03):
    """A phone's or tablet's body, screen up (+Z), its back plate below; what sits on the back is put there by the caller."""
    o = [prism(rrect(W, H, R, 14), T, frame, r=T * .32, seg=6),
         prism(rrect(W - .02, H - .02, R - .008, 14), .004, mat('black', .06, clear=1.), (0, 0, T - .0015), r=.002),
         prism(rrect(W - .024, H - .024, R - .01, 14), .004, back, (0, 0, -.0025), r=.002),
         pane(rrect(W - 2 * bezel, H - 2 * bezel, R - bezel * .8, 14), screen(img, .9), (0, 0, T + .0029))]
    return o


def lens(r, ring, loc):
    """A camera's eye on the back of a device, looking down -Z."""
    eye = [lathe([(0, 0), (r, 0), (r * 1.06, .016, .006), (r * .9, .02, .003), (r * .85, .013)], ring, steps=56),
           lathe([(0, .0145), (r * .86, .0145)], mat('black', .03, clear=1., spec=.9), steps=48),
           lathe([(r * .5, .0148), (r * .53, .0152), (r * .56, .0148)], mat('graphite', .3), steps=48),
           ball(r * .34, mat('1B2440', .05, clear=1.), (0, 0, .0135), (1, 1, .3), sub=3)]
    return group(eye, loc, (180, 0, 0))


@kind('phone', ['plain', 'pro', 'mini'], views=('front', 'right', 'close'), size=.16, elev=8, fill=.76,
      by_style={'pro': {'close': (.1, .36, 1)}, 'mini': {'close': (-.3, .14, 1)}})
def phone(style, c, label):
    W, H, R, T = dict(plain=(.71, 1.47, .115, .07), pro=(.75, 1.54, .10, .074), mini=(.69, 1.24, .15, .085))[style]
    ring = mat(blend(c, 'steel', .55), .2, 1.)
    frame = mat(blend(c, 'steel', .5), .3 if style == 'pro' else .2, 1., var=.05)
    back = mat(c, .45 if style == 'pro' else .22, clear=.15 if style == 'pro' else .5, var=.02, tone=.012)
    island = mat(c, .15, clear=.8, tone=.02)
    # Renewed phones come in lilac: another model in the same body, its back in front.
    renewed = c == 'lilac'
    draw = arches if renewed else dict(plain=hills, pro=dunes, mini=arches)[style]
    img = draw(680, 1240 if style == 'mini' else 1440, c)
    ink = 'charcoal' if draw == arches else 'F9F4EA'
    img.text('12:40', int(img.h * .1), 136, ink, 'Noto Sans:light')
    for k in range(4 if draw != arches else 0):
        x = int(680 * (.16 + .227 * k))
        img.rect(x - 46, img.h - 150, x + 46, img.h - 58, ('ivory', 'clay', 'amber', 'sky')[k])
    img = img.image()

    def body():
        o = slate(W, H, T, R, frame, back, img)
        if style == 'mini':
            o.append(prism(rrect(.15, .04, .0199, 8), .001, mat('black', .1), (0, H / 2 - .085, T + .003), r=0))
        else:
            o.append(lathe([(0, 0), (.018, 0), (.018, .0008), (0, .0008)], mat('black', .1), (0, H / 2 - .09, T + .0032), steps=32))
        flash = mat('F7EED8', .3, emit=.3)
        x, y = W / 2 - .20, H / 2 - .20
        if style == 'plain':
            o.append(prism(rrect(.165, .31, .082, 12), .02, island, (x + .045, y - .035, -.0215), r=.009))
            o += [lens(.056, ring, (x + .045, y + .035, -.02)), lens(.056, ring, (x + .045, y - .105, -.02))]
            o.append(lathe([(0, 0), (.02, 0), (.02, .004), (0, .004)], flash, (x - .10, y + .035, -.006), steps=32))
        elif style == 'pro':
            o.append(prism(rrect(.36, .36, .1, 12), .024, island, (x, y, -.0255), r=.012))
            for dx, dy in ((.082, .082), (.082, -.082), (-.082, 0)):
                o.append(lens(.068, ring, (x + dx, y + dy, -.024)))
            o.append(lathe([(0, 0), (.022, 0), (.022, .004), (0, .004)], flash, (x - .095, y + .115, -.0285), steps=32))
            o.append(lathe([(0, 0), (.016, 0), (.016, .004), (0, .004)], mat('black', .1), (x - .095, y - .115, -.0285), steps=32))
        else:
            o += [lens(.07, ring, (x + .05, y + .04, -.004)), lens(.05, ring, (x + .05, y - .115, -.004))]
            o.append(lathe([(0, 0), (.02, 0), (.02, .004), (0, .004)], flash, (x - .08, y + .04, -.006), steps=32))
        for y, L in ((H * .2, .13), (H * .08, .13)):
            o.append(box(.012, L, .024, frame, (-W / 2 - .003, y, T / 2 - .012), r=.005))
        o.append(box(.012, .17, .024, frame, (W / 2 + .003, H * .14, T / 2 - .012), r=.005))
        o.append(prism(rrect(.09, .026, .0128, 6), .002, mat('black', .6), (0, -H / 2 - .0005, T / 2), (90, 0, 0), r=0))
        return o
    back_first = ((-.30, .22), (.22, -.14), 1)
    show, hide, lean = back_first if renewed else dict(plain=((.25, -.12), (-.26, .26), 1), pro=back_first,
                                                       mini=((.32, .22), (-.26, -.12), -1))[style]
    group(body(), (*show, H / 2), (83, 0, 10 * lean))
    group(body(), (*hide, H / 2), (97, 0, 180 - 14 * lean))


@kind('laptop', ['slim', 'pro'], views=('front', 'right', 'back'), size=.32, elev=17, turn=-26, fill=.82)
def laptop(style, c, label):
    pro = style == 'pro'
    al = mat(blend(c, 'steel', .45 if c != 'charcoal' else .12), .34, .9, var=.03)
    satin = mat(blend(blend(c, 'steel', .5), 'charcoal', .08) if c != 'charcoal' else blend(c, 'steel', .2), .5, .85, var=.02, tone=.01)
    W, D, T, R = (1.5, 1.06, .062, .085) if pro else (1.44, .98, .042, .07)
    soft = mat('26272A', .5, var=.05) if pro or c == 'charcoal' else mat(blend(c, 'charcoal', .6), .5, var=.05)
    dark = mat('17181A', .6)
    prism(rrect(W, D, R, 10), T, al, r=.016)
    u, top = (W - (.32 if pro else .2)) / 15, D / 2 - .11
    if pro:
        prism(rrect(15 * u + .03, 6.15 * u * .84, .02), .002, dark, (0, top - 2.85 * u * .84, T - .0008), r=0)
        for s in (-1, 1):
            holes = [(s * (W / 2 - .085 + .021 * i), top - .02 - .0225 * j, .009, .009) for i in range(-1, 2) for j in range(20)]
            caps(holes, .0004, dark, .003, loc=(0, 0, T))
    keys = [(u * (i - 7), top, u * .88, u * .36) for i in range(15)]
    for j, row in enumerate(ROWS):
        x = -7.5
        for w in row:
            keys.append((u * (x + w / 2), top - u * .84 * (j + .83), u * (w - .13), u * .71))
            x += w
    caps(keys, .008, soft, .012, loc=(0, 0, T))
    for grow, h, m in ((.01, .0014, mat(blend(c, 'charcoal', .7), .6)), (0, .002, satin)):
        prism(rrect((.62 if pro else .5) + grow, (.36 if pro else .3) + grow, .03, 6), h, m,
              (0, -D / 2 + (.21 if pro else .19), T - .0008), r=0)
    port = mat('black', .5)
    for y, w in ((.30, .06), (.20, .06), (.07, .09)) if pro else ((.28, .06), (.18, .06)):
        for s in (-1, 1):
            prism(rrect(w, .018, .0085, 5), .002, port, (s * (W / 2 + .0002), y, T * .52), (90, 0, 90 * s), r=0)
    back, bez = mat('black', .08, clear=.6), .035 if pro else .03
    img = dunes(1420, 900, c) if pro else hills(1420, 900, c if c == 'sage' else 'teal', seed=.6)
    h = D - .02
    lid = [prism(rrect(W, h, R, 10), .026, al, (0, h / 2, -.026), r=.01),
           prism(rrect(W - .022, h - .022, R * .85, 10), .002, back, (0, h / 2, -.0005), r=0),
           pane(rrect(W - 2 * bez, h - 2 * bez - .03, .03, 6), screen(img.image(), .95), (0, h / 2 + .012, .0022)),
           lathe([(0, 0), (.007, 0), (.007, .0008), (0, .0008)], mat('1B2440', .1), (0, h - .016, .0018), steps=20)]
    mark = mat(blend(c, 'charcoal', .45) if c != 'charcoal' else 'steel', .15, 1.)
    lid += [lathe([(.052, 0), (.052, .003), (.066, .003), (.066, 0)], mark, (0, h / 2, -.0285), steps=48),
            prism(rrect(.132, .014, .004, 3), .003, mark, (0, h / 2 + .012, -.0285), r=0)]
    group(lid, (0, D / 2 - .01, T + .014), (72, 0, 0))
    tube([(-.5, D / 2 - .008, T - .004), (.5, D / 2 - .008, T - .004)], .02, dark, poly=True)


@kind('tablet', ['plain', 'pen'], views=('front', 'right', 'turned'), size=.25, elev=9, fill=.74,
      by_style={'pen': {'elev': 20, 'turn': -20, 'fill': .8}})
def tablet(style, c, label):
    W, H, R, T = (1.06, 1.46, .1, .05) if style == 'plain' else (1.54, 1.1, .08, .045)
    frame = mat(blend(c, 'steel', .45), .3, .95, var=.04)
    back = mat(blend(c, 'steel', .3 if c != 'charcoal' else .08), .42, .6, var=.01, tone=.008)
    ring = mat(blend(c, 'steel', .6), .2, 1.)
    img = (arches(1000, 1400, c) if style == 'plain' else sketch(1480, 1040)).image()

    def body():
        o = slate(W, H, T, R, frame, back, img, .045)
        o += [lens(.06, ring, (W / 2 - .13, H / 2 - .13, -.003)),
              lathe([(0, 0), (.02, 0), (.02, .003), (0, .003)], mat('F7EED8', .3, emit=.3), (W / 2 - .25, H / 2 - .13, -.0055), steps=32),
              lathe([(0, 0), (.008, 0), (.008, .0008), (0, .0008)], mat('1B2440', .1), (0, H / 2 - .022, T + .0022), steps=20),
              lathe([(.062, 0), (.062, .002), (.076, .002), (.076, 0)], ring, (0, 0, -.0045), steps=48),
              box(.16, .012, .018, frame, (W / 2 - .2, H / 2 + .003, T / 2 - .009), r=.004)]
        for x in (-.3, -.24, .24, .3):
            o.append(prism(rrect(.034, .014, .0068, 4), .002, mat('black', .6), (x, -H / 2 - .0004, T / 2), (90, 0, 0), r=0))
        return o
    if style == 'plain':
        group(body(), (.16, -.12, H / 2), (82, 0, 8))
        group(body(), (-.2, .3, H / 2), (98, 0, 180 - 12))
        return
    # propped up on a folded cover that serves as its stand
    cover = mat(blend(c, 'charcoal', .35), .75, bump=.12, bscale=160)
    a = math.radians(68)
    group(body(), (0, .12 + math.cos(a) * H / 2, .035 + math.sin(a) * H / 2), (68, 0, 0))
    prism(rrect(W, .5, .05, 6), .022, cover, (0, .28, 0), r=.008)
    group([prism(rrect(W, .62, .05, 6), .02, cover, r=.008)], (0, .48, .29), (-62, 0, 0))
    white = mat(c if c not in ('steel', 'sky') else 'graphite', .35, clear=.3)
    pen = [lathe([(0, 0), (.006, .002), (.011, .02), (.030, .115, .01), (.032, .13)], mat('cream', .5), steps=40),
           lathe([(.032, .13), (.034, .14, .003), (.034, 1.02), (.034, 1.06, .02), (0, 1.06)], white, steps=48),
           lathe([(.0345, .94), (.0352, .942), (.0352, .955), (.0345, .957)], ring, steps=48)]
    group(pen, (-.42, -.36, .035), (90, 0, 76))


def sketch(w, h):
    """A drawing program: a vase with branches on a sheet of paper, a row of colours at its side."""
    p = Paper(w, h, '3A3B3E')
    p.rect(int(w * .13), int(h * .07), int(w * .95), int(h * .93), 'EFE8DA')
    for i, k in enumerate(('clay', 'amber', 'sage', 'teal', 'sky', 'blush', 'ivory')):
        p.ring(int(w * .065), int(h * (.14 + .12 * i)), int(h * .035), k, -1)
    x, y = w * .54, h * .84
    at = lambda q: [(x + a * h, y - b * h) for a, b in q]
    p.poly(at([(-.33, .0), (.36, .0), (.36, -.012), (-.33, -.012)]), 'sand')
    p.poly(at(spline([(-.08, 0), (-.15, .12), (-.13, .22), (-.05, .29), (-.045, .35), (-.06, .37)], 8) +
              spline([(.06, .37), (.045, .35), (.05, .29), (.13, .22), (.15, .12), (.08, 0)], 8)), 'clay')
    p.poly(at(spline([(-.142, .15), (-.05, .165), (.05, .14), (.147, .155), (.13, .22), (.04, .215), (-.05, .235), (-.132, .215)], 6)),
           'cream')
    for k, (dx, top) in enumerate(((-.27, .62), (-.09, .71), (.12, .69), (.28, .58))):
        stem = spline([(dx * .08, .37), (dx * .35, .36 + (top - .36) * .5), (dx, top)], 14)
        q = at(stem)
        for a, b in zip(q, q[1:]):
            p.line(int(a[0]), int(a[1]), int(b[0]), int(b[1]), 'leaf', 5)
        for i in range(8, len(stem), 4):
            for side in (-1, 1):
                a, b = stem[i]
                g = math.atan2(stem[i][1] - stem[i - 1][1], stem[i][0] - stem[i - 1][0]) + side * .8
                leaf = [(a + math.cos(g) * t * .075 - math.sin(g) * e * .02, b + math.sin(g) * t * .075 + math.cos(g) * e * .02)
                        for t, e in ((0, 0), (.3, 1), (.7, .9), (1, 0), (.7, -.9), (.3, -1))]
                p.poly(at(leaf), ('sage', 'leaf', 'olive', 'teal')[k])
        p.ring(int(q[-1][0]), int(q[-1][1]), int(h * .022), ('amber', 'red', 'blush', 'amber')[k], -1)
    return p


@kind('keyboard', ['compact', 'full'], views=('front', 'above', 'close'), size=.4, elev=44, turn=-38, fill=.84)
def keyboard(style, c, label):
    """Compact: tall caps in a deep case with a knob. Full: flat caps on a thin metal plate, with arrows and numbers."""
    compact = style == 'compact'
    dark = c in ('charcoal', 'navy')
    alpha = mat(blend(c, 'white', .12) if dark else blend(c, 'white', .45), .5, var=.04)
    mods = mat(blend(c, 'graphite', .3) if pale(c) or compact and not dark else blend(c, 'charcoal', .55) if compact else c, .5, var=.04)
    accent = mat(dict(charcoal='clay', navy='amber', sage='cream', cream='teal', white='clay').get(c, 'amber'), .5, var=.04)
    u, D = (.0615, 5) if compact else (.044, 6.3)
    kw = .93 if compact else .88
    groups = {0: [], 1: [], 2: []}
    cols = 16 if compact else 22.5
    x0, y0 = -cols / 2 * u, (D / 2) * u

    def put(which, x, row, w=1., d=1.):
        groups[which].append((x0 + (x + w / 2) * u, y0 - (row + d / 2) * u, (w - 1 + kw) * u, (d - 1 + kw) * u))
    first = 0 if compact else 1.3
    if compact:
        for r in range(1, 5):
            put(1, 15, r)
    else:
        put(2, 0, 0)
        for g in range(3):
            for k in range(4):
                put(g % 2, 2 + g * 4.5 + k, 0)
        for k in range(3):
            put(1, 15.25 + k, 0)
            put(1, 15.25 + k, first)
            put(1, 15.25 + k, first + 1)
            put(2, 15.25 + k, first + 4)
        put(2, 16.25, first + 3)
        for r in range(5):
            for k in range(3):
                if r < 4 or k:
                    put(1 if r == 0 else 0, 18.5 + k - (r == 4 and k == 1), first + r, 2 if r == 4 and k == 1 else 1)
        put(1, 21.5, first)
        put(1, 21.5, first + 1, 1, 2)
        put(2, 21.5, first + 3, 1, 2)
    for j, row in enumerate(ROWS):
        x = 0
        for i, w in enumerate(row):
            hot = compact and j == 0 and i == 0 or j == 2 and i == len(row) - 1
            put(2 if hot else 0 if w == 1 and 0 <= j < 4 or w > 6 else 1, x, first + j, w)
            x += w
    W, E = cols * u, (.055 if compact else .03)
    deck = D * u + 2 * E
    base = mat(blend(c, 'black', .25) if dark else c, .42, var=.05) if compact \
        else mat(blend(c, 'graphite' if pale(c) else 'steel', .35), .36, .75, var=.04)
    h = .075 if compact else .03
    plate = mat('black' if dark else 'graphite', .6)
    o = [prism(rrect(W + 2 * E, deck, .045 if compact else .035, 8), h, base, r=.014 if compact else .008),
         prism(rrect(W + .012, D * u + .012, .012, 4), .002, plate if compact else base, (0, 0, h - .0006), r=0)]
    for i, m in enumerate((alpha, mods, accent)):
        # the sculpted caps sink into the case a little; flat ones float over the plate
        o.append(caps(groups[i], .05 if compact else .016, m, .011 if compact else .007, .0075 if compact else .001,
                      loc=(0, 0, h - (.006 if compact else -.002))))
    if compact:
        knob = brushed('brass' if c != 'charcoal' else 'steel', .25, 2, 60)
        o.append(lathe([(0, 0), (.0255, 0), (.0265, .004, .002), (.0265, .05, .004), (.021, .053, .002), (0, .052)], knob,
                       (x0 + 15.5 * u, y0 - .5 * u, h), steps=96, flute=lambda a, z: 1 + .02 * math.cos(32 * a) * (.006 < z < .046)))
    group(o, (0, 0, .03 if compact else .02), (5, 0, 0))
    foot = mat('black', .8)
    for s in (-1, 1):
        box(.12, .03, .05 if compact else .036, foot, (s * W * .4, deck * .4, 0), r=.006)
        box(.12, .03, .012, foot, (s * W * .4, -deck * .42, 0), r=.004)
