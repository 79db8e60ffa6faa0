"""What rooms are made of, in metres: boards, tiles, plaster, stone, linen."""
import math, random
from mathutils import noise, Vector
from studio.materials import Nodes
from studio.modelling import raw, smooth
from studio.palette import rgb


def plane(x0, x1, y0, y1, m, z=0., name='ground'):
    return raw([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], m, name)


def wall(x0, y0, x1, y1, m, z0=0., z1=4.5):
    """An upright plane from (x0, y0) to (x1, y1)."""
    return raw([(x0, y0, z0), (x1, y1, z0), (x1, y1, z1), (x0, y0, z1)], [(0, 1, 2, 3)], m, 'wall')


def plaster(c, rough=.92, depth=.35):
    """Trowelled plaster: broad soft marks, a fine grain."""
    n = Nodes('plaster')
    v = n.coords()
    broad, fine = n.noise(v, 2.2, 5., .62, .6), n.noise(v, 55., 3.)
    cc = rgb(c)
    h = n.n('Mix', {'data_type': 'FLOAT'}, _0=.3, _2=broad.outputs['Fac'], _3=fine.outputs['Fac']).outputs[0]
    n.set(Base_Color=n.ramp(broad.outputs['Fac'], [(.3, tuple(x * .93 for x in cc)), (.7, tuple(min(1, x * 1.04) for x in cc))]),
          Roughness=rough, Specular=.2, Normal=n.bump(h, depth, .006))
    return n.m


def boards(light='B98B5C', dark='8A6240', width=.14, length=1.9, along='x', rough=.42):
    """A floor or table top of oak boards: each its own tone and grain, dark joints, a worn satin finish."""
    n = Nodes('boards')
    v = n.coords(rot=(0, 0, 0 if along == 'x' else math.pi / 2))
    b = n.n('TexBrick', {'offset': .37, 'offset_frequency': 2}, Vector=v, Color1=(1, 1, 1), Color2=(0, 0, 0), Mortar=(0, 0, 0), Scale=1.,
            Mortar_Size=.0012, Mortar_Smooth=.2, Bias=0., Brick_Width=length, Row_Height=width)
    tone = n.n('SeparateXYZ', Vector=b.outputs['Color']).outputs[0]
    shift = n.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=b.outputs['Color'], _1=(7.3, 13.1, 3.7), _2=v).outputs[0]
    stretch = lambda k, e: n.n('Mapping', Vector=shift, Scale=(k, k * e, k)).outputs[0]
    warp = n.noise(stretch(1.1, 6.), 1.6, 3., .5, .4)
    grain = n.noise(stretch(3., 22.), 2.2, 5., .6, .7)
    pores = n.noise(stretch(9., 28.), 6., 3., .6)
    mix = n.n('Mix', {'data_type': 'FLOAT'}, _0=.5, _2=warp.outputs['Fac'], _3=grain.outputs['Fac']).outputs[0]
    mix = n.n('Mix', {'data_type': 'FLOAT'}, _0=.25, _2=mix, _3=pores.outputs['Fac']).outputs[0]
    a, d = rgb(light), rgb(dark)
    col = n.ramp(mix, [(.32, d), (.5, tuple((x + y) / 2 for x, y in zip(a, d))), (.68, a)])
    each = n.n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.55, Color1=col, Color2=n.ramp(tone, [(0., .68), (1., 1.12)])).outputs[0]
    joint = n.n('MixRGB', Fac=b.outputs['Fac'], Color1=each, Color2=tuple(x * .22 for x in d)).outputs[0]
    h = n.n('Math', {'operation': 'MULTIPLY_ADD'}, _0=b.outputs['Fac'], _1=-1.6, _2=mix).outputs[0]
    n.set(Base_Color=joint, Roughness=n.span(mix, rough + .14, rough - .06), Specular=.45, Normal=n.bump(h, .35, .0025))
    return n.m


def tiles(c='E9E4D8', joint='B8AE9E', w=.15, h=.075, gap=.0018, rough=.12, offset=.5, uneven=.12, upright=True, tone=.05):
    """Glazed tiles, each a little askew, so that each holds its own reflection."""
    n = Nodes('tiles')
    v = n.coords(rot=(math.pi / 2, 0, 0) if upright else (0, 0, 0))
    b = n.n('TexBrick', {'offset': offset, 'offset_frequency': 2}, Vector=v, Color1=(1, 1, 1), Color2=(0, 0, 0), Mortar=(.5, .5, .5), Scale=1.,
            Mortar_Size=gap, Mortar_Smooth=.6, Bias=0., Brick_Width=w, Row_Height=h)
    each = n.n('SeparateXYZ', Vector=b.outputs['Color']).outputs[0]
    cc = rgb(c)
    glaze = n.ramp(each, [(0., tuple(x * (1 - tone * 2) for x in cc)), (1., tuple(min(1, x * (1 + tone)) for x in cc))])
    wave = n.noise(n.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=b.outputs['Color'], _1=(3., 5., 7.), _2=v).outputs[0], 9., 2.)
    hgt = n.n('Math', {'operation': 'MULTIPLY_ADD'}, _0=b.outputs['Fac'], _1=-1., _2=n.n('Math', {'operation': 'MULTIPLY'}, _0=wave.outputs['Fac'],
        _1=uneven * 4).outputs[0]).outputs[0]
    n.set(Base_Color=n.n('MixRGB', Fac=b.outputs['Fac'], Color1=glaze, Color2=joint).outputs[0],
          Roughness=n.n('MixRGB', Fac=b.outputs['Fac'], Color1=(rough,) * 3, Color2=(.9,) * 3).outputs[0], Specular=.5, Normal=n.bump(hgt, .5, .0016))
    return n.m


