"""Kitchen scenes: cooking, baking, what stands on shelves."""
from scenes.parts.nature import egg, leafy_sprig, orange, tomato
from scenes.parts.placing import put
from scenes.parts.props import lemon, loaf, shelf, stems
from scenes.parts.settings import above, from_above, looking, sunlight, worktop
from scenes.parts.surfaces import boards, linen, plaster, stone, tiles
from scenes.registry import scene
from studio.materials import timber


@scene('stew', *looking((.02, .04, .1), 1.02, .72, 20), exposure=.35)
def stew():
    worktop(boards('B98A5A', '80563A', width=.16, length=2.4), tiles('C7694A', 'D8C8B4', .1, .1, offset=0., rough=.14, tone=.09), .38)
    put('casserole.round.teal', -.16, .14, 0, -20, metres=.29)
    put('pan.iron.black', .27, .1, 0, 152, metres=.42)
    put('board.round.oak', .02, -.15, 0, 20, metres=.34)
    for x, y, t in ((-.03, -.16, 0), (.04, -.13, 30), (.055, -.2, 60)):
        tomato(x, y, .027, turn=t)
    leafy_sprig(-.09, -.16, .028, 150, .1)
    put('adjika.bowl.leaf.suneli', .38, -.14, 0, 8, metres=.11)
    put('nuts.sack.hazelnut', -.41, .2, 0, 14, metres=.19)
    put('adjika.jar.red.megruli', -.33, -.1, 0, -8)
    lemon(-.22, -.17, 0, 40)
    sunlight((.02, .2, .1), (.9, .5, -.56), (1.15, 1.05))


@scene('baking', *above(0, 0, 1.0, .72), exposure=.35)
def baking():
    from_above(linen('CFC3AE', tone=.08), (0, 0), 1.)
    put('board.round.oak', -.13, .02, .002, 70, metres=.42)
    loaf(-.13, .04, .03, 66, long=.24)
    put('bowl.deep.clay', .2, .13, .002, 0, metres=.19)
    for x, y, t in ((.175, .13, 20), (.225, .15, 110), (.205, .09, 200)):
        egg(x, y, .045, t)
    put('honey.round.honey.ushguli', .3, -.1, .002, 0)
    put('jam.small.amber.komshi', .12, -.16, .002, 0, metres=.1)
    put('plates.coupe.cream', -.44, -.12, .002, metres=.22)
    put('mug.wide.sage', -.41, .15, .002, 40, metres=.12)
    put('canister.ceramic.sage', .46, .13, .002, 0, metres=.16)
    leafy_sprig(.0, -.2, .003, 160, .14)
    egg(.38, .0, .002, 60)


@scene('mug-shelf', *looking((.0, .3, .235), 1.22, .84, 5), exposure=.3)
def mug_shelf():
    worktop(timber('oak', axis=0), plaster('5E7470'), .42)
    shelf(0, .42, .36, 1.15, .17, 'walnut')
    for look, x, t in (('mug.classic.clay', -.42, 24), ('mug.stripe.sky', -.25, 40), ('mug.tall.cream', -.09, 10), ('mug.classic.navy', .07, 30), ('mug.classic.sand', .24, 16), ('mug.stripe.clay', .42, 34)):
        put(look, x, .33, .36, t)
    put('teapot.tall.teal', -.36, .2, 0, 14)
    put('plates.round.sage', -.03, .18, 0, metres=.26)
    put('plates.round.white', -.03, .18, .042, metres=.22)
    put('cup.tea.ivory', .21, .1, 0, 20)
    put('tea.tin.mint.gza-mtsvane', .4, .22, 0, -12)
    put('tea.tin.amber.mandarini', .5, .14, 0, 10)
    sunlight((.0, .42, .3), (.85, .6, -.4), (1.2, 1.2), panes=(3, 3))


@scene('spice-shelf', *looking((-.01, .22, .12), .94, .64, 9), exposure=.4)
def spice_shelf():
    worktop(timber('walnut', axis=0, scale=1.1), tiles('D9B26A', 'EFE3CC', .1, .1, offset=0., rough=.1, tone=.06), .36)
    put('adjika.jar.red.megruli', -.06, .08, 0, 8)
    put('adjika.jar.leaf.mtsvane', -.2, .12, 0, -6)
    put('adjika.jar.amber.tkemali', .08, .13, 0, 4)
    put('adjika.bowl.amber.svanuri', .2, -.02, 0, -10, metres=.13)
    put('canister.tin.leaf', -.37, .2, 0, 10, metres=.19)
    put('canister.glass.clear', .33, .21, 0, 0, metres=.21)
    put('nuts.bowl.almond', -.28, -.04, 0, metres=.17)
    leafy_sprig(-.02, -.1, .0, 12, .15)
    sunlight((.0, .2, .1), (-.9, .55, -.5), (.95, .9))


@scene('citrus-bowl', *looking((.0, .03, .13), .98, .68, 15), exposure=.4)
def citrus_bowl():
    worktop(stone('E6E1D6', 'B7A995', 2.), plaster('A8BCC0'), .5)
    put('bowl.wide.olive', .0, .0, 0, metres=.3)
    for x, y, z in ((-.07, .0, .03), (.01, -.05, .03), (.06, .03, .03), (-.02, .06, .03), (.0, .0, .075)):
        orange(x, y, z)
    lemon(.22, -.12, 0, 20)
    lemon(.3, -.07, 0, 110)
    orange(-.26, -.13)
    put('kettle.classic.navy', -.34, .17, 0, 20)
    put('canister.ceramic.clay', .22, .25, 0, 0, metres=.2)
    put('vase.glass.sky', .42, .16, 0, metres=.27)
    stems(.42, .16, .25, .3, 5, .55, seed=2)
    put('board.round.oak', -.04, .46, 0, 0, -80, metres=.38)
    sunlight((.0, .2, .12), (.88, .6, -.5), (1.2, 1.05), panes=(3, 2))


@scene('pans', *looking((.0, .34, .3), 1.46, 1., 6), exposure=.35)
def pans():
    worktop(stone('4A4B49', '7C7C78', 2.4, .28), tiles('EDE9DF', 'CFC7B8', .2, .1, rough=.1), .4)
    shelf(-.02, .4, .46, 1.2, .22)
    put('casserole.oval.sage', -.34, .28, .46, 8, metres=.3)
    put('pan.deep.copper', .04, .28, .46, 12, metres=.34)
    put('canister.tin.charcoal', .4, .28, .46, 6, metres=.19)
    put('casserole.round.red', -.36, .14, 0, -18, metres=.32)
    put('pan.steel.steel', .06, .08, 0, 160, metres=.42)
    put('bowl.deep.clay', .43, .06, 0, metres=.2)
    for x, y in ((.4, .05), (.47, .08), (.44, .0)):
        tomato(x, y, .075)
    put('board.round.oak', .22, .37, 0, 0, -82, metres=.36)
    sunlight((.0, .38, .3), (.84, .62, -.5), (1.35, 1.3))
