"""Tea, coffee, wine, lemonade, honey and sweets."""
from scenes.parts.nature import leafy_sprig, orange
from scenes.parts.placing import put
from scenes.parts.props import apple, lemon, stems, wine_glass
from scenes.parts.settings import above, from_above, looking, sunlight, worktop
from scenes.parts.surfaces import boards, cloth, linen, plaster, stone
from scenes.registry import scene
from studio.materials import timber


@scene('tea-tray', *looking((.03, .05, .1), 1.2, .64, 16, words=True), exposure=.4)
def tea_tray():
    worktop(timber('oak', axis=0, scale=1.2), plaster('CFA792'), .46)
    cloth((.74, .42), linen('EBE2D0'), (.02, .02, 0), 3, seed=6)
    put('teapot.tall.teal', -.13, .13, .005, 22, metres=.25)
    put('cup.tea.ivory', .09, -.06, .005, 30)
    put('cup.tea.ivory', -.19, -.1, .005, 60)
    put('tea.caddy.cream.maisi', .12, .17, .005, 0, metres=.15)
    put('teapouch.pouch.sage.begkondara', .27, .2, .003, -12, metres=.21)
    put('jam.small.red.vardi', .26, .01, .005, 6, metres=.1)
    put('vase.ceramic.blush', -.38, .24, 0, metres=.24)
    stems(-.38, .24, .22, .28, 6, .6, (.26, .12, .12), (.42, .22, .2), .04, seed=8)
    lemon(.36, -.12, 0, 30)
    sunlight((.03, .2, .1), (-.88, .58, -.5), (1.05, 1.))


@scene('coffee-break', *above(0, 0, .84, .6), exposure=.35)
def coffee_break():
    from_above(boards('8A5A3A', '553521', width=.15, length=2.2, rough=.36), (0, 0), .8)
    put('cup.espresso.teal', -.04, .02, 0, -30)
    put('coffee.bag.sky.etiopia', .21, .1, .002, -14, 84, metres=.22)
    put('coffee.tin.olive.vardkachacha', -.26, .12, 0, 0, metres=.14)
    put('cup.espresso.clay', .1, -.12, 0, 40)
    put('chocolate.bar.charcoal.shavi', -.13, -.14, .0, 16, 80, metres=.18)
    put('kettle.gooseneck.black', -.4, -.08, 0, 36, metres=.26)
    put('canister.ceramic.clay', .41, -.1, 0, 0, metres=.14)


@scene('wine-evening', *looking((.0, .05, .13), .92, .64, 11), exposure=.45)
def wine_evening():
    worktop(timber('walnut', axis=0, scale=1.1), plaster('4A2A30'), .55)
    put('wine.burgundy.red.mukuzani', -.06, .17, 0, -4)
    put('wine.bordeaux.red.saperavi', .1, .23, 0, 6)
    wine_glass(.05, .0, 0, '5A0F1E')
    wine_glass(.2, .05, 0, '5A0F1E')
    put('chocolate.box.wine.rtveli', -.24, -.06, 0, 14, metres=.19)
    put('nuts.bowl.walnut', .3, -.1, 0, metres=.16)
    put('candle.pillars.honey', -.34, .16, 0, 12, metres=.19)
    put('candle.jar.wine.leghvi', .4, .14, 0, -8, metres=.1)
    sunlight((.0, .2, .12), (.9, .5, -.4), (1.05, .9), color=(1, .72, .46), back=.34, fill=(1, .84, .7))


@scene('lemonade', *looking((.03, .05, .13), .9, .64, 13), exposure=.3)
def lemonade():
    worktop(boards('E4DCCB', 'C8BBA3', width=.12, length=2.4), plaster('8FB7B4'), .7)
    put('lemonade.bottle.yellow.mskhali', -.14, .14, 0, 0)
    put('lemonade.bottle.green.tarkhuna', -.02, .19, 0, 6)
    put('lemonade.bottle.pink.vardi', .1, .13, 0, -4)
    put('lemonade.small.amber.tapli', .24, .02, 0, 0, metres=.2)
    put('bowl.wide.olive', -.26, -.05, 0, metres=.22)
    for x, y, z in ((-.3, -.05, .03), (-.23, -.08, .03), (-.25, .0, .03)):
        lemon(x, y, z, 200 * x)
    put('hat.straw.sand', .4, .2, 0, 20, metres=.3)
    leafy_sprig(.02, -.12, 0, 20, .14, .026)
    lemon(.12, -.09, 0, 50)
    sunlight((.03, .3, .15), (.85, .6, -.6), leaves=420, strength=5.5, far=2.6, color=(1, .93, .82), back=.62, fill=(.86, .93, 1))


