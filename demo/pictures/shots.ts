import { join } from 'node:path'
import { demoProducts, allLooks } from '#demo/mall/demo-products.ts'
import type { DemoProduct, Look } from '#demo/mall/shapes.ts'
import { stores } from '#demo/mall/stores.ts'
import type { Kinds } from './blender.ts'

/** One picture to render, as `render.py --serve` takes it. */
export interface Shot {
  name: string
  out: string
  [more: string]: unknown
}

const here = import.meta.dirname
const kindOf = (look: string) => look.slice(0, look.indexOf('.'))

/** Every look of the mall in its three views, all leading ones first. */
export async function lookShots(kinds: Kinds): Promise<Shot[]> {
  const looks = (await allLooks()).filter((look) => kinds[kindOf(look)])
  return [0, 1, 2].flatMap((round) =>
    looks.map((look) => {
      const view = kinds[kindOf(look)]!.views[round]!
      const name = `${look}.${view}`
      return { name, look, view, size: 640, out: join(here, 'looks', `${name}.webp`) }
    }),
  )
}

const banner = (name: string, backdrop: string, looks: Look[]): Shot => ({
  name,
  looks,
  backdrop,
  size: [1280, 480],
  // The words stand on the left.
  aside: 0.19,
  fill: [0.58, 0.76],
  samples: 24,
  seed: 7,
  out: join(here, 'banners', `${name}.webp`),
})

/** The wide pictures of the home page. */
export async function banners(): Promise<Shot[]> {
  return [
    banner('quiet-mornings', 'C08A35', ['teapot.round.ivory', 'mug.classic.teal', 'honey.hex.honey.svaneti', 'kettle.classic.cream']),
    banner('georgian-table', '6E1A2A', ['wine.bordeaux.amber.kisi', 'adjika.jar.red.megruli', 'bowl.wide.olive', 'tea.tin.olive.guria']),
    banner('warm-rooms', 'B9C4B0', ['armchair.classic.olive', 'lamp.arm.navy', 'plant.leafy.clay', 'table.round.oak']),
    banner('sound-and-screen', 'C9D6DB', ['laptop.slim.steel', 'headphones.over.cognac', 'speaker.round.sage', 'phone.plain.teal']),
    banner('out-of-town', 'D9C3A0', ['suitcase.cabin.sage', 'football.classic.clay', 'bottle.slim.navy']),
    banner('small-ones', 'F0C9B8', ['toycar.car.red', 'teddy.bear.honey', 'books.stack.classics']),
  ]
}

const headerColours = ['E6D8BF', 'C7D3C4', 'DDB9A6', 'C3D2D8', 'E3C88E', 'D3C6D6']

/** The wide picture of every shop: four of its own goods in a row. */
export async function headers(): Promise<Shot[]> {
  const products = await demoProducts()
  return stores.map(({ key }, place) => ({
    name: key,
    looks: spread(products.filter((product) => product.store === key)),
    backdrop: headerColours[place % headerColours.length],
    size: [1280, 400],
    samples: 16,
    seed: place,
    fill: [0.86, 0.74],
    out: join(here, 'headers', `${key}.webp`),
  }))
}

/** Up to four goods, each of another kind as far as there are. */
function spread(products: DemoProduct[]): Look[] {
  const looks = products.map((product) => product.looks.at(-1)!)
  const kinds = new Map(looks.map((look) => [kindOf(look), look]))
  return [...new Set([...kinds.values(), ...looks])].slice(0, 4)
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
      look: product.looks[0],
      clutter: [1, 2].map((step) => products[(place * 37 + step * 131) % products.length]!.looks[0]),
      size: [480, 600],
      samples: 12,
      seed: place,
      out: join(folder, `${product.key}.jpg`),
    }))
}
