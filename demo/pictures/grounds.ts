import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from '#demo/mall/categories.ts'
import type { DemoProduct, Look } from '#demo/mall/shapes.ts'
import { distance, oklab, type Lab } from './colours.ts'

/** What a product stands on instead of the pale sweep: `surface.tint`, as `grounds.py` builds it. */
export type Ground = `${Surface}.${string}`

const here = import.meta.dirname
const file = join(here, 'grounds.json')
const readColours = (name: string) => JSON.parse(readFileSync(join(here, name), 'utf8')) as Record<string, string>
const palette = readColours('studio/palette.json')
const tints = Object.entries(readColours('tints.json')).map(([name, hex]) => ({ name, deep: name.startsWith('deep-'), lab: oklab(hex) }))

/** The colour that a product stands on; of the others it is the tint. */
const materials = { oak: 'C6A47A', walnut: '7C553C', stone: 'D8D0C2', terrazzo: 'DDD5C8', tiles: 'D8D0C2' }
type Surface = keyof typeof materials | 'sweep' | 'window' | 'leaves' | 'plinth' | 'linen'

/** What products of a kind are used on. */
const surfacesOf: Record<string, Surface[]> = Object.fromEntries(
  (
    [
      ['mug cup teapot kettle tea teapouch coffee', ['oak', 'linen', 'window', 'sweep']],
      ['plates bowl board pan casserole canister basket', ['linen', 'tiles', 'oak', 'sweep']],
      ['honey jam adjika nuts churchkhela chocolate', ['oak', 'linen', 'sweep', 'walnut']],
      ['wine qvevri lemonade', ['leaves', 'plinth', 'sweep', 'linen']],
      ['cream serum shampoo soap perfume lipstick compact', ['plinth', 'stone', 'leaves', 'tiles', 'sweep']],
      ['armchair sofa stool chair table desk bookcase dresser', ['window', 'sweep', 'oak']],
      ['pendant', ['sweep']],
      ['floorlamp lamp candle lantern clock frame', ['sweep', 'window', 'walnut']],
      ['towels', ['tiles', 'sweep']],
      ['cushion throw rug slippers', ['window', 'oak', 'sweep']],
      ['plant cactus vase pot wateringcan trowel', ['leaves', 'sweep', 'terrazzo', 'stone']],
      ['hammer drill toolbox', ['oak', 'walnut', 'sweep']],
      ['phone laptop tablet keyboard headphones earbuds speaker camera powerbank', ['sweep', 'window', 'walnut']],
      ['backpack tote suitcase hat umbrella', ['window', 'sweep', 'oak']],
      ['watch necklace earrings', ['stone', 'leaves', 'sweep']],
      ['dumbbells kettlebell mat football basketball bottle thermos', ['sweep', 'leaves', 'plinth']],
      ['toycar blocks teddy', ['sweep', 'plinth', 'window']],
      ['book books notebook pencils', ['walnut', 'window', 'linen', 'sweep']],
    ] as [string, Surface[]][]
  ).flatMap(([kinds, surfaces]) => kinds.split(' ').map((kind) => [kind, surfaces])),
)

/** Of what looks name otherwise than the palette. */
const elsewhere: Record<string, string> = {
  almond: 'A9744F',
  chestnut: '8A4A20',
  classics: '8A6A50',
  clear: 'F2EEE6',
  cognac: '9A5B34',
  grape: '4A2030',
  green: '4FA64A',
  hazelnut: 'A9744F',
  mixed: 'C79A63',
  pastel: 'E0CFC0',
  pink: 'D98A94',
  yellow: 'D9C84A',
}

const colourOf = (look: Look): Lab => {
  const name = look.split('.')[2]!
  const hex = palette[name] ?? elsewhere[name]
  if (!hex) throw new Error(`No colour is known of ${look}`)
  return oklab(hex)
}

/** On a ground they were found before other products on shoppers' photos, which show tables too: their pictures stay plain. */
const plain: Look[] = [
  'adjika.bowl.amber.svanuri',
  'book.thin.cream.leksebi',
  'bottle.wide.sky',
  'churchkhela.bundle.pink',
  'coffee.bag.sky.etiopia',
  'football.classic.clay',
  'pan.steel.steel',
  'throw.folded.mint',
  'wateringcan.long.brass',
]

