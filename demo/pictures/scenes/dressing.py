"""The bathroom and the dressing table: care, make-up, jewellery, watches."""
from scenes.parts.furnishing import block, mirror, ruler
from scenes.parts.nature import leafy_sprig
from scenes.parts.placing import put
from scenes.parts.props import bench, stems
from scenes.parts.settings import above, from_above, looking, sunlight, worktop
from scenes.parts.surfaces import plane, plaster, stone, tiles, wall
from scenes.registry import scene
from studio.materials import timber


@scene('vanity', *looking((.02, .05, .15), .74, .52, 12), exposure=.4)
def vanity():
    worktop(timber('walnut', axis=0, scale=1.2), plaster('D9B0A4'), .45)
    mirror(-.12, .36, .27, .22, seen='D9B0A4')
    put('perfume.round.rose.purtseli', .12, .14, 0, -10)
    put('perfume.tall.rose.vardi', .2, .2, 0, 12)
    put('compact.blush.rose', .03, -.04, 0, -14, metres=.1)
    put('compact.palette.teal', -.2, .02, 0, 16, metres=.12)
    put('lipstick.classic.wine', .17, -.02, 0, 10)
    put('lipstick.slim.red', -.06, .08, 0, -8)
    put('cream.pot.white.nazi', .27, .06, 0, 0, metres=.08)
    put('vase.glass.rose', .36, .25, 0, metres=.2)
    stems(.36, .25, .18, .22, 5, .6, (.34, .16, .16), (.5, .28, .26), .035, seed=4)
    sunlight((.02, .2, .1), (-.9, .55, -.46), (.95, .9))


@scene('skincare', *looking((.0, .05, .08), .62, .42, 13), exposure=.25)
def skincare():
    stone_block = stone('C9B9A3', '9D8B73', 5., .6)
    worktop(stone('EAE6DD', 'B9AD9B', 2.6), plaster('C9B8A2'), .4)
    z = block(.05, .16, 0, .2, .12, .05, stone_block)
    put('serum.dropper.clear.natebi', .0, .15, z, 8, metres=.105)
    put('serum.slim.navy.ghame', .1, .17, z, 0)
    put('cream.pot.clay.zamtari', -.11, .06, 0, 0, metres=.085)
    put('cream.tube.cream.spf30', .19, .08, 0, -14, metres=.13)
    put('cream.tube.lilac.lavanda', -.22, .15, 0, 12, metres=.13)
    put('serum.slim.clear.dghe', .06, -.01, 0, 0, metres=.095)
    put('cream.pot.blush.rosehip', .16, -.05, 0, 0, metres=.075)
    leafy_sprig(-.2, -.06, 0, 24, .16, .024)
    sunlight((.0, .15, .06), (.9, .55, -.52), leaves=380, strength=5.5, far=2.4, back=.5)


@scene('perfumes', *looking((.0, .05, .11), .58, .42, 8), exposure=.4)
def perfumes():
    worktop(stone('B7A58E', '85745E', 3., .5), plaster('8C9A86'), .4)
    z = block(-.1, .12, 0, .17, .13, .08, stone('D8CCBA', 'A8987F', 5., .6), 8)
    put('perfume.square.amber.daisi', -.1, .11, z, 12, metres=.12)
    put('perfume.round.amber.khurma', .08, .06, 0, -14, metres=.13)
    put('perfume.tall.sage.pitna', .19, .13, 0, 10, metres=.15)
    put('perfume.square.sage.tkis', -.2, -.02, 0, 16, metres=.11)
    put('perfume.tall.clear.venakhi', .02, -.05, 0, -8, metres=.13)
    stems(.3, .22, .05, .3, 5, .6, seed=12)
    sunlight((.0, .15, .1), (.88, .55, -.44), (.7, .75), strength=6.5, color=(1, .84, .64))


@scene('shower', *looking((-.01, .1, .15), .8, .56, 8), exposure=.35)
def shower():
    worktop(stone('DAD5CB', 'A79B8B', 2.4), tiles('5F8C97', 'D9D8D0', .1, .1, offset=0., rough=.08, tone=.1), .26, below=None)
    put('shampoo.pump.sky.zghva', -.22, .1, 0, 8, metres=.21)
    put('shampoo.pump.clay.pomidori', -.09, .14, 0, -6, metres=.21)
    put('shampoo.flat.rose.vardi', .04, .11, 0, 8, metres=.2)
    put('soap.bar.sage.dafna', -.12, -.06, 0, 10, metres=.09)
    put('soap.bar.blush.vardi', .05, -.05, 0, -14, metres=.09)
    put('towels.roll.ivory', .29, .1, 0, 12, metres=.3)
    put('candle.jar.navy.zghva', .17, -.06, 0, -6)
    put('plant.leafy.white', -.43, .12, 0, 30, metres=.42)
    sunlight((.0, .2, .12), (.86, .55, -.58), (1., 1.05), back=.46)


