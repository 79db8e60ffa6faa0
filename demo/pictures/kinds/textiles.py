"""Home textiles: cushions, towels, throws, rugs."""
import math, random
import bmesh, numpy as np
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


def ground(c):
    """What goes with a colour in two-colour cloth: ivory, or sand under the palest."""
    return 'sand' if pale(c) else 'ivory'


def printed(img, scale=17., at='Object', size=(1, 1), strength=.4, sheen=.4):
    """Woven cloth with a picture: `size` units of it across, centred on the origin (Object) or from it on (UV)."""
    n = Nodes('cloth')
    v = n.coords(space=at)
    shift = (.5, .5, 0) if at == 'Object' else (0, 0, 0)
    tx = n.n('TexImage', {'image': img, 'extension': 'REPEAT'}, Vector=n.n('Mapping', Vector=v, Scale=(1 / size[0], 1 / size[1], 1),
        Location=shift).outputs[0])
    z, grain = n.noise(v, scale * 1.7, 3.), n.noise(v, 5., 3.)
    weave = n.n('TexWave', {'bands_direction': 'DIAGONAL'}, Vector=v, Scale=scale, Distortion=.8, Detail=1.)
    h = n.n('Mix', {'data_type': 'FLOAT'}, _0=.65, _2=weave.outputs['Fac'], _3=z.outputs['Fac']).outputs[0]
    shade = n.n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.5, Color1=tx.outputs[0], Color2=n.ramp(h, [(.2, .6), (.75, 1.)])).outputs[0]
    shade = n.n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.25, Color1=shade, Color2=n.ramp(grain.outputs['Fac'],
        [(.3, .7), (.7, 1.)])).outputs[0]
    n.set(Base_Color=shade, Roughness=.95, Sheen=sheen, Specular=.15, Normal=n.bump(h, strength, .012))
    return n.m


def terry(c):
    n = Nodes('terry')
    z = n.noise(n.coords(), 85., 3., .7)
    cc = rgb(c)
    n.set(Base_Color=n.ramp(z.outputs['Fac'], [(.3, tuple(x * .62 for x in cc)), (.65, tuple(min(1, x * 1.12) for x in cc))]),
          Roughness=1., Sheen=.6, Specular=.1,
          Normal=n.bump(z.outputs['Fac'], 1., .012))
    return n.m


def strip(line, t, length, m, rows=26, soft=.35, waves=0.):
    """Thick cloth whose side view is the centre line of (x, z), `length` wide along Y; UV runs along the line and across, in units.
    waves: how far its long edges wander."""
    up, dn, run = [], [], [0.]
    for k, p in enumerate(line):
        d = (Vector(line[min(len(line) - 1, k + 1)]) - Vector(line[max(0, k - 1)])).normalized()
        nn = Vector((-d.y, d.x)) * t * .48
        up.append(Vector(p) + nn)
        dn.append(Vector(p) - nn)
        if k:
            run.append(run[-1] + (Vector(p) - Vector(line[k - 1])).length)
    side = up + dn[::-1]
    M, K = len(line), len(side)
    vs, uv = [], []
    for i in range(rows + 1):
        y = (i / rows - .5) * length
        e = 1 - soft * max(0, abs(i / rows - .5) * 2 - .93) / .07
        for k, p in enumerate(side):
            j = k if k < M else 2 * M - 1 - k
            q = Vector(line[j])
            pp = q + (p - q) * e
            vs.append((pp.x, y + waves * math.sin(run[j] * 5) * (i / rows * 2 - 1), pp.y))
            uv.append((run[j], y + length / 2))
    fs = [(i * K + k, i * K + (k + 1) % K, (i + 1) * K + (k + 1) % K, (i + 1) * K + k) for i in range(rows) for k in range(K)]
    for e in (0, rows * K):  # ends as strips of quads: one big concave face shades badly
        fs += [(e + k, e + k + 1, e + K - 2 - k, e + K - 1 - k) for k in range(M - 1)]
    o = raw(vs, fs, m, 'strip')
    lay = o.data.uv_layers.new()
    for lp in o.data.loops:
        lay.data[lp.index].uv = uv[lp.vertex_index]
    return subsurf(o, 1)


