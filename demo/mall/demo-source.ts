import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { banners } from '#demo/mall/banners.ts'
import { brands } from '#demo/mall/brands.ts'
import { categories } from '#demo/mall/categories.ts'
import { demoProducts } from './demo-products.ts'
import { readScenePoints } from '#demo/pictures/scene-points.ts'
import type { DemoProduct, DemoScene, Look } from '#demo/mall/shapes.ts'
import { scenes } from '#demo/mall/scenes.ts'
import { stores } from '#demo/mall/stores.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { CatalogueRecord, OfferRecord } from '#server/catalogue-import/records/catalogue-records.rules.ts'
import type { Entry, Source } from '#server/catalogue-import/source.service.ts'

const day = 86_400_000
const folder = join(import.meta.dirname, '../pictures')

/** What stands of the looks: `{ "mug.tall.teal": { "views": ["front", …] } }`. */
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<Look, { views: string[] }>

/** Some of the demo goods. */
export interface DemoPart {
  only?: (product: DemoProduct) => boolean
  /** Only the pictures that lead, or none at all. */
  pictures?: 'leads' | 'none'
  /** The pictures by path that are in the media folder already (`storeDemoPictures`). */
  stored?: Record<string, Picture>
}

/**
 * The demo mall as a source of goods, in the records that a file of ours would hold.
 * @param asOf the day the mall opened; ages and past prices are told from it
 * @param part takes some of the goods or pictures: tests do with less
 */
export async function demoSource(asOf: Date, { only = () => true, pictures, stored }: DemoPart = {}): Promise<Source> {
  const products = (await demoProducts()).filter(only)
  const records: CatalogueRecord[] = [
    ...taxonomy(pictures),
    ...products.map((product) => productRecord(product, asOf, pictures)),
    // Their pictures are large: tests that ask for less have none.
    ...(pictures ? [] : scenes.map((scene) => sceneRecord(scene, products))),
  ]
  let done = 0
  return {
    size: records.length,
    done: () => done,
    async *entries(): AsyncGenerator<Entry> {
      for (const record of records) yield { file: 'demo', line: ++done, id: record.id, record, errors: [] }
    },
    formats: () => [{ file: 'demo', format: "the mall's own format" }],
    ...(stored ? { storedPicture: (path: string) => stored[path] } : {}),
    picture: (path) => readFile(join(folder, path)).catch(() => undefined),
    close: () => undefined,
  }
}

/** @param shown `none` leaves out all pictures but the banners', which must have one */
function taxonomy(shown: DemoPart['pictures']): CatalogueRecord[] {
  const picture = (path: string) => (shown === 'none' ? {} : { picture: path })
  return [
    ...categories.flatMap((top): CatalogueRecord[] => [
      { type: 'category', id: top.key, name: top.text, icon: top.icon, ...picture(side(top.look)) },
      ...top.children.map((child): CatalogueRecord => ({
        type: 'category',
        id: child.key,
        parent: top.key,
        name: child.text,
        icon: top.icon,
        ...picture(side(child.look)),
      })),
    ]),
    ...stores.map(({ key, name, city, about, companyCode }): CatalogueRecord => ({
      type: 'store',
      id: key,
      name,
      city,
      about,
      companyCode,
      ...picture(`headers/${key}.webp`),
    })),
    ...brands.map(({ key, name }): CatalogueRecord => ({ type: 'brand', id: key, name })),
    ...banners.map(({ key, ...rest }): CatalogueRecord => ({ type: 'banner', id: key, ...rest, picture: `banners/${key}.webp` })),
  ]
}

/** A scene points at those of its products that are taken. */
function sceneRecord({ key, category, place, tone, title, text }: DemoScene, products: DemoProduct[]): CatalogueRecord {
  const seen = readScenePoints()
  const [wide, tall] = (['wide', 'tall'] as const).map(
    (crop) => new Map(seen[`${key}.${crop}`]!.map(({ look, x, y }) => [look, [x, y] as [number, number]])),
  ) as [Map<Look, [number, number]>, Map<Look, [number, number]>]
  const points = [...new Set([...wide.keys(), ...tall.keys()])].flatMap((look) => {
    const product = products.find(({ looks }) => looks.includes(look))
    if (!product) return []
    const offer = product.offers.find((each) => (each.look ?? product.looks[0]) === look)
    return {
      product: product.key,
      ...(offer ? { offer: offerKey(offer, product.offers.indexOf(offer)) } : {}),
      ...(wide.has(look) ? { wide: wide.get(look)! } : {}),
      ...(tall.has(look) ? { tall: tall.get(look)! } : {}),
    }
  })
  return {
    ...{ type: 'scene', id: key, title, text, category, tone: tone ?? 'light', place, points },
    ...{ picture: `scenes/${key}.wide.webp`, tallPicture: `scenes/${key}.tall.webp` },
  }
}

const offerKey = ({ values }: DemoProduct['offers'][number], index: number) => values.join('/') || `offer-${index + 1}`

/** A category is shown from another side than the product whose look it has: no page shows one picture twice. */
const side = (look: Look): string => views(look)[1]!

/** The picture of a look that leads. */
export const lead = (look: Look): string => views(look)[0]!

function views(look: Look): string[] {
  const found = manifest[look]
  if (!found) throw new Error(`The demo goods name the look «${look}», which demo/pictures has no picture of`)
  return found.views.map((view) => `looks/${look}.${view}.webp`)
}

function productRecord(product: DemoProduct, asOf: Date, shown: DemoPart['pictures']): CatalogueRecord {
  const { key, category, store, brand, name, description, attributes, looks, options, offers, daysOld } = product
  const daysAgo = (days: number) => new Date(asOf.getTime() - Math.min(days, daysOld) * day).toISOString()
  const prices = ({ price, was }: DemoProduct['offers'][number]) =>
    was
      ? [
          { price: was, since: daysAgo(20) },
          { price, since: daysAgo(Math.min(5, daysOld / 2)) },
        ]
      : [{ price, since: daysAgo(daysOld) }]
  return {
    type: 'product',
    id: key,
    category,
    store,
    ...(brand ? { brand } : {}),
    name,
    description,
    attributes,
    // The views of one look follow each other: a picture belongs to the variants whose own picture is the last before it.
    pictures: shown === 'none' ? [] : looks.flatMap((look) => (shown ? [lead(look)] : views(look))),
    options: options.map((option) => ({
      name: option.name,
      values: option.values.map(({ key: id, text, swatch }) => ({ id, name: text, ...(swatch ? { swatch } : {}) })),
    })),
    offers: offers.map((offer, i): OfferRecord => ({
      id: offerKey(offer, i),
      values: offer.values,
      price: offer.price,
      ...(offer.was ? { was: offer.was } : {}),
      stock: offer.stock,
      ...(shown === 'none' ? {} : { picture: lead(offer.look ?? looks[0]!) }),
      prices: prices(offer),
    })),
    onSale: true,
    createdAt: daysAgo(daysOld),
  }
}
