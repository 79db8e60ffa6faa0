"""A terrace."""
from scenes.daylight import branches, room, sun
from scenes.placing import put
from scenes.props import bench
from scenes.registry import Camera, scene
from scenes.surfaces import plane, plaster, tiles, wall


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
