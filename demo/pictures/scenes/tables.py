"""Tables and worktops, seen from a chair: z = 0 is the top."""
from scenes.parts.daylight import room, sky, sun, window
from scenes.parts.placing import put
from scenes.parts.props import apple, lemon, loaf, shelf, stems, wine_glass
from scenes.parts.surfaces import boards, cloth, linen, plane, plaster, stone, tiles, wall
from scenes.registry import Camera, scene
from studio.materials import timber
from studio.modelling import box


def top(m, width=2.4, front=-.42, back=.5, thick=.04):
    box(width, back - front, thick, m, (0, (front + back) / 2, -thick), r=.006)


@scene('morning-table', Camera((.04, -1.46, .47), (.04, .12, .125), 44), Camera((.17, -1.5, .52), (.17, .1, .17), 55), exposure=.42)
def morning_table():
    top(boards('C59A68', '94683F', width=.16, length=2.6), back=.5, width=3.2)
    wall(-3, .62, 3, .62, plaster('E0D2B8'), -1.2, 1.8)
    plane(-3, 3, -.6, 1.3, plaster('8A7A66'), -.75)
    cloth((.66, .42), linen('DCC9A6'), (.13, -.03, 0), -4, seed=3)
    put('teapot.round.ivory', .1, .1, .004, 18)
    put('mug.classic.teal', .3, -.07, .004, 40, metres=.115)
    put('plates.coupe.charcoal', -.07, -.12, .004, 0, metres=.22)
    put('honey.hex.honey.svaneti', .27, .15, .003, 8)
    put('board.round.oak', .5, -.08, 0, 200, metres=.34)
    loaf(.49, -.075, .02, 24, long=.2)
    put('vase.ceramic.blush', .44, .28, 0, metres=.23)
    stems(.44, .28, .21, .28, 6, .62, seed=5, turn=30)
    put('tea.tin.olive.guria', .61, .2, 0, -22)
    lemon(-.19, .14, 0, 30)
    lemon(-.25, .09, 0, 120)
    d = (.92, .6, -.46)
    sun(d, 6.5)
    window((-.02, .5, .2), d, 2.6, panes=(3, 3), size=(1.75, 1.0), bar=.05)
    sky((-1.9, -.9, 1.3), (.1, .1, 0), 1.4, 30)
    room(strength=.5)


@scene('supra', Camera((.04, -1.36, .52), (.02, .1, .1), 46), Camera((.04, -1.62, .64), (.04, .1, .17), 54), exposure=.42)
def supra():
    top(boards('7A4F32', '4A2C1B', width=.18, length=2.6, rough=.34), back=.52)
    wall(-3, 1.1, 3, 1.1, plaster('B9876A'), -1.2, 1.9)
    cloth((1.05, .36), linen('DCCBAA'), (0, .02, 0), 2, seed=8)
    put('qvevri.jug.clay.rkatsiteli', -.34, .2, .003, 14)
    put('wine.bordeaux.amber.kisi', -.12, .24, .003, -6)
    wine_glass(-.02, .08, .003, 'E3A24A')
    wine_glass(.4, .0, .003, 'E3A24A')
    put('churchkhela.bundle.walnut', .1, -.12, .003, -8, metres=.24)
    put('nuts.bowl.walnut', -.24, -.06, .003, 0, metres=.19)
    put('adjika.jar.red.megruli', .27, .14, .003, -10)
    put('plates.round.white', .56, -.1, .0, 0, metres=.27)
    put('casserole.oval.sage', .5, .26, 0, -16, metres=.32)
    put('candle.pillars.ivory', -.53, .1, .0, 20, metres=.2)
    apple(-.43, -.17, 0)
    apple(-.505, -.13, 0, c='A83226', turn=40)
    d = (.9, .62, -.46)
    sun(d, 6., (1, .78, .55), 1.5)
    window((.1, .25, .12), d, 2.6, panes=(2, 2), size=(1.15, 1.0), bar=.05)
    sky((-1.9, -1.1, 1.2), (.1, .1, 0), 1.4, 24, (1, .93, .84))
    room((1, .9, .78), .36)