def zigzag(width, t, gap, layers, drift=0, end=None):
    """Centre line of cloth folded there and back; `end` points are appended to the top layer."""
    pitch, out = t + gap, []
    for layer in range(layers):
        z = t / 2 + layer * pitch
        a, b = (width / 2 - .03, -width / 2 + .03) if layer % 2 == 0 else (-width / 2 + .03, width / 2 - .03)
        out += [(a + (b - a) * k / 18, z + .004 * math.sin(7 * k / 18 + layer + drift)) for k in range(19)]
        if layer < layers - 1:
            s = -1 if layer % 2 == 0 else 1
            out += [(b + s * .033 * math.sin(q), z + pitch * (1 - math.cos(q)) / 2) for q in (math.pi * k / 6 for k in range(1, 6))]
    return out + (end or [])


def coil(outer, inner, t, start=-math.pi / 2, per=26):
    """Spiral of (x, z) from radius `outer` at angle `start` inwards, its windings t apart."""
    n = int((outer - inner) / t * per)
    return [((outer - t * k / per) * math.cos(start + 2 * math.pi * k / per),
             (outer - t * k / per) * math.sin(start + 2 * math.pi * k / per)) for k in range(n + 1)]


def sun(thread, second):
    """Embroidery: a turning sun of seven wings in a border of diamonds."""
    key = '010203' if pale(thread) else 'FDFEFF'
    p = Paper(1200, 1200, key)
    for k in range(7):
        a0 = 2 * math.pi * k / 7
        outer = [(90 + 250 * t, a0 + 1.15 * t + .30 * math.sin(math.pi * t) * (1 - t * .3)) for t in (i / 24 for i in range(25))]
        inner = [(90 + 250 * t, a0 + 1.15 * t - .14 * math.sin(math.pi * t)) for t in (i / 24 for i in range(25))]
        p.poly([(600 + r * math.cos(a), 600 + r * math.sin(a)) for r, a in outer + inner[::-1]], thread)
        x, y = 600 + 385 * math.cos(a0 + 1.45), 600 + 385 * math.sin(a0 + 1.45)
        p.ring(int(x), int(y), 17, second, -1)
    p.ring(600, 600, 70, second, 16).ring(600, 600, 30, thread, -1)
    for k in range(13):
        q = 150 + 75 * k
        for x, y in ((q, 150), (q, 1050), (150, q), (1050, q)):
            p.poly([(x - 28, y), (x, y - 28), (x + 28, y), (x, y + 28)], second if k % 2 else thread)
    return p.rect(95, 95, 1105, 1105, thread, 8).rect(205, 205, 995, 995, thread, 8).image(key)


def embroidered(c):
    thread = 'charcoal' if pale(c) else 'ivory'
    n = Nodes('embroidered')
    v = n.coords()
    tx = n.n('TexImage', {'image': sun(thread, 'clay' if pale(c) else 'honey'), 'extension': 'CLIP'},
             Vector=n.n('Mapping', Vector=v, Location=(.5, .5, 0)).outputs[0])
    z = n.noise(v, 30., 3.)
    stitch = n.n('TexWave', {'bands_direction': 'DIAGONAL'}, Vector=v, Scale=26., Distortion=1.5, Detail=1.)
    cc = rgb(c)
    cloth = n.ramp(z.outputs['Fac'], [(.25, tuple(x * .8 for x in cc)), (.75, tuple(min(1, x * 1.12) for x in cc))])
    yarn = n.n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.45, Color1=tx.outputs[0], Color2=n.ramp(stitch.outputs['Fac'],
        [(.1, .5), (.8, 1.)])).outputs[0]
    lift = n.n('Math', {'operation': 'MULTIPLY_ADD'}, _0=tx.outputs[1], _1=.8, _2=n.n('Math', {'operation': 'MULTIPLY'},
        _0=z.outputs['Fac'], _1=.3).outputs[0]).outputs[0]
    n.set(Base_Color=n.n('MixRGB', Fac=tx.outputs[1], Color1=cloth, Color2=yarn).outputs[0], Roughness=.9, Sheen=.35, Specular=.2,
          Normal=n.bump(lift, .6, .012))
    return n.m


