"""Desks and devices: stationery, computers, sound, photography, telephones."""
from scenes.parts.furnishing import ruler
from scenes.parts.placing import face_up, no_pencil, put
from scenes.parts.settings import above, from_above, looking, sunlight, worktop
from scenes.parts.surfaces import boards, linen, plaster
from scenes.registry import scene
from studio.materials import timber


@scene('stationery', *above(0, 0, .9, .62), exposure=.35)
def stationery():
    from_above(linen('BFC9C4', tone=.06), (0, 0), .9)
    put('notebook.band.teal', -.1, .04, .002, 12, 88, metres=.22, part=no_pencil)
    put('notebook.ring.sand', .15, .07, .002, -10, 88, metres=.22, part=no_pencil)
    put('pencils.box.mixed', -.34, .06, .002, 8, metres=.2)
    put('pencils.cup.oak', .37, .1, .002, 0, metres=.2)
    put('book.thin.navy.vazha', .3, -.13, .002, 16, 90, metres=.21)
    put('mug.tall.cream', -.34, -.15, .002, 60)
    ruler(.0, -.15, .003, -6)
    put('cactus.round.clay', -.5, -.04, .002, 0, metres=.16)


@scene('home-office', *looking((.02, .1, .25), 1.84, .92, 13, words=True), exposure=.3)
def home_office():
    worktop(boards('C9A070', '96693F', width=.18, length=2.6), plaster('B8C3BC'), .42)
    put('laptop.pro.steel', -.02, .14, 0, 8, metres=.36)
    put('keyboard.compact.sage', .0, -.15, 0, 4, metres=.34)
    put('lamp.arm.sky', .42, .22, 0, 180, metres=.52)
    put('headphones.wire.charcoal', -.33, -.05, 0, 24, metres=.19)
    put('mug.classic.sand', .31, -.1, 0, -40)
    put('notebook.ring.navy', -.34, .2, 0, 20, metres=.21)
    put('cactus.column.sand', -.5, .22, 0, metres=.24)
    put('pencils.cup.oak', .24, .26, 0, metres=.19)
    put('clock.square.black', .02, .4, .42, metres=.3)
    sunlight((.02, .35, .25), (.9, .58, -.5), (1.3, 1.15), panes=(3, 2))


@scene('listening', *looking((.02, .1, .14), .96, .68, 9), exposure=.4)
def listening():
    worktop(timber('walnut', axis=0, scale=1.1), plaster('B46A4C'), .45)
    put('speaker.tall.charcoal', -.3, .16, 0, 12, metres=.26)
    put('headphones.over.cognac', -.04, .06, 0, 24, metres=.21)
    put('speaker.strap.mustard', .24, .08, 0, -14, metres=.24)
    put('earbuds.drop.sage', .12, -.09, 0, 14, metres=.08)
    put('books.stack.classics', .2, .27, 0, 6, metres=.3)
    put('plant.trailing.graphite', .46, .25, 0, 0, metres=.5)
    put('speaker.round.sage', -.15, .26, 0, 0, metres=.19)
    sunlight((.02, .25, .14), (.9, .55, -.46), (1.1, 1.), color=(1, .82, .6))


@scene('photo-walk', *above(.01, .0, .66, .46, 70), exposure=.35)
def photo_walk():
    from_above(boards('C39A6B', '936A42', width=.16, length=2.2), (0, 0), .65)
    put('camera.mirrorless.steel', -.05, .05, 0, 12, metres=.16)
    put('camera.instant.clay', .13, .05, 0, -16, metres=.14)
    put('notebook.band.leather', -.19, -.08, 0, 14, 88, metres=.2, part=no_pencil)
    put('powerbank.slim.clay', -.02, -.11, 0, 10, metres=.14)
    put('phone.pro.sand', .12, -.09, 0, -12, 83, metres=.16, part=face_up)
    put('earbuds.stem.charcoal', .24, -.02, 0, -20, metres=.08)
    put('cup.espresso.clay', -.21, .12, 0, 30, metres=.13)
    put('hat.felt.cream', .3, .15, 0, 20, metres=.28)


@scene('bedside', *looking((.03, .08, .17), .96, .64, 10), exposure=.4)
def bedside():
    worktop(timber('oak', axis=0, scale=1.2), plaster('6E7F93'), .42)
    put('lamp.mushroom.ivory', -.2, .2, 0, 0, metres=.42)
    put('books.stack.sage', .1, .14, 0, 14, metres=.25)
    put('phone.mini.blush', .09, .12, .125, 30, 83, metres=.15, part=face_up)
    put('clock.table.walnut', .3, .2, 0, -10, metres=.2)
    put('earbuds.drop.white', -.02, -.06, 0, 10, metres=.08)
    put('mug.wide.sage', .2, -.04, 0, -30, metres=.12)
    put('powerbank.round.blush', -.2, -.06, 0, 14, metres=.12)
    put('candle.jar.navy.zghva', .33, .02, 0, 0, metres=.09)
    sunlight((.0, .3, .2), (.9, .6, -.36), (1., .9), strength=4.5, color=(1, .78, .56), back=.34)


@scene('drawing', *looking((.0, .05, .06), .92, .62, 30), exposure=.35)
def drawing():
    worktop(boards('E0CFB2', 'BFA37C', width=.16, length=2.4), plaster('D4A24A'), .5)
    put('tablet.pen.charcoal', -.05, .06, 0, 10, metres=.28)
    put('pencils.box.charcoal', .24, .0, 0, -14, metres=.2)
    put('pencils.cup.oak', .2, .26, 0, metres=.2)
    put('mug.stripe.clay', -.31, .08, 0, 40)
    put('notebook.ring.navy', .0, -.14, 0, 82, 88, metres=.2, part=no_pencil)
    put('headphones.over.sage', -.28, .27, 0, 16, metres=.2)
    put('cactus.trio.sage', .4, .2, 0, metres=.24)
    sunlight((.0, .1, .05), (.9, .45, -.6), (1., 1.))