@scene('bath-bench', *looking((.1, .5, .42), 1.66, 1.12, 9), exposure=.35)
def bath_bench():
    plane(-3, 3, -4, 1., tiles('E5DFD2', 'B9AD9B', .2, .2, .004, .3, 0., .1, upright=False))
    wall(-3, 1., 3, 1., tiles('C9BFA8', 'E9E2D4', .066, .2, offset=0., rough=.12, tone=.06), 0, 2.6)
    z = bench(.1, .72, 1., .34, .45, 'oak')
    put('towels.stack.sage', -.16, .72, z, 10, metres=.34)
    put('soap.stack.wine', .14, .66, z, 20, metres=.1)
    put('candle.pillars.ivory', .27, .75, z, 10, metres=.17)
    put('shampoo.pump.leaf.chinchari', .46, .74, z, -8, metres=.21)
    put('basket.tall.walnut', .82, .6, 0, 0, metres=.5)
    put('slippers.open.sand', .34, .4, 0, 22, metres=.28)
    put('plant.leafy.cream', -.72, .68, 0, 20, metres=.7)
    sunlight((.1, .8, .5), (.9, .5, -.55), (1.3, 1.3), scale=1.6, far=3.2)


@scene('jewellery-stand', *looking((.0, .05, .11), .7, .5, 10), exposure=.4)
def jewellery_stand():
    worktop(stone('E7DFD2', 'BBAA93', 3.), plaster('6F7F6B'), .42)
    put('necklace.drop.wine', -.1, .15, 0, 10, metres=.23)
    put('necklace.round.teal', .13, .18, 0, -10, metres=.22)
    put('earrings.drop.teal', .05, .0, 0, 8, metres=.125)
    put('earrings.hoop.red', -.2, .02, 0, 14, metres=.115)
    put('watch.square.gold', .2, -.03, 0, -24)
    put('watch.classic.wine', -.05, -.09, 0, 20)
    put('lipstick.slim.blush', .26, .1, 0, -10)
    put('vase.amphora.clay', -.33, .2, 0, metres=.2)
    stems(-.33, .2, .18, .24, 5, .6, (.3, .24, .1), (.5, .42, .2), .03, seed=5)
    sunlight((.0, .2, .1), (.9, .55, -.5), (.9, .85))


@scene('watches', *above(0, 0, .56, .4, 64), exposure=.35)
def watches():
    from_above(timber('walnut', axis=0, scale=2.), (0, 0), .6, (.7, .7), far=1.8)
    put('watch.classic.navy', -.06, .03, .0, 20, metres=.1)
    put('watch.square.leather', .07, .04, .0, -14, metres=.1)
    put('watch.sport.olive', .17, -.02, .0, -30, metres=.1)
    put('watch.classic.leather', -.17, -.03, .0, 30, metres=.1)
    put('notebook.band.leather', .02, -.13, 0, 80, 86, metres=.2)
    ruler(-.05, .14, 0, 4, .3)
    put('cup.espresso.navy', .24, .12, 0, 20, metres=.13)


@scene('make-up', *above(0, 0, .5, .36, 66), exposure=.35)
def make_up():
    from_above(stone('EED9D0', 'CFA99B', 3., .35), (0, 0), .5, (.6, .6), far=1.6)
    put('compact.palette.walnut', -.03, .06, 0, 8, metres=.13)
    put('compact.powder.cream', .12, .06, 0, -16, metres=.1)
    put('compact.blush.clay', -.15, .01, 0, 20, metres=.1)
    put('lipstick.classic.rose', .05, -.07, 0, 14)
    put('lipstick.classic.clay', -.06, -.07, 0, -10)
    put('lipstick.slim.red', .14, -.05, 0, 0)
    put('cream.tube.sand.askili', -.17, -.1, 0, -30, 84, metres=.12)
    put('perfume.square.blush.mze', .2, .1, 0, -10, metres=.1)