def stone(c='D8D0C2', vein='A89C8A', scale=3., rough=.3):
    """Honed limestone or marble: clouds and thin veins."""
    n = Nodes('stone')
    v = n.coords()
    clouds, fine = n.noise(v, scale, 8., .6, 1.2), n.noise(v, scale * 14, 4.)
    thin = n.ramp(n.n('Math', {'operation': 'ABSOLUTE'}, _0=n.n('Math', {'operation': 'SUBTRACT'}, _0=clouds.outputs['Fac'], _1=.5).outputs[0]).outputs[0],
                  [(0., 1.), (.035, .0)])
    cc = rgb(c)
    base = n.ramp(fine.outputs['Fac'], [(.3, tuple(x * .93 for x in cc)), (.7, tuple(min(1, x * 1.03) for x in cc))])
    soft = n.n('Math', {'operation': 'MULTIPLY'}, _0=thin, _1=.45).outputs[0]
    n.set(Base_Color=n.n('MixRGB', Fac=soft, Color1=base, Color2=vein).outputs[0], Roughness=n.span(fine.outputs['Fac'], rough - .06, rough + .1),
          Specular=.45, Normal=n.bump(fine.outputs['Fac'], .06, .002))
    return n.m


def terrazzo(c='DDD5C8', chips=('C39A87', 'ABB5A2', 'C9B795', 'AFBBBE', 'EFE9DE'), scale=55.):
    """Polished chips of stone in a pale ground."""
    n = Nodes('terrazzo')
    v = n.coords()
    warp = n.noise(v, scale * .8, 2.)
    at = n.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=warp.outputs['Color'], _1=(.35 / scale,) * 3, _2=v).outputs[0]
    col, fine = rgb(c), n.noise(v, scale * 9, 3.)
    ground = n.ramp(fine.outputs['Fac'], [(.3, tuple(x * .95 for x in col)), (.7, tuple(min(1, x * 1.03) for x in col))])
    for share, size in ((.24, 1.), (.2, 2.3)):
        cells = n.n('TexVoronoi', Vector=at, Scale=scale * size)
        edges = n.n('TexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Vector=at, Scale=scale * size)
        each = n.n('SeparateXYZ', Vector=cells.outputs['Color'])
        stones = n.ramp(each.outputs[1], [(k / len(chips), chip) for k, chip in enumerate(chips)])
        stones.node.color_ramp.interpolation = 'CONSTANT'
        kept = n.n('Math', {'operation': 'LESS_THAN'}, _0=each.outputs[0], _1=share).outputs[0]
        inside = n.n('Math', {'operation': 'GREATER_THAN'}, _0=edges.outputs[0], _1=.07).outputs[0]
        ground = n.n('MixRGB', Fac=n.n('Math', {'operation': 'MULTIPLY'}, _0=kept, _1=inside).outputs[0], Color1=ground, Color2=stones).outputs[0]
    n.set(Base_Color=ground, Roughness=.32, Specular=.4)
    return n.m


def linen(c='E4D9C4', scale=420., tone=.1):
    """Plain-woven linen: slubs along both threads, seen from half a metre."""
    n = Nodes('linen')
    v = n.coords()
    warp, weft = (n.noise(n.n('Mapping', Vector=v, Scale=s).outputs[0], 1., 3.).outputs['Fac'] for s in ((scale, scale * .06, scale), (scale * .06, scale, scale)))
    w = n.n('Mix', {'data_type': 'FLOAT'}, _0=.5, _2=warp, _3=weft).outputs[0]
    nap = n.noise(v, 6., 3.)
    cc = rgb(c)
    col = n.ramp(w, [(.36, tuple(x * (1 - tone * 1.6) for x in cc)), (.64, tuple(min(1, x * (1 + tone * .6)) for x in cc))])
    shade = n.n('MixRGB', {'blend_type': 'MULTIPLY'}, Fac=.12, Color1=col, Color2=n.ramp(nap.outputs['Fac'], [(.3, .8), (.7, 1.)])).outputs[0]
    n.set(Base_Color=shade, Roughness=.95, Sheen=.25, Specular=.1, Normal=n.bump(w, .35, .0012))
    return n.m


def cloth(outline, m, at=(0, 0, 0), turn=0., folds=.004, n=70, seed=1):
    """A cloth on a table: outline (width, depth) in metres, soft folds."""
    rnd = random.Random(seed)
    w, d = outline
    off = rnd.uniform(0, 50)
    v = []
    for i in range(n + 1):
        for k in range(n + 1):
            x, y = (i / n - .5) * w, (k / n - .5) * d
            z = folds * (.5 + .5 * noise.noise(Vector((x * 7 + off, y * 5, 0)))) + .002
            z += folds * 1.6 * max(0, noise.noise(Vector((x * 2.2 + off, y * 2.2, 3)))) ** 2
            v.append((x, y, z))
    f = [(a, a + 1, a + n + 2, a + n + 1) for i in range(n) for k in range(n) for a in (i * (n + 1) + k,)]
    o = smooth(raw(v, f, m, 'cloth', loc=at), 180)
    o.rotation_euler = (0, 0, math.radians(turn))
    s = o.modifiers.new('thick', 'SOLIDIFY')
    s.thickness, s.offset = .0016, 1
    return o