@scene('kitchen-counter', Camera((.02, -1.92, .6), (.02, .1, .29), 43), Camera((.1, -2.2, .64), (.1, .1, .31), 52), exposure=.35)
def kitchen_counter():
    top(stone('D9D3C8', 'A79B8B', 2.2), back=.36, front=-.36, thick=.035)
    box(2.6, .6, .85, timber('sage', axis=0), (0, .03, -.89), r=.004)
    wall(-3, .36, 3, .36, tiles('E3E0D4', 'C3BAA8', .15, .0735), 0, 2.)
    shelf(.1, .36, .52, 1.25, .19)
    put('kettle.classic.cream', -.55, .06, 0, 16)
    put('casserole.round.red', .28, .02, 0, -24)
    put('board.round.oak', -.2, .26, 0, 0, -78, metres=.38)
    put('bowl.deep.clay', -.18, -.08, 0, 0, metres=.17)
    lemon(-.2, -.09, .085, 20)
    lemon(-.14, -.06, .08, 100)
    lemon(.0, -.19, 0, 40)
    put('canister.glass.amber', .6, .16, 0, 0, metres=.2)
    put('pan.deep.copper', .55, -.14, 0, 24, metres=.36)
    put('mug.stripe.navy', -.36, .27, .52, 30)
    put('plates.coupe.charcoal', -.1, .26, .52, metres=.2)
    put('canister.ceramic.clay', .16, .27, .52, 0, metres=.16)
    put('coffee.tin.cream.gvatemala', .37, .27, .52, 8, metres=.15)
    put('plant.trailing.graphite', .62, .26, .52, 0, metres=.3)
    d = (.86, .5, -.62)
    sun(d, 5.5)
    window((.05, .3, .2), d, 2.6, panes=(2, 3), size=(1.25, 1.3), bar=.05)
    sky((-1.9, -1.2, 1.4), (.1, .1, .2), 1.5, 34)
    room(strength=.42)


@scene('coffee-corner', Camera((.1, -1.18, .4), (.06, .1, .11), 47), Camera((.02, -1.4, .46), (.02, .1, .22), 53), exposure=.35)
def coffee_corner():
    top(timber('walnut', axis=0, scale=1.2), back=.4)
    wall(-3, .42, 3, .42, plaster('2F5A5A'), -.2, 1.9)
    put('kettle.gooseneck.black', -.34, .12, 0, 8, metres=.27)
    put('coffee.bag.mustard.dila', .02, .2, 0, -8)
    put('coffee.tin.copper.jezve', .22, .16, 0, 6, metres=.15)
    put('cup.espresso.navy', -.06, -.09, 0, 60, metres=.12)
    put('cup.espresso.clay', .15, -.14, 0, 26, metres=.12)
    put('canister.ceramic.sage', .46, .18, 0, 0, metres=.18)
    put('chocolate.bar.clay.rdziani', .42, -.04, 0, -14, metres=.17)
    put('vase.glass.amber', -.62, .22, 0, metres=.26)
    stems(-.62, .22, .24, .3, 4, .55, (.25, .17, .07), (.42, .30, .14), .045, seed=9)
    d = (.9, .52, -.55)
    sun(d, 6.5, (1, .84, .64))
    window((.05, .28, .12), d, 2.4, panes=(2, 3), size=(.95, 1.05), bar=.045)
    sky((-1.6, -1., 1.1), (.05, .1, .05), 1.2, 22)
    room(strength=.34)


@scene('bath-shelf', Camera((.0, -1.25, .4), (.0, .1, .15), 46), Camera((.05, -1.5, .45), (.05, .1, .33), 53), exposure=.35)
def bath_shelf():
    top(stone('E2DBCF', 'B3A692', 2.6), back=.32, front=-.3)
    wall(-3, .32, 3, .32, tiles('A9B8A4', 'D9D4C6', .066, .2, offset=0., rough=.1, tone=.07), 0, 2.)
    put('towels.stack.white', -.46, .1, 0, 8, metres=.36)
    put('shampoo.pump.leaf.chinchari', -.14, .12, 0, 6, metres=.21)
    put('shampoo.flat.cream.seli', -.01, .2, 0, -8, metres=.19)
    put('serum.dropper.amber.kurka', .04, -.02, 0, 10, metres=.1)
    put('cream.pot.blush.rosehip', .16, -.08, 0, 0, metres=.075)
    put('soap.stack.cream', .3, .07, 0, 16, metres=.1)
    put('candle.jar.olive.nadzvi', .2, .15, 0, -6, metres=.11)
    put('perfume.round.sage.gantiadi', -.1, -.1, 0, -12, metres=.11)
    put('plant.leafy.cream', .56, .14, 0, 20, metres=.42)
    d = (.85, .55, -.6)
    sun(d, 5.)
    window((.05, .2, .14), d, 2.4, panes=(2, 3), size=(1., 1.1), bar=.045)
    sky((-1.6, -1., 1.2), (.05, .1, .1), 1.3, 26, (.93, .97, 1))
    room((1, .97, .93), .45)