def woven(c):
    """Plain cloth of fine uneven threads with a soft nap: velvet, wool and linen alike at a cushion's distance."""
    n = Nodes('woven')
    warp, weft = (n.noise(n.coords(s), 1., 2.).outputs['Fac'] for s in ((64, 12, 12), (12, 64, 12)))
    threads = n.n('Mix', {'data_type': 'FLOAT'}, _0=.5, _2=warp, _3=weft).outputs[0]
    nap = n.noise(n.coords(), 4., 3.)
    cc = rgb(c)
    col = n.ramp(threads, [(.35, tuple(x * .84 for x in cc)), (.65, tuple(min(1, x * 1.1) for x in cc))])
    tone = n.n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.25, Color1=col, Color2=n.ramp(nap.outputs['Fac'], [(.3, .75), (.7, 1.)]))
    n.set(Base_Color=tone.outputs[0], Roughness=.9, Sheen=.6, Sheen_Tint=.6, Specular=.15, Normal=n.bump(threads, .25, .008))
    return n.m


def stripes(c):
    """Cushion cloth: broad and narrow bands, 1 unit across."""
    p = Paper(1200, 64, ground(c))
    for x, w in ((40, 30), (100, 110), (240, 30), (380, 30), (440, 320), (790, 30), (930, 30), (990, 110), (1130, 30)):
        p.rect(x, 0, x + w, 64, c)
    return p.image()


@kind('cushion', ['plain', 'stripe', 'embroidered'], views=('front', 'right', 'close'), size=.45, elev=10, turn=-34, fill=.72,
      by_style={'stripe': dict(turn=-26, fill=.78), 'embroidered': dict(turn=-24)})
