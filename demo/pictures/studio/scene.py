"""The studio itself: sweep, light and the one camera language."""
import math
import bpy, numpy as np
from mathutils import Vector
from studio.materials import Nodes
from studio.modelling import fillet, raw, smooth


def reset(size=640, samples=64):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x = sc.render.resolution_y = size
    sc.render.use_persistent_data = True
    sc.render.film_transparent = False
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = 'High Contrast'
    sc.view_settings.exposure = .12
    c = sc.cycles
    c.device, c.samples, c.use_denoising = 'CPU', samples, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, .02, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 2.5, 0, 1.
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 10, 3, 4, 10, 12
    sc.view_layers[0].cycles.denoising_store_passes = True
    return sc


def area(loc, size, watts, target=(0, 0, .45), color=(1, 1, 1), size_y=None):
    l = bpy.data.lights.new('area', 'AREA')
    l.energy, l.size, l.color = watts, size, color
    if size_y:
        l.shape, l.size_y = 'RECTANGLE', size_y
    o = bpy.data.objects.new('area', l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False
    return o


def sweep(backdrop, z=0.):
    """A floor at z that bends upwards into the backdrop without a seam."""
    prof = fillet([(-9, 0), (3.4, 0, 2.6), (3.4, 9)], seg=24)
    v, f = [], []
    for y, up in prof:
        v += [(-14, y, up), (14, y, up)]
    for i in range(len(prof) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    n = Nodes('backdrop')
    n.set(Base_Color=backdrop, Roughness=.95, Specular=.1)
    smooth(raw(v, f, n.m, 'backdrop', loc=(0, 0, z)), 180)


def set_light(key=135., behind=135.):
    """Key left, broad fill right, strip rim behind right, small kicker behind left, light on the backdrop; watts of the key and of
    the backdrop's."""
    area((-2.2, -1.3, 2.5), 1.3, key, color=(1, .965, .92))
    area((2.8, -1.6, 1.4), 2.4, 16, color=(.93, .965, 1))
    area((1.9, 1.4, 1.7), .45, 45, size_y=1.8)
    area((-1.9, 1.7, 1.5), .4, 24, size_y=1.6, color=(1, .95, .9))
    area((0, .4, 3.3), 1.4, 26)
    area((0, .9, 4.2), 3., behind, target=(0, 3.4, 1.8))
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (1, .985, .96, 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = .16


VIEWS = dict(front=(0, 0, .75), turned=(-48, 0, .75), right=(48, 0, .75), back=(180, 0, .75), above=(0, 26, .75), low=(0, -6, .75), close=(-18, 4, 1.2))


def points(objs, framed=True):
    """World points of everything visible, modifiers applied; only of what must be in the frame, unless told otherwise."""
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in objs:
        if o.type not in {'MESH', 'CURVE'} or (framed and o.name.startswith('noframe')) or (o.type == 'CURVE' and not o.data.bevel_depth and o.data.bevel_mode != 'OBJECT'):
            continue
        e = o.evaluated_get(dg)
        me = e.to_mesh()
        if not len(me.vertices):
            continue
        co = np.empty(len(me.vertices) * 3, np.float32)
        me.vertices.foreach_get('co', co)
        mw = np.array(e.matrix_world)
        out.append(co.reshape(-1, 3) @ mw[:3, :3].T + mw[:3, 3])
        e.to_mesh_clear()
    return np.concatenate(out)


def frame(objs, turn=0, elev=13, hang=0., fill=.75, close=(0, 0, 1), view='front', lens=70):
    """Scale the product to one unit, put it on the floor (or `hang` above it), aim a 70 mm camera so that it fills `fill`.
    The close view looks `close` off the product's middle: to the right and up, in halves of the picture; and so many times
    nearer."""
    dt, de, vf = VIEWS[view]
    fill = fill * vf / .75
    bpy.context.view_layer.update()
    root = bpy.data.objects.new('root', None)
    bpy.context.scene.collection.objects.link(root)
    for o in objs:
        if o.parent is None:
            o.parent = root
    root.rotation_euler = (0, 0, math.radians(turn + dt))
    bpy.context.view_layer.update()
    p = points(objs)
    lo, hi = p.min(0), p.max(0)
    k = 1 / max(hi - lo)
    root.scale = (k,) * 3
    root.location = (-(lo[0] + hi[0]) / 2 * k, -(lo[1] + hi[1]) / 2 * k, -lo[2] * k + hang)
    bpy.context.view_layer.update()
    p = points(objs)
    cam = bpy.data.cameras.new('cam')
    cam.lens = lens
    co = bpy.data.objects.new('cam', cam)
    bpy.context.scene.collection.objects.link(co)
    bpy.context.scene.camera = co
    e = math.radians(elev + de)
    back = Vector((0, -math.cos(e), math.sin(e)))
    q = (-back).to_track_quat('-Z', 'Y')
    R = np.array(q.to_matrix())
    t, dist, f = p.mean(0), 3., lens / 18
    for _ in range(30):
        c = t + np.array(back) * dist
        l = (p - c) @ R
        x, y = l[:, 0] / -l[:, 2] * f, l[:, 1] / -l[:, 2] * f
        cx, cy = (x.min() + x.max()) / 2, (y.min() + y.max()) / 2
        ext = max(x.max() - x.min(), y.max() - y.min()) / 2
        t = t + R[:, 0] * cx * dist / f + R[:, 1] * cy * dist / f
        dist *= ext / fill
    t = t - R[:, 1] * .015 * dist / f * -1
    if view == 'close':
        t, dist = t + (R[:, 0] * close[0] + R[:, 1] * close[1]) * dist / f, dist / close[2]
    co.location = Vector(t) + back * dist
    co.rotation_euler = q.to_euler()
    cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, dist - .12, 2.2
    return root


def box(objs, size, margin=.038):
    """The pixels (left, lower, right, upper; from the lower left) of a picture of `size` (width, height) that hold the product and
    where it stands."""
    cam = bpy.context.scene.camera
    bpy.context.view_layer.update()
    to_cam = np.array(cam.matrix_world.inverted())
    p = points(objs, framed=False) @ to_cam[:3, :3].T + to_cam[:3, 3]
    p = p[p[:, 2] < -.01]
    longer, size = max(size), np.array(size)
    at = size / 2 + (p[:, :2] / -p[:, 2:] * cam.data.lens / 36 - (cam.data.shift_x, cam.data.shift_y)) * longer
    lo, hi = np.clip(at.min(0) - margin * longer, 0, size), np.clip(at.max(0) + margin * longer, 0, size)
    return int(lo[0]), int(lo[1]), int(np.ceil(hi[0])), int(np.ceil(hi[1]))
