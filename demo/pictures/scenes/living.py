"""Rooms to sit, eat, sleep and play in."""
from scenes.parts.furnishing import bed, hooks, mirror
from scenes.parts.nature import orange
from scenes.parts.placing import laid_rug, put
from scenes.parts.props import lemon, shelf, stems
from scenes.parts.settings import daylight, interior, looking
from scenes.parts.surfaces import boards, tiles
from scenes.registry import scene
from studio.materials import mat
from studio.modelling import tube


def hung(look, x, y, z, metres=None):
    """A lamp that hangs with its lower edge at z, its cord going on upwards."""
    root = put(look, x, y, z, metres=metres)
    tube([(x, y, z + (metres or .45) * .98), (x, y, 4.4)], .004, mat('charcoal', .8), poly=True)
    return root


@scene('dining-room', *looking((.0, .4, .88), 3.4, 2.15, 9, -12), exposure=.3)
def dining_room():
    interior('A9B5A4', boards('C6A071', '9C7448'), depth=1.75, left=-3.2)
    put('table.dining.oak', 0, .5, 0, 0, metres=1.5)
    put('chair.spindle.oak', -.42, -.02, 0, 188)
    put('chair.spindle.oak', .4, -.04, 0, 170)
    put('chair.spindle.oak', -.4, 1.06, 0, 4)
    put('chair.spindle.oak', .42, 1.08, 0, -6)
    hung('pendant.dome.clay', 0, .5, 1.32, .5)
    put('bowl.wide.olive', .06, .5, .748, metres=.3)
    for x, y, z in ((.0, .5, .78), (.1, .47, .78), (.07, .56, .78)):
        orange(x, y, z)
    put('plates.round.white', -.38, .36, .748, metres=.27)
    put('vase.ceramic.charcoal', -.3, .66, .748, metres=.26)
    stems(-.3, .66, .98, .36, 6, .6, seed=3)
    put('qvevri.jug.clay.rkatsiteli', .46, .6, .748, -20, metres=.27)
    put('plant.leafy.charcoal', 1.28, 1.2, 0, 30, metres=1.)
    put('frame.single.oak', -.95, 1.71, 1.3, metres=.6)
    daylight((.0, 1.0, .7), (1., .6, -.52), (2.1, 1.9), panes=(3, 3))


@scene('breakfast-nook', *looking((.0, .4, .8), 2.9, 1.7, 10, 6), exposure=.3)
def breakfast_nook():
    interior('E3C9A0', tiles('D9CDBA', 'B9A992', .3, .3, .004, .35, 0., .15, upright=False, tone=.04), depth=1.3, left=-2.6)
    put('table.round.white', 0, .45, 0, 0, metres=1.05)
    put('chair.shell.mustard', -.72, .2, 0, -112)
    put('chair.shell.white', .7, .3, 0, 118)
    hung('pendant.globe.ivory', 0, .45, 1.28, .42)
    z = .682
    put('teapot.round.ivory', -.12, .5, z, 20, metres=.24)
    put('mug.stripe.sky', .12, .3, z, -30, metres=.12)
    put('plates.round.sage', -.22, .25, z, metres=.25)
    put('vase.glass.amber', .16, .6, z, metres=.26)
    stems(.16, .6, z + .24, .3, 6, .6, (.3, .24, .06), (.55, .42, .14), .045, seed=7)
    lemon(.3, .4, z, 30)
    lemon(.33, .47, z, 110)
    put('clock.wall.oak', -.85, 1.26, 1.32, metres=.36)
    put('plant.ficus.ivory', 1.05, .95, 0, 20, metres=1.35)
    daylight((.0, .8, .7), (1., .62, -.55), (1.8, 1.7), sky_watts=80)


