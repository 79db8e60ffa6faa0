"""Surfaces: paint, metal, wood, cloth, leather, glass and print."""
import bpy
from studio.palette import rgb


class Nodes:
    """Thin wrapper: n('ShaderNodeX', input_name=value or socket, attr__name=value) -> node."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.b = self.t.nodes['Principled BSDF']
        self.out = self.t.nodes['Material Output']

    def n(self, kind, _attrs=None, **ins):
        x = self.t.nodes.new('ShaderNode' + kind)
        for k, v in (_attrs or {}).items():
            setattr(x, k, v)
        for k, v in ins.items():
            self.put(x, int(k[1:]) if k[0] == '_' else k.replace('_', ' '), v)
        return x

    def put(self, node, key, v):
        s = node.inputs[key]
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, s)
        elif s.type == 'RGBA':
            s.default_value = (*rgb(v)[:3], 1)
        else:
            s.default_value = v

    def coords(self, scale=(1, 1, 1), space='Object', rot=(0, 0, 0)):
        tc = self.n('TexCoord')
        return self.n('Mapping', Vector=tc.outputs[space], Scale=scale, Rotation=rot).outputs[0]

    def noise(self, vec, scale, detail=3., rough=.5, dist=0.):
        return self.n('TexNoise', Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)

    def ramp(self, fac, stops):
        r = self.n('ValToRGB', Fac=fac)
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for x, (p, c) in zip(e, stops):
            x.position = p
            x.color = (*(rgb(c) if isinstance(c, (str, tuple)) else (c, c, c)), 1)
        return r.outputs[0]

    def span(self, fac, lo, hi):
        return self.n('MapRange', Value=fac, _3=lo, _4=hi).outputs[0]

    def bump(self, height, strength=.2, distance=.02, normal=None):
        b = self.n('Bump', Height=height, Strength=strength, Distance=distance)
        if normal is not None:
            self.put(b, 'Normal', normal)
        return b.outputs[0]

    def set(self, **kw):
        for k, v in kw.items():
            self.put(self.b, k.replace('_', ' '), v)
        return self.m


def mat(color, rough=.4, metal=0., var=.1, vscale=5., bump=0., bscale=60., clear=0., sss=0., spec=.5, sheen=0., aniso=0.,
        tone=.04, emit=0.):
    """Everyday surface: uneven roughness, slightly uneven tone, optional fine bump."""
    n = Nodes('mat')
    v = n.coords()
    z = n.noise(v, vscale, 4.)
    c = rgb(color)
    col = n.ramp(z.outputs['Fac'], [(.3, tuple(x * (1 - tone) for x in c)), (.7, tuple(min(1, x * (1 + tone)) for x in c))])
    n.set(Base_Color=col, Roughness=n.span(z.outputs['Fac'], max(.02, rough - var), min(1, rough + var)), Metallic=metal,
          Clearcoat=clear, Clearcoat_Roughness=.05, Specular=spec, Sheen=sheen, Anisotropic=aniso)
    if sss:
        n.set(Subsurface=sss, Subsurface_Color=color, Subsurface_Radius=(.06, .03, .015))
    if bump:
        n.set(Normal=n.bump(n.noise(v, bscale, 2.).outputs['Fac'], bump, .01))
    if emit:
        n.set(Emission=color, Emission_Strength=emit)
    return n.m


def brushed(color='steel', rough=.28, axis=2, scale=90):
    """Metal with fine streaks; axis = the direction the brush ran along."""
    n = Nodes('brushed')
    s = [1, 1, 1]
    s[axis] = .02
    z = n.noise(n.coords(s), scale, 3.)
    n.set(Base_Color=color, Metallic=1., Roughness=n.span(z.outputs['Fac'], rough - .1, rough + .14),
          Normal=n.bump(z.outputs['Fac'], .06, .004))
    return n.m


def hammered(color, rough=.2, scale=15., deep=.3):
    """Metal beaten by hand: shallow dents with soft ridges between them."""
    n = Nodes('hammered')
    v = n.coords()
    dents, z = n.n('TexVoronoi', Vector=v, Scale=scale), n.noise(v, 5., 3.)
    n.set(Base_Color=color, Metallic=1., Roughness=n.span(z.outputs['Fac'], rough - .05, rough + .08),
          Normal=n.bump(dents.outputs['Distance'], deep, .02))
    return n.m


def zinc(scale=20.):
    """Bare galvanised sheet: dull grey with the faint frost flowers of the bath."""
    n = Nodes('zinc')
    v = n.coords()
    warp = n.noise(v, 9., 3.)
    at = n.n('VectorMath', {'operation': 'MULTIPLY_ADD'}, _0=warp.outputs['Color'], _1=(.09, .09, .09), _2=v).outputs[0]
    flowers = n.n('TexVoronoi', Vector=at, Scale=scale)
    own = n.n('SeparateXYZ', Vector=flowers.outputs['Color']).outputs[0]
    n.set(Base_Color=n.ramp(own, [(.1, '9B9FA2'), (.5, 'A3A7A9'), (.9, 'ABAEB0')]), Metallic=.9,
          Roughness=n.span(own, .4, .5), Normal=n.bump(warp.outputs['Fac'], .05, .01))
    return n.m


METALS = ('brass', 'copper', 'gold', 'steel')


def coat(c, rough=.4, polish=.24, **paint):
    """A product's own colour: the metal itself where the colour is named after one, paint elsewhere."""
    return mat(c, polish, 1., var=.05, tone=.03) if c in METALS else mat(c, rough, **paint)


