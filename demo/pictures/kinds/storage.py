"""Bookcases and dressers."""
import random
from studio import *
from kinds.registry import kind

COVERS = ('navy', 'clay', 'sage', 'cream', 'wine', 'teal', 'mustard', 'charcoal', 'blush')


def books(x, y, z, total, height, seed):
    """A row of plain books from x on to the right, the last one leaning."""
    r = random.Random(seed)
    end = x + total
    paper = mat('EFE6D2', .9)
    while True:
        t, h, d = r.uniform(.02, .042), height * r.uniform(.72, 1), r.uniform(.15, .18)
        if x + t > end - .05:
            break
        m = mat(r.choice(COVERS), .55, var=.06)
        box(t, d, h, m, (x + t / 2, y + d / 2, z), r=.004, seg=2)
        box(t - .006, d - .004, .002, paper, (x + t / 2, y + d / 2 + .006, z + h - .0005), r=.0005, seg=1)
        if r.random() < .3:
            box(t + .0005, .001, .008, mat('brass', .35, 1.), (x + t / 2, y - .0003, z + h * .8), r=.0004, seg=1)
        x += t + .001
    lean = -9
    box(.026, .16, height * .86, mat(r.choice(COVERS), .55), (x + .018 + height * .005, y + .08, z + .002), (0, lean, 0), r=.004, seg=2)


def jug(x, y, z, h, c):
    lathe([(0, 0)] + spline([(.3 * h, .01 * h), (.38 * h, .2 * h), (.34 * h, .5 * h), (.16 * h, .75 * h), (.15 * h, .9 * h), (.2 * h, h)],
                            6) + [(.17 * h, h), (.12 * h, .85 * h), (0, .8 * h)],
          mat(c, .6, bump=.12, bscale=60), (x, y, z), steps=64, angle=70)


@kind('bookcase', ['tall', 'low'], views=('front', 'turned', 'close'), behind_pale='C4B49C', size=1.8, turn=24, elev=7, fill=.8,
      by_style={'low': dict(elev=12, fill=.8)})
def bookcase(style, c, label):
    w, w2, back = timber(c, axis=0, scale=.9), timber(c, axis=2, scale=.9), timber(c, axis=2, scale=.7, rough=.55)
    wide, deep, t = (.8, .3, .024) if style == 'tall' else (1.25, .34, .024)
    heights = (.11, .45, .79, 1.1, 1.4, 1.68) if style == 'tall' else (.17, .5, .82)
    inner = wide - 2 * t
    for z in heights:
        box(inner if z != heights[-1] else wide, deep if z in (heights[0], heights[-1]) else deep - .02, t, w, (0, .0, z), r=.003, seg=3)
    for s in (-1, 1):
        foot = 0 if style == 'tall' else heights[0]
        box(t, deep, heights[-1] - foot, w2, (s * (wide - t) / 2, 0, foot), r=.003, seg=3)
    box(wide - .01, .008, heights[-1] - heights[0], back, (0, deep / 2 - .004, heights[0]), r=.001, seg=1)
    front, half = -deep / 2 + .045, inner / 2
    if style == 'tall':
        box(inner, .016, heights[0], w, (0, -deep / 2 + .03, 0), r=.002, seg=2)
        books(-half + .004, front, heights[4] + t, .4, .22, 3)
        jug(.24, 0, heights[4] + t, .19, 'clay')
        books(-.02, front, heights[3] + t, .38, .24, 5)
        for k, (cover, sz) in enumerate((('cream', .2), ('teal', .18), ('sand', .17))):
            box(sz, .14, .028, mat(cover, .55), (-.2, 0, heights[3] + t + k * .0285), (0, 0, k * 5 - 4), r=.004, seg=2)
        jug(-.2, 0, heights[3] + t + .086, .1, 'ivory')
        books(-half + .004, front, heights[2] + t, .56, .25, 8)
        basketry(.0, heights[1] + t, .62, .2)
        books(-.12, front, heights[0] + t, .49, .28, 13)
        jug(-.25, 0, heights[0] + t, .24, 'charcoal')
    else:
        box(t, deep - .02, heights[2] - heights[0], w2, (-.15, 0, heights[0]), r=.003, seg=3)
        books(-half + .004, front, heights[1] + t, .44, .24, 3)
        books(-.13, front, heights[1] + t, .42, .25, 21)
        jug(.45, 0, heights[1] + t, .22, 'clay')
        basketry(-.373, heights[0] + t, .4, .2)
        books(.16, front, heights[0] + t, .43, .25, 9)
        jug(.02, 0, heights[0] + t, .2, 'ivory')
        for x in (-1, 1):
            for y in (-1, 1):
                turned((x * (half - .02), y * .13, 0), (x * (half - .06), y * .1, heights[0] + .002), [(.0125, 0, .003), (.023, 1)], w2,
                       steps=40)


