"""Out of doors and on the move: a terrace, a picnic, camping, sport, travel."""
from kinds.textiles import plaid, printed
from scenes.parts.daylight import branches, room, sun
from scenes.parts.nature import lawn
from scenes.parts.placing import laid_rug, put
from scenes.parts.props import apple, bench, loaf
from scenes.parts.settings import daylight, interior, looking
from scenes.parts.surfaces import boards, cloth, plane, plaster, tiles, wall
from scenes.registry import Camera, scene


def open_air(d=(.85, .55, -.75), at=(0, .6, .3), leaves=520, strength=5.2, far=3.4, spread=2.2):
    """Sun through leaves under a blue sky."""
    sun(d, strength, (1, .93, .82), .8)
    if leaves:
        branches(at, d, far, spread, leaves, .1)
    room((.74, .85, 1), .8)


@scene('picnic', *looking((.0, .06, .08), 1.95, 1.16, 36, tall_elev=42, words=True), exposure=.2)
def picnic():
    lawn(-3., 2., -1.5, 3., clear=[(-.72, -.48, .72, .58)])
    cloth((1.5, 1.1), printed(plaid('red'), 60, 'Object', (.5, .5), .3, .2), (0, .05, .012), 6, .012, seed=5)
    put('basket.handle.oak', -.38, .3, .02, 24, metres=.42)
    put('lemonade.bottle.pink.vardi', .0, .3, .02, 0)
    put('lemonade.bottle.yellow.mskhali', .1, .36, .02, 8)
    put('bowl.wide.olive', .12, .02, .02, metres=.26)
    for x, y in ((.07, .02), (.16, -.02), (.15, .08)):
        apple(x, y, .045, turn=300 * x)
    put('board.round.oak', -.28, -.16, .02, 30, metres=.34)
    loaf(-.28, -.15, .04, 24, long=.22)
    put('jam.jar.red.shindi', -.06, -.14, .02, 8, metres=.11)
    put('hat.straw.sand', .45, .25, .03, 20, metres=.32)
    put('thermos.classic.leaf', .4, -.08, .02, -20, metres=.28)
    put('mug.classic.sand', .24, -.2, .02, 40, metres=.11)
    open_air()


@scene('camping', *looking((.05, .35, .24), 1.75, 1.36, 22, tall_elev=34), exposure=.2)
def camping():
    lawn(-3., 3., -1.2, 6., .06)
    z = bench(.1, .45, .9, .4, .3, 'oak', 4)
    put('thermos.classic.red', -.14, .5, z, 10, metres=.29)
    put('thermos.mug.cream', .06, .4, z, -10, metres=.17)
    put('lantern.round.brass', .32, .48, z, 12, metres=.3)
    put('backpack.roll.mustard', -.62, .45, .01, 24, metres=.52)
    put('throw.check.red', .72, .4, .01, -18, metres=.5)
    put('bottle.wide.sky', -.28, .36, z, 0, metres=.24)
    put('hat.beanie.teal', .72, .38, .2, 20, metres=.24)
    put('mat.strap.olive', -.3, -.02, .03, 16, metres=.6)
    open_air(leaves=420)


@scene('ball-game', *looking((.05, .3, .16), 1.34, 1.04, 21, tall_elev=34), exposure=.2)
def ball_game():
    lawn(-3., 3., -1.2, 5.5, .04)
    put('football.classic.red', -.3, .25, .0, 20, metres=.22)
    put('basketball.street.teal', .06, .4, .0, 30, metres=.24)
    put('football.training.navy', .32, .1, .0, 0, metres=.22)
    put('bottle.slim.clay', -.02, .05, .01, 0, metres=.26)
    put('backpack.classic.sky', .52, .5, .0, -20, metres=.46)
    put('towels.roll.ivory', -.56, .45, .01, 14, metres=.34)
    open_air(leaves=300)


@scene('gym-corner', *looking((.0, .4, .3), 1.6, 1.3, 10), exposure=.3)
def gym_corner():
    interior('8FA0A3', boards('A9805A', '7E5B3E'), depth=.95, left=-2.4)
    put('mat.roll.sage', .02, .06, 0, 8, metres=.66)
    put('kettlebell.classic.charcoal', -.42, .32, 0, 16, metres=.29)
    put('dumbbells.hex.teal', .46, .34, 0, 20, metres=.3)
    put('basketball.classic.clay', -.1, .6, 0, 20, metres=.24)
    put('bottle.wide.mustard', .16, .5, 0, 0, metres=.26)
    put('kettlebell.classic.mint', -.68, .55, 0, -10, metres=.25)
    put('towels.roll.teal', .74, .62, 0, -20, metres=.36)
    put('speaker.strap.clay', .38, .66, 0, 12, metres=.24)
    daylight((.0, .6, .3), (1., .6, -.58), (1.4, 1.3), far=3.2, sky_watts=75)


@scene('packing', *looking((.05, .3, .37), 1.9, 1.3, 14), exposure=.3)
def packing():
    interior('C98B6B', boards('C6A071', '9C7448'), depth=1., left=-2.4)
    laid_rug('rug.kilim.sky', .05, .15, 1.9, 1.2, 90)
    put('suitcase.large.navy', -.38, .55, .01, 16)
    put('suitcase.cabin.mustard', .1, .5, .01, -8)
    put('backpack.classic.walnut', .48, .45, .01, -18, metres=.46)
    put('hat.straw.sand', .1, .5, .63, 14, metres=.32)
    put('camera.instant.sage', .28, .1, .012, -20, metres=.15)
    put('bottle.slim.sage', -.1, .14, .012, 0, metres=.26)
    put('umbrella.compact.blush', -.42, .16, .012, 24, metres=.32)
    put('plant.ficus.ivory', .98, .7, 0, 0, metres=1.3)
    daylight((.0, .7, .5), (1., .6, -.52), (1.6, 1.5), far=3.3, sky_watts=80)


@scene('terrace-yoga', *looking((.0, .3, .22), 1.6, 1.14, 16), exposure=.1)
def terrace_yoga():
    plane(-4, 4, -4, 1.2, boards('B9A284', '8C7658', width=.13, length=2.6, rough=.6))
    wall(-4, 1.2, 4, 1.2, plaster('E3D6C2', depth=.6), 0, 3.2)
    put('mat.strap.rose', -.05, .1, .0, 10, metres=.64)
    put('dumbbells.round.lilac', .48, .28, 0, 24, metres=.28)
    put('bottle.wide.blush', .28, .5, 0, 0, metres=.26)
    put('towels.stack.blush', -.5, .6, 0, 14, metres=.32)
    put('plant.leafy.white', .82, .8, 0, 20, metres=.85)
    put('slippers.open.sand', -.58, .06, 0, 30, metres=.27)
    put('headphones.over.sage', .1, .42, 0, 20, metres=.2)
    open_air((.9, .7, -.85), (.0, 1.0, .5), 520)


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
