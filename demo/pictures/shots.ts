import { join } from 'node:path'
import { demoProducts, allLooks } from '#demo/mall/demo-products.ts'
import type { DemoProduct, Look } from '#demo/mall/shapes.ts'
import { scenes } from '#demo/mall/scenes.ts'
import { stores } from '#demo/mall/stores.ts'
import type { Kinds } from './blender.ts'
import { chooseGrounds, type Ground } from './grounds.ts'

/** One picture to render, as `render.py --serve` takes it. */
export interface Shot {
  name: string
  out: string
  /** Pixels of a square's side, or of width and height. */
  size: number | [number, number]
  look?: Look
  /** Whether it is the picture of its look that lists show. */
  leads?: boolean
  /** What it stands on instead of the pale sweep. */
  ground?: Ground | undefined
  [more: string]: unknown
}

const here = import.meta.dirname
const kindOf = (look: string) => look.slice(0, look.indexOf('.'))

/** Pixels of the side of a look's pictures: the one that leads fills the gallery and is looked at closely. */
const leadSize = 1280
const otherSize = 640

/** Every look of the mall in its three views, all leading ones first, of these what shoppers meet first. */
export async function lookShots(kinds: Kinds): Promise<Shot[]> {
  const looks = (await looksAsMet()).filter((look) => kinds[kindOf(look)])
  const grounds = chooseGrounds(await demoProducts())
  return [0, 1, 2].flatMap((round) =>
    looks.map((look) => {
      const view = kinds[kindOf(look)]!.views[round]!
      const name = `${look}.${view}`
      const out = join(here, 'looks', `${name}.webp`)
      return round === 0
        ? { name, look, view, size: leadSize, out, leads: true, ground: grounds.get(look) }
        : { name, look, view, size: otherSize, out }
    }),
  )
}

/** Looks in the order in which shoppers meet them: deep cuts and new goods stand on the home page and lead the lists. */
async function looksAsMet(): Promise<Look[]> {
  const cutOf = ({ offers }: DemoProduct) => Math.max(0, ...offers.map(({ price, was }) => (was ? 1 - price / was : 0)))
  const products = (await demoProducts()).sort((one, other) => cutOf(other) - cutOf(one) || one.daysOld - other.daysOld)
  return [...new Set([...products.map(({ looks }) => looks[0]!), ...(await allLooks())])]
}

/** A row of goods in their true proportions; the words stand on the left, on phones under it. */
const banner = (name: string, backdrop: string, looks: Look[]): Shot => ({
  name,
  looks,
  backdrop,
  size: [2560, 960],
  aside: 0.19,
  fill: [0.58, 0.76],
  samples: 16,
  seed: 7,
  out: join(here, 'banners', `${name}.webp`),
})

/** One thing in a pill of the hero, at 70 % of its height; the pill crops what is left and right of it. */
const heroPill = (name: string, look: Look): Shot => ({
  name: `hero-${name}`,
  looks: [look],
  backdrop: 'ivory',
  size: [960, 480],
  fill: [0.9, 0.7],
  samples: 32,
  seed: 3,
  out: join(here, 'banners', `hero-${name}.webp`),
})

/** The wide pictures of the home page: the hero's four, then those between its zones. */
export async function banners(): Promise<Shot[]> {
  return [
    heroPill('ceramics', 'mug.classic.teal'),
    heroPill('lamps', 'lamp.mushroom.clay'),
    heroPill('tea', 'tea.tin.olive.guria'),
    heroPill('honey', 'honey.hex.honey.svaneti'),
    banner('georgian-table', 'DDB4AE', ['wine.bordeaux.amber.kisi', 'adjika.jar.red.megruli', 'bowl.wide.olive', 'tea.tin.olive.guria']),
    banner('warm-rooms', 'B9C4B0', ['armchair.classic.olive', 'floorlamp.arc.black', 'plant.leafy.clay', 'table.round.oak']),
    banner('sound-and-screen', 'C9D6DB', ['laptop.slim.steel', 'headphones.over.cognac', 'speaker.round.sage', 'phone.plain.teal']),
    banner('quiet-mornings', 'C08A35', ['teapot.round.ivory', 'mug.classic.teal', 'honey.hex.honey.svaneti', 'kettle.classic.cream']),
    banner('out-of-town', 'D9C3A0', ['suitcase.cabin.sage', 'football.classic.clay', 'bottle.slim.navy']),
    banner('small-ones', 'F0C9B8', ['toycar.car.red', 'teddy.bear.honey', 'books.stack.classics']),
  ]
}

const headerColours = ['E6D8BF', 'C7D3C4', 'DDB9A6', 'C3D2D8', 'E3C88E', 'D3C6D6']

/** The wide picture of every shop: up to four of its own goods in a row. */
export async function headers(kinds: Kinds): Promise<Shot[]> {
  const products = await demoProducts()
  return stores.map(({ key }, place) => ({
    name: key,
    looks: oneScene(
      products.filter((product) => product.store === key).map(({ looks }) => looks.at(-1)!),
      kinds,
    ),
    backdrop: headerColours[place % headerColours.length],
    size: [1280, 400],
    samples: 16,
    seed: place,
    fill: [0.86, 0.74],
    out: join(here, 'headers', `${key}.webp`),
  }))
}

/** Folded on its side it is taken for anything but an umbrella. */
const unclear = ['umbrella']

/** Up to four goods, each of another kind, none more than three times as long as another: those the shop has most of. */
function oneScene(looks: Look[], kinds: Kinds): Look[] {
  const clear = Object.entries(Object.groupBy(looks, kindOf)).filter(([kind]) => !unclear.includes(kind))
  const products = clear.map(([kind, ofKind]) => {
    const look = ofKind!.at(-1)!
    return { look, count: ofKind!.length, size: kinds[kind]!.sizes[look.split('.')[1]!]! }
  })
  products.sort((one, other) => other.count - one.count)
  const scenes = products.map(({ size: least }) => products.filter(({ size }) => size >= least && size <= 3 * least).slice(0, 4))
  const worth = (scene: typeof products) => scene.reduce((sum, { count }) => sum + count, 0) + 10 * scene.length
  return scenes.reduce((best, scene) => (worth(scene) > worth(best) ? scene : best)).map(({ look }) => look)
}

/** A scene's two pictures, as wide as the widest file that the mall hands out of one in that shape. Denoised, four samples a pixel show no noise. */
export const sceneCrops = { wide: [1280, 720], tall: [640, 800] } as const

/** Every scene in both of its pictures. */
export async function sceneShots(): Promise<Shot[]> {
  return scenes.flatMap(({ key }) =>
    Object.entries(sceneCrops).map(([crop, [width, height]]) => ({
      name: `${key}.${crop}`,
      scene: key,
      crop,
      size: [width, height] as [number, number],
      samples: 4,
      out: join(here, 'scenes', `${key}.${crop}.webp`),
    })),
  )
}

/** How many goods have a shopper's photo to be found by. */
const photographed = 200

/** A shopper's photo of every second product, with two other goods in the way. */
export async function snapshots(): Promise<Shot[]> {
  const products = (await demoProducts()).sort((one, other) => (one.key < other.key ? -1 : 1))
  const folder = join(here, '../../bench/photo-search/shoppers')
  return products
    .slice(0, photographed * 2)
    .filter((_, place) => place % 2 === 0)
    .map((product, place) => ({
      name: product.key,
      look: product.looks[0]!,
      clutter: [1, 2].map((step) => products[(place * 37 + step * 131) % products.length]!.looks[0]),
      size: [480, 600],
      samples: 12,
      seed: place,
      out: join(folder, `${product.key}.jpg`),
    }))
}