def wood(light='oak', dark=None, axis=0, scale=1., rough=.45, clear=0.):
    """Procedural timber: rings stretched along an axis, pores, uneven sheen."""
    n = Nodes('wood')
    c = rgb(light)
    d = rgb(dark) if dark else tuple(x * f for x, f in zip(c, (.55, .48, .42)))
    s = [4., 4., 4.]
    s[axis] = .45
    v = n.coords([x * scale for x in s])
    warp = n.noise(v, 1.1, 3., .5)
    rings = n.n('TexWave', {'wave_type': 'BANDS', 'bands_direction': 'XYZ'[(axis + 1) % 3]}, Vector=v, Scale=1.6, Distortion=5.,
                Detail=2., Detail_Scale=1.2)
    fine = n.coords([x * scale * (9 if i != axis else 3) for i, x in enumerate(s)])
    pores = n.noise(fine, 3., 4., .6)
    mixv = n.n('Mix', {'data_type': 'FLOAT'}, _0=.45, _2=rings.outputs['Fac'], _3=warp.outputs['Fac']).outputs[0]
    mixp = n.n('Mix', {'data_type': 'FLOAT'}, _0=.35, _2=mixv, _3=pores.outputs['Fac']).outputs[0]
    col = n.ramp(mixp, [(.25, d), (.5, tuple((a + b * 2) / 3 for a, b in zip(d, c))), (.78, c)])
    n.set(Base_Color=col, Roughness=n.span(mixp, rough + .12, rough - .1), Normal=n.bump(mixp, .12, .01), Clearcoat=clear,
          Clearcoat_Roughness=.15)
    return n.m


def timber(c, axis=0, scale=1., rough=.4):
    """Oak and walnut as they are; any other colour as a coat of paint under which the grain is just felt."""
    if c == 'oak':
        return wood('D0A66E', 'A87642', axis, scale, rough)
    if c == 'walnut':
        return wood('70462C', '3B2416', axis, scale, rough)
    n = Nodes('painted')
    s = [30. * scale] * 3
    s[axis] = 1.5 * scale
    z = n.noise(n.coords(s), 3., 4.)
    n.set(Base_Color='DEDAD1' if c == 'white' else c, Roughness=n.span(z.outputs['Fac'], rough - .04, rough + .1), Normal=n.bump(z.outputs['Fac'], .1, .004))
    return n.m


def fabric(color, scale=60., rough=.92, strength=.5, sheen=.3, tone=.16, knit=False, uv=False):
    """Woven cloth: crossed waves as bump and tone, sheen at the edges."""
    n = Nodes('fabric')
    v = n.coords(space='UV' if uv else 'Object')
    a = n.n('TexWave', {'bands_direction': 'X'}, Vector=v, Scale=scale, Distortion=.6, Detail=1.)
    b = n.n('TexWave', {'bands_direction': 'Y' if uv else 'Z'}, Vector=v, Scale=scale, Distortion=.6, Detail=1.)
    w = n.n('Math', {'operation': 'MULTIPLY'}, _0=a.outputs['Fac'], _1=b.outputs['Fac']).outputs[0]
    z = n.noise(v, scale * 1.7, 3.)
    h = n.n('Mix', {'data_type': 'FLOAT'}, _0=.75 if knit else .5, _2=w, _3=z.outputs['Fac']).outputs[0]
    c = rgb(color)
    col = n.ramp(h, [(.1, tuple(x * (1 - tone * 1.6) for x in c)), (.75, tuple(min(1, x * (1 + tone)) for x in c))])
    n.set(Base_Color=col, Roughness=rough, Sheen=sheen, Specular=.2, Normal=n.bump(h, strength, .012))
    return n.m


def leather(color, scale=70., rough=.42, strength=.25):
    n = Nodes('leather')
    v = n.coords()
    cells = n.n('TexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=v, Scale=scale)
    z = n.noise(v, 6., 4.)
    c = rgb(color)
    col = n.ramp(z.outputs['Fac'], [(.3, tuple(x * .8 for x in c)), (.7, tuple(min(1, x * 1.15) for x in c))])
    n.set(Base_Color=col, Roughness=n.span(z.outputs['Fac'], rough - .08, rough + .15),
          Normal=n.bump(cells.outputs['Distance'], strength, .01))
    return n.m


def glass(color='FFFFFF', rough=0., ior=1.47, tint_shadow=.75):
    """Glass with thickness (model both walls). Shadow and diffuse rays pass through, so no caustics are needed."""
    n = Nodes('glass')
    g = n.n('BsdfGlass', Color=color, Roughness=rough, IOR=ior)
    t = n.n('BsdfTransparent', Color=tuple(1 - (1 - x) * tint_shadow for x in rgb(color)))
    lp = n.n('LightPath')
    f = n.n('Math', {'operation': 'MAXIMUM'}, _0=lp.outputs['Is Shadow Ray'], _1=lp.outputs['Is Diffuse Ray'])
    mx = n.n('MixShader', Fac=f.outputs[0], _1=g.outputs[0], _2=t.outputs[0])
    n.t.links.new(mx.outputs[0], n.out.inputs['Surface'])
    return n.m


def liquid(color, ior=1.35):
    return glass(color, 0., ior, 1.)


def picture(img, rough=.6, metal_mask=None, bump=.0, clear=0.):
    """Printed paper or screen: an image on UV."""
    n = Nodes('print')
    tx = n.n('TexImage', {'image': img, 'extension': 'EXTEND'}, Vector=n.coords(space='UV'))
    z = n.noise(n.coords(), 120., 2.)
    n.set(Base_Color=tx.outputs[0], Roughness=rough, Clearcoat=clear, Alpha=tx.outputs[1])
    if bump:
        n.set(Normal=n.bump(z.outputs['Fac'], bump, .003))
    return n.m
