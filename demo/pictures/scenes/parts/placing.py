"""Products in their true size, and where a picture shows them."""
import math, random
import bpy, numpy as np
from kinds import textiles
from kinds.registry import KINDS, label_of
from mathutils import Euler, Vector
from studio.modelling import group, strands
from studio.scene import points


def built(make):
    """The objects that `make()` adds, without those that only run out of a product's picture (cables on the floor)."""
    before = set(bpy.context.scene.objects)
    make()
    added = [o for o in bpy.context.scene.objects if o not in before]
    for o in [o for o in added if o.name.startswith('noframe')]:
        added.remove(o)
        bpy.data.objects.remove(o)
    return added


def modelled(look):
    name, style, colour, *rest = look.split('.')
    k = KINDS[name]
    return built(lambda: k.make(style, colour, label_of(name, rest[0] if rest else None)))


def shrink(objs, s):
    """What a scale of the objects does not reach: depth of bumps and of light below the surface, lamps."""
    seen = set()
    for o in objs:
        if o.type == 'LIGHT':
            o.data.energy *= s * s
            o.data.shadow_soft_size *= s
        for slot in o.material_slots:
            m = slot.material
            if not m or m.name in seen or not m.use_nodes:
                continue
            seen.add(m.name)
            for n in m.node_tree.nodes:
                if n.type == 'BUMP':
                    n.inputs['Distance'].default_value *= s
                if n.type == 'BSDF_PRINCIPLED':
                    r = n.inputs['Subsurface Radius']
                    r.default_value = [x * s for x in r.default_value]


def put(look, x=0., y=0., z=0., turn=0., lean=0., roll=0., metres=None, part=None):
    """Stands a product on z with the middle of its foot at (x, y), its front towards -Y before it is turned (degrees, to the
    left seen from above). `lean` tips it back, `roll` to its right, both before it is put down. `part` keeps what
    part(object) is true of. -> its root."""
    objs = modelled(look)
    for o in [o for o in objs if part and not part(o)]:
        objs.remove(o)
        bpy.data.objects.remove(o)
    name, style = look.split('.')[:2]
    return stand(look, objs, metres or KINDS[name].sizes[style], (x, y, z), Euler([math.radians(a) for a in (-lean, roll, turn)]))


def stand(look, objs, metres, at, turned):
    root = bpy.data.objects.new('product:' + look, None)
    bpy.context.scene.collection.objects.link(root)
    for o in objs:
        if o.parent is None:
            o.parent = root
    bpy.context.view_layer.update()
    p = points(objs, framed=False)
    s = metres / max(p.max(0) - p.min(0))
    root.scale = (s,) * 3
    root.rotation_euler = turned
    bpy.context.view_layer.update()
    p = points(objs, framed=False)
    lo, hi = p.min(0), p.max(0)
    root.location = Vector(at) - Vector(((lo[0] + hi[0]) / 2, (lo[1] + hi[1]) / 2, lo[2]))
    shrink(objs, s)
    bpy.context.view_layer.update()
    return root


def no_pencil(o):
    """What of a notebook is not the pencil that lies before it: it is laid down without."""
    g = o.parent or o
    return not (abs(g.location.x - .40) < .01 and abs(g.location.y + .34) < .01)


def face_up(o):
    """The one of the two telephones of a picture that shows its screen: it is laid down alone."""
    return abs((o.parent or o).rotation_euler.x - math.radians(83)) < .01


def laid_rug(look, x, y, long=2.3, wide=1.6, turn=0.):
    """A woven rug rolled out flat, long along Y before it is turned."""
    _, style, c = look.split('.')
    img, size = (textiles.kilim(c), (1.12, .92)) if style == 'kilim' else (textiles.bands(c), (.98, .92))
    k = wide / .92

    def make():
        n = 90
        line = [(-long / 2 + long * i / n, .006 + .0012 * math.sin(i * .9)) for i in range(n + 1)]
        o = textiles.strip(line, .011, wide, textiles.printed(img, 60, 'UV', (size[0] * k, size[1] * k), .5, .25), 40, .2, .004)
        random.seed(9)
        lines = []
        for end in (-1, 1):
            for i in range(70):
                at = -wide / 2 + .015 + (wide - .03) * i / 69
                for _ in range(3):
                    e = random.uniform(-.008, .008)
                    lines.append([(end * (long / 2 - .01), at, .008), (end * (long / 2 + .03), at + e * .4, .006), (end * (long / 2 + random.uniform(.055, .075)), at + e, .003)])
        yarn = strands(lines, .0016, textiles.mat('cream', .95, tone=.1))
        group([o, yarn], (0, 0, 0), (0, 0, 90))
    return stand(look, built(make), long + .15, (x, y, 0), Euler((0, 0, math.radians(turn))))


def children(root):
    out = []
    for o in root.children:
        out += [o, *children(o)]
    return out


def standing():
    """-> { look: its roots }: a scene may show a product more than once."""
    found = {}
    for o in bpy.context.scene.objects:
        if o.name.startswith('product:'):
            # Blender numbers a second root of the same name.
            look = o.name[8:].rsplit('.', 1)[0] if o.name.rsplit('.', 1)[-1].isdigit() and len(o.name.rsplit('.', 1)[-1]) == 3 else o.name[8:]
            found.setdefault(look, []).append(o)
    return found


def seen(size, margin=.04, least=.12):
    """Where the camera sees each product: the visible point nearest to the middle of what is visible of it, per cent of the
    picture's width and height from its upper left. Products of which less than `least` is visible, or only at the edge, are
    left out, and those that stand so close before or behind one put down earlier that a finger could not tell them apart."""
    apart = .055 if size[0] > size[1] else .085
    sc, dg = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    cam = sc.camera
    to_cam = np.array(cam.matrix_world.inverted())
    eye = cam.matrix_world.translation
    out = []
    for look, roots in standing().items():
        best = max((visible(children(root), to_cam, cam, eye, size, margin, sc, dg) for root in roots), key=lambda found: found[0])
        _, x, y = best
        far = all(math.hypot(x - o['x'] / 100, (y - o['y'] / 100) * size[1] / size[0]) > apart for o in out)
        if best[0] >= least and far:
            out.append(dict(look=look, x=round(x * 100, 1), y=round(y * 100, 1)))
    return sorted(out, key=lambda point: point['x'])


def visible(objs, to_cam, cam, eye, size, margin, sc, dg):
    names = {o.name for o in objs}
    p = points(objs, framed=False)
    p = p[np.random.default_rng(1).permutation(len(p))[:400]]
    q = p @ to_cam[:3, :3].T + to_cam[:3, 3]
    w, h = size
    at = .5 + (q[:, :2] / -q[:, 2:] * cam.data.lens / 36 - (cam.data.shift_x, cam.data.shift_y)) * (max(w, h) / np.array([w, h]))
    hits = []
    for world, (x, y) in zip(p, at):
        if not (margin < x < 1 - margin and margin < y < 1 - margin):
            continue
        d = Vector(world) - eye
        hit, _, _, _, o, _ = sc.ray_cast(dg, eye, d.normalized(), distance=d.length * .999)
        if not hit or o.name in names:
            hits.append((x, 1 - y))
    if not hits:
        return 0, 0, 0
    hits = np.array(hits)
    x, y = hits[((hits - hits.mean(0)) ** 2).sum(1).argmin()]
    return len(hits) / len(p), float(x), float(y)
