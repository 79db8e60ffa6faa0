"""Evenings and holidays: New Year's table, presents, candles, a drinks trolley, books in winter."""
from scenes.parts.daylight import room, sky, sun
from scenes.parts.furnishing import trolley, window_in
from scenes.parts.nature import fir, orange
from scenes.parts.placing import put
from scenes.parts.props import lemon, stems, wine_glass
from scenes.parts.settings import daylight, interior, looking, sunlight, worktop
from scenes.parts.surfaces import boards, cloth, linen, plaster
from scenes.registry import scene
from studio.materials import mat, timber
from studio.modelling import ball, bow, box, group, lathe, tube


def bauble(x, y, z=0., c='wine', r=.03):
    ball(r, mat(c, .12, .6 if c in ('brass', 'gold', 'copper') else 0., clear=1., tone=.01), (x, y, z + r), sub=5)
    lathe([(0, 0), (.006, 0, .001), (.006, .008, .001), (0, .008)], mat('brass', .3, 1.), (x, y, z + 2 * r - .002), steps=24)


def present(x, y, z, w, d, h, paper, ribbon, turn=0.):
    """A wrapped box with a ribbon and a bow; -> the height of its top."""
    p, r = mat(paper, .55, tone=.02), mat(ribbon, .4, sheen=.3)
    parts = [box(w, d, h, p, (0, 0, 0), r=.004), box(w * .14, d + .002, h + .002, r, (0, 0, -.0005), r=.002), box(w + .002, d * .14, h + .002, r, (0, 0, -.0005), r=.002)]
    parts.append(bow(r, (0, 0, h + .006), .006, .34 * min(w, d) / .2))
    group(parts, (x, y, z), (0, 0, turn))
    return z + h


def fairy_lights(points, every=.06):
    """Small warm lamps along a wire through the points."""
    from mathutils import Vector
    path = [Vector(p) for p in points]
    tube(points, .0012, mat('3A4A34', .6), poly=True)
    lamp = mat('FFC978', .4, emit=14.)
    for a, b in zip(path, path[1:]):
        n = max(1, int((b - a).length / every))
        for k in range(n):
            ball(.0045, lamp, tuple(a + (b - a) * (k / n)), (1, 1, 1.4), sub=2)


@scene('new-year-table', *looking((.0, .06, .12), 1.34, .94, 15, words=True), exposure=.45)
def new_year_table():
    worktop(boards('6E472D', '43291A', width=.18, length=2.6, rough=.36), plaster('2F4A3E'), .62, -.9)
    cloth((2.8, .34), linen('EFE6D6'), (0, .06, 0), 0, seed=9)
    for k, (x, y, t) in enumerate(((-.12, .14, 150), (.14, .16, 20), (-.02, .22, 200), (.1, .24, -15))):
        fir(x, y, .004, t, .3, k)
    put('candle.pillars.ivory', .02, .12, .01, 14, metres=.2)
    for x, y, c in ((-.14, .06, 'wine'), (.15, .08, 'brass'), (.2, .17, 'wine'), (-.24, .14, 'copper'), (.09, .02, 'copper')):
        bauble(x, y, .005, c)
    put('plates.round.white', -.3, -.08, .004, metres=.26)
    put('plates.round.white', .3, -.08, .004, metres=.26)
    put('wine.burgundy.red.khvanchkara', .34, .28, 0, -8)
    put('wine.burgundy.white.tsolikouri', .44, .24, 0, 8)
    wine_glass(-.12, -.08, .004, '5A0F1E')
    wine_glass(.14, -.1, .004, '5A0F1E')
    put('chocolate.box.wine.rtveli', -.36, .2, 0, 14, metres=.2)
    for x, y in ((-.5, .08), (-.56, .14), (-.49, .17)):
        orange(x, y, 0, r=.034)
    fairy_lights([(-1.4, .34, .02), (-1., .3, .02), (-.7, .36, .02), (-.4, .34, .02), (-.15, .3, .03), (.1, .34, .02), (.3, .4, .02), (.7, .36, .02)])
    sunlight((.0, .25, .12), (.9, .55, -.4), (1.1, 1.), color=(1, .74, .5), strength=5., back=.34, fill=(1, .86, .7))