@scene('honey-light', *looking((.0, .04, .08), .66, .46, 10), exposure=.4)
def honey_light():
    worktop(timber('oak', axis=0, scale=1.3), plaster('E9D9B6'), .6)
    cloth((.52, .3), linen('F0E7D6'), (0, .0, 0), -3, seed=4)
    put('honey.hex.amber.akatsia', -.09, .08, .005, 8)
    put('honey.round.chestnut.picha', .05, .1, .005, 0)
    put('honey.hex.white.tsatskhvi', .17, .06, .005, -10)
    put('jam.jar.wine.alubali', -.21, .03, .005, 0, metres=.12)
    put('jam.small.leaf.feijoa', .06, -.06, .005, 4, metres=.095)
    put('cup.tea.ivory', -.08, -.08, .005, 30, metres=.14)
    lemon(.22, -.06, 0, 20)
    stems(.34, .24, .06, .22, 5, .7, (.3, .26, .08), (.52, .44, .16), .03, seed=6)
    # The sun stands behind the jars and shines through them.
    sunlight((.0, .1, .06), (-.75, -.55, -.42), (.8, .7), strength=6.5, back=.5)


@scene('sweets', *looking((.0, .03, .12), .86, .6, 14), exposure=.35)
def sweets():
    worktop(stone('E9D6CD', 'C9A79B', 2.4), plaster('C98F7F'), .5)
    put('churchkhela.rack.grape', -.2, .22, 0, 12, metres=.36)
    put('chocolate.box.wine.rtveli', .08, .02, 0, -10, metres=.2)
    put('chocolate.bar.cream.tetri', .24, .18, 0, -12)
    put('chocolate.bar.clay.rdziani', .35, .12, 0, 8)
    put('churchkhela.bundle.amber', -.1, -.12, 0, 12, metres=.24)
    put('nuts.bowl.walnut', -.34, -.02, 0, metres=.17)
    put('cup.espresso.navy', .27, -.09, 0, 36, metres=.14)
    sunlight((.0, .2, .1), (.9, .56, -.52), (1.05, 1.))


@scene('cellar', *looking((.02, .06, .14), .92, .64, 9), exposure=.45)
def cellar():
    worktop(boards('6B4A32', '3D281A', width=.2, length=2., rough=.5), stone('BFA98C', '8E795F', 1.2, .8), .5)
    put('qvevri.jug.sand.imeruli', -.25, .16, 0, 18, metres=.3)
    put('qvevri.amphora.charcoal.saperavi', .08, .16, 0, 0, metres=.29)
    put('qvevri.jug.clay.rkatsiteli', .3, .2, 0, -16, metres=.28)
    put('wine.burgundy.amber.khikhvi', -.08, .24, 0, 4)
    put('churchkhela.bundle.grape', -.12, -.08, 0, 10, metres=.22)
    put('nuts.bowl.walnut', .28, -.06, 0, metres=.17)
    wine_glass(.12, -.04, 0, 'D08A36')
    put('candle.jar.olive.nadzvi', -.36, -.04, 0, 6)
    apple(.42, -.04, 0)
    sunlight((.02, .3, .12), (.86, .6, -.46), (.95, 1.), (2, 2), strength=6.5, color=(1, .8, .56), back=.3, fill=(1, .88, .74))


@scene('garden-table', *above(0, 0, 1.04, .74, 78), exposure=.3)
def garden_table():
    from_above(boards('A9A08F', '7C7263', width=.11, length=2.2, rough=.6), (0, 0), 1., leaves=460, strength=5.2, far=2.4, back=.6, fill=(.86, .93, 1), color=(1, .93, .82))
    cloth((.8, .5), linen('DCE2DA'), (.0, .0, 0), 6, seed=3)
    put('plates.round.sage', -.14, .02, .006, metres=.27)
    put('bowl.wide.olive', .2, .08, .006, metres=.22)
    for x, y, z in ((.16, .07, .03), (.24, .06, .03), (.2, .13, .03)):
        orange(x, y, z)
    put('lemonade.small.green.feijoa', .36, -.08, .004, 0, metres=.2)
    put('jam.jar.red.shindi', .07, -.14, .006, 0)
    put('mug.classic.sand', -.34, .14, .006, 40)
    put('tea.tin.red.dila', -.45, -.02, 0, 20)
    leafy_sprig(-.2, .0, .045, 30, .12, .022)
    lemon(.02, .16, .006, 20)