def basketry(x, z, wide, h):
    """A storage box of felt."""
    m = fabric('graphite', 30, strength=.4, knit=True)
    o = prism(rrect(wide, .24, .03, 6), h, m, (x, -.005, z), r=.006, seg=3)
    tube([(x - .05, -.126, z + h * .72), (x - .045, -.139, z + h * .64), (x + .045, -.139, z + h * .64), (x + .05, -.126, z + h * .72)],
         .008, mat('leather', .5))
    return o


@kind('dresser', ['three', 'wide'], views=('front', 'turned', 'above'), behind_pale='C4B49C', size=1.4, turn=26, elev=10, fill=.78,
      by_style={'wide': dict(fill=.82, elev=11)})
def dresser(style, c, label):
    cols, wide, deep, z0, z1 = (1, .82, .44, .19, .92) if style == 'three' else (2, 1.42, .44, .2, .82)
    w, w1, w2 = timber(c, axis=0, scale=.9), timber(c, axis=1, scale=.9), timber(c, axis=2, scale=.9)
    t = .024
    box(wide, deep, t, w, (0, 0, z1 - t), r=.006, seg=4)
    box(wide, deep, t, w, (0, 0, z0), r=.006, seg=4)
    for s in (-1, 1):
        box(t, deep, z1 - z0 - .004, w2, (s * (wide - t) / 2, 0, z0 + .002), r=.005, seg=4)
    box(wide - .02, .01, z1 - z0 - .01, w, (0, deep / 2 - .01, z0 + .005), r=.001, seg=1)
    box(wide - 2 * t, .3, z1 - z0 - 2 * t, mat('1A120C', .9), (0, .03, z0 + t), r=.001, seg=1)
    inner, gap = wide - 2 * t, .006
    fw, fh = (inner - gap * (cols + 1)) / cols, (z1 - z0 - 2 * t - gap * 4) / 3
    knob = mat('brass', .24, 1., var=.06) if c != 'oak' else mat('charcoal', .4)
    for i in range(cols):
        for k in range(3):
            x = -inner / 2 + gap + fw / 2 + i * (fw + gap)
            z = z0 + t + gap + k * (fh + gap)
            box(fw, .022, fh, timber(c, axis=0, scale=.9), (x, -deep / 2 + .013, z), r=.003, seg=3)
            if style == 'three':
                for s in (-1, 1):
                    turned((x + s * .19, -deep / 2 + .003, z + fh / 2), (x + s * .19, -deep / 2 - .028, z + fh / 2),
                           [(.008, 0), (.007, .45, .006), (.015, .6, .004), (.015, 1, .005)], knob)
            else:
                for s in (-1, 1):
                    turned((x + s * .065, -deep / 2 + .003, z + fh * .62), (x + s * .065, -deep / 2 - .022, z + fh * .62),
                           [(.0045, 0), (.0045, 1)], knob, steps=24)
                turned((x - .085, -deep / 2 - .022, z + fh * .62), (x + .085, -deep / 2 - .022, z + fh * .62),
                       [(.0062, 0, .002), (.0062, 1, .002)], knob, steps=32)
    for x in (-1, 1):
        for y in (-1, 1):
            turned((x * (wide / 2 - .05), y * .18, 0), (x * (wide / 2 - .09), y * .15, z0 + .002), [(.0135, 0, .003), (.026, 1)], w2,
                   steps=40)
    if style == 'wide':
        for s in (-1, 1):
            box(wide - .3, .02, .04, w, (0, s * .14, z0 - .038), r=.005)
