"""Several products in one picture: rows on a coloured sweep for banners and shop headers, and a shopper's own photo."""
import math, random
import bpy, numpy as np
from mathutils import Vector
from kinds.registry import KINDS, framing_of, label_of
from studio.materials import fabric, mat, wood
from studio.modelling import box, raw, smooth
from studio import scene
from studio.scene import area, points


def stand(look, at=(0, 0), turn=0., longest=1.):
    """Builds a look, stands it on the floor at (x, y) with its longest side `longest`; -> its root and its width and depth."""
    name, style, colour, *rest = look.split('.')
    k = KINDS[name]
    before = set(bpy.context.scene.objects)
    k.make(style, colour, label_of(name, rest[0] if rest else None))
    objs = [o for o in bpy.context.scene.objects if o not in before]
    for o in [o for o in objs if o.name.startswith('noframe')]:
        objs.remove(o)
        bpy.data.objects.remove(o)
    root = bpy.data.objects.new('stand', None)
    bpy.context.scene.collection.objects.link(root)
    for o in objs:
        if o.parent is None:
            o.parent = root
    root.rotation_euler = (0, 0, math.radians(framing_of(k, style).get('turn', 0) + turn))
    bpy.context.view_layer.update()
    p = points(objs)
    lo, hi = p.min(0), p.max(0)
    s = longest / max(hi - lo)
    root.scale = (s,) * 3
    root.location = (at[0] - (lo[0] + hi[0]) / 2 * s, at[1] - (lo[1] + hi[1]) / 2 * s, -lo[2] * s)
    bpy.context.view_layer.update()
    return root, (hi[0] - lo[0]) * s, (hi[1] - lo[1]) * s


def real(look):
    """Metres of a product's longest side."""
    name, style = look.split('.')[:2]
    return KINDS[name].sizes[style]


def beside(look):
    """How large a product is drawn beside others in a photo: its metres, drawn together so that a spoon is seen beside a sofa."""
    return real(look) ** .55


# Products in one scene are shown in their true proportions, so none may be more times as long as another.
widest_ratio = 3.


def row(looks, seed):
    """Stands looks close together in their true proportions, every other one in front of its neighbours; -> every point of
    them."""
    rnd = random.Random(seed)
    sizes = [real(look) for look in looks]
    if max(sizes) > widest_ratio * min(sizes):
        raise ValueError('sizes from %s to %s m do not fit one scene' % (min(sizes), max(sizes)))
    x = 0.
    for i, (look, size) in enumerate(zip(looks, sizes)):
        root, w, d = stand(look, (0, 0), rnd.uniform(-9, 9), size / max(sizes))
        y = d * .5 if i % 2 == 0 else -d * .5 - .12
        root.location = root.location + Vector((x + w / 2, y, 0))
        x += w * .93 + .01
    bpy.context.view_layer.update()
    return points(list(bpy.context.scene.objects))


def aim(p, size, elev, lens, fill, aside=0.):
    """A camera that shows the points in a picture of `size` pixels, within `fill` of its width and height; `aside` of the
    width to the right of its middle."""
    w, h = size
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = w, h
    cam = bpy.data.cameras.new('cam')
    cam.lens = lens
    co = bpy.data.objects.new('cam', cam)
    sc.collection.objects.link(co)
    sc.camera = co
    e = math.radians(elev)
    back = Vector((0, -math.cos(e), math.sin(e)))
    q = (-back).to_track_quat('-Z', 'Y')
    R = np.array(q.to_matrix())
    fx = lens / 18 if w >= h else lens / 18 * h / w
    fy = fx * w / h
    t, dist = p.mean(0), 4.
    for _ in range(40):
        l = (p - t - np.array(back) * dist) @ R
        x, y = l[:, 0] / -l[:, 2] * fx, l[:, 1] / -l[:, 2] * fy
        t = t + R[:, 0] * (x.min() + x.max()) / 2 * dist / fx + R[:, 1] * (y.min() + y.max()) / 2 * dist / fy
        dist *= max((x.max() - x.min()) / 2 / fill[0], (y.max() - y.min()) / 2 / fill[1])
    cam.shift_x = -aside
    co.location = Vector(t) + back * dist
    co.rotation_euler = q.to_euler()
    cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, dist - .15, 4.
    return co


