"""Books and stationery."""
import math, random
import bpy, bmesh
from mathutils import Vector, noise
from studio import *
from kinds.registry import kind


@kind('books', ['stack'], turn=-30, elev=17, fill=.8)
def books(style, c, label):
    random.seed(2)
    pages = Nodes('pages')
    z = pages.noise(pages.coords((1, 1, 60)), 6., 2.)
    pages.set(Base_Color=pages.ramp(z.outputs['Fac'], [(.35, (.62, .55, .42)), (.65, (.83, .78, .68))]), Roughness=.9, Normal=pages.bump(z.outputs['Fac'], .4, .004))
    zz = 0
    spec = [('wine', .98, .70, .13, -4, 'ვეფხისტყაოსანი', 'brass'), ('sand', .92, .66, .10, 5, 'POEMS  ·  ლექსები', 'wine'), (c, .86, .62, .15, -2, 'სამზარეულო', 'cream'), ('clay', .78, .55, .085, 9, 'TBILISI', 'cream')]
    for col, L, W, H, rot, title, ink in spec:
        cov = fabric(col, 40, .7, .2, sheen=.1, tone=.08, knit=True)
        t = .014
        ob = [box(L, W, t, cov, (0, 0, 0), r=.005), box(L, W, t, cov, (0, 0, H - t), r=.005),
              box(L - .04, W - .035, H - 2 * t, pages.m, (0, .0, t), r=.004)]
        # spine faces -Y: a gently rounded back
        arc = [(-L / 2, -W / 2 + .004 - .028 * math.sin(math.pi * k / 10), H * k / 10) for k in range(11)]
        ring = [p for p in arc] + [(-L / 2, -W / 2 + .014 - .028 * math.sin(math.pi * k / 10), H * k / 10) for k in range(10, -1, -1)]
        sp = loft([ring, [(L / 2, y, z2) for _, y, z2 in ring]], cov, angle=40)
        ob.append(sp)
        pw, ph = int(L * .8 * 1000), int(H * .62 * 1000)
        p = Paper(pw, ph, col)
        p.text(title, int(ph * .08), int(ph * .72), ink).line(4, 5, pw - 4, 5, ink, 3).line(4, ph - 6, pw - 4, ph - 6, ink, 3)
        ob.append(sheet(L * .8, H * .62, picture(p.image(col), .6), (0, -W / 2 - .0255, H / 2)))
        group(ob, (random.uniform(-.02, .02), random.uniform(-.02, .02), zz), (0, 0, rot))
        zz += H + .002


def screen(img, strength=1.):
    n = Nodes('screen')
    tx = n.n('TexImage', {'image': img, 'extension': 'EXTEND'}, Vector=n.coords(space='UV'))
    n.set(Base_Color='black', Roughness=.06, Specular=.5, Emission=tx.outputs[0], Emission_Strength=strength)
    return n.m


def wallpaper(w, h, dark='teal', phone=True):
    """Soft hills in the brand's colours."""
    p = Paper(w, h)
    top, bot = np.array(Paper.bgr('blush'), float), np.array(Paper.bgr('cream'), float)
    t = np.linspace(0, 1, h)[:, None, None]
    p.a[:] = (top * (1 - t) + bot * t).astype(np.uint8)
    p.ring(int(w * .68), int(h * .36), int(min(w, h) * .13), 'amber', -1)
    for i, (col, base, amp) in enumerate((('sky', .52, .06), ('sage', .60, .07), ('olive', .70, .05), (dark, .80, .06))):
        pts = [(x, int(h * (base + amp * math.sin(x / w * 5 + i * 1.9) + amp * .4 * math.sin(x / w * 13 + i)))) for x in range(0, w + 8, 8)]
        p.poly(pts + [(w, h), (0, h)], col)
    if phone:
        p.text('12:40', int(h * .1), int(w * .2), 'F9F4EA', 'Noto Sans:light').text('კალათა', int(h * .21), int(w * .07), 'F9F4EA')
        for k in range(4):
            x = int(w * (.16 + .227 * k))
            p.rect(x - int(w * .07), int(h * .89), x + int(w * .07), int(h * .89) + int(w * .14), ('ivory', 'clay', 'amber', 'sky')[k])
    return p.image()
