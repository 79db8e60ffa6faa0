"""Takes a scene's picture: builds it, or keeps it where only the camera changes, renders, cleans and writes it."""
import bpy
from mathutils import Vector
from scenes.denoise import rendered
from scenes.parts.placing import seen
from scenes.registry import SCENES
from studio import scene as studio, shoot

# Bytes of a scene's picture at most.
most_bytes = 420 * 1024
_standing = None


def build(name):
    global _standing
    if _standing == name:
        return
    sc = studio.reset()
    sc.view_settings.look = 'Medium High Contrast'
    sc.cycles.sample_clamp_indirect = 4
    sc.cycles.adaptive_threshold, sc.cycles.adaptive_min_samples = .015, 16
    SCENES[name].build()
    sc.view_settings.exposure = SCENES[name].exposure
    _standing = name


def look_through(camera, size):
    sc = bpy.context.scene
    sc.render.resolution_x, sc.render.resolution_y = size
    if sc.camera:
        bpy.data.objects.remove(sc.camera)
    cam = bpy.data.cameras.new('cam')
    cam.lens, cam.clip_start = camera.lens, .01
    o = bpy.data.objects.new('cam', cam)
    sc.collection.objects.link(o)
    sc.camera = o
    o.location = camera.at
    o.rotation_euler = (Vector(camera.to) - Vector(camera.at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()


def take(name, crop, out, size, samples):
    """One scene through its camera `crop` (wide, tall), written to `out`; -> where its products are seen."""
    build(name)
    look_through(getattr(SCENES[name], crop), size)
    shoot.write(rendered(samples), out, 88, most_bytes)
    return seen(size)