@scene('presents', *looking((.0, .3, .24), 1.24, 1.02, 13), exposure=.35)
def presents():
    interior('A63D33', boards('B98B5C', '8A6240'), depth=.9, left=-2.4, skirting='EFE3D2')
    z = present(-.28, .45, 0, .36, .3, .2, 'E9DFCC', '8E2F2A', 12)
    present(-.26, .46, z, .22, .18, .12, '2F5A4A', 'D9B56A', -10)
    present(.34, .5, 0, .26, .26, .26, '2F5A4A', 'E9DFCC', -14)
    present(.14, .12, 0, .2, .14, .09, 'D9B56A', '8E2F2A', 24)
    put('teddy.bear.cream', .04, .4, 0, 8, metres=.36)
    put('teddy.rabbit.graphite', .34, .48, .265, -10, metres=.26)
    put('toycar.truck.teal', -.16, .08, 0, 22, metres=.22)
    put('blocks.tower.pastel', -.5, .24, 0, 0, metres=.22)
    put('blocks.cubes.mixed', .48, .18, 0, -14, metres=.2)
    for x, y, c in ((-.02, .1, 'brass'), (.3, .2, 'wine'), (-.36, .14, 'brass')):
        bauble(x, y, 0, c, .026)
    daylight((.0, .6, .3), (1., .6, -.55), (1.4, 1.3), far=3.2, sky_watts=70)


@scene('candle-light', *looking((.0, .06, .14), .9, .72, 11), exposure=.7)
def candle_light():
    worktop(timber('walnut', axis=0, scale=1.1), plaster('3D4A52'), .5)
    put('candle.pillars.ivory', -.06, .1, 0, 14, metres=.23)
    put('candle.jar.wine.leghvi', .14, .0, 0, -10, metres=.1)
    put('candle.jar.navy.zghva', -.22, -.04, 0, 12, metres=.1)
    put('lantern.round.teal', -.3, .18, 0, 10, metres=.3)
    put('lantern.square.black', .3, .18, 0, -10, metres=.33)
    put('book.hardcover.walnut.saba', .05, -.12, 0, 30, 90, metres=.23)
    put('vase.ceramic.charcoal', .12, .26, 0, metres=.24)
    stems(.12, .26, .22, .3, 6, .6, (.28, .2, .1), (.45, .34, .2), .04, seed=3)
    sunlight((.0, .25, .14), (.9, .55, -.36), (.8, .8), color=(1, .62, .36), strength=3.4, back=.2, sky_watts=10, fill=(.8, .86, 1))


@scene('bar-trolley', *looking((.0, .5, .7), 2., 1.24, 7), exposure=.35)
def bar_trolley():
    interior('3F5F63', boards('9C6F48', '6B482D'), depth=1., left=-2.4, skirting='DAD5C8')
    low, high = trolley(0, .62, .8, .4)
    put('wine.burgundy.white.kisi-tetri', -.24, .66, high, 4)
    put('wine.bordeaux.rose.vardisperi', -.12, .7, high, -6)
    put('lemonade.bottle.red.saperavi', .0, .66, high, 0)
    wine_glass(.1, .56, high, 'D98A8A')
    wine_glass(.2, .62, high, 'D98A8A')
    put('bowl.deep.clay', .28, .7, high, metres=.16)
    for x, y in ((.26, .7), (.31, .71), (.285, .66)):
        lemon(x, y, high + .065, 300 * x, r=.026)
    put('qvevri.jug.sand.imeruli', -.2, .62, low, 14, metres=.28)
    put('nuts.sack.hazelnut', .1, .62, low, 0, metres=.2)
    put('chocolate.box.wine.rtveli', .27, .58, low, -8, metres=.17)
    put('stool.bar.oak', .86, .6, 0, 20, metres=.72)
    put('plant.leafy.white', -.86, .66, 0, 20, metres=.9)
    put('frame.single.brass', .1, .96, 1.2, metres=.5)
    daylight((.0, .85, .7), (1., .6, -.5), (1.5, 1.5), far=3.2, sky_watts=75)


@scene('winter-reading', *looking((.0, .1, .18), 1.1, .94, 9), exposure=.2)
def winter_reading():
    window_in(-.56, .56, 0, 1.1, .16, plaster('B7A48E'), .3)
    put('books.stack.classics', -.36, .02, 0, 12, metres=.28)
    put('mug.classic.teal', -.36, .0, .14, 30, metres=.115)
    put('throw.fringe.wine', .3, .0, 0, -14, metres=.42)
    put('book.hardcover.teal.samzareulo', .3, -.01, .135, 24, 90, metres=.23)
    put('lantern.round.white', .02, .06, 0, 10, metres=.3)
    put('hat.beanie.wine', -.06, -.1, 0, 20, metres=.2)
    put('candle.jar.olive.nadzvi', .14, -.08, 0, 0)
    sun((-.35, -.9, -.55), 4., (1, .86, .68), 1.)
    sky((-1.6, -1.6, 1.4), (0, .1, 0), 1.6, 38, (1, .93, .84))
    room((1, .95, .9), .45)
