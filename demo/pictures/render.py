"""Renders looks. Blender runs it:

    blender -b --factory-startup -P render.py -- LOOK [LOOK ...] [--view front|all] [--out FOLDER] [--size 640] [--samples N]
    blender -b --factory-startup -P render.py -- --kinds
    blender -b --factory-startup -P render.py -- --serve

A LOOK is `kind.style.colour[.label]`. `--kinds` prints what kinds there are, as JSON after `KINDS `. `--serve` reads one
JSON object a line from standard input, `{"name", "out", "size"}` with `look` and `view` for a product's picture, `scene` and
`crop` for products in use, or what `scene_of` takes, and answers each with a line that begins with `SHOT ` and holds
`{"name", "seconds", "bytes"}`, of a scene also where its products are seen (`points`), or `{"name", "error"}`.
"""
import argparse, json, os, sys, time, traceback
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import grounds, kinds
from kinds.registry import KINDS, backdrop_of, framing_of, label_of, samples_of
from scenes.denoise import rendered
from scenes.take import take
from studio import scene, shoot, stage


def picture(look, view, out, size=640, samples=None, ground=None):
    """One look in one view, on the pale sweep or a ground, written to `out`; -> seconds and bytes."""
    started = time.time()
    name, style, colour, *rest = look.split('.')
    k = KINDS[name]
    if style not in k.styles:
        raise ValueError('%s has no style %s' % (name, style))
    samples = samples or samples_of(k, size)
    scene.reset(size, samples)
    k.make(style, colour, label_of(name, rest[0] if rest else None))
    bpy.context.view_layer.update()
    product = list(bpy.context.scene.objects)
    scene.frame(product, view=view, **framing_of(k, style))
    box = scene.box(product, (size, size))
    if ground:
        box = grounds.lay(ground, product, k.sizes[style], box)
        # Open Image Denoise needs a third of the samples.
        shoot.shoot(out, (size, size), samples // 3, box=box, clean=rendered)
    else:
        scene.sweep(backdrop_of(k, colour))
        scene.set_light()
        shoot.shoot(out, (size, size), samples, box=box)
    return dict(look=look, view=view, seconds=round(time.time() - started, 1), bytes=os.path.getsize(out))


def scene_of(wish):
    """Several looks in one picture: a row (`looks`, `backdrop`), or a shopper's photo (`look`, `clutter`)."""
    scene.reset(640, wish['samples'])
    box = None
    if 'looks' in wish:
        box = stage.compose(wish['looks'], wish['backdrop'], wish['size'], wish.get('aside', 0.), wish.get('fill', (.8, .72)), wish['seed'])
    else:
        stage.snapshot(wish['look'], wish['clutter'], wish['size'], wish['seed'])
    shoot.shoot(wish['out'], wish['size'], wish['samples'], box=box)


def serve():
    for line in sys.stdin:
        wish = json.loads(line)
        started = time.time()
        try:
            more = {}
            if 'view' in wish:
                picture(wish['look'], wish['view'], wish['out'], wish['size'], ground=wish.get('ground'))
            elif 'scene' in wish:
                more = dict(points=take(wish['scene'], wish['crop'], wish['out'], wish['size'], wish['samples']))
            else:
                scene_of(wish)
            answer = dict(seconds=round(time.time() - started, 1), bytes=os.path.getsize(wish['out']), **more)
        except Exception as fault:
            answer = dict(error='%s: %s' % (type(fault).__name__, fault))
        print('SHOT ' + json.dumps(dict(name=wish['name'], **answer)), flush=True)


def main():
    p = argparse.ArgumentParser()
    p.add_argument('looks', nargs='*')
    p.add_argument('--kinds', action='store_true')
    p.add_argument('--serve', action='store_true')
    p.add_argument('--view', default='front', choices=['all', *scene.VIEWS])
    p.add_argument('--out', default='.')
    p.add_argument('--size', type=int, default=640)
    p.add_argument('--samples', type=int)
    a = p.parse_args(sys.argv[sys.argv.index('--') + 1:])
    if a.kinds:
        facts = {n: dict(styles=k.styles, views=k.views, samples=k.samples, sizes=k.sizes) for n, k in KINDS.items()}
        return print('KINDS ' + json.dumps(facts), flush=True)
    if a.serve:
        return serve()
    for look in a.looks:
        for view in KINDS[look.split('.')[0]].views if a.view == 'all' else [a.view]:
            try:
                print('SHOT', json.dumps(picture(look, view, os.path.join(a.out, '%s.%s.webp' % (look, view)), a.size, a.samples)), flush=True)
            except Exception:
                traceback.print_exc()


main()