def cushion(style, c, label):
    """Two bulged sheets with pinched corners; creases fan out from the corners. Predictable where a cloth simulation is not."""
    wide = 1.42 if style == 'stripe' else 1.
    if style == 'plain':
        f = woven(c)
    else:
        f = embroidered(c) if style == 'embroidered' else printed(stripes(c), size=(wide, 1))
    N, noise_at = 72, lambda *a: noise.noise(Vector(a))
    v, fc = [], []
    for side in (1, -1):
        for i in range(N + 1):
            for j in range(N + 1):
                x, y = i / N * 2 - 1, j / N * 2 - 1
                px = x * (1 - .075 * (1 - y * y) * abs(x) ** 3) * .5 * wide
                py = y * (1 - .075 * (1 - x * x) * abs(y) ** 3) * .5
                h = .25 * ((1 - x ** 2) * (1 - y ** 2)) ** .42
                edge = min(1 - abs(x), 1 - abs(y))
                cx, cy = (1 if x > 0 else -1), (1 if y > 0 else -1)
                a, d = math.atan2(1 - abs(y), 1 - abs(x)), math.hypot(x - cx, y - cy)
                fold = math.cos(a * 11 + cx * 2 + cy) * .026 * math.exp(-(d - .45) ** 2 / .06) * min(1, edge * 6)
                soft = .03 * noise_at(x * 1.6, y * 1.6, side * 3) + .007 * noise_at(x * 4.5, y * 4.5, side * 7)
                gather = .006 * math.sin((y if abs(x) > abs(y) else x) * 34 + side) * math.exp(-edge / .07) * min(1, edge * 25)
                v.append((px, py, side * (h + fold + gather + soft * min(1, edge * 4))))
        o = 0 if side == 1 else (N + 1) ** 2
        fc += [(o + i * (N + 1) + j, o + (i + 1) * (N + 1) + j, o + (i + 1) * (N + 1) + j + 1, o + i * (N + 1) + j + 1) for i in range(N)
               for j in range(N)]
    body = raw(v, fc, f)
    bm = bmesh.new()
    bm.from_mesh(body.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(body.data)
    bm.free()
    subsurf(body, 1)
    ring = [(i, 0) for i in range(N)] + [(N, j) for j in range(N)] + [(i, N) for i in range(N, 0, -1)] + [(0, j) for j in range(N, 0, -1)]
    trim = {'plain': 'cream' if not pale(c) else 'sand', 'stripe': c, 'embroidered': c}[style]
    ob = [body, tube([v[i * (N + 1) + j] for i, j in ring][::3], .013, mat(trim, .9, sheen=.2), cyclic=True, res=4)]
    if style == 'embroidered':
        random.seed(3)
        yarn = mat('charcoal' if pale(c) else 'ivory', .9, tone=.15)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tip = Vector((sx * .5, sy * .5, 0))
                d = Vector((sx, sy if sy > 0 else -.06, 0)).normalized()  # the lower ones lie on the floor
                hairs = []
                for _ in range(26):
                    e = Vector((random.uniform(-.022, .022), random.uniform(-.022, .022), random.uniform(-.022, .022)))
                    hairs.append([tuple(tip + d * .03 + e * .4), tuple(tip + d * .06 + e),
                                  tuple(tip + d * random.uniform(.10, .115) + e * 1.5)])
                ob += [strands(hairs, .006, yarn), ball(.022, yarn, tip + d * .022, sub=2)]
    group(ob, (0, 0, .48), (90 - 17, 0, 0))


@kind('towels', ['stack', 'roll'], views=('front', 'right', 'close'), size=.45, elev=12, turn=-34, fill=.76,
      by_style={'roll': dict(elev=14, turn=-28, fill=.74)})
def towels(style, c, label):
    random.seed(4)
    tones = [c, ground(c), blend(c, 'ivory', .12), c]
    t, z = .052, 0
    if style == 'roll':
        R, L = .175, .74
        for (x, y, h), tone, turn in zip(((-.182, 0, 0), (.182, .02, 0), (0, -.01, .288)), (c, c, ground(c)), (150, 60, 110)):
            line = coil(R - .024, .02, .043, 0, 22)[::-1]
            o = strip(line, .043, L, terry(tone), 16)
            rumple(o, .016, .2)
            o.rotation_euler = (0, math.radians(turn), 0)
            o.location = (x, y, R + h)
        return
    for j, tone in enumerate(tones):
        o = strip(zigzag(.78, t, .0036, 4, j), t, .62, terry(tone))
        rumple(o, .022, .22)
        rumple(o, .006, .02)
        o.location = (random.uniform(-.012, .012), random.uniform(-.012, .012), z)
        o.rotation_euler = (0, 0, math.radians(random.uniform(-2.5, 2.5) + 90))
        z += 4 * (t + .0036) + .006


def plaid(c):
    """Check of three colours, 1 repeat."""
    p = Paper(480, 480, ground(c))
    dark = 'charcoal' if light(c) else 'sand'
    base, tone = p.a.astype(float), np.array(Paper.bgr(c), float)
    for axis in (0, 1):
        for a, b, col, k in ((30, 210, tone, .62), (300, 330, tone, .62), (360, 372, np.array(Paper.bgr(dark), float), .7),
                             (110, 122, np.array(Paper.bgr(dark), float), .6)):
            cut = (slice(a, b), slice(None)) if axis == 0 else (slice(None), slice(a, b))
            base[cut] = base[cut] * (1 - k) + col * k
    p.a = base.astype(np.uint8)
    return p.image()


def tassels(y0, y1, x, z, n, fall, m, r=.0065, spread=.012):
    """Knotted fringe hanging at x from height z along Y; it falls `fall` down and rests on what is below."""
    lines = []
    for i in range(n):
        y = y0 + (y1 - y0) * (i + .5) / n
        for _ in range(5):
            e, g = random.uniform(-spread, spread), random.uniform(-.006, .006)
            lines.append([(x, y, z), (x - .008 + g, y + e * .3, z - fall * .22), (x - .006 + g, y + e * .35, z - fall * .34),
                          (x + g * 2, y + e * .9, z - fall * .7),
                          (x + g * 2, y + e * 1.2, z - fall * random.uniform(.93, 1.))])
    return [strands(lines, r, m)] + [ball(.0125, m, (x - .008, y0 + (y1 - y0) * (i + .5) / n, z - fall * .28), sub=2) for i in range(n)]


def knit(c):
    """Coarse ribbed wool along UV."""
    n = Nodes('knit')
    v = n.coords(space='UV')
    rib = n.n('TexWave', {'bands_direction': 'Y'}, Vector=v, Scale=7., Distortion=.25, Detail=1.)
    loop = n.n('TexWave', {'bands_direction': 'DIAGONAL'}, Vector=v, Scale=15., Distortion=.6, Detail=1.)
    z = n.noise(v, 60., 3.)
    h = n.n('Mix', {'data_type': 'FLOAT'}, _0=.38, _2=rib.outputs['Fac'], _3=loop.outputs['Fac']).outputs[0]
    fuzz = n.n('Mix', {'data_type': 'FLOAT'}, _0=.25, _2=h, _3=z.outputs['Fac']).outputs[0]
    cc = rgb(c)
    n.set(Base_Color=n.ramp(fuzz, [(.12, tuple(x * .55 for x in cc)), (.6, tuple(min(1, x * 1.08) for x in cc))]), Roughness=1., Sheen=.5,
          Specular=.1,
          Normal=n.bump(fuzz, .8, .03))
    return n.m


@kind('throw', ['folded', 'fringe', 'check'], views=('front', 'right', 'close'), size=.5, elev=17, turn=-30, fill=.8)
def throw(style, c, label):
    """Folds lie along X and are turned to face the camera."""
    random.seed(6)
    if style == 'folded':
        o = strip(zigzag(.86, .062, .004, 6), .062, .70, knit(c), 30, .5)
        rumple(o, .03, .3)
        ob = [o]
    elif style == 'fringe':
        t, top = .052, .25
        line = zigzag(.80, t, .004, 5)
        drop = [(-.40, top - .002), (-.428, top - .016), (-.446, top - .05), (-.453, top - .09), (-.456, top - .125)]
        o = strip(line[:-3] + spline([line[-4]] + drop, 3)[1:], t, .78, fabric(c, 24, uv=True, strength=.55, tone=.2, sheen=.4), 30)
        ob = [o] + tassels(-.37, .37, -.458, top - .12, 17, .125, mat(c, .95, tone=.12, sheen=.4))
    else:
        o = strip(zigzag(.82, .052, .003, 6), .052, .62, printed(plaid(c), 22, 'UV', (.46, .46)), 30)
        rumple(o, .012, .3)
        ob, strap = [o], leather('leather', 60)
        for y in (-.16, .16):
            ob.append(slab([rrect(.885, .338, .06, 6), rrect(.863, .316, .049, 6)[::-1]], .055, strap, .005, (0, y + .0275, .165),
                           (90, 0, 0)))
            ob.append(slab([rrect(.075, .085, .014, 5), rrect(.05, .058, .008, 5)[::-1]], .014, mat('brass', .24, 1., var=.04), .004,
                           (-.437, y, .17), (0, -90, 0)))
    group(ob, (0, 0, 0), (0, 0, 90))


def kilim(c):
    """Flat weave with stepped medallions, repeated along the rug; its border runs along both edges."""
    if light(c):
        dark, second, warm = 'navy', 'clay', 'mustard'
    elif c in ('clay', 'red', 'wine', 'leather', 'walnut'):
        dark, second, warm = 'navy', 'sand', 'mustard'
    else:
        dark, second, warm = 'wine', 'sand', 'mustard'
    p = Paper(800, 1200, c)
    step = lambda x, y, r, k, col: p.poly([q for i in range(k) for q in ((x - r + r * i / k, y - r * i / k),
        (x - r + r * i / k, y - r * (i + 1) / k))]
                                          + [q for i in range(k) for q in ((x + r * i / k, y - r + r * i / k),
                                                                           (x + r * (i + 1) / k, y - r + r * i / k))]
                                          + [q for i in range(k) for q in ((x + r - r * i / k, y + r * i / k),
                                                                           (x + r - r * i / k, y + r * (i + 1) / k))]
                                          + [q for i in range(k) for q in ((x - r * i / k, y + r - r * i / k),
                                                                           (x - r * (i + 1) / k, y + r - r * i / k))], col)
    for y in (300, 900):
        for r, col in ((270, ground(c)), (225, second), (160, ground(c)), (115, c), (60, warm)):
            step(400, y, r, 6, col)
    for y in (0, 600, 1200):
        for x in (0, 800):
            for r, col in ((170, dark), (120, warm), (60, c)):
                step(x, y, r, 5, col)
        step(400, y, 46, 3, warm)
    for y in (0, 1040):
        p.rect(0, y, 800, y + 160, dark)
        for k in range(8):
            x = 50 + 100 * k
            p.poly([(x - 46, y + 140), (x, y + 22), (x + 46, y + 140)], second if k % 2 else warm)
        p.rect(0, y if y else 150, 800, y + 12 if y else 162, warm)
    return p.image()


def bands(c):
    """Rug stripes, repeated along it."""
    p, x, accent = Paper(1200, 64, ground(c)), 0, 'charcoal' if light(c) else 'mustard'
    for w, col in ((190, c), (36, None), (30, c), (30, None), (30, c), (60, None), (110, c), (40, None), (46, accent), (40, None),
                   (110, c), (60, None), (30, c), (30, None), (30, c), (36, None), (190, c), (102, None)):
        if col:
            p.rect(x, 0, x + w, 64, col)
        x += w
    return p.image()


@kind('rug', ['stripe', 'kilim', 'round'], views=('front', 'above', 'close'), size=1.6, elev=27, turn=-28, fill=.84,
      by_style={'round': dict(elev=36)})
def rug(style, c, label):
    """Half rolled out towards the camera; the round one is a flat spiral of plaits."""
    random.seed(9)
    if style == 'round':
        tones = [mat(x, .95, bump=.5, bscale=70, tone=.12, sheen=.2) for x in (c, ground(c))]
        for j in range(15):
            r = .02 + .0335 * j
            n = max(10, int(2 * math.pi * r / .011))
            turns = max(3, round(2 * math.pi * r / .075))
            m = tones[1 if j in (4, 5, 9, 10, 13) else 0]
            for s in (0, math.pi):
                pts = []
                for k in range(n):
                    a = 2 * math.pi * k / n
                    q = turns * a + s
                    pts.append(((r + .0085 * math.cos(q)) * math.cos(a), (r + .0085 * math.cos(q)) * math.sin(a),
                                .016 + .006 * math.sin(q)))
                tube(pts, .0115, m, cyclic=True, poly=True)
        return
    t, wide = .02, .92
    spiral = [(.42 + x, .135 + z) for x, z in coil(.125, .03, t * 1.25, per=30)]
    flat = [(-.72 + 1.14 * k / 60, t / 2 + .0015 * math.sin(k * .5)) for k in range(60)]
    img, size = (kilim(c), (1.12, wide)) if style == 'kilim' else (bands(c), (.98, wide))
    o = strip(flat + spiral, t, wide, printed(img, 30, 'UV', size, .5, .25), 24, .2, .003)
    fringe = []
    for i in range(38):
        y = -wide / 2 + .02 + (wide - .04) * i / 37
        for _ in range(4):
            e = random.uniform(-.007, .007)
            fringe.append([(-.71, y, t * .6), (-.745, y + e * .3, t * .45), (-.78, y + e, .006),
                           (-.815 + random.uniform(-.01, .01), y + e * 1.4, .006)])
    group([o, strands(fringe, .0042, mat('cream', .95, tone=.1))], (0, 0, 0), (0, 0, 90))
