"""Plants indoors and out, and the workshop beside them."""
from scenes.outdoors import open_air
from scenes.parts.daylight import room, sky, sun
from scenes.parts.furnishing import ruler, window_in
from scenes.parts.nature import leafy_sprig
from scenes.parts.placing import put
from scenes.parts.props import bench, shelf, stems
from scenes.parts.settings import daylight, interior, looking, sunlight, worktop
from scenes.parts.surfaces import boards, plane, plaster, stone, wall
from scenes.registry import scene


@scene('window-sill', *looking((.0, .1, .22), 1.2, .84, 6), exposure=.15)
def window_sill():
    window_in(-.62, .62, 0, 1.2, .16, plaster('E4D6C0'), .26)
    put('cactus.trio.sage', -.4, .04, 0, 0, metres=.27)
    put('cactus.round.clay', -.1, .05, 0, 0, metres=.23)
    put('pot.square.cream', .14, .05, 0, 12, metres=.15)
    stems(.14, .05, .14, .3, 9, .5, (.05, .16, .05), (.12, .28, .08), .05, seed=5)
    put('wateringcan.long.brass', .4, .02, 0, 160, metres=.36)
    put('mug.stripe.navy', .05, -.08, 0, 30, metres=.11)
    put('book.thin.cream.leksebi', -.24, -.07, 0, 24, 90, metres=.2)
    sun((-.35, -.9, -.62), 5., (1, .9, .74), 1.)
    sky((-1.6, -1.6, 1.4), (0, .1, 0), 1.6, 34, (1, .95, .88))
    room((1, .96, .9), .5)


@scene('plant-corner', *looking((.1, .6, .72), 2.9, 1.75, 7, -6), exposure=.3)
def plant_corner():
    interior('E2D3BC', boards('C9A576', '9C774B'), depth=1.2, left=-2.2)
    put('plant.ficus.ivory', -.72, .78, 0, 0, metres=1.5)
    put('plant.leafy.clay', -.08, .72, 0, 40, metres=.95)
    put('plant.trailing.graphite', .56, .82, 0, 0, metres=.95)
    put('stool.round.walnut', 1.05, .75, 0, 10, metres=.45)
    put('cactus.column.sand', 1.05, .75, .405, 0, metres=.3)
    put('wateringcan.classic.navy', .3, .3, 0, 150, metres=.42)
    put('pot.round.olive', -.5, .26, 0, 0, metres=.2)
    put('pot.square.charcoal', -.22, .2, 0, 20, metres=.17)
    put('clock.wall.walnut', .3, 1.16, 1.32, metres=.36)
    daylight((.0, .9, .7), (1., .6, -.55), (1.8, 1.8))


@scene('potting-bench', *looking((.0, .5, .44), 1.62, 1.08, 11), exposure=.15)
def potting_bench():
    plane(-4, 4, -4, 1.2, stone('C9BBA4', '9A8A72', 9., .8))
    wall(-4, 1., 4, 1., plaster('7F8F6E', depth=.6), 0, 3.2)
    z = bench(0, .72, 1.3, .42, .42, 'oak')
    put('pot.round.clay', -.42, .74, z, 0, metres=.21)
    put('pot.round.olive', -.2, .8, z, 0, metres=.18)
    put('pot.square.cream', .02, .82, z, 14, metres=.17)
    put('cactus.round.clay', .22, .78, z, 0, metres=.24)
    put('wateringcan.classic.steel', .46, .72, z, 160, metres=.36)
    put('trowel.set.red', -.1, .6, z, 50, metres=.3)
    leafy_sprig(.16, .6, z, 20, .16, .03)
    put('basket.low.oak', -.3, .38, 0, 10, metres=.42)
    put('lantern.square.black', .36, .4, 0, 16, metres=.36)
    open_air((.9, .7, -.85), (.0, .9, .6), 520, spread=1.8)


@scene('workbench', *looking((.02, .12, .26), 1.56, 1.04, 11), exposure=.35)
def workbench():
    worktop(boards('B98E5E', '86603C', width=.12, length=2.2, rough=.6), boards('D9BF95', 'B99968', width=.4, length=3., rough=.6), .42)
    shelf(.0, .42, .5, 1.3, .18, 'walnut')
    put('toolbox.metal.red', -.3, .18, 0, 14, metres=.42)
    put('drill.compact.teal', .1, .14, 0, -18, metres=.25)
    put('hammer.claw.clay', .08, -.12, 0, 10, metres=.32)
    put('hammer.mallet.oak', .4, -.04, 0, -30, metres=.3)
    put('toolbox.wood.oak', .42, .26, 0, -8, metres=.36)
    ruler(-.25, -.14, 0, 6, .3)
    put('canister.tin.charcoal', -.42, .32, .5, 0, metres=.18)
    put('lantern.square.black', .36, .33, .5, 10, metres=.3)
    put('speaker.strap.navy', -.02, .33, .5, 0, metres=.22)
    sunlight((.02, .25, .15), (.9, .55, -.54), (1.2, 1.1))
