"""A terrace and a meadow."""
from scenes.daylight import branches, room, sky, sun, window
from scenes.placing import laid_rug, put
from scenes.props import apple, bench, grass, loaf, tumbler
from scenes.registry import Camera, scene
from scenes.surfaces import boards, cloth, linen, plane, plaster, stone, tiles, wall
from studio.materials import mat
from studio.modelling import box
from kinds import textiles


@scene('terrace', Camera((-.55, -2.75, 1.0), (-.55, .6, .56), 40), Camera((.22, -3.1, 1.05), (.22, .6, .58), 48), exposure=.1)
def terrace():
    plane(-4, 4, -5, 1.3, tiles('B9714D', '9C8B78', .3, .3, .006, .7, 0., .3, upright=False, tone=.1))
    wall(-4, 1.3, 4, 1.3, plaster('EADFCB', depth=.6), 0, 3.2)
    z = bench(.3, .85, 1.15, .38, .46, 'oak')
    put('wateringcan.classic.sage', -.42, .34, 0, 150, metres=.42)
    put('plant.leafy.clay', 1.06, .62, 0, 0, metres=.9)
    put('pot.round.clay', .04, .82, z, 0, metres=.19)
    put('trowel.set.oak', .36, .78, z, 70, metres=.3)
    put('lantern.square.black', .66, .84, z, 28, metres=.36)
    put('basket.handle.oak', .16, .14, 0, 30, metres=.42)
    put('plant.ficus.clay', -.6, .98, 0, 0, metres=1.25)
    put('hat.straw.sand', .64, -.02, .0, 0, metres=.36)
    d = (.95, .75, -.95)
    sun(d, 5.5, (1, .93, .82), .8)
    branches((.0, 1.2, 1.4), d, 3.6, 2.4, 560, .1)
    room((.74, .85, 1), .75)


@scene('picnic', Camera((.0, -2.05, 1.0), (.0, .22, .12), 44), Camera((.0, -2.2, 1.2), (.0, .18, .1), 50), exposure=.0)
def picnic():
    plane(-9, 9, -4, 24, mat('3F5222', .95, bump=.6, bscale=30, tone=.2))
    blanket((1.7, 1.25), 'throw.check.red', (0, .12, .012), 12)
    import math
    a = math.radians(12)
    inside = lambda x, y: abs((x) * math.cos(a) + (y - .12) * math.sin(a)) < .84 and abs(-(x) * math.sin(a) + (y - .12) * math.cos(a)) < .615
    grass(-3.2, 3.2, -1.3, 7.5, 9000, inside)
    put('basket.handle.oak', .42, .42, .014, 20, metres=.42)
    put('lemonade.bottle.yellow.mskhali', -.1, .42, .014, 0, metres=.27)
    put('lemonade.bottle.pink.vardi', -.22, .34, .014, 12, metres=.27)
    put('hat.straw.sand', -.6, .12, .014, -10, metres=.38)
    put('thermos.classic.leaf', .14, .5, .014, -20, metres=.28)
    put('board.round.oak', .08, -.02, .014, 160, metres=.4)
    loaf(.06, -.02, .036, 20, .24)
    apple(-.2, .0, .014)
    apple(-.26, .07, .014, c='A83226')
    put('jam.small.red.vardi', .36, .06, .014, -12, metres=.085)
    put('books.stack.classics', -.52, .52, .014, 24, metres=.22)
    put('football.classic.clay', 1.1, .9, .0, 30, metres=.22)
    d = (.9, .5, -.9)
    sun(d, 5., (1, .9, .74), .9)
    branches((.0, .3, .1), d, 4.2, 2.2, 260, .13, seed=8)
    room((.72, .85, 1), .7)


def blanket(size, look, at, turn):
    """A checked throw spread out on the ground; it is the product."""
    import bpy
    from scenes.placing import built
    from mathutils import Vector
    c = look.split('.')[2]
    w, d = size
    root = bpy.data.objects.new('product:' + look, None)
    bpy.context.scene.collection.objects.link(root)
    m = textiles.printed(textiles.plaid(c), 120, 'Object', (.3, .3))
    for o in built(lambda: cloth(size, m, (0, 0, 0), 0, folds=.02, n=90, seed=6)):
        o.parent = root
    root.location = at
    import math
    root.rotation_euler = (0, 0, math.radians(turn))
    bpy.context.view_layer.update()