@scene('sofa-evening', *looking((.0, .5, .74), 3.45, 2.35, 7), exposure=.35)
def sofa_evening():
    interior('4F635E', boards('9C6F48', '6B482D'), depth=1.6, left=-3.2, skirting='DAD5C8')
    laid_rug('rug.stripe.sand', .1, -.2, 2.3, 1.6, 90)
    put('sofa.three.clay', 0, .85, 0, 0, metres=2.15)
    put('cushion.stripe.mustard', -.68, .8, .47, 14, 6, metres=.48)
    put('cushion.plain.cream', .66, .8, .46, -12, 6, metres=.42)
    put('throw.fringe.mustard', .25, .72, .45, 20, metres=.42)
    put('table.coffee.oak', .1, -.15, 0, 0, metres=1.05)
    put('mug.wide.sage', -.16, -.18, .378, 30)
    put('books.stack.classics', .28, -.1, .378, 14, metres=.27)
    put('candle.pillars.ivory', .04, -.02, .378, metres=.16)
    put('floorlamp.arc.brass', 1.35, .95, 0, 190, metres=1.65)
    put('plant.ficus.ivory', -1.55, 1.05, 0, 0, metres=1.45)
    put('frame.single.brass', -.3, 1.56, 1.22, metres=.58)
    put('frame.single.black', .3, 1.56, 1.2, metres=.5)
    daylight((.1, 1.0, .7), (1., .6, -.44), (2.2, 1.7), panes=(3, 2), strength=5.5, back=.36)


@scene('tub-corner', *looking((.0, .6, .74), 3., 1.7, 8, 4), exposure=.3)
def tub_corner():
    interior('C9B2A6', boards('D2B48C', 'A98658'), depth=1.6, left=-2.3)
    put('rug.round.honey', .05, .45, 0, metres=1.7)
    put('armchair.tub.blush', .05, .7, 0, -18, metres=.88)
    put('cushion.plain.teal', .08, .76, .42, -18, 8, metres=.4)
    put('stool.round.walnut', -.66, .5, 0, 12, metres=.46)
    put('cup.tea.ivory', -.68, .46, .415, 30)
    put('candle.jar.olive.nadzvi', -.6, .56, .415, 0)
    put('floorlamp.tripod.black', .86, 1.0, 0, 10, metres=1.5)
    put('throw.folded.blush', .62, .3, 0, -20, metres=.4)
    put('vase.amphora.clay', -1.0, 1.1, 0, metres=.5)
    stems(-1.0, 1.1, .46, .7, 6, .5, (.34, .25, .12), (.55, .44, .24), .08, seed=11)
    put('frame.single.oak', .0, 1.56, 1.18, metres=.56)
    daylight((.05, 1.0, .6), (1., .62, -.52), (1.8, 1.7))


@scene('library', *looking((.05, .6, .82), 3.25, 1.9, 6, -5), exposure=.35)
def library():
    interior('7C5A47', boards('8E6341', '5E4029'), depth=1.6, left=-2.8, skirting='E2D8C8')
    laid_rug('rug.kilim.sky', .1, .1, 2.1, 1.5, 90)
    put('bookcase.tall.oak', -.78, 1.4, 0, 0, metres=1.85)
    put('armchair.wing.teal', .28, .72, 0, 22, metres=.98)
    put('cushion.embroidered.navy', .32, .76, .46, 22, 8, metres=.4)
    put('floorlamp.arc.black', 1.1, 1.0, 0, 190, metres=1.6)
    put('stool.round.black', -.36, .42, 0, 12, metres=.46)
    put('book.hardcover.wine.rustaveli', -.36, .42, .46, 24, 90, metres=.24)
    put('mug.classic.clay', -.28, .32, .46, -50)
    put('basket.low.oak', .9, .25, 0, 0, metres=.45)
    put('throw.check.olive', .9, .25, .08, 20, metres=.36)
    put('clock.square.black', .3, 1.56, 1.36, metres=.36)
    daylight((.05, 1.0, .7), (1., .6, -.5), (1.9, 1.9), strength=7.)


@scene('bedroom', *looking((.05, .35, .74), 4.1, 2.05, 12, 10, words=True), exposure=.55)
def bedroom():
    interior('B9C2BE', boards('C9A576', '9C774B'), depth=1.5, left=-2.6)
    laid_rug('rug.stripe.navy', -.1, -.55, 2.2, 1.5, 90)
    z = bed(-.1, .42, 1.5, 2.0, head='8C9A9A', blanket='6F8790')
    put('cushion.plain.cream', -.5, 1.16, z + .0, 6, 22, metres=.56)
    put('cushion.plain.cream', .3, 1.16, z + .0, -6, 22, metres=.56)
    put('cushion.stripe.navy', -.12, .98, z + .0, 4, 24, metres=.44)
    put('throw.folded.graphite', .3, -.02, z + .02, -24, metres=.46)
    put('stool.round.oak', 1.0, 1.12, 0, 10, metres=.5)
    put('lamp.mushroom.sage', 1.0, 1.16, .45, 0, metres=.4)
    put('frame.trio.white', -.1, 1.46, 1.22, metres=.72)
    put('plant.leafy.white', -1.25, 1.05, 0, 30, metres=.9)
    put('slippers.open.graphite', .95, .3, .0, -30, metres=.28)
    daylight((.0, .9, .6), (1., .62, -.52), (2., 1.7), panes=(3, 3), back=.5)