const kindOf = (look: Look) => look.slice(0, look.indexOf('.'))
const share = 5
const backdrop = oklab(palette.ivory!)

/** Every fifth of a department's products, the leading view of its first look: what fades into the pale sweep first, no two of
 * which are neighbours in the lists of department or category, where the newest stands first. */
export function chooseGrounds(products: DemoProduct[]): Map<Look, Ground> {
  const grounds = new Map<Look, Ground>()
  for (const { children } of categories) {
    const lists = children.map(({ key }) =>
      products.filter(({ category }) => category === key).sort((one, other) => one.daysOld - other.daysOld),
    )
    const department = lists.flat().sort((one, other) => one.daysOld - other.daysOld)
    for (const [look, ground] of matchGrounds(chooseProducts(department, lists))) grounds.set(look, ground)
  }
  return grounds
}

function chooseProducts(department: DemoProduct[], lists: DemoProduct[][]): Look[] {
  const chosen: DemoProduct[] = []
  const neighbours = (one: DemoProduct, other: DemoProduct, list: DemoProduct[]) => Math.abs(list.indexOf(one) - list.indexOf(other)) < 2
  const palest = (list: DemoProduct[]) =>
    list.toSorted((one, other) => distance(colourOf(one.looks[0]!), backdrop) - distance(colourOf(other.looks[0]!), backdrop))
  // Each category's first, then their second ones: all have some, none has three before another has two.
  const rounds = Array.from({ length: 3 }, () => lists).flat()
  for (const list of rounds) {
    if (chosen.length >= Math.round(department.length / share)) break
    const next = palest(list.filter(({ looks }) => !plain.includes(looks[0]!))).find(
      (each) => !chosen.some((other) => neighbours(each, other, department) || (list.includes(other) && neighbours(each, other, list))),
    )
    if (next) chosen.push(next)
  }
  return chosen.map(({ looks }) => looks[0]!)
}

/** A surface and a tint for each, those of a department as different as they can be. */
function matchGrounds(looks: Look[]): [Look, Ground][] {
  const used = new Map<string, number>()
  const use = (name: string) => used.set(name, (used.get(name) ?? 0) + 1)
  return looks.map((look) => {
    const colour = colourOf(look)
    const possible = surfacesOf[kindOf(look)]!.flatMap((surface, place) =>
      tints
        .filter(({ deep }) => !deep || !(surface in materials))
        .map((tint) => {
          const under = surface in materials ? oklab(materials[surface as keyof typeof materials]) : tint.lab
          const cost = (used.get(surface) ?? 0) * 0.6 + (used.get(tint.name) ?? 0) * 0.5 + place * 0.1
          return { surface, tint: tint.name, cost: cost + discord(colour, tint) + 4 * faintness(colour, under) }
        }),
    )
    const { surface, tint } = possible.reduce((best, each) => (each.cost < best.cost ? each : best))
    use(surface)
    use(tint)
    return [look, `${surface}.${tint}`]
  })
}

/** 0 where a product stands out from what is under it, 1 where it has its colour. */
const faintness = (one: Lab, other: Lab): number => Math.max(0, 1 - distance(one, other) / 0.16)

/** 0 where hues are neighbours or complements, or the product has none. */
function discord([lightness, a, b]: Lab, { lab, deep }: (typeof tints)[number]): number {
  const murky = deep && lightness < 0.55 ? 0.4 : 0
  if (Math.hypot(a, b) < 0.04) return murky
  const turn = Math.abs(Math.atan2(b, a) - Math.atan2(lab[2], lab[1]))
  const degrees = (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI
  return murky + (degrees > 140 ? 0 : degrees < 45 ? 0.1 : degrees > 100 ? 0.3 : 0.6)
}

/** Which leading pictures stand on which ground, as they were rendered. */
export const readGrounds = (): Record<Look, Ground> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<Look, Ground>) : {}

export function writeGround(look: Look, ground: Ground | undefined): void {
  const all = Object.entries({ ...readGrounds(), [look]: ground }).filter(([, name]) => name)
  const lines = all
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([each, name]) => `  ${JSON.stringify(each)}: ${JSON.stringify(name)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
