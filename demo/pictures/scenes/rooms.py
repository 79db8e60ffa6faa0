"""A reading corner, a living room, a desk."""
from scenes.parts.placing import laid_rug, no_pencil, put
from scenes.parts.props import shelf, stems
from scenes.parts.settings import daylight, interior, looking
from scenes.parts.surfaces import boards
from scenes.registry import Camera, scene


@scene('reading-corner', Camera((.3, -3.9, 1.3), (-.1, .9, .8), 44), Camera((.28, -4.3, 1.3), (.1, .9, .86), 50), exposure=.3)
def reading_corner():
    interior('D9CDB8', boards(), depth=1.9, left=-2.5)
    put('rug.round.ivory', .1, .35, 0, metres=2.1)
    put('armchair.classic.olive', .2, .75, 0, 24)
    put('floorlamp.arc.black', 1.1, .98, 0, 188)
    put('stool.round.oak', -.66, .42, 0, 12)
    put('books.stack.classics', -.7, .45, .45, 20, metres=.24)
    put('mug.classic.teal', -.58, .33, .45, -60)
    put('plant.ficus.clay', -1.35, 1.2, 0, 30, metres=1.5)
    put('cushion.stripe.mustard', .26, .86, .47, 24, 6, metres=.5)
    put('basket.tall.walnut', 1.75, 1.35, 0, metres=.5)
    put('frame.single.oak', .25, 1.86, 1.28, metres=.62)
    daylight((.05, 1.0, .62), (1., .66, -.55), (1.9, 1.9))


@scene('living-room', Camera((.0, -4.5, 1.3), (.0, .8, .76), 42), Camera((.1, -5.1, 1.35), (.1, .8, .8), 50), exposure=.3)
def living_room():
    interior('E2D8C6', boards('C6A071', '9C7448'), depth=1.75, left=-3.)
    laid_rug('rug.kilim.wine', .05, -.1, 2.4, 1.7, 90)
    put('sofa.two.sage', 0, .95, 0, 0, metres=1.75)
    put('cushion.embroidered.wine', -.5, .86, .5, 12, 4, metres=.45)
    put('cushion.plain.clay', .48, .88, .5, -10, 4, metres=.43)
    put('table.coffee.walnut', .05, -.1, 0, 0, metres=1.05)
    put('vase.ceramic.charcoal', -.2, -.05, .375, metres=.2)
    stems(-.2, -.05, .56, .34, 5, .6, seed=4)
    put('books.stack.sage', .28, -.14, .375, 28, metres=.26)
    put('floorlamp.tripod.cream', 1.5, 1.1, 0, 10, metres=1.55)
    put('plant.leafy.clay', -1.62, 1.05, 0, 40, metres=.95)
    put('frame.single.black', -.36, 1.71, 1.18, metres=.6)
    put('frame.single.brass', .38, 1.71, 1.24, metres=.48)
    daylight((.1, 1.0, .7), (1., .6, -.52), (2.3, 1.9), panes=(3, 3))


@scene('desk', *looking((.14, .5, .98), 2.0, 1.36, 8, 2, tall_at=(.12, .5, .9), words=True), exposure=.3)
def desk():
    interior('D3D2BE', boards(), depth=.9, left=-2.9)
    put('desk.simple.walnut', .1, .55, 0, 0)
    put('chair.shell.sage', .42, -.06, 0, 160)
    z = .753
    put('laptop.slim.steel', .04, .47, z, 14, metres=.33)
    put('lamp.arm.navy', .52, .62, z, 180, metres=.5)
    put('notebook.band.clay', -.28, .4, z, 16, 86, metres=.21, part=no_pencil)
    put('pencils.cup.oak', -.36, .64, z, 0, metres=.19)
    put('headphones.over.cognac', -.19, .66, z, 10, metres=.2)
    put('mug.wide.sage', .36, .4, z, -50, metres=.11)
    shelf(.1, .9, 1.34, 1.0, .2)
    put('books.stack.classics', -.2, .79, 1.34, 10, metres=.26)
    put('camera.instant.cream', .06, .79, 1.34, -8)
    put('cactus.trio.blush', .36, .79, 1.34, 0, metres=.26)
    put('basket.low.oak', -.72, .6, 0, 0, metres=.42)
    daylight((-.12, .75, .98), (1., .6, -.48), (2.2, 1.15), far=3.2, sky_watts=85, back=.5)