@scene('nursery', *looking((.05, .5, .6), 2.6, 1.6, 13, 6), exposure=.3)
def nursery():
    interior('EACFB4', boards('D9BE95', 'B4935F'), depth=1.35, left=-2.2)
    put('rug.round.ivory', .0, .3, 0, metres=1.7)
    put('armchair.child.sky', .46, .74, 0, -22, metres=.58)
    put('teddy.rabbit.blush', .45, .72, .25, -22, metres=.34)
    put('teddy.bear.honey', -.42, .55, .03, 22, metres=.42)
    put('blocks.tower.mixed', -.02, .38, .045, 0, metres=.24)
    put('blocks.cubes.pastel', .28, .16, .045, 14, metres=.24)
    put('toycar.truck.honey', -.3, .1, .045, 26, metres=.24)
    put('toycar.car.red', -.02, -.02, .045, -34, metres=.2)
    put('basket.low.oak', -.92, .8, 0, 0, metres=.5)
    put('cushion.plain.sand', -.92, .85, .08, 10, 30, metres=.38)
    shelf(-.1, 1.35, 1.02, 1.1, .2)
    put('books.stack.sage', -.42, 1.25, 1.02, 12, metres=.26)
    put('teddy.bear.sky', -.06, 1.25, 1.02, 0, metres=.26)
    put('cactus.trio.blush', .28, 1.25, 1.02, 0, metres=.24)
    put('floorlamp.tripod.cream', 1.12, .95, 0, 10, metres=1.4)
    daylight((.05, .8, .5), (1., .62, -.55), (1.7, 1.5), back=.52)


@scene('hallway', *looking((.0, .6, .8), 2.95, 1.62, 6), exposure=.3)
def hallway():
    interior('BFC4B0', tiles('8A8F8C', 'C9C4B6', .2, .2, .004, .35, 0., .15, upright=False, tone=.16), depth=1., left=-2.1)
    at = hooks(-.1, 1., 1.52, 1.2, 5, 'oak')
    put('hat.straw.sand', at[0], .88, 1.36, 0, -78, metres=.34)
    put('tote.canvas.mustard', at[1], .9, 1.08, 0, metres=.45)
    put('hat.felt.clay', at[4] - .02, .88, 1.37, 0, -70, metres=.28)
    put('tote.leather.leather', at[3], .9, 1.08, 0, metres=.45)
    put('stool.round.oak', .62, .72, 0, 10, metres=.48)
    put('backpack.classic.olive', -.52, .74, 0, 16, metres=.46)
    put('slippers.boot.clay', -.02, .62, 0, 24, metres=.29)
    put('umbrella.compact.sky', .62, .68, .43, 10, metres=.3)
    put('basket.tall.walnut', 1.02, .74, 0, metres=.46)
    put('suitcase.cabin.sage', -1.0, .68, 0, 12)
    laid_rug('rug.stripe.sand', .1, .1, 1.6, .8, 90)
    daylight((.05, .95, .8), (1., .62, -.5), (1.7, 1.7), far=3.4, sky_watts=80)


@scene('dresser', *looking((.0, .6, .86), 2.75, 1.62, 5), exposure=.35)
def dresser():
    interior('D8A38A', boards('B98B5C', '8A6240'), depth=1., left=-2.4)
    put('dresser.wide.walnut', 0, .76, 0, 0, metres=1.4)
    z = .812
    put('lamp.mushroom.mustard', -.46, .76, z, 0, metres=.42)
    put('vase.ceramic.blush', .42, .78, z, metres=.28)
    stems(.42, .78, z + .26, .4, 7, .6, seed=9)
    put('clock.table.white', .08, .78, z, 6, metres=.24)
    put('candle.pillars.honey', -.1, .66, z, 10, metres=.15)
    mirror(.0, .985, 1.5, .34)
    put('basket.handle.oak', .98, .62, 0, 20, metres=.42)
    put('plant.ficus.clay', -1.08, .7, 0, 0, metres=1.3)
    daylight((.0, .95, .8), (1., .6, -.5), (1.6, 1.7), far=3.4, sky_watts=80)
