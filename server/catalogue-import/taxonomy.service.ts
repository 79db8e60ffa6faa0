import { isDeepStrictEqual } from 'node:util'
import type { Picture } from '#contract/catalogue/schemas.ts'
import { languages, type Text } from '#contract/core/languages.ts'
import {
  exportedTaxonomy,
  loadTaxonomy,
  upsertBanner,
  upsertBrand,
  upsertCategory,
  upsertStore,
} from '#server/catalogue/taxonomy-write.service.ts'
import type { Ctx } from '#server/context.ts'
import type { Fault } from './reader.rules.ts'
import type { BannerRecord, BrandRecord, CategoryRecord, ShelfRecord, StoreRecord } from './records.rules.ts'

/** A shelf in the mall, or -1 where nothing is written. */
interface Row {
  id: number
  changed: boolean
}

interface Category {
  id: number
  key: string
  parentId: number | null
  text: Text
  hasGoods: boolean
}

/** Categories, stores and brands that goods may name: those of the mall, and those that came in before them. */
export class Shelves {
  readonly #categories = new Map<string, Category>()
  readonly #byName = new Map<string, Category>()
  readonly #stores = new Map<string, number>()
  readonly #brands = new Map<string, number>()
  readonly #brandNames = new Map<string, number>()
  /** Every shelf as a record would say it, where nothing is written: what would change is told by it. */
  #standing: Map<string, object> | undefined

  /** @param dry nothing will be written */
  static async load(ctx: Ctx, dry: boolean): Promise<Shelves> {
    const shelves = new Shelves()
    const { categories, stores, brands } = await loadTaxonomy(ctx)
    for (const category of categories) shelves.#keepCategory(category)
    for (const { key, id } of stores) shelves.#stores.set(key, id)
    for (const { key, id, name } of brands) shelves.#keepBrand(key, id, name)
    if (dry) shelves.#standing = await standingShelves(ctx)
    return shelves
  }

  /** The child category of a key, or of a name in any language; `A > B > C` counts as C. */
  category(named: string): number | Fault {
    const last = named.split('>').at(-1)!.trim()
    const found = this.#categories.get(named) ?? this.#byName.get(folded(last))
    if (!found) return { field: 'category', reason: `there is no category «${named}»` }
    if (found.parentId === null) return { field: 'category', reason: `«${named}» is a department: name one of its categories` }
    found.hasGoods = true
    return found.id
  }

  store(key: string): number | Fault {
    return this.#stores.get(key) ?? { field: 'store', reason: `there is no store «${key}»` }
  }

  /** The brand of a key or a name. */
  brand(named: string): number | Fault {
    return this.#brands.get(named) ?? this.#brandNames.get(folded(named)) ?? { field: 'brand', reason: `there is no brand «${named}»` }
  }

