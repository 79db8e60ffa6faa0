import type { Picture } from '#contract/catalogue.ts'
import { languages, type Text } from '#contract/languages.ts'
import { loadShelves, putBanner, putBrand, putCategory, putStore } from '../catalogue/shelves.service.ts'
import type { Ctx } from '../context.ts'
import type { Fault } from './reader.rules.ts'
import type { BannerRecord, BrandRecord, CategoryRecord, ShelfRecord, StoreRecord } from './records.rules.ts'

interface Category {
  id: number
  key: string
  parentId: number | null
  text: Text
}

/** Categories, stores and brands that goods may name: those of the mall, and those that came in before them. */
export class Shelves {
  readonly #categories = new Map<string, Category>()
  readonly #byName = new Map<string, Category>()
  readonly #stores = new Map<string, number>()
  readonly #brands = new Map<string, number>()
  readonly #brandNames = new Map<string, number>()

  static async load(ctx: Ctx): Promise<Shelves> {
    const shelves = new Shelves()
    const { categories, stores, brands } = await loadShelves(ctx)
    for (const category of categories) shelves.#keepCategory(category)
    for (const { key, id } of stores) shelves.#stores.set(key, id)
    for (const { key, id, name } of brands) shelves.#keepBrand(key, id, name)
    return shelves
  }

  /** The child category of a key, or of a name in any language; `A > B > C` counts as C. */
  category(named: string): number | Fault {
    const last = named.split('>').at(-1)!.trim()
    const found = this.#categories.get(named) ?? this.#byName.get(folded(last))
    if (!found) return { field: 'category', reason: `there is no category «${named}»` }
    if (found.parentId === null) return { field: 'category', reason: `«${named}» is a department: name one of its categories` }
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
    if (record.type !== 'category' || record.parent === undefined) return undefined
    const parent = this.#categories.get(record.parent)
    if (!parent) return { field: 'parent', reason: `there is no category «${record.parent}»` }
    if (parent.parentId !== null || record.parent === record.id)
      return { field: 'parent', reason: `«${record.parent}» cannot have categories below it` }
    return undefined
  }

  /** Makes or changes a shelf; -> whether anything changed. With `dry` it is only remembered. */
  async put(ctx: Ctx, record: ShelfRecord, picture: Picture, dry: boolean): Promise<boolean> {
    if (record.type === 'brand') return this.#putBrand(ctx, record, dry)
    if (record.type === 'banner') return this.#putBanner(ctx, record, picture, dry)
    return record.type === 'store' ? this.#putStore(ctx, record, picture, dry) : this.#putCategory(ctx, record, picture, dry)
  }

  async #putCategory(ctx: Ctx, { id: key, parent, name, icon }: CategoryRecord, picture: Picture, dry: boolean): Promise<boolean> {
    const parentId = parent === undefined ? null : this.#categories.get(parent)!.id
    const row = dry ? { id: -1, changed: true } : await putCategory(ctx, { key, parentId, text: name, icon, picture })
    this.#keepCategory({ id: row.id, key, parentId, text: name })
    return row.changed
  }

  async #putStore(ctx: Ctx, { id: key, name, city, about, picture: own }: StoreRecord, picture: Picture, dry: boolean): Promise<boolean> {
    const row = dry
      ? { id: -1, changed: true }
      : await putStore(ctx, { key, name, city, about: about ?? null, picture: own ? picture : null })
    this.#stores.set(key, row.id)
    return row.changed
  }

  async #putBanner(ctx: Ctx, { id: key, category, title, text, tone }: BannerRecord, picture: Picture, dry: boolean): Promise<boolean> {
    const categoryId = this.#categories.get(category)!.id
    return dry || (await putBanner(ctx, { key, categoryId, title, text, tone, picture })).changed
  }

  async #putBrand(ctx: Ctx, { id: key, name }: BrandRecord, dry: boolean): Promise<boolean> {
    const row = dry ? { id: -1, changed: true } : await putBrand(ctx, key, name)
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
