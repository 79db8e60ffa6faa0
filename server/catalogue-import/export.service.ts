import { existsSync } from 'node:fs'
import { open, writeFile, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { brandNameIn } from '#contract/catalogue/brand-names.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { pickText, type Language } from '#contract/core/languages.ts'
import { exportedProducts, type ExportedProduct } from '#server/catalogue/writing/products-write.service.ts'
import { exportedTaxonomy } from '#server/catalogue/writing/taxonomy-write.service.ts'
import type { Ctx } from '#server/context.ts'
import { always } from '#server/deals/campaigns/imported-sales.service.ts'
import { makeFolder, withPath } from '@kalata/operator-kit/paths/named-paths.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { writeAtomic } from '@kalata/media-store/write-atomic.ts'
import { exportedScenes } from '#server/scenes/scenes.service.ts'
import { defaultPictureSources } from './pictures/default-picture.ts'
import { merchantHeader } from '@kalata/shop-exports/merchant/write-merchant-file.ts'
import { feedLines } from './merchant/merchant-feed.rules.ts'
import { formatLari } from './records/record-fields.rules.ts'

const batch = 250

export interface Exported {
  products: number
  pictures: number
  taxonomyRecords: number
}

/**
 * Writes the catalogue into a folder in our own format: categories, stores, brands and products, one JSON a line,
 * and every picture once. Imported into an empty mall and exported again it is the same, byte for byte.
 */
export async function exportCatalogue(ctx: Ctx, folder: string): Promise<Exported> {
  const pictures = await PictureFolder.open(ctx, folder)
  const taxonomy = await exportedTaxonomy(ctx)
  const files: [string, object[]][] = [
    [
      'categories.jsonl',
      await mapInOrder(taxonomy.categories, async ({ key, parent, text, icon, picture }) => ({
        type: 'category',
        id: key,
        ...(parent ? { parent } : {}),
        name: text,
        icon,
        ...(await pictures.named('picture', picture)),
      })),
    ],
    [
      'stores.jsonl',
      await mapInOrder(taxonomy.stores, async ({ key, name, city, about, picture, companyCode }) => ({
        type: 'store',
        id: key,
        name,
        city,
        ...(about ? { about } : {}),
        ...(companyCode ? { companyCode } : {}),
        ...(await pictures.named('picture', picture)),
      })),
    ],
    [
      'banners.jsonl',
      await mapInOrder(taxonomy.banners, async ({ key, title, text, category, tone, place, picture }) => ({
        type: 'banner',
        id: key,
        title,
        text,
        category,
        tone,
        place,
        ...(await pictures.named('picture', picture)),
      })),
    ],
    ['brands.jsonl', taxonomy.brands.map(({ key, name }) => ({ type: 'brand', id: key, name }))],
  ]
  let count = 0
  for (const [name, records] of files) {
    count += records.length
    await writeFile(join(folder, name), records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  }
  let products = 0
  await withFile(join(folder, 'products.jsonl'), async (out) => {
    for await (const product of allProducts(ctx)) {
      await out.write(`${JSON.stringify(await recordOf(product, pictures))}\n`)
      products++
    }
  })
  count += await writeScenes(ctx, folder, pictures)
  return { products, pictures: pictures.count, taxonomyRecords: count }
}

/** After the products that they point at. @returns how many */
async function writeScenes(ctx: Ctx, folder: string, pictures: PictureFolder): Promise<number> {
  const records = await mapInOrder(await exportedScenes(ctx), async ({ key, wide, tall, points, ...rest }) => ({
    type: 'scene',
    id: key,
    ...rest,
    ...(await pictures.named('picture', wide)),
    ...(await pictures.named('tallPicture', tall)),
    points: points.map(({ product, offer, ...spots }) => ({
      product,
      ...(offer === null ? {} : { offer }),
      ...Object.fromEntries(Object.entries(spots).filter(([, [x]]) => x !== null)),
    })),
  }))
  await writeFile(join(folder, 'scenes.jsonl'), records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return records.length
}

/**
 * Writes a feed for Google Merchant Center (tab-separated), a line an offer of what is on sale.
 * @param origin where the shop stands: `https://kalata.example`
 * @returns how many offers it holds
 */
export async function exportFeed(ctx: Ctx, file: string, lang: Language, origin: string): Promise<number> {
  const taxonomy = await exportedTaxonomy(ctx)
  const tops = new Map<string, string>()
  for (const { key, parent, text } of taxonomy.categories) {
    const name = pickText(text, lang).text
    tops.set(key, parent ? `${tops.get(parent)} > ${name}` : name)
  }
  const brands = new Map(taxonomy.brands.map(({ key, name }) => [key, brandNameIn(name, lang)]))
  let count = 0
  await withFile(file, async (out) => {
    await out.write(merchantHeader)
    for await (const product of allProducts(ctx)) {
      if (!product.listed) continue
      const category = tops.get(product.category) ?? ''
      const lines = feedLines(product, { lang, origin, category, brand: product.brand && brands.get(product.brand), now: ctx.now() })
      count += lines.length
      await out.write(lines.join(''))
    }
  })
  return count
}

async function* allProducts(ctx: Ctx): AsyncGenerator<ExportedProduct> {
  for (let last = 0; ;) {
    const products = await exportedProducts(ctx, last, batch)
    if (products.length === 0) return
    yield* products
    last = products.at(-1)!.id
  }
}

async function recordOf(product: ExportedProduct, folder: PictureFolder): Promise<object> {
  const { key, category, store, brand, name, description, attributes, options, offers, listed, createdAt } = product
  const pictures = await mapInOrder(product.pictures, (picture) => folder.path(picture))
  const instant = (at: string) => new Date(at).toISOString()
  return {
    type: 'product',
    id: key,
    category,
    store,
    ...(brand ? { brand } : {}),
    name,
    ...(Object.keys(description).length > 0 ? { description } : {}),
    attributes,
    pictures: pictures.filter((path) => path !== undefined),
    options: options.map((option) => ({
      name: option.name,
      values: option.values.map(({ key: id, text, swatch }) => ({ id, name: text, ...(swatch ? { swatch } : {}) })),
    })),
    offers: offers.map(({ key: id, values, price, compareAtPrice, stock, pictureIndex, prices, facts, sale }) => ({
      id,
      values,
      price: formatLari(price),
      ...(compareAtPrice && compareAtPrice > price ? { was: formatLari(compareAtPrice) } : {}),
      stock,
      ...(pictures[pictureIndex] ? { picture: pictures[pictureIndex] } : {}),
      ...(prices.length > 0 && prices.at(-1)!.price === price
        ? { prices: prices.map((each) => ({ price: formatLari(each.price), since: instant(each.since) })) }
        : {}),
      ...(sale ? { sale: saleOf(sale) } : {}),
      ...factsOf(facts),
    })),
    onSale: listed,
    createdAt: instant(createdAt),
  }
}

function saleOf({ price, startsAt, endsAt }: { price: number; startsAt: string; endsAt: string }): object {
  const [from, until] = [startsAt, endsAt].map((at) => new Date(at).toISOString()) as [string, string]
  return { price: formatLari(price), ...(from === always.from ? {} : { from }), ...(until === always.until ? {} : { until }) }
}

/** What is known of an offer besides price and stock; `availableFrom` as an instant of UTC. */
function factsOf({ availableFrom, ...facts }: ExportedProduct['offers'][number]['facts']): object {
  const known = Object.entries(facts).filter(([, value]) => value !== null)
  return { ...Object.fromEntries(known), ...(availableFrom === null ? {} : { availableFrom: new Date(availableFrom).toISOString() }) }
}

/** The `pictures/` folder of an export: each picture once, by the name its content gives it. */
class PictureFolder {
  count = 0
  readonly #ctx: Ctx
  readonly #folder: string
  readonly #defaultPictures: string[]
  readonly #paths = new Map<string, string | undefined>()

  private constructor(ctx: Ctx, folder: string, defaultPictures: string[]) {
    this.#ctx = ctx
    this.#folder = folder
    this.#defaultPictures = defaultPictures
  }

  static async open(ctx: Ctx, folder: string): Promise<PictureFolder> {
    makeFolder(join(folder, 'pictures'))
    return new PictureFolder(ctx, folder, await defaultPictureSources(pictureStore(ctx)))
  }

  /** The path beside the file; undefined for the default picture, and for one whose file is gone. */
  async path(picture: Picture): Promise<string | undefined> {
    if (this.#defaultPictures.includes(picture.src)) return undefined
    if (!this.#paths.has(picture.src)) this.#paths.set(picture.src, await this.#write(picture))
    return this.#paths.get(picture.src)
  }

  async named<N extends string>(name: N, picture: Picture | null): Promise<{ [K in N]?: string }> {
    const path = picture ? await this.path(picture) : undefined
    return path === undefined ? {} : ({ [name]: path } as { [K in N]?: string })
  }

  async #write(picture: Picture): Promise<string | undefined> {
    const original = await pictureStore(this.#ctx).original(picture)
    if (!original) return undefined
    const path = `pictures/${picture.src.slice(picture.src.lastIndexOf('/') + 1)}.${original.ending}`
    if (!existsSync(join(this.#folder, path))) await writeAtomic(join(this.#folder, path), original.bytes)
    this.count++
    return path
  }
}

async function mapInOrder<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** Opens a file again, lets `work` write into it and closes it, whatever happens. @throws Error where it cannot be written */
async function withFile(file: string, work: (out: FileHandle) => Promise<void>): Promise<void> {
  const out = await withPath(file, (path) => open(path, 'w'))
  try {
    await work(out)
  } finally {
    await out.close()
  }
}