  /** What is wrong with a shelf record before anything is written. */
  fault(record: ShelfRecord): Fault | undefined {
    if (record.type === 'banner' && !this.#categories.has(record.category))
      return { field: 'category', reason: `there is no category «${record.category}»` }
    if (record.type !== 'category') return undefined
    const standing = this.#categories.get(record.id)
    if (record.parent === undefined)
      return standing?.hasGoods && standing.parentId !== null
        ? { field: 'parent', reason: 'goods stand in this category: it cannot become a department' }
        : undefined
    if (standing && [...this.#categories.values()].some(({ parentId }) => parentId === standing.id))
      return { field: 'parent', reason: 'this department has categories: it cannot become one' }
    const parent = this.#categories.get(record.parent)
    if (!parent) return { field: 'parent', reason: `there is no category «${record.parent}»` }
    if (parent.parentId !== null || record.parent === record.id)
      return { field: 'parent', reason: `«${record.parent}» cannot have categories below it` }
    return undefined
  }

  /** Makes or changes a shelf; -> whether anything changed. Where nothing is written it is only remembered. */
  async put(ctx: Ctx, record: ShelfRecord, picture: Picture): Promise<boolean> {
    const dry = this.#standing && { id: -1, changed: isOther(this.#standing, record, picture) }
    if (record.type === 'brand') return this.#putBrand(ctx, record, dry)
    if (record.type === 'banner') return this.#putBanner(ctx, record, picture, dry)
    return record.type === 'store' ? this.#putStore(ctx, record, picture, dry) : this.#putCategory(ctx, record, picture, dry)
  }

  async #putCategory(ctx: Ctx, { id: key, parent, name, icon }: CategoryRecord, picture: Picture, dry?: Row): Promise<boolean> {
    const parentId = parent === undefined ? null : this.#categories.get(parent)!.id
    const row = dry ?? (await upsertCategory(ctx, { key, parentId, text: name, icon, picture }))
    this.#keepCategory({ id: row.id, key, parentId, text: name, hasGoods: this.#categories.get(key)?.hasGoods ?? false })
    return row.changed
  }

  async #putStore(ctx: Ctx, { id: key, name, city, about, picture: own }: StoreRecord, picture: Picture, dry?: Row): Promise<boolean> {
    const row = dry ?? (await upsertStore(ctx, { key, name, city, about: about ?? null, picture: own ? picture : null }))
    this.#stores.set(key, row.id)
    return row.changed
  }

  async #putBanner(ctx: Ctx, { id: key, category, title, text, tone }: BannerRecord, picture: Picture, dry?: Row): Promise<boolean> {
    const categoryId = this.#categories.get(category)!.id
    return (dry ?? (await upsertBanner(ctx, { key, categoryId, title, text, tone, picture }))).changed
  }

  async #putBrand(ctx: Ctx, { id: key, name }: BrandRecord, dry?: Row): Promise<boolean> {
    const row = dry ?? (await upsertBrand(ctx, key, name))
    this.#keepBrand(key, row.id, name)
    return row.changed
  }

  #keepCategory(category: Category): void {
    this.#categories.set(category.key, category)
    // A department and a category may have one name; goods mean the category.
    if (category.parentId === null) return
    for (const lang of languages) if (category.text[lang]) this.#byName.set(folded(category.text[lang]), category)
  }

  #keepBrand(key: string, id: number, name: string): void {
    this.#brands.set(key, id)
    this.#brandNames.set(folded(name), id)
  }
}

const folded = (name: string) => name.normalize('NFKC').toLowerCase()

const placeOf = ({ type, id }: Pick<ShelfRecord, 'type' | 'id'>) => `${type} ${id}`

async function standingShelves(ctx: Ctx): Promise<Map<string, object>> {
  const { categories, stores, brands, banners } = await exportedTaxonomy(ctx)
  const all: [ShelfRecord['type'], { key: string }[]][] = [
    [
      'category',
      categories.map(({ text: name, parent, picture, ...rest }) => ({ ...rest, name, parent: parent ?? undefined, picture: picture.src })),
    ],
    ['store', stores.map(({ about, picture, ...rest }) => ({ ...rest, about: about ?? undefined, picture: picture?.src }))],
    ['brand', brands],
    ['banner', banners.map(({ picture, ...rest }) => ({ ...rest, picture: picture.src }))],
  ]
  return new Map(all.flatMap(([type, rows]) => rows.map(({ key, ...rest }) => [placeOf({ type, id: key }), rest] as const)))
}

/** Whether a record says something else than what stands. */
function isOther(standing: Map<string, object>, record: ShelfRecord, picture: Picture): boolean {
  const { type, id, ...rest } = record
  const shown = type === 'brand' || (type === 'store' && !record.picture) ? {} : { picture: picture.src }
  return !isDeepStrictEqual(withoutGaps(standing.get(placeOf({ type, id })) ?? {}), withoutGaps({ ...rest, ...shown }))
}

function withoutGaps(object: object): object {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}