def wide_light(backdrop, length):
    """The studio's light, stretched along a row."""
    from studio.materials import Nodes
    from studio.modelling import fillet
    prof = fillet([(-12, 0), (3.6, 0, 2.8), (3.6, 12)], seg=24)
    v, f = [], []
    for y, z in prof:
        v += [(-30, y, z), (30, y, z)]
    for i in range(len(prof) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    n = Nodes('backdrop')
    n.set(Base_Color=backdrop, Roughness=.95, Specular=.1)
    smooth(raw(v, f, n.m, 'backdrop'), 180)
    k = max(1., length / 2)
    mid = length / 2
    area((mid - 2.2 * k, -1.8, 2.9), 1.6, 150 * k, (mid, 0, .4), (1, .965, .92))
    area((mid + 2.6 * k, -2.4, 1.8), 2.8, 22 * k, (mid, 0, .4), (.93, .965, 1))
    area((mid, 1.7, 2.4), .6, 36 * k, (mid, 0, .5), size_y=2.)
    area((mid, -1.5, 6.), 5., 160, (mid, 4., 1.5))
    world((1, .985, .96), .3)


def world(color, strength):
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (*color, 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = strength


def compose(looks, backdrop, size, aside=0., fill=(.8, .72), seed=1):
    """A row of looks on a coloured sweep; -> the pixels that hold it."""
    p = row(looks, seed)
    goods = list(bpy.context.scene.objects)
    aim(p, size, 9, 70, fill, aside)
    held = scene.box(goods, size)
    wide_light(backdrop, p[:, 0].max())
    return held


def snapshot(look, clutter, size, seed):
    """A shopper's photo of a look: a table at home, one lamp or a window, things in the way, a phone held askew."""
    rnd = random.Random(seed)
    ground(rnd)
    stand(look, (0, 0), rnd.uniform(-40, 40), 1.)
    target = points([o for o in bpy.context.scene.objects if not o.name.startswith('ground')])
    for i, other in enumerate(clutter):
        side = (-1) ** i
        own = min(1.4, max(.35, beside(other) / beside(look)))
        root, w, d = stand(other, (0, 0), rnd.uniform(-180, 180), own)
        root.location = root.location + Vector((side * (rnd.uniform(.55, .8) + w / 2), rnd.uniform(.15, .7) + d / 2, 0))
    home_light(rnd)
    cam = aim(target, size, rnd.uniform(16, 42), rnd.uniform(28, 38), (rnd.uniform(.5, .72),) * 2)
    cam.data.shift_x, cam.data.shift_y = rnd.uniform(-.09, .09), rnd.uniform(-.07, .07)
    cam.rotation_euler.rotate_axis('Z', math.radians(rnd.uniform(-6, 6)))
    cam.data.dof.aperture_fstop = 8.


def ground(rnd):
    """A table of wood, cloth or lacquer before a wall."""
    table = rnd.choice([
        lambda: wood(rnd.choice(['oak', 'walnut', 'A58A6A']), axis=0, scale=.7), lambda: fabric(rnd.choice(['cream', 'sky', 'graphite', 'sage']), 14, strength=.3),
        lambda: mat(rnd.choice(['white', 'graphite', '7A6A58', 'navy']), rnd.uniform(.15, .5), var=.1)])()
    box(8, 5, .2, table, (0, 1.2, -.2), r=.02).name = 'ground'
    wall = mat(rnd.choice(['E9E2D2', 'C9D2D0', 'D9C3B0', '8C98A0', 'F2F0EA']), .9, bump=.1, bscale=40)
    raw([(-9, 3.2, -3), (9, 3.2, -3), (9, 3.2, 7), (-9, 3.2, 7)], [(0, 1, 2, 3)], wall, 'ground')


def home_light(rnd):
    """A window from one side or a lamp from above; never the studio."""
    side = rnd.choice([-1, 1])
    if rnd.random() < .6:
        area((side * rnd.uniform(2.4, 3.4), rnd.uniform(-1.5, .5), rnd.uniform(1.4, 2.6)), 1.8, rnd.uniform(170, 300), color=(.86, .93, 1), size_y=2.4)
        world((.9, .95, 1), rnd.uniform(.25, .5))
    else:
        area((side * rnd.uniform(.3, 1.2), rnd.uniform(-.8, .6), rnd.uniform(2.2, 3.2)), .35, rnd.uniform(120, 210), color=(1, .8, .58))
        world((1, .88, .74), rnd.uniform(.12, .3))
